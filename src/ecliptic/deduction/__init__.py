"""What a seat can know: the catalogue of lawful systems, conditioned on what the seat was told."""

from ecliptic.deduction.belief import Belief

__all__ = ["Belief"]
