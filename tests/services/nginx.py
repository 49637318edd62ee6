"""A real nginx before several servers, with what hosting/nginx.conf says of them."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from tests.hosting.debian import wanted
from tests.hosting.page import FILES
from tests.server.server_process import free_port

NAME = "games.example.org"
_CALLER = "203.0.113.7"
_TOGETHER = "    hash $ecliptic_place consistent;\n"
_HTTP = """\
user {user};
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 16384; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {maps}
    {upstream}
    server {{
        listen 127.0.0.1:{port};
        {location}
    }}
}}
"""


class NginxProxy:
    """Without TLS, which is tried in tests/hosting: it says that it has done it."""

    def __init__(self, folder: Path, ports: Sequence[int], together: bool = True) -> None:
        """Otherwise the players of a table are sent to one process after the other."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        site = (FILES / "nginx.conf").read_text(encoding="utf-8")
        location = _block(site, r"location / \{\n\s+proxy_pass")
        for told, said in (
            ("Host $host", f"Host {NAME}"),
            ("$remote_addr", _CALLER),
            ("$scheme", "https"),
        ):
            assert told in location
            location = location.replace(told, said)
        upstream = _block(site, "upstream")
        one = re.search(r"^    server 127\.0\.0\.1:8000(.*);$", upstream, re.M)
        assert one is not None
        servers = "\n".join(f"    server 127.0.0.1:{port}{one[1]};" for port in ports)
        upstream = upstream.replace(one[0], servers)
        if not together:
            assert _TOGETHER in upstream
            upstream = upstream.replace(_TOGETHER, "")
        text = _HTTP.format(
            user="root" if os.geteuid() == 0 else "nobody",
            folder=folder,
            port=self.port,
            maps="\n".join(_blocks(site, "map")),
            upstream=upstream,
            location=location,
        )
        (folder / "nginx.conf").write_text(text, encoding="utf-8")
        words = [wanted("nginx"), "-p", str(folder), "-e", "stderr", "-c", f"{folder}/nginx.conf"]
        with (folder / "said.log").open("wb") as log:
            self._process = subprocess.Popen(words, stdout=log, stderr=log)
        while not self._answers():
            assert self._process.poll() is None, (folder / "said.log").read_text(encoding="utf-8")
            time.sleep(0.02)

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()

    def _answers(self) -> bool:
        try:
            urlopen(self.address, timeout=5).close()
        except HTTPError:
            return True  # of its own, perhaps
        except (URLError, OSError):
            return False
        return True


def _block(site: str, opening: str) -> str:
    """The first of them."""
    found = _blocks(site, opening)
    assert found, opening
    return found[0]


def _blocks(site: str, opening: str) -> Sequence[str]:
    """Each from its first line to its last, which is indented alike."""
    blocks = re.finditer(rf"^( *){opening}.*?^\1\}}$", site, re.DOTALL | re.MULTILINE)
    return [found[0] for found in blocks]
