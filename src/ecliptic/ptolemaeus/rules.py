"""From an action to what happens (rules 3-7): the one place where everything comes together.

`check` raises if an action is not lawful; `decide` tells the story that follows from a lawful one.
After every step `_settle` goes on as long as nobody has to be asked: it fills the display, notices
a player who has come to 12 points, and gives the answers that the open board alone decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.core.chance import Chance
from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.actions import KINDS, Action
from ecliptic.ptolemaeus.board import (
    SHOWN,
    Board,
    Discarding,
    Effect,
    Over,
    Paying,
    Placing,
    Recalling,
    SecondPick,
    SettingUp,
    Sourcing,
    Studying,
    Turn,
)
from ecliptic.ptolemaeus.bonus import check_play, unit_actions
from ecliptic.ptolemaeus.decisions import require_asked
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.discard import check_discard
from ecliptic.ptolemaeus.discarding import open_discards, seal_what_is_forced
from ecliptic.ptolemaeus.display import can_draw_blind, check_pick
from ecliptic.ptolemaeus.drawing import draw_bonus, fill, take
from ecliptic.ptolemaeus.ending import end_game
from ecliptic.ptolemaeus.events import Event
from ecliptic.ptolemaeus.evolve import Story
from ecliptic.ptolemaeus.hand import cards_of
from ecliptic.ptolemaeus.observe import check_observation, check_place, check_source, observations
from ecliptic.ptolemaeus.offers import WRONG_MOMENT, public_actions
from ecliptic.ptolemaeus.payment import check_payment
from ecliptic.ptolemaeus.rounds import end_turn, show_event
from ecliptic.ptolemaeus.score import has_won_race
from ecliptic.ptolemaeus.state import State, desk_of
from ecliptic.ptolemaeus.steps import DRAWS_BONUS, step_of
from ecliptic.ptolemaeus.study import (
    can_trade,
    check_third_pawn,
    check_trade,
    check_two_plus_two,
    two_plus_two,
)

_MOMENTS: dict[type, tuple[type, ...]] = {
    wish.Draw: (Turn, SecondPick, Effect),
    wish.Observe: (Turn,),
    wish.Pay: (Paying,),
    wish.Place: (Placing, Effect),
    wish.MoveFrom: (Sourcing,),
    wish.Study: (Studying,),
    wish.StudyWith: (Turn,),
    wish.Trade: (Turn,),
    wish.Play: (Turn,),
    wish.Replace: (Effect,),
    wish.Move: (Effect,),
    wish.Steal: (Effect,),
    wish.Stop: (Effect,),
    wish.Recall: (Recalling,),
    wish.Discard: (Discarding,),
    wish.EndTurn: (Turn,),
    wish.Pass: (Turn,),
}

_POINTS = frozenset({happened.PlanetStudied, happened.BonusDrawn})
"""What may bring a player to 12 points; a study's asteroid token comes with it."""


def check(board: Board, desk: Desk, seat: Seat, action: Action) -> None:
    """Raises `IllegalAction` unless the seat may do this now. Looks at nothing hidden from it."""
    require_asked(board, seat)
    moments = _MOMENTS.get(type(action))
    if moments is None:
        raise IllegalAction("ptolemaeus-unknown-action")
    stage = board.stage
    if not isinstance(stage, moments):
        raise IllegalAction(WRONG_MOMENT[KINDS[type(action)]])
    match stage:
        case Turn():
            _check_in_turn(board, desk, seat, action)
        case Effect():
            _check_unit(board, seat, stage, action)
        case _:
            _check_answer(board, desk, seat, action)


def _check_in_turn(board: Board, desk: Desk, seat: Seat, action: Action) -> None:
    if board.acted and isinstance(action, wish.Draw | wish.Observe):
        raise IllegalAction("ptolemaeus-acted-already")
    match action:
        case wish.Draw(card):
            check_pick(board, card, jokers_too=True)
        case wish.Observe(signs):
            check_observation(board, desk.hand, seat, signs)
        case wish.StudyWith(planet, one, other):
            if not board.acted:
                raise IllegalAction("ptolemaeus-only-after-action")
            check_two_plus_two(board, seat, planet, (one, other))
        case wish.Trade():
            check_trade(board, seat)
        case wish.Play(card=bonus, once=once):
            check_play(board, desk.bonuses, seat, bonus, once)
        case wish.EndTurn():
            if not board.acted:
                raise IllegalAction("ptolemaeus-act-first")
        case wish.Pass():
            possible = can_draw_blind(board) or board.display
            if board.acted or possible or observations(board, desk.hand, seat):
                raise IllegalAction("ptolemaeus-no-passing")


def _check_unit(board: Board, seat: Seat, stage: Effect, action: Action) -> None:
    """One unit of a bonus card, or doing without the second."""
    if isinstance(action, wish.Stop):
        if not stage.done:
            raise IllegalAction("ptolemaeus-bonus-first-unit")
        return
    units = unit_actions(board, seat, stage)
    if action in units:
        return
    if any(type(unit) is type(action) for unit in units):
        raise IllegalAction("ptolemaeus-bonus-not-so", bonus=stage.card.value)
    raise IllegalAction(WRONG_MOMENT[KINDS[type(action)]])


def _check_answer(board: Board, desk: Desk, seat: Seat, action: Action) -> None:
    """The answer to a question inside an action."""
    match board.stage, action:
        case SecondPick(), wish.Draw(card):
            check_pick(board, card, jokers_too=False)
        case Paying(signs, paid), wish.Pay(cards):
            check_payment(desk.hand, signs, paid, cards)
        case Placing(signs, left), wish.Place(sign):
            check_place(board, seat, signs, left, sign)
        case Sourcing(placing=placing), wish.MoveFrom(sign):
            check_source(board, seat, placing.signs, sign)
        case Studying(sign=sign), wish.Study(planet):
            check_third_pawn(board, seat, sign, planet)
        case Recalling(), wish.Recall(sign):
            if action not in public_actions(board):
                raise IllegalAction("ptolemaeus-no-pawn-there")
        case Discarding(count=count), wish.Discard(cards):
            check_discard(desk.hand, count, cards)


def decide(state: State, seat: Seat, action: Action, chance: Chance) -> Sequence[Event]:
    """Everything that follows from a lawful action; raises if it is not lawful."""
    check(state.board, desk_of(state, seat), seat, action)
    story = Story(state)
    _carry_out(story, seat, action, chance)
    _settle(story, chance)
    return story.events


def _carry_out(story: Story, seat: Seat, action: Action, chance: Chance) -> None:
    """The step itself, and what it draws."""
    step = step_of(story.board, seat, action)
    if step is not None:
        story.tell(step)
    if isinstance(action, DRAWS_BONUS):
        draw_bonus(story, seat)
    elif isinstance(action, wish.Draw):
        take(story, seat, action.card, chance)
    elif isinstance(action, wish.Steal):
        hand = cards_of(story.state.desks[action.seat].hand)
        story.tell(happened.CardStolen(seat, action.seat, chance.choice(hand)))
    elif isinstance(action, wish.EndTurn):
        end_turn(story)
    elif isinstance(action, wish.Pass):
        story.tell(happened.TurnPassed(seat))


def _settle(story: Story, chance: Chance) -> None:
    """Go on until somebody has to be asked."""
    seen = 0
    while not isinstance(story.board.stage, Over):
        board = story.board
        gained = not _POINTS.isdisjoint(map(type, story.events[seen:]))
        seen = len(story.events)
        if gained and has_won_race(board, story.state.desks[board.active], board.active):
            end_game(story, racer=board.active)
            return
        if len(board.display) < SHOWN and can_draw_blind(board):
            fill(story, chance)
        if not _go_on(story, chance):
            return


def _go_on(story: Story, chance: Chance) -> bool:
    """One step that needs no answer, or False if somebody has to be asked."""
    board, stage = story.board, story.board.stage
    if isinstance(stage, SettingUp):
        show_event(story)
        return True
    if isinstance(stage, Discarding):
        return _go_on_discarding(story, stage)
    if isinstance(stage, Turn):
        if not _turn_is_spent(board):
            return False
        end_turn(story)
        return True
    if isinstance(stage, Paying):
        return False
    answers = public_actions(board)
    if isinstance(stage, SecondPick) and not answers:
        story.tell(happened.DrawingEnded(board.active))
        return True
    if isinstance(stage, Recalling):
        seat, count = stage.queue[0]
        if len(answers) > 1 and count < sum(board.pawns[seat]):
            return False
        _carry_out(story, seat, answers[0], chance)
        return True
    if len(answers) > 1:
        return False
    _carry_out(story, board.active, answers[0], chance)
    return True


def _go_on_discarding(story: Story, stage: Discarding) -> bool:
    seal_what_is_forced(story, stage)
    left = story.board.stage
    if isinstance(left, Discarding) and left.waiting:
        return False
    open_discards(story, stage)
    return True


def _turn_is_spent(board: Board) -> bool:
    """Whether everybody can see that nothing but the end of the turn is left."""
    seat = board.active
    return (
        board.acted
        and not board.bonus_sizes[seat]
        and not can_trade(board, seat)
        and not two_plus_two(board, seat)
    )
