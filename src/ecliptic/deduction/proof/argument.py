"""An argument: what is supposed, what follows from it step by step, and that it cannot be: because
a step leaves nothing, or because none of the cases that are left can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ecliptic.deduction.proof.grid import CellMark, Grid, empty_grid, marked
from ecliptic.deduction.proof.grounds import Ground
from ecliptic.deduction.proof.splits import is_complete
from ecliptic.planetx.modes import Mode


@dataclass
class Inference:
    """What follows from what stands before it. No marks: that it cannot be."""

    ground: Ground
    marks: list[CellMark] = field(default_factory=list)

    def follows(self, grid: Grid) -> bool:
        left = self.ground.narrow(grid)
        if left is None or not self.marks:
            return left is None and not self.marks
        after = marked(grid, self.marks)
        return not any(can & ~kept for can, kept in zip(left, after, strict=True))


@dataclass
class Argument:
    supposed: tuple[CellMark, ...]
    inferences: list[Inference]
    """Without cases the last one says that it cannot be."""
    cases: list[Argument] = field(default_factory=list)

    def __len__(self) -> int:
        """How many lines it takes to write down."""
        return 1 + len(self.inferences) + sum(map(len, self.cases))

    def holds(self, mode: Mode, grid: Grid | None = None) -> bool:
        """Whether every step follows, and nothing is left of what was supposed."""
        grid = marked(grid or empty_grid(mode), self.supposed)
        for one in self.inferences:
            if not one.follows(grid):
                return False
            grid = marked(grid, one.marks)
        if not self.cases:
            return bool(self.inferences) and not self.inferences[-1].marks
        told_apart = is_complete(tuple(case.supposed for case in self.cases), grid, mode)
        return told_apart and all(case.holds(mode, grid) for case in self.cases)

    def walk(self) -> Iterator[Argument]:
        yield self
        for case in self.cases:
            yield from case.walk()

    def shorten(self, mode: Mode) -> None:
        """Leave out the steps, and the marks of steps, that nothing later needs."""
        for argument in reversed(list(self.walk())):
            steps = argument.inferences
            for place in reversed(range(len(steps))):
                step = steps[place]
                if not step.marks:
                    continue
                del steps[place]
                if self.holds(mode):
                    continue
                steps.insert(place, step)
                for mark in list(step.marks):
                    kept = step.marks
                    step.marks = [one for one in kept if one != mark]
                    if not step.marks or not self.holds(mode):
                        step.marks = kept
