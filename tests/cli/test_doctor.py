"""`dow doctor` says what of the machine is used, and the line that installs what is missing."""

from __future__ import annotations

import json
import tomllib
from importlib.util import find_spec as real_find_spec

import jsonschema
import pytest

from dowlang.cli.main import main
from dowlang.project import machine
from dowlang.publish import sheets
from tests.cli.running import ROOT

SHIPPED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
FOR_US = {"test", "web", "bench", "fuzz"}
"""Extras for those who work on dow itself."""


def test_every_extra_is_looked_for() -> None:
    extras = set(SHIPPED["optional-dependencies"]) - FOR_US
    assert {name for name, _, _ in machine.EXTRAS} == extras


def test_what_is_missing_comes_with_the_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        machine, "find_spec", lambda name: None if name == "typst" else real_find_spec(name)
    )
    assert main(["doctor"]) == 0
    out = capfd.readouterr().out
    assert "missing  extra pdf" in out and 'pip install "dowlang[pdf]"' in out
    assert "there    extra i18n" in out
    assert "language ja         wants the font Noto Serif CJK JP" in out


def test_a_language_without_its_fonts_names_the_package(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sheets, "families", lambda: frozenset({"DejaVu Sans Mono"}))
    assert main(["doctor", "--format", "json"]) == 0
    said = json.loads(capfd.readouterr().out)
    schema = json.loads((ROOT / "dowlang/schemas/doctor.json").read_text("utf-8"))
    jsonschema.validate(said, schema)
    found = {each["what"]: each for each in said["findings"]}
    assert found["language ja"]["mend"] == "apt-get install fonts-noto-cjk"
    assert found["language ru"]["mend"] == found["language es"]["mend"] == ""


def test_a_language_with_its_fonts_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "families", lambda: frozenset({"IPAexMincho"}))
    found = {each.what: each for each in machine.findings()}
    assert found["language ja"].says == "set in IPAexMincho" and not found["language ja"].mend


def test_without_fluent_no_language_is_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        machine, "find_spec", lambda name: None if name == "fluent" else real_find_spec(name)
    )
    found = {each.what: each for each in machine.findings()}
    assert found["extra i18n"].mend and not [what for what in found if what.startswith("language")]
