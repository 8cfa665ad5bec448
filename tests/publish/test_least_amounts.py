"""A number in a condition is the least, and print says so in every language: `if you control 2
survivors` as `at least 2`, `each player who controls 1 survivor` as `a survivor`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.diagnostics import Severity
from dowlang.project.pipeline import language
from dowlang.project.printing import printed_sets
from dowlang.syntax import disagreements, parse
from dowlang.vocabulary.declarations import Place
from tests.semantics.winter_world import checked_text

MANIFEST = (
    'name = "Snow"\nid = "snow"\nversion = "1.0"\nedition = 1\nruleset = "dead_of_winter"\n'
    'uses = ["base"]\nlanguages = ["es", "ru", "ja"]\n'
)
CARD = 'crossroads "{name}"\n    flavor "x"\n    when you clean waste\n    option "A"\n{lines}'
SHAPES = {
    Place.PREDICATE: "        if {}\n            gain 1 morale\n",
    Place.STATE: "        if {}\n            gain 1 morale\n",
    Place.FILTER: "        if there is a {noun} {}\n            gain 1 morale\n",
}
ONE = re.compile(
    r"\ban? ((?:[a-z]+ )?)(card|survivor|player|location|die|wound|zombie|barricade)\b"
)


LINES = (
    "if you control {} survivor{s}",
    "if no player has {} food card{s}",
    "if {} survivor{s} you control is wounded",
    "if you have {} weapon card{s}",
    "if {} location{s} outside the colony was searched this round",
    'if there is {} survivor{s} at "School"',
    "for each player who controls {} survivor{s}",
    "for each player with {} fuel card{s}",
    "for each player where (it controls {} wounded survivor{s})",
    "for each location with {} survivor{s} you control",
)


def asked(number: str) -> list[str]:
    """Return lines that ask for something, each example of the vocabulary with a number in it."""
    words = language("dead_of_winter")
    plurals = words.grammar.plurals
    several = number not in ("a", "1")
    out = [
        f"        if there is {number} helpless survivor\n            gain 1 morale\n"
        if not several
        else f"        if there are {number} helpless survivors\n            gain 1 morale\n",
    ]
    for line in LINES:
        row = line.format(number, s="s" if several else "")
        if several:
            row = re.sub(r"\bis\b", "are", row).replace("was", "were")
        out.append(f"        {row}\n            gain 1 morale\n")
    for word in words.vocabulary.words:
        if word.place not in SHAPES or not ONE.search(word.example):
            continue
        said = ONE.sub(
            lambda one: f"{number} {one[1]}{plurals[one[2]] if several else one[2]}",
            word.example,
            count=1,
        )
        shape = SHAPES[word.place]
        out.append(shape.format(said, noun=getattr(word, "noun", "") or "survivor"))
    return out


def printed(folder: Path, lines: list[str]) -> dict[str, list[str]]:
    """Return what is printed of each line, one card a line, by language."""
    folder.mkdir()
    (folder / "set.toml").write_text(MANIFEST, "utf-8")
    for at, line in enumerate(lines):
        (folder / f"c{at}.dow").write_text(CARD.format(name=f"Card {at}", lines=line), "utf-8")
    out = {}
    for code in ("", "es", "ru", "ja"):
        (text,) = printed_sets.references([folder], "md", code).values()
        out[code] = text.splitlines()
    return out


def fine(line: str) -> bool:
    """Return True for a line that can stand on a card."""
    text, parser = CARD.format(name="Card", lines=line), language("dead_of_winter").parser
    _, found = checked_text(text)
    made, _ = parse("x.dow", text, parser)
    wrong = [each for each in found if each.severity is Severity.ERROR]
    return not (wrong or disagreements(made, text, parser))


@pytest.mark.parametrize(("number", "least", "most"), [("1", "a", 16), ("2", "at least 2", 13)])
def test_a_number_is_printed_as_the_least(
    tmp_path: Path, number: str, least: str, most: int
) -> None:
    pairs = [
        (one, other)
        for one, other in zip(asked(number), asked(least), strict=True)
        if fine(one) and fine(other)
    ]
    assert len(pairs) >= most, len(pairs)
    said = printed(tmp_path / "said", [one for one, _ in pairs])
    meant = printed(tmp_path / "meant", [other for _, other in pairs])
    assert said == meant


def test_exactly_so_many_stay_so_many(tmp_path: Path) -> None:
    lines = ["        if you control exactly 1 survivor\n            gain 1 morale\n"]
    assert any("exactly 1 survivor" in row for row in printed(tmp_path / "said", lines)[""])


def test_what_is_done_stays_so_many(tmp_path: Path) -> None:
    lines = ["        discard 2 cards\n        kill 2 zombies at the colony\n"]
    text = "\n".join(printed(tmp_path / "said", lines)[""])
    assert "Discard 2 cards" in text and "Kill 2 zombies" in text
