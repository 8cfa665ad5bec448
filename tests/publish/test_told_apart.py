"""Two conditions that do not hold alike are not printed alike, in any language: things × how many ×
what is said of them × where the `not` stands, on states of games that were played some way.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from dowlang import semantics, syntax
from dowlang.diagnostics import Severity
from dowlang.publish.text_runs import plain
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.syntax import ast
from tests.languages.readings import LANGUAGES, Reader
from tests.oracle.test_quantities import games, inner
from tests.oracle.values import value
from tests.wordings.measuring import checker
from tests.wordings.test_printed_numbers import GAMES, wording

CARD = 'crossroads "A"\n    flavor "x"\n    if food >= 1\n    option "B"\n        if {}\n            add 1 food\n'
QUANTITIES = (
    *("a {}", "each {}", "no {}", "2 {}s", "exactly 1 {}", "up to 1 {}", "all but 1 {}"),
    *("another {}", "each other {}", "no other {}", "all {}s"),
)
PREDICATES = {
    "survivor": ("is wounded", "is not wounded", "was moved this round", "was not moved this round"),
    "player": ("is exiled", "is not exiled", "has a food card", "does not have a food card"),
    "location": ("was searched this round", "was not searched this round", "is full", "is not full"),
}
ONES = {
    "survivor": ("your leader", "the survivor with the most wounds"),
    "player": ("the first player", "the player with the most cards"),
    "location": ('"School"', "the location of your leader"),
}
NUMBERS = {
    "survivor": "wounds on {}",
    "player": "cards in the hand of {}",
    "location": "zombies at {}",
}
COMPARED = (">= 1", "= 0", "< 2", "= 1", ">= food")
THERE = ("there is {}", "there is {} where (it is not wounded)")


def conditions() -> Iterator[str]:
    """Yield conditions as cards have them, those that are refused among them."""
    for noun, predicates in PREDICATES.items():
        things = [quantity.format(noun) for quantity in QUANTITIES] + [*ONES[noun]]
        for thing in things:
            yield from (f"{thing} {each}" for each in predicates)
            yield from (f"{NUMBERS[noun].format(thing)} {each}" for each in COMPARED)
            yield f"there is {thing}"
            yield f"there is a location where ({thing} is at it)"
            yield f"there is a location where (not {thing} is at it)"
            yield f"there is a location where (not {thing} is not at it)"


@cache
def checked(written: str) -> tuple[ast.Expression, ir.Expression] | None:
    """Return a condition as it is written and as it is checked, None for one that is refused."""
    words = checker().words
    file, found = syntax.parse("a.dow", CARD.format(written), words.parser)
    result = semantics.check(
        (file,), words.vocabulary, words.grammar, checker().world, found
    )
    if any(each.severity is Severity.ERROR for each in (*found, *result.diagnostics)):
        return None
    (line,) = file.lines[0].block[-1].block
    said = next(each for each in nodes(result.checked_cards[0]) if isinstance(each, ir.If))
    (written_as,) = line.part("if")
    return written_as, said.condition


def holds(condition: ir.Expression) -> tuple[bool, ...]:
    """Return of each state, for two seats, if a condition holds."""
    return tuple(
        bool(value(inner(game), condition, {"you": you}, "a")) for game in games() for you in (0, 1)
    )


def test_what_is_printed_alike_holds_alike() -> None:
    written = [each for one in conditions() for each in (one, f"not {one}")]
    meant = {each: checked(each) for each in dict.fromkeys(written)}
    right = {each: found for each, found in meant.items() if found is not None}
    assert len(right) > 300
    truths = {each: holds(found[1]) for each, found in right.items()}
    for said in (wording(GAMES[0]), *(Reader(each).rules.wording for each in LANGUAGES)):
        alike: dict[str, dict[tuple[bool, ...], str]] = defaultdict(dict)
        for each, (node, _) in right.items():
            alike[plain(said.node(node))].setdefault(truths[each], each)
        apart = [(text, [*several.values()]) for text, several in alike.items() if len(several) > 1]
        assert not apart, apart[:5]
