"""Ptolemaeus, as the core sees a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision, Outcome, Seat, Viewer
from ecliptic.ptolemaeus import chronicle, imagine, notation, offers, rules, views
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Over
from ecliptic.ptolemaeus.decisions import to_act
from ecliptic.ptolemaeus.events import Event, Told
from ecliptic.ptolemaeus.evolve import evolve
from ecliptic.ptolemaeus.imagine import Unseen
from ecliptic.ptolemaeus.offers import Offers
from ecliptic.ptolemaeus.opening import opening
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.state import State, desk_of, new_state
from ecliptic.ptolemaeus.views import View


class Ptolemaeus:
    """Implements `core.game.Game`; each method is one line into the file that holds the rule."""

    name = "ptolemaeus"
    rules_version = 1
    quiet = views.QUIET
    options_type: Any = Options
    action_type: Any = Action
    event_type: Any = Event
    told_type: Any = Told

    evolve = staticmethod(evolve)
    audience = staticmethod(views.audience)
    fold = staticmethod(views.fold)

    def seats(self, options: Options) -> int:
        return options.seats

    def deal(self, options: Options, chance: Chance) -> Sequence[Event]:
        return opening(options, chance)

    def blank(self, options: Options) -> State:
        return new_state(options)

    def unseen(self, options: Options, viewer: Viewer) -> View:
        return views.new_view(options, viewer)

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

    def expand(self, offered: Offers) -> Sequence[Action]:
        return offers.expand(offered)

    def decide(self, state: State, seat: Seat, action: Action, chance: Chance) -> Sequence[Event]:
        return rules.decide(state, seat, action, chance)

    def outcome(self, state: State) -> Outcome | None:
        stage = state.board.stage
        if not isinstance(stage, Over):
            return None
        return Outcome(tuple(score.total for score in stage.scores), stage.winners)

    def imagine(self, view: View, hidden: Unseen | None, chance: Chance) -> State:
        return imagine.imagine(view, hidden, chance)

    def options_text(self, options: Options) -> str:
        return notation.options_text(options)

    def parse_options(self, text: str) -> Options:
        return notation.parse_options(text)

    def action_text(self, action: Action) -> str:
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def event_text(self, event: Event) -> str:
        return chronicle.event_text(event)

    def parse_event(self, text: str) -> Event:
        return chronicle.parse_event(text)
