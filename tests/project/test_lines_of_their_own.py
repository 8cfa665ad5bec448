"""What one line cannot say is told in lines that check as they are told: what an offer of two parts
is for, and one of those with the most or the fewest inside a noun (`the leader of the player with
the most survivors`).
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place, Word
from tests.semantics.lower.test_ties import RANKS, sentences

HEAD = 'crossroads "C"\n    flavor "f"\n    when you clean waste\n    option "A"\n'
END = '    option "B"\n        nothing happens\n'


def errors(*lines: str) -> list[Diagnostic]:
    """Return the errors of an option with these lines."""
    text = HEAD + "".join(f"        {line}\n" for line in lines) + END
    findings, _ = checking.check_text(text.encode(), "t.dow")
    return [each for each in findings if each.code < "DOW5"]


@pytest.mark.parametrize(
    ("line", "offer", "then"),
    [
        (
            "you may discard 1 card, and remove 1 food, to kill 2 helpless survivors",
            "you may discard 1 card, and remove 1 food",
            "kill 2 helpless survivors",
        ),
        (
            "you may discard 1 card and remove 1 food to gain 1 morale",
            "you may discard 1 card, and remove 1 food",
            "gain 1 morale",
        ),
        (
            "another player may discard 1 card, remove 1 food, to gain 1 morale",
            "another player may discard 1 card, and remove 1 food",
            "gain 1 morale",
        ),
        (
            "you may discard 1 card, to kill 2 helpless survivors, and gain 1 morale",
            "you may discard 1 card, to kill 2 helpless survivors",
            "gain 1 morale",
        ),
    ],
)
def test_what_an_offer_of_two_parts_is_for_is_told_under_it(
    line: str, offer: str, then: str
) -> None:
    (found,) = errors(line)
    assert f"write `{offer}`, below it `if so` and there `{then}`" in (found.help or "")
    assert not found.fix and not errors(offer, "    if so", f"        {then}")


REFERENCES = [
    (word, rank)
    for word in VOCABULARY.words
    if word.place is Place.REFERENCE
    for parameter in word.parameters
    if parameter.role == "slot" and word.phrase.endswith(f"of {{{parameter.name}}}")
    for rank in RANKS
    if rank.noun == parameter.type.noun and "roll" not in rank.phrase
]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("word", "rank"), REFERENCES, ids=lambda word: f"{word.noun} {word.phrase}"
)
def test_a_ranked_piece_inside_a_reference_is_chosen_on_a_line_before(
    word: Word, rank: Word
) -> None:
    said = re.sub(r"\{\w+\}", f"the {rank.noun} {rank.phrase}", word.phrase)
    tried = 0
    for line in sentences(word.noun or "player")[:6] or sentences("player")[:6]:
        for found in errors(line.format(said)):
            assert "second" not in found.message
            help = found.help or ""
            if offered := re.search(r"line before: `(choose .+?)`, then `(.+?)`; who", help):
                tried += 1
                assert not errors(*offered.groups()), line
    assert tried
