"""A card to fill in, of each kind, by the palette and by *Start from…*; several cards on one page;
keys of actions that stay; what is chosen before a game.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browser import Opened
from tests.web.node import run_in_node
from tests.web.test_playing import file_of

pytestmark = pytest.mark.proof

CARD = """crossroads "The Kettle"
    flavor "It still smells of onions."
    when you search "Library"
    option "Share it"
        gain 1 morale
    option "Keep it"
        nothing happens
"""
TEXT = "[...document.querySelectorAll('.cm-line')].map(line => line.innerText).join('\\n')"


def said(page: Opened) -> str:
    return str(page.page.evaluate(TEXT))


def chosen(page: Opened, words: str) -> None:
    page.page.keyboard.press("F1")
    page.page.keyboard.type(words)
    first = "document.querySelector('#palette [role=option]')?.innerText.toLowerCase() ?? ''"
    page.until(f"words => ({first}).startsWith(words)", words)
    page.page.keyboard.press("Enter")


def test_a_new_card_of_each_kind_is_in_the_palette_and_stands_below_the_other(page: Opened) -> None:
    page.write(CARD)
    page.page.keyboard.press("F1")
    page.page.keyboard.type("new card")
    kinds = page.page.locator("#palette [role=option]").all_inner_texts()
    for kind in ("crossroads", "survivor", "item", "crisis", "hero", "monster"):
        assert any(f"New card: {kind}" in each for each in kinds), kinds
    page.page.keyboard.type(": survivor")
    page.page.keyboard.press("Enter")
    page.until(f"{TEXT}.includes('survivor ')")
    text = said(page)
    assert text.startswith('crossroads "The Kettle"') and text.count("flavor") == 2
    page.page.keyboard.type("Ada Winter")  # the first place of it is selected
    page.checked()
    assert 'survivor "Ada Winter"' in said(page)
    page.until("!document.querySelector('#findings .error')")
    assert "Ada Winter" in page.printed() and "The Kettle" in page.printed()


def test_a_card_of_another_game_takes_the_place_of_the_text(page: Opened) -> None:
    page.write(CARD)
    chosen(page, "new card: hero")
    page.until(f"{TEXT}.startsWith('hero')")
    page.checked()
    assert "Kettle" not in said(page)
    page.page.click("#examples")
    rows = page.page.locator(".menu button").all_inner_texts()
    assert "The Kettle" in rows[0]  # what stood there before
    page.page.get_by_role("menuitem", name="New card…").press("Enter")
    assert page.page.input_value("#palette input") == "New card"
    page.page.keyboard.press("Escape")


def test_escape_leads_from_a_list_that_a_command_opened_back_to_the_text(page: Opened) -> None:
    page.write(CARD)
    page.page.click(".cm-content")
    chosen(page, "start from")
    page.page.wait_for_selector(".menu")
    page.page.keyboard.press("Escape")
    assert page.page.evaluate("document.activeElement.classList.contains('cm-content')")


def test_what_a_command_shows_has_the_focus(page: Opened) -> None:
    page.tab("play")
    page.leave()  # a game that another test has begun
    page.tab("printed")
    page.write(CARD)
    page.page.click(".cm-content")
    chosen(page, "show odds")
    page.until("document.activeElement.id === 'odds'")
    chosen(page, "show play")
    page.offered()
    page.until("document.activeElement.closest('#begin') !== null")


def test_actions_keep_their_keys_from_question_to_question() -> None:
    told = run_in_node(
        """
        globalThis.document = { getElementById: () => null };
        const { lastingKeys } = await import(process.argv[1]);
        const known = new Map();
        const first = lastingKeys(["move", "search", "equip"], known);
        const later = lastingKeys(["search", "attack", "equip", "move"], known);
        const many = lastingKeys(Array.from({ length: 32 }, (_, n) => `${n}`), known);
        tell({ first, later, many: new Set(many).size, none: many.includes("·") });
        """,
        "choosing.js",
    )
    assert told == {
        "first": ["1", "2", "3"],
        "later": ["2", "4", "3", "1"],
        "many": 32,
        "none": False,
    }


def test_an_action_is_taken_by_the_key_it_had_before(page: Opened, tmp_path: Path) -> None:
    """While the game lies open, when it is opened from a file, and when the page is."""
    keys = """() => Object.fromEntries([...document.querySelectorAll('#question .option')].map(
        (each) => [each.querySelector('span').firstChild.data, each.dataset.key]))"""
    page.begin("base", seed=7, players="2")
    while "What do you do" not in page.question():
        page.page.keyboard.press("1")
        page.idle()
    before = page.page.evaluate(keys)
    page.page.keyboard.press(before["play Tinned Soup (food)"])
    page.until("!document.getElementById('question').innerText.includes('Tinned Soup')")
    page.idle()
    after = page.page.evaluate(keys)
    equipped = {text: key for text, key in after.items() if text.startswith("equip")}
    assert len(equipped) == 2 and all(before[text] == key for text, key in equipped.items())
    save = file_of(page, "#save", tmp_path)
    page.leave()
    page.offered()
    page.page.set_input_files("#open", save)
    page.idle()
    assert page.page.evaluate(keys) == after
    page.until("JSON.parse(localStorage.getItem('game'))?.keys[1][0][1].length > 5")
    page.page.reload()
    page.page.wait_for_selector("html[data-first]")
    page.tab("play")
    page.page.click("#go-on")
    page.idle()
    assert page.page.evaluate(keys) == after
    page.begin("base", seed=7, players="2")
    assert page.page.locator("#question .option").first.get_attribute("data-key") == "1"
    page.leave()


def test_the_next_game_has_another_seed_and_the_players_that_were_chosen(page: Opened) -> None:
    page.begin("base", seed=7, players="2")
    page.leave()
    page.offered()
    assert page.page.input_value("#seed") == ""
    page.page.select_option("#which", "dwar7s")
    page.offered()
    page.page.wait_for_selector("#settings select")
    assert page.page.input_value("#settings [name=players]") == "2"


def test_the_places_of_a_card_stay_while_a_phrase_with_places_is_put_in_one(page: Opened) -> None:
    page.write(CARD)
    page.page.keyboard.press("Control+a")
    page.page.keyboard.press("Delete")
    chosen(page, "new card: crossroads")
    page.until(f"{TEXT}.startsWith('crossroads')")
    for _ in range(2):  # name and flavor are left as they are
        page.page.keyboard.press("Tab")
    page.page.keyboard.type("you se")
    ready = ".cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled) li"
    page.page.locator(ready).first.wait_for()
    page.page.wait_for_timeout(150)
    page.page.keyboard.press("Enter")
    page.until(f"{TEXT}.includes('you search')")
    before = said(page)
    page.page.keyboard.press("Tab")
    page.page.keyboard.type("Unload it")
    page.until(f"{TEXT}.includes('option \"Unload it\"')")
    line = next(each for each in before.split("\n") if "you search" in each)
    assert line in said(page)


def test_tab_goes_through_the_places_of_a_card_though_it_left_the_text_before(
    page: Opened,
) -> None:
    page.write(CARD)
    page.page.click(".cm-content")
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("Tab")
    assert not page.page.evaluate("document.activeElement.classList.contains('cm-content')")
    chosen(page, "new card: crisis")
    page.until(f"{TEXT}.includes('crisis ')")
    page.page.keyboard.press("Tab")
    page.page.keyboard.type("Hush")
    page.until(f"{TEXT}.includes('\"Hush\"')")
