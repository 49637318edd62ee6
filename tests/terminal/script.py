"""What people would type in a whole game: found by playing the same game in the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ecliptic.bots.planetx.levels import LEVELS as PLANETX
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import Decision
from ecliptic.core.table import Table
from ecliptic.planetx.actions import Action
from ecliptic.planetx.modes import Mode
from ecliptic.terminal.menu import Menu
from ecliptic.terminal.planetx.start import new_game
from ecliptic.terminal.session import Session
from ecliptic.terminal.taking_back import can_choose_again

Answer = Callable[[Any, Decision], Any]


@dataclass(frozen=True)
class Typed:
    """A person's move, and how often Enter is pressed before and after it."""

    decision: Decision
    action: Any
    text: str
    numbers: Sequence[str]
    """The same move picked from the numbered lists, if the game has them."""
    enters_before: int
    enters_after: int

    def lines(self, *first: str) -> list[str]:
        """Everything typed for this move, `first` being typed at its prompt before it."""
        return [*[""] * self.enters_before, *first, self.text, *[""] * self.enters_after]

    def picked(self) -> list[str]:
        """The same with numbers instead of notation."""
        return [*[""] * self.enters_before, *self.numbers, *[""] * self.enters_after]


def as_pencil(view: Any, decision: Decision) -> Action:
    """A person who plays well, the same way every time."""
    stream = Chance(seed_from_text(f"person {decision.seat} {decision.name}"))
    action: Action = PLANETX["pencil"].answer(view, decision, 0, stream)
    return action


def keys(moves: Iterable[Typed]) -> list[str]:
    return [line for move in moves for line in move.lines()]


def typed_moves(mode: Mode, seats: str, seed: str, answer: Answer = as_pencil) -> list[str]:
    """Every line the people of a game type, in the order in which they are asked."""
    return keys(played(mode, seats, seed, answer)[1])


@cache
def played(
    mode: Mode, seats: str, seed: str, answer: Answer = as_pencil
) -> tuple[Table, list[Typed]]:
    """A whole game and what its people type; to be looked at only, as tests share it."""
    return played_through(new_game(mode, seats, "experienced", seed, None), answer)


def played_through(session: Session, answer: Answer) -> tuple[Table, list[Typed]]:
    """A whole game of any kind, and what its people type in it."""
    table = session.table
    moves = []
    while table.pending:
        decision = session.next_decision()
        seat = decision.seat
        view = table.view(seat)
        if session.chairs[seat].is_person:
            passes = len(session.people) > 1 and session.at_keyboard != seat
            before = 0 if not passes else 1 if session.at_keyboard is None else 2
            session.at_keyboard = seat
            action = answer(view, decision)
            text = table.game.action_text(action)
            numbers = numbers_for(session.face.menu(session.look(seat)), action)
            table.act(seat, decision.name, action)
            after = 1 if waits_for_programs_only(session, seat) else 0
            moves.append(Typed(decision, action, text, numbers, before, after))
        else:
            action = session.bots[seat].answer(view, decision)
            table.act(seat, decision.name, action)
    return table, moves


def numbers_for(menu: Menu, action: Any) -> list[str]:
    """The numbers that lead to an action; none if it is not listed."""
    for number, entry in enumerate(menu.entries, start=1):
        if entry.leads_to == action:
            return [str(number)]
        if isinstance(entry.leads_to, Menu):
            inside = numbers_for(entry.leads_to, action)
            if inside:
                return [str(number), *inside]
    return []


def waits_for_programs_only(session: Session, seat: int) -> bool:
    """Whether all people have sealed their choices, and the programs have not opened them yet."""
    return can_choose_again(session.table, seat) and session.next_decision().seat in session.bots
