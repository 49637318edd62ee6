"""Research: read the clue of one of the six topics (rules 3).

Nobody may research in two of his own turns running; others' turns between do not matter.
Researching a topic again is lawful: it only spends time.
"""

from __future__ import annotations

import msgspec

from ecliptic.core.errors import IllegalAction, shorten
from ecliptic.core.game import Seat
from ecliptic.planetx.actions import Research
from ecliptic.planetx.board import Board
from ecliptic.planetx.clues import Clue
from ecliptic.planetx.events import Researched
from ecliptic.planetx.modes import RESEARCH_COST, TOPICS


class ResearchOffer(msgspec.Struct, frozen=True, gc=False, tag="research"):
    topics: tuple[str, ...]
    cost: int


def require_not_twice_running(last_was_research: bool) -> None:
    if last_was_research:
        raise IllegalAction("planetx-research-twice-running")


def require_topic(topic: str) -> None:
    if len(topic) != 1 or topic not in TOPICS:
        raise IllegalAction("planetx-no-such-topic", topic=shorten(topic))


def check_research(board: Board, seat: Seat, action: Research) -> None:
    require_not_twice_running(board.last_was_research[seat])
    require_topic(action.topic)


def research_offer(last_was_research: bool) -> ResearchOffer:
    require_not_twice_running(last_was_research)
    return ResearchOffer(tuple(TOPICS), RESEARCH_COST)


def researches(offer: ResearchOffer) -> list[Research]:
    return [Research(topic) for topic in offer.topics]


def do_research(topics: tuple[Clue, ...], seat: Seat, action: Research) -> Researched:
    return Researched(seat, action.topic, RESEARCH_COST, topics[TOPICS.index(action.topic)])
