"""Closed things: `you`, `it`, `that survivor`, `those cards`, `the bearer`, `the scout`, `player
2`, `the "School" deck`.
"""

from __future__ import annotations

from functools import partial

from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ownership.pronoun_owners import check_carrier, check_whose
from dowlang.semantics.resolve.denotation import Definite
from dowlang.semantics.resolve.gone_pieces import check_still_there
from dowlang.semantics.scopes import SHOWN, THIS_COPY, Binding, Scope
from dowlang.semantics.unwritten_names import by_name
from dowlang.semantics.void_words import warn_of_void
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import ReferenceWord
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.signatures import Role

PRONOUNS = {"you": "you", "they": "they", "them": "they", "it": "it"}
OWNERS = {"your": "you", "their": "they", "its": "it"}

NAMES_ARE_NOT_MEANT = "the one of the name in quotes since then is said by that name again"
"""Help for `that survivor` below `"Biscuit" joins you`."""


def enumerated(context: Context, *values: str) -> set[str]:
    """Return names of the enumerations that hold one of the values."""
    return {name for value in values for name in context.lexicon.enumerations_of(value)}


def is_anywhere(context: Context, node: object) -> bool:
    """Return True for `anywhere`, which among places means that no place is asked for."""
    word = context.lexicon.references.get(node.words) if isinstance(node, ast.Reference) else None
    return word is not None and word.phrase == "anywhere"


def closed_kinds(context: Context, node: ast.Reference, scope: Scope) -> frozenset[str]:
    """Return the nouns a closed thing may be.

    It is empty when it is unknown or unbound (the error comes when its meaning is asked).
    """
    if node.number is not None and node.words[:1] == ("player",):
        return frozenset({"player"})
    word = reference_word(context, node, scope)
    if node.alias is not None or (node.words[:1] == ("the",) and word is None):
        bound = _named(context, node, scope)
        return frozenset() if bound is None else _kinds(bound)
    if word is not None:
        return frozenset({word.noun, "number"} if word.noun == "number" else {word.noun})
    if len(node.words) == 1 and node.words[0] in PRONOUNS:
        pronoun = scope.named(PRONOUNS[node.words[0]])
        return frozenset() if pronoun is None else _kinds(pronoun)
    noun = context.lexicon.noun_of(node.words[1:])
    return frozenset({noun[0].name}) if noun else frozenset()


def _kinds(bound: Binding) -> frozenset[str]:
    return frozenset({bound.noun, "number"}) if bound.many else frozenset({bound.noun})


def reference_word(context: Context, node: ast.Reference, scope: Scope) -> ReferenceWord | None:
    """Return the reference word whose phrase this is, a quoted name standing in its slot.

    What the card calls so itself is no word (G9 in docs/language.md).
    """
    if node.alias is not None and scope.alias(node.alias) is not None:
        return None
    if node.text is None and node.thing is None and node.number is None:
        return context.lexicon.references.get(node.words)
    return context.lexicon.with_slots.get(tuple([w for w in node.words if not w.startswith("{")]))


def _named(context: Context, node: ast.Reference, scope: Scope) -> Binding | None:
    """Return what `the X` names: an alias, or a participant under its own name."""
    name = node.alias or " ".join(node.words[1:])
    return scope.alias(name) or scope.named(name)


def closed_thing(context: Context, node: ast.Reference, scope: Scope) -> Definite | None:
    """Return the value of a closed thing, None when an error was reported."""
    if node.number is not None and node.words[:1] == ("player",):
        return Definite(ir.Number(node.number - 1), "player")
    word = reference_word(context, node, scope)
    if word is not None and is_anywhere(context, node):
        context.report.no_one_place(node, context.lexicon.nouns[word.noun])
        return None
    if word is not None:
        return _reference(context, node, word, scope)
    if node.text is not None or node.thing is not None:
        context.report.unbound(node, " ".join(node.words))
        return None
    if node.alias is not None or node.words[:1] == ("the",):
        bound = _named(context, node, scope)
        if bound is None:
            name = node.alias or " ".join(node.words[1:])
            if line := scope.behind_limit(lambda inside: _named(context, node, inside)):
                context.report.behind_limit(node, f"as {name}", line)
            else:
                context.report.unknown_alias(node, name, scope.every_alias())
            return None
        return bound_thing(context, bound, scope)
    head, rest = node.words[0], node.words[1:]
    if not rest and head in PRONOUNS:
        return _pronoun(context, node, head, scope)
    noun = context.lexicon.noun_of(rest)
    if noun is None:  # `those tokens`, where only `starvation token` is a thing
        context.report.add(
            codes.WRONG_TYPE,
            node.span,
            found=f"`{' '.join(node.words)}`",
            wanted="a thing of this game",
        )
        return None
    if head in OWNERS:
        context.report.possessed(
            node, head, noun[0], context.lexicon.owned_by(noun[0].name, OWNERS[head])
        )
        return None
    if head == "those":
        return _those(context, node, noun, scope)
    return _that(context, node, head, noun, scope)


def _called_by_name(scope: Scope, noun: str) -> bool:
    """Return True if a line since what `that <noun>` means calls one of them by its name."""
    for frame in scope.frames():
        if by_name(noun) in frame.named:
            return True
        if frame.kind is not FrameKind.SPOKEN and any(
            bound.noun == noun and not bound.many for bound in frame.things
        ):
            break
    return False


def _pronoun(context: Context, node: ast.Reference, head: str, scope: Scope) -> Definite | None:
    candidates = scope.pronoun(PRONOUNS[head])
    if not candidates:
        line = scope.behind_limit(lambda inside: inside.pronoun(PRONOUNS[head]))
        context.report.unbound(node, head, behind=line)
        return None
    if len(candidates) > 1:
        context.report.ambiguous(node, head, tuple(c.called for c in candidates))
        return None
    bound = candidates[0]
    if bound.unsaid:
        context.report.nobodys(node, head)
        return None
    if scope.hidden_pronoun(PRONOUNS[head]) is not None:
        context.report.nearest(node, head)
    return bound_thing(context, bound, scope)


def bound_thing(context: Context, bound: Binding, scope: Scope) -> Definite:
    """Return what a name, a pronoun or `that …` stands for."""
    value = context.read(bound.value)
    name = value.name if isinstance(value, ir.Local) else ""
    lying = scope.lying(bound) or context.pieces.lying.get(name)
    return Definite(value, bound.noun, bound.many, scope.still(bound), scope.lost(bound), lying)


def _those(
    context: Context, node: ast.Reference, noun: tuple[Noun, tuple[str, ...]], scope: Scope
) -> Definite | None:
    candidates = scope.those(noun[0].name)
    if not candidates:
        line = scope.behind_limit(lambda inside: inside.those(noun[0].name))
        context.report.unbound(node, f"those {noun[0].plural}", behind=line)
        return None
    if len(candidates) > 1:
        context.report.ambiguous(
            node, f"those {noun[0].plural}", tuple(c.called for c in candidates)
        )
        return None
    bound = candidates[0]
    if bound.unsaid:
        context.report.read_in_two_ways(node, f"those {noun[0].plural}", bound.instead)
        return None
    if noun[1]:
        context.report.known_already(node, noun[1][0], f"those {noun[0].plural}")
        return None
    return bound_thing(context, bound, scope)


def _that(
    context: Context,
    node: ast.Reference,
    head: str,
    noun: tuple[Noun, tuple[str, ...]],
    scope: Scope,
) -> Definite | None:
    name = noun[0].name
    if head == "this":
        here = context.lexicon.references.get(("here",))
        if here is not None and here.noun == name:
            return _reference(context, node, here, scope)
        own = scope.named(THIS_COPY)
        if own is not None and own.noun == name and not noun[1]:
            return bound_thing(context, own, scope)
        bearer = scope.named("bearer")
        if bearer is not None and " ".join(node.words) == context.lexicon.vocabulary.bearer:
            if not _is_such_a(context, node, bearer, name):
                return None
            return Definite(context.read(bearer.value), bearer.noun, bearer.many)
    candidates = scope.that(name)
    if len(candidates) > 1:
        context.report.ambiguous(node, f"{head} {name}", tuple(c.called for c in candidates))
        return None
    if not candidates and head == "that" and len(several := scope.those(name)) == 1:
        ways = several[0].instead or (f"one of those {noun[0].plural}",)
        context.report.one_of_several(node, f"that {name}", ways)
        return None
    if not candidates:
        line = scope.behind_limit(lambda inside: inside.that(name))
        context.report.unbound(node, f"{head} {name}", behind=line)
        return None
    if head == "this" and name in _of_own_copies(context):
        context.report.this_for_that(node, name)
        return None
    if noun[1]:
        context.report.known_already(node, noun[1][0], f"{head} {name}")
        return None
    if scope.hidden_by(name) is not None:
        context.report.nearest(node, f"{head} {name}")
    elif _called_by_name(scope, name):
        context.report.nearest(node, f"{head} {name}", NAMES_ARE_NOT_MEANT)
    return bound_thing(context, candidates[0], scope)


def _is_such_a(context: Context, node: ast.Reference, bound: Binding, noun: str) -> bool:
    """Return True unless what carries the card is of another noun: words of a survivor said of a
    player's seat or of a place would fall on a survivor of that number. Then an error is reported.
    """
    if bound.noun in ("", noun):
        return True
    whose = "`you`" if bound.noun == "player" else f"`that {bound.noun}`"
    context.report.wrong_type(node, (bound.noun,), (noun,), f"what carries it here is {whose}")
    return False


def _of_own_copies(context: Context) -> set[str]:
    """Return the nouns of pieces that have a text of their own: `this card` is the one whose text
    it is, where the text says so at all.
    """
    kinds = context.lexicon.vocabulary.kinds
    return {clause.own.noun for kind in kinds for clause in kind.clauses if clause.own is not None}


def _reference(
    context: Context, node: ast.Reference, word: ReferenceWord, scope: Scope
) -> Definite | None:
    """Resolve a closed thing of the vocabulary: it reads a binding, or its function gives it."""
    if word.binding:
        bound = scope.named(word.binding)
        if bound is None:
            line = scope.behind_limit(lambda inside: inside.named(word.binding))
            context.report.unbound(node, word.phrase, word.binding, line)
            return None
        if not _is_such_a(context, node, bound, word.noun):
            return None
        return Definite(context.read(bound.value), bound.noun or word.noun, bound.many)
    arguments: list[ir.Expression] = []
    for parameter in context.lexicon.parameters(word):
        if parameter.role is Role.SLOT:
            if node.number is not None:
                arguments.append(ir.Number(node.number))
                continue
            inner = node.thing or node.text
            found = None if inner is None else context.thing(inner, parameter.type, scope)
            if found is None:
                return None
            if not isinstance(found, Definite) or found.many != parameter.type.many:
                context.report.not_definite(inner or node)
                return None
            if found.noun != parameter.type.noun:
                context.report.wrong_type(inner or node, (found.noun,), (parameter.type.noun,))
                return None
            arguments.append(found.value)
            continue
        bound = scope.named(parameter.name)
        if bound is None and scope.is_of_before(parameter.name):
            context.report.of_before(node, word.phrase)
            return None
        if bound is None or (parameter.name == SHOWN and bound.noun != word.noun):
            line = scope.behind_limit(partial(Scope.named, name=parameter.name))
            context.report.unbound(node, word.phrase, parameter.name, line)
            return None
        if parameter.name == SHOWN and len(several := scope.every_shown()) > 1:
            context.report.rest_of_several(node, word.phrase, tuple(b.called for b in several))
            return None
        if not check_carrier(context, node, word, parameter.name, bound) or not check_whose(
            context, node, word.phrase, parameter.name, scope
        ):
            return None
        arguments.append(context.read(bound.value))
    if not check_still_there(context, word, arguments, node, scope):
        return None
    warn_of_void(context, node, word)
    return Definite(ir.Call(word, tuple(arguments)), word.noun, context.lexicon.gives_many(word))
