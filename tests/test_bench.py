"""Every benchmark is a command: `python -m bench.NAME`, and `python -m bench NAME`."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bench import __main__ as bench

ROOT = Path(__file__).parents[1]
COMMAND = re.compile(r"python -m ([a-z_]+(?:\.[a-z_]+)*)|python ([a-z_]+/[a-z_]+\.py)")


@pytest.mark.parametrize("name", bench.names())
def test_a_benchmark_that_is_run_as_a_module_measures(name: str) -> None:
    """Everything in the file but the measuring itself is carried out."""
    tree = ast.parse((ROOT / "bench" / f"{name}.py").read_text(encoding="utf-8"))
    main = next(one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == "main")
    main.body = ast.parse("reached.append(True)").body
    reached: list[bool] = []
    exec(compile(tree, name, "exec"), {"__name__": "__main__", "reached": reached})
    assert reached == [True]


@pytest.mark.parametrize("name", bench.names())
def test_a_benchmark_can_be_run_by_its_name(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words: list[list[str]] = []
    monkeypatch.setattr(sys, "argv", ["bench", "left over"])
    monkeypatch.setattr(import_module(f"bench.{name}"), "main", lambda: words.append(sys.argv[1:]))
    bench.main([name, "--some", "words"])
    assert words == [["--some", "words"]]


def test_without_a_name_all_that_measure_speed_are_run(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.setattr(sys, "argv", ["bench"])
    for name in bench.names():
        module = import_module(f"bench.{name}")
        monkeypatch.setattr(module, "main", lambda name=name: ran.append(name))
    bench.main([])
    assert ran == list(bench.EVERY)


def test_a_name_that_is_none_is_refused() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "bench", "dance"], cwd=ROOT, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "invalid choice: 'dance'" in ran.stderr
    assert "random_play" in ran.stderr


def test_every_command_that_is_named_anywhere_can_be_run() -> None:
    """In a page, a docstring or the Makefile; ours, not pip's or Python's, and no examples."""
    named = set()
    folders = ("docs", "src", "bench", "tests", "web")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*.[mp][dy]")]
    for path in (*ROOT.glob("*.md"), ROOT / "Makefile", *found):
        if "node_modules" not in path.parts:
            named |= set(COMMAND.findall(path.read_text(encoding="utf-8")))
    homes = {
        ROOT / (script or f"{'src/' * module.startswith('ecliptic')}{module.replace('.', '/')}.py")
        for module, script in named
        if module.partition(".")[0] not in {"pip", "http"}
    }
    homes = {path if path.exists() else path.with_suffix("") / "__main__.py" for path in homes}
    assert len(homes) > 20
    for home in homes:
        assert '\nif __name__ == "__main__":\n' in home.read_text(encoding="utf-8"), home
