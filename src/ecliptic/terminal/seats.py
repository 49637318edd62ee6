"""Who sits where: `you`, `you:Ada`, or the name of an opponent, as `--seats` says it; one that
searches may be given a budget (`director:400`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from ecliptic.bots.bot import Bot
from ecliptic.bots.said import is_player, level_of
from ecliptic.core.errors import BadRequest, shorten
from ecliptic.core.game import Seat
from ecliptic.core.record import is_player_name

PERSON = "you"
_NAMELESS = "Player"
LONGEST_NAME = 16
COLOURS = ("cyan", "magenta", "yellow", "green")


@dataclass(frozen=True)
class Chair:
    """One seat: what `--seats` said, and how it is called on the screen."""

    said: str
    name: str
    tag: str
    """The name in three letters, for the board."""
    colour: str

    @property
    def is_person(self) -> bool:
        return self.said.partition(":")[0] == PERSON


def parse_seats(text: str, bots: Mapping[str, Bot]) -> tuple[Chair, ...]:
    return chairs_of([said.strip() for said in text.split(",")], bots)


def chairs_of(said: Sequence[str], bots: Mapping[str, Bot]) -> tuple[Chair, ...]:
    """Chairs for every seat of a table, with names that can be told apart."""
    for word in said:
        _check(word, bots)
    names = _told_apart([_name(word, said) for word in said])
    tags = _told_apart([name[:3] for name in names], longest=3)
    return tuple(
        Chair(word, names[seat], tags[seat], COLOURS[seat % len(COLOURS)])
        for seat, word in enumerate(said)
    )


def names_of(said: Sequence[str]) -> list[str]:
    """What to call the players of any record, whoever they were and whoever reads it now."""
    return _told_apart([_name(word, ()) for word in said])


def people(chairs: Sequence[Chair]) -> tuple[Seat, ...]:
    return tuple(seat for seat, chair in enumerate(chairs) if chair.is_person)


def _check(said: str, bots: Mapping[str, Bot]) -> None:
    kind, colon, name = said.partition(":")
    if kind == PERSON and name.lower() == PERSON:
        raise BadRequest("terminal-name-you", name=shorten(name))
    if kind == PERSON and (not colon or _is_fine(name)):
        return
    if kind == PERSON:
        raise BadRequest("terminal-name", name=shorten(name), most=LONGEST_NAME)
    if not is_player(said, bots):
        raise BadRequest("terminal-seat", seat=shorten(said), kinds=", ".join(bots))


def _is_fine(name: str) -> bool:
    return is_player_name(name) and len(name) <= LONGEST_NAME


def _name(word: str, said: Sequence[str]) -> str:
    """The name a seat was given. A nameless person is "You" only where nobody else reads it;
    otherwise `_told_apart` adds the seat's number."""
    kind, _, name = (word if word.startswith(PERSON) else level_of(word)).partition(":")
    if word == PERSON and sum(other.partition(":")[0] == PERSON for other in said) != 1:
        return _NAMELESS
    return name or kind.capitalize()


def _told_apart(names: Sequence[str], longest: int | None = None) -> list[str]:
    """Add a number, the seat's if it is free, where a name occurs twice or is none."""
    taken = {name.lower() for name in names if _is_alone(name, names)}
    apart = []
    for seat, name in enumerate(names, start=1):
        if not _is_alone(name, names):
            numbered = (_numbered(name, number, longest) for number in count(seat))
            name = next(one for one in numbered if one.lower() not in taken)
            taken.add(name.lower())
        apart.append(name)
    return apart


def _is_alone(name: str, names: Sequence[str]) -> bool:
    return name != _NAMELESS and sum(other.lower() == name.lower() for other in names) == 1


def _numbered(name: str, number: int, longest: int | None) -> str:
    return f"{name} {number}" if longest is None else f"{name[: longest - 1]}{number}"
