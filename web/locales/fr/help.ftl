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

why-against = { $count ->
    [1] Ce fait, avec les règles de placement, l’exclut :
   *[other] Ces faits, avec les règles de placement, l’excluent :
}
why-rules-against = Les règles de placement suffisent à l’exclure.
contradiction = { $count ->
    [0] Les faits se contredisent.
    [1] Cette marque ne peut pas être juste :
   *[other] Ces marques ne peuvent pas être toutes justes :
}
fact-titled = Un indice vrai porte sur : { $title }.
fact-located-wrong = Tout n’est pas juste : Planète X dans le secteur { $sector } ; le secteur { $left } { OBJECT($before, form: "held") }, le secteur { $right } { OBJECT($after, form: "held") }.
fact-located-right = Tout est juste : Planète X dans le secteur { $sector } ; le secteur { $left } { OBJECT($before, form: "held") }, le secteur { $right } { OBJECT($after, form: "held") }.
fact-revealed = Le ciel a été révélé.
fact-one-of = Secteur { $sector } : { $things }.
fact-amount-exactly = { $count ->
    [one] Secteur { $sectors }
   *[other] Secteurs { $sectors }
} : { $things }, { $expected ->
    [0] 0
   *[other] exactement { $expected }
}.
fact-amount-least = { $count ->
    [one] Secteur { $sectors }
   *[other] Secteurs { $sectors }
} : { $things }, au moins { $least }.
fact-amount-most = { $count ->
    [one] Secteur { $sectors }
   *[other] Secteurs { $sectors }
} : { $things }, au plus { $most }.
fact-amount-between = { $count ->
    [one] Secteur { $sectors }
   *[other] Secteurs { $sectors }
} : { $things }, de { $least } à { $most }.

## Si une conclusion personnelle est juste

conclusion-follows = Découle de ce que vous savez :
conclusion-follows-rules = Découle des seules règles de placement.
conclusion-open = N’en découle pas encore : vrai dans { $count } des { $systems } systèmes encore possibles.
conclusion-contradicts = Impossible ; voici ce qui s’y oppose :
conclusion-contradicts-rules = Impossible : les seules règles de placement l’excluent.

## Pourquoi quelque chose est probable ou conseillé

reason-odds = Systèmes encore possibles : { $systems }. Part de ceux où le secteur { $sector } { OBJECT($thing, form: "held") } : { $odds }.
reason-question = Systèmes encore possibles : { $systems } ; après la réponse, en moyenne, environ { $left }. La liste est triée selon ce qu’une question exclut pour le temps qu’elle coûte.
reason-theory = Points si la théorie est correcte : { $points }, et un de plus si elle est la première (probabilité : { $first }). En moyenne : { $expected } ; en comptant ce que coûte une erreur, et par rapport au jeton gardé : { $worth }.
reason-theory-last = Points si la théorie est correcte : { $points }, et un de plus si elle est la première (probabilité : { $first }). En moyenne : { $expected }.
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

## Aide

help-title = Aide
help-no-contradiction = Rien sur votre feuille ne contredit ce qui vous a été dit.
help-systems = { $count ->
    [1] Un seul système est possible.
   *[other] { $shown } systèmes sont possibles.
}
help-planet-x = { $count ->
    [one] La Planète X est dans le secteur { $sectors }.
   *[other] La Planète X est dans l’un de ces secteurs : { $sectors }.
}
    .anywhere = La Planète X peut encore être dans n’importe quel secteur.
help-questions = Les questions les plus rentables
help-question = coût { $cost }, en laisse environ { $left } sur { $systems }
help-use = Utiliser
help-theories = Théories à placer
help-theory = { OBJECT($thing, form: "name") } dans le secteur { $sector } : { $odds }
help-theory-not-yet = Aucune théorie ne vaut encore la peine d’être placée. La plus proche : { OBJECT($thing, form: "name") } dans le secteur { $sector }, { $odds }
help-penalty = { $penalty ->
    [0] ne coûte rien si elle est incorrecte
   *[other] si elle est incorrecte : coûte { $penalty } et le jeton
}
help-locates = Où pourrait être la Planète X
help-locate = { $action } : { $odds }
help-expected = points en moyenne : { $expected }
help-rivals = Tenir compte des coups des rivaux
    .hint = Suppose que vos rivaux placent ce qu’ils croient vrai. Ce qui est certain ne change pas.
help-ask-advice = Que feriez-vous ?
help-again = Réessayer
help-thinking = Réflexion…
why = Pourquoi ?
why-close = Fermer
