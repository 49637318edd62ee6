"""What the server itself refuses, beside the rules and the store.

EclipticError
  BadCall       a request that means nothing: names, ids, sizes, numbers of seats
  NotAllowed    no key, or a key that does not open this
  NotFound      no such table, seat or code
  Conflict      it was possible, but the table has changed
  TooMany       more than is allowed in this time
  Overworked    lawful, but more than the machine can do now
"""

from __future__ import annotations

from ecliptic.core.errors import EclipticError


class BadCall(EclipticError):
    """A request that means nothing here."""


class NotAllowed(EclipticError):
    """No key, or one that does not open this."""


class NotFound(EclipticError):
    """No such table, seat or code."""


class Conflict(EclipticError):
    """The table has changed."""


class TooMany(EclipticError):
    """More than is allowed in this time."""


class Overworked(EclipticError):
    """The machine cannot do it now; later it may."""
