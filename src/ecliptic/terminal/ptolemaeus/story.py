"""What happened in a game of Ptolemaeus, in sentences: an event, or what a viewer was told of it.

What a seat does is a clause without its subject ("took Leo face up"), so that the steps of one turn
can be told in one sentence. The storyteller folds the public board along: an event says that the
comet went on, the sentence also where to and whose pawns it sent home.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from ecliptic.core.game import Seat, Viewer
from ecliptic.core.log import TakenBack, Timeline
from ecliptic.english.ptolemaeus import words
from ecliptic.english.words import counted, listed, possessive
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Board, Effect, Paying, new_board
from ecliptic.ptolemaeus.calendar import parse_date
from ecliptic.ptolemaeus.cards import ECLIPSIS
from ecliptic.ptolemaeus.fold import board_after
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES
from ecliptic.terminal.ptolemaeus.sky import date_words


class Clause(NamedTuple):
    """`took Leo face up`: what is done to what; equal doings are told together."""

    verb: str
    what: str = ""
    tail: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, self))


A_CARD = "a card"
NO_NEWS = frozenset({happened.CardShown, happened.DiscardSealed, happened.SourceAsked})
"""Told types that the board and the question show well enough."""


class Storyteller:
    """Tells one stream in order. `names` are the seats' names; `viewer` is spoken to as "you"."""

    def __init__(self, names: Sequence[str], options: Options, viewer: Viewer = None) -> None:
        self._names = names
        self._viewer = viewer
        self._boards: Timeline[Board] = Timeline(new_board(options), board_after)

    def tell(self, told: Any) -> str | None:
        """The sentence for the next thing told; None if it needs no words."""
        before, after = self._follow(told)
        clause = self._clause(told, before)
        if clause is not None:
            return f"{self.who(told.seat)} {clause}."
        return self._sentence(told, before, after)

    def news(self, told: Iterable[Any]) -> list[str]:
        """The steps of one seat in one sentence, without what can be seen anyway."""
        lines: list[tuple[Seat | None, Clause]] = []
        for one in told:
            before, after = self._follow(one)
            if type(one) in NO_NEWS or _goes_without_saying(one, before):
                continue
            clause = self._clause(one, before)
            if clause is not None:
                lines.append((one.seat, clause))
            else:
                sentence = self._sentence(one, before, after)
                lines += [] if sentence is None else [(None, Clause(sentence))]
        return [
            line
            for seat, same in groupby(lines, key=lambda line: line[0])
            for line in self._joined(seat, [clause for _, clause in same])
        ]

    def _joined(self, seat: Seat | None, clauses: Sequence[Clause]) -> list[str]:
        """Each sentence by itself, or a seat's clauses in one."""
        if seat is None:
            return [clause.verb for clause in clauses]
        told = []
        for (verb, tail), same in groupby(clauses, key=lambda one: (one.verb, one.tail)):
            whats = [clause.what for clause in same]
            both = whats == [A_CARD, A_CARD]
            told.append(str(Clause(verb, "two cards" if both else listed(whats), tail)))
        return [f"{self.who(seat)} {listed(told)}."]

    def who(self, seat: Seat) -> str:
        if seat == self._viewer:
            return "You"
        return self._names[seat] if seat < len(self._names) else f"Seat {seat + 1}"

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self._viewer else possessive(self.who(seat))

    def _follow(self, told: Any) -> tuple[Board, Board]:
        """The board before and after something told."""
        before = self._boards.now
        self._boards.add(told)
        return before, self._boards.now

    # ---- what a seat does ------------------------------------------------------------------------

    def _clause(self, told: Any, before: Board) -> Clause | None:
        """What a seat did, without its name; None if it is nothing a seat does."""
        match told:
            case happened.CardTaken():
                what = words.card(told.card) if isinstance(told, happened.CardDrawn) else A_CARD
                return Clause("drew", what, "from the deck")
            case happened.FaceUpTaken(card=card):
                return Clause("took", words.card(card), "face up")
            case happened.DrawingEnded():
                return Clause("found no second card to take")
            case happened.ObservationNamed(signs=signs):
                return Clause("observed", words.observed(signs))
            case happened.Paid(sign=sign, cards=cards):
                stage = before.stage
                of_several = isinstance(stage, Paying) and len(set(stage.signs)) > 1
                for_sign = f"for {SIGN_NAMES[sign]}" if of_several else ""
                return Clause("paid", words.cards(cards), for_sign)
            case happened.SourceAsked(sign=sign):
                return Clause("had no pawn in reserve for", SIGN_NAMES[sign])
            case happened.PawnPlaced(sign=sign):
                return Clause("put a pawn on", SIGN_NAMES[sign])
            case happened.PawnMoved(source=source, sign=sign):
                return Clause("moved a pawn from", f"{SIGN_NAMES[source]} to {SIGN_NAMES[sign]}")
            case happened.PlanetStudied():
                return _studied(told)
            case happened.TurnPassed():
                return Clause("could do nothing and passed")
        return self._card_clause(told) or self._bonus_clause(told)

    def _card_clause(self, told: Any) -> Clause | None:
        """What became of cards that not everybody sees."""
        match told:
            case happened.ObjectiveDealt(planets=planets):
                return Clause("got the secret objective", words.planet_list(planets))
            case happened.ObjectiveTaken():
                return Clause("got a secret objective")
            case happened.BonusDrawn(card=bonus):
                return Clause("drew the bonus card", words.bonus(bonus))
            case happened.BonusTaken():
                return Clause("drew a bonus card")
            case happened.DiscardChosen(cards=cards):
                return Clause("chose to discard", words.cards(cards))
            case happened.DiscardSealed():
                return Clause("chose in secret what to discard")
            case happened.CardStolen(victim=victim, card=card):
                return Clause("took", words.card(card), f"from {self.whose(victim)} hand")
            case happened.CardPassed(victim=victim):
                return Clause("took", A_CARD, f"from {self.whose(victim)} hand")
        return None

    def _bonus_clause(self, told: Any) -> Clause | None:
        match told:
            case happened.AsteroidsTraded():
                return Clause("traded two asteroid tokens")
            case happened.BonusPlayed(card=bonus, units=units):
                return Clause("played", words.bonus(bonus), "with double effect" * (units > 1))
            case happened.PawnReplaced(victim=victim, sign=sign):
                return Clause("replaced", f"{self.whose(victim)} pawn on {SIGN_NAMES[sign]}")
            case happened.PawnRecalled(sign=sign):
                return Clause("took a pawn back from", SIGN_NAMES[sign])
            case happened.EffectStopped():
                return Clause("skipped the second use")
        return None

    # ---- what happens to everybody ---------------------------------------------------------------

    def _sentence(self, told: Any, before: Board, after: Board) -> str | None:
        match told:
            case TakenBack():
                return "A move was undone: what followed from it no longer counts."
            case happened.SkySet(date, planets, comet):
                places = (f"{words.planet(one)} in {SIGN_NAMES[planets[one]]}" for one in Planet)
                sky = f"The sky of {date_words(parse_date(date))}: {', '.join(places)}"
                return f"{sky}, the comet in {SIGN_NAMES[comet]}."
            case happened.DeckMade(size):
                return f"{counted(size, 'constellation card')} are shuffled into a deck."
            case happened.BonusDeckMade(size):
                return f"{counted(size, 'bonus card')} are shuffled."
            case happened.EventDeckMade(size):
                return f"{counted(size, 'event card')} are shuffled."
            case happened.CardShown(card):
                return f"{words.card_with_colour(card)} is shown face up."
            case happened.DisplaySwept():
                return "Five of the six face-up cards had one colour: all six are replaced."
            case happened.DiscardsOpened(given):
                shares = (f"{self.who(one.seat)} {words.cards(one.cards)}" for one in given)
                said = f"Discarded: {'; '.join(shares)}."
                return said if given else "Nobody has a card to discard."
        return self._round_sentence(told, before, after)

    def _round_sentence(self, told: Any, before: Board, after: Board) -> str | None:
        match told:
            case happened.EventShown(card) if card == ECLIPSIS:
                return "The next event is an Eclipsis."
            case happened.EventShown(card):
                return f"The next event: {words.planet_list(card)} will move."
            case happened.RoundBegun(number, holder):
                holds = "hold" if holder == self._viewer else "holds"
                return f"Round {number} begins; {self.who(holder)} {holds} the Astrolabe."
            case happened.TurnBegun(seat, _, extra=True):
                return f"{self.who(seat)} had an extra turn."
            case happened.PlanetsMoved(event):
                moves = (
                    f"{words.planet(one)} to {SIGN_NAMES[after.planets[one]]}" for one in event
                )
                return f"The round is over. {', '.join(moves)}."
            case happened.CometMoved(steps):
                went = f"The comet moves on {counted(steps, 'sign')} to {SIGN_NAMES[after.comet]}"
                return f"{went}.{self._returned(before, after)}"
            case happened.Eclipsed(asked):
                names = listed(self.who(seat) for seat in asked)
                gives = f" {names} must discard two cards." if asked else ""
                dark = "Eclipsis: pawns on signs without planets go back."
                return f"{dark}{self._returned(before, after)}{gives}"
            case happened.AreasShown(objectives):
                shown = (
                    f"{self.who(seat)} {words.planet_list(planets)}"
                    for seat, planets in enumerate(objectives)
                )
                return f"Objectives: {'; '.join(shown)}."
            case happened.GameScored():
                return self._score(told)
        return None

    def _returned(self, before: Board, after: Board) -> str:
        """Whose pawns have gone home, and how many."""
        lost = [sum(old) - sum(new) for old, new in zip(before.pawns, after.pawns, strict=True)]
        shares = [f"{self.who(seat)} {count}" for seat, count in enumerate(lost) if count]
        return f" Pawns sent back: {', '.join(shares)}." if shares else ""

    def _score(self, told: happened.GameScored) -> str:
        points = ", ".join(
            f"{self.who(seat)} {score.total}" for seat, score in enumerate(told.scores)
        )
        if not told.winners:
            return f"The game is lost: it takes 12 points to win solo. Points: {points}."
        winners = listed(self.who(seat) for seat in told.winners)
        won = "won" if len(told.winners) == 1 else "shared the victory"
        return f"{winners} {won}. Points: {points}."


def _studied(told: happened.PlanetStudied) -> Clause:
    where = f"{words.planet(told.planet)} in {SIGN_NAMES[told.sign]}"
    signs = listed(dict.fromkeys(SIGN_NAMES[other] for other in told.others))
    along = f" with two pawns there and two from {signs}" if told.others else ""
    return Clause("studied", f"{where}{along}{' (and its asteroid token)' * told.asteroid}")


def _goes_without_saying(told: Any, before: Board) -> bool:
    """An observation puts its pawns where it was said to; only a bonus card's place is news."""
    return isinstance(told, happened.PawnPlaced) and not isinstance(before.stage, Effect)
