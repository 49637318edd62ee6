# Everything that can be refused: what is wrong, and what to do. The name is the error code.

## Tables, undo and records

error-action-malformed = That is not an action of this game. Reload the page and try again.
error-chance-bound = There is no fair draw out of { $bound } things. Please report this as a bug.
error-chance-seed-length = A seed has 16 bytes, this one has { $length }: the file was edited.
error-decision-stale = The question { $decision } has already been answered. Look at the board again.
error-game-over = The game is over. Start a new one, or ask for a rematch.
error-not-your-decision = It is not your move. Waiting for { $waiting }.
error-record-commitment = The seed and salt do not match the fingerprint shown at the start.
error-record-deal-version = The game was dealt by version { $found } of the generator, and this Ecliptic has version { $here }, which deals differently: it can be replayed, but its deal cannot be checked.
error-record-differs = Entry { $entry } of the record is not what the rules and the seed lead to.
error-record-digest = The record was edited or damaged: its digest does not match its text.
error-record-empty = The record holds no deal, so it cannot be replayed.
error-record-entry = A line of the record is neither a deal, nor a move, nor an undo.
error-record-field = Line { $line } of the record should hold the field { $field }.
error-record-fold = Entry { $entry } of the record does not follow from what came before it.
error-record-game = The record is of a game called { $game }, which this version does not know.
error-record-json = This is not the JSON form of a record.
error-record-line = Line { $line } of the record cannot be read ({ $reason }).
error-record-not-a-record = This file is not an Ecliptic record. Choose another file.
error-record-number = The record holds “{ $text }” where a number should be.
error-record-options = The record’s options cannot be read ({ $reason }).
error-record-order = Entry { $entry } of the record is a deal in the wrong place: the file was edited.
error-record-players = The record’s players do not match its seats, or a name holds a | sign.
error-record-result = The record’s result is not the one its moves lead to: the file was edited.
error-record-rules-older = The record was played by the older rules version { $found }: it can be replayed, but these rules cannot vouch for it.
error-record-rules-unknown = The record says rules version { $found }, but this Ecliptic knows 1 to { $newest }. Use a newer Ecliptic, or the file was edited.
error-record-secret = The record’s seed or salt is not hexadecimal: the file was edited.
error-record-truncated = The record is cut short: its last line, with the digest, is missing.
error-record-undo = Entry { $entry } of the record undoes a move that is not there.
error-record-unlawful = Entry { $entry } of the record is against the rules ({ $reason }).
error-undo-game-over = The game is over; nothing can be undone any more.
error-undo-needs-consent = Others have learned something since, so they must agree first: { $seats }.
error-undo-nothing = You have no move to undo.
error-undo-opponents = Something new has been seen since, and computer opponents never agree to an undo.

## The Search for Planet X: actions

error-planetx-only-in-turn = Only in a turn: first finish the theory phase or the last chance.
error-planetx-only-when-choosing = Theories are chosen only when a theory phase begins.
error-planetx-only-when-placing = Theories are placed (or, if no sector is left, taken back) only after choosing them in a theory phase.
error-planetx-only-in-last-chance = Passing is for last chances; a turn needs an action.
error-planetx-not-asked = It is not your move. Waiting for { $waiting }.
error-planetx-game-over = The game is over; there is nothing left to decide.
error-planetx-no-such-seat = There is no seat { $seat } at this table.
error-planetx-spectator = Spectators only watch.
error-planetx-unknown-action = That is not an action of this game. Choose one of those that are offered.
error-planetx-no-such-sector = There is no sector { $sector }; sectors are numbered 1 to { $sectors }.
error-planetx-survey-object = A survey cannot look for { OBJECT($object, form: "one") }. Choose a comet, an asteroid, a dwarf planet, a gas cloud or “empty”.
error-planetx-survey-not-visible = Sectors { $first }–{ $last } are not all in the visible sky. Stay inside { $sky_first }–{ $sky_last }, clockwise.
error-planetx-survey-comet-ends = A comet survey must begin and end in sectors that can hold a comet ({ $sectors }); { $first }–{ $last } does not.
error-planetx-target-none-left = You have used all { $tokens } of your target tokens.
error-planetx-target-not-visible = Sector { $sector } is not in the visible sky. Target one of { $sky_first }–{ $sky_last }, clockwise.
error-planetx-research-twice-running = You researched in your last turn. Do something else before you research again.
error-planetx-no-such-topic = There is no topic “{ $topic }”; topics are A to F.
error-planetx-locate-neighbour = A neighbour of Planet X cannot be { OBJECT($object, form: "one") } here. Name a comet, an asteroid, a gas cloud or truly empty.
error-planetx-locate-comet = Sector { $sector } cannot hold a comet. Name another object there.

## The Search for Planet X: theories

error-planetx-choose-too-many = You chose { $chosen ->
    [one] { $chosen } theory
   *[other] { $chosen } theories
}; at most { $most } in this phase.
error-planetx-choose-object = A theory cannot be about { OBJECT($object, form: "one") }. Choose a comet, an asteroid, a dwarf planet or a gas cloud.
error-planetx-choose-order = The theories are out of order. Reload the page and choose again.
error-planetx-supply = You have { $left ->
    [0] no tokens
    [one] { $left } token
   *[other] { $left } tokens
} left for { OBJECT($object, form: "one") }. Choose another object.
error-planetx-place-not-chosen = You did not choose the theory “{ OBJECT($object, form: "name") }” for this phase. Place one that you chose.
error-planetx-place-confirmed = What sector { $sector } holds is confirmed, so it takes no more theories. Choose another sector.
error-planetx-place-same-object = You have already submitted “{ OBJECT($object, form: "name") }” in sector { $sector }. Choose another sector.
error-planetx-place-same-phase = You have already placed a theory in sector { $sector } in this phase. Choose another sector.
error-planetx-place-nowhere = No sector is left for any theory you could place.
error-planetx-withdraw-placeable = A sector is still open to your theory “{ OBJECT($object, form: "name") }”, so it must be placed.
error-planetx-withdraw-nothing = Every theory you chose can be placed; none is taken back.
error-planetx-last-chance-theories-begun = You have started to submit theories in your last chance. Continue with those, or pass.

## The Search for Planet X: setting up

error-planetx-seats = The game is for 1 to 4 seats, not { $seats }.
error-planetx-level = Seat { $seat } cannot start with { $facts } facts; it is 0, 4, 8 or 12.
error-planetx-season-twice = Two seats have the same season. Give each its own.
error-planetx-setup-mode = The sky is for { $mode } mode, but the table plays { $expected }.
error-planetx-setup-order = The starting order must name each of the { $seats } seats once.
error-planetx-topics = A sky has six research topics, this one has { $found }.
error-planetx-conferences = The sky does not have as many conferences as its mode needs (found: { $found }).
error-planetx-clue-false = A clue of the sky is not true of its system.
error-planetx-clue-misplaced = Conferences, and only they, are about Planet X.
error-planetx-title-twice = Two topics of the sky have the same title.
error-planetx-fact-false = The starting fact about sector { $sector } (not “{ OBJECT($object, form: "name") }”) is not a true fact.
error-planetx-facts-missing = The sky has too few starting facts for the season “{ $season }”: { $found } instead of { $expected }.
error-planetx-system-length = The system does not have the right number of sectors: { $sectors } instead of { $expected }.
error-planetx-system-count = The system holds “{ OBJECT($object, form: "name") }” the wrong number of times: { $found } instead of { $expected }.
error-planetx-system-comet = The system has a comet where no comet can be.
error-planetx-system-asteroid = The system has an asteroid that is not next to another.
error-planetx-system-gas-cloud = The system has a gas cloud that is not next to a truly empty sector.
error-planetx-system-dwarf-planet = The system has a dwarf planet next to Planet X.
error-planetx-system-band = The system’s dwarf planets do not span a band of exactly six sectors.

## The Search for Planet X: notation and codes

error-planetx-notation-action = “{ $text }” is not an action.
error-planetx-notation-number = “{ $text }” is not a number.
error-planetx-notation-object = “{ $text }” is not an object; the letters are C, A, D, G, E and X.
error-planetx-notation-mode = “{ $text }” is not a mode; write standard or expert.
error-planetx-notation-season = “{ $text }” is not a season; write spring, summer, autumn or winter.
error-planetx-notation-title = “{ $text }” is not the title of a topic.
error-planetx-notation-clue = “{ $text }” is not a clue.
error-planetx-notation-event = “{ $text }” is not something that can happen in this game.
error-planetx-code-generator = This was started with version { $found } of the generator; with version { $here } codes give different games. Nothing more can be asked about it: reload the page and start another game.
error-planetx-code-length = “{ $text }” is not a game code. A code is letter, digit, letter, digit, such as B4K7.
error-planetx-code-sign = “{ $sign }” cannot be sign { $place } of a game code; it is one of { $allowed }.
error-planetx-code-spelling = “{ $game }” is not a game code as codes are written, such as B4K7.
error-planetx-code-mode = The code { $game } is of another mode (here: { $mode }); its first letter fixes the mode.
error-planetx-notation-code = “{ $text }” is not a game code as it is written in a record.
error-planetx-companion-run = The run has { $length } sectors; the visible sky has only { $most }.
error-planetx-companion-level = There is no such level; it is one of { $levels }.
error-planetx-companion-conference = There is no conference { $number }; this mode has { $conferences }, counted from 1.

## The Search for Planet X: deductions

error-planetx-world-revealed = The imagined sky is not the one that was revealed.
error-planetx-world-titles = The imagined clues do not have the titles on the board.
error-planetx-world-clues = An imagined clue is not true of the imagined sky.
error-planetx-world-conference = The imagined conference is not the one that was held.
error-planetx-world-facts = The imagined sky contradicts a starting fact.
error-planetx-world-review = The imagined sky contradicts a peer review.
error-planetx-world-answer = The imagined sky contradicts an answer this seat was given.
error-planetx-world-theories = No choice of theories fits the tokens on the board.
error-planetx-not-certain = What you know does not force that; it may be otherwise.
error-planetx-history-form = Line { $line } is not what a companion record has there.
error-planetx-history-answer = The answer on line { $line } is not the one this code gives.
error-planetx-nothing-left = No solar system agrees with all of these facts; one of them is wrong.

## The Search for Planet X: notes of a game at a real table

# Behind any of these, where a line is nearly one that can be read.
did-you-mean = Did you mean “{ $suggestion }”?
error-planetx-notes-line = Line { $line } of the notes cannot be read: { $reason }.
error-planetx-notes-empty = The notes are empty. Begin with the mode, standard or expert.
error-planetx-notes-mode = “{ $text }” is not a mode. Begin the notes with standard or expert.
error-planetx-notes-dealer = “{ $text }” is not a dealer. Write ecliptic, published or unknown.
error-planetx-notes-line-unknown = “{ $text }” is not a note. Write S A 3-7 = 2, T 8 = E/X, R B = and the clue, L 6 C E = wrong, facts 5-A, review 7 A+, topic B A+D, conference 1 = and the clue, A in 3-5 >= 1, or at 11.
error-planetx-notes-count = A survey of { $length } sectors cannot count { $count }.
error-planetx-notes-sighting = “{ $text }” is not an answer to a target; it is C, A, D, G or E/X.
error-planetx-notes-located = A locate is right or wrong, not “{ $text }”.
error-planetx-notes-fact = “{ $text }” is not a starting fact; 5-A says that sector 5 is no asteroid.
error-planetx-notes-review = “{ $text }” is not a review; A+ is a right asteroid theory, A- a wrong one, likewise C, D and G.
error-planetx-notes-clue-twice = { $label } already has another clue; each has only one.
error-planetx-notes-title = The clue of { $label } is not about its title, { $title }.
error-planetx-notes-title-twice = { $label } already has another title; each has only one.

## The server

error-server-token = This key does not work here: it was replaced, or belongs to another table. Join again with the code.
error-server-no-seat = Spectators only watch. Join the table to take a seat.
error-server-no-spectators = This table has no spectators. Join it to see it.
error-server-not-host = Only the person who opened the table may do this.
error-server-no-table = There is no such table or seat. Check the address, or open a new table.
error-server-closed = Whoever runs this server has closed the table.
error-server-passphrase = To open a table here you need this server’s passphrase.
error-server-passphrase-wrong = That is not this server’s passphrase. Ask whoever runs it.
error-server-no-passphrase = This server has no passphrase: you can open tables without one.
error-server-opening-closed = New tables cannot be opened here. You can still join one.
error-server-level-not-here = “{ $level }” is not available on this server. Choose another opponent.
error-server-help-not-here = Tables on this server give less help than that (up to: { $given }).
error-server-no-list = This server has no list of tables looking for players.
error-server-not-alone = Only somebody who plays alone against opponents can hurry them.
error-server-no-code = No table has this join code. Check it with whoever gave it to you.
error-server-no-free-seat = This seat is taken, or no seat is free any more.
error-server-not-a-person = There is no person in seat { $seat } to do this for.
error-server-seat-taken = Seat { $seat } is taken, or reserved for somebody.
error-server-not-your-seat = Only the person in that seat may do this.
error-server-dealt = The game has already been dealt; this can no longer be changed.
error-server-no-places = Only seats of Planet X choose a season and a number of facts.
error-server-game = “{ $game }” is not a game on this server; there are: { $games }.
error-server-options = These are not options of this game: { $reason }.
error-server-seats = The number of seats described ({ $seats }) does not fit the options ({ $expected }).
error-server-you-twice = You can only sit at one seat. Leave the others open.
error-server-companion-code = A companion table needs the code of a Planet X game.
error-server-names = { $expected ->
        [one] One of the seats is yours
       *[other] { $expected } of the seats are yours
    }, but { $names ->
        [one] one name was given.
       *[other] { $names } names were given.
    }
error-server-level = “{ $level }” is not an opponent in this game.
error-server-name = “{ $name }” cannot be a name. Use 1 to 16 plain letters, without a | sign.
error-server-name-guest = “{ $name }” stands for people who deleted their data. Choose another name.
error-server-idempotency-key = This request has no proper key. Reload the page and try again.
error-server-idempotency-reused = This request was used for something else. Reload the page and try again.
error-server-command-reused = This request was used for something else. Reload the page and try again.
error-server-no-undo-request = There is nothing to agree to; the table has moved on.
error-server-undo-asked = Seat { $seat } has asked to undo a move. Answer that first.
error-server-undo-moved-on = Something was entered or undone meanwhile. Look again before you undo anything.
error-server-resume-ahead = The page is ahead of the server ({ $heard }). Reload it.
error-server-not-over = The whole record is available when the game is over; until then you can save your own.
error-server-no-replay = There is no record at this address. Upload it again.
error-server-note-long = The notes are too long: at most { $most } bytes. Shorten them.
error-server-notes-full = This table keeps no more notes. Shorten yours, or ask the others to.
error-server-log-full = This game has reached the maximum length, { $most } entries. Save its record and open a new table.
error-server-tables-today = Too many tables were opened from your connection today. The next one can be opened in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
error-server-listed-today = Too many tables were shown to everybody from your connection today. The next one can be shown in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
error-server-replays-today = Too many records were uploaded from your connection today. The next one can be uploaded in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
error-server-house-full = This server keeps no more tables and records; games in progress continue. Tell whoever runs it.
error-server-no-note = There is no such version of these notes, or it is no longer kept.
error-server-note-overtaken = These notes were saved on another device first. Check them again.
error-server-help-level = This table gives less help than that (up to: { $given }; needed: { $level }).
error-server-help-no-solver = There is no solver for “{ $game }”.
error-server-help-not-dealt = Nothing has been dealt yet, so there is nothing to work out.
error-server-help-replaced = This question was dropped because you asked another one.
error-server-help-too-long = The solver took too long over this and was stopped. Try again later.
error-server-too-many = Too many requests at once. Try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
error-server-too-slow = The connection was too slow. It reconnects by itself and continues where it stopped.
error-server-too-large = The request is too large. Send less at once.
error-server-json-only = The server expects JSON. Reload the page and try again.
error-server-host = This server is not known by that name. Use the address it shows.
error-server-proxy = The proxy in front of this server is not set up right. Please tell whoever runs it.
error-server-proxy-unknown = This server can only be reached through its proxy. Use its public address.
error-server-origin = Another site may not act here. Open the game at its own address.
error-server-request = The server does not understand this request. Reload the page and try again.
error-server-not-found = There is nothing at this address. Go back to the start page.
error-server-method = This address does not take such a request. Reload the page and try again.
error-server-failed = Something went wrong on the server; nothing was changed. Try again, and please report it.
error-store-busy = The database is busy; nothing was saved. Try again.
error-store-full = The disk of the server is full; nothing was saved. Tell whoever runs it.
error-store-failed = The database is not working; nothing was saved. Tell whoever runs the server.
error-store-away = The database cannot be reached now; nothing was saved. Try again.
error-store-unsure = The connection to the database was lost while this was being saved. Send it again: it is only done once.
error-store-overtaken = Somebody else was faster; nothing was saved. Look again.
error-store-command-taken = This has already been carried out.
error-server-link = This link has already been used, or has expired. Make a new one.
error-server-port-taken = Something else is using port { $port }. Stop it, or choose another port.
