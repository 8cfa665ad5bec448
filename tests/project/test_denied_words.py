"""A word that denies another (`unwounded`, `non-exiled`) is never taken for that word misspelt."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dowlang.project.game_language import language
from dowlang.source.spelling import DENIALS, SHORTEST_DENIED, distance, nearest
from tests.wordings.measuring import Wordings, choices

GAME = "dead_of_winter"
ADJECTIVES = sorted(
    {
        (each.word, noun)
        for each in language(GAME).vocabulary.adjectives
        if not each.classifier
        for noun in each.nouns
    }
)
FRAMES = {
    "survivor": (
        "each {} survivor gets 1 wound",
        "all {} survivors get 1 wound",
        "kill a {} survivor",
        "kill 2 {} survivors",
    ),
    "player": ("each {} player draws 1 card", "a {} player draws 1 card"),
    "die": ("spend a {} die", "lose 2 {} dice"),
    "card": ("discard a {} card", "discard 2 {} cards"),
}


@cache
def wordings() -> Wordings:
    """Return the checker with its hints."""
    return Wordings()


def offered(line: str) -> list[str]:
    """Return the lines that check and are offered for one, or the line itself where it checks."""
    text = (
        f'crossroads "C"\n    flavor "f"\n    if morale >= 1\n    option "A"\n        {line}\n'
        '    option "B"\n        nothing happens\n'
    )
    found, _ = wordings().found(text)
    if not found:
        return [line]
    became = choices(found[0], text)
    return [
        each.split("\n")[4].strip() for each in became if not wordings().found(each, hints=False)[0]
    ]


@pytest.mark.parametrize("denial", DENIALS)
def test_no_word_of_a_game_is_near_to_what_denies_it(denial: str) -> None:
    words = [
        word
        for word in language(GAME).parser.lexer.terminals
        if len(word) >= SHORTEST_DENIED and word.isalpha() and not word.startswith(denial)
    ]
    assert len(words) > 300
    assert [word for word in words if distance(denial + word, word, 4) <= 4] == []
    assert [word for word in words if word in nearest(denial + word, words)] == []


@pytest.mark.sample(6)
@pytest.mark.parametrize("word, noun", ADJECTIVES)
def test_an_adjective_that_is_denied_stays_denied(word: str, noun: str) -> None:
    bare = word.removeprefix("un").removeprefix("non-")
    others = (f"un{word}", f"non{word}", f"non-{word}") if bare == word else (bare,)
    says = re.compile(rf"(?<!not )(?<!non-)\b{word}\b")
    wrong = {
        frame.format(other): line
        for frame in FRAMES.get(noun, ())
        for other in others
        for line in offered(frame.format(other))
        if says.search(line)
    }
    assert wrong == {}
