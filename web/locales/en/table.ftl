# What the tables of all games say, and the table of Planet X.

table-title = The Search for Planet X

## The head of the table

status-your-turn = Your turn
status-asked = Your answer is needed
status-waiting = Waiting for { $names }
status-over = The game is over
status-help = Help: { $level }
status-sky = Visible sky { $first }–{ $last }
status-theories = { $steps ->
    [one] theory phase in { $steps } sector
   *[other] theory phase in { $steps } sectors
}
status-rules = Rules for this moment

## The board

board-picture = The board
board-choose = The board: choose a sector. Arrow keys move along the ring, Enter chooses.
board-sector = Sector { $sector }
board-as-table = The board as a table

table-caption = The board, sector by sector
table-sector = Sector
table-sky = Sky
table-pawns = Pawns
table-theories = Theories
table-object = Object
table-icons = Printed
table-arrow = visible, the Earth’s arrow
table-visible = visible
table-not-visible = not visible
table-comet-capable = comets possible
table-theory-icon = theory phase after it
table-theory-right = { $name }: { $object }, right
table-theory-own = { $name }: { $object }, face down, { $phases ->
    [0] on the inner space
    [one] { $phases } space from the inner one
   *[other] { $phases } spaces from the inner one
}
table-theory-hidden = { $name }: face down, { $phases ->
    [0] on the inner space
    [one] { $phases } space from the inner one
   *[other] { $phases } spaces from the inner one
}

## The players

# The viewer where a name stands alone.
you-label = You
players-title = Players, furthest back first
players-asked = to act
players-time = time { $time }
players-targets = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
players-tokens = { $count ->
    [one] { $count } theory
   *[other] { $count } theories
}

## What to do now

panel-turn = Your action
panel-waiting = Waiting
panel-watching = Watching
panel-choose = Choose theories in secret
panel-place = Place a theory
panel-last-chance = Your last chance
kinds-title = Kinds of action

kind-survey = Survey
kind-target = Target
kind-research = Research
kind-locate = Locate X
kind-choose = Choose
kind-place = Theory
kind-withdraw = Take back
kind-pass = Pass
kind-cost = { $cost } time
kind-cost-range = { $least }–{ $most } time
kind-cost-target = { $cost } time, { $left } left
kind-free = no time
kind-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kind-most = up to { $most }
kind-why = { $kind }:
kind-not-now = not now

pick-none = None
pick-left = { $count } left
pick-sector = Sector …
pick-sector-hint = Tap the sector on the ring, or choose it here.

survey-thing = What do you look for?
survey-from = From sector
survey-to = To sector
survey-hint = Draw along the ring, tap two sectors, or choose them here. Longer surveys cost less.
survey-hint-comets = A comet survey begins and ends in sectors where comets are possible.
survey-no-comets = No comet can be surveyed now: no sector where comets are possible is in sight.

target-sector = Which sector?
target-hint = { $left ->
    [one] You have { $left } target left in this game.
   *[other] You have { $left } targets left in this game.
}

research-topic = Topic
research-again = You know this clue already: researching it again only spends time.

locate-sector = Planet X is in sector
locate-beside = What is in sector { $sector }?
locate-hint = All three have to be right. The others hear whether you were, never where.

choose-theory = Your theory
choose-theory-number = Theory { $number }
choose-hint = Nobody sees what you choose. Chosen theories are placed when everybody has chosen.

place-thing = Theory
place-sector = In sector
place-hint = The sector is seen by everybody, the object stays hidden until the peer review.
place-hint-last = The sector is seen by everybody; all theories are turned over at the end.

withdraw-thing = Theory
withdraw-hint = No sector is left for this theory; it goes back to your supply.

pass-hint = You give up the rest of your last chance.

confirm-survey = Survey
confirm-target = Target
confirm-research = Research
confirm-locate = Locate
confirm-choose = Choose
confirm-no-theory = No theory
confirm-place = Place
confirm-withdraw = Take back
confirm-pass = Pass
confirm-none = Confirm
confirm-cost = { $cost } time
confirm-sending = Sending …
confirm-waiting = Waiting for { $names } …
confirm-nothing = Nothing to do now.
confirm-incomplete-survey = Choose what to look for, and where.
confirm-incomplete-thing = Choose what to look for.
confirm-incomplete-run = Choose where to look.
confirm-incomplete-sector = Choose the sector.
confirm-incomplete-target = Choose a sector you can see.
confirm-incomplete-research = Choose a topic.
confirm-incomplete-locate = Choose the sector of Planet X and what lies on both sides of it.
confirm-incomplete-place = Choose a theory and a sector.
confirm-incomplete-theory = Choose a theory.
confirm-incomplete-none = Choose what to do.

tap-not-visible = Sector { $sector } is not in the visible sky.
tap-not-here = This theory cannot be placed in sector { $sector }.

told-you = What you learned
told-since = What the others did since
told-since-more = More in the log: { $count }

undo-move = Take back
undo-asked = { $name } asks to take a move back. Do you agree?
undo-asked-mine = You asked to take your move back. The others have to agree.
undo-agree = Agree
undo-refuse = Refuse
undo-cancel = Leave it as it is
undo-agreed = You have agreed; others have not answered yet.
undo-not-done = Your move stands: it was not taken back.
undo-refused = Your move stands: { $name } did not agree.

## Moments

moments = What is happening
moment-continue = Continue
moment-read = Read: { $title }
moment-conference = Conference X{ $number }
moment-review = Peer review, theory phase { $number }
moment-found = Planet X is found!
moment-not-found = Failed attempt

stage-theories = Theory phase { $number }
stage-choosing-text = Everybody chooses theories in secret.
stage-placing-text = The chosen theories are placed face down, furthest back first.
stage-last-chances = Planet X is found!
stage-last-chances-text = Everybody behind the finder has one last chance: locate it too, place theories, or pass.
stage-choosing = { $mine ->
    [yes] You are choosing …
   *[no] { $name } is choosing …
}
stage-chosen = { $mine ->
    [yes] You have chosen
   *[no] { $name } has chosen
}
stage-to-place = { $mine ->
    [yes] You place { $count ->
        [one] { $count } theory
       *[other] { $count } theories
    }
   *[no] { $name } places { $count ->
        [one] { $count } theory
       *[other] { $count } theories
    }
}
stage-finder = { $mine ->
    [yes] You found it
   *[no] { $name } found it
}
stage-behind = { $mine ->
    [yes] You are { $count ->
        [one] { $count } sector behind
       *[other] { $count } sectors behind
    }
   *[no] { $name } is { $count ->
        [one] { $count } sector behind
       *[other] { $count } sectors behind
    }
}

## The note sheet

sheet-title = Note sheet
sheet-sector = Sector
sheet-count = { $found } of { $count }
sheet-count-short = { $found }/{ $count }
sheet-undo = Undo on the sheet
sheet-redo = Redo on the sheet
sheet-on-ring = Show on the ring
sheet-hint = Tap a cell: open, excluded, certain.
sheet-cell = Sector { $sector }, { $object }: { $mark }
sheet-looked = Sector { $sector }, { $object }:
sheet-logic-yes = certain by logic
sheet-logic-no = impossible by logic
sheet-odds = odds { $odds }
sheet-wrong = contradicts what you know
sheet-notes = Free notes
sheet-not-saved = Your notes are not saved yet; trying again …

mark-open = open
mark-own-no = excluded by you
mark-own-yes = certain to you
mark-appears = appears empty
mark-game-never = impossible
mark-game-start = excluded by a starting fact
mark-game-no = excluded by the game
mark-game-yes = certain by the game

## Help

help-title = Help
help-no-contradiction = Nothing on your sheet contradicts what you have been told.
help-systems = { $count ->
    [one] One sky is possible.
   *[other] { $shown } skies are possible.
}
help-planet-x = { $count ->
    [one] Planet X is in sector { $sectors }.
   *[other] Planet X is in one of these sectors: { $sectors }.
}
help-questions = Questions worth their time
help-question = { $cost } time, leaves about one sky in { $skies }
help-use = Use
help-theories = Theories worth placing
help-theory = { OBJECT($thing, form: "name") } in sector { $sector }: { $odds }
help-locates = Where Planet X may be
help-locate = { $action }: { $odds }
help-expected = points on average: { $expected }
help-ask-advice = What would you do?
help-again = Try again
help-thinking = Thinking …
why = Why?
why-close = Close

## The log

log-title = Log
log-filter = Whose lines
log-everybody = Everybody
log-only-you = only you
log-taken-back = Taken back: { $text }
taken-back-since = Everything since goes with it.
log-empty = Nothing yet.

## The end

end-you-won = You win!
end-won = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
}
end-tie-planet-x = A tie: the points for Planet X decided.
end-tie-first-bonuses = A tie: the first bonuses decided.
end-tie-shared = A tie in everything: the victory is shared.
end-scores = Score sheet
end-theories = Right theories
end-first = First
end-planet-x = Planet X
end-total = Total
end-theory-right = sector { $sector }: { $points }{ $first ->
    [yes] , first +1
   *[no] { "" }
}
end-theory-wrong = sector { $sector }: wrong
end-rematch = Play again
end-rematch-join = Join the rematch
end-rematch-open = A rematch is open; your seat is kept.
end-taken-back = Times taken back: { $count }
end-alone = Turns: { $count }, time: { $time }
end-replay = Watch the replay
end-record = Download the record

## The guide through a first game

guide-begin = Guide
guide-count = Guide, step { $number } of { $count }
guide-next = Next
guide-done = Done
guide-show = Show it
guide-skip = Skip this step
guide-leave = Leave the guide
guide-early = The moment for this comes by itself; play on.

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
