"""Brightest, as the conformance suite sees a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecliptic.brightest import game as rules
from ecliptic.core.chance import Chance
from ecliptic.core.game import AnyGame, Seat, Viewer
from ecliptic.core.log import Dealt, Entry, Moved
from ecliptic.core.table import Table
from tests.conformance.subject import Subject, World

Desks = tuple[rules.Desk, ...]


class Talkative(rules.Brightest):  # type: ignore[misc]  # not of the house: it has no types here
    """Tells everybody what was sealed."""

    def audience(self, event: Any, viewer: Viewer) -> Any:
        return event if isinstance(event, rules.Sealed) else super().audience(event, viewer)


class BrightestSubject:
    name = "brightest"
    game: AnyGame = rules.GAME
    leaks: Mapping[str, AnyGame] = {"sealed-star": Talkative()}
    options: Sequence[Any] = (rules.Options(3), rules.Options(4))
    garbage: Sequence[Any] = (None, 0, "3", b"", (), {"type": "play", "star": 3}, object())

    def choose(self, lawful: Sequence[Any], rng: random.Random) -> Any:
        return rng.choice(lawful)

    def hasten(self, state: Any, seat: Seat) -> Any:
        """The end comes by itself."""

    def ending_seeds(self, options: Any) -> Sequence[int]:
        return range(2)

    def moment(self, state: Any) -> str:
        board = state.board
        if not board.waiting:
            return "over"
        return "open" if len(board.waiting) == board.seats else "sealed"

    def moments(self, options: Any) -> frozenset[str]:
        return frozenset({"open", "sealed", "over"})

    def universe(self, options: Any) -> Sequence[Any]:
        return [rules.Play(star) for star in range(-12, 19)]

    def public(self, holder: Any) -> Any:
        return holder.board

    def invariants(self, state: Any) -> None:
        """Nobody's stars become more, fewer or others."""
        for seat, desk in enumerate(state.desks):
            stars = [*desk.hand, *(one[seat] for one in state.board.opened)]
            stars += [] if desk.sealed is None else [desk.sealed]
            assert len(set(stars)) == len(stars) in (0, rules.ROUNDS)

    def at_rest(self, state: Any) -> None:
        sealed = [seat for seat, desk in enumerate(state.desks) if desk.sealed is not None]
        if state.board.waiting:
            assert sorted([*sealed, *state.board.waiting]) == list(range(len(state.desks)))

    def progress(self, before: Any, after: Any) -> None:
        assert after.board.opened[: len(before.board.opened)] == before.board.opened

    def secrets(self, options: Any, viewer: Viewer) -> frozenset[str]:
        return frozenset({"hands", "sealed"})

    def other_world(
        self,
        options: Any,
        entries: Sequence[Entry],
        viewer: Viewer,
        rng: random.Random,
        chance: Chance,
    ) -> World | None:
        """Each rival with other stars instead of those that were never opened."""
        others = {
            seat: _others(entries, seat, rng) for seat in range(options.seats) if seat != viewer
        }

        def other(seat: Seat, star: int) -> int:
            return others.get(seat, {}).get(star, star)

        def hand(seat: Seat, stars: Sequence[int]) -> tuple[int, ...]:
            return tuple(sorted(other(seat, star) for star in stars))

        desks = _desks(options, entries)
        hidden = tuple(
            rules.Desk(hand(seat, one.hand), one.sealed and other(seat, one.sealed))
            for seat, one in enumerate(desks)
        )
        pairs = list(zip(desks, hidden, strict=True))
        differs = {"hands" for true, one in pairs if true.hand != one.hand}
        differs |= {"sealed" for true, one in pairs if true.sealed != one.sealed}
        deal = entries[0]
        assert isinstance(deal, Dealt)
        return World(
            deal=tuple(rules.Dealt(one.seat, hand(one.seat, one.hand)) for one in deal.events),
            moves=tuple(
                rules.Play(other(entry.seat, entry.action.star))
                for entry in entries
                if isinstance(entry, Moved)
            ),
            chance=Chance(chance.seed, deal.chance),
            hidden=hidden,
            differs=frozenset(differs),
        )

    def hidden(self, state: Any) -> Any:
        return state.desks

    def any_hidden(self, options: Any, like: Desks, rng: random.Random) -> Desks:
        """Nearly the truth, or nonsense."""
        desks = list(like)
        seat = rng.randrange(len(desks))
        true = desks[seat]
        stars = sorted(rng.sample(range(8), len(true.hand)))
        desks[seat] = rng.choice(
            (
                rules.Desk(tuple(stars), true.sealed),
                rules.Desk(true.hand, rng.choice((None, *rules.STARS))),
                rules.Desk(true.hand[1:], true.sealed),
                true,
            )
        )
        return tuple(desks[: rng.choice((len(desks), len(desks), len(desks), 1))])

    def guess(
        self, options: Any, entries: Sequence[Entry], viewer: Viewer, rng: random.Random
    ) -> None:
        """Nothing: the game draws all that is hidden itself."""

    def judge(
        self, options: Any, entries: Sequence[Entry], viewer: Viewer
    ) -> Callable[[Desks], bool]:
        truth = _desks(options, entries)
        opened = {seat: _opened(entries, seat) for seat in range(options.seats)}

        def allowed(seat: Seat, desk: Any) -> bool:
            true = truth[seat]
            stars = {*desk.hand, *opened[seat], *([desk.sealed] if desk.sealed else [])}
            return (seat != viewer or desk == true) and (
                stars <= set(rules.STARS)
                and len(stars) == rules.ROUNDS
                and len(desk.hand) == len(true.hand)
                and (desk.sealed is None) is (true.sealed is None)
            )

        def could_be(desks: Desks) -> bool:
            return len(desks) == len(truth) and all(
                allowed(seat, one) for seat, one in enumerate(desks)
            )

        return could_be

    def twin(self, action: Any, imagined: Any, seat: Seat) -> Any:
        """Whatever is sealed looks the same."""
        return self.game.legal(imagined, seat)[-1]


def _desks(options: Any, entries: Sequence[Entry]) -> Any:
    table = Table(rules.GAME, options, Chance(bytes(16)), ())
    for entry in entries:
        table.append(entry)
    return table.state.desks


def _opened(entries: Sequence[Entry], seat: Seat) -> set[int]:
    """What everybody has seen of a seat, taken back or not."""
    return {
        event.stars[seat]
        for entry in entries
        if isinstance(entry, Moved)
        for event in entry.events
        if isinstance(event, rules.Opened)
    }


def _others(entries: Sequence[Entry], seat: Seat, rng: random.Random) -> dict[int, int]:
    """Another star for each that was dealt to a seat and never opened."""
    deal, seen = entries[0], _opened(entries, seat)
    assert isinstance(deal, Dealt)
    unseen = [star for star in deal.events[seat].hand if star not in seen]
    free = [star for star in rules.STARS if star not in seen]
    return dict(zip(unseen, rng.sample(free, len(unseen)), strict=True))


SUBJECT: Subject = BrightestSubject()
