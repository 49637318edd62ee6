"""Every parser of The Search for Planet X: any text gives a value or a named error."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import EclipticError, IllegalAction
from ecliptic.core.log import Moved, Undone
from ecliptic.core.table import Table, open_table
from ecliptic.planetx import PlanetX
from ecliptic.planetx.chronicle import event_text, parse_told
from ecliptic.planetx.clues import clue_text, parse_clue, parse_title, title_text
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.notation import fact_text, parse_fact
from ecliptic.planetx.setup import check_options, check_setup, default_options
from ecliptic.planetx.system import check_system, parse_system, system_text
from tests.conformance.planetx_subject import PlanetXSubject
from tests.conformance.play import short_game
from tests.fuzz.texts import any_text, demand_value_or_error

GAME = PlanetX()
SUBJECT = PlanetXSubject()


@cache
def games() -> tuple[Table, ...]:
    """A few short games, for good texts and for states to try actions in."""
    return tuple(
        short_game(SUBJECT, default_options(mode, seats), f"fuzz {seats}", 40)
        for mode in Mode
        for seats in (1, 3)
    )


@cache
def standing() -> tuple[Table, ...]:
    """Tables in the middle of a game."""
    rng = random.Random("standing")
    tables = []
    for whole in games():
        for _ in range(4):
            table = Table(whole.game, whole.options, Chance(whole.chance.seed))
            for entry in whole.log[: rng.randint(1, len(whole.log))]:
                table.append(entry)
            tables.append(table)
    return tuple(tables)


def _told_texts() -> list[str]:
    """One text of every kind of thing told, and of every kind of event."""
    told = [one for table in games() for stream in table.streams.values() for one in stream.told]
    events = [
        event
        for table in games()
        for entry in table.log
        if not isinstance(entry, Undone)
        for event in entry.events
    ]
    return sorted({event_text(one) for one in (*told, *events)})


TOLD = _told_texts()
ACTIONS = sorted(
    {
        GAME.action_text(entry.action)
        for table in games()
        for entry in table.log
        if isinstance(entry, Moved)
    }
    | {"L 6 C E", "W A", "pass", "C -", "s a 3-7", "T 8"}
)
OPTIONS = [GAME.options_text(options) for options in SUBJECT.options]
SETUPS = [game_of(code) for code in ("A2A2", "B4K7", "L9Z3", "M2A2", "Z4K7", "T8Q5")]
CLUES = [clue_text(clue) for setup in SETUPS for clue in (*setup.topics, *setup.conferences)]
TITLES = ["A", "A+D", "X+C", "X"]
SYSTEMS = [system_text(setup.system) for setup in SETUPS]
FACTS = ["5-A", "12-C", "18-G"]


@given(any_text(ACTIONS))
def test_actions(text: str) -> None:
    demand_value_or_error(GAME.parse_action, GAME.action_text, text)


@given(any_text(TOLD))
def test_events(text: str) -> None:
    demand_value_or_error(GAME.parse_event, GAME.event_text, text)


@given(any_text(TOLD))
def test_things_told(text: str) -> None:
    demand_value_or_error(parse_told, event_text, text)


@given(any_text(OPTIONS))
def test_options(text: str) -> None:
    demand_value_or_error(GAME.parse_options, GAME.options_text, text)


@given(any_text(CLUES))
def test_clues(text: str) -> None:
    demand_value_or_error(parse_clue, clue_text, text)


@given(any_text(TITLES))
def test_titles(text: str) -> None:
    demand_value_or_error(parse_title, title_text, text)


@given(any_text(SYSTEMS))
def test_systems(text: str) -> None:
    demand_value_or_error(parse_system, system_text, text)


@given(any_text(FACTS))
def test_starting_facts(text: str) -> None:
    demand_value_or_error(parse_fact, fact_text, text)


@given(any_text(SYSTEMS), st.sampled_from(Mode))
def test_a_system_that_reads_is_judged(text: str, mode: Mode) -> None:
    try:
        check_system(parse_system(text), mode)
    except EclipticError:
        return
    assert sorted(text) == sorted(next(one for one in SYSTEMS if len(one) == len(text)))


@given(any_text(OPTIONS))
def test_options_that_read_can_be_dealt_or_are_refused(text: str) -> None:
    try:
        options = GAME.parse_options(text)
        check_options(options)
    except EclipticError:
        return
    table = open_table(GAME, options, Chance(seed_from_text("fuzz")))
    assert table.seats == len(options.places)


@given(st.sampled_from(SETUPS), st.lists(any_text(CLUES), min_size=1, max_size=6))
def test_a_setup_with_any_clues_is_judged(setup: Any, texts: list[str]) -> None:
    """Clues that read may still be nonsense: a lone Planet X in a band, an absent kind."""
    try:
        clues = tuple(parse_clue(text) for text in texts)
        check_setup(msgspec.structs.replace(setup, topics=(*clues, *setup.topics[len(clues) :])))
    except EclipticError as error:
        assert error.code.startswith("planetx-")  # noqa: PT017


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
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from("ACDEGX"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
FIELDS = ["thing", "first", "last", "sector", "topic", "before", "after", "things"]
KINDS = ["survey", "target", "research", "locate", "choose", "place", "withdraw", "pass", "steal"]
action_like = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(KINDS),
    st.fixed_dictionaries(
        {},
        optional={
            name: json_values | st.sampled_from("ACDEGX") | st.integers(-3, 25) for name in FIELDS
        },
    ),
)


@given(st.one_of(action_like, json_values).map(msgspec.json.encode) | st.binary(max_size=60))
def test_an_action_decoded_from_anything_is_judged(sent: bytes) -> None:
    try:
        action = msgspec.json.decode(sent, type=GAME.action_type)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    _try_everywhere(action)


@given(st.sampled_from(TOLD), st.data())
def test_events_and_things_told_decoded_from_changed_json(text: str, data: st.DataObject) -> None:
    """Cut or overwritten JSON is refused by msgspec, or is a value with a text of its own."""
    whole = bytearray(msgspec.json.encode(parse_told(text)))
    place = data.draw(st.integers(0, len(whole) - 1))
    whole[place : place + data.draw(st.integers(0, 6))] = data.draw(st.binary(max_size=3))
    try:
        told = msgspec.json.decode(bytes(whole), type=GAME.told_type | GAME.event_type)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    assert isinstance(event_text(told), str)
