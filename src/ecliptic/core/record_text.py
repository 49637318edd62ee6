"""The text and JSON forms of a record.

Ecliptic record 1
game: planetx
rules_version: 1
options: standard | spring 4 | summer 4
players: you | pencil
commitment: 5f2c...

dealt @3                          the deal; the chance stream has run 3 words
  sky AACAAXEGGECD                what happened, one event a line
> 1 turn-1 S A 1-3                seat 1 answers decision turn-1
  survey 1 A 1-3 cost 4 = 2
< 1 to 4 agreed 2                 seat 1 takes back entry 4 and what followed; seat 2 agreed

result: 18 12 won 1               or: result: unfinished
seed: 7a...
salt: 01...
end: <SHA-256 of everything above>
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from ecliptic.core.errors import BadNotation, BadRecord, EclipticError, shorten
from ecliptic.core.game import AnyGame, Outcome
from ecliptic.core.log import Dealt, Entry, Moved, Undone, typed_entry
from ecliptic.core.notation import NONE, is_number, seats_text
from ecliptic.core.record import Record, check_players

FIRST_LINE = "Ecliptic record 1"
UNFINISHED = "unfinished"
NOBODY = "-"
"""Written for the winners of a game that was lost."""
_HEADER = ("game", "rules_version", "options", "players", "commitment")
_FOOTER = ("result", "seed", "salt")
_MOST_DIGITS = 9
_DIGEST_SIGNS = 64


def record_text(game: AnyGame, record: Record) -> str:
    lines = [
        FIRST_LINE,
        f"game: {record.game}",
        f"rules_version: {record.rules_version}",
        f"options: {game.options_text(record.options)}",
        f"players: {' | '.join(record.players)}",
        f"commitment: {record.commitment}",
        "",
    ]
    chance = 0
    for entry in record.entries:
        lines += _entry_lines(game, entry, chance)
        chance = chance if isinstance(entry, Undone) else entry.chance
    lines += [
        "",
        f"result: {_result_text(record.result)}",
        f"seed: {record.seed}",
        f"salt: {record.salt}",
    ]
    body = "\n".join(lines) + "\n"
    return f"{body}end: {_digest(body)}\n"


def parse_record(games: Mapping[str, AnyGame], text: str) -> Record:
    """Read a record's text; anything that is not whole and well formed raises `BadRecord`."""
    lines = _whole_lines(text)
    header, header_end = _fields(lines, 1, _HEADER)
    footer, _ = _fields(lines, len(lines) - len(_FOOTER), _FOOTER)
    game = games.get(header["game"])
    if game is None:
        raise BadRecord("record-game", game=shorten(header["game"]))
    body = lines[header_end + 1 : len(lines) - len(_FOOTER) - 1]
    players = tuple(header["players"].split(" | "))
    try:
        options = game.parse_options(header["options"])
    except EclipticError as error:
        raise BadRecord("record-options", reason=error.code) from error
    check_players(players, game.seats(options))
    return Record(
        game=game.name,
        rules_version=_number(header["rules_version"]),
        options=options,
        players=players,
        commitment=header["commitment"],
        entries=_entries(game, body, header_end + 1),
        result=_result(footer["result"]),
        seed=footer["seed"],
        salt=footer["salt"],
    )


def record_json(record: Record) -> bytes:
    return msgspec.json.encode(record)


def parse_record_json(games: Mapping[str, AnyGame], text: bytes) -> Record:
    """Read a record's JSON form back. It is judged like the text it stands for."""
    try:
        loose = msgspec.json.decode(text, type=Record)
        game = games[loose.game]
        options = msgspec.convert(loose.options, game.options_type)
        entries = tuple(typed_entry(game, entry) for entry in loose.entries)
    except (msgspec.DecodeError, KeyError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord("record-json") from error
    record = msgspec.structs.replace(loose, options=options, entries=entries)
    try:
        text_form = record_text(game, record)
    except (LookupError, TypeError, ValueError) as error:  # a value that no word stands for
        raise BadRecord("record-json") from error
    if parse_record(games, text_form) != record:
        raise BadRecord("record-json")
    return record


def _entry_lines(game: AnyGame, entry: Entry, chance: int) -> list[str]:
    if isinstance(entry, Undone):
        agreed = seats_text(entry.agreed, " ") or NONE
        return [f"< {entry.seat + 1} to {entry.to} agreed {agreed}"]
    drawn = "" if entry.chance == chance else f" @{entry.chance}"
    events = [f"  {game.event_text(event)}" for event in entry.events]
    if isinstance(entry, Dealt):
        return [f"dealt{drawn}", *events]
    move = f"> {entry.seat + 1} {entry.decision} {game.action_text(entry.action)}"
    return [move + drawn, *events]


def _whole_lines(text: str) -> list[str]:
    """The lines above the digest, if the digest is right."""
    if not text.startswith(FIRST_LINE + "\n"):
        raise BadRecord("record-not-a-record")
    body, mark, digest = text.rpartition("\nend: ")
    if not mark or len(digest.strip()) < _DIGEST_SIGNS:
        raise BadRecord("record-truncated")
    if digest.strip() != _digest(body + "\n"):
        raise BadRecord("record-digest")
    return body.split("\n")


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()


def _fields(lines: list[str], start: int, names: tuple[str, ...]) -> tuple[dict[str, str], int]:
    """`name: value` lines in a fixed order, and the number of the line after them."""
    found = {}
    for number, name in enumerate(names, start=max(start, 0)):
        line = lines[number] if number < len(lines) else ""
        if not line.startswith(f"{name}: "):
            raise BadRecord("record-field", field=name, line=number + 1)
        found[name] = line.removeprefix(f"{name}: ")
    return found, max(start, 0) + len(names)


def _entries(game: AnyGame, lines: list[str], offset: int) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    chance = 0
    number = 0
    while number < len(lines):
        head = number
        number += 1
        while number < len(lines) and lines[number].startswith("  "):
            number += 1
        try:
            entry = _entry(game, lines[head], lines[head + 1 : number], chance)
        except (BadNotation, BadRecord) as error:
            raise BadRecord("record-line", line=head + offset + 1, reason=error.code) from error
        chance = chance if isinstance(entry, Undone) else entry.chance
        entries.append(entry)
    return tuple(entries)


def _entry(game: AnyGame, head: str, indented: list[str], chance: int) -> Entry:
    head, mark, drawn = head.partition(" @")
    now = _number(drawn) if mark else chance
    match head.split(" "):
        case ["<", seat, "to", to, "agreed", *agreed]:
            seats = [] if agreed == [NONE] else agreed
            return Undone(_seat(seat), _number(to), tuple(_seat(one) for one in seats))
        case ["dealt"]:
            return Dealt(_events(game, indented), now)
        case [">", seat, decision, *action]:
            moved = game.parse_action(" ".join(action))
            return Moved(_seat(seat), decision, moved, _events(game, indented), now)
    raise BadRecord("record-entry")


def _events(game: AnyGame, lines: list[str]) -> tuple[Any, ...]:
    return tuple(game.parse_event(line[2:]) for line in lines)


def _result_text(result: Outcome | None) -> str:
    if result is None:
        return UNFINISHED
    scores = " ".join(map(str, result.scores))
    return f"{scores} won {seats_text(result.winners, ' ') or NOBODY}"


def _result(text: str) -> Outcome | None:
    if text == UNFINISHED:
        return None
    scores, won, winners = text.partition(" won ")
    if not won:
        raise BadRecord("record-result")
    return Outcome(
        tuple(_number(score) for score in scores.split(" ")),
        () if winners == NOBODY else tuple(_seat(seat) for seat in winners.split(" ")),
    )


def _seat(text: str) -> int:
    seat = _number(text) - 1
    if seat < 0:
        raise BadRecord("record-number", text=shorten(text))
    return seat


def _number(text: str) -> int:
    if not is_number(text, _MOST_DIGITS):
        raise BadRecord("record-number", text=shorten(text))
    return int(text)
