"""`the rest` is what is left of the cards that one line has given, whichever word gives them;
where no line has, or two have, it is refused (R-CARD-14).
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord

GIVING = {
    "draw": 'draw exactly 2 cards from the "School" deck',
    "look": 'look at the top 3 cards of the "School" deck',
    "hand": "look at the hand of another player",
    "reveal": "reveal 2 cards in hand",
    "until": 'reveal cards from the "School" deck until 1 tool card is revealed',
}
"""A line of every word that gives several cards."""
GIVING_NONE = (
    "discard 2 cards",
    "choose 2 cards in hand as pair",
    "show your hand to another player",
    "take 1 card from the waste pile",
)
DEALING = (
    'put the rest under the "School" deck',
    'shuffle the rest into the "School" deck',
    "remove the rest from the game",
    "give the rest to another player",
    "put the rest onto the waste pile",
)


def found(*lines: str) -> list[tuple[int, str]]:
    """(number of the line, code) of what is found in these lines of an option, without warnings."""
    text = 'crossroads "C"\n    flavor "x"\n    when you clean waste\n    option "O"\n'
    text += "".join(f"        {line}\n" for line in lines)
    findings, _ = checking.check_text(text.encode(), "c.dow")
    return [(each.span.line - 5, each.code) for each in findings if each.code < "DOW5000"]


def test_every_word_that_gives_several_cards_stands_here() -> None:
    words = VOCABULARY.of_sort(EffectWord)
    assert len([word for word in words if word.yields == "cards"]) == len(GIVING)


@pytest.mark.parametrize(("giving", "dealing"), list(product(GIVING, DEALING)))
def test_what_one_line_has_given_has_a_rest(giving: str, dealing: str) -> None:
    assert found(GIVING[giving], dealing) == []


@pytest.mark.parametrize("line", GIVING_NONE)
def test_what_gives_no_cards_has_none(line: str) -> None:
    assert found(line, DEALING[0]) == [(1, "DOW3003")]


@pytest.mark.parametrize(("first", "second"), list(product(GIVING, repeat=2)))
def test_of_two_lines_the_first_is_told_before_the_second(first: str, second: str) -> None:
    assert found(GIVING[first], GIVING[second], DEALING[0]) == [(2, "DOW3004")]
    assert found(GIVING[first], DEALING[0], GIVING[second], DEALING[4]) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("take one of those cards", "take 1 card among the revealed cards"),
        ("take those cards", "take all tool cards among the revealed cards"),
        ("for each of those cards", "for each card among the revealed cards"),
        ("gain that many morale", "gain (cards among the revealed cards) morale"),
        ("take that card", "take all tool cards among the revealed cards"),
        ("give 2 of those cards to another player", "give the revealed cards to another player"),
    ],
)
def test_what_is_revealed_until_something_comes_is_told(line: str, told: str) -> None:
    """Of `those cards` some read what was sought, and some all that were revealed."""
    below = ["    add 1 food"] if line.startswith("for") else []
    older = 'draw exactly 2 cards from the "Library" deck'
    for before in ([GIVING["until"]], [older, GIVING["until"]]):
        codes = {code for _, code in found(*before, line, *below)}
        assert codes and codes <= {"DOW3003", "DOW3004"}
        assert found(*before, told, *below) == []


LATER = (
    ("at the end of this turn",),
    ("at the end of your turn",),
    ("the next time a survivor is wounded",),
    ("the next 2 times food is added",),
    ("until the end of this turn", "    when a survivor is wounded"),
    ("until the end of this turn", "    when a survivor is wounded, before it takes effect"),
    ("until the end of next round", "    at the end of each turn"),
    ("until the end of this round", "    instead of the food step"),
    ("until the end of this turn", "    each survivor has the ability 1+"),
)


@pytest.mark.sample(6)
@pytest.mark.parametrize("clause", LATER)
@pytest.mark.parametrize("giving", GIVING)
def test_what_is_left_is_dealt_with_at_once(giving: str, clause: tuple[str, ...]) -> None:
    """When a block comes, what was left of those cards may lie anywhere."""
    below, at = "    " * len(clause), len(clause) + 1
    dealing = DEALING[(list(GIVING).index(giving) + LATER.index(clause)) % len(DEALING)]
    assert found(GIVING[giving], *clause, f"{below}{dealing}") == [(at, "DOW3018")]
    own = [f"{below}{line}" for line in (GIVING[giving], dealing)]
    assert found(GIVING[giving], *clause, *own, dealing) == []


def test_all_that_was_revealed_is_spoken_of_at_once() -> None:
    told = "gain (cards among the revealed cards) morale"
    assert found(GIVING["until"], *LATER[0], f"    {told}") == [(2, "DOW3018")]
    assert found(GIVING["until"], *LATER[0], "    add 1 food", told) == []


def test_what_is_revealed_by_a_line_is_those_cards() -> None:
    assert found(GIVING["reveal"], "discard one of those cards", "give the rest to player 2") == []
    assert found("reveal 2 cards in hand", "for each of those cards", "    add 1 food") == []
