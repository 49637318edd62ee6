"""A player's own notes of a game at a real table, as plain text (docs/deduction.md).

    expert                            the mode comes first
    facts 5-D 11-G 7-A 3-A            starting facts
    topic B A+D                       titles, if you like; conference 1 X+C
    S A 3-7 = 2                       own surveys, targets, research and locates, with the answer
    T 8 = E/X
    R B = some A adjacent D
    L 6 C E = wrong
    R = ?                             an own turn whose answer is not noted: S, T, R or L
    rival L 9 A E = wrong             a rival's turn of which you know the answer
    conference 1 = no X opposite C
    review 7 A+ C-                    peer review: an asteroid is right, a comet wrong
    theory 5 A                        an own theory; rival theory 5, or with what it says
    at 11                             where the Earth's arrow points now

Everything is written as in records; case and spare spaces do not matter, `#` begins a remark.
Nothing but the mode must be there. An error says which line it is about.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ecliptic.core.errors import BadNotation, EclipticError, IllegalAction, shorten
from ecliptic.core.notation import member
from ecliptic.deduction.facts import (
    ClueRead,
    Counted,
    Fact,
    Holds,
    Learned,
    LocatedRight,
    LocatedWrong,
    NotHere,
    OnLine,
    Seen,
    Titled,
    conference_label,
)
from ecliptic.deduction.titles import conference_titles, topic_titles
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.clues import (
    Clue,
    Title,
    parse_clue,
    parse_title,
    title_of,
    title_text,
)
from ecliptic.planetx.locate import check_named
from ecliptic.planetx.modes import TARGET_TOKENS, Mode
from ecliptic.planetx.notation import (
    number,
    parse_action,
    parse_fact,
)
from ecliptic.planetx.objects import (
    PLANET_X,
    THEORY_OBJECTS,
    TRULY_EMPTY,
    Object,
    Sighting,
    object_from_letter,
)
from ecliptic.planetx.offers import Offers, turn_offers
from ecliptic.planetx.research import require_topic
from ecliptic.planetx.ring import require_sector, run_length
from ecliptic.planetx.survey import check_ends

REMARK = "#"
NOT_NOTED = "?"
_BYTE_ORDER_MARK = "\ufeff"
"""Some editors begin every text file with it."""


class TheoryNoted(msgspec.Struct, frozen=True, gc=False):
    """A theory submitted in an earlier phase: an own one, or a rival's."""

    own: bool
    sector: int
    thing: Object | None
    """None if only the rival knows."""


class Notes(msgspec.Struct, frozen=True, gc=False):
    mode: Mode
    facts: tuple[Learned, ...] = ()
    arrow: int | None = None
    """The sector the Earth's arrow points at, if noted."""
    targets: int = 0
    """Target tokens used."""
    last_was_research: bool = False
    starting: tuple[int, ...] = ()
    """Lines with starting facts."""
    rivals: tuple[int, ...] = ()
    """Lines with rivals' turns."""
    theories: tuple[TheoryNoted, ...] = ()
    most_targets: int = TARGET_TOKENS

    @property
    def offers(self) -> Offers:
        """What may be asked now; nothing if the notes do not say where the arrow points."""
        if self.arrow is None:
            return ()
        left = max(0, TARGET_TOKENS - self.targets)
        return turn_offers(self.mode, self.arrow, left, self.last_was_research)


def parse_notes(text: str, most_targets: int = TARGET_TOKENS) -> Notes:
    """Read notes. A line that cannot be read, or cannot be, raises with its number. The companion
    lets people use more targets than they have tokens; what they saw is true all the same."""
    notes: Notes | None = None
    for line, written in enumerate(text.removeprefix(_BYTE_ORDER_MARK).splitlines(), start=1):
        words = written.partition(REMARK)[0].upper().replace("=", " = ").split()
        if words:
            try:
                if notes is None:
                    notes = Notes(_mode(words), most_targets=most_targets)
                else:
                    notes = _with_line(notes, words, line)
            except EclipticError as error:
                raise BadNotation(error.code, **{**error.facts, "line": line}) from error
    if notes is None:
        raise BadNotation("planetx-notes-empty")
    return notes


def _mode(words: list[str]) -> Mode:
    return member(Mode, " ".join(words).lower(), "planetx-notes-mode")


def _with_line(notes: Notes, words: list[str], line: int) -> Notes:
    match words:
        case ["FACTS", *facts] if facts:
            given = [_starting_fact(fact, notes.mode) for fact in facts]
            return _learned(replace(notes, starting=(*notes.starting, line)), line, *given)
        case ["TOPIC", topic, title]:
            require_topic(topic)
            return _learned(notes, line, _titled(notes, topic, title))
        case ["CONFERENCE", conference, title]:
            label = _conference(conference, notes.mode)
            return _learned(notes, line, _titled(notes, label, title))
        case ["CONFERENCE", conference, "=", *clue]:
            label = _conference(conference, notes.mode)
            return _learned(notes, line, _clue(notes, label, clue))
        case ["REVIEW", sector, *faces] if faces:
            where = _sector(sector, notes.mode)
            return _learned(notes, line, *(_reviewed(where, face) for face in faces))
        case ["AT", sector]:
            return replace(notes, arrow=_sector(sector, notes.mode))
        case ["THEORY", sector, thing]:
            return _submitted(notes, True, sector, thing)
        case ["RIVAL", "THEORY", sector]:
            return _submitted(notes, False, sector, None)
        case ["RIVAL", "THEORY", sector, thing]:
            return _submitted(notes, False, sector, thing)
        case [("S" | "T" | "R" | "L") as kind, "=", answer] if answer == NOT_NOTED:
            return _turn_taken(notes, target=kind == "T", research=kind == "R")
        case ["RIVAL", *asked, "=", answer] if asked:
            return _rivals_turn(notes, line, asked, [answer])
        case ["RIVAL", "R", topic, "=", *clue]:
            return _rivals_turn(notes, line, ["R", topic], clue)
        case [*asked, "=", answer] if asked:
            return _turn(notes, line, asked, [answer])
        case ["R", topic, "=", *clue]:
            return _turn(notes, line, ["R", topic], clue)
    raise BadNotation("planetx-notes-line-unknown", text=shorten(" ".join(words)))


def _learned(notes: Notes, line: int, *facts: Fact) -> Notes:
    return replace(notes, facts=(*notes.facts, *(Learned(fact, OnLine(line)) for fact in facts)))


def _turn(notes: Notes, line: int, asked: list[str], answer: list[str]) -> Notes:
    """An own action and its answer."""
    fact = _told(notes, asked, answer)
    target, research = isinstance(fact, Seen), isinstance(fact, ClueRead)
    return _turn_taken(_learned(notes, line, fact), target=target, research=research)


def _turn_taken(notes: Notes, *, target: bool, research: bool) -> Notes:
    """Tokens are used up, and research twice running is unlawful, whatever the answer was."""
    targets = notes.targets + target
    if targets > notes.most_targets:
        raise IllegalAction("planetx-target-none-left", tokens=notes.most_targets)
    return replace(notes, targets=targets, last_was_research=research)


def _rivals_turn(notes: Notes, line: int, asked: list[str], answer: list[str]) -> Notes:
    """It tells as much as an own one, but uses up nothing of one's own."""
    noted = replace(notes, rivals=(*notes.rivals, line))
    return _learned(noted, line, _told(notes, asked, answer))


def _told(notes: Notes, asked: list[str], answer: list[str]) -> Fact:
    """What an action's answer tells, whoever got it."""
    action = parse_action(" ".join(asked))
    told = " ".join(answer)
    match action:
        case Survey():
            return _counted(action, told, notes.mode)
        case Target(sector):
            require_sector(sector, notes.mode)
            return Seen(sector, _sighting(told))
        case Research(topic):
            require_topic(topic)
            return _clue(notes, topic, answer)
        case Locate():
            return _located(action, told, notes.mode)
    raise BadNotation("planetx-notes-line-unknown", text=shorten(" ".join(asked)))


def _submitted(notes: Notes, own: bool, sector: str, letter: str | None) -> Notes:
    thing = None if letter is None else object_from_letter(letter)
    if thing is not None and thing not in THEORY_OBJECTS:
        raise IllegalAction("planetx-choose-object", object=thing.value)
    noted = TheoryNoted(own, _sector(sector, notes.mode), thing)
    return replace(notes, theories=(*notes.theories, noted))


def _counted(survey: Survey, told: str, mode: Mode) -> Counted:
    check_ends(survey, mode)
    length = run_length(survey.first, survey.last, mode.rules.sectors)
    if length > mode.rules.visible:
        raise IllegalAction("planetx-companion-run", length=length, most=mode.rules.visible)
    count = number(told)
    if count > length:
        raise BadNotation("planetx-notes-count", count=count, length=length)
    return Counted(survey.thing, survey.first, survey.last, count)


def _sighting(told: str) -> Sighting:
    """A target cannot tell truly empty from Planet X, so a short `E` will do."""
    if told == TRULY_EMPTY.value:
        return Sighting.APPEARS_EMPTY
    return member(Sighting, told, "planetx-notes-sighting")


def _located(locate: Locate, told: str, mode: Mode) -> LocatedRight | LocatedWrong:
    check_named(locate, mode)
    named = locate.sector, locate.before, locate.after
    if told == "RIGHT":
        return LocatedRight(*named)
    if told == "WRONG":
        return LocatedWrong(*named)
    raise BadNotation("planetx-notes-located", text=shorten(told))


def _clue(notes: Notes, label: str, written: Iterable[str]) -> ClueRead:
    clue = _parse_clue(" ".join(written))
    _check_about(label, title_of(clue))
    for one in notes.facts:
        fact = one.fact
        if isinstance(fact, ClueRead) and fact.label == label and fact.clue != clue:
            raise BadNotation("planetx-notes-clue-twice", label=label)
        if isinstance(fact, Titled) and fact.label == label and fact.title != title_of(clue):
            raise BadNotation("planetx-notes-title", label=label, title=title_text(fact.title))
    return ClueRead(label, clue)


def _parse_clue(text: str) -> Clue:
    """Clue words are written small and letters of objects big, but people may write as they like.
    What a clue is about is never the empty sectors."""
    words = [word if len(word) == 1 else word.lower() for word in text.split()]
    clue = parse_clue(" ".join(words))
    if clue.subject is TRULY_EMPTY:
        raise BadNotation("planetx-notation-clue", text=shorten(text))
    return clue


def _titled(notes: Notes, label: str, written: str) -> Titled:
    """A title names its kinds in any order; truly empty sectors are never named in ours."""
    _check_about(label, parse_title(written))
    kinds = set(parse_title(written)) - {TRULY_EMPTY}
    known = conference_titles if label.startswith(PLANET_X.value) else topic_titles
    title = next((one for one in known(notes.mode) if set(one) == kinds), None)
    if title is None:
        raise BadNotation("planetx-notation-title", text=shorten(written))
    for one in notes.facts:
        fact = one.fact
        if isinstance(fact, ClueRead) and fact.label == label and title_of(fact.clue) != title:
            raise BadNotation("planetx-notes-title", label=label, title=title_text(title))
        if isinstance(fact, Titled) and fact.label == label and fact.title != title:
            raise BadNotation("planetx-notes-title-twice", label=label)
    return Titled(label, title)


def _check_about(label: str, title: Title) -> None:
    """Conferences, and only they, are about Planet X."""
    if (PLANET_X in title) != label.startswith(PLANET_X.value):
        raise BadNotation("planetx-clue-misplaced")


def _conference(text: str, mode: Mode) -> str:
    conferences = len(mode.rules.conference_icons)
    index = number(text.removeprefix(PLANET_X.value))
    if not 1 <= index <= conferences:
        raise IllegalAction("planetx-companion-conference", number=index, conferences=conferences)
    return conference_label(index)


def _starting_fact(text: str, mode: Mode) -> NotHere:
    fact = parse_fact(text)
    require_sector(fact.sector, mode)
    if fact.thing not in THEORY_OBJECTS:
        raise BadNotation("planetx-notes-fact", text=shorten(text))
    return NotHere(fact.sector, fact.thing)


def _reviewed(sector: int, face: str) -> Holds | NotHere:
    """`A+` is a right asteroid theory, `A-` a wrong one."""
    letter, sign = face[:-1], face[-1:]
    thing = object_from_letter(letter) if sign in ("+", "-") else None
    if thing not in THEORY_OBJECTS:
        raise BadNotation("planetx-notes-review", text=shorten(face))
    return Holds(sector, thing) if face.endswith("+") else NotHere(sector, thing)


def _sector(text: str, mode: Mode) -> int:
    sector = number(text)
    require_sector(sector, mode)
    return sector
