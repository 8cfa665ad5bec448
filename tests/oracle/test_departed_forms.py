"""What is asked of a survivor that is lost means the same under every kind of line that waits for
the loss, however the survivor is named.

Every word that can be asked × every form of such a line × every way to name who was lost, on states
of games that were played some way.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from dowlang.diagnostics import Severity
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.lower.pre_event import with_bearers
from tests.oracle.test_departed import ASKED, GONE, SINCE, lose, truth
from tests.oracle.test_quantities import games, inner
from tests.oracle.values import value
from tests.semantics.winter_world import checked_text

NAME = '"Wen Guo"'
WAITING = {
    "the trigger": '    when {event}\n    option "A"\n        if {condition}\n            lose 1 '
    "morale\n",
    "when … if": '    option "A"\n        until the end of this round\n            when {event} if '
    "{condition}\n                lose 1 morale\n",
    "until": (
        '    option "A"\n        until the end of this round\n            when {event}\n'
        "                if {condition}\n                    lose 1 morale\n"
    ),
    "while": (
        '    option "A"\n        for the rest of the game\n            while morale >= 0\n         '
        "       when {event}\n"
        "                    if {condition}\n                        lose 1 morale\n"
    ),
    "the next time": '    option "A"\n        the next time {event}\n            if {condition}\n  '
    "              lose 1 morale\n",
    "the next 2 times": '    option "A"\n        the next 2 times {event}\n            if '
    "{condition}\n                lose 1 morale\n",
    "counting to 2": '    option "A"\n        the next time {event}, counting to 2\n            if '
    "{condition}\n                lose 1 morale\n",
}
EVENTS = {
    "a survivor is killed": GONE,
    "a survivor as victim is killed": "the victim",
    f"{NAME} is killed": NAME,
    "your leader is killed": "your leader",
    "the leader of the first player is killed": "the leader of the first player",
}
CONDITIONS = [condition for word, condition in ASKED if word.phrase not in SINCE]


@cache
def found(form: str, event: str, condition: str) -> tuple[ir.CheckedCard | None, list[str]]:
    """Return the card in which the condition stands below such a line, and the codes of its
    errors.
    """
    text = 'crossroads "P"\n    flavor "x"\n' + (
        "" if form == "the trigger" else "    if morale >= 1\n"
    )
    text += (
        WAITING[form].format(event=event, condition=condition)
        + '    option "B"\n        lose 1 morale\n'
    )
    result, diagnostics = checked_text(text)
    errors = [each.code for each in diagnostics if each.severity is Severity.ERROR]
    return (None if errors else with_bearers(result.checked_cards[0])), errors


def clause_and_condition(checked_card: ir.CheckedCard, form: str) -> tuple[ir.Match, ir.Expression]:
    """Return the innermost clause that is waited for, and what is asked below it."""
    match = [node for node in nodes(checked_card) if isinstance(node, ir.Match)][-1]
    if form == "when … if":
        (watch,) = [node for node in nodes(checked_card) if isinstance(node, ir.Watch)]
        assert watch.condition is not None
        return watch.event, watch.condition
    asked = [
        node.condition
        for node in nodes(checked_card)
        if isinstance(node, ir.If) and node.line > match.line
    ]
    return match, asked[-1]


def told(match: ir.Match, payload: dict[str, Any]) -> dict[str, Any]:
    """Return the locals of a clause as the event fills them."""
    assert match.word is not None
    return {
        field.name: payload.get(name, 0)
        for (name, _), field in zip(match.word.payload, match.fields, strict=True)
    }


@pytest.mark.sample(1)
@pytest.mark.parametrize("form", WAITING)
@pytest.mark.parametrize("event", EVENTS)
def test_it_means_the_moment_of_the_event_under_every_form(event: str, form: str) -> None:
    tried = 0
    for condition in CONDITIONS:
        said = condition.replace(GONE, EVENTS[event])
        checked_card, errors = found(form, event, said)
        if found("the trigger", "a survivor is killed", condition)[0] is None:
            assert errors == ["DOW3018"], said
            continue
        assert checked_card is not None, (said, errors)
        tried += _as_before(*clause_and_condition(checked_card, form), condition)
    assert tried >= 15


def _as_before(match: ir.Match, asked: ir.Expression, condition: str) -> int:
    """Compare what is found after the loss with what was true before it, for each survivor that
    the clause may mean.
    """
    tried = 0
    for number, survivor in in_play():
        game, payload = lost(number, survivor)
        local = {"you": 1, **told(match, payload)}
        if all(value(game, holds, local, "departed") for holds, _ in match.conditions):
            wanted = before(condition, number, survivor)
            assert bool(value(game, asked, local, "departed")) == wanted, (condition, survivor)
            tried += 1
    return tried


@cache
def in_play() -> tuple[tuple[int, int], ...]:
    """Return each game by its number with each survivor that somebody controls there."""
    return tuple(
        (number, survivor)
        for number, played in enumerate(games())
        for survivor, owner in enumerate(inner(played).controller)
        if owner >= 0
    )


@cache
def lost(number: int, survivor: int) -> tuple[Any, dict[str, int]]:
    """Return a game after the loss, which nothing asks for more than to read, and what is told."""
    game = inner(games()[number].clone())
    return game, lose(game, "a survivor is killed", survivor)


@cache
def before(condition: str, number: int, survivor: int) -> bool:
    """Return what was true before the loss."""
    return bool(truth(condition, inner(games()[number].clone()), survivor))
