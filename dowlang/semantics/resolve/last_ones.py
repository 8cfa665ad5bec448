"""Say of which vote or throw a word is told, the last one, and refuse it below a block that has
held another: one reader takes the one at whose indentation the line stands.
"""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.scopes import HIDDEN, Binding, Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.semantics.unwritten_names import unwritten
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import THE_VOTE, Word


def after_last(context: Context, scope: Scope, of_last: str, line: int) -> Scope:
    """Return the scope after a line that has brought about another one of these."""
    context.options.brought.add((of_last, context.options.current))
    one = Binding(ir.Number(line), "number", called=f"the {of_last} of line {line}")
    return scope.inner(Frame(FrameKind.EFFECT, {unwritten(of_last): one}))


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
        (above.called, f"a {word.of_last} of a block below it"),
        f"it is asked above that block, or in it: each {word.of_last} is told until the next one",
    )
    return False
