"""Whose a line is that nobody is said to do: refused on a monster, which is everybody's, and warned
of (DOW5022) in what each player does and below what is offered to another one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.project import pipeline, sets
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord

SET = (
    'id = "set"\nname = "S"\nversion = "1.0.0"\nedition = 1\n'
    'ruleset = "dwar7s_winter"\nuses = ["dwar7s"]\n'
)
MONSTER = 'monster "Pox"\n    flavor "x"\n    appears at wall 2\n    needs 1 dwarf\n    points 2\n'
HERO = 'hero "Lo"\n    flavor "x"\n    music drum\n    points 1\n    ability\n'
DOER = re.compile(r"^each player( with a dwarf \w+ the bearer)? ")
THIRD = re.compile(r"^(\w+?)s (?=.)")
OF_WHOM = [
    word
    for word in VOCABULARY.of_sort(EffectWord)
    if word.subject == "player" and (word.to_subject or word.from_subject)
]
CLAUSES = {
    "attack": "",
    "arrival": "",
    "presence": "when a player plays the horn\n    ",
}


def bare(word: EffectWord) -> str:
    """Return the example of a word as it is said of nobody."""
    said = DOER.sub("", word.example)
    said = said if said == word.example else THIRD.sub(r"\1 ", said)
    return said.replace("the bearer", "each monster")


def codes(folder: Path, head: str, block: str) -> list[str]:
    """Return the codes of what is found of a card with a block."""
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    (folder / "set.toml").write_text(SET)
    (folder / "card.dow").write_text(head + lines)
    return [found.code for found in pipeline.check(sets.read_set(folder)).findings]


def test_all_that_comes_and_goes_is_looked_at() -> None:
    assert {bare(word).split()[0] for word in OF_WHOM} >= {
        "gain",
        "lose",
        "pay",
        "withdraw",
        "take",
    }
    assert len([word for word in OF_WHOM if word.phrase.startswith("lose ")]) == 3


@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("word", OF_WHOM, ids=lambda word: word.phrase)
def test_a_monster_says_who_does_it(tmp_path: Path, word: EffectWord, clause: str) -> None:
    head, opening = f"{MONSTER}    {clause}\n", CLAUSES[clause]
    assert codes(tmp_path, head, opening + bare(word)) == ["DOW3003"]
    assert "DOW3003" not in codes(tmp_path, head, f"{opening}the lead {said_of_one(bare(word))}")


@pytest.mark.parametrize(
    "block",
    [
        "when you play the drum\n    the lead gains 1 wood",
        "when another player plays the horn\n    the lead gains 1 wood",
        "at the end of your turn\n    the lead gains 1 wood",
        "while you occupy forest 1\n    the bearer silences an instrument",
        "at the start of each round\n    each other player loses 1 food",
    ],
)
def test_nobody_is_you_on_a_monster(tmp_path: Path, block: str) -> None:
    assert codes(tmp_path, f"{MONSTER}    presence\n", block) == ["DOW3003"]


@pytest.mark.parametrize("word", OF_WHOM, ids=lambda word: word.phrase)
def test_in_what_each_player_does_it_is_warned_of(tmp_path: Path, word: EffectWord) -> None:
    line = bare(word)
    for opening in ("for each player", "for each other player"):
        assert "DOW5022" in codes(tmp_path, HERO, f"{opening}\n    {line}")
        assert "DOW5022" not in codes(tmp_path, HERO, f"{opening}\n    they {line}")
    offer = (
        "choose another player as friend\nthe friend may pay 2 wood, to gain 2 stone\n    if not\n"
    )
    assert "DOW5022" in codes(tmp_path, HERO, f"{offer}        {line}")
    assert "DOW5022" not in codes(tmp_path, HERO, line)


def said_of_one(line: str) -> str:
    """Return a line with its verb for one player."""
    verb, _, rest = line.partition(" ")
    return f"{verb}s {rest}"
