# The companion app for people with the box.


## The way in

companion-title = At the real table
companion-lead = With the box of The Search for Planet X in front of you: one device makes a code, the others enter it, and everybody asks about the same sky.
companion-new = New game
companion-new-go = Make a code
companion-have-code = The others have a code
companion-code = Game code
companion-code-go = Open
companion-here-only = A code works in Ecliptic only, not in the official app. Ecliptic is an unofficial fan project.
companion-kept-here = Players, histories and sheets stay on this device.
companion-keep-one = Download the companion as one file
    .hint = One file with everything in it, stored on your phone or computer: it works with no connection at all.
companion-evenings = Games started on this device
companion-delete = Delete
    .question = Delete the game { $code } from this device, with all histories and sheets?
    .tracked = Delete the game { $code } from this device, with all histories and sheets, and give up its seats in the tracked game?

## The code

companion-check = The same code everywhere?
companion-code-of = Game code { $code }
companion-qr = QR code of the page for game { $code }
companion-same-code = Compare: every device at the table must show exactly this code. The others scan the picture or type the code.
    .typed = Compare: every device at the table must show exactly this code. On the others, type it in, wherever they got Ecliptic.
companion-compared = Yes, continue
companion-looking = Looking up the sky…

## A code of an earlier version

companion-outdated = This code now gives a different game
    .text = The game { $code } was started with an earlier version of Ecliptic. Codes now give different games, so any further answer would be about another sky. What you were told, your history and your sheet stay on this device.
    .tracked = The tracked game continues as it was dealt.
    .new = Start a new game
    .short = code of an earlier version

## The players of this device

companion-who = Who plays here?
companion-add-player = Another player on this device
companion-player = Player { $number }
companion-season = Season of the note sheet (everybody takes a different one)
companion-level = Level
companion-level-youth = Youth
companion-level-beginner = Beginner
companion-level-experienced = Experienced
companion-level-genius = Genius
companion-level-facts = { $count ->
    [0] No starting facts.
    [one] { $count } starting fact.
   *[other] { $count } starting facts.
}
companion-help = Help on the note sheet
companion-to-facts = To the starting facts
companion-facts-of = { $season }, { $level }: { $count ->
    [0] you begin without starting facts.
    [one] copy this fact onto your sheet, in secret.
   *[other] copy these { $count } facts onto your sheet, in secret.
}
companion-facts-ring = The starting facts as a ring: crossed-out objects are not in their sector
companion-copied = Copied: to the menu
companion-whose = Whose turn is it?
companion-hand-over = Pass the phone to { $name }
    .text = What comes now is for { $name } only.
companion-i-am = I am { $name }
companion-pass-on = Pass the phone on

## The menu

companion-turn = Your turn
companion-survey-for = Survey: { $thing }
companion-papers = Your notes
companion-for-all = For the whole table
companion-part-locate = Locate Planet X
    .question = Locate Planet X now? All three must be right, and everybody hears whether you found it.
companion-part-review = Peer review
    .hint = When a theory reaches the inner space: everybody hears whether it is correct.
companion-part-conference = Conference
    .hint = Everybody learns the clue of a conference. Each conference is held once in a game.
    .question = Read the clue of the conference to everybody now?
companion-part-reveal = Reveal objects
    .hint = Only at the end of the game: it shows what every sector holds.
    .question = Is the game over? Everybody will see the whole sky.
companion-part-history = History
companion-part-facts = Starting facts
companion-part-titles = Topics
companion-back = Back
companion-to-menu = To the menu

## The arrow and the ring

companion-arrow = The Earth’s arrow
companion-arrow-back = Turn the arrow one sector back
companion-arrow-on = Turn the arrow one sector on
companion-arrow-hint = Tap the sector the arrow points at. It is only a reminder: you can ask about any sector.
companion-ring = The ring with your notes
companion-ring-survey = The ring: choose both ends of the survey
companion-ring-sector = The ring: choose a sector

## Asking

companion-cost = Costs { $cost ->
    [one] { $cost } sector
   *[other] { $cost } sectors
} of time.
companion-asking = Asking…
# What whoever asks says to the table, and what not.
companion-aloud-survey = Say aloud: object and sectors, not the answer.
companion-aloud-target = Say aloud: the sector, not the answer.
companion-aloud-research = Say aloud: the topic, not the clue.
companion-aloud-locate = Say aloud: right or wrong, never the sector.
companion-outside = { $share ->
    [all] This is outside the visible sky { $first }–{ $last }.
   *[part] Part of this is outside the visible sky { $first }–{ $last }.
} If the arrow has already moved on, ignore this.
companion-survey-too-long = A survey covers { $most } sectors at most.
companion-survey-comets = For comets, the first sector must be { $sectors }, and so must the last.
companion-warned = Read the warning above first.
companion-anyway = Ask anyway
companion-no-targets = { $count ->
    [one] According to this history you have already used your target.
   *[other] According to this history you have already used all { $count } targets.
}
companion-research-running = You researched last turn, and nobody may research twice in a row.

## Answers

companion-answer = Answer
companion-hidden = Hidden
companion-look = Hold or tap to look
companion-look-answers = Hold or tap: answers
companion-look-clues = Hold or tap: clues
companion-look-own = Hold or tap: for you only
companion-hide = Hide
companion-move-pawn = Move your pawn { $cost ->
    [one] { $cost } sector
   *[other] { $cost } sectors
} ahead.
companion-written-down = Added to your history.
companion-locate-right = Right! You have found Planet X.
companion-locate-wrong = Wrong: at least one of the three is not right.
companion-own-turns = What you asked
companion-nothing-asked = Nothing yet.
companion-heard = What everybody heard
companion-heard-conference = { $label }: { $text }
companion-review-right = Correct: sector { $sector } { OBJECT($thing, form: "held") }.
companion-review-wrong = Wrong: sector { $sector } { OBJECT($thing, form: "not-held") }.
companion-review-next = Review another theory
companion-remove = Remove
    .entry = Remove: { $entry }
companion-remove-turn = Remove “{ $entry }” and its answer from your history? Whoever read the answer still knows it.
companion-remove-heard = Remove this entry for everybody on this device? { $entry }
companion-record = Record of the game
    .hint = The record is made on this device. If you watch the replay, it is sent to the server, where it stays at an address of its own.
    .here = The record is made on this device.
companion-conference-when = It is held when the arrow leaves sector { $sector }.
companion-conference-hold = Hold the conference
companion-reveal-yes = Reveal everything
companion-sky = The sky, sector by sector

## Full tracking

companion-part-track = Full tracking
    .hint = Enter everybody’s moves, and the device keeps the time track, whose turn it is, theory phases, conferences, reviews and the score.
companion-track-people = At this device: { $names }
companion-track-opponents = Computer opponents
companion-track-opponent = Opponent { $number }
companion-track-phones = Players with a phone of their own
companion-track-kept = A tracked game is a table on the server: each seat sees only what it was told. It starts over, with the same sky.
companion-track-go = Start tracking
companion-track-waiting = { $count ->
    [one] Waiting for another phone to scan the picture.
   *[other] Waiting for { $count } more phones to scan the picture.
}
companion-track-begin = Start without the missing phones
companion-track-stop = Stop tracking
    .question = Stop tracking? This device gives up its seats in the tracked game and deletes what is stored of them. Histories and sheets on this device stay.
companion-track-anew = Start tracking again
companion-track-undo = Undo a move
    .which = Which entry should be undone?
    .go = Undo it
    .nothing = Nobody has entered anything yet.
companion-track-undo-more = { $count ->
    [0] Nothing was entered after it.
    [one] The entry after it is undone too.
   *[other] The { $count } entries after it are undone too.
}
companion-covered = Your note sheet and your theories are covered. Hold or tap the button at the top.
    .theories = To choose or place a theory, tap the button at the top.
companion-pieces = Now on the real board
companion-pieces-arrow = The Earth’s arrow points at sector { $sector }.
companion-pieces-pawn = { $name }: pawn in sector { $sector }.
companion-pieces-theories = Theories in: { $sectors }.
companion-track-server = With opponents, or with other phones
    .hint = This needs the server: every phone is told only what concerns its players, and opponents play by the same rules.

## A whole game on one phone

companion-game-here = On this phone
companion-game-hint = The phone goes round and keeps track of the whole game for everybody who shares it. No connection is needed.
companion-game-order = How do the pawns stand in sector 1? Tap the players in that order: whoever acts first comes first.
companion-game-begun = Something has already been asked in this game, and a whole game is tracked from its first turn. Start a new one with a new code.
companion-game-go = Track on this phone
companion-game-turn = To act: { $name }
companion-game-next = What comes next
companion-game-not-now = The game is waiting for something else now.
companion-game-theories = Everybody secretly takes { $most ->
    [one] up to one token
   *[other] up to { $most } tokens
} in hand at the same time. Then the phone goes round: each player lays down what they hold, and enters it.
companion-game-waiting = Still waiting for: { $names }
companion-game-theory = Submit theories
companion-game-own = Your theories
companion-game-place = Submit this theory
companion-game-enough = { $begun ->
    [yes] No more theories
   *[no] No theory
}
companion-game-conference = The arrow has passed the icon: everybody hears the clue.
companion-game-advance = Everybody has submitted. Move every face-down theory one space inward.
    .go = All moved inward
companion-game-review = Peer review of sector { $sector }
companion-game-inner = On the inner space, by: { $names }
    .go = Turn over
companion-game-last = Last chance: { $name }
companion-game-behind = { $behind ->
    [one] { $behind } sector behind the finder:
   *[other] { $behind } sectors behind the finder:
} { $left ->
    [0] no theory can be submitted.
    [one] { $left } theory can be submitted.
   *[other] { $left } theories can be submitted.
}
companion-game-reveal = The last chances are over: the sky and all theories are turned over.
companion-game-stop = Stop tracking? The time track, all theories and the score will be lost. Histories and sheets on this device stay.
