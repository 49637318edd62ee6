# Che cosa rifiuta Ptolemaeus: che cosa non va e che cosa fare. Il nome è il codice dell’errore.

## Date

error-ptolemaeus-date-form = «{ $text }» non è una data. Scegli un giorno, un mese e un anno.
error-ptolemaeus-date-year = Qui l’anno { $year } non esiste; gli anni si contano da 1 a { $last }.
error-ptolemaeus-date-month = Il mese { $month } non esiste; i mesi sono numerati da 1 a 12.
error-ptolemaeus-date-day = Il giorno { $day } { $month } { $year } non esiste: quel mese ha { $days } giorni.
error-ptolemaeus-date-skipped = { $day ->
    [8] L’{ $day }
    [11] L’{ $day }
   *[other] Il { $day }
} ottobre 1582 non c’è mai stato: il calendario passò dal 4 direttamente al 15.
error-ptolemaeus-date-sky = Il cielo di questa data ({ $date }) non si può calcolare abbastanza bene. Scegli un anno tra { $first } e { $last }.
error-ptolemaeus-seats = Il gioco è per 1–4 posti, non { $seats }.

## Momenti

error-ptolemaeus-not-asked = Non tocca a te. In attesa di { $waiting }.
error-ptolemaeus-game-over = La partita è finita; non c’è più nulla da decidere.
error-ptolemaeus-no-such-seat = A questo tavolo non c’è il posto { $seat }.
error-ptolemaeus-spectator = Gli spettatori possono solo guardare.
error-ptolemaeus-unknown-action = Questa non è un’azione del gioco. Scegline una tra quelle proposte.
error-ptolemaeus-only-as-action = Pescare e osservare sono l’azione del turno; prima rispondi a ciò che ti è chiesto.
error-ptolemaeus-only-when-paying = Si paga con le carte solo dopo aver indicato che cosa si osserva.
error-ptolemaeus-only-when-placing = Le pedine si piazzano dopo aver pagato un’osservazione, o con una carta Signum.
error-ptolemaeus-only-when-moving = Una pedina lascia un segno solo quando la riserva è vuota e bisogna piazzarne una.
error-ptolemaeus-only-third-pawn = Un pianeta si studia così solo quando la tua terza pedina è arrivata nel suo segno.
error-ptolemaeus-only-after-action = Lo studio con due più due pedine viene dopo la tua azione.
error-ptolemaeus-only-beside-action = Carte bonus e scambi vengono prima o dopo l’azione, mai nel mezzo.
error-ptolemaeus-only-by-bonus = Fa parte di una carta bonus: prima gioca la carta.
error-ptolemaeus-only-when-recalling = Le pedine si riprendono solo quando lo chiede Maleficus Mars.
error-ptolemaeus-only-when-discarding = Si scartano carte solo quando lo chiede Maleficus Saturnus o un’Eclipsis.
error-ptolemaeus-act-first = Il turno finisce dopo la sua azione: prima pesca oppure osserva.
error-ptolemaeus-acted-already = Hai già fatto l’azione di questo turno; restano solo le mosse libere e la fine del turno.
error-ptolemaeus-no-passing = Non puoi passare finché puoi pescare o osservare.

## Pescare, osservare, pagare

error-ptolemaeus-deck-empty = Mazzo e scarti sono vuoti: non c’è nessuna carta da pescare.
error-ptolemaeus-not-face-up = Questa carta non è scoperta. Prendine una che lo è, o pesca dal mazzo.
error-ptolemaeus-joker-second = Un jolly scoperto può essere solo la prima carta che prendi. Prendine un’altra, o pesca dal mazzo.
error-ptolemaeus-nothing-to-observe = In cielo non c’è nulla che tu possa pagare e su cui tu possa mettere pedine.
error-ptolemaeus-no-configuration = Questi segni non formano una configurazione. Scegli un segno, una congiunzione, due segni opposti, due a tre segni di distanza, o tre dello stesso colore.
error-ptolemaeus-sign-empty = Lì non c’è né un pianeta né la cometa.
error-ptolemaeus-not-in-the-sky = Questa configurazione non c’è in cielo: ogni segno ha bisogno di un pianeta (la cometa può essere uno di loro), una congiunzione di due.
error-ptolemaeus-no-pawns = Non hai abbastanza pedine che possano andare lì.
error-ptolemaeus-third-pawn = Una terza pedina ha bisogno di un pianeta che non hai ancora studiato; lì non ce n’è.
error-ptolemaeus-cannot-pay = Le tue carte non bastano per pagare. Un segno costa la sua carta, un jolly, altre due del suo colore, o tre di un altro colore.
error-ptolemaeus-not-the-price = Non è un prezzo per questo segno. Paga la sua carta, un jolly, altre due del suo colore, o tre di un altro colore.
error-ptolemaeus-not-in-hand = Non hai tutte queste carte.
error-ptolemaeus-rest-unpaid = Così non potresti pagare il resto della configurazione. Paga con altre carte.
error-ptolemaeus-not-observed = Questo segno ora non ha bisogno di una pedina. Scegline uno che ne ha bisogno.
error-ptolemaeus-rest-unplaced = Così le altre pedine non potrebbero seguire. Prima piazzane un’altra.
error-ptolemaeus-no-pawn-there = Lì non hai pedine.
error-ptolemaeus-source-observed = Questo segno è osservato proprio in questa azione. Sposta una pedina da un altro.

## Studiare

error-ptolemaeus-nothing-to-study = Studia un pianeta che è sul segno della tua terza pedina e che non hai ancora studiato.
error-ptolemaeus-two-plus-two = Servono due tue pedine nel segno di un pianeta che non hai studiato, e altre due in altri segni.
error-ptolemaeus-studied-already = Hai già studiato questo pianeta.
error-ptolemaeus-two-pawns-there = Servono due pedine nel segno del pianeta.
error-ptolemaeus-two-pawns-elsewhere = Scegli i segni di due tue pedine che sono altrove.
error-ptolemaeus-two-tokens = Una carta bonus costa due gettoni asteroide, e tu ne hai di meno.
error-ptolemaeus-bonus-deck-empty = Non restano carte bonus da ottenere.

## Carte bonus

error-ptolemaeus-bonus-not-held = Non hai questa carta bonus.
error-ptolemaeus-bonus-kept = Nova Constellatio non si gioca mai: averla vale un punto.
error-ptolemaeus-bonus-no-effect = Ora non avrebbe effetto, quindi non si può giocare.
error-ptolemaeus-bonus-once = Questa carta non ha un secondo uso a cui rinunciare. Giocala così com’è.
error-ptolemaeus-bonus-first-unit = La carta deve fare qualcosa almeno una volta; poi puoi fermarti.
error-ptolemaeus-bonus-not-so = Qui la carta { $bonus } non può farlo. Scegli qualcosa che può fare.
error-ptolemaeus-discard-count = { $count ->
    [one] Devi scartare esattamente { $count } carta.
   *[other] Devi scartare esattamente { $count } carte.
}
error-ptolemaeus-discard-order = Scegli carte del gioco, nell’ordine dello zodiaco.

## Notazione, nelle registrazioni importate

error-ptolemaeus-notation-action = «{ $text }» non è un’azione di Ptolemaeus.
error-ptolemaeus-notation-number = «{ $text }» non è un numero.
error-ptolemaeus-notation-sign = «{ $text }» non è un segno dello zodiaco.
error-ptolemaeus-notation-planet = «{ $text }» non è un pianeta.
error-ptolemaeus-notation-bonus = «{ $text }» non è una carta bonus.
error-ptolemaeus-notation-event = «{ $text }» non è nulla che possa accadere in questo gioco.
error-ptolemaeus-notation-options = «{ $text }» non sono opzioni di Ptolemaeus.

## Le liste di carte e i mondi immaginati: errori del programma

error-ptolemaeus-cards-unreadable = Il file delle liste di carte non si può leggere ({ $reason }).
error-ptolemaeus-cards-unknown-name = Le liste di carte nominano «{ $name }», che non è né una carta né un pianeta.
error-ptolemaeus-cards-negative = Le liste di carte hanno { $count } carte di «{ $name }». Servono 0 o più.
error-ptolemaeus-cards-total = Le liste di carte ({ $cards }) hanno { $count } carte; il gioco ne ha { $wanted }.
error-ptolemaeus-cards-three-planets = Le liste di carte hanno «{ $card }», ma un evento o un obiettivo ha tre pianeti diversi.
error-ptolemaeus-cards-moves = Gli eventi delle liste muovono { $moves } pianeti; dovrebbero essere { $wanted }.
error-ptolemaeus-cards-mars-moves = Gli eventi delle liste muovono Mars { $moves } volte; dovrebbero essere { $wanted }.
error-ptolemaeus-world-seats = Il tavolo immaginato ha un altro numero di posti.
error-ptolemaeus-world-desk = Le carte immaginate di questo posto non sono le sue.
error-ptolemaeus-world-cards = Le carte costellazione immaginate non sono quelle nascoste.
error-ptolemaeus-world-hands = Una mano immaginata ha un altro numero di carte.
error-ptolemaeus-world-remembered = Le carte immaginate contraddicono ciò che se ne è visto.
error-ptolemaeus-world-bonuses = Le carte bonus immaginate non sono quelle nascoste.
error-ptolemaeus-world-events = Gli eventi immaginati non sono quelli ancora da venire.
error-ptolemaeus-world-objectives = Gli obiettivi immaginati non sono leciti.
error-ptolemaeus-world-sealed = Uno scarto segreto immaginato non è lecito.
error-ptolemaeus-world-unpaid = Una mano immaginata non può pagare ciò che ha annunciato.
error-ptolemaeus-world-won = Con le carte immaginate qualcuno avrebbe già vinto.
