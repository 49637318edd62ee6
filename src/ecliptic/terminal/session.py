"""A game at one terminal: people type, programs answer by themselves.

Each person only ever sees his own view. Where several people share the keyboard, a hand-over screen
stands between them, so that nobody reads another's answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from ecliptic.bots.bot import SeatedBot
from ecliptic.core.chance import commitment
from ecliptic.core.errors import EclipticError, UndoRefused, shorten
from ecliptic.core.game import Decision, Seat
from ecliptic.core.log import Moved
from ecliptic.core.record import record_of
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
from ecliptic.terminal.files import write_record
from ecliptic.terminal.help import question
from ecliptic.terminal.keyboard import Left, agrees, ask
from ecliptic.terminal.marks import Cell, Mark
from ecliptic.terminal.notes import legend
from ecliptic.terminal.pictures import draw_board, draw_end, introduction
from ecliptic.terminal.screen import Screen
from ecliptic.terminal.seats import Chair, people
from ecliptic.terminal.sentences import sentence
from ecliptic.terminal.story import Storyteller

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
        self._path = path
        self._saves_at_the_end = path is not None
        self._at_keyboard: Seat | None = None
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
        return self._path or Path(f"{self.table.game.name}-{self.commitment[:8]}.txt")

    @property
    def has_news_to_save(self) -> bool:
        """Whether a person has moved since the game was written to a file."""
        return any(
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
        self.screen.show(introduction(self.table.view(None).board))
        self.screen.show(f"Commitment: {self.commitment}")
        if self.pencil:
            self.screen.show(legend(), "Type help at any time to see what you can do.")

    def next_decision(self) -> Decision:
        """Programs answer first, so that people are not kept waiting for a secret choice."""
        pending = self.table.pending
        return next((one for one in pending if one.seat in self.bots), pending[0])

    def _answer(self, decision: Decision) -> None:
        seat = decision.seat
        if seat in self.bots:
            action = self.bots[seat].answer(self.table.view(seat), decision)
            self.table.act(seat, decision.name, action)
            return
        self._hand_over_to(seat)
        view = self.table.view(seat)
        draw_board(self.screen, view, self.chairs, self.pencil[seat])
        self.screen.news(self._news_of(seat))
        self.screen.show(question(view))
        while decision in self.table.pending and not self._listen(seat, decision):
            pass

    def _listen(self, seat: Seat, decision: Decision) -> bool:
        """One line from a person; True when it answered the decision or changed the table."""
        line = ask(f"{self.chairs[seat].name}> ")
        entries = len(self.table.log)
        try:
            if line and not obey(self, seat, line):
                action = action_from(line)
                if self._means_it(self.table.view(seat), action):
                    self.table.act(seat, decision.name, action)
        except EclipticError as error:
            self.screen.problem(sentence(error))
        return len(self.table.log) > entries

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

    def _hand_over_to(self, seat: Seat) -> None:
        """Hide what the last person saw before the next one looks."""
        if len(self.pencil) == 1 or seat == self._at_keyboard:
            return
        self._hide()
        name = self.chairs[seat].name
        self.screen.show(f"Pass the keyboard to {name}.")
        ask(f"{name}, press Enter when nobody else is looking. ")
        self._at_keyboard = seat

    def _hide(self) -> None:
        if self._at_keyboard is not None:
            self.screen.news(self._news_of(self._at_keyboard))
            ask("Press Enter to clear the screen. ")
            self._at_keyboard = None
            self.screen.wipe()

    # ---- taking back -----------------------------------------------------------------------------

    def person_called(self, name: str) -> Seat:
        for seat in self.pencil:
            if self.chairs[seat].name.lower() == name.lower():
                return seat
        raise BadRequest("terminal-undo-whose", name=shorten(name))

    def take_back(self, seat: Seat) -> None:
        """Undo a person's last move: at once if nobody learned anything, else if all agree."""
        try:
            self.table.undo(seat)
        except UndoRefused as error:
            if error.code != "undo-needs-consent":
                raise
            self.table.undo(seat, self._consent_of_all_but(seat))

    def _consent_of_all_but(self, seat: Seat) -> list[Seat]:
        others = [other for other in range(self.table.seats) if other != seat]
        programs = [self.chairs[other].name for other in others if other in self.bots]
        if programs:
            raise BadRequest("terminal-undo-programs", names=words.listed(programs, last="or"))
        for other in others:
            name = self.chairs[other].name
            if not agrees(f"{name}, may {self.chairs[seat].name} take the last move back?"):
                raise BadRequest("terminal-undo-refused", name=name)
        return others

    # ---- saving and leaving ----------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the game, and only then say so."""
        said = [chair.said for chair in self.chairs]
        write_record(path, record_of(self.table, said, self._salt))
        self._saved = len(self.table.log)
        self._path = path
        if self.table.outcome is not None:
            self.screen.show(f"Saved to {path}. Check it with: ecliptic verify {path}")
            return
        self.screen.show(
            f"Saved to {path}. The file holds the hidden sky: do not look inside.",
            f"Go on with: ecliptic resume {path}",
        )

    def forget(self) -> None:
        """Leave without saving what has been played since."""
        self._saved = len(self.table.log)
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
