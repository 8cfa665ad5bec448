"""What belongs to a point of an event stands directly below a clause at that point, and is about
what the event tells.
"""

from __future__ import annotations

import pytest

from dowlang.project.pipeline import language
from dowlang.vocabulary.declarations import EffectWord, EventWord
from tests.semantics.winter_world import found_in

WORDS = language("dead_of_winter").vocabulary
CLAUSES = [
    (f"when {word.example.replace('the bearer', 'this survivor')}, {point}", number)
    for word in WORDS.of_sort(EventWord)
    for point, number in word.points
]
LINES = {
    "draw {count} more cards in the search of {place}": (
        "draw 1 more card in the search of that location",
        "when this survivor searches a location, before it takes effect",
    ),
    "draw {count} cards in place of {found}": (
        "draw 1 card in place of that card",
        "when this survivor finds a weapon card, before a card is taken",
    ),
    "reroll the exposure die": (
        "reroll the exposure die",
        "when a survivor you control rolls frostbite, before it takes effect",
    ),
    "cancel": ("cancel the action", "when this survivor moves, before the roll"),
}
COMING = (
    ("at the end of this turn",),
    ("at the end of your turn",),
    ("the next time food is added",),
    ("until the end of this turn", "when food is added"),
    ("until the end of this turn", "at the end of each turn"),
    ("until the end of this round", "instead of the food step"),
    ("until the end of this turn", "each survivor has the ability 1+"),
)


def errors(*lines: str) -> list[tuple[int, str]]:
    """(number of the line, code) of the errors in the rules of a survivor, each line one step
    further in.
    """
    text = 'survivor "X"\n    flavor "x"\n    occupation "cook"\n    influence 22\n    male\n'
    text += '    attack 5+\n    search 1+\n    at "School"\n    passive\n'
    text += "".join(f"{'    ' * (number + 2)}{line}\n" for number, line in enumerate(lines))
    return [
        (each.span.line - 9, each.code) for each in found_in(text) if each.severity.value == "error"
    ]


def test_every_word_of_a_point_stands_here() -> None:
    assert {word.phrase for word in WORDS.of_sort(EffectWord) if word.point} == {*LINES} - {
        "cancel"
    }


@pytest.mark.parametrize("word", LINES)
def test_what_belongs_to_a_point_is_not_put_off(word: str) -> None:
    """A block that comes another time finds no such point under way."""
    line, clause = LINES[word]
    assert errors(clause, line) == []
    for coming in COMING:
        assert (2 + len(coming), "DOW3018") in errors(clause, *coming, line)
        assert errors(clause, *coming, "gain 1 morale") == []


def test_a_search_is_the_one_that_the_event_tells() -> None:
    line, _ = LINES["draw {count} more cards in the search of {place}"]
    begun = {
        number for clause, number in CLAUSES if "search" in clause and "takes effect" in clause
    }
    assert len(begun) == 1
    tried = 0
    for clause, number in CLAUSES:
        if errors(clause, "gain 1 morale"):
            continue
        tried += 1
        said = line.replace("that location", '"School"') if number not in begun else line
        assert errors(clause, said) == ([] if number in begun else [(2, "DOW3018")]), clause
    assert tried > 10


@pytest.mark.parametrize(
    ("searched", "drawn", "wanted"),
    (
        ("a location", "that location", []),
        ('"Library"', '"Library"', []),
        ('"Library"', "that location", []),
        ('"Library"', '"School"', [(2, "DOW3001")]),
        ("a location", '"School"', [(2, "DOW3001")]),
    ),
)
def test_more_is_drawn_where_the_search_is(
    searched: str, drawn: str, wanted: list[tuple[int, str]]
) -> None:
    clause = f"when this survivor searches {searched}, before it takes effect"
    assert errors(clause, f"draw 1 more card in the search of {drawn}") == wanted
