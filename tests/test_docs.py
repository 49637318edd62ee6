"""The documentation is tested: what exists is documented, and what is shown works."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from typer.main import get_command

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.cli import app
from ecliptic.english.ptolemaeus.words import BONUS_NAMES
from ecliptic.english.sentences import SENTENCES
from ecliptic.games import GAMES
from ecliptic.planetx.actions import KINDS
from ecliptic.planetx.clue_forms import conference_forms, research_forms
from ecliptic.planetx.clue_weights import form_of
from ecliptic.planetx.clues import Clue, parse_clue
from ecliptic.planetx.modes import Mode
from ecliptic.ptolemaeus.actions import KINDS as PTOLEMAEUS_KINDS
from ecliptic.ptolemaeus.bonus import COLOUR_OF
from ecliptic.ptolemaeus.cards import Bonus
from tests import costs
from tests.browser import screenshots

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCS = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md")}
IMAGES = ROOT / "docs" / "images"
LINK = re.compile(r"\]\(([^)#:]+)\)")


def snippets(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("code", SENTENCES)
def test_every_error_code_is_documented_with_its_sentence(code: str) -> None:
    assert f"| `{code}` | {SENTENCES[code]} |" in DOCS["errors.md"]


def test_errors_md_lists_no_code_that_is_gone() -> None:
    assert set(re.findall(r"^\| `([^`]+)` \|", DOCS["errors.md"], re.MULTILINE)) == set(SENTENCES)


@pytest.mark.parametrize("kind", KINDS.values())
def test_every_kind_of_action_is_documented(kind: str) -> None:
    actions = DOCS["notation.md"].split("## Actions")[1].split("## Clues")[0]
    assert {"withdraw": "take back"}.get(kind, kind) in actions


@pytest.mark.parametrize("kind", PTOLEMAEUS_KINDS.values())
def test_every_kind_of_action_of_ptolemaeus_is_documented(kind: str) -> None:
    actions = DOCS["notation.md"].split("### Actions of Ptolemaeus")[1].split("### Events")[0]
    kinds = [cell for line in actions.splitlines() for cell in line.split("|")[2:3]]
    assert kind in ", ".join(kinds).replace(" ", "").split(",")


@pytest.mark.parametrize("form", get_args(Clue))
def test_every_form_of_clue_is_in_the_notation(form: type[Clue]) -> None:
    clues = DOCS["notation.md"].split("## Clues")[1].split("## Events")[0]
    examples = [parse_clue(text) for text in re.findall(r"^\| `([^`]+)`", clues, re.MULTILINE)]
    assert any(isinstance(clue, form) for clue in examples), f"docs/notation.md: no {form.__name__}"


def test_skies_md_counts_every_form_of_clue() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "make_skies.py"))
    for mode in Mode:
        assert {form_of(clue) for clue in research_forms(mode)} <= {*made["RESEARCH"]}
        assert {form_of(clue) for clue in conference_forms(mode)} <= {*made["CONFERENCE"]}


@pytest.mark.parametrize("card", Bonus)
def test_every_bonus_card_has_its_name_in_the_notation(card: Bonus) -> None:
    assert f"`{card.value}`" in DOCS["notation.md"]


@pytest.mark.parametrize("card", [card for card in Bonus if card not in COLOUR_OF])
def test_every_bonus_card_has_its_line_in_the_rules(card: Bonus) -> None:
    assert f"| {BONUS_NAMES[card]} |" in DOCS["ptolemaeus-rules.md"]


def command_names() -> list[str]:
    names = []
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        inner = getattr(command, "commands", None)
        names += [name] if inner is None else [f"{name} {one}" for one in inner]
    return names


@pytest.mark.parametrize("command", command_names())
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"ecliptic {command}" in README


@pytest.mark.parametrize(
    ("title", "level"),
    [
        (title, level)
        for title, game in (("The Search for Planet X", "planetx"), ("Ptolemaeus", "ptolemaeus"))
        for level in LEVELS_OF[game]
    ],
)
def test_every_opponent_is_in_the_readme(title: str, level: str) -> None:
    row = next(line for line in README.splitlines() if line.startswith(f"| {title} |"))
    assert f"`{level}`" in row


@pytest.mark.parametrize("name", ["README.md", *(f"docs/{name}" for name in DOCS)])
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def pictures_shown() -> set[Path]:
    """What the pages show, as the readers' programs find it: beside the page, unless elsewhere."""
    pages = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"))
    found = re.compile(r"!\[[^]]*\]\(([^)]+)\)")
    return {
        page.parent / name
        for page in pages
        for name in found.findall(page.read_text(encoding="utf-8"))
    }


def test_every_picture_is_shown_and_every_picture_shown_is_there() -> None:
    assert pictures_shown() == set(IMAGES.iterdir())


def test_exactly_the_pictures_of_the_client_that_are_shown_are_drawn() -> None:
    drawn = {IMAGES / name for name in screenshots.PICTURES}
    assert drawn == {one for one in pictures_shown() if one.name.startswith("web-")}


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_the_rules_is_in_the_index(game: str) -> None:
    modules = {path.name for path in (ROOT / "src/ecliptic" / game).glob("*.py")}
    exempt = {"__init__.py", "game.py", "actions.py", "events.py", "state.py", "imagine.py"}
    exempt |= {"fold.py", "evolve.py"}
    missing = {module for module in modules - exempt if f"`{module}`" not in DOCS[f"{game}.md"]}
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_rulings_name_places_that_exist(game: str) -> None:
    rulings = DOCS[f"{game}.md"].split("## Rulings")[1]
    places = re.findall(r"`([a-z_.]+)\.(\w+)`", rulings)
    assert len(places) > 8
    for module, name in places:
        if name != "py":
            home = module if module.startswith("core.") else f"{game}.{module}"
            assert hasattr(import_module(f"ecliptic.{home}"), name), f"{module}.{name}"


@pytest.mark.parametrize("snippet", snippets(README, "python"))
def test_python_in_the_readme_runs(snippet: str) -> None:
    done = subprocess.run([sys.executable, "-c", snippet], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_make_targets_in_the_readme_exist() -> None:
    targets = set(
        re.findall(
            r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
        )
    )
    assert set(re.findall(r"make ([a-z-]+)", README)) <= targets


def test_the_project_says_that_it_is_unofficial() -> None:
    assert "## Unofficial" in README


def test_reconstructed_lists_are_called_so() -> None:
    assert "card lists of Ptolemaeus are reconstructed" in README
    assert "reconstructed" in DOCS["ptolemaeus-rules.md"]
    assert "## Reconstructed" in DOCS["ptolemaeus.md"]


def test_every_folder_of_tests_has_a_line_that_says_what_it_may_cost() -> None:
    tests = Path(__file__).parent
    folders = {
        "/".join(("tests", *path.relative_to(tests).parts[:-1][:1]))
        for path in tests.rglob("test_*.py")
    }
    assert set(costs.allowed()) == folders
