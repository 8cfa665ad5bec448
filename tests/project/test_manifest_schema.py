"""Manifests against their JSON Schema: the verdict is the package's, the sentences are ours, and
a good one needs no package.
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

from dowlang.project.manifests.manifest import read_manifest
from dowlang.project.manifests.manifest_schema import FITS, TOLD, misfits, misfits_of, surely_fits
from dowlang.project.package_files import PACKAGE
from tests import width

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
@settings(max_examples=width.of(50, 200), deadline=None)
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
def test_each_misfit_has_its_message(change: dict[str, Any], wanted: str) -> None:
    assert list(misfits(GOOD | change, SCHEMA)) == [wanted]


def test_a_line_end_does_not_slip_through() -> None:
    assert list(misfits(GOOD | {"id": "bells\n"}, SCHEMA))


@given(
    st.sets(st.sampled_from(sorted(GOOD)), max_size=1),
    st.dictionaries(st.sampled_from([*sorted(GOOD), "naem"]), VALUES, max_size=2),
)
@settings(max_examples=300, deadline=None)
def test_what_surely_fits_fits(dropped: set[str], changed: dict[str, Any]) -> None:
    data = {key: value for key, value in GOOD.items() if key not in dropped} | changed
    if surely_fits(data, SCHEMA):
        assert jsonschema.Draft202012Validator(SCHEMA).is_valid(data)


@pytest.mark.parametrize("left_out", ["", "uses", "decks", "authors", "licence", "replaces"])
def test_a_good_manifest_is_read_without_the_package(
    left_out: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "jsonschema", None)
    assert misfits_of({key: value for key, value in GOOD.items() if key != left_out}) == []
    with pytest.raises(ImportError):
        misfits_of(GOOD | {"version": 1})


def test_every_keyword_of_the_schema_is_known() -> None:
    """A keyword added to the schema would send every manifest to the package, which is slow."""
    waiting: list[Any] = [SCHEMA]
    while waiting:
        schema = waiting.pop()
        assert set(schema) <= {*FITS, *TOLD}
        others = [keyword for keyword in schema if keyword not in TOLD]
        assert others[:1] in (["type"], ["const"]), "`type` stands first"
        waiting += [*schema.get("properties", {}).values()]
        waiting += [part for key in ("items", "additionalProperties") if (part := schema.get(key))]


def test_a_name_of_the_set_is_in_one_of_its_languages(tmp_path: Path) -> None:
    text = (
        'id = "bells"\nname = "Bells"\nversion = "1.0"\nedition = 1\nruleset = "dead_of_winter"\n'
    )
    for languages, wanted in (('["ja"]', 0), ('["es"]', 1), ("[]", 1)):
        manifest = f'{text}languages = {languages}\n\n[names]\nja = "鐘"\n'
        (tmp_path / "set.toml").write_text(manifest, encoding="utf-8")
        found, findings, _ = read_manifest(tmp_path, "set")
        assert len(findings) == wanted and (found is None) == bool(wanted)
        if found is not None:
            assert found.names == {"ja": "鐘"}
