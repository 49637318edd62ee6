"""Surveys and targets: the exact distribution of their answers, all at once (rules 3)."""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np

from ecliptic.deduction.asking import Distribution, Inquiry
from ecliptic.deduction.information import Floats, entropy, product
from ecliptic.deduction.window import Window, window
from ecliptic.planetx.actions import Survey
from ecliptic.planetx.objects import SURVEY_OBJECTS, THEORY_OBJECTS, TRULY_EMPTY, Object, Sighting
from ecliptic.planetx.ring import run_length
from ecliptic.planetx.survey import SurveyOffer, surveys
from ecliptic.planetx.target import TargetOffer, targets

SIGHTINGS = (*(Sighting(thing.value) for thing in THEORY_OBJECTS), Sighting.APPEARS_EMPTY)
_SHOWN_AS = (*THEORY_OBJECTS, TRULY_EMPTY)


class Looks:
    """What every run of the visible sky would count, of every kind."""

    def __init__(self, inquiry: Inquiry, arrow: int) -> None:
        self.inquiry = inquiry
        self.window: Window = window(inquiry.belief.mode, arrow)

    @cached_property
    def shares(self) -> dict[Object, Floats]:
        """By kind: the probability of every answer (columns) of every run (rows)."""
        belief = self.inquiry.belief
        return {
            kind: patterns.distributions(belief.histogram(kind)) / belief.total
            for kind, patterns in self.window.patterns.items()
        }

    @cached_property
    def joint(self) -> dict[Object, Floats]:
        """By kind: the weight of each locate answer, run and answer."""
        inquiry, systems = self.inquiry, self.inquiry.belief.systems
        found = {}
        for kind, patterns in self.window.patterns.items():
            cells = patterns.of.take(systems.column(kind))
            joint = product(inquiry.joint(cells, len(patterns.counted)), patterns.hits)
            found[kind] = joint.reshape(len(joint), -1, patterns.answers)
        return found


class Surveys:
    def __init__(self, looks: Looks, offer: SurveyOffer) -> None:
        self._looks = looks
        self.actions, self.costs = _priced(offer)
        kinds = [SURVEY_OBJECTS.index(survey.thing) for survey in self.actions]
        runs = [looks.window.runs[survey.first, survey.last] for survey in self.actions]
        self._at = np.array(kinds, dtype=np.intp), np.array(runs, dtype=np.intp)

    def system_bits(self) -> Floats:
        bits = np.array([entropy(self._looks.shares[kind], axis=1) for kind in SURVEY_OBJECTS])
        asked: Floats = bits[self._at]
        return asked

    def locate_bits(self) -> Floats:
        inquiry, joint = self._looks.inquiry, self._looks.joint
        bits = np.array([inquiry.told_about_locate(joint[kind]) for kind in SURVEY_OBJECTS])
        asked: Floats = bits[self._at]
        return asked

    def answers(self, place: int) -> Distribution:
        survey = self.actions[place]
        row = self._looks.shares[survey.thing][self._at[1][place]]
        return tuple((int(count), float(row[count])) for count in np.flatnonzero(row))


class Targets:
    def __init__(self, looks: Looks, offer: TargetOffer) -> None:
        self._looks = looks
        self.actions = tuple(targets(offer))
        self.costs = np.full(len(self.actions), float(offer.cost))
        self._alone = [looks.window.alone(target.sector) for target in self.actions]

    @cached_property
    def _shares(self) -> Floats:
        """The probability of every sighting (columns) in every sector (rows)."""
        shares = self._looks.shares
        return np.array([shares[kind][self._alone, 1] for kind in _SHOWN_AS]).T

    def system_bits(self) -> Floats:
        return entropy(self._shares, axis=1)

    def locate_bits(self) -> Floats:
        joint = self._looks.joint
        shown = np.stack([joint[kind][:, self._alone, 1] for kind in _SHOWN_AS], axis=2)
        return self._looks.inquiry.told_about_locate(shown)

    def answers(self, place: int) -> Distribution:
        row = self._shares[place]
        return tuple((SIGHTINGS[shown], float(row[shown])) for shown in np.flatnonzero(row))


@lru_cache(maxsize=64)
def _priced(offer: SurveyOffer) -> tuple[tuple[Survey, ...], Floats]:
    asked = tuple(surveys(offer))
    ring = 2 * len(offer.sky)
    costs = [offer.costs[run_length(survey.first, survey.last, ring) - 1] for survey in asked]
    return asked, np.array(costs, dtype=np.float64)
