# The rules of Ptolemaeus, in our own words. A section is a title and its paragraphs.

ptolemaeus-rules-title = Rules of Ptolemaeus
ptolemaeus-rules-signs = Signs
ptolemaeus-rules-card = Card
ptolemaeus-rules-effect = What it does
ptolemaeus-rules-planet = Planet
ptolemaeus-rules-number = How many
ptolemaeus-rules-moves = Events that move it

## Aim

ptolemaeus-rules-goal = Aim of the game
ptolemaeus-rules-goal-study = Seven planets wander through the twelve signs of the zodiac. You send pawns to where they stand, pay with cards that show constellations, and study one planet after another.
ptolemaeus-rules-goal-winning = Whoever reaches 12 points wins on the spot. If nobody does, the game lasts until the comet has gone once round the wheel; then points are counted.
ptolemaeus-rules-goal-players = One to four people can play.

## The wheel

ptolemaeus-rules-sky = The wheel
ptolemaeus-rules-sky-signs = The wheel has twelve signs, clockwise from Aries to Pisces. Each of them belongs to one of four elements, and the element is its colour.
ptolemaeus-rules-sky-planets = The planets are Sol, Luna, Mercurius, Venus, Mars, Iupiter and Saturnus. There may be several in one sign, and none in others.
ptolemaeus-rules-sky-comet = A comet goes round the wheel as well. It is not a planet, and it is never in a sign with planets.

## The beginning

ptolemaeus-rules-start = How a game begins
ptolemaeus-rules-start-date = Every game begins under the real sky of some date: a famous day, a birthday, any day from the year 150 to 2100. Each planet is in the sign where it was seen from the Earth at 12:00 UT.
ptolemaeus-rules-start-comet = The comet starts in the sign opposite Luna. If planets are there, it starts in the next sign clockwise that has none. That sign stays marked as its start.
ptolemaeus-rules-start-dealt = There is an asteroid token on every sign. Everybody gets ten pawns, two constellation cards and a secret objective with three planets. Six constellation cards and an event lie face up; the Eclipsis is never the first event. A random player begins and holds the Astrolabe.

## Rounds and turns

ptolemaeus-rules-round = Rounds
ptolemaeus-rules-round-laps = In a round everybody has three turns: three times round the table, clockwise, beginning with whoever holds the Astrolabe.
ptolemaeus-rules-round-astrolabe = Then the sky moves, and the Astrolabe goes to the next player clockwise.

ptolemaeus-rules-turn = Your turn
ptolemaeus-rules-turn-one = A turn is exactly one action: draw two constellation cards, or observe a sign, or observe a configuration.
ptolemaeus-rules-turn-free = Before and after the action, but never in the middle of it, you may play bonus cards and trade asteroid tokens. After it you may also study planets with two pawns plus two others.
ptolemaeus-rules-turn-pass = You may not pass as long as you can take an action.

ptolemaeus-rules-draw = Drawing cards
ptolemaeus-rules-draw-two = Take two cards, one after the other, each from the deck or from the six that lie face up. A card taken from the six is replaced at once, so you see the new one before your second choice.
ptolemaeus-rules-draw-joker = A joker that lies face up can only be your first card, and then you take no second. A joker drawn from the deck is a card like any other.
ptolemaeus-rules-draw-sweep = Whenever five or more of the six have one colour, all six are discarded and replaced by six new ones, repeatedly if need be. Jokers have no colour.
ptolemaeus-rules-draw-deck = When the deck runs out, the discards are shuffled into a new one. If there are no discards either, you take what still lies face up. You may hold any number of cards.
ptolemaeus-rules-draw-swept = Five cards of Terra and one of Aer: all six are replaced.

ptolemaeus-rules-observe = Observing a sign
ptolemaeus-rules-observe-sign = Choose a sign with a planet or the comet in it, pay for it, and put a pawn from your reserve there.
ptolemaeus-rules-observe-most = No more than two of your pawns stay on a sign. A third may come only to a planet that you have not studied yet, and then you study at once. So there are never three on the comet’s sign.

ptolemaeus-rules-pay = What a sign costs
ptolemaeus-rules-pay-ways = A pawn costs one of these: the card of its sign; two other cards of the same colour; three cards of one different colour; or a joker, which stands for any card.
ptolemaeus-rules-pay-exact = You never pay more than you must: if some of the cards are already enough, the others stay in your hand. That is why a joker always pays alone.
ptolemaeus-rules-pay-sample = Each of these pays for a pawn in { $sign }:

ptolemaeus-rules-configurations = Observing a configuration
ptolemaeus-rules-configurations-shapes = Some places in the sky belong together. In one action you may observe such a configuration as a whole, with a pawn for each of its places.
ptolemaeus-rules-configurations-comet = The comet can take the place of one of the planets, though not in a conjunction. Planets that you have already studied still count.
ptolemaeus-rules-configurations-whole = Observe all of it or none of it, and one configuration per action. Every pawn is paid for separately, at the price of its own sign. First pay for all of them, then place them in any order you like.
ptolemaeus-rules-configurations-conjunction = The two pawns of a conjunction go to the same sign. If you already have a pawn there, the second new one is your third; if you have two, the first new one is, and the other stays. In both cases there must be a planet that is new to you.
ptolemaeus-rules-shape-conjunction = Two or more planets in one sign: two pawns there.
ptolemaeus-rules-shape-opposition = Two signs opposite each other: a pawn on each.
ptolemaeus-rules-shape-trigon = All three signs of one colour: a pawn on each.
ptolemaeus-rules-shape-square = Two signs three steps apart: a pawn on each.

ptolemaeus-rules-pawns = Your pawns
ptolemaeus-rules-pawns-ten = Each of your ten pawns is in your reserve, on a sign, or with a planet you have studied.
ptolemaeus-rules-pawns-empty = Only when the reserve is empty do you observe with pawns that are on signs already. They cost just as much, and they may not come from a sign that you observe in the same action.

## Studying

ptolemaeus-rules-study = Studying a planet
ptolemaeus-rules-study-third = When your third pawn comes to a sign, however it gets there, you study a planet there at once: one that is new to you, and your choice if there are several. All three leave the sign. One goes to the planet in your study area and stays for good, two go back to your reserve; the rest of the action may use them again.
ptolemaeus-rules-study-two = After your action you may also study with two plus two: two of your pawns on the sign of a planet that is new to you, and any two others on signs. All four leave; one stays with the planet, three go to the reserve. Do this as often as you can.
ptolemaeus-rules-study-reward = Studying costs no cards. It earns you the asteroid token of the sign, if it is still there, and a bonus card, while there are any.
ptolemaeus-rules-study-never = The comet cannot be studied. And when planets move or the comet passes, nobody studies anything.

ptolemaeus-rules-tokens = Asteroid tokens
ptolemaeus-rules-tokens-trade = Before or after your action you may trade two asteroid tokens for a bonus card, as often as you like while there are cards. Traded tokens leave the game.
ptolemaeus-rules-tokens-keep = Every three tokens that you keep are worth one point.

## Bonus cards

ptolemaeus-rules-bonus = Bonus cards
ptolemaeus-rules-bonus-when = Play as many as you like in your own turn, before or after the action. One that you draw during the action can be played after it. A card must be able to do something at least once. Played cards do not come back.
ptolemaeus-rules-bonus-stronger = Seven cards belong to a planet. They work twice if you have studied that planet by the time you play them. You may skip the second use; opponents who have too little give what they have.
ptolemaeus-rules-bonus-choice = Opponents choose for themselves what they lose: pawns openly, one player after the other; cards in secret, shown when everybody has chosen.
ptolemaeus-rules-bonus-pawns = A pawn that a card brings to a sign may also be your third there, and then you study. A pawn that Nova Luna replaces goes back to its owner’s reserve. Mercurius Retrogradus and the four Signum cards may also lead to a sign without planets.
ptolemaeus-rules-bonus-turns = Extra turns add up. They do not count among the three turns of the round.
ptolemaeus-rules-twice-nova-luna = With { $planet }: two pawns.
ptolemaeus-rules-twice-venus-retrograda = With { $planet }: two cards.
ptolemaeus-rules-twice-maleficus-mars = With { $planet }: two pawns each.
ptolemaeus-rules-twice-maleficus-saturnus = With { $planet }: two cards each.
ptolemaeus-rules-twice-mercurius-retrogradus = With { $planet }: two different pawns.
ptolemaeus-rules-twice-sol-in-medio-caeli = With { $planet }: two more turns.
ptolemaeus-rules-twice-iupiter-orientalis = With { $planet }: two cards, from one opponent or from two.

## The end of a round

ptolemaeus-rules-event = The end of a round
ptolemaeus-rules-event-planets = First the three planets of the face-up event each move on one sign, clockwise.
ptolemaeus-rules-event-comet = Then the comet moves on one sign, and further until it finds a sign without planets; every sign is a step. All pawns on the sign where it stops go back to their owners. Other pawns stay where they are.
ptolemaeus-rules-event-next = Finally the next event is revealed, and a new round begins.

ptolemaeus-rules-eclipsis = Eclipsis
ptolemaeus-rules-eclipsis-pawns = If the next event is the Eclipsis, all pawns on signs without planets go back to their owners, those with the comet too.
ptolemaeus-rules-eclipsis-cards = Everybody also chooses two constellation cards and discards them, in secret and at the same time; with fewer than two you discard what you have. Then another event is revealed.

## The end and the score

ptolemaeus-rules-end = The end of the game
ptolemaeus-rules-end-twelve = The moment somebody has 12 points, the game is over and that player wins. Points of every kind count, hidden ones too; the winner shows them.
ptolemaeus-rules-end-comet = Otherwise the game is over when the comet has gone 12 steps or more. No further event is revealed, and all points are counted.
ptolemaeus-rules-end-race = The rulebook says that tokens and objectives count at the end. So a table can agree that only planets and Nova Constellatio count towards the 12; the rest is then counted only when the comet has come full circle.
ptolemaeus-rules-end-alone = Solo, you play without the eight cards that need an opponent, and always until the comet has come full circle. You win with 12 points or more.

ptolemaeus-rules-score = Points
ptolemaeus-rules-score-nova = Each Nova Constellatio you hold
ptolemaeus-rules-score-tokens = Every { $count } asteroid tokens
ptolemaeus-rules-score-objective = Two planets of your secret objective studied
ptolemaeus-rules-score-whole = All three of them studied
ptolemaeus-rules-score-ties = Most points wins. A tie goes to whoever has studied more planets, then to whoever has more pawns on signs (not counting those the comet has just sent back); after that the victory is shared.

## What is hidden, and what is in the box

ptolemaeus-rules-secrets = What is hidden
ptolemaeus-rules-secrets-own = Only you see your constellation cards, your bonus cards and your objective. Nobody knows the order of the decks, nor the objectives that were not dealt.
ptolemaeus-rules-secrets-open = Everybody sees how many cards you hold, every card taken face up, and everything paid or discarded. Nova Constellatio counts from the moment you draw it, though nobody sees it.

ptolemaeus-rules-cards = What is in the box
ptolemaeus-rules-cards-lists = The rulebook says how many cards of each kind there are, but not which ones. These lists are our own reconstruction.
ptolemaeus-rules-cards-constellations = Constellation cards: { $count } of each sign, { $most } jokers
ptolemaeus-rules-cards-events = Events: twelve with three planets, one Eclipsis
ptolemaeus-rules-cards-bonuses = Bonus cards: { $count } of each, { $most } of Nova Constellatio
ptolemaeus-rules-cards-objectives = Objectives; any two share one planet

## What the pictures show

ptolemaeus-rules-picture-sky = A wheel with the sky of { $date }: Saturnus in Taurus, Venus in Gemini, Sol and Mercurius in Cancer, Luna and Iupiter in Libra, Mars in Sagittarius, the comet in Aries.
ptolemaeus-rules-picture-start = Luna is in Libra; the comet starts opposite, in Aries. An asteroid token lies on every sign.
ptolemaeus-rules-picture-observe = A pawn on Sagittarius, where Mars is.
ptolemaeus-rules-picture-conjunction = Sol and Mercurius together in Cancer, with two pawns.
ptolemaeus-rules-picture-opposition = A line joins Venus in Gemini and Mars in Sagittarius, with a pawn on each sign.
ptolemaeus-rules-picture-trigon = A triangle joins Venus in Gemini, Luna in Libra and Saturnus in Aquarius, with a pawn on each sign.
ptolemaeus-rules-picture-square = A line joins the comet in Aries and Sol in Cancer, with a pawn on each sign.
ptolemaeus-rules-picture-third = Three pawns leave Sagittarius. One stays with Mars, two go to the reserve; the study earns an asteroid token and a bonus card.
ptolemaeus-rules-picture-two = Two pawns leave Sagittarius, where Mars is, one Cancer and one Libra. One stays with Mars, three go to the reserve.
ptolemaeus-rules-picture-event = Luna, Mercurius and Mars move on one sign. Then the comet goes three steps from Pisces, past Sol in Aries and Luna in Taurus, to Gemini.
ptolemaeus-rules-picture-way = The comet is in Scorpius. Five steps are left on its way to its start, in Aries.
