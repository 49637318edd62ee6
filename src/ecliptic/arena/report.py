"""A summary as a page of Markdown, with the command that made it.

Everything but the last section is the same for every run of the plan; the time of a move is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ecliptic.arena.bootstrap import RESAMPLES, Estimate
from ecliptic.arena.description import Description, Measure
from ecliptic.arena.descriptions import description_of
from ecliptic.arena.plan import command
from ecliptic.arena.summary import Figures, Summary

NOTHING = "–"
TIMES = "## Time per move"


def markdown(summary: Summary, picture: str) -> str:
    """The report; `picture` is the address of its plot."""
    described = description_of(summary.plan.game)
    parts = [
        _opening(summary, picture),
        _match(summary, described),
        _ceiling(summary, described),
        _mirror(summary),
        _control(summary),
        _times(summary),
    ]
    return "\n".join(line for part in parts for line in part)


def _opening(summary: Summary, picture: str) -> Iterator[str]:
    plan = summary.plan
    seats = len(plan.players)
    settings = ", ".join(f"{name} {value}" for name, value in plan.settings.items())
    yield f"# Strength: {plan.game}, {seats} seat{'s' * (seats > 1)}, {settings}"
    yield ""
    yield "```sh"
    yield command(plan)
    yield "```"
    yield ""
    games = f", each played in all {seats} rotations of the seats ({plan.deals * seats:,} games)"
    yield (
        f"{plan.deals:,} deals{games if seats > 1 else ''}; Ecliptic {plan.ecliptic}, rules version"
        f" {plan.rules_version}. In brackets: 95 % intervals, bootstrapped over deals"
        f" ({RESAMPLES:,} resamples); where all deals agree they shrink to a point."
    )
    yield ""
    yield f"![Strength]({picture})"
    yield ""


def _match(summary: Summary, described: Description) -> Iterator[str]:
    rows = []
    for level, figures in summary.match.items():
        ceiling = summary.ceilings.get(level)
        rows.append(
            [
                level,
                percent(figures.win_share),
                number(figures.score, 1),
                number(summary.ratings.get(level), 0),
                percent(ceiling.share if ceiling else None),
            ]
        )
    yield "## The match"
    yield ""
    yield from table(
        ["level", "win share", "mean score", "rating", "share of the oracle's score"], rows
    )
    yield ""
    seats = len(summary.plan.players)
    yield _fair(seats)
    if summary.ratings:
        yield (
            "Ratings are Plackett-Luce strengths (Bradley-Terry at two seats), their mean being 0;"
            " 400 points are odds of ten to one. To keep a level that always wins finite, every"
            " pair of levels is credited with one drawn game."
        )
    cut_off = max(figures.cut_off for figures in summary.match.values())
    if cut_off:
        yield (
            f"{cut_off:,} games were cut off after {described.most_actions:,} actions:"
            f" {'everybody shares them' if seats > 1 else 'they are not won'}, and they have no"
            " score."
        )
    yield ""
    yield from _measures(described, list(summary.match.items()))
    yield ""


def _fair(seats: int) -> str:
    if seats == 1:
        return "The win share is the share of games won."
    return f"A fair win share is {100 / seats:.1f} %; shared victories are split."


def _measures(described: Description, players: Sequence[tuple[str, Figures]]) -> Iterator[str]:
    """One row per measure, one column per player."""
    yield from table(
        ["per seat", *(name for name, _ in players)],
        [
            [measure.title, *(_shown(measure, figures) for _, figures in players)]
            for measure in described.measures
        ],
    )


def _shown(measure: Measure, figures: Figures) -> str:
    estimate = figures.measures[measure.name]
    return percent(estimate) if measure.percent else number(estimate, measure.decimals)


def _ceiling(summary: Summary, described: Description) -> Iterator[str]:
    yield "## The oracle"
    yield ""
    yield described.oracle_text
    yield ""
    if not summary.ceilings:
        if described.oracle is not None:
            yield "It played no deals of this match."
            yield ""
        return
    yield f"The first {summary.plan.oracle_deals:,} deals:"
    yield ""
    pairs = [
        player
        for level, ceiling in summary.ceilings.items()
        for player in ((level, ceiling.level), (f"oracle for {level}", ceiling.oracle))
    ]
    yield from table(
        ["", "win share", "mean score"],
        [[name, percent(found.win_share), number(found.score, 1)] for name, found in pairs],
    )
    yield ""
    yield from _measures(described, pairs)
    yield ""


def _mirror(summary: Summary) -> Iterator[str]:
    yield "## The mirror match"
    yield ""
    if not summary.mirrors:
        yield "Alone at the table there is nobody to mirror."
        yield ""
        return
    fair = 1 / len(summary.plan.players)
    yield (
        f"Every level against itself, the first {summary.plan.control_deals:,} deals: the first of"
        f" the equal players must win its fair {100 * fair:.1f} %. One interval in twenty misses"
        " it by chance."
    )
    yield ""
    yield from table(
        ["level", "win share of the first", "holds the fair share"],
        [
            [level, percent(found.win_share), _holds(found.win_share, fair)]
            for level, found in summary.mirrors.items()
        ],
    )
    yield ""


def _holds(share: Estimate | None, fair: float) -> str:
    if share is None:
        return NOTHING
    return "yes" if share.contains(fair) else "no"


def _control(summary: Summary) -> Iterator[str]:
    yield "## The random control"
    yield ""
    who = "Every level among random players" if summary.mirrors else "Random alone"
    yield f"{who}, the first {summary.plan.control_deals:,} deals:"
    yield ""
    yield from table(
        ["level", "win share", "mean score", "mean score of random", "games cut off"],
        [
            [
                level,
                percent(control.level.win_share),
                number(control.level.score, 1),
                number(control.rivals.score if control.rivals else None, 1),
                f"{control.level.cut_off:,} of {control.level.games:,}",
            ]
            for level, control in summary.controls.items()
        ],
    )
    yield ""


def _times(summary: Summary) -> Iterator[str]:
    yield TIMES
    yield ""
    yield (
        "Processor time in the match, on the machine that played it; the only figures that differ"
        " between runs."
    )
    yield ""
    yield from table(
        ["level", "timed moves", "milliseconds per move", "slowest move, ms"],
        [
            [
                level,
                f"{pace.moves:,}",
                f"{1000 * pace.seconds / max(pace.moves, 1):.2f}",
                f"{1000 * pace.slowest:.1f}",
            ]
            for level, pace in summary.paces.items()
        ],
    )
    yield ""


def number(estimate: Estimate | None, decimals: int) -> str:
    if estimate is None:
        return NOTHING
    value, low, high = (
        f"{figure:.{decimals}f}".replace("-", "−")
        for figure in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value} ({low} to {high})"


def percent(estimate: Estimate | None) -> str:
    if estimate is None:
        return NOTHING
    value, low, high = (100 * one for one in (estimate.value, estimate.low, estimate.high))
    return f"{value:.1f} % ({low:.1f} to {high:.1f})"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|---|{'--:|' * (len(head) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
