"""The configurations that stand in the sky, and what keeps a player from observing them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from ecliptic.core.errors import IllegalAction
from ecliptic.english.ptolemaeus import words
from ecliptic.english.sentences import sentence
from ecliptic.ptolemaeus.configurations import SHAPES, Kind, Signs, targets
from ecliptic.ptolemaeus.notation import sign_text
from ecliptic.ptolemaeus.observe import check_observation
from ecliptic.ptolemaeus.views import View
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES


def in_the_sky(view: View) -> Iterator[tuple[Signs, str]]:
    """Every configuration with the reason why this seat cannot observe it; empty if it can."""
    board = view.board
    for signs in targets(board.planets, board.comet):
        if SHAPES[signs] is not Kind.SINGLE:
            yield signs, _obstacle(view, signs)


def _obstacle(view: View, signs: Signs) -> str:
    if view.desk is None or view.viewer is None:
        return ""
    try:
        check_observation(view.board, view.desk.hand, view.viewer, signs)
    except IllegalAction as error:
        return sentence(error)
    return ""


def sky_table(view: View) -> Table:
    """All of them, with what stands there."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    table.add_column()
    for signs, obstacle in in_the_sky(view):
        held = " - ".join(_held(view, sign) for sign in dict.fromkeys(signs))
        says = Text(obstacle, style="dim") if obstacle else Text("You can pay for it.")
        table.add_row(words.shape(SHAPES[signs]), held, says)
    return table


def _held(view: View, sign: int) -> str:
    standing = words.standing_in(sign, view.board.planets, view.board.comet)
    return f"{SIGN_NAMES[sign]} ({standing})"


def out_of_reach(view: View) -> Text | None:
    """`Out of reach (sky says why): opposition Ari-Lib; square Can-Lib`; None if nothing is."""
    names = [
        f"{words.shape(SHAPES[signs])} {'-'.join(sign_text(sign) for sign in dict.fromkeys(signs))}"
        for signs, obstacle in in_the_sky(view)
        if obstacle
    ]
    if not names:
        return None
    return Text(f"Out of reach (sky says why): {', '.join(names)}", style="dim")
