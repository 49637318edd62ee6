"""A PostgreSQL of the tests' own: a real one, in a folder of its own, that ends with them.

It waits for the disk with every commit, as it does elsewhere. Databases are handed out one for each
test, emptied in between, which takes milliseconds where a new one takes a tenth of a second.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import quote, urlsplit

import psycopg

from ecliptic.store.postgresql.database import migrate
from ecliptic.store.schema import metadata
from tests.hosting.debian import wanted
from tests.server.server_process import free_port

OWNER = "ecliptic"
TEMPLATE = "pattern"
_SETTINGS = {"listen_addresses": "127.0.0.1", "shared_buffers": "32MB", "max_connections": "100"}
_ACCESS = "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n"
"""Who reaches the socket is in the folder already; over the network it is the password."""
FULL_DISK = "/dev/full"
_START_SECONDS = 60


class PostgresqlServer:
    def __init__(self) -> None:
        self.port = free_port()
        self.password = secrets.token_urlsafe(16)
        self.folder = Path(mkdtemp(prefix="ecliptic-postgresql-"))
        self._user = _unprivileged()
        self._process: subprocess.Popen[bytes] | None = None
        self._free: list[str] = []
        self._made = 0
        if self._user is not None:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        self._initdb()
        self.start()
        self._create(TEMPLATE, "template0")
        migrate(self.url(TEMPLATE))

    def url(self, database: str) -> str:
        """By its socket, which asks for no password."""
        return f"postgresql://{OWNER}@/{database}?host={quote(str(self.folder))}&port={self.port}"

    def network_url(self, url: str, port: int = 0, password: str = "") -> str:
        """The same database over TCP, as from another machine."""
        who = f"{OWNER}:{password or self.password}"
        return f"postgresql://{who}@127.0.0.1:{port or self.port}{urlsplit(url).path}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """A database of the present form without any rows; its URL."""
        name = self._free.pop() if self._free else self._new(TEMPLATE)
        yield self.url(name)
        self._empty(name)
        self._free.append(name)

    @contextmanager
    def bare_database(self, *options: str) -> Iterator[str]:
        """A database with nothing in it; its URL."""
        name = self._new("template0", *options)
        yield self.url(name)
        self._administer(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def full_disk(self, url: str, table: str) -> Iterator[None]:
        """A table is emptied, and its rows go to a disk that is full: the kernel's own, which every
        Linux has and nobody needs to mount."""
        with psycopg.connect(url, autocommit=True) as operator:
            operator.execute(f"TRUNCATE {table}")
            found = operator.execute("SELECT pg_relation_filepath(%s)", [table]).fetchone()
            operator.execute("CHECKPOINT")  # what waits for the disk has reached it
        assert found is not None
        file = self.folder / "data" / found[0]
        assert file.stat().st_size == 0
        aside = file.with_suffix(".aside")
        file.rename(aside)
        file.symlink_to(FULL_DISK)
        try:
            yield
        finally:
            aside.replace(file)

    def start(self) -> None:
        words = [wanted("postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder)]
        words += ["-p", str(self.port)]
        for name, value in _SETTINGS.items():
            words += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self._process = self._run(words, log.fileno())
        until = time.monotonic() + _START_SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)
            else:
                return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends every connection and shuts down, SIGQUIT leaves all as after a crash."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()

    def pause(self) -> None:
        """It takes connections, and answers nobody: not even those who are connected."""
        for pid in self._pids():  # the first starts none of the others meanwhile
            os.kill(pid, signal.SIGSTOP)

    def go_on(self) -> None:
        for pid in self._pids():
            os.kill(pid, signal.SIGCONT)

    def _pids(self) -> Iterator[int]:
        assert self._process is not None
        yield self._process.pid
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        yield from map(int, children.read_text(encoding="ascii").split())

    def configure(self, **settings: str) -> None:
        """These, and otherwise what holds by itself, from now on."""
        self._administer("ALTER SYSTEM RESET ALL")
        for name, value in settings.items():
            self._administer(f"ALTER SYSTEM SET {name} = '{value}'")
        self._administer("SELECT pg_reload_conf()")
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            for name, value in {"fsync": "on", **settings}.items():
                while connection.execute(f"SHOW {name}").fetchone() != (value,):
                    time.sleep(0.01)

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def _initdb(self) -> None:
        secret = self.folder / "password"
        secret.write_text(self.password, encoding="utf-8")
        secret.chmod(0o644)  # the folder is closed
        words = [wanted("initdb"), "-D", str(self.folder / "data"), "-U", OWNER, "--no-sync"]
        words += ["--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", f"--pwfile={secret}"]
        assert self._run(words, subprocess.DEVNULL).wait() == 0
        (self.folder / "data" / "pg_hba.conf").write_text(_ACCESS, encoding="utf-8")

    def _run(self, words: list[str], output: int) -> subprocess.Popen[bytes]:
        if self._user is None:
            return subprocess.Popen(words, cwd=self.folder, stdout=output, stderr=output)
        return subprocess.Popen(
            words,
            cwd=self.folder,
            stdout=output,
            stderr=output,
            user=self._user.pw_uid,
            group=self._user.pw_gid,
            extra_groups=(),
        )

    def _new(self, template: str, *options: str) -> str:
        self._made += 1
        name = f"house_{self._made}"
        self._create(name, template, *options)
        return name

    def _create(self, name: str, template: str, *options: str) -> None:
        self._administer(f"CREATE DATABASE {name} TEMPLATE {template} {' '.join(options)}")

    def _administer(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    def _empty(self, name: str) -> None:
        """Whatever still uses it is thrown out first."""
        with psycopg.connect(self.url(name)) as connection:
            connection.execute("SET synchronous_commit TO off")
            connection.execute(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            for table in reversed(metadata.sorted_tables):
                connection.execute(f'DELETE FROM "{table.name}"')


def _unprivileged() -> pwd.struct_passwd | None:
    """Whom PostgreSQL runs as if the tests run as root, which it refuses; None if they do not."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")
