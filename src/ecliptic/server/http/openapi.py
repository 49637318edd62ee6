"""The OpenAPI description, where it says more than Litestar reads from the handlers' types.

Every refusal is problem+json with a stable code; a body that takes no unknown fields says so; every
request about a table takes `seat`, which `request.py` reads.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIType, Operation, Parameter, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ecliptic.server.http.problems import MEDIA_TYPE
from ecliptic.server.http.request import SEAT
from ecliptic.wire.problems import Problem

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

_REFUSALS = {
    HTTPStatus.BAD_REQUEST: "The request has another shape than it should",
    HTTPStatus.UNAUTHORIZED: "The key opens nothing here",
    HTTPStatus.FORBIDDEN: "Not for this caller, or not at this table",
    HTTPStatus.NOT_FOUND: "There is no such table, seat, code or address",
    HTTPStatus.METHOD_NOT_ALLOWED: "This address does not take that method",
    HTTPStatus.CONFLICT: "It was possible, but the table has moved on",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The body is too large",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "The body is not JSON",
    HTTPStatus.MISDIRECTED_REQUEST: "The server does not go by that name",
    HTTPStatus.UNPROCESSABLE_ENTITY: "The rules of the house or of the game do not allow it",
    HTTPStatus.TOO_MANY_REQUESTS: "Too much at once; Retry-After says how long to wait",
    HTTPStatus.INTERNAL_SERVER_ERROR: "The server made a mistake; nothing was changed",
    HTTPStatus.SERVICE_UNAVAILABLE: "The database or the solver is overworked; nothing was stored",
    HTTPStatus.INSUFFICIENT_STORAGE: "As much is kept as the house keeps; nothing was stored",
}
_ABOUT_A_TABLE = "/api/tables/{table_id:"
_LAST_SEAT = 99


def described(handlers: Iterable[BaseRouteHandler]) -> list[BaseRouteHandler]:
    """The handlers, each with all it can refuse, those of a table with the seat they take."""
    found = list(handlers)
    for handler in found:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**_refusals(), **(handler.responses or {})}
            if any(path.startswith(_ABOUT_A_TABLE) for path in handler.paths):
                handler.operation_class = TableOperation
    return found


def _refusals() -> dict[int, ResponseSpec]:
    return {
        int(status): ResponseSpec(
            Problem, generate_examples=False, description=words, media_type=MEDIA_TYPE
        )
        for status, words in _REFUSALS.items()
    }


@dataclass
class TableOperation(Operation):
    """A request about a table."""

    def __post_init__(self) -> None:
        seat = Parameter(
            name=SEAT,
            param_in="query",
            description="Which of the caller's seats is meant; the first if it is left out",
            schema=Schema(type=OpenAPIType.INTEGER, minimum=0, maximum=_LAST_SEAT),
        )
        self.parameters = [*(self.parameters or []), seat]


class ClosedBodies(OpenAPISchemaPlugin):
    """Lets Litestar describe a struct, and adds that it takes no unknown fields."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return (
            not field_definition.is_union
            and field_definition.is_subclass_of(msgspec.Struct)
            and field_definition.type_.__struct_config__.forbid_unknown_fields
        )

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        plain = next(
            plugin
            for plugin in schema_creator.plugins
            if isinstance(plugin, OpenAPISchemaPlugin)
            and plugin is not self
            and plugin.is_plugin_supported_field(field_definition)
        )
        schema = plain.to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
