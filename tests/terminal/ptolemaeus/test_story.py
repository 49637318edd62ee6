"""What happened in Ptolemaeus, in sentences."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from ecliptic.core.log import TakenBack
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.cards import JOKER, Bonus
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.setup import Options
from ecliptic.terminal.ptolemaeus.story import Storyteller
from tests.terminal.ptolemaeus.script import played

ADA, RULES = 0, 1
LEO, VIRGO, PISCES = 4, 5, 11
SKY = happened.SkySet("1969-07-20", (3, 6, 3, 2, 8, 6, 1), 0)


def storyteller() -> Storyteller:
    story = Storyteller(["Ada", "Rules"], Options(2), viewer=ADA)
    story.tell(SKY)
    for card in (LEO, VIRGO):
        story.tell(happened.CardShown(card))
    story.tell(happened.TurnBegun(RULES, 1, extra=False))
    return story


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (happened.CardTaken(RULES), "Rules drew a card from the deck."),
        (happened.CardDrawn(ADA, JOKER), "You drew joker from the deck."),
        (happened.FaceUpTaken(RULES, LEO), "Rules took Leo face up."),
        (
            happened.ObservationNamed(RULES, (VIRGO, PISCES)),
            "Rules observed the opposition Virgo - Pisces.",
        ),
        (happened.ObservationNamed(ADA, (6, 6)), "You observed the conjunction in Libra."),
        (happened.BonusTaken(RULES), "Rules drew a bonus card."),
        (happened.BonusDrawn(ADA, Bonus.NOVA_LUNA), "You drew the bonus card Nova Luna."),
        (
            happened.BonusPlayed(RULES, Bonus.SOL_IN_MEDIO_CAELI, 2),
            "Rules played Sol in Medio Caeli with double effect.",
        ),
        (happened.ObjectiveTaken(RULES), "Rules got a secret objective."),
        (
            happened.ObjectiveDealt(ADA, (Planet.SOL, Planet.LUNA, Planet.MARS)),
            "You got the secret objective Sol, Luna and Mars.",
        ),
        (happened.EventShown(()), "The next event is an Eclipsis."),
        (
            happened.PlanetsMoved((Planet.SOL, Planet.LUNA, Planet.MARS)),
            "The round is over. Sol to Leo, Luna to Scorpius, Mars to Capricornus.",
        ),
        (happened.CometMoved(4), "The comet moves on 4 signs to Leo."),
        (happened.RoundBegun(2, ADA), "Round 2 begins; You hold the Astrolabe."),
        (happened.TurnBegun(RULES, 1, extra=True), "Rules had an extra turn."),
        (
            TakenBack(1),
            "A move was undone: what followed from it no longer counts.",
        ),
    ],
)
def test_one_sentence_each(told: object, sentence: str) -> None:
    assert storyteller().tell(told) == sentence


def test_the_steps_of_a_turn_are_one_sentence() -> None:
    steps: list[Any] = [
        happened.ObservationNamed(RULES, (2, 8)),
        happened.Paid(RULES, 2, (2,)),
        happened.Paid(RULES, 8, (0, 0)),
        happened.PawnPlaced(RULES, 2),
        happened.PawnPlaced(RULES, 8),
        happened.TurnBegun(ADA, 1, extra=False),
    ]
    assert storyteller().news(steps) == [
        "Rules observed the opposition Gemini - Sagittarius, paid Gemini for Gemini and paid"
        " 2 Aries for Sagittarius."
    ]


def test_equal_steps_are_told_together() -> None:
    two = [happened.CardTaken(RULES), happened.CardTaken(RULES)]
    assert storyteller().news(two) == ["Rules drew two cards from the deck."]
    up = [
        happened.FaceUpTaken(RULES, LEO),
        happened.CardShown(1),
        happened.FaceUpTaken(RULES, VIRGO),
    ]
    assert storyteller().news(up) == ["Rules took Leo and Virgo face up."]


def test_it_says_whose_pawns_the_comet_sends_home() -> None:
    story = storyteller()
    story.tell(happened.BonusPlayed(RULES, Bonus.SIGNUM_TERRAE, 1))
    story.tell(happened.PawnPlaced(RULES, 1))
    assert story.tell(happened.CometMoved(1)) == (
        "The comet moves on 1 sign to Taurus. Pawns sent back: Rules 1."
    )


def test_after_an_undo_the_story_knows_the_board_again() -> None:
    story = storyteller()
    story.tell(happened.BonusPlayed(RULES, Bonus.SIGNUM_TERRAE, 1))
    story.tell(happened.PawnPlaced(RULES, 1))
    story.tell(TakenBack(4))
    assert story.tell(happened.CometMoved(1)) == "The comet moves on 1 sign to Taurus."


def test_a_name_that_ends_with_s() -> None:
    told = happened.CardPassed(ADA, RULES)
    story = storyteller()
    story.tell(happened.BonusPlayed(ADA, Bonus.IUPITER_ORIENTALIS, 1))
    assert story.tell(told) == "You took a card from Rules' hand."


def test_everything_told_in_whole_games_has_words() -> None:
    told_types: set[type] = set()
    for seed in ("story 1", "story 2", "story 3", "story 4"):
        table, _ = played("you,you,you", seed, level="random")
        for viewer, stream in table.streams.items():
            story = Storyteller(["Ada", "Bob", "Eve"], table.options, viewer)
            for told in stream.told:
                told_types.add(type(told))
                line = story.tell(told)
                assert (line is None) is is_silent(told)
                assert line is None or line.endswith(".")
    assert len(told_types) > 0.8 * len(get_args(happened.Told))


def is_silent(told: object) -> bool:
    """Whose turn it is says the question; only an extra turn is worth a sentence."""
    return isinstance(told, happened.TurnBegun) and not told.extra
