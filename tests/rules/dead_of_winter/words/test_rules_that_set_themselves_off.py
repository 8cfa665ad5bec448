"""A rule whose line brings about what it waits for is warned of (DOW5030), and what effects declare
to bring about does come of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.testing import run_tests
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import found_in

SET_OFF = {
    "add {count} zombies to {place}": (
        "a zombie is added to the colony",
        "add 1 zombie to the colony",
    ),
    "remove {count} zombies from {place}": (
        "a zombie is removed from the colony",
        "remove 1 zombie from the colony",
    ),
    "kill {count} zombies": ("a zombie is killed", "kill 1 zombie at the colony"),
    "add {count} barricades to {place}": (
        "a barricade is added to the colony",
        "add 1 barricade to the colony",
    ),
    "add {count} noise to {place}": ('noise is added to "School"', 'add 1 noise to "School"'),
    "draw {count} cards from {deck}": ("you draw a card", 'draw 1 card from the "School" deck'),
    "discard {card}": ("you discard a card", "discard 1 card"),
    "gain {count} morale": ("morale is gained", "gain 1 morale"),
    "lose {count} morale": ("morale is lost", "lose 1 morale"),
    "add {count} food": ("food is added", "add 1 food"),
    "add {count} helpless survivors": ("a helpless survivor is added", "add 1 helpless survivor"),
    "remove {count} helpless survivors": (
        "a helpless survivor is removed",
        "remove 1 helpless survivor",
    ),
    "kill {count} helpless survivors": (
        "a helpless survivor is killed",
        "kill 1 helpless survivor",
    ),
    "shuffle {deck}": ("a deck is shuffled", 'shuffle the "School" deck'),
    "get {count} wounds": ('"Biscuit" is wounded', '"Biscuit" gets 1 wound'),
    "get {count} frostbite": ('"Biscuit" is frostbitten', '"Biscuit" gets 1 frostbite'),
    "kill {survivor}": ("a survivor is killed", "kill a survivor you control"),
}
"""Phrase of each effect that declares what it brings about -> such an event, and a line."""
HEAD = 'crossroads "{name}"\n    flavor "x"\n    if morale >= 1\n    option "A"\n'
TAIL = '    option "B"\n        nothing happens\n'
RULE = "        until the end of this round\n            when {event}\n                {line}\n"


def codes(event: str, line: str) -> set[str]:
    """Return the codes of what is found in a card whose option has a rule."""
    written = RULE.format(event=event, line=line)
    found = found_in(HEAD.format(name="T") + written + TAIL)
    return {each.code for each in found} - {"DOW5011"}


def test_each_effect_that_declares_an_event_has_its_line() -> None:
    assert {w.phrase for w in VOCABULARY.of_sort(EffectWord) if w.brings} == set(SET_OFF)


@pytest.mark.parametrize("phrase", SET_OFF)
def test_it_is_warned_of_without_a_limit(phrase: str) -> None:
    event, line = SET_OFF[phrase]
    assert codes(event, line) == {"DOW5030"}
    assert not codes(f"{event}, once per round", line)
    assert not codes(event, f"if morale >= 3\n                    {line}")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ("a survivor is wounded", "that survivor gets 1 wound"),
        ("a survivor you control is wounded", "that survivor gets 1 wound"),
        ("a survivor is frostbitten", "that survivor gets 1 frostbite"),
        ("a survivor is wounded", "that survivor gets 1 frostbite"),
        ("a zombie is added to a location", "add 1 zombie to that location"),
        ("a player draws a card", 'that player draws 1 card from the "School" deck'),
        ("noise is added to a location", "add 1 noise to that location"),
    ],
)
def test_the_one_of_the_event_is_spoken_of(event: str, line: str) -> None:
    assert codes(event, line) == {"DOW5030"}


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ("a survivor is wounded", "lose 1 morale"),
        ("a survivor is killed", 'kill "Biscuit"'),
        ("morale is gained", "lose 1 morale"),
        ('a zombie is added to "School"', "add 1 zombie to the colony"),
        ("you draw a card", 'another player draws 1 card from the "School" deck'),
        ("a survivor is frostbitten", "that survivor gets 1 wound"),
        ("a survivor where (wounds on it = 1) is wounded", "that survivor gets 1 wound"),
    ],
)
def test_another_event_or_another_thing_is_no_chain(event: str, line: str) -> None:
    assert "DOW5030" not in codes(event, line)


CHAINS = {
    "two": (("morale is lost", "add 1 food"), ("food is added", "lose 1 morale")),
    "three": (
        ("morale is lost", "add 1 food"),
        ("food is added", 'add 1 noise to "School"'),
        ("noise is added to a location", "lose 1 morale"),
    ),
    "a named survivor": (
        ('"Biscuit" is wounded', "gain 1 morale"),
        ("morale is gained", '"Biscuit" gets 1 wound'),
    ),
}
ENDED = {
    "a limit": (
        ("morale is lost", "add 1 food"),
        ("food is added, once per round", "lose 1 morale"),
    ),
    "a question": (
        ("morale is lost", "add 1 food"),
        ("food is added", "if food >= 9\n                    lose 1 morale"),
    ),
    "one way": (("morale is lost", "add 1 food"), ("food is added", "gain 1 morale")),
    "another place": (
        ('a zombie is added to "School"', "add 1 zombie to the colony"),
        ('a zombie is added to "Library"', 'add 1 zombie to "School"'),
    ),
}


def chained(rules: tuple[tuple[str, str], ...], apart: bool = False) -> list[tuple[str, int]]:
    """Return what is found in a card whose option has these rules, in one block or `apart`."""
    head = "        until the end of this round\n"
    blocks = [f"            when {event}\n                {line}\n" for event, line in rules]
    text = (
        HEAD.format(name="T")
        + head
        + (TAIL.replace("B", "C") + '    option "D"\n' + head).join(blocks)
        if apart
        else HEAD.format(name="T") + head + "".join(blocks)
    )
    found = found_in(text + TAIL)
    return [(each.code, each.span.line) for each in found if each.code != "DOW5011"]


@pytest.mark.parametrize("chain", CHAINS)
def test_rules_that_set_each_other_off_are_each_warned_of(chain: str) -> None:
    rules = CHAINS[chain]
    assert chained(rules) == [("DOW5030", 6 + 2 * number) for number in range(len(rules))]
    assert not [each for each in chained(rules, apart=True) if each[0] == "DOW5030"]


@pytest.mark.parametrize("ended", ENDED)
def test_a_chain_that_ends_is_none(ended: str) -> None:
    assert not [each for each in chained(ENDED[ended]) if each[0] == "DOW5030"]


def test_what_an_effect_declares_comes_of_it(tmp_path: Path) -> None:
    """In a game a rule that waits for it is carried out."""
    written = []
    for number, (event, line) in enumerate(SET_OFF.values()):
        marked = "gain 1 morale" if "food" in event else "add 2 food"
        counted = "morale = 4" if "food" in event else "food = 12"
        rule = RULE.format(event=f"{event}, once per round", line=marked)
        name = f"Set Off {number}"
        written.append(
            f"{HEAD.format(name=name)}{rule}        {line}\n{TAIL}\n"
            f'test "It is heard {number}"\n    given players = 2, morale = 3, food = 10\n'
            "    given zombies at the colony = 2, helpless survivors = 2\n"
            '    given player 1 controls "Biscuit", player 1 has "Cricket Bat"\n'
            f'    given crossroads "{name}"\n    when player 1 chooses "A"\n    then {counted}\n'
        )
    (tmp_path / "set_off.dow").write_text("\n".join(written), "utf-8")
    (asked,) = checking.tests_of([tmp_path / "set_off.dow"])
    results = run_tests(asked.cards, asked.tests).results
    assert len(results) == len(SET_OFF)
    assert not [result.message() for result in results if result.message()]
