"""Conservation laws of Ptolemaeus, counted again from scratch (rules 1-7 and 9)."""

from __future__ import annotations

from ecliptic.ptolemaeus.board import Board, Over, Studying, bonus_cards
from ecliptic.ptolemaeus.cards import KINDS, LISTS
from ecliptic.ptolemaeus.state import State
from tests.conformance.ptolemaeus_plausible import could_stand, points

_PAWNS = 10
_CARDS_OF_A_KIND = 5
_ASTEROIDS = 12
_EVENTS = sorted(LISTS.events)
_BONUSES = {1: 17, 2: 25, 3: 25, 4: 25}
_EVERY_BONUS = {seats: sorted(bonus_cards(seats)) for seats in _BONUSES}


def holds_always(state: State) -> None:
    """True after every single event, in the middle of a move too."""
    _pawns_are_conserved(state.board)
    _constellations_are_conserved(state)
    _bonuses_are_conserved(state)
    _events_are_conserved(state)
    board = state.board
    left = sum(board.asteroids) + sum(board.tokens)
    assert 0 <= left <= _ASTEROIDS
    assert min(board.tokens) >= 0
    assert board.comet == (board.comet_start + board.comet_steps) % 12
    assert board.round - 1 <= board.comet_steps
    assert 1 <= board.round <= 12


def _pawns_are_conserved(board: Board) -> None:
    for own, studied in zip(board.pawns, board.studied, strict=True):
        assert min(own) >= 0
        assert len(set(studied)) == len(studied)
        assert sum(own) + len(studied) <= _PAWNS


def _constellations_are_conserved(state: State) -> None:
    board, decks = state.board, state.decks
    deck = decks.constellations[decks.constellations_gone :]
    assert board.deck == len(deck)
    counts = [
        sum(kind) for kind in zip(board.discards, *(d.hand for d in state.desks), strict=True)
    ]
    for card in (*deck, *board.display):
        counts[card] += 1
    assert counts == [_CARDS_OF_A_KIND] * KINDS
    for desk, size in zip(state.desks, board.hand_sizes, strict=True):
        assert min(desk.hand) >= 0
        assert sum(desk.hand) == size
        assert all(desk.sealed.count(card) <= desk.hand[card] for card in desk.sealed)


def _bonuses_are_conserved(state: State) -> None:
    board, decks = state.board, state.decks
    deck = decks.bonuses[decks.bonuses_gone :]
    held = [card for desk in state.desks for card in desk.bonuses]
    assert board.bonus_deck == len(deck)
    assert board.bonus_sizes == tuple([len(desk.bonuses) for desk in state.desks])
    assert len(deck) + len(held) + len(board.bonus_played) == _BONUSES[board.seats]
    assert sorted([*deck, *held, *board.bonus_played]) == _EVERY_BONUS[board.seats]


def _events_are_conserved(state: State) -> None:
    board, decks = state.board, state.decks
    deck = decks.events[decks.events_gone :]
    assert board.event_deck == len(deck)
    face_up = () if board.event is None else (board.event,)
    assert sorted([*deck, *board.events_past, *face_up]) == _EVENTS


def holds_at_rest(state: State) -> None:
    """True whenever the table waits for an answer, and at the end."""
    board = state.board
    assert board.comet not in board.planets
    assert len(board.display) == 6 or not (board.deck or any(board.discards))
    stage = board.stage
    for seat, own in enumerate(board.pawns):
        for sign, count in enumerate(own):
            third = isinstance(stage, Studying) and (seat, sign) == (board.active, stage.sign)
            assert count == 3 if third else count <= 2
    assert could_stand(state)
    _asteroids_are_conserved(board)
    objectives = [desk.objective for desk in state.desks]
    assert len(set(objectives)) == board.seats
    assert set(objectives) <= set(LISTS.objectives)
    if isinstance(stage, Over):
        _scores_add_up(state, stage)


def _asteroids_are_conserved(board: Board) -> None:
    """Every token is on its sign, with a player, or was given with another one for a bonus card;
    while there are bonus cards every study and every such trade has drawn one."""
    gone = _ASTEROIDS - sum(board.asteroids) - sum(board.tokens)
    assert gone % 2 == 0
    if board.bonus_deck:
        drawn = _BONUSES[board.seats] - board.bonus_deck
        assert drawn == gone // 2 + sum(map(len, board.studied))


def _scores_add_up(state: State, over: Over) -> None:
    """Points and winners from what everybody holds (rules 7)."""
    board = state.board
    ranks = []
    for seat, desk in enumerate(state.desks):
        score = over.scores[seat]
        earned = points(board, desk, seat)
        assert (score.planets, score.novas, score.asteroids, score.objective) == earned
        ranks.append((sum(earned), len(board.studied[seat]), sum(board.pawns[seat])))
    assert board.objectives == tuple(desk.objective for desk in state.desks)
    if board.seats == 1:
        assert over.winners == ((0,) if ranks[0][0] >= 12 else ())
    elif board.comet_steps >= 12:
        assert over.winners == tuple(seat for seat, one in enumerate(ranks) if one == max(ranks))
    else:
        (winner,) = over.winners
        assert ranks[winner][0] >= 12
        assert winner == board.active


def never_goes_back(before: State, after: State) -> None:
    one, other = before.board, after.board
    assert one.ticks <= other.ticks
    assert one.round <= other.round
    assert one.comet_steps <= other.comet_steps
    assert one.bonus_deck >= other.bonus_deck
    assert one.event_deck >= other.event_deck
    assert other.events_past[: len(one.events_past)] == one.events_past
    assert other.bonus_played[: len(one.bonus_played)] == one.bonus_played
    assert all(then or not now for then, now in zip(one.asteroids, other.asteroids, strict=True))
    for then, now in zip(one.studied, other.studied, strict=True):
        assert now[: len(then)] == then
    if len(other.events_past) > len(one.events_past):
        assert other.planets != one.planets or other.events_past[-1] == ()
