"""Commands of Ptolemaeus at the prompt: what is in the sky, what has been seen, what cards do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.events import RoundBegun
from ecliptic.terminal.face import Command
from ecliptic.terminal.ptolemaeus.board import hand_text
from ecliptic.terminal.ptolemaeus.configurations import sky_table
from ecliptic.terminal.ptolemaeus.help import about_lines, bonus_table, rules_table
from ecliptic.terminal.ptolemaeus.story import Storyteller

if TYPE_CHECKING:
    from ecliptic.terminal.session import Session


def _sky(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    session.screen.show(sky_table(session.table.view(seat)))


def _cards(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    """What everybody could have noticed: cards taken face up and not yet paid, and discards."""
    view = session.table.view(seat)
    for other, chair in enumerate(session.chairs):
        if other != seat:
            seen = view.memory.hands[other]
            held = hand_text(seen) if any(seen) else Text("nothing you have seen")
            session.screen.show(Text(f"{chair.name} holds at least: ").append_text(held))
    session.screen.show(Text("Discarded: ").append_text(hand_text(view.board.discards)))


def _bonus(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    session.screen.show(bonus_table())


def _log(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    """This round, or with `all` the whole game, as this seat was told it."""
    names = [chair.name for chair in session.chairs]
    story = Storyteller(names, session.table.options, seat)
    told = list(session.table.streams[seat].told)
    rounds = [at for at, one in enumerate(told) if isinstance(one, RoundBegun)]
    start = 0 if [word.lower() for word in rest] == ["all"] else rounds[-1]
    story.news(told[:start])
    session.screen.news(story.news(told[start:]))


def _rules(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    session.screen.show(rules_table())


def _about(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    session.screen.show(*about_lines())


COMMANDS: Mapping[str, Command] = {
    "sky": _sky,
    "cards": _cards,
    "bonus": _bonus,
    "log": _log,
    "rules": _rules,
    "about": _about,
}
