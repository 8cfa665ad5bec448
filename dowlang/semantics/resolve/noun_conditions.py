"""Resolve the conditions that a noun phrase puts on its pieces."""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import substituted
from dowlang.semantics.resolve.ambiguous_numbers import check_number
from dowlang.semantics.resolve.descriptions import Description
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.noun_declarations import Noun

CONDITIONS = (
    ast.Is,
    ast.Exists,
    ast.Comparison,
    ast.LogicalExpression,
    ast.AtLeastOf,
    ast.EventHappened,
)


def conditions_on(
    context: Context, node: ast.NounPhrase, value: ir.Local, scope: Scope
) -> list[ir.Expression] | None:
    """Return what a noun phrase says of one piece that is known already (a participant of an
    event).

    Return None when an error was reported.
    """
    found = noun_in(context, node)
    assert found is not None  # whoever asks has looked
    noun, words = found
    if not check_number(context, node, noun, scope):
        return None
    described = Description(context, noun, value, scope)
    kind = node.quantity.kind if node.quantity else ""
    alone = kind == "the" and not (words or node.filters or noun.is_tally)
    if alone and not is_one_of_a_kind(context, noun):
        context.report.nothing_meant(node, noun, context.lexicon.where_it_lies(noun))
        return None
    if not described.adjectives(node, words):
        return None
    if not all(described.filter(written) for written in node.filters):
        return None
    if described.source is not None:
        described.conditions.insert(0, ir.Contains(described.source, value))
    if described.key is not None:
        # no other one comes before it. The piece itself may have left its domain by what happened
        # (a survivor was killed)
        element = context.locals.fresh(noun.name)
        other, own = (
            ir.Call(described.key, (ir.Local(element, noun.name), *described.key_of)),
            ir.Call(described.key, (value, *described.key_of)),
        )
        before = ir.Compare("<" if described.extreme == "lowest" else ">", other, own)
        among = tuple(
            substituted(condition, {value.name: ir.Local(element, noun.name)})
            for condition in described.conditions
        )
        described.conditions.append(
            ir.Compare("=", ir.Size(ir.Candidates(noun, element, (*among, before))), ir.Number(0))
        )
    return described.conditions


def is_one_of_a_kind(context: Context, noun: Noun) -> bool:
    """Return True if the game has one such thing at a time: `the crisis` is the current one."""
    said = [
        word
        for word in context.lexicon.references.values()
        if word.phrase.endswith(f" {noun.name}") and not (word.slots or word.implicit)
    ]
    return len(dict.fromkeys(said)) == 1
