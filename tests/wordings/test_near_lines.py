"""A line that is not understood is told with the lines of a card that have most in common with it:
each of the words of the game is found by what it says, and what says nothing of them finds none.
"""

from __future__ import annotations

import re

import pytest

from dowlang.advice import quoted_in
from dowlang.diagnostics.templates import listed
from dowlang.project.game_language import language
from dowlang.project.mending.near_lines import (
    BEFORE,
    CONTRARY,
    MOST_LINES,
    WITHOUT,
    NearLines,
    near_lines,
)
from dowlang.project.writing.cards import write_card
from tests.wordings.contexts import card
from tests.wordings.measuring import checker

GAMES = ("dead_of_winter", "dwar7s_winter")
FOUND = 0.7
"""Share of the words that are near to their own example. Others say less than one beside them."""


def of_game(ruleset: str) -> NearLines:
    """Return the examples of a game."""
    words = language(ruleset)
    return near_lines(words.vocabulary, words.parser)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_words_are_near_to_what_they_say(game: str) -> None:
    near = of_game(game)
    told = [
        (BEFORE.get(word.place, "") + word.example.removeprefix("when "), word.example)
        for word in language(game).vocabulary.words
        if word.place not in WITHOUT
    ]
    found = [line in near.near(said) for line, said in told]
    assert sum(found) >= FOUND * len(told), [
        each for each, is_near in zip(told, found, strict=True) if not is_near
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_can_be_typed_and_is_told_once(game: str) -> None:
    near = of_game(game)
    for word in language(game).vocabulary.words[::25]:
        lines = near.near(word.example + " unless the moon is full, whoever sees it")
        assert len(set(lines)) == len(lines) <= MOST_LINES
        assert not any(mark in line for line in lines for mark in "{}|…")


@pytest.mark.proof
def test_the_contrary_of_a_line_is_not_near_to_it() -> None:
    near = of_game("dead_of_winter")
    wrong = []
    for one, other in (each for pair in CONTRARY for each in (pair, pair[::-1])):
        for example in sorted({each.line for each in near.examples}):
            words = re.findall("[a-z]+", example)
            mine = one.intersection(words)
            if len(mine) != 1 or other.intersection(words):
                continue
            for word in sorted(other)[:2]:
                said = re.sub(rf"\b{min(mine)}\b", word, example)
                wrong += [(said, line) for line in near.near(said) if line == example]
    assert wrong == []


@pytest.mark.parametrize(
    "said",
    [
        "You have fewer survivors than any other player.",
        "You have not been exiled.",
        "Discard this card to heal one frostbite wound.",
        "Choose one of your survivors with search value 2 or higher.",
        "Spend 1 fuel card from your hand and one unused action die.",
    ],
)
def test_what_is_near_does_not_say_another_sort_of_thing(said: str) -> None:
    told = of_game("dead_of_winter").near(said)
    assert not [line for line in told if line.startswith("when ") or re.search(r" is \d+$", line)]
    assert not [line for line in told if " more " in line or line == "if you are exiled"]


@pytest.mark.parametrize("said", ["Sing about the moon.", "", '"Kill the zombie."'])
def test_what_says_nothing_of_the_game_is_near_to_nothing(said: str) -> None:
    assert of_game("dead_of_winter").near(said) == []


UNTOLD = {
    ("effect", "In the case of a tie, who is there decides."): "`tie` stands in",
    ("effect", "That player may then look at yours."): "`look` stands in",
    ("effect", "You need less food in a phase of yours."): "`phase` stands in",
    ("goal", "You have been chosen by vote in every town."): "`vote` stands in",
    ("bearer", "The equipped survivor completes a barricade of barricades."): "stands in",
}
"""Sentences that nothing is near to -> what is told of their rarest word."""


@pytest.mark.parametrize(("place", "said"), list(UNTOLD))
def test_a_sentence_that_nothing_is_near_to_is_told_where_its_rarest_word_stands(
    place: str, said: str
) -> None:
    text, number = card(place, said)
    found = next(each for each in checker().found(text)[0] if each.span.line == number)
    assert UNTOLD[place, said] in (found.help or "")
    for line in quoted_in(found.help):
        if " " in line and "…" not in line:
            assert not any(mark in line for mark in "{}|"), line


@pytest.mark.parametrize(
    ("place", "said", "rest", "line"),
    [
        ("effect", "Kill a zombie at the School with your bare hands.", "with your bare hands", ""),
        ("rule", "Survivors at the colony cannot search during the night.", "during the night", ""),
        (
            "side",
            "If there are suddenly 10 or more tokens on this card, the players lose.",
            "suddenly",
            "",
        ),
        (
            "survivor",
            "this survivor cannot be attacked in the dark.",
            "in the dark",
            "passive / this survivor cannot be attacked",
        ),
    ],
)
def test_the_part_that_is_too_much_is_named(place: str, said: str, rest: str, line: str) -> None:
    text, number = card(place, said)
    found = next(each for each in checker().found(text)[0] if each.span.line == number)
    assert f"not understood: `{rest}`" in (found.help or "")
    assert f"understood: `{line}" in (found.help or "")


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("If one of them dies before the end of the turn, lose 1 morale.", "end the turn"),
        (
            "Kill 2 zombies with a single action die and roll only once.",
            "when you roll action dice",
        ),
        ("They do not roll the next time they move this turn.", "you lose the next turn"),
    ],
)
def test_words_in_another_order_or_far_apart_are_not_near(said: str, line: str) -> None:
    assert line not in of_game("dead_of_winter").near(said)
    assert line in of_game("dead_of_winter").near(f"{line}.")


def test_a_comment_tells_what_is_near_to_the_part_that_is_not_understood() -> None:
    head = "A\nCrossroads\nYou search the School.\n\nOption 1: B\n"
    lines = write_card(f"{head}Whoever has wood builds a barricade of wood.\n", "dead_of_winter")
    near = of_game("dead_of_winter").near("Whoever has wood builds a barricade of wood.")
    assert near
    assert f"        #   near to it: {listed(near)}" in lines.text.split("\n")


@pytest.mark.sample(1)
@pytest.mark.parametrize("answer", ("If they do, gain 1 morale.", "If so, gain 1 morale."))
def test_an_answer_to_what_is_not_understood_says_so(answer: str) -> None:
    head = "A\nCrossroads\nYou search the School.\n\nOption 1: B\n"
    text = write_card(f"{head}Each player sings to a zombie.\n{answer}\n", "dead_of_winter").text
    assert f"        # ? {answer}\n        #   it goes on from the line above" in text
