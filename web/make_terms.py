"""Write web/tests/words/terms.json: everything the browser must be able to say.

    python web/make_terms.py

The tests of the languages look for a message for every kind of event, form of clue, error code and
so on; `tests/test_web_terms.py` fails when the file is older than the rules and the server.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from string import Formatter
from typing import Any, get_args

import msgspec

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.deduction.claims import Mark
from ecliptic.deduction.facts import Fact, Source
from ecliptic.deduction.proof.grounds import Rule
from ecliptic.english.sentences import CORE, OF_GAMES
from ecliptic.english.server import SERVER
from ecliptic.planetx.actions import KINDS
from ecliptic.planetx.clue_forms import conference_forms, research_forms
from ecliptic.planetx.events import Event, Told
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object, Sighting
from ecliptic.planetx.setup import LEVELS, Season
from ecliptic.wire.help import Help

FILE = Path(__file__).parent / "tests" / "words" / "terms.json"


def terms() -> dict[str, Any]:
    """What has to have words, by kind."""
    clues = [clue for mode in Mode for clue in (*research_forms(mode), *conference_forms(mode))]
    return {
        "events": sorted(_tags(Event) | _tags(Told)),
        "actions": sorted(KINDS.values()),
        "claims": sorted(_tags(Mark)),
        "facts": sorted(_tags(Fact)),
        "sources": sorted(_tags(Source)),
        "rules": list(Rule),
        "objects": sorted({*Object, *Sighting}),
        "seasons": list(Season),
        "modes": list(Mode),
        "levels": list(LEVELS),
        "opponents": list(dict.fromkeys(chain.from_iterable(LEVELS_OF.values()))),
        "help": list(get_args(Help)),
        "errors": {code: _gaps(text) for code, text in sorted(_sentences().items())},
        "clues": [msgspec.to_builtins(clue) for clue in dict.fromkeys(clues)],
    }


def _tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def _sentences() -> Mapping[str, str]:
    """What a browser can be refused: nothing of the terminal, the arena or who runs a server."""
    every = {**CORE, **OF_GAMES, **SERVER}
    here = (
        *("backup-", "database-", "extra-", "folder-", "move-", "prune-"),
        *("redis-", "serve-", "settings-", "tables-"),
    )
    return {code: text for code, text in every.items() if not code.startswith(here)}


def _gaps(sentence: str) -> list[str]:
    """The facts that fill a sentence; `an_object` is the fact `object` in words."""
    names = {name for _, name, _, _ in Formatter().parse(sentence) if name}
    return sorted({"object" if name == "an_object" else name for name in names})


def terms_text() -> str:
    return json.dumps(terms(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(terms_text(), encoding="utf-8")
