"""Write the program's answers into the pages that show them: `python -m tests.examples`.

The questions stay as they are. Whoever asks something that is no longer lawful is told the line.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from ecliptic.store.open import Place
from tests.examples.conversation import PAGE, conversation
from tests.examples.page import ROOT, page_text, rewritten
from tests.examples.pages import PAGES
from tests.server.houses import OpenHouse


def main() -> None:
    for name, answers in PAGES.items():
        text = page_text(name)
        write(name, rewritten(text, answers(text)))
    text = page_text(PAGE)
    with tempfile.TemporaryDirectory() as folder:
        house = OpenHouse(Place(Path(folder)))
        try:
            answers_there = house.visit(lambda server: conversation(server, text))
        finally:
            house.close()
    write(PAGE, rewritten(text, answers_there))


def write(name: str, text: str) -> None:
    if text != page_text(name):
        (ROOT / name).write_text(text, encoding="utf-8")
        print(f"{name} shows what the program says now")


if __name__ == "__main__":
    main()
