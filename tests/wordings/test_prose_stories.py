"""A rule of which one word is not known is taken for no story, and what stands on cards as their
flavor is.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from dowlang.project.game_language import language
from dowlang.project.writing.cards import write_card
from dowlang.project.writing.layout import plain
from dowlang.project.writing.stories import Spoken, tells
from dowlang.project.writing.words_of_cards import clauses_of, spoken
from tests.wordings.printed import cards, printed

ROOT = Path(__file__).parents[2]
BASE = ROOT / "cards" / "base"
HEAD = re.compile(r"[a-z]+")
FLAVOR = re.compile(r'^ *flavor "(.*)"')
WORD = re.compile(r"(?<=[ (])[a-z]{3,}")
"""Matches a word within a line."""

TAKEN, TOLD = 0.006, 0.8
"""Most of the rules with an unknown word that are taken for a story, fewest of the stories."""


@cache
def words(kind: str) -> Spoken:
    """Return how cards of a kind speak, as `dow write` asks it."""
    game = language("dead_of_winter")
    return spoken(game, clauses_of(game).get(kind, frozenset()))


@pytest.mark.proof
def test_a_rule_with_one_unknown_word_is_hardly_ever_a_story() -> None:
    kinds = {card.name: card.kind.name for card in cards(BASE)}
    lines = {
        (kinds[name], plain(line.strip().lstrip("- ")))
        for name, card in printed(BASE).items()
        for line in card.splitlines()
        if not line.lstrip().startswith((">", "#", "**"))
    }
    rules = [each for each in lines if each[1][:1].isupper() and len(each[1].split()) > 3]
    spoilt = [
        (kind, f"{line[: word.start()]}glorp{'s' * word[0].endswith('s')}{line[word.end() :]}")
        for kind, line in rules
        for word in WORD.finditer(line)
    ]
    taken = [line for kind, line in spoilt if tells(line, words(kind))]
    assert len(spoilt) > 1000
    assert len(taken) / len(spoilt) < TAKEN, taken


def test_the_flavor_of_cards_is_a_story() -> None:
    stories, kind = list[tuple[str, str]](), ""
    for file in (ROOT / "cards").rglob("*.dow"):
        for line in file.read_text().splitlines():
            kind = head[0] if (head := HEAD.match(line)) else kind
            stories += [(kind, said) for said in FLAVOR.findall(line)]
    told = [said for kind, said in stories if tells(said, words(kind))]
    assert len(stories) > 100
    assert len(told) / len(stories) > TOLD


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("The first time each round, Anja Rask glorps nothing.", False),
        ("The first time I saw Anja Rask, nothing glorped.", True),
        ("Anja Rask ignores glorp on the exposure die.", False),
        ("She ignores glorp, murmuring to any die.", True),
    ],
)
def test_what_is_done_the_first_time_or_by_name_is_no_story(said: str, told: bool) -> None:
    assert tells(said, words("survivor")) == told


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "said", ["There is only one.", "On the table. All of it.", "I count them every night."]
)
def test_what_somebody_says_is_a_story(said: str) -> None:
    prose = f'Crossroads\nCell\n"{said}"\nWhen you clean waste.\nOption 1: Go in\nLose 1 morale.\n'
    text = write_card(f"{prose}Option 2: Stay\nGain 1 morale.\n", "dead_of_winter").text
    assert text.split("\n")[1].strip().startswith(f'flavor "{said}"')


@pytest.mark.parametrize("lead", ["Read aloud", "Read this", "Read this card"])
def test_a_trigger_to_be_read_is_no_story(lead: str) -> None:
    prose = f"Crossroads\nCell\n{lead} when you clean waste.\nOption 1: Go in\nLose 1 morale.\n"
    text = write_card(f"{prose}Option 2: Stay\nGain 1 morale.\n", "dead_of_winter").text
    assert text.split("\n")[1] == "    when you clean waste"


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "rule",
    ["The colony has at most four warm blankets.", "Your group leader is at the old mill."],
)
def test_what_stands_among_goals_is_no_story(rule: str) -> None:
    prose = f"Secret\nLedger\nMorale is 4 or more.\n{rule}\nYou control at least 3 survivors.\n"
    text = write_card(prose, "dead_of_winter").text
    assert f"# ? {rule}" in text
    assert "goal morale >= 4 and you control at least 3 survivors" in text


@pytest.mark.parametrize("head", ["Crisis\nPrevent: Fuel\nFailure:", "Item\nFood\nPlay:"])
def test_what_stands_in_a_block_of_rules_is_no_story(head: str) -> None:
    text = write_card(f"Cold\n{head} Juggle six hamsters.\n", "dead_of_winter").text
    assert "flavor" not in text
    assert "# ? Juggle six hamsters." in text


OF_THE_GAME = (
    "may only be equipped with one weapon.",
    "ignores the first overrun at his location.",
    "needs no food.",
    "cannot search without a tool.",
    "counts for two survivors at the colony.",
)


@pytest.mark.parametrize("name", ["Bosun Pike", "Dr. Ylva Halvorsen", "The Chaplain of Ward Nine"])
def test_the_name_of_a_card_makes_no_rule_a_story(name: str) -> None:
    for said in (*OF_THE_GAME, "is not attracted by zombies."):
        assert not tells(f'"{name}" {said}', words("survivor"))
    assert tells(f'"{name}" mutters lullabies beneath frozen scaffolding.', words("survivor"))


def test_the_title_of_a_card_makes_no_rule_a_story() -> None:
    card = "Item: Brass Sextant\nTool\nBrass Sextant needs no food.\n"
    assert "flavor" not in write_card(card, "dead_of_winter").text


def test_a_comment_calls_tokens_as_its_author_does() -> None:
    rules = "Rules: Any player may sing to place 1 beet token on this card daily."
    card = f"Main Objective\nBeets\n\nPlace 2 beet tokens on this card.\n{rules}\n"
    text = write_card(card, "dead_of_winter").text
    assert "counter beet" in text and "place 1 beet token on this card daily" in text


@pytest.mark.parametrize(
    "head", ["Prevent: Fuel equal to the number of players.", "Prevent: Fuel."]
)
def test_a_story_may_stand_below_what_a_crisis_asks_for(head: str) -> None:
    story = "The needle was in the red, and who knew what red meant was buried on Tuesday."
    card = f"Crisis\nThe Boiler\n\n{head}\n\n{story}\n\nFailure: Lose 1 morale.\n"
    lines = write_card(card, "dead_of_winter").text.split("\n")
    assert lines[1].startswith(f'    flavor "{story}"')
    assert "    prevent with fuel" in lines
