"""Where tables are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ecliptic.store.errors import BadFolder

FILE = "ecliptic.sqlite3"
"""The database in the data folder."""
FOLDER_VARIABLE = "ECLIPTIC_DATA_DIR"


def data_folder() -> Path:
    """The variable's folder, or the platform's place for such things."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    if sys.platform == "win32":
        return _place("LOCALAPPDATA", "~/AppData/Local") / "ecliptic"
    if sys.platform == "darwin":
        return _place("", "~/Library/Application Support") / "ecliptic"
    return _place("XDG_DATA_HOME", "~/.local/share") / "ecliptic"


def _place(variable: str, otherwise: str) -> Path:
    """What the variable names. As the XDG rules have it, a place that depends on the folder
    somebody happens to be in does not count: the tables would be gone in the next one."""
    named = Path(os.environ.get(variable, ""))
    if named.is_absolute():
        return named
    try:
        return Path(otherwise).expanduser()
    except RuntimeError as error:  # whoever runs us has no home
        raise BadFolder("folder-no-home") from error
