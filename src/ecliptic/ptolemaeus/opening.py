"""Setting up a table (rules 2)."""

from __future__ import annotations

from ecliptic.core.chance import Chance
from ecliptic.ptolemaeus.board import bonus_cards
from ecliptic.ptolemaeus.calendar import date_text, parse_date
from ecliptic.ptolemaeus.cards import ECLIPSIS, LISTS
from ecliptic.ptolemaeus.drawing import fill
from ecliptic.ptolemaeus.ephemeris import random_date, signs_on
from ecliptic.ptolemaeus.events import (
    BonusDeckShuffled,
    CardDrawn,
    DeckShuffled,
    Event,
    EventDeckShuffled,
    EventShown,
    ObjectiveDealt,
    RoundBegun,
    SkySet,
    TurnBegun,
)
from ecliptic.ptolemaeus.evolve import Story
from ecliptic.ptolemaeus.planets import comet_start
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options, check_options
from ecliptic.ptolemaeus.state import new_state

FIRST_CARDS = 2


def opening(options: Options, chance: Chance) -> list[Event]:
    """The events that set up a table."""
    check_options(options)
    story = Story(new_state(options))
    _set_sky(story, options, chance)
    _shuffle_decks(story, options, chance)
    objectives = chance.shuffled(LISTS.objectives)
    for seat in range(options.seats):
        story.tell(ObjectiveDealt(seat, objectives[seat]))
        for _ in range(FIRST_CARDS):
            story.tell(CardDrawn(seat, story.state.decks.next_card))
    fill(story, chance)
    _show_first_event(story, chance)
    first = chance.below(options.seats)
    story.tell(RoundBegun(1, first))
    story.tell(TurnBegun(first, 1, extra=False))
    return story.events


def _set_sky(story: Story, options: Options, chance: Chance) -> None:
    named = options.date != RANDOM_DATE
    date = parse_date(options.date) if named else random_date(chance)
    planets = signs_on(date)
    story.tell(SkySet(date_text(date), planets, comet_start(planets)))


def _shuffle_decks(story: Story, options: Options, chance: Chance) -> None:
    cards = chance.shuffled(LISTS.constellations)
    story.tell(DeckShuffled(len(cards), cards))
    bonuses = chance.shuffled(bonus_cards(options.seats))
    story.tell(BonusDeckShuffled(len(bonuses), bonuses))
    events = chance.shuffled(LISTS.events)
    story.tell(EventDeckShuffled(len(events), events))


def _show_first_event(story: Story, chance: Chance) -> None:
    """If it is Eclipsis another is shown, and Eclipsis shuffled back among the rest."""
    story.tell(EventShown(story.state.decks.next_event))
    if story.board.event == ECLIPSIS:
        other, *rest = story.state.decks.events[1:]
        cards = (other, *chance.shuffled((*rest, ECLIPSIS)))
        story.tell(EventDeckShuffled(len(cards), cards))
        story.tell(EventShown(other))
