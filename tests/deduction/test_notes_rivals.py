"""What notes say of rivals and of theories: it tells as much, and uses up nothing of one's own."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import BadNotation
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.facts import LocatedWrong, OnLine, Seen
from ecliptic.deduction.notes import TheoryNoted, notes_text, parse_notes
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, GAS_CLOUD, TRULY_EMPTY, Sighting
from ecliptic.server.help.advice import NotesAdviser
from ecliptic.wire.help import HelpWanted

RIVALS = """standard
R B = some A adjacent D
rival L 9 A E = wrong
rival T 8 = G
rival R A = every G adjacent A
rival theory 5
rival theory 7 C
theory 4 A
"""


def test_a_rivals_turn_tells_what_an_own_one_would() -> None:
    notes = parse_notes(RIVALS)
    learned = [one.fact for one in notes.facts]
    assert LocatedWrong(9, ASTEROID, TRULY_EMPTY) in learned
    assert Seen(8, Sighting.GAS_CLOUD) in learned
    own = parse_notes(
        RIVALS.replace("rival L", "L").replace("rival T", "T").replace("rival R", "R")
    )
    assert own.facts == notes.facts
    assert notes.facts[1].source == OnLine(3)


def test_a_rivals_turn_uses_up_nothing_of_ones_own() -> None:
    notes = parse_notes(RIVALS)
    assert notes.targets == 0
    assert notes.last_was_research


def test_theories_are_noted_and_tell_nothing_about_the_sky() -> None:
    notes = parse_notes(RIVALS)
    assert notes.theories == (
        TheoryNoted(False, 5, None),
        TheoryNoted(False, 7, COMET),
        TheoryNoted(True, 4, ASTEROID),
    )
    silent = "".join(line for line in RIVALS.splitlines(True) if "theory" not in line)
    assert parse_notes(silent).facts == notes.facts


def test_notes_about_rivals_are_written_as_they_are_read() -> None:
    assert notes_text(parse_notes(RIVALS)) == RIVALS


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("rival", "planetx-notes-line-unknown"),
        ("rival theory 13", "planetx-no-such-sector"),
        ("rival theory 5 X", "planetx-choose-object"),
        ("rival theory 5 A G", "planetx-notes-line-unknown"),
        ("theory 5", "planetx-notes-line-unknown"),
        ("theory 5 Q", "planetx-notation-object"),
        ("rival P A 5 = right", "planetx-notes-line-unknown"),
        ("rival L 6 D E = wrong", "planetx-locate-neighbour"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(line: str, code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_notes(f"standard\n{line}\n")
    assert refused.value.code == code
    assert refused.value.facts["line"] == 2


def test_theories_of_rivals_may_cost_the_first_bonus() -> None:
    notes = parse_notes("standard\nrival theory 5\nrival theory 5 C\nrival theory 6\n")
    first = {(one.sector, one.thing): one.first for one in NotesAdviser(notes, "advice").theories()}
    assert first[5, COMET] == 0.0
    assert first[5, GAS_CLOUD] == first[6, GAS_CLOUD] == 0.25
    assert first[4, GAS_CLOUD] == 1.0


def test_no_own_theory_is_advised_twice_nor_one_without_a_token() -> None:
    notes = parse_notes("standard\ntheory 5 C\ntheory 4 G\ntheory 6 G\n")
    advised = {(one.sector, one.thing) for one in NotesAdviser(notes, "advice").theories()}
    assert (5, COMET) not in advised
    assert (3, COMET) in advised
    assert not any(thing is GAS_CLOUD for _, thing in advised)


def test_a_rivals_wrong_locate_counts() -> None:
    notes = parse_notes("standard\nrival L 9 A A = wrong\n")
    left = len(Belief.new(Mode.STANDARD).after(*notes.facts))
    assert left < len(Belief.new(Mode.STANDARD))
    assert NotesAdviser(notes, "certain").certain(HelpWanted()).systems == left
