"""Words that several commands of Planet X take."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import typer

ModeName: TypeAlias = Literal["standard", "expert"]
SkyMode = Annotated[
    ModeName, typer.Option(metavar="MODE", help="standard (12 sectors) or expert (18).")
]
