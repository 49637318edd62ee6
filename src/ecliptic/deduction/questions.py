"""Every question a seat may ask now: its answers, and what they tell for their time.

prospects = Prospects(belief, view.offers)
prospects.best()[0].action          tells most about the system for each unit of time
prospects.best(3, by="locate")      ... about where Planet X is and what lies beside it
prospects.best_of_each(8)           ... of each kind of question only the best
prospects.questions()               all of them, with exact answer distributions
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from typing import Literal

import msgspec
import numpy as np
import numpy.typing as npt

from ecliptic.core.game import Refusal
from ecliptic.deduction.asking import Distribution, Inquiry, Questions
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.information import Floats, rounded_all
from ecliptic.deduction.locating import Locates
from ecliptic.deduction.looking import Looks, Surveys, Targets
from ecliptic.deduction.researching import Researches
from ecliptic.planetx.actions import Action, Research, Survey
from ecliptic.planetx.locate import LocateOffer
from ecliptic.planetx.offers import Offer
from ecliptic.planetx.research import ResearchOffer
from ecliptic.planetx.survey import SurveyOffer
from ecliptic.planetx.target import TargetOffer

About = Literal["system", "locate"]
_NO_BITS = 1e-9


class Question(msgspec.Struct, frozen=True, gc=False):
    """An action, the answers it can have, and what they tell on average, in bits."""

    action: Action
    cost: int
    answers: Distribution
    system_bits: float
    locate_bits: float

    @property
    def system_rate(self) -> float:
        """Bits about the system for each unit of time; a last chance costs none."""
        return self.system_bits / max(self.cost, 1)

    @property
    def locate_rate(self) -> float:
        return self.locate_bits / max(self.cost, 1)


class Prospects:
    """The questions among a seat's offers, in their order: surveys, targets, research, locates."""

    def __init__(self, belief: Belief, offers: Sequence[Offer | Refusal]) -> None:
        self._parts = tuple(_questions(Inquiry(belief), offers))
        self._starts = tuple(accumulate((len(part.actions) for part in self._parts), initial=0))

    def __len__(self) -> int:
        return self._starts[-1]

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        return tuple(action for part in self._parts for action in part.actions)

    @cached_property
    def costs(self) -> Floats:
        return _joined([part.costs for part in self._parts])

    @cached_property
    def system_bits(self) -> Floats:
        """What each answer tells about the system, on average."""
        return _joined([part.system_bits() for part in self._parts])

    @cached_property
    def locate_bits(self) -> Floats:
        """What each answer tells about the locate answer, on average."""
        return _joined([part.locate_bits() for part in self._parts])

    def answers(self, place: int) -> Distribution:
        """The exact distribution of one question's answers."""
        part = bisect_right(self._starts, place) - 1
        return self._parts[part].answers(place - self._starts[part])

    def question(self, place: int) -> Question:
        return Question(
            self.actions[place],
            int(self.costs[place]),
            self.answers(place),
            float(self.system_bits[place]),
            float(self.locate_bits[place]),
        )

    def questions(self) -> list[Question]:
        return [self.question(place) for place in range(len(self))]

    def ranked(self, by: About = "system") -> npt.NDArray[np.intp]:
        """The places of all questions, what tells most for each unit of time first; of equals the
        one that is offered first."""
        return np.argsort(-self.rates(by), kind="stable")

    def rates(self, by: About = "system") -> Floats:
        """Bits for each unit of time, to rank by; a last chance costs none."""
        bits = self.system_bits if by == "system" else self.locate_bits
        return rounded_all(bits / np.maximum(self.costs, 1.0))

    def best(self, count: int = 1, by: About = "system") -> list[Question]:
        return [self.question(int(place)) for place in self.ranked(by)[:count]]

    def best_of_each(self, count: int, by: About = "system") -> list[Question]:
        """The best questions that are not alike and tell something."""
        bits = self.system_bits if by == "system" else self.locate_bits
        found: dict[str, int] = {}
        for place in map(int, self.ranked(by)):
            if bits[place] > _NO_BITS:
                found.setdefault(_likeness(self.actions[place]), place)
        return [self.question(place) for place in list(found.values())[:count]]


def _questions(inquiry: Inquiry, offers: Sequence[Offer | Refusal]) -> Iterator[Questions]:
    """Surveys and targets share what they see of the sky."""
    looks: dict[int, Looks] = {}
    for offer in offers:
        match offer:
            case SurveyOffer():
                arrow = offer.sky[0]
                yield Surveys(looks.setdefault(arrow, Looks(inquiry, arrow)), offer)
            case TargetOffer():
                arrow = offer.sectors[0]
                yield Targets(looks.setdefault(arrow, Looks(inquiry, arrow)), offer)
            case ResearchOffer():
                yield Researches(inquiry, offer)
            case LocateOffer():
                yield Locates(inquiry, offer)


def _likeness(action: Action) -> str:
    """Surveys for one object are alike, and so are all targets and all locates."""
    match action:
        case Survey(thing=thing):
            return f"survey {thing.value}"
        case Research(topic=topic):
            return f"research {topic}"
    return type(action).__name__


def _joined(parts: Sequence[Floats]) -> Floats:
    return np.concatenate(parts) if parts else np.zeros(0)
