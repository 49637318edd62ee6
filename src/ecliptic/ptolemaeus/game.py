"""Ptolemaeus, as the core sees a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecliptic.core.game import AnyGame, Decision, Outcome, Seat
from ecliptic.ptolemaeus import chronicle, imagine, notation, offers, rules, views
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Over
from ecliptic.ptolemaeus.decisions import to_act
from ecliptic.ptolemaeus.events import Event, Told
from ecliptic.ptolemaeus.evolve import evolve
from ecliptic.ptolemaeus.offers import Offers
from ecliptic.ptolemaeus.opening import opening
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.state import State, desk_of, new_state
from ecliptic.ptolemaeus.views import View


class Ptolemaeus:
    """Implements `core.game.Game`; each method is one line into the file that holds the rule."""

    name = "ptolemaeus"
    rules_version = 1
    deal_version = 1
    quiet = views.QUIET
    options_type: Any = Options
    action_type: Any = Action
    event_type: Any = Event
    told_type: Any = Told

    deal = staticmethod(opening)
    blank = staticmethod(new_state)
    unseen = staticmethod(views.new_view)
    expand = staticmethod(offers.expand)
    decide = staticmethod(rules.decide)
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
        return options.seats

    def dealt_by(self, dealt: Sequence[Event]) -> int:
        return self.deal_version

    def set_up_again(self, options: Options, dealt: Sequence[Event]) -> Sequence[Event]:
        return dealt

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

    def outcome(self, state: State) -> Outcome | None:
        stage = state.board.stage
        if not isinstance(stage, Over):
            return None
        return Outcome(tuple(score.total for score in stage.scores), stage.winners)


GAME: AnyGame = Ptolemaeus()
