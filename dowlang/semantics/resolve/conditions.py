"""Conditions: predicates, states, comparisons, `there is`, `and`, `or`, `not`, `at least 2 of (…)`.

An indefinite thing in a condition counts: `a survivor` is "at least one for which …", `each` and
`all` "none for which not …", `no` none, `2 …` and `at least 2 …` at least two, `exactly 2 …` two.
`not` belongs to the predicate: its subject's quantity stays outside, quantities in its slots inside
(`you do not control a survivor`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ownership.counted_owners import check_counted_owners
from dowlang.semantics.resolve.compared_players import beside, beside_the_first
from dowlang.semantics.resolve.condition_quantifiers import (
    check_comparison_with_any,
    check_one_of_both,
    check_quantities_together,
    check_told_by_one,
)
from dowlang.semantics.resolve.denotation import (
    Counted,
    Definite,
    Filled,
    FilterUse,
    Indefinite,
    Meaning,
)
from dowlang.semantics.resolve.filling import fill
from dowlang.semantics.resolve.hoisting import of_equals
from dowlang.semantics.resolve.noun_phrases import meaning, noun_phrase
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in
from dowlang.semantics.resolve.other_players import COMPARED
from dowlang.semantics.resolve.overloads import check_moment_of_word, pick_overload, subject_type
from dowlang.semantics.resolve.quantifiers import (
    any_of,
    from_an_end,
    resolve_slots,
    spread,
    swapped,
)
from dowlang.semantics.resolve.quantities import EVERY, NO_FEWER, ONE_PIECE
from dowlang.semantics.scopes import Binding, Frame, Scope
from dowlang.semantics.temporary_fields import temporarily
from dowlang.semantics.unwritten_names import pointer, unwritten
from dowlang.syntax import ast
from dowlang.vocabulary.comparisons import COUNTED
from dowlang.vocabulary.declarations import Type, Word
from dowlang.vocabulary.signatures import Role

COUNTING = (
    "",
    "a",
    "the",
    "another",
    "any",
    "no",
    "amount",
    "exactly",
    "up_to",
    "at_least",
    "one_of_those",
    "top",
    "last",
    "bottom",
)
"""Quantities that say how many there are, so that `there is` makes a sentence of them."""


Body = Callable[[ir.Expression], ir.Expression]


def logical(context: Context, node: ast.LogicalExpression, scope: Scope) -> ir.Expression | None:
    """Resolve `and`, `or` and `not`. Return None when an error was reported, as all below do."""
    operands = [context.condition(operand, scope) for operand in node.operands]
    if any(o is None for o in operands):
        return None
    return ir.Logic(node.operator, tuple(o for o in operands if o is not None))


def some_of(context: Context, node: ast.AtLeastOf, scope: Scope) -> ir.Expression | None:
    """Resolve `at least 2 of (…)`."""
    several = [context.condition(operand, scope) for operand in node.operands]
    if not check_count(context, node) or any(o is None for o in several):
        return None
    return ir.SomeOf(node.count.value, tuple(o for o in several if o is not None))


def check_count(context: Context, node: ast.AtLeastOf) -> bool:
    """Return True if it is at least one of several, and not more than there are.

    Otherwise an error is reported.
    """
    most = len(node.operands)
    if not 1 <= node.count.value <= most:
        context.report.out_of_range(
            node.count, node.count.value, 1, most, "how many of them must hold"
        )
        return False
    return True


def compared(context: Context, node: ast.Comparison, scope: Scope) -> ir.Expression | None:
    """Resolve a comparison of two numbers."""
    scope = beside_the_first(context, node, scope)
    several = spread(context, node.left) or spread(context, node.right)
    if not check_one_of_both(context, node):
        return None
    if several is not None:
        behind = several is not spread(context, node.left)
        if behind and not check_comparison_with_any(context, several):
            return None
        return _for_each_of(context, node, several, scope)
    left, right = context.number(node.left, scope), context.number(node.right, scope)
    if left is None or right is None:
        return None
    return ir.Compare(node.operator, left, right)


def _for_each_of(
    context: Context, node: ast.Comparison, several: ast.NounPhrase, scope: Scope
) -> ir.Expression | None:
    """Resolve `cards in the hand of each other player <= 1`: the quantity inside a number says for
    how many the comparison holds.
    """
    found = noun_phrase(context, several, scope)
    if not isinstance(found, Indefinite):
        if found is not None:
            context.report.not_definite(several)
        return None
    picked = of_equals(context, found, scope)
    if picked is None:
        return None
    name = unwritten(found.element)
    each = ir.Local(found.element, found.noun.name)
    one = picked.value if isinstance(picked, Definite) else each
    piece = Binding(one, found.noun.name)
    inside = scope.inner(Frame(FrameKind.PICK, {name: piece, COMPARED: piece}))
    holds = compared(context, swapped(node, several, pointer(several, name)), inside)
    return None if holds is None else quantify(context, picked, False, lambda value: holds)


def said_of_subject(context: Context, node: ast.Is, scope: Scope) -> ir.Expression | None:
    """Resolve a predicate or a state with its subject, behind `who` with the noun before it."""
    if node.subject is None:
        bound = scope.named("the one who")
        subject: Meaning | None = Definite(bound.value, bound.noun) if bound else None
        kinds = frozenset({bound.noun}) if bound else frozenset()
    else:
        kinds = kinds_of(context, node.subject, scope)
        subject = None
    overload = pick_overload(context, node.predicate, scope, kinds, node.subject)
    if overload is None or not check_moment_of_word(context, node.predicate, overload.word):
        return None
    wanted = subject_type(context, overload.word)
    if subject is None and node.subject is not None and wanted is not None:
        subject = meaning(context, node.subject, wanted, scope)
        if not check_counted_owners(context, node.subject, subject, scope):
            return None
    if subject is None:
        return None
    subject = _one_by_one(context, subject, wanted, node)
    filled = fill(context, overload, node.predicate, subject, beside(scope, subject))
    if filled is None or not check_quantities_together(
        context, overload.word, filled, node.subject
    ):
        return None
    filled = _of_equals(context, filled, scope)
    if filled is None:
        return None
    return _combined(context, overload.word, filled, node.predicate, node.negated)


def _of_equals(context: Context, filled: list[Filled], scope: Scope) -> list[Filled] | None:
    """Return what fills a condition on something of which a line speaks, with the one of equals
    that is said before it. Return None when an error was reported.
    """
    out: list[Filled] = []
    subject = next((e.meaning for e in filled if e.parameter.role is Role.SUBJECT), None)
    element = subject.element if isinstance(subject, Indefinite) else ""
    with temporarily(context.sentence, in_turn=[*context.sentence.in_turn, element]):
        for entry in filled:
            found = entry.meaning
            if isinstance(found, Indefinite):
                picked = of_equals(context, found, scope)
                if picked is None:
                    return None
                entry = replace(entry, meaning=picked)
            out.append(entry)
    return out


def _one_by_one(context: Context, subject: Meaning, wanted: Type | None, node: ast.Is) -> Meaning:
    """Return several players that are known already as each of them, for what is said of one."""
    if not isinstance(subject, Definite) or not subject.many or subject.noun != "player":
        return subject
    if wanted is None or wanted.many:
        return subject
    noun = context.lexicon.nouns[subject.noun]
    element = context.locals.fresh(subject.noun)
    context.locals.read.add(element)
    pieces = ir.Candidates(noun, element, (), subject.value)
    return Indefinite(noun, pieces, element, "each", None, False, None, node)


def quantified(context: Context, use: FilterUse, scope: Scope) -> ir.Expression | None:
    """Resolve a filter said of a subject, quantities in its slots. None: an error was reported."""
    word, phrase = use.overload.word, use.phrase
    filled = fill(context, use.overload, phrase, use.subject, scope)
    filled = None if filled is None else resolve_slots(context, use, filled, scope)
    return None if filled is None else _combined(context, word, filled, phrase, False)


def _combined(
    context: Context, word: Word, filled: list[Filled], phrase: ast.Phrase, negated: bool
) -> ir.Expression | None:
    subject_first = sorted(
        range(len(filled)), key=lambda index: filled[index].parameter.role is not Role.SUBJECT
    )
    values: dict[int, ir.Expression] = {}
    for entry in filled:
        meaning = entry.meaning
        if isinstance(meaning, Counted) and entry.parameter.type.noun in context.lexicon.nouns:
            context.report.wrong_type(
                entry.node or phrase, (meaning.noun.name,), (entry.parameter.type.noun,)
            )
            return None
        if isinstance(meaning, Counted) and _plain_count(meaning) is None:
            kind, plural = meaning.kind.replace("_", " "), meaning.noun.plural
            context.report.quantity(
                entry.node or phrase, f"`{kind}` in a condition", f"a number, such as `2 {plural}`"
            )
            return None
        if (
            isinstance(meaning, Indefinite)
            and entry.parameter.type.many
            and meaning.kind not in EVERY
        ):
            kind = meaning.kind.replace("_", " ")
            context.report.quantity(
                entry.node or phrase,
                f"`{kind}` of what is asked about together",
                f"`each {meaning.noun.name}`",
            )
            return None

    def build(step: int) -> ir.Expression:
        if step == len(subject_first):
            return ir.Call(word, tuple(values[index] for index in range(len(filled))))
        index = subject_first[step]
        entry = filled[index]

        def with_value(value: ir.Expression) -> ir.Expression:
            values[index] = value
            inner = build(step + 1)
            if negated and step == turn:
                return ir.Logic("not", (inner,))
            return inner

        loose = entry.parameter.role is Role.SLOT and any_of(word, entry.meaning)
        return quantify(context, entry.meaning, entry.parameter.type.many, with_value, loose)

    turn = 0 if filled and filled[subject_first[0]].parameter.role is Role.SUBJECT else -1
    result = build(0)
    return ir.Logic("not", (result,)) if negated and turn < 0 else result


def _plain_count(counted: Counted) -> ir.Expression | None:
    if counted.kind in NO_FEWER and counted.amount is not None:
        return counted.amount
    return ir.Number(1) if counted.kind in ONE_PIECE else None


def quantify(
    context: Context, found: Meaning, many: bool, body: Body, loose: bool = False
) -> ir.Expression:
    """Return the condition `body` about what was found, by its quantity.

    `loose`: of several, any will do.
    """
    if isinstance(found, Counted):
        amount = _plain_count(found)
        assert amount is not None  # see `_combined`
        return body(amount)
    if isinstance(found, Definite):
        if found.many and not many:
            element = context.locals.fresh(found.noun)
            context.locals.read.add(element)
            if loose:
                fitting = _narrowed(
                    context,
                    _members(context, found),
                    element,
                    found.noun,
                    body(ir.Local(element, found.noun)),
                )
                return ir.Compare(">=", ir.Size(fitting), ir.Number(1))
            missing = _narrowed(
                context,
                _members(context, found),
                element,
                found.noun,
                ir.Logic("not", (body(ir.Local(element, found.noun)),)),
            )
            return ir.Compare("=", ir.Size(missing), ir.Number(0))
        return body(
            ir.Pieces((found.value,))
            if many and not found.many and found.noun in context.lexicon.nouns
            else found.value
        )
    if many:
        return body(found.pieces)
    local = ir.Local(found.element, found.noun.name)
    inner = body(local)
    if found.kind in EVERY and not loose:
        missing = _narrowed(
            context, found.pieces, found.element, found.noun.name, ir.Logic("not", (inner,))
        )
        return ir.Compare("=", ir.Size(missing), ir.Number(0))
    amount = found.amount or ir.Number(1)
    among = from_an_end(found.pieces, found.kind, amount)
    size = ir.Size(_narrowed(context, among, found.element, found.noun.name, inner))
    if loose:
        return ir.Compare(">=", size, ir.Number(1))
    match found.kind:
        case "no":
            return ir.Compare("=", size, ir.Number(0))
        case "exactly":
            return ir.Compare("=", size, amount)
        case "up_to":
            return ir.Compare("<=", size, amount)
        case "all_but":
            return ir.Compare(
                "=",
                size,
                ir.Arithmetic(
                    "max", ir.Number(0), ir.Arithmetic("-", ir.Size(found.pieces), amount)
                ),
            )
        case _:
            return ir.Compare(">=", size, amount)


def _members(context: Context, found: Definite) -> ir.Expression:
    noun = context.lexicon.nouns[found.noun]
    return ir.Candidates(noun, context.locals.fresh(found.noun), (), found.value)


def _narrowed(
    context: Context, pieces: ir.Expression, element: str, noun: str, more: ir.Expression
) -> ir.Expression:
    """Return the pieces for which one more condition holds.

    The first or extreme one among them is found before.
    """
    if more == ir.Constant(True):
        return pieces
    if isinstance(pieces, ir.Candidates) and not pieces.extreme and element == pieces.element:
        return replace(pieces, conditions=(*pieces.conditions, more))
    if isinstance(pieces, ir.Candidates) and not pieces.extreme and not pieces.conditions:
        return ir.Candidates(pieces.noun, element, (more,), pieces.source)
    return ir.Candidates(context.lexicon.nouns[noun], element, (more,), pieces)


def exists(context: Context, node: ast.Exists, scope: Scope) -> ir.Expression | None:
    """Resolve `there is …`."""
    if not isinstance(node.thing, ast.NounPhrase) or noun_in(context, node.thing) is None:
        context.report.wrong_type(
            node.thing,
            kinds_of(context, node.thing, scope),
            context.such_a("a thing to look for"),
        )
        return None
    asked = check_told_by_one(context, node, node.thing)
    if not asked or (found := noun_phrase(context, node.thing, scope)) is None:
        return None
    kind = found.kind if isinstance(found, Indefinite | Counted) else ""
    if kind not in COUNTING:
        context.report.quantity(
            node.thing, f"`{kind.replace('_', ' ')}` after `there is`", "`a`, `no` or a number"
        )
        return None
    if not check_counted_owners(context, node.thing, found, scope):
        return None
    if isinstance(found, Indefinite):
        return quantify(context, found, False, lambda value: ir.Constant(True))
    assert isinstance(found, Counted)  # what is definite already is no noun phrase
    wanted = ir.Number(0) if kind == "no" else found.amount or ir.Number(1)
    return ir.Compare(COUNTED.get(kind, ">="), found.total, wanted)


def conjuncts(node: ast.Expression) -> tuple[ast.Expression, ...]:
    """Return the parts that `and` joins, outermost."""
    if isinstance(node, ast.LogicalExpression) and node.operator == "and":
        return tuple(part for operand in node.operands for part in conjuncts(operand))
    return (node,)
