"""Tell which prose of a word is printed of a phrase, and when it is not: with what its slots hold,
of what it has a wording of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, FilterWord, RuleWord, Word
from dowlang.vocabulary.patterns import Placeholder

YOU = ("you",)
"""The words of the reference to you."""


def is_left_out(word: Word, filled: Sequence[tuple[Placeholder, object]]) -> bool:
    """Return True for an effect on what is said otherwise: of an open pile a card is just taken."""
    left_out = word.printed_not_of if isinstance(word, EffectWord) else {}
    return any(
        isinstance(slot, ast.Reference) and " ".join(slot.words) in left_out.get(each.slot, ())
        for each, slot in filled
    )


def prose_of(word: Word, bearer: str) -> str:
    """Return what is printed of a word: of a rule that its bearer alone has, with what that is
    called.
    """
    if bearer and isinstance(word, RuleWord) and word.printed_of_bearer:
        return word.printed_of_bearer.replace("the bearer", bearer)
    return word.printed


def is_of_who_chooses(word: EffectWord) -> bool:
    """Return True for an effect that a player does without getting or giving anything of theirs."""
    return word.subject == "player" and not word.is_of_its_subject


def said_before(word: Word, noun: str, filled: Sequence[object]) -> str:
    """Return what a filter puts before a noun: `your` for `you own`, and for `of you`."""
    if not isinstance(word, FilterWord):
        return ""
    if any(isinstance(slot, ast.Reference) and slot.words == YOU for slot in filled):
        return word.before_if_yours if word.noun == noun else ""
    return word.before


def counted_in(slot: object) -> object:
    """Return the number of a noun that a phrase counts: 2 of `2 actions`."""
    quantity = slot.quantity if isinstance(slot, ast.NounPhrase) else None
    return None if quantity is None else quantity.amount


def is_meant(filled: tuple[Placeholder, object]) -> bool:
    """Return True if a placeholder without a name (`frostbite faces`) holds its own noun."""
    placeholder, slot = filled
    named = (*slot.adjectives, slot.noun) if isinstance(slot, ast.NounPhrase) else ()
    nouns = {" ".join(each.text for each in named), " ".join(each.lemma for each in named)}
    wanted = {" ".join((*placeholder.adjectives, placeholder.noun)), placeholder.noun}
    return bool(placeholder.slot) or bool(wanted & nouns)
