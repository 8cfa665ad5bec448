"""Make the names in scopes that no author can write: they begin with a sign that no line has.

A sentence that is resolved once more about a piece that is known by then has a pointer in place of
the words for it: a reference by such a name.
"""

from __future__ import annotations

from dowlang.syntax import ast


def unwritten(of: object = "") -> str:
    """Return a name that no author can write, for one of several by what it is of."""
    return f"·{of}"


def by_name(noun: str) -> str:
    """Return under which name a scope keeps that a line calls a piece of a noun by its name."""
    return unwritten(f"{noun} called by its name")


PIECE = unwritten()
"""The one piece of which a sentence is resolved once more."""


def pointer(node: ast.Node, name: str = PIECE) -> ast.Reference:
    """Return a reference by an unwritten name, in place of a node."""
    return ast.Reference(node.span, ("the", name), alias=name)
