"""What has several parts is written one part after the other: a part that is not yet whole, or
stands off, is led to its place while the others are still missing.
"""

from __future__ import annotations

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.project import checking

HEAD = 'crossroads "X"\n    flavor "Y."\n    when you search a location\n    option "Ask"\n'
END = '    option "No"\n        lose 1 morale\n'


def errors(text: str) -> list[Diagnostic]:
    found, _ = checking.check_text(text.encode(), "x.dow")
    return [each for each in found if each.severity.value == "error"]


@pytest.mark.parametrize("vote", ("vote by players, ties fail", "vote by players, ties pass"))
@pytest.mark.parametrize(("said", "right"), (("for", "passes"), ("against", "fails")))
@pytest.mark.parametrize("both", (False, True))
def test_a_side_of_a_vote_is_led_to_its_line_before_the_other_is_there(
    vote: str, said: str, right: str, both: bool
) -> None:
    other = "fails" if right == "passes" else "passes"
    rest = f"            {other}\n                add 1 food\n" if both else ""
    side = f"            {said}\n                gain 1 morale\n"
    (found,) = errors(f"{HEAD}        {vote}\n{side}{rest}{END}")
    assert found.help == f"it is written `{right}`" and found.fix


@pytest.mark.parametrize("offer", ("they may discard 1 card", "they may lose 1 die"))
@pytest.mark.parametrize("answers", (("if so",), ("if not",), ("if so", "if not")))
def test_answers_beside_their_offer_are_put_below_it_at_once(
    offer: str, answers: tuple[str, ...]
) -> None:
    each = "        for each player, in turn order\n"
    beside = "".join(f"            {one}\n                add 1 food\n" for one in answers)
    text = f"{HEAD}{each}            {offer}\n{beside}{END}"
    (found,) = errors(text)
    assert found.help == "indent it four more, under the offer of line 6"
    mended, count = apply_fixes(text, [found])
    assert count == 1 and not errors(mended)
    deeper = "".join(f"                {one}\n                    add 1 food\n" for one in answers)
    assert mended == f"{HEAD}{each}            {offer}\n{deeper}{END}"
