"""Refuse a piece of which the line does not say whose it is, or where.

`each player may kill a survivor` is read as one of their own by some and as any survivor by others,
so the line says which: `a survivor they control`, or `a survivor controlled by any player`. Pieces
of one player are those of a noun with a filter that says so without a slot. A piece that changes
its place, such as a card, is told by where it lies: `reveal a card` could be one of any hand or
deck.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.loop_roles import LoopRole
from dowlang.semantics.ownership.lines_without_subject import warn_of_yours
from dowlang.semantics.ownership.owner_links import filter_says_where, says_where
from dowlang.semantics.ownership.things_of_others import check_doers_own
from dowlang.semantics.resolve.denotation import Filled, Indefinite
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import NOTHING_OPEN
from dowlang.semantics.scopes import Binding, Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, Place
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.signatures import Role

OTHERS = re.compile(r"\b(that player|they|them|their)\b")
"""Words for the player of a loop."""


def check_owners(
    context: Context,
    word: EffectWord,
    filled: Sequence[Filled],
    doer: Binding | None,
    scope: Scope,
) -> bool:
    """Return True if it is clear whose all pieces of a sentence are. With False an error was
    reported.

    `doer` is the player who does it.
    """
    if doer is None and not word.subject and scope.loop_role():
        _warn_of_yours(context, word, filled, scope.loop_role())
    for entry in filled:
        if entry.parameter.role is not Role.SLOT or not isinstance(entry.node, ast.NounPhrase):
            continue
        found, within = entry.meaning, word.within.get(entry.parameter.name, "")
        if not isinstance(found, Indefinite):
            continue
        if not within and not check_place(context, found, entry.node, word):
            return False
        if _is_owners(context, within, found.noun) and not check_doers_own(
            context, doer, found, entry.node, word
        ):
            return False
        if _is_anybodys(context, within, entry.node, found, doer):
            _report(context, entry.node, found.noun, "they", within or _anybodys(entry.node, found))
            return False
    return True


def warn_of_doer(context: Context, word: EffectWord, phrase: ast.Phrase, scope: Scope) -> None:
    """Warn of a line without a subject in a loop over players that brings you something (`draw 1
    card`). Whoever names the other player on the line has said who does it.
    """
    if word.to_subject and not OTHERS.search(plain(context, phrase)):
        warn_of_yours(context, phrase, scope)


def check_chosen(
    context: Context, found: Indefinite, node: ast.NounPhrase, doer: Binding | None
) -> bool:
    """Return True if it is clear whose a piece is that `doer` (None: a line without a subject)
    chooses, and where it lies. With False an error was reported.

    A piece that somebody has beside the board, such as a die, is one of somebody's for you too.
    """
    if not check_place(context, found, node):
        return False
    said = any(filter_says_where(context, each, found.noun) for each in node.filters)
    if not said and _is_anybodys(context, "", node, found, doer):
        _report(context, node, found.noun, "they", _anybodys(node, found))
        return False
    return True


def check_place(
    context: Context, found: Indefinite, node: ast.NounPhrase, word: EffectWord | None = None
) -> bool:
    """Return True if it is clear where a piece is that changes its place. With False an error was
    reported, with a place that the effect (if any) does not bring the piece to anyway.
    """
    if found.noun.whereabouts is None or says_where(context, found):
        return True
    there = word.already[0] if word is not None and word.already else ()
    if any(said in there for said in context.lexicon.owned_by(found.noun.name, "you")):
        others = [said for said in context.lexicon.places_of(found.noun) if said not in there]
        _report(context, node, found.noun, "", others[0] if others else "")
        return False
    _report(context, node, found.noun, "you", "")
    return False


def _warn_of_yours(
    context: Context, word: EffectWord, filled: Sequence[Filled], role: LoopRole
) -> None:
    """Warn of a bare piece that is yours in a loop over players (`equip … with a card`)."""
    for entry in filled:
        node, name = entry.node, entry.parameter.name
        if not isinstance(node, ast.NounPhrase) or node.filters or name not in word.within:
            continue
        noun = context.lexicon.nouns[entry.parameter.type.noun]
        if _is_owners(context, word.within[name], noun):
            theirs = context.lexicon.owned_by(noun.name, "they")[:1]
            said = [plain(context, _with(node, own)) for own in theirs]
            context.report.yours_alone(node, f"`{plain(context, node)}`", role, *said)


def _is_anybodys(
    context: Context,
    within: str,
    node: ast.NounPhrase,
    found: Indefinite,
    doer: Binding | None,
) -> bool:
    """Return True if a player other than you chooses a piece and no word ties it to anybody or to
    any place.
    """
    if (
        doer is None
        or doer.noun != "player"
        or doer.value == ir.YOU_LOCAL
        or found.noun.name == "player"
    ):
        return False
    if not context.lexicon.owned_by(found.noun.name, "they"):
        return False
    if found.ranked or kind_of(node) in NOTHING_OPEN:
        return False
    if within:
        written = any(filter_says_where(context, each, found.noun) for each in node.filters)
        ties = "{" in within or _is_owners(context, within, found.noun)
        return not written and not ties
    return not says_where(context, found)


def _is_owners(context: Context, phrase: str, noun: Noun) -> bool:
    """Return True for a filter of what is yours."""
    ways = context.lexicon.filters.get(phrase, ())
    return any("you" in each.implicit for each in ways if each.noun == noun.name)


def _anybodys(node: ast.NounPhrase, found: Indefinite) -> str:
    """Return the words behind the noun for a piece of anybody, where they can follow."""
    state = found.noun.anybodys
    return f"where (it is {state})" if state and not node.filters else ""


def _report(context: Context, node: ast.NounPhrase, noun: Noun, owner: str, others: str) -> None:
    own = context.lexicon.owned_by(noun.name, owner)[:1] if owner else []
    ways = [plain(context, _with(node, said)) for said in (*own, others) if said]
    context.report.add(
        codes.NOBODYS_PIECE,
        node.span,
        near=ways,
        found=plain(context, node),
        asked="where" if noun.whereabouts is not None else "whose",
        wanted=" or ".join(f"`{way}`" for way in ways),
    )


def _with(node: ast.NounPhrase, said: str) -> ast.NounPhrase:
    """Return the noun phrase with these words right behind its noun."""
    phrase = ast.Phrase(node.span, Place.FILTER.value, said, ())
    return replace(node, filters=(ast.Filter(node.span, phrase), *node.filters))
