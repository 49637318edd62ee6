"""What seats of Ptolemaeus may ask: what not to forget, and what the strongest opponent would do.

Advice thinks as that opponent does in this seat's stead, with its usual budget and lots that follow
from the question's name alone: it is the same however often it is asked.
"""

from __future__ import annotations

from ecliptic.bots.ptolemaeus.levels import ADVISER
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.log import SeatStream
from ecliptic.ptolemaeus.decisions import to_act
from ecliptic.ptolemaeus.reasons import reasons_for
from ecliptic.ptolemaeus.reminders import reminders_of
from ecliptic.ptolemaeus.views import View
from ecliptic.server.help.askable import Askable, Question
from ecliptic.wire.help import HelpWanted
from ecliptic.wire.reminders import ActionAdvised, ActionsShown, RemindersShown

BEST = 3
"""So many actions are told."""
_DECIMALS = 2


def reminders(stream: SeatStream, _: HelpWanted) -> RemindersShown:
    found = reminders_of(stream.view)
    return RemindersShown(
        heard=len(stream.told),
        affordable=found.affordable,
        completing=found.completing,
        sweep=found.sweep,
        lacking=found.lacking,
    )


def actions(stream: SeatStream, _: HelpWanted) -> ActionsShown:
    view: View = stream.view
    asked = next((one for one in to_act(view.board) if one.seat == view.viewer), None)
    if asked is None:
        return ActionsShown(len(stream.told), ())
    bot, budget = ADVISER
    weighed = bot.weighed(view, budget, advice_lots(asked.name))[:BEST]
    most = weighed[0].worth
    return ActionsShown(
        heard=len(stream.told),
        actions=tuple(
            ActionAdvised(
                action=one.action,
                behind=max(0.0, round(most - one.worth, _DECIMALS)),
                reasons=reasons_for(view, one.action),
            )
            for one in weighed
        ),
    )


def advice_lots(decision: str) -> Chance:
    return Chance(seed_from_text(f"advice {decision}"))


ASKABLE: Askable = {
    "reminders": Question("reminders", HelpWanted, reminders),
    "actions": Question("advice", HelpWanted, actions),
}
