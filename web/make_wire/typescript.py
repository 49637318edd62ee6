"""JSON schemas as TypeScript types."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

_SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
_RENAMED = {"Object": "Thing"}
"""TypeScript has an Object of its own."""
_NAMED = re.compile(r'"\$ref": "[^"]*/([^"/]+)"')


def declared(name: str, schema: Mapping[str, Any], partly_sent: set[str]) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return _comment(schema) + f"export type {plain(name)} = {type_of(schema)}\n"
    asked = "additionalProperties" in schema or name in partly_sent
    required = set(schema.get("required", ()) if asked else schema["properties"])
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {type_of(found)}\n"
        for field, found in schema["properties"].items()
    )
    return _comment(schema) + f"export interface {plain(name)} {{\n{fields}}}\n"


def _comment(schema: Mapping[str, Any]) -> str:
    text = str(schema.get("description", "")).strip()
    return f"/** {' '.join(text.split())} */\n" if text else ""


def plain(name: str) -> str:
    """A name in TypeScript; one that was told apart by its module keeps the module's name."""
    parts = name.replace("ecliptic.", "").split(".")
    if len(parts) == 1:
        return _RENAMED.get(name, name)
    return "".join(part[:1].upper() + part[1:] for part in parts if part)


def type_of(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return plain(str(schema["$ref"]).rpartition("/")[2])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(type_of(one) for one in schema[union])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    if kind == "null":
        return "null"
    return _SIMPLE.get(str(kind), "unknown")


def names_in(schema: Mapping[str, Any]) -> set[str]:
    """The names of other types that a type is said with."""
    return {plain(found) for found in _NAMED.findall(json.dumps(schema))}


def _array(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(one) for one in schema["prefixItems"]) + "]"
    items = schema.get("items")
    if not items:
        return "[]" if items is False else "unknown[]"
    found = type_of(items)
    return f"({found})[]" if "|" in found else f"{found}[]"
