"""What is asked now, how it is answered, why the rest is not possible, and the rules in brief."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecliptic.core.game import Refusal
from ecliptic.english.ptolemaeus import words
from ecliptic.english.sentences import sentence_for
from ecliptic.english.words import counted
from ecliptic.ptolemaeus.actions import KINDS
from ecliptic.ptolemaeus.board import (
    LAPS,
    Discarding,
    Effect,
    Paying,
    Recalling,
    SecondPick,
    Sourcing,
    Studying,
    Turn,
)
from ecliptic.ptolemaeus.cards import LISTS, Bonus
from ecliptic.ptolemaeus.offers import WRONG_MOMENT, kind_of
from ecliptic.ptolemaeus.views import View
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES
from ecliptic.terminal.help import HELP, LEAVING, pairs

EXAMPLES: Mapping[str, tuple[str, str]] = {
    "draw": ("D deck  or  D Leo", "draw from the deck, or take a card that lies face up"),
    "observe": ("O Leo", "a sign; O Leo Leo is a conjunction, O Vir Pis an opposition"),
    "pay": ("pay Ari Leo", "the cards for the next sign of an observation"),
    "place": ("place Leo", "which sign the next pawn goes to"),
    "from": ("from Gem", "which pawn moves when the reserve is empty"),
    "study": ("study Ma", "which planet your third pawn studies"),
    "study-with": ("study Ma Leo Vir", "two pawns on Mars' sign, one from Leo and one from Virgo"),
    "trade": ("trade", "two asteroid tokens for a bonus card"),
    "play": ("play nova-luna", "a bonus card"),
    "replace": ("replace 2 Leo", "Nova Luna: replace seat 2's pawn on Leo"),
    "move": ("move Gem Leo", "Mercurius Retrogradus"),
    "steal": ("steal 2", "Iupiter Orientalis: a card from seat 2"),
    "stop": ("stop", "skip the second use of a bonus card"),
    "recall": ("recall Leo", "Maleficus Mars: which pawn you take back"),
    "discard": ("discard Leo joker", "Maleficus Saturnus, Eclipsis: what you discard"),
    "end": ("end", "end your turn"),
    "pass": ("pass", "only if nothing else is possible"),
}
"""How each kind of action is written, and what it is."""

COMMANDS = {
    **HELP,
    "board": "the whole table and your cards",
    "sky": "the configurations in the sky, and what keeps you from observing them",
    "cards": "what you have seen of other hands, and what has been discarded",
    "bonus": "what every bonus card does",
    "log": "what happened in this round (log all: in the whole game)",
    "rules": "the game in a few lines",
    "about": "where this game comes from",
    **LEAVING,
}

HELP_IS_WORTH = {
    "ptolemaeus-unknown-action": "type help for those there are",
    "ptolemaeus-notation-action": "type help to see how they are written",
    "ptolemaeus-bonus-not-so": "type help to see what it can do",
}
"""Errors about which help says more."""

RULES = {
    "Aim": "Study planets, for points: 1, 2, 4, 5, 6, 8, 10 for one to seven. Each Nova"
    " Constellatio is 1, three asteroid tokens are 1, two planets of your objective 1, all"
    " three 3. Whoever reaches 12 wins at once; otherwise most points wins when the comet has come"
    " full circle. Solo you need 12 by then.",
    "Turn": "Draw two cards (a face-up joker is the only one you take), or observe a sign or a"
    " configuration. Three turns each, then the round ends.",
    "Observe": "One pawn on a sign with a planet or the comet. Pay a card of that sign, or a joker,"
    " or two others of its colour, or three of one other colour.",
    "Together": "Several pawns in one action, each paid for: conjunction (two pawns on a sign with"
    " two planets), opposition (six signs apart), square (three apart), trine (all three signs of"
    " a colour). The comet can take the place of a planet, but not in a conjunction.",
    "Study": "Your third pawn on a sign studies a planet there that you have not studied: one pawn"
    " stays with it, two come back. After your action, two pawns on a planet's sign and any two"
    " others can do it too. You get the sign's asteroid token and a bonus card.",
    "Free": "Before or after the action: play bonus cards, trade two asteroid tokens for one.",
    "Round": "The event's planets move on one sign, then the comet to the next sign without"
    " planets; all pawns there go back. An Eclipsis sends back all pawns without a planet and"
    " costs everybody two cards.",
}
"""The game in a few lines."""

ABOUT = (
    "This is an unofficial fan implementation of the board game Ptolemaeus; it is not made or"
    " endorsed by its designers or publishers, and has none of their art or text.",
    "The card lists are {origin}: the rulebook prints how many cards there are, not which. Planets"
    " start where they really stood at 12:00 UT of the start date.",
)


def about_lines() -> Iterator[str]:
    for line in ABOUT:
        yield line.format(origin=LISTS.origin)


def question(view: View) -> str:
    """What the seat is asked now, in one line."""
    board, stage = view.board, view.board.stage
    match stage:
        case Turn() if not board.acted:
            return f"Your turn ({board.lap} of {LAPS} in round {board.round}): draw or observe."
        case Turn():
            return "Action complete. Anything else, or end the turn?"
        case SecondPick():
            return "Your second card."
        case Paying(signs, paid):
            several = f" ({paid + 1} of {len(signs)})" if len(signs) > 1 else ""
            return f"How do you pay for {SIGN_NAMES[signs[paid]]}{several}? (undo to go back)"
        case Sourcing(sign=sign):
            return f"Which pawn moves to {SIGN_NAMES[sign]}?"
        case Studying(sign=sign):
            return f"Which planet in {SIGN_NAMES[sign]} do you study?"
        case Effect(card=card):
            return f"{words.bonus(card)}: {words.BONUS_EFFECTS[card]}."
        case Recalling(queue):
            return f"Maleficus Mars: take back {counted(queue[0][1], 'pawn')}."
        case Discarding(count=count, eclipsis=eclipsis):
            why = "Eclipsis" if eclipsis else "Maleficus Saturnus"
            return f"{why}: choose {counted(count, 'card')} to discard, in secret."
    return "Where does the next pawn go?"


def short_help(view: View) -> Iterator[RenderableType]:
    """What is possible now, and the commands: it fits a small screen."""
    refused = {offer.kind: offer for offer in view.offers if isinstance(offer, Refusal)}
    yield Text("Pick a number from the list (Enter shows it again), or write:")
    yield _actions([kind for kind in KINDS.values() if kind not in refused])
    for kind, refusal in refused.items():
        if refusal.code != WRONG_MOMENT[kind]:
            yield Text(f"Not now: {kind}. {_why_not(refusal)}", style="dim")
    yield Text("Signs have three letters, planets two; whole names do too: observe leo.")
    yield Text(f"Commands: {', '.join(COMMANDS)}. Explained by: help all.")


def full_help(view: View) -> Iterator[RenderableType]:
    """Every action, every command."""
    yield _actions(KINDS.values())
    yield ""
    for offer in view.offers:
        if isinstance(offer, Refusal):
            yield Text(f"Not now: {kind_of(offer)}. {_why_not(offer)}", style="dim")
    yield ""
    yield pairs(COMMANDS)


def _actions(kinds: Iterable[str]) -> Table:
    return pairs(dict(EXAMPLES[kind] for kind in kinds))


def rules_table() -> Table:
    return pairs(RULES)


def bonus_table() -> Table:
    """Every bonus card with its effect, and how many there are."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True, style="bold")
    table.add_column(justify="right")
    table.add_column()
    for card in Bonus:
        stronger = words.stronger(card)
        effect = f"{words.BONUS_EFFECTS[card]}{f'; {stronger}' if stronger else ''}"
        table.add_row(card.value, f"x{LISTS.bonuses.count(card)}", effect)
    return table


def _why_not(refusal: Refusal) -> str:
    return sentence_for(refusal.code, refusal.facts)
