"""The error tree: stable codes, facts, and the sender's own text made harmless."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core import errors
from ecliptic.core.errors import EclipticError, IllegalAction, shorten
from ecliptic.core.game import Refusal

TREE = (
    errors.IllegalAction,
    errors.NotYourDecision,
    errors.BadNotation,
    errors.BadSetup,
    errors.BadRecord,
    errors.UndoRefused,
    errors.ImpossibleWorld,
    errors.BadRequest,
    errors.FileTrouble,
    errors.MissingExtra,
)


@pytest.mark.parametrize("kind", TREE)
def test_every_refusal_is_one_of_ours(kind: type[EclipticError]) -> None:
    error = kind("some-code", sector=3, object="A")
    assert isinstance(error, EclipticError)
    assert error.code == "some-code"
    assert dict(error.facts) == {"sector": 3, "object": "A"}
    assert str(error) == "some-code (sector=3, object=A)"


def test_the_docstring_draws_the_whole_tree() -> None:
    tree = {one for one in vars(errors).values() if isinstance(one, type)}
    drawn = {one for one in tree if issubclass(one, EclipticError)}
    assert drawn == {EclipticError, *TREE}
    assert all(one.__name__ in (errors.__doc__ or "") for one in drawn)


def test_an_error_without_facts_says_its_code() -> None:
    assert str(EclipticError("bare-code")) == "bare-code"


def test_a_refusal_carries_the_error_it_stands_for() -> None:
    error = IllegalAction("planetx-supply", object="C", left=0)
    assert Refusal.of("choose", error) == Refusal(
        "choose", "planetx-supply", {"object": "C", "left": 0}
    )


@given(st.text(alphabet=st.characters(exclude_categories=())), st.integers(4, 60))
def test_shortened_text_is_short_and_printable(text: str, most: int) -> None:
    shown = shorten(text, most)
    assert len(shown) <= most
    assert shown.isprintable()
    if len(text) <= most and text.isprintable():
        assert shown == text
