"""Skies and codes on the command line: what the companion app of a real table would say.

`show` and `ask` answer exactly what the app may answer about a code: titles, a season's starting
facts, single questions. Everything else stays hidden until `--reveal`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ecliptic.core.errors import BadNotation, BadRequest, shorten
from ecliptic.english.planetx import words
from ecliptic.planetx import menu
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import Clue, Title, clue_text, title_text
from ecliptic.planetx.codes import mode_of
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.notation import fact_text, number, parse_season, span
from ecliptic.planetx.objects import Object, object_from_letter
from ecliptic.planetx.setup import StartingFact
from ecliptic.planetx.system import system_text

ONLY_HERE = "This code works in Ecliptic only, not in the official app."
_BAR = 40

Report = Mapping[str, Any]
"""What a command has to say, for programs; `..._lines` says the same to people."""


def systems_report(mode: Mode) -> Report:
    systems = catalogue(mode)
    return {
        "mode": mode.value,
        "systems": len(systems),
        "planet_x": systems.planet_x_sectors(),
        "digest": systems.digest,
    }


def systems_lines(report: Report) -> Iterator[str]:
    """The number of lawful systems, and how often Planet X is in each sector."""
    yield f"{report['systems']:,} lawful systems in {report['mode']} mode. Planet X is in sector"
    most = max(report["planet_x"])
    for sector, count in enumerate(report["planet_x"], start=1):
        yield f"{sector:4} {count:8,}  {'#' * round(_BAR * count / most)}"


def companion(code: str) -> Companion:
    return Companion(game_of(code))


def asked_facts(
    app: Companion, season: str | None, level: str | None
) -> tuple[StartingFact, ...] | None:
    """A player's starting facts, if a season and a level were named."""
    if season is None and level is None:
        return None
    if season is None or level is None:
        raise BadRequest("terminal-season-and-level")
    return app.facts(parse_season(season.lower()), level.lower())


def show_report(
    code: str, app: Companion, facts: Sequence[StartingFact] | None, reveal: bool
) -> Report:
    """What everybody may know of a game, a player's starting facts, and all of it if asked."""
    report: dict[str, Any] = {
        "code": code,
        "mode": app.mode.value,
        "works_in": ONLY_HERE,
        "titles": {label: title_text(title) for label, title in _titles(app)},
    }
    if facts is not None:
        report["facts"] = [fact_text(fact) for fact in facts]
    if reveal:
        report["clues"] = {label: clue_text(clue) for label, clue in _clues(app)}
        report["system"] = system_text(app.reveal())
    return report


def show_lines(
    code: str, app: Companion, facts: Sequence[StartingFact] | None, reveal: bool
) -> Iterator[str]:
    yield f"Game {code}, {app.mode.value} mode. {ONLY_HERE}"
    clues = dict(_clues(app)) if reveal else {}
    for label, title in _titles(app):
        told = f": {words.clue(clues[label])}" if reveal else ""
        yield f"  {label:2} {words.title(title)}{told}"
    if facts is not None:
        yield "Starting facts:"
        yield from (f"  {words.fact(fact)}" for fact in facts)
        if not facts:
            yield "  none at this level"
    if reveal:
        yield "The sky:"
        for sector, thing in enumerate(app.reveal(), start=1):
            yield f"  {sector:2} {words.name(thing)}"


def _titles(app: Companion) -> Iterator[tuple[str, Title]]:
    """Topics A-F, then conferences X1 and X2."""
    yield from zip(TOPICS, app.titles(), strict=True)
    for index, title in enumerate(app.conference_titles(), start=1):
        yield f"X{index}", title


def _clues(app: Companion) -> Iterator[tuple[str, Clue]]:
    for topic in TOPICS:
        yield topic, app.research(Research(topic))
    for index in range(1, len(app.conference_titles()) + 1):
        yield f"X{index}", app.conference(index)


def answer(code: str, question: Sequence[str]) -> tuple[str, Any]:
    """A question to the companion: the answer in a sentence, and for programs."""
    app = companion(code)
    if not " ".join(question).isascii():
        raise BadNotation("terminal-question", text=shorten(" ".join(question)))
    match [word.lower() for word in question[:1]], [word.upper() for word in question[1:]]:
        case ["titles"], []:
            titles = list(_titles(app))
            said = ", ".join(f"{label} {words.title(title)}" for label, title in titles)
            return f"{said}.", {label: title_text(title) for label, title in titles}
        case ["facts"], [season, level]:
            facts = app.facts(parse_season(season.lower()), level.lower())
            said = "; ".join(words.fact(fact) for fact in facts) or "none at this level"
            return f"{said.capitalize()}.", [fact_text(fact) for fact in facts]
        case [kind], rest:
            asked = _menu_question(kind, rest)
            if asked is not None:
                return _told(asked, menu.ask(app, asked))
    raise BadNotation("terminal-question", text=shorten(" ".join(question)))


def _menu_question(kind: str, rest: Sequence[str]) -> menu.Question | None:
    """A question of the companion's menu as it is typed; None if it is none."""
    match kind, rest:
        case "survey", [thing, where]:
            return Survey(object_from_letter(thing), *span(where))
        case "target", [sector]:
            return Target(number(sector))
        case "research", [topic]:
            return Research(topic)
        case "conference", [index]:
            return menu.AskConference(number(index.removeprefix("X")))
        case "review", [sector, thing]:
            return menu.AskReview(number(sector), object_from_letter(thing))
        case "locate", [sector, before, after]:
            return Locate(number(sector), object_from_letter(before), object_from_letter(after))
        case "reveal", []:
            return menu.AskReveal()
    return None


def _told(asked: menu.Question, answer: menu.Answer) -> tuple[str, Any]:
    match asked, answer:
        case Survey(thing, first, last), menu.SurveyAnswer(count):
            place = words.sectors(first, last)
            return f"{words.surveyed(thing).capitalize()} in {place}: {count}.", count
        case Target(sector), menu.TargetAnswer(seen):
            return f"Sector {sector}: {words.sighting(seen)}.", seen
        case _, menu.ResearchAnswer(clue) | menu.ConferenceAnswer(clue):
            return words.clue(clue), clue_text(clue)
        case _, menu.LocateAnswer(right):
            return ("Right: that is Planet X." if right else "Wrong."), right
        case _, menu.ReviewAnswer(right):
            return ("Right." if right else "Wrong."), right
        case _, menu.RevealAnswer(system):
            held = (
                f"{sector} {words.name(Object(letter))}"
                for sector, letter in enumerate(system, start=1)
            )
            return f"{', '.join(held)}.", system
    raise TypeError(f"{answer} does not answer {asked}")


def new_code_report(code: str) -> Report:
    return {"code": code, "mode": mode_of(code).value, "works_in": ONLY_HERE}


def new_code_lines(code: str) -> Iterator[str]:
    yield code
    yield f"A game of {mode_of(code).value} mode. {ONLY_HERE}"
