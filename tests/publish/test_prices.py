"""A price and what is had for it are one sentence (`pay 1 stone to gain 3 gold`) only where the
second line does not come about without the first one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project.printing import printed_sets
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord

MANIFEST = (
    'name = "Snow"\nid = "snow"\nversion = "1.0"\nedition = 1\nruleset = "dwar7s_winter"\n'
    'uses = ["dwar7s"]\n'
)
HERO = 'hero "Horn"\n    flavor "x"\n    music horn\n    points 1\n    ability\n'
MONSTER = (
    'monster "Old Gnaw"\n    flavor "x"\n    appears at wall 1\n    needs 1 dwarf\n'
    "    points 1\n    {}\n"
)
PRICES = [word.example for word in VOCABULARY.of_sort(EffectWord) if word.price]
AS_FAR_AS_POSSIBLE = (
    ("if week >= 1",),
    ("at the end of this round",),
    ("until the end of this round", "    at the start of your turn"),
    ("gain 1 food", "if food of you >= 1"),
    ("you may gain 1 wood", "    if so"),
    ("if week >= 1", "    if food of you >= 1"),
    ("if week >= 3", "    gain 1 wood", "otherwise"),
)
"""Lines below which an ability carries out what it can."""


def printed(folder: Path, head: str, opening: tuple[str, ...], price: str) -> str:
    (folder / "set.toml").write_text(MANIFEST)
    deep = "    " * (opening[-1].count("    ") + 1) if opening else ""
    lines = (*opening, f"{deep}{price}", f"{deep}gain 3 gold")
    (folder / "card.dow").write_text(head + "".join(f"        {line}\n" for line in lines))
    (page,) = printed_sets.references([folder], "md").values()
    return page


def test_there_are_such_words() -> None:
    assert len(PRICES) >= 2


@pytest.mark.parametrize("price", PRICES)
def test_the_price_of_an_ability_is_one_sentence_with_what_is_had(
    tmp_path: Path, price: str
) -> None:
    assert " to gain 3 gold" in printed(tmp_path, HERO, (), price)


@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize("opening", AS_FAR_AS_POSSIBLE)
def test_what_comes_about_all_the_same_is_a_sentence_of_its_own(
    tmp_path: Path, opening: tuple[str, ...], price: str
) -> None:
    text = printed(tmp_path, HERO, opening, price)
    assert " to gain 3 gold" not in text and "ain 3 gold." in text, text


@pytest.mark.parametrize(
    ("many", "is_one"),
    [
        ("a dwarf", True),
        ("2 dwarves", True),
        ("exactly 2 dwarves", True),
        ("each dwarf", False),
        ("all dwarves", False),
        ("up to 2 dwarves", False),
        ("any number of dwarves", False),
        ("all but 1 dwarf", False),
    ],
)
def test_nothing_at_all_is_no_price(tmp_path: Path, many: str, is_one: bool) -> None:
    text = printed(tmp_path, HERO, (), f"return {many} you own on the board to camp")
    assert (" to gain 3 gold" in text) is is_one, text


@pytest.mark.parametrize("clause", ["attack", "arrival"])
def test_what_befalls_everybody_has_no_price(tmp_path: Path, clause: str) -> None:
    (tmp_path / "set.toml").write_text(MANIFEST)
    lines = "        return each dwarf to camp\n        reveal a disaster\n"
    (tmp_path / "card.dow").write_text(MONSTER.format(clause) + lines)
    (page,) = printed_sets.references([tmp_path], "md").values()
    assert "Take each dwarf back to camp." in page, page
