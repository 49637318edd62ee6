"""Turns of the four actions and what they told: surveys, targets, research and locates.

S A 3-7 = 2        survey asteroids in sectors 3 to 7: two
T 8 = E/X          target 8 = appears empty
R B = some A adjacent D
L 6 C E = wrong    locate Planet X in 6, comet and empty = wrong
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.core.errors import BadNotation, IllegalAction, shorten
from ecliptic.deduction.facts import (
    ClueRead,
    Counted,
    Fact,
    LocatedRight,
    LocatedWrong,
    Seen,
)
from ecliptic.deduction.notes.clue_sentences import read_clue
from ecliptic.deduction.notes.parts import (
    APPEARS_EMPTY,
    after_label,
    is_number,
    listed_objects,
    number_of,
    object_of,
    one_sector,
    split,
    take_spans,
    unknown_line,
    without_articles,
)
from ecliptic.deduction.notes.tokens import Token
from ecliptic.planetx.actions import Locate, Survey
from ecliptic.planetx.clues import title_of
from ecliptic.planetx.locate import check_named
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Sighting
from ecliptic.planetx.ring import run_length
from ecliptic.planetx.survey import check_ends

NOT_NOTED = "?"


def turn_of(token: Token) -> str:
    """S, T, R or L if a line about a turn begins with this; otherwise nothing."""
    is_turn = token.kind == "turn" or (token.kind == "letter" and token.value in "STRL")
    return token.value if is_turn else ""


def is_untold(tokens: Sequence[Token]) -> bool:
    """`= ?`: a turn whose answer nobody wrote down."""
    return [token.value for token in tokens] == ["=", NOT_NOTED]


def read_turn(turn: str, tokens: Sequence[Token], mode: Mode) -> Fact:
    """What a turn told, whoever took it. A dash will do before what it told, but for a survey,
    where it may be the one between two sectors."""
    if turn == "R":
        return read_research(tokens, mode)
    halves = split(tokens, "=")
    if halves is None and turn != "S":
        halves = split(tokens, "-")
    if halves is None or not all(halves):
        raise unknown_line()
    asked, told = halves
    match turn:
        case "S":
            return _counted(asked, told, mode)
        case "T":
            return _seen(asked, told, mode)
    return _located(asked, told, mode)


def read_research(tokens: Sequence[Token], mode: Mode) -> ClueRead:
    """`B = ` and the clue; `topic B` will do for `B`."""
    named = list(tokens)
    if named and (named[0].kind, named[0].value) == ("key", "topic"):
        del named[0]
    if len(named) < 2:
        raise unknown_line()
    return clue_of(topic_of(named[0]), named[1:], mode)


def topic_of(token: Token) -> str:
    if token.kind != "letter" or token.value not in TOPICS:
        raise IllegalAction("planetx-no-such-topic", topic=shorten(token.text.upper()))
    return token.value


def clue_of(label: str, tokens: Sequence[Token], mode: Mode) -> ClueRead:
    """A clue behind its label, with or without a sign between them."""
    clue = read_clue(after_label(tokens), mode)
    if clue is None:
        raise BadNotation("planetx-notation-clue", text="")
    check_about(label, PLANET_X in title_of(clue))
    return ClueRead(label, clue)


def check_about(label: str, planet_x: bool) -> None:
    """Conferences, and only they, are about Planet X."""
    if planet_x != label.startswith(PLANET_X.value):
        raise BadNotation("planetx-clue-misplaced")


def _counted(asked: Sequence[Token], told: Sequence[Token], mode: Mode) -> Counted:
    spans, rest = take_spans(asked)
    named = [object_of(one) for one in map(_surveyed, without_articles(rest))]
    if len(spans) != 1 or len(named) != 1:
        raise unknown_line()
    survey = Survey(named[0], *spans[0])
    check_ends(survey, mode)
    length = run_length(survey.first, survey.last, mode.rules.sectors)
    if length > mode.rules.visible:
        raise IllegalAction("planetx-companion-run", length=length, most=mode.rules.visible)
    count = _number_told([one for one in told if _surveyed(one).value != survey.thing.value])
    if count > length:
        raise BadNotation("planetx-notes-count", count=count, length=length)
    return Counted(survey.thing, survey.first, survey.last, count)


def _surveyed(token: Token) -> Token:
    """A survey for empty sectors counts what appears empty, however it is written."""
    is_empty = token.kind == "thing" and token.value == APPEARS_EMPTY
    return token._replace(value=TRULY_EMPTY.value) if is_empty else token


def _number_told(tokens: Sequence[Token]) -> int:
    told = [one for one in tokens if one.kind != "unit"]
    if len(told) != 1:
        raise unknown_line()
    if (told[0].kind, told[0].value) == ("quantity", "no"):
        return 0
    if not is_number(told[0]):
        raise BadNotation("planetx-notation-number", text=shorten(told[0].text))
    return number_of(told[0])


def _seen(asked: Sequence[Token], told: Sequence[Token], mode: Mode) -> Seen:
    spans, rest = take_spans(asked)
    sector = one_sector(spans, mode)
    seen = [one for one in without_articles(told) if one.kind not in ("one", "unit")]
    if rest or len(seen) != 1:
        raise unknown_line()
    if not seen[0].is_object or seen[0].value == PLANET_X.value:
        raise BadNotation("planetx-notes-sighting", text=shorten(seen[0].text.upper()))
    return Seen(sector, _sighting(seen[0].value))


def _sighting(letter: str) -> Sighting:
    """A target cannot tell truly empty from Planet X, so a short `E` will do."""
    return Sighting.APPEARS_EMPTY if letter == TRULY_EMPTY.value else Sighting(letter)


def _located(
    asked: Sequence[Token], told: Sequence[Token], mode: Mode
) -> LocatedRight | LocatedWrong:
    spans, rest = take_spans(asked)
    if len(rest) > 2 and rest[0].is_object and rest[0].value == PLANET_X.value:
        rest = rest[1:]
    named = [object_of(one) for one in listed_objects(rest)]
    if len(named) != 2 or len(told) != 1:
        raise unknown_line()
    locate = Locate(one_sector(spans, mode), *named)
    check_named(locate, mode)
    wrong = told[0].kind in ("wrong", "not") or (told[0].kind, told[0].value) == ("quantity", "no")
    if not wrong and told[0].kind != "right":
        raise BadNotation("planetx-notes-located", text=shorten(told[0].text))
    kind = LocatedWrong if wrong else LocatedRight
    return kind(locate.sector, locate.before, locate.after)
