"""Keep what a sentence of help offers to type beside the sentence: an advice is a text that is made
from its offers, so nobody has to find them in its English again.

What lives here: `Offer`, `Advice` and the English of each way of offering. What does not: which
line gets which advice (`project.mending`), and the hints of one game (`vocabulary.hints`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple, TypeAlias


class Way(Enum):
    """The ways in which lines are offered."""

    INSTEAD = "the line or part of a line that is written in place of what stands there"
    BEHIND = "two lines, one behind the other"
    UNDER = "two lines, the second below the first"
    NEAR = "texts near to what stands there, of which one may be meant"
    FULLER = "lines that say a word more than what stands there"
    NEXT = "what may stand behind the head of a line"
    IN_TEST = "lines that a test says, one after another"
    READINGS = "what a line may mean, each reading in one or more lines"


class Offer(NamedTuple):
    """Lines that an author may type.

    `says` stands before them where the way has no words of its own, or others than its own.
    `rest` stands behind them. Of `READINGS` each line is one reading, its own lines separated by
    line ends.
    """

    way: Way
    lines: tuple[str, ...]
    says: str = ""
    rest: str = ""

    def __str__(self) -> str:
        """Return the offer in English."""
        return _SAYS[self.way](self) + self.rest

    def mapped(self, change: Callable[[str], str]) -> Offer:
        """Return the offer with each of its texts changed."""
        lines = tuple(change(line) for line in self.lines)
        return Offer(self.way, lines, change(self.says), change(self.rest))


Part: TypeAlias = "str | Offer"

_QUOTED = re.compile(r"`([^`]+)`")


class Advice(str):
    """The text of a help, and its parts: texts and offers, of which it is made by `; `."""

    parts: tuple[Part, ...]

    def __new__(cls, parts: Iterable[Part]) -> Advice:
        """Make the text of some parts."""
        kept = tuple(parts)
        made = super().__new__(cls, "; ".join(str(part) for part in kept))
        made.parts = kept
        return made

    def __reduce__(self) -> tuple[type[Advice], tuple[tuple[Part, ...]]]:
        """Return what a copy is made of."""
        return (Advice, (self.parts,))

    @classmethod
    def of(cls, *parts: str | Offer | None) -> Advice:
        """Return one advice of several. Empty ones say nothing."""
        return cls(inner for part in parts if part for inner in parts_of(part))


def parts_of(help: str | Offer | None) -> tuple[Part, ...]:
    """Return the parts of a help. A plain text is one part and offers nothing."""
    if isinstance(help, Advice):
        return help.parts
    return (help,) if help else ()


def offers_of(help: str | None) -> tuple[Offer, ...]:
    """Return what a help offers to type."""
    return tuple(part for part in parts_of(help) if isinstance(part, Offer))


def first_offer(help: str | None) -> Offer | None:
    """Return the offer that a help begins with, None for one that begins with words."""
    first = next(iter(parts_of(help)), None)
    return first if isinstance(first, Offer) else None


def two_lines_of(help: str | None) -> Offer | None:
    """Return the two lines that a help offers, None for another help."""
    two = (each for each in offers_of(help) if each.way in (Way.BEHIND, Way.UNDER))
    return next(two, None)


def typed(offer: Offer) -> tuple[str, ...]:
    """Return the lines of an offer as they are typed in place of a line."""
    first, *rest = offer.lines
    return (first, *(f"    {line}" if offer.way is Way.UNDER else line for line in rest))


def line_of(help: str | None) -> Offer | None:
    """Return the one line or part of a line with which a help ends, None for another help."""
    last = parts_of(help)[-1:]
    offer = last[0] if last and isinstance(last[0], Offer) else None
    one = offer is not None and offer.way is Way.INSTEAD and len(offer.lines) == 1
    return offer if one and offer is not None and not offer.rest else None


def written(*lines: str, says: str = "", rest: str = "") -> Advice:
    """Return how something is written.

    >>> written("each"), written("may", rest="; for what is forbidden `cannot`")
    ('it is written `each`', 'it is written `may`; for what is forbidden `cannot`')
    """
    return Advice([Offer(Way.INSTEAD, lines, says, rest)])


def the_line(why: str, line: str, rest: str = "") -> Advice:
    """Return the line that says it, behind the reason why another one does not.

    >>> the_line("the amount is one number", "lift 2 coins")
    'the amount is one number; the line is `lift 2 coins`'
    """
    return Advice.of(why, Offer(Way.INSTEAD, (line,), "the line is", rest))


def in_two_lines(first: str, second: str) -> Advice:
    """Return two lines, one behind the other.

    >>> in_two_lines("draw 1 card", "lose 1 morale")
    'write two lines: `draw 1 card` and `lose 1 morale`'
    """
    return Advice([Offer(Way.BEHIND, (first, second))])


def under(first: str, second: str) -> Advice:
    """Return two lines, the second below the first.

    >>> under("for each player", "they draw 1 card")
    'write `for each player`, and under it `they draw 1 card`'
    """
    return Advice([Offer(Way.UNDER, (first, second))])


def in_test(*lines: str, says: str = "", rest: str = "") -> Advice:
    """Return what a test says.

    >>> in_test("when player 2 starts", "when player 1 starts", says="past the turn: ")
    'past the turn: `when player 2 starts`, `when player 1 starts`'
    """
    return Advice([Offer(Way.IN_TEST, lines, says, rest)])


def near(lines: Iterable[str]) -> Advice:
    """Return texts of which one may be meant, an empty advice without any.

    >>> near(["food", "fuel"])
    'did you mean `food` or `fuel`'
    """
    said = tuple(lines)
    return Advice([Offer(Way.NEAR, said)] if said else [])


def mapped(help: str, change: Callable[[str], str]) -> str:
    """Return a help with all of its texts changed."""
    if not isinstance(help, Advice):
        return change(help)
    parts = (
        each.mapped(change) if isinstance(each, Offer) else change(each) for each in help.parts
    )
    return Advice(parts)


def expanded(help: str, match: re.Match[str]) -> str:
    """Return a help with the groups of a match in it, as `re.Match.expand` has them."""
    return mapped(help, match.expand)


def either(parts: Iterable[str]) -> str:
    """Return parts in words, the last one behind `or`.

    >>> either(["a survivor", "an item", "a crisis"]), either(["food"]), either([])
    ('a survivor, an item or a crisis', 'food', '')
    """
    said = [*parts]
    return " or ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)


def quoted(lines: Iterable[str]) -> str:
    """Return lines in words, each in back-ticks.

    >>> quoted(["food", "fuel", "tool"])
    '`food`, `fuel` or `tool`'
    """
    return either(f"`{line}`" for line in lines)


def quoted_in(text: str | None) -> list[str]:
    """Return the texts between back-ticks of a sentence: words, lines and forms that it names.

    >>> quoted_in("did you mean `food` or `fuel`"), quoted_in(None)
    (['food', 'fuel'], [])
    """
    return _QUOTED.findall(text or "")


def _readings(offer: Offer) -> str:
    """Return readings, each below its number."""
    told = (
        f"\n  ({number})" + "".join(f"\n    {line}" for line in reading.split("\n"))
        for number, reading in enumerate(offer.lines, 1)
    )
    return "it can mean one of these:" + "".join(told)


_SAYS: dict[Way, Callable[[Offer], str]] = {
    Way.INSTEAD: lambda offer: f"{offer.says or 'it is written'} {quoted(offer.lines)}",
    Way.BEHIND: lambda offer: f"write two lines: `{offer.lines[0]}` and `{offer.lines[1]}`",
    Way.UNDER: lambda offer: f"write `{offer.lines[0]}`, and under it `{offer.lines[1]}`",
    Way.NEAR: lambda offer: f"did you mean {quoted(offer.lines)}",
    Way.FULLER: lambda offer: f"a word is missing; did you mean {quoted(offer.lines)}",
    Way.NEXT: lambda offer: f"after `{offer.says}` may stand {quoted(offer.lines)}",
    Way.IN_TEST: lambda offer: offer.says + ", ".join(f"`{line}`" for line in offer.lines),
    Way.READINGS: _readings,
}
"""Way -> what is said of an offer, but for what stands behind it."""
