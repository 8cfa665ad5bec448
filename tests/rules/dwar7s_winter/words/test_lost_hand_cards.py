"""A hand limit that falls in somebody's turn is asked of nobody any more. Rules: D-PH1-01, -09."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import pipeline, sets

LOSES = "each player loses 1 hand card"
HERO = 'hero "Lo"\n    flavor "x"\n    music drum\n    points 1\n    ability\n'
MONSTER = 'monster "Pox"\n    flavor "x"\n    appears at wall 2\n    needs 1 dwarf\n    points 2\n'
EVENTS = ("start", "pass", "defeat a monster", "overcome a disaster", "play the drum")


def warned(folder: Path, card: str) -> list[str]:
    """Return the codes of what is found of a card."""
    (folder / "set.toml").write_text(
        'id = "set"\nname = "S"\nversion = "1.0.0"\nedition = 1\n'
        'ruleset = "dwar7s_winter"\nuses = ["dwar7s"]\n'
    )
    (folder / "card.dow").write_text(card)
    return [found.code for found in pipeline.check(sets.read_set(folder)).findings]


@pytest.mark.parametrize(
    "card",
    [
        f"{HERO}        {LOSES}\n",
        f"{HERO}        gain 1 gold\n        each player except you loses 2 hand cards\n",
        *(
            f"{HERO}        until the end of next round\n"
            f"            when you {event}\n                {LOSES}\n"
            for event in EVENTS
        ),
        f"{HERO}        at the start of next round\n            {LOSES}\n",
        f"{MONSTER}    presence\n        at the start of each round\n            {LOSES}\n",
        f"{MONSTER}    presence\n        when a player starts\n            {LOSES}\n",
        f"{MONSTER}    presence\n        when a player defeats the bearer\n            {LOSES}\n",
    ],
)
def test_in_a_turn_and_before_the_tracks_are_set_nothing_comes_of_it(
    tmp_path: Path, card: str
) -> None:
    assert warned(tmp_path, card) == ["DOW5025"]


@pytest.mark.parametrize(
    "card",
    [
        f"{MONSTER}    attack\n        {LOSES}\n",
        f"{MONSTER}    arrival\n        {LOSES}\n",
        f"{HERO}        each player loses 1 action\n",
    ],
)
def test_before_the_turns_it_counts(tmp_path: Path, card: str) -> None:
    assert warned(tmp_path, card) == []
