"""The data directory: where it is, and whether tables can be kept in it.

That is judged here for all who use the folder, and nothing is left behind. What may be written is
tried, because permissions are not the whole truth: they do not stop root, and a file system can be
full or read-only whatever they say.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from ecliptic.store.errors import BadDatabase, BadFolder, reason_of

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


def check_data_folder(folder: Path) -> None:
    """Refuse a folder that no tables can be kept in, or whose database is none of ours."""
    check_writable(folder)
    check_file(folder / FILE)


def check_writable(folder: Path) -> None:
    """A folder that is missing is fine if it can be made."""
    place = folder.absolute()
    try:
        os.lstat(place)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        pass  # what is there instead of it is looked at below
    except OSError as error:  # such as a name that is too long
        raise _cannot_be_made(folder, place.parent, reason_of(error)) from error
    # A link that leads nowhere is in the way, although nothing is there.
    there = next(one for one in (place, *place.parents) if os.path.lexists(one))
    if there == place and not place.is_dir():
        raise BadFolder("folder-is-none", folder=str(folder))
    if not there.is_dir():
        raise _cannot_be_made(folder, there, "it is no folder")
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as error:
        if there != place:
            raise _cannot_be_made(folder, there, reason_of(error)) from error
        raise BadFolder("folder-unwritable", folder=str(folder), reason=reason_of(error)) from error


def _cannot_be_made(folder: Path, above: Path, reason: str) -> BadFolder:
    return BadFolder("folder-unmakeable", folder=str(folder), above=str(above), reason=reason)


def check_file(file: Path) -> None:
    """A database that is missing or empty is fine: the server fills it."""
    if not os.path.lexists(file):
        return
    if not file.is_file():
        raise BadFolder("folder-no-database", file=str(file))
    if not os.access(file, os.R_OK | os.W_OK):
        raise BadFolder("folder-unopened", file=str(file), reason="permission denied")
    try:
        form = _form(file)
    except sqlite3.OperationalError as error:
        raise BadFolder("folder-unopened", file=str(file), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise BadFolder("folder-no-database", file=str(file)) from error
    if form:
        _check_form(file, form)


def _check_form(file: Path, form: str) -> None:
    # Loaded only now, so that the doctor works where SQLAlchemy or Alembic is missing.
    from ecliptic.store.migrate import forms

    if form not in forms():
        raise BadFolder("folder-newer", file=str(file), form=form)


def is_prepared(file: Path) -> bool:
    """Whether there is something in a database; refused if who only reads could not read it."""
    from ecliptic.store.migrate import forms

    check_file(file)
    form = _form(file) if file.exists() else ""
    if form not in ("", forms()[0]):
        raise BadDatabase("database-unprepared", database=str(file))
    return bool(form)


def _form(file: Path) -> str:
    """The name of a database's form, empty if it holds nothing yet."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as database:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        if not names:
            return ""
        columns = database.execute("PRAGMA table_info(alembic_version)").fetchall()
        if not any(name == "version_num" for _, name, *_ in columns):
            raise sqlite3.DatabaseError("somebody else's")
        row = database.execute("SELECT version_num FROM alembic_version").fetchone()
        if row is None:
            raise sqlite3.DatabaseError("no form")
    return str(row[0])
