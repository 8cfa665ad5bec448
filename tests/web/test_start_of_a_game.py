"""Start that is pressed is pressed, whatever the page is asking itself meanwhile."""

from __future__ import annotations

import pytest

from tests.playground.asking import example
from tests.web.browser import Opened

pytestmark = pytest.mark.proof

OFFERED_ANEW = "document.getElementById('which').dispatchEvent(new Event('change'))"


def seated(page: Opened, which: str) -> None:
    """Have a game of a set offered, at one seat."""
    page.write(example("01_"))
    page.tab("play")
    page.leave()
    page.page.select_option("#which", which)
    page.offered()
    page.page.select_option("#people", "1")


@pytest.mark.parametrize("which", ("own", "base"))
def test_start_is_not_lost_while_what_can_be_chosen_is_offered_anew(
    page: Opened, which: str
) -> None:
    """The check of a card that was just written comes to its end while somebody presses Start."""
    seated(page, which)
    box = page.page.locator("#start").bounding_box()
    page.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.page.mouse.down()
    page.page.evaluate(OFFERED_ANEW)
    page.page.mouse.up()
    page.idle()
    assert page.page.is_visible("#sitting")
    page.leave()


def test_start_at_once_begins_what_was_chosen_last(page: Opened) -> None:
    seated(page, "base")
    page.page.select_option("#settings [name=players]", "3")
    page.page.evaluate(
        f"() => {{ document.getElementById('which').value = 'dwar7s'; {OFFERED_ANEW};"
        " document.getElementById('start').click(); document.getElementById('start').click(); }"
    )
    page.idle()
    assert "dwarf" in page.page.inner_text("#table").lower()
    page.leave()
    page.offered()
    assert page.page.input_value("#settings [name=players]") == "3"


def test_a_card_with_a_mistake_is_not_played_by_a_start_before_its_check(page: Opened) -> None:
    seated(page, "own")
    page.tab("printed")
    page.page.click(".cm-line:nth-child(1)")
    page.page.keyboard.press("End")
    page.page.keyboard.type("!")
    page.page.evaluate(
        "() => { document.querySelector('[data-tab=play]').click();"
        " document.getElementById('start').click(); }"
    )
    page.until("!document.getElementById('waits').hidden")
    page.checked()
    assert page.page.is_hidden("#sitting")
    assert "Mend this first" in page.page.inner_text("#game-note")


def test_a_list_that_is_open_stays_as_it_is_while_nothing_else_is_offered(page: Opened) -> None:
    seated(page, "base")
    for name in ("#which", "#agent", "#settings [name=players]"):
        page.page.evaluate("name => { document.querySelector(name).lastChild.held = 1 }", name)
    page.page.select_option("#agent", "random")
    page.page.evaluate(OFFERED_ANEW)
    page.offered()
    for name in ("#which", "#agent", "#settings [name=players]"):
        assert page.page.evaluate("name => document.querySelector(name).lastChild.held", name)
    assert page.page.input_value("#agent") == "random"
    page.page.select_option("#agent", "heuristic")
