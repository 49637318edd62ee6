"""A plan played by one process or two, at once or in pieces: the same bytes."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest

from ecliptic.arena.match import Deal, Timing, play_deal
from ecliptic.arena.picture import svg
from ecliptic.arena.plan import Plan, make_plan
from ecliptic.arena.report import TIMES, markdown
from ecliptic.arena.results import DEALS, TIMINGS, Results, saved_results
from ecliptic.arena.run import run
from ecliptic.arena.summary import summarise
from ecliptic.arena.workers import processes
from ecliptic.arena.workers.processes import Processes
from ecliptic.arena.workers.protocol import Played
from ecliptic.core.errors import BadRecord

PLAN = make_plan("planetx", ["random", "pencil"], 4, "run", {}, control_deals=1, oracle_deals=1)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an undisturbed run with one process."""
    folder = tmp_path_factory.mktemp("whole")
    run(PLAN, folder)
    return folder


def pages(folder: Path) -> tuple[str, str]:
    """Report and picture as far as they must not differ between runs."""
    summary = summarise(run(PLAN, folder))
    return markdown(summary, "report.svg").split(TIMES)[0], svg(summary)


pages_of_the_whole = cache(pages)
"""Those of the undisturbed run are compared with again and again."""


def assert_same(folder: Path, whole: Path) -> None:
    assert (folder / DEALS).read_bytes() == (whole / DEALS).read_bytes()
    assert set(saved_results(folder).timings) == set(range(PLAN.deals))
    assert pages(folder) == pages_of_the_whole(whole)


def test_two_workers_give_the_same_as_one(whole: Path, tmp_path: Path) -> None:
    run(PLAN, tmp_path, Processes(2))
    assert_same(tmp_path, whole)


class Backwards:
    """They finish the last deal first."""

    def play(self, plan: Plan, deals: range) -> Generator[Played]:
        for deal in reversed(deals):
            yield Played(*play_deal(plan, deal))


def test_the_order_in_which_deals_are_finished_leaves_no_trace(whole: Path, tmp_path: Path) -> None:
    done: list[int] = []
    run(PLAN, tmp_path, Backwards(), done.append)
    assert done == [0, 1, 2, 3, 4]
    assert_same(tmp_path, whole)


def test_an_interrupted_run_goes_on_to_the_same(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: Plan, deal: int) -> tuple[Deal, Timing]:
        if deal == 2:
            raise KeyboardInterrupt
        return play_deal(plan, deal)

    with monkeypatch.context() as patched:
        patched.setattr(processes, "play_deal", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run(PLAN, tmp_path)
    assert len((tmp_path / DEALS).read_bytes().splitlines()) == 1 + 2
    done: list[int] = []
    run(PLAN, tmp_path, progress=done.append)
    assert done == [2, 3, 4], "what was there is not played again"
    assert_same(tmp_path, whole)


@pytest.mark.parametrize("cut", [1, 30, 400])
def test_a_half_written_line_is_dropped_and_its_deal_played_again(
    cut: int, whole: Path, tmp_path: Path
) -> None:
    for name in (DEALS, TIMINGS):
        lines = (whole / name).read_bytes().splitlines(keepends=True)
        (tmp_path / name).write_bytes(b"".join(lines[:-1]) + lines[-1][:-cut])
    run(PLAN, tmp_path)
    assert_same(tmp_path, whole)


def test_a_deal_that_is_kept_has_been_timed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The run dies between the lines of the two files."""

    def dies(results: Results, folder: Path, item: object) -> None:
        if isinstance(item, Deal):
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Results, "_write", dies)
        with pytest.raises(KeyboardInterrupt):
            run(PLAN, tmp_path)
    assert (tmp_path / TIMINGS).read_bytes().count(b"\n") == 1
    run(PLAN, tmp_path)
    assert set(saved_results(tmp_path).timings) == set(range(PLAN.deals))


def test_a_deal_that_is_played_again_is_timed_once(whole: Path, tmp_path: Path) -> None:
    """The run died between the lines of the two files."""
    lines = (whole / DEALS).read_bytes().splitlines(keepends=True)
    (tmp_path / DEALS).write_bytes(b"".join(lines[:-1]))
    (tmp_path / TIMINGS).write_bytes((whole / TIMINGS).read_bytes())
    paces = [summarise(run(PLAN, folder)).paces for folder in (tmp_path, whole)]
    assert {level: pace.moves for level, pace in paces[0].items()} == {
        level: pace.moves for level, pace in paces[1].items()
    }


def test_a_run_that_died_before_its_plan_was_written_starts_afresh(
    whole: Path, tmp_path: Path
) -> None:
    (tmp_path / DEALS).write_bytes((whole / DEALS).read_bytes()[:20])
    run(PLAN, tmp_path)
    assert_same(tmp_path, whole)


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (make_plan("planetx", ["pencil", "random"], 4, "run", {}, 1, 1), "players"),
        (make_plan("planetx", ["random", "pencil"], 5, "run", {}, 1, 1), "deals"),
        (make_plan("planetx", ["random", "pencil"], 4, "other", {}, 1, 1), "seed"),
        (
            make_plan("planetx", ["random", "pencil"], 4, "run", {"facts": "8"}, 2, 1),
            "control_deals, settings",
        ),
    ],
)
def test_another_plan_does_not_go_on_here(other: Plan, differs: str, whole: Path) -> None:
    before = (whole / DEALS).read_bytes()
    with pytest.raises(BadRecord) as refused:
        run(other, whole)
    assert refused.value.code == "arena-other-plan"
    assert refused.value.facts["differs"] == differs
    assert (whole / DEALS).read_bytes() == before


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda lines: [b"Dear diary\n", *lines], "arena-not-results"),
        (lambda lines: [lines[0], b"{}\n", *lines[1:]], "arena-damaged"),
        (lambda lines: [lines[0], lines[2]], "arena-damaged"),
    ],
)
def test_a_spoilt_file_is_refused(spoil: object, code: str, whole: Path, tmp_path: Path) -> None:
    lines = (whole / DEALS).read_bytes().splitlines(keepends=True)
    assert callable(spoil)
    (tmp_path / DEALS).write_bytes(b"".join(spoil(lines)))
    with pytest.raises(BadRecord) as refused:
        run(PLAN, tmp_path)
    assert refused.value.code == code


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadRecord) as refused:
        run(PLAN, tmp_path / "file")
    assert refused.value.code == "arena-folder"


def test_two_runs_do_not_mix_in_one_folder(whole: Path, tmp_path: Path) -> None:
    """The second run starts while the first is at it; whoever comes too late stops."""

    def another(played: int) -> None:
        if played == 2:
            run(PLAN, tmp_path)

    with pytest.raises(BadRecord) as refused:
        run(PLAN, tmp_path, progress=another)
    assert refused.value.code == "arena-busy"
    assert_same(tmp_path, whole)


def test_a_full_disk_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(number: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("ecliptic.arena.results.os.fsync", full)
    with pytest.raises(BadRecord) as refused:
        run(PLAN, tmp_path)
    assert refused.value.code == "arena-folder"


def test_without_a_folder_nothing_is_written(whole: Path) -> None:
    assert run(PLAN).deals == run(PLAN, whole).deals


def test_reading_a_folder_leaves_it_alone(whole: Path, tmp_path: Path) -> None:
    """An unfinished run is no result yet, and may still be going on."""
    lines = (whole / DEALS).read_bytes().splitlines(keepends=True)
    started = b"".join(lines[:3]) + lines[3][:20]
    (tmp_path / DEALS).write_bytes(started)
    with pytest.raises(BadRecord) as refused:
        saved_results(tmp_path)
    assert refused.value.code == "arena-unfinished"
    assert refused.value.facts["played"] == 2
    assert (tmp_path / DEALS).read_bytes() == started
    assert not (tmp_path / TIMINGS).exists()


def test_the_file_of_another_plan_is_not_touched(whole: Path, tmp_path: Path) -> None:
    """Not even where its last line was not finished."""
    other = (whole / DEALS).read_bytes()[:-30]
    (tmp_path / DEALS).write_bytes(other)
    with pytest.raises(BadRecord):
        run(make_plan("planetx", ["pencil", "random"], 4, "run", {}, 1, 1), tmp_path)
    assert (tmp_path / DEALS).read_bytes() == other


def test_a_folder_is_read_again_without_knowing_its_plan(whole: Path, tmp_path: Path) -> None:
    found = saved_results(whole)
    assert found.plan == PLAN
    assert len(found.deals) == PLAN.deals
    with pytest.raises(BadRecord) as refused:
        saved_results(tmp_path)
    assert refused.value.code == "arena-not-results"
