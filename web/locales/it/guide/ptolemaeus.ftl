# La guida per la prima partita a Ptolemaeus.

ptolemaeus-guide-welcome = Sette pianeti, dodici segni e una cometa
    .text = Osservi i pianeti mettendo pedine sui loro segni, paghi con carte costellazione e studi quanti più pianeti puoi. { $alone ->
        [yes] Vinci se hai almeno 12 punti quando la cometa ha fatto il giro.
       *[no] Con 12 punti vinci subito.
    }
ptolemaeus-guide-wheel = La ruota è il cielo di un giorno reale
    .text = Ogni segno ha il colore del suo elemento. Le linee uniscono i pianeti che formano una configurazione. Ciò che è in evidenza si può osservare adesso; tocca qualsiasi altra cosa e saprai perché non si può.
ptolemaeus-guide-draw = Comincia con due carte
    .text = Prendi carte costellazione tra quelle scoperte o dal mazzo. Sono utili quelle dei segni in cui ci sono pianeti, e più carte dello stesso colore.
ptolemaeus-guide-observe = Ora osserva qualcosa
    .text = Quando tocca di nuovo a te, scegli sulla ruota un segno o una linea in evidenza, oppure una voce dell’elenco. «Osserva e paga» usa le carte più economiche: quella del segno, un jolly, due del suo colore o tre di un altro. Una configurazione porta in cielo più pedine in una volta, ognuna al suo prezzo.
ptolemaeus-guide-figures = Quattro configurazioni
    .text = I pianeti disposti così si osservano insieme: una pedina su ogni segno, due in una congiunzione. Tranne lì, la cometa vale un pianeta.
ptolemaeus-guide-conjunction = due pianeti in un segno
ptolemaeus-guide-opposition = due segni opposti
ptolemaeus-guide-trigon = tre segni di un colore
ptolemaeus-guide-square = due segni a distanza di tre
ptolemaeus-guide-study = Come si studia un pianeta
    .text = Porta una terza pedina dove c’è un pianeta: lo studi, e due pedine tornano nella riserva. Dopo la tua azione puoi studiare anche con due pedine lì e due altrove.
ptolemaeus-guide-goal = Che cosa dà punti
    .text = Due pianeti del tuo obiettivo segreto: { $points }, tutti e tre: { $most }. { $count } gettoni asteroide: 1. La carta Nova Constellatio: 1. { $alone ->
        [yes] La partita finisce quando la cometa torna alla partenza.
       *[no] Se nessuno arriva a 12, la partita finisce quando la cometa torna alla partenza.
    }
ptolemaeus-guide-points = Punti
ptolemaeus-guide-round = Alla fine del round il cielo si muove
    .text = Quando ciascuno ha giocato tre turni, questi pianeti avanzano di un segno, e dopo di loro la cometa. Le pedine sul segno in cui si ferma tornano nella riserva. Pensaci per tempo!
ptolemaeus-guide-bonus = Ogni studio porta una carta bonus
    .text = Giocala prima o dopo la tua azione. Funziona due volte se hai studiato il pianeta a cui appartiene. Ora sai abbastanza: buona fortuna!
