"""Define a lowered line of a block: its statements, its needs, the scope of the lines after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.semantics import ir
from dowlang.semantics.scopes import Scope

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from dowlang.records import dataclass


@dataclass(frozen=True, slots=True)
class Lowered:
    """A lowered line: its statements, its needs, and the scope of the lines after it."""

    statements: tuple[ir.Statement, ...]
    scope: Scope
    needs: tuple[ir.Need, ...] = ()
