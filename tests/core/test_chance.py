"""The chance stream: fair, described by seed and position, and the same for ever."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecliptic.core.chance import (
    Chance,
    commitment,
    commitment_holds,
    salt_for_named_seed,
    seed_from_text,
)
from ecliptic.core.errors import BadSetup

SEED = bytes(range(16))
WORDS = [9_333_209_593_805_574_210, 1_237_014_906_128_047_948, 10_270_222_068_921_439_364]
SHUFFLED = tuple("defbahgc")
NAMED_SEED = "f88fa6ca77a2cce01f59b01ba85fbfe1"
NAMED_SALT = "872bdfca1d58ac17e837350ba71cb020"
COMMITMENT = "809a4c1bad269d7bc2c9de4a1d7d686b32995114da709324830c99529e5f76b2"
seeds = st.binary(min_size=16, max_size=16)


class Scripted(Chance):
    """A stream that gives the words it is told to."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(SEED)
        self.words = words

    def word(self) -> int:
        self.position += 1
        return self.words.pop(0)


def test_the_algorithm_never_changes() -> None:
    """Known words: a change here would change every recorded game."""
    chance = Chance(SEED)
    assert [chance.word() for _ in range(3)] == WORDS
    assert chance.position == 3
    assert [Chance(SEED).below(bound) for bound in (2, 6, 1000, 2**64)] == [
        WORDS[0] % 2,
        WORDS[0] % 6,
        WORDS[0] % 1000,
        WORDS[0],
    ]
    assert Chance(SEED).shuffled("abcdefgh") == SHUFFLED


def test_named_seeds_never_change() -> None:
    assert seed_from_text("seven").hex() == NAMED_SEED
    assert salt_for_named_seed(SEED).hex() == NAMED_SALT
    assert commitment(SEED, bytes(16)) == COMMITMENT


@given(st.text(alphabet=st.characters(exclude_categories=())))
@example("\ud800")
def test_any_text_names_a_seed(text: str) -> None:
    assert len(seed_from_text(text)) == 16
    assert seed_from_text(text) != seed_from_text(text + " ")


@given(seeds, st.integers(0, 10**9), st.integers(1, 20))
def test_a_position_says_everything(seed: bytes, position: int, steps: int) -> None:
    walked = Chance(seed, position)
    for _ in range(steps):
        walked.word()
    assert walked.position == position + steps
    assert Chance(seed, position + steps).word() == walked.word()


@given(seeds, st.integers(1, 2**64))
def test_below_stays_below(seed: bytes, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_must_be_possible(bound: int) -> None:
    with pytest.raises(BadSetup) as refused:
        Chance(SEED).below(bound)
    assert refused.value.code == "chance-bound"


@pytest.mark.parametrize("length", [0, 15, 17, 32])
def test_a_seed_has_sixteen_bytes(length: int) -> None:
    with pytest.raises(BadSetup) as refused:
        Chance(bytes(length))
    assert refused.value.code == "chance-seed-length"


def test_the_uneven_tail_of_a_word_is_drawn_again() -> None:
    """2**64 is 1 more than a multiple of 3: its last value would make 0 too likely."""
    chance = Scripted([2**64 - 1, 2**64 - 2])
    assert chance.below(3) == (2**64 - 2) % 3
    assert chance.position == 2
    assert Scripted([2**64 - 1]).below(4) == 3


def test_every_word_below_the_tail_is_shared_out_evenly() -> None:
    words = range(600)
    assert set(Counter(Scripted([word]).below(6) for word in words).values()) == {100}


def test_every_permutation_comes_from_exactly_one_set_of_lots() -> None:
    """Fisher-Yates over all its possible draws gives each order once: exactly fair."""
    orders = [
        Scripted([first, second, third]).shuffled("abcd")
        for first in range(4)
        for second in range(3)
        for third in range(2)
    ]
    assert Counter(orders) == Counter(permutations("abcd"))


def test_draws_are_spread_evenly() -> None:
    """Exact counts of a fixed seed; each lies within five standard deviations of 10,000."""
    chance = Chance(seed_from_text("spread"))
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert all(abs(count - 10_000) < 5 * 91.3 for count in counts.values())


@given(seeds, st.lists(st.integers(), max_size=12))
def test_shuffling_keeps_the_items(seed: bytes, items: list[int]) -> None:
    assert sorted(Chance(seed).shuffled(items)) == sorted(items)


@given(seeds, st.lists(st.integers(), min_size=1, max_size=12))
def test_a_choice_is_one_of_the_items(seed: bytes, items: list[int]) -> None:
    assert Chance(seed).choice(items) in items


def test_nothing_can_be_chosen_from_nothing() -> None:
    with pytest.raises(BadSetup):
        Chance(SEED).choice([])


@given(seeds, seeds, seeds)
def test_a_commitment_opens_with_its_own_secrets_only(
    seed: bytes, salt: bytes, other: bytes
) -> None:
    published = commitment(seed, salt)
    assert commitment_holds(published, seed, salt)
    assert commitment_holds(published, other, salt) is (other == seed)
    assert commitment_holds(published, seed, other) is (other == salt)


@given(st.text(alphabet=st.characters(exclude_categories=())))
@example("\ud800")
def test_a_commitment_read_from_a_file_may_be_anything(published: str) -> None:
    assert not commitment_holds(published, SEED, SEED)
