"""What is chosen before a line is one thing: where each of several has another one the line is
refused, and no handler of it reads what is not there yet.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.wordings.contexts import card
from tests.wordings.measuring import checker

SETS = ("each survivor", "each wounded survivor", "all survivors", "2 survivors", "survivors")
BESIDE = (
    "at a location with another survivor",
    "at the location with another survivor you control",
    "except another survivor",
)


@pytest.mark.parametrize(("pieces", "beside"), list(product(SETS, BESIDE)))
def test_what_is_chosen_for_each_of_several_is_refused(pieces: str, beside: str) -> None:
    verb = "gets" if pieces.startswith("each") else "get"
    line = f"{pieces} {beside} {verb} 1 wound"
    found, _ = checker().found(card("effect", line)[0])
    assert found, line


@pytest.mark.parametrize(
    "line",
    [
        "each survivor where (it is at a location with another survivor) gets 1 wound",
        "kill each survivor who shares a location with another survivor",
        "each survivor at a location with a helpless survivor gets 1 wound",
    ],
)
def test_what_is_asked_of_each_is_read(line: str) -> None:
    found, _ = checker().found(card("effect", line)[0], hints=False)
    assert [each.code for each in found if each.code == "DOW3019"] == []


@pytest.mark.parametrize("which", ["each", "all", "another"])
def test_no_help_puts_those_in_one_place_who_have_one_each(which: str) -> None:
    many = "survivors" if which == "all" else "survivor"
    line = f"add 1 zombie to the location of {which} {many} you control"
    (found,) = checker().found(card("effect", line)[0])[0]
    assert f"with {which} " not in (found.help or "")
