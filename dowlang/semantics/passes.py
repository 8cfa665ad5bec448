"""Say which function resolves which node: the one place that knows all of them.

A pass that meets a node inside its own asks the context for it, and the context looks here.
"""

from __future__ import annotations

from dowlang.semantics.context import Passes
from dowlang.semantics.lower.event_clauses import happened
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
        ast.Reference: numbers.known_things,
        ast.Phrase: call,
    },
    thing=meaning,
    filtered=conditions.quantified,
)
