"""What a seat may do now, in factored form, or why not (rules 3-6 and 9).

One entry per kind of action, always in the same order: an offer with its choices, or a refusal with
the error code that says why. Everything is judged from the board and the seat's own desk, so a view
and the true state give the same offers. `expand` lists the single actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Refusal, Seat
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.actions import KINDS, Action
from ecliptic.ptolemaeus.board import (
    Board,
    Discarding,
    Effect,
    Paying,
    Placing,
    Recalling,
    SecondPick,
    Sourcing,
    Studying,
    Turn,
    unstudied_in,
)
from ecliptic.ptolemaeus.bonus import has_effect, may_play_once, unit_actions
from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.configurations import SHAPES, Kind, Signs, stands
from ecliptic.ptolemaeus.decisions import require_asked
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.discard import discards
from ecliptic.ptolemaeus.display import picks
from ecliptic.ptolemaeus.hand import Counts
from ecliptic.ptolemaeus.observe import check_observation, next_signs, observations, sources
from ecliptic.ptolemaeus.payment import Payment, payments
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.study import can_trade, pairs_elsewhere, two_plus_two

WRONG_MOMENT = {
    "draw": "ptolemaeus-only-as-action",
    "observe": "ptolemaeus-only-as-action",
    "pay": "ptolemaeus-only-when-paying",
    "place": "ptolemaeus-only-when-placing",
    "from": "ptolemaeus-only-when-moving",
    "study": "ptolemaeus-only-third-pawn",
    "study-with": "ptolemaeus-only-after-action",
    "trade": "ptolemaeus-only-beside-action",
    "play": "ptolemaeus-only-beside-action",
    "replace": "ptolemaeus-only-by-bonus",
    "move": "ptolemaeus-only-by-bonus",
    "steal": "ptolemaeus-only-by-bonus",
    "stop": "ptolemaeus-only-by-bonus",
    "recall": "ptolemaeus-only-when-recalling",
    "discard": "ptolemaeus-only-when-discarding",
    "end": "ptolemaeus-act-first",
    "pass": "ptolemaeus-no-passing",
}
"""Why a kind of action is not there at all in this moment."""


class Barred(msgspec.Struct, frozen=True, gc=False):
    """Signs that cannot be observed together now, and why."""

    signs: Signs
    code: str


class DrawOffer(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    cards: tuple[int | None, ...]


class PayOffer(msgspec.Struct, frozen=True, gc=False, tag="pay"):
    sign: int
    payments: tuple[Payment, ...]


class ObserveOffer(msgspec.Struct, frozen=True, gc=False, tag="observe"):
    targets: tuple[Signs, ...]
    barred: tuple[Barred, ...] = ()
    """Every other single sign, and the configurations that stand in the sky."""
    prices: tuple[PayOffer, ...] = ()
    """What the hand can pay for each sign of the targets by itself; those of one action must not
    share a card."""


class StudyWithOffer(msgspec.Struct, frozen=True, gc=False, tag="study-with"):
    planets: tuple[tuple[Planet, int], ...]
    pawns: tuple[int, ...]
    """Own pawns on each sign: any two from elsewhere go along."""


class DiscardOffer(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    hand: Counts
    count: int


class PlayOffer(msgspec.Struct, frozen=True, gc=False, tag="play"):
    cards: tuple[Bonus, ...]
    once: tuple[Bonus, ...] = ()
    """Those of them that may also be played without their second unit."""


class ChoiceOffer(msgspec.Struct, frozen=True, gc=False, tag="choice"):
    """A short plain list of one kind of action."""

    kind: str
    actions: tuple[Action, ...]


Offer: TypeAlias = (
    DrawOffer | ObserveOffer | PayOffer | StudyWithOffer | DiscardOffer | PlayOffer | ChoiceOffer
)
Offers: TypeAlias = tuple[Offer | Refusal, ...]


def kind_of(offer: Offer | Refusal) -> str:
    """The kind of action an entry is about."""
    if isinstance(offer, ChoiceOffer | Refusal):
        return offer.kind
    return str(offer.__struct_config__.tag)


def offers(board: Board, desk: Desk | None, seat: Seat | None) -> Offers:
    """The offers of a seat; a spectator (no seat, no desk) is refused everything."""
    if seat is None or desk is None:
        return _refused(IllegalAction("ptolemaeus-spectator"))
    try:
        require_asked(board, seat)
    except IllegalAction as error:
        return _refused(error)
    there = {kind_of(offer): offer for offer in open_offers(board, desk, seat)}
    observe = there.get("observe")
    if isinstance(observe, ObserveOffer):
        targets = observe.targets
        barred = _barred(board, desk, seat, targets)
        there["observe"] = ObserveOffer(targets, barred, _prices(desk.hand, targets))
    return tuple(
        there.get(kind) or Refusal(kind, why_not(board, desk, seat, kind))
        for kind in KINDS.values()
    )


def legal(board: Board, desk: Desk, seat: Seat) -> Sequence[Action]:
    """Every lawful action of a seat."""
    try:
        require_asked(board, seat)
    except IllegalAction:
        return ()
    return expand(open_offers(board, desk, seat))


def open_offers(board: Board, desk: Desk, seat: Seat) -> Sequence[Offer]:
    """What a seat that is asked may choose from."""
    stage = board.stage
    match stage:
        case Turn():
            return _turn_offers(board, desk, seat)
        case SecondPick():
            return [DrawOffer(picks(board, jokers_too=False))]
        case Paying(signs, paid):
            return [PayOffer(signs[paid], payments(desk.hand, signs, paid))]
        case Discarding(count=count):
            return [DiscardOffer(desk.hand, count)]
        case Effect():
            return _effect_offers(board, seat, stage)
    return _choices(public_actions(board))


def public_actions(board: Board) -> Sequence[Action]:
    """The lawful answers in moments that depend on nothing hidden; the board alone knows them."""
    stage, seat = board.stage, board.active
    match stage:
        case SecondPick():
            return [wish.Draw(card) for card in picks(board, jokers_too=False)]
        case Placing(signs, left):
            return [wish.Place(sign) for sign in next_signs(board, seat, signs, left)]
        case Sourcing(placing=placing):
            return [wish.MoveFrom(sign) for sign in sources(board, seat, placing.signs)]
        case Studying(sign=sign):
            return [wish.Study(planet) for planet in unstudied_in(board, seat, sign)]
        case Recalling(queue):
            own = board.pawns[queue[0][0]]
            return [wish.Recall(sign) for sign, count in enumerate(own) if count]
        case Effect(done=done):
            units = unit_actions(board, seat, stage)
            return [*units, wish.Stop()] if done else units
    return ()


def _turn_offers(board: Board, desk: Desk, seat: Seat) -> list[Offer]:
    """In the order of `KINDS`, as in `offers`."""
    found: list[Offer] = []
    ending: list[Offer] = []
    if not board.acted:
        cards = picks(board, jokers_too=True)
        if cards:
            found.append(DrawOffer(cards))
        signs = observations(board, desk.hand, seat)
        if signs:
            found.append(ObserveOffer(signs))
        if not found:
            ending.append(ChoiceOffer("pass", (wish.Pass(),)))
    else:
        planets = two_plus_two(board, seat)
        if planets:
            found.append(StudyWithOffer(planets, board.pawns[seat]))
        ending.append(ChoiceOffer("end", (wish.EndTurn(),)))
    if can_trade(board, seat):
        found.append(ChoiceOffer("trade", (wish.Trade(),)))
    if desk.bonuses:
        held = sorted(set(desk.bonuses))
        playable = tuple(card for card in held if has_effect(board, seat, card))
        if playable:
            weaker = tuple(card for card in playable if may_play_once(board, seat, card))
            found.append(PlayOffer(playable, weaker))
    return [*found, *ending]


def _effect_offers(board: Board, seat: Seat, effect: Effect) -> Sequence[Offer]:
    if effect.card is Bonus.VENUS_RETROGRADA:
        drawing: list[Offer] = [DrawOffer(picks(board, jokers_too=True))]
        return [*drawing, ChoiceOffer("stop", (wish.Stop(),))] if effect.done else drawing
    return _choices(public_actions(board))


def _choices(actions: Sequence[Action]) -> list[Offer]:
    """Plain lists, one per kind."""
    by_kind: dict[str, list[Action]] = {}
    for action in actions:
        by_kind.setdefault(KINDS[type(action)], []).append(action)
    return [ChoiceOffer(kind, tuple(same)) for kind, same in by_kind.items()]


def expand(offered: Sequence[Offer | Refusal]) -> Sequence[Action]:
    """The single actions a view's offers stand for."""
    listed: list[Action] = []
    for offer in offered:
        match offer:
            case DrawOffer(cards):
                listed += [wish.Draw(card) for card in cards]
            case ObserveOffer(targets):
                listed += [wish.Observe(signs) for signs in targets]
            case PayOffer(payments=choices):
                listed += [wish.Pay(cards) for cards in choices]
            case StudyWithOffer(planets, pawns):
                listed += [
                    wish.StudyWith(planet, *pair)
                    for planet, sign in planets
                    for pair in pairs_elsewhere(pawns, sign)
                ]
            case DiscardOffer(hand, count):
                listed += [wish.Discard(cards) for cards in discards(hand, count)]
            case PlayOffer(held, weaker):
                listed += [wish.Play(card) for card in held]
                listed += [wish.Play(card, once=True) for card in weaker]
            case ChoiceOffer(actions=plain):
                listed += plain
    return listed


def why_not(board: Board, desk: Desk, seat: Seat, kind: str) -> str:
    """The code that says why a kind of action is not possible for the seat that is asked."""
    if isinstance(board.stage, Turn):
        match kind:
            case "draw" | "observe" if board.acted:
                return "ptolemaeus-acted-already"
            case "draw":
                return "ptolemaeus-deck-empty"
            case "observe":
                return "ptolemaeus-nothing-to-observe"
            case "study-with" if board.acted:
                return "ptolemaeus-two-plus-two"
            case "trade" if not board.bonus_deck:
                return "ptolemaeus-bonus-deck-empty"
            case "trade":
                return "ptolemaeus-two-tokens"
            case "play" if not desk.bonuses:
                return "ptolemaeus-bonus-not-held"
            case "play":
                return "ptolemaeus-bonus-no-effect"
    return WRONG_MOMENT[kind]


def _barred(board: Board, desk: Desk, seat: Seat, targets: tuple[Signs, ...]) -> tuple[Barred, ...]:
    open_ones = frozenset(targets)
    found = []
    for signs, kind in SHAPES.items():
        if signs in open_ones:
            continue
        if kind is Kind.SINGLE or stands(signs, board.planets, board.comet):
            try:
                check_observation(board, desk.hand, seat, signs)
            except IllegalAction as error:
                found.append(Barred(signs, error.code))
    return tuple(found)


def _prices(hand: Counts, targets: tuple[Signs, ...]) -> tuple[PayOffer, ...]:
    named = sorted({sign for signs in targets for sign in signs})
    return tuple(PayOffer(sign, payments(hand, (sign,), 0)) for sign in named)


def _refused(error: IllegalAction) -> Offers:
    return tuple(Refusal.of(kind, error) for kind in KINDS.values())
