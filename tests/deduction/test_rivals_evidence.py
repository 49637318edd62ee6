"""What rivals' moves tell, against a slow opinion that asks every system about every event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import fsum, log2

import numpy as np
import pytest
from msgspec.structs import replace

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.planetx.levels import LEVELS
from ecliptic.core.chance import seed_from_text
from ecliptic.core.log import Moved
from ecliptic.core.table import Table, open_table, play
from ecliptic.deduction import rivals_evidence
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.facts import Titled
from ecliptic.deduction.rivals_evidence import HABITS, MOST, weighed_by_rivals
from ecliptic.planetx import PlanetX
from ecliptic.planetx.board import FaceDown
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import holds
from ecliptic.planetx.events import (
    ConferenceHeld,
    Located,
    Researched,
    SectorReviewed,
    Surveyed,
    Targeted,
    TheoriesAdvanced,
    TheoryPlaced,
)
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import THEORY_OBJECTS, Object, sighting_of
from ecliptic.planetx.ring import neighbours, run
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.system import SolarSystem, content
from ecliptic.planetx.views import View
from tests.deduction.games import chance_named, standard_systems, true_system
from tests.sizes import size


def a_game(
    mode: Mode, name: str, actions: int, rivals: str = "astronomer", seats: int = 2
) -> Table:
    """An astronomer in the first seat, and rivals of a level."""
    table = open_table(PlanetX(), default_options(mode, seats), chance_named(name))
    players = {
        seat: SeatedBot(LEVELS[rivals if seat else "astronomer"], seed_from_text(f"{name} {seat}"))
        for seat in range(seats)
    }
    play(table, players, actions)
    return table


# ---- the slow opinion ------------------------------------------------------------------------


class Slow:
    """How likely a rival's moves are if `truth` is the system, told by the table's own log."""

    def __init__(self, table: Table, view: View, rival: int, truth: SolarSystem) -> None:
        self.view, self.rival, self.truth = view, rival, truth
        self.habits = HABITS[Mode.STANDARD]
        self.group = dict(_everything(view))
        self.asking = 1.0
        self.honest, self.indifferent = self.habits.honest, 1 - self.habits.honest
        self.placed: list[TheoryPlaced] = []
        self.submitted: list[TheoryPlaced] = []
        self.closed: set[int] = set()
        self.unread: set[str] = set()
        self.read = {one.topic: one.clue for one in view.log if isinstance(one, Researched)}
        for entry in table.log:
            for event in entry.events if isinstance(entry, Moved) else ():
                self.hear(event)
        self.likely = self.asking * (self.honest + self.indifferent)

    def only(self, agrees: Callable[[SolarSystem], bool]) -> None:
        self.group = {one: weight for one, weight in self.group.items() if agrees(one)}

    def hear(self, event: object) -> None:
        match event:
            case Surveyed(seat=self.rival):
                self.asks(lambda one: _count(one, event))
            case Targeted(seat=self.rival):
                self.asks(lambda one: sighting_of(content(one, event.sector)))
            case Researched(seat=self.rival) if event.topic in self.read:
                self.only(lambda one: holds(self.read[event.topic], one))
            case Researched(seat=self.rival):
                self.unread.add(event.topic)
            case Located(seat=self.rival):
                self.locates(event.found)
            case ConferenceHeld():
                self.only(lambda one: holds(event.clue, one))
            case TheoryPlaced():
                self.placed.append(event)
            case TheoriesAdvanced():
                self.submits([one for one in self.placed if one.seat == self.rival])
                self.submitted += self.placed
                self.placed = []
            case SectorReviewed():
                self.reviewed(event)

    def reviewed(self, event: SectorReviewed) -> None:
        for shown in event.shown:
            self.only(lambda one: (content(one, event.sector) is shown.thing) == shown.right)  # noqa: B023
            if shown.right:
                self.closed.add(event.sector)

    def asks(self, answer: Callable[[SolarSystem], object]) -> None:
        shares: dict[object, float] = {}
        whole = fsum(self.group.values())
        for one, weight in self.group.items():
            shares[answer(one)] = shares.get(answer(one), 0.0) + weight / whole
        self.asking *= self.habits.curious - fsum(p * log2(p) for p in shares.values())
        self.only(lambda one: answer(one) == answer(self.truth))

    def locates(self, found: bool) -> None:
        whole, lean = fsum(self.group.values()), self.habits.locating
        shares: dict[object, float] = {}
        for one, weight in self.group.items():
            named = _locate(one)
            shares[named] = shares.get(named, 0.0) + (1 - lean) * weight / whole
        mine = _locate(self.truth)
        if found:
            self.asking *= (shares.get(mine, 0.0) + lean) ** 3
        else:
            wrong = fsum(share**3 for named, share in shares.items() if named != mine)
            self.asking *= wrong + self.habits.rash

    def submits(self, theories: list[TheoryPlaced]) -> None:
        if not theories:
            return
        rules, habits = Mode.STANDARD.rules, self.habits
        here = [one.sector for one in theories]
        taken = {one.sector for one in self.submitted if one.seat == self.rival} - set(here)
        lean = habits.knows + habits.clue * len(self.unread)
        whole = fsum(self.group.values())
        chances: dict[tuple[Object, int], float] = {}
        for sector in set(rules.all_sectors) - self.closed - taken:
            there = sum(one.sector == sector and one.seat != self.rival for one in self.submitted)
            for thing in THEORY_OBJECTS:
                same = fsum(w for one, w in self.group.items() if content(one, sector) is thing)
                right = content(self.truth, sector) is thing
                share = (1 - lean) * same / whole + lean * right
                gain = rules.points[thing] + 0.25**there + habits.wrong
                chances[thing, sector] = 2 ** (habits.sharpness * (share * gain - habits.wrong))
        (theory,) = theories
        public = self.view.board.theories[theory.number - 1]
        things = THEORY_OBJECTS if isinstance(public, FaceDown) else (theory.thing,)
        said = fsum(chances[thing, theory.sector] for thing in things)
        self.honest *= said / (1 + fsum(chances.values()))
        self.indifferent *= len(things) / len(chances)


def _everything(view: View) -> Iterator[tuple[SolarSystem, float]]:
    """Every system that agrees with the titles, with the dealer's weight."""
    titles = [one for one in Belief.of(view).facts if isinstance(one.fact, Titled)]
    belief = Belief.new(Mode.STANDARD).after(*titles).weighed()
    assert belief.weights is not None
    for number, weight in zip(belief.systems.numbers(), belief.weights, strict=True):
        yield standard_systems()[number], float(weight)


def _count(system: SolarSystem, asked: Surveyed) -> int:
    along = run(asked.first, asked.last, len(system))
    wanted = {"E", "X"} if asked.thing == "E" else {asked.thing}
    return sum(content(system, sector) in wanted for sector in along)


def _locate(system: SolarSystem) -> object:
    sector = system.index(Object.PLANET_X) + 1
    before, after = neighbours(sector, len(system))
    return sector, content(system, before), content(system, after)


@pytest.mark.parametrize("actions", [13, 22, 28])
def test_it_is_what_asking_every_system_comes_to(actions: int) -> None:
    """Of some systems that are left, how much likelier each is than the likeliest of them."""
    table = a_game(Mode.STANDARD, f"evidence {actions}", actions)
    view = table.view(0)
    plain = Belief.of(view).weighed()
    heard = weighed_by_rivals(plain, view)
    assert plain.weights is not None
    assert heard.weights is not None
    told = heard.weights / plain.weights
    numbers = plain.systems.numbers()
    some = {int(place) for place in np.linspace(0, len(plain) - 1, size(5, 40))}
    slow = {
        place: Slow(table, view, 1, standard_systems()[int(numbers[place])]).likely
        for place in some
    }
    top = max(some, key=lambda place: slow[place])
    for place in some:
        assert told[place] / told[top] == pytest.approx(slow[place] / slow[top], rel=1e-3, abs=1e-6)
    assert len({round(one / slow[top], 6) for one in slow.values()}) > 1


# ---- what is promised ------------------------------------------------------------------------


@pytest.mark.parametrize("mode", list(Mode))
def test_it_excludes_nothing_and_its_weights_add_up_exactly(mode: Mode) -> None:
    view = a_game(mode, "excludes nothing", 24).view(0)
    plain = Belief.of(view)
    heard = weighed_by_rivals(plain, view)
    assert heard.weights is not None
    assert set(heard.systems.numbers().tolist()) <= set(plain.systems.numbers().tolist())
    assert len(heard) == len(plain) or MOST / 2 < len(heard) <= MOST < len(plain)
    assert (heard.weights >= 1).all()
    assert (heard.weights == np.rint(heard.weights)).all()
    assert sum(map(int, heard.weights.tolist())) < 2**53


def test_of_many_systems_some_stand_for_all() -> None:
    """An expert game at its start: about as probable as among all of them."""
    view = a_game(Mode.EXPERT, "stand for all", 2).view(0)
    plain = Belief.of(view).weighed()
    heard = weighed_by_rivals(plain, view)
    assert len(heard) <= MOST < len(plain)
    assert abs(heard.probabilities - plain.probabilities).max() < 0.1


def test_alone_there_is_nothing_to_hear() -> None:
    view = a_game(Mode.STANDARD, "alone", 9, seats=1).view(0)
    plain = Belief.of(view).weighed()
    heard = weighed_by_rivals(plain, view)
    assert plain.weights is not None
    assert heard.weights is not None
    assert (heard.weights == plain.weights).all()


def test_it_follows_from_the_view_alone() -> None:
    """However the belief was reached, and weighed or not."""
    view = a_game(Mode.STANDARD, "view alone", 24).view(1)
    one, other = Belief.of(view), Belief.of(view).weighed()
    heard, again = weighed_by_rivals(one, view).weights, weighed_by_rivals(other, view).weights
    assert heard is not None
    assert again is not None
    assert (heard == again).all()


def _gained(level: str, games: int) -> float:
    """How many bits nearer the truth one is for hearing rivals of this level, on average."""
    gains = []
    for number in range(games):
        for actions in (18, 26, 32):
            table = a_game(Mode.STANDARD, f"nearer {number}", actions, level)
            truth = catalogue(Mode.STANDARD).number(true_system(table))
            if table.outcome is None:
                plain = Belief.of(table.view(0)).weighed()
                heard = weighed_by_rivals(plain, table.view(0))
                gains.append(_bits(heard, truth) - _bits(plain, truth))
    return fsum(gains) / len(gains)


def _bits(belief: Belief, truth: int) -> float:
    assert belief.weights is not None
    place = int(np.searchsorted(belief.systems.numbers(), truth))
    return log2(float(belief.weights[place]) / belief.total)


def test_it_brings_one_nearer_the_truth() -> None:
    assert _gained("astronomer", size(8, 60)) > 0.0


def test_whoever_places_at_random_is_not_believed_for_long() -> None:
    assert _gained("random", size(16, 60)) > -0.3


def test_theories_found_wrong_make_the_others_tell_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """A random player's theories move the odds less than they would if he were surely honest."""
    games = (a_game(Mode.STANDARD, f"found wrong {n}", 26, "random") for n in range(40))
    view = next(
        view
        for view in (table.view(0) for table in games)
        if view.board.refuted and len(Belief.of(view)) > 10
    )
    plain = Belief.of(view).weighed()
    doubted = _moved(plain, weighed_by_rivals(plain, view))
    habits = replace(HABITS[Mode.STANDARD], honest=1.0)
    monkeypatch.setitem(rivals_evidence.HABITS, Mode.STANDARD, habits)
    assert doubted < _moved(plain, weighed_by_rivals(plain, view))


def _moved(plain: Belief, heard: Belief) -> float:
    return float(abs(heard.probabilities - plain.probabilities).sum())
