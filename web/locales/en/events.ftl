## Who

# The viewer inside a list of names.
seat-you = you
seat-number = seat { $seat }
seat-somebody = somebody

## Names of the set-up

season-spring = spring equinox
season-summer = summer solstice
season-autumn = autumn equinox
season-winter = winter solstice

## What happened: the line everybody reads. $mine is "yes" when the viewer did it.

event-generator = Dealt by version { $version } of the generator.
event-topic-titled = Topic { $topic }: { $title }.
event-conference-titled = Conference X{ $number }: { $title }.
event-facts-counted = { $mine ->
    [yes] You begin
   *[no] { $name } begins
} with { $count ->
    [0] no starting facts
    [one] { $count } starting fact
   *[other] { $count } starting facts
} ({ $season }).
event-pawns = Starting order: { $names }.
event-survey-announced = { $mine ->
    [yes] You surveyed
   *[no] { $name } surveyed
} { $length ->
    [one] sector { $run }
   *[other] sectors { $run }
} for { OBJECT($thing, form: "surveyed") } (cost { $cost }).
event-target-announced = { $mine ->
    [yes] You targeted
   *[no] { $name } targeted
} sector { $sector } (cost { $cost }).
event-research-announced = { $mine ->
    [yes] You researched
   *[no] { $name } researched
} topic { $topic } (cost { $cost }).
event-locate-announced = { $found ->
    [yes] { $mine ->
        [yes] You located Planet X!
       *[no] { $name } located Planet X!
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $mine ->
        [yes] You tried to locate Planet X, without success
       *[no] { $name } tried to locate Planet X, without success
    } { $cost ->
        [0] (last chance).
       *[other] (cost { $cost }).
    }
}
event-earth = The Earth turns: its arrow points at sector { $sector }.
event-conference-held = Conference X{ $number }: everybody learns something about Planet X.
event-phase = Theory phase { $number } begins.
event-sealed = { $mine ->
    [yes] You have chosen your theories in secret.
   *[no] { $name } has chosen theories in secret.
}
event-hands = Everybody has chosen; now the theories are placed.
event-hands-none = Everybody has chosen; nobody places a theory.
event-laid = { $mine ->
    [yes] You placed
   *[no] { $name } placed
} a theory face down in sector { $sector }.
event-returned = { $mine ->
    [yes] You took
   *[no] { $name } took
} a theory back: there was no sector left for it.
event-advanced = All face-down theories move one space inward.
event-review = Peer review of sector { $sector }.
event-phase-closed = Theory phase { $number } is over.
event-last-chances = { $mine ->
    [yes] You have found Planet X: there are no more turns.
   *[no] { $name } has found Planet X: there are no more turns.
}
event-last-chance-ended = { $mine ->
    [yes] Your last chance is over.
   *[no] { $name } has had a last chance.
}
event-revealed = The sky is revealed.
event-score = { $mine ->
    [yes] You win!
   *[no] { $count ->
        [one] { $names } wins.
       *[other] Shared victory: { $names }.
    }
}
event-score-lost = Nobody wins.
event-taken-back = A move was undone: what followed from it no longer counts.

# Only in the replay of a finished game, with everything open.
event-sky = The hidden sky.
event-topic = The clue of topic { $topic }.
event-conference = The clue of conference X{ $number }.

## What it told

answer-survey = { $thing ->
    [E] { $length ->
        [one] { $count ->
            [0] Sector { $run } does not appear empty.
           *[other] Sector { $run } appears empty.
        }
       *[other] { $count ->
            [0] No sector in { $run } appears empty.
            [one] { $count } sector in { $run } appears empty.
           *[other] { $count } sectors in { $run } appear empty.
        }
    }
   *[other] { $count ->
        [0] { OBJECT($thing, form: "none") } in { $length ->
            [one] sector { $run }.
           *[other] sectors { $run }.
        }
       *[other] { OBJECT($thing, $count, form: "count") } in { $length ->
            [one] sector { $run }.
           *[other] sectors { $run }.
        }
    }
}
answer-target = Sector { $sector } { OBJECT($thing, form: "held") }.
answer-chosen = { $count ->
    [one] Chosen theory: { $things }.
   *[other] Chosen theories: { $things }.
}
answer-chosen-none = No theory chosen.
answer-theory = Theory: { OBJECT($thing, form: "name") }.

## More of it, one line each

detail-placing = { $mine ->
    [yes] You place { $count ->
        [one] { $count } theory.
       *[other] { $count } theories.
    }
   *[no] { $name } places { $count ->
        [one] { $count } theory.
       *[other] { $count } theories.
    }
}
detail-placing-none = { $mine ->
    [yes] You place no theory.
   *[no] { $name } places no theory.
}
detail-theory-right = { $mine ->
    [yes] Your theory “{ OBJECT($thing, form: "name") }”{ $where } is correct
   *[no] { $name }: the theory “{ OBJECT($thing, form: "name") }”{ $where } is correct
}: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}{ $first ->
    [yes] , leader bonus +1
   *[no] { "" }
}.
detail-theory-wrong = { $mine ->
    [yes] Your theory “{ OBJECT($thing, form: "name") }”{ $where } is wrong.
   *[no] { $name }: the theory “{ OBJECT($thing, form: "name") }”{ $where } is wrong.
}
# $where of a theory that is turned over with those of other sectors.
detail-theory-where = (sector { $sector })
detail-confirmed = Confirmed: sector { $sector } { OBJECT($thing, form: "held") }.
detail-penalty = { $mine ->
    [yes] Your pawn moves { $count ->
        [one] { $count } sector
       *[other] { $count } sectors
    } ahead as a penalty.
   *[no] { $name } moves { $count ->
        [one] { $count } sector
       *[other] { $count } sectors
    } ahead as a penalty.
}
detail-behind = { $mine ->
    [yes] You are { $count ->
        [one] { $count } sector
       *[other] { $count } sectors
    } behind and have a last chance.
   *[no] { $name } is { $count ->
        [one] { $count } sector
       *[other] { $count } sectors
    } behind and has a last chance.
}
detail-nobody-behind = Nobody is behind, so there are no last chances.
detail-sector = Sector { $sector }: { OBJECT($thing, form: "name") }.
detail-points = { $mine ->
    [yes] You: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $name }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
