"""What The Search for Planet X refuses, in English sentences."""

from __future__ import annotations

from collections.abc import Mapping

_ACTIONS: Mapping[str, str] = {
    "planetx-only-in-turn": "Only in a turn; first finish the theory phase or the last chance.",
    "planetx-only-when-choosing": "Theories are chosen only when a theory phase begins.",
    "planetx-only-when-placing": (
        "Theories are placed (or, if no sector is left, taken back) only after choosing them in a"
        " theory phase."
    ),
    "planetx-only-in-last-chance": "Passing is for last chances; a turn needs an action.",
    "planetx-not-asked": "It is not your move; the table is waiting for seat {waiting}.",
    "planetx-game-over": "The game is over; there is nothing left to decide.",
    "planetx-no-such-seat": "There is no seat {seat} at this table.",
    "planetx-spectator": "Spectators only watch.",
    "planetx-unknown-action": "That is not an action of this game.",
    "planetx-no-such-sector": "There is no sector {sector}; sectors are numbered 1 to {sectors}.",
    "planetx-survey-object": "A survey cannot look for {an_object}; ask for C, A, D, G or E.",
    "planetx-survey-not-visible": (
        "Sectors {first}-{last} are not all in the visible sky;"
        " stay inside {sky_first}-{sky_last}, clockwise."
    ),
    "planetx-survey-comet-ends": (
        "A comet survey must begin and end on sectors that can hold a comet ({sectors});"
        " {first}-{last} does not."
    ),
    "planetx-target-none-left": "You have used both of your {tokens} target tokens.",
    "planetx-target-not-visible": (
        "Sector {sector} is not in the visible sky; target one of {sky_first}-{sky_last},"
        " clockwise."
    ),
    "planetx-research-twice-running": (
        "You researched in your last turn; do something else before you research again."
    ),
    "planetx-no-such-topic": "There is no topic {topic!r}; topics are A to F.",
    "planetx-locate-neighbour": (
        "A neighbour of Planet X is never {an_object}; name C, A, G or E."
    ),
    "planetx-locate-comet": "Sector {sector} cannot hold a comet; name another object there.",
}

_THEORIES: Mapping[str, str] = {
    "planetx-choose-too-many": "You chose {chosen} theories; at most {most} in this phase.",
    "planetx-choose-object": "A theory cannot be about {an_object}; use C, A, D or G.",
    "planetx-choose-order": "Write the theories in the order C, A, D, G.",
    "planetx-supply": "You have {left} tokens left for {an_object}; choose another object.",
    "planetx-place-not-chosen": (
        "You did not choose {an_object} theory for this phase; place one that you chose."
    ),
    "planetx-place-confirmed": (
        "What sector {sector} holds is confirmed, so it takes no more theories; choose another."
    ),
    "planetx-place-same-object": (
        "You have already submitted {an_object} in sector {sector}; choose another sector."
    ),
    "planetx-place-same-phase": (
        "You have already placed a theory in sector {sector} in this phase; choose another sector."
    ),
    "planetx-place-nowhere": "No sector is left for any theory you could place.",
    "planetx-withdraw-placeable": (
        "A sector is still open to your {object} theory, so it must be placed: P {object} and a"
        " sector."
    ),
    "planetx-withdraw-nothing": "Every theory you chose can be placed; none is taken back.",
    "planetx-last-chance-theories-begun": (
        "You have started to submit theories in your last chance; continue with those, or pass."
    ),
}

_SETUPS: Mapping[str, str] = {
    "planetx-seats": "The game is for 1 to 4 seats, not {seats}.",
    "planetx-level": "Seat {seat} cannot start with {facts} facts; it is 0, 4, 8 or 12.",
    "planetx-season-twice": "Two seats have the same season; each needs one of its own.",
    "planetx-setup-mode": "The sky is for {mode} mode, but the table plays {expected}.",
    "planetx-setup-order": "The starting order must name each of the {seats} seats once.",
    "planetx-topics": "A sky has six research topics, this one has {found}.",
    "planetx-conferences": "The sky has {found} conferences, which is not what its mode needs.",
    "planetx-clue-false": "A clue of the sky is not true of its system.",
    "planetx-clue-misplaced": "Conferences, and only they, are about Planet X.",
    "planetx-title-twice": "Two topics of the sky have the same title.",
    "planetx-fact-false": (
        "The starting fact that sector {sector} does not hold {an_object} is not a true fact."
    ),
    "planetx-facts-missing": (
        "The sky has only {found} starting facts for {season}, but the seat gets {expected}."
    ),
    "planetx-system-length": "The system has {sectors} sectors instead of {expected}.",
    "planetx-system-count": "The system holds {found} times {an_object} instead of {expected}.",
    "planetx-system-comet": "The system has a comet where no comet can be.",
    "planetx-system-asteroid": "The system has an asteroid that is not next to another.",
    "planetx-system-gas-cloud": (
        "The system has a gas cloud that is not next to a truly empty sector."
    ),
    "planetx-system-dwarf-planet": "The system has a dwarf planet next to Planet X.",
    "planetx-system-band": "The system's dwarf planets do not span a band of exactly six sectors.",
}

_NOTATION: Mapping[str, str] = {
    "planetx-notation-action": "{text!r} is not an action.",
    "planetx-notation-number": "{text!r} is not a number.",
    "planetx-notation-object": "{text!r} is not an object; the letters are C, A, D, G, E and X.",
    "planetx-notation-mode": "{text!r} is not a mode; it is standard or expert.",
    "planetx-notation-season": "{text!r} is not a season; it is spring, summer, autumn or winter.",
    "planetx-notation-title": "{text!r} is not the title of a topic.",
    "planetx-notation-clue": "{text!r} is not a clue.",
    "planetx-notation-event": "{text!r} is not something that can happen in this game.",
}

_CODES: Mapping[str, str] = {
    "planetx-code-length": (
        "{text!r} is not a game code; a code is letter digit letter digit, such as B4K7."
    ),
    "planetx-code-sign": "{sign!r} cannot be sign {place} of a game code; it is one of {allowed}.",
    "planetx-code-spelling": "{game!r} is not a game code as codes are written, such as B4K7.",
    "planetx-code-generator": (
        "This was started with version {found} of the generator; with version {here} codes give"
        " different games. Nothing more can be asked about it: reload the page and start another"
        " game."
    ),
    "planetx-code-mode": "The code {game} is not of {mode} mode; its first letter fixes the mode.",
    "planetx-notation-code": "{text!r} is not a game code as it is written in a record.",
    "planetx-companion-run": "The run has {length} sectors; the visible sky has only {most}.",
    "planetx-companion-level": "There is no such level; it is one of {levels}.",
    "planetx-companion-conference": (
        "There is no conference {number}; this mode has {conferences}, counted from 1."
    ),
}

_WORLDS: Mapping[str, str] = {
    "planetx-world-revealed": "The imagined sky is not the one that was revealed.",
    "planetx-world-titles": "The imagined clues do not have the titles on the board.",
    "planetx-world-clues": "An imagined clue is not true of the imagined sky.",
    "planetx-world-conference": "The imagined conference is not the one that was held.",
    "planetx-world-facts": "The imagined sky contradicts a starting fact.",
    "planetx-world-review": "The imagined sky contradicts a peer review.",
    "planetx-world-answer": "The imagined sky contradicts an answer this seat was given.",
    "planetx-world-theories": "No choice of theories fits the tokens on the board.",
    "planetx-not-certain": "The facts do not force that; it may be otherwise.",
    "planetx-history-form": "Line {line} is not what a companion record has there.",
    "planetx-history-answer": "The answer on line {line} is not the one this code gives.",
    "planetx-nothing-left": "No solar system agrees with all of these facts; one of them is wrong.",
}

_NOTES: Mapping[str, str] = {
    "planetx-notes-line": "Line {line} of the notes cannot be read: {reason}.",
    "planetx-notes-empty": "The notes are empty; begin with the mode, standard or expert.",
    "planetx-notes-mode": "{text!r} is not a mode; begin the notes with standard or expert.",
    "planetx-notes-dealer": "{text!r} is not a dealer; write ecliptic, published or unknown.",
    "planetx-notes-line-unknown": (
        "{text!r} is not a note; write S A 3-7 = 2, T 8 = E/X, R B = and the clue, L 6 C E = wrong,"
        " facts 5-A, review 7 A+, topic B A+D, conference 1 = and the clue, A in 3-5 >= 1, or at"
        " 11."
    ),
    "planetx-notes-count": "A survey of {length} sectors cannot count {count}.",
    "planetx-notes-sighting": "{text!r} is not an answer to a target; it is C, A, D, G or E/X.",
    "planetx-notes-located": "A locate is right or wrong, not {text!r}.",
    "planetx-notes-fact": "{text!r} is not a starting fact; 5-A says that sector 5 is no asteroid.",
    "planetx-notes-review": (
        "{text!r} is not a review; A+ is a right asteroid theory, A- a wrong one, likewise C, D and"
        " G."
    ),
    "planetx-notes-clue-twice": "{label} already has another clue; each has only one.",
    "planetx-notes-title": "The clue of {label} is not about its title, {title}.",
    "planetx-notes-title-twice": "{label} already has another title; each has only one.",
}

REFUSALS: Mapping[str, str] = {
    **_ACTIONS,
    **_THEORIES,
    **_SETUPS,
    **_NOTATION,
    **_CODES,
    **_WORLDS,
    **_NOTES,
}
