# Ce qui est demandé à la table de Ptolemaeus, et comment on répond.

## Ce qui est demandé

ptolemaeus-ask-turn = Votre tour, { $number } sur { $count } : piochez ou observez
ptolemaeus-ask-extra = Tour supplémentaire : piochez ou observez
ptolemaeus-ask-after = Action terminée. Autre chose ?
ptolemaeus-ask-end = Action terminée.
ptolemaeus-ask-second-pick = Prenez la seconde carte
ptolemaeus-ask-pay = { $count ->
    [one] Avec quoi payez-vous { $sign } ?
   *[other] Paiement { $number } sur { $count } : avec quoi payez-vous { $sign } ?
}
ptolemaeus-ask-placing = Où va le prochain pion ?
ptolemaeus-ask-source = La réserve est vide. Quel pion va en { $sign } ?
ptolemaeus-ask-study = Votre troisième pion est en { $sign }. Quelle planète étudiez-vous ?
ptolemaeus-ask-effect = { $card } : { $text }
ptolemaeus-ask-effect-first = { $card }, premier effet sur deux : { $text }
ptolemaeus-ask-effect-again = { $card }, second effet : { $text }
ptolemaeus-ask-recall = { $count ->
    [one] Maleficus Mars : retirez { $count } pion
   *[other] Maleficus Mars : retirez { $count } pions
}
ptolemaeus-ask-saturnus = { $count ->
    [one] Maleficus Saturnus : choisissez en secret { $count } carte à défausser
   *[other] Maleficus Saturnus : choisissez en secret { $count } cartes à défausser
}
ptolemaeus-ask-eclipsis = { $count ->
    [one] Eclipsis : choisissez en secret { $count } carte à défausser
   *[other] Eclipsis : choisissez en secret { $count } cartes à défausser
}

ptolemaeus-turn-hint = Prenez deux cartes constellation, visibles ou de la pioche, ou observez quelque chose dans le ciel.
ptolemaeus-draw-hint = Touchez une des cartes visibles, ou la pioche.
ptolemaeus-draw-also = Touchez-en une autre pour prendre les deux.
ptolemaeus-placing-hint = L’ordre compte : un troisième pion sur un signe étudie aussitôt une planète qui s’y trouve, et deux pions reviennent en réserve.
ptolemaeus-discarding-hint = Touchez les cartes de votre main. Personne ne les voit tant que tous n’ont pas choisi.
ptolemaeus-observe = Observer
ptolemaeus-observe-hint = Touchez sur la roue ou ici ; le paiement le moins cher est déjà choisi.
ptolemaeus-third-pawn = troisième pion : vous étudiez { $text }
ptolemaeus-price = { $sign } coûte sa propre carte, un joker, 2 autres de sa couleur ({ $text }) ou 3 d’une autre couleur. Vous n’avez pas de quoi payer.
ptolemaeus-observe-barred = { $count ->
    [one] { $count } observation impossible : pourquoi ?
   *[other] { $count } observations impossibles : pourquoi ?
}
ptolemaeus-which = Plusieurs choses sont possibles là : choisissez dans la liste.
ptolemaeus-costs = coûte { $cards }
ptolemaeus-comet-stops = la comète s’arrête ici : le pion revient
ptolemaeus-order = Les pions arrivent dans cet ordre :
ptolemaeus-order-moved = { $count ->
    [0] aucun pion déplacé
    [one] { $count } pion déplacé d’ailleurs
   *[other] { $count } pions déplacés d’ailleurs
}
ptolemaeus-study-which = Le troisième pion en { $sign } étudie :
ptolemaeus-pay-otherwise = Payer autrement
ptolemaeus-pay-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ptolemaeus-pay-cheapest = le moins cher
ptolemaeus-pay-more = { $count ->
    [one] { $count } autre façon
   *[other] { $count } autres façons
}
ptolemaeus-pay-hint = Vous pouvez aussi toucher les cartes de votre main.
ptolemaeus-study-with = Étudier avec deux pions sur place et deux d’ailleurs
ptolemaeus-study-with-others = Touchez deux autres pions, ici ou sur la roue :
ptolemaeus-study-with-left = { $count ->
    [one] Étudier { $planet } : touchez encore { $count } pion
   *[other] Étudier { $planet } : touchez { $count } autres pions
}
ptolemaeus-planet-in = { $planet } en { $sign }
ptolemaeus-move-source = Quel pion ?
ptolemaeus-move-target = Vers où ?

## Ce qu’on peut faire

ptolemaeus-do-draw = Prendre : { $card }
ptolemaeus-do-draw-deck = Piocher
ptolemaeus-from-deck = { $count ->
    [one] une carte de la pioche
   *[other] { $count } cartes de la pioche
}
ptolemaeus-do-observe = Observer : { $text }
ptolemaeus-do-observe-pay = Observer : { $text }. Payer : { $cards }
ptolemaeus-do-pay = Payer : { $cards }
ptolemaeus-do-place = Un pion en { $sign }
ptolemaeus-do-from = Le pion en { $sign }
ptolemaeus-do-study = Étudier { $planet }
ptolemaeus-do-study-with = Étudier { $planet } avec les pions en { $text }
ptolemaeus-do-replace = Remplacer un pion en { $sign } ({ $name })
ptolemaeus-do-move = Déplacer un pion : { $text }
ptolemaeus-do-steal = Prendre une carte à { $name }
ptolemaeus-do-recall = Retirer le pion en { $sign }
ptolemaeus-do-discard = Défausser : { $cards }
ptolemaeus-do-play = Jouer { $card }
ptolemaeus-do-play-once = Jouer { $card }, une seule fois
ptolemaeus-do-trade = Échanger deux jetons astéroïde contre une carte bonus
ptolemaeus-do-stop = Renoncer au second effet
ptolemaeus-do-end = Finir le tour
ptolemaeus-do-pass = Passer

ptolemaeus-confirm-choose = Choisissez ; touchez encore pour confirmer.
ptolemaeus-chosen = Déjà choisies : { $cards }
ptolemaeus-confirm-none = Confirmer
ptolemaeus-confirm-draw = Prendre
ptolemaeus-confirm-draw-both = Prendre les deux
ptolemaeus-confirm-observe = Observer et payer
ptolemaeus-confirm-pay = Payer
ptolemaeus-confirm-place = Placer
ptolemaeus-confirm-from = Déplacer
ptolemaeus-confirm-study = Étudier
ptolemaeus-confirm-study-with = Étudier
ptolemaeus-confirm-trade = Échanger
ptolemaeus-confirm-play = Jouer
ptolemaeus-confirm-replace = Remplacer
ptolemaeus-confirm-move = Déplacer
ptolemaeus-confirm-steal = Prendre
ptolemaeus-confirm-stop = Renoncer
ptolemaeus-confirm-recall = Retirer
ptolemaeus-confirm-discard = Défausser
ptolemaeus-confirm-end = Finir le tour
ptolemaeus-confirm-pass = Passer
