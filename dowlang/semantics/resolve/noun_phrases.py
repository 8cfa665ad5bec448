"""Noun phrases, names and closed things: what a slot holds, as a *meaning*.

A meaning is definite (one value, or a tuple that exists already) or indefinite (pieces of a noun
and a quantity: somebody will choose, a loop will run, or a condition will count). Nothing is chosen
here: statements make picks of meanings (`number_phrases`), conditions make comparisons of them
(`conditions`). Which nouns a node could be is told silently by `noun_types`, for choosing among
overloads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes, substituted
from dowlang.semantics.lexicon import Overload
from dowlang.semantics.resolve.denotation import Counted, Definite, Indefinite, Meaning
from dowlang.semantics.resolve.departed import can_be_asked
from dowlang.semantics.resolve.hoisting import hoist
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in
from dowlang.semantics.resolve.number_agreement import has_one_overload
from dowlang.semantics.resolve.references import bound_thing, closed_thing, whose
from dowlang.semantics.resolve.sums import added_up, in_sum
from dowlang.semantics.scopes import THIS_COPY, Binding, Frame, Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import (
    FilterWord,
    Noun,
    Type,
    Word,
)

CONDITIONS = (
    ast.Is,
    ast.Exists,
    ast.Comparison,
    ast.LogicalExpression,
    ast.AtLeastOf,
    ast.EventHappened,
)
MEMBERS = {"each_of_those", "one_of_those"}
OWNED = {
    "all_your": "you",
    "all_their": "they",
    "all_its": "it",
}  # quantities that say whose pieces are meant
CONTEST_PLACES = {"highest", "lowest"}  # what a contest binds
ANYTHING = Type("thing")  # where a line takes things of every kind: `attach this card to …`


def meaning(
    context: Context,
    node: ast.Expression | ast.Ident,
    wanted: Type,
    scope: Scope,
    within: str = "",
    speaker: Binding | None = None,
) -> Meaning | None:
    """Return the meaning of an argument, as `wanted`, None when an error was reported.

    `within` is the filter phrase that a bare noun phrase gets. `speaker` is the subject whose it
    then is.
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
            return called or noun_phrase(context, node, scope, within, speaker)
        case _:
            assert isinstance(
                node, ast.Reference
            )  # the grammar reads nothing else where a thing can stand
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
                kind or wanted.noun,
                context.names.of_kind(kind) if kind else context.names.every_name(),
            )
        return None
    slug = context.names.slug(noun.named_by, node.value) or ""
    return Definite(ir.Named(noun, slug), noun.name)


def _enumeration(context: Context, node: ast.Expression | ast.Ident, wanted: Type) -> Definite:
    enumeration = context.lexicon.enumerations[wanted.noun]
    assert isinstance(
        node, ast.Words
    )  # the grammar reads the words of the list there and no others
    numbers = [context.lexicon.enumeration_of(wanted.noun, value) for value in node.values]
    assert min(numbers) >= 0
    items = tuple(ir.EnumValue(wanted.noun, enumeration.values[n], n) for n in numbers)
    if wanted.many:
        return Definite(ir.Pieces(items), wanted.noun, True)
    return Definite(items[0], wanted.noun)


def _misfit(
    context: Context, word: Word, phrase: ast.Node, node: ast.Expression, wanted: str, scope: Scope
) -> None:
    """Report a thing of another kind than a filter takes, with the filter that says where such a
    thing is (`each survivor in the colony`).
    """
    kinds = kinds_of(context, node, scope)
    counted = _where(context, word, node)
    if counted:
        context.report.wrong_type(phrase, kinds, (wanted,), f"it is written `{counted}`")
        return
    relation = "but" if word.relation == "but" else "one"
    others = (
        w
        for w in context.lexicon.vocabulary.words
        if w.place is word.place and w.noun == word.noun and w.relation == relation
    )
    other = next((each for each in others if _takes(context, each, kinds)), None)
    if other is None:
        context.report.wrong_type(node, kinds, (wanted,))
    else:
        context.report.wrong_type(node, kinds, (wanted,), f"it is written `{other.phrase}`")


def _where(context: Context, word: Word, node: ast.Expression) -> str:
    """Return how tokens on a piece are asked for: `where (wounds on it = 2)` for `with 2
    wounds`; empty for other things.
    """
    found = noun_in(context, node) if isinstance(node, ast.NounPhrase) else None
    if not isinstance(node, ast.NounPhrase) or found is None or not found[0].is_tally:
        return ""
    tally, quantity = found[0], node.quantity
    filters = (
        each
        for each in context.lexicon.vocabulary.words
        if each.place is word.place and each.noun == tally.name
    )
    on = next((each for each in filters if _takes(context, each, frozenset({word.noun}))), None)
    if on is None:
        return ""
    kind = quantity.kind if quantity is not None else ""
    amount = quantity.amount if quantity is not None else None
    sign, least = {"amount": "=", "exactly": "=", "up_to": "<="}.get(kind, ">="), "1"
    if kind == "no":
        sign, least = "=", "0"
    elif isinstance(amount, ast.Integer):
        least = str(amount.value)
    said = on.phrase.replace(f"{{{on.slots[0]}}}", "it")
    return f"where ({tally.plural} {said} {sign} {least})"


def _takes(context: Context, word: Word, kinds: frozenset[str]) -> bool:
    """Return True if the one slot of the phrase is for a thing of these kinds."""
    return len(word.slots) == 1 and any(
        p.role == "slot" and p.type.noun in kinds & context.lexicon.nouns.keys()
        for p in context.lexicon.parameters(word)
    )


def _unfit(
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
                return _misfit(context, word, phrase, slot, types[name], scope)
    return context.report.no_overload(
        phrase, tuple(kinds_of(context, s, scope) for s in phrase.slots), overloads
    )


def _arguments(
    context: Context,
    word: Word,
    node: ast.Node,
    slots: tuple[ast.Expression, ...],
    element: ir.Expression | None,
    scope: Scope,
    together: list[ir.Candidates] | None = None,
) -> tuple[ir.Expression, ...] | None:
    """Arguments that must be definite: of a filter that is a source or a sum, which stands at
    `node`.

    `together` takes what a number is added up for (`zombies at all locations`).
    """
    out: list[ir.Expression] = []
    values = dict(zip(word.slots, slots, strict=False))
    for parameter in context.lexicon.parameters(word):
        if parameter.name in values:
            kinds = kinds_of(context, values[parameter.name], scope)
            if kinds and parameter.type.noun not in kinds and parameter.type.noun != "thing":
                _misfit(context, word, node, values[parameter.name], parameter.type.noun, scope)
                return None
            found = meaning(context, values[parameter.name], parameter.type, scope)
            if found is None:
                return None
            if (
                isinstance(found, Indefinite)
                and not parameter.type.many
                and context.hoisted is not None
                and found.kind in ("a", "the", "another")
            ):
                found = hoist(context, found, scope)
            if together is not None and not parameter.type.many:
                found = added_up(context, found, parameter.type.noun, together)
            if isinstance(found, Counted) or (
                isinstance(found, Indefinite) and not parameter.type.many
            ):
                context.report.not_definite(values[parameter.name])
                return None
            out.append(found.value if isinstance(found, Definite) else found.pieces)
        elif parameter.role == "subject" and element is not None:
            out.append(element)
        elif parameter.role == "option":
            out.append(ir.Constant(parameter.default))  # type: ignore[arg-type]
        else:
            bound = scope.named(parameter.name)
            if bound is None:
                context.report.unbound_implicit(node, word, parameter.name)
                return None
            if not isinstance(node, ast.NounPhrase) and not whose(
                context, node, word.phrase, parameter.name, scope
            ):
                return None
            out.append(context.read(bound.value))
    return tuple(out) if can_be_asked(context, word, out, node, scope) else None


# ---- noun phrases
# --------------------------------------------------------------------------------------------------
@dataclass(slots=True)
class _Gathered:
    """The sum of the adjectives and filters of a noun phrase."""

    conditions: list[ir.Expression]
    source: ir.Expression | None = None
    extreme: str = ""
    key: FilterWord | None = None
    random: bool = False
    ranked: bool = False


def noun_phrase(
    context: Context,
    node: ast.NounPhrase,
    scope: Scope,
    within: str = "",
    speaker: Binding | None = None,
) -> Meaning | None:
    """The meaning of `each wounded survivor at the colony`, of `2 zombies`, of `one of those
    cards`.
    """
    kind = node.quantity.kind if node.quantity else ""
    found = noun_in(context, node)
    if found is None:
        context.report.unknown_noun(node)
        return None
    noun, words = found
    if node.alias is not None:
        context.locals.written[node.alias.span] = node.alias.text
    if not has_one_overload(context, node, noun, scope):
        return None
    if kind == "the" and noun.plural != noun.name and node.noun.text == noun.plural.split()[-1]:
        kind = "all"  # `the survivors at the colony` are all of them
    amount: ir.Expression | None = None
    if node.quantity and node.quantity.amount is not None:
        amount = context.number(node.quantity.amount, scope)
        if amount is None:
            return None
    if noun.is_tally:
        return tally(context, node, noun, words, kind, amount, scope)
    element = ir.Local(context.locals.fresh(noun.name), noun.name)
    context.locals.read.add(element.name)
    gathered = _Gathered([])
    chosen = 0 if context.hoisted is None else len(context.hoisted)
    if kind in MEMBERS:
        those = scope.those(noun.name)
        if len(those) != 1:
            if those:
                context.report.ambiguous(
                    node, f"those {noun.plural}", tuple(b.called for b in those)
                )
            else:
                context.report.unbound(node, f"those {noun.plural}")
            return None
        left = None if context.hoisted is None else scope.still(those[0])
        gathered.source = left if left is not None else context.read(those[0].value)
    if not _adjectives(context, node, noun, words, kind, element, gathered, scope, speaker):
        return None
    if kind in OWNED and not _owned(context, node, noun, kind, element, gathered, scope):
        return None
    for written in node.filters:
        if not _filter(context, written, noun, element, gathered, scope, speaker, node):
            return None
    if gathered.extreme and amount is not None and amount != ir.Number(1):
        context.report.several_extreme(node, noun)
        return None
    bare = not node.filters and kind not in MEMBERS and kind not in OWNED
    own = scope.named(THIS_COPY) if kind == "the" and bare and not words else None
    if own is not None and own.noun == noun.name:
        context.report.own_copy(node, noun.name)
        return None
    if kind == "the" and bare and not words and _is_spoken_of(noun, scope):
        context.report.spoken_of(node, noun.name)
        return None
    if kind == "the" and bare and not words and not _is_one_of_a_kind(context, noun):
        context.report.nothing_meant(node, noun, context.lexicon.where_it_lies(noun))
        return None
    if within and bare:
        _within(context, within, node, noun, element, gathered, scope, speaker)
    pieces = ir.Candidates(
        noun,
        element.name,
        tuple(gathered.conditions),
        gathered.source,
        gathered.extreme,
        gathered.key,
    )
    if (
        context.hoisted is not None
        and amount is not None
        and kind in ("amount", "exactly", "at_least")
    ):
        context.hoisted[chosen:] = [
            _with_enough(pick, pieces, amount) for pick in context.hoisted[chosen:]
        ]
    return Indefinite(
        noun,
        pieces,
        element.name,
        kind,
        amount,
        gathered.random,
        node.alias,
        node,
        gathered.ranked and not gathered.random,
    )


def _with_enough(pick: ir.Pick, pieces: ir.Candidates, least: ir.Expression) -> ir.Pick:
    """The choice of `a location` before `kill 2 survivors at a location`: one of those with so
    many.
    """
    calls = (c for c in pieces.conditions if isinstance(c, ir.Call) and c.word.relation == "one")
    among = pick.candidates
    if (
        isinstance(among, ir.Candidates)
        and not among.extreme
        and any(ir.Local(pick.name, pick.noun.name) in c.arguments for c in calls)
    ):
        there = ir.Size(substituted(pieces, {pick.name: ir.Local(among.element, pick.noun.name)}))
        return replace(
            pick,
            candidates=replace(
                among, conditions=(*among.conditions, ir.Compare(">=", there, least))
            ),
        )
    return pick


def one_copy(
    context: Context,
    found: Meaning | None,
    node: ast.Node,
    scope: Scope,
    within: str = "",
    speaker: Binding | None = None,
) -> Meaning | None:
    """A meaning where something is done with the thing: a name of which there are copies is one of
    them, among those the word takes.

    A condition (`you have "Aspirin"`) and a rule sentence mean every copy by it.
    """
    name = found.value if isinstance(found, Definite) else None
    if not isinstance(name, ir.Named) or name.noun.same is None:
        return found
    noun = name.noun
    if (
        (noun.named_by, name.slug) == context.own
        and "{" not in within
        and scope.named(THIS_COPY) is not None
    ):
        context.report.own_copy(node, noun.name)
        return None
    element = ir.Local(context.locals.fresh(noun.name), noun.name)
    context.locals.read.add(element.name)
    gathered = _Gathered([ir.Compare("=", element, name)])
    if within:
        _within(context, within, node, noun, element, gathered, scope, speaker)
    pieces = ir.Candidates(noun, element.name, tuple(gathered.conditions), gathered.source)
    return Indefinite(noun, pieces, element.name, "a", None, False, None, node)


def conditions_on(
    context: Context, node: ast.NounPhrase, value: ir.Local, scope: Scope
) -> list[ir.Expression] | None:
    """Return what a noun phrase says of one piece that is known already (a participant of an
    event).

    Return None when an error was reported.
    """
    found = noun_in(context, node)
    assert found is not None  # whoever asks has looked
    noun, words = found
    if not has_one_overload(context, node, noun, scope):
        return None
    gathered = _Gathered([])
    kind = node.quantity.kind if node.quantity else ""
    alone = kind == "the" and not (words or node.filters or noun.is_tally)
    if alone and not _is_one_of_a_kind(context, noun):
        context.report.nothing_meant(node, noun, context.lexicon.where_it_lies(noun))
        return None
    if not _adjectives(context, node, noun, words, kind, value, gathered, scope, None):
        return None
    for written in node.filters:
        if not _filter(context, written, noun, value, gathered, scope):
            return None
    if gathered.source is not None:
        gathered.conditions.insert(0, ir.Contains(gathered.source, value))
    if (
        gathered.key is not None
        # none goes before it. The piece itself may have left its domain by what happened (a
        # survivor
        # was killed)
    ):
        element = context.locals.fresh(noun.name)
        other, own = (
            ir.Call(gathered.key, (ir.Local(element, noun.name),)),
            ir.Call(gathered.key, (value,)),
        )
        before = ir.Compare("<" if gathered.extreme == "lowest" else ">", other, own)
        among = tuple(
            substituted(condition, {value.name: ir.Local(element, noun.name)})
            for condition in gathered.conditions
        )
        gathered.conditions.append(
            ir.Compare("=", ir.Size(ir.Candidates(noun, element, (*among, before))), ir.Number(0))
        )
    return gathered.conditions


def _adjectives(
    context: Context,
    node: ast.NounPhrase,
    noun: Noun,
    words: tuple[str, ...],
    kind: str,
    value: ir.Expression,
    gathered: _Gathered,
    scope: Scope,
    speaker: Binding | None,
) -> bool:
    if kind == "another":
        words = ("other", *words)
    for word in words:
        adjective = context.lexicon.adjective(word, noun.name)
        if adjective is not None:
            gathered.conditions.append(ir.Test(adjective, value))
        elif word == "random":
            gathered.random = True
        elif word == "other":
            others = _other_than(context, noun, scope, speaker)
            if not others:
                context.report.unbound(node, f"another {noun.name}")
                return False
            if len(others) > 1:
                told = tuple(f"other than {b.called}" for b in others if isinstance(b, Binding))
                help = f"name the one that is left out with `as x`, then write `a {noun.name} except the x`"
                context.report.ambiguous(node, f"another {noun.name}", told, help)
                return False
            other = others[0]
            gathered.conditions.append(
                ir.Logic("not", (ir.Compare("=", value, context.read(other.value)),))
            )
        else:
            context.report.wrong_adjective(
                node, word, noun.name, context.lexicon.adjectives.get(word, [])
            )
            return False
    return True


def _other_than(
    context: Context, noun: Noun, scope: Scope, speaker: Binding | None
) -> Sequence[Binding | Definite]:
    """Return whom `another` and `other` leave out.

    It is the subject or you, or what the sentence spoke of before, else here, else what `that …`
    means. With two or more nobody can say which of them. Of the places of a move it is the one
    where the survivor is now.
    """
    spoken = next((b for b in reversed(context.spoken) if b.noun == noun.name), None)
    if spoken is not None and noun.name != "player":
        return (spoken,)
    if speaker is not None and speaker.noun == noun.name and not speaker.many:
        return (speaker,)
    named = ("they", "you") if noun.name == "player" else ("it", "here", "bearer")
    for name in named:
        bound = scope.named(name)
        if bound is not None and bound.noun == noun.name and not bound.many:
            return (bound,)
    candidates = scope.that(noun.name)
    frame = next(
        (each for each in scope.frames() if any(b in candidates for b in each.things)), None
    )
    return candidates[-1:] if frame is not None and frame.kind == "event" else candidates


def _filter(
    context: Context,
    written: ast.Filter,
    noun: Noun,
    value: ir.Expression,
    gathered: _Gathered,
    scope: Scope,
    speaker: Binding | None = None,
    outer: ast.NounPhrase | None = None,
) -> bool:
    bound = Binding(value, noun.name, called=f"that {noun.name}")
    before, context.hoisted = (
        context.hoisted,
        None if written.phrase is None else context.hoisted,
    )  # nobody chooses inside a condition
    if written.who is not None:
        inside = scope.inner(Frame("who", {"it": bound, "the one who": bound}, {}, ()))
        condition = context.condition(written.who, inside)
    elif written.where is not None:
        condition = context.condition(
            written.where, scope.inner(Frame("where", {"it": bound}, {}, (bound,)))
        )
    else:
        assert written.phrase is not None
        return _filter_phrase(context, written.phrase, noun, value, gathered, scope, speaker, outer)
    context.hoisted = before
    if condition is None:
        return False
    gathered.conditions.append(condition)
    return True


def _filter_phrase(
    context: Context,
    phrase: ast.Phrase,
    noun: Noun,
    value: ir.Expression,
    gathered: _Gathered,
    scope: Scope,
    speaker: Binding | None = None,
    outer: ast.NounPhrase | None = None,
) -> bool:
    overloads = [
        r
        for r in context.lexicon.overloads("filter", phrase.pattern)
        if r.word.noun in (noun.name, noun.group)
    ]
    if not overloads:
        others = context.lexicon.overloads("filter", phrase.pattern)
        context.report.wrong_filter(
            phrase, noun.name, tuple(dict.fromkeys(r.word.noun for r in others))
        )
        return False
    for overload in overloads:
        if not _slots_fit(context, overload.word, phrase.slots, scope):
            continue
        word = overload.word
        if speaker is not None and speaker.noun == "player" and _is_of_the_subject(word):
            scope = scope.inner(Frame("within", {"you": speaker}))
        if isinstance(word, FilterWord) and word.extreme:
            gathered.extreme, gathered.key, gathered.ranked = word.extreme, word, True
            return True
        if context.lexicon.gives_many(word):
            arguments = _arguments(context, word, phrase, phrase.slots, value, scope)
            if arguments is None:
                return False
            source = ir.Call(word, arguments)
            if gathered.source is None:
                gathered.source = source
            else:
                gathered.conditions.append(ir.Contains(source, value))
            return True
        condition = context.filtered(
            overload,
            phrase,
            Definite(value, noun.name),
            scope,
            outer,
            gathered.extreme != "",
        )
        if condition is None:
            return False
        gathered.conditions.append(condition)
        gathered.ranked |= bool(CONTEST_PLACES & set(word.implicit))
        return True
    _unfit(context, phrase, overloads, scope)
    return False


def _is_of_the_subject(word: Word) -> bool:
    """Return True if the filter speaks of the subject's things without an owner.

    An example is `cards in hand`.
    """
    return "you" in word.implicit and not {"you", "your"} & set(word.phrase.split())


def _slots_fit(
    context: Context, word: Word, slots: tuple[ast.Expression, ...], scope: Scope
) -> bool:
    types = {p.name: p.type for p in context.lexicon.parameters(word)}
    for name, slot in zip(word.slots, slots, strict=False):
        kinds = kinds_of(context, slot, scope)
        if kinds and name in types and types[name].noun not in (*kinds, ANYTHING.noun):
            return False
    return True


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


def _is_one_of_a_kind(context: Context, noun: Noun) -> bool:
    """Return True if the game has one such thing at a time: `the crisis` is the current one."""
    said = [
        word
        for word in context.lexicon.references.values()
        if word.phrase.endswith(f" {noun.name}") and not (word.slots or word.implicit)
    ]
    return len(dict.fromkeys(said)) == 1


def _owned(
    context: Context,
    node: ast.NounPhrase,
    noun: Noun,
    kind: str,
    element: ir.Local,
    gathered: _Gathered,
    scope: Scope,
) -> bool:
    """`all your survivors`, `all their cards`: the filter that says `you …` of that noun, asked
    of its owner. False: an error was reported.
    """
    words = (
        word
        for words in context.lexicon.filters.values()
        for word in words
        if word.noun == noun.name
    )
    word = next((word for word in words if word.implicit == ("you",) and not word.slots), None)
    if word is None or kind == "all_its":
        wanted = f"`all {noun.plural}` and words after it that say which, such as `where ( … )`"
        context.report.quantity(node, f"`{kind.replace('_', ' ')} {noun.plural}`", wanted)
        return False
    owner = scope.named(OWNED[kind])
    if not whose(
        context,
        node,
        f"all {'your' if kind == 'all_your' else 'their'} {noun.plural}",
        OWNED[kind],
        scope,
    ):
        return False
    if owner is None:
        context.report.unbound(node, kind.removeprefix("all_"), OWNED[kind])
        return False
    inside = scope.inner(Frame("within", {"you": owner}))
    arguments = _arguments(context, word, node, (), element, inside)
    assert arguments is not None  # it takes the piece and its owner
    gathered.conditions.append(ir.Call(word, arguments))
    return True


def _within(
    context: Context,
    phrase: str,
    node: ast.Node,
    noun: Noun,
    element: ir.Local,
    gathered: _Gathered,
    scope: Scope,
    speaker: Binding | None,
) -> None:
    """The filter a word's slot has when none is written (`discard 1 card`: of the hand), said of
    the subject.
    """
    inside = scope
    if speaker is not None and speaker.noun == "player":
        inside = scope.inner(Frame("within", {"you": speaker, "they": speaker}, {}, ()))
    word = next(word for word in context.lexicon.filters[phrase] if word.noun == noun.name)
    arguments = _arguments(context, word, node, (), element, inside)
    assert (
        arguments is not None
    )  # every card has a `you`, and what else the filter speaks of is settled before (`overloads`)
    call = ir.Call(word, arguments)
    if context.lexicon.gives_many(word) and gathered.source is None:
        gathered.source = call
    else:
        gathered.conditions.append(call)


def says_whose(found: Meaning | None) -> bool:
    """Return True if some words of a thing tie it to a player, or to what was named before."""
    if not isinstance(found, Indefinite) or not isinstance(found.pieces, ir.Candidates):
        return True
    element = ir.Local(found.element, found.noun.name)
    ties = [
        part.arguments
        for part in nodes(found.pieces.conditions)
        if isinstance(part, ir.Call) and element in part.arguments
    ]
    return found.pieces.source is not None or any(
        (isinstance(other, ir.Local) and other.noun == "player")
        or (isinstance(other, ir.Call) and other.word.noun == "player")
        for arguments in ties
        for other in arguments
    )


def of_the_subject(
    context: Context,
    found: Meaning | None,
    phrase: str,
    node: ast.Expression,
    scope: Scope,
    speaker: Binding | None,
) -> Meaning | None:
    """Return the pieces that are the subject's: `give a survivor at the colony to …`."""
    if says_whose(found):
        return found
    return within_filter(context, found, phrase, node, scope, speaker)


def within_filter(
    context: Context,
    found: Meaning | None,
    phrase: str,
    node: ast.Expression,
    scope: Scope,
    speaker: Binding | None,
) -> Meaning:
    """Return the pieces of which the filter holds too that a word's slot has when none is
    written: `spend a die showing 6` is one of the subject's.
    """
    assert isinstance(found, Indefinite) and isinstance(found.pieces, ir.Candidates)
    element = ir.Local(found.element, found.noun.name)
    gathered = _Gathered([], found.pieces.source)
    _within(context, phrase, node, found.noun, element, gathered, scope, speaker)
    conditions = (*found.pieces.conditions, *gathered.conditions)
    pieces = replace(found.pieces, conditions=conditions, source=gathered.source)
    return replace(found, pieces=pieces)


# ---- tallies
# --------------------------------------------------------------------------------------------------
def tally(
    context: Context,
    node: ast.NounPhrase,
    noun: Noun,
    words: tuple[str, ...],
    kind: str,
    amount: ir.Expression | None,
    scope: Scope,
) -> Meaning | None:
    """A counted thing: how many there are (with at most one filter), and the quantity that was
    written.
    """
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
            (r for r in overloads if _slots_fit(context, r.word, phrase.slots, scope)), None
        )
        if overload is None:
            context.report.no_overload(
                phrase, tuple(kinds_of(context, s, scope) for s in phrase.slots), overloads
            )
            return None
        together: list[ir.Candidates] = []
        arguments = _arguments(context, overload.word, phrase, phrase.slots, None, scope, together)
        if arguments is None:
            return None
        total = in_sum(together, ir.Call(overload.word, arguments))
    return Counted(noun, total, kind, amount, node)
