"""Warn of words that come to nothing, or mean nobody, at the moment at which they are said."""

from __future__ import annotations

from dowlang.diagnostics import codes
from dowlang.diagnostics.codes import Code
from dowlang.semantics.context import Context
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, Word
from dowlang.vocabulary.untimely import Untimely


def warn_of_void(context: Context, node: ast.Node, word: Word) -> None:
    """Warn of a word of which nothing comes when its line is carried out (`Word.void_at`), or that
    tells of somebody who is not known by then (`Word.unknown_at`).
    """
    late = word.late_in_turns if isinstance(word, EffectWord) else None
    if context.between_turns:
        late = None
    if told := late or word.void_at.get(context.moment):
        _tell(context, codes.NOTHING_COMES, node, told)
    elif told := word.unknown_at.get(context.moment):
        _tell(context, codes.NOT_KNOWN_YET, node, told)


def _tell(context: Context, code: Code, node: ast.Node, told: Untimely) -> None:
    """Report a reason, once a line, and below it what to write instead."""
    same = (one for one in context.report.found if one.code == code.number)
    if all(one.span.line != node.span.line for one in same):
        context.report.add(code, node.span, reason=told.reason, help=told.instead or None)
