"""`ecliptic notebook`, `companion` and `site`: the client where there is no server."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ecliptic.cli import run
from ecliptic.cli.export import copy_page, write_site
from ecliptic.core.errors import FileTrouble
from ecliptic.server.http.static_files import (
    COMPANION,
    FOLDER,
    INDEX,
    NOTEBOOK,
    SITE,
    WORKER,
    client_handler,
)

FILES = {"notebook": NOTEBOOK, "companion": COMPANION}
DOORS = ("", "companion", "notebook", "rules/planetx", "rules/ptolemaeus")
"""The addresses of a static site that are offered."""


@pytest.fixture(scope="module", params=FILES)
def command(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(scope="module")
def built(command: str) -> Path:
    page = FOLDER / FILES[command]
    assert page.exists(), "build the client first: python hatch_build.py"
    return page


def test_the_file_is_written_and_said(
    command: str, built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "page.html"
    assert run([command, "--export", str(copy)]) == 0
    assert copy.read_bytes() == built.read_bytes()
    kilobytes = copy.stat().st_size // 1000
    said = capsys.readouterr().out
    assert said == f"{copy} holds the {command} ({kilobytes} kB); open it in any browser.\n"


def test_nothing_is_overwritten_without_force(
    command: str, built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "page.html"
    copy.write_text("mine", encoding="utf-8")
    assert run([command, "--export", str(copy)]) == 2
    assert capsys.readouterr().err == f"{copy} already exists; --force replaces it.\n"
    assert copy.read_text(encoding="utf-8") == "mine"
    assert run([command, "--export", str(copy), "--force"]) == 0
    assert copy.read_bytes() == built.read_bytes()
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
        copy_page(FOLDER / NOTEBOOK, tmp_path, force=True)
    assert refused.value.code == "export-no-file"
    assert list(tmp_path.parent.glob(f".{tmp_path.name}*")) == []


def test_without_a_build_it_is_said(tmp_path: Path) -> None:
    nothing = tmp_path / "client"
    with pytest.raises(FileTrouble) as refused:
        copy_page(nothing / NOTEBOOK, tmp_path / "notes.html", force=False)
    assert refused.value.code == "export-not-built"
    with pytest.raises(FileTrouble) as refused:
        write_site(nothing, tmp_path / "site", "/", force=False)
    assert refused.value.code == "export-not-built"
    assert list(tmp_path.iterdir()) == []


def test_where_to_has_to_be_said(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command]) == 2
    assert capsys.readouterr().err == "Missing option '--export'.\n"


def test_the_page_names_no_other_file(built: Path) -> None:
    page = built.read_text(encoding="utf-8")
    around = re.sub(r"<(script|style)\b[^>]*>.*?</\1>", r"<\1></\1>", page, flags=re.DOTALL)
    linked = re.findall(r'\b(?:src|href)="([^"]*)"', around)
    assert [link for link in linked if not link.startswith("data:")] == []
    assert around.count("<script></script>") == 1
    assert around.count("<style></style>") == 1


def test_only_its_own_script_and_style_may_run(built: Path) -> None:
    page = built.read_text(encoding="utf-8")
    policy = policy_of(page)
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    (script,) = re.findall('<script type="module">(.*?)</script>', page, re.DOTALL)
    (style,) = re.findall("<style>(.*?)</style>", page, re.DOTALL)
    assert rules["script-src"] == hash_of(script)
    assert rules["style-src"] == hash_of(style)
    assert rules["default-src"] == rules["connect-src"] == "'none'"
    assert page.index(policy) < page.index("<style>") < page.index("<script")


def policy_of(page: str) -> str:
    (found,) = re.findall(
        r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', page, re.DOTALL
    )
    return str(found)


def hash_of(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_the_server_hands_them_out_to_be_kept(tmp_path: Path) -> None:
    (tmp_path / INDEX).write_text("the client", encoding="utf-8")
    (tmp_path / SITE).mkdir()
    for name in (*FILES.values(), f"{SITE}/{WORKER}"):
        (tmp_path / name).write_text(f"this is {name}", encoding="utf-8")
    with TestClient(Litestar([client_handler(tmp_path)])) as http:
        for command, name in FILES.items():
            kept, page = http.get(f"/{name}"), http.get(f"/{command}")
            assert kept.text == f"this is {name}"
            attached = f'attachment; filename="ecliptic-{name}"'
            assert kept.headers["content-disposition"] == attached
            assert page.text == "the client"
            assert "content-disposition" not in page.headers
        # The folder for other hosts is no part of the client that this one has.
        assert http.get(f"/{SITE}/{WORKER}").text == "the client"


@pytest.mark.parametrize(
    ("base", "path"),
    [("/", "/"), ("/games/ecliptic/", "/games/ecliptic/"), ("games/..b", "/games/..b/")],
)
def test_a_site_has_a_page_at_every_door(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], base: str, path: str
) -> None:
    folder = tmp_path / "site"
    assert run(["site", str(folder), "--base", base]) == 0
    files = [one for one in folder.rglob("*") if one.is_file()]
    assert capsys.readouterr().out == f"{folder} holds the site for {path} ({len(files)} files).\n"
    pages = {folder / door / INDEX for door in DOORS} | {folder / "404.html"}
    assert pages | {folder / name for name in FILES.values()} == {
        one for one in files if one.suffix == ".html"
    }
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert f'<meta name="base" content="{path}" />' in text
        linked = re.findall(r'\b(?:src|href)="([^"]*)"', text)
        assert len(linked) > 3
        for link in linked:
            assert link.startswith(path)
            assert (folder / link.removeprefix(path)).is_file()
        assert text.index("Content-Security-Policy") < text.index("<script")
        assert "unsafe" not in policy_of(text)
        assert "default-src 'none'" in policy_of(text)
    for asset in files:
        if asset.suffix != ".html":
            assert b"__BASE__" not in asset.read_bytes()


def test_the_worker_of_a_site_keeps_all_of_it(tmp_path: Path) -> None:
    assert run(["site", str(tmp_path / "site")]) == 0
    folder = tmp_path / "site"
    found = {one.relative_to(folder).as_posix() for one in folder.rglob("*") if one.is_file()}
    kept = set(re.findall(r'"((?:assets/)?[\w.-]+\.\w+)"', (folder / WORKER).read_text("utf-8")))
    pages = {name for name in found if name.endswith(".html")}
    assert kept >= found - pages - {WORKER}


def test_a_folder_with_something_in_it_is_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "CNAME"
    mine.write_text("games.example.org", encoding="utf-8")
    assert run(["site", str(tmp_path)]) == 2
    sentence = f"{tmp_path} is not empty; --force writes into it anyway.\n"
    assert capsys.readouterr().err == sentence
    assert list(tmp_path.iterdir()) == [mine]
    assert run(["site", str(tmp_path), "--force"]) == 0
    assert run(["site", str(tmp_path), "--force", "--base", "/b/"]) == 0
    assert mine.read_text(encoding="utf-8") == "games.example.org"
    assert 'content="/b/"' in (tmp_path / INDEX).read_text(encoding="utf-8")
    assert run(["site", str(mine), "--force"]) == 2
    capsys.readouterr()
    page = tmp_path / "Other" / INDEX
    page.mkdir(parents=True)
    assert run(["site", str(page.parent), "--force"]) == 2
    assert capsys.readouterr().err == f"{page} is not a file, and is left as it is.\n"
    assert run(["site", str(mine)]) == 2
    assert capsys.readouterr().err.startswith(f"{mine} cannot be written: ")


@pytest.mark.parametrize(
    "base",
    ['/"><script>/', "/a b/", "//elsewhere.example/\n", "/jeux-été/", "/../", "/a/./b/", ".."],
)
def test_a_base_is_a_path(tmp_path: Path, capsys: pytest.CaptureFixture[str], base: str) -> None:
    assert run(["site", str(tmp_path / "site"), "--base", base]) == 2
    assert "is no path such as /games/ecliptic/" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
