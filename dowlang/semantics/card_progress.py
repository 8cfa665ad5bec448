"""Hold what the lines of a card that were read so far have told: its options, what became of its
pieces, and what the sentence that is read looks up before its act.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.card_names import Given
from dowlang.semantics.loop_roles import LoopRole
from dowlang.semantics.resolve.denotation import Definite
from dowlang.semantics.scopes import Lying
from dowlang.semantics.temporary_fields import temporarily
from dowlang.syntax import ast


@dataclass(frozen=True, slots=True)
class PlainAmount:
    """A plain number above 1 on something that can run short, and the option that it stands in.

    `short_of`: of what there may be too few, or where. `supply`: the phrase of its word and the
    slug of what it takes from a supply, where that alone can run short.
    """

    node: ast.Node
    number: int
    option: int
    short_of: str
    supply: tuple[str, str] | None = None


@dataclass(slots=True)
class OptionsSoFar:
    """Number the options of a card, and hold what stands in each."""

    numbers: dict[str, int] = field(default_factory=dict)  # by label, for `carry out`
    # label -> (line, block it stands in)
    lines: dict[str, tuple[int, str]] = field(default_factory=dict)
    rows: dict[str, ast.Line] = field(default_factory=dict)  # by label, read or not
    given: dict[str, Given] = field(default_factory=dict)  # by label: what its lines give below it
    # (what words are told of the last of, option): a vote and the option it stands in
    brought: set[tuple[str, int]] = field(default_factory=set)
    # a definition, which may be carried out below what it asks about
    defined: bool = False
    conditional: set[str] = field(default_factory=set)  # labels of those with a condition
    count: int = 0
    current: int = 0
    manual: int = 0  # lines so far that people carry out
    limited: int = 0  # lines so far that count their uses
    # (option it stands in, label, where)
    carried: list[tuple[int, str, ast.Node]] = field(default_factory=list)
    # options with a line that nobody is said to do and that gives you something or takes it
    yours: set[int] = field(default_factory=set)
    # those of `carried` that stand in what others do, with their part in it
    looped: list[tuple[str, ast.Node, LoopRole]] = field(default_factory=list)
    # plain numbers that can run short, for the lint
    amounts: list[PlainAmount] = field(default_factory=list)


@dataclass(slots=True)
class PiecesSoFar:
    """Hold where the pieces are that lines so far have chosen, moved or lost, by their locals."""

    # locals that lines so far have done something with, in order
    moved: list[str] = field(default_factory=list)
    # locals of which no line below can speak, and the line that lost them, in order
    lost: list[tuple[str, int]] = field(default_factory=list)
    lying: dict[str, Lying] = field(default_factory=dict)  # local -> where its pieces were bound
    # local -> among what its piece was chosen, until something is done
    chosen: dict[str, ir.Candidates] = field(default_factory=dict)
    # locals of what lines so far have laid somewhere, in order
    laid: list[tuple[str, Lying]] = field(default_factory=list)
    # locals for where pieces are that a line yields, read or not
    notes: set[str] = field(default_factory=set)
    # whose hidden pieces somebody has looked at on the way to a line (None: everybody's), and who
    looked_at: list[tuple[ir.Expression | None, ir.Expression]] = field(default_factory=list)
    # locals that hold pieces which are there: chosen among them, or told by an event
    present: set[str] = field(default_factory=set)


@dataclass(slots=True)
class SentenceSoFar:
    """Hold what the sentence that is read chooses and looks up before its act."""

    # picks that a sentence makes before its act. None where nobody can choose (a condition)
    hoisted: list[ir.Pick] | None = None
    # picks of the arbiter before a line that says itself who chooses, or that is a loop
    ties: list[ir.Pick] | None = None
    # elements of descriptions around a condition, of each of which it is asked in turn
    in_turn: list[str] = field(default_factory=list)
    asks_nobody: bool = False  # the words are looked at again and again, in a rule in force
    # definite things of the sentence so far, for `another …`
    spoken: list[Definite] = field(default_factory=list)
    # what a sentence about several looks up before the first of them
    once: list[ir.Statement] = field(default_factory=list)
    offer_local: str = ""  # the local of who takes an offer made to several, one after the other

    @contextmanager
    def hoisting(self) -> Iterator[list[ir.Pick]]:
        """Put picks before the act, made inside, into a list of their own, which is given."""
        picks: list[ir.Pick] = []
        with temporarily(self, hoisted=picks):
            yield picks

    @contextmanager
    def looking_up(self) -> Iterator[list[ir.Statement]]:
        """Put what is looked up once inside into a list of its own, which is given."""
        looked_up: list[ir.Statement] = []
        with temporarily(self, once=looked_up):
            yield looked_up
