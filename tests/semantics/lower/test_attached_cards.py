"""`attach this card to …` is of the kinds of cards that have a place beside a piece: every kind,
in every block that holds what happens.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from tests.semantics.winter_world import checked_text

SURVIVOR = (
    'survivor "Vera Holt"\n    flavor "x"\n    occupation "smith"\n    female\n    influence 33\n'
    "    attack 3+\n    search 3+\n    at anywhere\n"
)
SIDES = (
    'objective "The Long Road"\n    flavor "x"\n    time short\n    standard\n        setup\n'
    "            morale 6\n            rounds 6\n{}        goal food >= 9\n"
    "    hardcore like standard, except\n        setup\n            rounds 5\n"
)
BLOCKS = {
    ("crossroads", "option"): 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "A"\n',
    ("crossroads", "first"): 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    first\n',
    ("item", "play"): 'item "T"\n    tool, in "School" x 1\n    play\n',
    ("item", "event"): 'item "T"\n    tool, in "School" x 1\n    event\n',
    (
        "item",
        "equip",
    ): 'item "T"\n    tool, in "School" x 1\n    equip\n        when the bearer moves\n    ',
    ("crisis", "failure"): 'crisis "T"\n    flavor "x"\n    prevent with tool\n    failure\n',
    ("survivor", "ability"): f"{SURVIVOR}    ability\n",
    ("survivor", "passive"): f"{SURVIVOR}    passive\n        when the bearer moves\n    ",
    ("objective", "rule"): SIDES.format(
        "        when a player moves a survivor\n            LINES"
    ),
}
LINES = (
    "attach this card to a survivor at the colony",
    "attach this card to a survivor at the colony, counting marks",
)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("block", BLOCKS, ids=" ".join)
def test_a_card_is_attached_where_it_has_a_place(block: tuple[str, str], line: str) -> None:
    kind, _ = block
    head = BLOCKS[block]
    inner = "add 1 to marks" if "counting" in line else "gain 1 morale"
    deep = 12 if head.endswith("    ") or "LINES" in head else 8
    rows = [line, "    when the bearer moves", f"        {inner}"]
    body = ("\n" + " " * deep).join(rows)
    text = (
        head.replace("LINES", body + "\n")
        if "LINES" in head
        else f"{head.rstrip(' ')}{' ' * deep}{body}\n"
    )
    if block == ("crossroads", "first"):
        text += '    option "A"\n        gain 1 morale\n'
    _, found = checked_text(text)
    codes = {each.code for each in found if each.severity.value == "error"}
    (declared,) = (each for each in VOCABULARY.kinds if each.name == kind)
    assert codes == (set() if declared.attaches else {"DOW3018"}), (text, found)


def test_one_kind_is_attached() -> None:
    assert [kind.name for kind in VOCABULARY.kinds if kind.attaches] == ["crossroads"]
