"""Other hidden worlds of The Search for Planet X that one viewer cannot exclude.

What the viewer knows is read from the log's events by the rules page, not through `audience` or a
view: those are under test. A new world has another lawful system, other true clues with the same
titles, other starting facts for rivals, other objects on their face-down theories and in their
sealed choices, other sectors in their locates; everything the viewer was told stays as it was.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.core.game import Viewer
from ecliptic.core.log import Entry, Moved, Undone
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.clues import Clue, holds, title_of
from ecliptic.planetx.events import (
    ConferenceHeld,
    ConferenceSet,
    FactsGiven,
    Located,
    Researched,
    SectorReviewed,
    SkyDealt,
    SkyRevealed,
    Surveyed,
    Targeted,
    TopicSet,
)
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import PLANET_X, THEORY_OBJECTS, TRULY_EMPTY, Object
from ecliptic.planetx.setup import Options, StartingFact
from ecliptic.planetx.sky import Sky
from ecliptic.planetx.system import SolarSystem
from tests.conformance.planetx_skies import (
    clues_titled,
    expert_pool,
    is_lawful,
    shaken,
    standard_systems,
)
from tests.conformance.planetx_tokens import other_tokens
from tests.conformance.subject import World

_STRIDE = 1_009
"""Prime, so that a walk with it meets every system once, in an order that is not the list's."""


def happenings(entries: Sequence[Entry]) -> Iterator[Any]:
    """Every event of the log, also those taken back: what was heard cannot be unheard."""
    for entry in entries:
        if not isinstance(entry, Undone):
            yield from entry.events


def dealt_sky(entries: Sequence[Entry]) -> Sky:
    events = list(happenings(entries[:1]))
    return Sky(
        next(event.system for event in events if isinstance(event, SkyDealt)),
        tuple(event.clue for event in events if isinstance(event, TopicSet)),
        tuple(event.clue for event in events if isinstance(event, ConferenceSet)),
    )


def _appears(thing: Object) -> str:
    return "E/X" if thing in (TRULY_EMPTY, PLANET_X) else thing.value


def _run(first: int, last: int, sectors: int) -> list[int]:
    sector, walked = first, [first]
    while sector != last:
        sector = sector % sectors + 1
        walked.append(sector)
    return walked


def _is_right(system: SolarSystem, named: Any) -> bool:
    index, ring = named.sector - 1, len(system)
    around = (system[index], system[(index - 1) % ring], system[(index + 1) % ring])
    return around == (PLANET_X, named.before, named.after)


def _agrees(system: SolarSystem, event: Any, viewer: Viewer) -> bool:
    """Whether a system gives what this viewer was told of an event."""
    mine = getattr(event, "seat", None) == viewer
    match event:
        case Surveyed() if mine:
            seen = [_appears(system[at - 1]) for at in _run(event.first, event.last, len(system))]
            return seen.count(_appears(event.thing)) == event.count
        case Targeted() if mine:
            return _appears(system[event.sector - 1]) == event.sighting.value
        case Located() if mine:
            return _is_right(system, event) is event.found
        case FactsGiven() if mine:
            return all(system[fact.sector - 1] is not fact.thing for fact in event.facts)
        case SectorReviewed():
            truth = system[event.sector - 1]
            return all((face.thing is truth) is face.right for face in event.shown)
        case SkyRevealed():
            return system == event.system
    return True


def known_clues(
    entries: Sequence[Entry], viewer: Viewer
) -> tuple[dict[int, Clue], dict[int, Clue]]:
    """The topics and the conferences whose clue this viewer has heard, by index."""
    topics: dict[int, Clue] = {}
    conferences: dict[int, Clue] = {}
    for event in happenings(entries):
        if isinstance(event, Researched) and event.seat == viewer:
            topics[TOPICS.index(event.topic)] = event.clue
        elif isinstance(event, ConferenceHeld):
            conferences[event.number - 1] = event.clue
    return topics, conferences


def could_be(entries: Sequence[Entry], viewer: Viewer, mode: Mode, sky: Sky) -> bool:
    """Whether everything this viewer was told is true of a sky."""
    true = dealt_sky(entries)
    topics, conferences = known_clues(entries, viewer)
    clues = (*sky.topics, *sky.conferences)
    return (
        is_lawful(mode, sky.system)
        and [title_of(clue) for clue in sky.topics] == [title_of(clue) for clue in true.topics]
        and [title_of(clue) for clue in sky.conferences]
        == [title_of(clue) for clue in true.conferences]
        and all(holds(clue, sky.system) for clue in clues)
        and all(sky.topics[index] == clue for index, clue in topics.items())
        and all(sky.conferences[index] == clue for index, clue in conferences.items())
        and all(_agrees(sky.system, event, viewer) for event in happenings(entries))
    )


def candidates(mode: Mode, true: SolarSystem, rng: random.Random) -> Iterator[SolarSystem]:
    """Systems to try: all standard ones; many expert ones, near the truth and far from it."""
    far = standard_systems() if mode is Mode.STANDARD else expert_pool()
    start = rng.randrange(len(far))
    for step in range(len(far)):
        yield far[(start + step * _STRIDE) % len(far)]
        if mode is Mode.EXPERT:
            yield shaken(true, rng.randint(1, 3), rng)


def _other_clues(
    clues: tuple[Clue, ...], known: dict[int, Clue], system: SolarSystem, rng: random.Random
) -> tuple[Clue, ...] | None:
    """True clues with the same titles; None if some title has none in this system."""
    drawn = []
    for index, clue in enumerate(clues):
        true = [one for one in clues_titled(title_of(clue)) if holds(one, system)]
        if index in known:
            true = [known[index]] if holds(known[index], system) else []
        if not true:
            return None
        drawn.append(rng.choice(true))
    return tuple(drawn)


def other_sky(
    mode: Mode, entries: Sequence[Entry], viewer: Viewer, rng: random.Random
) -> Sky | None:
    true = dealt_sky(entries)
    topics, conferences = known_clues(entries, viewer)
    asked = [event for event in happenings(entries) if not _is_public_step(event)]
    for system in candidates(mode, true.system, rng):
        if not all(_agrees(system, event, viewer) for event in asked):
            continue
        if not is_lawful(mode, system):
            continue
        new_topics = _other_clues(true.topics, topics, system, rng)
        new_conferences = _other_clues(true.conferences, conferences, system, rng)
        if new_topics is not None and new_conferences is not None:
            return Sky(system, new_topics, new_conferences)
    return None


def _is_public_step(event: Any) -> bool:
    return not isinstance(
        event, Surveyed | Targeted | Located | FactsGiven | SectorReviewed | SkyRevealed
    )


def _other_facts(system: SolarSystem, count: int, rng: random.Random) -> tuple[StartingFact, ...]:
    true = [
        StartingFact(sector, thing)
        for sector, held in enumerate(system, start=1)
        for thing in THEORY_OBJECTS
        if thing is not held
    ]
    return tuple(rng.sample(true, count))


def _other_deal(
    events: Sequence[Any], sky: Sky, viewer: Viewer, rng: random.Random
) -> tuple[Any, ...]:
    deal: list[Any] = []
    for event in events:
        match event:
            case SkyDealt():
                event = SkyDealt(sky.system)
            case TopicSet(topic):
                event = TopicSet(topic, sky.topics[TOPICS.index(topic)])
            case ConferenceSet(number):
                event = ConferenceSet(number, sky.conferences[number - 1])
            case FactsGiven(seat, _, count) if seat != viewer:
                event = replace(event, facts=_other_facts(sky.system, count, rng))
        deal.append(event)
    return tuple(deal)


def right_locate(system: SolarSystem) -> Locate:
    index = system.index(PLANET_X)
    return Locate(index + 1, system[index - 1], system[(index + 1) % len(system)])


def _other_locate(located: Located, system: SolarSystem, rng: random.Random) -> Locate:
    """A rival's locate with the same public answer: the right one, or some wrong one."""
    right = right_locate(system)
    if located.found:
        return right
    elsewhere = [sector for sector in range(1, len(system) + 1) if sector != right.sector]
    return Locate(rng.choice(elsewhere), TRULY_EMPTY, TRULY_EMPTY)


def other_world(
    options: Options, entries: Sequence[Entry], viewer: Viewer, rng: random.Random
) -> World | None:
    true = dealt_sky(entries)
    sky = true
    if rng.random() < 0.8:
        sky = other_sky(options.mode, entries, viewer, rng) or true
    deal = _other_deal(tuple(happenings(entries[:1])), sky, viewer, rng)
    tokens = other_tokens(options, entries, viewer, rng)
    moves: list[Any] = []
    differs = set()
    for number, entry in enumerate(entries):
        if not isinstance(entry, Moved):
            continue
        action = tokens.get(number, entry.action)
        if action != entry.action:
            differs.add("tokens")
        if isinstance(action, Locate) and entry.seat != viewer:
            located = next(event for event in entry.events if isinstance(event, Located))
            action = _other_locate(located, sky.system, rng)
            if not located.found and action != entry.action:
                differs.add("locates")
        moves.append(action)
    if sky.system != true.system:
        differs.add("system")
    if (sky.topics, sky.conferences) != (true.topics, true.conferences):
        differs.add("clues")
    if _facts(deal) != _facts(happenings(entries[:1])):
        differs.add("facts")
    if not differs:
        return None
    return World(deal, tuple(moves), Chance(rng.randbytes(16)), sky, frozenset(differs))


def _facts(events: Any) -> list[Any]:
    return [event for event in events if isinstance(event, FactsGiven)]
