"""The page to play on in the language of who plays: what a seat is given, what the page says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.cli.card_texts import CardTexts
from dowlang.engine.speech import EnglishSpeech
from dowlang.playground import calls, cards_dealt_first, game_session, replay_viewer, seats
from dowlang.playground.calls import Page
from dowlang.playground.page_words import SENTENCES, PageWords, name_of_language
from tests.languages.readings import LANGUAGES
from tests.languages.test_told_games import marking
from tests.languages.told import unsaid
from tests.playground.asking import Asked, ask, example, wanted  # noqa: F401

WEB = Path(__file__).parents[2] / "web"
KEPT = (
    *("icon", "noun", "card", "kind", "path", "touched", "game", "digest", "cause", "objective"),
    *("roles", "pages", "result"),
)
"""What is data of the page and stands nowhere on it."""


def shown(data: Any, name: str = "") -> Iterator[str]:
    """Yield the texts of an answer that the page shows."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in KEPT or isinstance(value, dict):
                yield from shown(value, key)
    elif isinstance(data, list):
        for value in data:
            yield from shown(value, name)
    elif isinstance(data, str):
        yield data


@pytest.mark.sample(1)
@pytest.mark.parametrize("place", ("base", "dwar7s"))
@pytest.mark.parametrize(
    "answers", (12, pytest.param(60, marks=pytest.mark.proof)), ids=("12", "60")
)
def test_nothing_of_a_seat_is_said_that_no_sentence_says(place: str, answers: int) -> None:
    told = marking(place)
    texts = CardTexts(told.cards, lambda: told.texts, told.texts)
    table = game_session.begin(dowlang.load(place), texts, wanted([0]), [])
    table.go_on()
    seen = 0
    for number in range(answers):
        look = table.look(0)
        for text in (*shown(look), *(said for page in look["pages"] for said in page[1:])):
            assert unsaid(text) == [], text
            seen += 1
        if table.game.is_over:
            break
        table.answer(number % len(look["question"]["options"]))
        table.go_on()
    for word, *_ in table.look(0)["pages"]:
        for text in shown(table.page(0, word)):
            assert unsaid(text) == [], text
    assert seen > 300


@pytest.mark.proof
def test_a_game_is_the_same_in_every_language() -> None:
    page, journals = Page(), set()
    for language in ("", *LANGUAGES):
        asked = {**wanted([0]), "language": language}
        page.begin("base", asked)
        for number in range(6):
            page.answer(number % 2)
        page.undo(0)
        look = page.game.look(0)
        assert look["own"] == page.game.game.cards.speech.said("you-mark").strip()
        journals.add(page.game.save()["journal"])
        again = page.take_up("base", page.game.save()["journal"], asked)
        assert again["note"].strip() and again["watched"]["of"] >= 5
    assert len(journals) == 1


@cache
def choices(language: str) -> dict[str, Any]:
    return Page().choices("base", language)


@pytest.mark.proof
def test_a_page_offers_the_languages_of_the_set() -> None:
    english = choices("xx")
    assert english["language"] == "" and english["words"] == SENTENCES
    names = [["", "English"], *([each, name_of_language(each)] for each in ("es", "ja", "ru"))]
    assert english["languages"] == names
    for language in LANGUAGES:
        found = choices(language)
        assert found["language"] == language
        assert found["words"].keys() == SENTENCES.keys()
        assert found["settings"] == english["settings"]  # typed as on the command line
        same = {id for id, said in found["words"].items() if said == SENTENCES[id]}
        assert same <= {"to-choose-from"}, same


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_filled_in_has_its_name_in_braces(language: str) -> None:
    words = choices(language)["words"]
    for id, said in words.items():
        names = set(re.findall(r"\{(\w+)\}", SENTENCES[id]))
        assert set(re.findall(r"\{(\w+)\}", said)) == names, (language, id)


def test_the_page_says_every_sentence_and_none_that_is_not_declared() -> None:
    scripts = "".join(file.read_text("utf-8") for file in sorted((WEB / "src").glob("*.js")))
    html = (WEB / "page" / "index.html").read_text("utf-8")
    python = "".join(
        Path(module.__file__ or "").read_text("utf-8")
        for module in (game_session, cards_dealt_first, replay_viewer, calls, seats)
    )
    asked = {
        *re.findall(r'\bsay\("([a-z-]+)"', scripts),
        *re.findall(r'data-(?:say|title|label)="([a-z-]+)"', html),
    }
    assert asked <= SENTENCES.keys()
    here = {id for id in SENTENCES if re.search(rf'"{id}"', python)}
    assert SENTENCES.keys() - asked - here == set()


def test_english_stands_in_the_page_as_it_is_declared() -> None:
    """Before Python has come the page says its own sentences: they are the same."""
    html = (WEB / "page" / "index.html").read_text("utf-8")
    words = PageWords(EnglishSpeech({}))
    for id, said in re.findall(r'data-say="([a-z-]+)"[^>]*>([^<]*)<', html):
        assert said == words.format(id, rules="rules") or said == "", (id, said)
    for id, said in re.findall(r'data-(?:title|label)="([a-z-]+)"[^>]*aria-label="([^"]*)"', html):
        assert said == words.format(id), (id, said)


@pytest.mark.proof
def test_a_card_of_ones_own_is_played_in_the_languages_of_the_set_it_is_added_to(
    ask: Asked,  # noqa: F811
) -> None:
    """Its name stays as its author wrote it, its rules are said in the language."""
    ask("check", text=example("a_crossroads_card"))
    found = ask("choices", set="", language="ja")
    assert found["language"] == "ja" and [code for code, _ in found["languages"]][1:] == [
        "es",
        "ja",
        "ru",
    ]
    asked = ask("begin", set="", wanted={**wanted([0]), "language": "ja"})
    assert "The Ferry Lantern" in asked["note"]
    assert re.search(r"[ぁ-ん]", asked["note"])


@pytest.mark.parametrize("language", ("", "ja"))
def test_a_card_that_does_not_check_is_waited_for_with_its_line(
    language: str,
    ask: Asked,  # noqa: F811
) -> None:
    text = example("a_crossroads_card")
    ask("check", text=text.replace("add ", "adddd ", 1))
    waiting = ask("choices", set="", language=language)
    assert waiting["waits"] and waiting["line"] == 1 + text[: text.index("add ")].count("\n")
