## The frame around every screen

shell-skip = Skip to the content
shell-nav = Pages
shell-home = Home
shell-cancel = Cancel
shell-close = Close
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
shell-nameless = Player

## Choices of a table

shell-mode-standard = Standard
    .hint = 12 sectors, one dwarf planet: the friendlier sky.
shell-mode-expert = Expert
    .hint = 18 sectors, four dwarf planets, two theories per phase.
# Opponents, from weakest to strongest.
shell-level-random = Dice
    .about = plays at random
shell-level-pencil = Pencil
    .about = careful beginner
shell-level-apprentice = Apprentice
    .about = sharp but forgetful
shell-level-observer = Observer
    .about = acts only when certain
shell-level-assistant = Assistant
    .about = strong, sometimes forgetful
shell-level-astronomer = Astronomer
    .about = expert, weighs every risk
shell-level-professor = Professor
    .about = reads your moves as clues
shell-level-director = Director
    .about = plays the game on in its head
shell-level-rules = Almanac
    .about = steady, by simple rules
shell-level-greedy = Reckoner
    .about = strong, weighs every move
shell-level-scholar = Scholar
    .about = very strong, taught by many games
level-wins = Measured wins against { $level }: { $share }.
level-lacks = Searches less on this server than it could: “ecliptic[search]” is not installed there.
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

home-title = Two games under one sky
home-lead = Alone or with friends, on any screen, without an account.
home-play-planetx = Play Planet X
    .about = Deduce where an invisible planet hides.
home-dealing = Dealing the sky …
home-play-ptolemaeus = Play Ptolemaeus
    .about = Observe the planets in the zodiac.
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
home-guests = For guests
home-notebook = You use the official app, or just pen and paper? The notebook keeps hints, moves, theories and the score, and thinks along as much as you like. It needs no connection.
    .go = Open the notebook
home-turns = Your turn at { $count ->
        [one] one table
       *[other] { $count } tables
    }
home-tables = Your tables
tables-keep = Keep
tables-hide = Hide
tables-show = Show again
tables-hidden = Hidden tables ({ $count })
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
new-fitting = About as strong as I am ({ $level })
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
    .question = An opponent plays on for you. You can come back with the code { $code }. Leave?
seat-menu-forget = Forget me here
    .question = Your name and your key to this table are erased for good; the game goes on without you. Erase them?
seat-menu-stand-in = Let an opponent play for { $name }
    .question = An opponent decides for { $name } until you give the seat back. Go ahead?
seat-menu-give-back = Give { $name } the seat back

# Turn alerts: beside title and icon of the tab.
alerts-title = When it is your turn and you look elsewhere
alerts-hint = The tab says so in its title and icon. While this tab is open, also:
alerts-sound = a sound
alerts-notice = a notification of this device
alerts-refused = This browser does not let the page notify you. Its settings for this page can change that.
# On the device that a seat was moved from.
elsewhere-title = You now play on another device
elsewhere-text = Your seat has moved there, and this device has let go of it.
elsewhere-back = To bring it back, open “{ seat-menu }” on that device, choose “{ seat-menu-move }” and open its link here.
left-title-left = You have left the table
left-title-forgotten = You are forgotten at this table
left-code = Code to come back with:
reach-from-here = Other devices cannot reach this page, because { $name } means this device only. Start the server with: ecliptic serve --lan
    .folder = Other devices cannot reach this page, because { $name } means this device only.

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
shell-carry = Everything kept on this device, in one file
about-free = Free software
    .text = The code is open under the MIT licence, and runs on your own machine with a single command.

## An address that leads nowhere

nowhere-title = Nothing here
nowhere-text = This part of the sky is truly empty.

## Errors that do not come from the server

error-unknown = Something went wrong ({ $code }).
error-unreachable = The server does not answer. Check the connection and try again.
error-file-missing = A part of this page could not be loaded. Connect once and try again: from then on it works without a connection.
error-file-spoilt = A part of this page has arrived damaged. Load the page again; what is kept on this device stays.

## The door to the companion, and what is said there and in the notebook alike

companion-home = At the real table
    .text = You have the box? Ecliptic takes the place of the companion app: one code for the whole table, one phone each or one for all.
    .go = Open the companion
companion-offline = No connection: every question is answered here all the same, and a whole game can be tracked. Opponents, other phones and watching a record wait for the server.
companion-not-kept = This device does not let the page keep anything: what you enter now is lost when the page is closed.
kept-damaged = { $name } cannot be read
    .text = What this device keeps of it is damaged. It is left as it is: save it as a file, or delete it to begin anew. Everything else here is untouched.
    .save = Save as a file
    .delete = Delete
    .question = Delete { $name } from this device? It cannot be read.
