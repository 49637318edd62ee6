"""Choosing and placing theories, worth most points first (rules 5 and 7).

How sure an opponent wants to be is its own affair: it hands over the theories it would submit, best
first. All theories of one phase go to different sectors.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.core.chance import Chance
from ecliptic.deduction.theories import TheoryProspect
from ecliptic.planetx.actions import Action, Choose, PlaceTheory, Withdraw
from ecliptic.planetx.desk import Desk, in_supply
from ecliptic.planetx.objects import Object
from ecliptic.planetx.theories import PlaceOffer, WithdrawOffer, choice_of
from ecliptic.planetx.views import View


def choose(view: View, wanted: Sequence[TheoryProspect]) -> Choose:
    """As many of the wanted theories as the phase and the supply allow."""
    desk = view.desk
    if desk is None:
        return Choose(())
    most = view.board.mode.rules.theories_per_phase
    return choice_of(tuple(one.thing for one in together(desk, wanted)[:most]))


def place(view: View, wanted: Sequence[TheoryProspect], chance: Chance) -> Action:
    """The best wanted theory of a chosen token; a token must be placed if it can be."""
    placing = wanted_place(view, wanted)
    if placing is not None:
        return placing
    for offer in view.offers:
        if isinstance(offer, PlaceOffer):
            thing, where = offer.sectors[0]
            return PlaceTheory(thing, chance.choice(where))
    stuck = next(offer for offer in view.offers if isinstance(offer, WithdrawOffer))
    return Withdraw(stuck.things[0])


def wanted_place(view: View, wanted: Sequence[TheoryProspect]) -> PlaceTheory | None:
    """The best wanted theory that may be placed now."""
    lawful = next(
        (dict(offer.sectors) for offer in view.offers if isinstance(offer, PlaceOffer)), {}
    )
    for one in wanted:
        if one.sector in lawful.get(one.thing, ()):
            return PlaceTheory(one.thing, one.sector)
    return None


def together(desk: Desk, wanted: Sequence[TheoryProspect]) -> list[TheoryProspect]:
    """Theories that can go out in one phase: different sectors, within the supply."""
    taken: list[TheoryProspect] = []
    for one in wanted:
        same: list[Object] = [other.thing for other in taken if other.thing is one.thing]
        if len(same) < in_supply(desk, one.thing):
            if all(other.sector != one.sector for other in taken):
                taken.append(one)
    return taken
