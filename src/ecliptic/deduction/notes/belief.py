"""What a player's notes leave open, and how probable the dealer makes it."""

from __future__ import annotations

from ecliptic.deduction.belief import Belief
from ecliptic.deduction.facts import Dealt, Learned, OnLine
from ecliptic.deduction.notes.notes import Notes


def belief_of(notes: Notes) -> Belief:
    """What logic allows."""
    return Belief.new(notes.mode, notes.dealer).after(*notes.facts)


def likely_of(notes: Notes) -> Belief:
    """What is probable. Starting facts weigh as they do at a table if they are ours: the generator
    has chosen them."""
    facts = (Learned(one.fact, Dealt()) if _is_dealt(one, notes) else one for one in notes.facts)
    return Belief.new(notes.mode, notes.dealer).after(*facts).weighed()


def _is_dealt(one: Learned, notes: Notes) -> bool:
    return isinstance(one.source, OnLine) and one.source.number in notes.starting
