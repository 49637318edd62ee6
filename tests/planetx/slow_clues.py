"""Clues and placement rules a second time: slow, sector by sector, from the text of a clue.

Nothing here is shared with the engine. A sky is a plain string of letters, sector 1 first; its
places are counted from 0 and the ring closes.
"""

from __future__ import annotations

from collections.abc import Iterator

COMET_SECTORS = {12: (2, 3, 5, 7, 11), 18: (2, 3, 5, 7, 11, 13, 17)}


def is_true(clue: str, sky: str) -> bool:
    """Whether a clue, in its text form, is true of a sky."""
    words = clue.split(" ")
    if words[0] == "all":
        return _fits_in_a_run(words[1], int(words[3]), sky)
    if words[2] == "consecutive":
        count = int(words[0])
        return _has_run(words[1], count, sky) and not _has_run(words[1], count + 1, sky)
    near = [
        any(sky[place] == words[-1] for place in _places_meant(words, start, len(sky)))
        for start in places_of(words[1], sky)
    ]
    match words[0]:
        case "some":
            return True in near
        case "every":
            return False not in near
        case "no":
            return True not in near
    raise ValueError(f"tests/planetx/slow_clues.py cannot judge: {clue}")


def places_of(thing: str, sky: str) -> list[int]:
    return [place for place, held in enumerate(sky) if held == thing]


def _places_meant(words: list[str], start: int, ring: int) -> Iterator[int]:
    """The places that are adjacent to, opposite or within N of a place."""
    if words[2] == "adjacent":
        distances = [1]
    elif words[2] == "opposite":
        distances = [ring // 2]
    elif words[2] == "within":
        distances = list(range(1, int(words[3]) + 1))
    else:
        raise ValueError(f"tests/planetx/slow_clues.py knows no relation: {words[2]}")
    for distance in distances:
        yield (start + distance) % ring
        yield (start - distance) % ring


def _fits_in_a_run(thing: str, width: int, sky: str) -> bool:
    for start in range(len(sky)):
        outside = [sky[(start + step) % len(sky)] for step in range(width, len(sky))]
        if thing not in outside:
            return True
    return False


def _has_run(thing: str, length: int, sky: str) -> bool:
    for start in range(len(sky)):
        if all(sky[(start + step) % len(sky)] == thing for step in range(length)):
            return True
    return False


def is_lawful(sky: str) -> bool:
    """The placement rules of section 1, given the right number of each object."""
    ring = len(sky)
    for place, held in enumerate(sky):
        beside = sky[place - 1] + sky[(place + 1) % ring]
        if held == "C" and place + 1 not in COMET_SECTORS[ring]:
            return False
        if held == "A" and "A" not in beside:
            return False
        if held == "G" and "E" not in beside:
            return False
        if held == "D" and "X" in beside:
            return False
    return ring == 12 or _is_band_of_six(sky)


def _is_band_of_six(sky: str) -> bool:
    for start in range(len(sky)):
        band = "".join(sky[(start + step) % len(sky)] for step in range(6))
        if band.count("D") == sky.count("D") and band[0] == band[5] == "D":
            return True
    return False


def fillings(sky: str, left: dict[str, int]) -> Iterator[str]:
    """Every way to put the objects that are left into the places marked `?`; comets only where
    they may stand."""
    place = sky.find("?")
    if place < 0:
        yield sky
        return
    for thing, count in left.items():
        if not count or (thing == "C" and place + 1 not in COMET_SECTORS[len(sky)]):
            continue
        yield from fillings(sky[:place] + thing + sky[place + 1 :], {**left, thing: count - 1})


def with_planet_x_elsewhere(sky: str) -> list[str]:
    """Every lawful sky with the same ordinary objects, this one included."""
    hidden = sky.replace("X", "E")
    moved = [hidden[:place] + "X" + hidden[place + 1 :] for place in places_of("E", hidden)]
    return [other for other in moved if is_lawful(other)]
