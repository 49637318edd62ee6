"""What the tests run besides Python and a browser: programs of Debian's packages.

`make test` calls this file first. As root on Debian it installs what is missing; anywhere else it
says what is, and the tests that want it are left out, loudly, and never under CI.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser.chromium import may_be_skipped

PACKAGES = {
    "caddy": "caddy",
    "curl": "curl",
    "docker-compose": "docker-compose",
    "initdb": "postgresql",
    "nginx": "nginx",
    "openssl": "openssl",
    "pipx": "pipx",
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "systemctl": "systemd",
    "systemd-analyze": "systemd",
}
"""Which package brings a program. docker-compose reads its file without any engine."""
SERVICES = ("caddy", "nginx", "postgresql", "redis-server")
"""Which of them start with the machine unless somebody says no."""
_POLICY = Path("/usr/sbin/policy-rc.d")
_NOTHING_STARTS = "#!/bin/sh\nexit 101\n"
_SYSTEM = ("/usr/local/sbin", "/usr/sbin", "/sbin")
"""Where people who are not root do not look."""
_VERSIONS = Path("/usr/lib/postgresql")
"""Where Debian has PostgreSQL's own programs, in a folder for each version."""


def found(program: str) -> str | None:
    versions = sorted(_VERSIONS.glob("*/bin"), key=lambda one: float(one.parent.name))
    folders = [os.environ.get("PATH", ""), *_SYSTEM, *map(str, reversed(versions))]
    return shutil.which(program, path=os.pathsep.join(folders))


def missing() -> list[str]:
    return sorted({PACKAGES[program] for program in PACKAGES if found(program) is None})


def wanted(program: str) -> str:
    """Where the program is; without it the test is left out."""
    path = found(program)
    if path is None:
        without = f"no {program} here: sudo {' '.join(install_command([PACKAGES[program]]))}"
        if may_be_skipped():
            pytest.skip(without)
        pytest.fail(without)
    return path


def install_command(packages: list[str]) -> list[str]:
    """Without what is only recommended: for docker-compose that is a whole engine."""
    return ["apt-get", "install", "--no-install-recommends", "-y", *packages]


@contextmanager
def no_service_starts() -> Iterator[None]:
    """Packages ask this file whether they may start what they bring: a web server, for everybody
    who can reach this machine. The tests start their own, on loopback, and end it."""
    if _POLICY.exists():
        yield
        return
    _POLICY.write_text(_NOTHING_STARTS, encoding="utf-8")
    _POLICY.chmod(0o755)
    try:
        yield
    finally:
        _POLICY.unlink()


def install(packages: list[str]) -> None:
    with no_service_starts():
        _apt_get(["apt-get", "update"])
        if not _apt_get(install_command(packages)):
            # What one of them lacks is no reason to go without the others.
            for package in packages:
                _apt_get(install_command([package]))
    # Nor with the next start of the machine.
    services = [f"{one}.service" for one in packages if one in SERVICES]
    words = ["systemctl", "disable", "--quiet", *services]
    if services and shutil.which("systemctl"):
        subprocess.run(words, stderr=subprocess.DEVNULL, check=False)


def _apt_get(words: list[str]) -> bool:
    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(words, env=surroundings, stdout=subprocess.DEVNULL).returncode == 0


def main() -> None:
    packages = missing()
    if not packages:
        return
    command = " ".join(install_command(packages))
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing what the tests run ({command}); no service is started")
        sys.stdout.flush()
        install(packages)
    else:
        print(f"Some tests need programs that are not here: sudo {command}")


if __name__ == "__main__":
    main()
