"""Every card example on the pages of the catalogue gives exactly its code, through the whole chain, as an addition to the base set.

The examples of translations are the card file and the translation of a set that declares Japanese.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.source.catalogue import CODES, MISSING_TRANSLATION, TOO_MANY_FINDINGS, Code, ExampleKind
from dowlang.source.findings import Findings

WHOLE_SET = ("DOW5014",)  # asked of a set only: in an addition to one, a definition may be for later
MANIFEST = 'id = "bells"\nname = "Bells"\nversion = "1"\nedition = 1\nruleset = "dead_of_winter"\nuses = ["base"]\nlanguages = ["ja"]\n'
CARDS = [code for code in CODES if code.example.kind is ExampleKind.CARD and code is not TOO_MANY_FINDINGS]
BESIDE = ("DOW5011", "DOW5008")  # an example is no finished card: it has no test, and sometimes no flavor


def given(code: Code) -> list[str]:
    """The codes that the example of a code gives, without what every example lacks."""
    found, _ = checking.check_text(code.example.data, "example.dow")
    return [finding.code for finding in found if finding.code == code.number or finding.code not in BESIDE]


@pytest.mark.parametrize("code", [c for c in CARDS if c.number not in WHOLE_SET], ids=lambda code: code.number)
def test_the_example_gives_its_code_and_nothing_else(code: Code) -> None:
    assert given(code) == [code.number]


@pytest.mark.parametrize("code", [c for c in CODES if c.example.kind is ExampleKind.TRANSLATED], ids=lambda code: code.number)
def test_the_example_of_a_translation_gives_its_code_and_nothing_else(code: Code, tmp_path: Path) -> None:
    card, translation = code.example.text.split("---\n")
    texts = {"set.toml": MANIFEST, "the_bell.dow": card, "the_bell.ja.toml": translation}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    found, _ = checking.check_paths([tmp_path])
    others = () if code is MISSING_TRANSLATION else (*BESIDE, MISSING_TRANSLATION.number)  # what cannot be read is missing too
    assert [finding.code for finding in found if finding.code not in others] == [code.number]


def test_a_file_of_nothing_but_mistakes_is_cut_short() -> None:
    found, _ = checking.check_text(TOO_MANY_FINDINGS.example.data, "example.dow")
    shown = Findings()
    shown.extend(found)
    assert shown.shown()[-1].code == TOO_MANY_FINDINGS.number
