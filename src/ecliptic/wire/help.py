"""Help by the solver, over the wire: what may be asked and what is answered.

Answers are values, not sentences: objects by their letters, sectors from 1, actions in the game's
short text, and facts with the number of the seat's own stream in which they were told.

Without a table the solver is asked about notes, in the grammar of `ecliptic planetx solve`
(docs/deduction.md); the answers are the same.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ecliptic.deduction.claims import AppearsEmpty, Is, IsNot, PlanetXIn
from ecliptic.deduction.conclusions import Verdict
from ecliptic.deduction.facts import Amount, Fact, Holds, NotHere, Source
from ecliptic.deduction.proof.grounds import Rule
from ecliptic.deduction.proof.lines import Part
from ecliptic.planetx.objects import Object

MOST_MARKS = 216
"""A circle and a cross for each object in each of 18 sectors."""
MOST_SIGNS = 16 * 1024
"""Of somebody's notes."""

Help: TypeAlias = Literal["none", "reminders", "contradictions", "certain", "odds", "advice"]
"""What the seats of a table may be told; each level includes those before it, and each game has
some of them."""
Sector = Annotated[int, Meta(ge=1, le=18)]
Sign: TypeAlias = Literal["C", "A", "D", "G", "E", "X", "E/X"]
"""An object's letter, or `E/X` for a sector that appears empty."""
Certainty: TypeAlias = Literal["yes", "no", "open"]
Kind: TypeAlias = Literal["contradictions", "certain", "odds", "advice", "why"]
"""What the solver can be asked."""
NotesKind: TypeAlias = Kind | Literal["conclusions"]
"""What it can be asked about notes: seats at a table write no conclusions down."""
ClaimAsked: TypeAlias = Is | IsNot | AppearsEmpty | PlanetXIn
KnownTold: TypeAlias = NotHere | Holds | Amount
"""What a player can conclude."""
NotesText: TypeAlias = Annotated[str, Meta(max_length=MOST_SIGNS)]


class PencilMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circle (`yes`) or a cross (`no`) on the note sheet."""

    sector: Sector
    object: Object
    mark: Literal["yes", "no"]


class ContradictionsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    marks: Annotated[tuple[PencilMark, ...], Meta(max_length=MOST_MARKS)]


class HelpWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing needs to be said: the seat's own stream is all there is to it."""


class LikelyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is probable, from the seat's own stream."""

    rivals: bool = False
    """Whether what rivals did is weighed as well, as if they placed what they think true."""


class WhyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    claim: ClaimAsked


class NotesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    notes: NotesText


class NotesMarked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notes, and pencil marks that may contradict them."""

    notes: NotesText
    marks: Annotated[tuple[PencilMark, ...], Meta(max_length=MOST_MARKS)]


class NotesClaimed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notes, and something that may be certain by them."""

    notes: NotesText
    claim: ClaimAsked


class FactShown(msgspec.Struct, frozen=True):
    """A fact about the sky, what it came from, and its number in the seat's own stream, or the
    line of the notes it is written on."""

    fact: Fact
    source: Source
    number: int


class ContradictionShown(msgspec.Struct, frozen=True):
    """The fewest marks that cannot all be, and the fewest facts that forbid them together. No
    facts: the placement rules alone do."""

    marks: tuple[PencilMark, ...]
    facts: tuple[FactShown, ...]


class ContradictionsShown(msgspec.Struct, frozen=True):
    heard: int
    contradiction: ContradictionShown | None
    """None if all marks can be true together."""


class SectorCertain(msgspec.Struct, frozen=True):
    sector: int
    marks: dict[Sign, Certainty]


class CertainShown(msgspec.Struct, frozen=True):
    """What follows from everything the seat has been told, by logic alone."""

    heard: int
    systems: int
    """Lawful systems that agree with all of it."""
    planet_x: tuple[int, ...]
    """The sectors Planet X can be in."""
    sectors: tuple[SectorCertain, ...]


class SectorOdds(msgspec.Struct, frozen=True):
    sector: int
    odds: dict[Sign, float]


class OddsShown(msgspec.Struct, frozen=True):
    """How probable everything is, weighed by how the generator makes skies and clues."""

    heard: int
    systems: int
    sectors: tuple[SectorOdds, ...]


class QuestionShown(msgspec.Struct, frozen=True):
    action: str
    cost: int
    bits: float
    """What its answer tells about the whole system, on average."""
    bits_locate: float
    """What it tells about Planet X's sector and both neighbours."""


class TheoryShown(msgspec.Struct, frozen=True):
    object: Object
    sector: int
    probability: float
    points: int
    """What it scores if it is right, the first bonus apart."""
    first: float
    """How probable the first bonus is if the theory is right."""
    expected: float
    """Points on average."""
    penalty: int
    """Units of time it costs if it is wrong."""
    worth: float
    """Points on average over what its token would bring later, the penalty counted: above 0 the
    theory is worth placing."""


class LocateShown(msgspec.Struct, frozen=True):
    action: str
    probability: float
    points: int
    """What it scores if all of it is right: less in a last chance."""
    expected: float
    """Points on average."""


class AdviceShown(msgspec.Struct, frozen=True):
    """What is worth asking and saying now. Without a turn there are no questions, and in a last
    chance only points count. Of questions that are alike, such as surveys for one object, only the
    best is told, and none whose answer is known."""

    heard: int
    systems: int
    questions: tuple[QuestionShown, ...]
    """Most bits about the system for each unit of time first."""
    questions_locate: tuple[QuestionShown, ...]
    """Most bits about the locate answer for each unit of time first."""
    theories: tuple[TheoryShown, ...]
    """What is worth most first, also if none is worth placing."""
    locates: tuple[LocateShown, ...]
    """The most probable first."""


class StepShown(msgspec.Struct, frozen=True):
    """A fact, and what it and those before it leave."""

    fact: FactShown
    systems: int
    against: int
    """Of these, the ones that break the claim: none after the last step."""
    planet_x: tuple[int, ...]
    possible: tuple[tuple[Object, ...], ...]
    """What each sector can hold, sector 1 first."""


class ProofLineShown(msgspec.Struct, frozen=True):
    """A line of a proof: something is supposed, known, follows, or cannot be."""

    part: Part
    case: int
    """Which of the cases it belongs to, from 1; 0 outside of them."""
    cases: int
    """How many cases there are; 0 outside of them."""
    marks: tuple[PencilMark, ...]
    """What is supposed, known, or follows; none where it cannot be."""
    facts: tuple[FactShown, ...]
    rules: tuple[Rule, ...]
    """The placement rules it stands on beside the facts."""
    because: tuple[PencilMark, ...]
    """The marks of earlier lines that it looks at."""


class WhyShown(msgspec.Struct, frozen=True):
    """Why a claim is certain."""

    heard: int
    claim: ClaimAsked
    steps: tuple[StepShown, ...]
    """The fewest facts that force it. None: the placement rules alone do."""
    proof: tuple[ProofLineShown, ...]
    """The opposite supposed, and what follows until nothing is left. Where that makes it shorter it
    uses facts that are not among the fewest. None: there is no proof short enough to read."""


class ConclusionShown(msgspec.Struct, frozen=True):
    """An own conclusion in somebody's notes: whether it follows from what he knows."""

    line: int
    concluded: KnownTold
    verdict: Verdict
    fits: int
    """Systems left of which it is true."""
    against: int
    steps: tuple[StepShown, ...]
    """The fewest facts that prove it, or contradict it; none while it is open, or if the placement
    rules alone do."""


class ConclusionsShown(msgspec.Struct, frozen=True):
    heard: int
    systems: int
    conclusions: tuple[ConclusionShown, ...]


class SystemsLeft(msgspec.Struct, frozen=True):
    """How many systems each seat could not exclude, after each entry of a finished game's log."""

    lawful: int
    """All systems of the mode."""
    left: tuple[tuple[int, ...], ...]
    """By frame, then by seat."""
