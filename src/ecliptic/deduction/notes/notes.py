"""What a player's notes of a game at a real table hold, once they are read."""

from __future__ import annotations

import msgspec

from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.facts import Learned
from ecliptic.deduction.notes.lines import TheoryNoted
from ecliptic.planetx.modes import TARGET_TOKENS, Mode
from ecliptic.planetx.offers import Offers, turn_offers


class Notes(msgspec.Struct, frozen=True, gc=False):
    mode: Mode
    facts: tuple[Learned, ...] = ()
    arrow: int | None = None
    """The sector the Earth's arrow points at, if noted."""
    targets: int = 0
    """Target tokens used."""
    last_was_research: bool = False
    starting: tuple[int, ...] = ()
    """Lines with starting facts."""
    rivals: tuple[int, ...] = ()
    """Lines with rivals' turns."""
    theories: tuple[TheoryNoted, ...] = ()
    most_targets: int = TARGET_TOKENS
    conclusions: tuple[Learned, ...] = ()
    """What the player concluded himself: no facts, they can be asked about."""
    dealer: Dealer = Dealer.PUBLISHED

    @property
    def offers(self) -> Offers:
        """What may be asked now; nothing if the notes do not say where the arrow points."""
        if self.arrow is None:
            return ()
        left = max(0, TARGET_TOKENS - self.targets)
        return turn_offers(self.mode, self.arrow, left, self.last_was_research)
