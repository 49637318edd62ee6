"""Every way a record can be wrong, and the stable code that says so."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from ecliptic.core.chance import commitment
from ecliptic.core.errors import BadRecord
from ecliptic.core.record import Record, record_of, replayed, verify
from ecliptic.core.record_text import parse_record, parse_record_json, record_json
from ecliptic.games import GAMES

GAME = GAMES["planetx"]
TEXT = (Path(__file__).parents[1] / "playthroughs" / "planetx_standard_2_seats.txt").read_text(
    encoding="utf-8"
)


def sealed(body: str) -> str:
    """The text above the last line with a digest that fits: a forger who knows the format."""
    digest = hashlib.sha256(body.encode()).hexdigest()
    return f"{body}end: {digest}\n"


BODY = TEXT[: TEXT.rindex("end: ")]


def forged(old: str, new: str) -> str:
    assert old in BODY
    return sealed(BODY.replace(old, new, 1))


def line_of(start: str) -> str:
    return next(line for line in BODY.split("\n") if line.startswith(start))


def check(text: str) -> None:
    record = parse_record(GAMES, text)
    verify(GAMES[record.game], record)


def code_of(judge: Callable[[], object]) -> str:
    with pytest.raises(BadRecord) as refused:
        judge()
    return refused.value.code


def test_the_golden_record_is_fine() -> None:
    check(TEXT)
    assert sealed(BODY) == TEXT


@pytest.mark.parametrize(
    "signs", [len(TEXT) - 5, len(BODY) + 8, len(BODY), len(BODY) - 40, 300, 19]
)
def test_a_record_cut_short_says_so(signs: int) -> None:
    assert code_of(lambda: check(TEXT[:signs])) == "record-truncated"


@pytest.mark.parametrize("text", ["", "Eclip", "hello\n", "Ecliptic record 2\n", " " + TEXT])
def test_what_is_no_record_says_so(text: str) -> None:
    assert code_of(lambda: check(text)) == "record-not-a-record"


def test_an_edited_record_says_so() -> None:
    pawns = line_of("  pawns")
    other = {"  pawns 1 2": "  pawns 2 1", "  pawns 2 1": "  pawns 1 2"}[pawns]
    assert code_of(lambda: check(TEXT.replace(pawns, other, 1))) == "record-digest"


FORGERIES = {
    "record-game": ("game: planetx", "game: chess"),
    "record-field": ("rules_version: 1", "rules: 1"),
    "record-number": ("rules_version: 1", "rules_version: one"),
    "record-rules-unknown": ("rules_version: 1", "rules_version: 2"),
    "record-options": (line_of("options"), "options: standard | monsoon 8 | summer 8"),
    "record-players": ("players: Ada | Tycho", "players: Ada"),
    "record-commitment": (line_of("commitment"), "commitment: " + "0" * 64),
    "record-secret": (line_of("seed"), "seed: not hexadecimal"),
    "record-line": (line_of("  pawns"), "  pawns all"),
    "record-result": (line_of("result"), "result: 99 0 won 1"),
    "record-unlawful": (line_of("> "), "> 1 turn-1 T 9"),
    "record-differs": (line_of("  sky"), "  sky " + "AACAAXEGGECD"),
}


@pytest.mark.parametrize(("code", "edit"), FORGERIES.items())
def test_a_forgery_with_a_digest_that_fits_is_found(code: str, edit: tuple[str, str]) -> None:
    assert code_of(lambda: check(forged(*edit))) == code


def test_a_deal_out_of_place() -> None:
    record = parse_record(GAMES, TEXT)
    twice = replace(record, entries=(record.entries[0], *record.entries))
    assert code_of(lambda: replayed(GAME, twice)) == "record-order"
    assert code_of(lambda: replayed(GAME, replace(record, entries=()))) == "record-empty"


def test_an_undo_of_nothing() -> None:
    cut = BODY[: BODY.index("> ")] + "< 1 to 7 agreed -\n\nresult: unfinished\n"
    text = sealed(cut + line_of("seed") + "\n" + line_of("salt") + "\n")
    assert code_of(lambda: check(text)) == "record-undo"


def test_events_that_do_not_belong_together() -> None:
    assert code_of(lambda: check(forged(line_of("  pawns"), "  pawns 1 9"))) == "record-fold"


class NewerRules(type(GAME)):  # type: ignore[misc]
    """The same game under rules that have moved on."""

    rules_version = 2


def test_a_record_of_older_rules_is_replayed_but_not_vouched_for() -> None:
    record = parse_record(GAMES, TEXT)
    newer = NewerRules()
    assert replayed(newer, record).outcome == record.result
    assert code_of(lambda: verify(newer, record)) == "record-rules-older"


def test_json_that_is_no_record() -> None:
    record: Record = parse_record(GAMES, TEXT)
    assert parse_record_json(GAMES, record_json(record)) == record
    for text in (b"", b"{}", b"[" * 2000, record_json(record).replace(b"planetx", b"chess", 1)):
        assert code_of(lambda text=text: parse_record_json(GAMES, text)) == "record-json"  # type: ignore[misc]


def test_a_record_needs_a_name_for_every_seat() -> None:
    table = replayed(GAME, parse_record(GAMES, TEXT))
    for players in (["Ada"], ["Ada", "a|b"], ["Ada", ""], ["Ada", " Tycho"]):
        assert code_of(lambda players=players: record_of(table, players, b"s" * 16)) == (  # type: ignore[misc]
            "record-players"
        )
    record = record_of(table, ["Ada", "Tycho"], b"s" * 16)
    assert record.commitment == commitment(table.chance.seed, b"s" * 16)
