# The rules of The Search for Planet X, in our own words. A section is a title and its paragraphs.

rules-title = Rules of The Search for Planet X
rules-games = Games
rules-contents = Contents
rules-object = Object
rules-action = Action
rules-cost = Cost
rules-points = Points
rules-what-for = For

## Aim

rules-goal = Aim of the game
rules-goal-hidden = A planet that nobody can see hides somewhere in the sky. You and your rivals are astronomers: ask questions, note the answers, and work out where it must be.
rules-goal-winning = Finding Planet X first is worth most, but correct theories about the other objects score as well. The finder does not always win.

## The sky

rules-sky = The sky
rules-sky-ring = The sky is a ring of numbered sectors: 12 in standard mode, 18 in expert mode. Each sector holds one object or is truly empty.
rules-sky-appears = Planet X appears empty. Neither a survey nor a target can tell it from a truly empty sector.

## Where objects can be

rules-placement = Where objects can be
rules-placement-comets = Comets can only be in certain sectors: { $standard } in standard mode, { $expert } in expert mode.
rules-placement-asteroids = Every asteroid is next to another asteroid. So they form two pairs, or four in a row.
rules-placement-clouds = Every gas cloud is next to a truly empty sector. Planet X does not count as one.
rules-placement-dwarfs = No dwarf planet is next to Planet X.
rules-placement-band = In expert mode the four dwarf planets lie in a band of exactly six sectors, with one of them at each end.

## Time

rules-time = Time and turns
rules-time-cost = Every action costs time: your pawn moves that many sectors along the time track around the sky.
rules-time-next = Whoever is furthest back acts next. After a cheap action that may well be you again. A pawn that arrives in a sector stands in front of those already there, and acts after them.
rules-time-visible = The arrow of the Earth points at the pawn furthest back. The visible sky is the half of the ring that begins there, clockwise. Only what is visible can be surveyed or targeted.

## A turn

rules-turn = Your turn
rules-turn-one = On your turn you do one of four things. Everybody hears what you survey, target or research; the answer is for you alone. Locating is the other way round: everybody hears whether you were right, and nobody hears which sector you named.
rules-turn-survey = Survey of { $sectors } sectors
rules-turn-expert = expert mode only

rules-survey = Survey
rules-survey-how = Name a kind of object, or “empty”, and a run of consecutive sectors in the visible sky. You learn how many of them are there. The run may continue past the highest number, and may be a single sector.
rules-survey-comets = A survey for comets must begin and end in sectors where comets are possible.
rules-survey-empty = A survey for “empty” counts Planet X too, since it appears empty.

rules-target = Target
rules-target-how = Name one visible sector. You learn what it holds, or that it appears empty. Each player can do this twice in a game.

rules-research = Research
rules-research-how = Read the clue of one of the topics A to F. The titles are known to everybody and say which objects a clue is about.
rules-research-running = You may not research on two of your turns in a row, whatever others do in between. A clue never changes, so reading it again only costs time.

rules-locate = Locate Planet X
rules-locate-how = Name the sector of Planet X and what is in the two sectors next to it. If all three are right, you have found it. Otherwise you learn only that something was wrong. The others hear whether you were right, but never what you named.
rules-locate-any = Any sector may be named, visible or not. A neighbour can be truly empty, but never a dwarf planet, and a comet only where comets are possible.

## What happens by itself

rules-earth = The Earth turns
rules-earth-icons = After a turn the arrow moves on, clockwise, to the pawn that is now furthest back. When it leaves a sector with an icon, play stops for a theory phase or a conference. Theory phases come on every lap, each conference only once.

rules-conference = Conference
rules-conference-clue = Everybody learns the same clue about Planet X. Standard mode has one conference, expert mode has two.

## Theories

rules-theories = Theory phase
rules-theories-choose = Everybody secretly chooses one theory or none; in expert mode up to two. You have one token for every object of each kind; a token that was placed never comes back.
rules-theories-place = Then theories are placed face down on the outer space of a sector, furthest back first. Everybody sees where, only you know what. Any sector will do, except one whose object is confirmed; others may have theories there too. But you never place the same object twice in one sector, nor two theories in one sector in the same phase.
rules-theories-inward = Then all face-down theories, old and new, move one space inward.

rules-review = Peer review
rules-review-when = A theory that reaches the inner space is turned over. That happens in the second phase after the one in which it was placed. Sectors are reviewed one by one, in the order of their numbers.
rules-review-right = If it is correct, the object is confirmed for everybody, and every other theory in that sector is turned over too. Correct ones stay, and the sector takes no more theories.
rules-review-wrong = If it is wrong, it is removed, its owner’s pawn moves one sector ahead, and everybody knows that this object is not there. Each wrong theory costs one sector.
rules-review-order = If several players pay in the same sector, their pawns move in turn order, furthest back first. So players with equal penalties keep their order.

## The end

rules-end = The end of the game
rules-end-found = The first successful attempt to locate Planet X ends the turns. The finder’s pawn still moves its 5 sectors, but the Earth no longer turns. Where Planet X is stays secret for now.
rules-end-chance = Everybody at least one sector behind the finder has one last chance, furthest back first: to locate Planet X too, to submit theories, or to pass. One theory if 1 to 3 sectors behind, up to two in different sectors if 4 or 5. Pawns no longer move.
rules-end-revealed = Finally, the sky is revealed. Wrong theories are removed, without a penalty.

rules-score = Points
rules-score-first = Each sector where you were first with the correct theory, or tied for first
rules-score-theory = Correct theory: { OBJECT($thing, form: "name") }
rules-score-expert = { $points } ({ $expert } in expert mode)
rules-score-finder = Planet X, found first
rules-score-later = Planet X, found in a last chance: for each sector behind the finder
rules-score-ties = Most points wins. A tie goes to whoever has more points for Planet X, then more leader bonuses; after that the victory is shared.

## Setting up

rules-start = Seasons and starting facts
rules-start-facts = Before the game everybody chooses a season and a number of starting facts: 12, 8, 4 or none. Each fact says what one sector does not hold. The season decides which facts you get, so no two players choose the same season. Two players may still share a fact.
rules-start-alone = Solo, you play against one to three opponents. They follow the same rules and know only what a player in their seat would know. A table with one seat is for practice: you race against nobody, and every move can be undone.

## Terms

rules-terms = What clues mean
rules-terms-adjacent = Adjacent: in the sector right next to it, on either side. Next to 8 are 7 and 9.
rules-terms-opposite = Directly opposite: half the ring away. With 12 sectors, 4 is opposite 10.
rules-terms-within = Within N sectors: at most N steps away, the shorter way round. Within 2 of sector 5 are 3, 4, 6 and 7.
rules-terms-band = In a band of N sectors or fewer: some run of at most N consecutive sectors holds all of them.
rules-terms-consecutive = In consecutive sectors: in one unbroken run.
rules-terms-empty = “Empty” in a clue always means truly empty.

## Pictures, for those who cannot see them

rules-picture-comets = A ring of 12 sectors. Sectors { $sectors } are marked: there a comet can be.
rules-picture-asteroids = Two pairs of asteroids, in sectors 1 and 2 and in sectors 7 and 8.
rules-picture-clouds = A gas cloud in sector 4 next to the truly empty sector 5.
rules-picture-band = Dwarf planets in sectors 3, 4, 6 and 8 of 18: a band of six, with one at each end.
rules-picture-visible = The arrow points at sector 10, so sectors 10 to 3 are visible and the others are dimmed.
rules-picture-track = A review track with four spaces: the theory starts on the outer one and moves inward in each theory phase.
rules-picture-adjacent = Sectors 7 and 9 are marked next to sector 8.
rules-picture-opposite = Sectors 4 and 10 lie opposite each other.
rules-picture-within = Sectors 3, 4, 6 and 7 are marked around sector 5.
