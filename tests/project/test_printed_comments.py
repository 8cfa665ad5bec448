"""A card of which `dow write` left lines in comments is told by `dow check` not to be whole."""

from __future__ import annotations

import pytest

from dowlang.project.checking import check_text
from dowlang.project.printed_comments import WRITE_IT

CARD = """secret "{name}"
    flavor "Nobody asks."
    goal food >= 3
"""


def told(text: str) -> list[tuple[str, int, str]]:
    """Return the code, the line and the message of each finding of a text."""
    found, _ = check_text(text.encode(), "card.dow")
    return [(each.code, each.span.line, each.message) for each in found]


@pytest.mark.parametrize("margin", ["", "    ", "        "])
@pytest.mark.parametrize("count", [1, 2])
def test_what_stands_in_comments_is_told_at_the_head_of_its_card(margin: str, count: int) -> None:
    comments = f"{margin}# ? Sing.\n{margin}#   no card uses the word `Sing`\n" * count
    text = CARD.format(name="Ash") + CARD.format(name="Elm") + comments + CARD.format(name="Oak")
    ((code, line, message),) = told(text)
    assert (code, line) == ("DOW5028", 4)
    assert message.endswith("line 7" if count == 1 else "lines 7, 9")


def test_other_comments_are_not_told() -> None:
    assert not told(CARD.format(name="Ash") + "    # Sing?\n    #   ? Sing.\n")
    assert not told(CARD.format(name="Ash").replace("Nobody asks.", "Nobody asks # ? it."))


@pytest.mark.parametrize(
    "head", ['option "Go"', "    until the end of this round", "    choose one"]
)
def test_a_line_without_its_block_says_that_a_comment_stands_there(head: str) -> None:
    first = '    option "Stay"\n        lose 1 morale\n    option "Run"\n' if head[0] == " " else ""
    card = f'crossroads "Ash"\n    when you search "School"\n{first}    {head}\n'
    for below, told in (("            # ? Sing.\n", True), ("            # Sing.\n", False)):
        found, _ = check_text(
            f'{card}{below}    option "Rest"\n        lose 1 morale\n'.encode(), "a"
        )
        (missing,) = [each for each in found if each.code == "DOW2008"]
        assert (missing.help == WRITE_IT) == told


def test_the_warning_may_be_allowed() -> None:
    text = f"# allow DOW5028: that line is for later\n{CARD.format(name='Ash')}    # ? Sing.\n"
    assert not told(text)
