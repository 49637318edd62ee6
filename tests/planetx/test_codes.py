"""Game codes: four characters that stand for one whole game (rules 8)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.errors import BadNotation
from ecliptic.planetx.codes import (
    DIGITS,
    GENERATOR,
    LETTERS,
    PLACES,
    STANDARD_LETTERS,
    all_codes,
    mode_of,
    new_code,
    parse_code,
)
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import Setup
from tests.planetx.chi_square import looks_drawn_from
from tests.planetx.golden.make_golden import (
    DIGESTS,
    PER_MODE,
    VECTORS,
    digest,
    game_text,
    golden_codes,
    sampled_codes,
)
from tests.planetx.many_skies import chance_named
from tests.sizes import FULL

GOLDEN = {block[:4]: block for block in VECTORS.read_text(encoding="utf-8").split("\n\n")}
FOR_EVER = "a code gives one game for ever: this change breaks every code that is written down"


def refusal(text: str) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        parse_code(text)
    return caught.value


def test_there_are_28224_codes_each_once() -> None:
    codes = list(all_codes())
    assert len(set(codes)) == len(codes) == 28_224
    assert codes == sorted(
        codes, key=lambda code: [(PLACES[n].index(s)) for n, s in enumerate(code)]
    )


def test_every_code_reads_as_itself() -> None:
    assert all(parse_code(code) == code for code in all_codes())


def test_the_first_letter_fixes_the_mode() -> None:
    """21 letters cannot be halved: 11 are standard, 10 expert."""
    modes = {
        letter: {mode_of(code) for code in all_codes() if code[0] == letter} for letter in LETTERS
    }
    assert all(len(found) == 1 for found in modes.values())
    counted = Counter(mode_of(code) for code in all_codes())
    assert counted == {Mode.STANDARD: 11 * 21 * 64, Mode.EXPERT: 10 * 21 * 64}
    assert [letter for letter in LETTERS if modes[letter] == {Mode.STANDARD}] == list(
        STANDARD_LETTERS
    )


@pytest.mark.parametrize("text", ["b4k7", "B4k7", " b4K7 ", "B4 K7", "b 4\tk\n7", "B\u00a04K7"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert parse_code(text) == "B4K7"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("ASA2", "A5A2"),
        ("ABAB", "A8A8"),
        ("AZAZ", "A2A2"),
        ("AGAg", "A6A6"),
        ("8222", "B2Z2"),
        ("2262", "Z2G2"),
        ("6s8z", "G5B2"),
    ],
)
def test_look_alikes_are_forgiven_by_position(text: str, code: str) -> None:
    assert parse_code(text) == code


def test_there_is_no_letter_s_so_a_5_in_a_letter_place_is_refused() -> None:
    error = refusal("52A2")
    assert error.code == "planetx-code-sign"
    assert error.facts == {"sign": "5", "place": 1, "allowed": LETTERS}


@pytest.mark.parametrize("text", ["", " ", "A", "A2A", "A2A22", "A2-A2", "A2A2A2A2", "A" * 5000])
def test_another_length_is_refused(text: str) -> None:
    error = refusal(text)
    assert error.code == "planetx-code-length"
    assert len(str(error.facts["text"])) <= 40


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("sign", "01IONSV-_.!é中\x00²٣")
def test_a_sign_that_does_not_belong_is_refused_with_its_place(sign: str, place: int) -> None:
    """S stands for 5 in a digit place; the other signs belong nowhere."""
    if sign == "S" and place in (1, 3):
        assert parse_code("A2A2"[:place] + "S" + "A2A2"[place + 1 :])[place] == "5"
        return
    error = refusal("A2A2"[:place] + sign + "A2A2"[place + 1 :])
    assert error.code == "planetx-code-sign"
    assert error.facts["place"] == place + 1
    assert error.facts["allowed"] == (DIGITS if place % 2 else LETTERS)


def read(text: str) -> str:
    """The code a text stands for, or that of the error."""
    try:
        return parse_code(text)
    except BadNotation as error:
        return error.code


@given(st.text(max_size=8) | st.text("abgsz256890iO -", min_size=3, max_size=6))
def test_any_text_is_a_code_or_is_refused_clearly(text: str) -> None:
    found = read(text)
    if found not in ("planetx-code-length", "planetx-code-sign"):
        assert all(sign in allowed for sign, allowed in zip(found, PLACES, strict=True))
        assert parse_code(found) == found


@pytest.mark.parametrize("mode", list(Mode))
def test_a_new_code_is_any_code_of_its_mode(mode: Mode) -> None:
    chance = chance_named(f"codes {mode.value}")
    drawn = [new_code(mode, chance) for _ in range(4_000)]
    assert all(mode_of(parse_code(code)) is mode for code in drawn)
    first = STANDARD_LETTERS if mode is Mode.STANDARD else LETTERS[len(STANDARD_LETTERS) :]
    for place, allowed in enumerate((first, *PLACES[1:])):
        seen = Counter(code[place] for code in drawn)
        assert looks_drawn_from(seen, {sign: 1 / len(allowed) for sign in allowed})


def test_the_golden_file_has_forty_codes_and_more_of_each_mode() -> None:
    assert list(GOLDEN) == golden_codes()
    counted = Counter(mode_of(code) for code in GOLDEN)
    assert counted == dict.fromkeys(Mode, PER_MODE)
    assert PER_MODE >= 40


@pytest.mark.parametrize("code", golden_codes())
def test_a_code_gives_the_golden_game(code: str) -> None:
    assert game_text(code).strip() == GOLDEN[code].strip(), FOR_EVER


def test_codes_give_the_games_of_the_golden_digest() -> None:
    """All 28,224 in the full size, every 56th in the normal one."""
    generator, sampled, every = (
        line.split(" ")[-1] for line in DIGESTS.read_text(encoding="utf-8").splitlines()
    )
    assert int(generator) == GENERATOR, "other digests are of another generator, and the reverse"
    assert digest(sampled_codes()) == sampled, FOR_EVER
    if FULL:
        assert digest(all_codes()) == every, FOR_EVER


def test_two_codes_give_two_games() -> None:
    games = [game_text(code).removeprefix(code) for code in sampled_codes()]
    assert len(set(games)) == len(games)


PRINT_GAMES = """
import sys
import msgspec
from ecliptic.planetx.generator import game_of
for code in sys.argv[1:]:
    sys.stdout.buffer.write(msgspec.json.encode(game_of(code)) + b"\\n")
"""


def games_of_another_process(codes: list[str], hash_seed: str) -> bytes:
    return subprocess.run(
        [sys.executable, "-c", PRINT_GAMES, *codes],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    ).stdout


def test_the_same_code_in_two_processes_gives_identical_bytes() -> None:
    codes = golden_codes()[::6]
    first, second = (games_of_another_process(codes, seed) for seed in ("1", "4242"))
    assert first == second
    read_back = [msgspec.json.decode(line, type=Setup) for line in first.splitlines()]
    assert read_back == [game_of(code) for code in codes]


@pytest.mark.parametrize("typed", ["b4k7", " B4 K7", "84K7"])
def test_however_a_code_is_typed_it_gives_the_same_game(typed: str) -> None:
    assert game_of(typed) == game_of("B4K7")


@pytest.mark.parametrize("text", ["", "B4K", "B4K0", "hello"])
def test_there_is_no_game_for_what_is_no_code(text: str) -> None:
    with pytest.raises(BadNotation):
        game_of(text)


@pytest.mark.parametrize("text", ["A\ufb064", "K\u017fK\u017f"])
def test_signs_that_only_become_letters_when_capitalised_are_refused(text: str) -> None:
    """The ligature st would be two signs, the long s a digit."""
    with pytest.raises(BadNotation):
        parse_code(text)
