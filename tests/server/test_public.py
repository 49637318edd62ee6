"""A public name behind a proxy: what is believed, from whom, and what strangers try."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ecliptic.cli import run as cli
from ecliptic.client import Server
from ecliptic.server.app import build_app
from ecliptic.server.serve import welcome
from ecliptic.server.settings import LOOPBACK, Settings
from tests.server.houses import GENEROUS, full_table, plain_http, run, settings_for, with_server
from tests.server.server_process import ServerProcess, free_port
from tests.server.test_doors import TABLE, get, raw
from tests.server.test_metrics import started

NAME = "games.example.org"
ADA, BEN = "203.0.113.9", "203.0.113.10"
PUBLIC: dict[str, Any] = {"public_names": (NAME,), "proxies": ("127.0.0.1/32",)}
ELSEWHERE: dict[str, Any] = {"public_names": (NAME,), "proxies": ("192.0.2.7/32",)}
"""The proxy is another machine, so whoever calls from this one is none."""


def passed_on(caller: str = ADA, **others: str) -> dict[str, str]:
    """The headers of a request that a proxy passes on; `_` stands for `-` in their names."""
    changes = {name.replace("_", "-"): value for name, value in others.items()}
    given = {"host": NAME, "x-forwarded-for": caller, "x-forwarded-proto": "https", **changes}
    return {name: value for name, value in given.items() if value}


def opening(headers: dict[str, str]) -> dict[str, Any]:
    kind = {"content-type": "application/json", **headers}
    return {"method": "POST", "url": "/api/tables", "content": msgspec.json.encode(TABLE)} | {
        "headers": kind
    }


def codes(answers: list[httpx.Response]) -> list[tuple[int, str]]:
    return [(one.status_code, "" if one.is_success else one.json()["code"]) for one in answers]


def test_the_world_comes_in_by_the_public_name_and_this_machine_by_its_own(tmp_path: Path) -> None:
    hosts = (NAME, NAME.upper(), f"{NAME}:443", f"{NAME}:8000", "localhost", "evil.example")
    through = [get("/healthz", **passed_on(host=host)) for host in hosts]
    directly = [get("/healthz", host=host) for host in ("localhost", "127.0.0.1:80", NAME)]
    assert codes(with_server(tmp_path, raw(*through, *directly), **PUBLIC)) == [
        (200, ""),
        (200, ""),
        (421, "server-host"),
        (421, "server-host"),
        (421, "server-host"),
        (421, "server-host"),
        (200, ""),
        (200, ""),
        (400, "server-proxy"),
    ]


def test_a_name_with_a_port_is_called_with_it(tmp_path: Path) -> None:
    name = f"{NAME}:8443"
    requests = [get("/api/address", **passed_on(host=host)) for host in (name, NAME)]
    named = {**PUBLIC, "public_names": (name,)}
    called, other = with_server(tmp_path, raw(*requests), **named)
    assert (called.json(), other.status_code) == ({"address": f"https://{name}"}, 421)


ORIGINS = {
    f"https://{NAME}": (201, 101),
    f"http://{NAME}": (403, 403),
    f"https://{NAME}:8000": (403, 403),
    f"https://www.{NAME}": (403, 403),
    f"https://{NAME}.evil.example": (403, 403),
    "https://localhost": (403, 403),
    "null": (403, 403),
}


def test_only_pages_of_the_public_name_may_act(tmp_path: Path) -> None:
    async def work(server: Server) -> dict[str, tuple[int, int]]:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        found = {}
        for origin in ORIGINS:
            (answer,) = await raw(opening(passed_on(origin=origin)))(server)
            try:
                async with through_proxy(server, seat.table, origin=origin):
                    found[origin] = answer.status_code, 101
            except InvalidStatus as refused:
                found[origin] = answer.status_code, refused.response.status_code
        return found

    assert with_server(tmp_path, work, **PUBLIC) == ORIGINS


def through_proxy(
    server: Server, table: str, origin: str, caller: str = ADA, cookie: str = ""
) -> Any:
    """A socket as a proxy opens it for somebody."""
    headers = passed_on(caller, cookie=cookie)
    del headers["host"]
    return connect(
        f"ws://{NAME}/api/tables/{table}/stream",
        host=LOOPBACK,
        port=int(server.address.rpartition(":")[2]),
        origin=origin,  # type: ignore[arg-type]
        additional_headers=headers,
        proxy=None,
    )


@pytest.mark.parametrize(
    ("headers", "refused"),
    [
        (passed_on(""), "server-proxy"),
        (passed_on("nobody"), "server-proxy"),
        (passed_on(f"{ADA}, "), "server-proxy"),
        (passed_on(f"{ADA}, <script>"), "server-proxy"),
        (passed_on("x" * 10_000), "server-proxy"),
        (passed_on(x_forwarded_proto=""), "server-proxy"),
        (passed_on(x_forwarded_proto="http"), "server-proxy"),
        (passed_on(x_forwarded_proto="https, http"), "server-proxy"),
        (passed_on(x_forwarded_proto="httpsx"), "server-proxy"),
        (passed_on(f"<script>, {ADA}"), ""),
        (passed_on(f"{ADA}:50123"), ""),
        (passed_on("[2001:db8::1]:50123"), ""),
        (passed_on("::ffff:203.0.113.9"), ""),
        (passed_on(x_forwarded_proto="http, https"), ""),
    ],
)
def test_a_proxy_says_who_calls_and_that_it_was_over_https(
    tmp_path: Path, headers: dict[str, str], refused: str
) -> None:
    async def work() -> tuple[int, str]:
        app = build_app(settings_for(tmp_path, **PUBLIC))
        transport = httpx.ASGITransport(app, client=(LOOPBACK, 1))
        async with started(app), httpx.AsyncClient(transport=transport) as http:
            (found,) = codes([await http.get("http://127.0.0.1/healthz", headers=headers)])
            return found

    assert run(work()) == ((400, refused) if refused else (200, ""))


def test_rates_are_of_the_address_that_the_proxy_adds(tmp_path: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, tables_a_minute=2)
    callers = [
        *[f"198.51.100.{number}, {ADA}" for number in range(3)],  # spoofed before the proxy's hop
        f"{BEN}, {ADA}",
        f"nonsense, 127.0.0.1, {ADA}, 127.0.0.1",  # a second proxy of ours
        BEN,
        f"::ffff:{BEN}",
        BEN,
        "2001:db8:0:7::1",
        "2001:db8:0:7:ffff::2",
        "2001:db8:0:7::3",
        "2001:db8:0:8::1",
        "127.0.0.1",
    ]
    requests = [opening(passed_on(caller)) for caller in callers]
    two_lines = [("x-forwarded-for", "198.51.100.77"), ("x-forwarded-for", ADA)]
    rest = {key: value for key, value in passed_on().items() if key != "x-forwarded-for"}
    several = opening({}) | {
        "headers": [*rest.items(), ("content-type", "application/json"), *two_lines]
    }
    answers = with_server(tmp_path, raw(*requests, several), limits=few, **PUBLIC)
    statuses = [one.status_code for one in answers]
    assert statuses == [201, 201, 429, 429, 429, 201, 201, 429, 201, 201, 429, 201, 201, 429]


@pytest.mark.parametrize("settings", [{}, ELSEWHERE])
def test_what_a_stranger_says_about_himself_is_not_believed(
    tmp_path: Path, settings: dict[str, Any]
) -> None:
    """Without a proxy nobody is, and with one nobody else: not even on this machine."""
    few = msgspec.structs.replace(GENEROUS, tables_a_minute=2)
    spoofed = [
        {"x-forwarded-for": f"198.51.100.{number}", "x-forwarded-proto": "https"}
        for number in range(3)
    ]
    answers = with_server(
        tmp_path, raw(*[opening(headers) for headers in spoofed]), limits=few, **settings
    )
    assert [one.status_code for one in answers] == [201, 201, 429]
    assert "secure" not in answers[0].headers["set-cookie"].lower()
    named = with_server(tmp_path, raw(opening(passed_on())), **settings)
    assert codes(named) == [(400, "server-proxy") if settings else (421, "server-host")]


@pytest.mark.parametrize("peer", ["198.51.100.1", "192.0.2.8", "fd00::1"])
def test_nobody_passes_the_proxy_by(tmp_path: Path, peer: str) -> None:
    """A server that listens for a proxy on another machine is found by others, too."""

    async def work() -> list[tuple[int, str]]:
        app = build_app(settings_for(tmp_path, **ELSEWHERE))
        transport = httpx.ASGITransport(app, client=(peer, 1))
        async with started(app), httpx.AsyncClient(transport=transport) as http:
            return codes(
                [
                    await http.get("http://localhost/healthz"),
                    await http.get("http://localhost/healthz", headers=passed_on()),
                ]
            )

    assert run(work()) == [(403, "server-proxy-unknown")] * 2


def test_cookies_are_for_https_alone_and_so_is_the_name(tmp_path: Path) -> None:
    through, directly = with_server(
        tmp_path, raw(opening(passed_on()), opening({"host": "localhost"})), **PUBLIC
    )
    assert "; secure" in through.headers["set-cookie"].lower()
    assert through.headers["strict-transport-security"] == "max-age=31536000"
    assert "; secure" not in directly.headers["set-cookie"].lower()
    (plain,) = with_server(tmp_path, raw(get("/healthz")))
    assert "strict-transport-security" not in plain.headers


def test_over_https_only_a_cookie_of_this_very_host_is_a_key(tmp_path: Path) -> None:
    """A neighbour under the same domain can set other cookies, and with them seats of his own."""

    async def work(server: Server) -> list[int]:
        async with plain_http(server.address) as http:
            made = await http.request(**opening(passed_on()))
            name, _, token = made.headers["set-cookie"].partition(";")[0].partition("=")
            assert name == f"__Host-ecliptic-{made.json()['table']}"
            assert "; path=/;" in made.headers["set-cookie"].lower()
            path = f"/api/tables/{made.json()['table']}"
            found = []
            for sent in (name, name.removeprefix("__Host-")):
                http.cookies.clear()
                headers = passed_on(cookie=f"{sent}={token}")
                found.append((await http.get(f"{path}/notes", headers=headers)).status_code)
            table, held = made.json()["table"], f"{name}={token}"
            async with through_proxy(server, table, f"https://{NAME}", cookie=held) as line:
                assert '"host":true' in str(await line.recv())
            gone = await http.delete("/api/me", headers=passed_on(cookie=held))
            assert gone.headers["set-cookie"].startswith(f'{name}=""')
            assert "; secure" in gone.headers["set-cookie"].lower()
        return found

    assert with_server(tmp_path, work, **PUBLIC) == [200, 403]


def test_links_and_pictures_carry_the_public_address(tmp_path: Path) -> None:
    async def work(server: Server) -> list[Any]:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        key = {"authorization": f"Bearer {seat.token}"}
        found: list[Any] = []
        async with plain_http(server.address) as http:
            for headers in (passed_on(), {"host": "localhost:8000"}):
                found.append((await http.get("/api/address", headers=headers)).json()["address"])
                picture = f"/api/tables/{seat.table}/qr.svg"
                found.append((await http.get(picture, headers=headers | key)).content)
        return found

    address, picture, own, own_picture = with_server(tmp_path, work, **PUBLIC)
    assert address == own == f"https://{NAME}"
    assert picture == own_picture


def test_a_stranger_fills_his_own_share_and_not_the_proxys(tmp_path: Path) -> None:
    """All connections are the proxy's; those of one caller are counted one by one."""
    few = msgspec.structs.replace(GENEROUS, connections=2)

    async def work(server: Server) -> tuple[int, int, int]:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        lines: list[ClientConnection] = []
        for caller in (ADA, ADA, BEN):
            line = await through_proxy(server, seat.table, f"https://{NAME}", caller)
            await line.recv()
            lines.append(line)
        third = raw(get("/healthz", **passed_on()), get("/healthz", **passed_on(BEN)))
        refused, let_in = await third(server)
        for line in lines:
            await line.close()
        while (again := (await third(server))[0]).status_code == 429:
            pass
        return refused.status_code, let_in.status_code, again.status_code

    assert with_server(tmp_path, work, limits=few, **PUBLIC) == (429, 200, 200)


def test_sockets_of_an_address_are_counted_through_the_proxy(tmp_path: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, sockets=1)

    async def work(server: Server) -> str:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        own = f"https://{NAME}"
        async with (
            through_proxy(server, seat.table, own) as first,
            through_proxy(server, seat.table, own, f"{BEN}, {ADA}") as second,
            through_proxy(server, seat.table, own, BEN) as other,
        ):
            await first.recv()
            await other.recv()
            with pytest.raises(ConnectionClosed) as closed:
                await second.recv()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.reason

    assert with_server(tmp_path, work, limits=few, **PUBLIC) == "server-too-many"


def test_metrics_have_a_port_of_their_own_or_none(tmp_path: Path) -> None:
    async def work() -> list[int]:
        port = free_port()
        words = ("--name", NAME, "--behind-proxy", LOOPBACK, "--metrics-port", f"{port}")
        process = ServerProcess(tmp_path, *words)
        await process.start()
        own = f"http://127.0.0.1:{port}"
        asked: list[tuple[str, dict[str, str]]] = [
            (f"{own}/metrics", {}),
            (f"{own}/metrics", {"x-forwarded-for": ADA}),
            (f"{own}/metrics", passed_on()),
            (f"{own}/metrics", {"forwarded": f"for={ADA}"}),
            (f"{own}/healthz", {}),
            (f"{own}/", {}),
            (f"{own}/metrics/page", {}),
            ("/metrics", {}),
            ("/metrics/", {}),
            ("/metrics", passed_on()),
        ]
        async with plain_http(process.address) as http:
            found = [(await http.get(path, headers=headers)).status_code for path, headers in asked]
        assert await process.stop() == 0
        return found

    assert run(work()) == [200, 400, 404, 404, 404, 404, 404, 404, 404, 404]
    (answer,) = with_server(tmp_path, raw(get("/metrics", host="localhost")), **PUBLIC)
    assert answer.status_code == 404


def test_the_start_says_where_the_world_finds_it(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(Settings(tmp_path), **PUBLIC)
    first, second = welcome(settings, 8000)
    assert first == f"Ecliptic is served at https://{NAME} (Ctrl+C stops it)"
    assert second == "by way of 127.0.0.1/32, which passes requests on to port 8000."


BOTH = ["--name", NAME, "--behind-proxy"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--name", NAME], "needs its name and its proxy"),
        (["--behind-proxy", LOOPBACK], "needs its name and its proxy"),
        ([*BOTH, LOOPBACK, "--lan"], "not both"),
        (["--host", "0.0.0.0"], "An address to listen on"),
        ([*BOTH, "proxy.example.org"], "neither the address of a proxy"),
        ([*BOTH, "10.0.0.1/8"], "neither the address of a proxy"),
        ([*BOTH, "*"], "neither the address of a proxy"),
        ([*BOTH, "0.0.0.0/0"], "too many addresses"),
        ([*BOTH, "::/0"], "too many addresses"),
        (["--behind-proxy", LOOPBACK, "--name", "https://a.example"], "cannot be the name"),
        (["--behind-proxy", LOOPBACK, "--name", "spiel\u00e9.example"], "cannot be the name"),
        (["--behind-proxy", LOOPBACK, "--name", "a.example:99999"], "cannot be the name"),
        (["--behind-proxy", LOOPBACK, "--name", "-a.example"], "cannot be the name"),
        (["--behind-proxy", LOOPBACK, "--name", "localhost:443"], "cannot be the name"),
        (["--behind-proxy", LOOPBACK, "--name", ""], "cannot be the name"),
        (["--metrics-port", "70000"], "--metrics-port"),
    ],
)
def test_a_public_server_that_makes_no_sense_is_refused_in_one_sentence(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ECLIPTIC_DATA_DIR", str(tmp_path / "tables"))
    assert cli(["serve", "--no-browser", *words]) == 2
    heard = capsys.readouterr().err
    assert said in heard
    assert heard.count("\n") == 1
    assert not (tmp_path / "tables").exists()


def test_names_and_networks_are_kept_as_they_are_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("ecliptic.server.serve.serve", lambda one, *_: served.append(one))
    monkeypatch.setattr("ecliptic.server.logs.start_log", lambda *_: None)
    monkeypatch.setenv("ECLIPTIC_DATA_DIR", str(tmp_path / "tables"))
    words = ["--name", "Games.Example.org:443", "--name", "b.example:8443", "--host", "0.0.0.0"]
    assert cli(["serve", *words, "--behind-proxy", "172.20.0.0/24", "--behind-proxy", "::1"]) == 0
    (settings,) = served
    assert settings.public_names == (NAME, "b.example:8443")
    assert settings.proxies == ("172.20.0.0/24", "::1/128")
    assert settings.host == "0.0.0.0"
