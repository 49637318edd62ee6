"""The lawful actions of Ptolemaeus as numbered choices.

Long lists are folded: a number then opens a shorter list (first the pawn to move, then where to).
Payments stay in the order of the rules, cheapest first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from ecliptic.core.game import Refusal
from ecliptic.english.ptolemaeus import words
from ecliptic.english.words import counted, listed, possessive
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Board
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.configurations import SHAPES, Kind, Signs
from ecliptic.ptolemaeus.notation import action_text
from ecliptic.ptolemaeus.offers import ObserveOffer, Offer, PayOffer, expand, kind_of
from ecliptic.ptolemaeus.views import View
from ecliptic.ptolemaeus.zodiac import ELEMENTS, SIGN_NAMES, element
from ecliptic.terminal.face import Look
from ecliptic.terminal.menu import Entry, Group, Menu
from ecliptic.terminal.seats import Chair

LONG = 12
"""More entries than this are folded."""
FEW = 3
"""A fold of no more entries than this is left open."""

HEADINGS = {
    "draw": "Draw:",
    "observe": "Observe:",
    "place": "Put a pawn on:",
    "from": "Your reserve is empty. Take the pawn from:",
    "study": "Your third pawn is there. Study:",
    "study-with": "Study with two pawns there and two from elsewhere:",
    "replace": "Replace:",
    "move": "Move your pawn:",
    "steal": "Take a random card from:",
    "recall": "Take back your pawn from:",
    "discard": "Discard:",
    "play": "Play a bonus card (free):",
}
TOGETHER = "Observe together:"
_OTHER = ("trade", "stop", "end", "pass")

Label: TypeAlias = Callable[[Action], str]
Fold: TypeAlias = tuple[Callable[[Action], object], Label]
"""What entries of one fold have in common, and what the fold is called."""


def menu(look: Look) -> Menu:
    """What the seat may do now, grouped by kind."""
    view: View = look.view
    offers = [offer for offer in view.offers if not isinstance(offer, Refusal)]
    groups = [
        group for offer in offers if kind_of(offer) not in _OTHER for group in _groups(look, offer)
    ]
    rest = [
        _entry(look, action)
        for offer in offers
        if kind_of(offer) in _OTHER
        for action in expand((offer,))
    ]
    return Menu([*groups, *([Group("Or:" if groups else "", rest)] if rest else [])])


def _groups(look: Look, offer: Offer) -> Iterator[Group]:
    """One group for each kind of action; configurations stand apart from single signs."""
    kind = kind_of(offer)
    actions = _in_order(expand((offer,)))
    if isinstance(offer, PayOffer):
        heading = f"Pay for {SIGN_NAMES[offer.sign]} ({ELEMENTS[element(offer.sign)]}):"
        yield Group(heading, list(_payments(look, offer)))
    elif isinstance(offer, ObserveOffer):
        for heading, several in ((HEADINGS[kind], False), (TOGETHER, True)):
            some = [wish.Observe(signs) for signs in offer.targets if (len(signs) > 1) is several]
            if some:
                yield Group(heading, [_entry(look, action) for action in some])
    else:
        yield Group(HEADINGS[kind], list(_entries(look, actions, kind)))


def _in_order(actions: Sequence[Action]) -> list[Action]:
    """Cards by colour, as a hand is shown; everything else as the rules list it."""
    if all(isinstance(action, wish.Draw) for action in actions):
        return sorted(actions, key=_colour_first)
    return list(actions)


def _colour_first(action: Action) -> tuple[int, int]:
    card = action.card if isinstance(action, wish.Draw) else None
    if card is None:
        return -1, 0
    return (len(ELEMENTS), 0) if card == JOKER else (element(card), card)


def _entries(look: Look, actions: Sequence[Action], kind: str) -> Iterator[Entry]:
    fold = _FOLDS.get(kind)
    if fold is None or len(actions) <= LONG:
        return iter([_entry(look, action) for action in actions])
    return _folded(look, actions, *fold)


def _folded(
    look: Look, actions: Iterable[Action], key: Callable[[Action], object], name: Label
) -> Iterator[Entry]:
    """One entry for all actions that have the key in common; the rest of them in its own list."""
    for _, same in groupby(actions, key=key):
        inside = list(same)
        entries = [_entry(look, action) for action in inside]
        if len(inside) <= FEW:
            yield from entries
        else:
            heading = name(inside[0])
            label = f"{heading} ... ({len(inside)} ways)"
            yield Entry(label, "", Menu([Group(f"{heading}:", entries)]))


def _payments(look: Look, offer: PayOffer) -> Iterator[Entry]:
    """Three cards of a strange colour may be chosen in many ways: one fold for each colour."""
    few = [wish.Pay(cards) for cards in offer.payments if len(cards) < 3]
    threes = [wish.Pay(cards) for cards in offer.payments if len(cards) == 3]
    yield from (_entry(look, action) for action in few)
    if len(few) + len(threes) <= LONG:
        yield from (_entry(look, action) for action in threes)
    else:
        yield from _folded(look, threes, _colour_paid, _three_of_a_colour)


def _colour_paid(action: Action) -> object:
    return element(action.cards[0]) if isinstance(action, wish.Pay) else None


def _three_of_a_colour(action: Action) -> str:
    colour = ELEMENTS[element(action.cards[0])] if isinstance(action, wish.Pay) else ""
    return f"three of {colour}"


_FOLDS: dict[str, Fold] = {
    "study-with": (
        lambda action: isinstance(action, wish.StudyWith) and action.planet,
        lambda action: words.planet(action.planet) if isinstance(action, wish.StudyWith) else "",
    ),
    "move": (
        lambda action: isinstance(action, wish.Move) and action.source,
        lambda action: f"from {SIGN_NAMES[action.source]}" if isinstance(action, wish.Move) else "",
    ),
    "discard": (
        lambda action: isinstance(action, wish.Discard) and action.cards[0],
        lambda action: (
            f"{words.card(action.cards[0])} and" if isinstance(action, wish.Discard) else ""
        ),
    ),
}


def _entry(look: Look, action: Action) -> Entry:
    return Entry(label(look, action), action_text(action), action)


def label(look: Look, action: Action) -> str:
    """An action in a few words."""
    board: Board = look.view.board
    match action:
        case wish.Draw(None):
            return "from the deck"
        case wish.Draw(card=int() as card):
            return words.card_with_colour(card)
        case wish.Observe(signs):
            return _observation(board, board.active, signs)
        case wish.Pay(cards) | wish.Discard(cards):
            return words.cards(cards) or "nothing"
        case wish.Place(sign) | wish.MoveFrom(sign) | wish.Recall(sign):
            return _sign(board, sign)
        case wish.Study(planet):
            return words.planet(planet)
        case wish.StudyWith(planet, one, other):
            where = SIGN_NAMES[board.planets[planet]]
            names = dict.fromkeys((SIGN_NAMES[one], SIGN_NAMES[other]))
            pair = "both from " if one == other else "from "
            return f"{words.planet(planet)} in {where}, {pair}{listed(names)}"
        case wish.Move(source, sign):
            return f"{SIGN_NAMES[source]} to {_sign(board, sign)}"
    return _other_label(board, look.chairs, action)


def _other_label(board: Board, chairs: Sequence[Chair], action: Action) -> str:
    match action:
        case wish.Play(card=bonus, once=once):
            return f"{words.bonus(bonus)}, only once" if once else words.bonus(bonus)
        case wish.Replace(seat, sign):
            return f"{possessive(chairs[seat].name)} pawn on {_sign(board, sign)}"
        case wish.Steal(seat):
            return f"{chairs[seat].name} ({counted(board.hand_sizes[seat], 'card')})"
        case wish.Trade():
            return "trade two asteroid tokens for a bonus card"
        case wish.Stop():
            return "skip the second use"
        case wish.EndTurn():
            return "end the turn"
        case _:
            return "pass"


def _observation(board: Board, seat: int, signs: Signs) -> str:
    """What stands there, and whether a third pawn would study it."""
    kind = SHAPES[signs]
    own = board.pawns[seat]
    studies = any(own[sign] + signs.count(sign) > 2 for sign in signs)
    ends = " - studies" if studies else ""
    if kind is Kind.SINGLE:
        return f"{_sign(board, signs[0])}{ends}"
    if kind is Kind.CONJUNCTION:
        return f"conjunction in {_sign(board, signs[0])}{ends}"
    return f"{words.shape(kind)} {' - '.join(_sign(board, sign) for sign in signs)}{ends}"


def _sign(board: Board, sign: int) -> str:
    """`Cancer (Sol, Mercurius)`."""
    held = words.standing_in(sign, board.planets, board.comet)
    return f"{SIGN_NAMES[sign]} ({held})" if held else SIGN_NAMES[sign]
