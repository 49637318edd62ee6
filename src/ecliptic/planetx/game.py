"""The Search for Planet X, as the core sees a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecliptic.core.chance import Chance
from ecliptic.core.game import AnyGame, Decision, Outcome, Seat
from ecliptic.planetx import chronicle, imagine, notation, offers, rules, views
from ecliptic.planetx.actions import Action
from ecliptic.planetx.board import Over
from ecliptic.planetx.codes import FIRST_GENERATOR, GENERATOR
from ecliptic.planetx.decisions import to_act
from ecliptic.planetx.events import Event, GeneratorNamed, Told
from ecliptic.planetx.evolve import evolve
from ecliptic.planetx.generator import game_of, generate
from ecliptic.planetx.offers import Offers
from ecliptic.planetx.setup import Options, check_options
from ecliptic.planetx.state import State, desk_of, new_state
from ecliptic.planetx.views import View


class PlanetX:
    """Implements `core.game.Game`; each method is one line into the file that holds the rule."""

    name = "planetx"
    rules_version = 1
    deal_version = GENERATOR
    quiet = views.QUIET
    options_type: Any = Options
    action_type: Any = Action
    event_type: Any = Event
    told_type: Any = Told

    blank = staticmethod(new_state)
    unseen = staticmethod(views.new_view)
    expand = staticmethod(offers.expand)
    evolve = staticmethod(evolve)
    audience = staticmethod(views.audience)
    fold = staticmethod(views.fold)
    imagine = staticmethod(imagine.imagine)
    options_text = staticmethod(notation.options_text)
    parse_options = staticmethod(notation.parse_options)
    action_text = staticmethod(notation.action_text)
    parse_action = staticmethod(notation.parse_action)
    event_text = staticmethod(chronicle.event_text)
    parse_event = staticmethod(chronicle.parse_event)

    def seats(self, options: Options) -> int:
        return len(options.places)

    def deal(self, options: Options, chance: Chance) -> Sequence[Event]:
        check_options(options)
        setup = game_of(options.code) if options.code else generate(options.mode, chance)
        order = chance.shuffled(range(len(options.places)))
        return (GeneratorNamed(GENERATOR), *rules.opening(options, setup, order))

    def dealt_by(self, dealt: Sequence[Event]) -> int:
        match dealt[0]:
            case GeneratorNamed(version):
                return version
        return FIRST_GENERATOR

    def set_up_again(self, options: Options, dealt: Sequence[Event]) -> Sequence[Event]:
        named = dealt[:1] if isinstance(dealt[0], GeneratorNamed) else ()
        return (*named, *rules.opened_again(options, dealt[len(named) :]))

    def to_act(self, state: State) -> tuple[Decision, ...]:
        return to_act(state.board)

    def asked(self, view: View) -> Decision | None:
        return next((one for one in to_act(view.board) if one.seat == view.viewer), None)

    def check(self, state: State, seat: Seat, action: Action) -> None:
        rules.check(state.board, desk_of(state, seat), seat, action)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return offers.legal(state.board, desk_of(state, seat), seat)

    def offers(self, view: View) -> Offers:
        return view.offers

    def decide(self, state: State, seat: Seat, action: Action, chance: Chance) -> Sequence[Event]:
        return rules.decide(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        stage = state.board.stage
        if not isinstance(stage, Over):
            return None
        return Outcome(tuple(score.total for score in stage.scores), stage.winners)


GAME: AnyGame = PlanetX()
