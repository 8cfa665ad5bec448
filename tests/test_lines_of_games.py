"""The table of `docs/adding.md` says about how many lines each game takes today."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = {
    "Dwar7s Winter": ("dowlang/rulesets/dwar7s_winter", "cards/dwar7s"),
    "the orchard": ("examples/orchard/orchard", "examples/orchard/cards"),
    "the strand": ("examples/strand/strand", "examples/strand/cards"),
}
PLACES = {
    "state, events, procedures, actions": (
        "state",
        "procedures",
        "actions",
        "events.py",
        "game.py",
    ),
    "words": ("words",),
    "views, ruleset": ("views.py", "ruleset.py"),
    "analysis (invariants, odds, secrecy)": ("analysis",),
    "narration": ("narration",),
    "screen": ("screen",),
    "agents": ("agents",),
    "look of printed decks": ("look",),
}
"""By row of the table what a game's package has for it."""

TESTS = ("tests/rules/dwar7s_winter", "tests/test_own_game.py", "tests/test_strand.py")
TOLERATED = 0.15
"""Share by which a round figure may be off: more than one mend of a word adds."""


def lines(*places: Path, ending: str = ".py") -> int:
    """Return how many lines the files at and below some places have, those of empty packages left
    out.
    """
    files = [
        file
        for place in places
        for file in ([place] if place.is_file() else sorted(place.rglob(f"*{ending}")))
    ]
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


def counted(row: str) -> tuple[int, ...]:
    """Return the lines of a row, game by game."""
    if row == "tests of the rules":
        return tuple(lines(ROOT / place) for place in TESTS)
    if row == "cards, lines with their tests":
        return tuple(lines(ROOT / cards, ending=".dow") for _, cards in GAMES.values())
    return tuple(
        lines(*(ROOT / package / place for place in PLACES[row])) for package, _ in GAMES.values()
    )


def table() -> dict[str, tuple[int, ...]]:
    """Return the rows of the page, 0 for a dash."""
    page = (ROOT / "docs" / "adding.md").read_text("utf-8")
    head, _, rows = page.partition(f"| part | {' | '.join(GAMES)} |\n|---|---|---|---|\n")
    assert rows, head[-200:]
    found = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", rows, re.M)
    return {
        row: tuple(0 if cell == "–" else int(cell.replace(",", "")) for cell in cells)
        for row, *cells in found
    }


ROWS = table()


def test_each_room_of_the_games_has_its_row() -> None:
    assert set(ROWS) == {*PLACES, "cards, lines with their tests", "tests of the rules"}
    there = {
        path.name
        for package, _ in GAMES.values()
        for path in (ROOT / package).iterdir()
        if path.suffix == ".py" or list(path.rglob("*.py"))
    }
    assert there - {"__init__.py"} == {place for places in PLACES.values() for place in places}


def test_a_row_says_how_many_lines_there_are() -> None:
    now = {row: counted(row) for row in ROWS}
    assert not {
        row: (written, real)
        for row, written in ROWS.items()
        for real in [now[row]]
        if any(abs(w - r) > TOLERATED * r for w, r in zip(written, real, strict=True))
    }
