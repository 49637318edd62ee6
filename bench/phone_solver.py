"""The page's solver on a slow phone: `python -m bench.phone_solver`.

Its module runs on the thread of a page in Chromium, which is slowed down four times (Chromium does
not slow workers down), over the whole expert catalogue. Each task has a page of its own, so that
the first call is one that nothing was ready for. Then a page asks the solver in its worker, as the
notebook does, and says how long the thread of the page was ever busy in one go (in time of its own:
a busy machine makes any task wait).
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession

import bench
from tests.browser.chromium import running_chromium

WEB = Path(bench.__path__[0]).parent / "web"
SLOWER = 4
MEGABYTE = 1e6
LONG_MILLISECONDS = 50
_CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
WANTED_MEGABYTES = 100.0
WANTED = {
    "build": 600.0,
    "one fact": 40.0,
    "odds": 100.0,
    "odds, weighed": 150.0,
    "weights": 1_000.0,
    "weights of fewer": 400.0,
    "best questions": 600.0,
    "best questions of fewer": 300.0,
    "why": 1_500.0,
}
"""Milliseconds, of the median; the first call may take twice as long. Questions are weighed about
the system and about the locate answer at once, which is what the latter may take."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        script = _built(Path(folder))
        print(f"The page's solver, {SLOWER} times slowed down: median, first call, least, in ms")
        memory = max(_report(browser, script, task, wanted) for task, wanted in WANTED.items())
        print(f"  {'memory at most':26} {memory:8.1f} MB  (wanted under {WANTED_MEGABYTES:.0f})")
        longest = _longest_task(browser, script.parent / "page.html")
        print(
            f"  {'the page is busy for':26} {longest:8.1f} ms  (wanted under {LONG_MILLISECONDS})"
        )


def _built(folder: Path) -> Path:
    vite = WEB / "node_modules" / ".bin" / "vite"
    node = shutil.which("node") or "node"
    options = ["--config", "vite.bench.config.ts", "--logLevel", "error", "--emptyOutDir"]
    command = [node, str(vite), "build", *options, "--outDir", str(folder)]
    subprocess.run(command, cwd=WEB, check=True)
    page = '<meta charset="utf-8"><script src="solver.js"></script>'
    (folder / "page.html").write_text(page, encoding="utf-8")
    return folder / "solver.js"


def _report(browser: Browser, script: Path, task: str, wanted: float) -> float:
    """A task's figures in one line; the megabytes that its page held at last."""
    page = browser.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_script_tag(path=script)
    measured = page.evaluate("measured", task)
    megabytes = _megabytes(session)
    page.close()
    medians = [one["median"] for one in measured]
    firsts = [one["first"] for one in measured]
    leasts = [one["least"] for one in measured]
    print(
        f"  {task:26} {median(medians):8.1f} {max(firsts):8.1f} {median(leasts):8.1f}"
        f"  (wanted at most {wanted:.0f} and {2 * wanted:.0f}; {_names(measured)},"
        f" the slowest {max(medians):.1f})"
    )
    return megabytes


def _names(measured: Sequence[dict[str, Any]]) -> str:
    names = dict.fromkeys(one["name"] for one in measured)
    return ", ".join(names) if len(names) < 3 else f"{len(measured)} of them"


def _megabytes(session: CDPSession) -> float:
    """What scripts keep, large arrays included."""
    session.send("HeapProfiler.collectGarbage")
    usage: dict[str, float] = session.send("Runtime.getHeapUsage")
    return (usage["usedSize"] + usage.get("backingStorageSize", 0.0)) / MEGABYTE


def _longest_task(browser: Browser, file: Path) -> float:
    """Of the page's thread, in milliseconds, while the worker answers one question of each kind."""
    page = browser.new_page()
    session = page.context.new_cdp_session(page)
    page.goto(file.as_uri())
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=_CATEGORIES)
    page.evaluate("askedInWorker")
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    begins, ends = (
        next(one for one in events if one["name"] == name) for name in ("asked", "answered")
    )
    page.close()
    busy: list[float] = [
        one["tdur"] / 1_000
        for one in events
        if one["name"] == "RunTask"
        and (one["pid"], one["tid"]) == (begins["pid"], begins["tid"])
        and begins["ts"] < one["ts"] < ends["ts"]
        and "tdur" in one
    ]
    return max(busy)


if __name__ == "__main__":
    main()
