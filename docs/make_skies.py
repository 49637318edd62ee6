"""Count the clues of 2,000 games of each mode for docs/skies.md: `python docs/make_skies.py`.

Writes the tables between the markers in docs/skies.md and the plot docs/images/clue_forms.svg.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import median

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import Adjacent, Band, Clue, Consecutive, Opposite, Within, title_of
from ecliptic.planetx.generator import generate
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import TRULY_EMPTY
from ecliptic.planetx.setup import Setup
from ecliptic.planetx.truth_tables import kept

FOLDER = Path(__file__).parent
PAGE = FOLDER / "skies.md"
PLOT = FOLDER / "images" / "clue_forms.svg"
GAMES = 2_000

RESEARCH = (
    "at least one X is adjacent to a Y",
    "every X is adjacent to a Y",
    "no X is adjacent to a Y",
    "at least one X is opposite a Y",
    "every X is opposite a Y",
    "no X is opposite a Y",
    "at least one asteroid is opposite another",
    "every X is within N sectors of a Y",
    "no X is within N sectors of a Y",
    "no X is within N sectors of another X",
    "all X lie in a band of N sectors",
    "all asteroids are consecutive",
    "exactly three dwarf planets are consecutive",
    "every dwarf planet is adjacent to an empty sector",
)
CONFERENCE = (
    "Planet X is not opposite a Y",
    "Planet X is not opposite an empty sector",
    "Planet X is not adjacent to a Y",
    "Planet X is not adjacent to an empty sector",
    "Planet X is within N sectors of a Y",
    "Planet X is not within N sectors of a Y",
)
_QUANTITY = {"some": "at least one", "every": "every", "no": "no"}


def research_form(clue: Clue) -> str:
    match clue:
        case Band():
            return "all X lie in a band of N sectors"
        case Consecutive(count=4):
            return "all asteroids are consecutive"
        case Consecutive():
            return "exactly three dwarf planets are consecutive"
        case Within(quantity=quantity, subject=one, other=other):
            whom = "another X" if one is other else "a Y"
            return f"{_QUANTITY[quantity]} X is within N sectors of {whom}"
        case Adjacent(other=other) if other is TRULY_EMPTY:
            return "every dwarf planet is adjacent to an empty sector"
        case Adjacent(quantity=quantity):
            return f"{_QUANTITY[quantity]} X is adjacent to a Y"
        case Opposite(subject=one, other=other) if one is other:
            return "at least one asteroid is opposite another"
        case Opposite(quantity=quantity):
            return f"{_QUANTITY[quantity]} X is opposite a Y"


def conference_form(clue: Clue) -> str:
    whom = "a Y" if len(title_of(clue)) == 2 else "an empty sector"
    match clue:
        case Opposite():
            return f"Planet X is not opposite {whom}"
        case Adjacent():
            return f"Planet X is not adjacent to {whom}"
        case Within(quantity=quantity):
            return f"Planet X is {'not ' if quantity == 'no' else ''}within N sectors of a Y"
    raise ValueError(clue)


def games(mode: Mode) -> list[Setup]:
    return [
        generate(mode, Chance(seed_from_text(f"docs {mode.value} {number}")))
        for number in range(GAMES)
    ]


Shares = dict[str, dict[Mode, float]]


def shares(dealt: dict[Mode, list[Setup]]) -> tuple[Shares, Shares]:
    """Percent of all research clues, and of all conference clues, that have each form."""
    research: Shares = {form: {} for form in RESEARCH}
    conference: Shares = {form: {} for form in CONFERENCE}
    for mode, setups in dealt.items():
        topics = Counter(research_form(clue) for setup in setups for clue in setup.topics)
        held = Counter(conference_form(clue) for setup in setups for clue in setup.conferences)
        for found, counted in ((research, topics), (conference, held)):
            for form in found:
                found[form][mode] = 100 * counted[form] / counted.total()
    return research, conference


def table(title: str, found: Shares) -> list[str]:
    lines = [f"| {title} | standard | expert |", "|---|--:|--:|"]
    for form, by_mode in found.items():
        cells = (f"{by_mode[mode]:.1f} %" if by_mode[mode] else "–" for mode in Mode)
        lines.append(f"| {form} | {' | '.join(cells)} |")
    return lines


def summary(dealt: dict[Mode, list[Setup]]) -> list[str]:
    """How much clues keep and how many single titles games have."""
    rows: dict[str, list[str]] = {
        "a research clue keeps, in the middle": [],
        "a conference clue keeps, in the middle": [],
        "games with 0, 1, 2 single titles": [],
    }
    for mode, setups in dealt.items():
        systems = len(catalogue(mode))
        for name, clues in (
            ("research", [clue for setup in setups for clue in setup.topics]),
            ("conference", [clue for setup in setups for clue in setup.conferences]),
        ):
            share = 100 * median(kept(clue, mode) for clue in clues) / systems
            rows[f"a {name} clue keeps, in the middle"].append(f"{share:.0f} %")
        singles = Counter(sum(len(title_of(clue)) == 1 for clue in one.topics) for one in setups)
        told = ", ".join(f"{100 * singles[count] / len(setups):.0f} %" for count in (0, 1, 2))
        rows["games with 0, 1, 2 single titles"].append(told)
    lines = ["| | standard | expert |", "|---|--:|--:|"]
    return lines + [f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()]


STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #24292f; }
    .head { font-weight: 600; }
    .value { font-size: 11px; }
    .standard { fill: #2f6fb7; }
    .expert { fill: #c2681c; }
    .axis { stroke: #8c959f; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .standard { fill: #6ea8e8; }
      .expert { fill: #f0a35e; }
    }"""
LEFT, TOP, ROW, BAR, WIDTH, PERCENT = 340, 46, 30, 10, 880, 11


def plot(research: Shares, conference: Shares) -> str:
    """Two bars per form; the page behind it may be light or dark."""
    body: list[str] = []
    y = TOP
    for title, found in (("Research clues", research), ("Conference clues", conference)):
        body.append(f'<text class="head" x="12" y="{y}">{title}</text>')
        y += 14
        body.append(
            f'<line class="axis" x1="{LEFT}" x2="{LEFT}" y1="{y}" y2="{y + ROW * len(found) - 4}"/>'
        )
        for form, by_mode in found.items():
            body.append(f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end">{form}</text>')
            for number, mode in enumerate(Mode):
                top, length = y + number * (BAR + 1), by_mode[mode] * PERCENT
                body.append(
                    f'<rect class="{mode.value}" x="{LEFT}" y="{top}" '
                    f'width="{length:.1f}" height="{BAR}"/>'
                )
                label = f"{by_mode[mode]:.1f} %" if by_mode[mode] else "–"
                body.append(
                    f'<text class="value" x="{LEFT + length + 5:.1f}" y="{top + 9}">{label}</text>'
                )
            y += ROW
        y += 34
    legend = (
        f'<rect class="standard" x="{LEFT}" y="12" width="{BAR}" height="{BAR}"/>'
        f'<text x="{LEFT + 16}" y="21">standard</text>'
        f'<rect class="expert" x="{LEFT + 100}" y="12" width="{BAR}" height="{BAR}"/>'
        f'<text x="{LEFT + 116}" y="21">expert</text>'
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y - 30}" role="img">',
            "  <title>How often each form of clue occurs</title>",
            f"  <style>{STYLE}\n  </style>",
            f"  {legend}",
            *(f"  {line}" for line in body),
            "</svg>\n",
        ]
    )


def between_markers(page: str, text: str) -> str:
    begin, end = "<!-- made by make_skies.py -->", "<!-- end -->"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n{text}\n{end}{after}"


def main() -> None:
    dealt = {mode: games(mode) for mode in Mode}
    research, conference = shares(dealt)
    tables = [
        *table("research clue", research),
        "",
        *table("conference clue", conference),
        "",
        *summary(dealt),
    ]
    page = between_markers(PAGE.read_text(encoding="utf-8"), "\n".join(tables))
    PAGE.write_text(page, encoding="utf-8")
    PLOT.write_text(plot(research, conference), encoding="utf-8")


if __name__ == "__main__":
    main()
