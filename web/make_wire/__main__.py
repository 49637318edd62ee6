"""Write web/src/wire: the server's types, constants and calls, as TypeScript.

    python web/make_wire

Everything is read from the schemas of the wire and of the games' views, offers, actions and events;
`tests/test_web_types.py` fails when a file is older than they are. What is written of a game is
said in the file of its name, and what can be asked of the server in `calls.py`.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import runpy
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec
from calls import calls
from typescript import declared, type_of

from ecliptic import registry, wire
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.server.plugins import PLUGINS
from ecliptic.wire.commands import FRAME_BYTES
from ecliptic.wire.help import Help
from ecliptic.wire.house import LONGEST_PASSPHRASE
from ecliptic.wire.replays import MOST_FRAMES
from ecliptic.wire.seats import GUEST, INVISIBLE, LONGEST_JOIN_CODE, LONGEST_NAME
from ecliptic.wire.tables import PROTOCOL_VERSION, SOCKET_REFUSED

FOLDER = Path(__file__).parents[1] / "src" / "wire"
PARTS = Path(__file__).parent
WIRE = "types.ts"
CALLS = "calls.ts"

_HEAD = "// Made by web/make_wire from the server's {of}. Do not edit: run it again.\n"
_REFERENCE = "#/$defs/{name}"


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
    files = {
        name: _file("\n".join(lines) + "\n", wire_types() if name == WIRE else [], types[name])
        for name, lines in constants.items()
    }
    return {**files, CALLS: _HEAD.format(of="OpenAPI description") + "\n" + calls()}


def _file(constants: str, structs: list[type[msgspec.Struct]], game: Mapping[str, Any]) -> str:
    shown, components = msgspec.json.schema_components(
        [*structs, *game.values()], ref_template=_REFERENCE
    )
    partly_sent = {one.__name__ for one in structs if one.__struct_config__.omit_defaults}
    blocks = [_HEAD.format(of="types"), constants]
    blocks += [declared(name, schema, partly_sent) for name, schema in components.items()]
    named = dict(zip(game, shown[len(structs) :], strict=True))
    blocks += [
        f"export type {name} = {type_of(schema)}\n"
        for name, schema in named.items()
        if type_of(schema) != name
    ]
    return "\n".join(blocks)


def _in_javascript(pattern: str) -> str:
    """Python writes long code points in another way."""
    return re.sub(r"\\U0*([0-9a-f]+)", r"\\u{\1}", pattern)


def _constants() -> list[str]:
    levels = {game: list(found) for game, found in LEVELS_OF.items()}
    helps = {game: plugin.help for game, plugin in PLUGINS.items()}
    return [
        f"export const PROTOCOL_VERSION = {PROTOCOL_VERSION}",
        f"export const LONGEST_NAME = {LONGEST_NAME}",
        f"export const LONGEST_PASSPHRASE = {LONGEST_PASSPHRASE}",
        "/** Whoever has asked to be forgotten; nobody else is called so. */",
        f"export const GUEST = {json.dumps(GUEST)}",
        "/** Signs no name may have, because they show nothing, for a class of a pattern. */",
        f"export const INVISIBLE = {json.dumps(_in_javascript(INVISIBLE))}",
        f"export const LONGEST_JOIN_CODE = {LONGEST_JOIN_CODE}",
        "/** The code with which the server closes a socket it refuses. */",
        f"export const SOCKET_REFUSED = {SOCKET_REFUSED}",
        "/** The longest message that every server takes over a socket. */",
        f"export const FRAME_BYTES = {FRAME_BYTES}",
        "/** The server sends no more frames of a replay at a time. */",
        f"export const MOST_FRAMES = {MOST_FRAMES}",
        "/** The opponents of each game, from weakest to strongest. */",
        f"export const LEVELS: Record<string, string[]> = {json.dumps(levels)}",
        "/** How much help there may be; each level includes those before it. */",
        f"export const HELP_LEVELS = {json.dumps(get_args(Help))} as const",
        "export type HelpLevel = (typeof HELP_LEVELS)[number]",
        "/** The help that tables of each game can agree on. */",
        f"export const HELP_OF: Record<string, readonly HelpLevel[]> = {json.dumps(helps)}",
    ]


if __name__ == "__main__":
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
