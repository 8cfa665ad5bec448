"""Warn of what is yours, by no word, in an option that another player takes.

Below `the first player chooses` that player takes an option, and who carries the card out is still
`you`: what its lines leave open you choose, and a line that says nobody you do.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import placed
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import EffectWord, FilterWord

SAYS_YOU = frozenset({"you", "your"})


def warn_of_yours_in_options(
    context: Context, chooser: ast.Node, options: Sequence[ast.Line], choice: ir.Choose
) -> None:
    """Warn of each line of some options that leaves something to you, or is done by you, and says
    neither `you` nor `your`.
    """
    if choice.chooser == ir.YOU_LOCAL:
        return
    bodies = tuple(option.body for option in choice.options)
    yours = {
        line
        for part, line in placed(bodies, 0, (ir.Act, ir.Pick, ir.PickNumber, ir.Call))
        if _is_yours(part)
    }
    for row in line_parts.rows(options):
        if row.span.line in yours and not _says_you(row):
            context.report.yours_in_option(row, plain(context, chooser))


def _is_yours(part: ir.Act | ir.Pick | ir.PickNumber | ir.Call) -> bool:
    """Return True if a choice is made, something taken, or pieces are meant of whoever carries the
    card out.
    """
    if isinstance(part, ir.Pick | ir.PickNumber):
        return part.chooser == ir.YOU_LOCAL
    word = part.word
    if isinstance(word, EffectWord):
        asked = word.subject if word.to_subject else ""
    else:
        asked = "you" if isinstance(word, FilterWord) and "you" in word.implicit else ""
    if not asked:
        return False
    arguments = zip(word.parameters, part.arguments, strict=True)
    return any(parameter.name == asked and value == ir.YOU_LOCAL for parameter, value in arguments)


def _says_you(row: ast.Line) -> bool:
    """Return True if `you` or `your` stands on a line."""
    return any(
        not SAYS_YOU.isdisjoint(part.words if isinstance(part, ast.Reference) else [])
        or not SAYS_YOU.isdisjoint(part.pattern.split() if isinstance(part, ast.Phrase) else [])
        for part in nodes(row.parts)
    )
