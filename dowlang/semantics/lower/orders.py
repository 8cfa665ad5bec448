"""Orders of loops and of who gives to a pot: `, clockwise from you`, `, the player with the fewest
cards first`.
"""

from __future__ import annotations

from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.lower.arguments import Argument, argument
from dowlang.semantics.resolve.denotation import Definite, Indefinite
from dowlang.semantics.resolve.noun_phrases import meaning, noun_phrase
from dowlang.semantics.scopes import Scope, you_of
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import FilterWord, Type
from dowlang.vocabulary.noun_declarations import Noun

CLOCKWISE, RANKED = "clockwise from {}", "{} first"


def is_order(modifier: object, pattern: str) -> bool:
    """Return True for a modifier that says an order in this way."""
    return (
        isinstance(modifier, ast.Phrase)
        and modifier.place == "core"
        and modifier.pattern == pattern
    )


def ordered(
    context: Context, line: ast.Line, pieces: ir.Expression, noun: Noun, scope: Scope
) -> tuple[tuple[ir.Statement, ...], ir.Expression] | None:
    """Return what happens before a loop, and its pieces in the order that its modifiers say.

    Of several orders the first goes before the others. None: an error was reported.
    """
    before: tuple[ir.Statement, ...] = ()
    for modifier in reversed(line_parts.modifiers(line)):
        if isinstance(modifier, ast.Words) and modifier.values == ("in turn order",):
            continue
        if is_order(modifier, CLOCKWISE) and noun.name == "player":
            start = first_asked(context, modifier, scope)
            if start is None:
                return None
            before = (*start.before, *before)
            pieces = ir.Ordered(pieces, start.value)
        elif is_order(modifier, RANKED):
            assert isinstance(modifier, ast.Phrase)
            rank = _rank(context, modifier.slots[0], noun, scope)
            if rank is None:
                return None
            pieces = ir.Ordered(pieces, None, rank.key, rank.extreme, rank.key_of)
        else:
            context.report.quantity(
                modifier,
                f"`, {plain(context, modifier)}` behind a loop over {noun.plural}",
                "what stands on the lines below it",
            )
            return None
    return before, pieces


def first_asked(context: Context, modifier: object, scope: Scope) -> Argument | None:
    """Return the player from whom an order goes round. None: an error was reported."""
    assert isinstance(modifier, ast.Phrase)
    who = modifier.slots[0]
    found = meaning(context, who, Type("player"), scope)
    if found is None:
        return None
    if found.noun_name != "player":
        context.report.wrong_type(who, (found.noun_name,), context.such_a("a player"))
        return None
    if isinstance(found, Indefinite):
        one = found.kind == "the" and found.alias is None
    else:
        one = isinstance(found, Definite) and not found.many
    if not one:
        context.report.quantity(
            who, f"`{plain(context, who)}`, which is not one player", "one, such as `you`"
        )
        return None
    return argument(context, found, False, you_of(scope), modifier.span.line)


def _rank(
    context: Context, thing: ast.Expression, noun: Noun, scope: Scope
) -> ir.Candidates | None:
    """Return the ranking that a noun phrase says: `the player with the fewest cards`."""
    if not isinstance(thing, ast.NounPhrase):
        found = None
    elif (found := noun_phrase(context, thing, scope)) is None:
        return None
    if (
        isinstance(found, Indefinite)
        and isinstance(found.pieces, ir.Candidates)
        and (found.kind, found.noun) == ("the", noun)
        and found.pieces.extreme
        and not found.pieces.conditions
        and found.pieces.source is None
    ):
        return found.pieces
    ranks = (
        word.phrase
        for words in context.lexicon.filters.values()
        for word in words
        if isinstance(word, FilterWord) and word.noun == noun.name and word.extreme
    )
    such = min(ranks, default="")
    context.report.quantity(
        thing,
        f"`{plain(context, thing)} first` behind a loop over {noun.plural}",
        f"a ranking of them, such as `the {noun.name} {such} first`" if such else "no ranking",
    )
    return None
