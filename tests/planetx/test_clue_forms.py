"""Every clue form of the rules page is a form of the game, once (rules 8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import get_args

import pytest

from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_forms import conference_forms, research_forms
from ecliptic.planetx.clues import Clue, clue_text, parse_clue, title_of
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.planetx.truth_tables import kept, truth
from tests.bots.skies import any_clues
from tests.conformance.planetx_skies import clues_titled

each_mode = pytest.mark.parametrize("mode", list(Mode))
KINDS = "CADG"


EVERY_FORM: tuple[type[Clue], ...] = get_args(Clue)


def research_table(mode: Mode) -> Iterator[str]:
    """Every wording the table of section 8 allows, in the words of the text form."""
    expert = mode is Mode.EXPERT
    for one, other in permutations(KINDS, 2):
        for quantity in ("some", "every", "no"):
            yield f"{quantity} {one} adjacent {other}"
            yield f"{quantity} {one} opposite {other}"
        for reach in (2, 3, 4):
            yield f"every {one} within {reach} {other}"
        for reach in (2, 3, 4, 5, 6) if expert else (2, 3, 4):
            yield f"no {one} within {reach} {other}"
    for kind in KINDS:
        for reach in (2, 3, 4, 5, 6) if expert else (2, 3, 4):
            yield f"no {kind} within {reach} {kind}"
    for kind in "ACG":
        for width in (3, 4, 5, 6, 7, 8) if expert else (3, 4, 5, 6):
            yield f"all {kind} band {width}"
    yield "some A opposite A"
    yield "4 A consecutive"
    if expert:
        yield "3 D consecutive"
        yield "every D adjacent E"


def conference_table(mode: Mode) -> Iterator[str]:
    for other in (*KINDS, "E"):
        yield f"no X opposite {other}"
        if other != "D":
            yield f"no X adjacent {other}"
    for other in KINDS:
        for reach in (2, 3, 4, 5) if mode is Mode.EXPERT else (2, 3, 4):
            yield f"every X within {reach} {other}"
        for reach in (2, 3):
            yield f"no X within {reach} {other}"


def turned_round(text: str) -> str:
    words = text.split(" ")
    words[1], words[-1] = words[-1], words[1]
    return " ".join(words)


def said_otherwise(mode: Mode) -> dict[str, str]:
    """Wordings that are left out, each with the listed one that is true of the same systems."""
    equal = {"all A band 4": "4 A consecutive"}
    ranges = ("within 2", "within 3", "within 4", "within 5", "within 6")
    for one, other in combinations(KINDS, 2):
        for quantity in ("some", "no"):
            for relation in ("adjacent", "opposite", *(ranges if quantity == "no" else ())):
                text = f"{quantity} {one} {relation} {other}"
                equal[turned_round(text)] = text
    pairs = [("C", "G")] if mode is Mode.STANDARD else [("C", "G"), ("A", "D")]
    for one, other in pairs:
        equal[f"every {other} opposite {one}"] = f"every {one} opposite {other}"
    if mode is Mode.STANDARD:
        for other in "CAG":
            for relation in ("adjacent", "opposite"):
                some = f"some D {relation} {other}"
                equal[f"every D {relation} {other}"] = equal.get(some, some)
    return equal


NEVER_TRUE = {"all A band 3"}
"""Left out because no sky has it: four asteroids do not fit into three sectors."""

ALWAYS_TRUE = {
    Mode.STANDARD: {f"no D within {reach} D" for reach in (2, 3, 4)},
    Mode.EXPERT: set[str](),
}
"""Left out because every sky has it: there is no other dwarf planet."""


@each_mode
def test_every_research_form_of_the_table_is_there_or_said_otherwise(mode: Mode) -> None:
    listed = {clue_text(clue) for clue in research_forms(mode)}
    otherwise = {text for text in research_table(mode) if text in said_otherwise(mode)}
    empty = NEVER_TRUE | ALWAYS_TRUE[mode]
    assert set(research_table(mode)) == listed | otherwise | empty
    assert not listed & (otherwise | empty)


@each_mode
def test_what_is_said_otherwise_is_true_of_the_same_systems(mode: Mode) -> None:
    systems = catalogue(mode)
    listed = {clue_text(clue) for clue in research_forms(mode)}
    in_table = set(research_table(mode))
    for left_out, equal in said_otherwise(mode).items():
        if left_out in in_table:
            assert equal in listed
            one, other = truth(parse_clue(left_out), systems), truth(parse_clue(equal), systems)
            assert (one == other).all(), left_out


@each_mode
def test_what_is_left_out_for_good_tells_nothing(mode: Mode) -> None:
    for text in NEVER_TRUE:
        assert kept(parse_clue(text), mode) == 0
    for text in ALWAYS_TRUE[mode]:
        assert kept(parse_clue(text), mode) == len(catalogue(mode))


@each_mode
def test_the_conference_forms_are_those_of_the_page(mode: Mode) -> None:
    texts = [clue_text(clue) for clue in conference_forms(mode)]
    assert sorted(texts) == sorted(conference_table(mode))


@each_mode
def test_no_clue_is_listed_twice(mode: Mode) -> None:
    forms = (*research_forms(mode), *conference_forms(mode))
    assert len(set(forms)) == len(forms)


@each_mode
def test_no_two_lawful_clues_are_true_of_the_same_systems(mode: Mode) -> None:
    """Otherwise one truth would be drawn twice as often as its neighbours."""
    systems = catalogue(mode)
    seen: dict[bytes, str] = {}
    for clue in (*lawful_research_clues(mode), *lawful_conference_clues(mode)):
        true = truth(clue, systems).tobytes()
        assert true not in seen, (seen.get(true), clue_text(clue))
        seen[true] = clue_text(clue)


@each_mode
def test_research_is_about_ordinary_objects_and_a_conference_about_planet_x(mode: Mode) -> None:
    assert all(PLANET_X not in title_of(clue) for clue in research_forms(mode))
    assert all(clue.subject is PLANET_X for clue in conference_forms(mode))


@pytest.mark.parametrize(
    ("mode", "research", "conference"), [(Mode.STANDARD, 93, 24), (Mode.EXPERT, 127, 32)]
)
def test_how_many_clues_tell_enough_and_not_too_much(
    mode: Mode, research: int, conference: int
) -> None:
    assert len(lawful_research_clues(mode)) == research
    assert len(lawful_conference_clues(mode)) == conference


@each_mode
def test_a_clue_keeps_neither_too_few_nor_too_many_systems(mode: Mode) -> None:
    """0.2-90 % for research, 15-93 % for a conference; the rest of the forms are outside."""
    total = len(catalogue(mode))
    for forms, lawful, least, most in (
        (research_forms(mode), lawful_research_clues(mode), 0.002, 0.9),
        (conference_forms(mode), lawful_conference_clues(mode), 0.15, 0.93),
    ):
        inside = [clue for clue in forms if least <= kept(clue, mode) / total <= most]
        assert inside == list(lawful)


@pytest.mark.parametrize("form", EVERY_FORM)
def test_every_form_is_given_and_reads_back(form: type[Clue]) -> None:
    listed = {
        clue
        for mode in Mode
        for clue in (*research_forms(mode), *conference_forms(mode))
        if isinstance(clue, form)
    }
    assert listed, f"clue_forms.py gives no clue of the form {form.__name__}"
    for clue in listed:
        assert parse_clue(clue_text(clue)) == clue


@pytest.mark.parametrize("form", EVERY_FORM)
def test_tests_on_drawn_skies_draw_every_form(form: type[Clue]) -> None:
    titles = {title_of(clue) for clue in research_forms(Mode.EXPERT)}
    in_worlds = (clue for title in titles for clue in clues_titled(title))
    for where, drawn in (
        ("bots/skies.py", any_clues()),
        ("conformance/planetx_skies.py", in_worlds),
    ):
        assert any(isinstance(clue, form) for clue in drawn), f"tests/{where}: no {form.__name__}"
