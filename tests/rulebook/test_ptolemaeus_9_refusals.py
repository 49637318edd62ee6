"""Rules 9: every answer belongs to its question, and a refusal says what is wrong."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Refusal
from ecliptic.ptolemaeus.actions import KINDS, Discard, Draw
from tests.ptolemaeus.tables import RulesTable, a_table, cards

ANSWERS = {
    "draw": "D deck",
    "observe": "O Gem",
    "pay": "pay Gem",
    "place": "place Gem",
    "from": "from Leo",
    "study": "study Ve",
    "study-with": "study Ve Leo Leo",
    "trade": "trade",
    "play": "play signum-ignis",
    "replace": "replace 2 Leo",
    "move": "move Leo Vir",
    "steal": "steal 2",
    "stop": "stop",
    "recall": "recall Leo",
    "discard": "discard Leo",
    "end": "end",
    "pass": "pass",
}

OUT_OF_PLACE = {
    "draw": "ptolemaeus-only-as-action",
    "observe": "ptolemaeus-only-as-action",
    "pay": "ptolemaeus-only-when-paying",
    "place": "ptolemaeus-only-when-placing",
    "from": "ptolemaeus-only-when-moving",
    "study": "ptolemaeus-only-third-pawn",
    "study-with": "ptolemaeus-only-after-action",
    "trade": "ptolemaeus-only-beside-action",
    "play": "ptolemaeus-only-beside-action",
    "replace": "ptolemaeus-only-by-bonus",
    "move": "ptolemaeus-only-by-bonus",
    "steal": "ptolemaeus-only-by-bonus",
    "stop": "ptolemaeus-only-by-bonus",
    "recall": "ptolemaeus-only-when-recalling",
    "discard": "ptolemaeus-only-when-discarding",
    "end": "ptolemaeus-act-first",
    "pass": "ptolemaeus-no-passing",
}


def at(question: str) -> RulesTable:
    """A table where seat 0 is asked this."""
    table = a_table()
    table.cards("joker joker Ari", "Leo Leo")
    match question:
        case "second-pick":
            table.play(0, "D deck")
        case "pay":
            table.play(0, "O Gem")
        case "place":
            table.play(0, "O Gem Sag", "pay joker", "pay joker")
        case "source":
            table.pawns(0, "Leo Leo Vir Vir Sco Sco Cap Cap Aqu Aqu")
            table.play(0, "O Gem", "pay joker")
        case "study":
            table.pawns(0, "Can Can")
            table.play(0, "O Can", "pay joker")
        case "bonus":
            table.bonuses("signum-terrae")
            table.play(0, "play signum-terrae")
        case "recall":
            table.bonuses("", "maleficus-mars")
            table.pawns(0, "Leo Vir")
            table.arrange(active=1)
            table.play(1, "play maleficus-mars")
        case "discard":
            table.bonuses("", "maleficus-saturnus")
            table.arrange(active=1)
            table.play(1, "play maleficus-saturnus")
    assert (table.asked, table.question) == ((0,), question)
    return table


PLACE_OF = {
    "draw": ("turn", "second-pick"),
    "pay": ("pay",),
    "place": ("place", "bonus"),
    "from": ("source",),
    "study": ("study",),
    "recall": ("recall",),
    "discard": ("discard",),
    "stop": ("bonus",),
}
IN_TURN = ("observe", "study-with", "trade", "play", "end", "pass")
QUESTIONS = (
    *("turn", "second-pick", "pay", "place", "source"),
    *("study", "bonus", "recall", "discard"),
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_9_every_answer_belongs_to_its_question(question: str) -> None:
    table = at(question)
    for kind, text in ANSWERS.items():
        places = PLACE_OF.get(kind, ("turn",) if kind in IN_TURN else ())
        if question not in places:
            assert table.refusal(0, text) == OUT_OF_PLACE[kind]


@pytest.mark.parametrize("question", QUESTIONS)
def test_9_for_every_kind_there_is_an_offer_or_a_refusal(question: str) -> None:
    table = at(question)
    offers = table.game.offers(table.views[0])
    assert len(offers) == len(KINDS)
    refused = {offer.kind: offer.code for offer in offers if isinstance(offer, Refusal)}
    lawful = {KINDS[type(action)] for action in table.game.legal(table.state, 0)}
    assert lawful.isdisjoint(refused)
    assert lawful | set(refused) == set(KINDS.values())


def refused_kinds(table: RulesTable) -> dict[str, str]:
    offers = table.game.offers(table.views[0])
    return {offer.kind: offer.code for offer in offers if isinstance(offer, Refusal)}


def test_9_a_turn_says_why_a_kind_of_action_is_not_there() -> None:
    table = a_table()
    table.cards("Pis", display="", rest=1)
    refused = refused_kinds(table)
    assert refused["draw"] == "ptolemaeus-deck-empty"
    assert refused["observe"] == "ptolemaeus-nothing-to-observe"
    assert refused["trade"] == "ptolemaeus-two-tokens"
    assert refused["play"] == "ptolemaeus-bonus-not-held"
    assert refused["end"] == "ptolemaeus-act-first"
    assert refused["study-with"] == "ptolemaeus-only-after-action"


def test_9_after_the_action_a_turn_says_so() -> None:
    table = a_table()
    table.bonuses("nova-luna")
    table.play(0, "D deck", "D deck")
    refused = refused_kinds(table)
    assert refused["draw"] == refused["observe"] == "ptolemaeus-acted-already"
    assert refused["study-with"] == "ptolemaeus-two-plus-two"
    assert refused["play"] == "ptolemaeus-bonus-no-effect"


@pytest.mark.parametrize(("tokens", "deck"), [("", 0), ("", 5), ("Ari Tau", 0)])
def test_9_a_refused_offer_has_the_code_of_the_refused_action(tokens: str, deck: int) -> None:
    table = a_table()
    table.tokens(0, tokens)
    table.bonuses(deck=deck)
    assert refused_kinds(table)["trade"] == table.refusal(0, "trade")


def test_9_cards_of_a_discard_are_named_in_rising_order() -> None:
    """As every action has one form; the notation sorts them."""
    table = a_table()
    table.bonuses("maleficus-saturnus")
    table.studied(0, "Sa")
    table.cards("", "Leo Gem Pis")
    table.play(0, "play maleficus-saturnus")
    with pytest.raises(IllegalAction, match="ptolemaeus-discard-order"):
        table.game.check(table.state, 1, Discard(cards("Leo Gem")))
    table.play(1, "discard Leo Gem")
    assert table.hand(1) == "Pis"


def test_9_a_seat_that_is_not_at_the_table() -> None:
    table = a_table()
    with pytest.raises(IllegalAction, match="ptolemaeus-no-such-seat"):
        table.game.check(table.state, 2, Draw(None))
    with pytest.raises(IllegalAction, match="ptolemaeus-no-such-seat"):
        table.game.check(table.state, -1, Draw(None))


def test_9_something_that_is_no_action_at_all() -> None:
    table = a_table()
    with pytest.raises(IllegalAction, match="ptolemaeus-unknown-action"):
        table.game.check(table.state, 0, "D deck")  # type: ignore[arg-type]
