"""Keys of an editor that the page takes over, tried on a card."""

from __future__ import annotations

import pytest

from tests.playground.asking import example
from tests.web.browser import Opened
from tests.web.test_by_keys import LINES, find, focus, in_the_card, offered, press, text_of, typed

pytestmark = pytest.mark.proof

CARD = example("01_")


def test_lines_are_made_comments_and_back(page: Opened) -> None:
    page.write(CARD)
    find(page, "gain 1 morale")
    for keys in (("Control+/",), ("Control+k", "Control+c")):
        press(page, *keys)
        page.until("document.querySelector('.cm-activeLine').innerText.includes('# gain 1')")
        press(page, "Control+/")
        assert text_of(page).strip() == CARD.strip()


def test_escape_and_then_tab_leave_whatever_stands_over_the_text(page: Opened) -> None:
    page.write(CARD)
    find(page, "gain 1 morale")
    press(page, "End", "Enter")
    typed(page, "add 1 zo")
    page.page.locator(".cm-tooltip-autocomplete li").first.wait_for()
    page.page.locator(".phrases").wait_for()
    written = text_of(page)
    press(page, "Escape")
    assert not page.page.query_selector(".phrases, .cm-tooltip-autocomplete")
    page.page.wait_for_timeout(2_300)
    assert not page.page.query_selector(".phrases, .cm-tooltip-autocomplete")
    press(page, "Shift+Tab")
    assert "cm-content" not in focus(page) and text_of(page) == written


def test_what_a_command_said_goes_with_the_next_key(page: Opened) -> None:
    page.write(CARD)
    find(page, "remove 2")
    for keys in (("F2",), ("Control+.",), ("Shift+F12",)):
        press(page, *keys)
        page.until("!document.getElementById('status').innerText.startsWith('It checks')")
        press(page, "Home")
        page.until("document.getElementById('status').innerText.startsWith('It checks')")


def test_lines_are_gone_to_folded_and_replaced(page: Opened) -> None:
    page.write(CARD)
    in_the_card(page)
    press(page, "Control+Home", "Control+Shift+BracketLeft")
    page.page.locator(".cm-foldPlaceholder").wait_for()
    assert "Pay the ferryman" not in text_of(page).split("test ")[0]
    press(page, "Control+Shift+BracketRight", "Control+g")
    page.page.locator(".cm-goto-line input").wait_for()
    typed(page, "5")
    press(page, "Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.includes('roll a die')")
    press(page, "Control+h")
    assert page.page.evaluate("document.activeElement.name") == "replace"
    press(page, "Escape", "Control+Shift+M")
    assert not page.page.query_selector(".cm-panel-lint")


def test_a_card_is_typed_line_by_line_without_a_space(page: Opened) -> None:
    page.write(CARD)
    in_the_card(page)
    press(page, "Control+a", "Delete")
    lines = ('crossroads "The Cellar"', 'flavor "Dark."', "when you search", 'option "Go down"')
    for line in (*lines, "gain 1 morale"):
        typed(page, line)
        page.checked()
        press(page, "Enter")
        page.page.wait_for_timeout(400)
    depths = [len(line) - len(line.lstrip(" ")) for line in text_of(page).split("\n")]
    assert depths == [0, 4, 4, 4, 8, 8], text_of(page)


def test_a_test_that_fails_is_a_finding(page: Opened) -> None:
    page.write(CARD.replace("then helpless survivors = 2", "then helpless survivors = 3"))
    page.until("document.getElementById('status').innerText.includes('1 of 3 tests fails')")
    assert "The light brings a crowd" in page.page.inner_text("#findings .error")
    in_the_card(page)
    press(page, "Control+Home", "F8")
    page.until("document.querySelector('.cm-activeLine').innerText.includes('survivors = 3')")
    page.write(CARD)
    page.until("document.getElementById('status').innerText.startsWith('It checks')")


def test_a_test_is_drafted_and_ended(page: Opened) -> None:
    page.write(CARD)
    find(page, "lose 1 morale")
    press(page, "Control+.")
    page.page.locator(".menu button").first.wait_for()
    assert page.page.inner_text(".menu") == "write a test of Cover the windows"
    assert page.page.inner_text(".menu code") == "Cover the windows"
    press(page, "Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.trim() === 'then'")
    assert "morale" in offered(page)
    press(page, "Escape")
    typed(page, "survivors at the colony = 0")
    page.until("document.getElementById('status').innerText.startsWith('It checks')")
    assert text_of(page).count('chooses "Cover the windows"') == 1
    in_sight = "document.querySelector('.cm-activeLine').getBoundingClientRect()"
    box, editor = page.page.evaluate(in_sight), page.page.locator("#editor").bounding_box()
    assert editor is not None and editor["y"] <= box["y"] <= editor["y"] + editor["height"]
    page.write(CARD)


def test_a_test_is_drafted_of_what_coverage_has_not_seen(page: Opened) -> None:
    page.write(CARD)
    page.tab("coverage")
    page.until("document.querySelector('.cm-content').innerText.includes('no test: does not hold')")
    find(page, "when you move a survivor")
    press(page, "Control+.")
    page.page.locator(".menu button").first.wait_for()
    assert page.page.inner_text(".menu").startswith("write a test in which when you move")
    press(page, "Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.trim() === 'then'")
    typed(page, " morale = 6")
    assert "does not hold" in text_of(page).split("\n\n")[-1]
    page.tab("printed")
    page.write(CARD)


def test_a_fix_in_a_template_leaves_its_other_places(page: Opened) -> None:
    in_the_card(page)
    press(page, "Control+a", "Delete")
    typed(page, "cro")
    assert "crossroads" in offered(page)
    press(page, "Enter", "Tab", "Tab")
    typed(page, "when you serch a location")
    press(page, "Escape")
    page.settled()
    press(page, "Alt+Enter")
    page.until(f"{LINES}.some(line => line.trim() === 'when you search a location')")
    press(page, "Tab")
    typed(page, "Zed")
    assert 'option "Zed"' in text_of(page)
    page.write(CARD)
