"""What a clause says of who is lost, moves or is handed over, and of the people around, is said of
the moment before.

Every word that something can be asked by × every such event, on states of games that were played
some way: what the clause finds while the event is told is what the words were worth before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from dowlang.diagnostics import Severity
from dowlang.rulesets.dead_of_winter.procedures import control, harm
from dowlang.rulesets.dead_of_winter.procedures import moving_and_joining as moving
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import FilterWord, Place, Word
from tests.oracle.test_departed import plural, third
from tests.oracle.test_quantities import games, inner
from tests.oracle.values import value
from tests.semantics.winter_world import checked_text

SAID = "a survivor where ({})"
EVENTS: dict[str, tuple[int, Callable[[Any, int], None]]] = {
    f"{SAID} is killed": (events.SURVIVOR_KILLED, harm.kill),
    f"{SAID} is removed from the game": (events.SURVIVOR_REMOVED, harm.remove_survivor),
    f"{SAID} is placed at a location": (
        events.PLACED,
        lambda game, one: moving.place(game, one, (game.location[one] + 1) % 7),
    ),
    f"a player takes over {SAID}": (
        events.CONTROL_CHANGED,
        lambda game, one: control.give_survivor(
            game, one, (game.controller[one] + 1) % game.players
        ),
    ),
}
"""What is heard -> the event, and how it is brought about."""
FILLED = {
    "location": ('"School"', "the colony", "the location of it"),
    "player": ("you", "the controller of it"),
    "survivor": ('"Amara Diallo"', "it", "your leader"),
    "item": ("a weapon card",),
    "deck": ("the survivor deck",),
}
"""What stands in a slot. `it` is who the event is about."""


def phrases(word: Word) -> list[str]:
    """Return the phrase with its slots filled in every way."""
    out = [word.phrase]
    for parameter in (p for p in word.parameters if p.role == "slot"):
        things = FILLED.get(parameter.type.noun, ())
        out = [one.replace(f"{{{parameter.name}}}", thing) for one in out for thing in things]
    return out


def asked_by(word: Word) -> Iterator[str]:
    """Yield conditions that ask something by the word."""
    for phrase in phrases(word):
        if isinstance(word, FilterWord) and word.extreme:
            yield {
                "player": f"survivors controlled by a player {phrase} >= 1",
                "survivor": f"a survivor {phrase} is at the colony",
                "location": f"a survivor is at a location {phrase}",
            }.get(word.noun, "")
        elif word.place is Place.FILTER:
            yield from (f"{plural(word.noun)} {phrase} >= {number}" for number in (1, 2))
        elif word.place is Place.NUMBER:
            yield from (f"{phrase} >= {number}" for number in (1, 3))
        elif word.place in (Place.STATE, Place.PREDICATE) and word.parameters:
            verb = third(phrase) if word.place is Place.PREDICATE else f"is {phrase}"
            for subject in FILLED.get(word.parameters[0].type.noun, ()):
                if subject != "you":
                    yield f"{subject} {verb}"


CONDITIONS = list(
    dict.fromkeys(each for word in VOCABULARY.words for each in asked_by(word) if each)
)


HEAD = """crossroads "P"
    flavor "x"
    when a survivor is healed
    option "A"
        for the rest of the game
"""
ROWS = 100
"""Rules on one card, which may take 250 steps."""


def rules_of(clause: str) -> dict[str, ir.Watch]:
    """Return the rule that a card makes of each condition that may stand in the clause."""
    out: dict[str, ir.Watch] = {}
    for start in range(0, len(CONDITIONS), ROWS):
        left = CONDITIONS[start : start + ROWS]
        card, wrong = card_of(clause, left)
        left = [each for number, each in enumerate(left) if number not in wrong]
        if wrong:
            card, wrong = card_of(clause, left)
        assert not wrong
        out |= zip(left, (rule for rule in nodes(card) if isinstance(rule, ir.Watch)), strict=True)
    return out


def card_of(clause: str, conditions: list[str]) -> tuple[Any, set[int]]:
    """Return the card with a rule for each condition, and the places of those refused."""
    rules = (f"            when {clause.format(each)}\n" for each in conditions)
    text = HEAD + "".join(rule + "                gain 1 morale\n" for rule in rules)
    result, found = checked_text(text)
    errors = [each for each in found if each.severity is Severity.ERROR]
    return result.checked_cards, {(each.span.line - HEAD.count("\n") - 1) // 2 for each in errors}


@cache
def now() -> dict[str, ir.Watch]:
    """Return the rules that ask each condition of a survivor to whom nothing has happened yet."""
    return rules_of("a survivor where ({}) is wounded")


@cache
def in_play() -> list[tuple[Any, int]]:
    """Return the games that were played some way, each with a survivor of them."""
    return [
        (inner(game), survivor)
        for game in games()[3:5]
        for survivor, owner in enumerate(inner(game).controller)
        if owner >= 0
    ]


def holds(rule: ir.Watch, game: Any, payload: dict[str, int]) -> bool:
    """Return True if the clause of the rule is of that event."""
    word = rule.event.word
    assert word is not None
    names = (name for name, _ in word.payload)
    told = dict(
        zip((f.name for f in rule.event.fields), (payload.get(n, 0) for n in names), strict=True)
    )
    conditions = (condition for condition, _ in rule.event.conditions)
    return all(bool(value(game, each, {"you": 1, **told}, "before")) for each in conditions)


@pytest.mark.proof
@pytest.mark.parametrize("clause", EVENTS)
def test_a_clause_asks_of_the_moment_before(clause: str, monkeypatch: pytest.MonkeyPatch) -> None:
    number, happens = EVENTS[clause]
    rules, wrong, tried = rules_of(clause), [], 0
    assert len(rules) >= 300
    told: list[tuple[Any, ...]] = []
    kind = type(in_play()[0][0])
    emit = kind.emit

    def spied(game: Any, event: int, *payload: int) -> Any:
        if event == number:
            told.append((game.clone(), payload))
        return emit(game, event, *payload)

    monkeypatch.setattr(kind, "emit", spied)
    for played, survivor in in_play():
        game = played.clone()
        game.morale += 9  # so that the game goes on
        told.clear()
        happens(game, survivor)
        if not told:
            continue  # who is exiled cannot go everywhere
        after, payload = told[0]
        for condition, rule in rules.items():
            if condition not in now():
                continue
            word = rule.event.word
            assert word is not None
            names = [name for name, _ in word.payload]
            wanted = holds(now()[condition], played, {"survivor": survivor})
            found = holds(rule, after, dict(zip(names, payload, strict=True)))
            wrong += [condition] if wanted != found else []
            tried += 1
    assert not wrong and tried >= 3000, sorted(set(wrong))
