"""Six constellation cards face up, the deck they come from and the discards (rules 3 A).

A card taken from the display is replaced at once. Whenever five of the six are of one colour they
are all discarded and six new ones shown, unless the cards left could not do better. When the last
card leaves the deck the discards become the new one; with no discards yet, at the next need.
"""

from __future__ import annotations

from ecliptic.core.chance import Chance
from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import SHOWN, Board
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.events import (
    CardDrawn,
    CardShown,
    DeckShuffled,
    DisplaySwept,
    FaceUpTaken,
)
from ecliptic.ptolemaeus.evolve import Story
from ecliptic.ptolemaeus.hand import Counts, cards_of, counts_of, plus
from ecliptic.ptolemaeus.zodiac import ELEMENTS, signs_of

TOO_MANY = 5
"""So many of one colour sweep the display."""


def can_draw_blind(board: Board) -> bool:
    return board.deck > 0 or any(board.discards)


def cards_face_up(board: Board) -> tuple[int, ...]:
    """The different cards of the display, in rising order."""
    return tuple(sorted(set(board.display)))


def check_pick(board: Board, card: int | None, jokers_too: bool) -> None:
    """Whether a card may be taken; `jokers_too` unless it is the second of a draw."""
    if card is None:
        if not can_draw_blind(board):
            raise IllegalAction("ptolemaeus-deck-empty")
    elif card not in board.display:
        raise IllegalAction("ptolemaeus-not-face-up")
    elif card == JOKER and not jokers_too:
        raise IllegalAction("ptolemaeus-joker-second")


def picks(board: Board, jokers_too: bool) -> tuple[int | None, ...]:
    """Every card that may be taken; None is the deck."""
    shown: tuple[int | None, ...] = cards_face_up(board)
    if not jokers_too:
        shown = tuple(card for card in shown if card != JOKER)
    return (None, *shown) if can_draw_blind(board) else shown


def take(story: Story, seat: Seat, card: int | None, chance: Chance) -> None:
    """A card goes to a seat's hand; the display is made whole again."""
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


def is_crowded(display: tuple[int, ...]) -> bool:
    """Whether five or more of six face-up cards share a colour; jokers have none."""
    if len(display) < SHOWN:
        return False
    counts = counts_of(display)
    return any(_of_colour(counts, colour) >= TOO_MANY for colour in range(len(ELEMENTS)))


def _can_do_better(story: Story) -> bool:
    """Whether some six of the cards not in hands would be no crowd."""
    decks = story.state.decks
    deck = decks.constellations[decks.constellations_gone :]
    cards = plus(plus(story.board.discards, story.board.display), deck)
    usable = sum(min(_of_colour(cards, colour), TOO_MANY - 1) for colour in range(len(ELEMENTS)))
    return usable + cards[JOKER] >= SHOWN


def _of_colour(counts: Counts, colour: int) -> int:
    return sum(counts[sign] for sign in signs_of(colour))


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
