"""Where things are drawn: one console, its hand-over screen and its messages."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text


class Screen:
    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def news(self, lines: Iterable[str]) -> None:
        """What has happened, own answers in bold."""
        for line in lines:
            self.console.print(Text(line, style="bold" if line.startswith("You") else ""))

    def problem(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="red"))

    def rule(self, title: str) -> None:
        self.console.rule(Text(title, style="bold"), style="dim", characters="-")

    def wipe(self) -> None:
        """Leave nothing of one player's answers in sight of the next, the scrollback included."""
        if not self.console.is_terminal:
            self.rule("screen cleared")
        elif self.console.is_dumb_terminal:
            self.console.print("\n" * 100)
        else:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
