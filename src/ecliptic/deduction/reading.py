"""The facts in a seat's view, in the order in which the seat learned them.

Turns have numbers, phases and conferences do not say between which turns they came. But the Earth's
arrow tells: a theory phase or conference comes when the arrow leaves its icon, and a turn is taken
when the arrow points at the pawn. So the arrow's way, counted in steps, is the clock of this file.
"""

from __future__ import annotations

from collections.abc import Iterator

from ecliptic.core.game import Seat
from ecliptic.deduction.facts import (
    AtConference,
    AtTheEnd,
    ClueRead,
    Counted,
    Dealt,
    Fact,
    Holds,
    InReview,
    InTurn,
    Learned,
    LocatedRight,
    LocatedWrong,
    NotHere,
    Revealed,
    Seen,
    Titled,
    conference_label,
)
from ecliptic.planetx.board import Board, FaceUp, Removed, Theory
from ecliptic.planetx.events import Located, Researched, Surveyed, Targeted, TurnTaken
from ecliptic.planetx.modes import TOPICS, ModeRules
from ecliptic.planetx.objects import Object
from ecliptic.planetx.peer_review import INNER_SPACE, WRONG_THEORY_COST
from ecliptic.planetx.views import View

Dated = tuple[tuple[int, int, int], Learned]
"""(steps of the arrow, phases before turns, turn or sector) and what was learned then."""


def facts_of(view: View) -> tuple[Learned, ...]:
    """Everything the view tells about the sky, earliest first."""
    board = view.board
    start: list[Fact] = [*_titles(board)]
    start += [NotHere(fact.sector, fact.thing) for fact in view.facts]
    later = sorted(
        (*_turns(view), *_conferences(board), *_reviews(board)), key=lambda dated: dated[0]
    )
    end = (Learned(Revealed(board.system), AtTheEnd()),) if board.system else ()
    return (*(Learned(fact, Dealt()) for fact in start), *(one for _, one in later), *end)


def _titles(board: Board) -> Iterator[Titled]:
    for topic, title in zip(TOPICS, board.titles, strict=True):
        if title:
            yield Titled(topic, title)
    for number, title in enumerate(board.conference_titles, start=1):
        if title:
            yield Titled(conference_label(number), title)


def _turns(view: View) -> Iterator[Dated]:
    """Own turns with answers, at the time of the pawn that took them."""
    for number, (earth, turn) in enumerate(turns_taken(view), start=1):
        fact = _answer(turn)
        if fact is not None:
            yield (earth, 1, number), Learned(fact, InTurn(number))


def turns_taken(view: View) -> Iterator[tuple[int, TurnTaken]]:
    """Every turn, with the steps that the arrow had made by then."""
    board = view.board
    spent = [0] * board.seats
    penalties = sorted(_penalties(board))
    earth = 0
    for turn in view.log:
        earth = max(earth, _pawn_time(spent[turn.seat], turn.seat, penalties))
        spent[turn.seat] += turn.cost
        yield earth, turn


def _pawn_time(spent: int, seat: Seat, penalties: list[tuple[int, Seat]]) -> int:
    """Where a pawn stands: what its turns cost, and the reviews that have come by then."""
    time = spent
    for earth, payer in penalties:
        if payer == seat and earth <= time:
            time += WRONG_THEORY_COST
    return time


def _answer(turn: TurnTaken) -> Fact | None:
    match turn:
        case Surveyed():
            return Counted(turn.thing, turn.first, turn.last, turn.count)
        case Targeted():
            return Seen(turn.sector, turn.sighting)
        case Researched():
            return ClueRead(turn.topic, turn.clue)
        case Located(found=True):
            return LocatedRight(turn.sector, turn.before, turn.after)
        case Located():
            return LocatedWrong(turn.sector, turn.before, turn.after)
    return None


def told_to_all(board: Board) -> Iterator[tuple[int, Fact]]:
    """What conferences and reviews told everybody, with the steps of the arrow, earliest first."""
    told = sorted((*_conferences(board), *_reviews(board)), key=lambda dated: dated[0])
    for (steps, _, _), learned in told:
        yield steps, learned.fact


def _conferences(board: Board) -> Iterator[Dated]:
    icons = {number: sector for sector, number in board.rules.conference_icons.items()}
    for number, clue in board.conferences:
        learned = Learned(ClueRead(conference_label(number), clue), AtConference(number))
        yield (icons[number], 0, 0), learned


def _reviews(board: Board) -> Iterator[Dated]:
    shown = _review_phases(board)
    for marks, kind in ((board.confirmed, Holds), (board.refuted, NotHere)):
        for sector, thing in marks:
            phase = shown[sector, thing]
            when = (phase_time(phase, board.rules), 0, sector)
            yield when, Learned(kind(sector, thing), InReview(phase))


def _review_phases(board: Board) -> dict[tuple[int, Object], int]:
    """In which phase each object of a reviewed sector was first turned over."""
    first: dict[tuple[int, Object], int] = {}
    confirmed = confirmations(board)
    for theory in board.theories:
        if isinstance(theory, FaceUp | Removed):
            phase = _review_phase(theory, confirmed)
            mark = theory.sector, theory.thing
            first[mark] = min(phase, first.get(mark, phase))
    return first


def confirmations(board: Board) -> dict[int, int]:
    """The phase in which each sector was confirmed: when its first right theory was due."""
    first: dict[int, int] = {}
    for theory in board.theories:
        if isinstance(theory, FaceUp):
            due = _due(theory)
            first[theory.sector] = min(due, first.get(theory.sector, due))
    return first


def _due(theory: Theory) -> int:
    return theory.phase + INNER_SPACE - 1


def _review_phase(theory: FaceUp | Removed, confirmed: dict[int, int]) -> int:
    """A theory is turned over when it is due, or before that when its sector is confirmed."""
    return min(_due(theory), confirmed.get(theory.sector, _due(theory)))


def _penalties(board: Board) -> Iterator[tuple[int, Seat]]:
    """(steps of the arrow, who paid) for every theory that a review found wrong."""
    confirmed = confirmations(board)
    for theory in board.theories:
        if isinstance(theory, Removed):
            phase = _review_phase(theory, confirmed)
            if phase <= board.advances:
                yield phase_time(phase, board.rules), theory.seat


def phase_time(phase: int, rules: ModeRules) -> int:
    """The steps of the arrow when this theory phase comes."""
    icons = sorted(rules.theory_icons)
    laps, place = divmod(phase - 1, len(icons))
    return laps * rules.sectors + icons[place]
