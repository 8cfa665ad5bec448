"""A printed sentence tells of its doer's own things as of whoever does it, also behind `may` and
`must`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.project.printing import printed_sets
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord

MANIFEST = (
    'name = "Snow"\nid = "snow"\nversion = "1.0"\nedition = 1\nruleset = "dwar7s_winter"\n'
    'uses = ["dwar7s"]\n'
)
HERO = 'hero "Horn"\n    flavor "x"\n    music horn\n    points 1\n    ability\n{}'
WORDS = [
    word.phrase.replace("{monster}", "the beast").replace("{count}", "1")
    for word in VOCABULARY.of_sort(EffectWord)
    if re.search(" your? ", word.printed)
]
"""The lines whose printed sentence speaks of its doer, with one of each enumeration in their
slots.
"""


def printed(folder: Path, line: str) -> str:
    """Return what is printed of a hero whose ability is one line about a monster."""
    line = line.replace("{resource}", "gold").replace("{terrain}", "mine")
    (folder / "set.toml").write_text(MANIFEST)
    ability = f"        choose a monster as beast\n        {line}\n"
    (folder / "card.dow").write_text(HERO.format(ability))
    (text,) = printed_sets.references([folder], "md").values()
    return next(row for row in text.splitlines() if "each other player" in row.lower())


@pytest.mark.parametrize("phrase", WORDS)
def test_whose_is_said_of_who_does_it(tmp_path: Path, phrase: str) -> None:
    for line in (
        f"each other player may {phrase}",
        f"each other player must {phrase}",
        f"each other player may {phrase}, to gain 1 gold",
        f"each other player may gain 1 gold, to {phrase}",
    ):
        said = printed(tmp_path, line)
        assert re.search(" they | their ", said) and not re.search(" your? ", said), said


def test_there_are_such_lines() -> None:
    assert len(WORDS) >= 2


@pytest.mark.parametrize(
    "line",
    [
        "withdraw a dwarf from the beast",
        "you may withdraw a dwarf from the beast",
        "you may withdraw a dwarf from the beast, to gain 1 gold",
        "you must withdraw a dwarf from the beast",
    ],
)
def test_what_you_do_is_yours(tmp_path: Path, line: str) -> None:
    printed(tmp_path, f"{line}\n        each other player gains 1 gold")
    (page,) = printed_sets.references([tmp_path], "md").values()
    assert "one of your dwarves" in page and "their dwarves" not in page
