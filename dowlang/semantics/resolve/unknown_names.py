"""Report a name that no card has where cards of several kinds may stand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from dowlang.semantics.context import Context
from dowlang.syntax import ast


def is_of_unknown_kind(
    context: Context, said: Iterable[tuple[ast.Node | None, Sequence[str]]]
) -> bool:
    """Return True after a report of a name of which nobody can say what it is the name of.

    `said` are what a line names, each with the nouns that the words written alike take there.
    """
    for node, nouns in said:
        if isinstance(node, ast.Text) and not context.names.nouns_named(node.value):
            kinds = _named_by(context, nouns)
            if len(kinds) > 1:
                context.report.unknown_name(node, kinds, names_of(context, kinds))
                return True
    return False


def names_of(context: Context, kinds: Collection[str]) -> tuple[str, ...]:
    """Return all names of cards of some kinds."""
    return tuple(dict.fromkeys(name for kind in kinds for name in context.names.of_kind(kind)))


def _named_by(context: Context, nouns: Collection[str]) -> tuple[str, ...]:
    """Return the kinds of card whose names some nouns have, none where one has no names."""
    known = [context.lexicon.nouns.get(noun) for noun in nouns]
    kinds = tuple(dict.fromkeys(noun.named_by if noun else "" for noun in known))
    return kinds if all(kinds) else ()
