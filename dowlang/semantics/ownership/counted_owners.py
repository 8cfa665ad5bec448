"""Refuse what is counted of everybody's things without saying so: `dice >= 3`, `there is a card`.

A thing that a player has beside the board, such as a die or a card, is one of somebody's. Of how
many a bare `dice` speaks, yours or everybody's, no reader can tell.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.ownership.owner_links import says_where
from dowlang.semantics.resolve.denotation import Indefinite, Meaning
from dowlang.semantics.scopes import Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Place, Word
from dowlang.vocabulary.noun_declarations import Noun


def of_player(context: Context, noun: str, own: str) -> str:
    """Return how a thing is said to be a named player's, empty where it cannot be: `in the hand
    of {}`, most like the words for one of yours (`own`).
    """
    ways = [
        word
        for word in context.lexicon.filters_of.get(noun, ())
        if word.relation == "one" and _takes_a_player(context, word)
    ]
    like = set(own.split())
    best = max(ways, key=lambda word: len(like & set(word.phrase.split())), default=None)
    return "" if best is None else best.phrase.replace(f"{{{best.slots[0]}}}", "{}")


def _takes_a_player(context: Context, word: Word) -> bool:
    if word.place is not Place.FILTER:
        return False
    nouns = {p.name: p.type.noun for p in context.lexicon.parameters(word)}
    return [nouns[slot] for slot in word.slots] == ["player"] and word.noun != "player"


def check_counted_owners(
    context: Context, node: ast.Expression, found: Meaning | None, scope: Scope
) -> bool:
    """Return True if it is clear whose things are counted. Otherwise an error is reported."""
    if not isinstance(found, Indefinite) or not isinstance(node, ast.NounPhrase):
        return True
    ways_to_own = () if found.noun.anybodys else context.lexicon.owned_by(found.noun.name, "you")
    own = next(iter(ways_to_own), "")
    others = of_player(context, found.noun.name, own) if own else ""
    if not others or _is_somebodys(context, found):
        return True
    if scope.loop_role():
        own = others.replace("{}", "that player")
    wanted = (own, others.replace("{}", "all players"))
    ways = [f"`{plain(context, with_filter(node, said))}`" for said in wanted]
    report(context, node, plain(context, replace(node, alias=None)), " or ".join(ways))
    return False


def _is_somebodys(context: Context, found: Indefinite) -> bool:
    """Return True if it is said whose the things are or where."""
    if not isinstance(found.pieces, ir.Candidates) or found.kind in ("all_your", "all_their"):
        return True
    ties = (part.word for part in nodes(found.pieces) if isinstance(part, ir.Call))
    return any(_takes_a_player(context, word) for word in ties) or says_where(context, found)


def with_filter(node: ast.NounPhrase, said: str) -> ast.NounPhrase:
    """Return a noun phrase with another filter before its own, in words, and without its name."""
    phrase = ast.Phrase(node.span, Place.FILTER.value, said, ())
    return replace(node, filters=(ast.Filter(node.span, phrase), *node.filters), alias=None)


def refuse_in_hand(context: Context, phrase: ast.Phrase, noun: Noun, own: str) -> None:
    """Report `cards in hand` in what a bracket says of a player: theirs for some, yours for
    others.
    """
    others = of_player(context, noun.name, own)
    ways = [f"`{others.replace('{}', who)}`" for who in ("it", "you")]
    report(context, phrase, plain(context, phrase), " or ".join(ways))


def report(context: Context, node: ast.Node, found: str, wanted: str) -> None:
    """Report words that leave open whose things are counted."""
    context.report.add(codes.WHOSE_ARE_COUNTED, node.span, found=found, wanted=wanted)
