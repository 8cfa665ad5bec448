"""A word that denies another (`unwounded`, `non-exiled`) is never taken for that word misspelt."""

from __future__ import annotations

import re

import pytest

from dowlang.project.game_language import language
from dowlang.source.spelling import DENIALS, SHORTEST_DENIED, distance, nearest
from tests.wordings.measuring import offered

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


OFFERS = {
    ("exiled", "survivor"): 12,
    ("frostbitten", "survivor"): 12,
    ("male", "survivor"): 4,
    ("non-exiled", "survivor"): 4,
    ("wounded", "survivor"): 11,
}
"""Adjective that is understood when it is denied -> for how many lines something is offered."""


def offered_for(line: str) -> list[str]:
    """Return the lines that check and are offered for one, or the line itself where it checks."""
    text = (
        f'crossroads "C"\n    flavor "f"\n    if morale >= 1\n    option "A"\n        {line}\n'
        '    option "B"\n        nothing happens\n'
    )
    return offered(text, 5)


@pytest.mark.sample(1)
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


@pytest.mark.sample(1)
@pytest.mark.parametrize("word, noun", ADJECTIVES)
def test_an_adjective_that_is_denied_stays_denied(word: str, noun: str) -> None:
    bare = word.removeprefix("un").removeprefix("non-")
    others = (f"un{word}", f"non{word}", f"non-{word}") if bare == word else (bare,)
    says = re.compile(rf"(?<!not )(?<!non-)\b{word}\b")
    lines = [frame.format(other) for frame in FRAMES.get(noun, ()) for other in others]
    offers = {line: offered_for(line) for line in lines}
    assert sum(map(bool, offers.values())) == OFFERS.get((word, noun), 0)
    assert {line: told for line, told in offers.items() if any(map(says.search, told))} == {}
