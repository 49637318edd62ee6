"""A table of Ptolemaeus for tests: actions in notation, positions laid out by hand.

    table = a_table(seats=2)                  seat 0 begins and holds the Astrolabe
    table.sky(luna="Pis", venus="Pis", rest="Leo", comet="Gem")
    table.cards("Pis Pis", "Leo")             hands by seat; what is not named goes under the deck
    table.pawns(0, "Pis")
    table.play(0, "O Pis Pis")                everything that happened, as events
    table.refusal(0, "pay Leo")               the code of the error

Seats are counted from 0, in notation from 1. Every view follows along from what its seat is told:
its board, its desk and its offers must stay those of the true state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat, Viewer
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.board import Board, bonus_cards, reserve
from ecliptic.ptolemaeus.cards import ECLIPSIS, JOKER, LISTS, EventCard
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.events import Event, Told
from ecliptic.ptolemaeus.hand import NO_CARDS, Counts, cards_of, counts_of, minus
from ecliptic.ptolemaeus.memory import ALL_CARDS, Memory, Trail, memory_of
from ecliptic.ptolemaeus.notation import (
    cards_text,
    parse_bonus,
    parse_card,
    parse_planet,
    sign_text,
)
from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planet
from ecliptic.ptolemaeus.setup import DEFAULT_DATE, Options, Race
from ecliptic.ptolemaeus.state import State
from ecliptic.ptolemaeus.views import View
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS

T = TypeVar("T")

MIXED_DISPLAY = "Ari Tau Gem Can Leo Vir"
QUIET_EVENT = "So Ma Iu"


def cards(text: str) -> tuple[int, ...]:
    """Constellation cards or signs: `Leo Leo joker`."""
    return tuple(parse_card(word) for word in text.split())


def sign(text: str) -> int:
    (only,) = cards(text)
    return only


def planets(text: str) -> tuple[Planet, ...]:
    """Planets: `Lu Me Ve`; nothing is also an Eclipsis."""
    return tuple(sorted(parse_planet(word) for word in text.split()))


def hand_text(hand: Counts) -> str:
    return cards_text(cards_of(hand))


class RulesTable:
    """A game whose position a test may lay out, with the view of every seat and a spectator."""

    def __init__(self, options: Options) -> None:
        self.game = Ptolemaeus()
        self.chance = Chance(bytes(16))
        self.state: State = self.game.blank(options)
        self.views: dict[Viewer, View] = {
            viewer: self.game.unseen(options, viewer) for viewer in (*range(options.seats), None)
        }
        self.told: dict[Viewer, list[Told]] = {}
        """What each viewer was told of the last thing played."""
        self._follow(self.game.deal(options, self.chance))

    # ---- looking -----------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return tuple(decision.seat for decision in self.game.to_act(self.state))

    @property
    def question(self) -> str:
        """What kind of answer the table waits for."""
        return self.game.to_act(self.state)[0].name.rpartition("-")[0]

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        outcome = self.game.outcome(self.state)
        return None if outcome is None else outcome.winners

    def desk(self, seat: Seat) -> Desk:
        return self.state.desks[seat]

    def hand(self, seat: Seat) -> str:
        return hand_text(self.desk(seat).hand)

    def reserve(self, seat: Seat) -> int:
        return reserve(self.board, seat)

    def on(self, seat: Seat) -> str:
        """The signs of a seat's pawns, one by one."""
        own = self.board.pawns[seat]
        return " ".join(sign_text(at) for at in ALL_SIGNS for _ in range(own[at]))

    def lawful(self, seat: Seat, *words: str) -> list[str]:
        """Every lawful action of a seat that begins with one of these words (or at all)."""
        legal = [self.game.action_text(action) for action in self.game.legal(self.state, seat)]
        return [text for text in legal if not words or text.split()[0] in words]

    # ---- playing -----------------------------------------------------------------------------

    def play(self, seat: Seat, *texts: str) -> list[Event]:
        """Do something lawful, or several things in a row; everything that happened."""
        everything: list[Event] = []
        for text in texts:
            action = self.game.parse_action(text)
            listed = action in self.game.legal(self.state, seat)
            events = list(self.game.decide(self.state, seat, action, self.chance))
            assert listed, f"{text} was allowed but not listed"
            self._follow(events)
            everything += events
        return everything

    def refusal(self, seat: Seat, text: str) -> str:
        """Try something unlawful, which is not on the list either; the code of the error."""
        action = self.game.parse_action(text)
        assert action not in self.game.legal(self.state, seat)
        with pytest.raises(IllegalAction) as checked:
            self.game.check(self.state, seat, action)
        with pytest.raises(IllegalAction) as decided:
            self.game.decide(self.state, seat, action, self.chance)
        assert checked.value.code == decided.value.code
        return decided.value.code

    def draw_on(self, turns: int) -> list[Seat]:
        """Let whoever is asked draw two cards from the deck; who did."""
        drew = []
        for _ in range(turns):
            (seat,) = self.asked
            drew.append(seat)
            self.play(seat, "D deck", "D deck")
        return drew

    # ---- laying out --------------------------------------------------------------------------

    def sky(self, comet: str, rest: str = "", **placed: str) -> None:
        """Planets by name, the others together in `rest`."""
        signs = [sign(placed.pop(name.lower(), rest)) for name in PLANET_NAMES]
        assert not placed
        assert sign(comet) not in signs
        self.arrange(planets=tuple(signs), comet=sign(comet))

    def cards(
        self,
        *hands: str,
        display: str = MIXED_DISPLAY,
        top: str = "",
        discards: str = "",
        rest: Seat | None = None,
    ) -> None:
        """Deal all 65 cards anew: what is not named goes under the deck, or into one hand."""
        held = [cards(text) for text in hands]
        held += [()] * (self.board.seats - len(held))
        named = [card for part in (*hands, display, top, discards) for card in cards(part)]
        left = minus(ALL_CARDS, named)
        assert min(left) >= 0, "there are not so many of a card"
        deck = cards(top)
        if rest is None:
            deck += _in_turn(left)
        else:
            held[rest] += cards_of(left)
        self.arrange(
            hand_sizes=tuple(len(hand) for hand in held),
            display=cards(display),
            deck=len(deck),
            discards=counts_of(cards(discards)),
        )
        for seat, hand in enumerate(held):
            self.arrange_desk(seat, hand=counts_of(hand))
        self.arrange_decks(constellations=deck, constellations_gone=0)
        self.views = {
            viewer: replace(view, memory=self._memory(viewer))
            for viewer, view in self.views.items()
        }

    def _memory(self, viewer: Viewer) -> Memory:
        """As if the viewer had seen everybody draw his cards from the deck."""
        board = self.board
        pool = minus(minus(ALL_CARDS, board.display), cards_of(board.discards))
        known, drawn = [NO_CARDS] * board.seats, list(board.hand_sizes)
        if viewer is not None:
            known[viewer], drawn[viewer] = self.desk(viewer).hand, 0
            pool = minus(pool, cards_of(known[viewer]))
        return memory_of([Trail(1, tuple(known), (pool,), (tuple(drawn),))])

    def bonuses(self, *held: str, top: str = "", deck: int | None = None) -> None:
        """Bonus cards in hand by seat, the next ones of the deck, and how many are in it. What is
        left over has been played."""
        hands = [tuple(parse_bonus(word) for word in text.split()) for text in held]
        hands += [()] * (self.board.seats - len(hands))
        first = tuple(parse_bonus(word) for word in top.split())
        left = list(bonus_cards(self.board.seats))
        for card in (*first, *(card for hand in hands for card in hand)):
            left.remove(card)
        order = (*first, *left)
        size = len(order) if deck is None else deck
        self.arrange(
            bonus_sizes=tuple(len(hand) for hand in hands),
            bonus_deck=size,
            bonus_played=order[size:],
        )
        for seat, hand in enumerate(hands):
            self.arrange_desk(seat, bonuses=hand)
        self.arrange_decks(bonuses=order[:size], bonuses_gone=0)

    def event(self, shown: str, *following: str) -> None:
        """The face-up event and the next ones; an empty text is the Eclipsis."""
        face_up, *after = (planets(text) for text in (shown, *following))
        left: list[EventCard] = list(LISTS.events)
        for card in (face_up, *after):
            left.remove(card)
        if ECLIPSIS in left:
            left.remove(ECLIPSIS)
            left.append(ECLIPSIS)
        deck = (*after, *left)
        self.arrange(event=face_up, event_deck=len(deck), events_past=())
        self.arrange_decks(events=deck, events_gone=0)

    def pawns(self, seat: Seat, on: str) -> None:
        counts = counts_of(cards(on))[:JOKER]
        self.arrange(pawns=_put(self.board.pawns, seat, counts))

    def studied(self, seat: Seat, text: str) -> None:
        known = tuple(parse_planet(word) for word in text.split())
        self.arrange(studied=_put(self.board.studied, seat, known))

    def tokens(self, seat: Seat, taken_from: str) -> None:
        """The asteroid tokens of these signs lie before a seat."""
        gone = cards(taken_from)
        left = tuple(there and at not in gone for at, there in enumerate(self.board.asteroids))
        self.arrange(asteroids=left, tokens=_put(self.board.tokens, seat, len(gone)))

    def objective(self, seat: Seat, text: str) -> None:
        self.arrange_desk(seat, objective=planets(text))

    def last_turn(self) -> None:
        """The last turn of the round: it is the turn of the seat before the Astrolabe."""
        last = (self.board.astrolabe - 1) % self.board.seats
        self.arrange(active=last, lap=3, acted=False)

    def end_round(self) -> list[Event]:
        """Go to the last turn of the round and let it be spent on drawing two cards."""
        self.last_turn()
        last = self.board.active
        events = self.play(last, "D deck", "D deck")
        return [*events, *self.play(last, "end")] if self.board.acted and self.asked else events

    def arrange(self, **changes: Any) -> None:
        """Change the public board by hand, for everybody."""
        board = replace(self.board, **changes)
        self.state = replace(self.state, board=board)
        self.views = {viewer: replace(view, board=board) for viewer, view in self.views.items()}

    def arrange_desk(self, seat: Seat, **changes: Any) -> None:
        desk = replace(self.desk(seat), **changes)
        self.state = replace(self.state, desks=_put(self.state.desks, seat, desk))
        self.views[seat] = replace(self.views[seat], desk=desk)

    def arrange_decks(self, **changes: Any) -> None:
        self.state = replace(self.state, decks=replace(self.state.decks, **changes))

    def _follow(self, events: Iterable[Event]) -> None:
        self.told = {viewer: [] for viewer in self.views}
        for event in events:
            self.state = self.game.evolve(self.state, event)
            for viewer in self.views:
                told = self.game.audience(event, viewer)
                if told is not None:
                    self.told[viewer].append(told)
                    self.views[viewer] = self.game.fold(self.views[viewer], told)
        for viewer, view in self.views.items():
            assert view.board == self.board
            if viewer is not None:
                assert view.desk == self.desk(viewer)
                offered = self.game.expand(self.game.offers(view))
                assert set(offered) == set(self.game.legal(self.state, viewer))


def a_table(seats: int = 2, date: str = DEFAULT_DATE, race: Race = Race.EVERYTHING) -> RulesTable:
    """The first turn of seat 0, with empty hands and a display of different cards. The sky is that
    of the date; unless named, 20 July 1969: Sol and Mercurius in Cancer, Luna and Iupiter in Libra,
    Venus in Gemini, Mars in Sagittarius, Saturnus in Taurus, the comet in Aries."""
    table = RulesTable(Options(seats, date, race))
    table.arrange(active=0, astrolabe=0)
    table.cards()
    table.bonuses()
    table.event(QUIET_EVENT)
    for seat in range(seats):
        table.arrange_desk(seat, objective=LISTS.objectives[seat])
    return table


def all_of(events: Sequence[object], kind: type[T]) -> list[T]:
    """The events of one kind, in order."""
    return [event for event in events if type(event) is kind]


def one(events: Sequence[object], kind: type[T]) -> T:
    """The only event of its kind."""
    (found,) = all_of(events, kind)
    return found


def kinds(events: Sequence[object]) -> list[type]:
    return [type(event) for event in events]


def _in_turn(left: Counts) -> tuple[int, ...]:
    """Cards in zodiac order again and again, so that no colour crowds the display."""
    copies = [(nth, card) for card, count in enumerate(left) for nth in range(count)]
    return tuple(card for _, card in sorted(copies))


def _put(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
