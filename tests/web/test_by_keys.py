"""The page by keys alone, as somebody uses it who knows an editor and not this project: a card is
written, mended, renamed, tested and played, and no test here touches the mouse.
"""

from __future__ import annotations

import re

import pytest

from tests.playground.asking import example
from tests.web.browser import PRINTED, Opened

pytestmark = pytest.mark.proof

CARD = example("01_")
MOST = 120
"""Answers after which a round must be over."""

LINES = "[...document.querySelectorAll('.cm-line')].map(line => line.innerText)"
MENDED = '        gain 1 morale,    option "Go",        lose 1 morale'
FOCUS = "document.activeElement.id || document.activeElement.className || 'none'"


def press(page: Opened, *keys: str) -> None:
    for key in keys:
        page.page.keyboard.press(key)


def typed(page: Opened, text: str) -> None:
    page.page.keyboard.type(text)


def text_of(page: Opened) -> str:
    """Return what stands in the editor, figures left out."""
    lines: list[str] = page.page.evaluate(
        "[...document.querySelectorAll('.cm-line')].map(line => { const own = line.cloneNode(true);"
        " own.querySelectorAll('.figure').forEach(each => each.remove());"
        " return own.textContent; })"
    )
    return "\n".join(lines)


def focus(page: Opened) -> str:
    return str(page.page.evaluate(FOCUS))


def in_the_card(page: Opened) -> None:
    """Go into the text from wherever the focus is."""
    for _ in range(6):
        if "cm-content" in focus(page):
            return
        press(page, "F6")
    raise AssertionError(focus(page))


def offered(page: Opened) -> str:
    """Wait for the list of what may stand here."""
    ready = ".cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled) li"
    page.page.locator(ready).first.wait_for()
    page.page.wait_for_timeout(150)  # a list that has just come takes no key yet
    return str(page.page.inner_text(".cm-tooltip-autocomplete"))


def find(page: Opened, words: str) -> None:
    """Put the cursor behind the first of some words, by the editor's own search."""
    in_the_card(page)
    press(page, "Control+Home", "Control+f")
    page.page.locator(".cm-search input").first.wait_for()
    press(page, "Control+a")
    typed(page, words)
    press(page, "Enter", "Escape", "ArrowRight")


def to_the_tab(page: Opened, name: str) -> None:
    """Open a tab by its arrows."""
    for _ in range(6):
        if focus(page).startswith("tab-"):
            break
        press(page, "F6")
    for _ in range(6):
        if focus(page) == f"tab-{name}":
            return
        press(page, "ArrowRight")
    raise AssertionError(focus(page))


def test_the_first_keys_lead_to_the_parts_of_the_page(page: Opened) -> None:
    page.write(CARD)  # with findings there would be one more part
    page.page.evaluate("document.activeElement.blur()")
    page.page.evaluate("window.getSelection().removeAllRanges()")
    page.page.locator("#skips button").first.focus()
    assert page.page.locator("#skips button").first.bounding_box()["width"] > 50  # it is seen
    press(page, "Enter")
    assert "cm-content" in focus(page)
    press(page, "F6")
    assert focus(page).startswith("tab-")
    press(page, "F6")
    assert focus(page) in ("printed", "tests")
    press(page, "Shift+F6", "Shift+F6")
    assert "cm-content" in focus(page)
    press(page, "Escape", "Tab")
    assert "cm-content" not in focus(page)
    press(page, "F1")
    typed(page, "what the keys")
    press(page, "Enter")
    page.page.locator("#dialog[open]").wait_for()
    assert "another name" in page.page.inner_text("#dialog")
    press(page, "Escape")


def test_commands_and_symbols_are_found_by_a_few_letters(page: Opened) -> None:
    page.write(CARD)
    find(page, "gain 1 morale")
    press(page, "Control+Shift+p")
    page.page.locator("#palette li[aria-selected=true]").wait_for()
    assert page.page.locator("#palette li").count() > 30
    typed(page, "select lin")
    page.until("document.querySelector('#palette li').innerText.startsWith('Select line')")
    press(page, "Enter")
    page.until("window.getSelection().toString().includes('gain 1 morale')")
    press(page, "Control+Shift+o")
    page.page.get_by_role("option", name="He wants two").wait_for()
    typed(page, "ferryman row")
    page.until("document.querySelectorAll('#palette li').length === 1")
    press(page, "Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.startsWith('test \"The ferry')")
    assert "cm-content" in focus(page)
    press(page, "Alt+ArrowLeft")  # behind the line that was selected
    page.until("document.querySelector('.cm-activeLine').innerText.includes('Pay the ferryman')")
    press(page, "F1", "Escape")
    assert "cm-content" in focus(page) and not page.page.query_selector("#palette")
    find(page, "Answer it")
    press(page, "F2")
    page.page.locator(".rename input").wait_for()
    typed(page, "Call back")
    press(page, "Enter")
    page.until("document.getElementById('status').innerText.includes('Renamed in 2 places')")
    page.checked()
    assert 'chooses "Call back", die 4' in text_of(page)


def test_what_has_the_focus_is_seen(page: Opened) -> None:
    page.write(CARD)
    page.page.locator("#examples").focus()
    seen = []
    for _ in range(16):
        press(page, "Tab")
        if "cm-content" in focus(page):
            shown = "getComputedStyle(document.querySelector('.cm-editor'))"
            press(page, "Escape")
        else:
            shown = "getComputedStyle(document.activeElement)"
        wide = page.page.evaluate(f"parseFloat({shown}.outlineWidth)")
        style = page.page.evaluate(f"{shown}.outlineStyle")
        seen.append((focus(page), wide, style))
        if focus(page) == "none":
            break
    shown_well = [each for each in seen if each[1] >= 2 and each[2] != "none"]
    missed = [each for each in seen if each not in shown_well and each[0] not in ("none", "print")]
    assert len(shown_well) >= 5 and not missed, seen


def test_a_card_is_written_mended_and_renamed(page: Opened) -> None:
    page.write(CARD)
    in_the_card(page)
    press(page, "Control+a", "Delete")
    typed(page, "cro")
    assert "crossroads" in offered(page)
    press(page, "Tab")  # takes what is offered, as Enter does
    page.until("document.querySelector('.cm-content').innerText.includes('option')")
    typed(page, "The Long Night")
    press(page, "Tab")
    assert text_of(page).startswith('crossroads "The Long Night"\n    flavor')
    press(page, "Control+End", "Enter")
    typed(page, "add 1 ")
    page.page.locator(".phrases b").wait_for()
    assert "{count}" in page.page.inner_text(".phrases")
    typed(page, "zombie to the colny")
    press(page, "Escape", "Escape")
    assert not page.page.query_selector(".phrases")
    page.checked()
    assert "finding" in page.page.inner_text("#status")
    press(page, "Control+.")
    page.page.locator(".menu button").first.wait_for()
    press(page, "Enter")
    page.until(f"{LINES}.some(line => line.includes('add 1 zombie to the colony'))")
    page.checked()
    assert not page.page.query_selector("#findings .error")
    page.until(f"{PRINTED}.body?.innerText.includes('Add 1 zombie to the colony')")
    press(page, "Control+Home", "End", "ArrowLeft", "ArrowLeft", "F2")
    page.page.locator(".rename input").wait_for()
    typed(page, 'A "Shorter')
    press(page, "Enter")
    page.until("document.getElementById('status').innerText.includes('without quotes')")
    page.until("document.querySelector('.rename input')?.value === 'A \"Shorter'")
    press(page, "Control+a")
    typed(page, "The Short Night")
    press(page, "Enter")
    page.until("document.getElementById('status').innerText.includes('Renamed in 1 place')")
    page.checked()
    assert "cm-content" in focus(page)
    page.until(f"{PRINTED}.body?.innerText.includes('The Short Night')")


def test_a_choice_of_fixes_is_a_list(page: Opened) -> None:
    page.write(CARD.replace("gain 1 morale", "gain 1 morel"))
    find(page, "morel")
    press(page, "Alt+Enter")
    page.until("!document.querySelector('#findings .error') || document.querySelector('.menu')")
    if page.page.query_selector(".menu"):
        press(page, "Enter")
    page.checked()
    assert page.page.inner_text("#status").startswith("It checks")
    page.write(CARD.split("\n\ntest ")[0] + "\n")
    find(page, "crossroads")
    press(page, "Control+.")
    page.until(f"{LINES}[0].includes('# allow') || document.querySelector('.menu')")


def test_names_lead_to_where_they_are_introduced_and_said(page: Opened) -> None:
    page.write(CARD)
    find(page, "Amara Diallo")
    press(page, "F12")
    page.page.locator("#dialog[open]").wait_for()
    told = page.page.inner_text("#dialog")
    assert "librarian" in told and 'survivor "Amara Diallo"' in told
    assert page.page.inner_text("#dialog .dow-property >> nth=0") == '"Amara Diallo"'
    press(page, "Alt+ArrowLeft")
    assert "cm-content" in focus(page)
    press(page, "Shift+F12")
    page.page.locator(".menu button").first.wait_for()
    said = page.page.locator(".menu button").all_inner_texts()
    assert len(set(said)) == len(said) and said[0].startswith("line 20, 2 times: given")
    press(page, "Escape")
    find(page, 'given crossroads "The')
    press(page, "F12")
    page.until("document.querySelector('.cm-activeLine').innerText.startsWith('crossroads')")
    press(page, "Shift+F12")
    page.page.locator(".menu button").nth(2).wait_for()
    press(page, "ArrowDown", "Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.includes('given crossroads')")
    press(page, "Alt+ArrowLeft")
    page.until("document.querySelector('.cm-activeLine').innerText.startsWith('crossroads')")
    press(page, "Control+k", "Control+i")
    page.page.locator(".hover").wait_for()
    press(page, "Control+k", "Control+i")
    page.until("document.activeElement.classList.contains('hover')")
    press(page, "Escape")
    assert "cm-content" in focus(page)
    page.until("!document.querySelector('.hover')")


def test_tests_and_figures_are_read_and_jumped_to(page: Opened) -> None:
    page.write(CARD.replace("then helpless survivors = 2", "then helpless survivors = 3"))
    to_the_tab(page, "tests")
    page.page.get_by_text("2 of 3 tests passed").wait_for()
    page.until("document.querySelectorAll('.figure.bad').length === 1")
    press(page, "F6", "Tab", "Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.includes('survivors = 3')")
    press(page, "End", "Backspace")
    typed(page, "2")
    page.page.get_by_text("3 of 3 tests passed").wait_for()
    page.until("document.querySelectorAll('.figure.good').length === 3")
    to_the_tab(page, "odds")
    page.page.get_by_text(re.compile(r"^morale −1 \(at \d of 5 tables\)$")).wait_for()
    page.page.get_by_role("button", name="Cover the windows").press("Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.includes('Cover the')")
    to_the_tab(page, "odds")
    to_the_tab(page, "coverage")
    page.page.get_by_text("no test: is rolled").first.wait_for()
    in_the_card(page)
    press(page, "Control+Home", "End", "Enter")
    page.until("!document.querySelector('.figure')")  # nothing is known of another text yet
    page.write(CARD)


def test_a_round_is_played_by_keys(page: Opened) -> None:
    page.write(CARD)
    to_the_tab(page, "play")
    page.leave()
    page.offered()
    page.page.wait_for_selector("#settings select")
    for _ in range(20):
        if focus(page) == "people":
            break
        press(page, "Tab")
    assert focus(page) == "people"
    press(page, "Home")  # one person, whatever another game had
    for _ in range(12):
        if focus(page) == "start":
            break
        press(page, "Tab")
    press(page, "Enter")
    page.idle()
    assert focus(page) == "asked"
    nameless = "[...document.querySelectorAll('button')].filter(b => b.getClientRects().length)"
    nameless += ".filter(b => !b.innerText.trim() && !b.ariaLabel).length"
    assert page.page.evaluate(nameless) == 0
    track = "#tracks .track b >> nth=0"
    first, lettered = page.page.inner_text(track).split()[0], False
    for _ in range(MOST):
        if page.page.inner_text(track).split()[0] != first:
            break
        keys = page.page.locator("#question .option b").all_inner_texts()
        assert keys and "·" not in keys and len({*keys}) == len(keys), keys
        if len(keys) > 10 and not lettered:
            assert keys[10] == "a"
            before, lettered = page.page.inner_text("#question"), True
            press(page, "a")
            page.idle()
            assert page.page.inner_text("#question") != before
            press(page, "Escape")
        press(page, "e" if "e" in keys else "1")
        page.idle()
    assert page.page.inner_text(track).split()[0] != first
    press(page, "F6", "F6")
    assert focus(page) in ("asked", "tab-play")


def test_keys_lead_from_the_table_to_the_card_and_save_what_is_there(page: Opened) -> None:
    page.write(CARD.replace("lose 1 morale", "looose 1 morale"))
    to_the_tab(page, "play")
    page.leave()
    page.page.locator("#game-note button").wait_for()  # what has to be mended first
    press(page, "F8")
    assert "cm-content" in focus(page) and page.page.evaluate("document.body.dataset.tab") != "play"
    page.until("document.querySelector('.cm-activeLine').innerText.includes('looose')")
    to_the_tab(page, "play")
    press(page, "F1")
    typed(page, "next finding")
    page.until("document.querySelector('#palette li').innerText.startsWith('Go to the next')")
    press(page, "Enter")
    assert "cm-content" in focus(page)
    to_the_tab(page, "play")
    page.page.locator("#examples").press("Enter")  # another card, while the game is being chosen
    page.page.get_by_role("menuitem", name="A crossroads card", exact=True).press("Enter")
    page.offered()
    assert focus(page) == "examples" and "Ferry" in page.page.inner_text("#which")
    press(page, "F8")  # it has no findings, and the table stays
    assert page.page.evaluate("document.body.dataset.tab") == "play"
    page.page.select_option("#people", "1")
    page.page.locator("#start").press("Enter")
    page.idle()
    assert "The Ferry Lantern comes to player 1 first." in page.page.inner_text("#note")
    with page.page.expect_download() as download:
        press(page, "Control+s")
    assert download.value.suggested_filename == "game.dowsave"
    page.until("document.getElementById('game-note').innerText.startsWith('Saved as game')")
    page.leave()
    page.tab("tests")
    page.page.locator("#tests li").first.wait_for()
    press(page, "Control+s")  # beside the text, too
    page.until("document.getElementById('status').innerText === 'Kept in this browser.'")


def test_what_is_looked_for_begins_with_the_word_at_the_cursor(page: Opened) -> None:
    page.write(CARD)
    for key in ("f", "h"):
        find(page, "ferryman")
        press(page, f"Control+{key}")
        page.until("document.querySelector('.cm-search [name=search]').value === 'ferryman'")
        press(page, "Escape")


def test_keys_lead_from_the_findings_back_to_the_text(page: Opened) -> None:
    page.write(CARD.replace("lose 1 morale", "looose 1 morale").replace("gain 1", "gainn 1"))
    page.settled()
    line = "document.querySelector('.cm-activeLine').innerText"
    for key in ("Escape", "Control+Shift+M", "F8", "Shift+F8", "Control+g"):
        in_the_card(page)
        press(page, "Control+Home", "Control+Shift+M")
        assert page.page.evaluate("!!document.activeElement.closest('#findings')")
        press(page, "ArrowDown", "ArrowDown", "ArrowUp")
        assert page.page.evaluate("!!document.activeElement.closest('#findings')")
        press(page, key)
        if key == "Control+g":
            page.page.locator(".cm-panel input, .cm-dialog input").first.wait_for()
            typed(page, "3")
            press(page, "Enter")
        assert "cm-content" in focus(page), key
        if "F8" in key:
            page.until(f"/looose|gainn/.test({line})")


def test_a_line_and_the_findings_are_gone_to_from_everywhere(page: Opened) -> None:
    page.write(CARD.replace("lose 1 morale", "looose 1 morale"))
    page.settled()
    places = (
        ('document.querySelector("#tab-tests").focus()', "tests"),
        ('document.querySelector("#printed").focus()', "printed"),
        ('document.querySelector("#print").contentWindow.focus()', "printed"),
        ('document.querySelector("#odds").focus()', "odds"),
        ('document.querySelector("#seed").focus()', "play"),
        ('document.querySelector("header #keys").focus()', "printed"),
    )
    for focused, tab in places:
        for line in ("4", "7"):
            page.tab(tab)
            page.page.evaluate(focused)
            press(page, "Control+g")
            page.page.locator(".cm-goto-line input").wait_for()
            typed(page, line)
            press(page, "Enter")
            assert "cm-content" in focus(page), tab
            here = page.page.evaluate("document.querySelector('.cm-activeLine').innerText")
            assert here.strip() == CARD.split("\n")[int(line) - 1].strip(), tab
        page.tab(tab)
        page.page.evaluate(focused)
        press(page, "Control+Shift+M")
        page.until("!!document.activeElement.closest('#findings')")


def test_fixes_of_a_finding_that_was_gone_to_stand_alone(page: Opened) -> None:
    page.write(CARD.replace("lose 1 morale", "looose 1 morale"))
    page.settled()
    in_the_card(page)
    press(page, "F8")
    page.page.locator(".cm-tooltip-lint, .cm-tooltip .cm-diagnostic").first.wait_for()
    press(page, "Control+.")
    page.page.locator(".menu").wait_for()
    assert not page.page.query_selector(".cm-diagnostic")
    press(page, "Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.trim() === 'lose 1 morale'")


def test_a_finding_is_gone_to_and_nothing_is_selected(page: Opened) -> None:
    page.write(CARD.replace("lose 1 morale", "looose 1 morale").replace("gain 1", "gainn 1"))
    page.settled()
    in_the_card(page)
    line = "document.querySelector('.cm-activeLine').innerText"
    press(page, "Control+Home", "F8")
    page.until(f"{line}.includes('gainn')")
    typed(page, "x")
    assert "            xgainn 1 morale" in text_of(page)
    press(page, "Backspace")
    page.settled()
    for key, word in (("F8", "looose"), ("F8", "gainn"), ("Shift+F8", "looose")):
        press(page, key)
        page.until(f"{line}.includes('{word}')")
    press(page, "ArrowUp")
    page.until(f"{line}.includes('Cover the windows')")


def test_enter_behind_a_phrase_keeps_what_its_places_hold(page: Opened) -> None:
    page.write(CARD)
    find(page, "lose 1 morale")
    press(page, "End", "Enter")
    typed(page, "place")
    assert "place that survivor at the colony" in offered(page)
    press(page, "Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.includes('the colony')")
    press(page, "Enter")
    typed(page, "gain 1 morale")
    assert "        place that survivor at the colony\n        gain 1 morale" in text_of(page)


def test_a_number_that_a_test_has_not_found_is_mended_by_a_key(page: Opened) -> None:
    page.write(CARD.replace("then food = 0", "then food = 1"))
    in_the_card(page)
    to_the_tab(page, "tests")
    page.page.locator("#tests .failed").wait_for()
    page.page.get_by_role("button", name="write then food = 0").wait_for()
    press(page, "F8", "Alt+Enter")
    page.until("document.querySelector('.cm-activeLine').innerText.trim() === 'then food = 0'")
    assert text_of(page).strip() == CARD.strip()
    page.until("!document.querySelector('#findings li')")


def test_the_cursor_stays_in_sight_when_findings_come(page: Opened) -> None:
    page.write("# a line\n" * 40 + CARD)
    in_the_card(page)
    press(page, "Control+End")
    page.page.keyboard.insert_text("\n    looose 1\n    gainn 1\n    adddd 1\n    killl x")
    page.settled()
    cursor = page.page.locator(".cm-cursor-primary").bounding_box()
    findings = page.page.locator("#findings").bounding_box()
    status = page.page.locator("#status").bounding_box()
    assert findings["height"] > 60
    assert cursor["y"] + cursor["height"] <= status["y"] + 1


def test_what_is_said_of_the_text_before_is_marked(page: Opened) -> None:
    page.write(CARD)
    page.page.evaluate(
        "() => { window.seen = []; const bar = document.getElementById('status');"
        " new MutationObserver(() => seen.push([bar.className, bar.innerText]))"
        ".observe(bar, { attributes: true, childList: true }); }"
    )
    find(page, "lose 1 morale")
    typed(page, "x")
    page.checked()
    seen = page.page.evaluate("seen")
    before = [text for name, text in seen if "outdated" in name]
    assert before and all(text.startswith("It checks") for text in before), seen
    assert "outdated" not in seen[-1][0] and "finding" in seen[-1][1], seen
    page.write(CARD)


def test_that_a_card_checks_is_told_with_its_tests(page: Opened) -> None:
    said = "document.getElementById('status').innerText"
    page.write(CARD)
    assert page.page.evaluate(said) == "It checks; 3 tests have not run yet."
    page.until(f"{said} === 'It checks; all 3 tests pass.'")
    page.write(CARD.replace("then helpless survivors = 2", "then helpless survivors = 3"))
    to_the_tab(page, "tests")
    page.until(f"{said} === 'It checks, but 1 of 3 tests fails.'")
    page.write(CARD.split("\n\ntest ")[0] + "\n")
    assert page.page.evaluate(said).startswith(("It checks.", "1 finding"))


TWO_WRONG = """crossroads "The Bell"
    flavor "Ring."
    when you search a location
    option "Ask"
        gain 1 moral
    option "Go"
        loose 1 morale
"""


@pytest.mark.parametrize("pause", (0, 15))
def test_no_key_is_lost_however_fast_it_follows(page: Opened, pause: int) -> None:
    """Lines under a heading, a second fix before the first is there, letters into a menu."""
    page.write(TWO_WRONG)
    in_the_card(page)
    press(page, "Control+End")
    page.page.keyboard.type(
        '    option "Stay"\nlose 1 morale\nroll a die\n1 to 3\ngain 1 food\n', delay=pause
    )
    page.settled()
    assert text_of(page).split("\n")[7:] == [
        '    option "Stay"',
        "        lose 1 morale",
        "        roll a die",
        "            1 to 3",
        "                gain 1 food",
        "                ",
    ]
    page.write(TWO_WRONG)
    in_the_card(page)
    press(page, "Control+Home", *("F8", "Alt+Enter") * 2)
    page.until(f"{LINES}.slice(4, 7).join() === '{MENDED}'")
    page.write(TWO_WRONG)
    page.settled()
    in_the_card(page)
    press(page, "Control+Home", "F8", "Control+.")
    page.page.locator(".menu").wait_for()
    page.page.keyboard.type("no", delay=pause)
    assert "        gain 1 nomoral" in text_of(page)
    assert page.page.locator(".menu").count() == 0
