"""A card that another one is strictly better than is named, and none of which that is not sure."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.analysis.dominated_items import dominated
from dowlang.simulate import ResultFile, Source
from dowlang.simulate.game_records import Task
from dowlang.simulate.report import report_of
from tests.conftest import ROOT

SURE = {  # by name of the pair: its deck, what both say with numbers, the numbers, the sentence
    "food": ("fuel, in Hospital", "play: add {} food", (4, 6), "`add 6 food` for 4"),
    "price": (
        "fuel, in School",
        "play: add {} food: add {} zombies to the colony",
        (2, 3, 4, 2),
        "`add 4 food` for 2, `add 2 zombies to place` for 3",
    ),
    "weapon": (
        "weapon, in Hospital",
        "equip: attack of the bearer is {}",
        (4, 3),
        "`attack of subject is 3` for 4",
    ),
}
UNSURE = {  # by name of the pair: deck and lines of the one, then of the other
    "deck": ("fuel, in Library", "play: add 4 food", "fuel, in Gas Station", "play: add 6 food"),
    "symbol": ("tool, in Library", "play: add 4 food", "food, in Library", "play: add 6 food"),
    "same": ("tool, in School", "play: add 4 food", "tool, in School", "play: add 4 food"),
    "dearer": (
        *("food, in Hospital", "play: add 2 food: add 2 zombies to the colony"),
        *("food, in Hospital", "play: add 4 food: add 3 zombies to the colony"),
    ),
    "place": (
        *("weapon, in Library", 'play: remove 4 zombies from "School"'),
        *("weapon, in Library", 'play: remove 5 zombies from "Library"'),
    ),
    "condition": (
        *("medicine, in Gas Station", "play: if morale <= 4:     add 4 food"),
        *("medicine, in Gas Station", "play: if morale <= 2:     add 6 food"),
    ),
    "die": (
        *("tool, in Gas Station", "equip: the bearer has the ability 2+:     add 4 food"),
        *("tool, in Gas Station", "equip: the bearer has the ability 5+:     add 6 food"),
    ),
    "two-edged": (
        *("food, in Gas Station", "play: add 2 helpless survivors"),
        *("food, in Gas Station", "play: add 3 helpless survivors"),
    ),
}


def text_of(name: str, deck: str, lines: str) -> str:
    """The file of a card."""
    symbol, place = deck.split(", in ")
    head, *rest = lines.split(": ")
    body = "".join(f"        {line}\n" for line in rest)
    return f'item "{name}"\n    {symbol}, in "{place}" x 1\n    {head}\n{body}'


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> CardSet:
    """The starter set with all these pairs."""
    place = tmp_path_factory.mktemp("dominated") / "base"
    shutil.copytree(ROOT / "cards" / "base", place, ignore=shutil.ignore_patterns("generated"))
    files = {}
    for name, (deck, lines, numbers, _) in SURE.items():
        half = len(numbers) // 2
        files[f"Worse {name}"] = deck, lines.format(*numbers[:half])
        files[f"Better {name}"] = deck, lines.format(*numbers[half:])
    for name, (deck, lines, other, others) in UNSURE.items():
        files[f"One {name}"], files[f"Other {name}"] = (deck, lines), (other, others)
    more = Counter(deck.split(", in ")[1].lower().replace(" ", "_") for deck, _ in files.values())
    for name, (deck, lines) in files.items():
        path = place / "items" / f"{re.sub('[ -]', '_', name.lower())}.dow"
        path.write_text(text_of(name, deck, lines), "utf-8")
    manifest = place / "set.toml"
    text = manifest.read_text("utf-8")
    for deck, count in more.items():
        text = text.replace(f"\n{deck} = 20\n", f"\n{deck} = {20 + count}\n")
    manifest.write_text(text, "utf-8")
    return dowlang.load(place)


def said(cards: CardSet, pair: str) -> list[str]:
    """What is said of the cards of a pair."""
    return [found.says for found in dominated(cards) if f" {pair}:" in found.says]


@pytest.mark.proof
@pytest.mark.parametrize("pair", SURE)
def test_a_card_with_better_numbers_is_better(cards: CardSet, pair: str) -> None:
    deck, _, _, numbers = SURE[pair]
    place = deck.split(", in ")[1].lower()
    assert said(cards, pair) == [
        f"Worse {pair}: Better {pair} is strictly better, {numbers}, in the same deck ({place})"
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize("pair", UNSURE)
def test_what_differs_otherwise_is_not_compared(cards: CardSet, pair: str) -> None:
    assert said(cards, pair) == []


def test_the_report_says_it_without_a_game(cards: CardSet, tmp_path: Path) -> None:
    task = Task(Source("nowhere", "load"), {"players": 2}, {}, ("random",), True)
    with ResultFile.new(tmp_path / "games.sqlite") as file:
        file.begin(cards, task, 0, 0, 0.0)
        findings = report_of(file, cards.ruleset)["findings"]
    (found,) = [one for one in findings if one["says"].startswith("Worse food")]
    assert (found["file"], found["line"]) == ("items/worse_food.dow", 1)
    assert found["figure"] == {"by": "base/items/better_food", "add {count} food": [4, 6]}
    assert "Tinned Soup: Sack of Rice is strictly better" in " ".join(
        one["says"] for one in findings
    )
