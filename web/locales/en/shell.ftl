## The frame around every screen

shell-skip = Skip to the content
shell-nav = Pages
shell-home = Home
shell-cancel = Cancel
shell-rules = Rules
shell-about = About
shell-language = Language
shell-theme = Colours: { $theme }
shell-theme-system = as the system
shell-theme-dark = observatory
shell-theme-light = paper
shell-name = Your name
# The name of a person who gives none; at most 16 characters.
shell-guest = Guest

## Choices of a table

shell-mode-standard = Standard
    .hint = 12 sectors, one dwarf planet: the friendlier sky.
shell-mode-expert = Expert
    .hint = 18 sectors, four dwarf planets, two theories per phase.
# Opponents, from weakest to strongest.
shell-level = { $name }, level { $number }
shell-level-random = Dice
shell-level-pencil = Pencil
shell-level-apprentice = Apprentice
shell-level-observer = Observer
shell-level-assistant = Assistant
shell-level-astronomer = Astronomer
shell-level-rules = Almanac
shell-level-greedy = Reckoner
# How much help everybody at the table may ask for.
shell-help-none = None
    .hint = Everybody deduces alone.
shell-help-contradictions = Contradictions
    .hint = Marks on your sheet that cannot be right are flagged.
shell-help-certain = Certainties
    .hint = Also shows what already follows from your facts.
shell-help-odds = Odds
    .hint = Also shows how likely each object is in each sector.
shell-help-advice = Advice
    .hint = Also says which question would tell you the most.
shell-facts-youth = { $count } (youth)
shell-facts-beginner = { $count } (beginner)
shell-facts-experienced = { $count } (experienced)
shell-facts-genius = { $count } (genius)

## Home

home-title = Somewhere out there is Planet X
home-lead = Survey the sky, publish theories, and be the first to deduce where an invisible planet hides. Alone or with friends, on any screen, without an account.
home-play = Play now
home-dealing = Dealing the sky …
home-play-ptolemaeus = Play Ptolemaeus
    .about = Planets in the zodiac
home-opponent = Opponent: { $opponent }
home-new = New table
home-join = Join a table
home-code = Code of the table
home-join-go = Join
home-you = You
home-more = More
home-rules = Rules of The Search for Planet X
home-rules-ptolemaeus = Rules of Ptolemaeus
rules-loading = Opening the rules …
home-replay = Replay a game
home-about = What this is
home-notebook = You use the official app, or just pen and paper? The notebook keeps hints, moves, theories and the score, and thinks along as much as you like. It needs no connection.
    .go = Open the notebook
home-tables = Your tables
home-game-planetx = The Search for Planet X
home-game-ptolemaeus = Ptolemaeus
home-alone = alone
home-your-turn = Your turn
home-status-open = Waiting
home-status-playing = Going on
home-status-over = Over

## New table

new-title = New table
new-game = Game
new-mode = Sky
new-seats = Seats
new-alone = Practice: nobody races you.
new-seat = Seat { $number }
new-who = Who sits here
new-you = You
new-open = Open seat
new-season = Season
new-facts = Starting facts
new-season-hint = The season decides which starting facts a seat is given, so no two seats have the same one.
new-help = Help for everybody
new-spectators = Spectators
new-spectators-yes = May watch
new-spectators-no = Not here
new-go = Open the table

## Join a table, or bring a seat to this device

join-title = Join a table
join-invited = You are invited to a game: { $game }, table { $code }.
join-there = There already: { $names }.
join-go = Take a seat
move-title = Bring your seat here
move-text = Your seat moves to this device; the other one lets go of it. The link works once.
move-go = Play on here
move-no-secret = This address has no secret in it. Ask for a new link on the device where you play.

## Lobby

lobby-title = Before the game
lobby-seats = Seats
lobby-seat = Seat { $number }: { $name }
lobby-open = Open
lobby-you = { $name } (you)
lobby-reserved = Invited again
lobby-is-ready = Ready
lobby-is-not-ready = Not ready yet
lobby-place = { $season }, { $count ->
        [0] no starting facts
        [one] one starting fact
       *[other] { $count } starting facts
    }
lobby-kick = Send { $name } away
lobby-ready = I am ready
lobby-not-ready = I am not ready
lobby-leave = Leave the table
lobby-waiting-seats = { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
lobby-waiting-ready = { $count ->
        [0] Everybody is ready
       *[other] Waiting until all are ready: { $names }
    }
lobby-invite = Invite
lobby-code = Code of the table:
lobby-link = Link
lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-selected = The link is selected: copy it with your keyboard or menu.
lobby-share = Share
lobby-qr = QR code of the link to this table
lobby-agreed = Agreed
lobby-help = Help: { $help }
lobby-spectators-yes = Spectators may watch
lobby-spectators-no = No spectators

## One's seat, in the middle of a game

seat-menu = Your seat
seat-menu-move = Play on on another device
seat-menu-link = Open this link on the other device within { $minutes } minutes. It works once; then this device lets go of the seat.
seat-menu-qr = QR code of the link that moves your seat
seat-menu-leave = Leave the game
    .question = An opponent plays on for you. You can come back with the code of the table. Leave?
seat-menu-forget = Forget me here
    .question = Your name and your key to this table are erased for good; the game goes on without you. Erase them?
seat-menu-stand-in = Let an opponent play for { $name }
    .question = An opponent decides for { $name } until you give the seat back. Go ahead?
seat-menu-give-back = Give { $name } the seat back

## A table and its line to the server

table-looking = Looking for the table …
table-line-lost = No connection. Trying again; your seat is kept.
table-line-back = Connected again.
table-none = This table cannot be shown
table-none-hint = Tables are opened by those who sit at them: ask for an invitation, or open one of your own.
table-other-game = This game is not played in the browser yet.

## About

about-title = About Ecliptic
about-fans = A fan project
    .text = Ecliptic is unofficial: made by people who like The Search for Planet X and Ptolemaeus, and neither made nor approved by their authors or publishers. If you like a game, buy the box.
about-reconstructed = What is reconstructed
    .text = The skies, research topics and conferences come from our own generator, which obeys the published rules; they are not those of the official app. The card lists of Ptolemaeus are reconstructed from their printed numbers.
about-fair = Fair play
    .text = The sky is fixed before the first move and its seal is shown to everybody; after the end the whole record can be checked. Opponents know what a player at their seat would know, and no more.
about-kept = What is kept
    .text = No account, no advertising, nothing loaded from elsewhere. The server keeps your tables and the name you typed; this browser keeps a key for each of your seats, your evenings at the real table, your language and your colours.
about-forget = Forget me
    .question = Your name, your notes and your keys to every table of this browser are erased for good; the games go on without you. Erase them?
    .done = You are forgotten here.
about-free = Free software
    .text = The code is open under the MIT licence, and runs on your own machine with a single command.

## An address that leads nowhere

nowhere-title = Nothing here
nowhere-text = This part of the sky is truly empty.

## Errors that do not come from the server

error-unknown = Something went wrong ({ $code }).
error-unreachable = The server does not answer. Check the connection and try again.

## The door to the companion, and what is said there and in the notebook alike

companion-home = At the real table
    .text = You have the box? Ecliptic takes the place of the companion app: one code for the whole table, one phone each or one for all.
    .go = Open the companion
companion-offline = Nothing can be asked now, and no tracked game goes on. Histories, note sheets, starting facts and topics are on this device and stay open to you.
companion-not-kept = This device does not let the page keep anything: what you enter now is lost when the page is closed.
