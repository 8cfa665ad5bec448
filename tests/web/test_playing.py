"""A game is played in the page: by clicks on pieces, by keys, by several people at one screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dowlang
from dowlang.engine import replay
from dowlang.engine.sittings import PERSON, Sitting
from tests.playground.asking import example
from tests.web.browser import Opened

pytestmark = pytest.mark.proof

MOST = 120
"""Answers after which a round must be over."""


JOINED = """(() => {
  const places = [...document.querySelectorAll("#places .place")];
  const boxes = places.map(place => place.getBoundingClientRect());
  const field = document.querySelector("#places .places").getBoundingClientRect();
  const at = (line, n) => boxes.findIndex(box => {
    const x = Number(line.getAttribute(`x${n}`)) + field.x - box.x;
    const y = Number(line.getAttribute(`y${n}`)) + field.y - box.y;
    return x > 0 && x < box.width && Math.abs(y - box.height / 2) < 2;
  });
  const lines = [...document.querySelectorAll("svg.ways line")];
  const ends = lines.map(line => [at(line, 1), at(line, 2)]);
  return ends.every(([one, other]) => one >= 0 && other >= 0 && one !== other);
})()"""
"""Holds where each way leads from one place to another, also once their icons are there."""


def file_of(page: Opened, button: str, folder: Path) -> Path:
    with page.page.expect_download() as download:
        page.page.click(button)
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def until_a_turn(page: Opened) -> None:
    for _ in range(MOST):
        page.reveal()
        if "What do you do" in page.question():
            return
        page.choose()
    raise AssertionError(page.question())


@pytest.mark.parametrize("which", ("base", "dwar7s"))
def test_a_person_finishes_a_round_by_clicks(page: Opened, which: str) -> None:
    page.begin(which, players="2")
    track = "#tracks .track b >> nth=0"
    until_a_turn(page)
    page.until(JOINED)
    first = page.page.inner_text(track)
    for _ in range(MOST):
        if page.page.inner_text(track).split()[0] != first.split()[0]:
            break
        last = page.page.query_selector("#question .option.last")
        page.choose("#question .option.last" if last else "#question .option >> nth=0")
    assert page.page.inner_text(track).split()[0] != first.split()[0]
    assert page.page.inner_text("#news")


def test_pieces_narrow_what_can_be_done(page: Opened) -> None:
    page.begin("base", players="2")
    until_a_turn(page)
    every = page.page.locator("#question .option").count()
    piece = page.page.locator('#places [data-piece^="survivor:"]:not(.only)').first
    name = piece.locator(".name").inner_text()
    piece.click()
    narrowed = page.page.locator("#question .option")
    assert 0 < narrowed.count() < every
    place = page.page.locator('.place button.head[aria-pressed="false"]').first
    place.click()
    assert page.page.locator("#question .option").count() <= narrowed.count()
    before = page.page.inner_html("#places")
    page.choose()
    while page.page.locator(".back").count() and "What do you do" in page.question():
        page.choose()
    assert page.page.inner_html("#places") != before
    assert name.split()[0] in page.page.inner_text("#news")


def test_keys_choose_go_back_and_take_back(page: Opened) -> None:
    page.begin("base", players="2")
    until_a_turn(page)
    before = page.page.inner_text("#question")
    page.page.keyboard.press("1")
    page.idle()
    assert page.page.inner_text("#question") != before
    page.page.keyboard.press("Escape")
    if page.page.inner_text("#question") != before:
        page.page.keyboard.press("u")
        page.idle()
    page.until("text => document.getElementById('question').innerText === text", before)


def test_a_card_comes_up_in_full_with_its_options(page: Opened) -> None:
    page.write(example("01_"))
    page.begin("own", people=2, players="2")
    for _ in range(MOST):
        page.reveal()
        card = page.page.query_selector("#question .card")
        if card is not None and "Ferry" in card.inner_text():
            break
        if "What do you do" not in page.question():
            page.choose()
            continue
        row = page.page.locator("#question .option", has_text="move to another location")
        if row.count() == 0:
            page.choose("#question .option.last")
            continue
        row.first.click()
        page.choose()
    told = page.page.inner_text("#question")
    assert "The Ferry Lantern" in told and "Across the river" in told
    options = page.page.locator("#question .option").all_inner_texts()
    assert any("Answer it" in text and "Roll a die" in text for text in options)
    page.choose()
    page.reveal()
    page.page.click("#story")
    page.page.wait_for_selector("#dialog-body p")
    assert "The Ferry Lantern" in page.page.inner_text("#dialog-body")
    page.page.click("#dialog-close")


def test_a_game_waits_for_a_card_with_mistakes(page: Opened) -> None:
    """All that can be chosen is there, and what Start waits for stands beside it."""
    page.write(example("three_mistakes"))
    page.tab("play")
    page.leave()
    page.page.select_option("#which", "own")
    page.until("!document.getElementById('waits').hidden")
    assert "Mend this first" in page.page.inner_text("#game-note")
    for list in ("#people", "#agent", "#settings [name=players]"):
        assert page.page.locator(f"{list} option").count() > 1, list
    assert page.page.is_disabled("#start")
    page.page.select_option("#which", "base")
    page.offered()
    assert page.page.is_hidden("#waits") and not page.page.inner_text("#game-note")


def test_answers_below_a_long_card_are_in_sight(page: Opened) -> None:
    """A card in full may be as high as the window: the question and its answers are seen."""
    option = '    option "{0}"\n' + "        add 1 food\n" * 12
    card = 'crossroads "Long"\n    flavor "Y."\n    when you move a survivor to a location\n'
    page.write(card + "".join(option.format(name) for name in ("One", "Two", "Three")))
    page.begin("own", people=1, players="2")
    for _ in range(MOST):
        card_shown = page.page.query_selector("#question .card")
        if card_shown is not None and "Long" in card_shown.inner_text():
            break
        row = page.page.locator("#question .option", has_text="move to another location")
        row.first.click() if row.count() else page.choose()
        page.idle()
    last = page.page.locator("#question .option").nth(2).bounding_box()
    assert last["y"] >= 0 and last["y"] + last["height"] <= page.page.viewport_size["height"]


def test_a_hot_seat_hides_the_hand_of_the_other(page: Opened) -> None:
    page.begin("base", people=2, players="2")
    hands: dict[str, set[str]] = {}
    for _ in range(MOST):
        if page.page.is_visible("#called"):
            seen = page.page.content()
            assert not any(name in seen for names in hands.values() for name in names if name)
            assert "Your hand" not in page.page.inner_text("#sitting")
            assert not page.page.is_visible("#story")
            who = page.page.inner_text("#called-text").split(",")[0]
            page.reveal()
        else:
            who = page.question().split(":")[0]
        own = {text.split("\n")[0] for text in page.page.locator(
            '#own [data-piece^="card:"] .name').all_inner_texts()}  # fmt: skip
        hands[who] = own
        for other, names in hands.items():
            if other != who:
                everything = page.page.content()
                secret = names - own
                told = page.page.inner_text("#news") + page.page.inner_text("#groups")
                assert not any(name in everything for name in secret if name not in told)
        if len(hands) == 2 and all(hands.values()):
            break
        page.choose()
    assert len(hands) == 2 and all(hands.values())
    while page.page.query_selector("#called:not([hidden])") is None:
        page.choose()
    other = page.page.inner_text("#take-back").split(":")[0]
    assert not page.page.is_visible("#undo")
    page.page.keyboard.press("u")
    assert page.page.is_visible("#called") and other not in page.page.inner_text("#called-text")
    page.reveal()
    asks = page.question()
    page.page.keyboard.press("u")  # who looks takes nobody else's answer back
    page.until("document.getElementById('game-note').innerText.includes('nobody else takes it')")
    assert page.question() == asks and not asks.startswith(other)


def test_a_game_is_saved_and_taken_up_and_undone(page: Opened, tmp_path: Path) -> None:
    page.begin("base", players="3")
    until_a_turn(page)
    table = page.page.inner_text("#places")
    save = file_of(page, "#save", tmp_path)
    page.choose("#question .option.last")
    page.page.click("#undo")
    page.idle()
    page.until("text => document.getElementById('places').innerText === text", table)
    page.choose("#question .option.last")  # what was taken back is told once
    page.page.click("#undo")
    page.idle()
    news = page.page.inner_text("#news")
    page.choose("#question .option.last")
    page.page.click("#undo")
    page.idle()
    assert page.page.inner_text("#news") == news
    page.leave()
    page.offered()
    page.page.select_option("#which", "base")
    page.page.set_input_files("#open", save)
    page.idle()
    assert page.page.inner_text("#places") == table


def test_an_agent_that_searches_long_is_stopped(page: Opened) -> None:
    page.begin("base", players="2", seed=3)
    page.leave()
    page.offered()
    page.page.select_option("#which", "base")
    page.offered()
    page.page.select_option("#agent", "search")
    page.page.click("#start")
    waits = "!document.body.hasAttribute('aria-busy')"
    for _ in range(MOST):
        page.until(f"{waits} || !document.getElementById('thinking').hidden")
        if page.page.is_visible("#thinking"):
            break
        page.page.click("#question .option >> nth=-1")
    assert "thinks" in page.page.inner_text("#thinking")
    page.page.keyboard.press("Escape")
    page.idle()
    assert not page.page.is_visible("#thinking") and page.page.locator(".option").count()


@pytest.mark.parametrize("which", ("base", "dwar7s"))
def test_the_same_seed_and_answers_give_the_journal_of_cpython(
    page: Opened, which: str, tmp_path: Path
) -> None:
    page.begin(which, players="2", seed=11)
    for number in range(25):
        if "over" in page.question():
            break
        options = page.page.locator("#question .option").count()
        page.choose(f"#question .option >> nth={number % options}")
    theirs = file_of(page, "#journal", tmp_path).read_text("utf-8")
    data = json.loads(theirs)
    cards = dowlang.load(which)
    game = dowlang.Game(cards, seed=11, players=2)
    for key in data["answers"]:
        game.apply(key)
    assert len(data["answers"]) > 25
    sitting = Sitting(seats=(PERSON, "heuristic"))
    assert replay.to_json(game.journal, cards, sitting) == theirs


def test_of_several_cards_the_first_is_chosen_and_who_sits_there_is_told(page: Opened) -> None:
    ferry = example("01_").split("\n\ntest ")[0]
    page.write(f"{ferry}\n\n{ferry.replace('The Ferry Lantern', 'The Sledge')}\n")
    page.tab("play")
    page.leave()
    page.offered()
    page.page.select_option("#which", "own")
    page.offered()
    first = page.page.locator("#first-card")
    assert first.locator("option").all_inner_texts() == ["The Ferry Lantern", "The Sledge"]
    assert first.input_value() == "The Ferry Lantern"  # that of the cursor
    first.select_option("The Sledge")
    page.page.select_option("#settings [name=players]", "3")  # whatever was chosen before
    page.page.select_option("#people", "3")
    assert page.page.inner_text("#nobody").startswith("nobody")
    assert not page.page.is_visible("#agent")
    page.page.select_option("#people", "1")
    assert page.page.is_visible("#agent") and not page.page.is_visible("#nobody")
    page.page.click("#start")
    page.idle()
    assert page.page.inner_text("#note").startswith("The Sledge comes to player 1 first.")
    page.leave()
    page.tab("odds")  # those of the card at the cursor, the others folded
    page.page.locator("#odds summary").wait_for()
    assert page.page.inner_text("#odds h3") == "The Ferry Lantern"
    assert page.page.inner_text("#odds summary") == "The Sledge"
    shown = page.page.locator("#odds h4:visible").count()
    assert 2 * shown == page.page.locator("#odds h4").count() > 0


QUESTION_SEEN = """(() => {
  const bar = document.getElementById("bar").getBoundingClientRect().bottom;
  const { top, bottom } = document.getElementById("question").getBoundingClientRect();
  return top >= bar - 1 && top < innerHeight / 2;
})()"""


def test_on_a_phone_the_next_question_is_seen_after_an_answer(page: Opened) -> None:
    """Whether it was answered on the board, far below it, or by the last of many options."""
    page.page.set_viewport_size({"width": 390, "height": 844})
    try:
        page.begin("dwar7s", players="1")
        answered = set()
        for _ in range(MOST):
            piece = page.page.locator("#left button[aria-pressed=false]").last
            on_board = "one" not in answered and piece.count() > 0
            before = page.page.inner_text("#question")
            (piece if on_board else page.page.locator("#question .option").last).click()
            page.page.wait_for_timeout(50)
            page.idle()
            if page.page.locator("#question .back").count() == 0:
                answered.add("one" if on_board else "other")
                assert page.page.inner_text("#question") != before
            page.until(QUESTION_SEEN)
            if answered == {"one", "other"}:
                break
        assert answered == {"one", "other"}
    finally:
        page.page.set_viewport_size({"width": 1280, "height": 860})


def test_points_are_looked_up_while_one_plays(page: Opened) -> None:
    """Of every player, on a page of their own."""
    page.begin("dwar7s", players="3")
    until_a_turn(page)
    page.page.click("[data-page=points]")
    page.page.locator("#dialog[open]").wait_for()
    told = page.page.inner_text("#dialog")
    assert all(f"Player {number}" in told for number in (1, 2, 3)), told
