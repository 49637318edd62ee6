"""Figures that come out the same on every machine, and a rule for ranking by them.

Single additions, multiplications and divisions are fixed to the bit by IEEE 754. Powers,
exponentials and logarithms are not: each C library, and within one each kind of processor, has its
own. Those are worked out in decimal here. Sums go through `math.fsum`, since `sum` adds differently
from Python 3.12 on. And whoever ranks does it by rounded figures, so that two ways to work out the
same worth are equal; of equals the first that is offered wins, unless an opponent says otherwise.
"""

from __future__ import annotations

from decimal import Context, Decimal
from functools import lru_cache

DIGITS = 9
"""Decimal digits that count in a ranking."""
_CONTEXT = Context(prec=28)


def rounded(figure: float) -> float:
    """A figure to rank by."""
    return round(figure, DIGITS)


@lru_cache(maxsize=1 << 16)
def power(base: float, exponent: float) -> float:
    return float(_CONTEXT.power(Decimal(base), Decimal(exponent)))


@lru_cache(maxsize=1 << 12)
def exponential(exponent: float) -> float:
    return float(_CONTEXT.exp(Decimal(exponent)))
