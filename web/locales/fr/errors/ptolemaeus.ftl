# Ce que Ptolemaeus refuse : ce qui ne va pas et ce qu’il faut faire. Le nom est le code de l’erreur.

## Dates

error-ptolemaeus-date-form = « { $text } » n’est pas une date. Choisissez un jour, un mois et une année.
error-ptolemaeus-date-year = L’année { $year } n’existe pas ici ; les années vont de 1 à { $last }.
error-ptolemaeus-date-month = Le mois { $month } n’existe pas ; les mois sont numérotés de 1 à 12.
error-ptolemaeus-date-day = Le { $day } { $month } { $year } n’existe pas : ce mois a { $days } jours.
error-ptolemaeus-date-skipped = Le { $day } octobre 1582 n’a pas existé : le calendrier est passé du 4 directement au 15.
error-ptolemaeus-date-sky = Le ciel du { $date } ne peut pas être calculé avec assez de précision. Choisissez une année de { $first } à { $last }.
error-ptolemaeus-seats = Le jeu compte de 1 à 4 places, pas { $seats }.

## Moments

error-ptolemaeus-not-asked = Ce n’est pas à vous de jouer. En attente : { $waiting }.
error-ptolemaeus-game-over = La partie est finie ; il n’y a plus rien à décider.
error-ptolemaeus-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-ptolemaeus-spectator = Les spectateurs ne font que regarder.
error-ptolemaeus-unknown-action = Ce n’est pas une action de ce jeu. Choisissez-en une qui est proposée.
error-ptolemaeus-only-as-action = Piocher et observer sont l’action du tour ; répondez d’abord à ce qui est demandé.
error-ptolemaeus-only-when-paying = Les cartes ne se paient qu’après avoir choisi ce que vous observez.
error-ptolemaeus-only-when-placing = Les pions se placent après le paiement d’une observation, ou par une carte Signum.
error-ptolemaeus-only-when-moving = Un pion ne quitte un signe que si la réserve est vide et qu’il faut en placer un.
error-ptolemaeus-only-third-pawn = Une planète ne s’étudie ainsi que lorsque votre troisième pion est arrivé dans son signe.
error-ptolemaeus-only-after-action = Étudier avec deux pions sur place et deux d’ailleurs se fait après l’action.
error-ptolemaeus-only-beside-action = Les cartes bonus et les échanges viennent avant ou après l’action, jamais pendant.
error-ptolemaeus-only-by-bonus = Cela fait partie d’une carte bonus : jouez d’abord la carte.
error-ptolemaeus-only-when-recalling = Des pions ne sont retirés que si Maleficus Mars le demande.
error-ptolemaeus-only-when-discarding = Des cartes ne sont défaussées que si Maleficus Saturnus ou une Eclipsis le demande.
error-ptolemaeus-act-first = Un tour finit après son action : piochez ou observez d’abord.
error-ptolemaeus-acted-already = L’action de ce tour est faite ; il ne reste que les actions gratuites et la fin du tour.
error-ptolemaeus-no-passing = Vous ne pouvez pas passer tant que vous pouvez piocher ou observer.

## Piocher, observer, payer

error-ptolemaeus-deck-empty = La pioche et la défausse sont vides : il n’y a pas de carte à piocher.
error-ptolemaeus-not-face-up = Cette carte n’est pas visible. Prenez-en une qui l’est, ou piochez.
error-ptolemaeus-joker-second = Un joker visible ne peut être que la première carte prise. Prenez-en une autre, ou piochez.
error-ptolemaeus-nothing-to-observe = Il n’y a rien dans le ciel que vous puissiez à la fois payer et occuper avec des pions.
error-ptolemaeus-no-configuration = Ces signes ne forment pas de configuration. Choisissez un signe, une conjonction, deux signes opposés, deux à trois signes de distance, ou trois de la même couleur.
error-ptolemaeus-sign-empty = Il n’y a là ni planète ni comète.
error-ptolemaeus-not-in-the-sky = Cette configuration n’est pas dans le ciel : chaque signe a besoin d’une planète (la comète peut être l’une d’elles), une conjonction de deux.
error-ptolemaeus-no-pawns = Vous n’avez pas assez de pions qui puissent aller là.
error-ptolemaeus-third-pawn = Un troisième pion a besoin d’une planète que vous n’avez pas étudiée ; il n’y en a pas là.
error-ptolemaeus-cannot-pay = Vos cartes ne suffisent pas pour payer. Un signe coûte sa propre carte, un joker, deux autres de sa couleur, ou trois d’une autre couleur.
error-ptolemaeus-not-the-price = Ce n’est pas un prix pour ce signe. Payez sa propre carte, un joker, deux autres de sa couleur, ou trois d’une autre couleur.
error-ptolemaeus-not-in-hand = Vous n’avez pas toutes ces cartes.
error-ptolemaeus-rest-unpaid = Vous ne pourriez plus payer le reste de la configuration. Payez avec d’autres cartes.
error-ptolemaeus-not-observed = Ce signe n’a pas besoin de pion maintenant. Choisissez-en un autre.
error-ptolemaeus-rest-unplaced = Les autres pions ne pourraient plus suivre. Placez-en d’abord un autre.
error-ptolemaeus-no-pawn-there = Vous n’avez pas de pion là.
error-ptolemaeus-source-observed = Ce signe est observé par cette action même. Déplacez un pion d’un autre signe.

## Étudier

error-ptolemaeus-nothing-to-study = Étudiez une planète qui se trouve avec votre troisième pion et que vous n’avez pas encore étudiée.
error-ptolemaeus-two-plus-two = Il faut deux de vos pions dans le signe d’une planète non étudiée, et deux autres dans d’autres signes.
error-ptolemaeus-studied-already = Vous avez déjà étudié cette planète.
error-ptolemaeus-two-pawns-there = Il faut deux pions dans le signe de la planète.
error-ptolemaeus-two-pawns-elsewhere = Choisissez les signes de deux de vos pions qui sont ailleurs.
error-ptolemaeus-two-tokens = Une carte bonus coûte deux jetons astéroïde, et vous en avez moins.
error-ptolemaeus-bonus-deck-empty = Il ne reste aucune carte bonus à obtenir.

## Cartes bonus

error-ptolemaeus-bonus-not-held = Vous n’avez pas cette carte bonus.
error-ptolemaeus-bonus-kept = Nova Constellatio ne se joue jamais : l’avoir vaut un point.
error-ptolemaeus-bonus-no-effect = Elle n’aurait aucun effet maintenant ; vous ne pouvez donc pas la jouer.
error-ptolemaeus-bonus-once = Cette carte n’a pas de second effet auquel renoncer. Jouez-la telle quelle.
error-ptolemaeus-bonus-first-unit = La carte doit agir au moins une fois ; ensuite, vous pouvez vous arrêter.
error-ptolemaeus-bonus-not-so = La carte { $bonus } ne peut pas faire cela ici. Choisissez ce qu’elle peut faire.
error-ptolemaeus-discard-count = { $count ->
    [one] Il faut défausser exactement { $count } carte.
   *[other] Il faut défausser exactement { $count } cartes.
}
error-ptolemaeus-discard-order = Choisissez des cartes du jeu, dans l’ordre du zodiaque.

## Notation, dans les parties importées

error-ptolemaeus-notation-action = « { $text } » n’est pas une action de Ptolemaeus.
error-ptolemaeus-notation-number = « { $text } » n’est pas un nombre.
error-ptolemaeus-notation-sign = « { $text } » n’est pas un signe du zodiaque.
error-ptolemaeus-notation-planet = « { $text } » n’est pas une planète.
error-ptolemaeus-notation-bonus = « { $text } » n’est pas une carte bonus.
error-ptolemaeus-notation-event = « { $text } » n’est rien qui puisse arriver dans ce jeu.
error-ptolemaeus-notation-options = « { $text } » ne décrit pas des options de Ptolemaeus.

## Les listes de cartes et les mondes imaginés : défauts du programme

error-ptolemaeus-cards-unreadable = Le fichier des listes de cartes est illisible ({ $reason }).
error-ptolemaeus-cards-unknown-name = Les listes de cartes nomment « { $name } », qui n’est ni une carte ni une planète.
error-ptolemaeus-cards-negative = Les listes de cartes ont { $count } cartes de « { $name } ». Il en faut 0 ou plus.
error-ptolemaeus-cards-total = Les listes de cartes ({ $cards }) ont { $count } cartes ; le jeu en a { $wanted }.
error-ptolemaeus-cards-three-planets = Les listes de cartes ont « { $card } », mais un événement ou un objectif a trois planètes différentes.
error-ptolemaeus-cards-moves = Les événements des listes font avancer { $moves } planètes ; il en faut { $wanted }.
error-ptolemaeus-cards-mars-moves = Les événements des listes font avancer Mars { $moves } fois au lieu de { $wanted }.
error-ptolemaeus-world-seats = La table imaginée a un autre nombre de places.
error-ptolemaeus-world-desk = Les cartes imaginées de cette place ne sont pas les siennes.
error-ptolemaeus-world-cards = Les cartes constellation imaginées ne sont pas celles qui sont cachées.
error-ptolemaeus-world-hands = Une main imaginée a une autre taille.
error-ptolemaeus-world-remembered = Les cartes imaginées contredisent ce qui en a été vu.
error-ptolemaeus-world-bonuses = Les cartes bonus imaginées ne sont pas celles qui sont cachées.
error-ptolemaeus-world-events = Les événements imaginés ne sont pas ceux qui restent à venir.
error-ptolemaeus-world-objectives = Les objectifs imaginés ne sont pas permis.
error-ptolemaeus-world-sealed = Une défausse secrète imaginée n’est pas permise.
error-ptolemaeus-world-unpaid = Une main imaginée ne peut pas payer ce qu’elle a annoncé.
error-ptolemaeus-world-won = Avec les cartes imaginées, quelqu’un aurait déjà gagné.
