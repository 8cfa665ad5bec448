"""Nothing that somebody wrote or played is lost by a key: links, examples, games that are left."""

from __future__ import annotations

import pytest

from tests.playground.asking import example
from tests.web.browser import Opened, link
from tests.web.test_by_keys import FOCUS, find, in_the_card, press, text_of, to_the_tab, typed

pytestmark = pytest.mark.proof

CARD = example("01_")
KEPT = "localStorage.getItem('card')"


def opened_again(page: Opened, hash: str = "") -> str:
    """Load the page anew, at a link if one is given, and return what stands there. It does so
    before Python has started, which is not waited for.
    """
    page.page.goto("about:blank")
    page.page.goto(f"{page.address}play/index.html{hash}")
    page.until("document.querySelector('.cm-content')?.innerText.includes('crossroads')")
    return text_of(page)


def test_what_is_written_and_what_is_played_is_there_again(page: Opened) -> None:
    page.write(CARD)
    page.begin("base", people=2)
    page.reveal()
    page.choose()
    page.reveal()
    question, table = page.question(), page.page.inner_text("#places")
    page.tab("printed")
    page.page.locator("#share").press("Enter")
    page.until("location.hash.startsWith('#card=')")
    find(page, "Ferry")
    press(page, "Escape")
    typed(page, " Boat")
    page.checked()
    assert page.page.evaluate("location.hash") == ""
    press(page, "Control+s")
    page.until("document.getElementById('status').innerText === 'Kept in this browser.'")
    press(page, "ArrowRight")
    assert page.page.inner_text("#status") == "4 findings"
    now = text_of(page)
    page.page.reload()
    page.page.wait_for_selector("html[data-first]")
    assert text_of(page) == now and "Ferry" in now and "Boat" in now
    page.tab("play")
    page.page.click("#go-on")
    page.idle()
    page.reveal()
    assert (page.question(), page.page.inner_text("#places")) == (question, table)
    page.leave()
    assert page.page.evaluate("localStorage.getItem('game')") is None
    assert not page.page.is_visible("#go-on")


def test_a_text_that_an_earlier_page_kept_is_offered(page: Opened) -> None:
    page.write(CARD)
    old = CARD.replace("Ferry", "Drowned")
    page.page.evaluate("text => localStorage.setItem('before', text)", old)
    try:
        page.page.locator("#examples").press("Enter")
        page.page.get_by_role("menuitem", name="The Drowned Lantern").press("Enter")
        page.until("document.querySelector('.cm-content').innerText.includes('Drowned')")
    finally:
        page.page.evaluate("localStorage.removeItem('before')")


def test_a_card_of_a_link_does_not_take_the_place_of_ones_own(page: Opened) -> None:
    page.write(CARD.replace("Ferry", "Fishing"))
    find(page, "He wants two")
    typed(page, "!")
    page.checked()
    own = text_of(page)
    assert "The Alien" in opened_again(page, link(CARD.replace("Ferry", "Alien")))
    assert page.page.evaluate(KEPT).strip() == own.strip()
    find(page, "The Alien")
    typed(page, "s")
    page.checked()  # an edit makes it one's own, and the other can be had again
    assert "The Alien" in opened_again(page)
    page.page.locator("#examples").press("Enter")
    press(page, "Enter")
    page.until("document.querySelector('.cm-content').innerText.includes('Fishing')")
    assert text_of(page).strip() == own.strip()


def test_examples_are_chosen_and_not_fallen_into(page: Opened) -> None:
    page.write(CARD.replace("Ferry", "Fallen"))
    page.page.locator("#examples").focus()
    press(page, "ArrowDown", "ArrowDown")
    assert "Fallen" in text_of(page)
    press(page, "Enter")
    page.page.locator(".menu button").nth(3).wait_for()
    press(page, "Home", "ArrowDown", "ArrowDown", "Escape")
    assert "Fallen" in text_of(page) and page.page.evaluate(FOCUS) == "examples"
    press(page, "Enter", "End", "Enter")
    page.until("!document.querySelector('.cm-content').innerText.includes('Fallen')")
    page.checked()
    assert "Ctrl-Z takes it back" in page.page.inner_text("#status")
    in_the_card(page)
    press(page, "Control+z")
    page.until("document.querySelector('.cm-content').innerText.includes('Fallen')")


def test_a_game_that_is_not_saved_is_asked_for(page: Opened) -> None:
    page.write(CARD)
    page.begin("own")
    press(page, "ArrowDown")
    assert page.page.evaluate(FOCUS) == "option"
    press(page, "Home", "Enter")
    page.idle()
    assert page.page.evaluate(FOCUS) == "asked"
    digest = page.page.inner_text("#question")
    page.page.locator("#leave").press("Enter")
    page.page.locator("#stay").wait_for()
    press(page, "Enter")
    assert page.page.inner_text("#question") == digest
    page.page.locator("#leave").press("Enter")
    page.page.locator("#stay").wait_for()
    press(page, "Tab", "Tab", "Enter")
    page.page.wait_for_selector("#begin:not([hidden])")
    assert page.page.evaluate(FOCUS) == "which"
    to_the_tab(page, "printed")
