"""A whole state that a viewer cannot tell from the true one, built from its view alone.

The searcher samples a hidden sky himself; rivals' face-down theories and sealed choices are drawn
here, within their supplies and the placing rules. A sky that contradicts the view is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ecliptic.core.chance import Chance
from ecliptic.core.errors import BadSetup, ImpossibleWorld
from ecliptic.core.game import Seat
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.board import Board, Choosing, FaceDown, Placing
from ecliptic.planetx.clues import holds, title_of
from ecliptic.planetx.desk import Desk
from ecliptic.planetx.events import Located, Researched, Surveyed, Targeted, TurnTaken
from ecliptic.planetx.locate import is_right
from ecliptic.planetx.modes import TOPICS
from ecliptic.planetx.objects import THEORY_OBJECTS, Object
from ecliptic.planetx.ring import run
from ecliptic.planetx.sky import Sky
from ecliptic.planetx.state import State
from ecliptic.planetx.system import check_system, content, count, sight
from ecliptic.planetx.theories import choice_of, has_tokens
from ecliptic.planetx.views import View


def imagine(view: View, hidden: Sky, chance: Chance) -> State:
    check_world(view, hidden)
    board = view.board
    desks = tuple(
        view.desk
        if seat == view.viewer and view.desk is not None
        else _imagined_desk(board, seat, chance)
        for seat in range(board.seats)
    )
    return State(board, desks, hidden)


def check_world(view: View, hidden: Sky) -> None:
    """Raises unless everything the viewer has been told is true of this sky."""
    board, system = view.board, hidden.system
    try:
        check_system(system, board.mode)
    except BadSetup as error:
        raise ImpossibleWorld(error.code, **error.facts) from error
    if board.system and board.system != system:
        raise ImpossibleWorld("planetx-world-revealed")
    titles = tuple(title_of(clue) for clue in hidden.topics)
    conference_titles = tuple(title_of(clue) for clue in hidden.conferences)
    if titles != board.titles or conference_titles != board.conference_titles:
        raise ImpossibleWorld("planetx-world-titles")
    if not all(holds(clue, system) for clue in (*hidden.topics, *hidden.conferences)):
        raise ImpossibleWorld("planetx-world-clues")
    if any(hidden.conferences[number - 1] != clue for number, clue in board.conferences):
        raise ImpossibleWorld("planetx-world-conference")
    if any(content(system, fact.sector) is fact.thing for fact in view.facts):
        raise ImpossibleWorld("planetx-world-facts")
    if any(content(system, sector) is not thing for sector, thing in board.confirmed) or any(
        content(system, sector) is thing for sector, thing in board.refuted
    ):
        raise ImpossibleWorld("planetx-world-review")
    if not all(_agrees(turn, hidden) for turn in view.log):
        raise ImpossibleWorld("planetx-world-answer")


def _agrees(turn: TurnTaken, hidden: Sky) -> bool:
    """Whether the sky gives the answer the viewer got in this turn."""
    system = hidden.system
    match turn:
        case Surveyed():
            return turn.count == count(system, turn.thing, run(turn.first, turn.last, len(system)))
        case Targeted():
            return turn.sighting is sight(system, turn.sector)
        case Researched():
            return turn.clue == hidden.topics[TOPICS.index(turn.topic)]
        case Located():
            named = Locate(turn.sector, turn.before, turn.after)
            return turn.found is is_right(system, named)
    return True


def _imagined_desk(board: Board, seat: Seat, chance: Chance) -> Desk:
    """A rival's desk: known tokens as they are, hidden ones drawn within supply and rules."""
    own = [theory for theory in board.theories if theory.seat == seat]
    known = {one.number: one.thing for one in own if not isinstance(one, FaceDown)}
    left = Counter(dict(zip(THEORY_OBJECTS, board.mode.rules.supply, strict=True)))
    left.subtract(known.values())
    taken = {(one.sector, known[one.number]) for one in own if one.number in known}
    hidden = [one for one in own if one.number not in known]
    drawn = _draw_faces([one.sector for one in hidden], left, taken, chance)
    things = {**known, **dict(zip((one.number for one in hidden), drawn, strict=True))}
    left.subtract(drawn)
    chosen = _draw_choice(board, seat, left, chance)
    left.subtract(chosen)
    return Desk(
        supply=tuple(left[thing] for thing in THEORY_OBJECTS),
        chosen=choice_of(chosen).things,
        submitted=tuple((one.number, one.sector, things[one.number]) for one in own),
    )


def _draw_faces(
    sectors: Sequence[int],
    left: Counter[Object],
    taken: set[tuple[int, Object]],
    chance: Chance,
) -> tuple[Object, ...]:
    """An object for each face-down theory; drawn in random order, backing out of dead ends."""
    if not sectors:
        return ()
    sector, rest = sectors[0], sectors[1:]
    for thing in chance.shuffled(THEORY_OBJECTS):
        if left[thing] > 0 and (sector, thing) not in taken:
            try:
                others = _draw_faces(
                    rest, left - Counter([thing]), taken | {(sector, thing)}, chance
                )
            except ImpossibleWorld:
                continue
            return (thing, *others)
    raise ImpossibleWorld("planetx-world-theories")


def _draw_choice(
    board: Board, seat: Seat, left: Counter[Object], chance: Chance
) -> tuple[Object, ...]:
    """The tokens a rival has chosen and not placed: a public number of them while placing, any
    number while choices are sealed."""
    stage = board.stage
    tokens = chance.shuffled(tuple(left.elements()))
    if isinstance(stage, Placing):
        return tokens[: dict(stage.queue).get(seat, 0)]
    if isinstance(stage, Choosing) and seat not in stage.waiting and has_tokens(board, seat):
        most = min(board.mode.rules.theories_per_phase, len(tokens))
        return tokens[: chance.below(most + 1)]
    return ()
