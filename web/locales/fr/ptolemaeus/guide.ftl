# Le guide pour une première partie de Ptolemaeus.

ptolemaeus-guide-welcome = Sept planètes, douze signes et une comète
    .text = Vous observez les planètes en mettant des pions sur leurs signes, vous payez en cartes constellation et vous étudiez autant de planètes que possible. { $alone ->
        [yes] Vous gagnez si vous avez au moins 12 points quand la comète a fait le tour.
       *[no] À 12 points, vous gagnez aussitôt.
    }
ptolemaeus-guide-wheel = La roue montre le ciel d’un jour réel
    .text = Chaque signe a la couleur de son élément. Des lignes relient les planètes qui forment une configuration. Ce qui est mis en évidence peut être observé maintenant ; touchez autre chose, et vous saurez pourquoi c’est impossible.
ptolemaeus-guide-draw = Commencez par deux cartes
    .text = Prenez des cartes constellation parmi les cartes visibles ou dans la pioche. Les signes où il y a des planètes sont utiles, et plusieurs cartes d’une même couleur aussi.
ptolemaeus-guide-observe = Observez quelque chose
    .text = Quand c’est de nouveau votre tour, touchez sur la roue un signe ou une ligne mis en évidence, ou choisissez dans la liste, puis confirmez. Une configuration envoie plusieurs pions dans le ciel en une fois, et chacun a son prix.
ptolemaeus-guide-pay = Payez votre pion
    .text = La carte du signe suffit, ou un joker, ou deux cartes de sa couleur, ou trois d’une seule autre couleur. Le moins cher est proposé en premier.
ptolemaeus-guide-round = Bientôt le ciel va bouger
    .text = Quand tout le monde a joué trois tours, ces planètes avancent d’un signe, puis la comète à son tour. Là où elle s’arrête, elle renvoie les pions en réserve. Anticipez !
ptolemaeus-guide-goal = Ce qui rapporte des points
    .text = Les planètes étudiées, celles de votre objectif secret, les jetons astéroïde et la carte Nova Constellatio. { $alone ->
        [yes] La partie finit quand la comète revient à son point de départ.
       *[no] Si personne n’arrive à 12, la partie finit quand la comète revient à son point de départ.
    }
ptolemaeus-guide-study = Étudiez votre première planète
    .text = Amenez un troisième pion là où se trouve une planète : vous l’étudiez, et deux pions vous reviennent. Après votre action, deux pions sur place et deux ailleurs suffisent aussi.
ptolemaeus-guide-bonus = Chaque étude apporte une carte bonus
    .text = Jouez-la avant ou après votre action. Elle agit deux fois si vous avez étudié la planète à laquelle elle est liée. Vous en savez assez : bonne chance !
