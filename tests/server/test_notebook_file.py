"""`ecliptic notebook --export`: the notebook as one file that asks for nothing elsewhere."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ecliptic.cli import run
from ecliptic.cli.notebook import copy_notebook
from ecliptic.core.errors import FileTrouble
from ecliptic.server.http.static_files import FOLDER, INDEX, NOTEBOOK, client_handler

PAGE = FOLDER / NOTEBOOK


@pytest.fixture(scope="module")
def page() -> str:
    assert PAGE.exists(), "build the client first: python hatch_build.py"
    return PAGE.read_text(encoding="utf-8")


def test_the_file_is_written_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "notes.html"
    assert run(["notebook", "--export", str(copy)]) == 0
    assert copy.read_bytes() == PAGE.read_bytes()
    kilobytes = copy.stat().st_size // 1000
    said = capsys.readouterr().out
    assert said == f"{copy} holds the notebook ({kilobytes} kB); open it in any browser.\n"


def test_nothing_is_overwritten_without_force(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "notes.html"
    copy.write_text("mine", encoding="utf-8")
    assert run(["notebook", "--export", str(copy)]) == 2
    assert capsys.readouterr().err == f"{copy} exists already; --force replaces it.\n"
    assert copy.read_text(encoding="utf-8") == "mine"
    assert run(["notebook", "--export", str(copy), "--force"]) == 0
    assert copy.read_bytes() == PAGE.read_bytes()
    assert list(tmp_path.iterdir()) == [copy]


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_place_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], force: list[str]
) -> None:
    copy = tmp_path / "no" / "folder.html"
    assert run(["notebook", "--export", str(copy), *force]) == 2
    assert capsys.readouterr().err == f"{copy} cannot be written; nothing was changed.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble) as refused:
        copy_notebook(PAGE, tmp_path, force=True)
    assert refused.value.code == "notebook-file"
    assert list(tmp_path.parent.glob(f".{tmp_path.name}*")) == []


def test_without_a_build_it_is_said(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble) as refused:
        copy_notebook(tmp_path / "none.html", tmp_path / "notes.html", force=False)
    assert refused.value.code == "notebook-not-built"
    assert list(tmp_path.iterdir()) == []


def test_where_to_has_to_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["notebook"]) == 2
    assert capsys.readouterr().err == "Missing option '--export'.\n"


def test_the_page_names_no_other_file(page: str) -> None:
    around = re.sub(r"<(script|style)\b[^>]*>.*?</\1>", r"<\1></\1>", page, flags=re.DOTALL)
    linked = re.findall(r'\b(?:src|href)="([^"]*)"', around)
    assert [link for link in linked if not link.startswith("data:")] == []
    assert around.count("<script></script>") == 1
    assert around.count("<style></style>") == 1


def test_only_its_own_script_and_style_may_run(page: str) -> None:
    (policy,) = re.findall('http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    (script,) = re.findall('<script type="module">(.*?)</script>', page, re.DOTALL)
    (style,) = re.findall("<style>(.*?)</style>", page, re.DOTALL)
    assert rules["script-src"] == hash_of(script)
    assert rules["style-src"] == hash_of(style)
    assert rules["default-src"] == rules["connect-src"] == "'none'"
    assert page.index(policy) < page.index("<style>") < page.index("<script")


def hash_of(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_the_server_hands_it_out_to_be_kept(tmp_path: Path) -> None:
    (tmp_path / INDEX).write_text("the client", encoding="utf-8")
    (tmp_path / NOTEBOOK).write_text("the notebook", encoding="utf-8")
    with TestClient(Litestar([client_handler(tmp_path)])) as http:
        kept = http.get(f"/{NOTEBOOK}")
        page = http.get("/notebook")
    assert kept.text == "the notebook"
    assert kept.headers["content-disposition"] == 'attachment; filename="ecliptic-notebook.html"'
    assert page.text == "the client"
    assert "content-disposition" not in page.headers
