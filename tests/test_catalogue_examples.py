"""Every card example on the pages of the catalogue gives exactly its code, through the whole chain, as an addition to the base set.

What is still owed stands in `DEBTS`: codes that nothing gives yet. A debt that is paid fails here until it is taken off the list.
"""

from __future__ import annotations

import pytest

from dowlang.project import checking
from dowlang.source.catalogue import CODES, TOO_MANY_FINDINGS, Code, ExampleKind
from dowlang.source.findings import Findings

DEBTS = (
    "DOW3023",  # another side than `standard` after `like`
    "DOW3024",  # `without …` in a side that is written like another
    "DOW3025",  # the override `text`
    "DOW5009",  # translations
)
WHOLE_SET = ("DOW5014",)  # asked of a set only: in an addition to one, a definition may be for later
CARDS = [code for code in CODES if code.example.kind is ExampleKind.CARD and code is not TOO_MANY_FINDINGS]
BESIDE = ("DOW5011", "DOW5008")  # an example is no finished card: it has no test, and sometimes no flavor


def given(code: Code) -> list[str]:
    """The codes that the example of a code gives, without what every example lacks."""
    found, _ = checking.check_text(code.example.data, "example.dow")
    return [finding.code for finding in found if finding.code == code.number or finding.code not in BESIDE]


@pytest.mark.parametrize("code", [c for c in CARDS if c.number not in (*DEBTS, *WHOLE_SET)], ids=lambda code: code.number)
def test_the_example_gives_its_code_and_nothing_else(code: Code) -> None:
    assert given(code) == [code.number]


@pytest.mark.parametrize("code", [c for c in CARDS if c.number in DEBTS], ids=lambda code: code.number)
def test_what_is_owed_is_still_owed(code: Code) -> None:
    assert code.number not in given(code)


def test_a_file_of_nothing_but_mistakes_is_cut_short() -> None:
    found, _ = checking.check_text(TOO_MANY_FINDINGS.example.data, "example.dow")
    shown = Findings()
    shown.extend(found)
    assert shown.shown()[-1].code == TOO_MANY_FINDINGS.number
