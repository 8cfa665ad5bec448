"""A game that is refused before it starts writes nothing: an earlier journal, save or seat's save
of that name stays as it was, and no file takes the place of another.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tests.cli.running import dow

REFUSED = {
    "agent": ("--agents", "nosuch"),
    "players": ("--players", "9"),
    "set": ("--set", "nosuch"),
    "seat": ("--human", "7", "--players", "3"),
    "objective": ("--objective", "nope"),
    "setting": ("--setting", "scenario=nope"),
    "variant": ("--variant", "nope"),
    "rule": ("--rule", "nope=1"),
    "value": ("--rule", "colony.spaces=many"),
    "format": ("--format", "nope"),
    "format for a person": ("--format", "json", "--human", "1"),
    "no file": ("--continue", "nosuch.json"),
    "no save": ("--continue", "set.toml"),
    "both": ("--continue", "set.toml", "--players", "3"),
    "seed": ("--seed", "x"),
    "option": ("--nosuch",),
}
FILES = ("--journal", "--save", "--save-seat")


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder to write into, with a file that is no save."""
    (tmp_path / "set.toml").write_text("x = 1\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("arguments", REFUSED.values(), ids=REFUSED)
def test_a_refused_start_leaves_earlier_files(arguments: tuple[str, ...], here: Path) -> None:
    for option in FILES:
        (here / option[2:]).write_text("earlier", encoding="utf-8")
    seat = () if "--human" in arguments else ("--human", "1")
    files = [word for option in FILES for word in (option, option[2:])]
    done = dow("play", *seat, *arguments, *files, stdin=b"1\n", cwd=here)
    assert done.code in (1, 2) and done.err.strip()  # 1: the save is damaged
    assert {path.name for path in here.iterdir()} == {*(one[2:] for one in FILES), "set.toml"}
    assert {(here / option[2:]).read_text("utf-8") for option in FILES} == {"earlier"}


@pytest.mark.sample(2)
@pytest.mark.parametrize("two", list(combinations((*FILES, "--continue"), 2)), ids="+".join)
def test_no_file_takes_the_place_of_another(two: tuple[str, str], here: Path) -> None:
    """However the name is written; only a game that goes on is saved where it was."""
    save = here / "x"
    assert dow("play", "--seed", "1", "--agents", "random", "--save", str(save)).code == 0
    kept = save.read_bytes()
    done = dow("play", "--human", "1", two[0], "x", two[1], "./x", stdin=b"quit\n", cwd=here)
    if two == ("--save", "--continue"):
        assert done.code == 0
        return
    assert done.code == 2 and "named twice" in done.err and two[0] in done.err
    assert two[1] in done.err and save.read_bytes() == kept
