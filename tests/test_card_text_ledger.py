"""The ledger of Part 5, `docs/part5.md`: an entry for each of the rules document's, and every
line it names checks in a small card.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

from tests.rules.dead_of_winter.words.test_contract_of_words import (
    CARD,
    HEAD,
    SURVIVOR,
    TALK,
    mistakes,
)

ROOT = Path(__file__).parents[1]
LEDGER = ROOT / "docs" / "part5.md"
RULEBOOK = ROOT / "docs" / "rules" / "dead-of-winter.md"
NOT_BY_A_CARD = "not by a card: "

OPTION = '    option "a"\n'
ENDING = '    option "z"\n        gain 1 morale\n'
SIDE = "    time short\n    standard\n        setup\n            morale 6\n            rounds 6\n"
OTHER_SIDE = "    hardcore like standard, except\n        setup\n            rounds 5\n"
JARS = 'objective "Trial"\n    flavor "x"\n' + SIDE
BODIES = (
    CARD + OPTION + "        {0}\n",
    CARD + OPTION + "        {0}\n            gain 1 morale\n",
    TALK + OPTION + "        {0}\n",
    HEAD + "    {0}\n" + ENDING,
    CARD + '    option "a" if {0}\n        gain 1 morale\n',
    SURVIVOR + "    passive\n        {0}\n",
    SURVIVOR + "    passive\n        {0}\n            gain 1 morale\n",
    SURVIVOR + "    ability 1+\n        {0}\n",
    CARD + "    {0}\n",
    'secret "Trial"\n    flavor "x"\n    {0}\n',
    JARS.replace("rounds 6\n", "rounds 6\n            {0}\n")
    + "        counter jars\n        when a zombie is killed\n            add 1 to jars\n"
    "        goal jars >= 2\n" + OTHER_SIDE,
    JARS
    + "        counter jars\n        when a zombie is killed\n            {0}\n        goal jars "
    ">= 2\n" + OTHER_SIDE,
    JARS
    + "        counter jars\n        when a zombie is killed\n            add 1 to jars\n        "
    "{0}\n" + OTHER_SIDE,
    JARS
    + "        {0}\n        when a zombie is killed\n            add 1 to jars\n        goal jars "
    ">= 2\n" + OTHER_SIDE,
    JARS.replace("            morale 6\n", "            {0}\n")
    + "        goal food >= 3\n"
    + OTHER_SIDE,
    JARS.replace("            rounds 6\n", "            {0}\n")
    + "        goal food >= 3\n"
    + OTHER_SIDE,
    'scenario "Trial"\n    flavor "x"\n    {0}\n',
)
"""What can stand around a line, tried in this order."""

WHOLE = {
    "survivor": SURVIVOR,
    "location": 'location "Library"\n    flavor "x"\n    survivors 3\n    entrance 3\n    noise '
    "4\n    finds education\n",
    "item": 'item "Trial"\n    flavor "x"\n    fuel, in "Library" x 2\n    play\n        add 1 '
    "food\n",
    "crisis": 'crisis "Trial"\n    flavor "x"\n    prevent with food\n    failure\n        lose 1 '
    "morale\n",
    "crossroads": CARD + ENDING,
    "objective": JARS + "        goal food >= 3\n" + OTHER_SIDE,
    "secret": 'secret "Trial"\n    flavor "x"\n    goal food >= 3\n',
    "betrayal": 'betrayal "Trial"\n    flavor "x"\n    goal morale = 0\n',
    "exile": 'exile "Trial"\n    flavor "x"\n    goal morale = 0\n',
}
"""The cards that the headline alone stands for."""


def entries(number: str, text: str) -> list[str]:
    """What a section of Part 5 names, in its order: the words in back-ticks where it has such,
    else the cells or clauses of prose.
    """
    rows = [
        line.strip("| ").split(" | ")
        for line in text.splitlines()
        if line.startswith("|") and not line.startswith("|---")
    ][1:]
    quoted = re.compile(r"`([^`]+)`").findall
    match number:
        case "5.1":
            return [
                one
                for row in rows
                for one in (
                    row[1].split(", ")
                    if row[0] == "tokens"
                    else quoted(row[1] if row[0] == "zones" else row[0])
                )
            ]
        case "5.2":
            return [one for row in rows for one in quoted(row[1]) or row[1].split(" / ", 2)]
        case "5.3" | "5.5":
            modifiers = [
                line
                for line in text.splitlines()
                if line.startswith(("Trigger modifiers", "Combinators"))
            ]
            return [one for row in rows for one in quoted(row[0])] + [
                one for line in modifiers for one in quoted(line)
            ]
        case "5.4" | "5.8":
            return [one.strip() for row in rows for one in row[0].split(";")]
        case "5.6":
            return [one.strip(" .") for one in " ".join(text.split()).split(";")]
        case "5.7":
            return [row[0] for row in rows]
    return quoted(text)


@lru_cache(maxsize=1)
def asked() -> dict[str, list[str]]:
    """The entries of Part 5 by section, each of a section once."""
    part = RULEBOOK.read_text("utf-8").partition("# Part 5 —")[2].partition("\n---\n\n# Part 6")[0]
    parts = re.split(r"^## (5\.\d) [^\n]*\n", part, flags=re.MULTILINE)[1:]
    return {
        number: list(dict.fromkeys(entries(number, text)))
        for number, text in zip(parts[::2], parts[1::2], strict=True)
    }


@lru_cache(maxsize=1)
def ledger() -> dict[str, dict[str, str]]:
    """Section, entry, what the ledger says of it."""
    parts = re.split(r"^## (5\.\d) [^\n]*\n", LEDGER.read_text("utf-8"), flags=re.MULTILINE)[1:]
    found: dict[str, dict[str, str]] = {}
    for number, text in zip(parts[::2], parts[1::2], strict=True):
        rows = [
            line[2:-2].split(" | ")
            for line in text.splitlines()
            if line.startswith("| ") and not line.startswith("| entry |")
        ]
        assert all(len(row) == 2 for row in rows), rows
        found[number] = {
            row[0].strip("`").replace("\\|", "|") if row[0].count("`") == 2 else row[0]: row[1]
            for row in rows
        }
    return found


def lines_of(said: str) -> list[str]:
    """The lines of a row, those of a block indented as on a card."""
    lines = []
    for one in re.findall(r"`([^`]+)`", said):
        depth, text = 0, ""
        for part in re.split(r" ([▸◂·]) ", one):
            depth += (part == "▸") - (part == "◂")
            text += "" if part in "▸◂·" else f"{'    ' * depth}{part}\n"
        lines.append(text.removesuffix("\n"))
    return lines


def card_with(context: str, line: str) -> str:
    """The context with the line, and what stands under it, at the place that it leaves open."""
    before = context.partition("{0}")[0]
    margin = " " * (len(before) - before.rindex("\n") - 1)
    return context.replace(
        "{0}", line.replace("\n", "\n" + margin if not before.endswith("if ") else "\n")
    )


SAID = [
    (f"{number} {entry}", line)
    for number, rows in ledger().items()
    for entry, said in rows.items()
    for line in lines_of(said)
]


@pytest.mark.parametrize("number", asked())
def test_every_entry_of_part_5_has_its_row(number: str) -> None:
    assert list(ledger()[number]) == asked()[number]


@pytest.mark.sample(60)
@pytest.mark.parametrize(("entry", "line"), SAID, ids=[f"{entry}: {line}" for entry, line in SAID])
def test_a_line_of_the_ledger_checks(entry: str, line: str) -> None:
    kind, _, name = line.partition(" ")
    if kind in WHOLE and name.startswith('"'):
        assert mistakes(WHOLE[kind]) == []
        return
    found: list[list[str]] = []
    for context in BODIES:
        found.append(mistakes(card_with(context, line)))
        if not found[-1]:
            return
    raise AssertionError("\n".join(f"{BODIES[place]!r}: {one}" for place, one in enumerate(found)))


def test_what_is_not_said_is_marked_with_its_reason() -> None:
    unsaid = [said for rows in ledger().values() for said in rows.values() if "`" not in said]
    assert all(said.startswith(NOT_BY_A_CARD) for said in unsaid), unsaid
    assert not [
        said for rows in ledger().values() for said in rows.values() if "not yet" in said.lower()
    ]


def test_a_line_that_is_no_line_is_noticed() -> None:
    assert all(mistakes(card_with(context, "when the moon is eaten")) for context in BODIES)
