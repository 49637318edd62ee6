"""Benchmarks: each prints ratios against a reference that runs in the same process."""
