"""Refuse pieces that an effect cannot get at, by the place that the words give them.

`kill the survivor on top of the survivor deck` is about somebody who is not in play, `unequip a
card in hand` about a card that nobody has equipped. Each could only come to nothing.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.ownership.things_of_others import beside_whom
from dowlang.semantics.resolve.denotation import Definite, Filled, Indefinite, Meaning
from dowlang.semantics.resolve.last_known import OUT_OF_PLAY, lying_of, pile_of, spot_of
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import ENDS
from dowlang.semantics.scopes import Lying
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, FilterWord, Place, ReferenceWord, RuleWord
from dowlang.vocabulary.noun_declarations import Noun


def check_all_within_reach(context: Context, word: EffectWord, filled: list[Filled]) -> bool:
    """Return True if the word can get at all that its slots describe. With False an error was
    reported.
    """
    return (
        all(
            check_within_reach(context, word, entry.parameter.name, entry.meaning, entry.node)
            for entry in filled
        )
        and _check_one_sort(context, word, filled)
        and _check_only_pile(context, word, filled)
        and _check_not_at_that_end(context, word, filled)
    )


def check_within_reach(
    context: Context,
    word: EffectWord,
    slot: str,
    found: Meaning | None,
    node: ast.Node | None,
) -> bool:
    """Return True if the word can get at what is described. Otherwise an error is reported."""
    if isinstance(found, Definite) and found.lost and node is not None:
        context.report.lost(node, plain(context, node), found.noun, found.lost)
        return False
    lying = lying_of(context, found)
    if node is not None and lying is not None and _is_missed(context, word, slot, found, lying):
        context.report.lies_elsewhere(node, plain(context, node), word, lying)
        return False
    return check_not_beyond(context, word, slot, found, node)


def check_not_beyond(
    context: Context,
    word: EffectWord | RuleWord,
    slot: str,
    found: Meaning | None,
    node: ast.Node | None,
) -> bool:
    """Return True unless the words say of each piece described that it lies where the word never
    gets at it, or is never asked about it. Then an error is reported.
    """
    wants_spoken = isinstance(word, EffectWord) and word.spoken_of == slot
    if wants_spoken and node is not None and _is_told_now(found):
        report_never_found(context, word, node)
        return False
    if not isinstance(found, Indefinite) or not isinstance(node, ast.NounPhrase):
        return True
    if wants_spoken and not _is_spoken_of(found):
        report_never_found(context, word, node)
        return False
    said = _said_of_each(found)
    there = next((part for part in said if _is_there(context, word, slot, part)), None)
    beyond = there or next((part for part in said if _is_beyond(word, slot, found, part)), None)
    if beyond is None:
        return True
    kept = [each for each in node.filters if not _says(each, beyond)]
    before = [each for each in node.adjectives if each.lemma != _phrase(beyond)]
    bare = replace(node, filters=tuple(kept), adjectives=tuple(before), alias=None)
    amount = node.quantity.amount if node.quantity is not None else None
    if kind_of(node) == "the" or (kind_of(node) in ENDS and node.noun.text == node.noun.lemma):
        bare = replace(bare, quantity=ast.Quantity(node.span, ast.QuantityKind.A))
    elif kind_of(node) in ENDS:  # elsewhere they lie in no order
        bare = replace(bare, quantity=ast.Quantity(node.span, ast.QuantityKind.AMOUNT, amount))
    where = ""
    if not kept and isinstance(word, EffectWord):
        where = _where_it_reaches(context, word, slot, found.noun)
    if where:
        phrase = ast.Phrase(node.span, Place.FILTER.value, where, ())
        bare = replace(bare, filters=(ast.Filter(node.span, phrase),))
    why = "lays where it lies already" if there else "does not reach"
    context.report.quantity(
        node,
        f"`{plain(context, replace(node, alias=None))}`, which `{word.phrase}` {why}",
        f"`{plain(context, bare)}`",
    )
    return False


def _is_told_now(found: Meaning | None) -> bool:
    """Return True for what closed words tell anew wherever they stand: `your leader`."""
    told = found.value if isinstance(found, Definite) else None
    return isinstance(told, ir.Call) and isinstance(told.word, ReferenceWord)


def report_never_found(context: Context, word: EffectWord | RuleWord, node: ast.Node) -> None:
    """Report a thing left open, or told anew, where the word wants one that the card has spoken
    of.
    """
    bare = replace(node, alias=None) if isinstance(node, ast.NounPhrase) else node
    assert isinstance(word, EffectWord)  # no rule wants what was spoken of
    context.report.quantity(
        node,
        f"`{plain(context, bare)}`, which `{word.phrase}` never finds",
        f"the name of a {word.spoken_of}, or one that the card has spoken of",
    )


def _out_of_play(context: Context, noun: Noun) -> set[str]:
    """Return the filters of a noun whose pieces are not among those there are."""
    filters = context.lexicon.filters_of.get(noun.name, ())
    return {x.phrase for x in filters if isinstance(x, FilterWord) and x.out_of_play}


def _is_spoken_of(found: Indefinite) -> bool:
    """Return True for some of those that the card has spoken of before."""
    outer = next((part for part in nodes(found.pieces) if isinstance(part, ir.Candidates)), None)
    return outer is not None and isinstance(outer.source, ir.Local)


def _is_missed(
    context: Context, word: EffectWord, slot: str, found: Meaning | None, lying: Lying
) -> bool:
    """Return True if the word never gets at pieces that lie there. What is described and not chosen
    before, and what is left of what was shown, is refused only where such pieces lie apart.
    """
    if lying == OUT_OF_PLAY:
        noun = context.lexicon.nouns.get(found.noun) if isinstance(found, Definite) else None
        if noun is None or noun.present is None:
            return False
        beyond = _out_of_play(context, noun).intersection(word.beyond.get(slot, ()))
        return word.there.get(slot) is None or bool(beyond)
    chosen = (
        isinstance(found, Definite)
        and (found.lying is not None or pile_of(found.value) is not None)
    ) or (
        isinstance(found, Indefinite)
        and isinstance(found.pieces, ir.Candidates)
        and isinstance(found.pieces.source, ir.Local)
    )
    return lying.spot in word.misses.get(slot, ()) and (chosen or lying.apart)


ANYWHERE = "anywhere but apart"
"""Where a piece lies that is called by its name, as far as its words tell."""


def _is_named(found: Meaning | None) -> bool:
    """Return True for a piece that is called by its name, which is none of those that lie apart."""
    if not isinstance(found, Indefinite) or not isinstance(found.pieces, ir.Candidates):
        return False
    return any(
        isinstance(each, ir.Compare) and each.operator == "=" and isinstance(each.right, ir.Named)
        for each in found.pieces.conditions
    )


def _check_one_sort(context: Context, word: EffectWord, filled: list[Filled]) -> bool:
    """Return True if what goes into a pile may lie there. Otherwise an error is reported."""
    slots = {entry.parameter.name: entry for entry in filled}
    if word.into[0] not in slots or word.into[1] not in slots:
        return True
    pieces, to = slots[word.into[0]], slots[word.into[1]]
    lying = lying_of(context, pieces.meaning)
    if lying is None and _is_named(pieces.meaning):
        lying = Lying(ANYWHERE)
    pile = pile_of(to.meaning.value) if isinstance(to.meaning, Definite) else None
    if lying is None or not lying.spot or pile is None or lying.spot == pile.spot:
        return True
    if not (lying.apart or pile.apart) or pieces.node is None:
        return True
    context.report.of_another_sort(pieces.node, plain(context, pieces.node), lying, pile.spot)
    return False


def _check_only_pile(context: Context, word: EffectWord, filled: list[Filled]) -> bool:
    """Return True unless another pile is named than the only one that the word puts anything
    into. Then an error is reported.
    """
    slot, spot = word.only_pile
    to = next((entry for entry in filled if entry.parameter.name == slot), None)
    pile = pile_of(to.meaning.value) if to and isinstance(to.meaning, Definite) else None
    if to is None or to.node is None or pile is None or pile.spot == spot:
        return True
    found = f"`{plain(context, to.node)}`, into which `{word.phrase}` puts nothing"
    context.report.quantity(to.node, found, f"`{spot}`")
    return False


def _check_not_at_that_end(context: Context, word: EffectWord, filled: list[Filled]) -> bool:
    """Return True unless the words say of one piece that it lies at that end of that pile already.
    Then an error is reported.
    """
    slots = {entry.parameter.name: entry for entry in filled}
    piece, to, end = word.to_end
    if piece not in slots or to not in slots:
        return True
    node, found, pile = slots[piece].node, slots[piece].meaning, slots[to].meaning
    if not isinstance(node, ast.NounPhrase) or node.quantity is None or pile is None:
        return True
    amount = node.quantity.amount
    one = amount is None or (isinstance(amount, ast.Integer) and amount.value == 1)
    if node.quantity.kind != end or not one or not isinstance(found, Indefinite):
        return True
    if not isinstance(pile, Definite) or not any(
        isinstance(part, ir.Call)
        and isinstance(part.word, FilterWord)
        and part.word.pile
        and pile.value in part.arguments
        for part in nodes(found.pieces)
    ):
        return True
    bare = replace(node, alias=None)
    a = ast.Quantity(node.span, ast.QuantityKind.A)
    context.report.quantity(
        node,
        f"`{plain(context, bare)}`, which `{word.phrase}` lays where it lies already",
        f"`{plain(context, replace(bare, quantity=a))}`",
    )
    return False


def _where_it_reaches(context: Context, word: EffectWord, slot: str, noun: Noun) -> str:
    """Return the words for a piece that the word gets at, of one's own where it takes those. They
    are empty where no place need be said.
    """
    own, beyond = word.within.get(slot, ""), word.beyond.get(slot, ())
    already = isinstance(word, EffectWord) and slot in word.lying_already
    if not own and already and (yours := context.lexicon.owned_by(noun.name, "you")):
        return yours[0]
    if not own and not _out_of_play(context, noun).issuperset(beyond):
        return next(each for each in context.lexicon.places_of(noun) if each not in beyond)
    if not own or "{" in own:
        return ""
    if own in context.lexicon.owned_by(noun.name, "you"):
        return own
    return next(iter(beside_whom(context, noun, "you")), "")


Said = ir.Call | ir.Test
"""What is said of a piece: a filter, a predicate or an adjective."""


def _said_of_each(found: Indefinite) -> list[Said]:
    """Return what the words say of each of the pieces, so nothing of which one may be without."""
    outer = next((part for part in nodes(found.pieces) if isinstance(part, ir.Candidates)), None)
    if outer is None:
        return []
    source = [outer.source] if isinstance(outer.source, ir.Call) else []
    parts = [part for each in outer.conditions for part in _conjuncts(each)]
    return source + [part for part in parts if _speaks_of(part, outer.element)]


def _conjuncts(said: ir.Expression) -> list[Said]:
    """Return the words that hold where a condition does: all that `and` joins, and what is said of
    one that there must be (`it is in the deck of a location`).
    """
    match said:
        case ir.Logic("and", operands):
            return [part for each in operands for part in _conjuncts(each)]
        case ir.Compare(">=", ir.Size(ir.Candidates(conditions=some)), ir.Number(least)) if least:
            return [part for each in some for part in _conjuncts(each)]
        case ir.Call() | ir.Test():
            return [said]
    return []


def _speaks_of(said: Said, element: str) -> bool:
    """Return True for what is said of one of the pieces, and not of what stands beside them."""
    if isinstance(said, ir.Test):
        piece: ir.Expression | None = said.piece
    else:
        piece = next(iter(said.arguments), None)
    return isinstance(piece, ir.Local) and piece.name == element


def _phrase(said: Said) -> str:
    return said.adjective.word if isinstance(said, ir.Test) else said.word.phrase


def _is_there(context: Context, word: EffectWord | RuleWord, slot: str, said: Said) -> bool:
    """Return True if the piece of which that holds lies where the word would lay it."""
    spots = word.lying_already.get(slot, ()) if isinstance(word, EffectWord) else ()
    lying = spot_of(context, said) if spots else None
    return lying is not None and lying.spot in spots


def _is_beyond(word: EffectWord | RuleWord, slot: str, found: Indefinite, said: Said) -> bool:
    """Return True if no piece of which that holds can be reached."""
    filter_word = said.word if isinstance(said, ir.Call) else None
    if isinstance(filter_word, FilterWord) and filter_word.out_of_play:
        present = found.noun.present
        if isinstance(word, EffectWord) and present is not None and word.there.get(slot) is None:
            return True
    return _phrase(said) in word.beyond.get(slot, ())


def _says(written: ast.Filter, said: Said) -> bool:
    """Return True for the post-modifier that says so, alone or beside other conditions."""
    if written.phrase is None:
        return isinstance(said, ir.Call) and not isinstance(said.word, FilterWord)
    return written.phrase.pattern.split(" {")[0] == _phrase(said).split(" {")[0]
