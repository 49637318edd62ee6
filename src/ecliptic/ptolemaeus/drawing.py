"""Cards leave the decks: for a hand, for the display, as a bonus (rules 3 A and 4).

A card taken from the display is replaced at once. Whenever five of the six are of one colour they
are all discarded and six new ones shown, unless the cards left could not do better. When the last
card leaves the deck the discards become the new one; with no discards yet, at the next need.
"""

from __future__ import annotations

from ecliptic.core.chance import Chance
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import SHOWN
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.display import TOO_MANY, can_draw_blind, is_crowded
from ecliptic.ptolemaeus.events import (
    BonusDrawn,
    CardDrawn,
    CardShown,
    DeckShuffled,
    DisplaySwept,
    FaceUpTaken,
)
from ecliptic.ptolemaeus.evolve import Story
from ecliptic.ptolemaeus.hand import cards_of, plus
from ecliptic.ptolemaeus.payment import colour_counts


def take(story: Story, seat: Seat, card: int | None, chance: Chance) -> None:
    """A card goes to a seat's hand; one that lay face up is replaced at once."""
    if card is None:
        _need_a_card(story, chance)
        story.tell(CardDrawn(seat, story.state.decks.next_card))
        _renew_deck(story, chance)
    else:
        story.tell(FaceUpTaken(seat, card))
        fill(story, chance)


def fill(story: Story, chance: Chance) -> None:
    """Show cards until six lie face up that are not five of a colour, or none are left."""
    while True:
        while len(story.board.display) < SHOWN and can_draw_blind(story.board):
            _need_a_card(story, chance)
            story.tell(CardShown(story.state.decks.next_card))
            _renew_deck(story, chance)
        if not is_crowded(story.board.display) or not _can_do_better(story):
            return
        story.tell(DisplaySwept())


def draw_bonus(story: Story, seat: Seat) -> None:
    """A bonus card, if any is left: the bonus deck is never shuffled again."""
    if story.board.bonus_deck:
        story.tell(BonusDrawn(seat, story.state.decks.next_bonus))


def _can_do_better(story: Story) -> bool:
    """Whether some six of the cards not in hands would be no crowd."""
    decks = story.state.decks
    deck = decks.constellations[decks.constellations_gone :]
    cards = plus(plus(story.board.discards, story.board.display), deck)
    usable = sum(min(count, TOO_MANY - 1) for count in colour_counts(cards))
    return usable + cards[JOKER] >= SHOWN


def _need_a_card(story: Story, chance: Chance) -> None:
    if not story.board.deck:
        _shuffle_discards(story, chance)


def _renew_deck(story: Story, chance: Chance) -> None:
    """When the last card has left the deck, the discards are shuffled into a new one."""
    if not story.board.deck and any(story.board.discards):
        _shuffle_discards(story, chance)


def _shuffle_discards(story: Story, chance: Chance) -> None:
    cards = chance.shuffled(cards_of(story.board.discards))
    story.tell(DeckShuffled(len(cards), cards))
