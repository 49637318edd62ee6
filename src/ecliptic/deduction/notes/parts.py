"""The parts that lines of notes are made of: numbers, runs of sectors, objects."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.deduction.notes.tokens import Token
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.notation import number
from ecliptic.planetx.objects import Object
from ecliptic.planetx.ring import require_sector

APPEARS_EMPTY = "E/X"
Span = tuple[int, int]
"""The first sector and the last."""
_BETWEEN = frozenset({"unit", "one", "another"})
"""They may stand between an article and its object."""
_SILENT = frozenset({"in", "to", "and", "one", "another"})


def unknown_line() -> BadNotation:
    """Whoever knows the line says which it is."""
    return BadNotation("planetx-notes-line-unknown", text="")


def number_of(token: Token) -> int:
    if token.kind == "one":
        return 1
    return number(token.value if token.kind == "number" else token.text)


def is_number(token: Token) -> bool:
    return token.kind in ("number", "one")


def sector_of(token: Token, mode: Mode) -> int:
    sector = number_of(token)
    require_sector(sector, mode)
    return sector


def object_of(token: Token) -> Object:
    """The object a token names; what appears empty is none."""
    if not token.is_object or token.value == APPEARS_EMPTY:
        raise BadNotation("planetx-notation-object", text=shorten(token.text.upper()))
    return Object(token.value)


def split(tokens: Sequence[Token], *signs: str) -> tuple[list[Token], list[Token]] | None:
    """What stands before and behind the last of the signs; None if there is none."""
    places = [place for place, token in enumerate(tokens) if token.is_sign(*signs)]
    if not places:
        return None
    return list(tokens[: places[-1]]), list(tokens[places[-1] + 1 :])


def after_label(tokens: Sequence[Token]) -> Sequence[Token]:
    """What stands behind a label, with or without a sign between them: `B: ...`, `B – ...`."""
    return tokens[1:] if tokens and tokens[0].is_sign("=", "-") else tokens


def without_articles(tokens: Sequence[Token]) -> list[Token]:
    """Without the letters that are words: "a comet", "è una cometa", "comete e nubi di gas"."""
    return [token for place, token in enumerate(tokens) if not _is_article(tokens, place)]


def _is_article(tokens: Sequence[Token], place: int) -> bool:
    token = tokens[place]
    if token.kind != "letter" or token.value not in "AE":
        return False
    following = (one for one in tokens[place + 1 :] if one.kind not in _BETWEEN)
    return next((one.kind for one in following), "") == "thing"


def take_spans(written: Sequence[Token]) -> tuple[list[Span], list[Token]]:
    """The runs `3-7`, `sector 3 to sector 7` or `5`, and what else there is; signs between parts
    are dropped."""
    tokens = [one for one in written if one.kind != "unit"]
    spans: list[Span] = []
    rest: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind == "number":
            last = _end_of_range(tokens, at)
            spans.append((number_of(token), number_of(last or token)))
            at += 3 if last else 1
            continue
        if token.kind not in _SILENT and not token.is_sign(",", "="):
            rest.append(token)
        at += 1
    return spans, rest


def _end_of_range(tokens: Sequence[Token], at: int) -> Token | None:
    """In Italian and French "a" stands between the ends."""
    if at + 2 >= len(tokens) or tokens[at + 2].kind != "number":
        return None
    between = tokens[at + 1]
    is_dash = between.is_sign("-") or between.kind == "to"
    is_dash = is_dash or (between.kind, between.value) == ("letter", "A")
    return tokens[at + 2] if is_dash else None


def one_sector(spans: Sequence[Span], mode: Mode) -> int:
    if len(spans) != 1 or spans[0][0] != spans[0][1]:
        raise unknown_line()
    require_sector(spans[0][0], mode)
    return spans[0][0]


def listed_objects(tokens: Sequence[Token]) -> list[Token]:
    """Objects in a row, in whichever way they are joined. A bare `e` between two is "and"."""
    named = without_articles(tokens)
    joined = [one for one in named if one.kind != "and" and not one.is_sign(",", "+", "/")]
    if len(joined) == 3 and (joined[1].kind, joined[1].value) == ("letter", "E"):
        place = named.index(joined[1])
        beside = named[max(0, place - 1) : place + 2]
        if not any(one.is_sign("+", "/") for one in beside):
            del joined[1]
    return joined
