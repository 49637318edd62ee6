# Che cosa è chiesto al tavolo di Ptolemaeus, e come si risponde.

## Che cosa è chiesto

ptolemaeus-ask-turn = Il tuo turno, { $number } di { $count }: pesca o osserva
ptolemaeus-ask-extra = Turno extra: pesca o osserva
ptolemaeus-ask-after = Azione completata. Qualcos’altro?
ptolemaeus-ask-end = Azione completata.
ptolemaeus-ask-second-pick = Prendi la seconda carta
ptolemaeus-ask-pay = { $count ->
    [one] Con che cosa paghi { $sign }?
   *[other] Pagamento { $number } di { $count }: con che cosa paghi { $sign }?
}
ptolemaeus-ask-placing = Dove va la prossima pedina?
ptolemaeus-ask-source = La riserva è vuota. Quale pedina va in { $sign }?
ptolemaeus-ask-study = La tua terza pedina è in { $sign }. Quale pianeta studi?
ptolemaeus-ask-effect = { $card }: { $text }
ptolemaeus-ask-effect-first = { $card }, primo uso di due: { $text }
ptolemaeus-ask-effect-again = { $card }, secondo uso: { $text }
ptolemaeus-ask-recall = { $count ->
    [one] Maleficus Mars: riprendi { $count } pedina
   *[other] Maleficus Mars: riprendi { $count } pedine
}
ptolemaeus-ask-saturnus = { $count ->
    [one] Maleficus Saturnus: scegli in segreto { $count } carta da scartare
   *[other] Maleficus Saturnus: scegli in segreto { $count } carte da scartare
}
ptolemaeus-ask-eclipsis = { $count ->
    [one] Eclipsis: scegli in segreto { $count } carta da scartare
   *[other] Eclipsis: scegli in segreto { $count } carte da scartare
}

ptolemaeus-turn-hint = Prendi due carte costellazione, scoperte o dal mazzo, oppure osserva qualcosa in cielo.
ptolemaeus-draw-hint = Tocca una delle carte scoperte, oppure il mazzo.
ptolemaeus-draw-also = Toccane un’altra per prenderle insieme.
ptolemaeus-placing-hint = L’ordine conta: con la terza pedina su un segno studi subito un pianeta che vi si trova, e due pedine tornano nella riserva.
ptolemaeus-discarding-hint = Tocca le carte della tua mano. Nessuno le vede finché non hanno scelto tutti.
ptolemaeus-observe = Osserva
ptolemaeus-observe-hint = Tocca sulla ruota o qui; il pagamento più economico è già scelto.
ptolemaeus-third-pawn = terza pedina: studi { $text }
ptolemaeus-price = { $sign } costa la sua carta, un jolly, altre 2 del suo colore ({ $text }) o 3 di un altro colore. Non hai con che pagare.
ptolemaeus-observe-barred = { $count ->
    [one] C’è anche { $count } osservazione non possibile: perché?
   *[other] Ci sono anche { $count } osservazioni non possibili: perché?
}
ptolemaeus-which = Lì si possono fare più cose: scegli dall’elenco.
ptolemaeus-costs = costa { $cards }
ptolemaeus-comet-stops = qui si ferma la cometa: la pedina torna
ptolemaeus-order = Le pedine arrivano in quest’ordine:
ptolemaeus-order-moved = { $count ->
    [0] nessuna pedina si sposta
    [one] { $count } pedina si sposta da altrove
   *[other] { $count } pedine si spostano da altrove
}
ptolemaeus-study-which = La terza pedina in { $sign } studia:
ptolemaeus-pay-otherwise = Paga in altro modo
ptolemaeus-pay-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
ptolemaeus-pay-cheapest = il più economico
ptolemaeus-pay-more = { $count ->
    [one] { $count } altro modo
   *[other] { $count } altri modi
}
ptolemaeus-pay-hint = Puoi anche toccare le carte della tua mano.
ptolemaeus-study-with = Studia con due pedine lì e due da altri segni
ptolemaeus-study-with-others = Tocca altre due pedine, qui o sulla ruota:
ptolemaeus-study-with-left = { $count ->
    [one] Studia { $planet }: tocca ancora { $count } pedina
   *[other] Studia { $planet }: tocca altre { $count } pedine
}
ptolemaeus-planet-in = { $planet } in { $sign }
ptolemaeus-move-source = Quale pedina?
ptolemaeus-move-target = Dove?

## Che cosa si può fare

ptolemaeus-do-draw = Prendi { $card }
ptolemaeus-do-draw-deck = Pesca dal mazzo
ptolemaeus-from-deck = { $count ->
    [one] una carta dal mazzo
   *[other] { $count } carte dal mazzo
}
ptolemaeus-do-observe = Osserva: { $text }
ptolemaeus-do-observe-pay = Osserva: { $text }. Paga: { $cards }
ptolemaeus-do-pay = Paga: { $cards }
ptolemaeus-do-place = Una pedina in { $sign }
ptolemaeus-do-from = La pedina da { $sign }
ptolemaeus-do-study = Studia { $planet }
ptolemaeus-do-study-with = Studia { $planet } con pedine da { $text }
ptolemaeus-do-replace = Sostituisci una pedina in { $sign } ({ $name })
ptolemaeus-do-move = Sposta una pedina: { $text }
ptolemaeus-do-steal = Prendi una carta a { $name }
ptolemaeus-do-recall = Riprendi la pedina da { $sign }
ptolemaeus-do-discard = Scarta: { $cards }
ptolemaeus-do-play = Gioca { $card }
ptolemaeus-do-play-once = Gioca { $card }, solo una volta
ptolemaeus-do-trade = Scambia due gettoni asteroide con una carta bonus
ptolemaeus-do-stop = Rinuncia al secondo uso
ptolemaeus-do-end = Finisci il turno
ptolemaeus-do-pass = Passa

ptolemaeus-confirm-choose = Scegli; tocca di nuovo per confermare.
ptolemaeus-chosen = Scelte finora: { $cards }
ptolemaeus-confirm-none = Conferma
ptolemaeus-confirm-draw = Prendi
ptolemaeus-confirm-draw-both = Prendile entrambe
ptolemaeus-confirm-observe = Osserva e paga
ptolemaeus-confirm-pay = Paga
ptolemaeus-confirm-place = Piazza
ptolemaeus-confirm-from = Sposta
ptolemaeus-confirm-study = Studia
ptolemaeus-confirm-study-with = Studia
ptolemaeus-confirm-trade = Scambia
ptolemaeus-confirm-play = Gioca
ptolemaeus-confirm-replace = Sostituisci
ptolemaeus-confirm-move = Sposta
ptolemaeus-confirm-steal = Prendi
ptolemaeus-confirm-stop = Rinuncia
ptolemaeus-confirm-recall = Riprendi
ptolemaeus-confirm-discard = Scarta
ptolemaeus-confirm-end = Finisci il turno
ptolemaeus-confirm-pass = Passa
