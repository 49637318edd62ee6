"""Python that the pages show, run. The remark behind an expression is what it is or prints."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout
from typing import Any

from tests.examples.page import Shown

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def results(text: str, names: Mapping[str, Any] | None = None) -> Iterator[Shown]:
    """Every result that the page's snippets show; `names` is what they take for granted."""
    for block in BLOCK.finditer(text):
        yield from _run(block[1], block.start(1), dict(names or {}))


def _run(code: str, offset: int, names: dict[str, Any]) -> Iterator[Shown]:
    remarks, starts = _remarks(code), _line_starts(code)
    for statement in ast.parse(code).body:
        if not isinstance(statement, ast.Expr):
            exec(compile(ast.Module([statement], []), "a page", "exec"), names)
            continue
        said = io.StringIO()
        with redirect_stdout(said):
            value = eval(compile(ast.Expression(statement.value), "a page", "eval"), names)
        real = said.getvalue().rstrip("\n") or repr(value)
        line = statement.end_lineno or statement.lineno
        if line in remarks:
            column, remark = remarks[line]
            start = offset + starts[line - 1] + column
            yield Shown(start, start + len(remark), f"# {real}")


def _remarks(code: str) -> dict[int, tuple[int, str]]:
    """By line: the column and the text."""
    found = tokenize.generate_tokens(io.StringIO(code).readline)
    return {
        token.start[0]: (token.start[1], token.string)
        for token in found
        if token.type == tokenize.COMMENT
    }


def _line_starts(code: str) -> list[int]:
    starts = [0]
    for line in code.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts
