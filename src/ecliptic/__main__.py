"""`python -m ecliptic` is the same as `ecliptic`."""

from __future__ import annotations

from ecliptic.cli import main

if __name__ == "__main__":
    main()
