"""What a person is asked, and what may be done, in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ecliptic.planetx.board import LastChances
from ecliptic.planetx.objects import Object
from ecliptic.planetx.theories import PlaceOffer
from ecliptic.planetx.views import View
from ecliptic.terminal.planetx.help import offered, question
from ecliptic.terminal.planetx.start import new_game


def in_last_chance(lag: int, placed: int) -> View:
    view = new_game(None, "you,random", "genius", "x", None).table.view(0)
    assert isinstance(view, View)
    stage = LastChances(finder=1, queue=((0, lag),), placed=placed)
    return replace(view, board=replace(view.board, stage=stage))


@pytest.mark.parametrize(
    ("lag", "placed", "asked"),
    [
        (2, 0, "2 sectors behind: locate Planet X (L 6 C E), or submit a theory (P A 5), or pass."),
        (5, 0, "locate Planet X (L 6 C E), or submit up to two theories (P A 5), or pass."),
        (5, 1, "Your last chance: submit one more theory (P A 5), or pass."),
    ],
)
def test_a_last_chance_says_how_many_theories_are_left(lag: int, placed: int, asked: str) -> None:
    assert question(in_last_chance(lag, placed)).endswith(asked)


def test_only_in_a_last_chance_fewer_theories_may_be_placed() -> None:
    offer = PlaceOffer(((Object.ASTEROID, (1, 2)), (Object.GAS_CLOUD, (2,))), most=2)
    assert offered(offer, last_chance=True) == "Up to 2: A in 1-2; G in 2."
    assert offered(offer, last_chance=False) == "A in 1-2; G in 2."
