# The table of Ptolemaeus. Signs, elements, planets and bonus cards have Latin names, as on the board.

## A new table

ptolemaeus-date = Starting sky
ptolemaeus-date-famous = A famous date
ptolemaeus-date-other = Another date
ptolemaeus-date-day = Day
ptolemaeus-date-month = Month
ptolemaeus-date-year = Year
ptolemaeus-date-random = Random day
ptolemaeus-date-julian = Julian calendar
ptolemaeus-sky-words = This sky in words

ptolemaeus-famous-copernicus = Copernicus’ book
    .more = Copernicus dies as his book appears, in which the Earth goes round the Sun.
ptolemaeus-famous-moons-of-jupiter = The moons of Jupiter
    .more = Galileo turns his telescope to Jupiter and sees moons beside it.
ptolemaeus-famous-uranus = Uranus
    .more = Herschel discovers the first planet that nobody had known of before.
ptolemaeus-famous-ceres = Ceres
    .more = Piazzi finds the first asteroid, on the first night of the century.
ptolemaeus-famous-neptune = Neptune
    .more = Galle finds Neptune where Le Verrier had computed it.
ptolemaeus-famous-pluto = Pluto
    .more = Tombaugh discovers Pluto on two photographic plates.
ptolemaeus-famous-sputnik = Sputnik
    .more = The first artificial satellite circles the Earth.
ptolemaeus-famous-gagarin = Gagarin
    .more = The first human being travels in space.
ptolemaeus-famous-moon-landing = The Moon landing
    .more = People stand on the Moon for the first time.
ptolemaeus-famous-hubble = The Hubble telescope
    .more = A telescope is launched above the atmosphere.
ptolemaeus-famous-gravitational-waves = Gravitational waves
    .more = Two black holes are heard colliding, far away and long ago.
ptolemaeus-famous-webb = The Webb telescope
    .more = A golden mirror sets out to look for the first galaxies.

ptolemaeus-race = The race to 12 points
ptolemaeus-race-everything = Everything counts
    .hint = Planets, Nova Constellatio, asteroid tokens and the objective count towards the 12 points that end the game at once.
ptolemaeus-race-planets = Only planets and Nova Constellatio
    .hint = Asteroid tokens and objectives are counted only when the comet has come full circle.
ptolemaeus-race-alone = Solo, you play until the comet has come full circle, without the eight cards that need an opponent. You win with 12 points or more.

## The head of the table

ptolemaeus-status-round = Round { $number }, turn { $place } of { $most }
ptolemaeus-status-extra = { $count ->
    [one] { $count } extra turn to come
   *[other] { $count } extra turns to come
}
ptolemaeus-status-extra-now = Extra turn
ptolemaeus-status-last = Last round
ptolemaeus-status-race = Race: only planets and Nova Constellatio
ptolemaeus-status-sky = Sky of { $date }

## The wheel

ptolemaeus-legend = Legend
ptolemaeus-tab-wheel = Wheel
ptolemaeus-tab-cards = Cards
ptolemaeus-wheel = The zodiac wheel
ptolemaeus-wheel-choose = The zodiac wheel: choose a sign. Arrow keys move along the ring, Enter chooses; several signs one after another make a configuration.
ptolemaeus-wheel-as-table = The wheel as a table
ptolemaeus-centre-round = Round { $number }
ptolemaeus-centre-turn = turn
ptolemaeus-comet = comet
ptolemaeus-the-comet = Comet
ptolemaeus-sign-words = { $sign }: { $text }
# The price at a sign, for those who do not see the wheel.
ptolemaeus-sign-cost = { $count ->
    [one] { $text }, costs at least { $count } card
   *[other] { $text }, costs at least { $count } cards
}
ptolemaeus-sign-empty = nothing there
ptolemaeus-sign-asteroid = asteroid token
ptolemaeus-sign-pawns = { $name }: { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
}
ptolemaeus-shape-conjunction = Conjunction
ptolemaeus-shape-opposition = Opposition
ptolemaeus-shape-trigon = Trine
ptolemaeus-shape-square = Square

ptolemaeus-table-caption = The wheel, sign by sign
ptolemaeus-table-sign = Sign
ptolemaeus-table-element = Element
ptolemaeus-table-standing = In this sign
ptolemaeus-table-pawns = Pawns
ptolemaeus-table-arriving = Arriving when the round ends
ptolemaeus-table-token = Asteroid token
ptolemaeus-table-yes = yes
ptolemaeus-table-start = the comet’s start
ptolemaeus-table-figures = Configurations in the sky:

## The event card

ptolemaeus-event-title = When the round ends
ptolemaeus-way = from { $source } to { $target }
ptolemaeus-comet-left = { $count ->
    [0] The comet has come full circle.
    [one] The comet is { $count } sign away from its start; the game ends when it gets there.
   *[other] The comet is { $count } signs away from its start; the game ends when it gets there.
}
ptolemaeus-last-round = This is the last round: when it ends, the comet is back at its start.

## Cards

ptolemaeus-joker = Joker
ptolemaeus-nothing = nothing
ptolemaeus-card-count = { $count } of them
ptolemaeus-card-new = new
ptolemaeus-market = Face up
ptolemaeus-deck = Deck
ptolemaeus-discarded = { $count } discarded
ptolemaeus-bonus-deck = { $count ->
    [one] { $count } bonus card left
   *[other] { $count } bonus cards left
}
ptolemaeus-event-deck = { $count ->
    [one] { $count } event left
   *[other] { $count } events left
}
ptolemaeus-hand = Your hand ({ $count })
ptolemaeus-hand-empty = You have no constellation cards.
ptolemaeus-hand-sealed = To be discarded when everybody has chosen: { $cards }.
ptolemaeus-bonus-cards = Bonus cards
ptolemaeus-bonus-strong = Works twice: you have studied its planet.
ptolemaeus-bonus-stronger = Works twice once you have studied { $planet }.
ptolemaeus-play = Play
ptolemaeus-play-twice = Play twice
ptolemaeus-play-once = Only once
ptolemaeus-objective = Secret objective
ptolemaeus-objective-worth = { $points ->
    [one] Two of them: { $points } point
   *[other] Two of them: { $points } points
}; all three: { $most }

ptolemaeus-bonus-nova-luna = Replace an opponent’s pawn on a sign with one from your reserve.
ptolemaeus-bonus-venus-retrograda = Take a constellation card, from the deck or face up, jokers too.
ptolemaeus-bonus-maleficus-mars = Every opponent takes back one pawn from the signs.
ptolemaeus-bonus-maleficus-saturnus = Every opponent discards a constellation card.
ptolemaeus-bonus-mercurius-retrogradus = Move one of your pawns to any other sign.
ptolemaeus-bonus-sol-in-medio-caeli = Take one more turn right after this one.
ptolemaeus-bonus-iupiter-orientalis = Take a random card from an opponent’s hand.
ptolemaeus-bonus-nova-constellatio = Keep it: it is worth a point.
ptolemaeus-bonus-signum-ignis = Put a pawn from your reserve on a sign of Ignis.
ptolemaeus-bonus-signum-terrae = Put a pawn from your reserve on a sign of Terra.
ptolemaeus-bonus-signum-aeris = Put a pawn from your reserve on a sign of Aer.
ptolemaeus-bonus-signum-aquae = Put a pawn from your reserve on a sign of Aqua.

## The players

ptolemaeus-areas = Players
ptolemaeus-astrolabe = Astrolabe
ptolemaeus-asked = to act
ptolemaeus-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .short = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
ptolemaeus-points-seen = { $points ->
    [one] { $points }+ point
   *[other] { $points }+ points
}
    .short = { $points ->
        [one] { $points }+ pt
       *[other] { $points }+ pts
    }
ptolemaeus-points-race = { $points } in the race
ptolemaeus-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ptolemaeus-bonuses = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
ptolemaeus-tokens = { $count ->
    [one] { $count } asteroid token
   *[other] { $count } asteroid tokens
}
ptolemaeus-reserve = { $count ->
    [one] { $count } pawn in reserve
   *[other] { $count } pawns in reserve
}
ptolemaeus-studied = Planets studied

## Moments

ptolemaeus-stage-recalling = { $mine ->
    [yes] You play
   *[no] { $name } plays
} Maleficus Mars: pawns are taken back from the signs.
ptolemaeus-stage-saturnus = { $mine ->
    [yes] You play
   *[no] { $name } plays
} Maleficus Saturnus: every opponent discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, in secret.
ptolemaeus-stage-eclipsis = { $count ->
    [one] Eclipsis: everybody discards { $count } card, in secret.
   *[other] Eclipsis: everybody discards { $count } cards, in secret.
}
ptolemaeus-stage-pawns = { $mine ->
    [yes] { $count ->
        [one] You take back { $count } pawn
       *[other] You take back { $count } pawns
    }
   *[no] { $count ->
        [one] { $name } takes back { $count } pawn
       *[other] { $name } takes back { $count } pawns
    }
}

## What happened. $mine is "yes" when the viewer did it, $whom when it was done to the viewer.

ptolemaeus-event-sky = The sky of { $date }.
ptolemaeus-event-deck-made = { $count ->
    [one] { $count } discarded card is shuffled into a new deck.
   *[other] { $count } discarded cards are shuffled into a new deck.
}
ptolemaeus-event-event = When the round ends, these will move: { $text }.
ptolemaeus-event-eclipsis = The next event is an Eclipsis.
ptolemaeus-event-objective = Your secret objective: { $text }.
ptolemaeus-event-card = You drew { $card } from the deck.
ptolemaeus-event-card-taken = { $name } drew a card from the deck.
ptolemaeus-event-face-up = { $mine ->
    [yes] You took
   *[no] { $name } took
} { $card }, face up.
ptolemaeus-since-drew = { $name } drew { $cards }.
ptolemaeus-event-drawing-ended = There was no second card to take.
ptolemaeus-event-swept = Five of the six cards had one colour: all six are replaced.
ptolemaeus-event-bonus = You drew the bonus card { $card }.
ptolemaeus-event-bonus-taken = { $name } drew a bonus card.
ptolemaeus-event-observation = { $mine ->
    [yes] You observed
   *[no] { $name } observed
}: { $text }.
ptolemaeus-event-paid = { $mine ->
    [yes] You paid
   *[no] { $name } paid
} for { $sign }: { $cards }.
ptolemaeus-event-placed = { $mine ->
    [yes] You put
   *[no] { $name } put
} a pawn on { $sign }.
ptolemaeus-event-moved = { $mine ->
    [yes] You moved
   *[no] { $name } moved
} a pawn from { $source } to { $target }.
ptolemaeus-event-studied = { $mine ->
    [yes] You studied
   *[no] { $name } studied
} { $planet } in { $sign }{ $found ->
    [yes] , with its asteroid token.
   *[no] .
}
ptolemaeus-event-studied-with = { $mine ->
    [yes] You studied
   *[no] { $name } studied
} { $planet } in { $sign } with two pawns there and { $same ->
    [yes] two from { $one }
   *[no] one each from { $one } and { $two }
}{ $found ->
    [yes] , with its asteroid token.
   *[no] .
}
ptolemaeus-gain = { $count ->
    [one] { $points } point ({ $text }).
   *[other] { $points } points ({ $text }).
}
ptolemaeus-gain-planets = planets
ptolemaeus-gain-objective = objective
ptolemaeus-gain-asteroids = asteroid tokens
ptolemaeus-event-traded = { $mine ->
    [yes] You traded
   *[no] { $name } traded
} two asteroid tokens for a bonus card.
ptolemaeus-event-played = { $mine ->
    [yes] You played
   *[no] { $name } played
} { $card }{ $count ->
    [one] .
   *[other] , with double effect.
}
ptolemaeus-event-played-for-turns = { $mine ->
    [yes] You played
   *[no] { $name } played
} { $card }: { $count ->
    [one] another turn follows.
   *[other] two more turns follow.
}
ptolemaeus-event-replaced = { $mine ->
    [yes] You replaced a pawn on { $sign } ({ $victim }).
   *[no] { $whom ->
        [yes] { $name } replaced your pawn on { $sign }.
       *[no] { $name } replaced a pawn on { $sign } ({ $victim }).
    }
}
ptolemaeus-event-recalled = { $mine ->
    [yes] You took
   *[no] { $name } took
} a pawn back from { $sign }.
ptolemaeus-event-stopped = { $mine ->
    [yes] You skipped
   *[no] { $name } skipped
} the second use.
ptolemaeus-event-card-passed = { $name } took a random card from { $victim }.
ptolemaeus-event-stolen = { $mine ->
    [yes] You took { $card } from { $victim }.
   *[no] { $whom ->
        [yes] { $name } took { $card } from you.
       *[no] { $name } took { $card } from { $victim }.
    }
}
ptolemaeus-event-discard = You chose to discard: { $cards }.
ptolemaeus-event-discards = Everybody has chosen. Discarded:
ptolemaeus-event-discards-none = Nobody had a card to discard.
ptolemaeus-event-passed = { $mine ->
    [yes] You could do nothing.
   *[no] { $name } could do nothing.
}
ptolemaeus-event-round = { $mine ->
    [yes] Round { $number } begins; you hold the Astrolabe.
   *[no] Round { $number } begins; { $name } holds the Astrolabe.
}
ptolemaeus-event-turn = { $mine ->
    [yes] You have
   *[no] { $name } has
} an extra turn.
ptolemaeus-event-planets-moved = Round { $number } is over. { $text }.
ptolemaeus-event-comet-moved = { $count ->
    [one] The comet moves on { $count } sign, to { $sign }.
   *[other] The comet moves on { $count } signs, to { $sign }.
}
ptolemaeus-event-eclipsed = Eclipsis: pawns on signs without planets go back to the reserve.
ptolemaeus-event-areas = The objectives are revealed.
ptolemaeus-event-scored = { $mine ->
    [yes] You win!
   *[no] { $count ->
        [one] { $names } wins.
       *[other] Shared victory: { $names }.
    }
}
ptolemaeus-event-scored-lost = The game is lost.
ptolemaeus-scored-points = { $points ->
    [one] { $name }: { $points } point.
   *[other] { $name }: { $points } points.
}
ptolemaeus-whose = { $name }: { $text }
ptolemaeus-sent-home = { $count ->
    [one] { $name }: { $count } pawn goes back to the reserve.
   *[other] { $name }: { $count } pawns go back to the reserve.
}

## The end

ptolemaeus-end-lost = Not this time: a solo game takes { $points } points to win.
ptolemaeus-end-race = { $points } points end the game at once.
ptolemaeus-end-comet = { $count ->
    [one] The comet came full circle after { $count } round.
   *[other] The comet came full circle after { $count } rounds.
}
ptolemaeus-end-ties = Level on points, planets and pawns: the victory is shared.
ptolemaeus-end-by-planets = Level on points, decided by planets studied: { $most } to { $count }.
ptolemaeus-end-by-pawns = Level on points and planets, decided by pawns on signs: { $most } to { $count }.
ptolemaeus-end-planets = Planets
ptolemaeus-end-planets-count = { $count ->
    [one] { $count } planet
   *[other] { $count } planets
}
ptolemaeus-end-asteroids = Asteroids
ptolemaeus-end-objective = Objective
ptolemaeus-end-met = studied
ptolemaeus-end-missed = not studied
