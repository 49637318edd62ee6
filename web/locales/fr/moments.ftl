# Ce pour quoi toute la table s’arrête.

moments = Ce qui se passe
moment-close = Fermer
moment-read = Lire : { $title }
moment-conference = Conférence X{ $number }
moment-review = Vérification par les pairs, phase { $number }
moment-found = La Planète X est trouvée !
moment-not-found = Tentative sans succès
moment-first = leader +1
moment-time = temps +{ $count }

stage-theories = Phase Théorie { $number }
stage-theories-choosing = Phase Théorie { $number } : choix secret
stage-theories-placing = Phase Théorie { $number } : pose face cachée
stage-last-chances = La Planète X est trouvée ! Dernières chances
stage-choosing = { $mine ->
    [yes] Vous choisissez…
   *[no] { $name } choisit…
}
stage-chosen = { $mine ->
    [yes] Vous avez choisi
   *[no] { $name } a choisi
}
stage-to-place = { $mine ->
    [yes] Vous placez { $count ->
        [one] { $count } théorie
       *[other] { $count } théories
    }
   *[no] { $name } place { $count ->
        [one] { $count } théorie
       *[other] { $count } théories
    }
}
stage-finder = { $mine ->
    [yes] Vous l’avez trouvée
   *[no] { $name } l’a trouvée
}
stage-behind = { $mine ->
    [yes] Vous avez { $count ->
        [one] { $count } secteur
       *[other] { $count } secteurs
    } de retard
   *[no] { $name } a { $count ->
        [one] { $count } secteur
       *[other] { $count } secteurs
    } de retard
}
