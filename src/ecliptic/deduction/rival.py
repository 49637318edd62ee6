"""A rival as everybody sees him: what he can know at each moment, and how likely that makes a move.

Suppose a system is the true one. Then the answers to all that the rival asked are known. Systems
that answer his questions alike are one *group*: he cannot tell them apart, and in each group it is
known how probable every theory and every locate looks to him. What else he knows (his starting
facts, clues that nobody else read) stands in a share by which he leans to the truth.

Every figure is worked out for the groups and then looked up for the systems in question. Weights
and chances are whole numbers, so that their sums are exact in any order (`information.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from ecliptic.deduction.conditions import agree
from ecliptic.deduction.facts import Fact
from ecliptic.deduction.information import Floats, entropy, exp2, product
from ecliptic.deduction.systems import BESIDES, Column, Systems, Truth, Weights, incidence, masks
from ecliptic.deduction.theories import FIRST_BONUS
from ecliptic.planetx.board import FaceDown, Theory
from ecliptic.planetx.events import LocateAnnounced, SurveyAnnounced, TargetAnnounced
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import THEORY_OBJECTS, Object
from ecliptic.planetx.ring import run


class Habits(msgspec.Struct, frozen=True):
    """How a rival is taken to play, whoever he is."""

    knows: float
    """The share by which his theories lean to the truth beyond his answers,"""
    clue: float
    """and what every clue adds that only he has read."""
    sharpness: float
    """For each point that one theory is worth more than another, it is 2**sharpness times as
    likely."""
    wrong: float
    """What he thinks that a wrong theory costs, in points."""
    curious: float
    """What a question is worth to him beyond the bits he does not know: the less, the more a
    question tells."""
    locating: float
    """The share by which his locates lean to the truth beyond his answers."""
    rash: float
    """How often he locates by a mere guess, beside the cubes that a locate goes by otherwise."""
    honest: float
    """How probable it is, before he has placed any, that he places theories he thinks true."""


_CHANCE = 2.0**16
"""Chances are counted in steps of 1 / 2**16,"""
_CUBE = 2.0**40
"""cubes of probabilities in steps of 1 / 2**40."""
_LEAST = 1e-6


class Rival:
    """What he can know, for each of a seat's systems, were it the true one."""

    def __init__(self, habits: Habits, everything: Systems, weights: Weights, own: Systems) -> None:
        """`everything` are the systems that he may think possible, by their weights; `own` are
        those that the seat itself has left, all of them among the others."""
        self._habits = habits
        self._systems, self._weights, self._own = everything, weights, own
        self._group: npt.NDArray[np.int64] = np.zeros(len(everything), dtype=np.int64)
        self._own_group: npt.NDArray[np.int64] = np.zeros(len(own), dtype=np.int64)
        self._groups = 1
        self._read: set[str] = set()

    @property
    def _mode(self) -> Mode:
        return self._own.mode

    def hears(self, fact: Fact) -> None:
        """Something that all of the seat's systems agree with."""
        self._keep(agree(fact, self._systems))

    def reads(self, topic: str) -> None:
        """A clue that the seat has not read."""
        self._read.add(topic)

    def asks(self, turn: SurveyAnnounced | TargetAnnounced) -> Floats:
        """How likely he asked this; from now on he knows the answer."""
        his, own = _answers(turn, self._systems), _answers(turn, self._own)
        many = 1 + int(max(his.max(initial=0), own.max(initial=0)))
        unknown = self._habits.curious + entropy(self._shares(his, many), axis=1)
        likely = np.asarray(unknown.take(self._own_group))
        code = self._own_group * many + own
        present = np.flatnonzero(np.bincount(code))
        number = np.full(self._groups * many, -1, dtype=np.int64)
        number[present] = np.arange(len(present))
        self._own_group = number.take(code)
        self._group = number.take(self._group * many + his)
        self._groups = len(present)
        self._keep(self._group >= 0)
        return likely

    def locates(self, turn: LocateAnnounced) -> Floats:
        """How likely he tried a locate and was right, or wrong: by the cubes of probabilities, for
        he names what is likeliest and waits until it is likely."""
        leaning = self._habits.locating
        shares = self._shares(self._systems.locates, self._mode.rules.sectors * BESIDES)
        shares *= 1.0 - leaning
        true = self._own_group, self._own.locates
        if turn.found:
            sure = shares[true] + leaning
            return np.asarray(sure * sure * sure)
        tried = np.rint(shares * shares * shares * _CUBE)
        wrong = tried.sum(axis=1).take(self._own_group) - tried[true]
        return np.asarray(wrong / _CUBE + self._habits.rash)

    def submits(self, theories: Sequence[Theory], first: Sequence[float]) -> tuple[Floats, float]:
        """How likely he placed these theories in one phase if he thinks them true, and if he places
        any theory as well as any other; `first` says of each sector how probable the first bonus
        is to him, or 0 if he places nothing there."""
        leaning = min(self._habits.knows + self._habits.clue * len(self._read), 1.0)
        blind, gained, whole = self._chances(leaning, first)
        likely, indifferent = np.ones(len(self._own)), 1.0
        of_the_rest = np.zeros(len(self._own))
        for theory in theories:
            things = THEORY_OBJECTS if isinstance(theory, FaceDown) else (theory.thing,)
            found = np.zeros(len(self._own))
            for thing in things:
                there = incidence(self._mode)[thing][:, theory.sector - 1]
                found += blind[thing][:, theory.sector - 1].take(self._own_group)
                more = gained[thing][:, theory.sector - 1].take(self._own_group)
                found += more * there.take(self._own.column(thing))
            likely *= np.maximum(found / whole, _LEAST)
            of_the_rest += whole / (whole - found)
            indifferent *= len(things) / (len(THEORY_OBJECTS) * sum(one > 0 for one in first))
        return (likely if len(theories) == 1 else likely * of_the_rest), indifferent

    def _chances(
        self, leaning: float, first: Sequence[float]
    ) -> tuple[dict[Object, Floats], dict[Object, Floats], Floats]:
        """By object, group (rows) and sector (columns): what a theory's chance weighs if it is
        wrong, and what more if it is right. And for each of the seat's systems what all theories,
        and none, weigh together."""
        blind: dict[Object, Floats] = {}
        gained: dict[Object, Floats] = {}
        totals = np.maximum(np.bincount(self._group, self._weights, self._groups), 1.0)
        bonus = np.array(first)
        none = np.full(self._groups, _CHANCE)
        for thing in THEORY_OBJECTS:
            held = incidence(self._mode)[thing].astype(np.float64)
            counted = self._counted(self._systems.column(thing), len(held))
            share = (1.0 - leaning) * (product(counted, held) / totals[:, None])
            blind[thing] = self._chance(share, thing, bonus)
            gained[thing] = self._chance(share + leaning, thing, bonus) - blind[thing]
            none += blind[thing].sum(axis=1)
        whole = none.take(self._own_group)
        for thing in THEORY_OBJECTS:
            placements = np.ascontiguousarray(incidence(self._mode)[thing].T.astype(np.float64))
            more = product(gained[thing], placements)
            whole += more[self._own_group, self._own.column(thing)]
        return blind, gained, whole

    def _chance(self, share: Floats, thing: Object, bonus: Floats) -> Floats:
        """What the chance of a theory weighs that looks so probable to him."""
        habits = self._habits
        points = self._mode.rules.points[thing] + FIRST_BONUS * bonus
        worth = share * (points + habits.wrong) - habits.wrong
        return np.rint(_CHANCE * exp2(habits.sharpness * worth)) * (bonus > 0)

    def _counted(self, column: Column, many: int) -> Floats:
        """The weight of each value of a column (columns) in each group (rows)."""
        counted = np.bincount(self._group * many + column, self._weights, self._groups * many)
        return counted.astype(np.float64, copy=False).reshape(self._groups, many)

    def _shares(self, column: Column, many: int) -> Floats:
        counted = self._counted(column, many)
        shares: Floats = counted / np.maximum(counted.sum(axis=1), 1.0)[:, None]
        return shares

    def _keep(self, kept: Truth) -> None:
        """Groups in which none of the seat's systems is left do not matter any more."""
        if not kept.all():
            self._systems = self._systems.where(kept)
            self._weights, self._group = self._weights[kept], self._group[kept]


def _answers(turn: SurveyAnnounced | TargetAnnounced, systems: Systems) -> npt.NDArray[np.int64]:
    """The answer of every system as a number."""
    mode = systems.mode
    if isinstance(turn, SurveyAnnounced):
        along = _bits(run(turn.first, turn.last, mode.rules.sectors))
        counted = np.bitwise_count(masks(mode)[turn.thing] & along)
        return np.asarray(counted.take(systems.column(turn.thing)), dtype=np.int64)
    seen = np.zeros(len(systems), dtype=np.int64)
    for number, thing in enumerate(THEORY_OBJECTS, start=1):
        there = incidence(mode)[thing][:, turn.sector - 1]
        seen += number * there.take(systems.column(thing))
    return seen


def _bits(sectors: Iterable[int]) -> np.uint32:
    return np.uint32(sum(1 << (sector - 1) for sector in sectors))
