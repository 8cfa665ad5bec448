"""`dow words`: phrases are found by their words in any form, by what people call them, and with
the shapes of the core.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.project.documents.generated_docs import vocabulary_page
from dowlang.project.word_lookup import CORE, PAST, after_cannot, entries, roots, search
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY as DWARVES
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.core_shapes import SHAPES

ROOT = Path(__file__).parents[2]


def phrases(question: str) -> list[str]:
    found = search(VOCABULARY, question)
    return [entry.phrase for entry in (*found.exact, *found.near)]


@pytest.mark.parametrize(
    ("question", "phrase"),
    [
        ("lose", "get {count} wounds"),
        ("hurt", "get {count} wounds"),
        ("damage", "distribute {count} wounds among {survivors}"),
        ("die", "kill {survivor}"),
        ("died", "kill {survivor}"),
        ("food", "remove {count} food"),
        ("supplies", "add {count} food"),
        ("draw", "take {card}"),
        ("take", "draw {count} cards from {deck}"),
        ("peek", "look at {cards}"),
        ("look", "reveal {cards}"),
        ("killed", "kill {count} zombies"),
        ("searching", "search [{location}]"),
        ("stolen", "steal a random card from {victim}"),
        ("banish", "exile {target}"),
        ("Zombies", "add {count} zombies to {place}"),
        ("kill zombie", "kill {count} zombies"),
        ("how to hurt a survivor", "kill {survivor}"),
        ("cannot move", "{subject} cannot move to {place}"),
        ("traded", "trade {survivor} with {other}"),
        ("tinned", ""),
        ("the", "take the first player token"),
    ],
)
def test_phrases_are_found_by_what_people_call_them(question: str, phrase: str) -> None:
    assert phrase in phrases(question) if phrase else phrases(question) == []


@pytest.mark.parametrize(
    ("question", "pattern"),
    [
        ("attach", "attach this card to {thing}"),
        ("until", "until the end of this turn"),
        ("choose", "choose one"),
        ("vote", "vote by {players}"),
        ("may", "{who} may {effect}"),
        ("must", "{who} must {effect}"),
        ("for each", "for each {thing}"),
        ("repeat", "repeat {number} times"),
        ("instead", "instead of the {step}"),
        ("roll a die", "roll a die"),
        ("tables", "{number} to {number}"),
        ("otherwise", "otherwise"),
        ("else", "otherwise"),
        ("manual", "manual {text}"),
        ("loop", "for each {thing}"),
        ("skipped", "the {step} is skipped"),
        ("counter", "add {number} to {counter}"),
        ("choice", "option {text} if {condition}"),
        ("forever", "for the rest of the game"),
    ],
)
def test_shapes_of_the_core_are_found(question: str, pattern: str) -> None:
    assert pattern in phrases(question)


def test_what_holds_the_word_comes_before_what_is_near() -> None:
    found = search(VOCABULARY, "lose")
    assert next(entry.phrase for entry in found.exact) == "lose {count} morale"
    assert "get {count} wounds" not in [entry.phrase for entry in found.exact]
    assert not {entry.phrase for entry in found.exact} & {
        entry.phrase for entry in found.near if entry.place == "effect"
    }


def test_what_only_the_meaning_tells_is_found_last() -> None:
    found = search(VOCABULARY, "loop")
    assert found.exact == () and "for each {thing}" in [entry.phrase for entry in found.near]
    assert phrases("bullets") == []


def test_nothing_found_names_the_nearest_words() -> None:
    assert "zombie" in search(VOCABULARY, "zombei").spelt
    assert search(VOCABULARY, "xyzzy") == search(VOCABULARY, "qwrtp")
    assert search(VOCABULARY, "xyzzy").spelt == ()


def test_no_question_is_answered_with_everything() -> None:
    assert len(search(VOCABULARY, "").exact) == len(VOCABULARY.words) + len(SHAPES)
    assert [entry.place for entry in entries(Vocabulary("empty"))] == [CORE] * len(SHAPES)


@pytest.mark.proof
def test_synonyms_say_words_of_phrases() -> None:
    """A synonym that leads nowhere helps nobody."""
    for name, meant in VOCABULARY.synonyms.items():
        assert meant and name == name.casefold()
        for words in meant:
            assert search(VOCABULARY, words).exact, (name, words)


def test_forms_that_no_ending_tells() -> None:
    assert (
        {"lose"} < roots("lost")
        and {"steal"} < roots("stolen")
        and {"hit"} < roots("hitting")
        and {"carry"} < roots("carried")
    )
    assert all(form not in roots(PAST[form]) for form in PAST)
    assert roots("is") == {"is"}


def test_the_manual_tells_all_that_may_follow_cannot() -> None:
    """The same list in the manual, in the vocabulary and in the message, each taken from the
    words.
    """
    said = after_cannot(VOCABULARY)
    assert "search" in said and "be killed" in said and len(said) >= 20
    manual = (
        (ROOT / "docs/language.md")
        .read_text("utf-8")
        .partition("After `cannot` may stand:")[2]
        .partition("A place stands")[0]
    )
    assert re.findall("`([^`]+)`", manual.replace("(several of these joined by `or`)", "")) == list(
        said
    )
    page = (
        (ROOT / "docs/vocabulary/dead_of_winter.md")
        .read_text("utf-8")
        .partition("A rule may forbid: ")[2]
        .partition(".\n")[0]
    )
    assert page == ", ".join(f"`{each}`" for each in said)


@pytest.mark.parametrize("what", ["die", "heal", "win", "be exiled", "lose morale", "draw cards"])
def test_a_ban_on_what_no_rule_forbids_is_told_all_that_one_can(what: str) -> None:
    card = (
        'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n        for the rest '
        "of the game\n"
        f'            survivors cannot {what}\n    option "C"\n        gain 1 morale\n'
    )
    found, _ = checking.check_text(card.encode(), "x.dow")
    (help,) = [each.help or "" for each in found if each.severity.value == "error"]
    told = re.findall("`([^`]+)`", help)[1:]
    assert "it is written" in help or (
        help.startswith("after `cannot` may stand `")
        and sorted(told) == sorted(after_cannot(VOCABULARY))
    )


def test_what_a_game_has_no_dice_for_is_not_among_its_words() -> None:
    """The list, the page and the search of Dwar7s Winter hold no roll."""
    rolls = [shape.pattern for shape in SHAPES if shape.wants]
    assert len(rolls) == 7 and "roll a die" in rolls
    phrases = {entry.phrase for entry in entries(DWARVES)}
    assert not phrases & set(rolls) and "choose {thing}" in phrases
    assert set(rolls) <= {entry.phrase for entry in entries(VOCABULARY)}
    page = vocabulary_page(DWARVES)
    assert not [roll for roll in rolls if f"| `{roll}` |" in page]


@pytest.mark.parametrize("word", ["counter", "counters"])
def test_a_counter_is_not_everything_that_counts(word: str) -> None:
    """Fifty phrases hold a word like `count`; two speak of counters."""
    found = search(VOCABULARY, word)
    phrases_of = {entry.phrase for entry in found.exact}
    assert {"counter {name}"} <= phrases_of <= {"counter {name}", "add {number} to {counter}"}
    assert len(found.near) <= 3


def test_a_word_is_found_in_its_forms() -> None:
    for question in ("count", "counts", "counting"):
        assert ", counting the highest" in phrases(question)
