"""A player's own notes of a game at a real table, as plain text: read and written."""

from ecliptic.deduction.notes.lines import TheoryNoted
from ecliptic.deduction.notes.notes import Notes
from ecliptic.deduction.notes.reading import parse_notes
from ecliptic.deduction.notes.text import notes_text

__all__ = ["Notes", "TheoryNoted", "notes_text", "parse_notes"]
