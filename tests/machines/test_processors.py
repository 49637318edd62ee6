"""Opponents, ranked questions, kept answers and arenas come out the same on any processor.

Libraries pick their code by the processor they find, and each can be told to take another's. So one
machine can be several: linear algebra of three generations, numpy with the least it needs, and the
C library without its newer instructions. All must come to what is kept in `decisions.json`, which
other machines have come to.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from tests.machines import decisions
from tests.sizes import FULL

ROOT = Path(__file__).parents[2]
FEATURES: Mapping[str, bool] = np._core._multiarray_umath.__cpu_features__  # type: ignore[attr-defined]
DISPATCHED: list[str] = np._core._multiarray_umath.__cpu_dispatch__  # type: ignore[attr-defined]
NEEDED = {"Prescott": "SSE3", "Haswell": "AVX2", "SkylakeX": "AVX512_SKX"}
"""Generations of linear algebra, and what the processor must have to execute them."""
KERNELS = [kernel for kernel, feature in NEEDED.items() if FEATURES.get(feature)]

PLAIN_NUMPY = {"NPY_DISABLE_CPU_FEATURES": " ".join(one for one in DISPATCHED if FEATURES.get(one))}
PLAIN_LIBC = {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4"}
MACHINES: dict[str, dict[str, str]] = {
    **{kernel: {"OPENBLAS_CORETYPE": kernel} for kernel in KERNELS},
    "oldest": {"OPENBLAS_CORETYPE": "Prescott", **PLAIN_NUMPY, **PLAIN_LIBC},
    "plain-numpy": PLAIN_NUMPY,
    "plain-libc": PLAIN_LIBC,
}
"""What makes this machine work like another one."""
PLAYED = [*MACHINES] if FULL else [one for one in MACHINES if one in ("oldest", *KERNELS[1:])]
"""The oldest machine is the Prescott, and plain in everything: normally it stands for those too."""

DECISIONS = """
import json
from tests.machines import decisions
print(json.dumps(decisions.hashes()))
"""
AS_IT_COMES = """
import numpy as np
numbers = np.arange(1.0, 40_001).reshape(200, 200)
print(((1 / numbers) @ np.sqrt(numbers)).tobytes().hex())
"""
"""A matrix product, which does depend on the processor."""


def on(machine: str, code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        env={**os.environ, **MACHINES[machine]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("machine", PLAYED)
def test_the_same_is_decided_on_every_machine(machine: str) -> None:
    kept = json.loads(decisions.FILE.read_text(encoding="utf-8"))
    assert json.loads(on(machine, DECISIONS)) == kept, "run: python -m tests.machines.decisions"


@pytest.mark.skipif(len(KERNELS) < 2, reason="this processor can work like no other")
def test_these_machines_do_differ() -> None:
    """Otherwise the test above would compare a machine with itself."""
    assert len({on(machine, AS_IT_COMES) for machine in KERNELS}) >= 2
