"""A slip of the finger in a name that a card gives itself (`as climber`, `counter doors`) is told
with that name: every such name of the shipped cards, each place where it is said again.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from dowlang.project import checking
from tests.semantics.winter_world import ROOT

GIVEN = re.compile(r"\bas ([a-z]{5,})$|\bcounter ([a-z]{5,})$", re.M)


@cache
def cards() -> dict[str, tuple[str, str, str]]:
    """Return cards with a name misspelt where it is said again: the card, the name, the slip."""
    out = {}
    for path in sorted((ROOT / "cards" / "base").rglob("*.dow")):
        text = path.read_text("utf-8").split("\n\ntest ")[0] + "\n"
        for name in sorted({one or other for one, other in GIVEN.findall(text)}):
            slip = name[:2] + name[3:]
            said = re.compile(rf"\b(the |to |goal |and ){name}\b")
            for number, found in enumerate(said.finditer(text)):
                wrong = f"{text[: found.start()]}{found[1]}{slip}{text[found.end() :]}"
                named = re.sub(r'^(\w+) ".*"', r'\1 "X"', wrong)
                out[f"{path.stem} {name} {number}"] = named, name, slip
    return out


@pytest.mark.sample(4)
@pytest.mark.parametrize("case", sorted(cards()))
def test_the_name_is_told(case: str) -> None:
    text, name, slip = cards()[case]
    found, _ = checking.check_text(text.encode(), "x.dow")
    helps = [each.help or "" for each in found if slip in each.message]
    assert helps and all(f"`{name}`" in help for help in helps), found


def test_there_are_such_names() -> None:
    assert len(cards()) >= 10
