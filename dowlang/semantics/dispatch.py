"""Say which function resolves a node and which lowers a line: the one place that knows them all.

A pass that meets a node inside its own asks the context for it, and the context looks here. A line
with `if` and `otherwise` is lowered by `lower.blocks`, which knows both.
"""

from __future__ import annotations

from dowlang.semantics.context import Passes
from dowlang.semantics.lower import ongoing, options, statements
from dowlang.semantics.lower.limited_lines import refusing_limits, with_limit
from dowlang.semantics.lower.offers import offer
from dowlang.semantics.lower.past_events import happened, how_often
from dowlang.semantics.resolve import conditions, numbers
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.number_phrases import call
from dowlang.syntax import ast

PASSES = Passes(
    conditions={
        ast.LogicalExpression: conditions.logical,
        ast.AtLeastOf: conditions.some_of,
        ast.Comparison: conditions.compared,
        ast.Is: conditions.said_of_subject,
        ast.Exists: conditions.exists,
        ast.EventHappened: happened,
    },
    numbers={
        ast.Integer: numbers.literal,
        ast.ThatMany: numbers.told,
        ast.Variable: numbers.counter,
        ast.Ident: numbers.counter,
        ast.ArithmeticExpression: numbers.arithmetic,
        ast.NounPhrase: numbers.count,
        ast.Reference: numbers.refuse_known_things,
        ast.Phrase: call,
        ast.TimesHappened: how_often,
    },
    thing=meaning,
    filtered=conditions.quantified,
    statements={
        "run": with_limit(statements.run),
        "run_by": with_limit(statements.run),
        "each": statements.each,
        "repeat": statements.repeat,
        "cancel": statements.cancel,
        "detach": statements.detach,
        "nothing": statements.nothing,
        "manual": statements.manual,
        "offer": with_limit(offer),
        "demand": refusing_limits(offer),
        "bargain": offer,
        "choose_one": options.choose_one,
        "vote": options.vote,
        "lasting": ongoing.lasting,
        "attach": ongoing.attach,
        "later": ongoing.later,
        "next_time": ongoing.next_time,
        "counted_time": ongoing.next_time,
    },
    option=options.option,
    rules=ongoing.rules,
)
