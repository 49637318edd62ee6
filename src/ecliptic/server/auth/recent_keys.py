"""Keys that were seen lately, so that a command need not read before it writes.

A key found here may be void by now, through this process or another. It is enough to know whose
command it is: the transaction that stores a move looks at the key again, and so does whoever
refuses one.
"""

from __future__ import annotations

from collections import OrderedDict

from ecliptic.store.store import Store
from ecliptic.store.values import StoredKey


class RecentKeys:
    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._keys: OrderedDict[str, StoredKey] = OrderedDict()

    async def key(self, token_hash: str) -> StoredKey | None:
        known = self._keys.get(token_hash)
        if known is None:
            known = await self._store.key(token_hash)
            if known is None:
                return None
            self._keys[token_hash] = known
            if len(self._keys) > self._most:
                self._keys.popitem(last=False)
        else:
            self._keys.move_to_end(token_hash)
        return known

    def forget(self, token_hash: str) -> None:
        """The key was found to be void."""
        self._keys.pop(token_hash, None)
