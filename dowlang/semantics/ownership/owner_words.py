"""Tell whether a noun phrase says whose its pieces are."""

from __future__ import annotations

from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.resolve.denotation import Indefinite, Meaning, Unsaid
from dowlang.semantics.resolve.descriptions import Description
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast


def says_whose(found: Meaning | None) -> bool:
    """Return True if some words of a thing tie it to a player, or to what was named before."""
    if not isinstance(found, Indefinite) or not isinstance(found.pieces, ir.Candidates):
        return True
    element = ir.Local(found.element, found.noun.name)
    ties = [
        part.arguments
        for part in nodes(found.pieces.conditions)
        if isinstance(part, ir.Call) and element in part.arguments
    ]
    return found.pieces.source is not None or any(
        (isinstance(other, ir.Local) and other.noun == "player")
        or (isinstance(other, ir.Call) and other.word.noun == "player")
        for arguments in ties
        for other in arguments
    )


def of_the_subject(
    context: Context,
    found: Meaning | None,
    node: ast.Expression,
    scope: Scope,
    unsaid: Unsaid,
) -> Meaning | None:
    """Return the pieces that are the subject's: `give a survivor at the colony to …`."""
    if says_whose(found):
        return found
    return within_filter(context, found, node, scope, unsaid)


def within_filter(
    context: Context,
    found: Meaning | None,
    node: ast.Expression,
    scope: Scope,
    unsaid: Unsaid,
) -> Meaning:
    """Return the pieces of which the filter holds too that a word's slot has when none is
    written: `spend a die showing 6` is one of the subject's.
    """
    assert isinstance(found, Indefinite) and isinstance(found.pieces, ir.Candidates)
    element = ir.Local(found.element, found.noun.name)
    described = Description(context, found.noun, element, scope, unsaid.subject_binding)
    described.source = found.pieces.source
    described.add_default_filter(unsaid.filter, node)
    conditions = (*found.pieces.conditions, *described.conditions)
    pieces = replace(found.pieces, conditions=conditions, source=described.source)
    return replace(found, pieces=pieces)
