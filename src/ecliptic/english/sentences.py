"""Every refusal as an English sentence: what is wrong, and what to do about it.

The error's code finds the sentence, its facts fill the gaps: as they are, or in a game's own words.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.core.errors import EclipticError, Fact
from ecliptic.english.arena import ARENA
from ecliptic.english.server import SERVER
from ecliptic.english.words import FactsInWords
from ecliptic.registry import optional_parts, parts

CORE: Mapping[str, str] = {
    "chance-seed-length": "A seed has 16 bytes, this one has {length}; the file was edited.",
    "chance-bound": "There is no fair draw out of {bound} things; please report this as a bug.",
    "game-over": "The game is over; start another one with: ecliptic play.",
    "action-malformed": "This is not an action of the game; send one with parts of the right type.",
    "not-your-decision": "It is not this seat's turn; the table is waiting for seat {waiting}.",
    "decision-stale": "The question {decision} has already been answered; look at the board again.",
    "undo-nothing": "You have no move to undo.",
    "undo-game-over": "The game is over; nothing can be undone any more.",
    "undo-needs-consent": "Others have learned something since, so seat {seats} must agree first.",
    "undo-opponents": (
        "Something new has been seen since, and computer opponents never agree to an undo."
    ),
    "record-players": "The record's players do not match its seats, or a name holds a | sign.",
    "record-rules-unknown": (
        "The record says rules version {found}, but this Ecliptic knows 1 to {newest};"
        " use a newer Ecliptic, or the file was edited."
    ),
    "record-rules-older": (
        "The record was played by the older rules version {found}: it can be replayed, but these"
        " rules cannot vouch for it."
    ),
    "record-deal-version": (
        "The game was dealt by version {found} of the generator, and this Ecliptic has version"
        " {here}, which deals differently: it can be replayed, but its deal cannot be checked."
    ),
    "record-empty": "The record holds no deal; it cannot be replayed.",
    "record-order": (
        "Entry {entry} of the record is a deal in the wrong place; the file was edited."
    ),
    "record-undo": "Entry {entry} of the record undoes a move that is not there.",
    "record-fold": "Entry {entry} of the record does not follow from what came before it.",
    "record-result": "The record's result is not the one its moves lead to; the file was edited.",
    "record-commitment": "The seed and salt do not match the commitment published at the start.",
    "record-unlawful": "Entry {entry} of the record is against the rules ({reason}).",
    "record-differs": "Entry {entry} of the record is not what the rules and the seed lead to.",
    "record-secret": "The record's seed or salt is not hexadecimal; the file was edited.",
    "record-game": "The record is of a game called {game}, which this version does not know.",
    "record-options": "The record's options cannot be read ({reason}).",
    "record-json": "This is not the JSON form of a record.",
    "record-not-a-record": "This file is not an Ecliptic record.",
    "record-truncated": "The record is cut short: its last line, with the digest, is missing.",
    "record-digest": "The record was edited or damaged: its digest does not match its text.",
    "record-field": "Line {line} of the record should hold the field {field}.",
    "record-line": "Line {line} of the record cannot be read ({reason}).",
    "record-entry": "A line of the record is neither a deal, nor a move, nor an undo.",
    "record-number": "The record holds {text!r} where a number should be.",
}

TERMINAL: Mapping[str, str] = {
    "terminal-seat": "Nobody is called {seat!r}; a seat is you, you:NAME or one of: {kinds}.",
    "terminal-name": "{name!r} cannot be a player's name; use 1 to {most} plain letters.",
    "terminal-name-you": "{name!r} would be everybody's name; call the player something else.",
    "terminal-which-game": "Say which game: ecliptic play {games}.",
    "terminal-number": "{option} needs a whole number of at least {least}, not {text!r}.",
    "terminal-number-range": (
        "{option} needs a whole number from {least} to {most}, not {text!r}."
    ),
    "terminal-output": "The output cannot be written: {reason}.",
    "terminal-go-on": "{text!r} has to wait: press Enter to continue, or type undo.",
    "terminal-choice": "There is no number {number} in the list; pick 1 to {most}.",
    "terminal-level": "{level!r} is not a level; use one of: {levels}.",
    "terminal-level-count": "There are {levels} levels for {seats} seats; give one, or one a seat.",
    "terminal-seat-number": "This game has seats 1 to {seats}; there is no seat {seat}.",
    "terminal-which-question": (
        "Use: ecliptic planetx new, show CODE, ask CODE QUESTION, solve NOTES or systems."
    ),
    "terminal-which-date": (
        "Name one date, as in: ecliptic sky 1969-07-20. Dates with names: ecliptic sky --famous."
    ),
    "terminal-game-finished": "This game is finished; look at it with: ecliptic replay {file}",
    "terminal-resume-options": "A saved game brings its own options; leave {option} out.",
    "terminal-seed-other": "The saved game was not started with the seed {seed!r}.",
    "terminal-undo-programs": (
        "Something was told or drawn since your move, so everybody must agree to undo it, and"
        " {names} never does."
    ),
    "terminal-undo-refused": "{name} does not agree; nothing is undone.",
    "terminal-undo-whose": "Nobody here is called {name!r}; say undo, or undo and a person's name.",
    "terminal-season-and-level": "Starting facts need both --season and --level.",
    "terminal-question": (
        "{text!r} is not a question; ask survey A 3-7, target 8, research B, conference 1, review 5"
        " A, locate 6 C E, reveal, titles or facts spring beginner."
    ),
    "terminal-mark": "{text!r} is not a note; write x 5 A (not), o 5 A (sure) or erase 5.",
    "file-missing": "There is no file {file}.",
    "file-unreadable": "{file} cannot be read: {reason}.",
    "file-unwritable": "{file} cannot be written: {reason}.",
    "file-is-directory": "{file} is a directory; name a file.",
    "file-no-directory": "{file} cannot be written: there is no directory {directory}.",
    "file-not-text": "{file} is not a text file.",
    "file-not-ours": "{file} exists and is not an Ecliptic record; choose another name.",
    "file-other-game": "{file} holds another game; choose another name.",
    "export-exists": "{file} already exists; --force replaces it.",
    "export-file": "{file} cannot be written; nothing was changed.",
    "export-folder": "{folder} is not empty; --force writes into it anyway.",
    "export-no-file": "{file} is not a file, and is left as it is.",
    "export-not-built": (
        "The web client has not been built; python hatch_build.py in the source folder does it."
    ),
    "export-unwritable": "{folder} cannot be written: {reason}.",
}

REFUSALS_OF: Mapping[str, Mapping[str, str]] = parts("ecliptic.english", "refusals", "REFUSALS")
"""What the rules of each game refuse, by the game's name."""
_IN_WORDS_OF: Mapping[str, FactsInWords] = optional_parts("ecliptic.english", "facts", "IN_WORDS")

OF_GAMES: Mapping[str, str] = {
    code: text for refusals in REFUSALS_OF.values() for code, text in refusals.items()
}
SENTENCES: Mapping[str, str] = {**CORE, **OF_GAMES, **TERMINAL, **ARENA, **SERVER}


def sentence(error: EclipticError) -> str:
    return sentence_for(error.code, error.facts)


def sentence_for(code: str, facts: Mapping[str, Fact]) -> str:
    """The sentence of a code with its facts filled in, and what may have been meant instead."""
    said = SENTENCES[code].format(**facts, **_in_words(code, facts))
    return f"{said} Did you mean {facts['suggestion']!r}?" if facts.get("suggestion") else said


def _in_words(code: str, facts: Mapping[str, Fact]) -> Mapping[str, str]:
    for game, in_words in _IN_WORDS_OF.items():
        if code in REFUSALS_OF[game]:
            return in_words(facts)
    return {}
