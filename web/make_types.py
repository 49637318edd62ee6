"""Write web/src/wire/types.ts and ptolemaeus.ts: the server's types, as TypeScript.

    python web/make_types.py

Everything is read from the schemas of the wire and of the games' views, offers, actions and events;
`tests/test_web_types.py` fails when a file is older than they are. Ptolemaeus has a file of its
own, because both games have a board, a view and much else of the same name.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ecliptic import wire
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.english.ptolemaeus.words import BONUS_NAMES
from ecliptic.planetx import actions, events, menu, modes, offers, setup, views
from ecliptic.ptolemaeus import actions as ptolemaeus_actions
from ecliptic.ptolemaeus import board as ptolemaeus_board
from ecliptic.ptolemaeus import events as ptolemaeus_events
from ecliptic.ptolemaeus import offers as ptolemaeus_offers
from ecliptic.ptolemaeus import score as ptolemaeus_score
from ecliptic.ptolemaeus import setup as ptolemaeus_setup
from ecliptic.ptolemaeus import views as ptolemaeus_views
from ecliptic.ptolemaeus.bonus import PLANET_OF
from ecliptic.ptolemaeus.cards import JOKER, KINDS, LISTS, TOTALS, Bonus
from ecliptic.ptolemaeus.configurations import SHAPES
from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planet
from ecliptic.ptolemaeus.zodiac import ELEMENTS, SIGN_NAMES
from ecliptic.wire.tables import PROTOCOL_VERSION

FOLDER = Path(__file__).parent / "src" / "wire"

PLANETX: Mapping[str, Any] = {
    "PlanetXView": views.View,
    "PlanetXOffers": offers.Offers,
    "PlanetXOptions": setup.Options,
    "PlanetXAction": actions.Action,
    "PlanetXEvent": events.Told,
    "PlanetXTurn": events.TurnTaken,
    "CompanionQuestion": menu.Question,
    "CompanionAnswer": menu.Answer,
}
"""Types of Planet X, by the name they get in TypeScript."""

PTOLEMAEUS: Mapping[str, Any] = {
    "PtolemaeusView": ptolemaeus_views.View,
    "PtolemaeusOffers": ptolemaeus_offers.Offers,
    "PtolemaeusOptions": ptolemaeus_setup.Options,
    "PtolemaeusAction": ptolemaeus_actions.Action,
    "PtolemaeusEvent": ptolemaeus_events.Told,
}
"""Types of Ptolemaeus, likewise."""

_HEAD = """\
// Made by web/make_types.py from the server's types. Do not edit: run it again.
"""
_SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
_REFERENCE = "#/$defs/{name}"
_RENAMED = {"Object": "Thing"}
"""TypeScript has an Object of its own."""


def wire_types() -> list[type[msgspec.Struct]]:
    """Every struct that goes over the wire."""
    names = sorted(one.name for one in pkgutil.iter_modules(wire.__path__))
    modules = [importlib.import_module(f"{wire.__name__}.{name}") for name in names]
    return [
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
    ]


def texts() -> Mapping[str, str]:
    """Every file by its name."""
    return {
        "types.ts": _file(_constants(), wire_types(), PLANETX),
        "ptolemaeus.ts": _file(_ptolemaeus_constants(), [], PTOLEMAEUS),
    }


def _file(constants: str, structs: list[type[msgspec.Struct]], game: Mapping[str, Any]) -> str:
    shown, components = msgspec.json.schema_components(
        [*structs, *game.values()], ref_template=_REFERENCE
    )
    partly_sent = {one.__name__ for one in structs if one.__struct_config__.omit_defaults}
    blocks = [_HEAD, constants]
    blocks += [_declared(name, schema, partly_sent) for name, schema in components.items()]
    named = dict(zip(game, shown[len(structs) :], strict=True))
    blocks += [
        f"export type {name} = {_type(schema)}\n"
        for name, schema in named.items()
        if _type(schema) != name
    ]
    return "\n".join(blocks)


def _constants() -> str:
    levels = {game: list(found) for game, found in LEVELS_OF.items()}
    rings = {mode.value: _ring(rules) for mode, rules in modes.RULES.items()}
    lines = [
        f"export const PROTOCOL_VERSION = {PROTOCOL_VERSION}",
        "/** The opponents of each game, from weakest to strongest. */",
        f"export const LEVELS: Record<string, string[]> = {json.dumps(levels)}",
        "/** Starting facts of Planet X, by the name of the level. */",
        f"export const FACTS: Record<string, number> = {json.dumps(setup.LEVELS)}",
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
    return "\n".join(lines) + "\n"


def _ptolemaeus_constants() -> str:
    """What is printed on the board and the cards: names, colours, shapes, points."""
    shapes = {" ".join(map(str, signs)): kind.value for signs, kind in SHAPES.items()}
    stronger = {card.value: int(planet) for card, planet in PLANET_OF.items()}
    lines = [
        f"export const SIGNS: string[] = {json.dumps(SIGN_NAMES)}",
        "/** The colour of a sign is its number modulo four. */",
        f"export const ELEMENTS: string[] = {json.dumps(ELEMENTS)}",
        f"export const PLANETS: string[] = {json.dumps(PLANET_NAMES)}",
        f"export const JOKER = {JOKER}",
        f"export const PAWNS = {ptolemaeus_board.PAWNS}",
        f"export const LAPS = {ptolemaeus_board.LAPS}",
        f"export const GOAL = {ptolemaeus_score.GOAL}",
        "/** Points by number of planets studied. */",
        f"export const PLANET_POINTS = {json.dumps(ptolemaeus_score.PLANET_POINTS)}",
        f"export const OBJECTIVE_POINTS = {json.dumps(ptolemaeus_score.OBJECTIVE_POINTS)}",
        f"export const TOKENS_PER_POINT = {ptolemaeus_score.TOKENS_PER_POINT}",
        "/** Whatever can be observed in one action, by its signs. */",
        "export type Shape = 'single' | 'conjunction' | 'opposition' | 'trigon' | 'square'",
        f"export const SHAPES: Record<string, Shape> = {json.dumps(shapes)}",
        "/** The bonus cards as they are called on the cards, in Latin. */",
        f"export const BONUSES: Record<Bonus, string> = {json.dumps(BONUS_NAMES)}",
        "/** The planet whose study lets a bonus card work twice. */",
        f"export const STRONGER_WITH: Partial<Record<Bonus, Planet>> = {json.dumps(stronger)}",
        "/** How many of each card there are. Only the totals are printed: see `cards.toml`. */",
        f"export const CARDS = {json.dumps(_card_counts())}",
        f"export const DEFAULT_DATE = {json.dumps(ptolemaeus_setup.DEFAULT_DATE)}",
    ]
    return "\n".join(lines) + "\n"


def _card_counts() -> dict[str, Any]:
    moves = [planet for event in LISTS.events for planet in event]
    return {
        "totals": TOTALS,
        "constellations": [LISTS.constellations.count(card) for card in range(KINDS)],
        "bonuses": {card.value: LISTS.bonuses.count(card) for card in Bonus},
        "moves": [moves.count(planet) for planet in Planet],
    }


def _ring(rules: modes.ModeRules) -> dict[str, Any]:
    return {
        "sectors": rules.sectors,
        "counts": {thing.value: count for thing, count in rules.counts.items()},
        "points": {thing.value: points for thing, points in rules.points.items()},
        "comet_sectors": sorted(rules.comet_sectors),
        "theory_icons": sorted(rules.theory_icons),
        "conference_icons": dict(rules.conference_icons),
    }


def _declared(name: str, schema: Mapping[str, Any], partly_sent: set[str]) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return _comment(schema) + f"export type {_plain(name)} = {_type(schema)}\n"
    asked = "additionalProperties" in schema or name in partly_sent
    required = set(schema.get("required", ()) if asked else schema["properties"])
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {_type(found)}\n"
        for field, found in schema["properties"].items()
    )
    return _comment(schema) + f"export interface {_plain(name)} {{\n{fields}}}\n"


def _comment(schema: Mapping[str, Any]) -> str:
    text = str(schema.get("description", "")).strip()
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _plain(name: str) -> str:
    """A name in TypeScript; one that was told apart by its module keeps the module's name."""
    parts = name.replace("ecliptic.", "").split(".")
    if len(parts) == 1:
        return _RENAMED.get(name, name)
    return "".join(part[:1].upper() + part[1:] for part in parts if part)


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return _plain(str(schema["$ref"]).rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    if kind == "null":
        return "null"
    return _SIMPLE.get(str(kind), "unknown")


def _array(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(_type(one) for one in schema["prefixItems"]) + "]"
    items = schema.get("items")
    if not items:
        return "[]" if items is False else "unknown[]"
    found = _type(items)
    return f"({found})[]" if "|" in found else f"{found}[]"


if __name__ == "__main__":
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
