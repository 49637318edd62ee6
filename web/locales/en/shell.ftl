## The frame around every screen

shell-skip = Skip to content
shell-nav = Pages
shell-home = Home
shell-cancel = Cancel
shell-close = Close
shell-rules = Rules
shell-about = About
shell-language = Language
shell-theme = Theme: { $theme }
shell-theme-system = automatic
shell-theme-dark = dark
shell-theme-light = light
shell-name = Your name
# The name of a person who gives none; at most 16 characters.
shell-guest = Guest
shell-nameless = Player

## Choices of a table

shell-mode-standard = Standard
    .hint = 12 sectors, one dwarf planet: the easier mode.
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
shell-level-sage = Sage
    .about = expert, plays several futures through
level-wins = Measured wins against { $level }: { $share }.
level-lacks = Searches less on this server than it could: “ecliptic[search]” is not installed there.
# How much help everybody at the table may ask for.
shell-help-none = None
    .hint = Everybody works it out alone.
shell-help-reminders = Reminders
shell-help-contradictions = Contradictions
    .hint = Flags marks on your sheet that cannot be right.
shell-help-certain = Certainties
    .hint = Also shows what follows from what you know.
shell-help-odds = Odds
    .hint = Also shows how likely each object is in each sector.
shell-help-advice = Advice
    .hint = Also says which question would tell you most.
shell-facts-youth = { $count } (youth)
shell-facts-beginner = { $count } (beginner)
shell-facts-experienced = { $count } (experienced)
shell-facts-genius = { $count } (genius)

## Home

home-title = Two games under one sky
home-lead = Alone or with friends, on any screen, without an account.
home-play-planetx = Play Planet X
    .about = Deduce where an invisible planet hides.
home-dealing = Setting up the sky…
home-play-ptolemaeus = Play Ptolemaeus
    .about = Observe the planets in the zodiac.
home-opponent = Opponent: { $opponent }
home-new = New table
home-join = Join a table
home-code = Table code
home-join-go = Join
home-you = You
home-more = More
home-rules = Rules of The Search for Planet X
home-rules-ptolemaeus = Rules of Ptolemaeus
rules-loading = Opening the rules…
home-replay = Replay a game
home-about = About Ecliptic
home-guests = Privacy
home-notebook = Using the official app, or just pen and paper? The notebook keeps your note sheet, moves, theories and score, and helps as much as you like. It works offline.
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
home-alone = solo
home-your-turn = Your turn
home-status-open = Waiting
home-status-playing = In progress
home-status-over = Finished

## New table

new-title = New table
new-game = Game
new-mode = Mode
new-seats = Seats
new-alone = Practice: you race against nobody.
new-seat = Seat { $number }
new-who = Who plays here
new-you = You
new-open = Open seat
new-fitting = About as strong as I am ({ $level })
new-season = Season
new-facts = Starting facts
new-season-hint = The season decides which starting facts a player gets, so every seat has a different one.
new-help = Help at this table
new-spectators = Spectators
new-spectators-yes = May watch
new-spectators-no = Not allowed
new-go = Open the table

## Join a table, or bring a seat to this device

join-title = Join a table
join-invited = You are invited to a game: { $game }, table { $code }.
join-there = Already there: { $names }.
join-go = Take a seat
move-title = Move your seat here
move-text = Your seat moves to this device and leaves the other one. The link works only once.
move-go = Continue here
move-no-secret = This link is incomplete. Ask for a new one on the device where you play.

## Lobby

lobby-title = Before the game
lobby-seats = Seats
lobby-seat = Seat { $number }: { $name }
lobby-open = Open
lobby-you = { $name } (you)
lobby-reserved = Reserved
lobby-is-ready = Ready
lobby-is-not-ready = Not ready yet
lobby-place = { $season }, { $count ->
        [0] no starting facts
        [one] one starting fact
       *[other] { $count } starting facts
    }
lobby-kick = Remove { $name }
lobby-ready = I am ready
lobby-not-ready = I am not ready
lobby-leave = Leave the table
lobby-waiting-seats = { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
lobby-waiting-ready = { $count ->
        [0] Everybody is ready
       *[other] Waiting for { $names }
    }
lobby-invite = Invite
lobby-code = Table code:
lobby-link = Link
lobby-copy = Copy link
lobby-copied = Link copied.
lobby-selected = The link is selected: copy it with your keyboard or menu.
lobby-share = Share
lobby-qr = QR code of the link to this table
lobby-agreed = Table settings
lobby-help = Help: { $help }
lobby-spectators-yes = Spectators may watch
lobby-spectators-no = No spectators

## One's seat, in the middle of a game

seat-menu = Your seat
seat-menu-move = Continue on another device
seat-menu-link = Open this link on the other device within { $minutes } minutes. It works only once; your seat then leaves this device.
seat-menu-qr = QR code of the link that moves your seat
seat-menu-leave = Leave the game
    .question = The computer will play for you. You can come back with the code { $code }. Leave the game?
seat-menu-forget = Delete my data at this table
    .question = Your name and your key to this table will be deleted for good; the game goes on without you. Delete them?
seat-menu-stand-in = Let the computer play for { $name }
    .question = The computer will play for { $name } until you give the seat back. Go ahead?
seat-menu-give-back = Give { $name } the seat back

# Turn alerts: beside title and icon of the tab.
alerts-title = Turn alerts
alerts-hint = When it is your turn and you are elsewhere, the tab’s title and icon show it. While the tab is open, also:
alerts-sound = play a sound
alerts-notice = show a notification
alerts-refused = Your browser does not allow notifications from this page. You can change that in its settings.
# On the device that a seat was moved from.
elsewhere-title = You are now playing on another device
elsewhere-text = Your seat has moved there and is no longer on this device.
elsewhere-back = To bring it back, open “{ seat-menu }” on that device, choose “{ seat-menu-move }” and open the link here.
left-title-left = You have left the table
left-title-forgotten = Your data at this table has been deleted
left-code = Code to rejoin:
reach-from-here = Other devices cannot open this page, because { $name } is an address for this device only. Start the server with: ecliptic serve --lan
    .folder = Other devices cannot open this page, because { $name } is an address for this device only.

## A table and its line to the server

table-looking = Looking for the table…
table-line-lost = Connection lost. Trying again; your seat is safe.
table-line-back = Connected again.
table-none = This table cannot be shown
table-none-hint = Only people who play at a table can open it: ask for an invitation, or open a table of your own.
table-other-game = This game cannot be played in the browser yet.

## About

about-title = About Ecliptic
about-fans = A fan project
    .text = Ecliptic is unofficial: it is made by people who like The Search for Planet X and Ptolemaeus, and is neither made nor approved by their designers or publishers. If you like a game, buy the box.
about-reconstructed = What is reconstructed
    .text = The skies, research topics and conferences come from our own generator, which follows the published rules; they are not those of the official app. The card lists of Ptolemaeus are reconstructed from the printed numbers.
about-fair = Fair play
    .text = The sky is fixed before the first move, and a fingerprint of it is shown to everybody; after the game the whole record can be checked against it. The computer’s players know what a person in their seat would know, and no more.
about-kept = What is stored
    .text = No account, no advertising, nothing loaded from other sites. The server stores your tables and the name you typed; this browser stores a key for each of your seats, your games at a real table, your language and your theme.
about-forget = Delete my data
    .question = Your name, your notes and your keys to every table of this browser will be deleted for good; the games go on without you. Delete them?
    .done = Your data has been deleted.
shell-carry = Export or import everything on this device
about-free = Free software
    .text = The code is open source under the MIT licence and runs on your own computer with a single command.

## An address that leads nowhere

nowhere-title = Page not found
nowhere-text = This part of the sky is truly empty.

## Errors that do not come from the server

error-unknown = Something went wrong ({ $code }).
error-unreachable = The server does not answer. Check the connection and try again.
error-file-missing = Part of this page could not be loaded. Go online once and try again: from then on it works offline.
error-file-spoilt = Part of this page arrived damaged. Reload the page; what is stored on this device stays.

## The door to the companion, and what is said there and in the notebook alike

companion-home = At the real table
    .text = Do you have the box? Ecliptic replaces the companion app: one code for the whole table, one phone each or one for all.
    .go = Open the companion
companion-offline = You are offline: every question is still answered, and a whole game can be tracked. Opponents, other phones and replays need the server.
companion-not-kept = This device does not let the page save anything: what you enter now is lost when you close it.
kept-damaged = { $name } cannot be read
    .text = What this device has stored of it is damaged. Nothing has been changed: save it as a file, or delete it to start afresh. Everything else here is fine.
    .save = Save as a file
    .delete = Delete
    .question = Delete { $name } from this device? It cannot be read.
