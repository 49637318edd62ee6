"""What seats may ask at a game's tables: `ASKABLE` in `server/<game>/askable.py`.

Answers are worked out in the worker, from the asking seat's stream alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from ecliptic.core.log import SeatStream
from ecliptic.wire.help import Help


class Question(NamedTuple):
    """A kind of question."""

    level: Help
    """The least help at which it is answered."""
    wanted: type
    """What is said with it."""
    answer: Callable[[SeatStream, Any], Any]


Askable: TypeAlias = Mapping[str, Question]
"""By the name of its kind."""
