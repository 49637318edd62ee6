# La guida per la prima partita a Ptolemaeus.

ptolemaeus-guide-welcome = Sette pianeti, dodici segni e una cometa
    .text = Osservi i pianeti mettendo pedine sui loro segni, paghi con carte costellazione e studi quanti più pianeti puoi. { $alone ->
        [yes] Hai vinto se hai almeno 12 punti quando la cometa ha fatto il giro.
       *[no] Con 12 punti vinci subito.
    }
ptolemaeus-guide-wheel = La ruota è il cielo di un giorno reale
    .text = Ogni segno ha il colore del suo elemento. Le linee uniscono i pianeti che formano una configurazione. Ciò che è in evidenza si può osservare adesso; tocca qualsiasi altra cosa e saprai perché non si può.
ptolemaeus-guide-draw = Comincia con due carte
    .text = Prendi carte costellazione tra quelle scoperte o dal mazzo. Sono utili quelle dei segni in cui ci sono pianeti, e più carte dello stesso colore.
ptolemaeus-guide-observe = Ora osserva qualcosa
    .text = Quando tocca di nuovo a te, scegli sulla ruota un segno o una linea in evidenza, oppure una voce dell’elenco, e conferma. Una configurazione porta in cielo più pedine in una volta, e ognuna ha il suo prezzo.
ptolemaeus-guide-pay = Paga la tua pedina
    .text = Va bene la carta del segno stesso, o un jolly, o due carte del suo colore, o tre di un solo altro colore. Per primo è proposto il modo meno caro.
ptolemaeus-guide-round = Presto il cielo si muoverà
    .text = Quando ciascuno ha giocato tre turni, questi pianeti avanzano di un segno, e dopo di loro la cometa. Le pedine sul segno in cui si ferma tornano nella riserva. Pensaci per tempo!
ptolemaeus-guide-goal = Che cosa dà punti
    .text = I pianeti che hai studiato, quelli del tuo obiettivo segreto, i gettoni asteroide e la carta Nova Constellatio. { $alone ->
        [yes] La partita finisce quando la cometa torna alla partenza.
       *[no] Se nessuno arriva a 12, la partita finisce quando la cometa torna alla partenza.
    }
ptolemaeus-guide-study = Studia il tuo primo pianeta
    .text = Porta una terza pedina dove c’è un pianeta: lo studi, e due pedine tornano nella riserva. Dopo la tua azione bastano anche due pedine lì e due altrove.
ptolemaeus-guide-bonus = Ogni studio porta una carta bonus
    .text = Giocala prima o dopo la tua azione. Funziona due volte se hai studiato il pianeta a cui appartiene. Ora sai abbastanza: buona fortuna!
