# The guide through a first game of Ptolemaeus.

ptolemaeus-guide-welcome = Seven planets, twelve signs and a comet
    .text = You observe planets by putting pawns on their signs, pay with constellation cards, and study as many planets as you can. { $alone ->
        [yes] You have won if you have 12 points or more when the comet has come round.
       *[no] With 12 points you win at once.
    }
ptolemaeus-guide-wheel = The wheel is the sky of a real day
    .text = Every sign has the colour of its element. Lines join planets that form a configuration. What is highlighted you can observe now; touch anything else, and it tells you why you cannot.
ptolemaeus-guide-draw = Begin with two cards
    .text = Take constellation cards from those that lie face up or from the deck. Useful are signs where planets are, and several cards of one colour.
ptolemaeus-guide-observe = Now observe something
    .text = When it is your turn again, touch a highlighted sign or line on the wheel, or choose from the list. “Observe and pay” takes the cheapest cards: the sign’s own, a joker, two of its colour or three of one other. A configuration brings several pawns into the sky at once, each at its price.
ptolemaeus-guide-figures = Four configurations
    .text = Planets that stand so are observed together: one pawn on each sign, in a conjunction two. The comet may stand for a planet, except there.
ptolemaeus-guide-conjunction = two planets in one sign
ptolemaeus-guide-opposition = two opposite signs
ptolemaeus-guide-trigon = three signs of one colour
ptolemaeus-guide-square = two signs, three apart
ptolemaeus-guide-study = How a planet is studied
    .text = Bring a third pawn to a planet: you study it, and two pawns come back to you. After your action, two pawns there and two elsewhere do it as well.
ptolemaeus-guide-goal = What brings points
    .text = Two planets of your secret objective: { $points }, all three: { $most }. { $count } asteroid tokens: 1. The card Nova Constellatio: 1. { $alone ->
        [yes] The game ends when the comet is back at its start.
       *[no] If nobody comes to 12, the game ends when the comet is back at its start.
    }
ptolemaeus-guide-points = Points
ptolemaeus-guide-round = When the round ends, the sky moves
    .text = When everybody has had three turns, these planets go one sign on, and the comet after them. It sends the pawns home from the sign where it stops. Think ahead!
ptolemaeus-guide-bonus = Every study brings a bonus card
    .text = Play it before or after your action. It works twice if you have studied the planet it belongs to. Now you know enough: good luck!
