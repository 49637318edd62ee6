# Le guide pour une première partie de la Planète X.

guide-welcome = Dans l’un de ces { $sectors } secteurs se cache la Planète X
    .text = Chaque secteur contient un objet, ou rien. Vous l’apprenez en posant des questions : détecter, sonder, étudier. Qui déduit où est la Planète X, et ce qu’il y a de chaque côté, peut la localiser.
guide-sky = La moitié éclairée est le ciel observable
    .text = La Terre tourne avec le pion en dernière position. Vous ne pouvez détecter et sonder que des secteurs de la moitié éclairée ; de petites comètes marquent les secteurs où une comète est possible.
guide-survey = Posez votre première question : détecter
    .text = Choisissez Détecter et un objet, puis glissez le long de la moitié éclairée de l’anneau ou touchez deux secteurs. Le coût s’affiche avant la confirmation. Vous apprendrez combien de ces objets s’y trouvent ; les autres n’entendent que votre question.
guide-sheet = Notez ce que vous savez
    .text = Touchez une case de la feuille : une fois pour barrer un objet, deux fois pour l’entourer. Les cases rayées sont vos informations de départ. La Planète X a l’air vide : « semble vide » la compte aussi.
guide-time = Le temps est votre monnaie
    .text = Chaque action fait avancer votre pion. C’est toujours au pion en dernière position de jouer : avec des actions bon marché, votre tour revient plus vite.
guide-research = Étudiez maintenant un sujet
    .text = Étudier ne coûte que 1 et révèle une règle vraie de ce ciel. Vous ne pouvez pas étudier deux fois de suite.
guide-choose = Une phase Théorie : dites ce que vous croyez
    .text = Quand la Terre passe un losange, chacun peut choisir en secret une théorie et la placer sur un secteur. Les théories correctes rapportent des points, les incorrectes coûtent du temps. Vous pouvez aussi n’en choisir aucune.
guide-review = Les théories avancent vers l’intérieur
    .text = À chaque phase Théorie, elles avancent d’une case vers le centre. Sur la case intérieure, elles sont retournées : c’est la vérification par les pairs. La première théorie correcte d’un secteur rapporte un point de plus.
guide-locate = Le but : localisez la Planète X
    .text = Quand vous connaissez son secteur et ses deux voisins, choisissez Localiser X. La trouver rapporte dix points ; qui est en retard a une dernière chance. Bonne chance !
