"""Write web/src/wire: the server's types, as TypeScript.

    python web/make_types.py

Everything is read from the schemas of the wire and of the games' views, offers, actions and events;
`tests/test_web_types.py` fails when a file is older than they are. What is written of a game is
said in `web/types/<game>.py`.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import runpy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ecliptic import registry, wire
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.wire.tables import PROTOCOL_VERSION

FOLDER = Path(__file__).parent / "src" / "wire"
PARTS = Path(__file__).parent / "types"
WIRE = "types.ts"

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
    """Every file by its name: the wire's, with what stands beside it, and those of the games."""
    constants: dict[str, list[str]] = {WIRE: _constants()}
    types: dict[str, dict[str, Any]] = {WIRE: {}}
    for game in registry.GAMES:
        if (PARTS / f"{game}.py").exists():
            part = runpy.run_path(str(PARTS / f"{game}.py"))
            constants.setdefault(part["FILE"], []).extend(part["constants"]())
            types.setdefault(part["FILE"], {}).update(part["TYPES"])
    return {
        name: _file("\n".join(lines) + "\n", wire_types() if name == WIRE else [], types[name])
        for name, lines in constants.items()
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


def _constants() -> list[str]:
    levels = {game: list(found) for game, found in LEVELS_OF.items()}
    return [
        f"export const PROTOCOL_VERSION = {PROTOCOL_VERSION}",
        "/** The opponents of each game, from weakest to strongest. */",
        f"export const LEVELS: Record<string, string[]> = {json.dumps(levels)}",
    ]


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
