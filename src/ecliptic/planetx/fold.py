"""Folding events: what the board and a desk are after something happened. Never judges.

`board_after` takes the full event or what a viewer was told of it: it uses only what both have, so
the true state and every view share one board. A type without an entry changes nothing there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ecliptic.planetx.board import (
    REVIEWING,
    TURNS,
    Board,
    Choosing,
    FaceDown,
    FaceUp,
    LastChances,
    Over,
    Placing,
    Removed,
    Theory,
    Turns,
    space,
)
from ecliptic.planetx.clues import title_of
from ecliptic.planetx.desk import Desk, with_supply, without
from ecliptic.planetx.events import (
    ChoiceSealed,
    ChoicesOpened,
    ConferenceHeld,
    ConferenceSet,
    ConferenceTitled,
    EarthTurned,
    GameScored,
    GeneratorNamed,
    LastChanceEnded,
    LastChancesOpened,
    LocateAnnounced,
    Located,
    PawnsLinedUp,
    ResearchAnnounced,
    Researched,
    SectorReviewed,
    Shown,
    SkyRevealed,
    SurveyAnnounced,
    Surveyed,
    TargetAnnounced,
    Targeted,
    TheoriesAdvanced,
    TheoriesChosen,
    TheoryLaid,
    TheoryPhaseClosed,
    TheoryPhaseOpened,
    TheoryPlaced,
    TheoryWithdrawn,
    TokenTakenBack,
    TopicSet,
    TopicTitled,
)
from ecliptic.planetx.modes import TOPICS
from ecliptic.planetx.time_track import pawn_moved


def board_after(board: Board, event: Any) -> Board:
    fold = _BOARD.get(type(event))
    return board if fold is None else fold(board, event)


def desk_after(desk: Desk, event: Any) -> Desk:
    """The owner's desk after one of his own theory events."""
    fold = _DESK.get(type(event))
    return desk if fold is None else fold(desk, event)


def _put(items: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*items[:index], value, *items[index + 1 :])


def _topic_titled(board: Board, event: TopicTitled) -> Board:
    return replace(board, titles=_put(board.titles, TOPICS.index(event.topic), event.title))


def _topic_set(board: Board, event: TopicSet) -> Board:
    return _topic_titled(board, TopicTitled(event.topic, title_of(event.clue)))


def _conference_titled(board: Board, event: ConferenceTitled) -> Board:
    titles = _put(board.conference_titles, event.number - 1, event.title)
    return replace(board, conference_titles=titles)


def _conference_set(board: Board, event: ConferenceSet) -> Board:
    return _conference_titled(board, ConferenceTitled(event.number, title_of(event.clue)))


def _generator_named(board: Board, event: GeneratorNamed) -> Board:
    return replace(board, generator=event.version)


def _pawns_lined_up(board: Board, event: PawnsLinedUp) -> Board:
    return replace(board, order=event.order, stage=TURNS)


def _turn_taken(
    board: Board, event: SurveyAnnounced | TargetAnnounced | ResearchAnnounced | LocateAnnounced
) -> Board:
    """The pawn moves by the cost; remember whether the turn was research."""
    seat = event.seat
    researched = isinstance(event, ResearchAnnounced)
    last = board.last_was_research
    if last[seat] is not researched:
        last = _put(last, seat, researched)
    times, order = pawn_moved(board.times, board.order, seat, event.cost)
    return replace(board, times=times, order=order, turns=board.turns + 1, last_was_research=last)


def _target(board: Board, event: TargetAnnounced) -> Board:
    left = board.targets_left
    board = _turn_taken(board, event)
    return replace(board, targets_left=_put(left, event.seat, left[event.seat] - 1))


def _locate(board: Board, event: LocateAnnounced) -> Board:
    if isinstance(board.stage, Turns):
        board = _turn_taken(board, event)
    if event.found:
        board = replace(board, located=(*board.located, (event.seat, event.points)))
    return board


def _earth_turned(board: Board, event: EarthTurned) -> Board:
    return replace(board, earth=event.steps)


def _conference_held(board: Board, event: ConferenceHeld) -> Board:
    return replace(board, conferences=(*board.conferences, (event.number, event.clue)))


def _phase_opened(board: Board, event: TheoryPhaseOpened) -> Board:
    stage = Choosing(event.asked) if event.asked else REVIEWING
    return replace(board, phases=event.number, stage=stage)


def _sealed(board: Board, event: ChoiceSealed) -> Board:
    if not isinstance(board.stage, Choosing):
        return board
    waiting = tuple(seat for seat in board.stage.waiting if seat != event.seat)
    return replace(board, stage=Choosing(waiting))


def _choices_opened(board: Board, event: ChoicesOpened) -> Board:
    return replace(board, stage=Placing(event.placing) if event.placing else REVIEWING)


def _theory_laid(board: Board, event: TheoryLaid) -> Board:
    laid = FaceDown(event.number, event.seat, event.sector, event.phase)
    left = board.tokens_left
    board = replace(
        board,
        theories=(*board.theories, laid),
        tokens_left=_put(left, event.seat, left[event.seat] - 1),
    )
    if isinstance(board.stage, LastChances):
        return replace(board, stage=replace(board.stage, placed=board.stage.placed + 1))
    return _one_token_less(board)


def _token_taken_back(board: Board, event: TokenTakenBack) -> Board:
    return _one_token_less(board)


def _one_token_less(board: Board) -> Board:
    """The first in the placing queue has dealt with a token."""
    if not isinstance(board.stage, Placing):
        return board
    (seat, left), *rest = board.stage.queue
    queue = tuple(rest) if left == 1 else ((seat, left - 1), *rest)
    return replace(board, stage=Placing(queue) if queue else REVIEWING)


def _advanced(board: Board, event: TheoriesAdvanced) -> Board:
    return replace(board, advances=event.phase)


def _reviewed(board: Board, event: SectorReviewed) -> Board:
    board = _turned_over(board, event.shown)
    for face in event.shown:
        mark = (event.sector, face.thing)
        if face.right and mark not in board.confirmed:
            board = replace(board, confirmed=(*board.confirmed, mark))
        elif not face.right and mark not in board.refuted:
            board = replace(board, refuted=(*board.refuted, mark))
    for seat, cost in event.penalties:
        times, order = pawn_moved(board.times, board.order, seat, cost)
        board = replace(board, times=times, order=order)
    return board


def _turned_over(board: Board, shown: tuple[Shown, ...]) -> Board:
    faces = {face.number: face for face in shown}
    theories = tuple(_turn_over(board, one, faces.get(one.number)) for one in board.theories)
    return replace(board, theories=theories)


def _turn_over(board: Board, theory: Theory, face: Shown | None) -> Theory:
    if face is None:
        return theory
    number, seat, sector, phase = theory.number, theory.seat, theory.sector, theory.phase
    if face.right:
        return FaceUp(number, seat, sector, phase, face.thing, space(board, theory))
    return Removed(number, seat, sector, phase, face.thing)


def _phase_closed(board: Board, event: TheoryPhaseClosed) -> Board:
    return replace(board, stage=TURNS)


def _last_chances_opened(board: Board, event: LastChancesOpened) -> Board:
    return replace(board, stage=LastChances(event.finder, event.behind, 0))


def _last_chance_ended(board: Board, event: LastChanceEnded) -> Board:
    if not isinstance(board.stage, LastChances):
        return board
    return replace(board, stage=LastChances(board.stage.finder, board.stage.queue[1:], 0))


def _revealed(board: Board, event: SkyRevealed) -> Board:
    return replace(_turned_over(board, event.shown), system=event.system)


def _scored(board: Board, event: GameScored) -> Board:
    return replace(board, stage=Over(event.scores, event.winners))


_BOARD: dict[type, Callable[[Board, Any], Board]] = {
    TopicTitled: _topic_titled,
    TopicSet: _topic_set,
    ConferenceTitled: _conference_titled,
    ConferenceSet: _conference_set,
    GeneratorNamed: _generator_named,
    PawnsLinedUp: _pawns_lined_up,
    SurveyAnnounced: _turn_taken,
    Surveyed: _turn_taken,
    TargetAnnounced: _target,
    Targeted: _target,
    ResearchAnnounced: _turn_taken,
    Researched: _turn_taken,
    LocateAnnounced: _locate,
    Located: _locate,
    EarthTurned: _earth_turned,
    ConferenceHeld: _conference_held,
    TheoryPhaseOpened: _phase_opened,
    ChoiceSealed: _sealed,
    TheoriesChosen: _sealed,
    ChoicesOpened: _choices_opened,
    TheoryLaid: _theory_laid,
    TheoryPlaced: _theory_laid,
    TokenTakenBack: _token_taken_back,
    TheoryWithdrawn: _token_taken_back,
    TheoriesAdvanced: _advanced,
    SectorReviewed: _reviewed,
    TheoryPhaseClosed: _phase_closed,
    LastChancesOpened: _last_chances_opened,
    LastChanceEnded: _last_chance_ended,
    SkyRevealed: _revealed,
    GameScored: _scored,
}


def _chosen(desk: Desk, event: TheoriesChosen) -> Desk:
    supply = desk
    for thing in event.things:
        supply = replace(supply, supply=with_supply(supply, thing, -1))
    return replace(supply, chosen=event.things)


def _placed(desk: Desk, event: TheoryPlaced) -> Desk:
    """From the chosen tokens in a theory phase, from the supply in a last chance."""
    submitted = (*desk.submitted, (event.number, event.sector, event.thing))
    if event.thing in desk.chosen:
        return replace(desk, chosen=without(desk.chosen, event.thing), submitted=submitted)
    return replace(desk, supply=with_supply(desk, event.thing, -1), submitted=submitted)


def _withdrawn(desk: Desk, event: TheoryWithdrawn) -> Desk:
    return replace(
        desk,
        chosen=without(desk.chosen, event.thing),
        supply=with_supply(desk, event.thing, 1),
    )


_DESK: dict[type, Callable[[Desk, Any], Desk]] = {
    TheoriesChosen: _chosen,
    TheoryPlaced: _placed,
    TheoryWithdrawn: _withdrawn,
}
OWN_DESK_EVENTS = frozenset(_DESK)
"""Events that change their seat's desk."""
