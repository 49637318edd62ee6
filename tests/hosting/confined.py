"""Run a unit's command under those of its rules that a process can put on itself.

`python -m tests.hosting.confined UNIT COMMAND...`: no new privileges, no memory that is writable
and executable, the unit's system calls, limits and mask. systemd does the same before it starts
one; what it does with mounts, users and control groups cannot be had without it. The filter is
built from the lists of this machine's systemd, so a call that the unit forbids fails here, too.
"""

from __future__ import annotations

import ctypes
import errno
import os
import resource
import subprocess
import sys
from pathlib import Path

from tests.hosting.units import settings_of

_PR_SET_NO_NEW_PRIVS = 38
_PR_SET_MDWE = 65
_MDWE_REFUSE_EXEC_GAIN = 1
_ALLOW = 0x7FFF0000
_REFUSE = 0x00050000 | errno.EPERM
_LIMITS = {"LimitNOFILE": resource.RLIMIT_NOFILE, "LimitCORE": resource.RLIMIT_CORE}


def calls_in(names: list[str]) -> set[str]:
    """The system calls of systemd's sets, which hold further sets."""
    calls: set[str] = {name for name in names if not name.startswith("@")}
    sets = [name for name in names if name.startswith("@")]
    if sets:
        words = ["systemd-analyze", "--no-pager", "syscall-filter", *sets]
        told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
        inside = [line.strip() for line in told.splitlines() if line.startswith("    ")]
        calls |= calls_in([name for name in inside if not name.startswith("#")])
    return calls


def calls_allowed(settings: dict[str, list[str]]) -> set[str]:
    allowed: set[str] = set()
    for line in settings["SystemCallFilter"]:
        if line.startswith("~"):
            allowed -= calls_in(line[1:].split())
        else:
            allowed |= calls_in(line.split())
    # systemd always allows what starts a command and ends it.
    return allowed | calls_in(["@default", "execve"])


def confine(settings: dict[str, list[str]]) -> None:
    for name, kind in _LIMITS.items():
        for value in settings.get(name, []):
            resource.setrlimit(kind, (int(value), int(value)))
    os.umask(int(settings["UMask"][-1], 8))
    allowed = calls_allowed(settings)
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "no new privileges")
    # Kernels before 6.3 do not know it; systemd has another way there.
    libc.prctl(_PR_SET_MDWE, _MDWE_REFUSE_EXEC_GAIN, 0, 0, 0)
    seccomp = ctypes.CDLL("libseccomp.so.2")
    seccomp.seccomp_init.restype = ctypes.c_void_p
    rules = ctypes.c_void_p(seccomp.seccomp_init(_REFUSE))
    for call in sorted(allowed):
        number = seccomp.seccomp_syscall_resolve_name(call.encode())
        # Calls of other processors are no calls here.
        if number >= 0:
            seccomp.seccomp_rule_add(rules, ctypes.c_uint32(_ALLOW), number, 0)
    if seccomp.seccomp_load(rules):
        raise OSError("the system calls cannot be restricted")


def main() -> None:
    unit, *command = sys.argv[1:]
    confine(settings_of(Path(unit)))
    os.chdir("/")
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
