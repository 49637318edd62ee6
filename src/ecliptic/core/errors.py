"""Everything that can be refused, as one tree.

    EclipticError            code + facts; the code is stable and is the translation key
      IllegalAction          the rules do not allow it now
      NotYourDecision        the seat is not asked, or answers a decision that has passed
      BadNotation            text that is not an action, an event or a clue
      BadSetup               options or a dealt sky that no game can start from
      BadRecord              a record that is cut short, edited or of another kind
      UndoRefused            the move may not be taken back (or not without consent)
      ImpossibleWorld        a hidden world that contradicts what the seat already knows
      BadRequest             an option, a seat or a command that means nothing here
      FileTrouble            a file that cannot be read, or must not be written
      MissingExtra           something that needs packages which are not installed by themselves

An error never carries anything its receiver may not know: `facts` come from the public board, the
receiver's own desk, or the text it sent.
"""

from __future__ import annotations

from collections.abc import Mapping

Fact = int | str


class EclipticError(Exception):
    """Base of every refusal: a stable `code` and the facts its sentence needs."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class IllegalAction(EclipticError):
    """The rules do not allow this action now."""


class NotYourDecision(EclipticError):
    """The seat is not asked for this, or no longer."""


class BadNotation(EclipticError):
    """Text that does not name an action, an event or a clue."""


class BadSetup(EclipticError):
    """Options or a dealt sky that no game can start from."""


class BadRecord(EclipticError):
    """A record that cannot be read, replayed or believed."""


class UndoRefused(EclipticError):
    """The last move may not be taken back now."""


class ImpossibleWorld(EclipticError):
    """A hidden world that contradicts what the seat already knows."""


class BadRequest(EclipticError):
    """An option, a seat or a command that means nothing here."""


class FileTrouble(EclipticError):
    """A file that cannot be read, or must not be written."""


class MissingExtra(EclipticError):
    """Something that needs packages which are not installed by themselves."""


def shorten(text: str, most: int = 40) -> str:
    """The sender's own text, short and printable enough to be repeated in an error."""
    shown = text if len(text) <= most else text[: most - 3] + "..."
    return "".join(sign if sign.isprintable() else "?" for sign in shown)
