"""The types of Ptolemaeus in TypeScript: a file of its own, for both games have a board, a view and
much else of the same name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ecliptic.english.ptolemaeus.words import BONUS_NAMES
from ecliptic.ptolemaeus import actions, board, events, offers, score, setup, views
from ecliptic.ptolemaeus.bonus import PLANET_OF
from ecliptic.ptolemaeus.cards import JOKER, KINDS, LISTS, TOTALS, Bonus
from ecliptic.ptolemaeus.configurations import SHAPES
from ecliptic.ptolemaeus.ephemeris import FIRST, LAST
from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planet
from ecliptic.ptolemaeus.zodiac import ELEMENTS, SIGN_NAMES

FILE = "ptolemaeus.ts"

TYPES: Mapping[str, Any] = {
    "PtolemaeusView": views.View,
    "PtolemaeusOffers": offers.Offers,
    "PtolemaeusOptions": setup.Options,
    "PtolemaeusAction": actions.Action,
    "PtolemaeusEvent": events.Told,
}
"""By the name they get in TypeScript."""


def constants() -> list[str]:
    """What is printed on the board and the cards: names, colours, shapes, points."""
    shapes = {" ".join(map(str, signs)): kind.value for signs, kind in SHAPES.items()}
    stronger = {card.value: int(planet) for card, planet in PLANET_OF.items()}
    return [
        f"export const SIGNS: string[] = {json.dumps(SIGN_NAMES)}",
        "/** The colour of a sign is its number modulo four. */",
        f"export const ELEMENTS: string[] = {json.dumps(ELEMENTS)}",
        f"export const PLANETS: string[] = {json.dumps(PLANET_NAMES)}",
        f"export const JOKER = {JOKER}",
        f"export const PAWNS = {board.PAWNS}",
        f"export const LAPS = {board.LAPS}",
        f"export const GOAL = {score.GOAL}",
        "/** Points by number of planets studied. */",
        f"export const PLANET_POINTS = {json.dumps(score.PLANET_POINTS)}",
        f"export const OBJECTIVE_POINTS = {json.dumps(score.OBJECTIVE_POINTS)}",
        f"export const TOKENS_PER_POINT = {score.TOKENS_PER_POINT}",
        "/** Whatever can be observed in one action, by its signs. */",
        "export type Shape = 'single' | 'conjunction' | 'opposition' | 'trigon' | 'square'",
        f"export const SHAPES: Record<string, Shape> = {json.dumps(shapes)}",
        "/** The bonus cards as they are called on the cards, in Latin. */",
        f"export const BONUSES: Record<Bonus, string> = {json.dumps(BONUS_NAMES)}",
        "/** The planet whose study lets a bonus card work twice. */",
        f"export const STRONGER_WITH: Partial<Record<Bonus, Planet>> = {json.dumps(stronger)}",
        "/** How many of each card there are. Only the totals are printed: see `cards.toml`. */",
        f"export const CARDS = {json.dumps(_card_counts())}",
        f"export const DEFAULT_DATE = {json.dumps(setup.DEFAULT_DATE)}",
        "/** The years whose skies are known. */",
        f"export const YEARS = {json.dumps([FIRST.year, LAST.year])} as const",
    ]


def _card_counts() -> dict[str, Any]:
    moves = [planet for event in LISTS.events for planet in event]
    return {
        "totals": TOTALS,
        "constellations": [LISTS.constellations.count(card) for card in range(KINDS)],
        "bonuses": {card.value: LISTS.bonuses.count(card) for card in Bonus},
        "moves": [moves.count(planet) for planet in Planet],
    }
