"""A card is written in the page: findings, fixes, print, tests, links, and nothing of it runs."""

from __future__ import annotations

import pytest

from tests.playground.asking import example
from tests.web.browser import PRINTED, Opened

pytestmark = pytest.mark.proof

CARD = example("01_")
HOSTILE = "<img src=x onerror=window.owned=1><script>window.owned=1</script></style>${owned}"
"""Put where an author writes freely. It must come out as it is written."""


def test_a_broken_word_is_underlined_mended_and_printed(page: Opened) -> None:
    page.write(CARD.replace("add 2 zombies", "add 2 zombeis"))
    assert page.page.inner_text(".cm-lintRange-error") == "zombeis"
    assert page.page.inner_text("#status") == "1 finding"
    page.settled()
    page.page.click("#findings .fix")
    page.checked()
    assert page.page.inner_text("#status").startswith("It checks")
    assert not page.page.query_selector(".cm-lintRange-error")
    assert "Add 2 zombies to the destination" in page.printed()


def test_an_edit_changes_the_print(page: Opened) -> None:
    page.write(CARD)
    page.page.get_by_text("gain", exact=True).first.click()
    page.page.keyboard.press("End")
    page.page.keyboard.press("Enter")
    page.page.keyboard.type("add 3 food")
    page.page.keyboard.press("Escape")
    page.checked()
    page.until(f"{PRINTED}.body?.innerText.includes('Add 3 food')")


def test_a_fix_is_applied_by_the_keyboard_alone(page: Opened) -> None:
    page.write(CARD.replace("lose 1 morale", "lose 1 moral"))
    page.settled()
    page.page.click(".cm-lintRange-error")
    page.page.keyboard.press("Alt+Enter")
    page.until("document.getElementById('status').innerText.startsWith('It checks')")


def test_what_may_stand_there_is_offered_and_told(page: Opened) -> None:
    page.write(CARD)
    page.page.get_by_text("gain", exact=True).first.click()
    page.page.keyboard.press("End")
    page.page.keyboard.press("Enter")
    page.page.keyboard.type("add 1 zo")
    page.page.locator(".cm-tooltip-autocomplete li").first.wait_for()
    assert "zombie" in page.page.inner_text(".cm-tooltip-autocomplete")
    page.page.keyboard.press("Escape")
    page.write(CARD)
    page.page.hover(".cm-content .dow-class >> nth=0")
    page.page.locator(".hover").wait_for()
    assert "crossroads" in page.page.inner_text(".hover")
    page.page.mouse.move(5, 5)


def test_the_tests_of_the_card_run(page: Opened) -> None:
    page.write(CARD)
    page.tab("tests")
    page.page.get_by_text("3 of 3 tests passed").wait_for()
    page.write(CARD.replace("then helpless survivors = 2", "then helpless survivors = 3"))
    page.page.get_by_text("2 of 3 tests passed").wait_for()
    assert "wanted" in page.page.inner_text("#tests pre")


def test_odds_coverage_and_python_stand_beside_it(page: Opened) -> None:
    page.write(CARD)
    page.tab("odds")
    page.page.get_by_role("heading", name="Cover the windows").wait_for()
    assert "morale\t−1.00" in page.page.inner_text("#odds")
    page.tab("coverage")
    page.page.locator("#coverage .sum").wait_for()
    assert "clauses seen by the tests" in page.page.inner_text("#coverage")
    assert "6 is rolled" in page.page.inner_text("#coverage")
    page.tab("handler")
    page.until("document.getElementById('handler').innerText.includes('def start(')")
    assert "def" in page.page.locator("#handler .tok-keyword").all_inner_texts()


def test_a_link_holds_the_card(page: Opened) -> None:
    page.write(CARD.replace("Ferry", "Fairy"))
    page.page.click("#share")
    page.until("location.hash.startsWith('#card=')")
    kept = page.page.evaluate("location.hash")
    page.write(CARD)
    page.page.evaluate("hash => { location.hash = hash }", kept)
    page.page.get_by_text("The Fairy Lantern").first.wait_for()


def test_a_spoilt_link_changes_nothing(page: Opened) -> None:
    page.write(CARD)
    for hash in ("#card=AAAA", "#card=%00", "#card=", "#nothing", "#card=eJzLSM3JyQcABiwCFQ"):
        page.page.evaluate("hash => { location.hash = hash }", hash)
    page.checked()
    assert "The Ferry Lantern" in page.page.inner_text(".cm-content")


def test_nothing_that_an_author_writes_is_carried_out(page: Opened) -> None:
    text = CARD.replace("The Ferry Lantern", f"The {HOSTILE}")
    text = text.replace("Across the river", HOSTILE).replace("Cover the windows", HOSTILE)
    text = text.replace("He wants two", HOSTILE)
    page.write(text)
    page.settled()
    assert HOSTILE in page.printed()
    for tab in ("tests", "odds", "coverage", "handler"):
        page.tab(tab)
        page.until(f"document.querySelector('#{tab}').children.length > 0")
        page.settled()
    page.tab("tests")
    page.until("text => document.getElementById('tests').innerText.includes(text)", HOSTILE)
    page.begin("own", people=2)
    while not page.page.query_selector("#question .card"):
        page.reveal()
        if "What do you do" in page.question():
            break
        page.choose()
    assert HOSTILE in page.page.inner_text("#note")
    for within in ("document", PRINTED):
        found = page.page.evaluate(f"{within}.querySelectorAll('img[src=x], body script').length")
        assert found == 0
    assert page.page.evaluate("window.owned") is None
    page.leave()


def test_scripts_are_refused_even_where_text_were_let_through(page: Opened) -> None:
    """What keeps the page safe does not hang on escaping alone: its policy is tried itself."""
    page.page.evaluate(
        "html => { document.getElementById('print').srcdoc = html }",
        f"<main>{HOSTILE}</main>",
    )
    page.page.wait_for_timeout(500)
    assert page.page.evaluate("document.getElementById('print').contentWindow.owned") is None
    page.page.evaluate("html => { document.getElementById('findings').innerHTML = html }", HOSTILE)
    page.page.wait_for_timeout(500)
    assert page.page.evaluate("window.owned") is None
    assert all("Content Security" in said or "404" in said or "sandbox" in said.lower()
               for said in page.said), page.said  # fmt: skip
    page.said.clear()
    page.write(CARD.replace("Ferry", "Other"))


def test_light_and_dark_are_those_of_page_and_card(page: Opened) -> None:
    page.write(CARD)
    seen = set()
    for _ in range(2):
        page.page.click("#theme")
        page.until(
            "document.getElementById('print').dataset.theme"
            " === document.documentElement.dataset.theme"
        )
        page.until(f"{PRINTED}.querySelector('.card') !== null")
        card = f"getComputedStyle({PRINTED}.querySelector('.card')).backgroundColor"
        own = page.page.evaluate("getComputedStyle(document.body).backgroundColor")
        seen.add((own, page.page.evaluate(card)))
    assert len(seen) == 2 and len({own for own, _ in seen}) == len({card for _, card in seen}) == 2


@pytest.mark.parametrize(("width", "height"), ((390, 844), (700, 450)))
def test_on_a_small_page_nothing_is_out_of_sight(page: Opened, width: int, height: int) -> None:
    """A phone, and a window of 1,400 by 900 at twice the size."""
    page.write(CARD)
    page.page.set_viewport_size({"width": width, "height": height})

    def edges(selector: str) -> tuple[float, float, float, float]:
        box = page.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]

    page.page.click(".cm-line >> nth=0")
    page.page.keyboard.press("Control+f")
    for selector in (".cm-search", "#status", "header .docs", "#tab-play", "#all"):
        left, top, right, bottom = edges(selector)
        assert left >= 0 and top >= 0 and right <= width and bottom <= height, selector
    page.page.keyboard.press("Escape")
    for tab in ("printed", "tests", "odds", "coverage", "handler", "play"):
        page.tab(tab)
        page.until(f"!document.getElementById('{tab}').hasAttribute('aria-busy')")
        page.until(
            f"document.getElementById('{tab}').innerText.trim() !== '' || '{tab}' === 'printed'"
        )
        wide = page.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, tab
        assert edges(f"#{tab}")[1] < height / 3, tab
    page.tab("printed")
    page.page.click("#to-card")
    assert edges("#editor")[1] < height / 4
    page.page.set_viewport_size({"width": 1280, "height": 860})
