"""The Search for Planet X, as the conformance suite sees a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import product
from typing import Any

from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.core.game import AnyGame, Seat, Viewer
from ecliptic.core.log import Entry
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import (
    Choose,
    Locate,
    Pass,
    PlaceTheory,
    Research,
    Survey,
    Target,
    Withdraw,
)
from ecliptic.planetx.board import Choosing, LastChances, Turns
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import LEVELS, Options, Place, Season, default_options
from ecliptic.planetx.sky import Sky
from ecliptic.planetx.state import State
from tests.conformance import planetx_worlds
from tests.conformance.planetx_invariants import (
    arrow_has_caught_up,
    holds_always,
    never_goes_back,
)
from tests.conformance.planetx_leaks import LEAKS
from tests.conformance.planetx_skies import expert_pool, shaken, standard_systems
from tests.conformance.subject import Subject, World

LOCATE_RATE = 1 / 20
_ENDING_SEEDS = {
    Mode.STANDARD: {1: (12, 16, 25), 2: (3, 17, 24), 3: (4, 5, 20), 4: (8, 12, 14)},
    Mode.EXPERT: {1: (7, 15, 16), 2: (3, 6, 20), 3: (2, 3, 24), 4: (4, 9, 15)},
}
"""By mode and number of seats."""


class PlanetXSubject:
    """Both modes with one to four seats; the seats of one table start from different levels."""

    name = "planetx"
    game: AnyGame = PlanetX()
    leaks = LEAKS
    options: Sequence[Any] = (
        *(default_options(mode, seats) for mode in Mode for seats in (1, 2, 4)),
        *(
            Options(
                mode,
                tuple(
                    Place(season, facts)
                    for season, facts in zip(Season, sorted(LEVELS.values())[1:], strict=False)
                ),
            )
            for mode in Mode
        ),
    )
    garbage: Sequence[Any] = (None, 0, "T 8", b"", (), {"type": "target", "sector": 8}, object())

    def choose(self, lawful: Sequence[Any], rng: random.Random) -> Any:
        """A locate with probability 1/20, else any other lawful action."""
        locates = [action for action in lawful if isinstance(action, Locate)]
        others = [action for action in lawful if not isinstance(action, Locate)]
        if not others or (locates and rng.random() < LOCATE_RATE):
            return rng.choice(locates)
        return rng.choice(others)

    def hasten(self, state: State, seat: Seat) -> Any:
        """The right locate, by whoever has a turn."""
        if isinstance(state.board.stage, Turns):
            return planetx_worlds.right_locate(state.sky.system)
        return None

    def ending_seeds(self, options: Options) -> Sequence[int]:
        return _ENDING_SEEDS[options.mode][len(options.places)]

    def moment(self, state: State) -> str:
        """The stage; choosing is split by whether a choice is sealed already."""
        stage = state.board.stage
        if isinstance(stage, Choosing):
            return "sealed" if len(stage.waiting) < state.board.seats else "choosing"
        if isinstance(stage, LastChances) and stage.placed:
            return "last-chance-begun"
        return type(stage).__name__.lower()

    def moments(self, options: Options) -> frozenset[str]:
        common = {"turns", "choosing", "placing", "over"}
        return frozenset(common | ({"sealed", "lastchances"} if len(options.places) > 1 else set()))

    def universe(self, options: Options) -> Sequence[Any]:
        return _universe(options.mode)

    def public(self, holder: Any) -> Any:
        return holder.board

    def invariants(self, state: State) -> None:
        holds_always(state)

    def at_rest(self, state: State) -> None:
        arrow_has_caught_up(state)

    def progress(self, before: State, after: State) -> None:
        never_goes_back(before, after)

    def secrets(self, options: Options, viewer: Viewer) -> frozenset[str]:
        """A player alone is kept in the dark only about the sky."""
        rivals = [seat for seat in range(len(options.places)) if seat != viewer]
        names = {"system", "clues"}
        if rivals:
            names |= {"tokens", "facts"}
        return frozenset(names)

    def other_world(
        self,
        options: Options,
        entries: Sequence[Entry],
        viewer: Viewer,
        rng: random.Random,
        chance: Chance,
    ) -> World | None:
        return planetx_worlds.other_world(options, entries, viewer, rng)

    def hidden(self, state: State) -> Sky:
        return state.sky

    def any_hidden(self, options: Options, like: Sky, rng: random.Random) -> Sky:
        """Skies near the truth, far from it, and no skies at all."""
        far = rng.choice(expert_pool() if options.mode is Mode.EXPERT else standard_systems())
        return rng.choice(
            (
                replace(like, system=far),
                replace(like, system=shaken(like.system, rng.randint(1, 3), rng)),
                replace(like, system=like.system[rng.randint(0, 3) :]),
                replace(like, system=tuple(rng.choices(list(Object), k=len(like.system)))),
                replace(like, topics=like.topics[:: rng.choice((1, -1, 2))]),
                replace(like, topics=tuple(rng.choices(like.topics, k=rng.randint(0, 7)))),
                replace(like, conferences=like.conferences[1:]),
                replace(like, conferences=(*like.conferences, *like.topics[:1])),
                Sky((), (), ()),
            )
        )

    def guess(
        self, options: Options, entries: Sequence[Entry], viewer: Viewer, rng: random.Random
    ) -> Sky:
        other = planetx_worlds.other_sky(options.mode, entries, viewer, rng)
        return other or planetx_worlds.dealt_sky(entries)

    def judge(
        self, options: Options, entries: Sequence[Entry], viewer: Viewer
    ) -> Callable[[Sky], bool]:
        return partial(planetx_worlds.could_be, entries, viewer, options.mode)

    def twin(self, action: Any, imagined: State, seat: Seat) -> Any:
        """The same turn, any sealed choice, the same sector with some other token."""
        lawful = self.game.legal(imagined, seat)
        if isinstance(action, Locate):
            return None
        if isinstance(action, Choose):
            return lawful[-1]
        if isinstance(action, PlaceTheory):
            alike = (
                one
                for one in lawful
                if isinstance(one, PlaceTheory) and one.sector == action.sector
            )
            return next(alike, None)
        return action if action in lawful else None


@cache
def _universe(mode: Mode) -> tuple[Any, ...]:
    """Every action that can be written down, with sectors off both ends of the ring."""
    sectors = range(-1, mode.rules.sectors + 2)
    objects = tuple(Object)
    topics = ("A", "B", "C", "D", "E", "F", "G", "a", "", "AB", "ABCDEF")
    hands = [hand for size in range(4) for hand in product(objects, repeat=size)]
    return (
        *(Survey(*asked) for asked in product(objects, sectors, sectors)),
        *(Target(sector) for sector in sectors),
        *(Research(topic) for topic in topics),
        *(Locate(*named) for named in product(sectors, objects, objects)),
        *(Choose(hand) for hand in hands),
        *(PlaceTheory(*placed) for placed in product(objects, sectors)),
        *(Withdraw(thing) for thing in objects),
        Pass(),
    )


SUBJECT: Subject = PlanetXSubject()
