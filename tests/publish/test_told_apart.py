"""Two conditions that do not hold alike are not printed alike, in any language: things × how many ×
what is said of them × where the `not` stands, on states of games that were played some way.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from dowlang import semantics, syntax
from dowlang.diagnostics import Severity
from dowlang.publish.rules_text.text_runs import plain
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Place
from dowlang.vocabulary.patterns import slot_types
from tests.languages.readings import LANGUAGES, Reader
from tests.oracle.test_quantities import games, inner
from tests.oracle.values import value
from tests.wordings.measuring import checker, offered_effect
from tests.wordings.test_printed_numbers import GAMES, reader, wording

CARD = """crossroads "A"
    flavor "x"
    if food >= 1
    option "B"
        if {}
            add 1 food
"""
QUANTITIES = (
    *("a {}", "each {}", "no {}", "2 {}s", "exactly 1 {}", "up to 1 {}", "all but 1 {}"),
    *("another {}", "each other {}", "no other {}", "all {}s", "any {}"),
)
PREDICATES = {
    "survivor": (*("is wounded", "is not wounded"), "shares a location with your leader"),
    "player": ("is exiled", "is not exiled", "has a food card", "does not have a food card"),
    "location": (
        *("was searched this round", "was not searched this round", "is full", "is not full"),
    ),
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


def conditions() -> Iterator[str]:
    """Yield conditions as cards have them, those that are refused among them."""
    for noun, predicates in PREDICATES.items():
        things = [quantity.format(noun) for quantity in QUANTITIES] + [*ONES[noun]]
        for thing in things:
            yield from (f"{thing} {each}" for each in predicates)
            yield from (f"{NUMBERS[noun].format(thing)} {each}" for each in COMPARED)
            yield f"there is {thing}"
            yield f"there are no {NUMBERS[noun].format(thing)}"
            yield f"there are 2 {NUMBERS[noun].format(thing)}"
            yield f"there is a location where ({thing} is at it)"
            yield f"there is a location where (not {thing} is at it)"
            yield f"there is a location where (not {thing} is not at it)"


@cache
def checked(written: str) -> tuple[ast.Expression, ir.Expression] | None:
    """Return a condition as it is written and as it is checked, None for one that is refused."""
    words = checker().words
    file, found = syntax.parse("a.dow", CARD.format(written), words.parser)
    result = semantics.check((file,), words.vocabulary, words.grammar, checker().world, found)
    if any(each.severity is Severity.ERROR for each in (*found, *result.diagnostics)):
        return None
    (line,) = file.lines[0].block[-1].block
    said = next(each for each in nodes(result.checked_cards[0]) if isinstance(each, ir.If))
    (written_as,) = line.part("if")
    return written_as, said.condition


@cache
def holds(written: str) -> tuple[bool, ...]:
    """Return of each state, for two seats, if a condition holds."""
    found = checked(written)
    assert found is not None
    return tuple(
        bool(value(inner(game), found[1], {"you": you}, "a")) for game in games() for you in (0, 1)
    )


@pytest.mark.proof
def test_what_is_printed_alike_holds_alike() -> None:
    written = dict.fromkeys(each for one in conditions() for each in (one, f"not {one}"))
    right = {each: found[0] for each in written if (found := checked(each)) is not None}
    assert len(right) > 500
    for said in (wording(GAMES[0]), *(Reader(each).rules.local for each in LANGUAGES)):
        alike: dict[str, list[str]] = defaultdict(list)
        for each, node in right.items():
            alike[plain(said.node(node))].append(each)
        several = [lines for lines in alike.values() if len(lines) > 1]
        assert len(several) > 50
        apart = [lines for lines in several if len(set(map(holds, lines))) > 1]
        assert not apart, apart


@pytest.mark.parametrize("apart", [40, pytest.param(12, marks=pytest.mark.proof)])
def test_what_is_not_so_of_several_is_read_as_it_is_printed(apart: int) -> None:
    said = wording(GAMES[0])
    denied: dict[str, str] = {}
    for written in conditions():
        found = checked(f"not {written}")
        text = plain(said.node(found[0])) if found else ""
        if text.startswith("it is not true that"):
            denied[f"not {written}"] = text.replace("“", '"').replace("”", '"')
    assert len(denied) > 100
    for written, text in [*denied.items()][::apart]:
        (line,) = offered_effect(f"If {text}, add 1 food.")
        assert holds(line.removeprefix("if ")) == holds(written), (written, line)


LAST = re.compile(r" \{(\w+)\}$")
RECKONED = ("food", "2 * survivors", "food + 1", "food / 2 rounded up")
OWN = (
    "reveal the secret objective of you",
    "kill a survivor where (it was wounded this round)",
    "kill each survivor where (it was not placed at the colony this round)",
)


def test_what_is_done_is_read_as_it_is_printed() -> None:
    """What is reckoned at the end of each word of an effect, whose it is, what hangs on a thing."""
    lines = [
        LAST.sub(f" ({amount})", word.phrase).replace("{die}", "a die")
        for word in checker().words.vocabulary.words
        if word.place is Place.EFFECT and LAST.search(word.phrase) and "{track}" not in word.phrase
        if slot_types(word)[word.phrase.rsplit("{")[-1][:-1]].noun == "number"
        for amount in RECKONED
    ]
    assert len(lines) >= 20
    for line in (*lines, *OWN):
        parser = checker().words.parser
        parsed = parser.fits("statement", parser.tokens(line, ()))
        assert parsed is not None, line
        shown = plain(wording(GAMES[0]).node(parsed.parts[0].values[0]))
        assert "(" not in shown, shown
        read = reader(GAMES[0]).readings("statement", shown.replace("“", '"').replace("”", '"'), ())
        assert checker().meant("effect", line) == checker().meant("effect", read[0].lines[0]), shown


def test_cards_in_hand_that_are_counted_are_in_your_hand() -> None:
    """A goal said *there are 4 or more cards in hand*: whose is not on a printed card."""
    said = wording(GAMES[0])
    for compared in (">= 4", "= 0", "= 1", "> 3", "< 3", "<= 1", ">= food"):
        for written in (f"cards in hand {compared}", f"not food cards in hand {compared}"):
            found = checked(written)
            assert found is not None
            shown = plain(said.node(found[0]))
            assert "in your hand" in shown, shown
            (line,) = offered_effect(f"If {shown}, add 1 food.")
            assert holds(line.removeprefix("if ")) == holds(written), (written, line)
