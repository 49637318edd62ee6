# Le carnet pour une partie à une vraie table, à côté de n’importe quelle application.

## Les carnets de cet appareil

notebook-title = Carnet
notebook-lead = Une feuille de notes pour le jeu À la recherche de la Planète X, autour d’une vraie table, en complément de l’application. Elle fonctionne sans connexion.
notebook-kept = Sur cet appareil
notebook-kept-here = Les carnets restent sur cet appareil tant que vous ne les transférez pas ailleurs.
notebook-all = Carnets
notebook-new = Nouveau carnet
notebook-begin = Commencer
notebook-name = Nom du carnet
notebook-name-of-day = Partie du { $day }
notebook-players = Joueurs
notebook-players-hint = Dans l’ordre des pions du secteur 1 : le premier à jouer vient en tête.
notebook-player = Joueur { $number }
notebook-colour = Pion
notebook-colour-0 = cercle bleu
notebook-colour-1 = carré orange
notebook-colour-2 = triangle vert
notebook-colour-3 = losange violet
notebook-own = À qui est le carnet ?
notebook-season = Votre saison
notebook-dealer = Quelle application prépare la partie ?
notebook-dealer-published = L’application officielle
notebook-dealer-ecliptic = L’application d’Ecliptic
notebook-dealer-unknown = Une autre, ou je ne sais pas
notebook-rename = Renommer
    .of = Renommer : { $name }
notebook-duplicate = Dupliquer
    .of = Dupliquer : { $name }
notebook-copy-of = { $name } (copie)
notebook-copied = Dupliqué : { $name }
notebook-delete = Supprimer
    .question = Supprimer « { $name } » de cet appareil, avec tout son contenu ?
notebook-deleted = Supprimé : { $name }
notebook-gone = Ce carnet n’est pas ici
    .text = Il a été supprimé, ou il se trouve sur un autre appareil.

## Les parties d’un carnet

notebook-parts = Parties du carnet
notebook-part-hints = Feuille
notebook-part-moves = Coups
notebook-part-theories = Théories
notebook-part-clues = Indices
notebook-part-score = Points
notebook-part-settings = Plus
notebook-undo = Annuler
notebook-redo = Rétablir
notebook-undone = Annulé ; entrées prises en compte : { $number } sur { $count }.
notebook-redone = Rétabli ; entrées prises en compte : { $number } sur { $count }.
notebook-rewound = { $count ->
    [one] Retour en arrière : { $count } entrée suit encore. Ce que vous écrivez maintenant la remplace.
   *[other] Retour en arrière : { $count } entrées suivent encore. Ce que vous écrivez maintenant les remplace.
}
notebook-rewound-on = Entrée suivante
notebook-rewound-all = Toutes
notebook-noted = C’est noté.
notebook-done = Terminé
notebook-unknown = inconnu
notebook-less = Moins
notebook-more = Plus
notebook-mend = Modifier
    .of = Modifier : { $text }
notebook-remove = Retirer
    .of = Retirer : { $text }

## La feuille

notebook-hints = Feuille de notes
notebook-shown-as = Afficher
notebook-as-table = Tableau
notebook-as-ring = Anneau
notebook-pencil = Toucher pour noter
notebook-pencil-marks = Vos marques
notebook-pencil-facts = Informations de départ
notebook-marks-hint = Touchez une case pour la barrer, puis pour l’entourer, puis pour la vider. Touchez le numéro d’un secteur pour une note.
notebook-marks-cycle = Touchez pour barrer, puis pour entourer, puis pour vider.
notebook-facts-hint = Touchez ce qu’une information de départ exclut ; touchez encore pour la retirer.
notebook-open-sector = Secteur { $sector } : note et détails
notebook-ring = L’anneau avec vos notes, vu de votre saison
notebook-note = Note
notebook-looks = Semble-t-il vide ?
notebook-looks-open = Sans marque
notebook-looks-yes = Semble vide
notebook-looks-no = Non
notebook-looks-hint = Un secteur qui semble vide est réellement vide ou contient la Planète X.
notebook-help = Aide et notes
notebook-help-level = Aide

## Coups

notebook-track = Piste du Temps
notebook-standing = secteur { $sector }, temps { $time }
notebook-conference-in = { $steps ->
    [one] conférence X{ $number } dans { $steps } secteur
   *[other] conférence X{ $number } dans { $steps } secteurs
}
notebook-ended = { $name } a trouvé la Planète X : il n’y a plus de tours.
notebook-due = À noter maintenant
notebook-last-chance-of = { $name } a une dernière chance : localiser ou passer se note ici, les théories dans Théories.
notebook-to-theories = Voir les théories
notebook-to-clues = Voir les indices
notebook-new-move = Noter un coup
notebook-mend-move = Modifier un coup
notebook-who = Joueur
notebook-kind-time = Temps seul
notebook-surveyed = Objet recherché
notebook-run = Secteurs : le premier, puis le dernier
notebook-was-found = Planète X
notebook-found = trouvée
notebook-not-found = non trouvée
notebook-answer = Réponse reçue
notebook-answer-of-other = Réponse, si vous la connaissez
notebook-count = Nombre
notebook-seen = Ce qui y est vu
notebook-reason = Raison
notebook-cost = Temps
notebook-note-move = Noter le coup
notebook-note-mended = Noter la modification
notebook-warning-cost = D’après les règles, cela coûte { $cost }, et non { $wanted }.
notebook-moves = Notes des coups
notebook-line-cost = (temps { $time }, coût { $cost })
notebook-time-moved = Pion déplacé de { $cost ->
    [one] { $cost } secteur
   *[other] { $cost } secteurs
}
notebook-theory-in = Théorie dans le secteur { $sector }
notebook-phase-held = Phase Théorie { $number } jouée
notebook-order-set = Ordre des tours modifié

## Théories

notebook-theories = Théories
notebook-last-chance = Dernière chance
notebook-in-phase = phase Théorie { $number }
notebook-theory-says = Objet, si vous le connaissez
notebook-theory-thing = Secteur { $sector }, { $name } : objet de la théorie
notebook-theory-remove = Retirer la théorie : secteur { $sector }, { $name }
notebook-theory-spaces = { $phases ->
    [0] sur la case intérieure
    [one] à { $phases } case de la case intérieure
   *[other] à { $phases } cases de la case intérieure
}
notebook-theory-unknown = Je ne connais pas l’objet
notebook-theory-right = correcte
notebook-theory-wrong = incorrecte
notebook-right-or-wrong = { $name } : correcte ou incorrecte ?
notebook-note-theory = Noter la théorie
notebook-hold-phase = Phase Théorie { $number } jouée : les théories avancent
    .question = D’après la Piste du Temps, ce n’est pas le moment d’une phase Théorie. A-t-elle été jouée quand même ?
notebook-phase-hint = Notez les théories placées, puis indiquez que la phase a été jouée.
notebook-review-hint = Si une théorie est correcte, toutes les autres du secteur sont aussi retournées. Une théorie incorrecte fait avancer d’un secteur le pion de son auteur.
notebook-note-review = Noter la vérification
notebook-turned-over = Une autre théorie a été retournée

## Indices

notebook-topics = Sujets d’étude
notebook-titles-hint = Touchez les objets dans l’ordre où votre application les nomme.
notebook-topics-hint = L’indice d’un sujet se note avec l’étude, dans Coups.
notebook-title-of = { $label } : objets concernés
notebook-title-unknown = titre inconnu
notebook-title-half = { $title } et…
notebook-researched = étudié par { $name }
notebook-clue-about = De quoi parle l’indice
notebook-clue = Indice
notebook-clue-none = aucun de ceux-ci
notebook-clue-words = Avec des mots : un indice comme le dit votre application est compris
notebook-held = A eu lieu, rien de noté.
notebook-note-conference = Noter la conférence
notebook-facts = { $count ->
    [0] Aucune information de départ
    [one] { $count } information de départ
   *[other] { $count } informations de départ
}
notebook-facts-where = Notez-les dans Feuille : « Toucher pour noter : Informations de départ ».

## Les règles de tous les systèmes

notebook-to-rules = Logique
notebook-rules = Dans tous les systèmes
notebook-rule-C = Les comètes ne se trouvent que dans les secteurs { $sectors }.
notebook-rule-A = Chaque astéroïde en a un autre à côté de lui.
notebook-rule-D = Aucune planète naine n’est à côté de la Planète X.{ $mode ->
    [expert] { " " }Les quatre occupent un groupe d’exactement six secteurs, avec l’une d’elles à chaque extrémité.
   *[standard] { "" }
}
notebook-rule-G = Chaque nuage de gaz a un secteur réellement vide à côté de lui.
notebook-rule-X = La Planète X semble vide et n’est jamais à côté d’une planète naine.
notebook-rule-E = Secteurs réellement vides. Détecter ou sonder ne les distingue pas de la Planète X.

## La fin

notebook-score = Score final
notebook-score-hint = Une théorie compte dès qu’elle est reconnue correcte : grâce à une vérification ou au ciel ci-dessous.
notebook-nobody-found = Personne n’a encore trouvé la Planète X.
notebook-still-hidden = { $count ->
    [one] { $count } théorie est encore cachée : indiquez le ciel et l’objet de la théorie.
   *[other] { $count } théories sont encore cachées : indiquez le ciel et les objets des théories.
}
notebook-found-points = { $name } : Planète X trouvée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
notebook-sky = Le ciel, tel qu’il a été révélé

## Réglages

notebook-order = Ordre des tours
notebook-order-hint = En commençant par le dernier. Parmi les pions d’un même secteur, le premier arrivé joue d’abord.
notebook-order-before = joue avant { $name }
notebook-take = Partager et imprimer
notebook-print = Imprimer
notebook-print-standing = { $name } : secteur { $sector }, temps { $time }
notebook-print-signs = ● certain d’après ce que vous savez · ○ entouré par vous · × barré · ⊠ information de départ · ◌ semble vide · · impossible

## Ce que l’on a entendu et déduit

notebook-known = Entendu et déduit
notebook-line = Une phrase, comme la dit votre application ou avec vos mots
    .example = Au moins 1 astéroïde dans 3-5
notebook-line-note = Noter
notebook-line-to-form = Dans le formulaire des coups
notebook-line-elsewhere = Compris. Notez-le dans { $text }.
notebook-line-unknown = Phrase non comprise. Écrivez ce qui se trouve où, comme le dirait votre application.
notebook-line-meant = Vouliez-vous dire :
notebook-known-told = On me l’a dit
notebook-known-concluded = Ma déduction
notebook-known-is-told = entendu
notebook-known-is-concluded = ma déduction
notebook-known-taps = Composer en touchant
notebook-known-things = Objets
notebook-known-many = Combien
notebook-known-least = au moins
notebook-known-exactly = exactement
notebook-known-most = au plus
notebook-known-none = aucun
notebook-known-count = Nombre
notebook-follows = Cela en découle-t-il ?
    .of = Cela en découle-t-il ? { $text }
notebook-follows-help = Avec l’aide à partir de « Certitudes », vous pouvez demander si cela en découle.
