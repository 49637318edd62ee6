"""Finding an argument: follow what is supposed to its end, or else tell cases apart once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecliptic.deduction.facts import Learned
from ecliptic.deduction.proof.argument import Argument, Inference
from ecliptic.deduction.proof.grid import CellMark, Grid, empty_grid, marked, new_marks
from ecliptic.deduction.proof.grounds import Ground
from ecliptic.deduction.proof.splits import Case, splits_of
from ecliptic.planetx.modes import Mode

MOST_TRIED = 6
"""Of the ways to tell cases apart that lead to an end, so many are written out to find a short
one."""


@dataclass(frozen=True)
class Search:
    """From nothing but what is supposed, on some grounds."""

    mode: Mode
    facts: tuple[Learned, ...]
    grounds: Sequence[Ground]
    supposed: tuple[CellMark, ...]

    def straight(self) -> Argument | None:
        """The argument that needs no cases."""
        steps, left = self._followed(marked(empty_grid(self.mode), self.supposed))
        return self._short(steps, []) if left is None else None

    def by_cases(self) -> Argument | None:
        """The shortest of some arguments in which each case comes straight to its end."""
        steps, left = self._followed(marked(empty_grid(self.mode), self.supposed))
        if left is None:
            return self._short(steps, [])
        found = [self._short(steps, cases) for cases in self._ways(left)]
        return min(found, key=len, default=None)

    def _short(self, steps: list[Inference], cases: list[Argument]) -> Argument:
        own = [Inference(one.ground, list(one.marks)) for one in steps]
        argument = Argument(self.supposed, own, cases)
        argument.shorten(self.mode)
        return argument

    def _ways(self, left: Grid) -> list[list[Argument]]:
        """Cases that all come to an end, those that need fewest steps first."""
        ways = (self._cases(left, split) for split in splits_of(left, self.mode))
        ending = [cases for cases in ways if cases is not None]
        return sorted(ending, key=lambda cases: sum(map(len, cases)))[:MOST_TRIED]

    def _cases(self, left: Grid, split: tuple[Case, ...]) -> list[Argument] | None:
        cases = []
        for supposed in split:
            steps, end = self._followed(marked(left, supposed))
            if end is not None:
                return None
            cases.append(Argument(supposed, steps))
        return cases

    def _followed(self, grid: Grid) -> tuple[list[Inference], Grid | None]:
        """Everything that follows, each time on the simplest ground; None is left if it cannot
        be."""
        steps: list[Inference] = []
        place = 0
        while place < len(self.grounds):
            ground = self.grounds[place]
            left = ground.narrow(grid)
            place += 1
            if left == grid:
                continue
            if left is None:
                return [*steps, Inference(ground)], None
            steps.append(Inference(ground, list(new_marks(grid, left))))
            grid, place = left, 0
        return steps, grid
