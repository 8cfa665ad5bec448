"""Whatever the text, the checker gives findings and never an exception: cards with lines and
words put where they do not belong.
"""

from __future__ import annotations

import random

import pytest

from tests.semantics.winter_world import BASE, SAMPLES, checked_text

THINGS = (
    "the colony",
    "that survivor",
    "each player",
    "a zombie",
    "2 food",
    "up to 3 wounds",
    "those cards",
    "it",
    "they",
    "the bearer",
    "all players",
    "no survivor",
    '"School"',
    '"Aspirin"',
    "player 2",
    "a random card",
    "another location",
    "each other player",
    "any number of dice",
    "the top 2 cards of the waste pile",
    "the rest",
    "that many",
    "a survivor who is wounded",
    "survivors you control",
    "the origin",
)


def mutant(chance: random.Random, texts: list[str], lines: list[str]) -> str:
    """A card with one to four lines changed, exchanged or added."""
    rows = chance.choice(texts).split("\n")
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(rows))
        indent = " " * (len(rows[at]) - len(rows[at].lstrip()))
        way = chance.randrange(3)
        if way == 0:
            rows[at] = indent + chance.choice(lines).strip()
        elif way == 1:
            words = rows[at].strip().split(" ")
            words[chance.randrange(len(words))] = chance.choice(THINGS)
            rows[at] = indent + " ".join(words)
        else:
            rows.insert(at, indent + chance.choice(lines).strip())
    return "\n".join(rows)


@pytest.mark.proof
def test_no_text_makes_the_checker_raise() -> None:
    texts = [
        path.read_text(encoding="utf-8")
        for folder in (BASE, SAMPLES)
        for path in sorted(folder.rglob("*.dow"))
    ]
    lines = [line for text in texts for line in text.split("\n") if line.startswith("    ")]
    chance = random.Random(5)
    with_findings = sum(bool(checked_text(mutant(chance, texts, lines))[1]) for _ in range(300))
    assert with_findings > 200


def test_a_definition_goes_round_in_no_circle_and_is_called() -> None:
    """A `define` is called by `carry out`, goes round in no circle, and one that nobody calls is
    named.
    """
    used = (
        'define "Dig in"\n    add 1 food\n\nitem "Spade"\n    tool, starting x 1\n    play\n '
        '       carry out "Dig in"\n'
    )
    result, found = checked_text(used)
    assert [d.code for d in found] == []
    assert [checked_card.kind.name for checked_card in result.checked_cards] == ["define", "item"]
    assert [d.code for d in checked_text('define "Round"\n    carry out "Round"\n')[1]] == [
        "DOW3016"
    ]
    assert [d.code for d in checked_text(used.replace('out "Dig in"', 'out "Dug in"'))[1]] == [
        "DOW3015"
    ]
