"""`this turn` is refused where it is nobody's: in a crisis, at the start and end of a round."""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord, NumberWord, TruthWord
from tests.semantics.winter_world import found_in

UNTIL = ("until the end of this turn", "    players cannot play cards")
AT_THE_END = ("at the end of this turn", "    add 1 food")
CRISIS = 'crisis "T"\n    flavor "x"\n    prevent with tool\n    failure\n'
OPTIONAL = f"{CRISIS}        lose 1 morale\n    optional 2 tool cards\n"
CROSSROADS = 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n'
HEADS = ("for the rest of the game", "    at the {} of each round")


def codes(card: str, *lines: str) -> list[str]:
    findings = found_in(card + "".join(f"        {line}\n" for line in lines))
    return [finding.code for finding in findings if finding.code < "DOW5"]


def within(lines: tuple[str, ...], *heads: str) -> tuple[str, ...]:
    return (*heads, *("    " * len(heads) + line for line in lines))


@pytest.mark.parametrize("said", [UNTIL, AT_THE_END])
@pytest.mark.parametrize("card", [CRISIS, OPTIONAL])
def test_a_crisis_is_in_no_turn(card: str, said: tuple[str, ...]) -> None:
    later = tuple(line.replace("this turn", "next turn") for line in said)
    assert codes(card, *said) == ["DOW3018"]
    assert codes(card, *within(said, "if food >= 1")) == ["DOW3018"]
    assert codes(card, *within(said, "for each survivor at the colony")) == ["DOW3018"]
    assert codes(card, *within(said, "at the end of this round")) == ["DOW3018"]
    assert codes(card, *later) == []
    for turn in ("at the end of next turn", "the next time a zombie is killed"):
        assert codes(card, *within(said, turn)) == []


@pytest.mark.parametrize("said", [UNTIL, AT_THE_END])
@pytest.mark.parametrize("edge", ["start", "end"])
def test_nor_is_the_edge_of_a_round(edge: str, said: tuple[str, ...]) -> None:
    heads = tuple(head.format(edge) for head in HEADS)
    assert codes(CROSSROADS, *within(said, *heads)) == ["DOW3018"]
    assert codes(CROSSROADS, *within(said, f"at the {edge} of next round")) == ["DOW3018"]
    turns = tuple(head.replace("round", "turn") for head in heads)
    assert codes(CROSSROADS, *within(said, *turns)) == []
    assert codes(CROSSROADS, *said) == []


WORDS = {
    "if zombies killed this turn >= 1": NumberWord,
    "if actions taken this turn >= 1": NumberWord,
    'if "Biscuit" moved this turn': TruthWord,
    'if "Biscuit" started this turn at "School"': TruthWord,
}


def test_words_that_hold_this_turn_are_all_gone_through() -> None:
    said = [word for word in VOCABULARY.words if "this turn" in word.phrase]
    assert sorted(map(type, said), key=str) == sorted(WORDS.values(), key=str)


@pytest.mark.parametrize("asked", WORDS)
def test_words_that_hold_this_turn_are_of_somebodys(asked: str) -> None:
    said = (asked, "    add 1 food")
    assert codes(CRISIS, *said) == codes(OPTIONAL, *said) == ["DOW3018"]
    assert codes(CROSSROADS, *within(said, "at the end of next round")) == ["DOW3018"]
    assert codes(CROSSROADS, *said) == []


EVENTS = [word for word in VOCABULARY.of_sort(EventWord) if word.option == "" and word.example]
BETWEEN = [word for word in EVENTS if word.between_turns]
ASKED = ("if a survivor was killed this turn", "    add 1 food")


@pytest.mark.parametrize("said", [UNTIL, AT_THE_END, ASKED])
@pytest.mark.parametrize("event", [word.example for word in BETWEEN])
def test_nor_is_what_happens_between_turns(event: str, said: tuple[str, ...]) -> None:
    """Every event of the rounds and of the colony phase, and each step that is replaced."""
    heads = ("for the rest of the game", f"    when {event}")
    assert codes(CROSSROADS, *within(said, *heads)) == ["DOW3018"]
    assert codes(CROSSROADS, *within(said, f"the next time {event}")) == ["DOW3018"]
    again = ("the next time a zombie is killed", *("    " + line for line in said))
    assert codes(CROSSROADS, *within(again, *heads)) == []


@pytest.mark.parametrize("said", [UNTIL, AT_THE_END, ASKED])
def test_nor_is_a_step_of_the_colony_phase(said: tuple[str, ...]) -> None:
    heads = ("for the rest of the game", "    instead of the food step")
    assert codes(CROSSROADS, *within(said, *heads)) == ["DOW3018"]
    assert codes(CRISIS, *said) == ["DOW3018"]


@pytest.mark.parametrize("event", ["a zombie is killed", "a survivor is wounded", "morale is lost"])
def test_what_may_happen_in_a_turn_is_in_one(event: str) -> None:
    """It may come between turns as well, and then it is the turn to come."""
    heads = ("for the rest of the game", f"    when {event}")
    assert codes(CROSSROADS, *within(AT_THE_END, *heads)) == []
