"""A side that is written like another one does not say an effect or a rule of that side once more:
who reads it under `except` takes it to stand in the other one's place, and both would happen.

The family: every effect that a set-up may have, every rule and every event that a side may wait
for, each on both sides.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.semantics.winter_world import found_in

CARD = """objective "Bells {number}"
    flavor "x"
    time short
    standard
        setup
            morale 6
            rounds 6
{effect}{rule}        goal food >= 3
    hardcore like standard, except
        setup
            morale 5
{other_effect}{other_rule}        goal food >= 4
"""
CODE, SET_TWICE = "DOW3040", "DOW2007"


def placed(lines: str, depth: int) -> str:
    """Return lines at a depth."""
    return "".join(f"{' ' * depth}{row}\n" for row in lines.split("\n") if row)


def side(
    number: int, effect: str = "", rule: str = "", other_effect: str = "", other_rule: str = ""
) -> str:
    """Return a card with what each side says."""
    return CARD.format(
        number=number,
        effect=placed(effect, 12),
        rule=placed(rule, 8),
        other_effect=placed(other_effect, 12),
        other_rule=placed(other_rule, 8),
    )


def more(line: str) -> str:
    """Return a line with other numbers."""
    return re.sub(r"(?<!player )\b[1-9]\b(?!\+)", lambda found: str(int(found[0]) % 6 + 2), line)


def examples(*places: Place) -> list[str]:
    """Return the examples of the words of a place."""
    return [word.example for word in VOCABULARY.words if word.place in places and word.example]


def effects() -> list[str]:
    return examples(Place.EFFECT)


def rules() -> list[str]:
    return examples(Place.RULE)


def waiting() -> list[str]:
    happen = [f"when {said}\n    lose 1 morale" for said in examples(Place.EVENT, Place.HAPPENING)]
    moments = ["at the end of each round\n    gain 1 morale", "while food <= 2\n    noise = 1"]
    return [*happen, *moments[:1]]


def told(texts: list[str]) -> list[set[str]]:
    """Return the codes that each card gives, of all in one reading."""
    starts, row = [], 1
    for text in texts:
        starts.append(row)
        row += text.count("\n")
    out: list[set[str]] = [set() for _ in texts]
    for finding in found_in("".join(texts)):
        if finding.code < "DOW5":
            at = max(n for n, start in enumerate(starts) if start <= finding.span.line)
            out[at].add(finding.code)
    return out


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("lines", "where", "least"),
    [(effects, "effect", 60), (rules, "rule", 40), (waiting, "rule", 50)],
    ids=["effects", "rules", "events"],
)
def test_what_both_sides_say_is_refused_until_one_is_left_out(
    lines: Callable[[], list[str]], where: str, least: int
) -> None:
    alone = told([side(n, **{where: line}) for n, line in enumerate(lines())])
    said = [line for line, codes in zip(lines(), alone, strict=True) if not codes]
    assert len(said) >= least
    other = f"other_{where}"
    for change in (str, more):
        both = [side(n, **{where: line, other: change(line)}) for n, line in enumerate(said)]
        assert [
            line
            for line, codes in zip(said, told(both), strict=True)
            if len(codes & {CODE, SET_TWICE}) != 1
        ] == []
    left = [
        side(n, **{where: line, other: f"without {line.partition(chr(10))[0]}\n{line}"})
        for n, line in enumerate(said)
    ]
    assert [line for line, codes in zip(said, told(left), strict=True) if codes] == []


def test_a_line_about_something_else_is_added() -> None:
    """The same effect on another place or another piece, and another event, stand beside it."""
    lines = 'add 3 zombies to the colony\neach player draws 1 card from the "School" deck'
    added = 'add 5 zombies to "School"\neach player draws 1 card from the "Library" deck'
    here = "when a barricade is destroyed\n    lose 1 morale"
    there = "when a survivor is killed\n    lose 1 morale"
    assert told([side(1, lines, here, added, there)]) == [set()]
