"""What each viewer is told, and what it knows by it: secrecy by allow-list (rules 3-6).

`audience` names, for every type of event, what the mover's own seat is told and what everybody else
is told. A type that is not listed is told to nobody. A `View` is a fold over a viewer's own stream
and nothing else; it never sees a state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from ecliptic.core.game import Viewer
from ecliptic.planetx.board import Board, new_board
from ecliptic.planetx.clues import title_of
from ecliptic.planetx.desk import Desk, new_desk
from ecliptic.planetx.events import (
    ChoiceSealed,
    ChoicesOpened,
    ConferenceHeld,
    ConferenceSet,
    ConferenceTitled,
    EarthTurned,
    FactsCounted,
    FactsGiven,
    GameScored,
    GeneratorNamed,
    LastChanceEnded,
    LastChancesOpened,
    LocateAnnounced,
    Located,
    PawnsLinedUp,
    ResearchAnnounced,
    Researched,
    SectorReviewed,
    SkyRevealed,
    SurveyAnnounced,
    Surveyed,
    TargetAnnounced,
    Targeted,
    TheoriesAdvanced,
    TheoriesChosen,
    TheoryLaid,
    TheoryPhaseClosed,
    TheoryPhaseOpened,
    TheoryPlaced,
    TheoryWithdrawn,
    TokenTakenBack,
    Told,
    TopicSet,
    TopicTitled,
    TurnTaken,
)
from ecliptic.planetx.fold import OWN_DESK_EVENTS, board_after, desk_after
from ecliptic.planetx.offers import Offers, offers
from ecliptic.planetx.setup import Options, StartingFact

PUBLIC: frozenset[type] = frozenset(
    {
        GeneratorNamed,
        PawnsLinedUp,
        EarthTurned,
        ConferenceHeld,
        TheoryPhaseOpened,
        ChoicesOpened,
        TheoriesAdvanced,
        SectorReviewed,
        TheoryPhaseClosed,
        LastChancesOpened,
        LastChanceEnded,
        SkyRevealed,
        GameScored,
    }
)
"""Told to everybody as they are."""

ANNOUNCED: dict[type, Callable[[Any], Told]] = {
    FactsGiven: lambda e: FactsCounted(e.seat, e.season, e.count),
    Surveyed: lambda e: SurveyAnnounced(e.seat, e.thing, e.first, e.last, e.cost),
    Targeted: lambda e: TargetAnnounced(e.seat, e.sector, e.cost),
    Researched: lambda e: ResearchAnnounced(e.seat, e.topic, e.cost),
    Located: lambda e: LocateAnnounced(e.seat, e.found, e.cost, e.points),
    TheoriesChosen: lambda e: ChoiceSealed(e.seat),
    TheoryPlaced: lambda e: TheoryLaid(e.seat, e.number, e.sector, e.phase),
    TheoryWithdrawn: lambda e: TokenTakenBack(e.seat),
}
"""Told whole to the event's own seat, and in this form to everybody else."""

TITLED: dict[type, Callable[[Any], Told]] = {
    TopicSet: lambda e: TopicTitled(e.topic, title_of(e.clue)),
    ConferenceSet: lambda e: ConferenceTitled(e.number, title_of(e.clue)),
}
"""Told to everybody in this form; the clue behind a title is nobody's yet."""

QUIET: frozenset[type] = frozenset({TheoriesChosen, ChoiceSealed, TheoryPlaced, TheoryWithdrawn})
"""Told types that say nothing the mover did not say to that viewer himself (undo policy)."""

_TURNS: frozenset[type] = frozenset(
    {
        SurveyAnnounced,
        Surveyed,
        TargetAnnounced,
        Targeted,
        ResearchAnnounced,
        Researched,
        LocateAnnounced,
        Located,
    }
)


PAGE = 64
"""Turns on a page of a view's log."""


class View(msgspec.Struct, frozen=True, gc=False):
    """What one viewer knows. `desk` and `facts` are its own; a spectator (viewer None) has none."""

    viewer: Viewer
    board: Board
    desk: Desk | None
    facts: tuple[StartingFact, ...]
    pages: tuple[tuple[TurnTaken, ...], ...]
    """The log in pages of a fixed size, so that adding a turn to a long game stays cheap."""

    @property
    def log(self) -> tuple[TurnTaken, ...]:
        """Every turn so far: own ones with their answers, others' as announced."""
        return tuple(turn for page in self.pages for turn in page)

    @property
    def offers(self) -> Offers:
        """What this viewer may do now, or why not."""
        return offers(self.board, self.desk, self.viewer)


def new_view(options: Options, viewer: Viewer) -> View:
    desk = None if viewer is None else new_desk(options.mode)
    return View(viewer, new_board(options), desk, (), ())


def audience(event: Any, viewer: Viewer) -> Told | None:
    """What a viewer is told of an event; None if nothing."""
    kind = type(event)
    if kind in PUBLIC:
        return cast(Told, event)
    announced = ANNOUNCED.get(kind)
    if announced is not None:
        return cast(Told, event) if event.seat == viewer else announced(event)
    titled = TITLED.get(kind)
    return None if titled is None else titled(event)


def fold(view: View, told: Any) -> View:
    """The view after being told something."""
    kind = type(told)
    board = board_after(view.board, told)
    if kind in _TURNS:
        return replace(view, board=board, pages=_with_turn(view.pages, told))
    if kind in OWN_DESK_EVENTS and view.desk is not None:
        return replace(view, board=board, desk=desk_after(view.desk, told))
    if kind is FactsGiven:
        return replace(view, board=board, facts=told.facts)
    return replace(view, board=board)


def _with_turn(
    pages: tuple[tuple[TurnTaken, ...], ...], turn: TurnTaken
) -> tuple[tuple[TurnTaken, ...], ...]:
    if pages and len(pages[-1]) < PAGE:
        return (*pages[:-1], (*pages[-1], turn))
    return (*pages, (turn,))
