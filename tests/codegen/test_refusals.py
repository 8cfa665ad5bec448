"""What no handler can be written for: the fault of a checker or of a ruleset, told in words before
a game meets it.

An author never sees these: the checker has refused such a card. Who adds a game or a word does.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from dowlang.codegen import module_text
from dowlang.codegen.naming import Namespace
from dowlang.codegen.target import Uncompilable
from dowlang.semantics.ir import (
    Ability,
    Arithmetic,
    AtMoment,
    Available,
    Block,
    CarryOut,
    CheckedCard,
    Choose,
    Compare,
    Expression,
    Grant,
    If,
    Lasting,
    Later,
    Limit,
    Modify,
    Named,
    Number,
    Option,
    Pick,
    Rule,
    Statement,
    Tally,
    Watch,
)
from dowlang.semantics.ir import Match as Waiting
from dowlang.vocabulary.noun_declarations import Noun
from tests.worlds import campfire_words as w
from tests.worlds.campfire import TARGET, path_of
from tests.worlds.campfire_cards import YOU, act, block, ember, local, people


def handler(checked_card: CheckedCard) -> str:
    return module_text(checked_card, TARGET, "0" * 64, path_of(checked_card))


def asked(condition: Expression) -> Statement:
    """A statement that asks something."""
    return If(condition, block("then", act(w.ADD_WOOD, 1, line=4)), Block("otherwise"), 3)


def number(value: Expression) -> Statement:
    return act(w.ADD_WOOD, value, line=3)


def lasting(rule: Rule, duration: str = "game") -> Statement:
    return Lasting(duration, (rule,), 3)


ONE = Number(1)
DONE = block("done", act(w.ADD_WOOD, 1, line=5))
TOLD = Waiting(w.TELL, w.TELL.event, "", (YOU, local("story_1", "story")), (), 4)
GHOST = Noun(
    "ghost",
    "ghosts",
    named=w.person_named,
    constants={"casper": "CASPER"},
    module="tests.worlds.campfire_rules",
)
STORM = w.STORM_BLOWS

REFUSED: dict[str, tuple[Statement, str]] = {
    "a duration": (
        lasting(Modify(STORM, (ONE,), 4), "this week"),
        "the vocabulary has no duration `this week`",
    ),
    "a limit": (
        lasting(Modify(STORM, (ONE,), 4, limit=Limit("week"))),
        "the vocabulary has no scope `week` for limits",
    ),
    "a moment": (
        lasting(AtMoment(("end", "week", "this"), DONE, 4)),
        "the vocabulary has no moment `end week`",
    ),
    "nothing to wait for": (Later(DONE, 3), "line 3: later, but nothing says when"),
    "places": (
        lasting(Grant(YOU, Ability(0, (local("you"),), None, DONE, (), 4), 4)),
        "line 4: the places of a granted ability must be needs",
    ),
    "an event": (lasting(Watch(replace(TOLD, number=999), DONE, 4)), "there is no event 999"),
    "how much there is": (
        number(Available(w.ADD_WOOD, ())),
        "`add {count} wood` does not say how much there is",
    ),
    "a total": (number(Tally(w.PERSON)), "`person` has no total"),
    "an operator": (number(Arithmetic("%", ONE, ONE)), "unknown operator `%`"),
    "a comparison": (asked(Compare("!=", ONE, ONE)), "unknown comparison `!=`"),
    "a domain": (
        Pick("wood_1", replace(people("wood_1"), noun=w.WOOD), w.WOOD, 3, YOU),
        "`wood` is only counted, nothing can be picked among them",
    ),
    "a key": (
        Pick("person_1", people("person_1", extreme="lowest"), w.PERSON, 3, YOU),
        "the lowest person: by what",
    ),
    "a constant": (
        act(w.TIRE, Named(GHOST, "casper"), line=3),
        "`tests.worlds.campfire_rules` has no constant `CASPER`",
    ),
    "a name": (act(w.TIRE, Named(w.STORY, "the_flood"), line=3), "nothing finds a `story` by name"),
    "an option": (CarryOut(7, 3), "line 3: there is no option 7"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_the_game_has_not_is_refused(what: str) -> None:
    statement, message = REFUSED[what]
    with pytest.raises(Uncompilable, match=f"^{re.escape(message)}$"):
        handler(ember("slip", statement))


def options(first: Block, second: Block) -> CheckedCard:
    return ember(
        "slip",
        Choose(
            YOU, (Option(1, "One", None, (), first, 3), Option(2, "Two", None, (), second, 5)), 3
        ),
    )


def test_an_option_can_be_carried_out_only_where_its_locals_are_bound() -> None:
    """`carry out` goes to a function of its own, which is given what is bound there and nothing
    else.
    """
    tired = act(w.TIRE, local("person_1"), line=6)
    with pytest.raises(
        Uncompilable, match=r"^option 2 is carried out where `person_1` is not bound$"
    ):
        handler(options(block("options.1", CarryOut(2, 4)), block("options.2", tired)))
    picked = Pick("person_1", people("person_2"), w.PERSON, 4, YOU)
    inner = Choose(YOU, (Option(3, "Three", None, (), block("options.1.3", tired), 6),), 5)
    with pytest.raises(
        Uncompilable, match=r"^option 3 is carried out where `person_1` is not bound$"
    ):
        handler(options(block("options.1", picked, inner), block("options.2", CarryOut(3, 8))))


def test_a_card_has_one_procedure_of_a_role() -> None:
    checked_card = ember("slip", act(w.ADD_WOOD, 1, line=3))
    with pytest.raises(Uncompilable, match=r"^two procedures of one card have the role `start`$"):
        handler(replace(checked_card, procedures=checked_card.procedures * 2))


def test_a_function_must_be_found_in_its_module_under_its_name() -> None:
    def hidden(g: Any) -> None:
        """Of no module."""

    with pytest.raises(
        Uncompilable, match=r"^`hidden` of `.*test_refusals` is not at the top level of its module"
    ):
        Namespace().function(hidden)
    for module, name in (("game", "two words"), ("", "name")):
        with pytest.raises(Uncompilable, match=r"cannot be imported by name$"):
            Namespace().imported(module, name)


def test_a_name_that_python_or_the_handler_needs_gets_another_one() -> None:
    names = Namespace()
    assert [names.imported("game", "class"), names.imported("game", "g")] == ["class_", "g_"]
    assert names.step("vote") == "part_vote"
    assert (
        names.constant("no.module", "ANNA")
        == names.constant("", "ANNA")
        == names.constant("tests.worlds.campfire_rules", "a b")
        == ""
    )
