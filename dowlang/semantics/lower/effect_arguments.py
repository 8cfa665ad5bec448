"""Lower the arguments of an effect whose words are understood."""

from __future__ import annotations

from collections.abc import Callable

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Overload
from dowlang.semantics.lower.arguments import Argument, argument, counted, one_at_least
from dowlang.semantics.lower.effect_bindings import goes_together
from dowlang.semantics.lower.lowered_line import Doing
from dowlang.semantics.lower.one_for_each import (
    check_goes_to_one,
    check_in_all_or_each,
    check_one_with_each,
)
from dowlang.semantics.resolve.denotation import Counted, Filled
from dowlang.semantics.scopes import Scope
from dowlang.vocabulary.declarations import EffectWord

Tail = Callable[[Scope], tuple[ir.Statement, ...]]


@dataclass(frozen=True, slots=True)
class Understood:
    """Hold a sentence whose words are understood and whose arguments are still meanings.

    `inside` is the scope inside it. `tail` gives the statements of each single act.
    """

    doing: Doing
    overload: Overload
    filled: list[Filled]
    first: Argument | None
    inside: Scope
    chooser: ir.Expression
    tail: Tail | None
    if_able: bool
    early: tuple[ir.Pick, ...]  # choices of which the subject speaks
    hoisted: tuple[ir.Pick, ...]  # choices before the act, made anew in each turn


def arguments_of(
    context: Context, sentence: Understood
) -> tuple[list[Argument], int, Counted | None] | None:
    """Return the arguments of an effect's word, the index of its number and what the number means.

    Return None after a report.
    """
    filled, first, chooser = sentence.filled, sentence.first, sentence.chooser
    line, word = sentence.doing.line.span.line, sentence.overload.word
    assert isinstance(word, EffectWord)
    if sentence.doing.offered:
        filled = [one_at_least(entry) for entry in filled]
    resolved: list[Argument] = []
    count_index, counts = -1, -1
    count_meaning: Counted | None = None
    for index, entry in enumerate(filled):
        if isinstance(entry.meaning, Counted):
            count_index, count_meaning = index, entry.meaning
            continue
        if entry.parameter.name == "count":
            counts = index
        made = argument(context, entry.meaning, entry.parameter.type.many, chooser, line)
        if made is None:
            return None
        if not goes_together(word, entry) and not check_one_with_each(
            context, word, (first, *resolved), made, entry
        ):
            return None
        resolved.append(made)
    if count_meaning is not None:
        number = counted(
            context, count_meaning, word, tuple([a.value for a in resolved]), chooser, line
        )
        if number is None:
            return None
        resolved.insert(count_index, number)
    else:
        count_index = counts
    doer = sentence.doing.subject
    subject = None if first is None or doer is None else (first, doer)
    if not check_goes_to_one(context, word, filled, resolved, subject):
        return None
    if not check_in_all_or_each(context, sentence.doing.phrase, filled, resolved):
        return None
    return resolved, count_index, count_meaning
