# What a seat is asked at the table of Planet X, and the bar that says yes.

panel-turn = Your action
panel-waiting = Waiting
panel-watching = Watching
panel-choose = Choose theories in secret
panel-place = Place a theory
panel-last-chance = Your last chance
kinds-title = Actions

kind-survey = Survey
kind-target = Target
kind-research = Research
kind-locate = Locate X
kind-choose = Choose
kind-place = Theory
kind-withdraw = Take back
kind-pass = Pass
kind-cost = costs { $cost }
kind-cost-range = costs { $least }–{ $most }
kind-cost-target = costs { $cost }, { $left } left
kind-free = free
kind-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kind-most = up to { $most }
kind-why = { $kind }:
kind-not-now = not now

pick-none = None
pick-left = { $count } left
pick-sector = Sector…
pick-sector-hint = Tap the sector on the ring, or choose it here.

survey-thing = What do you look for?
survey-from = From sector
survey-to = To sector
survey-hint = Drag along the ring, tap two sectors, or choose them here. Longer surveys cost less.
survey-hint-comets = A survey for comets must begin and end in sectors where comets are possible.
survey-no-comets = You cannot survey for comets now: no sector where comets are possible is visible.

target-sector = Which sector?
target-hint = { $left ->
    [one] You have { $left } target left in this game.
   *[other] You have { $left } targets left in this game.
}

research-topic = Topic
research-by = Already researched by: { $names }
research-again = You already know this clue: researching it again only costs time.

locate-sector = Planet X is in sector
locate-beside = What is in sector { $sector }?
locate-hint = All three must be right. The others learn whether you were right, but not which sector you named.

choose-theory = Your theory
choose-theory-number = Theory { $number }
choose-hint = Nobody sees what you choose. Theories are placed once everybody has chosen.

place-thing = Theory
place-sector = In sector
place-hint = Everybody sees the sector; the object stays hidden until the peer review.
place-hint-last = Everybody sees the sector; all theories are turned over at the end.

withdraw-thing = Theory
withdraw-hint = There is no sector left for this theory; it goes back to your supply.

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
confirm-cost = costs { $cost }
confirm-sending = Sending…
confirm-waiting = Waiting for { $names }…
confirm-hurry = Play now
confirm-nothing = There is nothing to do now.
confirm-incomplete-survey = Choose what to look for, and where.
confirm-incomplete-thing = Choose what to look for.
confirm-incomplete-run = Choose where to look.
confirm-incomplete-sector = Choose the sector.
confirm-incomplete-target = Choose a visible sector.
confirm-incomplete-research = Choose a topic.
confirm-incomplete-locate = Choose the sector of Planet X and what is on either side of it.
confirm-incomplete-place = Choose a theory and a sector.
confirm-incomplete-theory = Choose a theory.
confirm-incomplete-none = Choose what to do.

tap-not-visible = Sector { $sector } is not in the visible sky.
tap-not-here = This theory cannot be placed in sector { $sector }.

told-you = What you learned
told-since = What the others have done since
told-since-more = More in the log: { $count }

undo-move = Undo move
undo-asked = { $name } wants to undo a move. Do you agree?
undo-asked-mine = You asked to undo your move. The others must agree.
undo-agree = Agree
undo-refuse = Refuse
undo-cancel = Keep the move
undo-agreed = You agreed; others have not answered yet.
undo-not-done = Your move stands: it was not undone.
undo-refused = Your move stands: { $name } did not agree.
