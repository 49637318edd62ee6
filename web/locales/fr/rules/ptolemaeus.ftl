# Les règles de Ptolemaeus, avec nos propres mots. Une section est un titre et ses paragraphes.

ptolemaeus-rules-title = Ptolemaeus : les règles
ptolemaeus-rules-signs = Signes
ptolemaeus-rules-card = Carte
ptolemaeus-rules-effect = Ce qu’elle fait
ptolemaeus-rules-planet = Planète
ptolemaeus-rules-number = Nombre
ptolemaeus-rules-moves = Événements où elle avance

## But

ptolemaeus-rules-goal = But du jeu
ptolemaeus-rules-goal-study = Sept planètes errent à travers les douze signes du zodiaque. Vous envoyez des pions là où elles se trouvent, vous payez avec des cartes qui montrent des constellations, et vous étudiez une planète après l’autre.
ptolemaeus-rules-goal-winning = Qui arrive à 12 points gagne sur-le-champ. Si personne n’y arrive, la partie dure jusqu’à ce que la comète ait fait une fois le tour de la roue ; puis les points sont comptés.
ptolemaeus-rules-goal-players = Pour un à quatre joueurs.

## La roue

ptolemaeus-rules-sky = La roue
ptolemaeus-rules-sky-signs = La roue a douze signes, dans le sens horaire d’Aries à Pisces. Chacun appartient à l’un des quatre éléments, et l’élément est sa couleur.
ptolemaeus-rules-sky-planets = Les planètes sont Sol, Luna, Mercurius, Venus, Mars, Iupiter et Saturnus. Il peut y en avoir plusieurs dans un signe, et aucune dans d’autres.
ptolemaeus-rules-sky-comet = Une comète fait aussi le tour de la roue. Ce n’est pas une planète, et elle n’est jamais dans un signe où il y en a.

## Le début

ptolemaeus-rules-start = Comment commence une partie
ptolemaeus-rules-start-date = Chaque partie commence sous le vrai ciel d’une date : un jour célèbre, un anniversaire, n’importe quel jour de l’an 150 à 2100. Chaque planète est dans le signe où elle se voyait de la Terre à 12 h 00 TU.
ptolemaeus-rules-start-comet = La comète part du signe opposé à Luna. S’il s’y trouve des planètes, elle part du premier signe suivant, dans le sens horaire, qui n’en a pas. Ce signe reste marqué comme son point de départ.
ptolemaeus-rules-start-dealt = Il y a un jeton astéroïde sur chaque signe. Chacun reçoit dix pions, deux cartes constellation et un objectif secret avec trois planètes. Six cartes constellation et un événement sont visibles ; l’Eclipsis n’est jamais le premier événement. Le hasard désigne qui commence et tient l’Astrolabe.

## Manches et tours

ptolemaeus-rules-round = Les manches
ptolemaeus-rules-round-laps = Dans une manche, chacun joue trois tours : trois fois le tour de la table, dans le sens horaire, en commençant par qui tient l’Astrolabe.
ptolemaeus-rules-round-astrolabe = Puis le ciel bouge, et l’Astrolabe passe au joueur suivant dans le sens horaire.

ptolemaeus-rules-turn = Votre tour
ptolemaeus-rules-turn-one = Un tour, c’est exactement une action : piocher deux cartes constellation, ou observer un signe, ou observer une configuration.
ptolemaeus-rules-turn-free = Avant et après l’action, mais jamais au milieu, vous pouvez jouer des cartes bonus et échanger des jetons astéroïde. Après, vous pouvez aussi étudier des planètes avec deux pions sur place et deux d’ailleurs.
ptolemaeus-rules-turn-pass = Tant qu’une action vous est possible, vous ne pouvez pas passer.

ptolemaeus-rules-draw = Piocher des cartes
ptolemaeus-rules-draw-two = Prenez deux cartes, l’une après l’autre, chacune dans la pioche ou parmi les six visibles. Une carte prise parmi les six est aussitôt remplacée : vous voyez donc la nouvelle avant votre second choix.
ptolemaeus-rules-draw-joker = Un joker visible ne peut être que votre première carte, et vous n’en prenez alors pas de seconde. Un joker tiré de la pioche est une carte comme les autres.
ptolemaeus-rules-draw-sweep = Dès que cinq au moins des six cartes sont d’une même couleur, les six sont défaussées et six nouvelles prennent leur place, plusieurs fois s’il le faut. Les jokers n’ont pas de couleur.
ptolemaeus-rules-draw-deck = Quand la pioche est épuisée, les cartes défaussées, mélangées, en forment une nouvelle. S’il n’y en a pas non plus, vous prenez ce qui est encore visible. Le nombre de cartes en main n’est pas limité.
ptolemaeus-rules-draw-swept = Cinq cartes de Terra et une d’Aer : les six s’en vont.

ptolemaeus-rules-observe = Observer un signe
ptolemaeus-rules-observe-sign = Choisissez un signe où se trouve une planète ou la comète, payez, et mettez-y un pion de votre réserve.
ptolemaeus-rules-observe-most = Il ne reste jamais plus de deux de vos pions sur un signe. Un troisième ne peut venir que là où se trouve une planète que vous n’avez pas encore étudiée, et vous l’étudiez alors aussitôt. Il n’y en a donc jamais trois sur le signe de la comète.

ptolemaeus-rules-pay = Ce que coûte un signe
ptolemaeus-rules-pay-ways = Un pion coûte, au choix : la carte de son signe ; deux autres cartes de la même couleur ; trois cartes d’une seule autre couleur ; ou un joker, qui remplace n’importe quelle carte.
ptolemaeus-rules-pay-exact = Vous ne payez jamais plus qu’il ne faut : si une partie des cartes suffit, les autres restent en main. C’est pourquoi un joker paie toujours seul.
ptolemaeus-rules-pay-sample = Chacun de ces paiements suffit pour un pion en { $sign } :

ptolemaeus-rules-configurations = Observer une configuration
ptolemaeus-rules-configurations-shapes = Certains endroits du ciel vont ensemble. En une action, vous pouvez observer une telle configuration en entier, avec un pion pour chacun de ses endroits.
ptolemaeus-rules-configurations-comet = La comète peut tenir lieu d’une des planètes, mais pas dans une conjonction. Les planètes déjà étudiées comptent encore.
ptolemaeus-rules-configurations-whole = Vous observez tout ou rien, et une seule configuration par action. Chaque pion se paie à part, au prix de son propre signe. Payez-les d’abord tous, puis placez-les dans l’ordre de votre choix.
ptolemaeus-rules-configurations-conjunction = Les deux pions d’une conjonction vont sur le même signe. Si vous y avez déjà un pion, le second arrivé est votre troisième ; si vous en avez deux, c’est le premier arrivé, et l’autre reste. Dans les deux cas, il doit s’y trouver une planète nouvelle pour vous.
ptolemaeus-rules-shape-conjunction = Deux planètes ou plus dans un signe : deux pions à cet endroit.
ptolemaeus-rules-shape-opposition = Deux signes qui se font face : un pion sur chacun.
ptolemaeus-rules-shape-trigon = Les trois signes d’une couleur : un pion sur chacun.
ptolemaeus-rules-shape-square = Deux signes à trois pas l’un de l’autre : un pion sur chacun.

ptolemaeus-rules-pawns = Vos pions
ptolemaeus-rules-pawns-ten = Chacun de vos dix pions est dans votre réserve, sur un signe, ou avec une planète que vous avez étudiée.
ptolemaeus-rules-pawns-empty = C’est seulement quand la réserve est vide que vous observez avec des pions déjà placés sur des signes. Ils coûtent autant, et ne peuvent pas venir d’un signe observé dans la même action.

## Étudier

ptolemaeus-rules-study = Étudier une planète
ptolemaeus-rules-study-third = Quand votre troisième pion arrive sur un signe, de quelque façon que ce soit, vous y étudiez aussitôt une planète nouvelle pour vous, au choix s’il y en a plusieurs. Les trois quittent le signe. L’un va sur la planète dans votre zone d’étude et y reste pour de bon, deux retournent en réserve ; la suite de l’action peut s’en servir de nouveau.
ptolemaeus-rules-study-two = Après votre action, vous pouvez aussi étudier avec quatre pions : deux sur le signe d’une planète nouvelle pour vous, et deux autres sur des signes quelconques. Les quatre s’en vont ; l’un reste avec la planète, trois retournent en réserve. Autant de fois que possible.
ptolemaeus-rules-study-reward = Étudier ne coûte aucune carte. Vous y gagnez le jeton astéroïde du signe, s’il est encore là, et une carte bonus, tant qu’il y en a.
ptolemaeus-rules-study-never = La comète ne peut pas être étudiée. Et quand les planètes avancent ou que la comète passe, personne n’étudie rien.

ptolemaeus-rules-tokens = Les jetons astéroïde
ptolemaeus-rules-tokens-trade = Avant ou après votre action, vous pouvez échanger deux jetons astéroïde contre une carte bonus, aussi souvent que vous voulez tant qu’il reste des cartes. Les jetons échangés quittent le jeu.
ptolemaeus-rules-tokens-keep = Chaque groupe de trois jetons gardés vaut un point.

## Cartes bonus

ptolemaeus-rules-bonus = Les cartes bonus
ptolemaeus-rules-bonus-when = À votre tour, jouez-en autant que vous voulez, avant ou après l’action. Une carte piochée pendant l’action peut être jouée après. Une carte doit pouvoir agir au moins une fois. Les cartes jouées ne reviennent pas.
ptolemaeus-rules-bonus-stronger = Sept cartes sont liées à une planète. Elles agissent deux fois si vous avez déjà étudié cette planète quand vous les jouez. Vous pouvez renoncer au second effet ; les adversaires qui n’ont pas assez donnent ce qu’ils ont.
ptolemaeus-rules-bonus-choice = Les adversaires choisissent eux-mêmes : les pions à retirer, ouvertement et chacun à son tour ; les cartes à défausser, en secret, montrées quand tous ont choisi.
ptolemaeus-rules-bonus-pawns = Un pion qu’une carte amène sur un signe peut aussi y être votre troisième, et alors vous étudiez. Un pion remplacé par Nova Luna retourne dans la réserve de son propriétaire. Mercurius Retrogradus et les quatre cartes Signum peuvent aussi mener à un signe sans planète.
ptolemaeus-rules-bonus-turns = Les tours supplémentaires s’additionnent. Ils ne comptent pas parmi les trois tours de la manche.
ptolemaeus-rules-twice-nova-luna = Avec { $planet } : deux pions.
ptolemaeus-rules-twice-venus-retrograda = Avec { $planet } : deux cartes.
ptolemaeus-rules-twice-maleficus-mars = Avec { $planet } : deux pions chacun.
ptolemaeus-rules-twice-maleficus-saturnus = Avec { $planet } : deux cartes chacun.
ptolemaeus-rules-twice-mercurius-retrogradus = Avec { $planet } : deux pions différents.
ptolemaeus-rules-twice-sol-in-medio-caeli = Avec { $planet } : deux tours de plus.
ptolemaeus-rules-twice-iupiter-orientalis = Avec { $planet } : deux cartes, d’un adversaire ou de deux.

## La fin d’une manche

ptolemaeus-rules-event = La fin d’une manche
ptolemaeus-rules-event-planets = D’abord, les trois planètes de l’événement visible avancent chacune d’un signe, dans le sens horaire.
ptolemaeus-rules-event-comet = Puis la comète avance d’un signe et continue, s’il le faut, jusqu’à un signe sans planète ; chaque signe compte pour un pas. Tous les pions du signe où elle s’arrête retournent à leurs propriétaires. Les autres pions ne bougent pas.
ptolemaeus-rules-event-next = Enfin, l’événement suivant est révélé et une nouvelle manche commence.

ptolemaeus-rules-eclipsis = L’Eclipsis
ptolemaeus-rules-eclipsis-pawns = Si l’événement suivant est l’Eclipsis, tous les pions des signes sans planète retournent à leurs propriétaires, ceux qui sont avec la comète aussi.
ptolemaeus-rules-eclipsis-cards = De plus, chacun choisit deux cartes constellation et les défausse, en secret et en même temps que les autres ; qui en a moins défausse tout. Puis un autre événement est révélé.

## La fin et le score

ptolemaeus-rules-end = La fin de la partie
ptolemaeus-rules-end-twelve = À l’instant même où quelqu’un a 12 points, la partie est finie et cette personne a gagné. Tous les points comptent, même cachés ; qui gagne les montre.
ptolemaeus-rules-end-comet = Sinon, la partie est finie quand la comète a fait 12 pas ou plus. Aucun autre événement n’est révélé, et tous les points sont comptés.
ptolemaeus-rules-end-race = Des jetons et des objectifs, le livret de règles dit qu’ils comptent à la fin. Une table peut donc convenir que seules les planètes et Nova Constellatio comptent pour les 12 points ; le reste n’est alors compté que lorsque la comète a fait le tour.
ptolemaeus-rules-end-alone = En solo, vous jouez sans les huit cartes qui demandent un adversaire, et toujours jusqu’à ce que la comète ait fait le tour. Vous gagnez avec 12 points ou plus.

ptolemaeus-rules-score = Les points
ptolemaeus-rules-score-nova = Chaque Nova Constellatio que vous avez
ptolemaeus-rules-score-tokens = Par groupe de { $count } jetons astéroïde
ptolemaeus-rules-score-objective = Deux planètes de votre objectif secret étudiées
ptolemaeus-rules-score-whole = Ses trois planètes étudiées
ptolemaeus-rules-score-ties = Le meilleur total l’emporte. En cas d’égalité, les planètes étudiées départagent, puis les pions sur les signes, sans ceux que la comète vient de renvoyer ; si l’égalité persiste, la victoire est partagée.

## Ce qui est caché, et ce que contient la boîte

ptolemaeus-rules-secrets = Ce qui est caché
ptolemaeus-rules-secrets-own = Personne d’autre ne voit vos cartes constellation, vos cartes bonus ni votre objectif. Nul ne connaît l’ordre des pioches, ni les objectifs non distribués.
ptolemaeus-rules-secrets-open = Tous voient combien de cartes vous avez, chaque carte prise parmi les visibles, et tout ce qui est payé ou défaussé. Nova Constellatio compte dès que vous la piochez, même si personne ne la voit.

ptolemaeus-rules-cards = Ce que contient la boîte
ptolemaeus-rules-cards-lists = Le livret de règles dit combien il y a de cartes de chaque type, mais pas lesquelles. Ces listes sont une reconstitution de notre part.
ptolemaeus-rules-cards-constellations = Cartes constellation : { $count } par signe, { $most } jokers
ptolemaeus-rules-cards-events = Événements : douze avec trois planètes, une Eclipsis
ptolemaeus-rules-cards-bonuses = Cartes bonus : { $count } de chaque, { $most } Nova Constellatio
ptolemaeus-rules-cards-objectives = Objectifs ; deux objectifs ont toujours une planète en commun

## Ce que montrent les images

ptolemaeus-rules-picture-sky = Une roue avec le ciel du { $date } : Saturnus en Taurus, Venus en Gemini, Sol et Mercurius en Cancer, Luna et Iupiter en Libra, Mars en Sagittarius, la comète en Aries.
ptolemaeus-rules-picture-start = Luna est en Libra ; la comète part en face, en Aries. Il y a un jeton astéroïde sur chaque signe.
ptolemaeus-rules-picture-observe = Un pion en Sagittarius, où se trouve Mars.
ptolemaeus-rules-picture-conjunction = Sol et Mercurius ensemble en Cancer, avec deux pions.
ptolemaeus-rules-picture-opposition = Une ligne relie Venus en Gemini et Mars en Sagittarius, avec un pion sur chaque signe.
ptolemaeus-rules-picture-trigon = Un triangle relie Venus en Gemini, Luna en Libra et Saturnus en Aquarius, avec un pion sur chaque signe.
ptolemaeus-rules-picture-square = Une ligne relie la comète en Aries et Sol en Cancer, avec un pion sur chaque signe.
ptolemaeus-rules-picture-third = Trois pions quittent Sagittarius. L’un reste avec Mars, deux vont en réserve ; l’étude apporte un jeton astéroïde et une carte bonus.
ptolemaeus-rules-picture-two = Deux pions quittent Sagittarius, où se trouve Mars, un quitte Cancer et un Libra. L’un reste avec Mars, trois vont en réserve.
ptolemaeus-rules-picture-event = Luna, Mercurius et Mars avancent d’un signe. Puis la comète fait trois pas depuis Pisces, en passant Sol en Aries et Luna en Taurus, jusqu’à Gemini.
ptolemaeus-rules-picture-way = La comète est en Scorpius. Il lui reste cinq pas jusqu’à son point de départ, en Aries.
