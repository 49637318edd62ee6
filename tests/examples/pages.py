"""Every page that shows answers of the program, and how they are found; docs/protocol.md, which
needs a server, is in `conversation.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import open_table
from ecliptic.planetx import PlanetX, generator
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options, titles_of
from tests.examples.companion import histories, single_answers
from tests.examples.page import Shown
from tests.examples.records import records
from tests.examples.snippets import results


def _companion(text: str) -> Iterator[Shown]:
    yield from single_answers(text)
    yield from results(text)
    yield from histories(text)


def _deduction(text: str) -> Iterator[Shown]:
    return results(text, _two_views())


def _skies(text: str) -> Iterator[Shown]:
    return results(text, _what_was_drawn())


PAGES: Mapping[str, Callable[[str], Iterator[Shown]]] = {
    "README.md": results,
    "docs/companion.md": _companion,
    "docs/deduction.md": _deduction,
    "docs/notation.md": records,
    "docs/skies.md": _skies,
    "src/ecliptic/planetx/history.py": histories,
}


def _two_views() -> dict[str, Any]:
    """A seat's view at the start of a game, and one move later."""
    game = PlanetX()
    table = open_table(game, default_options(Mode.STANDARD, seats=1), Chance(seed_from_text("7")))
    view = table.view(0)
    table.act(0, table.pending[0].name, game.parse_action("S A 1-3"))
    return {"view": view, "later_view": table.view(0)}


def _what_was_drawn() -> dict[str, Any]:
    """A game of the generator, by the names the page uses."""
    setup = generator.game_of("B4K7")
    return {
        **vars(generator),
        "system": setup.system,
        "mode": setup.mode,
        "titles": titles_of(setup.topics),
        "clues": {0: setup.topics[0]},
        "conference_titles": titles_of(setup.conferences),
        "conferences": {},
        "facts": (),
    }
