"""Changes to card texts that keep much of them whole: lines and words swapped, doubled, dropped,
taken from elsewhere, margins moved.

Pure functions of a text and a generator of chance, for the short suite (`test_fuzz`) and the long
runs (`fuzz_cards`).
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = re.compile(r'"[^"\n]*"|\w+|[^\w\s]')

THINGS = (
    "the colony",
    "that survivor",
    "each player",
    "a zombie",
    "2 food",
    "up to 3 wounds",
    "those cards",
    "it",
    "they",
    "the bearer",
    "all players",
    "no survivor",
    "player 2",
    "a random card",
    "another location",
    "each other player",
    "any number of dice",
    "the rest",
    "that many",
    "the top 2 cards of the waste pile",
    "a survivor who is wounded",
    "survivors you control",
    "the origin",
    "a survivor as hero",
    "the hero",
    "( food + 1 ) * 2",
    "not ( morale = 0 or food > 2 )",
    ", once per turn",
    ", if able",
    ", in turn order",
    "/ 2 rounded up",
    "0",
    "999999",
    "1000000",
    '""',
    '"',
    "#",
    "as name",
    "where ( it is wounded )",
)
BYTES = (
    b"\x00",
    b"\r",
    b"\r\n",
    b"\t",
    b"\xff",
    b"\xe2\x80\xa8",
    b"\xe2\x80\xae",
    b"\xef\xbb\xbf",
    b"\xed\xa0\x80",
    b"\\",
    b"\x1b[31m",
    b"{0}",
    b"%s",
    b"'''",
)
LONGEST = 20_000  # characters; a mutation never makes a text longer


@cache
def seeds() -> tuple[str, ...]:
    """Every card of the standard set, under a name of its own so that it can stand beside it,
    and the samples of the language.
    """
    texts = []
    for folder in ("cards/base", "tests/fixtures/samples", "tests/fixtures/sample_trials"):
        for path in sorted((ROOT / folder).rglob("*.dow")):
            text = path.read_text("utf-8")
            title = re.search(r'^\w+ ("[^"]+")', text, re.MULTILINE)
            texts.append(text.replace(title[1], f'"Other {title[1][1:]}') if title else text)
    return tuple(texts)


@cache
def lines() -> tuple[str, ...]:
    """Every different line of the seeds, without its margin."""
    return tuple(
        sorted({line.strip() for text in seeds() for line in text.split("\n") if line.strip()})
    )


@cache
def words() -> tuple[str, ...]:
    """Every different word, quoted text and sign of the seeds."""
    return tuple(sorted({part for line in lines() for part in PARTS.findall(line)}))


def mutated(text: str, chance: random.Random, most: int = 4) -> str:
    """The text after one to `most` changes."""
    rows = text.split("\n")
    for _ in range(chance.randint(1, most)):
        chance.choice(CHANGES)(rows, chance)
    return "\n".join(rows)[:LONGEST]


def spoiled(data: bytes, chance: random.Random) -> bytes:
    """The bytes after one change below the level of characters."""
    at = chance.randrange(len(data) + 1)
    match chance.randrange(3):
        case 0:
            return data[:at] + chance.choice(BYTES) + data[at:]
        case 1:
            return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
        case _:
            return data[:at] + data[min(len(data), at + chance.randrange(1, 40)) :]


def _margin(row: str) -> str:
    return row[: len(row) - len(row.lstrip(" "))]


def _swap(rows: list[str], chance: random.Random) -> None:
    one, other = chance.randrange(len(rows)), chance.randrange(len(rows))
    rows[one], rows[other] = rows[other], rows[one]


def _delete(rows: list[str], chance: random.Random) -> None:
    if len(rows) > 1:
        del rows[chance.randrange(len(rows))]


def _double(rows: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(rows))
    rows.insert(at, rows[at])


def _insert(rows: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(rows))
    rows.insert(at, _margin(rows[at]) + " " * (4 * chance.randrange(2)) + chance.choice(lines()))


def _exchange(rows: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(rows))
    rows[at] = _margin(rows[at]) + chance.choice(lines())


def _move(rows: list[str], chance: random.Random) -> None:
    """A block further right or left, or one line at an odd column."""
    at = chance.randrange(len(rows))
    by = chance.choice((-4, -4, 4, 4, 1, -1, 8))
    for row in range(at, min(len(rows), at + chance.choice((1, 1, 3, 8)))):
        rows[row] = " " * max(0, len(_margin(rows[row])) + by) + rows[row].lstrip(" ")


def _comment(rows: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(rows))
    if chance.randrange(2):
        rows[at] += "  # why"
    else:
        rows.insert(at, " " * chance.randrange(14) + "# a remark")


def _splice(rows: list[str], chance: random.Random) -> None:
    """A piece of another card."""
    other = chance.choice(seeds()).split("\n")
    start = chance.randrange(len(other))
    at = chance.randrange(len(rows) + 1)
    rows[at:at] = other[start : start + chance.randrange(1, 8)]


def _word(rows: list[str], chance: random.Random) -> None:
    """Words of one line dropped, doubled, swapped, replaced or put in."""
    at = chance.randrange(len(rows))
    found = PARTS.findall(rows[at])
    if not found:
        return
    one = chance.randrange(len(found))
    match chance.randrange(6):
        case 0:
            del found[one]
        case 1:
            found.insert(one, found[one])
        case 2:
            other = chance.randrange(len(found))
            found[one], found[other] = found[other], found[one]
        case 3:
            found[one] = chance.choice(words())
        case 4:
            found[one] = chance.choice(THINGS)
        case _:
            found.insert(one, chance.choice(THINGS + words()))
    rows[at] = _margin(rows[at]) + " ".join(found)


def _letters(rows: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(rows))
    place = chance.randrange(len(rows[at]) + 1)
    rows[at] = (
        rows[at][:place]
        + chance.choice(" #\"(),+*/-=<>0a_é漢'’\t")
        + rows[at][place + chance.randrange(2) :]
    )


CHANGES: tuple[Callable[[list[str], random.Random], None], ...] = (
    _swap,
    _delete,
    _double,
    _insert,
    _exchange,
    _move,
    _comment,
    _splice,
    _word,
    _word,
    _word,
    _word,
    _letters,
)
