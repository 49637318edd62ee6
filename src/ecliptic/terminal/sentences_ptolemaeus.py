"""What Ptolemaeus refuses, in English sentences."""

from __future__ import annotations

from collections.abc import Mapping

_DATES: Mapping[str, str] = {
    "ptolemaeus-date-form": (
        "{text!r} is no date; write year, month and day as in 1969-07-20, or a famous date's name."
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

PTOLEMAEUS: Mapping[str, str] = {**_DATES, **_CARDS}
