"""`the current crisis was failed this round` is asked of the crisis of that round, also when it
lies open no more; of `the crisis` and of each it is refused, for nobody counts what is there no
more.
"""

from __future__ import annotations

import pytest

from dowlang.diagnostics import Severity
from dowlang.rulesets.dead_of_winter.words.cards.lying_open import the_current_crisis
from dowlang.rulesets.dead_of_winter.words.pre_event import CRISES
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EventWord
from tests.semantics.winter_world import checked_text

VERBS = [word.phrase for word in VOCABULARY.of_sort(EventWord) if word.event in CRISES]
WINDOWS = ("this turn", "this round", "this game", "since this card")


def asked(condition: str) -> tuple[ir.Expression | None, set[str]]:
    """Return a condition of a line that waits for the end of a round, and the errors."""
    ends = "turn" if "this turn" in condition else "round"  # between turns there is no `this turn`
    text = (
        'crossroads "P"\n    flavor "x"\n    if morale >= 1\n    option "A"\n        at the '
        f"end of this {ends}\n"
    )
    text += (
        f'            if {condition}\n                lose 1 morale\n    option "B"\n        '
        f"lose 1 morale\n"
    )
    result, found = checked_text(text)
    codes = {each.code for each in found if each.severity is Severity.ERROR}
    return (
        None
        if codes
        else next(
            node.condition for node in nodes(result.checked_cards[0]) if isinstance(node, ir.If)
        )
    ), codes


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("verb", VERBS)
def test_it_is_the_crisis_of_that_round(verb: str, window: str) -> None:
    for written in ("was", "was not"):
        current, _ = asked(f"the current crisis {written} {verb} {window}")
        some, _ = asked(f"a crisis {written} {verb} {window}")
        assert current is not None and some is not None
        assert _events(current) == _events(some) and not _reads_the_board(current)


def _events(condition: ir.Expression) -> list[tuple[int, str]]:
    """Return the events of a condition and the times that it looks back on."""
    return [
        (node.match.number, node.window)
        for node in nodes(condition)
        if isinstance(node, ir.Happened)
    ]


def _reads_the_board(condition: ir.Expression) -> bool:
    """Return True if it asks which crisis lies open now."""
    return any(
        isinstance(node, ir.Call) and node.word.function is the_current_crisis
        for node in nodes(condition)
    )


@pytest.mark.sample(8)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("whose", ["the crisis", "each crisis", "2 crises"])
def test_of_others_it_is_refused(whose: str, verb: str, window: str) -> None:
    assert asked(f"{whose} was {verb} {window}")[1] == {"DOW3019"}


def test_every_event_of_a_crisis_is_asked() -> None:
    assert len(VERBS) == len(CRISES)
