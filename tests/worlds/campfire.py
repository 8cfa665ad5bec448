"""The campfire as one game: what its ruleset tells the engine and the compiler, and sets made of
checked cards.

The rules stand in `campfire_rules.py`, the words in `campfire_words.py`, its cards in
`campfire_cards.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType

from dowlang.codegen import Target, facts, module_text, set_hash
from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.ruleset import OptionKind, Parameter, Ruleset, Setting
from dowlang.semantics.ir import CheckedCard
from tests.worlds import campfire_rules as rules
from tests.worlds import campfire_words

VOCABULARY = campfire_words.words
STEPS = (
    rules.new_night,
    rules.new_turn,
    rules.act,
    rules.acted,
    rules.burn,
    rules.turn_over,
    rules.dusk,
    rules.storm,
    rules.tire,
    rules.nodded,
    rules.lose_warmth,
    rules.dawn,
    rules.night_over,
    rules.look_at_ember,
    *campfire_words.STEPS,
)
OPTION_KINDS = (
    OptionKind("gather", "gather wood"),
    OptionKind("feed", "feed the fire"),
    OptionKind("rest", "{0} rests", ("person",)),
    OptionKind("tell", "tell {0}", ("story",)),
    OptionKind("stay", "tell {0} to stay awake", ("story",)),
    OptionKind("sleep", "fall asleep"),
    OptionKind("option", "{1}", ("path", "label")),
    OptionKind("accept", "accept the offer of {0}", ("path",)),
    OptionKind("decline", "decline the offer of {0}", ("path",)),
    OptionKind("vote", "vote {0}", ("number",)),
    OptionKind("number", "{0}", ("number",)),
    OptionKind("done", "done"),
    OptionKind("clause", "effect {0} first", ("number",)),
    OptionKind("person", "{0}", ("person",)),
    OptionKind("story", "{0}", ("story",)),
    OptionKind("player", "{0}", ("player",)),
)

RULESET = Ruleset(
    name="campfire",
    version=1,
    game=rules.Fire,
    steps=STEPS,
    option_kinds=OPTION_KINDS,
    events=rules.EVENTS,
    streams=("deck", "die", "pick"),
    parameters=(Parameter("storm_gusts", 3), Parameter("nights", 4)),
    settings=(Setting("players", "int", 3, "how many sit round the fire", low=2, high=4),),
    roles=(),
    tables=lambda cards: None,
    new_game=rules.new_game,
    result=rules.result,
    label=rules.label,
    view=rules.view,
    identity={"story": lambda g, story: story % 3},
    causes=("playing", "cold", "dawn"),
)

TARGET = Target(VOCABULARY, rules.Fire, tuple(event.name for event in rules.EVENTS))


def path_of(checked_card: CheckedCard) -> str:
    """Where a card of the test set stands."""
    return f"fire/{checked_card.kind.folder}/{checked_card.slug}"


def module_of(text: str, name: str) -> ModuleType:
    """The module that a generated text is."""
    module = ModuleType(f"generated_{name.replace('/', '_')}")
    exec(compile(text, f"{name}.py", "exec"), module.__dict__)
    return module


def card_set(
    checked_cards: Sequence[CheckedCard], load: Callable[[str], ModuleType] | None = None
) -> CardSet:
    """The checked_cards as a set that can be played: compiled, or with handlers of one's own."""
    cards = [
        facts(checked_card, path_of(checked_card), f"{checked_card.slug}.dow")
        for checked_card in checked_cards
    ]
    by_path = {path_of(checked_card): checked_card for checked_card in checked_cards}

    def compiled(path: str) -> ModuleType:
        return module_of(module_text(by_path[path], TARGET, "0" * 64, path), path)

    return CardSet(RULESET, Edition("fire", "1", set_hash(cards)), cards, load or compiled)
