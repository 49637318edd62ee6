"""Partial knowledge, heard or concluded: how many of some things lie in some sectors.

    A in 3-5 >= 1        A in 3-5 = 2       at most 1 comet in 11-2
    not A in 7           A or D in 7        Sector 5 does not hold an asteroid.
    3 not A              A in 3 and 4: both; A in 3 or 4, A in 3, 4: at least one
    3-5: 2 A             Sectors 3 to 5 hold more than one asteroid.

Any sectors will do: no rule of surveys counts here. `E` is truly empty, `E/X` appears empty.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.core.errors import BadNotation
from ecliptic.deduction.facts import Amount, Holds, NotHere
from ecliptic.deduction.notes.parts import (
    APPEARS_EMPTY,
    is_number,
    number_of,
    object_of,
    take_spans,
    unknown_line,
    without_articles,
)
from ecliptic.deduction.notes.tokens import Token
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.ring import require_sector, run

Known = NotHere | Holds | Amount
Bound = tuple[int, int | None]
"""At least, and at most; None if there is no most."""
_COMPARED = ("=", "<", ">", "<=", ">=")
_BOUNDS = frozenset({"least", "most", "exactly", "more", "fewer"})
_SILENT = frozenset({"unit", "another", "to"})


def read_known(tokens: Sequence[Token], mode: Mode) -> Known:
    """What such a line says; anything else is no line of notes."""
    before, after = _halves(tokens)
    if before:
        place = next((at for at, one in enumerate(after) if _begins_bound(one)), len(after))
        where, bound = after[:place], _bound(after[place:])
    else:
        place = next((at for at in range(len(after)) if _ends_sectors(after, at)), len(after))
        where, before, bound = after[:place], after[place:], None
    things, counted, denied = _what(before, mode)
    if sum((bound is not None, counted is not None, denied)) > 1:
        raise unknown_line()
    if denied:
        counted = (0, 0)
    sectors = _sectors(where, mode)
    return _fact(things, sectors, bound or counted or (_least(where, sectors), None))


def _least(where: Sequence[Token], sectors: Sequence[int]) -> int:
    """How many there are at least where nobody says it: one, or one in each of "3 and 4"."""
    if all(one.kind != "and" for one in where):
        return 1
    if any(first != last for first, last in take_spans(where)[0]):
        raise unknown_line()
    return len(sectors)


def _halves(tokens: Sequence[Token]) -> tuple[list[Token], list[Token]]:
    """`things in sectors`, or `sector 5` and what it holds."""
    place = next((at for at, one in enumerate(tokens) if one.kind == "in"), None)
    if place is not None:
        return list(tokens[:place]), list(tokens[place + 1 :])
    if tokens and (tokens[0].kind == "unit" or _is_numbered(tokens)):
        return [], list(tokens)
    raise unknown_line()


def _is_numbered(tokens: Sequence[Token]) -> bool:
    """`3 not A`, `7 = A or D`, `3-5: 2 A`: sectors, and not how many there are."""
    said = tokens[leading_sectors(tokens) :]
    if len(said) < 2 or len(said) == len(tokens):
        return False
    return said[0].kind == "not" or said[0].is_sign("=")


def leading_sectors(tokens: Sequence[Token]) -> int:
    """How much of the line `3-5`, `4 and 5` or `4 or 5` is, if it begins so."""
    if not tokens or tokens[0].kind != "number":
        return 0
    others = (
        place
        for place, one in enumerate(tokens)
        if one.kind not in ("number", "and", "or", "to") and not one.is_sign("-")
    )
    return next(others, len(tokens))


def _begins_bound(token: Token) -> bool:
    return token.is_sign(*_COMPARED) or token.kind in _BOUNDS


def _ends_sectors(tokens: Sequence[Token], place: int) -> bool:
    """What they hold begins here; so does a number right behind another, which says how many."""
    token = tokens[place]
    if token.kind == "number":
        return place > 0 and tokens[place - 1].kind == "number"
    begun = token.kind in ("not", "one", "thing", "letter", "another") or _begins_bound(token)
    return begun or (token.kind, token.value) == ("quantity", "no")


def _what(tokens: Sequence[Token], mode: Mode) -> tuple[list[Object], Bound | None, bool]:
    """The things, how many of them if that is said here, and whether they are denied."""
    denied = any(one.kind == "not" or (one.kind, one.value) == ("quantity", "no") for one in tokens)
    every = any((one.kind, one.value) == ("quantity", "every") for one in tokens)
    left = [
        one
        for one in without_articles(_without_is(tokens))
        if one.kind not in ("not", "quantity", *_SILENT) and not one.is_sign("=")
    ]
    ends = next((at for at, one in enumerate(left) if one.is_object), len(left))
    counted = _count(left[:ends])
    things = _things(left[ends:])
    if every:
        if denied or counted:
            raise unknown_line()
        total = sum(mode.rules.counts[thing] for thing in things)
        counted = total, total
    return things, counted, denied


def _without_is(tokens: Sequence[Token]) -> Sequence[Token]:
    """Without the Italian "è" behind a word: "il pianeta X è nel settore 4"."""
    ends = len(tokens) > 1 and (tokens[-1].kind, tokens[-1].value) == ("letter", "E")
    return tokens[:-1] if ends and tokens[-2].kind == "thing" else tokens


def _count(tokens: Sequence[Token]) -> Bound | None:
    """ "At least two" before the things; an article counts nothing."""
    if not tokens or (len(tokens) == 1 and tokens[0].kind == "one"):
        return None
    return _bound(tokens)


def _things(tokens: Sequence[Token]) -> list[Object]:
    """`A`, or `A or D`, in the order of objects."""
    named = [one for one in tokens if one.kind != "one"]
    things: set[Object] = set()
    for place, one in enumerate(named):
        if place % 2 == 0:
            appears_empty = one.value == APPEARS_EMPTY
            things |= {TRULY_EMPTY, PLANET_X} if appears_empty else {object_of(one)}
        elif one.kind != "or" and not one.is_sign("/", ","):
            raise unknown_line()
    if len(named) % 2 == 0:
        raise unknown_line()
    return [thing for thing in Object if thing in things]


def _sectors(tokens: Sequence[Token], mode: Mode) -> list[int]:
    spans, rest = take_spans([one for one in tokens if one.kind != "or" and not one.is_sign("/")])
    joints = sum(one.kind in ("and", "or") or one.is_sign(",", "/") for one in tokens)
    if rest or not spans or joints != len(spans) - 1:
        raise unknown_line()
    found: set[int] = set()
    for first, last in spans:
        require_sector(first, mode)
        require_sector(last, mode)
        found |= set(run(first, last, mode.rules.sectors))
    return sorted(found)


def _bound(tokens: Sequence[Token]) -> Bound | None:
    """`>= 1`, `= 2`, `= 1-2`, `= 1 or 2`, `at most 3`, `2 or more`."""
    if not tokens:
        return None
    left = list(tokens)
    how = "="
    while left and (left[0].is_sign(*_COMPARED) or left[0].kind in _BOUNDS):
        how = left[0].value if left[0].kind == "sign" else left[0].kind
        del left[0]
    if left and (left[0].kind, left[0].value) == ("quantity", "no"):
        left[0] = Token("number", "0", left[0].text)
    if not left or not is_number(left[0]):
        raise unknown_line()
    many = number_of(left[0])
    match how, [(one.kind, one.value) for one in left[1:]]:
        case ">=" | "least", []:
            return many, None
        case "<=" | "most", []:
            return 0, many
        case ">" | "more", []:
            return many + 1, None
        case "<" | "fewer", [] if many > 0:
            return 0, many - 1
        case "=" | "exactly", []:
            return many, many
        case "=", [("orless", _)]:
            return 0, many
        case "=", [("ormore", _)]:
            return many, None
        case "=", [("sign", "-") | ("to", _), ("number", _)] if many <= number_of(left[2]):
            return many, number_of(left[2])
        case "=", [("or", _), ("number", _)] if many + 1 == number_of(left[2]):
            return many, many + 1
    raise unknown_line()


def _fact(things: Sequence[Object], sectors: Sequence[int], bound: Bound) -> Known:
    least, most = bound
    if max(least, most or 0) > len(sectors):
        count = max(least, most or 0)
        raise BadNotation("planetx-notes-count", count=count, length=len(sectors))
    most = len(sectors) if most is None else most
    if len(things) == len(sectors) == 1 and least == most:
        return (Holds if least else NotHere)(sectors[0], things[0])
    return Amount(tuple(things), tuple(sectors), least, most)
