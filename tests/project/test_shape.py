"""Our reading of a JSON Schema against that of the `jsonschema` package, and its messages."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dowlang.project.shape import UnsupportedSchema, misfits
from dowlang.project.shipped import PACKAGE

SCHEMA = json.loads((PACKAGE / "schemas" / "set.json").read_text("utf-8"))
GOOD: dict[str, Any] = {"id": "bells", "name": "Bells", "version": "1.0", "edition": 1, "ruleset": "dead_of_winter", "uses": ["base"],
                        "decks": {"crisis": 3}, "authors": ["me"], "licence": "MIT", "replaces": []}  # fmt: skip
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 3000), st.floats(allow_nan=False), st.text(st.characters(exclude_characters="\n"), max_size=130),
    st.sampled_from(["base", "Base", "1.0", "1.x", "_"]), st.lists(st.sampled_from(["a", "a", "b", 1]), max_size=3),
    st.dictionaries(st.sampled_from(["crisis", "x"]), st.one_of(st.integers(-1, 2001), st.text(max_size=2)), max_size=2),
)  # fmt: skip


@given(st.sets(st.sampled_from(sorted(GOOD)), max_size=3), st.dictionaries(st.sampled_from([*sorted(GOOD), "naem", "x"]), VALUES, max_size=3))
@settings(max_examples=200, deadline=None)
def test_the_same_verdict_as_the_standard(dropped: set[str], changed: dict[str, Any]) -> None:
    data = {key: value for key, value in GOOD.items() if key not in dropped} | changed
    if any(isinstance(value, float) for value in data.values()):
        return  # the standard takes 1.0 for a whole number; a manifest's author who writes it means something else
    assert (not list(misfits(data, SCHEMA))) == jsonschema.Draft202012Validator(SCHEMA).is_valid(data)


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"naem": "x"}, "found an unknown key `naem`; did you mean `name`"),
        ({"version": 1}, "key `version`: found `1`, wanted a text"),
        ({"uses": ["base", "base"]}, "key `uses`: found `base` twice"),
        ({"decks": {"crisis": -1}}, "key `decks.crisis`: found `-1`, wanted a number from 0 to 2000"),
        ({"name": ""}, "key `name`: found 0 characters, wanted 1 to 120"),
    ],
)
def test_messages(change: dict[str, Any], wanted: str) -> None:
    assert list(misfits(GOOD | change, SCHEMA)) == [wanted]


def test_a_line_end_does_not_slip_through() -> None:
    assert list(misfits(GOOD | {"id": "bells\n"}, SCHEMA))


def test_a_schema_with_more_is_refused_and_not_half_checked() -> None:
    with pytest.raises(UnsupportedSchema):
        list(misfits({}, {"type": "object", "oneOf": []}))
