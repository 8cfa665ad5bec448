"""Say of a thing what always holds of it and a card need not say: `raise a die by 1` raises an
unused one, and without that word a reader raises the die that was just used.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord

KNOWN = (
    ast.QuantityKind.EACH_OF_THOSE,
    ast.QuantityKind.ONE_OF_THOSE,
    ast.QuantityKind.SOME_OF_THOSE,
    ast.QuantityKind.UP_TO_OF_THOSE,
    ast.QuantityKind.ANY_OF_THOSE,
)
"""Kinds of quantity of things that an earlier line has named."""


def with_what_always_holds(phrase: ast.Phrase, forms: PrintedForms) -> ast.Phrase:
    """Return an effect with the adjectives of its things that its word says hold always."""
    for overload in forms.grammar.overloads(phrase.place, phrase.pattern):
        word = overload.word
        if isinstance(word, EffectWord) and word.always:
            names = [placeholder.slot for placeholder in overload.placeholders]
            slots = (
                _described(slot, word.always.get(name, ""))
                for name, slot in zip(names, phrase.slots, strict=True)
            )
            return replace(phrase, slots=tuple(slots))
    return phrase


def _described(slot: ast.Expression, adjective: str) -> ast.Expression:
    if not adjective or not isinstance(slot, ast.NounPhrase):
        return slot
    known = slot.quantity is not None and slot.quantity.kind in KNOWN
    if known or any(each.lemma == adjective for each in slot.adjectives):
        return slot
    return replace(slot, adjectives=(ast.Ident(slot.span, adjective, adjective), *slot.adjectives))
