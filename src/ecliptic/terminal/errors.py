"""What the terminal itself refuses, beside the rules.

EclipticError
  BadRequest      an option, a seat or a command that means nothing here
  FileTrouble     a file that cannot be read or must not be written
"""

from __future__ import annotations

from ecliptic.core.errors import EclipticError


class BadRequest(EclipticError):
    """An option, a seat or a command that means nothing here."""


class FileTrouble(EclipticError):
    """A file that cannot be read, or must not be written."""
