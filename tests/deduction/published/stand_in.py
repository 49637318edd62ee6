"""A stand-in for the published app: games drawn from its counted figures.

It is made of other steps than the weights it tests. Boards are placed kind by kind and begun again
when they come to nothing; clues are proposed as often as they were counted, over how often they are
true, and taken if they are true and their title is free; starting facts begin with the third group.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from ecliptic.core.chance import Chance
from ecliptic.core.errors import BadSetup
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_weights import form_of
from ecliptic.planetx.clues import (
    Arrangement,
    Band,
    Clue,
    Opposite,
    Quantity,
    Title,
    Within,
    holds,
    title_of,
)
from ecliptic.planetx.conferences import lawful_conference_clues, possible_places
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
)
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.setup import StartingFact
from ecliptic.planetx.system import SolarSystem, check_system, content, where
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.planetx.truth_tables import kept
from tests.deduction.published import figures

Boards = Callable[[Mode, Chance], SolarSystem]
_FINE = 1_000_000
"""Shares as whole numbers, for fair draws."""
_TRIES = 100
"""After so many a group of facts may speak of any of its sectors again."""


@dataclass(frozen=True)
class PublishedGame:
    mode: Mode
    system: SolarSystem
    topics: tuple[Clue, ...]
    titles: tuple[Title, ...]
    """As the app names them: the subject first, mostly."""
    conferences: tuple[Clue, ...]
    facts: tuple[StartingFact, ...]


def published_game(mode: Mode, chance: Chance, boards: Boards) -> PublishedGame:
    """Boards that cannot have conferences are drawn again, as ours are."""
    while True:
        system = boards(mode, chance)
        conferences = _conferences(system, mode, chance)
        if conferences:
            break
    topics = _topics(system, mode, chance)
    titles = tuple(_named(clue, mode, chance) for clue in topics)
    return PublishedGame(mode, system, topics, titles, conferences, _facts(system, mode, chance))


# ---- boards ----------------------------------------------------------------------------------


def placed_in_order(mode: Mode, chance: Chance) -> SolarSystem:
    """Dwarf planets, comets, asteroids, gas clouds, Planet X, each evenly where it may then stand;
    in standard mode Planet X's sectors as they were counted."""
    while True:
        system = _placed((DWARF_PLANET, COMET, ASTEROID, GAS_CLOUD, PLANET_X), mode, chance)
        if mode is Mode.EXPERT:
            return system
        (sector,) = where(system, PLANET_X)
        if chance.below(_FINE) < _FINE * _kept_planet_x()[sector - 1]:
            return system


def placed_otherwise(mode: Mode, chance: Chance) -> SolarSystem:
    """The control: another order of placing, and Planet X as it comes."""
    return _placed((COMET, ASTEROID, DWARF_PLANET, GAS_CLOUD, PLANET_X), mode, chance)


def any_board(mode: Mode, chance: Chance) -> SolarSystem:
    """Every lawful system alike."""
    return catalogue(mode).system(chance.below(len(catalogue(mode))))


def _placed(order: Sequence[Object], mode: Mode, chance: Chance) -> SolarSystem:
    placements = catalogue(mode).placements
    while True:
        held: dict[int, Object] = {}
        for kind in order:
            fitting = [one for one in placements[kind] if _fits(kind, one, held, mode)]
            if not fitting:
                break
            held |= dict.fromkeys(chance.choice(fitting), kind)
        system = tuple(held.get(sector, TRULY_EMPTY) for sector in mode.rules.all_sectors)
        try:
            check_system(system, mode)
        except BadSetup:
            continue
        return system


def ways_placed(system: SolarSystem, mode: Mode) -> int:
    """In how many ways the ordinary objects could have been placed when it was their turn."""
    held: dict[int, Object] = {}
    ways = 1
    for kind in (DWARF_PLANET, COMET, ASTEROID, GAS_CLOUD):
        ways *= sum(_fits(kind, one, held, mode) for one in catalogue(mode).placements[kind])
        held |= dict.fromkeys(where(system, kind), kind)
    return ways


def _fits(kind: Object, placement: Sequence[int], held: dict[int, Object], mode: Mode) -> bool:
    if any(sector in held for sector in placement):
        return False
    beside = [set(neighbours(sector, mode.rules.sectors)) for sector in placement]
    if kind is GAS_CLOUD:
        return all(near - set(held) - set(placement) for near in beside)
    if kind is PLANET_X:
        (near,) = beside
        return not any(held.get(sector) is DWARF_PLANET for sector in near)
    return True


@cache
def _kept_planet_x() -> tuple[float, ...]:
    """How often to keep a board with Planet X in each sector, so that it comes as often there as
    was counted."""
    chance = Chance(bytes(16))
    order = (DWARF_PLANET, COMET, ASTEROID, GAS_CLOUD, PLANET_X)
    found = [1] * len(figures.PLANET_X)
    for _ in range(2_000):
        (sector,) = where(_placed(order, Mode.STANDARD, chance), PLANET_X)
        found[sector - 1] += 1
    wanted = [share / count for share, count in zip(figures.PLANET_X, found, strict=True)]
    return tuple(one / max(wanted) for one in wanted)


# ---- clues -----------------------------------------------------------------------------------


@cache
def proposals(mode: Mode) -> dict[Clue, int]:
    """How often each research clue is proposed: as often as its form and N were counted, evenly
    over the kinds, over how often it is true."""
    occurring = [clue for clue in lawful_research_clues(mode) if _counted(clue, mode)]
    return {
        clue: round(_FINE * _counted(clue, mode) / _alike(clue, occurring) / _truth(clue, mode))
        for clue in occurring
    }


def _counted(clue: Clue, mode: Mode) -> float:
    form = form_of(clue)
    share = figures.FORMS[mode].get(form, 0.0) / 100
    if form in figures.NUMBERS[mode]:
        numbers = figures.NUMBERS[mode][form]
        share *= numbers.get(_number(clue), 0) / sum(numbers.values())
    return share if _said(clue, mode) else 0.0


def _said(clue: Clue, mode: Mode) -> bool:
    """Opposites have asteroids or gas clouds as subject (standard: also dwarf planets), "every"
    gas clouds only; far from each other are comets and gas clouds; wide bands hold asteroids."""
    kinds = {clue.subject, getattr(clue, "other", clue.subject)}
    match clue:
        case Opposite(Quantity.EVERY):
            return GAS_CLOUD in kinds
        case Opposite():
            said = {ASTEROID, GAS_CLOUD} | ({DWARF_PLANET} if mode is Mode.STANDARD else set())
            return bool(kinds & said)
        case Within(Quantity.NO) if len(kinds) == 1:
            return clue.subject in (COMET, GAS_CLOUD)
        case Band(subject, width):
            return width < 7 or subject is ASTEROID
    return True


def _alike(clue: Clue, clues: Sequence[Clue]) -> int:
    mine = form_of(clue), _number(clue)
    return sum((form_of(one), _number(one)) == mine for one in clues)


def _number(clue: Clue) -> int:
    return clue.width if isinstance(clue, Band) else getattr(clue, "reach", 0)


def _truth(clue: Clue, mode: Mode) -> float:
    return kept(clue, mode) / len(catalogue(mode))


def _topics(system: SolarSystem, mode: Mode, chance: Chance) -> tuple[Clue, ...]:
    true = {clue: many for clue, many in proposals(mode).items() if holds(clue, system)}
    possible = {title_of(clue) for clue in true}
    while True:
        singles = chance.weighted(range(4), figures.SINGLES[mode])
        if singles <= sum(len(title) == 1 for title in possible):
            break
    wanted = {1: singles, 2: len(TOPICS) - singles}
    chosen: dict[Title, Clue] = {}
    while len(chosen) < len(TOPICS):
        clue = chance.weighted(tuple(true), tuple(true.values()))
        title = title_of(clue)
        if title not in chosen and wanted[len(title)]:
            chosen[title] = clue
            wanted[len(title)] -= 1
    return chance.shuffled(tuple(chosen.values()))


def _named(clue: Clue, mode: Mode, chance: Chance) -> Title:
    title = title_of(clue)
    if len(title) == 1 or isinstance(clue, Arrangement):
        return title
    subjects: tuple[Object, ...] = (clue.subject, clue.other)
    if clue.quantity is Quantity.EVERY:
        subjects = subjects[:1]
    elif isinstance(clue, Opposite):
        said = (ASTEROID, GAS_CLOUD, *((DWARF_PLANET,) if mode is Mode.STANDARD else ()))
        subjects = tuple(kind for kind in subjects if kind in said)
    first = chance.choice(subjects)
    named = first, clue.other if first is clue.subject else clue.subject
    turned = mode is Mode.STANDARD and chance.below(100) < 3
    return named[::-1] if turned else named


def _conferences(system: SolarSystem, mode: Mode, chance: Chance) -> tuple[Clue, ...]:
    """Proposed as they were counted, taken if they leave one place for Planet X."""
    places = possible_places(system, mode)
    left = {
        clue: frozenset(place for place, other in places.items() if holds(clue, other))
        for clue in lawful_conference_clues(mode)
        if holds(clue, system) and _proposed_conference(clue, mode)
    }
    count = len(mode.rules.conference_icons)
    (truth,) = where(system, PLANET_X)
    sets = {
        clues: _set_proposed(clues, mode)
        for clues in permutations(left, count)
        if frozenset.intersection(*(left[clue] for clue in clues)) == {truth}
    }
    return chance.weighted(tuple(sets), tuple(sets.values())) if sets else ()


def _set_proposed(clues: tuple[Clue, ...], mode: Mode) -> int:
    many = 1.0
    for clue in clues:
        many *= _proposed_conference(clue, mode)
    same = len({title_of(clue) for clue in clues}) < len(clues)
    return max(1, round(_FINE * many / (3 if same else 1)))


@cache
def _proposed_conference(clue: Clue, mode: Mode) -> float:
    if isinstance(clue, Arrangement):
        return 0.0
    share, kinds = figures.CONFERENCES[mode][form_of(clue)]
    kind = clue.other.value + (str(clue.reach) if isinstance(clue, Within) else "")
    return share * kinds.get(kind, 0) / sum(kinds.values()) / 100 / _truth(clue, mode)


# ---- starting facts --------------------------------------------------------------------------


def _facts(system: SolarSystem, mode: Mode, chance: Chance) -> tuple[StartingFact, ...]:
    rules = mode.rules
    comets = tuple(sorted(rules.comet_sectors))
    others = tuple(sector for sector in rules.all_sectors if sector not in rules.comet_sectors)
    last: list[StartingFact] = []
    for thing in (COMET, ASTEROID, DWARF_PLANET, GAS_CLOUD):
        taken = {fact.sector for fact in last}
        sectors = [
            sector
            for sector in (comets if thing is COMET else rules.all_sectors)
            if sector not in taken and content(system, sector) is not thing
        ]
        last.append(StartingFact(chance.choice(sectors), thing))
    kinds = ("ADDG", "ADGG") if mode is Mode.STANDARD else ("ADGG", "AADG")
    first, second = (
        _group(system, sectors, letters, last, chance)
        for sectors, letters in zip((comets, others), kinds, strict=True)
    )
    return (*first, *second, *sorted(last, key=lambda fact: fact.sector))


def _group(
    system: SolarSystem,
    sectors: tuple[int, ...],
    letters: str,
    last: Sequence[StartingFact],
    chance: Chance,
) -> list[StartingFact]:
    spoken = {fact.sector for fact in last}
    tries = 0
    while True:
        tries += 1
        order = sorted(chance.shuffled(sectors), key=lambda one: tries < _TRIES and one in spoken)
        facts = [
            StartingFact(sector, Object(letter))
            for sector, letter in zip(chance.shuffled(order[:4]), letters, strict=True)
        ]
        if not set(facts) & set(last) and all(
            content(system, fact.sector) is not fact.thing for fact in facts
        ):
            return sorted(facts, key=lambda fact: fact.sector)
