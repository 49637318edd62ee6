"""Join the reports of arenas into docs/strength.md: `python docs/make_strength.py FOLDER...`.

A folder is what `ecliptic arena --out FOLDER` left. Every section carries the command that made it.
What the page claims at its head is read off the results: it is not written if a level was not
measured against the one below it, or is not stronger.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from pathlib import Path

from ecliptic.arena.bootstrap import Estimate
from ecliptic.arena.descriptions import DESCRIPTIONS, description_of
from ecliptic.arena.picture import svg
from ecliptic.arena.report import markdown, number, percent, table
from ecliptic.arena.results import saved_results
from ecliptic.arena.summary import Summary, summarise

FOLDER = Path(__file__).parent
KINDS = {"planetx": ("standard", "expert"), "ptolemaeus": ("random",)}
"""The kinds of games in which every level must beat the one below it, by their first setting."""
SOURCES = ("theory_points", "first_points", "planet_x_points")
"""What a score of Planet X consists of."""
INTRODUCTION = """# How strong the opponents are

Measured in the arena, every deal in all rotations of the seats. The command above each section
plays its games again, with the same results on any machine and any number of processes. In
brackets are 95 % intervals. Only times per move, which are of the processor, differ between runs.
"""
ADJACENT = """## Every level and the one below it

In two-seat games the whole interval of the win share is above one half.
"""
BUDGETS = """## With other budgets

A level that searches, with another budget than its usual one, in two-seat games.
"""
OVERVIEW = """## All matches
"""


def kind_of(summary: Summary) -> str:
    return next(iter(summary.plan.settings.values()))


def match_of(summary: Summary) -> str:
    return f"{summary.plan.game}, {', '.join(summary.plan.settings.values())}"


def adjacent(summaries: Sequence[Summary]) -> str:
    """Every level's win share against the one below, in every kind of game."""
    found = {
        (summary.plan.game, kind_of(summary), frozenset(summary.plan.players)): summary
        for summary in summaries
        if len(summary.plan.players) == 2
    }
    rows = []
    for game, kinds in KINDS.items():
        for kind in kinds:
            for below, level in pairwise(DESCRIPTIONS[game].levels):
                summary = found.get((game, kind, frozenset({below, level})))
                if summary is None:
                    raise SystemExit(f"{level} was not measured against {below}: {game}, {kind}")
                share = summary.match[level].win_share
                if share is None or share.low <= 0.5:
                    raise SystemExit(f"{level} is not stronger than {below}: {game}, {kind}")
                rows.append(
                    [match_of(summary), level, below, f"{summary.plan.deals:,}", percent(share)]
                )
    return "\n".join([*table(["match", "level", "against", "deals", "win share"], rows), ""])


def budgets(summaries: Sequence[Summary]) -> str:
    """Levels with a budget that was said, each against a level with its usual one."""
    rows = [
        [match_of(summary), said, against, f"{summary.plan.deals:,}", percent(share)]
        for summary in summaries
        for said, against in permutations(summary.plan.players, 2)
        if len(summary.plan.players) == 2 and ":" in said and ":" not in against
        for share in [summary.match[said].win_share]
    ]
    head = ["match", "level", "against", "deals", "win share"]
    return "\n".join([BUDGETS, *table(head, rows), ""]) if rows else ""


def alone(summaries: Sequence[Summary]) -> Iterator[str]:
    """When a level that plays alone finds Planet X."""
    for summary in summaries:
        plan = summary.plan
        if len(plan.players) == 1:
            figures = summary.match[plan.players[0]]
            yield (
                f"- Alone ({match_of(summary)} starting facts), `{plan.players[0]}` finds Planet X"
                f" in {_share(figures.win_share)} of {plan.deals:,} skies; the median start of its"
                f" successful locate is {number(figures.measures['locate_start'], 0)}, every wrong"
                " attempt before it included."
            )


def losses(summaries: Sequence[Summary]) -> Iterator[str]:
    """What the strongest level of a match of three or more lacks to the oracle, and where."""
    for summary in summaries:
        strongest = list(description_of(summary.plan.game).levels)[-1]
        ceiling = summary.ceilings.get(strongest)
        if len(summary.plan.players) > 2 and ceiling is not None:
            titles = {one.name: one.title for one in description_of(summary.plan.game).measures}
            lacks = {
                titles[name]: _value(ceiling.oracle.measures[name])
                - _value(ceiling.level.measures[name])
                for name in SOURCES
            }
            parts = sorted(lacks, key=lambda title: -lacks[title])
            yield (
                f"- Of {len(summary.plan.players)} ({match_of(summary)} starting facts),"
                f" `{strongest}` scores {percent(ceiling.share)} of what the oracle does in its"
                f" stead. It lacks {sum(lacks.values()):.1f} points a game: "
                + ", ".join(f"{lacks[title]:.1f} {title}" for title in parts)
                + "."
            )


def dealt_before(summaries: Sequence[Summary]) -> Iterator[str]:
    """A word for every game whose seeds deal otherwise by now."""
    versions = {(summary.plan.game, summary.plan.deal_version) for summary in summaries}
    for game, version in sorted(versions):
        today = description_of(game).game.deal_version
        if version != today:
            yield (
                f"All figures of {game} were measured on games of generator {version}. The same"
                f" commands deal by generator {today} now ([skies](skies.md#codes)) and give other"
                " figures, which have not been measured.\n"
            )


def _value(estimate: Estimate | None) -> float:
    return 0.0 if estimate is None else estimate.value


def _share(estimate: Estimate | None) -> str:
    return f"{100 * _value(estimate):.1f} %"


def section(summary: Summary, place: int) -> str:
    """A report one heading further down."""
    page = markdown(summary, picture_address(place))
    return re.sub("^#", "##", page, flags=re.MULTILINE)


def picture_address(place: int) -> str:
    return f"images/strength_{place}.svg"


def overview(summaries: Sequence[Summary]) -> str:
    """One row for every level of every match."""
    rows = [
        [
            match_of(summary),
            level,
            f"{summary.plan.deals:,}",
            percent(figures.win_share),
            number(figures.score, 1),
            number(figures.measures.get("locate_start"), 0),
            percent(summary.ceilings[level].share if level in summary.ceilings else None),
        ]
        for summary in summaries
        for level, figures in summary.match.items()
    ]
    head = ["match", "level", "deals", "win share", "mean score", "locates at", "of the oracle"]
    return "\n".join([*table(head, rows), ""])


def main(folders: Sequence[str]) -> None:
    summaries = [summarise(saved_results(Path(folder))) for folder in folders]
    claims = "\n".join([*alone(summaries), *losses(summaries), ""])
    parts = [INTRODUCTION, *dealt_before(summaries), claims]
    parts += [ADJACENT, adjacent(summaries), budgets(summaries), OVERVIEW, overview(summaries)]
    for place, summary in enumerate(summaries, start=1):
        (FOLDER / picture_address(place)).write_text(svg(summary), encoding="utf-8")
        parts.append(section(summary, place))
    (FOLDER / "strength.md").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
