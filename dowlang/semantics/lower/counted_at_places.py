"""Read the place of what is only counted as the place of its event: `a zombie at "School" is
killed` is one that is killed there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EventWord
from dowlang.vocabulary.noun_declarations import Noun


def told_by_place(
    context: Context,
    word: EventWord,
    constrained: Sequence[tuple[ir.Local, ast.Expression]],
    by_name: Mapping[str, ir.Local],
) -> list[tuple[ir.Local, ast.Expression]]:
    """Return the participants with the place of what is only counted as the place of the event: `a
    zombie at "School" is killed` is one that is killed there.
    """
    out: list[tuple[ir.Local, ast.Expression]] = []
    places = {by_name[what].name: by_name[at] for what, at, _ in (word.arrives, word.leaves) if at}
    for field, written in constrained:
        found = noun_in(context, written) if isinstance(written, ast.NounPhrase) else None
        place = places.get(field.name)
        if (
            not isinstance(written, ast.NounPhrase)
            or found is None
            or not found[0].is_tally
            or place is None
        ):
            out.append((field, written))
            continue
        there = [each for each in written.filters if _says_place(context, each, found[0], place)]
        left = tuple(each for each in written.filters if each not in there)
        out.append((field, replace(written, filters=left)))
        out += [(place, each.phrase.slots[0]) for each in there if each.phrase is not None]
    return out


def _says_place(context: Context, written: ast.Filter, noun: Noun, place: ir.Local) -> bool:
    """Return True for a post-modifier that counts what is at the place in its slot."""
    if written.phrase is None or len(written.phrase.slots) != 1:
        return False
    words = (each.word for each in context.lexicon.overloads("filter", written.phrase.pattern))
    return any(
        word.noun == noun.name
        and any(
            p.name in word.slots and p.type.noun == place.noun
            for p in context.lexicon.parameters(word)
        )
        for word in words
    )
