"""Boards without a zone that a card names, boards torn in two, and threats that nobody can ever
meet, are found by the check and not by the game only (DOW5025). Rules: D-BOARD-09, D-COMP-04, -13.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import pipeline, sets

MANIFEST = (
    'id = "set"\nname = "S"\nversion = "1.0.0"\nedition = 1\nruleset = "dwar7s_winter"\n'
    'uses = ["dwar7s"]\n'
)
WHOLE = Path("cards/dwar7s/boards/the_four_valleys.dow").read_text().partition("\n\ntest")[0]
WHOLE = WHOLE.replace("The Four Valleys", "The Narrow Pass") + "\n"


def found(folder: Path, card: str) -> list[str]:
    """Return what is found of a card, by code and message."""
    (folder / "set.toml").write_text(MANIFEST)
    (folder / "card.dow").write_text(card)
    return [f"{one.code} {one.message}" for one in pipeline.check(sets.read_set(folder)).findings]


def without(zone: str) -> str:
    """Return the board without the ways to a zone."""
    rows = []
    for row in WHOLE.splitlines():
        start, to, ends = row.partition(" to ")
        left = [end for end in ends.split(", ") if end != zone]
        if to and "flavor" not in row and (not left or start.split("path ")[-1] == zone):
            continue
        rows.append(row if "flavor" in row else start + to + ", ".join(left))
    return "\n".join(rows) + "\n"


def threat(kind: str, needs: str, at: str = "forest 1") -> str:
    """Return a monster or a disaster with these needs."""
    rest = "    points 2\n" + ("" if kind == "monster" else "    gold 1\n")
    where = "appears" if kind == "monster" else "occurs"
    return f'{kind} "A Flood"\n    flavor "x"\n    {where} at {at}\n    needs {needs}\n{rest}'


@pytest.mark.parametrize(
    ("kind", "needs", "told"),
    [
        ("monster", "8 dwarves", False),  # a champion counts as two
        ("monster", "9 dwarves", True),
        ("disaster", "7 dwarves", False),
        ("disaster", "8 dwarves", True),
        ("monster", "1 dwarves, 14 wood", False),  # gold for the others
        ("monster", "1 dwarves, 15 wood", True),
        ("monster", "1 dwarves, 12 wood, 3 gold", True),
        ("disaster", "2 dwarves, 8 wood", False),  # a guardian spares one
        ("disaster", "2 dwarves, 9 wood", True),
        ("disaster", "2 dwarves, 8 wood, 8 stone", True),
        ("disaster", "2 dwarves, 7 wood, 7 stone", False),
    ],
)
def test_what_nobody_can_have_is_told(tmp_path: Path, kind: str, needs: str, told: bool) -> None:
    text = threat(kind, needs.replace("1 dwarves", "1 dwarf"))
    assert [one[:7] for one in found(tmp_path, text)] == ["DOW5025"] * told


def test_a_board_has_every_zone_that_the_cards_name(tmp_path: Path) -> None:
    assert found(tmp_path, WHOLE) == []
    for zone in ("wall 3", "mine 2", "forest 4"):
        less = without(zone)
        told = found(tmp_path, less)
        assert any(f"it has no {zone}, where" in one for one in told), told


def test_a_threat_is_somewhere(tmp_path: Path) -> None:
    assert found(tmp_path, threat("disaster", "2 dwarves", "wall 3")) == []
    told = found(tmp_path, threat("disaster", "2 dwarves", "wall 9"))
    assert len(told) == 1 and "no board of the set has wall 9" in told[0]


def test_a_board_is_in_one_piece(tmp_path: Path) -> None:
    told = found(tmp_path, WHOLE + "    path plain 8 to plain 9\n")
    assert len(told) == 1 and "no way leads from plain 8 to the castle" in told[0]
