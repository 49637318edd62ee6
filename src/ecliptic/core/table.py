"""The one game loop: seats that look at their views and answer with actions.

A table owns the log, the true state and one stream per viewer. Every change is an entry appended to
the log; the state and the streams only follow it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Protocol

import msgspec

from ecliptic.core.asking import decision_meant
from ecliptic.core.chance import Chance
from ecliptic.core.errors import IllegalAction, UndoRefused
from ecliptic.core.game import AnyGame, Decision, Outcome, Seat, Viewer
from ecliptic.core.log import Dealt, Entry, Moved, SeatStream, Undone, true_states
from ecliptic.core.undo import agree_to_undo


class Player(Protocol):
    """Whoever answers for a seat: a person at a keyboard, a bot, a remote program."""

    def answer(self, view: Any, decision: Decision) -> Any: ...


class Consequences(msgspec.Struct, frozen=True, gc=False):
    """What an entry leads to, worked out once: before it is stored, for when it has been."""

    entry: Entry
    state: Any
    pending: tuple[Decision, ...]
    news: Mapping[Viewer, Sequence[Any]]
    """What each viewer will be told."""


class Table:
    """A game in progress. Build one with `open_table` or from a record's entries."""

    def __init__(
        self, game: AnyGame, options: Any, chance: Chance, viewers: Iterable[Viewer] | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.seats = game.seats(options)
        self.chance = chance
        self._states = true_states(game, options)
        watching = (*range(self.seats), None) if viewers is None else tuple(viewers)
        self.streams = {viewer: SeatStream(game, options, viewer) for viewer in watching}
        self._chance_before: list[int] = []
        """For each entry of the log, how far the chance stream had run before it."""
        self._actions = msgspec.json.Decoder(game.action_type)
        self.pending: tuple[Decision, ...] = ()
        """Every decision the table waits for now; several at once while choices are secret."""

    @property
    def log(self) -> Sequence[Entry]:
        return self._states.items

    @property
    def state(self) -> Any:
        return self._states.now

    def view(self, viewer: Viewer) -> Any:
        return self.streams[viewer].view

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def deal(self) -> None:
        self.append(self.judge_deal())

    def judge_deal(self) -> Dealt:
        """The entry the deal would be; nothing changes until it is appended."""
        position = self.chance.position
        try:
            events = tuple(self.game.deal(self.options, self.chance))
            return Dealt(events, self.chance.position)
        finally:
            self.chance.position = position

    def act(self, seat: Seat, decision: str, action: Any) -> Sequence[Any]:
        """Answer a decision. Raises and changes nothing if it is not pending or not lawful."""
        entry = self.judge(seat, decision, action)
        self.append(entry)
        return entry.events

    def judge(self, seat: Seat, decision: str, action: Any) -> Moved:
        """The entry an answer would be; nothing changes until it is appended."""
        asked = decision_meant(self.pending, seat, decision, attrgetter("name"))
        return self.decide(asked, self._well_formed(action))

    def decide(self, asked: Decision, action: Any) -> Moved:
        """The entry an answer would be, for who has looked up the pending decision and decoded the
        action as the game's own type."""
        position = self.chance.position
        try:
            events = tuple(self.game.decide(self.state, asked.seat, action, self.chance))
            return Moved(asked.seat, asked.name, action, events, self.chance.position)
        finally:
            self.chance.position = position

    def undo(self, seat: Seat, agreed: Collection[Seat] = ()) -> None:
        """Take back the seat's last move and all that followed, if the policy allows it."""
        self.append(self.judge_undo(seat, agreed))

    def judge_undo(self, seat: Seat, agreed: Collection[Seat] = ()) -> Undone:
        """The entry an undo would be; nothing changes until it is appended."""
        if self.outcome is not None:
            raise UndoRefused("undo-game-over")
        return agree_to_undo(self.game, self.log, seat, self.seats, agreed)

    def append(self, entry: Entry) -> None:
        """Add an entry and let the state, the chance stream and every viewer's stream follow it;
        judges nothing."""
        self.take(self.after(entry))

    def after(self, entry: Entry) -> Consequences:
        """All that an entry would lead to; nothing changes until that is taken."""
        state = self._states.after(entry)
        news = {viewer: stream.news(entry) for viewer, stream in self.streams.items()}
        return Consequences(entry, state, self.game.to_act(state), news)

    def take(self, then: Consequences) -> None:
        """Append the entry these are the consequences of, which is still the log's next."""
        entry = then.entry
        self._states.add(entry, then.state)
        self.pending = then.pending
        for viewer, stream in self.streams.items():
            stream.take(then.news[viewer])
        self._chance_before.append(self.chance.position)
        if isinstance(entry, Undone):
            # A move taken back and made again draws the same lots.
            self.chance.position = self._chance_before[entry.to]
        else:
            self.chance.position = entry.chance

    def _well_formed(self, action: Any) -> Any:
        """The action with every part of the type the rules compare with, or a refusal."""
        try:
            typed = self._actions.decode(msgspec.json.encode(action))
        except (TypeError, ValueError) as error:
            raise IllegalAction("action-malformed") from error
        if type(typed) is not type(action):
            raise IllegalAction("action-malformed")
        return typed


def open_table(
    game: AnyGame, options: Any, chance: Chance, viewers: Iterable[Viewer] | None = None
) -> Table:
    """A freshly dealt table."""
    table = Table(game, options, chance, viewers)
    table.deal()
    return table


def play(table: Table, players: Mapping[Seat, Player], most_actions: int) -> Outcome | None:
    """Let players answer until the game ends; None if `most_actions` were not enough."""
    for _ in range(most_actions):
        pending = table.pending
        if not pending:
            break
        asked = pending[0]
        action = players[asked.seat].answer(table.view(asked.seat), asked)
        table.act(asked.seat, asked.name, action)
    return table.outcome
