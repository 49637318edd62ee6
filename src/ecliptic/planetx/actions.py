"""What a seat may want to do: intents, before the rules have spoken (rules 3, 5 and 6).

S A 3-7     survey for asteroids in sectors 3 to 7       (rules 3)
T 8         target sector 8
R B         research topic B
L 6 C E     locate: Planet X in 6, a comet in 5, sector 7 truly empty
C A G       choose an asteroid and a gas cloud theory;  C -  chooses none   (rules 5)
P A 5       place a chosen asteroid theory in sector 5
W A         take back a chosen asteroid theory that no sector is lawful for
pass        give up the (rest of the) last chance       (rules 6)
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ecliptic.planetx.objects import Object


class Survey(msgspec.Struct, frozen=True, gc=False, tag="survey"):
    thing: Object
    first: int
    last: int


class Target(msgspec.Struct, frozen=True, gc=False, tag="target"):
    sector: int


class Research(msgspec.Struct, frozen=True, gc=False, tag="research"):
    topic: str


class Locate(msgspec.Struct, frozen=True, gc=False, tag="locate"):
    """Planet X in `sector`; `before` is the neighbour one sector counter-clockwise."""

    sector: int
    before: Object
    after: Object


class Choose(msgspec.Struct, frozen=True, gc=False, tag="choose"):
    """The theories for this phase, in the order of THEORY_OBJECTS; may be none."""

    things: tuple[Object, ...]


class PlaceTheory(msgspec.Struct, frozen=True, gc=False, tag="place"):
    thing: Object
    sector: int


class Withdraw(msgspec.Struct, frozen=True, gc=False, tag="withdraw"):
    thing: Object


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    pass


Action: TypeAlias = Survey | Target | Research | Locate | Choose | PlaceTheory | Withdraw | Pass

KINDS: dict[type, str] = {
    Survey: "survey",
    Target: "target",
    Research: "research",
    Locate: "locate",
    Choose: "choose",
    PlaceTheory: "place",
    Withdraw: "withdraw",
    Pass: "pass",
}
"""Every kind of action by name, as offers and refusals call it."""
