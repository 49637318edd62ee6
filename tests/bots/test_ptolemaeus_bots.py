"""The opponents of Ptolemaeus at a table."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ecliptic.bots.ptolemaeus.levels import LEVELS as PTOLEMAEUS
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import IllegalAction
from ecliptic.ptolemaeus.actions import KINDS
from ecliptic.ptolemaeus.views import View
from tests.bots.ptolemaeus_tables import GAME, dealt, moves, seated
from tests.sizes import size

DECISIONS = {
    "turn",
    "second-pick",
    "pay",
    "place",
    "source",
    "bonus",
    "study",
    "recall",
    "discard",
}


def winners(kinds: tuple[str, ...], label: str) -> tuple[int, ...]:
    table = dealt(len(kinds), label)
    for _ in moves(table, kinds, label):
        pass
    assert table.outcome is not None
    return table.outcome.winners


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", PTOLEMAEUS)
def test_every_answer_is_lawful_until_the_end(kind: str, seats: int) -> None:
    """The table refuses anything else."""
    for game in range(size(1, 12)):
        winners((kind,) * seats, f"whole {kind} {seats} {game}")


def test_every_question_of_the_game_has_a_lawful_answer() -> None:
    """Random players come into moments that nobody else would; some of them are rare."""
    players = {kind: seated((kind,) * 3, "questions") for kind in PTOLEMAEUS}
    met: Counter[str] = Counter()
    for game in range(100):
        if game >= size(8, 60) and set(met) == DECISIONS:
            break
        label = f"questions {game}"
        for view, asked, _ in moves(dealt(3, label), ("rules", "random", "random"), label):
            question = asked.name.rpartition("-")[0]
            met[question] += 1
            if met[question] <= size(60, 400):
                for kind in PTOLEMAEUS:
                    answer = players[kind][asked.seat].answer(view, asked)
                    assert answer in GAME.expand(view.offers)
    assert set(met) == DECISIONS


@pytest.mark.parametrize("kind", PTOLEMAEUS)
def test_equal_views_and_streams_give_equal_actions(kind: str) -> None:
    """A view that went through its text form is all a bot needs."""
    copies = msgspec.json.Decoder(View)
    others = seated((kind, kind), "twins")
    for view, asked, action in moves(dealt(2, "twins"), (kind, kind), "twins"):
        copy = copies.decode(msgspec.json.encode(view))
        assert others[asked.seat].answer(copy, asked) == action


@pytest.mark.parametrize("kind", PTOLEMAEUS)
def test_an_answer_is_lawful_in_every_world_the_seat_cannot_tell_apart(kind: str) -> None:
    luck = Chance(seed_from_text("worlds"))
    for view, asked, action in moves(dealt(3, "worlds"), (kind,) * 3, "worlds"):
        world = GAME.imagine(view, None, luck)
        GAME.check(world, asked.seat, action)


@pytest.mark.parametrize("kind", PTOLEMAEUS)
def test_a_spectator_is_no_seat(kind: str) -> None:
    table = dealt(2, "spectator")
    with pytest.raises(IllegalAction, match="ptolemaeus-spectator"):
        PTOLEMAEUS[kind].answer(table.view(None), table.pending[0], 0, Chance(bytes(16)))


def test_random_prefers_nothing() -> None:
    """In a turn, every lawful action about equally often."""
    table = dealt(2, "fair")
    asked = table.pending[0]
    view = table.view(asked.seat)
    lawful = GAME.legal(table.state, asked.seat)
    stream = Chance(seed_from_text("fair"))
    answers = Counter(
        PTOLEMAEUS["random"].answer(view, asked, 0, stream) for _ in range(400 * len(lawful))
    )
    assert set(answers) == set(lawful)
    assert min(answers.values()) > 300
    assert max(answers.values()) < 500


def test_random_does_everything_there_is() -> None:
    """Moving a pawn for want of a reserve is rare, so it plays on until all has been done."""
    missing = set(KINDS.values()) - {"pass"}
    for game in range(100):
        for _, _, action in moves(dealt(3, f"all {game}"), ("random",) * 3, f"all {game}"):
            missing.discard(KINDS[type(action)])
        if not missing:
            break
    assert not missing


def test_rules_beats_random_clearly() -> None:
    """40 games with the seats swapped; a coin would give 31 or more once in 3,000 tries."""
    wins = 0
    for game in range(40):
        kinds = ("rules", "random") if game % 2 else ("random", "rules")
        wins += winners(kinds, f"match {game}") == (kinds.index("rules"),)
    assert wins >= 31


def test_greedy_beats_rules_clearly() -> None:
    """40 games with the seats swapped; a coin would give 30 or more once in 900 tries. At full
    size 60 games and 42 wins."""
    wins = 0
    for game in range(size(40, 60)):
        kinds = ("greedy", "rules") if game % 2 else ("rules", "greedy")
        wins += winners(kinds, f"greedy {game}") == (kinds.index("greedy"),)
    assert wins >= size(30, 42)
