"""Lay out what a roll or a vote leads to, told in the sentences behind it: each result on a line of
its own below the roll, and below that what comes of it.

What lives here: `Roll a die. On a 1 or 2, … On a 3 or higher, …`, `All players vote. If the
majority votes thumbs up, …`. What does not: how a result is read (`natural`), and a vote whose
sides are the options of a card (`structure`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from dowlang.natural.chart.wording_patterns import expansions
from dowlang.natural.forms.vote_forms import SIDES
from dowlang.project.mending.sentences import STEP, Reads, sentences
from dowlang.source import margin_of

ROLL = re.compile(r"(?:\w+ ){0,4}rolls? (?:\S+ ){1,6}(?:die|dice)[.:]?$", re.IGNORECASE)
VOTE = re.compile(
    r"(?:(?:hold|take|call) a vote|(?:(?:all|the|every|each|other|non-exiled) ?)*(?:players?|"
    r"everyone|everybody) votes?)(?:, ties (?:fail|pass|go to you))?[.:]?$",
    re.IGNORECASE,
)
OTHERS, NOTHING = "otherwise", "nothing happens"
"""Head of all results that are not told, and what comes of them where that is nothing."""

ELSE = r"otherwise\b|on any other result\b|anything else(?=\s*[:,])"
ROLLED = r"if (?:you roll(?:ed)?|(?:the (?:result|roll)|it) is) (?:an? )?"
FACE_HEAD = (
    rf"(?:{ELSE}|(?:on (?:an? )?|{ROLLED})?\d\s*(?:(?:-|–|to|or)\s*\d|\+|or (?:more|higher|better|"
    r"less|lower|fewer|above|below))?(?=\s*[:–,]))"
)
"""Matches the number or numbers of a roll before what comes of them."""
FACE = re.compile(rf"(?P<head>{FACE_HEAD})\s*[:–,]?\s*(?P<said>\S.*)$", re.IGNORECASE)
SIDE_HEADS = [
    " ".join(part.word or part.symbol for part in way) for each in SIDES for way in expansions(each)
]
SIDE = re.compile(
    rf"(?P<head>{ELSE}|(?:{'|'.join(SIDE_HEADS)})(?=\s*[:,]))\s*[:,]?\s*(?P<said>\S.*)$",
    re.IGNORECASE,
)
"""Matches what a vote decides, and what comes of that."""

FURTHER = re.compile(
    rf"\s*(?:;|,|,? and|,? but)\s+(?:and\s+)?(?P<said>(?:on (?:an? )?|{ROLLED})\d.*)$",
    re.IGNORECASE,
)
ANY_FACE = re.compile(r"\bon (?:an? )?\d|\b(?:roll|result)\b.*\d", re.IGNORECASE)
"""Matches another result in the sentence of the first, and what may tell one."""

GOES_ON = re.compile(r"(?:then|in that case|and|if (?:so|not|you (?:do|cannot)))\b", re.IGNORECASE)
BEHIND = re.compile(r"(?:then|and)\b", re.IGNORECASE)
"""Matches a line of its own that is done behind a table, whatever came of it."""

ASKS = re.compile(r"\b(?:may|if|unless)\b", re.IGNORECASE)
"""Matches a result to which an `otherwise` may belong."""


LISTED = re.compile(
    rf"(?P<before>(?:^|[.!?;] +)\s*(?:[-•*]\s+)?(?:on (?:an? )?|{ROLLED})?)"
    r"(?P<faces>[1-6](?:, ?[1-6])+,? or [1-6])(?=\s*[:–,])",
    re.IGNORECASE | re.MULTILINE,
)
"""Matches the numbers of a roll one by one before what comes of them."""


def in_runs(text: str) -> str:
    """Return a card with the numbers of a roll that follow each other from the first to the last.

    >>> in_runs("On a 2, 3 or 4, sing. On a 1, 5 or 6, hop.")
    'On a 2 to 4, sing. On a 1, 5 or 6, hop.'
    """

    def run(found: re.Match[str]) -> str:
        faces = [int(each) for each in re.findall(r"\d", found["faces"])]
        follow = faces == list(range(faces[0], faces[-1] + 1))
        return f"{found['before']}{faces[0]} to {faces[-1]}" if follow else found[0]

    return LISTED.sub(run, text)


@dataclass(slots=True)
class Table:
    """A roll or a vote with its results: the head of each, and the sentences that come of it."""

    opened: str
    deep: int
    ways: re.Pattern[str]
    results: list[tuple[str, list[str]]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    @property
    def one_line(self) -> str:
        """Return the table as it stands in one line of prose."""
        opened = self.opened.rstrip(".:")
        return " " * self.deep + " ".join([f"{opened}.", *map(_ended, self.said)])

    @property
    def lines(self) -> list[str]:
        """Return the table with each result on a line of its own, and below it what comes of it.

        Of one result alone that tells no other, the others are that nothing happens.
        """
        margins = [" " * self.deep + STEP * depth for depth in range(3)]
        out = [margins[0] + self.opened]
        results = list(self.results)
        told = " ".join(results[0][1])
        if len(results) == 1 and not ANY_FACE.search(told):
            results.append((OTHERS.capitalize(), [NOTHING]))
        for head, said in results:
            out.append(f"{margins[1]}{head}:")
            out += [margins[2] + each.removesuffix(".") for each in said]
        return out

    def takes(self, sentence: str) -> bool:
        """Return True for a sentence that is a result or goes on from one, and add it.

        An `otherwise` behind a result that asks may be of that or of the table: it is no result.
        """
        found = self.ways.match(sentence)
        last = self.results[-1] if self.results else None
        if found and _is_else(found["head"]):
            if last is None or last[0] == OTHERS or ASKS.search(" ".join(last[1])):
                return False
        if found and (both := FURTHER.search(found["said"])):
            first, second = sentence[: found.start("said") + both.start()], both["said"]
            return self.takes(first) and self.takes(f"{second[0].upper()}{second[1:]}")
        if found:
            plain = re.sub(rf"(?:{ROLLED})(?=\d)", "", found["head"], flags=re.IGNORECASE)
            self.results.append((OTHERS if _is_else(plain) else plain, [found["said"]]))
        elif last and GOES_ON.match(sentence):
            last[1].append(sentence)
        else:
            return False
        self.said.append(sentence)
        return True

    def holds(self, sentence: str, following: Iterable[str]) -> bool:
        """Return True for a sentence that stands before another result, and add it to the last."""
        if not self.results or not any(map(self.ways.match, following)):
            return False
        self.results[-1][1].append(sentence)
        self.said.append(sentence)
        return True


def tabled(lines: Sequence[str], reads: Reads = lambda lines: range(len(lines))) -> list[str]:
    """Return the lines of a card with each result of a roll or a vote on a line of its own, and
    what comes of it below, where it is not understood in one line.

    A sentence that goes on belongs to the result before it, as does all that stands on the line
    of a result or before another one. Any other sentence belongs to none: it ends the table.

    >>> tabled(["  Roll a die. On a 1, lose 1 morale. On a 2 or more, add 2 food."])
    ['  Roll a die.', '      On a 1:', '          lose 1 morale', '      On a 2 or more:', \
'          add 2 food']
    """
    if not any(_ways_of(each) for line in lines for each in sentences(line)):
        return list(lines)
    unread = reads(lines)
    parts = _parts(lines, unread)
    told = [each.one_line if isinstance(each, Table) else each for each in parts]
    unread = unread if told == list(lines) else reads(told)
    return [
        line
        for at, each in enumerate(parts)
        for line in (each.lines if isinstance(each, Table) and at in unread else [told[at]])
    ]


def _parts(lines: Sequence[str], unread: Collection[int]) -> list[str | Table]:
    """Return the lines of a card with the tables in them apart, those included whose results stand
    on the lines below. A line that is understood is not taken apart.
    """
    out: list[str | Table] = []
    table: Table | None = None
    for at, line in enumerate(lines):
        parts = sentences(line)
        further = table and margin_of(line) == table.deep and not BEHIND.match(parts[0])
        if table and further and table.takes(parts[0]):
            for each in parts[1:]:
                if not table.takes(each):
                    table.results[-1][1].append(each)
                    table.said.append(each)
            continue
        table = None
        if len(parts) > 1 and at not in unread:
            out.append(line)
            continue
        for part in _tables_of(parts, margin_of(line)):
            table = part if isinstance(part, Table) else None
            out.append(part)
    return [each for part in out for each in _settled(part)]


def _tables_of(parts: Sequence[str], deep: int) -> Iterator[str | Table]:
    """Yield the tables of a line at a margin, and the sentences between them."""
    table: Table | None = None
    before = list[str]()
    for at, sentence in enumerate(parts):
        following = parts[at + 1 :]
        if table and (table.takes(sentence) or table.holds(sentence, following)):
            continue
        if table and table.ways.match(sentence):  # an `otherwise` that may be of two things
            before, table = [table.opened, *table.said], None
        if table:
            yield table
            table = None
        ways = _ways_of(sentence)
        if ways and (not following or ways.match(following[0])):
            yield from _said(before, deep)
            before = []
            table = Table(sentence, deep, ways)
        else:
            before.append(sentence)
    yield from [table] if table else _said(before, deep)


def _settled(part: str | Table) -> list[str | Table]:
    """Return a roll or vote without results as the line that it was."""
    if isinstance(part, Table) and not part.results:
        return [" " * part.deep + part.opened]
    return [part]


def _is_else(head: str) -> bool:
    """Return True for the head of all results that are not told."""
    return bool(re.match(ELSE, f"{head}:", re.IGNORECASE))


def _ended(sentence: str) -> str:
    """Return a sentence with its full stop."""
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."


def _said(parts: Sequence[str], deep: int) -> list[str]:
    """Return sentences that are no result, as the one line that they were."""
    return [" " * deep + " ".join(parts)] if parts else []


def _ways_of(sentence: str) -> re.Pattern[str] | None:
    """Return how the results begin of what a sentence does, or None."""
    if ROLL.match(sentence):
        return FACE
    return SIDE if VOTE.match(sentence) else None


__all__ = ["in_runs", "tabled"]
