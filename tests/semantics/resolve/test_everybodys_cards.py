"""`you` on cards that are everybody's: the rules, the goal and the loss of a main objective, the
rules of a scenario. Every word that has a player is tried with `you`, `your` and without a doer.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import (
    EffectWord,
    EventWord,
    FilterWord,
    Place,
    RuleWord,
    Word,
)
from tests.semantics.winter_world import checked_text

YOURS = re.compile(r"\b(you|your|yourself)\b")
OBJECTIVE = """objective "The Long Road"
    flavor "x"
    time short
    standard
        setup
            morale 6
            rounds 6
{lines}        goal {goal}
    hardcore like standard, except
        setup
            rounds 5
"""
SCENARIO = """scenario "The Long Road"
    flavor "x"
{lines}"""


def of_sort(sort: type[Word]) -> list[Word]:
    """Return the words of a sort whose example speaks of you."""
    return [word for word in VOCABULARY.of_sort(sort) if YOURS.search(word.example)]


def codes(text: str) -> set[str]:
    """Return the codes of the errors in a card."""
    _, found = checked_text(text)
    return {each.code for each in found if each.severity.value == "error"}


def objective(block: str, goal: str = "food >= 9") -> str:
    """Return a main objective with these lines in its standard side."""
    return OBJECTIVE.format(
        lines="".join(f"        {line}\n" for line in block.splitlines()), goal=goal
    )


def scenario(block: str) -> str:
    """Return a scenario with these rules."""
    return SCENARIO.format(lines="".join(f"    {line}\n" for line in block.splitlines()))


def crossroads(block: str) -> str:
    """Return a crossroads card with this block of effects."""
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    return f'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "A"\n{lines}'


@pytest.mark.sample(11)
@pytest.mark.parametrize("card", [objective, scenario])
@pytest.mark.parametrize("word", of_sort(EventWord), ids=lambda word: word.phrase)
def test_no_event_is_yours(word: Word, card: object) -> None:
    assert callable(card)
    line = f"when {word.example}\n    add 1 food"
    assert codes(card(line)) & {"DOW3003"}, line
    if not codes(card(line.replace("you ", "a player "))):
        return
    assert not codes(
        crossroads(f"for the rest of the game\n    {line.replace(chr(10), chr(10) + '    ')}")
    )


@pytest.mark.parametrize("card", [objective, scenario])
@pytest.mark.parametrize("word", of_sort(RuleWord), ids=lambda word: word.phrase)
def test_no_rule_is_of_you(word: Word, card: object) -> None:
    assert callable(card)
    assert codes(card(word.example)) == {"DOW3003"}
    assert codes(card(f"while food >= 1\n    {word.example}")) == {"DOW3003"}


@pytest.mark.parametrize("word", of_sort(EffectWord), ids=lambda word: word.phrase)
def test_nothing_is_done_by_you(word: Word) -> None:
    assert codes(objective(f"when a survivor is killed\n    {word.example}"))


BARE = [
    word
    for word in VOCABULARY.of_sort(EffectWord)
    if word.subject == "player" and word.within and word.place is Place.EFFECT
]


@pytest.mark.parametrize("word", BARE, ids=lambda word: word.phrase)
def test_who_does_it_is_said(word: EffectWord) -> None:
    """`discard 1 card` on a card that is everybody's does not say who discards."""
    elsewhere = "in {deck}" in word.within.values() or " of the waste pile" in word.example
    if elsewhere or YOURS.search(word.example):
        return
    line = word.example
    bare = re.sub(r"^(each player|you|another player) (\w+?)s? ", r"\2 ", line)
    assert codes(objective(f"when a survivor is killed\n    {bare}")), bare


OF_WHOM = [word for word in VOCABULARY.of_sort(EffectWord) if word.to_subject or word.from_subject]


@pytest.mark.parametrize("word", OF_WHOM, ids=lambda word: word.phrase)
def test_who_gets_it_and_who_loses_it_is_said(word: EffectWord) -> None:
    """`gain 1 die` went to whoever held the token when the table was set up."""
    bare = re.sub(r"^(each player|you|the player on your right) (\w+?)s? ", r"\2 ", word.example)
    for own in ("another player", "those cards"):
        bare = bare.replace(own, {"another player": "each player"}.get(own, "each card you hold"))
    assert "DOW3003" in codes(objective(f"when a survivor is killed\n    {bare}")), bare


@pytest.mark.parametrize("word", of_sort(FilterWord), ids=lambda word: word.phrase)
def test_no_piece_is_yours(word: Word) -> None:
    nouns = {each.name: each.plural for each in VOCABULARY.nouns}
    assert isinstance(word, FilterWord)
    if "{" in word.phrase or not YOURS.search(word.phrase):
        return
    assert codes(objective("", f"{nouns[word.noun]} {word.phrase} >= 1")) == {"DOW3003"}


@pytest.mark.parametrize(
    "line",
    [
        "at the start of your turn\n    add 1 food",
        "at the end of your turn\n    add 1 food",
        "when a survivor is killed\n    at the start of your turn\n        add 1 food",
        "when a survivor is killed\n    all your survivors get 1 wound",
        "when a survivor is killed\n    if you are exiled\n        add 1 food",
        "when a survivor is killed\n    you may add 1 food",
        "everybody loses if cards you hold = 0",
    ],
)
def test_other_lines_of_yours_are_refused(line: str) -> None:
    assert "DOW3003" in codes(objective(line))


@pytest.mark.parametrize(
    "line",
    [
        "at the start of each turn\n    add 1 food",
        "when a player moves a survivor\n    that player discards 1 card",
        "when a survivor is killed\n    the first player discards 1 card",
        "when a survivor is killed\n    each player discards 1 card",
        "when a survivor is killed\n    add 1 zombie to a location",
        "each player has the ability 4+, once per round\n    discard 1 card\n    add 1 food",
        "everybody loses if cards in the hand of each player = 0",
    ],
)
def test_what_everybody_does_is_said_so(line: str) -> None:
    assert not codes(objective(line))


@pytest.mark.parametrize(
    ("goal", "told"),
    [
        ("you have 3 survivors", "goal each player controls 3 survivors"),
        ("you have no medicine", "goal a player has no medicine card"),
        ("you have no food", "goal a player has no food card"),
        ("your hand is empty", "goal each player has no cards"),
        ("it is your turn", "said of everybody"),
        ("you have 2 dice", "said of everybody"),
    ],
)
def test_a_goal_of_yours_is_led_to_one_of_each_player(goal: str, told: str) -> None:
    found = checking.check_text(objective("", goal).encode(), "road.dow")[0]
    assert told in (found[0].help or "")


@pytest.mark.parametrize("amount", ["no", "3", "3 or more", "at most 3", "fewer than 3"])
def test_what_may_be_the_supply_or_a_hand_is_never_taken_for_one_of_them(amount: str) -> None:
    found = checking.check_text(objective("", f"you have {amount} food").encode(), "road.dow")[0]
    assert found[0].fix is None
    assert "`goal food " in (found[0].help or "")
    assert "each player" in (found[0].help or "")


@pytest.mark.parametrize("card", [objective, scenario])
def test_a_card_by_its_name_is_of_nobodys_hand(card: object) -> None:
    """The hand is yours where a line does not say whose: on these cards it has to."""
    assert callable(card)
    block = 'when a player searches\n    discard "Aspirin"'
    assert codes(card(block)) == {"DOW3003"}
    assert not codes(card(block.replace("discard", "that player discards")))
