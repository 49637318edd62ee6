"""Idempotency keys: a request that is repeated finds what it did the first time.

A client draws a key for each request it may have to repeat, as random as a token, and keeps it to
itself. The tokens that the request gives out are derived from it and from the secret of the house,
so the server need not be able to read them to give them out again, and nobody else can work them
out; a digest tells a repeat from another use of the same key. Both are in the row of the access key
that was given out, stored with it and forgotten with it.
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode

import msgspec

from ecliptic.server.auth.tokens import new_token
from ecliptic.server.errors import BadCall

HEADER = "Idempotency-Key"
_KEY = re.compile(r"[A-Za-z0-9_-]{22,128}")
"""At least 128 bits."""
_HASH = "sha256"


class OnceOnly:
    """One request with its idempotency key, or without: then it is new every time."""

    def __init__(self, key: str | None, wanted: msgspec.Struct, house_secret: bytes) -> None:
        if key is not None and not _KEY.fullmatch(key):
            raise BadCall("server-idempotency-key")
        self.keyed = key is not None
        self._key = hmac.digest(house_secret, (key or "").encode(), _HASH)
        self.digest = ""
        """Of what was wanted; nobody can try out what it was."""
        if self.keyed:
            kind = f"request {type(wanted).__name__} ".encode()
            self.digest = self._derived(kind + msgspec.json.encode(wanted)).hex()

    def token(self, number: int = 0) -> str:
        """The token of the first seat that is given out, or of another."""
        if not self.keyed:
            return new_token()
        return urlsafe_b64encode(self._derived(b"token %d" % number)).decode().rstrip("=")

    def _derived(self, text: bytes) -> bytes:
        return hmac.digest(self._key, text, _HASH)


NEW = OnceOnly(None, msgspec.Struct(), house_secret=b"")
