"""The parts of a line that were written at another depth are put below it, all in one step."""

from __future__ import annotations

import pytest

from dowlang.service.code_actions.actions import actions
from dowlang.service.positions import applied
from tests.service.opened_set import OpenedSet

HEAD = 'crossroads "X"\n    flavor "Y."\n    when you search a location\n    option "Ask"\n'
END = '    option "No"\n        lose 1 morale\n'
STEP = "    "
WHOLES = {
    "offer": (8, "you may discard 1 card", ("if so", "if not")),
    "offer to each": (12, "they may discard 1 card", ("if so", "if not")),
    "vote": (8, "vote by players, ties fail", ("passes", "fails")),
    "die": (8, "roll a die", ("1 to 3", "4 to 6")),
}
EACH = f"{STEP * 2}for each player, in turn order\n"


def written(name: str, part: int, body: int, many: int = 2, ends: str = "") -> str:
    """Return a card with the parts of a line at a depth, and what stands below each at another."""
    margin, whole, parts = WHOLES[name]
    each = EACH if name == "offer to each" else ""
    below = "".join(f"{' ' * part}{one}\n{' ' * body}add 1 food\n{ends}" for one in parts[:many])
    return f"{HEAD}{each}{' ' * margin}{whole}\n{below}{END}"


def mended(opened_set: OpenedSet, text: str) -> set[str]:
    """Return what the text is after each fix that puts lines in their places."""
    document = opened_set.open("crossroads/x.dow", text)
    found = [each for each in actions(document, document.map.whole()) if " line" in each.title]
    return {
        applied(text, each.edits) for each in found if each.title.startswith(("put ", "begin "))
    }


@pytest.mark.sample(2)
@pytest.mark.proofs(32)
@pytest.mark.parametrize("name", WHOLES)
@pytest.mark.parametrize("many", (1, 2))
@pytest.mark.parametrize("steps", (-1, 0, 1))
@pytest.mark.parametrize("part", (4, 8, 12, 16))
def test_parts_that_stand_beside_their_line_are_put_below_it(
    opened_set: OpenedSet, name: str, many: int, part: int, steps: int
) -> None:
    body, deep = part + steps * len(STEP), WHOLES[name][0] + len(STEP)
    right = written(name, deep, deep + len(STEP), many)
    wrong = written(name, part, body, many)
    if body <= 0 or part >= deep or (many == 1 and wrong == right):
        return
    assert right in mended(opened_set, wrong)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", WHOLES)
def test_lines_that_could_stand_behind_the_last_part_are_not_moved(
    opened_set: OpenedSet, name: str
) -> None:
    margin = WHOLES[name][0]
    one = written(name, margin, margin)
    document = opened_set.open("crossroads/x.dow", one)
    titles = [each.title for each in actions(document, document.map.whole())]
    assert any(each.startswith("put lines ") for each in titles), titles
    several = written(name, margin, margin, ends=f"{' ' * margin}gain 1 morale\n")
    document = opened_set.open("crossroads/x.dow", several)
    titles = [each.title for each in actions(document, document.map.whole())]
    assert not any(each.startswith("put lines ") for each in titles), titles
