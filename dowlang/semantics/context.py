"""Hold what one card's check shares: vocabulary, names of the set, reporter, numbering of locals.

Passes are functions that take the context first. A node inside another one (a noun's `where ( … )`
holds a condition, a condition holds nouns) is resolved through the context, which asks the function
that `semantics.dispatch` names for its class. So the modules import in one direction only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import field, replace
from typing import Any

from dowlang.diagnostics import codes
from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.card_names import NameBook
from dowlang.semantics.card_progress import OptionsSoFar, PiecesSoFar, SentenceSoFar
from dowlang.semantics.lexicon import Lexicon
from dowlang.semantics.local_names import LocalNames
from dowlang.semantics.lower.lowered_line import Lowered
from dowlang.semantics.message_wording import articled
from dowlang.semantics.reporter import Reporter
from dowlang.semantics.resolve.denotation import FilterUse, Meaning
from dowlang.semantics.scopes import Scope
from dowlang.semantics.temporary_fields import temporarily
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Type

CASCADING = frozenset(
    code.number
    for code in (codes.UNBOUND_REFERENCE, codes.UNKNOWN_ALIAS, codes.AMBIGUOUS_REFERENCE)
)
"""Codes of cascading errors, found only because something that binds names could not be read."""


@dataclass(frozen=True, slots=True)
class Passes:
    """Name the functions for what stands inside something else, of nodes by their class, of lines
    by their shape.

    All of them return None (`rules` nothing) when they reported an error.
    """

    conditions: Mapping[type[ast.Node], Callable[[Context, Any, Scope], ir.Expression | None]]
    numbers: Mapping[type[ast.Node], Callable[[Context, Any, Scope], ir.Expression | None]]
    thing: Callable[[Context, ast.Expression, Type, Scope], Meaning | None]
    filtered: Callable[[Context, FilterUse, Scope], ir.Expression | None]
    statements: Mapping[str, Callable[[Context, ast.Line, Scope, str], Lowered | None]]
    option: Callable[[Context, ast.Line, Scope, str], ir.Option | None]
    rules: Callable[[Context, Sequence[ast.Line], Scope, str], tuple[ir.Rule, ...]]


@dataclass(slots=True)
class Context:
    """The work place of one card, test or definition."""

    lexicon: Lexicon
    names: NameBook
    report: Reporter
    passes: Passes
    locals: LocalNames = field(default_factory=LocalNames)
    counters: list[str] = field(default_factory=list)
    counter_lines: dict[str, int] = field(default_factory=dict)
    side: str = ""  # the side of the card that is read
    # counters that it does without -> line that leaves them out
    left_out: dict[str, int] = field(default_factory=dict)
    own: tuple[str, str] = ("", "")  # kind and slug, where `this card` is one copy of it
    attaches: tuple[str, ...] = ()  # nouns of pieces with which the card may stay
    comes_up: bool = False  # the card comes up in the game, and what has happened since is known
    from_setup: bool = False  # the rules are in force before there are any pieces in play
    # pieces that lines of a set-up have brought into play, None where others are there as well
    brought: set[str] | None = None
    comes_later: bool = False  # the lines are carried out another time than what they stand in
    between_turns: bool = False  # the lines are carried out when it is nobody's turn
    moment: str = ""  # in which they are, where it is one of `EffectWord.void_at`
    # point of the event that is under way, and its number, where that can still be cancelled
    points: tuple[str | int, ...] = ()
    options: OptionsSoFar = field(default_factory=OptionsSoFar)
    pieces: PiecesSoFar = field(default_factory=PiecesSoFar)
    sentence: SentenceSoFar = field(default_factory=SentenceSoFar)
    # blocks below the line that is read: the scope that each begins in, and that of its end
    below: list[tuple[Scope, Scope]] = field(default_factory=list)

    def besides(self) -> Context:
        """Return a work place for lines of the same card that are read besides: nothing of them is
        kept or reported.
        """
        return replace(
            self,
            report=self.report.aside(),
            locals=LocalNames({**self.locals.taken}),
            counters=[*self.counters],
            options=OptionsSoFar(),
            pieces=PiecesSoFar(),
            sentence=SentenceSoFar(),
            below=[],
        )

    def condition(self, node: ast.Expression, scope: Scope) -> ir.Expression | None:
        """Return the condition of a node, None when an error was reported."""
        return self.passes.conditions[type(node)](self, node, scope)

    def number(self, node: ast.Expression | ast.Ident, scope: Scope) -> ir.Expression | None:
        """Return the number of a node, None when an error was reported."""
        return self.passes.numbers[type(node)](self, node, scope)

    def thing(self, node: ast.Expression, wanted: Type, scope: Scope) -> Meaning | None:
        """Return the meaning of a node as `wanted`, None when an error was reported."""
        return self.passes.thing(self, node, wanted, scope)

    def filtered(self, use: FilterUse, scope: Scope) -> ir.Expression | None:
        """Return the condition of a filter on a piece, None when an error was reported."""
        return self.passes.filtered(self, use, scope)

    def such_a(self, what: str) -> tuple[str, ...]:
        """Return what is wanted with a piece of this game as an example."""
        return (f"{what}, such as `{articled((self.a_piece,))}`",)

    @property
    def a_piece(self) -> str:
        """Return a noun of this game whose pieces are picked: the first besides players."""
        nouns = (noun.name for noun in self.lexicon.vocabulary.nouns if noun.pick)
        return next((name for name in nouns if name != "player"), "player")

    def read(self, expression: ir.Expression) -> ir.Expression:
        """Note that a local is read."""
        name = expression.name if isinstance(expression, ir.Local) else ""
        while name and name not in self.locals.read:
            self.locals.read.add(name)
            name = self.locals.shown_before_flip.get(name, "")
        return expression

    @contextmanager
    def aside(self) -> Iterator[Reporter]:
        """Send what is found inside to the reporter that is given: it is not told."""
        with temporarily(self, report=self.report.aside()):
            yield self.report

    @contextmanager
    def without(
        self, cascading: Collection[str] = CASCADING, about: Collection[str] = ("",)
    ) -> Iterator[None]:
        """Tell no finding inside with these codes (and `about` these words): its reason is a line
        that could not be read.
        """
        tried = self.report.aside()
        try:
            with temporarily(self, report=tried):
                yield
        finally:
            self.report.found.extend(
                d
                for d in tried.found
                if d.code not in cascading or not any(f"`{words}" in d.message for words in about)
            )
