"""A game at one terminal: people type, programs answer by themselves.

Each person only ever sees his own view. Where several people share the keyboard, a hand-over screen
stands between them, so that nobody reads another's answers.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain, count
from pathlib import Path

from ecliptic.bots.bot import SeatedBot
from ecliptic.core.chance import commitment
from ecliptic.core.errors import EclipticError, shorten
from ecliptic.core.game import Decision, Seat
from ecliptic.core.log import Moved
from ecliptic.core.record import Record, record_of
from ecliptic.core.table import Table, play
from ecliptic.planetx.actions import Action, Research
from ecliptic.planetx.events import (
    ChoiceSealed,
    EarthTurned,
    LastChanceEnded,
    Researched,
    TheoriesAdvanced,
    TheoryPhaseOpened,
)
from ecliptic.planetx.views import View
from ecliptic.terminal import words
from ecliptic.terminal.commands import action_from, obey
from ecliptic.terminal.errors import BadRequest
from ecliptic.terminal.files import is_of_another_game, write_record
from ecliptic.terminal.help import question
from ecliptic.terminal.keyboard import Left, agrees, ask
from ecliptic.terminal.marks import Cell, Mark
from ecliptic.terminal.notes import legend
from ecliptic.terminal.own_notes import notes_text
from ecliptic.terminal.pictures import draw_board, draw_end, introduction
from ecliptic.terminal.screen import Screen
from ecliptic.terminal.seats import Chair, people
from ecliptic.terminal.sentences import sentence
from ecliptic.terminal.skies import ONLY_HERE
from ecliptic.terminal.story import Storyteller
from ecliptic.terminal.taking_back import is_sealed

_NO_NEWS = frozenset(
    {ChoiceSealed, EarthTurned, LastChanceEnded, TheoriesAdvanced, TheoryPhaseOpened}
)
"""Told types that the board and the question show well enough."""


class Session:
    """One table, the people at this keyboard and the programs that fill the other seats."""

    def __init__(
        self,
        table: Table,
        chairs: Sequence[Chair],
        bots: Mapping[Seat, SeatedBot],
        salt: bytes,
        path: Path | None,
    ) -> None:
        self.table = table
        self.chairs = chairs
        self.screen = Screen()
        self.pencil: dict[Seat, dict[Cell, Mark]] = {seat: {} for seat in people(chairs)}
        self.bots = bots
        self._salt = salt
        self._saved = len(table.log)
        self._saved_notes = ""
        self._path = path
        self._saves_at_the_end = path is not None
        self.at_keyboard: Seat | None = None
        """The person who may look at the screen now."""
        names = [chair.name for chair in chairs]
        mode = table.options.mode
        self._stories = {seat: Storyteller(names, mode, seat) for seat in self.pencil}
        self._heard = dict.fromkeys(self.pencil, 0)
        for seat in self.pencil:
            list(self._news_of(seat))

    @property
    def commitment(self) -> str:
        return commitment(self.table.chance.seed, self._salt)

    @property
    def path(self) -> Path:
        """Where the game is saved unless somebody names another file."""
        if self._path is not None:
            return self._path
        name = f"{self.table.game.name}-{self.commitment[:8]}"
        record = self.record()
        tails = chain([""], (f"-{number}" for number in count(2)))
        paths = (Path(f"{name}{tail}.txt") for tail in tails)
        return next(path for path in paths if not is_of_another_game(path, record))

    @property
    def has_news_to_save(self) -> bool:
        """Whether a person has moved or made notes since the game was written to a file."""
        return self._notes() != self._saved_notes or any(
            isinstance(entry, Moved) and self.chairs[entry.seat].is_person
            for entry in self.table.log[self._saved :]
        )

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
            actions = words.counted(most_actions, "action")
            self.screen.show(f"Nobody found Planet X in {actions}; the game is unfinished.")
        self._finish()

    def _introduce(self) -> None:
        mode = self.table.options.mode
        self.screen.rule(f"The Search for Planet X, {mode.value} mode")
        for number, chair in enumerate(self.chairs, start=1):
            place = self.table.options.places[number - 1]
            facts = words.counted(place.facts, "starting fact")
            self.screen.show(f"Seat {number}: {chair.name} ({place.season.value}, {facts})")
        if self.table.options.code:
            self.screen.show(f"Game code: {self.table.options.code}. {ONLY_HERE}")
        self.screen.show(introduction(self.table.view(None).board))
        self.screen.show(f"Commitment: {self.commitment}")
        if self.pencil:
            self.screen.show(legend(), "Type help at any time to see what you can do.")

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
        elif self._hand_over_to(seat):
            view = self.table.view(seat)
            draw_board(self.screen, view, self.chairs, self.pencil[seat])
            self.screen.news(self._news_of(seat))
            self.screen.show(question(view))
            entries = len(self.table.log)
            while self._is_still_there(seat, entries):
                self._listen(seat, decision)
            self._offer_to_take_back(seat)

    def _listen(self, seat: Seat, decision: Decision) -> None:
        """One line from a person."""
        line = ask(f"{self.chairs[seat].name}> ")
        with self._problems_shown():
            if line and not obey(self, seat, line):
                action = action_from(line)
                self.table.game.check(self.table.state, seat, action)
                if self._means_it(self.table.view(seat), action):
                    self.table.act(seat, decision.name, action)

    @contextmanager
    def _problems_shown(self) -> Iterator[None]:
        try:
            yield
        except EclipticError as error:
            self.screen.problem(sentence(error))

    def _is_still_there(self, seat: Seat, entries: int) -> bool:
        """Whether the person looks at the same screen of the same table as before."""
        return self.at_keyboard == seat and len(self.table.log) == entries

    def _offer_to_take_back(self, seat: Seat) -> None:
        """Before programs open the hands, the last person may change his mind."""
        if self.table.pending and is_sealed(self.table, seat):
            if self.at_keyboard == seat and self.next_decision().seat in self.bots:
                self.screen.news(self._news_of(seat))
                self._lets_go(seat, "Enter goes on, undo chooses again. ")

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

    def _means_it(self, view: View, action: Action) -> bool:
        """Researching a topic again is lawful, but only spends time: ask first (rules 3)."""
        for turn in view.log:
            if isinstance(turn, Researched) and isinstance(action, Research):
                if turn.topic == action.topic:
                    self.screen.show(f"You know topic {turn.topic}: {words.clue(turn.clue)}")
                    return agrees("Spend the time all the same?")
        return True

    def _news_of(self, seat: Seat) -> Iterator[str]:
        """What this seat was told since it last looked."""
        told = self.table.streams[seat].told
        while self._heard[seat] < len(told):
            one = told[self._heard[seat]]
            self._heard[seat] += 1
            line = self._stories[seat].tell(one)
            if line is not None and type(one) not in _NO_NEWS:
                yield line

    def _hand_over_to(self, seat: Seat) -> bool:
        """Hide what the last person saw before the next one looks; False if the last one took a
        move back instead."""
        if seat == self.at_keyboard:
            return True
        if len(self.pencil) > 1:
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
            undo = ", or undo to choose again" if is_sealed(self.table, seat) else ""
            if not self._lets_go(seat, f"Press Enter to clear the screen{undo}. "):
                return False
            self.clear()
        return True

    def clear(self) -> None:
        """Nobody's notes are on the screen any more."""
        if len(self.pencil) > 1:
            self.at_keyboard = None
            self.screen.wipe()

    # ---- saving and leaving ----------------------------------------------------------------------

    def record(self) -> Record:
        """The game as it stands."""
        return record_of(self.table, [chair.said for chair in self.chairs], self._salt)

    def _notes(self) -> str:
        return notes_text(self.pencil, self.commitment)

    def remember(self, notes: Iterable[tuple[Seat, Cell, Mark]]) -> None:
        """Take up the people's own marks of a saved game."""
        for seat, cell, mark in notes:
            if seat in self.pencil:
                self.pencil[seat][cell] = mark
        self._saved_notes = self._notes()

    def save(self, path: Path) -> None:
        """Write the game and everybody's own marks, and only then say so."""
        write_record(path, self.record(), self._notes())
        self._saved = len(self.table.log)
        self._saved_notes = self._notes()
        self._path = path
        named = shlex.quote(str(path))
        if self.table.outcome is not None:
            self.screen.show(f"Saved to {path}. Check it with: ecliptic verify {named}")
            return
        self.screen.show(
            f"Saved to {path}. The file holds the hidden sky: do not look inside.",
            f"Go on with: ecliptic resume {named}",
        )

    def forget(self) -> None:
        """Leave without saving what has been played since."""
        self._saved = len(self.table.log)
        self._saved_notes = self._notes()
        self._saves_at_the_end = False

    def _leave(self) -> None:
        if self.has_news_to_save:
            self.save(self.path)
        self.screen.show("Goodbye.")

    def _finish(self) -> None:
        if len(self.pencil) > 1:
            with suppress(Left):
                self._hide()
        for seat in self.pencil if len(self.pencil) == 1 else ():
            self.screen.news(self._news_of(seat))
        draw_end(self.screen, self.table.view(None), self.chairs)
        if self._saves_at_the_end:
            self.save(self.path)
