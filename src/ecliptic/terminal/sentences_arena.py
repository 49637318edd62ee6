"""What the arena refuses, in English."""

from __future__ import annotations

from collections.abc import Mapping

ARENA: Mapping[str, str] = {
    "arena-game": "The arena knows no game called {game!r}; it knows: {games}.",
    "arena-player": "No opponent is called {player!r}; --players takes: {players}.",
    "arena-setting": "{game} has no setting called {setting}; leave --{setting} out.",
    "arena-setting-value": "Option --{setting} cannot be {value!r}; use one of: {choices}.",
    "arena-folder": "{folder} cannot be written to as a folder; choose another --out.",
    "arena-not-results": "{folder} holds no deals.jsonl that an arena wrote; choose another.",
    "arena-other-plan": (
        "{folder} holds the results of another arena (not the same: {differs}); give the same"
        " options to go on with it, or choose another --out."
    ),
    "arena-damaged": (
        "Line {line} of {file} cannot be read or is out of place; cut the file off before it and"
        " run again."
    ),
}
