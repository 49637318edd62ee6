"""How many bytes a text takes; SQLite before 3.43 has no name for that."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class Octets(FunctionElement[int]):
    type = sa.Integer()
    inherit_cache = True


@compiles(Octets)
def _standard(asked: Octets, compiler: SQLCompiler, **options: Any) -> str:
    return f"octet_length({compiler.process(asked.clauses, **options)})"


@compiles(Octets, "sqlite")
def _sqlite(asked: Octets, compiler: SQLCompiler, **options: Any) -> str:
    return f"length(CAST({compiler.process(asked.clauses, **options)} AS BLOB))"
