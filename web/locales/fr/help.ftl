## Ce que l’on peut faire, en une phrase (conseils, parties revues, coups repris)

action-survey = Détecter { OBJECT($thing, form: "surveyed") } { $length ->
    [one] dans le secteur { $run }
   *[other] dans les secteurs { $run }
}
action-target = Sonder le secteur { $sector }
action-research = Étudier le sujet { $topic }
action-locate = Localiser la Planète X dans le secteur { $sector } : le secteur { $left } { OBJECT($before, form: "held") }, le secteur { $right } { OBJECT($after, form: "held") }
action-choose = Choisir les théories : { $things }
action-choose-none = Ne choisir aucune théorie
action-place = Placer la théorie « { OBJECT($thing, form: "name") } » dans le secteur { $sector }
action-withdraw = Reprendre la théorie « { OBJECT($thing, form: "name") } »
action-pass = Passer

## Ce que l’on peut affirmer sur le ciel

claim-is = Le secteur { $sector } { OBJECT($thing, form: "held") }.
claim-is-not = Le secteur { $sector } { OBJECT($thing, form: "not-held") }.
claim-planet-x-in = { $count ->
    [one] La Planète X est dans le secteur { $sectors }.
   *[other] La Planète X est dans l’un de ces secteurs : { $sectors }.
}

## Pourquoi il en est ainsi

why-because = { $count ->
    [1] Ce fait, avec les règles de placement, l’impose :
   *[other] Ces faits, avec les règles de placement, l’imposent :
}
why-rules-alone = Les règles de placement suffisent à l’imposer.
why-against = { $count ->
    [1] Ce fait, avec les règles de placement, l’exclut :
   *[other] Ces faits, avec les règles de placement, l’excluent :
}
why-rules-against = Les règles de placement suffisent à l’exclure.
why-left = { $systems ->
    [one] { $systems } système possible
   *[other] { $systems } systèmes possibles
}, { $against ->
    [0] aucun ne s’y oppose
    [one] { $against } s’y oppose
   *[other] { $against } s’y opposent
}
contradiction = { $count ->
    [0] Les faits se contredisent.
    [1] Cette marque ne peut pas être juste :
   *[other] Ces marques ne peuvent pas être toutes justes :
}
fact-titled = Un indice vrai porte sur : { $title }.
fact-located-wrong = Tout n’est pas juste : Planète X dans le secteur { $sector } ; le secteur { $left } { OBJECT($before, form: "held") }, le secteur { $right } { OBJECT($after, form: "held") }.
fact-located-right = Tout est juste : Planète X dans le secteur { $sector } ; le secteur { $left } { OBJECT($before, form: "held") }, le secteur { $right } { OBJECT($after, form: "held") }.
fact-revealed = Le ciel a été révélé.

## Pourquoi quelque chose est probable ou conseillé

reason-odds = Systèmes encore possibles : { $systems }. Part de ceux où le secteur { $sector } { OBJECT($thing, form: "held") } : { $odds }.
reason-question = Systèmes encore possibles : { $systems } ; après la réponse, environ { $left }. Information en bits : { $bits } (un bit les réduit de moitié). Bits par unité de temps : { $rate } ; la liste suit cet ordre. Bits sur la Planète X et ses voisins : { $locate }.
reason-theory = Points si la théorie est correcte : { $points }, et un de plus si elle est la première (probabilité : { $first }). En moyenne : { $expected }.
reason-locate = Systèmes encore possibles : { $systems }. Part de ceux où tout est juste : { $odds }.

## D’où vient un fait

source-dealt = information de départ
source-survey = votre détection
source-target = votre sondage
source-locate = votre tentative de localiser la Planète X
source-research = votre étude du sujet { $topic }
source-conference = conférence X{ $number }
source-review = { $phase ->
    [0] vérification par les pairs
   *[other] vérification par les pairs, phase Théorie { $phase }
}
source-end = fin de la partie
source-line = ligne { $number } de vos notes
