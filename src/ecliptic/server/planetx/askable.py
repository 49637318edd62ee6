"""What seats of Planet X may ask the solver, and at which level of help."""

from __future__ import annotations

from ecliptic.server.help.advice import Adviser
from ecliptic.server.help.askable import Askable, Question
from ecliptic.wire.help import ContradictionsWanted, HelpWanted, LikelyWanted, WhyWanted

ASKABLE: Askable = {
    "contradictions": Question(
        "contradictions",
        ContradictionsWanted,
        lambda stream, wanted: Adviser(stream).contradictions(wanted),
    ),
    "certain": Question(
        "certain", HelpWanted, lambda stream, wanted: Adviser(stream).certain(wanted)
    ),
    "why": Question("certain", WhyWanted, lambda stream, wanted: Adviser(stream).why(wanted)),
    "odds": Question("odds", LikelyWanted, lambda stream, wanted: Adviser(stream).odds(wanted)),
    "advice": Question(
        "advice", LikelyWanted, lambda stream, wanted: Adviser(stream).advice(wanted)
    ),
}
