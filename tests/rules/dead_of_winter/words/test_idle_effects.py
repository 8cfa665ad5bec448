"""What is told to change nothing by its words (DOW5025) changes nothing: every effect word that is
declared so is carried out on tables of real games, and so are those that are not. What is done by
one to itself is refused (`test_two_pieces`).
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
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, Place
from tests.rules.dead_of_winter.midgame import snapshot, tried, trouble
from tests.rules.dead_of_winter.words.test_words_change import started
from tests.semantics.lower.test_ties import third
from tests.semantics.winter_world import found_in

WORDS = [
    word
    for word in VOCABULARY.of_sort(EffectWord)
    if word.place is Place.EFFECT and not (word.point or word.absent)
]
CHOSEN = {
    "survivor": "choose a survivor you control as {}",
    "player": "choose another player as {}",
    "card": "choose a card in hand as {}",
    "in use": "choose a card on a survivor you control as {}",
    "location": "choose a location as {}",
}
FILLED = {
    "deck": 'the "School" deck',
    "number": "3",
    "crisis": "the current crisis",
    "symbol": "fuel",
}
SETTLES = [word for word in WORDS if word.settles]
NEVER_TWICE = {
    "take {survivor} out of play",
    "kill {survivor}",
    "remove {survivor} from the game",
    "heal {survivor} completely",
    "exile {target}",
    "give {survivor} to {player}",
    "unequip {card}",
    "give {card} to {player}",
    "take {card}",
    "equip {survivor} with {card}",
}
"""Words that are not possible a second time, so an option with both lines never is, and those that
want another place for the card.
"""


def said(word: EffectWord) -> tuple[list[str], str]:
    """Return the choices before a line with the word, and the line."""
    choices: dict[str, str] = {}
    names: dict[str, str] = {}
    for parameter in word.parameters:
        noun = parameter.type.noun
        if parameter.role == "slot" or (parameter.role == "subject" and noun == "survivor"):
            alias = f"{parameter.name.rstrip('_')}x"
            if noun in CHOSEN:
                beside = "a hand" in word.misses.get(parameter.name, ())
                chosen = CHOSEN["in use"] if beside else CHOSEN[noun]
                choices[alias] = chosen.format(alias)
            names[parameter.name] = f"the {alias}" if noun in CHOSEN else FILLED[noun]
    line = re.sub(r"\{(\w+)\}", lambda slot: names[slot[1]], word.phrase)
    line = re.sub(r"(?<!move )\b3 (?=zomb)", "1 ", line)
    if word.subject in names:
        line = f"{names[word.subject]} {third(line)}"
    return list(choices.values()), line


def card(number: int, lines: list[str]) -> str:
    """Return a card whose option has these lines."""
    written = "".join(f"        {line}\n" for line in lines)
    return (
        f'crossroads "Idle {number}"\n    flavor "x"\n    if food >= 0\n    option "A"\n{written}'
    )


def told(lines: list[str]) -> list[int]:
    """Return the lines of an option of which nothing can come."""
    findings = found_in(card(0, lines))
    wrong = [each for each in findings if each.code < "DOW5"]
    assert not wrong, (lines, wrong)
    return [each.span.line - 5 for each in findings if each.code == "DOW5025"]


@lru_cache(maxsize=256)
def is_refused_twice(word: EffectWord) -> bool:
    """Return True for a word that never gets at its card where it has laid it."""
    choices, line = said(word)
    lines = card(0, [*choices, line, line])
    return {each.code for each in found_in(lines)} >= {"DOW3018"}


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """The set with a card for each word: once, and twice."""
    files: dict[str, bytes] = {}
    for number, word in enumerate(WORDS):
        if word.settles:
            choices, line = said(word)
            files[f"once_{number}"] = card(number * 10, [*choices, line]).encode()
            if not is_refused_twice(word):
                files[f"twice_{number}"] = card(number * 10 + 1, [*choices, line, line]).encode()
    return load_source(addition([], files))


@lru_cache(maxsize=1)
def on_the_table() -> tuple[Winter, ...]:
    """Return tables at an action of somebody with survivors."""
    out: list[Winter] = []
    for seed in range(1, 19):
        game = Game(cards(), players=3 + seed % 3, seed=seed)
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
    return tuple(out)


def state_after(name: str, table: Winter, seed: int) -> dict[str, object]:
    """Return the state after the card was carried out on a copy of the table."""
    after, _, _ = tried(table, started(cards().handler(f"additions/{name}"), "state"), seed)
    out: dict[str, object] = json.loads(snapshot(after))
    return {field: value for field, value in out.items() if field != "answered"}


@pytest.mark.sample(2)
@pytest.mark.parametrize("word", SETTLES, ids=lambda word: word.phrase)
def test_done_twice_it_is_as_done_once(word: EffectWord) -> None:
    number = WORDS.index(word)
    if is_refused_twice(word):
        return
    choices, line = said(word)
    if "card" not in {p.type.noun for p in word.parameters}:  # a card that has left is not touched
        assert told([*choices, line, line]) == [len(choices) + 1]
    done = 0
    for seed, table in enumerate(on_the_table()):
        twice = state_after(f"twice_{number}", table, seed)
        refused = json.loads(snapshot(table))
        if any(twice[field] != refused[field] for field in twice):  # the option was possible
            assert twice == state_after(f"once_{number}", table, seed), word.phrase
            done += 1
    assert done or word.phrase in NEVER_TWICE


def test_the_words_that_are_declared() -> None:
    assert len(SETTLES) >= 15


@pytest.mark.parametrize(
    ("lines", "idle"),
    (
        (["choose a survivor at the colony as x", "place the x at the colony"], [1]),
        (["choose a survivor at the colony as x", 'place the x at "School"'], []),
        (["choose a card in hand as x", "put the x into the hand of you"], []),
        (["put a card in hand into the hand of you"], [0]),
        (["choose a survivor you control as x", "give the x to another player"], []),
        (["give a survivor controlled by another player to you"], []),
        (["another player gives 1 card to you"], []),
        (["choose a random card in the hand of another player as x", "give the x to you"], []),
        (['place "Yuki Lowe" at "School"', 'place "Yuki Lowe" at "School"'], [1]),
        (['place "Yuki Lowe" at "School"', 'place "Yuki Lowe" at "Library"'], []),
        (['place "Yuki Lowe" at "School"', "lose 1 morale", 'place "Yuki Lowe" at "School"'], []),
        (["set the morale marker to 5", "set the morale marker to 5"], [1]),
        (["lose 1 morale", "lose 1 morale"], []),
        (["swap a survivor you control with a survivor at the colony"], []),
        (["each player gives 1 card to the player on their left"], []),
    ),
)
def test_an_effect_that_changes_nothing_is_told(lines: list[str], idle: list[int]) -> None:
    assert told(lines) == idle
