"""Define the meanings of an argument once its words are understood."""

from __future__ import annotations

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.lexicon import Overload
from dowlang.semantics.scopes import Binding, Lying
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Parameter, Type
from dowlang.vocabulary.noun_declarations import Noun

ANYTHING = Type("thing")
"""Stands where a line takes things of every kind: `attach this card to …`."""


@dataclass(frozen=True, slots=True)
class Definite:
    """A value that exists: one piece, a number, a text, or (`many`) a tuple of pieces."""

    value: ir.Expression
    noun: str
    many: bool = False
    # what an effect takes instead: nothing of what has left since it was bound
    still: ir.Expression | None = None
    lost: int = 0  # line after which no effect can speak of it
    lying: Lying | None = None  # where it lies, as far as that is known

    @property
    def noun_name(self) -> str:
        """Return the name of the noun, as the other meanings tell it too."""
        return self.noun


@dataclass(frozen=True, slots=True)
class Indefinite:
    """Pieces and a quantity: `kind` is that of `ast.Quantity`, empty for a bare noun.

    `element` is the local its conditions speak of.
    """

    noun: Noun
    pieces: ir.Expression
    element: str
    kind: str
    amount: ir.Expression | None
    random: bool
    alias: ast.Ident | None
    node: ast.Node
    ranked: bool = False  # those with the most or the fewest of something: of equals a tie
    least: int = 0  # of `up to 2` and `any number of`

    @property
    def noun_name(self) -> str:
        """Return the name of the noun."""
        return self.noun.name


@dataclass(frozen=True, slots=True)
class Counted:
    """A tally with a quantity: `total` is how many there are now."""

    noun: Noun
    total: ir.Expression
    kind: str
    amount: ir.Expression | None
    node: ast.NounPhrase
    least: int = 0  # of `up to 2` and `any number of`

    @property
    def noun_name(self) -> str:
        """Return the name of the noun."""
        return self.noun.name


Meaning = Definite | Indefinite | Counted


@dataclass(frozen=True, slots=True)
class Filled:
    """Hold a parameter and what fills it."""

    parameter: Parameter
    meaning: Meaning
    node: ast.Node | None = None


@dataclass(frozen=True, slots=True)
class FilterUse:
    """Hold a filter as it is said of `subject`.

    `outer` is the noun phrase it stands in (None: it is said of one piece that is known), `extreme`
    whether that has one with the most or the fewest.
    """

    overload: Overload
    phrase: ast.Phrase
    subject: Meaning
    outer: ast.NounPhrase | None
    extreme: bool


@dataclass(frozen=True, slots=True)
class Unsaid:
    """Hold what a bare noun phrase means besides its words: the filter it gets, and the subject
    whose the pieces then are. `beyond` are filters of pieces that the word never gets at.
    """

    filter: str = ""
    subject_binding: Binding | None = None
    beyond: tuple[str, ...] = ()


NOTHING_UNSAID = Unsaid()
