"""A table for tests: two skies the reader can see, actions in notation, situations set up by hand.

    table = a_table("standard", seats=2)
    table.play(0, "S A 1-3")             everything that happened, as events
    table.refusal(1, "T 9")              the code of the error
    table.next_phase({0: "A 3", 1: "G 6"})
    table.stand(9, 13)                   pawns by total time, the arrow at the last one

Seats are counted from 0. Every view follows along from what its seat is told, and the board of
every view must stay the board of the true state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat, Viewer
from ecliptic.planetx import PlanetX, rules
from ecliptic.planetx.board import TURNS, Board, Choosing, Placing, Theory, Turns, arrow, space
from ecliptic.planetx.clues import parse_clue
from ecliptic.planetx.events import Event, Told
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.ring import visible_sky
from ecliptic.planetx.setup import Options, Season, Setup, default_options
from ecliptic.planetx.state import State
from ecliptic.planetx.system import parse_system
from ecliptic.planetx.time_track import sector_of
from ecliptic.planetx.views import View

T = TypeVar("T")

STANDARD_SKY = Setup(
    mode=Mode.STANDARD,
    # 1 dwarf planet, 2 comet, 3-4 asteroids, 5 empty, 6 gas cloud,
    # 7 comet, 8 Planet X, 9 empty, 10 gas cloud, 11-12 asteroids
    system=parse_system("DCAAEGCXEGAA"),
    topics=tuple(
        parse_clue(text)
        for text in (
            "some A adjacent D",
            "no C opposite A",
            "every G within 3 C",
            "all G band 5",
            "no D adjacent G",
            "every D within 2 C",
        )
    ),
    conferences=(parse_clue("no X within 2 D"),),
    facts=dict.fromkeys(Season, ()),
)

EXPERT_SKY = Setup(
    mode=Mode.EXPERT,
    # 1 empty, 2 comet, 3-4 asteroids, 5 comet, 6 empty, 7 gas cloud, 8-9 dwarf planets,
    # 10-11 asteroids, 12-13 dwarf planets, 14 empty, 15 gas cloud, 16 empty, 17 Planet X, 18 empty
    system=parse_system("ECAACEGDDAADDEGEXE"),
    topics=tuple(
        parse_clue(text)
        for text in (
            "some A adjacent D",
            "all C band 4",
            "no G opposite D",
            "some C opposite A",
            "no C adjacent G",
            "no A adjacent G",
        )
    ),
    conferences=(parse_clue("no X within 3 D"), parse_clue("no X opposite A")),
    facts=dict.fromkeys(Season, ()),
)

SKIES = {Mode.STANDARD: STANDARD_SKY, Mode.EXPERT: EXPERT_SKY}
RIGHT_LOCATE = {"standard": "L 8 C E", "expert": "L 17 E E"}
WRONG_LOCATE = {"standard": "L 4 A E", "expert": "L 6 C G"}


class RulesTable:
    """A game whose situation a test may arrange, with the view of every seat and a spectator."""

    def __init__(self, options: Options, setup: Setup, order: Sequence[Seat]) -> None:
        self.game = PlanetX()
        self.state: State = self.game.blank(options)
        self.views: dict[Viewer, View] = {
            viewer: self.game.unseen(options, viewer)
            for viewer in (*range(len(options.places)), None)
        }
        self.told: dict[Viewer, list[Told]] = {}
        """What each viewer was told of the last thing played."""
        self._follow(rules.opening(options, setup, order))

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return tuple(decision.seat for decision in self.game.to_act(self.state))

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats from furthest back to furthest ahead."""
        return self.board.order

    @property
    def arrow(self) -> int:
        return arrow(self.board)

    @property
    def sky(self) -> tuple[int, ...]:
        return visible_sky(self.arrow, self.board.mode)

    @property
    def spaces(self) -> list[int]:
        """How far inward each theory stands, in order of placing."""
        return [space(self.board, theory) for theory in self.board.theories]

    def sector(self, seat: Seat) -> int:
        return sector_of(self.board, seat)

    def theory(self, number: int) -> Theory:
        return self.board.theories[number - 1]

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Do something lawful; everything that happened."""
        action = self.game.parse_action(text)
        events = list(self.game.decide(self.state, seat, action, Chance(bytes(16))))
        self._follow(events)
        return events

    def refusal(self, seat: Seat, text: str) -> str:
        """Try something unlawful, which is not on the list either; the code of the error."""
        assert self.game.parse_action(text) not in self.game.legal(self.state, seat)
        with pytest.raises(IllegalAction) as caught:
            self.play(seat, text)
        return caught.value.code

    def lawful(self, seat: Seat) -> list[str]:
        """Every lawful action of a seat, in notation."""
        return [self.game.action_text(action) for action in self.game.legal(self.state, seat)]

    def theory_phase(self, submitted: Mapping[Seat, str]) -> list[Event]:
        """Play the phase that is open: `{0: "A 5", 1: "G 6 C 7"}` says who places what where."""
        plans = {seat: text.split(" ") for seat, text in submitted.items()}
        phase, events = self.board.phases, []
        for seat in self.asked:
            events += self.play(seat, " ".join(["C", *(plans.get(seat, [])[::2] or ["-"])]))
        while isinstance(self.board.stage, Placing) and self.board.phases == phase:
            seat = self.asked[0]
            thing, sector, *plans[seat] = plans[seat]
            events += self.play(seat, f"P {thing} {sector}")
        return events

    def survey_on(self) -> None:
        """Let whoever is furthest back survey the whole visible sky until a theory phase opens."""
        while isinstance(self.board.stage, Turns):
            self.play(self.asked[0], f"S A {self.sky[0]}-{self.sky[-1]}")
        assert isinstance(self.board.stage, Choosing)

    def next_phase(self, submitted: Mapping[Seat, str] | None = None) -> list[Event]:
        """Survey on, then play the theory phase."""
        self.survey_on()
        return self.theory_phase(submitted or {})

    def stand(self, *times: int, order: Sequence[Seat] | None = None) -> None:
        """Put pawns at these total times, equals in `order` (that of the seats), and the arrow at
        the last one, whose turn it is."""
        lined_up = range(len(times)) if order is None else order
        behind = tuple(sorted(lined_up, key=times.__getitem__))
        self.arrange(times=times, order=behind, earth=min(times), stage=TURNS)

    def arrange(self, **changes: Any) -> None:
        """Change the public board by hand, for everybody."""
        board = replace(self.board, **changes)
        self.state = replace(self.state, board=board)
        self.views = {viewer: replace(view, board=board) for viewer, view in self.views.items()}

    def arrange_desk(self, seat: Seat, **changes: Any) -> None:
        """Change one seat's tokens by hand."""
        desk = replace(self.state.desks[seat], **changes)
        desks = (*self.state.desks[:seat], desk, *self.state.desks[seat + 1 :])
        self.state = replace(self.state, desks=desks)
        self.views[seat] = replace(self.views[seat], desk=desk)

    def _follow(self, events: Iterable[Event]) -> None:
        self.told = {viewer: [] for viewer in self.views}
        for event in events:
            self.state = self.game.evolve(self.state, event)
            for viewer in self.views:
                told = self.game.audience(event, viewer)
                if told is not None:
                    self.told[viewer].append(told)
                    self.views[viewer] = self.game.fold(self.views[viewer], told)
        assert all(view.board == self.board for view in self.views.values())


def a_table(
    mode: str = "standard",
    seats: int = 2,
    order: Sequence[Seat] | None = None,
    sky: Setup | None = None,
) -> RulesTable:
    """A table at the opening. Nobody has starting facts."""
    options = default_options(Mode(mode), seats, facts=0)
    lined_up = range(seats) if order is None else order
    return RulesTable(options, sky or SKIES[options.mode], tuple(lined_up))


def planet_x_found(*ahead: int, mode: str = "standard") -> RulesTable:
    """Seat 0 has just found Planet X; before that the others stood so many sectors ahead of it."""
    table = a_table(mode, seats=1 + len(ahead))
    table.stand(2, *(2 + sectors for sectors in ahead))
    table.play(0, RIGHT_LOCATE[mode])
    return table


def all_of(events: Sequence[object], kind: type[T]) -> list[T]:
    """The events of one kind, in order."""
    return [event for event in events if type(event) is kind]


def one(events: Sequence[object], kind: type[T]) -> T:
    """The only event of its kind."""
    (found,) = all_of(events, kind)
    return found


def kinds(events: Sequence[object]) -> list[type]:
    return [type(event) for event in events]
