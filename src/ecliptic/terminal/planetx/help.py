"""What may be done now, how it is written, and why the rest may not: a view's offers in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecliptic.core.game import Refusal
from ecliptic.english.planetx import words
from ecliptic.english.sentences import sentence_for
from ecliptic.english.words import counted
from ecliptic.planetx.board import Choosing, LastChances, Placing
from ecliptic.planetx.last_chance import PassOffer, theories_allowed
from ecliptic.planetx.locate import LocateOffer
from ecliptic.planetx.offers import WRONG_MOMENT, Offer
from ecliptic.planetx.research import ResearchOffer
from ecliptic.planetx.survey import SurveyOffer
from ecliptic.planetx.target import TargetOffer
from ecliptic.planetx.theories import ChooseOffer, PlaceOffer, WithdrawOffer
from ecliptic.planetx.views import View
from ecliptic.terminal.help import HELP, LEAVING, pairs

EXAMPLES = {
    "survey": "S A 3-7",
    "target": "T 8",
    "research": "R B",
    "locate": "L 6 C E",
    "choose": "C A  or  C -",
    "place": "P A 5",
    "withdraw": "W A",
    "pass": "pass",
}
"""How each kind of action is written."""

COMMANDS = {
    **HELP,
    "board": "the board and your note sheet",
    "notes": "everything the game has told you",
    "log": "all turns so far",
    "topics": "what topics and conferences are about",
    "rules": "the game in a few lines",
    "x 5 A": "your own note: no asteroid in 5 (o 5 A: an asteroid; erase 5: no note)",
    **LEAVING,
    "save FILE": "write the game to FILE and everybody's own notes to FILE.notes, and go on",
}

HELP_IS_WORTH = {
    "planetx-unknown-action": "type help for those there are",
    "planetx-notation-action": "type help to see how actions are written",
}
"""Errors about which help says more."""

RULES = {
    "Aim": "Find Planet X. The right edge of the board says how many of each object there are.",
    "Survey": "How many of an object are in a run of the visible sky. 1-3 sectors cost 4 time, 4-6"
    " cost 3, 7-9 cost 2. Planet X appears empty: a survey for E counts it too.",
    "Target": "What one visible sector shows; time 4, twice a game.",
    "Research": "The clue of a topic; time 1, never on two of your turns in a row.",
    "Locate": "Planet X's sector and both neighbours; time 5. The first right one ends the turns.",
    "Time": "The player furthest back acts, and the arrow follows the last pawn. When it leaves a T"
    " everybody may submit theories, when it leaves an X1 or X2 everybody hears a clue about"
    " Planet X.",
    "Theories": "Reviewed two phases after their own; a wrong one costs 1 time.",
    "Always": "Comets can only be in sectors marked c. Every asteroid is next to another, every gas"
    " cloud next to a truly empty sector, no dwarf planet next to Planet X. Expert: the four dwarf"
    " planets span a band of exactly six sectors, with one at each end.",
    "Points": "First on a sector 1; asteroid 2, comet 3, gas cloud 4, dwarf planet 4 (expert 2);"
    " Planet X 10, or 2 for each sector behind the finder in a last chance.",
}
"""The game in a few lines."""


def question(view: View) -> str:
    """What the seat is asked now, in one line."""
    stage, rules = view.board.stage, view.board.mode.rules
    if isinstance(stage, Choosing):
        many = "one theory" if rules.theories_per_phase == 1 else "up to two theories"
        return f"Theory phase {view.board.phases}: choose {many} in secret (C A), or none (C -)."
    if isinstance(stage, Placing) and view.desk is not None:
        return f"Place face down, in a sector (P A 5): {words.theories(view.desk.chosen)}."
    if isinstance(stage, LastChances):
        lag = stage.queue[0][1]
        left = theories_allowed(lag) - stage.placed
        theories = "a theory" if left == 1 else "up to two theories"
        if stage.placed:
            return "Your last chance: submit one more theory (P A 5), or pass."
        return (
            f"Your last chance, {counted(lag, 'sector')} behind: locate Planet X (L 6 C E),"
            f" or submit {theories} (P A 5), or pass."
        )
    return "Your turn: survey (S A 3-7), target (T 8), research (R B) or locate (L 6 C E)."


def short_help(view: View) -> Iterator[RenderableType]:
    """What is possible now in full, the rest in a few lines: it fits a small screen."""
    offers = dict(zip(EXAMPLES, view.offers, strict=True))
    refused = {kind: offer for kind, offer in offers.items() if isinstance(offer, Refusal)}
    yield _actions({kind: offer for kind, offer in offers.items() if kind not in refused})
    later = [kind for kind, one in refused.items() if one.code == WRONG_MOMENT[kind]]
    for kind, refusal in refused.items():
        if kind not in later:
            yield Text(f"Not now: {kind}. {_why_not(refusal)}", style="dim")
    if later:
        yield Text(f"At other moments: {', '.join(later)} (help all says when).", style="dim")
    yield Text(f"Commands: {', '.join(COMMANDS)}. Explained by: help all.")


def full_help(view: View) -> Iterator[RenderableType]:
    """Every action, every command."""
    yield _actions(dict(zip(EXAMPLES, view.offers, strict=True)))
    yield ""
    yield pairs(COMMANDS)


def rules_table() -> Table:
    return pairs(RULES)


def _actions(offers: Mapping[str, Offer | Refusal]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for kind, offer in offers.items():
        style = "dim" if isinstance(offer, Refusal) else ""
        written = Text(EXAMPLES[kind], style=style or "bold")
        said = offered(offer, last_chance=isinstance(offers.get("pass"), PassOffer))
        table.add_row(Text(kind, style=style), written, Text(said, style=style))
    return table


def offered(offer: Offer | Refusal, *, last_chance: bool) -> str:
    """One kind of action: its choices and cost, or why there are none."""
    match offer:
        case Refusal():
            return f"Not now. {_why_not(offer)}"
        case SurveyOffer(things, sky, ends, costs):
            letters = ", ".join(thing.value for thing in things)
            comets = words.runs(ends) or "none in sight"
            return (
                f"Objects {letters}; any run inside {sky[0]}-{sky[-1]}"
                f" (comets begin and end on {comets}); time {_costs(costs)}."
            )
        case TargetOffer(sectors, left, cost):
            return f"Sectors {sectors[0]}-{sectors[-1]}; {left} left; time {cost}."
        case ResearchOffer(topics, cost):
            return f"Topics {topics[0]}-{topics[-1]}; time {cost}."
        case LocateOffer(beside, cost, points):
            return (
                f"Any sector 1-{len(beside)}, then the object before and after it"
                f" (C, A, G or E); {f'time {cost}' if cost else 'no time'}; {points} points."
            )
        case ChooseOffer(supply, most):
            tokens = ", ".join(f"{thing.value} x{count}" for thing, count in supply if count)
            return f"Up to {most} of: {tokens or 'nothing left'}."
        case PlaceOffer(sectors, most):
            places = (f"{thing.value} in {words.runs(where)}" for thing, where in sectors)
            # Chosen theories all have to be placed; only in a last chance one may stop before.
            many = f"Up to {most}: " if last_chance else ""
            return f"{many}{'; '.join(places)}."
        case WithdrawOffer(things):
            return f"{', '.join(thing.value for thing in things)}: no sector is left."
        case PassOffer():
            return "Give up the rest of your last chance."


def _why_not(refusal: Refusal) -> str:
    return sentence_for(refusal.code, refusal.facts)


def _costs(costs: tuple[int, ...]) -> str:
    """`4 for 1-3, 3 for 4-6`."""
    steps = sorted(set(costs), reverse=True)
    lengths = ((cost, [n for n, other in enumerate(costs, 1) if other == cost]) for cost in steps)
    return ", ".join(f"{cost} for {each[0]}-{each[-1]} sectors" for cost, each in lengths)
