"""The opponent of docs/write-an-opponent.md plays a whole game against one of the house."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ecliptic.client import Server
from tests.server.houses import OpenHouse, options_for

PAGE = Path(__file__).parents[2] / "docs" / "write-an-opponent.md"


def program() -> str:
    (text,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(text)


def test_it_is_about_thirty_lines() -> None:
    assert len([line for line in program().splitlines() if line.strip()]) <= 30


def test_it_plays_a_whole_game(house: OpenHouse) -> None:
    names: dict[str, Any] = {"__name__": "my_opponent"}
    exec(compile(program(), str(PAGE), "exec"), names)

    async def work(server: Server) -> str:
        options = options_for("planetx", 2)
        host = await server.open_table("planetx", options, ["pencil", "open"], "Host")
        code = (await host.look()).table.join_code or ""
        await names["play"](server.address, code, "Ada")
        return await host.whole_record()

    record = house.visit(work)
    assert "Ada" in record
