# La table de Ptolemaeus. Signes, éléments, planètes et cartes bonus ont des noms latins, comme sur le plateau.

## Une nouvelle table

ptolemaeus-date = Le ciel sous lequel la partie commence
ptolemaeus-date-famous = Une date célèbre
ptolemaeus-date-other = Une autre date
ptolemaeus-date-day = Jour
ptolemaeus-date-month = Mois
ptolemaeus-date-year = Année
ptolemaeus-date-random = Un jour au hasard
ptolemaeus-date-julian = calendrier julien
ptolemaeus-sky-words = Ce ciel en mots

ptolemaeus-famous-copernicus = Le livre de Copernic
    .more = Copernic meurt au moment où paraît son livre, dans lequel la Terre tourne autour du Soleil.
ptolemaeus-famous-moons-of-jupiter = Les lunes de Jupiter
    .more = Galilée tourne sa lunette vers Jupiter et voit des lunes à côté.
ptolemaeus-famous-uranus = La planète Uranus
    .more = Herschel découvre la première planète que personne ne connaissait.
ptolemaeus-famous-ceres = Cérès
    .more = Piazzi trouve le premier astéroïde, la première nuit du siècle.
ptolemaeus-famous-neptune = La planète Neptune
    .more = Galle trouve Neptune là où Le Verrier l’avait calculée.
ptolemaeus-famous-pluto = Pluton
    .more = Tombaugh découvre Pluton sur deux plaques photographiques.
ptolemaeus-famous-sputnik = Spoutnik
    .more = Le premier satellite artificiel tourne autour de la Terre.
ptolemaeus-famous-gagarin = Le vol de Gagarine
    .more = Un être humain voyage pour la première fois dans l’espace.
ptolemaeus-famous-moon-landing = Les premiers pas sur la Lune
    .more = Pour la première fois, on marche sur la Lune.
ptolemaeus-famous-hubble = Le télescope Hubble
    .more = Un télescope est placé en orbite, au-dessus de l’atmosphère.
ptolemaeus-famous-gravitational-waves = Les ondes gravitationnelles
    .more = On entend la collision de deux trous noirs, très lointaine et très ancienne.
ptolemaeus-famous-webb = Le télescope Webb
    .more = Un miroir doré part à la recherche des premières galaxies.

ptolemaeus-race = La course aux 12 points
ptolemaeus-race-everything = Tout compte
    .hint = Planètes, Nova Constellatio, jetons astéroïde et objectif comptent pour les 12 points qui terminent aussitôt la partie.
ptolemaeus-race-planets = Planètes et Nova Constellatio seulement
    .hint = Jetons astéroïde et objectifs ne sont comptés que lorsque la comète a fait le tour.
ptolemaeus-race-alone = En solo, la partie dure jusqu’à ce que la comète ait fait le tour, sans les huit cartes qui demandent un adversaire. Avec 12 points ou plus, vous avez gagné.

## En tête de la table

ptolemaeus-status-round = Manche { $number }, tour { $place } sur { $most }
ptolemaeus-status-extra = { $count ->
    [one] { $count } tour supplémentaire à venir
   *[other] { $count } tours supplémentaires à venir
}
ptolemaeus-status-extra-now = Tour supplémentaire
ptolemaeus-status-last = Dernière manche
ptolemaeus-status-race = Course : planètes et Nova Constellatio seulement
ptolemaeus-status-sky = Ciel du { $date }

## La roue

ptolemaeus-wheel = La roue du zodiaque
ptolemaeus-wheel-choose = La roue du zodiaque : choisissez un signe. Les flèches suivent l’anneau, Entrée choisit ; plusieurs signes l’un après l’autre font une configuration.
ptolemaeus-wheel-as-table = La roue sous forme de tableau
ptolemaeus-centre-round = Manche { $number }
ptolemaeus-centre-turn = tour
ptolemaeus-centre-comet = { $count ->
    [one] encore { $count } signe
   *[other] encore { $count } signes
}
ptolemaeus-comet = comète
ptolemaeus-the-comet = Comète
ptolemaeus-sign-words = { $sign } : { $text }
ptolemaeus-sign-empty = rien
ptolemaeus-sign-asteroid = jeton astéroïde
ptolemaeus-sign-pawns = { $name } : { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
ptolemaeus-shape-conjunction = Conjonction
ptolemaeus-shape-opposition = Opposition
ptolemaeus-shape-trigon = Trigone
ptolemaeus-shape-square = Carré

ptolemaeus-table-caption = La roue, signe par signe
ptolemaeus-table-sign = Signe
ptolemaeus-table-element = Élément
ptolemaeus-table-standing = Présents
ptolemaeus-table-pawns = Pions
ptolemaeus-table-arriving = Arrivent à la fin de la manche
ptolemaeus-table-token = Jeton astéroïde
ptolemaeus-table-yes = oui
ptolemaeus-table-start = départ de la comète
ptolemaeus-table-figures = Configurations dans le ciel :

## La carte événement

ptolemaeus-event-title = À la fin de la manche
ptolemaeus-way = { $source ->
    [Aries] d’{ $source }
    [Aquarius] d’{ $source }
   *[other] de { $source }
} à { $target }
ptolemaeus-comet-left = { $count ->
    [0] La comète a fait le tour.
    [one] La comète est à { $count } signe de son point de départ ; la partie finit quand elle y arrive.
   *[other] La comète est à { $count } signes de son point de départ ; la partie finit quand elle y arrive.
}
ptolemaeus-last-round = C’est la dernière manche : à la fin, la comète sera revenue à son point de départ.

## Cartes

ptolemaeus-joker = Carte joker
ptolemaeus-nothing = rien
ptolemaeus-card-count = { $count } exemplaires
ptolemaeus-market = Cartes visibles
ptolemaeus-deck = Pioche
ptolemaeus-discarded = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
ptolemaeus-bonus-deck = { $count ->
    [one] { $count } carte bonus restante
   *[other] { $count } cartes bonus restantes
}
ptolemaeus-event-deck = { $count ->
    [one] { $count } événement restant
   *[other] { $count } événements restants
}
ptolemaeus-hand = Votre main ({ $count })
ptolemaeus-hand-empty = Vous n’avez pas de carte constellation.
ptolemaeus-hand-sealed = À défausser quand tout le monde aura choisi : { $cards }.
ptolemaeus-bonus-cards = Cartes bonus
ptolemaeus-bonus-strong = Agit deux fois : vous avez étudié sa planète.
ptolemaeus-bonus-stronger = Agira deux fois quand vous aurez étudié { $planet }.
ptolemaeus-play = Jouer
ptolemaeus-play-twice = Jouer deux fois
ptolemaeus-play-once = Une seule fois
ptolemaeus-objective = Objectif secret
ptolemaeus-objective-worth = { $points ->
    [one] Deux planètes : { $points } point
   *[other] Deux planètes : { $points } points
} ; les trois : { $most }

ptolemaeus-bonus-nova-luna = Mettez un pion de votre réserve à la place de celui d’un adversaire sur un signe.
ptolemaeus-bonus-venus-retrograda = Prenez une carte constellation, de la pioche ou visible, même un joker.
ptolemaeus-bonus-maleficus-mars = Chaque adversaire retire un de ses pions des signes.
ptolemaeus-bonus-maleficus-saturnus = Chaque adversaire défausse une carte constellation.
ptolemaeus-bonus-mercurius-retrogradus = Déplacez un de vos pions vers n’importe quel autre signe.
ptolemaeus-bonus-sol-in-medio-caeli = Un tour de plus, juste après celui-ci.
ptolemaeus-bonus-iupiter-orientalis = Prenez une carte au hasard dans la main d’un adversaire.
ptolemaeus-bonus-nova-constellatio = À garder : elle vaut un point.
ptolemaeus-bonus-signum-ignis = Mettez un pion de la réserve sur un signe d’Ignis.
ptolemaeus-bonus-signum-terrae = Mettez un pion de la réserve sur un signe de Terra.
ptolemaeus-bonus-signum-aeris = Mettez un pion de la réserve sur un signe d’Aer.
ptolemaeus-bonus-signum-aquae = Mettez un pion de la réserve sur un signe d’Aqua.

## Les joueurs

ptolemaeus-areas = Joueurs
ptolemaeus-astrolabe = L’Astrolabe
ptolemaeus-asked = à jouer
ptolemaeus-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ptolemaeus-points-seen = { $points ->
    [one] au moins { $points } point
   *[other] au moins { $points } points
}
ptolemaeus-points-race = { $points } pour la course
ptolemaeus-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ptolemaeus-bonuses = { $count ->
    [one] { $count } carte bonus
   *[other] { $count } cartes bonus
}
ptolemaeus-tokens = { $count ->
    [one] { $count } jeton astéroïde
   *[other] { $count } jetons astéroïde
}
ptolemaeus-reserve = { $count ->
    [one] { $count } pion en réserve
   *[other] { $count } pions en réserve
}
ptolemaeus-studied = Planètes étudiées

## Ce qui est demandé

ptolemaeus-ask-turn = Votre tour, { $number } sur { $count } : piochez ou observez
ptolemaeus-ask-extra = Tour supplémentaire : piochez ou observez
ptolemaeus-ask-after = Votre action est faite. Autre chose ?
ptolemaeus-ask-end = Votre action est faite.
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

ptolemaeus-turn-hint = Prenez deux cartes constellation, visibles ou de la pioche, ou observez ce qui est dans le ciel.
ptolemaeus-draw-hint = Touchez une des cartes visibles, ou la pioche.
ptolemaeus-placing-hint = L’ordre compte : un troisième pion sur un signe étudie aussitôt une planète qui s’y trouve, et deux pions reviennent en réserve.
ptolemaeus-discarding-hint = Touchez les cartes de votre main. Personne ne les voit tant que tous n’ont pas choisi.
ptolemaeus-observe = Observer
ptolemaeus-observe-hint = Touchez sur la roue ou ici ; ensuite, on paie.
ptolemaeus-third-pawn = troisième pion : vous étudiez { $text }
ptolemaeus-price = { $sign } coûte sa propre carte, un joker, 2 autres de sa couleur ({ $text }) ou 3 d’une autre couleur. Vous n’avez pas de quoi payer.
ptolemaeus-observe-barred = { $count ->
    [one] { $count } observation impossible : pourquoi ?
   *[other] { $count } observations impossibles : pourquoi ?
}
ptolemaeus-pay-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ptolemaeus-pay-cheapest = le moins cher
ptolemaeus-pay-more = { $count ->
    [one] { $count } autre façon
   *[other] { $count } autres façons
}
ptolemaeus-pay-hint = On peut aussi toucher les cartes de sa main.
ptolemaeus-pay-back = « Reprendre le coup » ramène à la roue.
ptolemaeus-study-with = Étudier avec deux pions sur place et deux d’ailleurs
ptolemaeus-study-with-others = Les deux autres pions viennent de :
ptolemaeus-planet-in = { $planet } en { $sign }
ptolemaeus-move-source = Quel pion ?
ptolemaeus-move-target = Vers où ?

## Ce qu’on peut faire

ptolemaeus-do-draw = Prendre : { $card }
ptolemaeus-do-draw-deck = Piocher
ptolemaeus-do-observe = Observer : { $text }
ptolemaeus-do-pay = Payer : { $cards }
ptolemaeus-do-place = Un pion en { $sign }
ptolemaeus-do-from = Le pion en { $sign }
ptolemaeus-do-study = Étudier { $planet }
ptolemaeus-do-study-with = Étudier { $planet } avec les pions en { $text }
ptolemaeus-do-replace = À la place d’un pion en { $sign } ({ $name })
ptolemaeus-do-move = Déplacer un pion : { $text }
ptolemaeus-do-steal = Une carte de cette main : { $name }
ptolemaeus-do-recall = Retirer le pion en { $sign }
ptolemaeus-do-discard = Défausser : { $cards }
ptolemaeus-do-play = Jouer { $card }
ptolemaeus-do-play-once = Jouer { $card }, une seule fois
ptolemaeus-do-trade = Donner deux jetons astéroïde pour une carte bonus
ptolemaeus-do-stop = Renoncer au second effet
ptolemaeus-do-end = Finir le tour
ptolemaeus-do-pass = Passer

ptolemaeus-confirm-choose = Choisissez ; choisir de nouveau la même chose vaut confirmation.
ptolemaeus-chosen = Déjà choisies : { $cards }
ptolemaeus-confirm-none = Confirmer
ptolemaeus-confirm-draw = Prendre
ptolemaeus-confirm-observe = Observer
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
ptolemaeus-confirm-stop = Arrêter
ptolemaeus-confirm-recall = Retirer
ptolemaeus-confirm-discard = Défausser
ptolemaeus-confirm-end = Finir le tour
ptolemaeus-confirm-pass = Passer

## Moments

ptolemaeus-stage-recalling = { $mine ->
    [yes] Vous jouez
   *[no] { $name } joue
} Maleficus Mars : des pions sont retirés des signes.
ptolemaeus-stage-saturnus = { $mine ->
    [yes] Vous jouez
   *[no] { $name } joue
} Maleficus Saturnus : chaque adversaire défausse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, en secret.
ptolemaeus-stage-eclipsis = { $count ->
    [one] Eclipsis : tout le monde défausse { $count } carte, en secret.
   *[other] Eclipsis : tout le monde défausse { $count } cartes, en secret.
}
ptolemaeus-stage-pawns = { $mine ->
    [yes] { $count ->
        [one] Vous retirez { $count } pion
       *[other] Vous retirez { $count } pions
    }
   *[no] { $count ->
        [one] { $name } retire { $count } pion
       *[other] { $name } retire { $count } pions
    }
}

## Ce qui s’est passé. $mine vaut "yes" si c’est le lecteur qui l’a fait, $whom si cela lui est arrivé.

ptolemaeus-event-sky = Le ciel du { $date }.
ptolemaeus-event-deck-made = { $count ->
    [one] { $count } carte défaussée forme une nouvelle pioche.
   *[other] { $count } cartes défaussées forment une nouvelle pioche.
}
ptolemaeus-event-event = À la fin de la manche avanceront : { $text }.
ptolemaeus-event-eclipsis = Le prochain événement est une Eclipsis.
ptolemaeus-event-objective = Votre objectif secret : { $text }.
ptolemaeus-event-card = Vous piochez : { $card }.
ptolemaeus-event-card-taken = { $name } pioche une carte.
ptolemaeus-event-face-up = { $mine ->
    [yes] Vous prenez
   *[no] { $name } prend
} parmi les cartes visibles : { $card }.
ptolemaeus-event-drawing-ended = Il n’y avait pas de seconde carte à prendre.
ptolemaeus-event-swept = Cinq cartes sur six étaient de la même couleur : les six sont remplacées.
ptolemaeus-event-bonus = Vous piochez la carte bonus { $card }.
ptolemaeus-event-bonus-taken = { $name } pioche une carte bonus.
ptolemaeus-event-observation = { $mine ->
    [yes] Vous observez
   *[no] { $name } observe
} : { $text }.
ptolemaeus-event-paid = { $mine ->
    [yes] Vous payez
   *[no] { $name } paie
} pour { $sign } : { $cards }.
ptolemaeus-event-placed = { $mine ->
    [yes] Vous mettez
   *[no] { $name } met
} un pion en { $sign }.
ptolemaeus-event-moved = { $mine ->
    [yes] Vous déplacez
   *[no] { $name } déplace
} un pion { $source ->
    [Aries] d’{ $source }
    [Aquarius] d’{ $source }
   *[other] de { $source }
} à { $target }.
ptolemaeus-event-studied = { $mine ->
    [yes] Vous étudiez
   *[no] { $name } étudie
} { $planet } en { $sign }{ $found ->
    [yes] , avec le jeton astéroïde.
   *[no] .
}
ptolemaeus-event-studied-with = { $mine ->
    [yes] Vous étudiez
   *[no] { $name } étudie
} { $planet } en { $sign } avec deux pions sur place et { $same ->
    [yes] deux en { $one }
   *[no] un en { $one } et un en { $two }
}{ $found ->
    [yes] , avec le jeton astéroïde.
   *[no] .
}
ptolemaeus-studied-worth = { $points ->
    [one] +{ $points } point pour les planètes.
   *[other] +{ $points } points pour les planètes.
}
ptolemaeus-event-traded = { $mine ->
    [yes] Vous donnez
   *[no] { $name } donne
} deux jetons astéroïde pour une carte bonus.
ptolemaeus-event-played = { $mine ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card }{ $count ->
    [one] .
   *[other] , avec un effet double.
}
ptolemaeus-event-played-for-turns = { $mine ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card } : { $count ->
    [one] un tour supplémentaire suit.
   *[other] deux tours supplémentaires suivent.
}
ptolemaeus-event-replaced = { $mine ->
    [yes] Vous prenez la place d’un pion en { $sign } ({ $victim }).
   *[no] { $whom ->
        [yes] { $name } prend la place de votre pion en { $sign }.
       *[no] { $name } prend la place d’un pion en { $sign } ({ $victim }).
    }
}
ptolemaeus-event-recalled = { $mine ->
    [yes] Vous retirez un de vos pions
   *[no] { $name } retire un de ses pions
} en { $sign }.
ptolemaeus-event-stopped = { $mine ->
    [yes] Vous renoncez
   *[no] { $name } renonce
} au second effet.
ptolemaeus-event-card-passed = { $name } prend une carte au hasard à { $victim }.
ptolemaeus-event-stolen = { $mine ->
    [yes] Vous prenez une carte à { $victim } : { $card }.
   *[no] { $whom ->
        [yes] { $name } vous prend une carte : { $card }.
       *[no] { $name } prend une carte à { $victim } : { $card }.
    }
}
ptolemaeus-event-discard = Vous avez choisi de défausser : { $cards }.
ptolemaeus-event-discards = Tout le monde a choisi. Cartes défaussées :
ptolemaeus-event-discards-none = Personne n’avait de carte à défausser.
ptolemaeus-event-passed = { $mine ->
    [yes] Vous ne pouvez rien faire.
   *[no] { $name } ne peut rien faire.
}
ptolemaeus-event-round = { $mine ->
    [yes] La manche { $number } commence ; vous avez l’Astrolabe.
   *[no] La manche { $number } commence ; { $name } a l’Astrolabe.
}
ptolemaeus-event-turn = { $mine ->
    [yes] Vous avez
   *[no] { $name } a
} un tour supplémentaire.
ptolemaeus-event-planets-moved = La manche { $number } est finie. { $text }.
ptolemaeus-event-comet-moved = { $count ->
    [one] La comète avance de { $count } signe, jusqu’à { $sign }.
   *[other] La comète avance de { $count } signes, jusqu’à { $sign }.
}
ptolemaeus-event-eclipsed = Eclipsis : les pions sur les signes sans planète retournent en réserve.
ptolemaeus-event-areas = Les objectifs sont révélés.
ptolemaeus-event-scored = { $mine ->
    [yes] Vous avez gagné !
   *[no] { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
}
ptolemaeus-event-scored-lost = La partie est perdue.
ptolemaeus-scored-points = { $points ->
    [one] { $name } : { $points } point.
   *[other] { $name } : { $points } points.
}
ptolemaeus-whose = { $name } : { $text }
ptolemaeus-sent-home = { $count ->
    [one] { $name } : { $count } pion revient en réserve.
   *[other] { $name } : { $count } pions reviennent en réserve.
}

## La fin

ptolemaeus-end-lost = Pas cette fois : en solo, il faut { $points } points.
ptolemaeus-end-race = { $points } points terminent aussitôt la partie.
ptolemaeus-end-comet = { $count ->
    [one] La comète a fait le tour après { $count } manche.
   *[other] La comète a fait le tour après { $count } manches.
}
ptolemaeus-end-ties = Égalité de points, de planètes et de pions : la victoire est partagée.
ptolemaeus-end-by-planets = À égalité de points, les planètes étudiées décident : { $most } contre { $count }.
ptolemaeus-end-by-pawns = À égalité de points et de planètes, les pions sur les signes décident : { $most } contre { $count }.
ptolemaeus-end-planets = Planètes
ptolemaeus-end-planets-count = { $count ->
    [one] { $count } planète
   *[other] { $count } planètes
}
ptolemaeus-end-asteroids = Astéroïdes
ptolemaeus-end-objective = Objectif
ptolemaeus-end-met = étudiée
ptolemaeus-end-missed = non étudiée
