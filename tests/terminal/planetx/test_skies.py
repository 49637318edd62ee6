"""Skies and codes on the command line: exactly what the companion app may say."""

from __future__ import annotations

import json

import pytest

from ecliptic.english.planetx import words
from ecliptic.planetx.clues import clue_text
from ecliptic.planetx.codes import mode_of, parse_code
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import PLANET_X
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.setup import LEVELS, Season
from ecliptic.planetx.system import content, system_text, where
from tests.terminal.console import Terminal

CODES = {Mode.STANDARD: "B4K7", Mode.EXPERT: "Z4K7"}
ONLY_HERE = "works in Ecliptic only, not in the official app"


@pytest.mark.parametrize(("mode", "count"), [("standard", 4446), ("expert", 1138272)])
def test_systems_counts_and_shows_where_planet_x_is(
    mode: str, count: int, terminal: Terminal
) -> None:
    assert terminal.run(f"planetx systems --mode {mode} --count").out.strip() == str(count)
    report = json.loads(terminal.run(f"planetx systems --mode {mode} --json").out)
    assert (report["mode"], report["systems"], sum(report["planet_x"])) == (mode, count, count)
    lines = terminal.run(f"planetx systems --mode {mode}").out.splitlines()
    assert f"{count:,}" in lines[0]
    shown = [int(line.split()[1].replace(",", "")) for line in lines[1:]]
    assert shown == report["planet_x"]


@pytest.mark.parametrize("mode", list(Mode))
def test_new_gives_a_code_of_the_mode_and_says_where_it_works(
    mode: Mode, terminal: Terminal
) -> None:
    code, note = terminal.run(f"planetx new --mode {mode.value}").out.splitlines()
    assert parse_code(code) == code
    assert mode_of(code) is mode
    assert ONLY_HERE in note
    report = json.loads(terminal.run(f"planetx new --mode {mode.value} --json").out)
    assert mode_of(report["code"]) is mode


@pytest.mark.parametrize("mode", list(Mode))
def test_show_gives_titles_and_nothing_that_is_hidden(mode: Mode, terminal: Terminal) -> None:
    code = CODES[mode]
    setup = game_of(code)
    for out in (
        terminal.run(f"planetx show {code.lower()}").out,
        terminal.run(f"planetx show {code} --json").out,
    ):
        assert code in out
        assert system_text(setup.system) not in out
        for clue in (*setup.topics, *setup.conferences):
            assert words.clue(clue) not in out
            assert clue_text(clue) not in out
    assert ONLY_HERE in terminal.run(f"planetx show {code}").out


@pytest.mark.parametrize("mode", list(Mode))
def test_show_is_made_of_the_code_the_mode_and_the_titles(mode: Mode, terminal: Terminal) -> None:
    shown = json.loads(terminal.run(f"planetx show {CODES[mode]} --json").out)
    assert set(shown) == {"code", "mode", "works_in", "titles"}


def test_show_gives_a_seasons_facts_by_level(terminal: Terminal) -> None:
    code = CODES[Mode.STANDARD]
    for season in Season:
        for level, count in LEVELS.items():
            options = f"--season {season.value} --level {level}"
            out = terminal.run(f"planetx show {code} {options}").out
            facts = game_of(code).facts[season][:count]
            assert [f"  {words.fact(fact)}" for fact in facts] == [
                line for line in out.splitlines() if " is not " in line
            ]
            report = json.loads(terminal.run(f"planetx show {code} {options} --json").out)
            assert len(report["facts"]) == count


@pytest.mark.parametrize("mode", list(Mode))
def test_reveal_shows_everything(mode: Mode, terminal: Terminal) -> None:
    code = CODES[mode]
    setup = game_of(code)
    report = json.loads(terminal.run(f"planetx show {code} --reveal --json").out)
    assert report["system"] == system_text(setup.system)
    assert [report["clues"][topic] for topic in TOPICS] == list(map(clue_text, setup.topics))
    out = terminal.run(f"planetx show {code} --reveal").out
    assert all(words.clue(clue) in out for clue in (*setup.topics, *setup.conferences))


@pytest.mark.parametrize("mode", list(Mode))
def test_ask_answers_each_question(mode: Mode, terminal: Terminal) -> None:
    code = CODES[mode]
    setup = game_of(code)
    (x,) = where(setup.system, PLANET_X)
    before, after = (content(setup.system, one) for one in neighbours(x, len(setup.system)))
    held = content(setup.system, 1)

    def answer(question: str) -> object:
        return json.loads(terminal.run(f"planetx ask {code} {question} --json").out)["answer"]

    asteroids = sum(one.value == "A" for one in setup.system[:6])
    assert answer("survey a 1-6") == asteroids
    assert answer(f"target {x}") == "E/X"
    assert answer("research B") == clue_text(setup.topics[1])
    assert answer("conference X1") == answer("conference 1") == clue_text(setup.conferences[0])
    assert answer("review 1 A") is (held.value == "A")
    assert answer(f"locate {x} {before.value} {after.value}") is True
    assert answer(f"locate {x} E E") is (before.value == after.value == "E")
    assert answer("facts winter experienced") == [
        f"{fact.sector}-{fact.thing.value}" for fact in setup.facts[Season.WINTER][:4]
    ]
    assert answer("reveal") == system_text(setup.system)
    report = json.loads(terminal.run(f"planetx show {code} --json").out)
    assert answer("titles") == report["titles"]
    said = terminal.run(f"planetx ask {code} survey A 1-6").out
    assert said == f"Asteroids in sectors 1-6: {asteroids}.\n"


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("show B4", "'B4' is not a game code"),
        ("show S4K7", "'S' cannot be sign 1 of a game code"),
        ("show B4K7 --season spring", "need both --season and --level"),
        ("show B4K7 --season monsoon --level youth", "is not a season"),
        ("show B4K7 --season spring --level expert", "no such level"),
        ("ask B4K7 survey X 1-2", "cannot look for Planet X"),
        ("ask B4K7 survey C 1-2", "must begin and end"),
        ("ask B4K7 survey A 1-9", "the visible sky has only 6"),
        ("ask B4K7 target 13", "no sector 13"),
        ("ask B4K7 research G", "topic"),
        ("ask B4K7 conference 2", "no conference 2"),
        ("ask B4K7 review 5 E", "theor"),
        ("ask B4K7 locate 6 D E", "dwarf planet"),
        ("ask B4K7 locate 6 C", "is not a question"),
        ("ask B4K7 fly", "is not a question"),
        ("ask B4K7 facts \u017fpring youth", "is not a question"),
        ("ask B4K7", "Missing"),
        ("systems --mode easy", "easy"),
    ],
)
def test_bad_questions_get_one_clear_line(question: str, says: str, terminal: Terminal) -> None:
    ran = terminal.run(f"planetx {question}")
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert says in ran.err


def test_a_code_can_be_played_and_its_record_verified(terminal: Terminal) -> None:
    played = terminal.run("play planetx --code z4k7 --seats pencil,random --seed 3 --save g.txt")
    assert played.code == 0
    assert "Z4K7" in played.out
    assert ONLY_HERE in " ".join(played.out.split())
    assert terminal.run("verify g.txt").code == 0
    assert terminal.run("play planetx --code z4k7 --mode standard").code == 2
