"""Noun phrases, names and closed things: what a slot holds, as a *meaning*.

A meaning is definite (one value, or a tuple that exists already) or indefinite (pieces of a noun
and a quantity: somebody will choose, a loop will run, or a condition will count). Nothing is chosen
here: statements make picks of meanings (`lower.arguments`), conditions make comparisons of them
(`conditions`). Which nouns a node could be is told silently by `noun_types`, for choosing among
overloads.
"""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.ambiguous_numbers import check_end, check_number
from dowlang.semantics.resolve.denotation import (
    NOTHING_UNSAID,
    Counted,
    Definite,
    Indefinite,
    Meaning,
    Unsaid,
)
from dowlang.semantics.resolve.descriptions import Description
from dowlang.semantics.resolve.filter_arguments import slots_fit, total_of
from dowlang.semantics.resolve.noun_conditions import is_one_of_a_kind
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in
from dowlang.semantics.resolve.quantities import EVERY_OR_BARE, OWNER_OF_ALL
from dowlang.semantics.resolve.references import bound_thing, closed_thing
from dowlang.semantics.scopes import THIS_COPY, Binding, Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Type
from dowlang.vocabulary.noun_declarations import Noun

MEMBERS = {"each_of_those", "one_of_those"}
AMONG_THOSE = {
    "some_of_those": "amount",
    "up_to_of_those": "up_to",
    "any_of_those": "any_number",
}
"""Kinds of quantity that take some of those -> how many."""


def meaning(
    context: Context,
    node: ast.Expression | ast.Ident,
    wanted: Type,
    scope: Scope,
    unsaid: Unsaid = NOTHING_UNSAID,
) -> Meaning | None:
    """Return the meaning of an argument, as `wanted`, None when an error was reported.

    `unsaid` is what a bare noun phrase means besides.
    """
    if wanted.noun == "number":
        value = context.number(node, scope)
        return None if value is None else Definite(value, "number")
    if wanted.noun in context.lexicon.enumerations:
        return _enumeration(context, node, wanted)
    if wanted.noun == "condition":
        assert not isinstance(node, ast.Ident)
        condition = context.condition(node, scope)
        return None if condition is None else Definite(condition, "condition")
    match node:
        case ast.Text():
            return _quoted(context, node, wanted)
        case ast.NounPhrase():
            called = _participant(context, node, scope)
            return called or noun_phrase(context, node, scope, unsaid)
        case _:
            # the grammar reads nothing else where a thing can stand
            assert isinstance(node, ast.Reference)
            return closed_thing(context, node, scope)


def _quoted(context: Context, node: ast.Text, wanted: Type) -> Meaning | None:
    if wanted.noun == "text":
        return Definite(ir.Constant(node.value), "text")
    nouns = context.names.nouns_named(node.value)
    noun = next((n for n in nouns if n.name == wanted.noun), None)
    if noun is None and wanted.noun == "thing" and nouns:
        noun = nouns[0]
    if noun is None:
        target = context.lexicon.nouns.get(wanted.noun)
        kind = target.named_by if target else ""
        if nouns:
            context.report.wrong_type(node, frozenset(n.name for n in nouns), (wanted.noun,))
        else:
            context.report.unknown_name(
                node,
                (kind or wanted.noun,),
                context.names.of_kind(kind) if kind else context.names.every_name(),
            )
        return None
    slug = context.names.slug(noun.named_by, node.value) or ""
    return Definite(ir.Named(noun, slug), noun.name)


def _enumeration(
    context: Context, node: ast.Expression | ast.Ident, wanted: Type
) -> Definite | None:
    enumeration = context.lexicon.enumerations[wanted.noun]
    # the grammar reads the words of the list there and no others
    assert isinstance(node, ast.Words)
    numbers = [context.lexicon.enumeration_of(wanted.noun, value) for value in node.values]
    assert min(numbers) >= 0
    items = tuple(ir.EnumValue(wanted.noun, enumeration.values[n], n) for n in numbers)
    if wanted.many:
        return Definite(ir.Pieces(items), wanted.noun, True)
    if len(items) > 1:
        found = f"`{plain(context, node)}`, where one {wanted.noun} is meant"
        context.report.quantity(node, found, "one of them, and a line of its own for each other")
        return None
    return Definite(items[0], wanted.noun)


# ---- noun phrases
def _members(context: Context, node: ast.NounPhrase, noun: Noun, scope: Scope) -> Binding | None:
    """Return what `one of those cards` chooses among, None when an error was reported."""
    those, said = scope.those(noun.name), f"those {noun.plural}"
    if not those:
        line = scope.behind_limit(lambda inside: inside.those(noun.name))
        context.report.unbound(node, said, behind=line)
    elif len(those) > 1:
        context.report.ambiguous(node, said, tuple(b.called for b in those))
    elif those[0].unsaid:
        context.report.read_in_two_ways(node, said, those[0].instead)
    else:
        return those[0]
    return None


def noun_phrase(
    context: Context,
    node: ast.NounPhrase,
    scope: Scope,
    unsaid: Unsaid = NOTHING_UNSAID,
) -> Meaning | None:
    """Resolve the meaning of `each wounded survivor at the colony`, of `2 zombies`, of `one of
    those cards`.
    """
    kind = node.quantity.kind if node.quantity else ""
    found = noun_in(context, node)
    if found is None:
        context.report.unknown_noun(node)
        return None
    noun, words = found
    members = kind in MEMBERS or kind in AMONG_THOSE
    kind = AMONG_THOSE.get(kind, kind)
    if node.alias is not None:
        context.locals.written[node.alias.span] = node.alias.text
    if not check_number(context, node, noun, scope):
        return None
    if kind == "the" and noun.plural != noun.name and node.noun.text == noun.plural.split()[-1]:
        kind = "all"  # `the survivors at the colony` are all of them
    amount: ir.Expression | None = None
    if node.quantity and node.quantity.amount is not None:
        amount = context.number(node.quantity.amount, scope)
        if amount is None:
            return None
    if noun.is_tally:
        return _tally(context, node, (noun, words), amount, scope)
    element = ir.Local(context.locals.fresh(noun.name), noun.name)
    context.locals.read.add(element.name)
    described = Description(context, noun, element, scope, unsaid.subject_binding)
    if members:
        those = _members(context, node, noun, scope)
        if those is None:
            return None
        left = None if context.sentence.hoisted is None else scope.still(those)
        described.source = left if left is not None else context.read(those.value)
    if not described.adjectives(node, words):
        return None
    if kind in OWNER_OF_ALL and not described.owned(node, kind):
        return None
    if not all(described.filter(written, node) for written in node.filters):
        return None
    if described.extreme and amount is not None and amount != ir.Number(1):
        context.report.several_extreme(node, noun)
        return None
    bare = not node.filters and not members and kind not in OWNER_OF_ALL
    if (
        kind == "the"
        and bare
        and not words
        and not _check_points(context, node, noun, scope, unsaid)
    ):
        return None
    if unsaid.filter and bare and not described.told_where:
        if kind == "all" and node.quantity is not None and node.quantity.kind == "the":
            context.report.whose_of_many(node, noun, unsaid.filter)
            return None
        described.add_default_filter(unsaid.filter, node)
    if described.random and kind in (*EVERY_OR_BARE, "up_to"):
        context.report.random_of_all(node, noun)
        return None
    has_end = check_end(context, node, noun, described.source)
    if not (has_end and described.so_many(node, kind, amount)):
        return None
    pieces = ir.Candidates(
        noun,
        element.name,
        tuple(described.conditions),
        described.source,
        described.extreme,
        described.key,
        described.key_of,
    )
    return Indefinite(
        noun,
        pieces,
        element.name,
        kind,
        amount,
        described.random,
        node.alias,
        node,
        described.ranked and not described.random,
    )


def _check_points(
    context: Context, node: ast.NounPhrase, noun: Noun, scope: Scope, unsaid: Unsaid
) -> bool:
    """Return True if `the card` points at one piece, False after a report."""
    own = scope.named(THIS_COPY)
    if own is not None and own.noun == noun.name:
        context.report.own_copy(node, noun.name)
    elif _is_spoken_of(noun, scope):
        context.report.spoken_of(node, noun.name)
    elif not is_one_of_a_kind(context, noun):
        where = context.lexicon.where_it_lies(noun, unsaid.beyond)
        if _is_anothers(unsaid) and "you" in where.split():  # who does it does not see it there
            open_to_all = context.lexicon.places_of(noun)
            where = next((each for each in open_to_all if each not in unsaid.beyond), "")
        context.report.nothing_meant(node, noun, where, _said_of_others(context, noun, unsaid))
    else:
        return True
    return False


def _is_anothers(unsaid: Unsaid) -> bool:
    """Return True for the sentence of another player than you."""
    doer = unsaid.subject_binding
    return doer is not None and doer.noun == "player" and doer.value != ir.YOU_LOCAL


def _said_of_others(context: Context, noun: Noun, unsaid: Unsaid) -> str:
    """Return the words for a piece of the player who does it, where that is not you and no word
    of the sentence says whose it is.
    """
    if not _is_anothers(unsaid) or unsaid.filter:
        return ""
    if noun.whereabouts is not None or noun.name == "player":
        return ""
    return next(iter(context.lexicon.owned_by(noun.name, "they")), "")


def one_copy(
    context: Context,
    found: Meaning | None,
    node: ast.Node,
    scope: Scope,
    unsaid: Unsaid = NOTHING_UNSAID,
) -> Meaning | None:
    """Return a meaning where something is done with the thing: a name of which there are copies is
    one of them, among those the word takes.

    A condition (`you have "Aspirin"`) and a rule sentence mean every copy by it.
    """
    name = found.value if isinstance(found, Definite) else None
    if not isinstance(name, ir.Named) or name.noun.same is None:
        return found
    noun = name.noun
    if (
        (noun.named_by, name.slug) == context.own
        and "{" not in unsaid.filter
        and scope.named(THIS_COPY) is not None
    ):
        context.report.own_copy(node, noun.name)
        return None
    element = ir.Local(context.locals.fresh(noun.name), noun.name)
    context.locals.read.add(element.name)
    described = Description(context, noun, element, scope, unsaid.subject_binding)
    described.conditions.append(ir.Compare("=", element, name))
    if unsaid.filter:
        described.add_default_filter(unsaid.filter, node)
    pieces = ir.Candidates(noun, element.name, tuple(described.conditions), described.source)
    return Indefinite(noun, pieces, element.name, "a", None, False, None, node)


def _is_spoken_of(noun: Noun, scope: Scope) -> bool:
    """Return True if `that NOUN` means something here, and nothing else is called `the NOUN`.

    Of two of a noun that take part in an event, one is called by the name of the noun.
    """
    meant = scope.that(noun.name)
    called = scope.named(noun.name)
    if called is not None and called.noun == noun.name:
        return bool(meant) and all(one.value == called.value for one in meant)
    return bool(meant)


def _participant(context: Context, node: ast.NounPhrase, scope: Scope) -> Definite | None:
    """Return what `the NOUN` stands for where an event calls one of its participants so.

    `when you request a card from another player` has two of a noun, and `the player` is who asks.
    """
    found = noun_in(context, node)
    said = node.quantity.kind if node.quantity else ""
    if found is None or found[1] or node.filters or said != "the":
        return None
    if node.noun.text != found[0].name:  # `the players` are all of them
        return None
    called = scope.named(found[0].name)
    if called is None or called.noun != found[0].name or _is_spoken_of(found[0], scope):
        return None
    return bound_thing(context, called, scope)


# ---- tallies
def _tally(
    context: Context,
    node: ast.NounPhrase,
    found: tuple[Noun, tuple[str, ...]],
    amount: ir.Expression | None,
    scope: Scope,
) -> Meaning | None:
    """Resolve a counted thing: how many there are (with at most one filter), and the quantity that
    was written.
    """
    noun, words = found
    kind = node.quantity.kind if node.quantity else ""
    if words and words != ("random",):
        context.report.wrong_adjective(
            node, words[0], noun.name, context.lexicon.adjectives.get(words[0], [])
        )
        return None
    total: ir.Expression = ir.Tally(noun)
    if len(node.filters) > 1:
        context.report.second_filter(node.filters[1], noun.name)
        return None
    for written in node.filters:
        phrase = written.phrase
        overloads = (
            []
            if phrase is None
            else [
                r
                for r in context.lexicon.overloads("filter", phrase.pattern)
                if r.word.noun == noun.name
            ]
        )
        if phrase is None or not overloads:
            context.report.wrong_filter(written, noun.name, ())
            return None
        overload = next(
            (r for r in overloads if slots_fit(context, r.word, phrase.slots, scope)), None
        )
        if overload is None:
            context.report.no_overload(
                phrase, tuple(kinds_of(context, s, scope) for s in phrase.slots), overloads
            )
            return None
        sum_of_all = total_of(context, overload.word, phrase, scope)
        if sum_of_all is None:
            return None
        total = sum_of_all
    return Counted(noun, total, kind, amount, node)
