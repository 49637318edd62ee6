# What the tables of all games say, and the table of Planet X.

table-title = The Search for Planet X

## The head of the table

status-your-turn = Your turn
status-asked = Your answer is needed
status-waiting = Waiting for { $names }
status-over = The game is over
guide-begin = Guide
status-help = Help: { $level }
status-sky = Visible sky { $first }–{ $last }
status-theories = { $steps ->
    [one] theory phase in { $steps } sector
   *[other] theory phase in { $steps } sectors
}
status-rules = Rules for this step
status-more = More about this table

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
table-icons = Icons
table-arrow = visible, the Earth’s arrow
table-visible = visible
table-not-visible = not visible
table-comet-capable = comets possible
table-theory-icon = followed by a theory phase
table-theory-right = { $name }: { $object }, correct
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

## The parts of the table

# For readers: the tabs of a small screen, and what a dot beside one says.
tab-list = Parts of the table
tab-news = something new
tab-board = Board
tab-action = Action
tab-sheet = Sheet
shortcuts = Keyboard shortcuts

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

## The log

log-title = Log
log-filter = Show entries of
log-everybody = Everybody
log-only-you = only you
log-taken-back = Undone: { $text }
taken-back-since = Everything after it is undone too.
log-empty = Nothing yet.

## The end

end-you-won = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $ahead ->
    [0] { "" }
   *[other] , { $ahead } ahead
}.
end-you-shared = You share the win with { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
end-you-lost = You came { $place ->
    [2] second
    [3] third
   *[other] fourth
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $behind ->
    [0] ; the win goes to { $names }
   *[other] , { $behind } behind { $names }
}.
end-finder = { $mine ->
    [yes] You found Planet X first.
   *[no] { $name } found Planet X first{ $too ->
        [yes] , you after that.
       *[no] .
    }
}
end-won = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
}
end-tie-planet-x = A tie, decided by the points for Planet X.
end-tie-first-bonuses = A tie, decided by the leader bonuses.
end-tie-shared = A complete tie: the victory is shared.
end-scores = Score sheet
end-theories = Correct theories
end-first = Leader
end-planet-x = Planet X
end-total = Total
end-theory-right = sector { $sector }: { $points }{ $first ->
    [yes] , leader +1
   *[no] { "" }
}
end-theory-wrong = sector { $sector }: wrong
end-rematch = Play again
end-rematch-join = Join the rematch
end-rematch-open = A rematch is open; your seat is reserved.
end-taken-back = Moves undone: { $count }
end-alone = Turns: { $count }, time: { $time }
end-replay = Watch the replay
end-record = Download the record
