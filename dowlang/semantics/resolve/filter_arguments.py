"""Arguments of filters: whether they take what stands in their slots, and its values."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.advice import near, written
from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Overload
from dowlang.semantics.ownership.pronoun_owners import check_carrier, check_whose
from dowlang.semantics.resolve.denotation import ANYTHING, Counted, Definite, Indefinite
from dowlang.semantics.resolve.gone_pieces import check_still_there
from dowlang.semantics.resolve.hoisting import hoist
from dowlang.semantics.resolve.latest_vote_or_throw import OF_CARD, check_last, this_card
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in
from dowlang.semantics.resolve.quantities import ONE_PIECE
from dowlang.semantics.resolve.sums import added_up, in_sum
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.comparisons import MEASURED
from dowlang.vocabulary.declarations import Parameter, Word
from dowlang.vocabulary.signatures import Role


def report_wrong_kind(
    context: Context, word: Word, phrase: ast.Node, node: ast.Expression, wanted: str, scope: Scope
) -> None:
    """Report a thing of another kind than a filter takes, with the filter that says where such a
    thing is (`each survivor in the colony`).
    """
    kinds = kinds_of(context, node, scope)
    counted = _where(context, word, node)
    if counted:
        help = written(*counted) if len(counted) == 1 else near(counted)
        context.report.wrong_type(phrase, kinds, (wanted,), help)
        return
    relation = "but" if word.relation == "but" else "one"
    others = (
        w
        for w in context.lexicon.vocabulary.words
        if w.place is word.place and w.noun == word.noun and w.relation == relation
    )
    other = next((each for each in others if takes_only(context, each, kinds)), None)
    if other is None:
        context.report.wrong_type(node, kinds, (wanted,))
    else:
        context.report.wrong_type(node, kinds, (wanted,), written(other.phrase))


def _where(context: Context, word: Word, node: ast.Expression) -> Sequence[str]:
    """Return how tokens on a piece are asked for: `where (wounds on it = 2)` for `with exactly 2
    wounds`. `with 2 wounds` may be two at least. Empty for other things.
    """
    found = noun_in(context, node) if isinstance(node, ast.NounPhrase) else None
    if not isinstance(node, ast.NounPhrase) or found is None or not found[0].is_tally:
        return ()
    tally, quantity = found[0], node.quantity
    filters = (
        each
        for each in context.lexicon.vocabulary.words
        if each.place is word.place and each.noun == tally.name
    )
    on = next((each for each in filters if takes_only(context, each, frozenset({word.noun}))), None)
    if on is None:
        return ()
    kind = quantity.kind if quantity is not None else ""
    amount = quantity.amount if quantity is not None else None
    least = str(amount.value) if isinstance(amount, ast.Integer) else "1"
    signs: tuple[str, ...] = (MEASURED.get(kind, ">="),)
    if kind == "no":
        signs, least = ("=",), "0"
    elif kind == "amount":
        signs = ("=", ">=")
    said = on.phrase.replace(f"{{{on.slots[0]}}}", "it")
    return [f"where ({tally.plural} {said} {sign} {least})" for sign in signs]


def takes_only(context: Context, word: Word, kinds: frozenset[str]) -> bool:
    """Return True if the one slot of the phrase is for a thing of these kinds."""
    return len(word.slots) == 1 and any(
        p.role is Role.SLOT and p.type.noun in kinds & context.lexicon.nouns.keys()
        for p in context.lexicon.parameters(word)
    )


def report_no_overload(
    context: Context, phrase: ast.Phrase, overloads: Sequence[Overload], scope: Scope
) -> None:
    """Report that no overload of a filter takes what stands in its slots.

    Of one overload it is the first thing that it does not take.
    """
    if len(overloads) == 1:
        word = overloads[0].word
        types = {p.name: p.type.noun for p in context.lexicon.parameters(word)}
        for name, slot in zip(word.slots, phrase.slots, strict=False):
            kinds = kinds_of(context, slot, scope)
            if kinds and types[name] not in (*kinds, ANYTHING.noun):
                return report_wrong_kind(context, word, phrase, slot, types[name], scope)
    return context.report.no_overload(
        phrase, tuple(kinds_of(context, s, scope) for s in phrase.slots), overloads
    )


def arguments_of(
    context: Context,
    word: Word,
    node: ast.Node,
    element: ir.Expression | None,
    scope: Scope,
) -> tuple[ir.Expression, ...] | None:
    """Return the arguments of a filter that is a source, which must be definite.

    `node` is the filter's phrase, or the noun phrase of a filter that is not written.
    """
    return _Arguments(context, word, node, scope).all(element)


def total_of(context: Context, word: Word, node: ast.Phrase, scope: Scope) -> ir.Expression | None:
    """Return the number that a filter of a counted noun tells, added up for all that it is said of
    (`zombies at all locations`).
    """
    filling = _Arguments(context, word, node, scope, together=[])
    arguments = filling.all(None)
    return None if arguments is None else in_sum(filling.together or (), ir.Call(word, arguments))


@dataclass(slots=True)
class _Arguments:
    """Resolves arguments that must be definite, of a filter that stands at `node`.

    `together` takes what a number is added up for.
    """

    context: Context
    word: Word
    node: ast.Node
    scope: Scope
    together: list[ir.Candidates] | None = None

    def all(self, element: ir.Expression | None) -> tuple[ir.Expression, ...] | None:
        """Return every argument, None when an error was reported."""
        out: list[ir.Expression] = []
        slots = self.node.slots if isinstance(self.node, ast.Phrase) else ()
        values = dict(zip(self.word.slots, slots, strict=False))
        for parameter in self.context.lexicon.parameters(self.word):
            if parameter.name in values:
                value = self._written(parameter, values[parameter.name])
            elif parameter.role is Role.SUBJECT and element is not None:
                value = element
            elif parameter.role is Role.OPTION:
                value = ir.Constant(parameter.default)  # type: ignore[arg-type]
            else:
                value = self._implicit(parameter.name)
            if value is None:
                return None
            out.append(value)
        asked = check_still_there(self.context, self.word, out, self.node, self.scope)
        last = check_last(self.context, self.word, self.node, self.scope)
        return tuple(out) if asked and last else None

    def _written(self, parameter: Parameter, slot: ast.Expression) -> ir.Expression | None:
        context, scope, wanted = self.context, self.scope, parameter.type
        kinds = kinds_of(context, slot, scope)
        if kinds and wanted.noun not in kinds and wanted.noun != ANYTHING.noun:
            report_wrong_kind(context, self.word, self.node, slot, wanted.noun, scope)
            return None
        found = context.thing(slot, wanted, scope)
        if found is None:
            return None
        if (
            isinstance(found, Indefinite)
            and not wanted.many
            and context.sentence.hoisted is not None
            and found.kind in ONE_PIECE
        ):
            found = hoist(context, found, scope)
        if self.together is not None and not wanted.many:
            found = added_up(context, found, wanted.noun, self.together)
        if isinstance(found, Counted) or (isinstance(found, Indefinite) and not wanted.many):
            context.report.not_definite(slot)
            return None
        return found.value if isinstance(found, Definite) else found.pieces

    def _implicit(self, name: str) -> ir.Expression | None:
        context, node = self.context, self.node
        if name == OF_CARD:
            return this_card(self.scope)
        bound = self.scope.named(name)
        if bound is None:
            context.report.unbound_implicit(node, self.word, name)
            return None
        if not check_carrier(context, node, self.word, name, bound):
            return None
        if not isinstance(node, ast.NounPhrase) and not check_whose(
            context, node, self.word.phrase, name, self.scope
        ):
            return None
        return context.read(bound.value)


def slots_fit(
    context: Context, word: Word, slots: tuple[ast.Expression, ...], scope: Scope
) -> bool:
    """Return True if a filter takes what stands in its slots."""
    types = {p.name: p.type for p in context.lexicon.parameters(word)}
    for name, slot in zip(word.slots, slots, strict=False):
        kinds = kinds_of(context, slot, scope)
        if kinds and name in types and types[name].noun not in (*kinds, ANYTHING.noun):
            return False
    return True
