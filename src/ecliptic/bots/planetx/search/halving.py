"""Sequential halving: after every round only the better half of the candidates goes on.

Every round plays about as many playouts, so the fewer are left the more worlds each meets. The
first candidate, the base player's move, stays to the end and is left only for one that is clearly
better: by so many standard errors of the difference, world by world.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ecliptic.bots.planetx.search.lots import Ints

CLEAR = 2.2
"""Standard errors: of eight candidates the best looks better than it is."""
_PARTS = 1000


def best(
    many: int, playouts: int, worth: Callable[[list[int], int, int], Ints], clear: float = CLEAR
) -> int:
    """The candidate to take. `worth(these, start, count)` plays so many worlds from the one
    numbered `start` on: candidates in rows, worlds in columns."""
    left = list(range(many))
    met: dict[int, list[Ints]] = {one: [] for one in left}
    rounds = max(1, (many - 1).bit_length())
    start = 0
    for _ in range(rounds):
        count = max(2, playouts // (rounds * len(left)))
        played = worth(left, start, count)
        start += count
        for one, row in zip(left, played, strict=True):
            met[one].append(row)
        ranked = sorted(left[1:], key=lambda one: -sum(int(row.sum()) for row in met[one]))
        left = [0, *ranked[: max(1, (len(left) + 1) // 2 - 1)]]
        if len(left) == 1:
            return 0
    chosen = left[1]
    ahead = np.concatenate(met[chosen]) - np.concatenate(met[0])
    total, squares, worlds = int(ahead.sum()), int((ahead * ahead).sum()), len(ahead)
    spread = worlds * squares - total * total
    is_clear = _PARTS * _PARTS * total * total * worlds > int(_PARTS * clear) ** 2 * spread
    return chosen if total > 0 and is_clear else 0
