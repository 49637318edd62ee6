"""What a seat may want to do: intents, before the rules have spoken (rules 3-6 and 9).

D deck, D Leo      draw from the deck, or take a Leo that lies face up        (3 A)
O Leo              name a sign to observe                                     (3 B)
O Leo Leo          a conjunction;  O Vir Pis, O Can Sco Pis, O Gem Pis  opposition, trigon, square
pay Ari Leo        pay for the next sign of the observation
place Leo          put a pawn there
from Gem           with an empty reserve, move that pawn
study Ma           study Mars with the third pawn                             (4)
study Ma Leo Vir   study Mars with two pawns on its sign and one each on Leo and Virgo
trade              give two asteroid tokens for a bonus card
play nova-luna     play a bonus card                                          (5)
play maleficus-mars once   do without its second unit
replace 2 Leo      Nova Luna: take the place of seat 2's pawn on Leo
move Gem Leo       Mercurius Retrogradus
steal 2            Iupiter Orientalis: a card from seat 2's hand
stop               do without the second unit of a bonus card
recall Leo         Maleficus Mars: take back one's own pawn
discard Leo joker  Maleficus Saturnus, Eclipsis: cards to give up
end                end the turn;  pass  a turn in which nothing else is lawful
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.planets import Planet


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """A card that lies face up, or None for the deck."""

    card: int | None


class Observe(msgspec.Struct, frozen=True, gc=False, tag="observe"):
    """A sign or a configuration, known by its signs in rising order."""

    signs: tuple[int, ...]


class Pay(msgspec.Struct, frozen=True, gc=False, tag="pay"):
    """Cards in rising order."""

    cards: tuple[int, ...]


class Place(msgspec.Struct, frozen=True, gc=False, tag="place"):
    sign: int


class MoveFrom(msgspec.Struct, frozen=True, gc=False, tag="from"):
    sign: int


class Study(msgspec.Struct, frozen=True, gc=False, tag="study"):
    planet: Planet


class StudyWith(msgspec.Struct, frozen=True, gc=False, tag="study-with"):
    """Two plus two: `one` and `other` are the signs of the two pawns from elsewhere."""

    planet: Planet
    one: int
    other: int


class Trade(msgspec.Struct, frozen=True, gc=False, tag="trade"):
    pass


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """`once` does without the second unit of a card whose units come together."""

    card: Bonus
    once: bool = False


class Replace(msgspec.Struct, frozen=True, gc=False, tag="replace"):
    seat: Seat
    sign: int


class Move(msgspec.Struct, frozen=True, gc=False, tag="move"):
    source: int
    sign: int


class Steal(msgspec.Struct, frozen=True, gc=False, tag="steal"):
    seat: Seat


class Stop(msgspec.Struct, frozen=True, gc=False, tag="stop"):
    pass


class Recall(msgspec.Struct, frozen=True, gc=False, tag="recall"):
    sign: int


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Cards in rising order."""

    cards: tuple[int, ...]


class EndTurn(msgspec.Struct, frozen=True, gc=False, tag="end"):
    pass


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    pass


Action: TypeAlias = (
    Draw
    | Observe
    | Pay
    | Place
    | MoveFrom
    | Study
    | StudyWith
    | Trade
    | Play
    | Replace
    | Move
    | Steal
    | Stop
    | Recall
    | Discard
    | EndTurn
    | Pass
)

KINDS: dict[type, str] = {
    Draw: "draw",
    Observe: "observe",
    Pay: "pay",
    Place: "place",
    MoveFrom: "from",
    Study: "study",
    StudyWith: "study-with",
    Trade: "trade",
    Play: "play",
    Replace: "replace",
    Move: "move",
    Steal: "steal",
    Stop: "stop",
    Recall: "recall",
    Discard: "discard",
    EndTurn: "end",
    Pass: "pass",
}
"""Every kind of action by name, as offers and refusals call it."""
