"""Manifests against their JSON Schema: the verdict is the package's, the sentences are ours, and
a good one is remembered.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dowlang.project.manifest_schema import misfits, misfits_of
from dowlang.project.package_files import PACKAGE

SCHEMA = json.loads((PACKAGE / "schemas" / "set.json").read_text("utf-8"))
GOOD: dict[str, Any] = {
    "id": "bells",
    "name": "Bells",
    "version": "1.0",
    "edition": 1,
    "ruleset": "dead_of_winter",
    "uses": ["base"],
    "decks": {"crisis": 3},
    "authors": ["me"],
    "licence": "MIT",
    "replaces": [],
}
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 3000),
    st.floats(allow_nan=False),
    st.text(max_size=130),
    st.just("two\nlines"),
    st.sampled_from(["base", "Base", "1.0", "1.x", "_"]),
    st.lists(st.sampled_from(["a", "a", "b", 1]), max_size=3),
    st.dictionaries(
        st.sampled_from(["crisis", "x", "a\nb"]),
        st.one_of(st.integers(-1, 2001), st.text(max_size=2), st.just("\n")),
        max_size=2,
    ),
)


@given(
    st.sets(st.sampled_from(sorted(GOOD)), max_size=3),
    st.dictionaries(st.sampled_from([*sorted(GOOD), "naem", "x"]), VALUES, max_size=3),
)
@settings(max_examples=200, deadline=None)
def test_every_misfit_has_a_sentence(dropped: set[str], changed: dict[str, Any]) -> None:
    data = {key: value for key, value in GOOD.items() if key not in dropped} | changed
    said = list(misfits(data, SCHEMA))
    assert (not said) == jsonschema.Draft202012Validator(SCHEMA).is_valid(data)
    assert all(sentence and "\n" not in sentence for sentence in said)


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"naem": "x"}, "found an unknown key `naem`; did you mean `name`"),
        ({"version": 1}, "key `version`: found `1`, wanted a text"),
        ({"uses": ["base", "base"]}, "key `uses`: found `base` twice"),
        (
            {"decks": {"crisis": -1}},
            "key `decks.crisis`: found `-1`, wanted a number from 0 to 2000",
        ),
        ({"name": ""}, "key `name`: found 0 characters, wanted 1 to 120"),
    ],
)
def test_messages(change: dict[str, Any], wanted: str) -> None:
    assert list(misfits(GOOD | change, SCHEMA)) == [wanted]


def test_a_line_end_does_not_slip_through() -> None:
    assert list(misfits(GOOD | {"id": "bells\n"}, SCHEMA))


def test_a_good_manifest_is_remembered_and_only_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path))
    assert misfits_of(b"good", GOOD) == []
    assert misfits_of(b"bad", GOOD | {"version": 1}) and misfits_of(b"bad", GOOD | {"version": 1})
    monkeypatch.setitem(sys.modules, "jsonschema", None)
    assert misfits_of(b"good", GOOD) == []
    with pytest.raises(ImportError):
        misfits_of(b"other", GOOD)
