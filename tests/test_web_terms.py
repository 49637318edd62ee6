"""What the browser must be able to say is what the games and the server can tell it now."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


def test_the_list_of_what_needs_words_is_fresh() -> None:
    made = runpy.run_path(str(WEB / "make_terms.py"))["terms_text"]()
    kept = (WEB / "tests" / "words" / "terms.json").read_text(encoding="utf-8")
    assert kept == made, "run: python web/make_terms.py, then write the missing messages"
