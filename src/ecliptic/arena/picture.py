"""A summary as a plot: a dot for every figure, a line for its interval, on light or dark pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from ecliptic.arena.bootstrap import Estimate
from ecliptic.arena.summary import Summary

STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #24292f; }
    .head { font-weight: 600; }
    .value, .tick { font-size: 11px; }
    .level { fill: #2f6fb7; stroke: #2f6fb7; }
    .oracle { fill: #c2681c; stroke: #c2681c; }
    .whisker { stroke-width: 2; }
    .axis { stroke: #8c959f; }
    .fair { stroke: #8c959f; stroke-dasharray: 4 3; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .level { fill: #6ea8e8; stroke: #6ea8e8; }
      .oracle { fill: #f0a35e; stroke: #f0a35e; }
    }"""
WIDTH, LEFT, RIGHT, TOP, ROW = 760, 170, 610, 30, 26
HEAD, FOOT = 16, 50
"""Room above a panel's first row, and from its last row to the next panel."""


@dataclass(frozen=True)
class Row:
    name: str
    estimate: Estimate
    kind: str = "level"


@dataclass(frozen=True)
class Panel:
    title: str
    rows: Sequence[Row]
    low: float
    high: float
    unit: str = ""
    decimals: int = 0
    fair: float | None = None

    def x(self, value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - self.low) / (self.high - self.low)


def svg(summary: Summary) -> str:
    panels = list(_panels(summary))
    body: list[str] = []
    y = TOP
    for panel in panels:
        body += _drawn(panel, y)
        y += HEAD + ROW * len(panel.rows) + FOOT
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y - 20}" role="img">',
            f"  <title>Strength of the opponents of {summary.plan.game}</title>",
            f"  <style>{STYLE}\n  </style>",
            *(f"  {line}" for line in body),
            "</svg>\n",
        ]
    )


def _panels(summary: Summary) -> Iterator[Panel]:
    seats = len(summary.plan.players)
    shares = _rows((level, figures.win_share) for level, figures in summary.match.items())
    if seats > 1 and shares:
        shares = [Row(row.name, _times(row.estimate, 100), row.kind) for row in shares]
        yield Panel("Win share", shares, 0, 100, " %", fair=100 / seats)
    scores = _rows((level, figures.score) for level, figures in summary.match.items())
    for level, ceiling in summary.ceilings.items():
        if ceiling.oracle.score is not None:
            scores.append(Row(f"oracle for {level}", ceiling.oracle.score, "oracle"))
    if scores:
        most = _rounded_up(max(row.estimate.high for row in scores), 10)
        yield Panel(
            "Mean score", scores, min(0, *(row.estimate.low for row in scores)), most, "", 1
        )
    if summary.ratings:
        rated = _rows(summary.ratings.items())
        reach = _rounded_up(max(max(-row.estimate.low, row.estimate.high) for row in rated), 100)
        yield Panel("Rating", rated, -reach, reach, fair=0)


def _rows(found: Iterable[tuple[str, Estimate | None]]) -> list[Row]:
    return [Row(name, estimate) for name, estimate in found if estimate is not None]


def _rounded_up(value: float, step: int) -> int:
    """Where an axis may end; never at 0, so that it has a length."""
    return step * max(ceil(value / step), 1)


def _times(estimate: Estimate, factor: float) -> Estimate:
    return Estimate(estimate.value * factor, estimate.low * factor, estimate.high * factor)


def _drawn(panel: Panel, y: int) -> Iterator[str]:
    """Title, axis with its ends, the fair line, then a row for each figure."""
    top, bottom = y + HEAD, y + HEAD + ROW * len(panel.rows)
    yield f'<text class="head" x="12" y="{y}">{panel.title}</text>'
    yield f'<line class="axis" x1="{LEFT}" x2="{RIGHT}" y1="{bottom}" y2="{bottom}"/>'
    ticks = {panel.low, panel.high} | (set() if panel.fair is None else {panel.fair})
    for tick in sorted(ticks):
        yield (
            f'<text class="tick" x="{panel.x(tick):.1f}" y="{bottom + 15}"'
            f' text-anchor="middle">{_figure(tick, panel)}</text>'
        )
    if panel.fair is not None:
        x = f"{panel.x(panel.fair):.1f}"
        yield f'<line class="fair" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'
    for number, row in enumerate(panel.rows):
        yield from _drawn_row(panel, row, top + ROW * number + ROW // 2)


def _drawn_row(panel: Panel, row: Row, y: int) -> Iterator[str]:
    estimate = row.estimate
    yield f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{row.name}</text>'
    yield (
        f'<line class="{row.kind} whisker" x1="{panel.x(estimate.low):.1f}"'
        f' x2="{panel.x(estimate.high):.1f}" y1="{y}" y2="{y}"/>'
    )
    yield f'<circle class="{row.kind}" cx="{panel.x(estimate.value):.1f}" cy="{y}" r="4"/>'
    value, low, high = (
        _figure(one, panel) for one in (estimate.value, estimate.low, estimate.high)
    )
    yield f'<text class="value" x="{RIGHT + 12}" y="{y + 4}">{value} ({low} to {high})</text>'


def _figure(value: float, panel: Panel) -> str:
    return f"{value:.{panel.decimals}f}{panel.unit}".replace("-", "−")
