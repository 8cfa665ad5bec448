"""Phrases that are values: a number phrase becomes a call."""

from __future__ import annotations

from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.resolve.denotation import Definite, Indefinite
from dowlang.semantics.resolve.filling import fill
from dowlang.semantics.resolve.overloads import check_moment_of_word, pick_overload
from dowlang.semantics.resolve.quantifiers import check_one_amount
from dowlang.semantics.resolve.sums import added_up, in_sum
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import NumberWord, Word
from dowlang.vocabulary.signatures import Role


def _check_said_here(context: Context, node: ast.Phrase, word: Word, scope: Scope) -> bool:
    """Return True unless a card says a word that only tests have. Else an error is reported."""
    if not isinstance(word, NumberWord) or not word.on_cards:
        return True
    if any(frame.kind is FrameKind.TEST for frame in scope.frames()):
        return True
    context.report.out_of_scope(node, word.phrase, f"in tests; on a card it is `{word.on_cards}`")
    return False


def call(context: Context, node: ast.Phrase, scope: Scope) -> ir.Expression | None:
    """Return `influence of that survivor` as a call. Its slots must be definite.

    Return None when an error was reported.
    """
    if not check_one_amount(context, node):
        return None
    overload = pick_overload(context, node, scope, None)
    if overload is not None and not (
        check_moment_of_word(context, node, overload.word)
        and _check_said_here(context, node, overload.word, scope)
    ):
        return None
    filled = None if overload is None else fill(context, overload, node, None, scope)
    if overload is None or filled is None:
        return None
    arguments: list[ir.Expression] = []
    together: list[ir.Candidates] = []
    for entry in filled:
        if entry.parameter.role is Role.SLOT and not entry.parameter.type.many:
            found = added_up(context, entry.meaning, entry.parameter.type.noun, together)
            entry = replace(entry, meaning=found)
        if isinstance(entry.meaning, Definite) and (
            entry.parameter.type.many or not entry.meaning.many
        ):
            value = entry.meaning.value
            single = entry.parameter.type.many and not entry.meaning.many
            arguments.append(ir.Pieces((value,)) if single else value)
        elif isinstance(entry.meaning, Indefinite) and entry.parameter.type.many:
            arguments.append(entry.meaning.pieces)
        else:
            context.report.not_definite(entry.node or node)
            return None
    return in_sum(together, ir.Call(overload.word, tuple(arguments)))
