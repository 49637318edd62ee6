"""Which files are looked into."""

from __future__ import annotations

from tests.sizes import FULL

collect_ignore = [] if FULL else ["test_cluster_troubles.py"]
