"""A stream of lots in which some are named beforehand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecliptic.core.chance import Chance


class ScriptedChance(Chance):
    """Gives the named word at each scripted position, and the seed's own word everywhere else."""

    __slots__ = ("script",)

    def __init__(self, seed: bytes, position: int, script: Mapping[int, int]) -> None:
        super().__init__(seed, position)
        self.script = script

    def word(self) -> int:
        own = super().word()
        return self.script.get(self.position - 1, own)


def lots_for_order(items: Sequence[int], order: Sequence[int]) -> list[int]:
    """The lots with which `Chance.shuffled(items)` comes out in this order."""
    current = list(items)
    lots = []
    for last in range(len(current) - 1, 0, -1):
        other = current.index(order[last], 0, last + 1)
        current[last], current[other] = current[other], current[last]
        lots.append(other)
    return lots
