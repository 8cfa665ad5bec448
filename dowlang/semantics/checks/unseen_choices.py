"""Refuse a choice among pieces that the chooser does not see (R-BOARD-15).

`discard a card in the hand of another player` would show that hand to whoever chooses. Chance
chooses among hidden pieces, or somebody looks at them first and takes `one of those`.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.loop_roles import LoopRole
from dowlang.semantics.resolve.denotation import Indefinite
from dowlang.semantics.scopes import Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, FilterWord
from dowlang.vocabulary.signatures import Role


def check_seen(context: Context, found: Indefinite, chooser: ir.Expression | None) -> bool:
    """Return True if the chooser sees the pieces. Otherwise an error is reported."""
    pieces, node = found.pieces, found.node
    if chooser is None or not isinstance(pieces, ir.Candidates):
        return True
    element = ir.Local(found.element, found.noun.name)
    for part in nodes(pieces.conditions):
        if not isinstance(part, ir.Call) or element not in part.arguments:
            continue
        word = part.word
        if not isinstance(word, FilterWord) or word.noun != found.noun.name:
            continue
        if not (word.hides and word.tie):  # what was given to the crisis is shown when it counts
            continue
        owner = next((each for each in part.arguments if each != element), None)
        if not _is_seen(context, word, owner, chooser):
            _report(context, word, node)
            return False
    return True


def _is_seen(
    context: Context, word: FilterWord, owner: ir.Expression | None, chooser: ir.Expression
) -> bool:
    """Return True for what is the chooser's own, or what the chooser has looked at before."""
    kinds = {p.type.noun for p in context.lexicon.parameters(word) if p.role is Role.SLOT}
    if owner == chooser or (kinds and kinds != {"player"}):
        return True
    return any(by == chooser and of in (owner, None) for of, by in context.pieces.looked_at)


def note_looked_at(
    context: Context, word: EffectWord, values: tuple[ir.Expression, ...], scope: Scope
) -> None:
    """Remember whose pieces somebody has seen by an effect."""
    if not word.shows:
        return
    given = dict(zip((p.name for p in context.lexicon.parameters(word)), values, strict=True))
    owner, by = (given[slot] for slot in word.shows)
    one = scope.loop_role_of(owner) is LoopRole.NONE
    context.pieces.looked_at.append((owner if one else None, by))


def _report(context: Context, word: FilterWord, node: ast.Node) -> None:
    """Report the choice with the words for chance, and for a look before it."""
    assert isinstance(node, ast.NounPhrase)  # nothing else describes pieces
    bare = replace(node, alias=None)
    random = replace(bare, adjectives=(ast.Ident(node.span, "random", "random"), *node.adjectives))
    ways = [f"`{plain(context, random)}`"]
    owner = next(
        (
            slot
            for each in node.filters
            if each.phrase is not None
            and each.phrase.pattern.split(" {")[0] == word.phrase.split(" {")[0]
            for slot in each.phrase.slots
        ),
        None,
    )
    said = "" if owner is None else plain(context, owner)
    if said not in ("", "you"):
        looks = (each for each in context.lexicon.vocabulary.of_sort(EffectWord) if each.shows)
        above = (each.phrase.replace(f"{{{each.shows[0]}}}", said) for each in looks)
        those = f"one of those {context.lexicon.nouns[word.noun].plural}"
        ways += [f"`{those}` below `{line}`" for line in above]
    found = f"`{plain(context, bare)}`, which the chooser does not see"
    context.report.quantity(node, found, " or ".join(ways))
