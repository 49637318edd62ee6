"""A handful of skies made by hand, so that tables can be dealt without a generator.

Each is written as a player would note it: the system, six research clues A-F, the conferences X,
and the starting facts of each season in their three groups of four (rules 8). `5-A` says that
sector 5 is not an asteroid.
"""

from __future__ import annotations

from functools import lru_cache

from ecliptic.planetx.clues import parse_clue
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.notation import parse_fact
from ecliptic.planetx.setup import Season, Setup, check_setup
from ecliptic.planetx.system import parse_system

_SKIES = {
    Mode.STANDARD: (
        """
        AACAAXEGGECD
        A every D adjacent A
        B some C opposite G
        C every G within 4 D
        D all G band 5
        E every D within 2 C
        F some A opposite G
        X no X within 2 D
        spring 2-D 7-A 5-G 3-A | 9-A 8-D 1-G 10-A | 2-C 8-A 1-D 4-G
        summer 11-A 7-G 2-G 5-D | 1-G 12-A 6-D 4-G | 2-C 7-A 8-D 12-G
        autumn 5-D 11-A 7-A 2-G | 6-G 1-G 10-D 4-D | 5-C 9-A 2-D 11-G
        winter 7-G 2-G 11-D 5-D | 6-A 1-D 8-D 10-G | 5-C 11-A 2-D 12-G
        """,
        """
        GECXCAAGEAAD
        A no C opposite G
        B every G within 2 A
        C all C band 3
        D some D opposite A
        E no G opposite D
        F no D adjacent C
        X no X opposite G
        spring 7-G 11-D 2-D 5-D | 4-A 10-D 1-A 6-D | 7-C 5-A 3-D 4-G
        summer 7-D 11-G 5-G 3-G | 6-G 1-A 8-A 12-A | 7-C 9-A 11-D 10-G
        autumn 11-G 2-A 5-G 3-G | 6-G 8-A 9-A 12-G | 11-C 5-A 10-D 2-G
        winter 3-D 5-G 11-D 2-G | 4-G 9-D 1-D 10-G | 2-C 9-A 5-D 12-G
        """,
        """
        AGEDEGCXAACA
        A some A opposite D
        B every A within 2 C
        C all C band 5
        D every G within 3 D
        E no G within 3 G
        F no D adjacent C
        X no X adjacent E
        spring 5-G 2-D 11-G 7-G | 10-G 6-A 12-G 4-A | 5-C 7-A 6-D 1-G
        summer 7-G 11-D 3-G 5-A | 1-D 10-D 4-G 8-G | 3-C 8-A 12-D 1-G
        autumn 11-G 2-A 5-G 7-G | 12-G 6-D 1-D 9-D | 3-C 3-A 8-D 4-G
        winter 3-A 2-A 7-G 11-D | 1-D 12-D 4-A 8-D | 2-C 8-A 6-D 1-G
        """,
        """
        AACXCEGDEGAA
        A all G band 5
        B every G within 3 D
        C every A within 4 G
        D no G adjacent C
        E every C within 3 A
        F all A band 4
        X every X within 2 A
        spring 5-D 11-G 7-A 3-A | 12-G 10-D 4-A 1-G | 7-C 10-A 1-D 9-G
        summer 11-D 7-D 5-D 2-D | 4-A 1-D 9-A 6-G | 7-C 8-A 4-D 1-G
        autumn 11-D 3-G 5-G 2-D | 6-D 10-A 8-G 4-D | 7-C 7-A 9-D 4-G
        winter 11-G 3-G 7-D 5-G | 6-A 10-D 1-D 4-D | 7-C 9-A 12-D 9-G
        """,
        """
        EDCGEAAXAACG
        A no C within 3 C
        B every C within 2 G
        C every A within 4 G
        D every G within 2 D
        E every D within 2 C
        F no D opposite A
        X every X within 3 A
        spring 11-A 7-D 2-A 5-D | 4-A 10-D 6-G 12-A | 5-C 1-A 6-D 7-G
        summer 3-A 11-G 2-A 7-D | 9-D 4-D 8-D 12-D | 2-C 8-A 6-D 8-G
        autumn 3-A 7-D 11-G 2-G | 9-D 6-G 10-D 1-D | 7-C 5-A 11-D 10-G
        winter 5-D 2-A 3-G 11-A | 10-D 12-D 9-D 1-A | 2-C 4-A 7-D 2-G
        """,
    ),
    Mode.EXPERT: (
        """
        GECEGXCDAADDDEEEAA
        A every C within 3 G
        B some A adjacent G
        C all C band 6
        D some D opposite A
        E every A within 4 C
        F all G band 6
        X every X within 2 D
        X no X within 2 A
        spring 7-G 11-A 17-G 13-G | 1-A 9-G 12-A 8-A | 11-C 2-A 6-D 3-G
        summer 11-G 13-A 7-G 17-G | 18-G 12-G 1-D 8-G | 2-C 7-A 2-D 2-G
        autumn 2-G 17-D 3-G 13-G | 12-G 15-A 18-G 6-D | 5-C 5-A 10-D 11-G
        winter 11-A 3-A 5-D 13-G | 18-G 10-G 16-A 15-G | 11-C 8-A 18-D 12-G
        """,
        """
        ECAAEXEDDDGEDEAACG
        A no A opposite G
        B no A adjacent D
        C some C adjacent A
        D no C within 2 C
        E some D opposite G
        F some D opposite C
        X every X within 5 C
        X every X within 2 D
        spring 7-G 13-A 5-G 11-D | 1-G 6-D 4-G 18-A | 11-C 11-A 14-D 10-G
        summer 13-A 3-D 11-D 7-G | 15-G 1-D 9-G 12-D | 13-C 11-A 15-D 12-G
        autumn 13-G 17-G 5-A 11-A | 10-A 8-A 16-G 15-D | 7-C 14-A 2-D 15-G
        winter 2-G 11-D 17-A 3-G | 6-A 9-A 8-A 18-D | 3-C 7-A 2-D 17-G
        """,
        """
        EGAACECEGDAADDDEXE
        A 3 D consecutive
        B no G within 5 G
        C every D within 4 A
        D every G within 3 A
        E every G within 4 C
        F no D opposite G
        X no X within 3 A
        X no X within 2 C
        spring 13-G 3-G 5-D 7-A | 18-D 9-A 12-G 6-G | 2-C 14-A 6-D 4-G
        summer 3-G 13-G 17-G 5-A | 16-A 10-G 8-D 15-G | 2-C 14-A 6-D 4-G
        autumn 2-A 7-G 3-D 5-D | 8-A 9-D 16-D 4-G | 13-C 5-A 11-D 14-G
        winter 3-D 13-A 7-D 17-G | 15-A 8-D 14-A 10-G | 3-C 6-A 2-D 6-G
        """,
        """
        AACDDDCEDEGXAAEEEG
        A no A adjacent D
        B every C adjacent D
        C no G within 4 G
        D some G opposite D
        E all C band 5
        F some G adjacent A
        X every X within 5 D
        X every X within 2 G
        spring 13-D 2-G 11-D 7-A | 14-G 8-D 4-A 1-D | 13-C 9-A 10-D 12-G
        summer 2-G 13-G 3-G 5-A | 14-D 6-G 10-D 18-D | 13-C 16-A 16-D 8-G
        autumn 13-G 11-A 2-G 7-A | 9-A 8-D 10-G 12-D | 5-C 17-A 14-D 4-G
        winter 17-G 7-G 2-D 5-G | 9-G 15-A 10-G 14-G | 5-C 11-A 10-D 16-G
        """,
    ),
}


@lru_cache
def handmade_setups(mode: Mode) -> tuple[Setup, ...]:
    """The hand-made skies of a mode, checked like any other setup."""
    return tuple(_read(mode, text) for text in _SKIES[mode])


def _read(mode: Mode, text: str) -> Setup:
    system, *lines = (line.strip() for line in text.strip().splitlines())
    noted = [line.split(" ", 1) for line in lines]
    setup = Setup(
        mode=mode,
        system=parse_system(system),
        topics=tuple(parse_clue(clue) for label, clue in noted if label in TOPICS),
        conferences=tuple(parse_clue(clue) for label, clue in noted if label == "X"),
        facts={
            Season(label): tuple(parse_fact(fact) for fact in facts.replace(" | ", " ").split())
            for label, facts in noted
            if label in list(Season)
        },
    )
    check_setup(setup)
    return setup
