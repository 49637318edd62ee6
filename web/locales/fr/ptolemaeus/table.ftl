# La table de Ptolemaeus. Signes, éléments, planètes et cartes bonus ont des noms latins, comme sur le plateau.

## Une nouvelle table

ptolemaeus-date = Ciel de départ
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
    .more = Pour la première fois, des humains marchent sur la Lune.
ptolemaeus-famous-hubble = Le télescope Hubble
    .more = Un télescope est placé en orbite, au-dessus de l’atmosphère.
ptolemaeus-famous-gravitational-waves = Les ondes gravitationnelles
    .more = La collision de deux trous noirs, très lointaine et très ancienne, se fait entendre.
ptolemaeus-famous-webb = Le télescope Webb
    .more = Un miroir doré part à la recherche des premières galaxies.

ptolemaeus-race = La course aux 12 points
ptolemaeus-race-everything = Tout compte
    .hint = Planètes, Nova Constellatio, jetons astéroïde et objectif comptent pour les 12 points qui terminent aussitôt la partie.
ptolemaeus-race-planets = Planètes et Nova Constellatio seulement
    .hint = Jetons astéroïde et objectifs ne sont comptés que lorsque la comète a fait le tour.
ptolemaeus-race-alone = En solo, la partie dure jusqu’à ce que la comète ait fait le tour, sans les huit cartes qui demandent un adversaire. Vous gagnez avec 12 points ou plus.

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

ptolemaeus-legend = Légende
ptolemaeus-tab-wheel = Roue
ptolemaeus-tab-cards = Cartes
ptolemaeus-wheel = La roue du zodiaque
ptolemaeus-wheel-choose = La roue du zodiaque : choisissez un signe. Les flèches suivent l’anneau, Entrée choisit ; plusieurs signes l’un après l’autre font une configuration.
ptolemaeus-wheel-as-table = La roue sous forme de tableau
ptolemaeus-centre-round = Manche { $number }
ptolemaeus-centre-turn = tour
ptolemaeus-comet = comète
ptolemaeus-the-comet = Comète
ptolemaeus-sign-words = { $sign } : { $text }
# The price at a sign, for those who do not see the wheel.
ptolemaeus-sign-cost = { $count ->
    [one] { $text }, coûte au moins { $count } carte
   *[other] { $text }, coûte au moins { $count } cartes
}
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
ptolemaeus-card-count = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
ptolemaeus-card-new = nouvelle
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

ptolemaeus-bonus-nova-luna = Remplacez le pion d’un adversaire sur un signe par un pion de votre réserve.
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
    .short = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
ptolemaeus-points-seen = { $points ->
    [one] au moins { $points } point
   *[other] au moins { $points } points
}
    .short = { $points ->
        [one] { $points }+ pt
       *[other] { $points }+ pts
    }
ptolemaeus-points-race = { $points } dans la course
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
ptolemaeus-since-drew = { $name } prend { $cards }.
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
ptolemaeus-gain = { $count ->
    [one] { $points } point ({ $text }).
   *[other] { $points } points ({ $text }).
}
ptolemaeus-gain-planets = planètes
ptolemaeus-gain-objective = objectif
ptolemaeus-gain-asteroids = jetons astéroïde
ptolemaeus-event-traded = { $mine ->
    [yes] Vous échangez
   *[no] { $name } échange
} deux jetons astéroïde contre une carte bonus.
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
    [yes] Vous remplacez un pion en { $sign } ({ $victim }).
   *[no] { $whom ->
        [yes] { $name } remplace votre pion en { $sign }.
       *[no] { $name } remplace un pion en { $sign } ({ $victim }).
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
