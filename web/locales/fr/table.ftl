# Ce que disent les tables de tous les jeux, et la table de la Planète X.

table-title = À la recherche de la Planète X
you-label = Vous

## En tête de la table

status-your-turn = À vous de jouer
status-asked = Votre réponse est attendue
status-waiting = En attente : { $names }
status-over = La partie est terminée
guide-begin = Guide
status-help = Aide : { $level }
status-sky = Ciel observable { $first }–{ $last }
status-theories = { $steps ->
    [one] phase Théorie dans { $steps } secteur
   *[other] phase Théorie dans { $steps } secteurs
}
status-rules = Règles pour cette étape
status-more = Plus sur cette table

## Le plateau

board-picture = Le plateau
board-choose = Le plateau : choisissez un secteur. Les flèches parcourent l’anneau, Entrée choisit.
board-sector = Secteur { $sector }
board-as-table = Le plateau en tableau

table-caption = Le plateau, secteur par secteur
table-sector = Secteur
table-sky = Ciel
table-pawns = Pions
table-theories = Théories
table-object = Objet
table-icons = Icônes
table-arrow = observable, flèche de la Terre
table-visible = observable
table-not-visible = non observable
table-comet-capable = comètes possibles
table-theory-icon = puis phase Théorie
table-theory-right = { $name } : { $object }, théorie correcte
table-theory-own = { $name } : { $object }, face cachée, { $phases ->
    [0] sur la case intérieure
    [one] à { $phases } case de la case intérieure
   *[other] à { $phases } cases de la case intérieure
}
table-theory-hidden = { $name } : face cachée, { $phases ->
    [0] sur la case intérieure
    [one] à { $phases } case de la case intérieure
   *[other] à { $phases } cases de la case intérieure
}

## Les parties de la table

tab-list = Parties de la table
tab-news = du nouveau
tab-board = Plateau
tab-action = Action
tab-sheet = Feuille
shortcuts = Raccourcis clavier

## Les joueurs

players-title = Joueurs, en commençant par le dernier
players-asked = à jouer
players-time = temps { $time }
players-targets = { $count ->
    [one] { $count } sondage
   *[other] { $count } sondages
}
players-tokens = { $count ->
    [one] { $count } théorie
   *[other] { $count } théories
}

## Le journal

log-title = Journal
log-filter = Lignes à afficher
log-everybody = Tout le monde
log-only-you = pour vous seulement
log-taken-back = Coup repris : { $text }
taken-back-since = Tout ce qui a suivi disparaît avec lui.
log-empty = Encore rien.

## La fin

end-you-won = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $ahead ->
    [0] { "" }
   *[other] , { $ahead } d’avance
}.
end-you-shared = Victoire partagée avec { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
end-you-lost = Vous terminez { $place }e avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $behind ->
    [0]  ; la victoire va à { $names }
    [one] , à { $behind } point de { $names }
   *[other] , à { $behind } points de { $names }
}.
end-finder = { $mine ->
    [yes] Vous avez trouvé la Planète X en premier.
   *[no] { $name } a trouvé la Planète X en premier{ $too ->
        [yes] , vous ensuite.
       *[no] .
    }
}
end-won = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
end-tie-planet-x = Égalité, tranchée par les points de la Planète X.
end-tie-first-bonuses = Égalité, tranchée par les bonus de leader.
end-tie-shared = Égalité parfaite : la victoire est partagée.
end-scores = Décompte final
end-theories = Théories correctes
end-first = Leader
end-planet-x = Planète X
end-total = Total
end-theory-right = secteur { $sector } : { $points }{ $first ->
    [yes] , leader +1
   *[no] { "" }
}
end-theory-wrong = secteur { $sector } : incorrecte
end-rematch = Rejouer
end-rematch-join = Rejoindre la revanche
end-rematch-open = Une revanche est ouverte : votre place est réservée.
end-taken-back = Coups repris : { $count }
end-alone = Tours : { $count }, temps : { $time }
end-replay = Revoir la partie
end-record = Télécharger l’enregistrement
