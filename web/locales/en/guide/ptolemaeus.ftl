# The guide through a first game of Ptolemaeus.

ptolemaeus-guide-welcome = Seven planets, twelve signs and a comet
    .text = You observe planets by putting pawns on their signs, pay with constellation cards, and study as many planets as you can. { $alone ->
        [yes] You win if you have 12 points or more when the comet has come full circle.
       *[no] With 12 points you win at once.
    }
ptolemaeus-guide-wheel = The wheel is the sky of a real day
    .text = Every sign has the colour of its element. Lines join planets that form a configuration. You can observe now whatever is highlighted; tap anything else to learn why you cannot.
ptolemaeus-guide-draw = Start with two cards
    .text = Take constellation cards from those that lie face up or from the deck. Cards of signs that hold planets are useful, and so are several cards of one colour.
ptolemaeus-guide-observe = Now observe something
    .text = When it is your turn again, tap a highlighted sign or line on the wheel, or choose from the list. “Observe and pay” uses the cheapest cards: the sign’s own, a joker, two of its colour or three of one other. A configuration brings several pawns into the sky at once, each at its own price.
ptolemaeus-guide-figures = Four configurations
    .text = Planets in these positions are observed together: one pawn on each sign, or two in a conjunction. Except in a conjunction, the comet can take the place of a planet.
ptolemaeus-guide-conjunction = two planets in one sign
ptolemaeus-guide-opposition = two opposite signs
ptolemaeus-guide-trigon = three signs of one colour
ptolemaeus-guide-square = two signs, three steps apart
ptolemaeus-guide-study = How to study a planet
    .text = Bring a third pawn to a planet: you study it, and two pawns come back to you. After your action you can also study with two pawns there and two elsewhere.
ptolemaeus-guide-goal = How to score
    .text = Two planets of your secret objective: { $points }, all three: { $most }. { $count } asteroid tokens: 1. The card Nova Constellatio: 1. { $alone ->
        [yes] The game ends when the comet is back at its start.
       *[no] If nobody reaches 12, the game ends when the comet is back at its start.
    }
ptolemaeus-guide-points = Points
ptolemaeus-guide-round = When the round ends, the sky moves
    .text = When everybody has had three turns, these planets move on one sign, and then the comet. Pawns on the sign where it stops go back to the reserve. Think ahead!
ptolemaeus-guide-bonus = Every study earns a bonus card
    .text = Play it before or after your action. It works twice if you have studied its planet. Now you know enough: good luck!
