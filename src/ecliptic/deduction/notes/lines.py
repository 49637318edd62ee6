"""What one line of notes can say, whatever the lines before it said."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from ecliptic.core.errors import BadNotation, IllegalAction, shorten
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.facts import Fact, Holds, NotHere, Titled, conference_label
from ecliptic.deduction.notes.known import read_known
from ecliptic.deduction.notes.parts import (
    after_label,
    is_number,
    listed_objects,
    number_of,
    object_of,
    one_sector,
    sector_of,
    take_spans,
    unknown_line,
    without_articles,
)
from ecliptic.deduction.notes.tokens import Token
from ecliptic.deduction.notes.turns import (
    check_about,
    clue_of,
    is_untold,
    read_research,
    read_turn,
    topic_of,
    turn_of,
)
from ecliptic.planetx.clues import in_title_order, title_text
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import DWARF_PLANET, PLANET_X, THEORY_OBJECTS, TRULY_EMPTY, Object


class TheoryNoted(msgspec.Struct, frozen=True, gc=False):
    """A theory submitted in an earlier phase: an own one, or a rival's."""

    own: bool
    sector: int
    thing: Object | None
    """None if only the rival knows."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line that could be read."""

    facts: tuple[Fact, ...] = ()
    turn: str = ""
    """S, T, R or L if it is about a turn."""
    rival: bool = False
    starting: bool = False
    """They are starting facts."""
    concluded: bool = False
    """An own conclusion, which is not believed."""
    theory: TheoryNoted | None = None
    reviewed: bool = False
    """A peer review showed it."""
    arrow: int | None = None
    dealer: Dealer | None = None


def read_mode(tokens: Sequence[Token]) -> Mode:
    """`expert`, "Mode: expert"."""
    said = [one for one in tokens if not one.is_sign("=")]
    if len(said) != 1 or said[0].kind != "mode":
        raise BadNotation("planetx-notes-mode", text="")
    return Mode(said[0].value)


def read_line(tokens: Sequence[Token], mode: Mode) -> Line:
    """What the line says. A line that cannot be read, or cannot be lawful, is refused."""
    if not tokens:
        raise unknown_line()
    first, rest = tokens[0], list(tokens[1:])
    match first.kind, first.value:
        case "key", "so":
            return Line((read_known(_behind(rest), mode),), concluded=True)
        case "key", "rival":
            return replace(_rivals(_behind(rest), mode), rival=True)
        case "key", "dealer":
            return Line(dealer=_dealer(rest))
        case "key", "facts":
            return Line(_starting_facts(rest, mode), starting=True)
        case "key", "topic":
            return _topic(rest, mode)
        case "key", "conference":
            return _conference(rest, mode)
        case "letter" | "thing", "X" if rest and is_number(rest[0]):
            return _conference(rest, mode)
        case "key", "review":
            return Line(_reviewed(rest, mode), reviewed=True)
        case "key", "at":
            return Line(arrow=_arrow(rest, mode))
        case "key", "theory":
            return _theory(rest, mode, own=True)
        case "letter", label if label in TOPICS and _is_labelled(rest):
            return _topic(tokens, mode)
    turn = turn_of(first)
    if turn and is_untold(rest):
        return Line(turn=turn)
    if turn:
        return Line((read_turn(turn, rest, mode),), turn)
    return Line((read_known(tokens, mode),))


def _behind(tokens: Sequence[Token]) -> Sequence[Token]:
    """`so: A in 3`, `rival, T 8 = C`: what comes behind the first word."""
    return tokens[1:] if tokens and tokens[0].is_sign("=", ",", "-") else tokens


def _is_labelled(tokens: Sequence[Token]) -> bool:
    """`B: asteroids and comets`, as an app lists its topics, or a clue behind it; behind a dash,
    only if it is in words."""
    said = after_label(tokens)
    if not said or len(said) == len(tokens):
        return False
    kinds = {one.kind for one in said}
    if tokens[0].is_sign("-") and not kinds & {"thing", "relation"}:
        return False
    return "relation" in kinds or (_is_title(said) and "unknown" not in kinds)


def _dealer(tokens: Sequence[Token]) -> Dealer:
    """`dealer published`, "dealer: the official app"."""
    said = [one for one in tokens if not one.is_sign("=") and one.value != "dealer"]
    if len(said) != 1 or said[0].kind != "dealer":
        text = " ".join(one.text for one in said)
        raise BadNotation("planetx-notes-dealer", text=shorten(text))
    return Dealer(said[0].value)


def _rivals(tokens: Sequence[Token], mode: Mode) -> Line:
    """A rival's turn or theory, or what he let slip."""
    if not tokens:
        raise unknown_line()
    first, rest = tokens[0], list(tokens[1:])
    if (first.kind, first.value) == ("key", "theory"):
        return _theory(rest, mode, own=False)
    turn = turn_of(first)
    if turn:
        return Line((read_turn(turn, rest, mode),), turn)
    return Line((read_known(tokens, mode),))


def _starting_facts(tokens: Sequence[Token], mode: Mode) -> tuple[NotHere, ...]:
    """Sectors and what they do not hold: `5-D`, `5 not D`, `sector 5 is no dwarf planet`; or all
    the other way round, `no dwarf planet in 5`."""
    facts: list[NotHere] = []
    left = [one for one in without_articles(tokens) if not _says_nothing(one)]
    if left and left[0].is_object:
        left = _turned(left)
    while left:
        token = left.pop(0)
        if facts and (token.kind, token.value) == ("letter", "E"):
            continue
        sector = sector_of(token, mode)
        named = left.pop(0) if left else Token("unknown", "", "")
        if named.is_object and named.value not in THEORY_OBJECTS:
            raise BadNotation("planetx-notes-fact", text=f"{sector}-{named.value}")
        facts.append(NotHere(sector, object_of(named)))
    if not facts:
        raise unknown_line()
    return tuple(facts)


def _turned(tokens: Sequence[Token]) -> list[Token]:
    """Pairs the other way round; a short "e" between them is "and"."""
    said = [one for one in tokens if (one.kind, one.value) != ("letter", "E")]
    if len(said) % 2:
        raise unknown_line()
    return [one for pair in zip(said[1::2], said[::2], strict=True) for one in pair]


def _says_nothing(token: Token) -> bool:
    silent = token.kind in ("not", "one", "unit", "and", "in", "to") or token.is_sign("-", ",", "=")
    return silent or (token.kind, token.value) == ("quantity", "no")


def _topic(tokens: Sequence[Token], mode: Mode) -> Line:
    """A topic's title; with a clue instead it is a research."""
    if len(tokens) < 2:
        raise unknown_line()
    label = topic_of(tokens[0])
    said = after_label(tokens[1:])
    if _is_title(said):
        return Line((_titled(label, said, mode),))
    return Line((read_research(tokens, mode),), turn="R")


def _conference(tokens: Sequence[Token], mode: Mode) -> Line:
    named = list(tokens)
    if named and (named[0].kind, named[0].value) == ("letter", "X"):
        del named[0]
    conferences = len(mode.rules.conference_icons)
    if named and named[0].is_sign("=") and conferences == 1:
        named.insert(0, Token("number", "1", "1"))
    if len(named) < 2:
        raise unknown_line()
    number = number_of(named[0])
    if not 1 <= number <= conferences:
        raise IllegalAction("planetx-companion-conference", number=number, conferences=conferences)
    label = conference_label(number)
    said = after_label(named[1:])
    if _is_title(said):
        return Line((_titled(label, said, mode),))
    return Line((clue_of(label, named[1:], mode),))


def _is_title(tokens: Sequence[Token]) -> bool:
    """Nothing but names: no word that makes a sentence of them."""
    return bool(tokens) and all(
        one.kind in ("thing", "letter", "and", "unknown") or one.is_sign("+", ",", "/")
        for one in tokens
    )


def _titled(label: str, tokens: Sequence[Token], mode: Mode) -> Titled:
    """A title names its kinds in any order; truly empty sectors are never named in ours, and a
    single dwarf planet has nothing to say about itself. A slash says that nobody noted which kind
    is named first."""
    named = [object_of(one) for one in listed_objects(tokens)]
    text = shorten(title_text(tuple(named)))
    if len(named) > 2:
        raise BadNotation("planetx-notation-title", text=text)
    check_about(label, PLANET_X in named)
    kinds = tuple(dict.fromkeys(thing for thing in named if thing is not TRULY_EMPTY))
    alone = kinds[0] if len(kinds) == 1 else None
    if not kinds or (alone is DWARF_PLANET and mode.rules.counts[alone] == 1):
        raise BadNotation("planetx-notation-title", text=text)
    ordered = alone is None and not any(one.is_sign("/") for one in tokens)
    return Titled(label, in_title_order(kinds), kinds if ordered else ())


def _reviewed(tokens: Sequence[Token], mode: Mode) -> tuple[Holds | NotHere, ...]:
    """`7 A+ C-`: an asteroid theory is right, a comet theory wrong."""
    left = [one for one in without_articles(tokens) if not _is_joint(one)]
    if len(left) < 2:
        raise unknown_line()
    sector = sector_of(left.pop(0), mode)
    faces: list[Holds | NotHere] = []
    while left:
        if faces and len(left) > 1 and left[1].is_object and left[0].value == "E":
            del left[0]
        faces.append(_face(sector, left[:2]))
        del left[:2]
    return tuple(faces)


def _is_joint(token: Token) -> bool:
    return token.kind in ("and", "one", "unit", "to") or token.is_sign(",", "=")


def _face(sector: int, pair: Sequence[Token]) -> Holds | NotHere:
    thing = object_of(pair[0])
    verdict = pair[1] if len(pair) == 2 else Token("unknown", "", "")
    right = verdict.is_sign("+") or verdict.kind == "right"
    wrong = verdict.is_sign("-") or verdict.kind == "wrong"
    if thing not in THEORY_OBJECTS or not (right or wrong):
        text = " ".join(one.text for one in pair).upper()
        raise BadNotation("planetx-notes-review", text=shorten(text))
    return (Holds if right else NotHere)(sector, thing)


def _arrow(tokens: Sequence[Token], mode: Mode) -> int:
    said = [one for one in tokens if one.kind not in ("in", "unit", "key", "to")]
    said = [one for one in said if not one.is_sign("=")]
    if len(said) != 1:
        raise unknown_line()
    return sector_of(said[0], mode)


def _theory(tokens: Sequence[Token], mode: Mode, *, own: bool) -> Line:
    spans, rest = take_spans(tokens)
    named = [object_of(one) for one in without_articles(rest)]
    if len(named) > 1 or (own and not named):
        raise unknown_line()
    sector = one_sector(spans, mode)
    if named and named[0] not in THEORY_OBJECTS:
        raise IllegalAction("planetx-choose-object", object=named[0].value)
    return Line(theory=TheoryNoted(own, sector, named[0] if named else None), rival=not own)
