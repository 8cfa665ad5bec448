"""A test is drafted for what no test has chosen: whatever the card, it can be read and goes on from
what the card's own tests do.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.diagnostics import Severity
from dowlang.service import Range, Workspace
from dowlang.service.actions import Action, actions
from dowlang.service.positions import applied
from dowlang.service.test_drafts import draft_at
from dowlang.syntax.ast import Line
from tests.playground.asking import Asked, ask, example
from tests.service.desk import Desk

__all__ = ["ask"]

FERRY = example("01_").lstrip("\n")
NO_TEST = FERRY.split("\n\ntest ")[0] + "\n"


def offered(text: str, line: int, folder: Path) -> list[Action]:
    document = Workspace().open(folder / "card.dow", text)
    at = document.map.position(document.map.offset(line, 1))
    return [each for each in actions(document, Range(at, at)) if each.title.startswith("write a")]


def line_of(text: str, words: str) -> int:
    return text[: text.index(words)].count("\n") + 1


@pytest.mark.parametrize(
    ("words", "title", "chosen"),
    (
        ('option "Cover', "Cover the windows", '"Cover the windows"'),
        ("lose 1 morale", "Cover the windows", '"Cover the windows"'),
        ("gain 1 morale", "Answer it", '"Answer it", die 6'),
        ("1 to 2", "Answer it", '"Answer it", die 1'),
    ),
)
def test_what_no_test_has_seen_is_drafted_like_the_tests_of_the_card(
    tmp_path: Path, words: str, title: str, chosen: str
) -> None:
    (action,) = offered(FERRY, line_of(FERRY, words), tmp_path)
    assert action.title == f"write a test of `{title}`" and action.finding is None
    text = applied(FERRY, action.edits)
    assert text.endswith(
        f'\n\ntest "The Ferry Lantern: {title}"\n'
        "    given players = 3, seed 1, helpless survivors = 0\n"
        '    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony\n'
        '    given crossroads "The Ferry Lantern"\n'
        '    when player 1 moves "Amara Diallo" to "Library", exposure blank\n'
        f"    when player 1 chooses {chosen}\n    then \n"
    )


@pytest.mark.parametrize("words", ("crossroads", 'option "Answer', "roll a die", "remove 2 food"))
def test_what_a_test_has_chosen_is_not_drafted_again(tmp_path: Path, words: str) -> None:
    assert not offered(FERRY, line_of(FERRY, words), tmp_path)


def test_the_finding_that_a_card_has_no_test_is_mended_by_one(tmp_path: Path) -> None:
    moved = NO_TEST.replace("move a survivor to a location outside", "move a survivor to")
    moved = moved.replace("the destination", "the colony")
    (action,) = offered(moved, 1, tmp_path)
    assert action.finding is not None and action.finding.code == "DOW5011" and action.asks
    text = applied(moved, action.edits).rstrip() + " food >= 0\n"
    document = Workspace().open(tmp_path / "card.dow", text)
    assert not [each for each in document.home.findings() if each.code == "DOW5011"]
    assert 'when player 1 chooses "Answer it"' in text


def test_of_a_card_that_waits_for_something_else_what_happens_is_left_open(tmp_path: Path) -> None:
    text = NO_TEST.replace("move a survivor to a location outside the colony", 'search "School"')
    text = text.replace("the destination", "the colony").replace(
        "place that survivor at the colony", "lose 1 morale"
    )
    (action,) = offered(text, line_of(text, "crossroads"), tmp_path)
    assert applied(text, action.edits).endswith(
        '    given crossroads "The Ferry Lantern"\n    when player 1 \n'
    )


def options(lines: tuple[Line, ...]) -> list[int]:
    return [line.span.line for line in lines if line.shape == "option"]


@pytest.mark.parametrize("tests", (0, 1))
def test_a_draft_of_any_card_can_be_read(desk: Desk, tests: int) -> None:
    """Cards of the standard set, with one of their tests and with none."""
    drafted = 0
    for file in sorted((desk.folder / "crossroads").glob("*.dow"))[:: 3 if tests else 8]:
        below = f"crossroads/{file.name}"
        text = "\n\ntest ".join(file.read_text("utf-8").split("\n\ntest ")[: tests + 1])
        text = text.rstrip("\n") + "\n"
        document = desk.open(below, text)
        for line in options(document.tree.lines[0].block):
            draft = draft_at(document, line)
            if draft is None:
                continue
            drafted += 1
            whole = applied(text, [draft.edit]).replace("    then \n", "    then food >= 0\n")
            whole = whole.replace("    when player 1 \n", "    when player 1 starts\n")
            found = desk.open(below, whole).home.findings()
            errors = [each for each in found if each.severity is Severity.ERROR]
            assert not errors, (whole, errors[0])
    assert drafted >= 5


def test_the_page_is_told_of_a_draft_without_a_finding(ask: Asked) -> None:
    ask("check", text=FERRY)
    (fix,) = ask("fixes", line=line_of(FERRY, "lose 1 morale") - 1)["fixes"]
    assert (fix["code"], fix["at"], fix["asks"], fix["sure"]) == ("", None, True, False)
