# What a seat is asked at the table of Ptolemaeus, and every way to answer.

## What is asked

ptolemaeus-ask-turn = Your turn, { $number } of { $count }: draw or observe
ptolemaeus-ask-extra = Extra turn: draw or observe
ptolemaeus-ask-after = Action complete. Anything else?
ptolemaeus-ask-end = Action complete.
ptolemaeus-ask-second-pick = Take your second card
ptolemaeus-ask-pay = { $count ->
    [one] How do you pay for { $sign }?
   *[other] Payment { $number } of { $count }: how do you pay for { $sign }?
}
ptolemaeus-ask-placing = Where does the next pawn go?
ptolemaeus-ask-source = Your reserve is empty. Which pawn moves to { $sign }?
ptolemaeus-ask-study = Your third pawn is on { $sign }. Which planet do you study?
ptolemaeus-ask-effect = { $card }: { $text }
ptolemaeus-ask-effect-first = { $card }, first use of two: { $text }
ptolemaeus-ask-effect-again = { $card }, second use: { $text }
ptolemaeus-ask-recall = { $count ->
    [one] Maleficus Mars: take back { $count } pawn
   *[other] Maleficus Mars: take back { $count } pawns
}
ptolemaeus-ask-saturnus = { $count ->
    [one] Maleficus Saturnus: choose { $count } card to discard, in secret
   *[other] Maleficus Saturnus: choose { $count } cards to discard, in secret
}
ptolemaeus-ask-eclipsis = { $count ->
    [one] Eclipsis: choose { $count } card to discard, in secret
   *[other] Eclipsis: choose { $count } cards to discard, in secret
}

ptolemaeus-turn-hint = Take two constellation cards, face up or from the deck, or observe something in the sky.
ptolemaeus-draw-hint = Tap a face-up card, or the deck.
ptolemaeus-draw-also = Tap another one to take both at once.
ptolemaeus-placing-hint = The order counts: a third pawn on a sign studies a planet there at once, and two pawns return to your reserve.
ptolemaeus-discarding-hint = Tap the cards in your hand. Nobody sees them until everybody has chosen.
ptolemaeus-observe = Observe
ptolemaeus-observe-hint = Tap it on the wheel or here; the cheapest payment is chosen for you.
ptolemaeus-third-pawn = third pawn: studies { $text }
ptolemaeus-price = { $sign } costs its own card, a joker, 2 others of its colour ({ $text }) or 3 of one other colour. You cannot pay that.
ptolemaeus-observe-barred = { $count ->
    [one] { $count } more that you cannot observe: why?
   *[other] { $count } more that you cannot observe: why?
}
ptolemaeus-which = Several things can be done there: choose one from the list.
ptolemaeus-costs = costs { $cards }
ptolemaeus-comet-stops = the comet stops here, the pawn goes back
ptolemaeus-order = The pawns are placed in this order:
ptolemaeus-order-moved = { $count ->
    [0] no pawn is moved
    [one] { $count } pawn is moved from elsewhere
   *[other] { $count } pawns are moved from elsewhere
}
ptolemaeus-study-which = The third pawn on { $sign } studies:
ptolemaeus-pay-otherwise = Pay differently
ptolemaeus-pay-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ptolemaeus-pay-cheapest = cheapest
ptolemaeus-pay-more = { $count ->
    [one] { $count } more way
   *[other] { $count } more ways
}
ptolemaeus-pay-hint = You can also tap the cards in your hand.
ptolemaeus-study-with = Study with two pawns there and two from elsewhere
ptolemaeus-study-with-others = Tap two other pawns, here or on the wheel:
ptolemaeus-study-with-left = { $count ->
    [one] Study { $planet }: tap { $count } more pawn
   *[other] Study { $planet }: tap { $count } other pawns
}
ptolemaeus-planet-in = { $planet } in { $sign }
ptolemaeus-move-source = Which pawn?
ptolemaeus-move-target = Where to?

## What can be done

ptolemaeus-do-draw = Take { $card }
ptolemaeus-do-draw-deck = Draw from the deck
ptolemaeus-from-deck = { $count ->
    [one] a card from the deck
   *[other] { $count } cards from the deck
}
ptolemaeus-do-observe = Observe: { $text }
ptolemaeus-do-observe-pay = Observe: { $text }. Pay: { $cards }
ptolemaeus-do-pay = Pay: { $cards }
ptolemaeus-do-place = A pawn to { $sign }
ptolemaeus-do-from = The pawn from { $sign }
ptolemaeus-do-study = Study { $planet }
ptolemaeus-do-study-with = Study { $planet } with pawns from { $text }
ptolemaeus-do-replace = Replace a pawn on { $sign } ({ $name })
ptolemaeus-do-move = Move a pawn: { $text }
ptolemaeus-do-steal = Take a card from { $name }
ptolemaeus-do-recall = Take back the pawn from { $sign }
ptolemaeus-do-discard = Discard: { $cards }
ptolemaeus-do-play = Play { $card }
ptolemaeus-do-play-once = Play { $card }, only once
ptolemaeus-do-trade = Trade two asteroid tokens for a bonus card
ptolemaeus-do-stop = Skip the second use
ptolemaeus-do-end = End the turn
ptolemaeus-do-pass = Pass

ptolemaeus-confirm-choose = Choose; choose the same again to confirm.
ptolemaeus-chosen = Chosen so far: { $cards }
ptolemaeus-confirm-none = Confirm
ptolemaeus-confirm-draw = Take
ptolemaeus-confirm-draw-both = Take both
ptolemaeus-confirm-observe = Observe and pay
ptolemaeus-confirm-pay = Pay
ptolemaeus-confirm-place = Place
ptolemaeus-confirm-from = Move
ptolemaeus-confirm-study = Study
ptolemaeus-confirm-study-with = Study
ptolemaeus-confirm-trade = Trade
ptolemaeus-confirm-play = Play
ptolemaeus-confirm-replace = Replace
ptolemaeus-confirm-move = Move
ptolemaeus-confirm-steal = Take
ptolemaeus-confirm-stop = Skip
ptolemaeus-confirm-recall = Take back
ptolemaeus-confirm-discard = Discard
ptolemaeus-confirm-end = End the turn
ptolemaeus-confirm-pass = Pass
