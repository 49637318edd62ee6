# Le guide pour une première partie de Ptolemaeus.

ptolemaeus-guide-welcome = Sept planètes, douze signes et une comète
    .text = Vous observez les planètes en mettant des pions sur leurs signes, vous payez en cartes constellation et vous étudiez autant de planètes que possible. { $alone ->
        [yes] Vous gagnez si vous avez au moins 12 points quand la comète a fait le tour.
       *[no] À 12 points, vous gagnez aussitôt.
    }
ptolemaeus-guide-wheel = La roue montre le ciel d’un jour réel
    .text = Chaque signe a la couleur de son élément. Des lignes relient les planètes qui forment une configuration. Ce qui est mis en évidence peut être observé maintenant ; touchez autre chose, et vous saurez pourquoi c’est impossible.
ptolemaeus-guide-draw = Commencez par deux cartes
    .text = Prenez des cartes constellation parmi les cartes visibles ou dans la pioche. Les cartes des signes où il y a des planètes sont utiles, tout comme plusieurs cartes d’une même couleur.
ptolemaeus-guide-observe = Observez quelque chose
    .text = Quand c’est de nouveau votre tour, touchez sur la roue un signe ou une ligne mis en évidence, ou choisissez dans la liste. « Observer et payer » utilise les cartes les moins chères : celle du signe, un joker, deux de sa couleur ou trois d’une autre. Une configuration envoie plusieurs pions dans le ciel en une fois, chacun à son prix.
ptolemaeus-guide-figures = Quatre configurations
    .text = Des planètes ainsi placées s’observent ensemble : un pion par signe, deux dans une conjonction. Sauf là, la comète vaut une planète.
ptolemaeus-guide-conjunction = deux planètes dans un signe
ptolemaeus-guide-opposition = deux signes opposés
ptolemaeus-guide-trigon = trois signes d’une couleur
ptolemaeus-guide-square = deux signes à trois de distance
ptolemaeus-guide-study = Comment étudier une planète
    .text = Amenez un troisième pion là où se trouve une planète : vous l’étudiez, et deux pions vous reviennent. Après votre action, vous pouvez aussi étudier avec deux pions sur place et deux ailleurs.
ptolemaeus-guide-goal = Ce qui rapporte des points
    .text = Deux planètes de votre objectif secret : { $points }, toutes les trois : { $most }. { $count } jetons astéroïde : 1. La carte Nova Constellatio : 1. { $alone ->
        [yes] La partie finit quand la comète revient à son point de départ.
       *[no] Si personne n’arrive à 12, la partie finit quand la comète revient à son point de départ.
    }
ptolemaeus-guide-points = Points
ptolemaeus-guide-round = À la fin de la manche, le ciel bouge
    .text = Quand tout le monde a joué trois tours, ces planètes avancent d’un signe, puis la comète à son tour. Là où elle s’arrête, elle renvoie les pions en réserve. Anticipez !
ptolemaeus-guide-bonus = Chaque étude apporte une carte bonus
    .text = Jouez-la avant ou après votre action. Elle agit deux fois si vous avez étudié la planète à laquelle elle est liée. Vous en savez assez : bonne chance !
