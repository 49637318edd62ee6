"""Where tables are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

FILE = "ecliptic.sqlite3"
"""The database in the data folder."""
FOLDER_VARIABLE = "ECLIPTIC_DATA_DIR"


def data_folder() -> Path:
    """The variable's folder, or the platform's place for such things."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "ecliptic"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "ecliptic"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "ecliptic"
