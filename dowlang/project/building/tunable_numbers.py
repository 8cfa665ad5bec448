"""Read which numbers of a card file its author marks as tunable, and load the set with others.

A mark is a comment with the least and the most: `rounds 6  # tune 4 to 8`. On a line with several
numbers it says which: `# tune number 2: 4 to 8`. Standing alone it speaks of the next line that is
no comment. A changed file is checked and compiled in memory: nothing is written anywhere.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from dowlang.diagnostics.codes import DISAGREEING_WORDS
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.diagnostics.suppressions import COMMENT
from dowlang.project.building.warm_cards import WarmCards
from dowlang.project.checked_set import CheckedSet, SetMemory, check
from dowlang.project.loading import CardErrors, facts_of_used, source_of
from dowlang.records import dataclass
from dowlang.source.limits import MAX_NUMBER

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.project.card_file import CardFile
    from dowlang.project.sets import SetSource

MARK = re.compile(r"^ *# *tune\b(?P<rest>.*)$")
RANGE = re.compile(
    r" *(?:number +(?P<which>\d{1,3}) *: *)?(?P<low>\d{1,6}) +to +(?P<high>\d{1,6}) *"
)
NUMBER = re.compile(r'"[^"]*"?|(?<![\w.])(?P<number>\d+)(?![\w.])')
WANTED = "wanted `# tune LOW to HIGH`, or `# tune number 2: LOW to HIGH` on a line with several"


class WrongMark(ValueError):
    """Raised for a mark that says nothing clear. Carries the line, and what is wrong."""

    def __init__(self, line: int, wrong: str) -> None:
        super().__init__(f"line {line}: {wrong}")
        self.line, self.wrong = line, wrong


@dataclass(frozen=True, slots=True)
class Tunable:
    """One marked number of a card file.

    Lines and columns count from 1. `text` is the line without its comment.
    """

    line: int
    column: int
    digits: str
    low: int
    high: int
    text: str

    @property
    def value(self) -> int:
        """Return the number as it stands."""
        return int(self.digits)


def tunables(text: str) -> list[Tunable]:
    """Return the marked numbers of a card file, in their order. Raises `WrongMark`."""
    lines = text.split("\n")
    out: list[Tunable] = []
    for place, line in enumerate(lines):
        comment = COMMENT.match(line)
        mark = MARK.match(comment["comment"]) if comment else None
        if comment is None or mark is None:
            continue
        alone = not line[: comment.start("comment")].strip()
        about = _next_line(lines, place) if alone else place
        if about is None:
            raise WrongMark(place + 1, "the mark stands before no line")
        out += _marked(lines, about, place + 1, mark["rest"])
    for (number, _), count in Counter((one.line, one.column) for one in out).items():
        if count > 1:
            raise WrongMark(number, "a number of this line is marked twice")
    return sorted(out, key=lambda one: (one.line, one.column))


def varied(text: str, marked: Sequence[Tunable], values: Sequence[int]) -> str:
    """Return the text of a card file with other values for its marked numbers."""
    lines = text.split("\n")
    for one, value in sorted(zip(marked, values, strict=True), key=lambda pair: -pair[0].column):
        line, start = lines[one.line - 1], one.column - 1
        lines[one.line - 1] = f"{line[:start]}{value}{line[start + len(one.digits) :]}"
    return "\n".join(lines)


def load_varied(file: str, text: str) -> CardSet:
    """Return the set of a card file as it would be with another text of that file.

    A file outside any set is an addition to the standard set of its game. Raises `CardErrors`
    where the text does not check, `LookupError` for a file that is none of its set.
    """
    checked = _checked(file, text)
    if checked.errors:
        raise CardErrors(checked.errors, checked.sources)
    return _kept(file)[2].cards(checked)


def agreeing(file: str, text: str) -> str:
    """Return the text of a card file with the words behind its numbers made to agree with them.

    Of a text with other mistakes nothing is changed.
    """
    found = _checked(file, text).errors
    if not found or any(one.code != DISAGREEING_WORDS.number for one in found):
        return text
    return apply_fixes(text, found)[0]


def _checked(file: str, text: str) -> CheckedSet:
    base, memory, _ = _kept(file)
    own = card_file(base, Path(file))
    data = text.encode()
    other = replace(own, data=data, hash=hashlib.sha256(data).hexdigest())
    source = replace(base, files=tuple(other if each is own else each for each in base.files))
    return check(source, facts_of_used, memory)


def card_file(source: SetSource, file: Path) -> CardFile:
    """Return the file of a set that lies there. Raises `LookupError` for one that is none."""
    wanted = file.resolve()
    for each in source.files:
        added = each.label in source.added
        place = Path(each.label) if added else source.folder / each.below
        if place.resolve() == wanted:
            return each
    raise LookupError(str(file))


@lru_cache(maxsize=2)
def _kept(file: str) -> tuple[SetSource, SetMemory, WarmCards]:
    """Keep a set warm, so that each variation of a file costs one card to check and compile."""
    return source_of(file), SetMemory(hints=False), WarmCards()


# ---- marks
def _marked(lines: Sequence[str], about: int, mark: int, rest: str) -> Iterator[Tunable]:
    comment = COMMENT.match(lines[about])
    code = lines[about][: comment.start("comment")] if comment else lines[about]
    numbers = list(_numbers(code))
    for part in rest.split(","):
        found = RANGE.fullmatch(part)
        if found is None:
            raise WrongMark(mark, f"found `# tune{rest}`, {WANTED}")
        low, high = int(found["low"]), int(found["high"])
        if not low < high <= MAX_NUMBER:
            raise WrongMark(mark, f"found `{low} to {high}`, wanted the least, then the most")
        if not numbers:
            raise WrongMark(mark, "no number stands on the line that it speaks of")
        if found["which"] is None and len(numbers) > 1:
            raise WrongMark(mark, f"{len(numbers)} numbers stand on that line, {WANTED}")
        which = int(found["which"] or 1)
        if not 1 <= which <= len(numbers):
            raise WrongMark(mark, f"found `number {which}`, and {len(numbers)} stand on that line")
        number = numbers[which - 1]
        yield Tunable(about + 1, number.start() + 1, number[0], low, high, code.rstrip())


def _numbers(code: str) -> Iterator[re.Match[str]]:
    """Yield each number of a line. Names in quotes hold none."""
    return (found for found in NUMBER.finditer(code) if found["number"])


def _next_line(lines: Sequence[str], place: int) -> int | None:
    for number in range(place + 1, len(lines)):
        if (text := lines[number].strip()) and not text.startswith("#"):
            return number
    return None
