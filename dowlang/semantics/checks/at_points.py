"""Check that an effect which belongs to a point of an event stands there, and is about what the
event tells.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.diagnostics import codes
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.denotation import Definite, Filled
from dowlang.semantics.scopes import Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, EventWord


def check_at_its_point(context: Context, word: EffectWord, phrase: ast.Phrase) -> bool:
    """Return True if the word stands where its point is under way. Otherwise an error is
    reported.
    """
    if not word.point or "" in context.points:  # nobody knows at which point
        return True
    point = " ".join(context.lexicon.lemma(each) for each in word.point.split())
    if point in context.points and (word.at < 0 or word.at in context.points):
        return True
    where = f"under a trigger with the point `, {word.point}`"
    events = context.lexicon.vocabulary.of_sort(EventWord)
    event = next((one for one in events if (word.point, word.at) in one.points), None)
    if event is not None:
        where = f"under `when {event.example}, {word.point}`"
    context.report.out_of_scope(phrase, word.phrase, where)
    return False


def check_told_by_event(
    context: Context, word: EffectWord, filled: Sequence[Filled], scope: Scope
) -> bool:
    """Return True if a slot is filled with what the event tells (`EffectWord.of_event`). With False
    an error was reported.
    """
    slot, name = word.of_event
    entry = next((one for one in filled if slot and one.parameter.name == slot), None)
    told = scope.named(name)
    if entry is None or told is None:
        return True
    found = entry.meaning
    alike = [told.value]
    for frame in scope.frames():
        alike += [other for field, other in frame.same if field == told.value]
    if isinstance(found, Definite) and found.value in alike:
        return True
    node = entry.node
    assert node is not None  # a slot of the phrase, which something was written for
    context.report.add(
        codes.WRONG_TYPE,
        node.span,
        found=f"`{plain(context, node)}`, which is not the {name} of it",
        wanted=f"`that {told.noun}`",
    )
    return False
