"""From an action to what happens (rules 2-7): the one place where everything comes together.

`check` raises if an action is not lawful; `decide` tells the story that follows from a lawful one,
outcomes included: the answer, the pawn, the Earth, conferences, theory phases, the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.core.errors import BadSetup, IllegalAction
from ecliptic.core.game import Seat
from ecliptic.planetx.actions import (
    KINDS,
    Action,
    Choose,
    Locate,
    Pass,
    PlaceTheory,
    Research,
    Survey,
    Target,
    Withdraw,
)
from ecliptic.planetx.board import Board, Choosing, FaceDown, LastChances, Placing, Reviewing, Turns
from ecliptic.planetx.decisions import require_asked
from ecliptic.planetx.desk import Desk
from ecliptic.planetx.earth import Icon, conference_left, next_stop
from ecliptic.planetx.events import (
    ChoicesOpened,
    ConferenceHeld,
    ConferenceSet,
    EarthTurned,
    Event,
    FactsGiven,
    LastChanceEnded,
    LastChancesOpened,
    PawnsLinedUp,
    Shown,
    SkyDealt,
    SkyRevealed,
    TheoriesAdvanced,
    TheoriesChosen,
    TheoryPhaseClosed,
    TheoryPhaseOpened,
    TheoryWithdrawn,
    TopicSet,
)
from ecliptic.planetx.evolve import Story
from ecliptic.planetx.last_chance import (
    is_used_up,
    late_points,
    require_no_theory_yet,
    seats_behind,
)
from ecliptic.planetx.locate import check_named, do_locate
from ecliptic.planetx.modes import TOPICS
from ecliptic.planetx.offers import WRONG_MOMENT
from ecliptic.planetx.peer_review import review_sector, sectors_due
from ecliptic.planetx.research import check_research, do_research
from ecliptic.planetx.score import score_game
from ecliptic.planetx.setup import Options, Setup, check_options, check_setup, facts_for
from ecliptic.planetx.state import State, desk_of
from ecliptic.planetx.survey import check_survey, do_survey
from ecliptic.planetx.system import content
from ecliptic.planetx.target import check_target, do_target
from ecliptic.planetx.theories import (
    check_choose,
    check_place,
    check_withdraw,
    do_place,
    seats_with_tokens,
)

_MOMENTS: dict[type, tuple[type, ...]] = {
    Survey: (Turns,),
    Target: (Turns,),
    Research: (Turns,),
    Locate: (Turns, LastChances),
    Choose: (Choosing,),
    PlaceTheory: (Placing, LastChances),
    Withdraw: (Placing,),
    Pass: (LastChances,),
}


def opening(options: Options, setup: Setup, order: Sequence[Seat]) -> tuple[Event, ...]:
    """The events that set up a table with a given sky (rules 2 and 8)."""
    check_options(options)
    check_setup(setup)
    if setup.mode is not options.mode:
        raise BadSetup("planetx-setup-mode", mode=setup.mode.value, expected=options.mode.value)
    if sorted(order) != list(range(len(options.places))):
        raise BadSetup("planetx-setup-order", seats=len(options.places))
    events: list[Event] = [SkyDealt(setup.system)]
    events += [TopicSet(topic, clue) for topic, clue in zip(TOPICS, setup.topics, strict=True)]
    events += [
        ConferenceSet(number, clue) for number, clue in enumerate(setup.conferences, start=1)
    ]
    for seat, place in enumerate(options.places):
        facts = facts_for(setup, place)
        events.append(FactsGiven(seat, place.season, len(facts), facts))
    events.append(PawnsLinedUp(tuple(order)))
    return tuple(events)


def opened_again(options: Options, dealt: Sequence[Event]) -> tuple[Event, ...]:
    """The same events once more, from the sky that is in them, if there can be such a sky."""
    (system,) = (one.system for one in dealt if isinstance(one, SkyDealt))
    (order,) = (one.order for one in dealt if isinstance(one, PawnsLinedUp))
    setup = Setup(
        mode=options.mode,
        system=system,
        topics=tuple(one.clue for one in dealt if isinstance(one, TopicSet)),
        conferences=tuple(one.clue for one in dealt if isinstance(one, ConferenceSet)),
        facts={one.season: one.facts for one in dealt if isinstance(one, FactsGiven)},
    )
    return opening(options, setup, order)


def check(board: Board, desk: Desk, seat: Seat, action: Action) -> None:
    """Raises `IllegalAction` unless the seat may do this now. Looks at nothing hidden from it."""
    require_asked(board, seat)
    moments = _MOMENTS.get(type(action))
    if moments is None:
        raise IllegalAction("planetx-unknown-action")
    stage = board.stage
    if not isinstance(stage, moments):
        raise IllegalAction(WRONG_MOMENT[KINDS[type(action)]])
    match action:
        case Survey():
            check_survey(board, action)
        case Target():
            check_target(board, seat, action)
        case Research():
            check_research(board, seat, action)
        case Locate():
            if isinstance(stage, LastChances):
                require_no_theory_yet(stage)
            check_named(action, board.mode)
        case Choose():
            check_choose(board, desk, action)
        case PlaceTheory():
            check_place(board, desk, seat, action)
        case Withdraw():
            check_withdraw(board, desk, seat, action)
        case Pass():
            pass


def decide(state: State, seat: Seat, action: Action) -> list[Event]:
    """Everything that follows from a lawful action; raises if it is not lawful."""
    check(state.board, desk_of(state, seat), seat, action)
    story = Story(state)
    system = state.sky.system
    match action:
        case Survey():
            story.tell(do_survey(system, seat, action))
            _turn_earth(story)
        case Target():
            story.tell(do_target(system, seat, action))
            _turn_earth(story)
        case Research():
            story.tell(do_research(state.sky.topics, seat, action))
            _turn_earth(story)
        case Locate():
            _locate(story, seat, action)
        case Choose(things):
            story.tell(TheoriesChosen(seat, things))
            _open_choices(story)
        case PlaceTheory():
            story.tell(do_place(state.board, seat, action))
            _after_placing(story, seat)
        case Withdraw(thing):
            story.tell(TheoryWithdrawn(seat, thing))
            _after_placing(story, seat)
        case Pass():
            story.tell(LastChanceEnded(seat))
            _end_when_all_had_theirs(story)
    return story.events


def _turn_earth(story: Story) -> None:
    """Turn the arrow to the furthest-back pawn, playing the icons on the way in order."""
    while True:
        board = story.board
        stop, icon = next_stop(board)
        if stop > board.earth:
            story.tell(EarthTurned(stop))
        if icon is None:
            return
        if icon is Icon.CONFERENCE:
            number = conference_left(board.mode.rules, stop)
            story.tell(ConferenceHeld(number, story.state.sky.conferences[number - 1]))
            continue
        asked = seats_with_tokens(board)
        story.tell(TheoryPhaseOpened(board.phases + 1, asked))
        if asked:
            return
        _close_theory_phase(story)


def _open_choices(story: Story) -> None:
    """When the last seat has chosen, show how many theories each will place."""
    stage = story.board.stage
    if isinstance(stage, Choosing) and not stage.waiting:
        desks = story.state.desks
        placing = tuple(
            (seat, len(desks[seat].chosen)) for seat in story.board.order if desks[seat].chosen
        )
        story.tell(ChoicesOpened(placing))
        _review_when_all_are_placed(story)


def _after_placing(story: Story, seat: Seat) -> None:
    if isinstance(story.board.stage, LastChances):
        if is_used_up(story.board, seat):
            story.tell(LastChanceEnded(seat))
            _end_when_all_had_theirs(story)
        return
    _review_when_all_are_placed(story)


def _review_when_all_are_placed(story: Story) -> None:
    if isinstance(story.board.stage, Reviewing):
        _close_theory_phase(story)
        _turn_earth(story)


def _close_theory_phase(story: Story) -> None:
    """Advance every theory, review each sector in number order, close the phase."""
    phase = story.board.phases
    story.tell(TheoriesAdvanced(phase))
    for sector in sectors_due(story.board):
        things = story.hidden_things()
        story.tell(review_sector(story.board, things, story.state.sky.system, sector))
    story.tell(TheoryPhaseClosed(phase))


def _locate(story: Story, seat: Seat, action: Locate) -> None:
    """In a turn: the first right locate ends the turns. In a last chance: no pawn moves."""
    system, stage = story.state.sky.system, story.board.stage
    if isinstance(stage, LastChances):
        lag = stage.queue[0][1]
        story.tell(do_locate(system, seat, action, cost=0, points=late_points(lag)))
        story.tell(LastChanceEnded(seat))
        _end_when_all_had_theirs(story)
        return
    located = do_locate(system, seat, action)
    story.tell(located)
    if not located.found:
        _turn_earth(story)
        return
    story.tell(LastChancesOpened(seat, seats_behind(story.board, seat)))
    _end_when_all_had_theirs(story)


def _end_when_all_had_theirs(story: Story) -> None:
    """Reveal the sky and every theory, then score."""
    stage = story.board.stage
    if not isinstance(stage, LastChances) or stage.queue:
        return
    system, things = story.state.sky.system, story.hidden_things()
    shown = tuple(
        Shown(
            theory.number,
            things[theory.number],
            things[theory.number] is content(system, theory.sector),
        )
        for theory in story.board.theories
        if isinstance(theory, FaceDown)
    )
    story.tell(SkyRevealed(system, shown))
    story.tell(score_game(story.board))
