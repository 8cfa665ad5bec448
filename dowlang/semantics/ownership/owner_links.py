"""Tell by what a thing is tied to a player or to a place."""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.resolve.denotation import Indefinite
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import FilterWord
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.signatures import Role


def says_where(context: Context, found: Indefinite) -> bool:
    """Return True if some words tell whose a piece is or where: a filter with a thing in its slot,
    and of a piece that changes its place every filter.
    """
    if not isinstance(found.pieces, ir.Candidates) or found.pieces.source is not None:
        return True
    element = ir.Local(found.element, found.noun.name)
    calls = [part for part in nodes(found.pieces) if isinstance(part, ir.Call)]
    if any(call.word.phrase == found.noun.anybodys for call in calls):
        return True
    filters = [call for call in calls if isinstance(call.word, FilterWord)]
    if found.noun.whereabouts is not None:
        told = (part for part in nodes(found.pieces) if isinstance(part, ir.Test))
        return bool(filters) or any(part.adjective.spot for part in told)
    return any(
        element in part.arguments
        and part.word.relation != "but"
        and any(_is_a_thing(context, other) for other in part.arguments if other != element)
        for part in filters
    )


def _is_a_thing(context: Context, value: ir.Expression) -> bool:
    """Return True for a piece that stays where it is, such as the player or the place of a
    filter.
    """
    noun = ""
    match value:
        case ir.Local():
            noun = value.noun
        case ir.Call():
            noun = value.word.noun
        case ir.Named():
            noun = value.noun.name
    found = context.lexicon.nouns.get(noun)
    return found is not None and found.whereabouts is None


def filter_says_where(context: Context, written: ast.Filter, noun: Noun) -> bool:
    """Return True if a post-modifier alone tells whose a piece is or where, as far as its words
    say.
    """
    if written.phrase is None:
        return False
    words = [
        each.word
        for each in context.lexicon.overloads("filter", written.phrase.pattern)
        if each.word.noun in (noun.name, noun.group)
    ]
    return any(
        noun.whereabouts is not None
        or word.implicit
        or any(
            p.role is Role.SLOT and p.type.noun in context.lexicon.nouns
            for p in context.lexicon.parameters(word)
        )
        for word in words
    )
