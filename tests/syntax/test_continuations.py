"""A line that ends too early is told what goes on: words that the grammar takes there, phrases, or
in words that much can follow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dowlang.syntax import LineParser, parse

CARDS = Path(__file__).parents[2] / "cards" / "base"
WORD = re.compile(r"`([^`]*)`")
READING = ("DOW2001", "DOW2002", "DOW2017", "DOW2022")
"""What a line is told whose words are unknown, no sentence, or too many."""

SPECIMENS = {"{number}": "2", "{name}": "scout", '"…"': '"School"'}


def cut_lines(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield the lines of a card cut behind one of its words, one in four such lines: its number,
    what is left of it, and the card with it.
    """
    lines = text.split("\n")
    for number, line in enumerate(lines):
        words = line.split()
        for end in range(1, len(words) if line.startswith(" ") else 0):
            left = " ".join(words[:end])
            if (number + end) % 4 == 0 and left.count('"') % 2 == 0 and "#" not in left:
                margin = line[: len(line) - len(line.lstrip())]
                changed = [*lines[:number], margin + left, *lines[number + 1 :]]
                yield number + 1, left, "\n".join(changed)


def too_early(text: str, number: int, parser: LineParser) -> str:
    """Return what the line of a number is told to want, "" where it does not end too early."""
    _, found = parse("x.dow", text, parser)
    told = [each for each in found if each.code == "DOW2016" and each.span.line == number]
    return told[0].message.partition(", wanted ")[2] if told else ""


def single_words(told: str) -> list[str]:
    """Return the words that are told, none for phrases, which may have a subject before them."""
    words = WORD.findall(told)
    return [] if any(" " in word for word in words) else words


def test_a_card_is_told_words_at_many_places(parser: LineParser) -> None:
    text = (CARDS / "crossroads" / "a_favour_owed.dow").read_text("utf-8")
    told = [too_early(cut, number, parser) for number, _, cut in cut_lines(text)]
    assert len(told) >= 10 and sum(bool(single_words(each)) for each in told) >= 5


@pytest.mark.parametrize(
    ("line", "wanted"),
    (
        ("food <= 3 and", "the rest of the sentence"),
        ("food >=", "a number"),
        ("the first player", "the rest of the sentence"),
        ("there is a player where (they control", "the rest of the sentence"),
    ),
)
def test_much_that_can_follow_is_said_in_words(line: str, wanted: str, parser: LineParser) -> None:
    text = f'crossroads "A"\n    option "B"\n        if {line}\n            gain 1 morale\n'
    assert too_early(text, 3, parser) == wanted


@pytest.mark.parametrize("modifier", ("once", "once per"))
def test_a_modifier_that_is_not_at_its_end_is_led_on(modifier: str, parser: LineParser) -> None:
    line = f"the bearer has the ability 5+, {modifier}"
    text = f'item "A"\n    equip\n        {line}\n            gain 1 morale\n'
    assert too_early(text, 3, parser)


def test_a_phrase_that_goes_on_otherwise_is_none_that_goes_on(parser: LineParser) -> None:
    """`zombies killed this turn` was all that was told behind `then zombies at`."""
    assert too_early('test "A"\n    then zombies at\n', 2, parser) == "the rest of the sentence"


def test_what_happens_is_wanted_behind_whom_it_happens_to(parser: LineParser) -> None:
    text = 'crossroads "A"\n    when another survivor\n    option "B"\n        gain 1 morale\n'
    assert too_early(text, 2, parser) == "what happens"


@pytest.mark.proofs(40)
@pytest.mark.sample(3)
@pytest.mark.parametrize("card", sorted(CARDS.rglob("*.dow")), ids=lambda card: card.stem)
def test_every_word_that_is_told_can_follow(card: Path, parser: LineParser) -> None:
    """Cut behind each word, what a line is told word by word leads it on: with the word it is
    whole, or it still ends too early.
    """
    for number, left, text in cut_lines(card.read_text("utf-8")):
        told = too_early(text, number, parser)
        assert "more words" not in told
        for word in single_words(told):
            longer = text.split("\n")
            longer[number - 1] += f" {SPECIMENS.get(word, word)}"
            _, found = parse("x.dow", "\n".join(longer), parser)
            stuck = [f for f in found if f.span.line == number and f.code in READING]
            assert not stuck, (left, word, stuck[0].message)
