"""What a contributor would write to add one thing each to the campfire, and nothing more;
`tests/test_adding.py` shows what follows from it.

A word is a function and the declaration beside it. An action is a kind of option and a step.
`VOCABULARY` is a copy of the campfire's words with the new ones, so that the campfire itself stays
as it is.
"""

from __future__ import annotations

from typing import Annotated, Any

from dowlang.diagnostics import Severity
from dowlang.diagnostics.codes import Code, Example
from dowlang.engine.decisions import Decision
from dowlang.engine.frames import Answer
from dowlang.engine.ruleset import Event, OptionKind
from dowlang.vocabulary.registry import Vocabulary
from tests.worlds import campfire_rules as rules
from tests.worlds import campfire_words as words
from tests.worlds.campfire_rules import Fire

Person = Annotated[int, "person"]


def copy_of(vocabulary: Vocabulary) -> Vocabulary:
    """The same words in another object, to which more can be added."""
    new = Vocabulary(vocabulary.name)
    for name, value in vars(vocabulary).items():
        setattr(new, name, value.copy() if isinstance(value, list | dict) else value)
    return new


VOCABULARY = copy_of(words.words)


# ---- an effect
def stack_wood(g: Fire, count: int) -> int:
    """Wood becomes warmth at once, as much as there is."""
    used = words.remove_wood(g, count)
    g.warmth += used
    return used


STACK = VOCABULARY.effect(
    "stack {count} wood", example="stack 2 wood", available=words.wood_left, yields="number"
)(stack_wood)


# ---- a condition
def shivers(g: Fire, person: Person) -> bool:
    """Tired while the fire is low."""
    return g.tired[person] > 0 and g.warmth <= 6


SHIVER = VOCABULARY.predicate("shiver", example="a person shivers", subject="person")(shivers)


# ---- an event and the action that brings it about
SUNG = len(rules.EVENTS)
EVENTS = (*rules.EVENTS, Event("sung", (("player", "player"),), telling="{player} sings"))
OPTION_KINDS = (OptionKind("sing", "sing until it is warmer"),)
SING = VOCABULARY.event("sing", SUNG, (("player", "player"),), example="you sing", option="sing")


def act(g: Fire, player: int, left: int) -> None:
    """The deeds of the campfire, and singing with a full hand.

    (A contributor writes the last lines into `act` itself.)
    """
    rules.act(g, player, left)
    if left and len(g.hands[player]) >= 2:
        ask, asked, kind, options = g.stack[-2]
        g.stack[-2] = (ask, asked, kind, (*options, (g.cards.ruleset.option_number["sing"],)))


def acted(g: Fire, answer: Answer, player: int, left: int) -> None:
    """What was chosen; a song is a step of its own.

    (A contributor writes the branch into `acted` itself.)
    """
    if g.cards.ruleset.option_kinds[answer[0]].name != "sing":
        rules.acted(g, answer, player, left)
        return
    g.do(sing, player)
    g.do(rules.look_at_ember, player)
    g.do(rules.act, player, left - 1)


def sing(g: Fire, player: int) -> None:
    """A song warms and is heard."""
    g.warmth, g.fact = min(20, g.warmth + 1), (SUNG, player)
    g.emit(*g.fact)


# ---- a phase step
def supper(g: Fire) -> None:
    """Before the storm a piece of wood cooks the soup: nobody is tired any more."""
    if g.wood:
        g.wood -= 1
        g.tired = [0] * len(g.tired)


def new_night(g: Fire) -> None:
    """The night of the campfire, with supper before dusk.

    (A contributor writes `g.do(supper)` into `new_night` itself.)
    """
    rules.new_night(g)
    g.stack.insert(-1, (supper.__name__,))


# ---- a diagnostic
TOO_MUCH_WARMTH = Code(
    "DOW5099",
    "more warmth than the fire can give",
    "found {found} warmth, the fire gives at most {limit}",
    "The warmth track ends there, so what is above it is lost.",
    "Lower the number.",
    Example(
        'ember "The Bonfire"\n    if warmth >= 1\n    option "Burn everything"\n        gain 30 '
        "warmth\n"
    ),
    severity=Severity.WARNING,
)


# ---- an agent
class Warm:
    """Feeds the fire whenever that is offered, else takes the last option."""

    def choose(self, view: Any, decision: Decision) -> int:
        """The place of the option."""
        kinds = [option.data["kind"] for option in decision.options]
        return kinds.index("feed") if "feed" in kinds else len(kinds) - 1


STEPS = (stack_wood, act, acted, sing, supper, new_night)
