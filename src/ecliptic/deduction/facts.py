"""What a seat has been told about the sky, as values, and where each came from (rules 3-8).

    NotHere(5, ASTEROID)            a starting fact, or a theory found wrong
    Holds(7, COMET)                 a theory found right
    Counted(ASTEROID, 3, 7, 2)      a survey's answer
    Seen(8, APPEARS_EMPTY)          a target's answer
    ClueRead("B", clue)             research; conferences are "X1" and "X2"
    Titled("B", title)              some clue with this title is true
    LocatedWrong(6, COMET, EMPTY)   an own locate; LocatedRight alike
    Amount((ASTEROID,), (3, 4, 5), 1, 3)    partial knowledge: at least one asteroid in 3 to 5
    Revealed(system)                the end

What rivals ask is no fact about the sky, and neither is their right or wrong locate: the sector
stays hidden, and there are always locates of both kinds.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ecliptic.planetx.clues import Clue, Title
from ecliptic.planetx.objects import Object, Sighting
from ecliptic.planetx.system import SolarSystem


class NotHere(msgspec.Struct, frozen=True, gc=False, tag="not-here"):
    """The sector does not hold `thing`."""

    sector: int
    thing: Object


class Holds(msgspec.Struct, frozen=True, gc=False, tag="holds"):
    """The sector holds `thing`."""

    sector: int
    thing: Object


class Counted(msgspec.Struct, frozen=True, gc=False, tag="counted"):
    """So many of `thing` lie from `first` clockwise to `last`; "empty" counts Planet X too."""

    thing: Object
    first: int
    last: int
    count: int


class Seen(msgspec.Struct, frozen=True, gc=False, tag="seen"):
    sector: int
    sighting: Sighting


class ClueRead(msgspec.Struct, frozen=True, gc=False, tag="clue"):
    """The clue of topic A-F, or of conference X1 or X2."""

    label: str
    clue: Clue


class Titled(msgspec.Struct, frozen=True, gc=False, tag="titled"):
    """The sky has a true clue with this title, since a topic or conference has it."""

    label: str
    title: Title
    written: Title = ()
    """Its kinds in the order in which another app names them; () if that order tells nothing."""


class LocatedWrong(msgspec.Struct, frozen=True, gc=False, tag="located-wrong"):
    """Not all three are right: Planet X in `sector`, and its two neighbours."""

    sector: int
    before: Object
    after: Object


class LocatedRight(msgspec.Struct, frozen=True, gc=False, tag="located-right"):
    sector: int
    before: Object
    after: Object


class Amount(msgspec.Struct, frozen=True, gc=False, tag="amount"):
    """Of these sectors, at least `least` and at most `most` hold one of `things`: heard from a
    rival, or concluded. "Empty" is truly empty here."""

    things: tuple[Object, ...]
    """In the order of `Object`."""
    sectors: tuple[int, ...]
    """The smallest first."""
    least: int
    most: int


class Revealed(msgspec.Struct, frozen=True, gc=False, tag="revealed"):
    system: SolarSystem


Fact: TypeAlias = (
    NotHere
    | Holds
    | Counted
    | Seen
    | ClueRead
    | Titled
    | LocatedWrong
    | LocatedRight
    | Amount
    | Revealed
)


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """Known from the start: titles and starting facts."""


class InTurn(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """An answer of the viewer's own turn; turns of all seats are counted, from 1."""

    number: int


class AtConference(msgspec.Struct, frozen=True, gc=False, tag="conference"):
    number: int


class InReview(msgspec.Struct, frozen=True, gc=False, tag="review"):
    """A peer review in this theory phase."""

    phase: int


class AtTheEnd(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """The sky was revealed."""


class OnLine(msgspec.Struct, frozen=True, gc=False, tag="line"):
    """Written on this line of a player's own notes."""

    number: int


Source: TypeAlias = Dealt | InTurn | AtConference | InReview | AtTheEnd | OnLine


class Learned(msgspec.Struct, frozen=True, gc=False):
    """A fact and where it came from."""

    fact: Fact
    source: Source


def conference_label(number: int) -> str:
    return f"X{number}"
