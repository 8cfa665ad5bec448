"""Shapes of every game that speak of time and chance, in games that declare none of it: refused at
their words, and what is not refused is compiled.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any

import pytest

from dowlang import semantics, syntax
from dowlang.codegen import Target, module_text
from dowlang.diagnostics import Severity
from dowlang.project.game_language import language as project_language
from dowlang.project.pipeline import assembled
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY as WINTER
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY as DWARVES
from dowlang.vocabulary.registry import Vocabulary
from tests.worlds import campfire_rules as rules
from tests.worlds.campfire import VOCABULARY

EMPTY: dict[str, Any] = {"durations": {}, "moments": {}, "scopes": {}, "chance": ()}
UNITS = {"turn": "turn", "round": "round"}
DURATIONS = tuple(
    (f"until the end of {which} {unit}", "durations")
    for which in ("this", "next")
    for unit in ("turn", "round")
)
DURING = tuple((f"during the next {unit}", "durations moments") for unit in ("turn", "round"))
MOMENTS = tuple(
    (f"at the {edge} of {which} {unit}", "moments")
    for edge in ("start", "end")
    for which in ("this", "next", "each", "your")
    for unit in ("turn", "round")
    if (edge, which, unit) not in (("end", "next", "turn"), ("end", "next", "round"))
    and not (which == "your" and unit == "round")
)
LATER_ENDS = tuple(
    (f"at the end of next {unit}", "durations moments") for unit in ("turn", "round")
)
LIMITS = tuple(
    (f"when you feed the fire, {often} per {unit}", "scopes")
    for often in ("once", "twice", "3 times")
    for unit in ("turn", "round", "game")
)
ROLLS = (
    ("roll a die", "chance"),
    ("roll 2 dice, counting the highest", "chance"),
    ("roll a die for each player", "chance"),
)
AT_RANDOM = (("rouse a random person", "chance"), ("choose 2 random people", "chance"))
NEVER = (  # nothing of these is a game's own
    ("for the rest of the game", ""),
    ("while warmth >= 2", ""),
    ("when you feed the fire, any number of times", ""),
)
LINES = (
    *DURATIONS,
    *DURING,
    *MOMENTS,
    *LATER_ENDS,
    *LIMITS,
    *ROLLS,
    *AT_RANDOM,
    *NEVER,
)
TABLE = ("1 to 3", "    gain 1 warmth", "otherwise", "    lose 1 warmth")


def card(line: str) -> str:
    """A card of the campfire that says the line, with what belongs below and above it."""
    if line.startswith("roll") and "each" not in line:
        said = [line, *(f"    {row}" for row in TABLE)]
    elif line.startswith(("roll", "rouse", "choose")):
        said = [line]
    elif line.startswith(("until", "during", "for the rest", "while")):
        said = [line, "    when you feed the fire", "        gain 1 warmth"]
    elif " each " in line or " your " in line or line.startswith("when"):
        said = ["for the rest of the game", f"    {line}", "        gain 1 warmth"]
    else:
        said = [line, "    gain 1 warmth"]
    body = "\n".join(f"        {each}" for each in said)
    return f'ember "B"\n    flavor "x"\n    if warmth >= 1\n    option "a"\n{body}\n'


@cache
def language(lacking: str) -> tuple[Vocabulary, Any, syntax.LineParser]:
    """The campfire's language without one of the means."""
    words = copy(VOCABULARY)
    if lacking:
        setattr(words, lacking, EMPTY[lacking])
    grammar = assembled(words)
    return words, grammar, syntax.load(grammar)


def checked(line: str, lacking: str) -> tuple[Any, list[tuple[str, str]]]:
    """What came of a card with the line, and the errors."""
    words, grammar, parser = language(lacking)
    tree, found = syntax.parse("b.dow", card(line), parser)
    done = semantics.check([tree], words, grammar, semantics.SetWorld(), found)
    every = (*found, *done.diagnostics)
    return done, [(d.code, d.message) for d in every if d.severity is Severity.ERROR]


@pytest.mark.sample(2)
@pytest.mark.parametrize("lacking", ["", *EMPTY])
def test_a_line_is_refused_where_the_game_lacks_what_it_speaks_of_and_else_compiled(
    lacking: str,
) -> None:
    """All lines, with each of the means left out."""
    words = language(lacking)[0]
    target = Target(words, rules.Fire, tuple(event.name for event in rules.EVENTS))
    for line, of in LINES:
        done, errors = checked(line, lacking)
        if lacking and lacking in of.split():
            assert [code for code, _ in errors] == ["DOW3039"], (line, errors)
        else:
            assert errors == [], (line, errors)
            (made,) = done.checked_cards
            assert module_text(made, target, "0" * 64, "embers/b")


def test_the_words_of_the_line_are_told() -> None:
    told = {
        "roll a die": "found `roll a die`, but this game has no dice",
        "rouse a random person": "found `random person`, but this game chooses nothing at random",
    }
    for line, message in told.items():
        assert checked(line, "chance")[1] == [("DOW3039", message)]
    assert checked("until the end of next round", "durations")[1] == [
        (
            "DOW3039",
            "found `until the end of next round`, but this game does not say when next round is "
            "over",
        )
    ]
    assert checked("at the end of each round", "moments")[1] == [
        (
            "DOW3039",
            "found `at the end of each round`, but this game does not tell the end of a round",
        )
    ]
    assert checked("when you feed the fire, twice per round", "scopes")[1] == [
        (
            "DOW3039",
            "found `twice per round`, but this game does not count uses in a round",
        )
    ]


def test_a_definition_is_refused_too() -> None:
    words, grammar, parser = language("chance")
    text = 'define "Cast"\n    roll a die\n        1 to 3\n            gain 1 warmth\n'
    tree, found = syntax.parse(
        "b.dow", f"{text}        otherwise\n            gain 1 wood\n", parser
    )
    done = semantics.check([tree], words, grammar, semantics.SetWorld(), found)
    assert "DOW3039" in [d.code for d in done.diagnostics] and not done.checked_cards


def test_the_first_game_has_all_means_and_the_second_no_chance() -> None:
    for words in (WINTER, DWARVES):
        assert len(words.moments) == 4 and set(words.scopes) == {"turn", "round", "game"}
        assert {f"{w} {u}" for w in ("this", "next") for u in UNITS} <= set(words.durations)
    assert (WINTER.chance, DWARVES.chance) == (("die", "pick"), ())


def test_a_pot_where_no_effect_gives_anything_is_refused() -> None:
    dwarves = project_language("dwar7s_winter")
    line = "the players together may lose 2 gold"
    text = f'hero "H"\n    flavor "x"\n    music drum\n    points 2\n    ability\n        {line}\n'
    text += "            if so\n                gain 1 food\n"
    tree, found = syntax.parse("h.dow", text, dwarves.parser)
    world = semantics.SetWorld(partial=True)
    done = semantics.check([tree], dwarves.vocabulary, dwarves.grammar, world, found)
    (told,) = [d for d in done.diagnostics if d.severity is Severity.ERROR]
    assert told.code == "DOW3019"
    assert told.message.endswith("wanted what they give, and no effect of this game gives anything")
