"""Records cut short, edited or made up: a table that folds, or a named error."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.chance import salt_for_named_seed
from ecliptic.core.errors import BadRecord, EclipticError
from ecliptic.core.game import AnyGame
from ecliptic.core.record import Record, record_of, replayed, verify
from ecliptic.core.record_text import (
    parse_record,
    parse_record_json,
    record_json,
    record_text,
)
from tests.conformance.play import short_game
from tests.conformance.subjects import SUBJECTS
from tests.fuzz.texts import SIGNS, any_text

GAMES: dict[str, AnyGame] = {subject.name: subject.game for subject in SUBJECTS}


@cache
def records() -> tuple[Record, ...]:
    """Short games of every subject, with undos in them."""
    made = []
    for subject in SUBJECTS:
        for options in subject.options:
            table = short_game(subject, options, "record", 12, undo_rate=0.2)
            players = [f"player {seat + 1}" for seat in range(table.seats)]
            made.append(record_of(table, players, salt_for_named_seed(table.chance.seed)))
    return tuple(made)


def _text(record: Record) -> str:
    return record_text(GAMES[record.game], record)


TEXTS = [_text(record) for record in records()]
LINES = sorted({line for text in TEXTS for line in text.splitlines()})


def sealed(body: str) -> str:
    """A body under a digest of its own, as a careful forger would leave it."""
    digest = hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()
    return f"{body}end: {digest}\n"


def body_of(text: str) -> str:
    return text[: text.rindex("end: ")]


def demand_table_or_error(parse: Callable[[Any], Record], given_text: Any) -> None:
    """Read, replay and verify whatever this is; every step may refuse, none may break."""
    try:
        record = parse(given_text)
    except EclipticError as error:
        if not isinstance(error, BadRecord) or not str(error).isprintable():
            raise AssertionError(f"not a sentence about a record: {error!r}") from error
        return
    game = GAMES[record.game]
    for step in (replayed, verify):
        try:
            step(game, record)
        except EclipticError as error:
            if not str(error).isprintable():
                raise AssertionError(f"an error nobody can read: {error!r}") from error
    assert parse_record(GAMES, record_text(game, record)) == record


def _parse(text: str) -> Record:
    return parse_record(GAMES, text)


def _parse_json(text: bytes) -> Record:
    return parse_record_json(GAMES, text)


@pytest.mark.parametrize("record", records(), ids=lambda record: str(record.options)[:30])
def test_a_whole_record_reads_back_and_verifies(record: Record) -> None:
    assert _parse(_text(record)) == record
    assert _parse_json(record_json(record)) == record
    assert verify(GAMES[record.game], record).finished


@given(st.sampled_from(TEXTS), st.data())
def test_a_truncated_record_is_refused(text: str, data: st.DataObject) -> None:
    end = data.draw(st.integers(0, len(text.rstrip()) - 1))
    with pytest.raises(BadRecord):
        _parse(text[:end])


@given(st.sampled_from(TEXTS), st.data())
def test_an_edited_record_is_refused(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(body_of(text)) - 1))
    sign = data.draw(SIGNS)
    if sign == text[place]:
        return
    with pytest.raises(BadRecord):
        _parse(text[:place] + sign + text[place + 1 :])


@given(st.text(alphabet=SIGNS))
def test_any_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        _parse(text)


@given(st.sampled_from(TEXTS), any_text(LINES), st.data())
def test_a_forged_line_never_breaks_anything(text: str, line: str, data: st.DataObject) -> None:
    """One line replaced, added or dropped, and the digest made good again."""
    lines = body_of(text).split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    kept = data.draw(st.integers(0, 2))
    lines[place : place + kept] = [line] if data.draw(st.booleans()) else []
    demand_table_or_error(_parse, sealed("\n".join(lines)))


@given(st.sampled_from(TEXTS), st.data())
def test_forged_letters_never_break_anything(text: str, data: st.DataObject) -> None:
    body = body_of(text)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(body) - 1))
        sign = data.draw(st.sampled_from("0123456789ACDEGX -=@<>#:+,;") | SIGNS)
        body = body[:place] + sign + body[place + 1 :]
    demand_table_or_error(_parse, sealed(body))


@given(st.sampled_from(records()), st.data())
def test_forged_json_never_breaks_anything(record: Record, data: st.DataObject) -> None:
    whole = bytearray(record_json(record))
    for _ in range(data.draw(st.integers(1, 2))):
        place = data.draw(st.integers(0, len(whole) - 1))
        put = data.draw(st.sampled_from([b"", b"9", b"-1", b"null", b'""', b"X"]) | st.binary())
        whole[place : place + data.draw(st.integers(0, 3))] = put
    demand_table_or_error(_parse_json, bytes(whole))


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where in a JSON value the single words and numbers are."""
    if isinstance(value, dict | list):
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in inner:
            yield from _leaves(part, (*path, key))
    else:
        yield path


@cache
def _loose(number: int) -> tuple[Any, list[tuple[Any, ...]]]:
    value = msgspec.json.decode(record_json(records()[number]))
    return value, list(_leaves(value))


@given(st.integers(0, len(records()) - 1), st.data())
def test_a_forged_value_never_breaks_anything(number: int, data: st.DataObject) -> None:
    """One word or number of the JSON form replaced by another that is well-formed JSON."""
    whole, leaves = _loose(number)
    place = data.draw(st.sampled_from(leaves))
    forged = deepcopy(whole)
    inside = forged
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = data.draw(
        st.integers(-2, 20) | st.sampled_from([99, 10**30, None, True, "", "x", [], {}, [0], 0.5])
    )
    demand_table_or_error(_parse_json, msgspec.json.encode(forged))


@pytest.mark.parametrize("field", ["game: planetx", "rules_version: 1", "result: 10"])
def test_a_refusal_repeats_no_control_signs(field: str) -> None:
    """A hostile file must not reach the reader's terminal through the error about it."""
    forged = body_of(TEXTS[0]).replace(f"\n{field}", f"\n{field}\x1b[2J", 1)
    demand_table_or_error(_parse, sealed(forged))


@pytest.mark.parametrize("players", [(), ("one", "two"), ("a|b",), ("",), (" x",), ("\x1b[2J",)])
def test_players_are_judged_alike_in_text_and_json(players: tuple[str, ...]) -> None:
    """What the text form refuses, the JSON form must refuse too."""
    forged = msgspec.structs.replace(records()[0], players=players)
    with pytest.raises(BadRecord):
        _parse(_text(forged))
    with pytest.raises(BadRecord):
        _parse_json(record_json(forged))


@given(st.binary())
def test_any_bytes_are_no_json_record(sent: bytes) -> None:
    with pytest.raises(BadRecord):
        _parse_json(sent)
