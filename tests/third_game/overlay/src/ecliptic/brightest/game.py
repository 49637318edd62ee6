"""Everybody holds three of his own six stars, in secret. In each of three rounds all seal one star;
when the last has done so the stars are opened, and the brightest take a point."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.core.errors import BadNotation, BadSetup, IllegalAction, ImpossibleWorld, shorten
from ecliptic.core.game import AnyGame, Decision, Outcome, Seat, Viewer

Stars: TypeAlias = tuple[int, ...]
STARS = range(1, 7)
ROUNDS = 3


class Options(msgspec.Struct, frozen=True):
    seats: int


class Play(msgspec.Struct, frozen=True, tag="play"):
    star: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """Told to its owner only."""

    seat: Seat
    hand: Stars


class SealAnnounced(msgspec.Struct, frozen=True, tag="seal-announced"):
    seat: Seat


class Sealed(SealAnnounced, frozen=True, tag="sealed"):
    """Told to its owner only; the others hear that he has sealed something."""

    star: int


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    stars: Stars
    """One of each seat."""


Event: TypeAlias = Dealt | Sealed | Opened
Told: TypeAlias = Dealt | Sealed | SealAnnounced | Opened


class Board(msgspec.Struct, frozen=True):
    """Everything public."""

    seats: int
    waiting: tuple[Seat, ...]
    """Who has not sealed a star yet."""
    opened: tuple[Stars, ...] = ()


class Desk(msgspec.Struct, frozen=True):
    """What lies before one seat, and only its owner sees."""

    hand: Stars = ()
    sealed: int | None = None


class State(msgspec.Struct, frozen=True):
    board: Board
    desks: tuple[Desk, ...]


class View(msgspec.Struct, frozen=True):
    viewer: Viewer
    board: Board
    desk: Desk = Desk()

    @property
    def offers(self) -> tuple[Play, ...]:
        return _offers(self.board, self.desk, self.viewer)


def _offers(board: Board, desk: Desk, seat: Viewer) -> tuple[Play, ...]:
    return tuple(map(Play, desk.hand)) if seat in board.waiting else ()


def _on_board(board: Board, told: Told) -> Board:
    if isinstance(told, SealAnnounced):
        return replace(board, waiting=tuple(one for one in board.waiting if one != told.seat))
    if isinstance(told, Opened):
        opened = (*board.opened, told.stars)
        waiting = tuple(range(board.seats)) if len(opened) < ROUNDS else ()
        return replace(board, waiting=waiting, opened=opened)
    return board


def _on_desk(desk: Desk, seat: Viewer, told: Told) -> Desk:
    if isinstance(told, Opened):
        return replace(desk, sealed=None)
    if told.seat != seat or not isinstance(told, Dealt | Sealed):
        return desk
    if isinstance(told, Dealt):
        return Desk(told.hand)
    return Desk(tuple(star for star in desk.hand if star != told.star), told.star)


def _could_be(board: Board, seat: Seat, desk: Desk) -> bool:
    """Three different stars were dealt, and one lies sealed if that was announced."""
    gone = [stars[seat] for stars in board.opened]
    sealed = len(board.opened) < ROUNDS and seat not in board.waiting
    stars = [*gone, *desk.hand, *([] if desk.sealed is None else [desk.sealed])]
    dealt = len(set(stars)) == len(stars) == ROUNDS and set(stars) <= set(STARS)
    return dealt and list(desk.hand) == sorted(desk.hand) and (desk.sealed is not None) is sealed


def _drawn(board: Board, seat: Seat, chance: Chance) -> Desk:
    gone = [stars[seat] for stars in board.opened]
    left = chance.shuffled([star for star in STARS if star not in gone])[: ROUNDS - len(gone)]
    if len(board.opened) == ROUNDS or seat in board.waiting:
        return Desk(tuple(sorted(left)))
    return Desk(tuple(sorted(left[1:])), left[0])


def _written(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _read(text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadNotation("brightest-notation", text=shorten(text)) from error


class Brightest:
    """Implements `core.game.Game`."""

    name = "brightest"
    rules_version = deal_version = 1
    quiet: frozenset[type] = frozenset({Sealed, SealAnnounced})
    options_type: Any = Options
    action_type: Any = Play
    event_type: Any = Event
    told_type: Any = Told
    options_text = action_text = event_text = staticmethod(_written)
    parse_options = staticmethod(partial(_read, kind=Options))
    parse_action = staticmethod(partial(_read, kind=Play))
    parse_event = staticmethod(partial(_read, kind=Event))

    def seats(self, options: Options) -> int:
        return options.seats

    def deal(self, options: Options, chance: Chance) -> Sequence[Event]:
        if not 2 <= options.seats <= 4:
            raise BadSetup("brightest-seats", seats=options.seats)
        hands = [sorted(chance.shuffled(STARS)[:ROUNDS]) for _ in range(options.seats)]
        return [Dealt(seat, tuple(hand)) for seat, hand in enumerate(hands)]

    def dealt_by(self, dealt: Sequence[Event]) -> int:
        return self.deal_version

    def set_up_again(self, options: Options, dealt: Sequence[Event]) -> Sequence[Event]:
        return dealt

    def blank(self, options: Options) -> State:
        board = Board(options.seats, tuple(range(options.seats)))
        return State(board, (Desk(),) * options.seats)

    def unseen(self, options: Options, viewer: Viewer) -> View:
        return View(viewer, self.blank(options).board)

    def to_act(self, state: State) -> tuple[Decision, ...]:
        name = f"round-{len(state.board.opened) + 1}"
        return tuple(Decision(seat, name) for seat in state.board.waiting)

    def asked(self, view: View) -> Decision | None:
        asked = self.to_act(State(view.board, ()))
        return next((one for one in asked if one.seat == view.viewer), None)

    def check(self, state: State, seat: Seat, action: Play) -> None:
        if not isinstance(action, Play):
            raise IllegalAction("action-malformed")
        if seat not in state.board.waiting:
            raise IllegalAction("brightest-not-asked")
        if action not in self.legal(state, seat):
            raise IllegalAction("brightest-not-held")

    def legal(self, state: State, seat: Seat) -> Sequence[Play]:
        return _offers(state.board, state.desks[seat], seat)

    def offers(self, view: View) -> tuple[Play, ...]:
        return view.offers

    def expand(self, offers: tuple[Play, ...]) -> Sequence[Play]:
        return offers

    def decide(self, state: State, seat: Seat, action: Play, chance: Chance) -> Sequence[Event]:
        self.check(state, seat, action)
        sealed = Sealed(seat, action.star)
        if state.board.waiting != (seat,):
            return [sealed]
        desks = self.evolve(state, sealed).desks
        return [sealed, Opened(tuple(desk.sealed or 0 for desk in desks))]

    def evolve(self, state: State, event: Event) -> State:
        desks = [_on_desk(desk, seat, event) for seat, desk in enumerate(state.desks)]
        return State(_on_board(state.board, event), tuple(desks))

    def audience(self, event: Event, viewer: Viewer) -> Told | None:
        if isinstance(event, Opened) or event.seat == viewer:
            return event
        return SealAnnounced(event.seat) if isinstance(event, Sealed) else None

    def fold(self, view: View, told: Told) -> View:
        desk = view.desk if view.viewer is None else _on_desk(view.desk, view.viewer, told)
        return replace(view, board=_on_board(view.board, told), desk=desk)

    def outcome(self, state: State) -> Outcome | None:
        if state.board.waiting:
            return None
        won = [[star == max(stars) for star in stars] for stars in state.board.opened]
        scores = tuple(map(sum, zip(*won, strict=True)))
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(scores, tuple(winners))

    def imagine(self, view: View, hidden: tuple[Desk, ...] | None, chance: Chance) -> State:
        """With the desks that are brought along, or others that could be."""
        board = view.board
        drawn = [_drawn(board, seat, chance) for seat in range(board.seats)]
        if view.viewer is not None:
            drawn[view.viewer] = view.desk
        desks = tuple(drawn) if hidden is None else hidden
        if len(desks) != board.seats or any(
            (view.viewer == seat and desk != view.desk) or not _could_be(board, seat, desk)
            for seat, desk in enumerate(desks)
        ):
            raise ImpossibleWorld("brightest-world")
        return State(board, desks)


GAME: AnyGame = Brightest()
