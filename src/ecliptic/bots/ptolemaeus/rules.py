"""The opponent that plays by simple rules.

It studies when it can. Otherwise it makes the cheapest observation that brings a study nearer, and
without one it draws what it needs most. Bonus cards are played as soon as they help, asteroid
tokens traded when that costs no point.
"""

from __future__ import annotations

from math import fsum

from ecliptic.bots.ptolemaeus.needs import Needs
from ecliptic.bots.ptolemaeus.seat import Own, own_side
from ecliptic.core.chance import Chance
from ecliptic.core.figures import rounded
from ecliptic.core.game import Decision
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Effect, Turn, others
from ecliptic.ptolemaeus.bonus import has_effect, unit_actions
from ecliptic.ptolemaeus.cards import JOKER, Bonus
from ecliptic.ptolemaeus.configurations import Signs
from ecliptic.ptolemaeus.display import picks
from ecliptic.ptolemaeus.observe import observations
from ecliptic.ptolemaeus.score import TOKENS_PER_POINT
from ecliptic.ptolemaeus.study import PRICE, can_trade, two_plus_two
from ecliptic.ptolemaeus.views import View
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, element, signs_of

MANY_CARDS = 3
"""In a rival's hand: then Maleficus Saturnus is worth playing."""
MANY_PAWNS = 3
"""Of a rival on signs: then Maleficus Mars is."""


class RulesBot:
    """Keeps nothing between decisions, and draws no lots."""

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        own = own_side(view)
        needs = Needs(own)
        if isinstance(own.board.stage, Turn):
            return _turn(own, needs)
        return max(own.legal(), key=lambda action: rounded(answer_worth(own, needs, action)))


def _turn(own: Own, needs: Needs) -> Action:
    """A free act that helps, then the action, then a study with two and two."""
    board = own.board
    free = free_act(own, needs)
    if free is not None:
        return free
    if not board.acted:
        return _observation(own, needs) or drawing(own, needs)
    return study_by_four(own, needs) or wish.EndTurn()


def study_by_four(own: Own, needs: Needs) -> Action | None:
    """A study with two pawns and the two others that are missed least, if there is any."""
    if not two_plus_two(own.board, own.seat):
        return None
    studies = [action for action in own.legal() if isinstance(action, wish.StudyWith)]
    return max(studies, key=lambda action: rounded(answer_worth(own, needs, action)))


# ---- free acts -------------------------------------------------------------------------------


def free_act(own: Own, needs: Needs) -> Action | None:
    board, tokens = own.board, own.board.tokens[own.seat]
    if can_trade(board, own.seat) and tokens % TOKENS_PER_POINT >= PRICE:
        return wish.Trade()
    for card in sorted(set(own.desk.bonuses)):
        if has_effect(board, own.seat, card) and _helps(own, needs, card):
            return wish.Play(card)
    return None


def _helps(own: Own, needs: Needs, card: Bonus) -> bool:
    """Whether a bonus card is worth playing now."""
    board = own.board
    rivals = others(board, own.seat)
    match card:
        case Bonus.SOL_IN_MEDIO_CAELI | Bonus.VENUS_RETROGRADA | Bonus.IUPITER_ORIENTALIS:
            return True
        case Bonus.MALEFICUS_SATURNUS:
            return max(board.hand_sizes[rival] for rival in rivals) >= MANY_CARDS
        case Bonus.MALEFICUS_MARS:
            return max(sum(board.pawns[rival]) for rival in rivals) >= MANY_PAWNS
    units = unit_actions(board, own.seat, Effect(card, 1))
    return any(answer_worth(own, needs, unit) > 0 for unit in units)


# ---- the action ------------------------------------------------------------------------------


def _observation(own: Own, needs: Needs) -> Action | None:
    """One that studies, most and then cheapest; or the cheapest that brings a study nearer."""
    found = []
    for signs in observations(own.board, own.desk.hand, own.seat):
        near = sum([needs.of_signs[sign] > 0 for sign in signs])
        if near:
            cost = sum([_cards_for(own, sign) for sign in signs])
            gain = rounded(fsum(needs.of_signs[sign] for sign in signs))
            found.append((_studies(own, needs, signs), rounded(-cost / near), gain, signs))
    return wish.Observe(max(found)[-1]) if found else None


def _studies(own: Own, needs: Needs, signs: Signs) -> int:
    """How many studies an observation makes possible at once."""
    pawns = list(own.pawns)
    studies = 0
    for sign in signs:
        pawns[sign] += 1
        if pawns[sign] == 3:
            pawns[sign] = 0
            studies += 1
    if sum(pawns) >= 4 and any(pawns[sign] == 2 and needs.of_signs[sign] for sign in ALL_SIGNS):
        studies += 1
    return studies


def _cards_for(own: Own, sign: int) -> int:
    """The fewest cards that pay for a pawn, whatever else has to be paid."""
    hand = own.desk.hand
    if hand[sign] or hand[JOKER]:
        return 1
    return 2 if sum(hand[one] for one in signs_of(element(sign))) >= 2 else 3


def drawing(own: Own, needs: Needs) -> Action:
    """The card that is needed most; a joker that lies open must be worth two."""
    cards = picks(own.board, jokers_too=True)
    if not cards:
        return own.legal()[0]
    worths = [(rounded(draw_worth(own, needs, card)), card) for card in cards]
    best = sorted(worths, key=lambda one: one[0])
    if best[-1][1] == JOKER and len(best) > 1:
        other = best[-2][0]
        if 2 * other > best[-1][0]:
            best.pop()
    return wish.Draw(best[-1][1])


def draw_worth(own: Own, needs: Needs, card: int | None) -> float:
    """Of a card in hand; one from the deck may be any."""
    hand = own.desk.hand
    if card is not None:
        return needs.card_worth(card, hand[card])
    return fsum(needs.card_worth(sign, hand[sign]) for sign in ALL_SIGNS) / len(ALL_SIGNS)


# ---- answers inside an action ----------------------------------------------------------------


def answer_worth(own: Own, needs: Needs, action: Action) -> float:
    """Of an answer, against the other answers to the same question."""
    match action:
        case wish.Draw(card):
            return draw_worth(own, needs, card)
        case wish.Pay(cards) | wish.Discard(cards):
            return -needs.price(own.desk.hand, cards)
        case wish.Place(sign):
            return needs.of_signs[sign]
        case wish.Replace(rival, sign):
            return needs.of_signs[sign] * own.board.pawns[rival][sign]
        case wish.Move(source, sign):
            return needs.of_signs[sign] - needs.loss(source)
        case wish.MoveFrom(sign) | wish.Recall(sign):
            return -needs.loss(sign)
        case wish.Study(planet):
            return planet in own.desk.objective
        case wish.StudyWith(planet, one, other):
            wanted = 100 if planet in own.desk.objective else 0
            return wanted - needs.loss(one) - needs.loss(other)
        case wish.Steal(rival):
            return own.board.hand_sizes[rival]
    return 0
