"""Every parser of Ptolemaeus: any text gives a value or a named error."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import BadNotation, EclipticError, IllegalAction
from ecliptic.core.log import Moved, Undone
from ecliptic.core.table import Table, open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.actions import KINDS as ACTION_KINDS
from ecliptic.ptolemaeus.calendar import date_text, parse_date
from ecliptic.ptolemaeus.cards import LISTS, load
from ecliptic.ptolemaeus.chronicle import event_text
from ecliptic.ptolemaeus.famous_dates import FAMOUS_DATES
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options, Race, check_options
from tests.conformance.play import short_game, standing_at
from tests.conformance.ptolemaeus_subject import PtolemaeusSubject
from tests.fuzz.texts import any_text, demand_value_or_error

GAME = Ptolemaeus()
SUBJECT = PtolemaeusSubject()


@cache
def games() -> tuple[Table, ...]:
    """A few games, for good texts and for states to try actions in."""
    return tuple(
        short_game(SUBJECT, Options(seats, "1969-07-20"), f"fuzz {number}", 60)
        for seats in (1, 3)
        for number in range(4)
    )


@cache
def standing() -> tuple[Table, ...]:
    """Tables in the middle of a game."""
    rng = random.Random("standing")
    return tuple(
        standing_at(whole, whole.log[: rng.randint(1, len(whole.log))])
        for whole in games()
        for _ in range(3)
    )


def _events() -> list[Any]:
    return [
        event
        for table in games()
        for entry in table.log
        if not isinstance(entry, Undone)
        for event in entry.events
    ]


def _told() -> list[Any]:
    return [one for table in games() for stream in table.streams.values() for one in stream.told]


def _one_of_each_kind(values: list[Any], most: int) -> list[Any]:
    """Some of every type, so that frequent ones do not drown the others."""
    by_kind: dict[type, list[Any]] = {}
    for value in values:
        by_kind.setdefault(type(value), []).append(value)
    return [value for alike in by_kind.values() for value in alike[:most]]


EVENTS = sorted({event_text(one) for one in _one_of_each_kind(_events(), 6)})
TOLD = sorted({event_text(one) for one in _one_of_each_kind(_told(), 3)})
ACTIONS = sorted(
    {
        GAME.action_text(entry.action)
        for table in games()
        for entry in table.log
        if isinstance(entry, Moved)
    }
    | {GAME.action_text(action) for action in SUBJECT.universe(Options(2))[1:14]}
    | {
        "study Ma Leo Vir",
        "replace 2 Leo",
        "steal 1",
        "pass",
        "discard -",
        "pay joker",
        "o leo leo",
    }
)
OPTIONS = [
    *(GAME.options_text(options) for options in SUBJECT.options),
    GAME.options_text(Options(2, RANDOM_DATE, Race.PLANETS)),
]
DATES = [
    *(date_text(famous.date) for famous in FAMOUS_DATES.values()),
    "0150-01-01",
    "1500-02-29",
    "1582-10-04",
    "1582-10-15",
    "2100-12-31",
]
CARD_FILE = [
    f'origin = "here"\n[constellations]\nAries = 5\nJoker = {count}\n[bonuses]\nnova-luna = 2\n'
    for count in (5, 0, 60)
]


@given(any_text(ACTIONS))
def test_actions(text: str) -> None:
    demand_value_or_error(GAME.parse_action, GAME.action_text, text)


@given(any_text(EVENTS))
def test_events(text: str) -> None:
    demand_value_or_error(GAME.parse_event, GAME.event_text, text)


@given(any_text(OPTIONS))
def test_options(text: str) -> None:
    demand_value_or_error(GAME.parse_options, GAME.options_text, text)


@given(any_text(DATES))
def test_dates(text: str) -> None:
    demand_value_or_error(parse_date, date_text, text)


@given(st.integers(-5, 2105), st.integers(-1, 14), st.integers(-1, 33))
def test_a_written_date_reads_back_or_never_was(year: int, month: int, day: int) -> None:
    demand_value_or_error(parse_date, date_text, f"{year:04}-{month:02}-{day:02}")


@pytest.mark.parametrize("parse", [GAME.parse_action, GAME.parse_event, GAME.parse_options])
@given(text=any_text([*ACTIONS, *TOLD, *OPTIONS]))
def test_what_cannot_be_read_is_bad_notation(parse: Any, text: str) -> None:
    try:
        parse(text)
    except EclipticError as error:
        assert type(error) is BadNotation  # noqa: PT017


@given(any_text(CARD_FILE))
def test_card_files(text: str) -> None:
    """Lists that load keep the printed totals; everything else is refused by name."""
    try:
        lists = load(text)
    except EclipticError as error:
        assert error.code.startswith("ptolemaeus-cards-")  # noqa: PT017
        return
    assert len(lists.constellations) == len(LISTS.constellations)


def test_what_others_are_told_is_no_event() -> None:
    """A line that leaves out the secret part cannot be taken for the whole."""
    whole = set(map(event_text, _events()))
    partly = [text for text in TOLD if text not in whole]
    assert len(partly) > 5
    for text in partly:
        with pytest.raises(BadNotation):
            GAME.parse_event(text)


@given(any_text(OPTIONS))
def test_options_that_read_can_be_dealt_or_are_refused(text: str) -> None:
    try:
        options = GAME.parse_options(text)
        check_options(options)
    except EclipticError:
        return
    table = open_table(GAME, options, Chance(seed_from_text("fuzz")), viewers=())
    assert table.seats == options.seats


def _try_everywhere(action: Any) -> None:
    """Check an action that could be read in many states: accepted exactly if it is listed."""
    for table in standing():
        for seat in range(table.seats):
            lawful = GAME.legal(table.state, seat)
            try:
                GAME.check(table.state, seat, action)
            except IllegalAction as error:
                if action in lawful:
                    raise AssertionError(f"{action} is listed and refused") from error
                str(error)
            else:
                assert action in lawful


@given(any_text(ACTIONS))
def test_an_action_that_reads_is_judged(text: str) -> None:
    try:
        action = GAME.parse_action(text)
    except EclipticError:
        return
    _try_everywhere(action)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
FIELDS = ["card", "signs", "cards", "sign", "planet", "one", "other", "seat", "source", "once"]
likely = st.one_of(
    st.integers(-2, 14),
    st.lists(st.integers(-1, 13), max_size=4),
    st.sampled_from(["nova-luna", "maleficus-mars", "signum-ignis"]),
    st.booleans(),
    json_values,
)
action_like = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from([*ACTION_KINDS.values(), "survey"]),
    st.fixed_dictionaries({}, optional=dict.fromkeys(FIELDS, likely)),
)


@given(st.one_of(action_like, json_values).map(msgspec.json.encode) | st.binary(max_size=60))
def test_an_action_decoded_from_anything_is_judged(sent: bytes) -> None:
    try:
        action = msgspec.json.decode(sent, type=GAME.action_type)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    _try_everywhere(action)
