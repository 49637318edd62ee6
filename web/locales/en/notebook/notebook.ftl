# The notebook for a game at a real table, beside any companion app.

## The notebooks of this device

notebook-title = Notebook
notebook-lead = A note sheet for The Search for Planet X at a real table, alongside the companion app. It works offline.
notebook-kept = Stored on this device
notebook-kept-here = Notebooks stay on this device until you move them elsewhere.
notebook-all = Notebooks
notebook-new = New notebook
notebook-begin = Start
notebook-name = Name of the notebook
notebook-name-of-day = Game of { $day }
notebook-players = Players
notebook-players-hint = In the order of the pawns in sector 1: whoever plays first comes first.
notebook-player = Player { $number }
notebook-colour = Pawn
notebook-colour-0 = blue circle
notebook-colour-1 = orange square
notebook-colour-2 = green triangle
notebook-colour-3 = violet diamond
notebook-own = Whose notebook is it?
notebook-season = Your season
notebook-dealer = Which app provides the game?
notebook-dealer-published = The official app
notebook-dealer-ecliptic = Ecliptic’s companion
notebook-dealer-unknown = Another one, or I don’t know
notebook-rename = Rename
    .of = Rename: { $name }
notebook-duplicate = Duplicate
    .of = Duplicate: { $name }
notebook-copy-of = { $name } (copy)
notebook-copied = Duplicated: { $name }
notebook-delete = Delete
    .question = Delete “{ $name }” from this device, with everything in it?
notebook-deleted = Deleted: { $name }
notebook-gone = This notebook is not here
    .text = It was deleted, or it is on another device.

## The parts of a notebook

notebook-parts = Parts of the notebook
notebook-part-hints = Sheet
notebook-part-moves = Moves
notebook-part-theories = Theories
notebook-part-clues = Clues
notebook-part-score = Score
notebook-part-settings = More
notebook-undo = Undo
notebook-redo = Redo
notebook-undone = Undone; entries in effect: { $number } of { $count }.
notebook-redone = Redone; entries in effect: { $number } of { $count }.
notebook-rewound = { $count ->
    [one] Rewound: one more entry follows. What you write now replaces it.
   *[other] Rewound: { $count } more entries follow. What you write now replaces them.
}
notebook-rewound-on = Next entry
notebook-rewound-all = All of them
notebook-noted = Noted.
notebook-done = Done
notebook-unknown = unknown
notebook-less = Less
notebook-more = More
notebook-mend = Change
    .of = Change: { $text }
notebook-remove = Remove
    .of = Remove: { $text }

## Hints

notebook-hints = Note sheet
notebook-shown-as = Show as
notebook-as-table = Table
notebook-as-ring = Ring
notebook-pencil = Tap to note
notebook-pencil-marks = Own marks
notebook-pencil-facts = Starting facts
notebook-marks-hint = Tap a cell to cross it out, again to circle it, once more to clear it. Tap a sector’s number to add a note.
notebook-marks-cycle = Tap to cross out, again to circle, once more to clear.
notebook-facts-hint = Tap what a starting fact excludes; tap again to remove it.
notebook-open-sector = Sector { $sector }: note and more
notebook-ring = The ring with your notes, seen from your season
notebook-note = Note
notebook-looks = Does it appear empty?
notebook-looks-open = Open
notebook-looks-yes = Appears empty
notebook-looks-no = Does not
notebook-looks-hint = A sector that appears empty is truly empty or holds Planet X.
notebook-help = Help and notes
notebook-help-level = Help

## Moves

notebook-track = Time track
notebook-standing = sector { $sector }, time { $time }
notebook-conference-in = { $steps ->
    [one] conference X{ $number } in { $steps } sector
   *[other] conference X{ $number } in { $steps } sectors
}
notebook-ended = { $name } has found Planet X: there are no more turns.
notebook-due = To note now
notebook-last-chance-of = Last chance for { $name }: note a locate or a pass here, theories under Theories.
notebook-to-theories = To the theories
notebook-to-clues = To the clues
notebook-new-move = Note a move
notebook-mend-move = Change a move
notebook-who = Player
notebook-kind-time = Time only
notebook-surveyed = Looked for
notebook-run = Sectors: the first, then the last
notebook-was-found = Planet X was
notebook-found = found
notebook-not-found = not found
notebook-answer = The answer you got
notebook-answer-of-other = The answer, if you know it
notebook-count = How many
notebook-seen = Seen there
notebook-reason = Reason
notebook-cost = Time
notebook-note-move = Note the move
notebook-note-mended = Note the change
notebook-warning-cost = By the rules this costs { $cost }, not { $wanted }.
notebook-moves = Move notes
notebook-line-cost = (time { $time }, cost { $cost })
notebook-time-moved = Pawn moved { $cost ->
    [one] { $cost } sector
   *[other] { $cost } sectors
}
notebook-theory-in = Theory in sector { $sector }
notebook-phase-held = Theory phase { $number } held
notebook-order-set = Turn order changed

## Theories

notebook-theories = Theories
notebook-last-chance = Last chance
notebook-in-phase = theory phase { $number }
notebook-theory-says = Its object, if you know it
notebook-theory-thing = Sector { $sector }, { $name }: object of the theory
notebook-theory-remove = Remove: theory of { $name } in sector { $sector }
notebook-theory-spaces = { $phases ->
    [0] on the inner space
    [one] { $phases } space to the inner one
   *[other] { $phases } spaces to the inner one
}
notebook-theory-unknown = I do not know its object
notebook-theory-right = correct
notebook-theory-wrong = wrong
notebook-right-or-wrong = { $name }: correct or wrong?
notebook-note-theory = Note the theory
notebook-hold-phase = Theory phase { $number } held: all move inward
    .question = By the time track, no theory phase is due now. Was one held anyway?
notebook-phase-hint = Note the theories that were placed, then that the phase was held.
notebook-review-hint = If a theory is correct, all others in the sector are turned over too. A wrong one moves its owner’s pawn 1 sector ahead.
notebook-note-review = Note the review
notebook-turned-over = Another theory was turned over

## Clues

notebook-topics = Research topics
notebook-titles-hint = Tap the kinds in the order in which your app names them.
notebook-topics-hint = The clue of a topic is noted with the research, under Moves.
notebook-title-of = { $label }: what it is about
notebook-title-unknown = title not known
notebook-title-half = { $title } and…
notebook-researched = researched by { $name }
notebook-clue-about = The clue is about
notebook-clue = Clue
notebook-clue-none = none of these
notebook-clue-words = In words: type a clue the way your app says it
notebook-held = Held, nothing noted.
notebook-note-conference = Note the conference
notebook-facts = { $count ->
    [0] No starting facts
    [one] { $count } starting fact
   *[other] { $count } starting facts
}
notebook-facts-where = Note them under Sheet: “Tap to note: Starting facts”.

## The rules of every sky

notebook-to-rules = Logic
notebook-rules = In every sky
notebook-rule-C = Comets can only be in sectors { $sectors }.
notebook-rule-A = Every asteroid is next to another asteroid.
notebook-rule-D = No dwarf planet is next to Planet X.{ $mode ->
    [expert] { " " }All four lie in a band of exactly six sectors, with one at each end.
   *[standard] { "" }
}
notebook-rule-G = Every gas cloud is next to a truly empty sector.
notebook-rule-X = Planet X appears empty, and is never next to a dwarf planet.
notebook-rule-E = Truly empty sectors. Surveys and targets cannot tell them from Planet X.

## The end

notebook-score = Final score
notebook-score-hint = A theory counts as soon as it is known to be correct: from a review, or from the sky below.
notebook-nobody-found = Nobody has found Planet X yet.
notebook-still-hidden = { $count ->
    [one] { $count } theory is still hidden: fill in the sky, and the object of the theory.
   *[other] { $count } theories are still hidden: fill in the sky, and the objects of the theories.
}
notebook-found-points = { $name }: Planet X found, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
notebook-sky = The sky, as it was revealed

## Settings

notebook-order = Turn order
notebook-order-hint = Furthest back first. Of pawns in the same sector, the one that arrived first acts first.
notebook-order-before = acts before { $name }
notebook-take = Share and print
notebook-print = Print
notebook-print-standing = { $name }: sector { $sector }, time { $time }
notebook-print-signs = ● certain from what you were told · ○ circled by you · × crossed out · ⊠ starting fact · ◌ appears empty · · impossible

## What was heard and concluded

notebook-known = Heard and concluded
notebook-line = A sentence, as your app says it or in your own words
    .example = At least 1 asteroid in 3-5
notebook-line-note = Note it
notebook-line-to-form = Put into the move form
notebook-line-elsewhere = Understood. Note this under { $text }.
notebook-line-unknown = That was not understood. Write what is where, the way your app would say it.
notebook-line-meant = Did you mean:
notebook-known-told = I was told
notebook-known-concluded = My conclusion
notebook-known-is-told = heard
notebook-known-is-concluded = my conclusion
notebook-known-taps = Put together by tapping
notebook-known-things = Objects
notebook-known-many = How many
notebook-known-least = at least
notebook-known-exactly = exactly
notebook-known-most = at most
notebook-known-none = none
notebook-known-count = Number
notebook-follows = Does this follow?
    .of = Does this follow? { $text }
notebook-follows-help = With help at “Certainties” or above, you can ask whether it follows.
