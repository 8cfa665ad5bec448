"""Refuse to leave out one who need not be among those that are meant: `all survivors at "School"
except 1 survivor` would let somebody elsewhere be chosen, and a reader chooses one at the School.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.semantics.context import Context
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import ALL, EVERY_OR_BARE
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Word


def check_left_out(
    context: Context, word: Word, phrase: ast.Phrase, outer: ast.NounPhrase | None
) -> bool:
    """Return True if who is left out is among those that the noun phrase around means, as far as
    its words say. Otherwise an error is reported, with the words to type.
    """
    if word.relation != "but" or outer is None:
        return True
    for slot in phrase.slots:
        if not isinstance(slot, ast.NounPhrase) or kind_of(slot) in EVERY_OR_BARE:
            continue
        if kind_of(slot) == "the" and not (slot.adjectives or slot.filters):
            continue  # one spoken of before, if there is any
        if _noun_of(context, slot) != _noun_of(context, outer):
            continue
        among = _among(context, slot, outer, phrase)
        if among == slot:
            continue
        wanted = _ways_to_say(context, slot, among, _without(outer, phrase))
        context.report.quantity(
            slot,
            f"`{plain(context, replace(slot, alias=None))}`, who need not be one of "
            f"`{plain(context, replace(_without(outer, phrase), alias=None))}`",
            wanted,
        )
        return False
    return True


def _ways_to_say(
    context: Context, slot: ast.NounPhrase, among: ast.NounPhrase, kept: ast.NounPhrase
) -> str:
    """Return the words by which one `among` those that are `kept` is left out."""
    one = plain(context, replace(among, alias=None))
    if context.sentence.hoisted is None and kind_of(slot) != "the":  # nobody chooses here
        return f"`choose {one} as x` before it and `except the x`"
    if kind_of(kept) in ALL and kind_of(slot) == "a" and not (slot.adjectives or slot.filters):
        return f"`{_all_but_one(context, kept)}` or `except {one}`"
    return f"`except {one}`"


def _noun_of(context: Context, node: ast.NounPhrase) -> str:
    """Return the name of a phrase's noun, empty for none."""
    found = noun_in(context, node)
    return "" if found is None else found[0].name


def _without(outer: ast.NounPhrase, phrase: ast.Phrase) -> ast.NounPhrase:
    return replace(outer, filters=tuple(f for f in outer.filters if f.phrase is not phrase))


def _among(
    context: Context, slot: ast.NounPhrase, outer: ast.NounPhrase, phrase: ast.Phrase
) -> ast.NounPhrase:
    """Return who is left out with all that is said of those around."""
    told = {word.lemma for word in slot.adjectives}
    said = {plain(context, each) for each in slot.filters}
    filters = [f for f in _without(outer, phrase).filters if plain(context, f) not in said]
    adjectives = [word for word in outer.adjectives if word.lemma not in told]
    return replace(
        slot,
        adjectives=(*slot.adjectives, *adjectives),
        filters=(*filters, *slot.filters),
    )


def _all_but_one(context: Context, kept: ast.NounPhrase) -> str:
    amount = ast.Quantity(kept.span, ast.QuantityKind.ALL_BUT, ast.Integer(kept.span, 1))
    noun = replace(kept.noun, text=kept.noun.lemma)
    return plain(context, replace(kept, quantity=amount, noun=noun, alias=None))
