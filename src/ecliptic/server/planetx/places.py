"""What seats of Planet X choose for themselves: their season and how many starting facts they get.

Two seats never share a season (rules 2). A season that an opponent or nobody has is swapped: with
four seats there is no free one. A person's is not taken away.
"""

from __future__ import annotations

import secrets

import msgspec

from ecliptic.core.chance import SEED_BYTES, Chance
from ecliptic.core.errors import BadSetup
from ecliptic.core.game import Seat
from ecliptic.planetx.codes import new_code
from ecliptic.planetx.setup import Options, Place, Season, check_options
from ecliptic.store.values import SeatKind, StoredTable
from ecliptic.wire.seats import PlaceWanted

_MOVABLE = (SeatKind.OPEN, SeatKind.OPPONENT)


def with_place(table: StoredTable, seat: Seat, wanted: PlaceWanted) -> bytes:
    """The options with one seat's place changed."""
    options = _options(table)
    places = list(options.places)
    old = places[seat]
    season = wanted.season or old.season
    facts = old.facts if wanted.facts is None else wanted.facts
    for other, place in enumerate(places):
        if other != seat and place.season is season:
            if table.seats[other].kind not in _MOVABLE:
                raise BadSetup("planetx-season-twice")
            places[other] = Place(old.season, place.facts)
    places[seat] = Place(season, facts)
    changed = msgspec.structs.replace(options, places=tuple(places))
    check_options(changed)
    return msgspec.json.encode(changed)


def with_own_places(table: StoredTable, wanted: Options) -> Options:
    """The host's options, with the places that people have chosen for themselves; a seat without a
    person whose season is one of theirs gets a spare one."""
    chosen = _options(table).places
    people = {one.seat for one in table.seats if one.kind not in _MOVABLE}
    own = {seat: chosen[seat] for seat in people if seat < len(wanted.places)}
    kept = {place.season for place in own.values()}
    asked = {place.season for seat, place in enumerate(wanted.places) if seat not in own}
    spare = iter([season for season in Season if season not in kept | asked])
    places = [
        own.get(seat)
        or (Place(next(spare, place.season), place.facts) if place.season in kept else place)
        for seat, place in enumerate(wanted.places)
    ]
    return msgspec.structs.replace(wanted, places=tuple(places))


def with_new_sky(table: StoredTable) -> bytes:
    """The options for another sky: the same game code would bring the same one again, and a real
    table needs a new one."""
    options = _options(table)
    chance = Chance(secrets.token_bytes(SEED_BYTES))
    code = new_code(options.mode, chance) if table.companion else ""
    return msgspec.json.encode(msgspec.structs.replace(options, code=code))


def _options(table: StoredTable) -> Options:
    return msgspec.json.decode(table.options, type=Options)
