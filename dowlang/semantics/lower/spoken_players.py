"""Say of which single players a line speaks, so that `each other player` below it may be others
than those.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.lower.effect_arguments import Understood
from dowlang.semantics.resolve.mentions import after_named
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.other_players import PLAYER, after_doers, done_by_you, is_some
from dowlang.semantics.resolve.overloads import subject_type
from dowlang.semantics.resolve.quantities import ONE_UNKNOWN
from dowlang.semantics.scopes import HIDDEN, Binding, Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import EffectWord, Type


def seen_by(doer: Binding | None, wanted: Type | None, scope: Scope) -> Scope:
    """Return the scope of the words of a line: of one that you do without a subject, `another
    player` is other than you.
    """
    by_you = doer is None and wanted is not None and wanted.noun == PLAYER
    return done_by_you(scope) if by_you else scope


def after_line(
    context: Context,
    sentence: Understood,
    values: Sequence[ir.Expression],
    scope: Scope,
    after: Scope,
) -> Scope:
    """Return the scope after a line with the single players of whom it speaks."""
    first, subject = sentence.first, sentence.doing.subject
    if first is not None:
        after = after_named(context, subject, first.value, after)
    return after_doers(after, _players_in(context, sentence, values, scope))


def _players_in(
    context: Context, sentence: Understood, values: Sequence[ir.Expression], scope: Scope
) -> Iterator[tuple[ir.Expression, str]]:
    """Yield the single players of whom a line speaks, each with the words for them: who does it,
    and whom it is done to.
    """
    word, first, doing = sentence.overload.word, sentence.first, sentence.doing
    assert isinstance(word, EffectWord)
    you, wanted = scope.named("you"), subject_type(context, word)
    for node in (doing.subject, *doing.phrase.slots):
        for said in _described_by_one(context, node):
            yield HIDDEN.value, said
    if first is not None and first.loop is not None:  # each of several has done it
        if doing.subject is not None and is_some(context, doing.subject):
            yield first.loop[1], plain(context, doing.subject)
        return
    if wanted is not None and wanted.noun == PLAYER:
        if first is None and doing.subject_binding is None and you is not None:
            yield you.value, "you"
        elif first is not None and doing.subject is not None:
            yield first.value, plain(context, doing.subject)
    for parameter, value, node in zip(
        context.lexicon.parameters(word), values, doing.phrase.slots, strict=False
    ):
        if parameter.type.noun == PLAYER and not parameter.type.many:
            yield value, plain(context, node)


def _described_by_one(context: Context, node: ast.Node | None) -> Iterator[str]:
    """Yield the words for one player by whom something is told, and who is left open:
    `a survivor controlled by another player`.
    """
    for part in nodes(node) if isinstance(node, ast.NounPhrase) else ():
        if part is node or not isinstance(part, ast.NounPhrase) or part.quantity is None:
            continue
        found = noun_in(context, part) if part.quantity.kind in ONE_UNKNOWN else None
        if found is not None and found[0].name == PLAYER:
            yield plain(context, part)
