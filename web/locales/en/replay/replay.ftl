### Replay

replay-title = Replay
replay-mine = Your finished games
replay-bring = Open a record
replay-file = Choose a file
replay-text = Or paste its text
replay-go = Watch
replay-loading = Preparing the game…
replay-table = Back to the table
replay-won = Won by { $names }
replay-unfinished = Not finished
replay-outdated = dealt by an earlier version, so the deal cannot be checked
replay-sectors = { $count } sectors
replay-steps = Steps
replay-first = To the start
replay-turn-back = One turn back
replay-back = One step back
replay-on = One step forward
replay-turn-on = One turn forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-of = { $count }×
replay-frame = Moment of the game
replay-frame-of = { $frame } of { $last }
replay-eyes = Seen by
replay-all = All revealed
replay-as = { $name }
replay-public = A spectator
replay-happened = What happened
replay-nothing = Nothing to see from here.
# Tabs of a small screen.
replay-moves = Moves
replay-tab-sheet = Sheet
replay-tab-graph = Graph
replay-tab-cards = Cards
replay-tab-sky = Table
replay-sheet = { $name }: sheet at this point
replay-sheet-whose = Choose a player under “Seen by” to see what the game had told them by this point.
replay-sheet-told = What the game had told by this point; pencil marks are shown only to their owner.
replay-sheet-own = What the game had told you by this point, with your own marks as they were.
replay-left = Skies still possible
replay-left-of = { $name }: { $count }
replay-lost = Not won
replay-points = Points
replay-points-of = { $name }: { $count }
replay-hands = Cards and objectives
replay-hand-empty = No constellation cards

# What was somebody’s secret then, told when everything is open.
replay-opened-objective = Secret objective ({ $name }): { $text }.
replay-opened-card = { $name } drew { $card } from the deck.
replay-opened-bonus = { $name } drew the bonus card { $card }.
replay-opened-discard = { $name } chose to discard: { $cards }.
