"""Warn of a rule about what anybody does where a card speaks of its bearer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dowlang import advice
from dowlang.diagnostics import codes
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.denotation import Filled
from dowlang.semantics.scopes import Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import ReferenceWord, RuleWord

BEARER = "bearer"


def warn_of_anybody(
    context: Context, line: ast.Line, scope: Scope, word: RuleWord, filled: Iterable[Filled]
) -> None:
    """Warn of a rule that names nobody, on a card whose bearer a reader takes it to be about."""
    bearer = scope.named(BEARER)
    if word.of_bearer is None or bearer is None:
        return
    words = context.lexicon.vocabulary.of_sort(ReferenceWord)
    if bearer.noun not in {each.noun for each in words if each.binding == BEARER}:
        return  # attached to a player or a place
    said = {entry.parameter.name: _said(context, entry) for entry in filled}
    typed = [text.format(**said) for text in word.of_bearer]
    help = advice.Advice.of("no line says it of the bearer alone")
    if typed:
        own = advice.under(*typed) if len(typed) == 2 else advice.written(*typed)
        help = advice.Advice.of("of the bearer alone", own)
    context.report.add(codes.ANYBODYS_RULE, line.span, help=help)


def _said(context: Context, entry: Filled) -> str:
    """Return a slot in words, as the one place of several at which one bearer can be."""
    node = entry.node
    if isinstance(node, ast.NounPhrase) and node.quantity and entry.parameter.name == "place":
        one = replace(node.noun, text=node.noun.lemma)
        quantity = replace(node.quantity, kind=ast.QuantityKind.A, amount=None)
        node = replace(node, noun=one, quantity=quantity)
    return plain(context, node)
