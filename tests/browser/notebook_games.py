"""Games of the engine written down as notebooks, as a player at the table would have kept them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ecliptic.core.game import Seat
from ecliptic.core.log import Undone
from ecliptic.core.table import Table
from ecliptic.planetx.clues import title_of
from ecliptic.planetx.events import (
    ConferenceHeld,
    ConferenceSet,
    FactsGiven,
    LastChanceEnded,
    LastChancesOpened,
    Located,
    PawnsLinedUp,
    Researched,
    SectorReviewed,
    SkyRevealed,
    Surveyed,
    Targeted,
    TheoriesAdvanced,
    TheoryPlaced,
    TopicSet,
)
from ecliptic.planetx.last_chance import theories_allowed

Entry = dict[str, Any]
Notebook = dict[str, Any]


class NotebookOfGame:
    """A seat's notebook of a table. `all_known` writes down what rivals' theories said, too, as is
    known when the game is over."""

    def __init__(self, table: Table, own: Seat, *, all_known: bool = False) -> None:
        self._own = own
        self._all_known = all_known
        self.mode = table.options.mode
        self._season = table.options.places[own].season
        self.entries: list[Entry] = []
        self._theories: dict[int, int] = {}
        """Where each theory, by its number, was written down."""
        self._waiting: dict[Seat, int] = {}
        """Who has a last chance still, and how many theories more."""
        events = [
            event for entry in table.log if not isinstance(entry, Undone) for event in entry.events
        ]
        self.order = next(event.order for event in events if isinstance(event, PawnsLinedUp))
        for event in events:
            for written in self._written(event):
                self.entries.append(written)

    def player(self, seat: Seat) -> int:
        """Players are listed as their pawns stand at the start."""
        return self.order.index(seat)

    def notebook(
        self, more: Sequence[Entry] = (), name: str = "Ecliptic", help: str = "none"
    ) -> Notebook:
        entries = [*self.entries, *more]
        return {
            "form": "ecliptic-notebook-1",
            "id": "written",
            "name": name,
            "begun": 0,
            "mode": self.mode.value,
            "players": [{"name": f"P{seat + 1}", "colour": seat} for seat in self.order],
            "own": self.player(self._own),
            "season": self._season.value,
            "help": help,
            "entries": entries,
            "done": len(entries),
        }

    def _written(self, event: Any) -> Iterator[Entry]:
        """The entries an event is worth: what its secret part says only if it is one's own."""
        match event:
            case TopicSet(label, clue):
                yield {"type": "title", "label": label, "title": list(title_of(clue))}
            case ConferenceSet(number, clue):
                yield {"type": "title", "label": f"X{number}", "title": list(title_of(clue))}
            case FactsGiven(seat=seat, facts=facts) if seat == self._own:
                for fact in facts:
                    yield {"type": "fact", **msgspec.to_builtins(fact), "given": True}
            case Surveyed() | Targeted() | Researched() | Located():
                yield self.turn(event)
                self._waiting.pop(event.seat, None)
            case ConferenceHeld(number, clue):
                told = msgspec.to_builtins(clue)
                yield {"type": "conference", "number": number, "clue": told, "text": ""}
            case TheoryPlaced():
                self._theories[event.number] = len(self.entries)
                if event.seat in self._waiting:
                    self._waiting[event.seat] -= 1
                yield self._theory(event)
            case TheoriesAdvanced():
                yield {"type": "phase"}
            case SectorReviewed():
                yield self._review(event)
            case LastChancesOpened(behind=behind):
                self._waiting = {seat: theories_allowed(lag) for seat, lag in behind}
            case LastChanceEnded(seat):
                if self._waiting.pop(seat, 0):
                    yield {"type": "pass", "player": self.player(seat)}
            case SkyRevealed(system):
                yield {"type": "revealed", "system": list(system)}

    def turn(self, event: Surveyed | Targeted | Researched | Located) -> Entry:
        """A turn; others keep the answer to themselves, and where they locate Planet X."""
        told = msgspec.to_builtins(event)
        entry = {key: value for key, value in told.items() if key not in ("seat", "points")}
        entry["player"] = self.player(event.seat)
        if event.seat != self._own:
            hidden = {"count", "sighting", "clue", "sector", "before", "after"}
            shown = {"sector"} if isinstance(event, Targeted) else set()
            entry = {key: None if key in hidden - shown else value for key, value in entry.items()}
        return entry | ({"text": ""} if isinstance(event, Researched) else {})

    def _theory(self, event: TheoryPlaced) -> Entry:
        known = self._all_known or event.seat == self._own
        thing = event.thing.value if known else None
        player = self.player(event.seat)
        return {"type": "theory", "player": player, "sector": event.sector, "thing": thing}

    def _review(self, event: SectorReviewed) -> Entry:
        faces = [
            {"theory": self._theories[face.number], "thing": face.thing.value, "right": face.right}
            for face in event.shown
        ]
        return {"type": "review", "sector": event.sector, "faces": faces}
