"""A journal is looked at in the page, answer by answer, and played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.web.browser import Opened
from tests.web.test_playing import file_of, until_a_turn

pytestmark = pytest.mark.proof


def looked_at(page: Opened, folder: Path, answered: int) -> int:
    """Open the journal of a game of two, and return how many answers it has."""
    page.begin("base", players="2", seed=5)
    for _ in range(answered):
        until_a_turn(page)
        page.choose("#question .option.last")
    journal = file_of(page, "#journal", folder)
    page.leave()
    page.offered()
    page.page.select_option("#which", "base")
    page.page.set_input_files("#open", journal)
    page.page.locator("#watch").wait_for()
    page.idle()
    return len(json.loads(journal.read_text("utf-8"))["answers"])


def test_a_journal_is_looked_at_answer_by_answer_and_played_on(
    page: Opened, tmp_path: Path
) -> None:
    page.begin("base", players="2", seed=5)
    until_a_turn(page)
    page.choose()
    table = page.page.inner_text("#places")
    journal = file_of(page, "#journal", tmp_path)
    answers = len(json.loads(journal.read_text("utf-8"))["answers"])
    page.leave()
    page.offered()
    page.page.select_option("#which", "base")
    page.page.set_input_files("#open", journal)
    page.page.locator("#watch").wait_for()
    page.idle()
    assert page.question() == f"Answer 0 of {answers}" and not page.page.is_visible("#undo")
    first = page.page.inner_text("#places")
    page.page.keyboard.press("ArrowRight")
    page.until("document.querySelector('#question h3').innerText.startsWith('Answer 1 ')")
    assert page.page.inner_text("#question .said")
    page.page.keyboard.press("End")
    page.until("document.getElementById('watch-on').disabled")
    page.idle()
    assert page.page.inner_text("#places") != first
    page.page.select_option("#watch-seat", index=1)
    page.idle()
    page.page.keyboard.press("Home")
    page.page.click("#watch-last")
    page.idle()
    page.page.select_option("#watch-seat", index=0)
    page.idle()
    page.page.click("#watch-play")
    page.page.locator("#watch").wait_for(state="hidden")
    page.idle()
    assert page.page.is_visible("#undo")
    assert page.page.inner_text("#places") == table and page.page.locator(".option").count()


def test_steps_that_are_asked_for_while_one_is_under_way_are_gone(
    page: Opened, tmp_path: Path
) -> None:
    answers = looked_at(page, tmp_path, 2)
    assert answers > 6
    at = "at => document.querySelector('#question h3').innerText.startsWith(`Answer ${at} `)"
    asked = {
        "ArrowRight " * 5: 5,
        "ArrowLeft ArrowLeft ArrowRight": 4,
        "End ArrowLeft ArrowLeft": answers - 2,
        "Home ArrowRight ArrowRight": 2,
        "ArrowRight ArrowLeft": 2,
    }
    for keys, there in asked.items():
        for key in keys.split():
            page.page.keyboard.press(key)
        page.until(at, there)
        page.idle()
        page.page.wait_for_timeout(50)
        assert page.question() == f"Answer {there} of {answers}", keys
        assert page.page.input_value("#watch-at") == str(there)
    page.page.evaluate(
        """() => {
          document.getElementById('watch-last').click();
          const seat = document.getElementById('watch-seat');
          seat.value = '1';
          seat.dispatchEvent(new Event('change'));
        }"""
    )
    page.until(at, answers)
    page.until("document.getElementById('watch-seat').value === '1'")
    page.idle()
    page.page.evaluate(
        "['watch-first', 'watch-play'].forEach(id => document.getElementById(id).click())"
    )
    page.page.locator("#watch").wait_for(state="hidden")
    page.idle()
    assert page.page.is_visible("#undo")
