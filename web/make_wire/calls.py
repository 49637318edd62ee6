"""calls.ts: a function for each request that the server describes, named after its handler.

What is not JSON (a picture, a file to save) and the socket are opened by the browser itself: for
those the function tells the address.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from litestar.routes import BaseRoute, HTTPRoute, WebSocketRoute
from typescript import names_in, type_of

from ecliptic.server.app import routes
from ecliptic.server.http.request import SEAT
from ecliptic.server.settings import Limits

API = "/api/"
TABLES = f"{API}tables"
JSON = "application/json"
_SENDS = {"get": "get", "post": "post", "put": "put", "delete": "remove"}
"""By method, what api.ts sends it with."""
Schema = Mapping[str, Any]


class Call(NamedTuple):
    """One function: its name, what it is for, what it takes, and what it does with that."""

    name: str
    words: str
    taken: list[str]
    does: str
    types: set[str]
    """The types it names."""

    def text(self) -> str:
        taken = ", ".join(self.taken)
        return f"/** {self.words}. */\nexport const {self.name} = ({taken}) =>\n  {self.does}\n"


def calls() -> str:
    """The text of calls.ts, less its head."""
    found = sorted(_calls(), key=lambda call: call.name)
    names = [call.name for call in found]
    if len(set(names)) < len(names):
        raise ValueError(f"two handlers of one name: {names}")
    types = sorted(set[str]().union(*(call.types for call in found)))
    imported = "".join(f"  {name},\n" for name in types)
    blocks = [
        "import { asking, at, get, ofTable, post, put, remove, type Speaker } from './api'",
        f"import type {{\n{imported}}} from './types'\n",
        "/** Where the server's own addresses begin: no page of ours has one of those. */",
        f"export const API = '{API}'\n",
        *(call.text() for call in found),
    ]
    return "\n".join(blocks)


def _calls() -> Iterator[Call]:
    app = routes(Limits().body_bytes)
    description = app.openapi_schema.to_schema()
    components = description["components"]["schemas"]
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            yield _socket(route)
        elif isinstance(route, HTTPRoute):
            for method, operation in description["paths"].get(route.path_format, {}).items():
                handler = route.route_handler_map[method.upper()][0]
                yield _call(handler.fn.__name__, route, method, operation, components)


def _call(
    handler: str, route: BaseRoute, method: str, operation: Schema, components: Schema
) -> Call:
    (answered,) = (one for status, one in operation["responses"].items() if status < "300")
    ((kind, answer),) = answered["content"].items()
    opened = method == "get" and kind != JSON
    body = operation.get("requestBody", {}).get("content", {}).get(JSON, {}).get("schema", {})
    query = {
        one["name"] + ("" if one["required"] else "?"): type_of(one["schema"])
        for one in operation.get("parameters", [])
        if one["in"] == "query" and one["name"] != SEAT
    }
    taken = _path_taken(route)
    address = _address(route)
    sent = [f"asking({address}, query)" if query else address]
    if body:
        needed = all(components[name].get("required") for name in names_in(body))
        shown = type_of(body).removesuffix(" | null")
        taken.append(f"body{'' if needed else '?'}: {shown}")
        sent.append("body")
    if any(one["in"] == "header" for one in operation.get("parameters", [])):
        taken.append("key: string")  # an idempotency key: see once.ts
        sent.append("key")
    if query:
        taken.append(_query_taken(query))
    does = f"{_SENDS[method]}<{type_of(answer['schema'])}>({', '.join(sent)})"
    types = set[str]() if opened else names_in(body) | names_in(answer["schema"])
    return Call(_camel(handler), operation["summary"], taken, sent[0] if opened else does, types)


def _socket(route: WebSocketRoute) -> Call:
    """OpenAPI has no words for sockets: what the handler may do without is asked of it."""
    handler = route.route_handler
    parameters = handler.parsed_fn_signature.parameters.items()
    query = {f"{name}?": "number" for name, one in parameters if one.has_default and name != SEAT}
    return Call(
        name=_camel(handler.fn.__name__),
        words=(handler.fn.__doc__ or "").partition(".")[0],
        taken=[*_path_taken(route), _query_taken(query)],
        does=f"asking({_address(route)}, query)",
        types=set(),
    )


def _path_taken(route: BaseRoute) -> list[str]:
    kinds = {"str": "string", "int": "number"}
    taken = [
        f"{_short(name)}: {kinds[one.type.__name__]}" for name, one in route.path_parameters.items()
    ]
    return [f"{one} | Speaker" if one == "table: string" else one for one in taken]


def _query_taken(query: Mapping[str, str]) -> str:
    return f"query: {{ {'; '.join(f'{name}: {kind}' for name, kind in query.items())} }}"


def _address(route: BaseRoute) -> str:
    """`ofTable(table, 'seats', seat)`: a table is told for which of its seats it is asked."""
    beginning, found, rest = route.path_format.partition("/{")
    if not found:
        return f"'{beginning}'"
    parts = [
        _short(part[1:-1]) if part.startswith("{") else f"'{part}'"
        for part in f"{{{rest}".split("/")
    ]
    if beginning == TABLES:
        return f"ofTable({', '.join(parts)})"
    return f"at('{beginning}', {', '.join(parts)})"


def _short(name: str) -> str:
    return _camel(name.removesuffix("_id"))


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(one.capitalize() for one in others)
