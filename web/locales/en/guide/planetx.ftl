# The guide through a first game of Planet X.

guide-welcome = Somewhere in these { $sectors } sectors hides Planet X
    .text = Every sector holds one object, or nothing. You find out by asking: surveys, targets, research. Whoever works out where Planet X is, and what stands on both sides of it, locates it.
guide-sky = The lit half is the sky you can see
    .text = The Earth turns with the player who is furthest back. You can only survey and target sectors in the lit half; small comets mark the sectors where comets are possible.
guide-survey = Ask your first question: survey
    .text = Choose Survey and an object, then draw along the lit half of the ring or tap two sectors. The cost is shown before you confirm. You will hear how many of these objects lie there; the others hear only what you asked.
guide-sheet = Write down what you know
    .text = Tap a cell of the note sheet: once to exclude an object, twice to circle it as certain. Striped cells are your starting facts. Planet X looks empty, so “appears empty” counts it too.
guide-time = Time is what you pay with
    .text = Every action moves your pawn ahead. Whoever is furthest back acts, so cheap questions bring you back to your turn sooner.
guide-research = Now research a topic
    .text = Research costs one unit of time and tells a rule about this sky that is always true. You cannot research twice in a row.
guide-choose = A theory phase: say what you believe
    .text = When the Earth passes a diamond, everybody may choose a theory in secret and place it on a sector. Right ones score points, wrong ones cost time. You may also choose none.
guide-review = Theories walk inward
    .text = With every theory phase they move one space towards the middle. On the inner space they are turned over: that is the peer review. Being the first to be right in a sector earns one more point.
guide-locate = The goal: locate Planet X
    .text = When you know its sector and both neighbours, choose Locate X. The finder scores ten points; everybody behind gets one last chance. Good luck!
