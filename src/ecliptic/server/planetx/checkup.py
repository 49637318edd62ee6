"""What `ecliptic doctor` looks at for Planet X: whether codes give the games they should."""

from __future__ import annotations

from ecliptic.server.doctor import Checks, Finding

CATALOGUE = "e77dbd045adf"
"""How the digest of the standard catalogue begins."""


def check_catalogue() -> Finding:
    from ecliptic.planetx.catalogue import catalogue
    from ecliptic.planetx.modes import Mode

    digest = catalogue(Mode.STANDARD).digest
    if digest.startswith(CATALOGUE):
        return Finding("catalogue", f"the skies of Planet X are as they should be ({CATALOGUE})")
    advice = (
        "Codes would give other games: install Ecliptic again, and report it if that is no help."
    )
    return Finding("catalogue", f"has the wrong digest {digest[: len(CATALOGUE)]}", advice)


CHECKS: Checks = {"catalogue": check_catalogue}
