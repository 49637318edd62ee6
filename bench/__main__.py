"""Run every benchmark (`make bench`), or one of them: `python -m bench NAME`.

That is the same as `python -m bench.NAME`. A benchmark is loaded only when it is its turn.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

EVERY = ("random_play", "skies", "deduction", "opponents", "ptolemaeus_opponents", "load")
"""Those that measure speed by themselves; the others need Chromium, take hours or serve these."""


def names() -> list[str]:
    return sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Measure speed; without a name: " + ", ".join(EVERY)
    )
    told = ", ".join(names())
    parser.add_argument("name", nargs="?", choices=names(), metavar="NAME", help=told)
    parser.add_argument("words", nargs=argparse.REMAINDER, help="what that benchmark takes")
    asked = parser.parse_args(words)
    for name in [asked.name] if asked.name else EVERY:
        sys.argv[1:] = asked.words
        import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
