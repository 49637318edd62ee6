"""Records of games that the first generator dealt: folded for ever, never vouched for again."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from ecliptic.core.errors import BadRecord, EclipticError
from ecliptic.core.log import Dealt
from ecliptic.core.record import Record, record_of, replayed, verify, verify_moves
from ecliptic.core.record_text import parse_record, parse_record_json, record_json, record_text
from ecliptic.english.sentences import sentence
from ecliptic.games import GAMES
from ecliptic.planetx.codes import FIRST_GENERATOR, GENERATOR
from ecliptic.planetx.history import is_history, parse_history
from ecliptic.terminal.replay import replay_lines, verify_lines
from tests.generator_1 import FOLDER
from tests.playthroughs.make_playthroughs import streams_text
from tests.terminal.console import Terminal

GAME = GAMES["planetx"]
PLAYTHROUGHS = FOLDER / "playthroughs"
RECORDS = sorted(one for one in PLAYTHROUGHS.glob("*.txt") if ".streams" not in one.name)
ONE = PLAYTHROUGHS / "planetx_standard_2_seats.txt"

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def read(path: Path) -> Record:
    return parse_record(GAMES, path.read_text(encoding="utf-8"))


def test_they_are_all_there() -> None:
    assert len(RECORDS) == 8


@each_record
def test_it_folds_and_is_written_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(path)
    table = replayed(GAME, record)
    assert streams_text(table) == path.with_suffix(".streams.txt").read_text(encoding="utf-8")
    assert table.state.board.generator == FIRST_GENERATOR
    assert record_text(GAME, record) == text
    again = record_of(table, record.players, bytes.fromhex(record.salt))
    assert record_text(GAME, again) == text
    assert parse_record_json(GAMES, record_json(record)) == record


@each_record
def test_its_deal_is_not_vouched_for_and_the_refusal_names_both_versions(path: Path) -> None:
    with pytest.raises(BadRecord) as refused:
        verify(GAME, read(path))
    assert refused.value.code == "record-deal-version"
    assert refused.value.facts == {"found": FIRST_GENERATOR, "here": GENERATOR}
    told = sentence(refused.value)
    assert f"version {FIRST_GENERATOR}" in told
    assert f"version {GENERATOR}" in told


@each_record
def test_its_moves_are_decided_again_all_the_same(path: Path) -> None:
    verified = verify_moves(GAME, read(path))
    assert verified.finished
    assert verified.dealt_by == FIRST_GENERATOR


def test_in_a_terminal_it_is_told_again_and_not_verified() -> None:
    assert next(replay_lines(ONE, None)).startswith("The hidden sky: ")
    assert next(replay_lines(ONE, 1)).startswith("Topic A is about ")
    with pytest.raises(BadRecord, match="record-deal-version"):
        list(verify_lines(ONE))


def test_a_saved_game_goes_on_to_its_end_as_it_was_dealt(tmp_path: Path) -> None:
    saved = FOLDER / "saved_game.txt"
    path = tmp_path / "game.txt"
    path.write_text(saved.read_text(encoding="utf-8"), encoding="utf-8")
    assert Terminal().run(f"resume {path}").code == 0
    record = read(path)
    assert record.entries[: len(read(saved).entries)] == read(saved).entries
    assert record.result is not None
    assert verify_moves(GAME, record).dealt_by == FIRST_GENERATOR
    refused = Terminal().run(f"verify {path}")
    assert refused.code == 2
    assert "dealt by version 1 of the generator" in refused.err


def edited(old: str, new: str) -> Record:
    """The record with a line that somebody changed, and a digest that fits again."""
    text = ONE.read_text(encoding="utf-8")
    body = text[: text.rindex("end: ")]
    assert body.count(old) == 1
    body = body.replace(old, new)
    return parse_record(GAMES, f"{body}end: {hashlib.sha256(body.encode()).hexdigest()}\n")


def line_of(start: str) -> str:
    text = ONE.read_text(encoding="utf-8")
    return next(line for line in text.splitlines(keepends=True) if line.startswith(start))


@pytest.mark.parametrize(
    ("start", "new", "code"),
    [
        ("  topic F", "", "record-unlawful"),
        ("  sky", "  sky AAAAAAAAAAAA\n", "record-unlawful"),
        ("  topic A", "  topic A = every A adjacent C\n", "record-unlawful"),
        ("  facts 1", "  facts 1 spring 0 = -\n", "record-unlawful"),
        ("  pawns", "  pawns 1 2\n  pawns 1 2\n", "record-fold"),
        ("  sky", "", "record-fold"),
        ("  sky", "  earth 0\n", "record-fold"),
    ],
)
def test_a_deal_that_no_generator_can_have_made_is_found(start: str, new: str, code: str) -> None:
    """Otherwise any sky at all could be passed off as one of the first generator's."""
    with pytest.raises(BadRecord) as refused:
        verify_moves(GAME, edited(line_of(start), new))
    assert refused.value.code == code


@pytest.mark.parametrize("named", ["generator 1", "generator 3"])
def test_a_deal_that_names_another_version_is_believed_as_little(named: str) -> None:
    sky = line_of("  sky")
    record = edited(sky, f"  {named}\n{sky}")
    assert replayed(GAME, record).outcome == record.result
    with pytest.raises(BadRecord) as refused:
        verify(GAME, record)
    assert refused.value.facts["found"] == int(named[-1])


def test_a_new_deal_names_its_generator() -> None:
    (deal, *_) = parse_record(
        GAMES, (FOLDER.parent / "playthroughs" / ONE.name).read_text(encoding="utf-8")
    ).entries
    assert isinstance(deal, Dealt)
    assert GAME.dealt_by(deal.events) == GAME.deal_version == GENERATOR


def test_a_players_own_history_is_refused_by_its_version_not_for_its_answers() -> None:
    text = (FOLDER / "companion_record.txt").read_text(encoding="utf-8")
    assert is_history(text)
    with pytest.raises(EclipticError) as refused:
        parse_history(text)
    assert refused.value.code == "planetx-code-generator"
    assert refused.value.facts == {"found": FIRST_GENERATOR, "here": GENERATOR}
