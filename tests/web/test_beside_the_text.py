"""What stands beside and over the text goes along with it: the printed card with the cursor, help
on a phrase with the focus, a finding with what is said of it.
"""

from __future__ import annotations

import pytest

from tests.playground.asking import example
from tests.web.browser import PRINTED, Opened
from tests.web.test_by_keys import find, in_the_card, press, typed

pytestmark = pytest.mark.proof

CARD = example("01_").rstrip()
SAW = """item "Long Saw"
    flavor "Its teeth are bent."
    tool, in "School" x 1
    equip
        attack of the bearer is 2
"""
TEST = """
test "The saw is held"
    given players = 3, seed 1
    given player 1 has "Long Saw"
    then player 1 has "Long Saw"
"""
TOP = f"{PRINTED}.getElementById('item-long-saw')?.getBoundingClientRect().top"
PANE = "document.getElementById('printed').getBoundingClientRect()"
IN_SIGHT = (
    "(top => top !== undefined && top + document.getElementById('print')"
    f".getBoundingClientRect().top < {PANE}.bottom - 60 && top + document.getElementById('print')"
    f".getBoundingClientRect().top >= {PANE}.top - 1)({TOP})"
)


def test_the_printed_card_is_that_of_the_cursor(page: Opened) -> None:
    """Of several in the text. In a test it is the card that the test names."""
    many = "\n\n".join(
        example("01_").split("\n\ntest ")[0].strip().replace("The Ferry Lantern", f"Lantern {n}")
        for n in range(4)
    )
    page.tab("printed")
    page.write(f"{many}\n\n{SAW}{TEST}")
    page.until(f"{PRINTED}.getElementById('item-long-saw') !== null")
    press(page, "F6")
    for there, words in ((True, "Long Saw"), (False, "Lantern 0"), (True, "The saw is held")):
        find(page, words)
        page.until(f"{IN_SIGHT} === {str(there).lower()}")


def test_help_on_a_phrase_goes_when_the_text_is_left(page: Opened) -> None:
    page.write(CARD)
    find(page, "gain 1 morale")
    press(page, "End", "Enter")
    typed(page, "add 1 barricade to ")
    page.page.locator(".phrases").wait_for()
    press(page, "Escape", "F1")
    page.until("document.querySelector('.phrases') === null")
    press(page, "Escape")


def test_no_help_on_a_phrase_comes_of_a_rename(page: Opened) -> None:
    page.write(CARD)
    find(page, "Ferry")
    press(page, "F2")
    page.page.locator(".rename input").wait_for()
    press(page, "Control+a")
    typed(page, "Another Lantern")
    press(page, "Enter")
    page.until("document.querySelector('.cm-content').innerText.includes('Another Lantern')")
    page.page.wait_for_timeout(600)
    assert page.page.query_selector(".phrases") is None


def test_a_card_without_a_test_is_named_where_all_tests_pass(page: Opened) -> None:
    page.write(f"{CARD}\n\n{SAW}")
    page.until("document.getElementById('status').innerText.includes('Long Saw has no test')")
    page.write(f"{CARD}\n\n{SAW}{TEST}")
    page.until("document.getElementById('status').innerText.endsWith('all 4 tests pass.')")


def test_a_finding_that_is_told_as_before_stays_the_same_row(page: Opened) -> None:
    """Who has pressed what mends it has pressed it, whatever comes meanwhile."""
    page.write(CARD.replace("add 2 zombies", "add 2 zombeis"))
    page.settled()
    page.page.evaluate("window.row = document.querySelector('#findings .fix')")
    in_the_card(page)
    press(page, "Control+End")
    typed(page, "\n# a remark")
    page.checked()
    assert page.page.evaluate("window.row.isConnected")
    page.page.evaluate("window.row.click()")
    page.until("document.getElementById('status').innerText.startsWith('It checks')")
