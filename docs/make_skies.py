"""Count 2,000 games of each mode for docs/skies.md: `python -m docs.make_skies`, at the root.

Writes the tables between the markers in docs/skies.md and the plot docs/images/clue_forms.svg.
Beside each of our shares stands what was counted in published games; tests hold ours to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import Clue
from ecliptic.planetx.generator import generate
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import Setup
from ecliptic.planetx.truth_tables import kept
from tests.deduction.published import figures, shares

FOLDER = Path(__file__).parent
PAGE = FOLDER / "skies.md"
PLOT = FOLDER / "images" / "clue_forms.svg"
GAMES = 2_000

RESEARCH = {
    "some adjacent": "at least one X is adjacent to a Y",
    "every adjacent": "every X is adjacent to a Y",
    "no adjacent": "no X is adjacent to a Y",
    "some opposite": "at least one X is opposite a Y",
    "every opposite": "every X is opposite a Y",
    "no opposite": "no X is opposite a Y",
    "some opposite another": "at least one asteroid is opposite another",
    "every within": "every X is within N sectors of a Y",
    "no within": "no X is within N sectors of a Y",
    "no within another": "no X is within N sectors of another X",
    "band": "all X lie in a band of N sectors",
    "consecutive asteroids": "all asteroids are consecutive",
    "consecutive dwarf planets": "exactly three dwarf planets are consecutive",
    "every adjacent to empty": "every dwarf planet is adjacent to an empty sector",
}
CONFERENCE = {
    "no opposite": "Planet X is not opposite a Y",
    "no adjacent": "Planet X is not adjacent to a Y",
    "every within": "Planet X is within N sectors of a Y",
    "no within": "Planet X is not within N sectors of a Y",
}
"""Forms by their names in `clue_weights.form_of`, in words."""

Dealt = Mapping[Mode, Sequence[Setup]]
Share = float | str | None
"""A percentage, something else in words, or what does not occur."""
Row = dict[Mode, tuple[Share, Share]]
"""Ours and the published one."""
Rows = dict[str, Row]


def games(mode: Mode) -> list[Setup]:
    return [
        generate(mode, Chance(seed_from_text(f"docs {mode.value} {number}")))
        for number in range(GAMES)
    ]


def research_rows(dealt: Dealt) -> Rows:
    ours = {mode: shares.forms(setups) for mode, setups in dealt.items()}
    return {
        words: {mode: (ours[mode].get(form), figures.FORMS[mode].get(form)) for mode in Mode}
        for form, words in RESEARCH.items()
    }


def number_rows(dealt: Dealt) -> Rows:
    """N, within its form."""
    rows: Rows = {}
    for form in figures.NUMBERS[Mode.STANDARD]:
        ours = {mode: shares.numbers(setups, form) for mode, setups in dealt.items()}
        told = {mode: figures.NUMBERS[mode][form] for mode in Mode}
        for number in sorted(
            {number for one in (*ours.values(), *told.values()) for number in one}
        ):
            rows[RESEARCH[form].replace(" N ", f" {number} ")] = {
                mode: (ours[mode].get(number), told[mode].get(number)) for mode in Mode
            }
    return rows


def title_rows(dealt: Dealt) -> Rows:
    ours = {mode: shares.titles(setups) for mode, setups in dealt.items()}
    rows: Rows = {
        title: {mode: (ours[mode].get(title), figures.TITLES[mode].get(title)) for mode in Mode}
        for title in figures.TITLES[Mode.EXPERT]
    }
    singles = {mode: shares.singles(setups) for mode, setups in dealt.items()}
    for count in range(4):
        rows[f"games with {count} titles about one kind"] = {
            mode: (singles[mode].get(count), figures.SINGLES[mode][count]) for mode in Mode
        }
    return rows


def conference_rows(dealt: Dealt) -> Rows:
    ours = {mode: shares.conferences(setups) for mode, setups in dealt.items()}
    return {
        words: {mode: (ours[mode].get(form), figures.CONFERENCES[mode][form][0]) for mode in Mode}
        for form, words in CONFERENCE.items()
    }


def kind_rows(dealt: Dealt) -> Rows:
    """Kinds and numbers, of all conferences."""
    ours = {mode: shares.conference_kinds(setups) for mode, setups in dealt.items()}
    told = {
        mode: {
            (form, kind): share * within / 100
            for form, (share, kinds) in figures.CONFERENCES[mode].items()
            for kind, within in kinds.items()
        }
        for mode in Mode
    }
    found = {named for one in (*ours.values(), *told.values()) for named in one}
    rows: Rows = {}
    for form, words in CONFERENCE.items():
        for named in sorted(named for named in found if named[0] == form):
            kind, number = named[1][0], named[1][1:]
            rows[words.replace(" N ", f" {number} ").replace("a Y", kind)] = {
                mode: (ours[mode].get(named), told[mode].get(named)) for mode in Mode
            }
    rows["games whose two conferences have the same title"] = {
        Mode.STANDARD: (None, None),
        Mode.EXPERT: (shares.same_title(dealt[Mode.EXPERT]), figures.SAME_TITLE),
    }
    return rows


def fact_rows(dealt: Dealt) -> Rows:
    ours = {mode: shares.distinct_sectors(setups) for mode, setups in dealt.items()}
    told = figures.DISTINCT_SECTORS
    rows: Rows = {
        f"sets that speak of {count} different sectors": {
            mode: (ours[mode].get(count), told[mode].get(count)) for mode in Mode
        }
        for count in sorted({count for one in ours.values() for count in one}, reverse=True)
    }
    rows["facts of twelve that two seasons share"] = {
        mode: (f"{shares.shared_facts(dealt[mode]):.1f}", figures.SHARED_FACTS[mode])
        for mode in Mode
    }
    return rows


def table(title: str, rows: Rows) -> list[str]:
    lines = [f"| {title} | standard | published | expert | published |", "|---|--:|--:|--:|--:|"]
    for name, row in rows.items():
        cells = (shown(share) for mode in Mode for share in row[mode])
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return [*lines, ""]


def shown(share: Share) -> str:
    if isinstance(share, str):
        return share
    return "–" if share is None else f"{share:.1f} %"


def sharpness(dealt: Dealt) -> list[str]:
    """How much of the catalogue a clue keeps."""
    research, conference = [], []
    for mode, setups in dealt.items():
        research.append(middle((clue for setup in setups for clue in setup.topics), mode))
        conference.append(middle((clue for setup in setups for clue in setup.conferences), mode))
    return [
        "| of all lawful skies, in the middle | standard | expert |",
        "|---|--:|--:|",
        f"| a research clue keeps | {' | '.join(research)} |",
        f"| a conference clue keeps | {' | '.join(conference)} |",
    ]


def middle(clues: Iterable[Clue], mode: Mode) -> str:
    return f"{100 * median(kept(clue, mode) for clue in clues) / len(catalogue(mode)):.0f} %"


STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #24292f; }
    .head { font-weight: 600; }
    .value { font-size: 11px; }
    .standard { fill: #2f6fb7; }
    .expert { fill: #c2681c; }
    .axis { stroke: #8c959f; }
    .published { stroke: #24292f; stroke-width: 2; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .standard { fill: #6ea8e8; }
      .expert { fill: #f0a35e; }
      .published { stroke: #e6edf3; }
    }"""
LEFT, TOP, ROW, BAR, WIDTH, PERCENT = 340, 46, 30, 10, 880, 11


def plot(parts: Mapping[str, Rows]) -> str:
    """Two bars per form, each with a line where published games are; the page behind it may be
    light or dark."""
    body: list[str] = []
    y = TOP
    for title, rows in parts.items():
        body.append(f'<text class="head" x="12" y="{y}">{title}</text>')
        y += 14
        body.append(
            f'<line class="axis" x1="{LEFT}" x2="{LEFT}" y1="{y}" y2="{y + ROW * len(rows) - 4}"/>'
        )
        for form, row in rows.items():
            body.append(f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end">{form}</text>')
            for number, mode in enumerate(Mode):
                body += bar(mode, row[mode], y + number * (BAR + 1))
            y += ROW
        y += 34
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y - 30}" role="img">',
            "  <title>How often each form of clue occurs, here and in published games</title>",
            f"  <style>{STYLE}\n  </style>",
            f"  {legend()}",
            *(f"  {line}" for line in body),
            "</svg>\n",
        ]
    )


def bar(mode: Mode, row: tuple[Share, Share], top: int) -> list[str]:
    ours, told = (LEFT + PERCENT * (one if isinstance(one, float) else 0) for one in row)
    lines = [
        f'<rect class="{mode.value}" x="{LEFT}" y="{top}" '
        f'width="{ours - LEFT:.1f}" height="{BAR}"/>',
        f'<text class="value" x="{max(ours, told) + 5:.1f}" y="{top + 9}">{shown(row[0])}</text>',
    ]
    if row[1] is not None:
        lines.append(tick(told, top))
    return lines


def tick(x: float, top: int) -> str:
    return f'<line class="published" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{top + BAR}"/>'


def legend() -> str:
    return (
        f'<rect class="standard" x="{LEFT}" y="12" width="{BAR}" height="{BAR}"/>'
        f'<text x="{LEFT + 16}" y="21">standard</text>'
        f'<rect class="expert" x="{LEFT + 100}" y="12" width="{BAR}" height="{BAR}"/>'
        f'<text x="{LEFT + 116}" y="21">expert</text>'
        f'{tick(LEFT + 185, 12)}<text x="{LEFT + 194}" y="21">published games</text>'
    )


def between_markers(page: str, text: str) -> str:
    begin, end = "<!-- made by make_skies.py -->", "<!-- end -->"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n{text}\n{end}{after}"


def main() -> None:
    dealt = {mode: games(mode) for mode in Mode}
    research, conference = research_rows(dealt), conference_rows(dealt)
    tables = [
        *table("research clue", research),
        *table("N, of the clues of its form", number_rows(dealt)),
        *table("title of a topic", title_rows(dealt)),
        *table("conference clue", conference),
        *table("its kind and N, of all conferences", kind_rows(dealt)),
        *table("starting facts", fact_rows(dealt)),
        *sharpness(dealt),
    ]
    page = between_markers(PAGE.read_text(encoding="utf-8"), "\n".join(tables))
    PAGE.write_text(page, encoding="utf-8")
    drawn = plot({"Research clues": research, "Conference clues": conference})
    PLOT.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
