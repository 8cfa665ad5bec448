"""Define a lowered line of a block: its statements, its needs, the scope of the lines after it."""

from __future__ import annotations

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.scopes import Scope


@dataclass(frozen=True, slots=True)
class Lowered:
    """A lowered line: its statements, its needs, and the scope of the lines after it."""

    statements: tuple[ir.Statement, ...]
    scope: Scope
    needs: tuple[ir.Need, ...] = ()
