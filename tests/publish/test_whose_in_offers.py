"""A printed sentence tells of its doer's own things as of whoever does it, also behind `may` and
`must`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project.printing.printed_sets import references

HERO = (
    'hero "Homeward Horn"\n    flavor "Come in."\n    music horn\n    points 1\n    ability\n'
    "        choose a monster as beast\n        {}\n"
)
SET = 'id = "set"\nname = "S"\nversion = "1.0.0"\nedition = 1\nruleset = "dwar7s_winter"\n'


def printed(folder: Path, line: str) -> str:
    (folder / "set.toml").write_text(f'{SET}uses = ["dwar7s"]\n', "utf-8")
    (folder / "horn.dow").write_text(HERO.format(line), "utf-8")
    (page,) = references([folder], "md").values()
    return page


@pytest.mark.parametrize(
    "line",
    [
        "each other player withdraws a dwarf from the beast",
        "each other player may withdraw a dwarf from the beast",
        "each other player may withdraw a dwarf from the beast, to gain 1 gold",
        "each other player must withdraw a dwarf from the beast",
    ],
)
def test_what_others_do_is_theirs(tmp_path: Path, line: str) -> None:
    page = printed(tmp_path, line)
    assert "a dwarf they own" in page and "a dwarf you own" not in page


@pytest.mark.parametrize(
    "line",
    [
        "withdraw a dwarf from the beast",
        "you may withdraw a dwarf from the beast",
        "you may withdraw a dwarf from the beast, to gain 1 gold",
    ],
)
def test_what_you_do_is_yours(tmp_path: Path, line: str) -> None:
    page = printed(tmp_path, line)
    assert "a dwarf you own" in page and "a dwarf they own" not in page
