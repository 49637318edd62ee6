"""The types of Planet X in TypeScript. The wire speaks of its objects, so they stand beside it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ecliptic.planetx import actions, clues, codes, events, menu, modes, offers, setup, views
from ecliptic.server.planetx.plugin import PLUGIN

FILE = "types.ts"

TYPES: Mapping[str, Any] = {
    "PlanetXView": views.View,
    "PlanetXOffers": offers.Offers,
    "PlanetXOptions": setup.Options,
    "PlanetXAction": actions.Action,
    "PlanetXEvent": events.Told,
    "PlanetXTurn": events.TurnTaken,
    "Clue": clues.Clue,
    "CompanionQuestion": menu.Question,
    "CompanionAnswer": menu.Answer,
}
"""By the name they get in TypeScript."""


def constants() -> list[str]:
    rings = {mode.value: _ring(rules) for mode, rules in modes.RULES.items()}
    return [
        "/** At a table of Planet X. */",
        f"export const MOST_SEATS = {modes.MOST_SEATS}",
        "/** How much the solver of Planet X may tell. */",
        f"export const SOLVER_LEVELS = {json.dumps(PLUGIN.help)} as const",
        "/** Starting facts of Planet X, by the name of the level. */",
        f"export const FACTS: Record<string, number> = {json.dumps(setup.LEVELS)}",
        "/** The version of the generator of Planet X: what a code deals. */",
        f"export const GENERATOR = {codes.GENERATOR}",
        "/** The first one named no version in what it told. */",
        f"export const FIRST_GENERATOR = {codes.FIRST_GENERATOR}",
        f"export const SEASONS: Season[] = {json.dumps([one.value for one in setup.Season])}",
        "/** What is printed on each board of Planet X: sectors, icons, and how many of each. */",
        "export interface Ring {",
        "  sectors: number",
        "  counts: Record<Thing, number>",
        "  points: Partial<Record<Thing, number>>",
        "  comet_sectors: number[]",
        "  theory_icons: number[]",
        "  conference_icons: Record<number, number>",
        "}",
        f"export const RINGS: Record<Mode, Ring> = {json.dumps(rings)}",
        f"export const REVIEW_SPACES = {modes.REVIEW_SPACES}",
    ]


def _ring(rules: modes.ModeRules) -> dict[str, Any]:
    return {
        "sectors": rules.sectors,
        "counts": {thing.value: count for thing, count in rules.counts.items()},
        "points": {thing.value: points for thing, points in rules.points.items()},
        "comet_sectors": sorted(rules.comet_sectors),
        "theory_icons": sorted(rules.theory_icons),
        "conference_icons": dict(rules.conference_icons),
    }
