"""A game is played in the page in another language, by somebody who reads no English."""

from __future__ import annotations

import re

import pytest

from tests.web.browser import Opened
from tests.web.test_playing import MOST

pytestmark = pytest.mark.proof

SAME = re.compile(r"\b(?:dow|replay|Esc|dowlang)\b")
"""What is typed or pressed, which is the same in every language."""


@pytest.fixture
def japanese(page: Opened) -> Opened:
    """Return the page with Japanese chosen. English is chosen behind it."""
    page.tab("play")
    page.leave()
    page.page.wait_for_selector("#language option[value=ja]", state="attached")
    page.page.select_option("#language", "ja")
    page.until("document.getElementById('play').lang === 'ja'")
    return page


@pytest.fixture(autouse=True)
def english_again(page: Opened) -> object:
    yield
    if page.page.is_visible("#dialog-close"):
        page.page.click("#dialog-close")
    page.leave()
    page.offered()
    page.page.select_option("#language", "")
    page.until("document.getElementById('play').lang === 'en'")


@pytest.mark.parametrize("which", ("base", "dwar7s"))
def test_a_round_is_played_without_a_word_of_english(japanese: Opened, which: str) -> None:
    page = japanese
    page.begin(which, players="2")
    track = "#tracks .track b >> nth=0"
    first = page.page.inner_text(track)
    for _ in range(MOST):
        for place in ("#sitting nav", "#tracks", "#board"):
            said = SAME.sub("", page.page.inner_text(place))
            assert not re.search(r"[A-Za-z]{3,}", said), said
        if page.page.inner_text(track).split()[0] != first.split()[0]:
            break
        last = page.page.query_selector("#question .option.last")
        page.choose("#question .option.last" if last else "#question .option >> nth=0")
    assert page.page.inner_text(track).split()[0] != first.split()[0]
    page.page.click("#rules")
    page.page.wait_for_selector("#dialog[open]")
    assert "1ページ" in page.page.inner_text("#dialog-title")
    page.page.click("#dialog-close")
    assert page.page.inner_text("#undo") == "取り消す"
    assert "プレイヤー" in page.question()
