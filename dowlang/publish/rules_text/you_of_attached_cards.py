"""Tell where the lines of an attached card speak to you: they mean whoever controls its bearer, and
a reader takes them for the one who read the card.
"""

from __future__ import annotations

from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

YOU = ("you", "your", "yours")


def speaks_to_you(line: ast.Line) -> bool:
    """Return True if a line or one below it has a word for `you`."""
    return any(map(_is_you, nodes(line.parts))) or any(map(speaks_to_you, line.block))


def _is_you(node: object) -> bool:
    match node:
        case ast.Reference(words=words, alias=None):
            return words[0] in YOU
        case ast.Phrase(pattern=pattern):
            return any(word in YOU for word in pattern.split())
        case ast.Words(values=values):
            return any(word in YOU for value in values for word in value.split())
        case ast.Quantity(kind=kind):
            return kind is ast.QuantityKind.ALL_YOUR
    return False
