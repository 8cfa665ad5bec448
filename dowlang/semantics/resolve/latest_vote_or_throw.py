"""Say of which vote or throw a word is told, the last one, and refuse it below a block that has
held another: one reader takes the one at whose indentation the line stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.scopes import HIDDEN, Binding, Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.semantics.unwritten_names import unwritten
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import THE_VOTE, EffectWord, Word


def after_last(context: Context, scope: Scope, of_last: str, line: int) -> Scope:
    """Return the scope after a line that has brought about another one of these."""
    context.options.brought.add((of_last, context.options.current))
    one = Binding(ir.Number(line), "number", called=f"the {of_last} of line {line}")
    return scope.inner(Frame(FrameKind.EFFECT, {unwritten(of_last): one}))


def before_another(context: Context, lines: Sequence[ast.Line], scope: Scope) -> Scope:
    """Return the scope in which the lines of a loop begin: what they bring about another one of is
    no longer told there, for from the second time on it would be that one.
    """
    hidden = {
        name: HIDDEN
        for name in sorted(map(unwritten, brought_in(context, lines)))
        if scope.named(name) is not None
    }
    return scope.inner(Frame(FrameKind.EFFECT, hidden)) if hidden else scope


def brought_in(context: Context, node: ast.Node | Sequence[ast.Node]) -> set[str]:
    """Return of what the lines bring about another one: a vote, a throw, numbers picked."""
    out: set[str] = set()
    for part in nodes(node):
        if isinstance(part, ast.Line) and part.shape == "vote":
            out.add(THE_VOTE)
        elif isinstance(part, ast.Phrase):
            for overload in context.lexicon.overloads("effect", part.pattern):
                if isinstance(overload.word, EffectWord) and overload.word.another:
                    out.add(overload.word.another)
    return out


def check_once_for_each(
    context: Context, word: EffectWord, phrase: ast.Phrase, several: bool, scope: Scope
) -> bool:
    """Return True unless several do one after the other what a line says of the last vote (throw),
    and each of them brings about another one. Otherwise an error is reported.
    """
    name = unwritten(word.another)
    if not word.another or not any(
        overload.word.of_last == word.another
        for part in nodes(phrase.slots)
        if isinstance(part, ast.Phrase)
        for sort in ("predicate", "filter", "number")
        for overload in context.lexicon.overloads(sort, part.pattern)
    ):
        return True
    told = next((frame.named[name] for frame in scope.frames() if name in frame.named), None)
    if told is None or told is HIDDEN:
        return True
    for frame in scope.frames():
        if name in frame.named:
            break
        several = several or frame.kind in (FrameKind.EACH, FrameKind.EACH_ASKED)
    if not several:
        return True
    context.report.ambiguous(
        phrase,
        plain(context, phrase),
        (told.called, f"the {word.another} of whoever does it before"),
        f"each does it in turn, and brings about another {word.another}: choose first whom it is "
        "done to",
    )
    return False


OF_CARD = "of_card"
"""The parameter of a word that keeps something for the card whose line it is, or tells of that."""


def this_card(scope: Scope) -> ir.Expression:
    """Return the card whose line stands in a scope. A line of a test is no card's."""
    in_test = any(frame.kind is FrameKind.TEST for frame in scope.frames())
    return ir.Constant("") if in_test else ir.ThisCard()


HELD = {THE_VOTE: "vote by players"}
"""What a word is told of -> a line that brings it about, of those it is not asked about without.

Numbers are picked in a set-up that goals ask of, and dice are thrown by what a rule hears.
"""


def _held_elsewhere(context: Context, of_last: str, scope: Scope) -> bool:
    """Return True if what a word is told of may be there without a line around it that brings it
    about: a clause above on the card, an event of a vote, a definition, a test.
    """
    if of_last not in HELD or context.options.defined:
        return True
    if context.options.brought & {(of_last, 0), (of_last, context.options.current)}:
        return True
    return any(
        frame.kind is FrameKind.TEST or any(one.noun == of_last for one in frame.named.values())
        for frame in scope.frames()
    )


def check_last(context: Context, word: Word, node: ast.Node, scope: Scope) -> bool:
    """Return True unless the word is told of one that a block above may have followed by another,
    or of a vote that nothing above has held.

    Otherwise an error is reported.
    """
    name = unwritten(word.of_last)
    if not word.of_last:
        return True
    told = [frame.named[name] for frame in scope.frames() if name in frame.named]
    if not told and not _held_elsewhere(context, word.of_last, scope):
        where = f"below a line that holds one: `{HELD[word.of_last]}`"
        context.report.out_of_scope(node, plain(context, node), where)
        return False
    if not told or told[0] is not HIDDEN:
        return True
    above = next(each for each in told if each is not HIDDEN)
    context.report.ambiguous(
        node,
        plain(context, node),
        (above.called, f"a {word.of_last} that a block or a definition below it brings about"),
        f"it is asked above that, or in it: each {word.of_last} is told until the next one",
    )
    return False
