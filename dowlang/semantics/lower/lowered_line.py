"""Define what the lowering of a sentence begins with, and a lowered line of a block."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.scopes import Binding, Scope
from dowlang.syntax import ast


@dataclass(frozen=True, slots=True)
class Doing:
    """An effect phrase with its subject, and the line and block path it stands at.

    `subject_binding` is the subject when it is bound already (an offer's taker). `offered`: it
    is done by who says yes, so that of `up to 2` there is one at least. `asked`: it is the only
    thing that somebody may or must do, and `if so` is said of it. `taker` takes the offer
    that it belongs to, where nobody does it.
    """

    phrase: ast.Phrase
    subject: ast.Expression | None
    line: ast.Line
    path: str
    subject_binding: Binding | None = None
    offered: bool = False
    asked: bool = False
    taker: Binding | None = None


@dataclass(frozen=True, slots=True)
class Lowered:
    """A lowered line: its statements, its needs, and the scope of the lines after it."""

    statements: tuple[ir.Statement, ...]
    scope: Scope
    needs: tuple[ir.Need, ...] = ()
    # (statements, names) -> what is left of them where there is nothing by these names.
    without: (
        Callable[[Sequence[ir.Statement], Collection[str]], tuple[ir.Statement, ...]] | None
    ) = None
