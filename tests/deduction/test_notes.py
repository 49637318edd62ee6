"""Notes from a real table: the grammar, and every way to get it wrong."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.errors import BadNotation
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.facts import (
    ClueRead,
    Counted,
    Fact,
    Holds,
    Learned,
    LocatedRight,
    LocatedWrong,
    NotHere,
    OnLine,
    Revealed,
    Seen,
    Titled,
)
from ecliptic.deduction.notes import Notes, notes_text, parse_notes
from ecliptic.planetx.actions import Locate, Target
from ecliptic.planetx.clue_forms import conference_forms, research_forms
from ecliptic.planetx.clues import Title, parse_clue, title_of
from ecliptic.planetx.locate import locate_offer, locates
from ecliptic.planetx.modes import TOPICS, Mode, ModeRules
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    THEORY_OBJECTS,
    TRULY_EMPTY,
    Sighting,
)
from ecliptic.planetx.offers import expand
from ecliptic.planetx.survey import survey_offer, surveys

WHOLE = """
# a game in the garden
Standard
facts 5-D 11-G
topic B A+D          # titles are welcome
conference 1 X+C
s a 3-7 = 2
T 8=e/x
R  B = SOME a ADJACENT d
t 9 = E
L 6 C E = wrong
l 4 a g = Right
conference 1 = no X opposite C
review 7 A+ C-
at 11
"""


def test_notes_say_what_they_mean() -> None:
    notes = parse_notes(WHOLE)
    assert notes.mode is Mode.STANDARD
    assert [(one.source, one.fact) for one in notes.facts] == [
        (OnLine(4), NotHere(5, DWARF_PLANET)),
        (OnLine(4), NotHere(11, GAS_CLOUD)),
        (OnLine(5), Titled("B", (ASTEROID, DWARF_PLANET), (ASTEROID, DWARF_PLANET))),
        (OnLine(6), Titled("X1", (PLANET_X, COMET), (PLANET_X, COMET))),
        (OnLine(7), Counted(ASTEROID, 3, 7, 2)),
        (OnLine(8), Seen(8, Sighting.APPEARS_EMPTY)),
        (OnLine(9), ClueRead("B", parse_clue("some A adjacent D"))),
        (OnLine(10), Seen(9, Sighting.APPEARS_EMPTY)),
        (OnLine(11), LocatedWrong(6, COMET, TRULY_EMPTY)),
        (OnLine(12), LocatedRight(4, ASTEROID, GAS_CLOUD)),
        (OnLine(13), ClueRead("X1", parse_clue("no X opposite C"))),
        (OnLine(14), Holds(7, ASTEROID)),
        (OnLine(14), NotHere(7, COMET)),
    ]
    assert notes.arrow == 11
    assert notes.targets == 2
    assert not notes.last_was_research


def test_the_mode_is_all_that_must_be_there() -> None:
    notes = parse_notes("expert")
    assert notes == Notes(Mode.EXPERT)
    assert notes.offers == ()


def test_the_offers_are_those_of_the_arrow_and_of_what_was_done() -> None:
    def kinds(text: str) -> set[str]:
        return {type(action).__name__ for action in expand(parse_notes(text).offers)}

    assert kinds("standard\nat 3") == {"Survey", "Target", "Research", "Locate"}
    assert kinds("standard\nR A = all A band 5\nat 3") == {"Survey", "Target", "Locate"}
    assert "Target" not in kinds("standard\nT 1 = A\nT 2 = A\nat 3")
    assert "Research" not in kinds("standard\nR = ?\nat 3")
    assert "Research" in kinds("standard\nR = ?\nS = ?\nat 3")
    assert "Target" not in kinds("standard\nT = ?\nT 2 = A\nat 3")
    after = "standard\nR A = all A band 5\nS A 1-3 = 1\nat 3"
    assert kinds(after) == {"Survey", "Target", "Research", "Locate"}
    offered = expand(parse_notes("standard\nat 10").offers)
    sky = {action.sector for action in offered if isinstance(action, Target)}
    assert sky == {10, 11, 12, 1, 2, 3}


def test_notes_give_a_belief() -> None:
    belief = Belief.new(Mode.STANDARD).after(*parse_notes("standard\nS A 1-4 = 4").facts)
    assert belief.certain[1] is belief.certain[4] is ASTEROID


WRONG = {
    "": "planetx-notes-empty",
    "# nothing\n\n": "planetx-notes-empty",
    "mode": "planetx-notes-mode",
    "S A 1-3 = 1": "planetx-notes-mode",
    "standard\nstandard": "planetx-notes-line-unknown",
    "standard\nfacts": "planetx-notes-line-unknown",
    "standard\nreview 7": "planetx-notes-line-unknown",
    "standard\nS A 1-3": "planetx-notes-line-unknown",
    "standard\nP A 3 = 1": "planetx-notes-line-unknown",
    "standard\n= 3": "planetx-notes-line-unknown",
    "standard\nS A 1-3 = 2 3": "planetx-notes-line-unknown",
    "standard\nQ 3 = 1": "planetx-notes-line-unknown",
    "standard\nS A 1-3 = many": "planetx-notation-number",
    "standard\nS Q 1-3 = 1": "planetx-notation-object",
    "standard\nS X 1-3 = 1": "planetx-survey-object",
    "standard\nS A 1-13 = 1": "planetx-no-such-sector",
    "standard\nS A 1-7 = 1": "planetx-companion-run",
    "standard\nS C 1-3 = 1": "planetx-survey-comet-ends",
    "standard\nS A 1-3 = 4": "planetx-notes-count",
    "standard\nT 13 = A": "planetx-no-such-sector",
    "standard\nT 3 = X": "planetx-notes-sighting",
    "standard\nT 1 = A\nT 2 = A\nT 3 = A": "planetx-target-none-left",
    "standard\nR G = all A band 5": "planetx-no-such-topic",
    "standard\nR A = all A": "planetx-notation-clue",
    "standard\nR A = all E band 5": "planetx-notation-clue",
    "standard\nR A = no X opposite C": "planetx-clue-misplaced",
    "standard\nconference 1 = all A band 5": "planetx-clue-misplaced",
    "standard\nconference 2 = no X opposite C": "planetx-companion-conference",
    "standard\nconference last = no X opposite C": "planetx-notation-number",
    "standard\ntopic A X+C": "planetx-clue-misplaced",
    "standard\ntopic A A+C+G": "planetx-notation-title",
    "standard\ntopic Z A+C": "planetx-no-such-topic",
    "standard\ntopic A A+C\nR A = all A band 5": "planetx-notes-title",
    "standard\nR A = all A band 5\ntopic A C": "planetx-notes-title",
    "standard\ntopic A A+C\ntopic A A": "planetx-notes-title-twice",
    "standard\ntopic A D": "planetx-notation-title",
    "standard\ntopic A A+E+C": "planetx-notation-title",
    "standard\nR A = all A band 5\nR A = all A band 6": "planetx-notes-clue-twice",
    "standard\nL 6 C E = maybe": "planetx-notes-located",
    "standard\nL 6 D E = wrong": "planetx-locate-neighbour",
    "standard\nL 9 C E = wrong": "planetx-locate-comet",
    "standard\nfacts 5": "planetx-notation-object",
    "standard\nfacts 5-E": "planetx-notes-fact",
    "standard\nfacts 15-A": "planetx-no-such-sector",
    "standard\nreview 5 A": "planetx-notes-review",
    "standard\nreview 5 X+": "planetx-notes-review",
    "standard\nreview 5 +": "planetx-notation-object",
    "standard\nreview 50 A+": "planetx-no-such-sector",
    "standard\nat 13": "planetx-no-such-sector",
    "standard\nat home": "planetx-notation-number",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_said_with_its_line(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_notes(text)
    assert caught.value.code == WRONG[text]
    if caught.value.code != "planetx-notes-empty":
        assert caught.value.facts["line"] == len(text.splitlines())


def test_the_same_clue_twice_is_no_trouble() -> None:
    text = "standard\nR A = all A band 5\nS A 1-3 = 1\nR A = all A band 5\ntopic A A"
    assert len(parse_notes(text).facts) == 4


@pytest.mark.parametrize(
    ("written", "title"),
    [
        ("topic A A+C", (COMET, ASTEROID)),
        ("topic A C+A", (COMET, ASTEROID)),
        ("topic A G+D", (DWARF_PLANET, GAS_CLOUD)),
        ("topic A A+A", (ASTEROID,)),
        ("conference 1 C+X", (PLANET_X, COMET)),
        ("conference 1 X+E", (PLANET_X,)),
    ],
)
def test_a_title_names_its_kinds_in_any_order(written: str, title: Title) -> None:
    (one,) = parse_notes(f"standard\n{written}").facts
    assert isinstance(one.fact, Titled)
    assert one.fact.title == title
    assert len(Belief.new(Mode.STANDARD).after(one)) > 0


def test_an_editors_byte_order_mark_is_no_part_of_the_mode() -> None:
    assert parse_notes("\ufeffexpert\r\nat 3\r\n") == Notes(Mode.EXPERT, arrow=3)


def test_what_no_player_can_note_has_no_line() -> None:
    with pytest.raises(BadNotation, match="planetx-notes-line-unknown"):
        notes_text(Notes(Mode.STANDARD, (Learned(Revealed(()), OnLine(2)),)))


def labelled(mode: Mode) -> st.SearchStrategy[Fact]:
    """Clues and titles; each label once, so they cannot contradict each other."""
    research = st.sampled_from([c for c in research_forms(mode) if c.subject is not TRULY_EMPTY])
    conference = st.sampled_from(conference_forms(mode))
    topic = st.sampled_from(TOPICS)
    how = st.booleans()
    return st.one_of(
        st.builds(ClueRead, topic, research),
        st.builds(ClueRead, st.just("X1"), conference),
        st.builds(
            lambda label, clue, *how: titled(label, title_of(clue), *how), topic, research, how
        ),
        st.builds(lambda clue, *how: titled("X1", title_of(clue), *how), conference, how),
    )


def titled(label: str, title: Title, ordered: bool) -> Titled:
    """The kinds in an order that is not ours, or in none."""
    return Titled(label, title, title[::-1] if ordered and len(title) > 1 else ())


def noted(mode: Mode) -> st.SearchStrategy[Fact]:
    rules: ModeRules = mode.rules
    sector = st.sampled_from(rules.all_sectors)
    asked = st.sampled_from(surveys(survey_offer(mode, 4)))
    named: st.SearchStrategy[Locate] = st.sampled_from(locates(locate_offer(mode, 5)))
    return st.one_of(
        st.builds(NotHere, sector, st.sampled_from(THEORY_OBJECTS)),
        st.builds(Holds, sector, st.sampled_from(THEORY_OBJECTS)),
        st.builds(lambda one, n: Counted(one.thing, one.first, one.last, n), asked, st.just(0)),
        st.builds(lambda one: LocatedWrong(one.sector, one.before, one.after), named),
        st.builds(lambda one: LocatedRight(one.sector, one.before, one.after), named),
    )


@given(st.data())
def test_notes_read_back_as_they_are_written(data: st.DataObject) -> None:
    mode = data.draw(st.sampled_from(Mode))
    clues = data.draw(st.lists(labelled(mode), max_size=5, unique_by=lambda one: one.label))  # type: ignore[union-attr]
    seen = st.builds(Seen, st.sampled_from(mode.rules.all_sectors), st.sampled_from(Sighting))
    facts = [*clues, *data.draw(st.lists(noted(mode), max_size=8))]
    facts += data.draw(st.lists(seen, max_size=2))
    arrow = data.draw(st.none() | st.sampled_from(mode.rules.all_sectors))
    notes = Notes(mode, tuple(Learned(fact, OnLine(1)) for fact in facts), arrow)
    again = parse_notes(notes_text(notes))
    assert [one.fact for one in again.facts] == facts
    assert [one.source for one in again.facts] == [OnLine(2 + n) for n in range(len(facts))]
    assert (again.mode, again.arrow) == (mode, arrow)
    assert notes_text(again) == notes_text(notes)


@given(st.text(max_size=60))
def test_no_text_does_worse_than_being_refused(text: str) -> None:
    for notes in (text, f"standard\n{text}"):
        with suppress(BadNotation):
            assert isinstance(parse_notes(notes), Notes)
