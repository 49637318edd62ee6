"""What the arena refuses, in English."""

from __future__ import annotations

from collections.abc import Mapping

ARENA: Mapping[str, str] = {
    "arena-game": "The arena knows no game called {game!r}; it knows: {games}.",
    "arena-player": "No opponent is called {player!r}; --players takes: {players}.",
    "arena-setting": "{game} has no setting called {setting}; leave --{setting} out.",
    "arena-setting-value": "Option --{setting} cannot be {value!r}; use one of: {choices}.",
    "arena-folder": "Nothing can be written into {folder}; make room or choose another --out.",
    "arena-busy": (
        "Somebody else is writing into {folder}; let only one arena run there, or choose another"
        " --out."
    ),
    "arena-not-results": "{folder} holds no deals.jsonl that an arena wrote; choose another.",
    "arena-unfinished": (
        "The arena in {folder} has played {played} of {deals} deals; run it to the end first."
    ),
    "arena-worker-died": (
        "A process of the arena was ended from outside; run the same command again to continue, or"
        " with fewer --workers if memory was short."
    ),
    "arena-cluster-address": (
        "A --cluster is tcp://HOST:PORT or tls://HOST:PORT, or local:2 for one of two processes"
        " here, not {address!r}."
    ),
    "arena-cluster-or-workers": (
        "Processes without a cluster are --workers; leave it out, or say --cluster local:{workers}."
    ),
    "arena-cluster-unreachable": (
        "No dask scheduler answers at {address} ({reason}); fix the address, or start one"
        " (docs/arena.md)."
    ),
    "arena-cluster-empty": (
        "No worker has been at {address} for {seconds} seconds; start one with: dask worker"
        " {address} --nthreads 1, and run the same command again."
    ),
    "arena-cluster-differs": (
        "{machine} would play differently or not at all ({differs}); install the same on every"
        " machine of the cluster (docs/arena.md)."
    ),
    "arena-cluster-lost": (
        "The cluster at {address} no longer answers; when it is back, run the same command again to"
        " continue."
    ),
    "arena-cluster-killed": (
        "Worker after worker was ended while it played deal {deal}, perhaps for lack of memory; see"
        " what they logged, and run the same command again to continue."
    ),
    "arena-cluster-failed": ("A worker could not play deal {deal} ({reason}); see what it logged."),
    "arena-other-plan": (
        "{folder} holds the results of another arena (not the same: {differs}); give the same"
        " options to continue it, or choose another --out."
    ),
    "arena-damaged": (
        "Line {line} of {file} cannot be read or is out of place; cut the file off before it and"
        " run again."
    ),
}
