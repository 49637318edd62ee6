# Les règles du jeu À la recherche de la Planète X, avec nos propres mots. Une section est un titre et ses
# paragraphes.

rules-title = À la recherche de la Planète X : les règles
rules-games = Jeux
rules-contents = Sommaire
rules-object = Objet céleste
rules-action = Action
rules-cost = Coût
rules-points = Points
rules-what-for = Pour

## But

rules-goal = But du jeu
rules-goal-hidden = Quelque part dans le ciel se cache une planète que personne ne peut voir. Vous et vos rivaux êtes astronomes : posez des questions, notez les réponses et déduisez où elle doit être.
rules-goal-winning = Trouver la Planète X en premier rapporte le plus, mais les théories correctes sur les autres objets comptent aussi. Qui la trouve ne gagne pas toujours.

## Le ciel

rules-sky = Le ciel
rules-sky-ring = Le ciel est un anneau de secteurs numérotés : 12 en mode standard, 18 en mode expert. Chaque secteur contient un objet ou est réellement vide.
rules-sky-appears = La Planète X semble vide. Ni une détection ni un sondage ne la distinguent d’un secteur réellement vide.

## Où peuvent être les objets

rules-placement = Où peuvent être les objets
rules-placement-comets = Les comètes ne se trouvent que dans certains secteurs : { $standard } en mode standard, { $expert } en mode expert.
rules-placement-asteroids = Chaque astéroïde en a un autre à côté de lui. Il y a donc deux paires, ou quatre à la suite.
rules-placement-clouds = Chaque nuage de gaz a un secteur réellement vide à côté de lui. La Planète X n’en est pas un.
rules-placement-dwarfs = Aucune planète naine n’est à côté de la Planète X.
rules-placement-band = En mode expert, les quatre planètes naines occupent un groupe d’exactement six secteurs, avec l’une d’elles à chaque extrémité.

## Le temps

rules-time = Le temps et les tours
rules-time-cost = Chaque action coûte du temps : votre pion avance d’autant de secteurs sur la Piste du Temps, autour du ciel.
rules-time-next = C’est au pion en dernière position sur la piste de jouer. Après une action peu coûteuse, ce sera peut-être encore à vous. Un pion qui arrive dans un secteur se place devant ceux qui y sont déjà et joue après eux.
rules-time-visible = La flèche de la Terre pointe sur le pion en dernière position. Le ciel observable est la moitié de l’anneau qui commence là, dans le sens horaire. Seul ce qui est observable peut être détecté ou sondé.

## Un tour

rules-turn = Votre tour
rules-turn-one = À votre tour, vous faites une chose parmi quatre. Tout le monde entend ce que vous détectez, sondez ou étudiez ; la réponse n’est que pour vous. Pour une localisation, c’est l’inverse : tout le monde entend si elle était juste, et personne n’entend quel secteur vous avez indiqué.
rules-turn-survey = Détection sur { $sectors } secteurs
rules-turn-expert = mode expert seulement

rules-survey = Détecter
rules-survey-how = Indiquez un type d’objet, ou « vide », et une zone de secteurs consécutifs du ciel observable. Vous apprenez combien il y en a. La zone peut continuer au-delà du plus grand numéro, ou ne compter qu’un secteur.
rules-survey-comets = Pour détecter des comètes, la zone doit commencer et finir sur des secteurs où une comète est possible.
rules-survey-empty = Détecter « vide » compte aussi la Planète X, puisqu’elle semble vide.

rules-target = Sonder
rules-target-how = Indiquez un secteur observable. Vous apprenez ce qu’il contient, ou qu’il semble vide. Chacun peut le faire deux fois par partie.

rules-research = Étudier
rules-research-how = Lisez l’indice de l’un des sujets A à F. Leurs titres sont connus de tous et disent de quels objets parle l’indice.
rules-research-running = Vous ne pouvez pas étudier à deux de vos tours d’affilée, quoi que fassent les autres entre-temps. Un indice ne change jamais : le relire ne fait que coûter du temps.

rules-locate = Localiser la Planète X
rules-locate-how = Indiquez le secteur de la Planète X et ce qu’il y a dans les deux secteurs voisins. Si les trois sont justes, vous l’avez trouvée. Sinon, vous apprenez seulement que quelque chose était faux. Les autres entendent si c’était juste ou non, jamais ce que vous avez indiqué.
rules-locate-any = Tout secteur peut être indiqué, observable ou non. Un voisin peut être réellement vide, mais jamais une planète naine, et une comète seulement là où une comète est possible.

## Ce qui arrive de soi-même

rules-earth = La Terre tourne
rules-earth-icons = Après un tour, la flèche avance dans le sens horaire jusqu’au pion désormais dernier. Quand elle quitte un secteur portant une icône, le jeu s’arrête pour une phase Théorie ou une conférence. Les phases Théorie reviennent à chaque tour de piste, chaque conférence n’a lieu qu’une fois.

rules-conference = La conférence
rules-conference-clue = Tout le monde apprend le même indice sur la Planète X. Le mode standard a une conférence, le mode expert en a deux.

## Théories

rules-theories = La phase Théorie
rules-theories-choose = Chacun choisit en secret : aucune théorie ou une seule, jusqu’à deux en mode expert. Vous avez un jeton pour chaque objet de chaque type ; un jeton placé ne revient jamais.
rules-theories-place = Puis les théories sont placées face cachée sur la case extérieure d’un secteur, en commençant par le dernier. Tout le monde voit où, mais personne d’autre ne sait quoi. N’importe quel secteur convient, sauf si son objet est confirmé ; il peut s’y trouver des théories d’autres joueurs. Mais vous ne placez jamais deux fois le même objet dans un secteur, ni deux théories dans le même secteur pendant la même phase.
rules-theories-inward = Puis toutes les théories face cachée, anciennes et nouvelles, avancent d’une case vers l’intérieur.

rules-review = La vérification par les pairs
rules-review-when = Une théorie qui atteint la case intérieure est retournée. Cela arrive à la deuxième phase après celle où elle a été placée. Les secteurs sont vérifiés un par un, dans l’ordre de leurs numéros.
rules-review-right = Si elle est correcte, l’objet est confirmé pour tous, et toutes les autres théories du secteur sont retournées aussi. Les théories correctes restent, et le secteur n’en accepte plus.
rules-review-wrong = Si elle est incorrecte, elle est retirée, le pion de son auteur avance d’un secteur et tous savent que cet objet n’est pas là. Chaque théorie incorrecte coûte un secteur.
rules-review-order = Si plusieurs joueurs paient dans le même secteur, leurs pions avancent dans l’ordre du tour, en commençant par le dernier. Ceux qui paient autant gardent ainsi leur place les uns par rapport aux autres.

## La fin

rules-end = La fin de la partie
rules-end-found = La première localisation juste met fin aux tours. Le pion de la personne qui l’a trouvée avance encore de ses 5 secteurs, mais la Terre ne tourne plus. L’emplacement de la Planète X reste secret pour le moment.
rules-end-chance = Quiconque a au moins un secteur de retard sur la personne qui l’a trouvée a une dernière chance, en commençant par le dernier : localiser aussi la Planète X, émettre des théories, ou passer. Une théorie avec 1 à 3 secteurs de retard, jusqu’à deux dans des secteurs différents avec 4 ou 5. Plus aucun pion ne bouge.
rules-end-revealed = Enfin le ciel est révélé. Les théories incorrectes sont retirées, sans pénalité.

rules-score = Les points
rules-score-first = Chaque secteur où votre théorie correcte était la première, seule ou ex æquo
rules-score-theory = Théorie correcte : { OBJECT($thing, form: "name") }
rules-score-expert = { $points } ({ $expert } en mode expert)
rules-score-finder = Planète X, trouvée en premier
rules-score-later = Planète X, trouvée en dernière chance : par secteur de retard
rules-score-ties = Le meilleur total l’emporte. En cas d’égalité, les points pour la Planète X départagent, puis les bonus de leader ; si l’égalité persiste, la victoire est partagée.

## Mise en place

rules-start = Saisons et informations de départ
rules-start-facts = Avant la partie, chacun choisit une saison et un nombre d’informations de départ : 12, 8, 4 ou aucune. Chaque information dit ce qu’un secteur ne contient pas. La saison décide des informations reçues ; deux joueurs ne choisissent donc jamais la même saison. Une même information peut toutefois être connue des deux.
rules-start-alone = En solo, vous jouez contre un à trois adversaires. Ils suivent les mêmes règles et ne savent que ce que saurait un joueur à leur place. À une table d’une seule place, vous vous entraînez : sans rival, et chaque coup peut être repris.

## Termes

rules-terms = Ce que disent les indices
rules-terms-adjacent = Adjacent : dans le secteur juste à côté, d’un côté ou de l’autre. À côté du 8, il y a le 7 et le 9.
rules-terms-opposite = Directement opposé : à un demi-anneau de distance. Avec 12 secteurs, le 4 est opposé au 10.
rules-terms-within = À N secteurs ou moins : à N pas au plus, par le chemin le plus court. À 2 secteurs ou moins du 5, il y a le 3, le 4, le 6 et le 7.
rules-terms-band = Dans un groupe de N secteurs ou moins : une suite d’au plus N secteurs consécutifs les contient tous.
rules-terms-consecutive = Dans des secteurs consécutifs : en une seule suite sans interruption.
rules-terms-empty = Dans un indice, « vide » veut toujours dire réellement vide.

## Images, pour qui ne les voit pas

rules-picture-comets = Un anneau de 12 secteurs. Les secteurs { $sectors } sont marqués : une comète peut s’y trouver.
rules-picture-asteroids = Deux paires d’astéroïdes, dans les secteurs 1 et 2 et dans les secteurs 7 et 8.
rules-picture-clouds = Un nuage de gaz dans le secteur 4, à côté du secteur 5, réellement vide.
rules-picture-band = Des planètes naines dans les secteurs 3, 4, 6 et 8 sur 18 : un groupe de six, avec une à chaque extrémité.
rules-picture-visible = La flèche pointe sur le secteur 10 : les secteurs 10 à 3 sont observables, les autres assombris.
rules-picture-track = Une piste de vérification à quatre cases : la théorie part de la case extérieure et avance vers l’intérieur à chaque phase Théorie.
rules-picture-adjacent = Les secteurs 7 et 9 sont marqués à côté du secteur 8.
rules-picture-opposite = Les secteurs 4 et 10 se font face.
rules-picture-within = Les secteurs 3, 4, 6 et 7 sont marqués autour du secteur 5.
