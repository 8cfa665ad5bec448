"""Two pieces of one kind in a sentence: the questions for them do not read the same."""

from __future__ import annotations

from collections import Counter

import dowlang
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, FilterWord

FILLED = {
    "location": "a location",
    "survivor": "a survivor where (it is in play)",
    "number": "2",
    "player": "another player",
}


def twice() -> list[str]:
    """The lines that hold every effect word with two placeholders of one noun."""
    lines = ["another player gives 1 card to another player"]
    for word in VOCABULARY.words:
        if isinstance(word, EffectWord):
            kinds = {p.name: str(p.type) for p in word.parameters if p.name in word.slots}
            if max(Counter(kinds.values()).values(), default=0) > 1:
                line = word.phrase
                for name, kind in kinds.items():
                    line = line.replace(f"{{{name}}}", FILLED[kind])
                lines.append(line)
    return lines


def test_which_of_two_places_is_asked() -> None:
    lines = twice()
    assert len(lines) >= 3
    text = 'item "Two of Each"\n    tool, in "Gas Station" x 2\n    play\n'
    text += "".join(f"        {line}\n" for line in lines)
    cards = load_source(addition([], {"two_of_each": text.encode()}))
    path = next(path for path in cards.paths if path.endswith("two_of_each"))
    cards.handler(path)
    asked: dict[int, list[str]] = {}
    for step in (name for name in cards.steps if name.startswith(f"{path}:play_with")):
        noun = step.rpartition("with_")[2].rstrip("0123456789").rstrip("_")
        asked.setdefault(cards.line_of(step)[1], []).append(f"{cards.word_before(step)} {noun}")
    assert len(asked) == len(lines)
    for line, questions in asked.items():
        assert len(set(questions)) == len(questions) > 1, (line, questions)


def test_a_word_stands_before_pieces_of_the_shipped_cards() -> None:
    cards = dowlang.load("base")
    for path in cards.paths:
        cards.handler(path)
    before = Counter(cards.word_before(step) for step in cards.steps)
    assert (
        before["to"] > 5
        and before["from"] > 10
        and set(before) <= {"", "to", "from", "of", "at", "for"}
    )


def of_the_most() -> list[str]:
    """Return a line of a card for all that a thing can have the most or the least of."""
    words = [word for word in VOCABULARY.words if isinstance(word, FilterWord) and word.extreme]
    return [word.example for word in words if not (word.of_last or word.counts_at or word.void_at)]


def test_where_the_arbiter_decides_the_question_says_that_several_fit() -> None:
    lines = of_the_most()
    assert len(lines) > 25
    text = 'item "Of the Most"\n    tool, in "Gas Station" x 2\n    play\n'
    text += "".join(f"        {line}\n" for line in (*lines, "kill a survivor"))
    cards = load_source(addition([], {"of_the_most": text.encode()}))
    path = next(path for path in cards.paths if path.endswith("of_the_most"))
    cards.handler(path)
    steps = [step for step in cards.steps if step.startswith(f"{path}:")]
    told = {cards.line_of(step)[1] for step in steps if cards.several_fit(step)}
    assert told == set(range(4, 4 + len(lines)))
