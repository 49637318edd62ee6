"""The rules of the house: who opens tables, which opponents, how much help, and the public list."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ecliptic.client import Server
from ecliptic.core.errors import EclipticError
from ecliptic.server.seats.house_rules import HouseRules, check_house, opener_of, same_secret
from ecliptic.server.settings import House, Settings
from tests.server.houses import (
    GENEROUS,
    OpenHouse,
    options_for,
    plain_http,
    play_to_the_end,
    refusal,
    settings_for,
    with_server,
)
from tests.server.records import finished_table
from tests.server.test_doors import TABLE, get, post, raw
from tests.server.test_public import ADA, BEN, PUBLIC, opening, passed_on

SESAME = "open sesame"
ASKS = House(opening="passphrase", passphrase=SESAME)


def codes(answers: list[httpx.Response]) -> list[tuple[int, str]]:
    return [(one.status_code, "" if one.is_success else one.json()["code"]) for one in answers]


def new_table(**changes: Any) -> dict[str, Any]:
    return post("/api/tables", {**TABLE, **changes})


def say(passphrase: str, **headers: str) -> dict[str, Any]:
    kind = {"content-type": "application/json", **headers}
    return post("/api/house/passphrase", {"passphrase": passphrase}, **kind)


def test_without_rules_everything_is_allowed(house: OpenHouse) -> None:
    told, listed = house.visit(raw(get("/api/house"), get("/api/house/tables")))
    assert listed.json() == []
    rules = told.json()
    assert rules.pop("opponents")["planetx"][0] == "random"
    assert set(rules.pop("searching")) == {"planetx", "ptolemaeus"}
    assert rules.pop("keeps")["key_days"] == 365
    assert rules == {
        "opening": "everybody",
        "may_open": True,
        "most_help": "advice",
        "lists_tables": False,
        "banner": "",
        "public": False,
        "contact": "",
    }
    (refused,) = house.visit(raw(say(SESAME)))
    assert codes([refused]) == [(422, "server-no-passphrase")]


def test_who_says_the_passphrase_opens_tables_from_then_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "ecliptic")

    async def work(server: Server) -> list[httpx.Response]:
        async with plain_http(server.address) as http:
            return [
                await http.request(**one)
                for one in (new_table(), say("open barley"), say(SESAME), new_table())
            ]

    answers = with_server(tmp_path, work, house=ASKS)
    assert codes(answers) == [
        (403, "server-passphrase"),
        (403, "server-passphrase-wrong"),
        (200, ""),
        (201, ""),
    ]
    cookie = answers[2].headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert SESAME not in cookie + answers[2].text + caplog.text
    assert answers[2].json()["may_open"]
    # It holds after a restart, and is void with another passphrase.
    kept = {"cookie": cookie.partition(";")[0], "content-type": "application/json"}
    again = {**new_table(), "headers": kept}
    assert codes(with_server(tmp_path, raw(again), house=ASKS)) == [(201, "")]
    other = msgspec.structs.replace(ASKS, passphrase="another one")
    assert codes(with_server(tmp_path, raw(again), house=other)) == [(403, "server-passphrase")]


def test_what_is_kept_is_told_in_figures_of_the_settings(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, replays=77, tables_a_day=5)
    rules = House(list_hours=3, contact="ada@example.org")
    (told,) = with_server(
        tmp_path, raw(get("/api/house")), house=rules, limits=limits, prune_days=90
    )
    assert told.json()["contact"] == "ada@example.org"
    keeps = {"prune_days": 90, "records": 77, "tables_a_day": 5, "list_hours": 3}
    assert keeps.items() <= told.json()["keeps"].items()


def test_wrong_passphrases_are_counted_for_each_address_and_for_all(tmp_path: Path) -> None:
    """But guessers cannot keep out who knows it."""
    few = msgspec.structs.replace(GENEROUS, passphrases_a_minute=2, passphrases_in_all_a_minute=4)
    said = [(ADA, "guess")] * 3 + [(BEN, "guess")] * 2 + [(ADA, SESAME)]
    said += [("198.51.100.7", "guess")] * 2 + [("198.51.100.8", SESAME)] * 6
    requests = [say(words, **passed_on(caller)) for caller, words in said]
    answers = with_server(tmp_path, raw(*requests), house=ASKS, limits=few, **PUBLIC)
    wrong, slower = (403, "server-passphrase-wrong"), (429, "server-too-many")
    assert codes(answers) == [
        *[wrong, wrong, slower],
        *[wrong, wrong, slower],
        *[wrong, slower],
        *[(200, "")] * 6,
    ]


def test_the_cookie_is_for_https_alone_where_the_world_calls(tmp_path: Path) -> None:
    async def work(server: Server) -> list[httpx.Response]:
        async with plain_http(server.address) as http:
            said = await http.request(**say(SESAME, **passed_on()))
            cookie = said.headers["set-cookie"]
            held = {"cookie": cookie.partition(";")[0]}
            return [
                said,
                await http.request(**opening(passed_on() | held)),
                await http.request(**opening({"host": "localhost"} | held)),
            ]

    said, opened, elsewhere = with_server(tmp_path, work, house=ASKS, **PUBLIC)
    assert "; secure" in said.headers["set-cookie"].lower()
    assert codes([opened, elsewhere]) == [(201, ""), (403, "server-passphrase")]


def test_where_nobody_opens_tables_games_go_on_but_not_again(tmp_path: Path) -> None:
    async def before(server: Server) -> tuple[str, str]:
        host, _ = await finished_table(server, tmp_path, "ptolemaeus", 2)
        return host.table, host.token or ""

    table, token = with_server(tmp_path, before)

    async def work(server: Server) -> None:
        host = server.seat(table, token)
        await host.look()
        assert await refusal(host.rematch()) == (403, "server-opening-closed")
        refused, house = await raw(new_table(), get("/api/house"))(server)
        assert codes([refused, house]) == [(403, "server-opening-closed"), (200, "")]

    with_server(tmp_path, work, house=House(opening="nobody"))


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (House(opponents=("observer", "rules")), "server-level-not-here"),
        (House(most_help="none"), "server-help-not-here"),
    ],
)
def test_what_the_house_does_not_want_any_more_is_not_played_again(
    tmp_path: Path, rules: House, code: str
) -> None:
    async def before(server: Server) -> tuple[str, str]:
        options = options_for("planetx", 2)
        host = await server.open_table("planetx", options, ["you", "pencil"], "Ada", help="odds")
        await play_to_the_end(server, [host])
        return host.table, host.token or ""

    table, token = with_server(tmp_path, before)

    async def work(server: Server) -> None:
        assert await refusal(server.seat(table, token).rematch()) == (403, code)

    with_server(tmp_path, work, house=rules)


def test_only_opponents_of_the_house_play_and_help_has_a_most(tmp_path: Path) -> None:
    rules = House(opponents=("pencil", "rules"), most_help="certain")

    async def work(server: Server) -> list[tuple[int, str]]:
        def seats(who: str) -> list[dict[str, str]]:
            return [{"who": "you"}, {"who": who}]

        two = msgspec.to_builtins(options_for("planetx", 2))
        planetx = {"game": "planetx", "options": two}
        found = codes(
            await raw(
                new_table(**planetx, seats=seats("observer")),
                new_table(**planetx, seats=seats("nobody")),
                new_table(**planetx, seats=seats("pencil"), help="odds"),
                new_table(**planetx, seats=seats("pencil"), help="certain"),
            )(server)
        )
        host = await server.open_table("planetx", options_for("planetx", 2), ["you", "open"], "Ada")

        def change(path: str, body: Any) -> Any:
            return server.send("PUT", f"/api/tables/{host.table}{path}", body, host.token)

        found.append(await refusal(change("/seats/1", {"who": "observer"})))
        found.append(await refusal(change("/settings", {"help": "advice"})))
        await change("/seats/1", {"who": "pencil"})
        found.append(await refusal(change("/seats/0/opponent", {"level": "observer"})))
        leave = server.send(
            "POST", f"/api/tables/{host.table}/leave", {"level": "observer"}, host.token
        )
        found.append(await refusal(leave))
        await server.send("POST", f"/api/tables/{host.table}/leave", {}, host.token)
        return found

    assert with_server(tmp_path, work, house=rules) == [
        (403, "server-level-not-here"),
        (422, "server-level"),
        (403, "server-help-not-here"),
        (201, ""),
        (403, "server-level-not-here"),
        (403, "server-help-not-here"),
        (403, "server-level-not-here"),
        (403, "server-level-not-here"),
    ]


def test_whoever_leaves_is_followed_by_an_opponent_of_the_house(tmp_path: Path) -> None:
    class NoStore:
        pass

    settings = settings_for(tmp_path, house=House(opponents=("observer", "greedy")))
    rules = HouseRules(settings, NoStore())  # type: ignore[arg-type]
    assert (rules.gentlest("planetx"), rules.gentlest("ptolemaeus")) == ("observer", "greedy")
    every = HouseRules(settings_for(tmp_path), NoStore())  # type: ignore[arg-type]
    assert (every.gentlest("planetx"), every.gentlest("ptolemaeus")) == ("pencil", "rules")


def test_whoever_asks_to_be_forgotten_loses_the_passphrase_cookie_too(tmp_path: Path) -> None:
    async def work(server: Server) -> list[str]:
        async with plain_http(server.address) as http:
            said = await http.request(**say(SESAME))
            held = said.headers["set-cookie"].partition(";")[0]
            spent = []
            for headers in ({"cookie": held}, {}):
                gone = await http.delete("/api/me", headers=headers)
                assert (gone.status_code, gone.json()) == (200, [])
                spent.append(gone.headers.get("set-cookie", ""))
            return spent

    spent, none = with_server(tmp_path, work, house=ASKS)
    assert spent.startswith('ecliptic-opener="";')
    assert "Max-Age=0" in spent
    assert not none


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (House(opening="passphrase"), "settings-passphrase"),
        (House(opening="passphrase", passphrase="short"), "settings-passphrase"),
        (House(opponents=("pencil", "kasparov")), "settings-value"),
    ],
)
def test_rules_that_cannot_be_meant_are_refused(tmp_path: Path, rules: House, code: str) -> None:
    with pytest.raises(EclipticError) as refused:
        check_house(Settings(tmp_path, house=rules))
    assert refused.value.code == code
    assert "short" not in str(refused.value.facts)


def test_secrets_are_compared_whole() -> None:
    assert same_secret(SESAME, SESAME)
    assert not same_secret("", SESAME)
    assert not same_secret(SESAME[:-1], SESAME)
    assert not same_secret("\ud7ff", SESAME)
    assert opener_of(SESAME) != opener_of("open barley")
