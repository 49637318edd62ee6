# The guide through a first game of Planet X.

guide-welcome = Somewhere in these { $sectors } sectors hides Planet X
    .text = Every sector holds one object, or nothing. You find out by asking: surveys, targets, research. Whoever works out where Planet X is, and what is on either side of it, can locate it.
guide-sky = The lit half is the sky you can see
    .text = The Earth turns with the player who is furthest back. You can only survey and target sectors in the lit half; small comets mark the sectors where comets are possible.
guide-survey = Ask your first question: survey
    .text = Choose Survey and an object, then drag along the lit half of the ring or tap two sectors. The cost is shown before you confirm. You learn how many of these objects are there; the others learn only what you asked.
guide-sheet = Write down what you know
    .text = Tap a cell of the note sheet: once to cross an object out, twice to circle it. Striped cells are your starting facts. Planet X looks empty, so “appears empty” counts it too.
guide-time = You pay with time
    .text = Every action moves your pawn ahead. Whoever is furthest back takes the next turn, so cheap actions bring you back to yours sooner.
guide-research = Now research a topic
    .text = Research costs only 1 and tells you a rule that is true of this sky. You cannot research twice in a row.
guide-choose = A theory phase: say what you believe
    .text = When the Earth passes a diamond, everybody may choose a theory in secret and place it on a sector. Correct ones score points, wrong ones cost time. You may also choose none.
guide-review = Theories move inward
    .text = In every theory phase they move one space towards the middle. On the inner space they are turned over: that is the peer review. The first correct theory in a sector scores one extra point.
guide-locate = The goal: locate Planet X
    .text = When you know its sector and both neighbours, choose Locate X. Whoever finds it first scores ten points; everybody further back gets one last chance. Good luck!
