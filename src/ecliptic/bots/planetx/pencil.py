"""The opponent with a pencil: crosses off what single facts exclude, and acts when certain.

It asks the question that tells most for its time, never the same topic twice, theorises only where
its sheet leaves one object, and locates when Planet X and both neighbours are certain. Each lap of
the board makes it less patient: then it guesses among what its sheet still allows.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.bots.planetx.facts import sheet_of
from ecliptic.bots.planetx.questions import questions
from ecliptic.bots.planetx.sheet import Sheet, sectors_in
from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision
from ecliptic.planetx.actions import Action, Choose, Locate, Pass, PlaceTheory, Withdraw
from ecliptic.planetx.board import Choosing, LastChances, Placing, is_confirmed
from ecliptic.planetx.desk import Desk, in_supply
from ecliptic.planetx.events import Located
from ecliptic.planetx.locate import LocateOffer
from ecliptic.planetx.objects import NEIGHBOUR_OBJECTS, PLANET_X, THEORY_OBJECTS, Object
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.theories import PlaceOffer, WithdrawOffer, choice_of
from ecliptic.planetx.views import View

GUESSES_PER_LAP = 2
"""How many times more guesses it is ready to try, one after the other, with every lap."""


class PencilBot:
    """Keeps nothing between decisions: the sheet is rebuilt from the view."""

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        sheet = sheet_of(view)
        stage = view.board.stage
        if isinstance(stage, Choosing):
            return _choose(view, sheet)
        if isinstance(stage, Placing):
            return _place(view, sheet, chance)
        if isinstance(stage, LastChances):
            return _last_chance(view, sheet, chance)
        return _turn(view, sheet, chance)


def _turn(view: View, sheet: Sheet, chance: Chance) -> Action:
    """Locate if there are few enough places left to be wrong about, otherwise ask."""
    board = view.board
    guesses = consistent_locates(view, sheet)
    laps = min(board.times) // board.mode.rules.sectors
    if 1 <= len(guesses) <= GUESSES_PER_LAP**laps:
        return chance.choice(guesses)
    asked = list(questions(view, sheet, view.offers))
    best = max(worth for worth, _ in asked)
    if best <= 0 and guesses:
        return chance.choice(guesses)
    return chance.choice([action for worth, action in asked if worth == best])


def consistent_locates(view: View, sheet: Sheet) -> list[Locate]:
    """Every locate the sheet allows and this seat has not tried."""
    tried = {
        (turn.sector, turn.before, turn.after) for turn in view.log if isinstance(turn, Located)
    }
    found = []
    for sector in sectors_in(sheet.possible[PLANET_X]):
        left, right = neighbours(sector, sheet.mode.rules.sectors)
        for before in sheet.things_in(left):
            for after in sheet.things_in(right):
                if {before, after} <= set(NEIGHBOUR_OBJECTS):
                    if (sector, before, after) not in tried:
                        found.append(Locate(sector, before, after))
    return found


def sure_theories(view: View, sheet: Sheet, desk: Desk) -> list[tuple[Object, int]]:
    """Certain objects this seat has not submitted yet, worth most points first."""
    board = view.board
    points = board.mode.rules.points
    submitted = {(sector, thing) for _, sector, thing in desk.submitted}
    sure = [
        (thing, sector)
        for thing in THEORY_OBJECTS
        for sector in sectors_in(sheet.sure(thing))
        if not is_confirmed(board, sector) and (sector, thing) not in submitted
    ]
    return sorted(sure, key=lambda theory: -points[theory[0]])


def _choose(view: View, sheet: Sheet) -> Choose:
    desk = view.desk
    if desk is None:
        return Choose(())
    chosen: list[Object] = []
    for thing, _ in sure_theories(view, sheet, desk):
        if len(chosen) < view.board.mode.rules.theories_per_phase:
            if chosen.count(thing) < in_supply(desk, thing):
                chosen.append(thing)
    return choice_of(tuple(chosen))


def _place(view: View, sheet: Sheet, chance: Chance) -> Action:
    """Where it is certain; a review may have closed that sector since, so else where it may be."""
    offers = view.offers
    placing = _sure_place(view, sheet)
    if placing is not None:
        return placing
    for offer in offers:
        if isinstance(offer, PlaceOffer):
            thing, where = offer.sectors[0]
            may_be = [sector for sector in where if thing in sheet.things_in(sector)]
            return PlaceTheory(thing, chance.choice(may_be or where))
    stuck = next(offer for offer in offers if isinstance(offer, WithdrawOffer))
    return Withdraw(stuck.things[0])


def _sure_place(view: View, sheet: Sheet) -> PlaceTheory | None:
    lawful = _lawful_places(view.offers)
    if view.desk is not None:
        for thing, sector in sure_theories(view, sheet, view.desk):
            if sector in lawful.get(thing, ()):
                return PlaceTheory(thing, sector)
    return None


def _lawful_places(offers: Sequence[object]) -> dict[Object, tuple[int, ...]]:
    for offer in offers:
        if isinstance(offer, PlaceOffer):
            return dict(offer.sectors)
    return {}


def _last_chance(view: View, sheet: Sheet, chance: Chance) -> Action:
    """A certain locate, else certain theories, else any locate that may be right."""
    may_locate = any(isinstance(offer, LocateOffer) for offer in view.offers)
    guesses = consistent_locates(view, sheet) if may_locate else []
    if len(guesses) == 1:
        return guesses[0]
    placing = _sure_place(view, sheet)
    if placing is not None:
        return placing
    return chance.choice(guesses) if guesses else Pass()
