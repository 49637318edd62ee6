## Qui

# Celui qui regarde, dans une liste de noms.
seat-you = vous
seat-number = place { $seat }
seat-somebody = quelqu’un

## Noms de la mise en place

season-spring = équinoxe de printemps
season-summer = solstice d’été
season-autumn = équinoxe d’automne
season-winter = solstice d’hiver

## Ce qui s’est passé : la ligne que tous lisent. $mine vaut "yes" si celui qui regarde l’a fait.

event-generator = Partie créée par la version { $version } du générateur.
event-topic-titled = Sujet { $topic } : { $title }.
event-conference-titled = Conférence X{ $number } : { $title }.
event-facts-counted = { $mine ->
    [yes] Vous commencez
   *[no] { $name } commence
} { $count ->
    [0] sans information de départ
    [one] avec { $count } information de départ
   *[other] avec { $count } informations de départ
} ({ $season }).
event-pawns = Ordre de départ : { $names }.
event-survey-announced = { $mine ->
    [yes] Vous cherchez
   *[no] { $name } cherche
} { OBJECT($thing, form: "surveyed") } { $length ->
    [one] dans le secteur { $run }
   *[other] dans les secteurs { $run }
} (coût { $cost }).
event-target-announced = { $mine ->
    [yes] Vous sondez
   *[no] { $name } sonde
} le secteur { $sector } (coût { $cost }).
event-research-announced = { $mine ->
    [yes] Vous étudiez
   *[no] { $name } étudie
} le sujet { $topic } (coût { $cost }).
event-locate-announced = { $found ->
    [yes] { $mine ->
        [yes] Vous avez localisé la Planète X !
       *[no] { $name } a localisé la Planète X !
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $mine ->
        [yes] Vous tentez de localiser la Planète X, sans succès
       *[no] { $name } tente de localiser la Planète X, sans succès
    } { $cost ->
        [0] (dernière chance).
       *[other] (coût { $cost }).
    }
}
event-earth = La Terre tourne : sa flèche pointe sur le secteur { $sector }.
event-conference-held = Conférence X{ $number } : tout le monde apprend quelque chose sur la Planète X.
event-phase = La phase Théorie { $number } commence.
event-sealed = { $mine ->
    [yes] Vous avez choisi vos théories en secret.
   *[no] { $name } a choisi ses théories en secret.
}
event-hands = Tout le monde a choisi ; les théories sont maintenant placées.
event-hands-none = Tout le monde a choisi ; personne ne place de théorie.
event-laid = { $mine ->
    [yes] Vous placez
   *[no] { $name } place
} une théorie face cachée dans le secteur { $sector }.
event-returned = { $mine ->
    [yes] Vous reprenez
   *[no] { $name } reprend
} une théorie : il ne restait aucun secteur pour elle.
event-advanced = Toutes les théories face cachée avancent d’une case vers l’intérieur.
event-review = Vérification par les pairs du secteur { $sector }.
event-phase-closed = La phase Théorie { $number } est terminée.
event-last-chances = { $mine ->
    [yes] Vous avez trouvé la Planète X : il n’y a plus de tours.
   *[no] { $name } a trouvé la Planète X : il n’y a plus de tours.
}
event-last-chance-ended = { $mine ->
    [yes] Votre dernière chance est passée.
   *[no] { $name } a eu sa dernière chance.
}
event-revealed = Le ciel est révélé.
event-score = { $mine ->
    [yes] Vous avez gagné !
   *[no] { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
}
event-score-lost = Personne ne gagne.
event-taken-back = Un coup a été repris : ce qui en a découlé ne compte plus.

# Seulement en revoyant une partie terminée, tout étant visible.
event-sky = Le ciel caché.
event-topic = L’indice du sujet { $topic }.
event-conference = L’indice de la conférence X{ $number }.

## Ce que cela a révélé

answer-survey = { $thing ->
    [E] { $length ->
        [one] { $count ->
            [0] Le secteur { $run } ne semble pas vide.
           *[other] Le secteur { $run } semble vide.
        }
       *[other] { $count ->
            [0] Aucun des secteurs { $run } ne semble vide.
            [one] { $count } des secteurs { $run } semble vide.
           *[other] { $count } des secteurs { $run } semblent vides.
        }
    }
   *[other] { $count ->
        [0] { OBJECT($thing, form: "none") } { $length ->
            [one] dans le secteur { $run }.
           *[other] dans les secteurs { $run }.
        }
       *[other] { OBJECT($thing, $count, form: "count") } { $length ->
            [one] dans le secteur { $run }.
           *[other] dans les secteurs { $run }.
        }
    }
}
answer-target = Le secteur { $sector } { OBJECT($thing, form: "held") }.
answer-chosen = { $count ->
    [one] Théorie choisie : { $things }.
   *[other] Théories choisies : { $things }.
}
answer-chosen-none = Aucune théorie choisie.
answer-theory = Théorie : { OBJECT($thing, form: "name") }.

## La suite, une ligne chacune

detail-placing = { $mine ->
    [yes] Vous placez { $count ->
        [one] { $count } théorie.
       *[other] { $count } théories.
    }
   *[no] { $name } place { $count ->
        [one] { $count } théorie.
       *[other] { $count } théories.
    }
}
detail-placing-none = { $mine ->
    [yes] Vous ne placez aucune théorie.
   *[no] { $name } ne place aucune théorie.
}
detail-theory-right = { $mine ->
    [yes] Votre théorie « { OBJECT($thing, form: "name") } »{ $where } est correcte
   *[no] { $name } : la théorie « { OBJECT($thing, form: "name") } »{ $where } est correcte
} : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}{ $first ->
    [yes] , bonus de leader +1
   *[no] { "" }
}.
detail-theory-wrong = { $mine ->
    [yes] Votre théorie « { OBJECT($thing, form: "name") } »{ $where } est incorrecte.
   *[no] { $name } : la théorie « { OBJECT($thing, form: "name") } »{ $where } est incorrecte.
}
# $where : d’une théorie retournée avec celles d’autres secteurs.
detail-theory-where = (secteur { $sector })
detail-confirmed = Confirmé : le secteur { $sector } { OBJECT($thing, form: "held") }.
detail-penalty = { $mine ->
    [yes] Pénalité : votre pion avance de { $count ->
        [one] { $count } secteur.
       *[other] { $count } secteurs.
    }
   *[no] Pénalité : { $name } avance de { $count ->
        [one] { $count } secteur.
       *[other] { $count } secteurs.
    }
}
detail-behind = { $mine ->
    [yes] Vous avez { $count ->
        [one] { $count } secteur
       *[other] { $count } secteurs
    } de retard et une dernière chance.
   *[no] { $name } a { $count ->
        [one] { $count } secteur
       *[other] { $count } secteurs
    } de retard et une dernière chance.
}
detail-nobody-behind = Personne n’est en retard : il n’y a pas de dernière chance.
detail-sector = Secteur { $sector } : { OBJECT($thing, form: "name") }.
detail-points = { $mine ->
    [yes] Vous : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $name } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
