"""Define the tree of a card file: what was written, where, with its comments. Nothing is resolved
yet.

Every line is parsed by itself (`line_parser.py`) into one `Line`. The block reader nests them. A
phrase of the vocabulary becomes a `Phrase`: its place in the line, its pattern (which names the
production) and its slots. The checker finds the overload that is meant.
"""

from __future__ import annotations

from enum import StrEnum

from dowlang.records import dataclass
from dowlang.source import Span


@dataclass(frozen=True, slots=True)
class Node:
    """Anything with a place in the file."""

    span: Span


# ---- things
@dataclass(frozen=True, slots=True)
class Ident(Node):
    """One word as written, with its lemma (`zombies` -> `zombie`)."""

    text: str
    lemma: str


@dataclass(frozen=True, slots=True)
class Text(Node):
    """A quoted string: a name, a label, a flavor text. `value` is without the quotes."""

    value: str


class QuantityKind(StrEnum):
    """The kinds of quantity that a noun phrase may have."""

    A = "a"
    ANOTHER = "another"
    EACH = "each"
    ALL = "all"
    ANY = "any"
    NO = "no"
    THE = "the"
    AMOUNT = "amount"
    UP_TO = "up_to"
    EXACTLY = "exactly"
    AT_LEAST = "at_least"
    ALL_BUT = "all_but"
    ANY_NUMBER = "any_number"
    TOP = "top"
    LAST = "last"
    BOTTOM = "bottom"
    EACH_OF_THOSE = "each_of_those"
    ONE_OF_THOSE = "one_of_those"
    SOME_OF_THOSE = "some_of_those"
    UP_TO_OF_THOSE = "up_to_of_those"
    ANY_OF_THOSE = "any_of_those"
    ALL_YOUR = "all_your"
    ALL_THEIR = "all_their"
    ALL_ITS = "all_its"

    @property
    def is_singular(self) -> bool:
        """Return True if what is said of the noun is said of one piece: its verb is singular."""
        return self in _SINGULAR

    @property
    def is_of_those(self) -> bool:
        """Return True for `each of those`, `2 of those`, behind which the noun is plural."""
        return self in _OF_THOSE

    @property
    def counts(self) -> bool:
        """Return True if the kind has a number, which the noun agrees with."""
        return self in _COUNTING

    @property
    def is_whole(self) -> bool:
        """Return True if it speaks of many without a number."""
        return self in _WHOLE


_ONE_OF_THOSE = frozenset({QuantityKind.EACH_OF_THOSE, QuantityKind.ONE_OF_THOSE})
_OF_THOSE = _ONE_OF_THOSE | {
    QuantityKind.SOME_OF_THOSE,
    QuantityKind.UP_TO_OF_THOSE,
    QuantityKind.ANY_OF_THOSE,
}
_SINGULAR = _ONE_OF_THOSE | {QuantityKind.A, QuantityKind.ANOTHER, QuantityKind.EACH}
_COUNTING = frozenset(
    {
        QuantityKind.AMOUNT,
        QuantityKind.UP_TO,
        QuantityKind.SOME_OF_THOSE,
        QuantityKind.UP_TO_OF_THOSE,
        QuantityKind.EXACTLY,
        QuantityKind.AT_LEAST,
        QuantityKind.ALL_BUT,
        QuantityKind.TOP,
        QuantityKind.LAST,
        QuantityKind.BOTTOM,
    }
)
_WHOLE = frozenset(
    {
        QuantityKind.ALL,
        QuantityKind.ALL_YOUR,
        QuantityKind.ALL_THEIR,
        QuantityKind.ALL_ITS,
        QuantityKind.ANY_NUMBER,
        QuantityKind.ALL_BUT,
    }
)


@dataclass(frozen=True, slots=True)
class Quantity(Node):
    """The quantity of a noun phrase. `amount` is set where the kind has a number."""

    kind: QuantityKind
    amount: Expression | None = None


@dataclass(frozen=True, slots=True)
class NounPhrase(Node):
    """`each wounded survivor at the colony as hero`.

    `quantity` is None for bare nouns (`survivors you control`).
    """

    quantity: Quantity | None
    adjectives: tuple[Ident, ...]
    classifier: Ident | None
    noun: Ident
    filters: tuple[Filter, ...] = ()
    alias: Ident | None = None


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """A post-modifier: a phrase (`at {}`), or `who` + predicate, or `where (condition)`."""

    phrase: Phrase | None = None
    who: Is | None = None  # subject is None: the noun itself
    where: Expression | None = None


@dataclass(frozen=True, slots=True)
class Reference(Node):
    """A closed thing: it, they, you, that X, those X, a vocabulary reference (`the bearer`, `the
    colony`), `the alias`, `player 2`, `the "School" deck`.

    `words` are the lemmas of what was written (`("that", "survivor")`). `text` a quoted name
    inside. `number` a seat, or the number in a phrase (`forest 1`).
    """

    words: tuple[str, ...]
    text: Text | None = None
    number: int | None = None
    alias: str | None = None  # `the scout` after `as scout`
    # `the controller of that survivor`: what stands at the end, itself closed
    thing: Expression | None = None


# ---- phrases, conditions, numbers
@dataclass(frozen=True, slots=True)
class Phrase(Node):
    """A use of a phrase of the vocabulary.

    `place` is the value of `vocabulary.Place`. `pattern` has `{}` for each slot.
    """

    place: str
    pattern: str
    slots: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Is(Node):
    """A subject and a predicate: `it is not at the colony`, `you control a survivor`."""

    subject: Expression | None
    predicate: Phrase
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Exists(Node):
    """`there is a zombie at the school`. `there is no …` has the quantity `no`."""

    thing: Expression


@dataclass(frozen=True, slots=True)
class Comparison(Node):
    """`left operator right` with one of = > < >= <=."""

    left: Expression
    operator: str
    right: Expression


@dataclass(frozen=True, slots=True)
class LogicalExpression(Node):
    """`and`, `or` (two or more operands) or `not` (one)."""

    operator: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class AtLeastOf(Node):
    """`at least 2 of (A, B, C)`: so many of the operands hold, whichever."""

    count: Integer
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Integer(Node):
    """A whole number as written."""

    value: int


@dataclass(frozen=True, slots=True)
class ArithmeticExpression(Node):
    """`left operator right` with one of + - * /. For `/` it says `up` or `down`."""

    operator: str
    left: Expression
    right: Expression
    rounding: str = ""


@dataclass(frozen=True, slots=True)
class Variable(Node):
    """A bare name: a counter of the card."""

    name: str


@dataclass(frozen=True, slots=True)
class ThatMany(Node):
    """`that many`: what the previous effect really did. With the name `the roll` it is the last die
    rolled.
    """

    name: str = "that many"


@dataclass(frozen=True, slots=True)
class EventHappened(Node):
    """`a survivor was killed this round`: `event` with its subject, the window (`turn`, `round`,
    `game`, `card`), and `was not`.
    """

    event: Is
    window: str
    negated: bool = False


@dataclass(frozen=True, slots=True)
class TimesHappened(Node):
    """`times a survivor was killed this round`: how often that is so, in the same windows."""

    event: Is
    window: str


@dataclass(frozen=True, slots=True)
class Words(Node):
    """A closed choice of the grammar inside a line: a face, a window (`this turn`), an action, a
    limit, a point, a list of those.
    """

    kind: str
    values: tuple[str, ...]


Expression = (
    Text
    | Reference
    | NounPhrase
    | Phrase
    | Is
    | Exists
    | Comparison
    | LogicalExpression
    | AtLeastOf
    | Integer
    | ArithmeticExpression
    | Variable
    | ThatMany
    | Words
    | EventHappened
    | TimesHappened
)


# ---- lines
@dataclass(frozen=True, slots=True)
class LinePart(Node):
    """One named part of a line: `slot` as the shape or the clause's pattern calls it, `values`
    what stands there.
    """

    slot: str
    values: tuple[Expression | Ident, ...]


@dataclass(frozen=True, slots=True)
class Comment(Node):
    """A comment with its `#`.

    `trailing` is True behind a line's text, and False on a line of its own.
    """

    text: str
    trailing: bool = False


@dataclass(frozen=True, slots=True)
class Line(Node):
    """One line with the block below it.

    `start` is the start symbol it was parsed by (`statement`, `option`, `survivor` …). `shape` is
    the shape of core.lark (`run`, `offer`, `each`, `vote`, `option`, `trigger` …) or the pattern of
    the clause of the card kind. `parts` are what it holds, in the order written.

    A line that could not be read has no shape. It holds its first word (`head`), its first quoted
    text, and the block that its first words promise.
    """

    start: str
    shape: str
    parts: tuple[LinePart, ...]
    block: tuple[Line, ...] = ()
    comments: tuple[Comment, ...] = ()  # before the line, then the trailing one
    after: tuple[Comment, ...] = ()  # at the end of its block

    @property
    def broken(self) -> bool:
        """Return True if the line could not be read. Its mistake has been reported."""
        return not self.shape

    def part(self, slot: str) -> tuple[Expression | Ident, ...]:
        """Return the values of the first part of that name, or an empty tuple."""
        for part in self.parts:
            if part.slot == slot:
                return part.values
        return ()

    def parts_named(self, slot: str) -> tuple[LinePart, ...]:
        """Return all parts of that name."""
        return tuple(p for p in self.parts if p.slot == slot)


@dataclass(frozen=True, slots=True)
class File:
    """All cards, tests and definitions of one file, in order. `after` are comments at the end."""

    path: str
    lines: tuple[Line, ...]
    after: tuple[Comment, ...] = ()
