"""Structs may be read for the first time in several threads at once."""

from __future__ import annotations

import subprocess
import sys

READING = """
import sys
from threading import Barrier, Thread

import msgspec

from ecliptic.core.structs import prepare_structs

sys.setswitchinterval(0.000001)
parts = range(20)


def struct_of_structs(number):
    names = [f"Part{number}_{part}" for part in parts]
    globals().update({name: msgspec.defstruct(name, [("a", "int")]) for name in names})
    fields = [(f"f{part}", name) for part, name in enumerate(names)]
    return msgspec.defstruct(f"Whole{number}", fields, module=__name__)


kinds = [struct_of_structs(number) for number in range(30)]
text = msgspec.json.encode({f"f{part}": {"a": part} for part in parts})
prepare_structs()
for kind in kinds:
    together = Barrier(4)

    def read():
        together.wait()
        msgspec.json.decode(text, type=kind)

    threads = [Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("fine")
"""


def test_threads_may_read_what_none_has_read_before() -> None:
    done = subprocess.run([sys.executable, "-c", READING], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "fine\n"), done.stderr
