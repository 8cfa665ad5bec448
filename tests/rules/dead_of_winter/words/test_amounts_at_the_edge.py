"""Amounts that are worked out may be 0, less than 0, or more than there is: every effect word with
an amount is carried out with such ones on tables of real games, under the invariants.

Nothing is done by an amount of 0 or less, and no number leaves its bounds.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache

import pytest

from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.state.board import group, room
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS
from dowlang.rulesets.dead_of_winter.state.types import COLONY, MOST
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, Place, RuleWord
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS
from tests.rules.dead_of_winter.midgame import snapshot, tried, trouble
from tests.rules.dead_of_winter.words.test_words_change import card, started
from tests.semantics.lower.test_ties import third

NUMBERS = ("count", "amount", "level")
NONE = ("(food - food)", "(food - food - 1)", "(0 - food - 7)")
"""Amounts of 0 and less, which no check can tell."""
HUGE = ("(food * 1000 + 9999)",)
COUNTED = [
    (word, name)
    for word in VOCABULARY.of_sort(EffectWord)
    if word.place is Place.EFFECT
    for name in NUMBERS
    if name in word.slots
]
"""Words and their slots for a number."""
SET_TO = (
    "set the morale marker to {level}",
    "set {die} to {amount}",
    "set {track} to {amount}",
    "pick a number up to {amount} in secret",  # of 1 at least: one picked earlier is forgotten
)
"""They set a number, so 0 and less are a value."""


FILLED = {
    "location": "the colony",
    "survivor": "a survivor you control",
    "player": "another player",
    "deck": 'the "School" deck',
    "die": "a die",
    "symbol": "fuel",
    "number": "1",
    "track": '"Fuel Tank"',
    "token kind": '"Crate"',
    "card": "a card on a survivor you control",
}


def with_amount(word: EffectWord, name: str, amount: str) -> str:
    """Return a line with the word, with this amount."""
    types = {p.name: p.type.noun for p in word.parameters}
    others = {"destination": '"School"', "location": '"School"', name: amount}
    others |= {slot: f"that {types[slot]}" for slot in word.of_event[:1] if slot}
    said = re.sub(
        r"\{(\w+)\}", lambda slot: others.get(slot[1]) or FILLED[types[slot[1]]], word.phrase
    )
    said += " at the colony" if "place" in word.implicit else ""
    return f"a survivor you control {third(said)}" if word.subject == "survivor" else said


CASES = [(word, name, amount) for word, name in COUNTED for amount in (*NONE, *HUGE)]
RULES = [
    (word, amount)
    for word in VOCABULARY.of_sort(RuleWord)
    if any(p.role == "slot" and p.type.noun == "number" for p in word.parameters)
    for amount in (*NONE, *HUGE)
]
TRIES = 4
PLAYED_ON = 40


def in_force(word: RuleWord, amount: str) -> str:
    """Return a card that puts the rule in force with this amount."""
    line = re.sub(r"\b1( more| fewer)? (card|move|point)$", r"1\1 \2s", word.example)
    line = re.sub(r"\d+", amount, line, count=1)
    line = line.replace("the controller of the bearer", "each player")
    line = line.replace("the bearer", "each survivor")
    return (
        f'crossroads "Rule {RULES.index((word, amount))}"\n    flavor "x"\n    if food >= 0\n'
        f'    option "A"\n        until the end of next round\n            {line}\n'
    )


@lru_cache(maxsize=1)
def trials() -> tuple[CardSet, dict[int, str]]:
    """Return the set with a card for each case, and where each line stands."""
    files: dict[str, bytes] = {"of_sets": OF_SETS.encode()}
    contexts: dict[int, str] = {}
    for number, (word, name, amount) in enumerate(CASES):
        contexts[number], text = card(number, with_amount(word, name, amount))
        files[f"trial_{number}"] = text.encode()
    for number, (rule, amount) in enumerate(RULES):
        files[f"rule_{number}"] = in_force(rule, amount).encode()
    return load_source(addition([], files)), contexts


@lru_cache(maxsize=1)
def on_the_table() -> tuple[Winter, ...]:
    """Return tables at an action, with something of everything."""
    out: list[Winter] = []
    for seed in range(1, 25):
        game = Game(trials()[0], players=3 + seed % 3, seed=seed)
        agent = Random(seed)
        for step in range(30 + seed * 7):
            if game.is_over:
                break
            assert isinstance(game, Winter)
            kept = game.clone()
            if game.decision.kind == "action" and group(game, game.active_player) and step > 20:
                out.append(kept)
                break
            game.choose(agent.pick(len(game.decision.options)))
    for table in out:
        trouble(table)
        table.starvation = min(MOST, table.starvation + 1)  # a trial may have added them
        table.helpless += min(1, room(table, COLONY))
    return tuple(out)


def done(number: int, table: Winter, seed: int) -> Winter:
    """Return the table after the line was carried out on a copy of it, under the invariants."""
    cards, contexts = trials()
    handler = cards.handler(f"additions/trial_{number}")
    after, _, _ = tried(table, started(handler, contexts[number]), seed)
    return after


def numbers_of(game: Winter) -> list[int]:
    """Return the tracks and supplies of a table."""
    return [game.morale, game.food, game.starvation, game.helpless, game.rounds_left, *game.noise]


def without_looks(game: Winter) -> dict[str, object]:
    """Return the state without what was only looked at."""
    state: dict[str, object] = json.loads(snapshot(game))
    return {name: value for name, value in state.items() if name not in ("answered", "seen")}


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda n: f"{CASES[n][0].phrase} {n % 4}")
def test_an_amount_stays_within_its_bounds(number: int) -> None:
    """Nothing is done by 0 or less, and nothing is more than its bound."""
    word, _, amount = CASES[number]
    for seed, table in enumerate(on_the_table()[:: 1 if amount in HUGE else 3]):
        after = done(number, table, seed)
        assert min(numbers_of(after)) >= 0 and max(numbers_of(after)) <= MOST
        assert after.is_over or wrong(after) == "", word.phrase
        if amount in NONE and word.phrase not in SET_TO:
            assert without_looks(after) == without_looks(table), (word.phrase, amount)


@pytest.mark.proof
@pytest.mark.proofs(63)
@pytest.mark.parametrize("number", range(len(RULES)), ids=lambda n: f"{RULES[n][0].phrase} {n % 4}")
def test_a_number_of_the_rules_stays_within_its_bounds(number: int) -> None:
    """Whatever a rule in force works out, the game is played on with it."""
    cards, _ = trials()
    handler = cards.handler(f"additions/rule_{number}")
    for seed, table in enumerate(on_the_table()[:: len(on_the_table()) // TRIES]):
        unhurt = table.clone()
        unhurt.wounds[:] = unhurt.frostbite[:] = [0] * len(unhurt.wounds)
        game, _, _ = tried(unhurt, started(handler, "state"), seed)
        agent = Random(seed)
        if RULES[number][0].bounds:
            now = zip(PARAMETERS, unhurt.param, game.param, strict=True)
            changed = [(each, value) for each, before, value in now if value != before]
            assert all(each.low <= value <= each.high for each, value in changed), RULES[number]
        for _ in range(PLAYED_ON):
            if game.is_over:
                break
            assert wrong(game) == "", RULES[number]
            assert min(numbers_of(game)) >= 0 and max(numbers_of(game)) <= MOST
            game.choose(agent.pick(len(game.decision.options)))
