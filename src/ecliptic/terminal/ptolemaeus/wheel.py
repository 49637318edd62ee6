"""The zodiac as a wheel of twelve boxes, clockwise from Aries at the top.

    Pisces  Aries  Taurus           Each box names its sign above and its element below, and
  Aquarius           Gemini         holds the planets and the comet that stand there, then
 Capricornus          Cancer        whatever lines its caller adds, such as pawns. An asteroid
  Sagittarius        Leo            token is named beside the element. The middle of the wheel is
    Scorpius Libra  Virgo           free for a few lines too.

Colours only repeat what is written. A screen too narrow for the wheel gets one row for each sign.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from rich.align import Align
from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planets, planets_in
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, ELEMENTS, SIGN_NAMES, element

ELEMENT_STYLES = ("red", "green", "yellow", "blue")
"""Ignis, Terra, Aer, Aqua."""
COMET = "* comet *"
TOKEN = ", token"
WIDTH = 79
"""What the wheel takes, whatever stands in it."""

_BOX = 18
_BORDER = 2
_BULGE = 3
"""How far the two boxes at the height of the middle stand out."""
_TOP = (11, 0, 1)
_LEFT, _RIGHT = (10, 9, 8), (2, 3, 4)
_BOTTOM = (7, 6, 5)
_SIDE = _BOX + _BULGE

Notes = Mapping[int, Sequence[Text]]
"""More lines for a sign's box."""
NO_NOTES: Notes = {}


class _Held(NamedTuple):
    """What a sign's box shows: lines inside, and a word on its lower border."""

    lines: Sequence[Text]
    below: str


_Contents: TypeAlias = Mapping[int, _Held]


def wheel(
    planets: Planets,
    comet: int,
    notes: Notes = NO_NOTES,
    tokens: Collection[int] = (),
    centre: Sequence[RenderableType] = (),
    width: int = WIDTH,
) -> RenderableType:
    """The sky with its notes, as round as the screen allows; `centre` stands in the middle, and
    `tokens` are the signs that still have one."""
    contents = {
        sign: _Held(
            _lines(sign, planets, comet, notes),
            ELEMENTS[element(sign)] + (TOKEN if sign in tokens else ""),
        )
        for sign in ALL_SIGNS
    }
    if width < WIDTH:
        return Group(_list(contents), *centre)
    left = [_bulging(box, row, 0) for row, box in enumerate(_boxes(_LEFT, _RIGHT, contents))]
    right = [_bulging(box, row, _BULGE) for row, box in enumerate(_boxes(_RIGHT, _LEFT, contents))]
    middle = Table.grid()
    middle.add_column(width=_SIDE)
    middle.add_column(width=WIDTH - 2 * _SIDE, vertical="middle")
    middle.add_column(width=_SIDE)
    middle.add_row(Group(*left), Group(*(Align.center(line) for line in centre)), Group(*right))
    return Group(_row(_TOP, contents), middle, _row(_BOTTOM, contents))


def _lines(sign: int, planets: Planets, comet: int, notes: Notes) -> list[Text]:
    """What stands in a sign, one thing after the other."""
    names = " ".join(PLANET_NAMES[planet] for planet in planets_in(planets, sign))
    lines = [Text(names, style="bold")] if names else []
    if sign == comet:
        lines.append(Text(COMET, style="bold cyan"))
    return [*lines, *notes.get(sign, ())]


def _row(signs: Sequence[int], contents: _Contents) -> RenderableType:
    """The three boxes at the top or at the bottom, all of one height."""
    height = max(_height(contents[sign].lines) for sign in signs)
    row = Table.grid(padding=(0, 1))
    row.add_row(*(_box(sign, contents[sign], height) for sign in signs))
    return Align.center(row, width=WIDTH)


def _boxes(signs: Sequence[int], others: Sequence[int], contents: _Contents) -> list[Panel]:
    """The boxes down one side, each as high as the one across the wheel."""
    return [
        _box(
            sign, contents[sign], max(_height(contents[sign].lines), _height(contents[other].lines))
        )
        for sign, other in zip(signs, others, strict=True)
    ]


def _bulging(box: Panel, row: int, outward: int) -> Padding:
    """The middle box of a side stands further out than the two others."""
    left = outward if row == 1 else _BULGE - outward
    return Padding(box, (0, 0, 0, left), expand=False)


def _height(lines: Sequence[Text]) -> int:
    """Lines a box takes, its border and the wrapping of long lines included."""
    inside = Console(width=_BOX - _BORDER).render_lines(Group(*lines))
    return _BORDER + max(1, len(inside))


def _box(sign: int, held: _Held, height: int) -> Panel:
    return Panel(
        Group(*held.lines),
        box=ROUNDED,
        title=Text(SIGN_NAMES[sign], style="bold"),
        subtitle=Text(held.below, style="dim"),
        border_style=ELEMENT_STYLES[element(sign)],
        padding=0,
        width=_BOX,
        height=height,
    )


def _list(contents: _Contents) -> Table:
    """One row for each sign, where there is no room for boxes."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for sign, (lines, below) in contents.items():
        colour = ELEMENT_STYLES[element(sign)]
        name = Text(SIGN_NAMES[sign], style="bold")
        table.add_row(name, Text(below, style=colour), Text(", ").join(lines))
    return table
