"""A player's private history of a game at a real table, as a text that can be kept and looked at.

    Ecliptic companion record 2
    code: B4K7
    generator: 2
    season: spring
    level: beginner
    player: Ada

    S A 3-7 = 2
    T 8 = G
    R B = every D within 2 A
    L 6 C E = wrong
    conference 1 = every X within 4 D
    review 5 A = right
    reveal = GDCAAXEGAACE

The code says what every answer must be, so a history needs no seal: each answer is asked for again.
That needs the generator that dealt it; what the first one has answered named none, in form 1.
What the others did is not in it. `played` shows it as a game of one seat, whose pawn pays for its
own questions and which the Earth follows.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ecliptic.core.chance import SEED_BYTES, Chance
from ecliptic.core.errors import BadNotation, BadRecord, EclipticError
from ecliptic.core.log import Dealt, Entry, Moved
from ecliptic.core.record import is_player_name
from ecliptic.core.table import Table
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.clues import clue_text
from ecliptic.planetx.codes import (
    FIRST_GENERATOR,
    GENERATOR,
    mode_of,
    parse_code,
    require_generator,
)
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.events import (
    ConferenceHeld,
    EarthTurned,
    Event,
    Located,
    Researched,
    SectorReviewed,
    Shown,
    SkyRevealed,
    Surveyed,
    Targeted,
    TheoryPlaced,
)
from ecliptic.planetx.game import PlanetX
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.locate import do_locate
from ecliptic.planetx.menu import (
    Answer,
    AskConference,
    AskReveal,
    AskReview,
    ConferenceAnswer,
    LocateAnswer,
    Question,
    ResearchAnswer,
    RevealAnswer,
    ReviewAnswer,
    SurveyAnswer,
    TargetAnswer,
    ask,
)
from ecliptic.planetx.notation import action_text, number, parse_action, parse_season
from ecliptic.planetx.objects import object_from_letter
from ecliptic.planetx.research import do_research
from ecliptic.planetx.setup import LEVELS, Options, Place, Season, Setup
from ecliptic.planetx.survey import do_survey
from ecliptic.planetx.target import do_target

FORM = "Ecliptic companion record "
FIRST_LINE = f"{FORM}2"
_WITHOUT_GENERATOR = f"{FORM}1"
MOST_QUESTIONS = 500
SEAT = 0
_HEADER = ("code", "generator", "season", "level", "player")
_REVIEWED_IN = 1
"""When a theory was placed is not in a history; any phase will do."""


class History(msgspec.Struct, frozen=True):
    code: str
    season: Season
    level: str
    player: str
    questions: tuple[Question, ...]


def is_history(text: str) -> bool:
    return text.startswith(FORM)


def history_text(history: History) -> str:
    """The history with every answer, as the code gives it."""
    companion = Companion(game_of(history.code))
    head = (history.code, GENERATOR, history.season.value, history.level, history.player)
    lines = [FIRST_LINE, *(f"{name}: {value}" for name, value in zip(_HEADER, head, strict=True))]
    asked = (_line(companion, question) for question in history.questions)
    return "\n".join([*lines, "", *asked]) + "\n"


def parse_history(text: str) -> History:
    """Read a history back and ask everything again; what is not so raises with its line."""
    lines = text.splitlines()
    if lines[:1] == [_WITHOUT_GENERATOR]:
        require_generator(FIRST_GENERATOR)
    fields = dict(_field(lines, place) for place in range(1, len(_HEADER) + 1))
    if tuple(fields) != _HEADER or lines[0] != FIRST_LINE:
        raise BadRecord("planetx-history-form", line=1)
    require_generator(number(fields["generator"]))
    asked = lines[len(_HEADER) + 2 :]
    if len(asked) > MOST_QUESTIONS or "".join(lines[len(_HEADER) + 1 : len(_HEADER) + 2]):
        raise BadRecord("planetx-history-form", line=len(_HEADER) + 2)
    history = checked(
        History(
            code=parse_code(fields["code"]),
            season=parse_season(fields["season"]),
            level=fields["level"],
            player=fields["player"],
            questions=(),
        )
    )
    companion = Companion(game_of(history.code))
    found = []
    for line, written in enumerate(asked, start=len(_HEADER) + 3):
        try:
            question = parse_question(written.partition(" = ")[0])
            right = _line(companion, question)
        except EclipticError as error:
            raise BadRecord(error.code, **{**error.facts, "line": line}) from error
        if written != right:
            raise BadRecord("planetx-history-answer", line=line)
        found.append(question)
    return msgspec.structs.replace(history, questions=tuple(found))


def checked(history: History) -> History:
    """The history, if somebody can have had it."""
    if not is_player_name(history.player):
        raise BadRecord("record-players")
    Companion(game_of(history.code)).facts(history.season, history.level)
    return history


def _field(lines: list[str], place: int) -> tuple[str, str]:
    name, colon, value = (lines[place] if place < len(lines) else "").partition(": ")
    if not colon:
        raise BadRecord("planetx-history-form", line=place + 1)
    return name, value


def _line(companion: Companion, question: Question) -> str:
    return f"{question_text(question)} = {answer_text(ask(companion, question))}"


def question_text(question: Question) -> str:
    match question:
        case AskConference(index):
            return f"conference {index}"
        case AskReview(sector, thing):
            return f"review {sector} {thing.value}"
        case AskReveal():
            return "reveal"
        case _:
            return action_text(question)


def parse_question(text: str) -> Question:
    match text.split(" "):
        case ["conference", index]:
            return AskConference(number(index))
        case ["review", sector, thing]:
            return AskReview(number(sector), object_from_letter(thing))
        case ["reveal"]:
            return AskReveal()
    action = parse_action(text)
    if not isinstance(action, Survey | Target | Research | Locate):
        raise BadNotation("planetx-notation-action", text=text)
    return action


def answer_text(answer: Answer) -> str:
    match answer:
        case SurveyAnswer(count):
            return str(count)
        case TargetAnswer(sighting):
            return sighting.value
        case ResearchAnswer(clue) | ConferenceAnswer(clue):
            return clue_text(clue)
        case LocateAnswer(right) | ReviewAnswer(right):
            return "right" if right else "wrong"
        case RevealAnswer(system):
            return system


def played(history: History) -> Table:
    """The history as a game of one seat, question after question."""
    setup = game_of(history.code)
    place = Place(history.season, LEVELS[history.level])
    options = Options(mode_of(history.code), (place,), history.code)
    table = Table(PlanetX(), options, Chance(bytes(SEED_BYTES)))
    table.deal()
    for question in history.questions:
        table.append(_entry(table, setup, question))
    return table


def _entry(table: Table, setup: Setup, question: Question) -> Entry:
    """A question of the player's own is a move; what the app tells the table is nobody's."""
    chance = table.chance.position
    if isinstance(question, Survey | Target | Research | Locate):
        turn = _turn(setup, question)
        earth = EarthTurned(table.state.board.times[SEAT] + turn.cost)
        return Moved(SEAT, table.pending[0].name, question, (turn, earth), chance)
    return Dealt(tuple(_told(table, setup, question)), chance)


def _turn(
    setup: Setup, question: Survey | Target | Research | Locate
) -> Surveyed | Targeted | Researched | Located:
    match question:
        case Survey():
            return do_survey(setup.system, SEAT, question)
        case Target():
            return do_target(setup.system, SEAT, question)
        case Research():
            return do_research(setup.topics, SEAT, question)
        case Locate():
            return do_locate(setup.system, SEAT, question)


def _told(
    table: Table, setup: Setup, question: AskConference | AskReview | AskReveal
) -> Iterator[Event]:
    match question:
        case AskConference(index):
            yield ConferenceHeld(index, setup.conferences[index - 1])
        case AskReview(sector, thing):
            theory = len(table.state.board.theories) + 1
            right = setup.system[sector - 1] is thing
            yield TheoryPlaced(SEAT, theory, sector, _REVIEWED_IN, thing)
            yield SectorReviewed(sector, (Shown(theory, thing, right),), ())
        case AskReveal():
            yield SkyRevealed(setup.system, ())
