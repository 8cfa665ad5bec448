"""Refuse what a player discards, gives or loses, where the words make it somebody else's.

`discard a card in use` would offer anybody's equipment, and `each player loses a die of the first
player` would take the dice of one. Each line is led to those that say whose.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.resolve.denotation import Indefinite
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import INDEFINITE, INDEFINITE_OR_BARE, ONE_PIECE
from dowlang.semantics.scopes import Binding
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, FilterWord, Place, Word
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.word_forms import third_person

SOME = (
    *INDEFINITE_OR_BARE,
    "one_of_those",
    "amount",
    "exactly",
    "at_least",
    "up_to",
    "any_number",
)


def check_doers_own(
    context: Context,
    doer: Binding | None,
    found: Indefinite,
    node: ast.NounPhrase,
    word: EffectWord,
) -> bool:
    """Return True if what a player does something of their own with may be that player's, or is
    said to be another's. Otherwise an error is reported.
    """
    other = doer is not None and doer.noun == "player" and doer.value != ir.YOU_LOCAL
    if found.noun.whereabouts is not None:
        loose = _of_anybody(context, found, node, other)
        if loose is None:
            return True
        _report(context, node, loose, "they" if other else "you")
        return False
    owner = _of_another(context, found, node) if other and doer is not None else None
    if owner is None or owner[0] == (doer and doer.value):
        return True
    own = context.lexicon.owned_by(found.noun.name, "they")[:1]
    ways = [f"`{plain(context, _behind(node, said))}`" for said in own]
    thing = plain(context, replace(node, filters=(), alias=None))
    head = word.phrase.partition("{")[0].split()
    if len(word.slots) == 1 and kind_of(owner[1]) in (*ONE_PIECE, ""):
        who = plain(context, owner[1])
        ways.append(f"`{' '.join((who, third_person(head[0]), *head[1:], thing))}`")
    context.report.quantity(
        node, f"`{plain(context, node)}`, which is not the subject's", " or ".join(ways)
    )
    return False


def _of_anybody(
    context: Context, found: Indefinite, node: ast.NounPhrase, other: bool
) -> ast.Filter | None:
    """Return the post-modifier by which a piece lies with anybody: `in use`, and what another
    player does with a card `on a survivor`.
    """
    if not isinstance(found.pieces, ir.Candidates) or found.pieces.source is not None:
        return None
    if kind_of(node) not in SOME or not node.filters:
        return None
    loose = [each for each in node.filters if _is_loose(context, each, found.noun.name, other)]
    return loose[0] if len(loose) == len(node.filters) else None


def _is_loose(context: Context, written: ast.Filter, noun: str, other: bool) -> bool:
    phrase = written.phrase
    if phrase is None:
        return False
    words = [
        each.word
        for each in context.lexicon.overloads("filter", phrase.pattern)
        if each.word.noun == noun
    ]
    if any(word.implicit or context.lexicon.gives_many(word) for word in words):
        return False
    if not phrase.slots:
        return True
    slot = phrase.slots[0]
    thing = noun_in(context, slot) if isinstance(slot, ast.NounPhrase) else None
    return (
        other
        and isinstance(slot, ast.NounPhrase)
        and thing is not None
        and bool(thing[0].anybodys)
        and not slot.filters
        and kind_of(slot) in INDEFINITE
    )


def _of_another(
    context: Context, found: Indefinite, node: ast.NounPhrase
) -> tuple[ir.Expression, ast.Expression] | None:
    """Return the player whose a thing is said to be, as a value and as it is written."""
    element = ir.Local(found.element, found.noun.name)
    for written in node.filters:
        if written.phrase is None or len(written.phrase.slots) != 1:
            continue
        for part in nodes(found.pieces):
            if (
                isinstance(part, ir.Call)
                and element in part.arguments
                and _is_owner_link(context, part)
            ):
                if part.word.phrase.partition(" {")[0] == written.phrase.pattern.partition(" {")[0]:
                    owner = next(each for each in part.arguments if each != element)
                    return owner, written.phrase.slots[0]
    return None


def _is_owner_link(context: Context, call: ir.Call) -> bool:
    """Return True for a word that says to whom a thing belongs."""
    kinds = {p.name: p.type.noun for p in context.lexicon.parameters(call.word)}
    return call.word.relation == "one" and [kinds[slot] for slot in call.word.slots] == ["player"]


def _report(context: Context, node: ast.NounPhrase, loose: ast.Filter, owner: str) -> None:
    """Report a card of anybody with the words for one beside a survivor of the doer, and for one
    beside any.
    """
    noun = noun_in(context, node)
    assert noun is not None  # it was understood
    left = replace(node, filters=tuple(each for each in node.filters if each is not loose))
    said = beside_whom(context, noun[0], owner)
    ways = [f"`{plain(context, _behind(left, one))}`" for one in said]
    context.report.add(
        codes.NOBODYS_PIECE,
        node.span,
        found=plain(context, node),
        asked="whose",
        wanted=" or ".join(ways),
    )


def beside_whom(context: Context, noun: Noun, owner: str) -> list[str]:
    """Return the words for a thing beside a piece of the owner, open to all, and for one beside any
    piece: `on a survivor you control`.
    """
    carriers = [
        (word, context.lexicon.nouns[kind])
        for word in context.lexicon.vocabulary.words
        if isinstance(word, FilterWord) and word.noun == noun.name and word.relation == "one"
        if not word.hides
        if (kind := _kind_of_slot(context, word)) and context.lexicon.nouns[kind].anybodys
    ]
    return [
        f"{word.phrase.partition('{')[0]}a {carrier.name} {said}"
        for word, carrier in carriers
        for said in (
            *context.lexicon.owned_by(carrier.name, owner)[:1],
            f"where (it is {carrier.anybodys})",
        )
    ]


def _kind_of_slot(context: Context, word: Word) -> str:
    kinds = {p.name: p.type.noun for p in context.lexicon.parameters(word)}
    found = [kinds[slot] for slot in word.slots]
    return found[0] if len(found) == 1 and found[0] in context.lexicon.nouns else ""


def _behind(node: ast.NounPhrase, said: str) -> ast.NounPhrase:
    phrase = ast.Phrase(node.span, Place.FILTER.value, said, ())
    bare = replace(node, filters=(), alias=None)
    kept = tuple(each for each in node.filters if each.phrase is None)
    return replace(bare, filters=(ast.Filter(node.span, phrase), *kept))
