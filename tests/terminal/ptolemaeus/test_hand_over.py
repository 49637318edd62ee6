"""Several people at one terminal: what only one may know is on nobody else's screen."""

from __future__ import annotations

import re

import pytest

from ecliptic.core.game import Seat
from ecliptic.core.log import Undone
from ecliptic.core.table import Table
from ecliptic.english.ptolemaeus import words
from ecliptic.ptolemaeus.views import View
from ecliptic.terminal.ptolemaeus.board import hand_text
from ecliptic.terminal.ptolemaeus.story import Storyteller
from tests.terminal.console import Terminal
from tests.terminal.ptolemaeus.script import game_with, is_sealed
from tests.terminal.script import Typed, keys

NAMES = ("Ada", "Bob")
SEATS = "you:Ada,you:Bob,rules"
SOMEBODY = "(?:Ada|Bob|Rules)"
SENTENCE = rf"{SOMEBODY} (?:(?!You )[^.])*"
PRIVATE = (
    rf"{SENTENCE}drew (?!a card|two cards|a bonus card)",
    rf"{SENTENCE}chose to discard",
    rf"{SENTENCE}took (?!a card|two cards)\w+ from {SOMEBODY}",
    rf"{SENTENCE}got the secret objective",
)
"""What the screen says of somebody's secrets only to himself, as "You"."""


def screens(out: str) -> list[tuple[Seat, str]]:
    """What was on the screen between two hand-overs, with who was looking."""
    parts = re.split(r"Pass the keyboard to (\w+)\.", " ".join(out.split()))
    return [(NAMES.index(name), text) for name, text in zip(parts[1::2], parts[2::2], strict=True)]


Game = tuple[str, Table, list[Typed], int]


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of two people and a program in which people give up cards in secret."""
    return game_with(SEATS, is_sealed)


def views(table: Table, seat: Seat) -> list[View]:
    """Everything the seat has ever seen, in order."""
    found = [table.game.unseen(table.options, seat)]
    for told in table.streams[seat].told:
        found.append(table.game.fold(found[-1], told))
    return found


def test_nobody_reads_another_persons_secrets(game: Game, terminal: Terminal) -> None:
    seed, table, moves, _ = game
    typed = [line for move in moves[:-3] for line in move.lines()]
    typed += [line for move in moves[-3:] for line in move.lines("board", "cards", "log all")]
    ran = terminal.run(f"play ptolemaeus --seats {SEATS} --seed {seed}", [*typed, ""])
    assert (ran.code, ran.err) == (0, "")
    seen = screens(ran.out.split("Objectives: ")[0])
    assert {seat for seat, _ in seen} == {0, 1}
    for seat in (0, 1):
        own = " ".join(text for one, text in seen if one == seat)
        for secret in PRIVATE:
            assert not re.search(secret, own), secret
        history = [view.desk for view in views(table, seat) if view.desk is not None]
        hands = {hand_text(desk.hand).plain for desk in history}
        shown = re.split(r"Your hand \(\d+\): ", own)[1:]
        assert len(shown) > 10
        assert all(text.startswith(tuple(hands)) for text in shown)
        objective = words.planet_list(table.state.desks[seat].objective)
        assert set(re.findall(r"Your objective: (.*?) \(", own)) == {objective}
        bonuses = {words.bonus(card) for desk in history for card in desk.bonuses}
        named = set(re.findall(r"Bonus card ([A-Z][a-z]+(?: in)?(?: [A-Z][a-z]+)+):", own))
        assert named <= bonuses
        assert f"{NAMES[seat]}> " in own
        assert f"{NAMES[1 - seat]}> " not in own


def test_the_patterns_notice_a_secret(game: Game) -> None:
    """Told in the open, as after the end, every secret is found."""
    _, table, _, _ = game
    story = Storyteller([*NAMES, "Rules"], table.options)
    events = [
        event for entry in table.log if not isinstance(entry, Undone) for event in entry.events
    ]
    told = " ".join(story.news(events))
    assert re.search(PRIVATE[0], told)
    assert re.search(PRIVATE[1], told)
    assert re.search(PRIVATE[3], told)


def test_one_person_alone_is_never_asked_to_hand_over(terminal: Terminal) -> None:
    ran = terminal.run("play ptolemaeus --seats you:Ada,rules --seed one", ["1", "1", "quit", "n"])
    assert "Pass the keyboard" not in ran.out


def test_a_secret_discard_is_opened_only_when_all_have_chosen(
    game: Game, terminal: Terminal
) -> None:
    seed, _, moves, at = game
    before = keys(moves[:at])
    typed = [*before, *[""] * moves[at].enters_before, moves[at].text]
    ran = terminal.run(f"play ptolemaeus --seats {SEATS} --seed {seed}", typed)
    asked, answered = screens(ran.out)[-1][1].rsplit("to discard, in secret.", 1)
    assert "Discard: 1 " in asked
    assert "You chose to discard" in answered
    assert "Discarded: " not in answered
