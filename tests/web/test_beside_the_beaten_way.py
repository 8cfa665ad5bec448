"""What is typed before the page can think, a quote typed again."""

from __future__ import annotations

import pytest

from tests.web.browser import Opened
from tests.web.test_by_keys import find, in_the_card, press, text_of

pytestmark = pytest.mark.proof

LINES = (
    'crossroads "The Kettle"',
    'flavor "It sang."',
    "when you search a location",
    'option "Drink"',
    "gain 1 morale",
)
STANDS = """crossroads "The Kettle"
    flavor "It sang."
    when you search a location
    option "Drink"
        gain 1 morale"""


def test_a_text_that_is_closed_again_is_closed_once(page: Opened) -> None:
    page.write('crossroads "The Kettle"\n    flavor "It sang."\n')
    find(page, "flavor")
    press(page, "End", "Backspace", "Backspace")
    page.page.keyboard.type('!"')
    line = next(each for each in text_of(page).split("\n") if "flavor" in each)
    assert line.endswith('!"') and line.count('"') == 2
    press(page, "Control+z", "Control+z", "Control+z")


def test_what_is_typed_while_the_page_starts_stands_in_its_depths(page: Opened) -> None:
    page.page.goto("about:blank")
    page.page.goto(f"{page.address}play/index.html")
    page.page.wait_for_selector(".cm-content")
    in_the_card(page)
    press(page, "Control+a", "Delete")
    assert page.page.evaluate("document.documentElement.dataset.first === undefined")
    for line in LINES:
        page.page.keyboard.type(f"{line}\n", delay=5)
    page.page.wait_for_selector("html[data-first]", timeout=180_000)
    page.checked()
    assert text_of(page).rstrip() == STANDS
