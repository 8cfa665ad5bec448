"""Refuse two pieces of different owners where a word is of two of one owner, and words that say
`your` of somebody else.

`a survivor controlled by another player becomes your leader` names nobody who could: who leads is
one of the group.
"""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.resolve.denotation import Definite, Filled, Indefinite, Meaning
from dowlang.semantics.scopes import YOU, Binding
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord


def check_one_owner(
    context: Context,
    word: EffectWord,
    subject: tuple[Meaning | None, ast.Expression | None],
    filled: list[Filled],
) -> bool:
    """Return True if the words do not say that the owners of two pieces differ. With False an
    error was reported.
    """
    filters, other = word.one_owner
    found, node = subject
    place = next((entry for entry in filled if entry.parameter.name == other), None)
    if not isinstance(found, Indefinite) or node is None or place is None:
        return True
    meant = place.meaning.value if isinstance(place.meaning, Definite) else None
    if not isinstance(meant, ir.Call) or not meant.arguments:
        return True
    owners = [
        part.arguments[1]
        for part in nodes(found.pieces)
        if isinstance(part, ir.Call) and part.word.phrase in filters
    ]
    if all(owner == meant.arguments[0] for owner in owners):
        return True
    said, of = plain(context, node), plain(context, place.node)
    context.report.quantity(
        node,
        f"`{said}` beside `{of}`, which are of two players",
        f"`choose {said} as x` and `give the x to …` above it, then `the x`",
    )
    return False


def check_said_of_you(
    context: Context, word: EffectWord, phrase: ast.Phrase, subject_binding: Binding | None
) -> bool:
    """Return True if a word that says `your` is said of you. With False an error was reported."""
    if (
        subject_binding is None
        or subject_binding.noun != "player"
        or subject_binding.value == YOU.value
    ):
        return True
    if "your" not in word.phrase.split():
        return True
    context.report.out_of_scope(phrase, plain(context, phrase), "of you")
    return False
