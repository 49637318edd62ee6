"""A folder that stands for a Debian machine: the commands of docs/host.md are run in it.

Paths and ports are moved, users are left out, and systemd's part, which needs a whole machine, is
done by starting what the unit says under the unit's own rules. Everything else is the real thing.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import socket
import ssl
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from ecliptic.server.settings import LOOPBACK
from tests.hosting.debian import found, wanted
from tests.hosting.page import FILES, ROOT, commands
from tests.hosting.units import command_of, environment_of, settings_of
from tests.server.server_process import free_port
from tests.sizes import FULL

_PATHS = re.compile(r"(?<![\w.*])/(?=(?:etc|opt|run|usr/local|var)/)")
_SUDO = re.compile(r"\bsudo (?:-u \w+ )?")
_OWNER = re.compile(" -[og] ecliptic")
_STOP_SECONDS = 30
_SELF_SIGNED = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
_NGINX = """\
user {user};
worker_processes 1;
pid {root}/run/nginx.pid;
error_log {root}/run/nginx.log;
include {root}/etc/nginx/modules-enabled/*.conf;
events {{
    worker_connections 768;
}}
http {{
    client_body_temp_path {root}/run/body;
    proxy_temp_path {root}/run/proxy;
    fastcgi_temp_path {root}/run/fastcgi;
    uwsgi_temp_path {root}/run/uwsgi;
    scgi_temp_path {root}/run/scgi;
    gzip on;
    gzip_types *;
    gzip_min_length 0;
    include {root}/etc/nginx/sites-enabled/*;
}}
"""
"""What surrounds a site; Debian's own has as much room, and compresses by default, too."""
_CADDY = """\
{{
\tadmin off
\thttp_port {http}
\thttps_port {https}
\tdefault_bind 127.0.0.1
\tlocal_certs
\tskip_install_trust
\tstorage file_system {root}/run/caddy
"""
"""What Caddy is told besides its site: to sign its certificates itself instead of asking."""


class Machine:
    """Where `root` is its `/`, and `home` the folder in which somebody types."""

    def __init__(self, folder: Path, name: str) -> None:
        self.root = folder / "root"
        self.home = folder / "home"
        self.name = name
        self.port, self.metrics_port, self.http, self.https = (free_port() for _ in range(4))
        self.certificate = self.root / "etc/letsencrypt/live" / name / "fullchain.pem"
        """What callers trust."""
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        for place in ("sites-available", "sites-enabled", "modules-enabled"):
            (self.root / "etc/nginx" / place).mkdir(parents=True)
        for place in ("etc/caddy", "run"):
            (self.root / place).mkdir(parents=True)
        for place in ("etc/systemd/system", "usr/local/bin", "var/lib", "var/log/nginx"):
            (self.root / place).mkdir(parents=True)
        self.home.mkdir()
        self._state = folder / "shell"
        self._state.touch()
        (self.home / "hosting").mkdir()
        for file in FILES.iterdir():
            text = self._moved(file.read_text(encoding="utf-8"))
            (self.home / "hosting" / file.name).write_text(text, encoding="utf-8")
        self._make_certificate()
        self._nginx_file = self.root / "etc" / "nginx" / "nginx.conf"
        user = "root" if os.geteuid() == 0 else "nobody"
        self._nginx_file.write_text(_NGINX.format(user=user, root=self.root), encoding="utf-8")

    def walk(self, section: str) -> list[str]:
        """Everything that a section says to run; what each line said."""
        return [self.run(line) for line in commands(section)]

    def run(self, line: str) -> str:
        """One line of the page; what it says. It must succeed."""
        line = self._moved(_OWNER.sub("", _SUDO.sub("", line)))
        line = line.replace("name=games.example.org", f"name={self.name}")
        match line.split():
            case ["make", "wheel"]:
                return self.make_wheel()
            case ["apt-get", *_]:
                return ""  # done by `make test`, see debian.py
            case ["useradd", *rest]:
                return self._add_user(rest)
            case ["systemctl", *rest]:
                return self.systemctl(*rest)
            case ["nginx", *rest]:
                return self._shell(shlex.join([*self._nginx(), *rest]))
            case [*_, "pipx", "install", "--force", _, _] | [*_, "pipx", "install", _, _] if (
                not FULL
            ):
                return self._shell(_QUICK_INSTALL)
        return self._shell(line)

    def make_wheel(self) -> str:
        words = ["make", "--no-print-directory", "-C", str(ROOT), "wheel", f"DIST={self.home}/dist"]
        # Not as a part of the make that runs the tests, if one does.
        return self._call(words, {k: v for k, v in os.environ.items() if not k.startswith("MAKE")})

    def systemctl(self, verb: str, *units: str) -> str:
        units = tuple(unit for unit in units if unit != "--now")
        if verb == "enable":
            self._call([wanted("systemctl"), f"--root={self.root}", "enable", *units])
        for unit in units:
            if verb in ("disable", "stop"):
                self.stop(unit)
            elif unit in ("nginx", "caddy"):
                self._reload(unit)
            elif unit.endswith(".service"):
                self._start(unit)
        return ""

    def stop(self, unit: str) -> None:
        """Politely, and it must end in peace."""
        process = self.running.pop(unit)
        process.send_signal(signal.SIGTERM)
        assert process.wait(_STOP_SECONDS) == 0, (unit, self.journal(unit))

    def shut_down(self) -> None:
        for process in self.running.values():
            process.terminate()
        for process in self.running.values():
            process.wait()

    def journal(self, unit: str) -> str:
        return self._journal(unit).read_text(encoding="utf-8")

    def _journal(self, unit: str) -> Path:
        return self.root / "run" / f"{unit}.log"

    def unit(self, name: str) -> Path:
        return self.root / "etc" / "systemd" / "system" / name

    def _start(self, name: str) -> None:
        unit = self.unit(name)
        settings = settings_of(unit)
        for folder in " ".join(settings["StateDirectory"]).split():
            (self.root / "var" / "lib" / folder).mkdir(mode=0o700, exist_ok=True)
        confined = [sys.executable, "-m", "tests.hosting.confined", str(unit)]
        surroundings = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", **environment_of(unit)}
        with self._journal(name).open("ab") as log:
            started = subprocess.Popen(
                [*confined, *command_of(unit)], cwd=ROOT, env=surroundings, stdout=log, stderr=log
            )
        if settings["Type"] != ["oneshot"]:
            self.running[name] = started
            return
        assert started.wait() == 0, self.journal(name)
        self._call([*confined, *command_of(unit, "ExecStartPost")], surroundings)

    def _nginx(self) -> list[str]:
        where = ["-p", str(self.root), "-c", str(self._nginx_file)]
        return [wanted("nginx"), *where, "-e", "stderr"]

    def _reload(self, proxy: str) -> None:
        """Installed, it is running already, with Debian's page; here it starts with ours."""
        words = [*self._nginx(), "-g", "daemon off;"] if proxy == "nginx" else self._caddy()
        with self._journal(proxy).open("ab") as log:
            process = subprocess.Popen(words, stdout=log, stderr=log)
        self.running[proxy] = process
        while not self._is_trusted():
            assert process.poll() is None, self.journal(proxy)
            time.sleep(0.02)
        self._be_found_by_curl()

    def _is_trusted(self) -> bool:
        """Whether the proxy answers, with a certificate for the name."""
        with suppress(OSError):
            trusted = ssl.create_default_context(cafile=str(self.certificate))
            with (
                socket.create_connection((LOOPBACK, self.https)) as line,
                trusted.wrap_socket(line, server_hostname=self.name),
            ):
                return True
        return False

    def _caddy(self) -> list[str]:
        site = self.root / "etc" / "caddy" / "Caddyfile"
        told = _CADDY.format(root=self.root, http=self.http, https=self.https)
        alone = site.with_name("alone")
        alone.write_text(
            re.sub(r"(?m)^\{\n", lambda _: told, site.read_text("utf-8"), count=1), "utf-8"
        )
        self.certificate = self.root / "run" / "caddy" / "pki/authorities/local/root.crt"
        return [wanted("caddy"), "run", "--adapter", "caddyfile", "--config", str(alone)]

    def _add_user(self, words: list[str]) -> str:
        """Into the folder's own list, where that is allowed."""
        useradd = found("useradd")
        if os.geteuid() != 0 or useradd is None:
            return ""
        return self._call([useradd, "--prefix", str(self.root), *words])

    def _make_certificate(self) -> None:
        self.certificate.parent.mkdir(parents=True)
        names = ["-subj", f"/CN={self.name}", "-addext", f"subjectAltName=DNS:{self.name}"]
        key = str(self.certificate.with_name("privkey.pem"))
        files = ["-keyout", key, "-out", str(self.certificate)]
        self._call([wanted("openssl"), *_SELF_SIGNED.split(), *names, *files])

    def _be_found_by_curl(self) -> None:
        """As if the name led to this machine, and its certificate were anybody's."""
        lines = [f'connect-to = "{self.name}:443:127.0.0.1:{self.https}"']
        lines += [f'connect-to = "{self.name}:80:127.0.0.1:{self.http}"']
        lines += [f'cacert = "{self.certificate}"', 'noproxy = "*"']
        (self.home / ".curlrc").write_text("\n".join(lines), encoding="utf-8")

    def _moved(self, text: str) -> str:
        """Every path into the folder, every port to one that is free, on loopback only."""
        text = _PATHS.sub(f"{self.root}/", text)
        text = re.sub(r"(?m)^ *listen \[::\].*\n", "", text)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{self.http};")
        text = text.replace("listen 443 ", f"listen 127.0.0.1:{self.https} ")
        # Also where sed looks for it.
        text = re.sub(r"(127\\?\.0\\?\.0\\?\.1):8000", rf"\1:{self.port}", text)
        text = re.sub(r"ecliptic (serve|doctor)\b(?!,)", rf"ecliptic \1 --port {self.port}", text)
        return text.replace("9464", str(self.metrics_port))

    def _shell(self, line: str) -> str:
        """With the variables of the lines before."""
        kept = f"declare -p name copy 2>/dev/null > {shlex.quote(str(self._state))} || true"
        script = f". {shlex.quote(str(self._state))}\n{line}\n{kept}"
        places = [
            str(self.root / "usr/local/bin"),
            os.environ["PATH"],
            str(Path(sys.executable).parent),
        ]
        outside = {
            name: os.environ[name] for name in os.environ if not name.startswith("ECLIPTIC_")
        }
        surroundings = {**outside, "PATH": os.pathsep.join(places), **self._own_places()}
        return self._call(["bash", "-euo", "pipefail", "-c", script], surroundings)

    def _own_places(self) -> dict[str, str]:
        """For the tools that install: what they keep, and from where they take what is needed."""
        return {
            "CURL_HOME": str(self.home),
            "UV_TOOL_DIR": str(self.root / "opt" / "uv"),
            "UV_TOOL_BIN_DIR": str(self.root / "usr/local/bin"),
            "UV_CACHE_DIR": str(Path(sys.prefix) / "uv-cache"),
            "UV_PYTHON": sys.executable,
            "UV_OFFLINE": "1",
            "UV_FIND_LINKS": str(Path(sys.prefix) / "wheels"),
        }

    def _call(self, words: list[str], surroundings: dict[str, str] | None = None) -> str:
        told = subprocess.run(
            words,
            cwd=self.home if words[0] == "bash" else ROOT,
            env=surroundings,
            capture_output=True,
            text=True,
            check=False,
        )
        assert told.returncode == 0, (words, told.stdout, told.stderr)
        return told.stdout


_QUICK_INSTALL = "uv tool install --quiet --constraints dist/constraints.txt dist/ecliptic-*.whl"
"""What pipx does in half a minute; at full size it does."""
