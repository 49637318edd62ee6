"""A game at one terminal: people type, programs answer by themselves.

Each person only ever sees his own view. Where several people share the keyboard, a hand-over screen
stands between them, so that nobody reads another's answers.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from rich.text import Text

from ecliptic.bots.bot import SeatedBot
from ecliptic.core.errors import BadRequest, EclipticError, shorten
from ecliptic.core.game import Decision, Seat, Viewer
from ecliptic.core.log import Moved
from ecliptic.core.table import Table, play
from ecliptic.english.words import counted
from ecliptic.terminal.commands import obey
from ecliptic.terminal.face import Face, Look
from ecliptic.terminal.help import problem
from ecliptic.terminal.keyboard import Left, agrees, ask
from ecliptic.terminal.menu import Menu, menu_lines
from ecliptic.terminal.saving import Saving
from ecliptic.terminal.screen import Screen
from ecliptic.terminal.seats import Chair, people
from ecliptic.terminal.taking_back import can_choose_again, is_free_to_go

_GET_SEARCH = "get the rest with: pip install 'ecliptic[search]'."
_NUMBER = re.compile("[0-9]{1,4}")


class Session:
    """One table, the people at this keyboard and the programs that fill the other seats."""

    def __init__(
        self,
        face: Face,
        table: Table,
        chairs: Sequence[Chair],
        bots: Mapping[Seat, SeatedBot],
        salt: bytes,
        path: Path | None,
    ) -> None:
        self.face = face
        self.table = table
        self.chairs = chairs
        self.screen = Screen()
        self.people = people(chairs)
        self.own: dict[Seat, dict[Any, Any]] = {seat: {} for seat in self.people}
        """What each person has noted for himself."""
        self.bots = bots
        self.saving = Saving(table, chairs, face.pencil, self.own, salt, path)
        self.at_keyboard: Seat | None = None
        """The person who may look at the screen now."""
        names = [chair.name for chair in chairs]
        self._menu = Menu()
        self._stories = {seat: face.story(names, table.options, seat) for seat in self.people}
        self._heard = dict.fromkeys(self.people, 0)
        for seat in self.people:
            self._news_of(seat)

    # ---- playing ---------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or everybody has left."""
        self._introduce()
        with suppress(Left, KeyboardInterrupt):
            while self.table.pending:
                self._answer(self.next_decision())
        if self.table.outcome is None:
            self._leave()
        else:
            self._finish()

    def watch(self, most_actions: int) -> None:
        """Let programs play by themselves."""
        self._introduce()
        if play(self.table, self.bots, most_actions) is None:
            actions = counted(most_actions, "action")
            self.screen.show(self.face.unfinished.format(actions=actions))
        self._finish()

    def _introduce(self) -> None:
        self.screen.rule(self.face.headline(self.table.options))
        self.screen.show(*self.face.introduction(self.table, self.chairs))
        self.screen.show(f"Commitment: {self.saving.commitment}")
        for seat, bot in self.bots.items():
            if bot.lacks:
                name = self.chairs[seat].name
                self.screen.show(Text(f"{name} searches less than it could; {_GET_SEARCH}"))
        if self.people:
            self.screen.show(*self.face.hints(), "Type help at any time to see what you can do.")

    def look(self, viewer: Viewer) -> Look:
        """What one person, or the last screen for everybody, may show."""
        own = {} if viewer is None else self.own[viewer]
        return Look(self.table.view(viewer), self.chairs, own, self.screen.console.width)

    def next_decision(self) -> Decision:
        """People choose before programs do, so that a sealed choice can still be taken back; of
        several people first the one at the keyboard."""
        pending = self.table.pending
        asked = [one for one in pending if one.seat not in self.bots]
        here = [one for one in asked if one.seat == self.at_keyboard]
        return [*here, *asked, *pending][0]

    def _answer(self, decision: Decision) -> None:
        seat = decision.seat
        if seat in self.bots:
            action = self.bots[seat].answer(self.table.view(seat), decision)
            self.table.act(seat, decision.name, action)
            return
        goes_on = self._goes_on(seat)
        if self._hand_over_to(seat):
            look = self.look(seat)
            glance = self.face.glance(look) if goes_on else None
            self.screen.show(*(self.face.board(look) if glance is None else glance))
            self.screen.news(self._news_of(seat))
            self._menu = self.face.menu(look)
            self.screen.show(*menu_lines(self._menu, look.width), self.face.question(look))
            entries = len(self.table.log)
            while self._is_still_there(seat, entries):
                self._listen(seat, decision)
            self._offer_to_take_back(seat)

    def _goes_on(self, seat: Seat) -> bool:
        """Whether the person at the keyboard has just made a move and is asked again."""
        last = self.table.log[-1]
        return self.at_keyboard == seat and isinstance(last, Moved) and last.seat == seat

    def _listen(self, seat: Seat, decision: Decision) -> None:
        """One line from a person."""
        line = ask(f"{self.chairs[seat].name}> ")
        with self._problems_shown():
            action = self._wish(seat, line)
            if action is not None:
                self.table.game.check(self.table.state, seat, action)
                if self._means_it(self.table.view(seat), action):
                    self.table.act(seat, decision.name, action)

    def _wish(self, seat: Seat, line: str) -> Any:
        """The action a line stands for; None if it only asked for something to be shown."""
        if self._menu.entries and (not line or _NUMBER.fullmatch(line)):
            return self._pick(seat, line)
        if not line or obey(self, seat, line):
            return None
        return self.face.action_from(line)

    def _pick(self, seat: Seat, line: str) -> Any:
        """A listed action by its number. Some numbers open a list of their own; Enter leads back
        to the first one."""
        picked = self._menu.pick(int(line)).leads_to if line else None
        chosen = self.face.menu(self.look(seat)) if picked is None else picked
        if not isinstance(chosen, Menu):
            return chosen
        self._menu = chosen
        self.screen.show(*menu_lines(chosen, self.screen.console.width))
        if line:
            self.screen.show("Type a number to pick one of these; Enter goes back.")
        return None

    @contextmanager
    def _problems_shown(self) -> Iterator[None]:
        try:
            yield
        except EclipticError as error:
            self.screen.problem(problem(error, self.face.help_is_worth))

    def _is_still_there(self, seat: Seat, entries: int) -> bool:
        """Whether the person looks at the same screen of the same table as before."""
        return self.at_keyboard == seat and len(self.table.log) == entries

    def _offer_to_take_back(self, seat: Seat) -> None:
        """Before programs open the hands, the last person may change his mind."""
        if can_choose_again(self.table, seat):
            if self.at_keyboard == seat and self.next_decision().seat in self.bots:
                self.screen.news(self._news_of(seat))
                self._lets_go(seat, "Enter to continue, undo to choose again. ")

    def _lets_go(self, seat: Seat, prompt: str) -> bool:
        """Wait for Enter; False if a command typed instead changed the table or the screen."""
        entries = len(self.table.log)
        while self._is_still_there(seat, entries):
            line = ask(prompt)
            if not line:
                return True
            with self._problems_shown():
                if not obey(self, seat, line):
                    raise BadRequest("terminal-go-on", text=shorten(line))
        return False

    def _means_it(self, view: Any, action: Any) -> bool:
        doubt = self.face.doubt(view, action)
        if doubt is None:
            return True
        self.screen.show(doubt.reason)
        return agrees(doubt.question)

    def _news_of(self, seat: Seat) -> Sequence[str]:
        """What this seat was told since it last looked."""
        told = self.table.streams[seat].told
        fresh = told[self._heard[seat] :]
        self._heard[seat] = len(told)
        return self._stories[seat].news(fresh)

    def _hand_over_to(self, seat: Seat) -> bool:
        """Hide what the last person saw before the next one looks; False if the last one took a
        move back instead."""
        if seat == self.at_keyboard:
            return True
        if len(self.people) > 1:
            if not self._hide():
                return False
            name = self.chairs[seat].name
            self.screen.show(f"Pass the keyboard to {name}.")
            ask(f"{name}, press Enter when nobody else is looking. ")
        self.at_keyboard = seat
        return True

    def _hide(self) -> bool:
        seat = self.at_keyboard
        if seat is not None:
            self.screen.news(self._news_of(seat))
            undo = ", or undo to choose again" if is_free_to_go(self.table, seat) else ""
            if not self._lets_go(seat, f"Press Enter to clear the screen{undo}. "):
                return False
            self.clear()
        return True

    def clear(self) -> None:
        """Nobody's notes are on the screen any more."""
        if len(self.people) > 1:
            self.at_keyboard = None
            self.screen.wipe()

    # ---- saving and leaving ----------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the game and everybody's own marks, and only then say so."""
        self.saving.write(path)
        named = shlex.quote(str(path))
        if self.table.outcome is not None:
            self.screen.show(f"Saved to {path}. Check it with: ecliptic verify {named}")
            return
        self.screen.show(
            f"Saved to {path}. The file holds {self.face.secret}: do not look inside.",
            f"Continue with: ecliptic resume {named}",
        )

    def _leave(self) -> None:
        if self.saving.has_news:
            self.save(self.saving.path)
        self.screen.show("Goodbye.")

    def _finish(self) -> None:
        if len(self.people) > 1:
            with suppress(Left):
                self._hide()
        for seat in self.people if len(self.people) == 1 else ():
            self.screen.news(self._news_of(seat))
        if self.table.outcome is not None:
            self.screen.rule("The end")
            self.screen.show(*self.face.end(self.look(None)))
        if self.saving.at_the_end:
            self.save(self.saving.path)
