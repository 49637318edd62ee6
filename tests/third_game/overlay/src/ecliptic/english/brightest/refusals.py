"""What Brightest refuses, in English sentences."""

from __future__ import annotations

from collections.abc import Mapping

REFUSALS: Mapping[str, str] = {
    "brightest-seats": "Brightest is for 2 to 4 seats, not for {seats}.",
    "brightest-not-asked": "It is not your move; wait until this round's stars are opened.",
    "brightest-not-held": "You do not hold that star; play one of your hand.",
    "brightest-notation": "{text!r} is nothing of this game.",
    "brightest-world": "That contradicts what this seat was told.",
}
