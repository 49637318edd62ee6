"""Texts to feed to parsers: anything at all, and good texts with something changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

from ecliptic.core.errors import EclipticError

SIGNS = st.characters(exclude_categories=())
"""Every code point, lone surrogates too: a command line can hold them."""

anything = st.text(alphabet=SIGNS, max_size=60)


@st.composite
def broken(draw: st.DrawFn, good: Sequence[str]) -> str:
    """A good text with a few places cut, doubled, swapped or overwritten."""
    text = draw(st.sampled_from(good))
    for _ in range(draw(st.integers(1, 3))):
        first = draw(st.integers(0, len(text)))
        last = draw(st.integers(first, min(len(text), first + 8)))
        change = draw(st.integers(0, 4))
        if change == 0:
            middle = ""
        elif change == 1:
            middle = text[first:last] * 2
        elif change == 2:
            middle = draw(
                st.sampled_from([*" -+=:#|/0123456789ACDEGXacx", "  ", " = ", "12345678"])
            )
        elif change == 3:
            middle = draw(st.sampled_from(good))
        else:
            middle = draw(st.text(alphabet=SIGNS, max_size=4))
        text = text[:first] + middle + text[last:]
    return text


@st.composite
def reworded(draw: st.DrawFn, good: Sequence[str]) -> str:
    """Words of good texts in another order: closer to the grammar than broken letters."""
    words = sorted({word for text in good for word in text.split(" ")})
    line = draw(st.sampled_from(good)).split(" ")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(line)))
        line[place : place + draw(st.integers(0, 2))] = draw(
            st.lists(st.sampled_from(words), max_size=2)
        )
    return " ".join(line)


def any_text(good: Sequence[str]) -> st.SearchStrategy[str]:
    return st.one_of(st.sampled_from(good), broken(good), reworded(good), anything)


def demand_value_or_error(
    parse: Callable[[str], Any], write: Callable[[Any], str], text: str
) -> None:
    """A value whose own text reads back to it, or a named error whose sentence can be printed."""
    try:
        value = parse(text)
    except EclipticError as error:
        shown = str(error)
        if not (error.code and shown.isprintable() and len(shown) < 200):
            raise AssertionError(f"an error nobody can read: {shown!r}") from error
        return
    written = write(value)
    if parse(written) != value:
        raise AssertionError(f"{written!r} does not read back to {value!r}")
