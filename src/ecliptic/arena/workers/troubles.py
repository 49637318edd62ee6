"""What can be wrong with a cluster, as refusals."""

from __future__ import annotations

import re

from ecliptic.core.errors import EclipticError, shorten


def nobody_plays(address: str, seconds: float) -> EclipticError:
    return EclipticError("arena-cluster-empty", address=address, seconds=int(seconds))


def would_differ(machine: str, differs: str) -> EclipticError:
    return EclipticError("arena-cluster-differs", machine=machine, differs=shorten(differs, 200))


def in_one_line(error: BaseException) -> str:
    """What went wrong in the first place, without the addresses of objects."""
    while error.__cause__ is not None:
        error = error.__cause__
    said = re.sub(r"in <[^>]*>: ", "", str(error))
    return shorten(" ".join(said.split()) or type(error).__name__, 120)
