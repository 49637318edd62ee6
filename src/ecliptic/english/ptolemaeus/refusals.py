"""What Ptolemaeus refuses, in English sentences."""

from __future__ import annotations

from collections.abc import Mapping

_DATES: Mapping[str, str] = {
    "ptolemaeus-date-form": (
        "{text!r} is not a date; write year, month and day as in 1969-07-20, or a famous date's"
        " name."
    ),
    "ptolemaeus-date-year": "There is no year {year} here; years are counted from 1 to {last}.",
    "ptolemaeus-date-month": "There is no month {month}; months are numbered 1 to 12.",
    "ptolemaeus-date-day": "Month {month} of {year} ends with day {days}; there is no day {day}.",
    "ptolemaeus-date-skipped": (
        "There was no {day} October 1582: the calendar went from the 4th straight to the 15th."
    ),
    "ptolemaeus-date-sky": (
        "The sky of {date} cannot be computed well enough; choose a year from {first} to {last}."
    ),
}

_CARDS: Mapping[str, str] = {
    "ptolemaeus-cards-unreadable": "The file of card lists cannot be read: {reason}.",
    "ptolemaeus-cards-unknown-name": "The card lists name {name!r}, which is no card or planet.",
    "ptolemaeus-cards-negative": "The card lists hold {count} cards of {name!r}; use 0 or more.",
    "ptolemaeus-cards-total": "The card lists hold {count} {cards}; the game has {wanted}.",
    "ptolemaeus-cards-three-planets": (
        "The card lists hold {card!r}; an event or objective has three different planets."
    ),
    "ptolemaeus-cards-moves": (
        "The events of the card lists move {moves} planets; twelve events and one Eclipsis move"
        " {wanted}."
    ),
    "ptolemaeus-cards-mars-moves": (
        "The events of the card lists move Mars {moves} times; it moves {wanted} times."
    ),
}

_MOMENTS: Mapping[str, str] = {
    "ptolemaeus-not-asked": "It is not your move; the table is waiting for seat {waiting}.",
    "ptolemaeus-game-over": "The game is over; there is nothing left to decide.",
    "ptolemaeus-no-such-seat": "There is no seat {seat} at this table.",
    "ptolemaeus-spectator": "Spectators only watch.",
    "ptolemaeus-unknown-action": "That is not an action of this game.",
    "ptolemaeus-only-as-action": (
        "Drawing and observing are the action of a turn; first answer what is asked."
    ),
    "ptolemaeus-only-when-paying": "Cards are paid only after you have chosen what to observe.",
    "ptolemaeus-only-when-placing": (
        "Pawns are placed after an observation is paid for, or by a Signum card."
    ),
    "ptolemaeus-only-when-moving": (
        "A pawn moves from a sign only when your reserve is empty and one has to be placed."
    ),
    "ptolemaeus-only-third-pawn": (
        "A planet is studied like this only when your third pawn has come to its sign; after your"
        " action two pawns there and two elsewhere do it too: study Ma Leo Vir."
    ),
    "ptolemaeus-only-after-action": (
        "Studying with two pawns plus two others comes after your action."
    ),
    "ptolemaeus-only-beside-action": (
        "Bonus cards and trades come before or after the action, never during it."
    ),
    "ptolemaeus-only-by-bonus": "That is part of a bonus card; play the card first.",
    "ptolemaeus-only-when-recalling": "Pawns are taken back only when Maleficus Mars asks for it.",
    "ptolemaeus-only-when-discarding": (
        "Cards are discarded only when Maleficus Saturnus or an Eclipsis asks for it."
    ),
    "ptolemaeus-act-first": "A turn ends after its action: draw or observe first.",
    "ptolemaeus-acted-already": (
        "You have had the action of this turn; only free actions and the end of the turn are left."
    ),
    "ptolemaeus-no-passing": "You may not pass while you can draw or observe.",
}

_OBSERVING: Mapping[str, str] = {
    "ptolemaeus-deck-empty": "Deck and discards are empty, so there is no card to draw.",
    "ptolemaeus-not-face-up": "No such card lies face up; take one that does, or draw: D deck.",
    "ptolemaeus-joker-second": (
        "A face-up joker may only be the first card you take; take another, or draw: D deck."
    ),
    "ptolemaeus-nothing-to-observe": (
        "There is nothing in the sky that you can both pay for and put pawns on."
    ),
    "ptolemaeus-no-configuration": (
        "These signs form no configuration; name one sign, the same twice (conjunction), two"
        " opposite, two three apart (square) or three of one colour (trine)."
    ),
    "ptolemaeus-sign-empty": "Neither a planet nor the comet is there.",
    "ptolemaeus-not-in-the-sky": (
        "This configuration is not in the sky: each sign needs a planet (the comet may be one of"
        " them), a conjunction two planets."
    ),
    "ptolemaeus-no-pawns": "You do not have enough pawns that could go there.",
    "ptolemaeus-third-pawn": (
        "A third pawn needs a planet there that you have not studied; there is none."
    ),
    "ptolemaeus-cannot-pay": "Your cards cannot pay for it.",
    "ptolemaeus-not-the-price": (
        "That is not a price for this sign: pay its own card, a joker, two others of its colour, or"
        " three of one other colour."
    ),
    "ptolemaeus-not-in-hand": "You do not have all of these cards.",
    "ptolemaeus-rest-unpaid": (
        "Then you could not pay for the rest of the configuration; pay with other cards."
    ),
    "ptolemaeus-not-observed": "That sign needs no pawn now; name one that does.",
    "ptolemaeus-rest-unplaced": "Then the other pawns could not follow; place another one first.",
    "ptolemaeus-no-pawn-there": "You have no pawn there.",
    "ptolemaeus-source-observed": (
        "That sign is observed in this very action; move a pawn from another one."
    ),
}

_STUDYING: Mapping[str, str] = {
    "ptolemaeus-nothing-to-study": (
        "Study a planet that shares a sign with your third pawn and that you have not studied yet."
    ),
    "ptolemaeus-two-plus-two": (
        "This needs two of your pawns on the sign of a planet you have not studied, and two more"
        " on other signs."
    ),
    "ptolemaeus-studied-already": "You have studied that planet already.",
    "ptolemaeus-two-pawns-there": "You need two pawns on the planet's sign.",
    "ptolemaeus-two-pawns-elsewhere": "Name the signs of two of your pawns that are elsewhere.",
    "ptolemaeus-two-tokens": "A bonus card costs two asteroid tokens, and you have fewer.",
    "ptolemaeus-bonus-deck-empty": "No bonus card is left to trade for.",
}

_BONUSES: Mapping[str, str] = {
    "ptolemaeus-bonus-not-held": "You hold no such bonus card.",
    "ptolemaeus-bonus-kept": "Nova Constellatio is never played: holding it is worth a point.",
    "ptolemaeus-bonus-no-effect": "It would have no effect now, so it may not be played.",
    "ptolemaeus-bonus-once": "That card has no second use to skip; play it as it is.",
    "ptolemaeus-bonus-first-unit": "The card must do something at least once; then you may stop.",
    "ptolemaeus-bonus-not-so": "The card {bonus} cannot do that here.",
    "ptolemaeus-discard-count": "You must discard exactly this many cards: {count}.",
    "ptolemaeus-discard-order": "Name cards of the game, in the order of the zodiac.",
}

_NOTATION: Mapping[str, str] = {
    "ptolemaeus-notation-action": "{text!r} is not an action.",
    "ptolemaeus-notation-number": "{text!r} is not a number.",
    "ptolemaeus-notation-sign": (
        "{text!r} is not a sign; signs are Ari Tau Gem Can Leo Vir Lib Sco Sag Cap Aqu Pis."
    ),
    "ptolemaeus-notation-planet": "{text!r} is not a planet; planets are So Lu Me Ve Ma Iu Sa.",
    "ptolemaeus-notation-bonus": (
        "{text!r} is not a bonus card; write its name with hyphens, such as nova-luna."
    ),
    "ptolemaeus-notation-event": "{text!r} is not something that can happen in this game.",
    "ptolemaeus-notation-options": (
        "{text!r} are not options; they look like: 2 seats | 1969-07-20."
    ),
    "ptolemaeus-seats": "The game is for 1 to 4 seats, not {seats}.",
}

_WORLDS: Mapping[str, str] = {
    "ptolemaeus-world-seats": "The imagined table has another number of seats.",
    "ptolemaeus-world-desk": "The imagined cards of this seat are not its own.",
    "ptolemaeus-world-cards": "The imagined constellation cards are not those out of sight.",
    "ptolemaeus-world-hands": "An imagined hand has another size.",
    "ptolemaeus-world-remembered": "The imagined cards contradict what was seen of them.",
    "ptolemaeus-world-bonuses": "The imagined bonus cards are not those out of sight.",
    "ptolemaeus-world-events": "The imagined events are not those still to come.",
    "ptolemaeus-world-objectives": "The imagined objectives are not lawful ones.",
    "ptolemaeus-world-sealed": "An imagined secret discard is not a lawful one.",
    "ptolemaeus-world-unpaid": "An imagined hand cannot pay for what it has announced.",
    "ptolemaeus-world-won": "Somebody would have won already with the imagined cards.",
}

REFUSALS: Mapping[str, str] = {
    **_DATES,
    **_CARDS,
    **_MOMENTS,
    **_OBSERVING,
    **_STUDYING,
    **_BONUSES,
    **_NOTATION,
    **_WORLDS,
}
