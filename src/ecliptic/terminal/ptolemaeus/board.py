"""The table of Ptolemaeus as one person sees it: wheel, areas, cards.

The wheel has everybody's pawns in its boxes and the round in its middle. Colours only repeat what
is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecliptic.core.game import Seat
from ecliptic.english.ptolemaeus import words
from ecliptic.english.words import counted
from ecliptic.ptolemaeus.board import LAPS, Board, reserve
from ecliptic.ptolemaeus.bonus import units_of
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.planets import comet_steps, moved
from ecliptic.ptolemaeus.score import OBJECTIVE_POINTS, PLANET_POINTS, TOKENS_PER_POINT, score_of
from ecliptic.ptolemaeus.views import View
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, ELEMENTS, SIGN_NAMES, SIGNS, element, onward
from ecliptic.terminal.face import Look
from ecliptic.terminal.ptolemaeus.wheel import ELEMENT_STYLES, wheel
from ecliptic.terminal.seats import Chair


def board_picture(look: Look) -> Iterator[RenderableType]:
    """Everything that lies open, and the viewer's own cards."""
    board: Board = look.view.board
    yield ""
    yield wheel(
        board.planets,
        board.comet,
        notes={sign: list(_pawns(board, sign, look.chairs)) for sign in ALL_SIGNS},
        tokens=[sign for sign in ALL_SIGNS if board.asteroids[sign]],
        centre=list(_centre(board, look.chairs)),
        width=look.width,
    )
    yield areas(look.view, look.chairs)
    yield _line("Face up", _by_colour(sorted(board.display)) or Text("nothing"))
    yield _line("Decks", _decks(board))
    yield from own_cards(look.view)
    if look.view.desk is not None and look.view.viewer is not None:
        yield _line("Your objective", _objective(board, look.view.desk, look.view.viewer))


def _pawns(board: Board, sign: int, chairs: Sequence[Chair]) -> Iterator[Text]:
    """`Ada:2 Rul:1`."""
    here = [
        Text(f"{chair.tag}:{board.pawns[seat][sign]}", style=f"bold {chair.colour}")
        for seat, chair in enumerate(chairs)
        if board.pawns[seat][sign]
    ]
    if here:
        yield Text(" ").join(here)


def _centre(board: Board, chairs: Sequence[Chair]) -> Iterator[RenderableType]:
    """Round, turn, Astrolabe, and what the end of the round will bring."""
    yield Text(f"Round {board.round}, turn {board.lap} of {LAPS}", style="bold")
    yield Text(f"Astrolabe: {chairs[board.astrolabe].name}")
    steps_left = counted(SIGNS - board.comet_steps, "step")
    if board.event is None:
        yield Text(f"Comet: {steps_left} to its start")
        return
    ahead = Table.grid(padding=(0, 1, 0, 0))
    later = moved(board.planets, board.event)
    for planet in board.event:
        ahead.add_row(words.planet(planet), _way(board.planets[planet], later[planet]))
    steps = comet_steps(later, board.comet)
    ahead.add_row(Text("comet", style="cyan"), _way(board.comet, onward(board.comet, steps)))
    yield Text("When the round ends:")
    yield ahead
    yield Text(f"Comet: {steps_left} to its start, next {steps}")


def _way(here: int, there: int) -> str:
    return f"{SIGN_NAMES[here][:3]} > {SIGN_NAMES[there]}"


def areas(view: View, chairs: Sequence[Chair]) -> Table:
    """What lies before each player. What an opponent may hide makes his points a lower bound."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("player", no_wrap=True)
    for title in ("points", "cards", "bonus", "tokens", "reserve", "on signs"):
        table.add_column(title, justify="right", overflow="fold")
    table.add_column("studied", overflow="fold")
    board = view.board
    for seat, chair in enumerate(chairs):
        table.add_row(
            Text(chair.name, style=f"bold {chair.colour}"),
            _points(view, seat),
            str(board.hand_sizes[seat]),
            str(board.bonus_sizes[seat]),
            str(board.tokens[seat]),
            str(reserve(board, seat)),
            str(sum(board.pawns[seat])),
            " ".join(words.planet(planet) for planet in board.studied[seat]) or "-",
        )
    return table


def _points(view: View, seat: Seat) -> str:
    """Own points in full; of others those that can be seen."""
    board = view.board
    if view.desk is not None and seat == view.viewer:
        return str(score_of(board, view.desk, seat).total)
    seen = PLANET_POINTS[len(board.studied[seat])] + board.tokens[seat] // TOKENS_PER_POINT
    return f"{seen}+"


def _decks(board: Board) -> Text:
    decks = f"{board.deck} in the deck, {sum(board.discards)} discarded"
    bonuses, events = counted(board.bonus_deck, "bonus card"), counted(board.event_deck, "event")
    return Text(f"{decks}; {bonuses}, {events}")


def own_cards(view: View) -> Iterator[RenderableType]:
    """The viewer's hand and bonus cards: all that is needed within a turn."""
    if view.desk is not None and view.viewer is not None:
        yield _line(f"Your hand ({sum(view.desk.hand)})", hand_text(view.desk.hand))
        yield from _bonuses(view.board, view.desk, view.viewer)


def _line(title: str, text: Text) -> Text:
    return Text(f"{title}: ", style="bold").append_text(_plain(text))


def _plain(text: Text) -> Text:
    return Text("", style="not bold").append_text(text)


def hand_text(hand: Sequence[int]) -> Text:
    """`Ignis: 2 Aries, Leo; Aqua: Pisces; joker`."""
    cards = [card for card, count in enumerate(hand) for _ in range(count)]
    return _by_colour(cards) or Text("no cards")


def _by_colour(cards: Sequence[int]) -> Text:
    parts = []
    for colour, name in enumerate(ELEMENTS):
        own = [card for card in cards if card != JOKER and element(card) == colour]
        if own:
            style = f"not bold {ELEMENT_STYLES[colour]}"
            parts.append(Text(f"{name} {_counted_cards(own)}", style=style))
    jokers = sum(card == JOKER for card in cards)
    if jokers:
        parts.append(Text(counted(jokers, "joker"), style="not bold"))
    return Text("; ").join(parts)


def _counted_cards(cards: Sequence[int]) -> str:
    """`2 Aries, Leo`."""
    counts = {card: cards.count(card) for card in cards}
    return ", ".join(
        words.card(card) if count == 1 else f"{count} {words.card(card)}"
        for card, count in counts.items()
    )


def _bonuses(board: Board, desk: Desk, seat: Seat) -> Iterator[Text]:
    for card in sorted(set(desk.bonuses)):
        many = desk.bonuses.count(card)
        times = " (you have two)" if many == 2 else f" (you have {many})" if many > 2 else ""
        twice = " Works twice." if units_of(board, seat, card) > 1 else ""
        effect = f"{words.BONUS_EFFECTS[card]}{times}.{twice}"
        yield _line(f"Bonus card {words.bonus(card)}", Text(effect))


def _objective(board: Board, desk: Desk, seat: Seat) -> Text:
    done = sum(planet in board.studied[seat] for planet in desk.objective)
    two, three = OBJECTIVE_POINTS[2], OBJECTIVE_POINTS[3]
    worth = f"two {two} point, all {three}"
    return Text(f"{words.planet_list(desk.objective)} ({done} studied; {worth})")
