"""Ptolemaeus, as the conformance suite sees a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any

from ecliptic.core.chance import Chance
from ecliptic.core.game import AnyGame, Seat, Viewer
from ecliptic.core.log import Entry
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.board import Discarding
from ecliptic.ptolemaeus.cards import KINDS, Bonus
from ecliptic.ptolemaeus.imagine import Unseen, unseen_of
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options, Race
from ecliptic.ptolemaeus.state import State
from tests.conformance import ptolemaeus_beliefs, ptolemaeus_policy, ptolemaeus_worlds
from tests.conformance.ptolemaeus_invariants import holds_always, holds_at_rest, never_goes_back
from tests.conformance.ptolemaeus_leaks import LEAKS
from tests.conformance.subject import Subject, World


class PtolemaeusSubject:
    """One to four seats; a famous date, two others and a random one; both ways to race."""

    name = "ptolemaeus"
    game: AnyGame = Ptolemaeus()
    leaks: Mapping[str, AnyGame] = LEAKS
    options: Sequence[Any] = (
        Options(3, "1610-01-07"),
        Options(1, RANDOM_DATE),
        Options(2, "1923-11-30", Race.PLANETS),
        Options(4, "1204-04-13"),
    )
    garbage: Sequence[Any] = (None, 0, "D deck", b"", (), {"type": "draw", "card": 3}, object())

    def choose(self, lawful: Sequence[Any], rng: random.Random) -> Any:
        return ptolemaeus_policy.at_random(lawful, rng)

    def hasten(self, state: State, seat: Seat) -> Any:
        return ptolemaeus_policy.eventful(state, seat)

    def ending_seeds(self, options: Options) -> Sequence[int]:
        """Every game ends by itself."""
        return range(4)

    def moment(self, state: State) -> str:
        """The stage; discarding is split by who of the others has sealed his cards already."""
        stage = state.board.stage
        if isinstance(stage, Discarding) and len(stage.waiting) < len(stage.asked):
            return f"sealed-by-{min(set(stage.asked) - set(stage.waiting)) + 1}"
        return type(stage).__name__.lower()

    def moments(self, options: Options) -> frozenset[str]:
        common = {"turn", "secondpick", "paying", "placing", "sourcing", "effect", "studying"}
        common |= {"discarding", "over"}
        if options.seats > 1:
            common |= {"recalling", "sealed-by-1", "sealed-by-2"}
        return frozenset(common)

    def universe(self, options: Options) -> Sequence[Any]:
        return _universe(options.seats)

    def public(self, holder: Any) -> Any:
        return holder.board

    def invariants(self, state: State) -> None:
        holds_always(state)

    def at_rest(self, state: State) -> None:
        holds_at_rest(state)

    def progress(self, before: State, after: State) -> None:
        never_goes_back(before, after)

    def secrets(self, options: Options, viewer: Viewer) -> frozenset[str]:
        """A player alone is kept in the dark only about the decks. Whoever watches him sees no
        seal: what he discards is opened at once."""
        names = {"deck", "bonus-deck", "event-deck"}
        if options.seats > 1:
            names |= {"hands", "bonuses", "objectives", "sealed"}
        elif viewer is None:
            names |= {"hands", "objectives"}
        return frozenset(names)

    def other_world(
        self,
        options: Options,
        entries: Sequence[Entry],
        viewer: Viewer,
        rng: random.Random,
        chance: Chance,
    ) -> World | None:
        return ptolemaeus_worlds.other_world(options, entries, viewer, rng, chance)

    def hidden(self, state: State) -> Unseen:
        return unseen_of(state)

    def any_hidden(self, options: Options, like: Unseen, rng: random.Random) -> Unseen:
        return ptolemaeus_beliefs.any_hidden(like, rng)

    def guess(
        self, options: Options, entries: Sequence[Entry], viewer: Viewer, rng: random.Random
    ) -> None:
        """Nothing: the game draws all that is hidden itself."""

    def judge(
        self, options: Options, entries: Sequence[Entry], viewer: Viewer
    ) -> Callable[[Unseen], bool]:
        return ptolemaeus_beliefs.Beliefs(options, entries, viewer).allow

    def twin(self, action: Any, imagined: State, seat: Seat) -> Any:
        """The same action, and any sealed discard for another one."""
        lawful = self.game.legal(imagined, seat)
        if isinstance(action, wish.Discard):
            return lawful[-1]
        return action if action in lawful else None


@cache
def _universe(seats: int) -> tuple[Any, ...]:
    """Every action that can be written down, with signs, cards and seats off both ends; of long
    lists of signs or cards those in rising order, and a few in another."""
    signs, cards, people = range(-1, 13), range(-1, KINDS + 1), range(-1, seats + 1)
    sign_lists = [*_rising(signs, 3), (3, 3, 3, 3), (6, 0), (7, 3, 11), (11, 2)]
    card_lists = [*_rising(cards, 3), (0, 0, 0, 0), (4, 0), (12, 0), (8, 4, 0), (5, 1, 1)]
    return (
        wish.Draw(None),
        *(wish.Draw(card) for card in cards),
        *(wish.Observe(some) for some in sign_lists),
        *(wish.Pay(some) for some in card_lists),
        *(wish.Place(sign) for sign in signs),
        *(wish.MoveFrom(sign) for sign in signs),
        *(wish.Study(planet) for planet in Planet),
        *(wish.StudyWith(*named) for named in product(Planet, signs, signs)),
        wish.Trade(),
        *(wish.Play(bonus, once) for bonus, once in product(Bonus, (False, True))),
        *(wish.Replace(*named) for named in product(people, signs)),
        *(wish.Move(*named) for named in product(signs, signs)),
        *(wish.Steal(seat) for seat in people),
        wish.Stop(),
        *(wish.Recall(sign) for sign in signs),
        *(wish.Discard(some) for some in card_lists),
        wish.EndTurn(),
        wish.Pass(),
    )


def _rising(items: Sequence[int], most: int) -> list[tuple[int, ...]]:
    """Every list of up to so many of these, in rising order."""
    return [
        some for length in range(most + 1) for some in combinations_with_replacement(items, length)
    ]


SUBJECT: Subject = PtolemaeusSubject()
