"""In the OpenAPI description: every request about a table takes `seat`, which `calls.py` reads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.spec import OpenAPIType, Operation, Parameter, Schema

from ecliptic.server.http.request import SEAT

_ABOUT_A_TABLE = "/api/tables/{table_id:"
_MOST = 99


@dataclass
class TableOperation(Operation):
    """A request about a table."""

    def __post_init__(self) -> None:
        seat = Parameter(
            name=SEAT,
            param_in="query",
            description="Which of the caller's seats is meant; the first if it is left out",
            schema=Schema(type=OpenAPIType.INTEGER, minimum=0, maximum=_MOST),
        )
        self.parameters = [*(self.parameters or []), seat]


def with_seat_query(handlers: Iterable[BaseRouteHandler]) -> list[BaseRouteHandler]:
    """The handlers, those of a table described with the seat they can be asked for."""
    described = list(handlers)
    for handler in described:
        about = any(path.startswith(_ABOUT_A_TABLE) for path in handler.paths)
        if about and isinstance(handler, HTTPRouteHandler):
            handler.operation_class = TableOperation
    return described
