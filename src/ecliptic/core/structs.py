"""How structs are read is found out before there are threads.

msgspec works it out when a struct is read for the first time, and whoever reads one in another
thread meanwhile meets what is half done: that ends the process (a segmentation fault; seen with
0.22.0). So it befell servers whose first tables were read in several threads at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec


def prepare_structs() -> None:
    """All that there are by now."""
    for kind in _below(msgspec.Struct):
        with suppress(TypeError, NameError):  # what nobody can read, nobody reads
            msgspec.json.Decoder(kind)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
