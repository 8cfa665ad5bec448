"""Find what a line speaks of without binding it: `if a survivor is at the colony`.

Another example is `a survivor at the colony gets 1 wound`.  `that survivor` after such a line is
read as the survivor it speaks of, by a reader who does not know what binds. Where something else of
that kind is bound already, the reference is to one of two things, and refused (DOW3004). Where
nothing is, it is bound by nothing (DOW3003). A name (`"Amara Diallo" gets 1 wound`) is no
candidate: it would be said again. One that words tell (`your leader`, `the first player`, `the
location of …`) is a candidate beside something bound, as any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeGuard

from dowlang.semantics import ir
from dowlang.semantics.card_names import Given
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import placed
from dowlang.semantics.message_wording import articled
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.quantities import EVERY_OR_BARE, INDEFINITE
from dowlang.semantics.resolve.references import reference_word
from dowlang.semantics.scopes import HIDDEN, Binding, Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.semantics.unwritten_names import by_name, unwritten
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

SAID_OF_ONE = frozenset(("they", "it", "you", "that many", "the roll", "the die"))
"""Names in frames that are hidden otherwise than by a block that gives the like anew."""


def after_condition(context: Context, node: ast.Expression | None, scope: Scope) -> Scope:
    """Return the scope where a condition holds: what it says there is, is spoken of."""
    things = tuple(thing for part in _held(node) for thing in _things_of(context, part))
    subjects = tuple(
        thing
        for part in _held(node)
        if isinstance(part, ast.Is)
        for thing in _thing(context, part.subject)
    )
    told = tuple(thing for part in _held(node) for thing in _told(context, part, scope))
    said = tuple(
        thing
        for part in _held(node)
        if isinstance(part, ast.Is) and isinstance(part.subject, ast.Reference)
        for thing in _told_by(context, part.subject, scope)
    )
    return _with(scope, (*things, *told), (*subjects, *said))


def after_told(
    context: Context,
    said: Sequence[ast.Node | None],
    scope: Scope,
    after: Scope,
    done: Sequence[ir.Statement] = (),
) -> Scope:
    """Return the scope `after` a sentence whose words have told of single things: its subject,
    which comes first in what is `said`, and what stands in its slots. `done` are its statements.
    """
    if isinstance(said[0], ast.Text):
        after = _after_name(done, after)
    told = [thing for node in said if node is not None for thing in _told(context, node, scope)]
    subject = _told_by(context, said[0], scope) if isinstance(said[0], ast.Reference) else ()
    return _with(after, tuple(told), tuple(subject))


def _after_name(done: Sequence[ir.Statement], after: Scope) -> Scope:
    """Return the scope `after` a line whose subject is a name in quotes: no pronoun means it, and a
    reader may think so.
    """
    acts = (act for act, _ in placed(tuple(done), 0, (ir.Act,)))
    nouns = {one.noun.name for act in acts for one in act.arguments if isinstance(one, ir.Named)}
    named = {by_name(noun): HIDDEN for noun in sorted(nouns)}
    return after.inner(Frame(FrameKind.SPOKEN, named)) if named else after


def after_named(
    context: Context, subject: ast.Node | None, value: ir.Expression, scope: Scope
) -> Scope:
    """Return the scope after a line of which the subject is called by a name, and is that value:
    `it` and `they` may be that one, as of the lines before it no other one is.
    """
    if not isinstance(subject, ast.Reference) or subject.alias is None:
        return scope
    bound = scope.alias(subject.alias)
    if bound is None or bound.many:
        return scope
    one = Binding(value, bound.noun, called=f"the {subject.alias}")
    return scope.inner(Frame(FrameKind.SPOKEN, {unwritten(bound.noun): one}))


def after_one_given(
    scope: Scope, given: tuple[Binding, ...], amount: ir.Expression | None, line: int
) -> Scope:
    """Return the scope after a line that gave one piece only, though `those …` speaks of it."""
    one = amount == ir.Number(1)
    return _with(scope, tuple(_spoken(each.noun, line) for each in given if each.many and one), ())


def after_picks(scope: Scope, picks: tuple[ir.Pick, ...], subject: ir.Pick | None) -> Scope:
    """Return the scope after a line that has chosen single pieces without a name for them."""
    return _with(scope, _picked(picks), _picked((subject,) if subject is not None else ()))


def after_several(
    context: Context, said: Sequence[ast.Node | None], scope: Scope, given: Iterable[str] = ()
) -> Scope:
    """Return the scope after a line about each of several pieces, or all: `those …` may be those.

    The subject stands first in what is `said`, and of players it is `they` too. `given` are the
    nouns of what each of several has chosen or got.
    """
    several = [_several(context, node) for node in said]
    things = [each for each in several if each is not None]
    line = next((node.span.line for node in said if node is not None), 0)
    things += [_spoken(noun, line, many=True) for noun in given]
    first = several[0]
    return _with(scope, tuple(things), (first,) if first is not None else ())


def described(context: Context, node: ast.Node | None) -> Iterator[Binding]:
    """Yield the single pieces that the filters of a noun phrase, or the parts of a sum, tell of."""
    if isinstance(node, ast.ArithmeticExpression):
        yield from described(context, node.left)
        yield from described(context, node.right)
    elif isinstance(node, ast.NounPhrase):
        for written in node.filters:
            for slot in written.phrase.slots if written.phrase is not None else ():
                yield from _thing(context, slot)
    elif isinstance(node, ast.Phrase):
        for slot in node.slots:
            yield from _thing(context, slot)


def is_several(node: ast.Node | None) -> TypeGuard[ast.NounPhrase]:
    """Return True for each or all of something that no line before has spoken of."""
    if not isinstance(node, ast.NounPhrase):
        return False
    kind = node.quantity.kind if node.quantity is not None else ""
    return kind in EVERY_OR_BARE and kind != "each_of_those"


def _several(context: Context, node: ast.Node | None) -> Binding | None:
    """Return what each or all of something are for the lines below, None for anything else."""
    found = noun_in(context, node) if is_several(node) else None
    if node is None or found is None or found[0].is_tally:
        return None
    called = f"{plain(context, node)} of line {node.span.line}"
    return Binding(HIDDEN.value, found[0].name, many=True, called=called)


def after_blocks(scope: Scope, blocks: Iterable[tuple[Scope, Scope]]) -> Scope:
    """Return the scope after a line with blocks, each with the scope that it begins in and that of
    its end: what a line of a block has named or spoken of may be meant below it, and its amount.
    """
    for begun, ended in blocks:
        if begun.named("that many") != ended.named("that many"):
            scope = scope.untold()
        inside = [*_since(begun, ended)]
        anew = {name for frame in inside for name in frame.named} - SAID_OF_ONE
        if hidden := {name: HIDDEN for name in sorted(anew) if scope.named(name) is not None}:
            scope = scope.inner(Frame(FrameKind.EFFECT, hidden))
        for frame in reversed(inside):
            things = tuple(replace(each, value=HIDDEN.value) for each in frame.things)
            named = [replace(each, value=HIDDEN.value) for each in frame.named.values()]
            if frame.kind is FrameKind.SPOKEN:
                scope = _with(scope, things, tuple(named))
            elif frame.kind in (FrameKind.CHOOSE, FrameKind.EFFECT):
                scope = _with(scope, things, tuple(each for each in named if each in things))
    return scope


def given_by(begun: Scope, ended: Scope, *, rolled: bool) -> Given:
    """Return what lines give between two scopes. `rolled`: a die is rolled in them."""
    inside = [*_since(begun, ended)]
    kinds = (FrameKind.SPOKEN, FrameKind.CHOOSE, FrameKind.EFFECT)
    return Given(
        frozenset(name for frame in inside for name in frame.named) - SAID_OF_ONE,
        frozenset(
            (each.noun, each.many)
            for frame in inside
            if frame.kind in kinds
            for each in frame.things
        ),
        begun.named("that many") != ended.named("that many"),
        rolled,
    )


def after_definition(scope: Scope, given: Given, title: str) -> Scope:
    """Return the scope after a line that carries out a definition: what both the lines above it and
    the definition give may be meant below it, for in print the definition's lines stand there.
    """
    scope = scope.untold() if given.amount else scope
    scope = scope.rolled() if given.rolled else scope
    if hidden := {name: HIDDEN for name in sorted(given.named) if scope.named(name) is not None}:
        scope = scope.inner(Frame(FrameKind.EFFECT, hidden))
    things = tuple(
        Binding(HIDDEN.value, noun, many=many, called=f'what "{title}" gives')
        for noun, many in sorted(given.things)
        if scope.those(noun) or scope.that(noun)
    )
    return _with(scope, things, ())


def given_since(scope: Scope, after: Scope) -> tuple[str, ...]:
    """Return the nouns of what lines since `scope` have spoken of or given, up to `after`."""
    kinds = (FrameKind.SPOKEN, FrameKind.EFFECT)
    frames = [frame for frame in _since(scope, after) if frame.kind in kinds]
    return tuple([thing.noun for frame in frames for thing in frame.things])


def _since(scope: Scope, after: Scope) -> Iterator[Frame]:
    """Yield the frames of `after` that `scope` does not have, innermost first."""
    for frame in after.frames():
        if frame is scope.frame:
            return
        yield frame


def _with(scope: Scope, things: tuple[Binding, ...], subjects: tuple[Binding, ...]) -> Scope:
    if not (things or subjects):
        return scope
    pronouns = {unwritten(thing.noun): thing for thing in subjects}
    return scope.inner(Frame(FrameKind.SPOKEN, pronouns, {}, things))


def _held(node: ast.Expression | None) -> Iterator[ast.Expression]:
    """Yield the single conditions of a condition that may hold when it does."""
    if isinstance(node, ast.LogicalExpression):
        for operand in node.operands if node.operator != "not" else ():
            yield from _held(operand)
    elif isinstance(node, ast.AtLeastOf):
        for operand in node.operands:
            yield from _held(operand)
    elif isinstance(node, ast.Is | ast.Exists | ast.Comparison):
        yield node


def _things_of(context: Context, node: ast.Expression) -> Iterator[Binding]:
    if isinstance(node, ast.Exists):
        yield from _thing(context, node.thing)
    elif isinstance(node, ast.Is):
        for each in (node.subject, *node.predicate.slots):
            yield from _thing(context, each)
    elif isinstance(node, ast.Comparison):
        for side in (node.left, node.right):
            yield from described(context, side)


def _thing(context: Context, node: ast.Node | None) -> Iterator[Binding]:
    """Yield one piece that the words say there is, then those that its filters speak of."""
    if isinstance(node, ast.NounPhrase):
        kind = node.quantity.kind if node.quantity is not None else ""
        found = noun_in(context, node)
        plural = (
            found is not None
            and found[0].plural != found[0].name
            and node.noun.text != node.noun.lemma
        )
        if found is not None and not found[0].is_tally and kind in INDEFINITE and not plural:
            yield _spoken(found[0].name, node.span.line)
        yield from described(context, node)


def _told(context: Context, node: ast.Node, scope: Scope) -> Iterator[Binding]:
    """Yield the single things that closed words anywhere in a node tell of."""
    for part in nodes(node):
        if isinstance(part, ast.Reference):
            yield from _told_by(context, part, scope)


def _told_by(context: Context, node: ast.Reference, scope: Scope) -> Iterator[Binding]:
    """Yield the thing that a closed word tells of: `your leader`, `the location of that survivor`.

    What is called by a name of its own (`the colony`, a pile) or by what the clause binds (`the
    bearer`) is said again by that, and something already bound by the same words is no other one.
    """
    word = reference_word(context, node, scope)
    if word is None or word.binding or word.spot or not {*word.implicit} <= {"you", "they"}:
        return
    noun = context.lexicon.nouns.get(word.noun)
    named = noun is not None and bool(noun.named_by) and not (word.slots or word.implicit)
    if noun is None or not noun.pick or named:
        return
    if not word.slots and ir.Call(word, ()) in [each.value for each in scope.that(noun.name)]:
        return
    called = f"{plain(context, node)} of line {node.span.line}"
    yield Binding(HIDDEN.value, noun.name, called=called)


def _spoken(noun: str, line: int, many: bool = False) -> Binding:
    return Binding(
        HIDDEN.value,
        noun,
        many,
        f"those of line {line}" if many else f"{articled((noun,))} of line {line}",
    )


def _picked(picks: tuple[ir.Pick, ...]) -> tuple[Binding, ...]:
    return tuple(_spoken(pick.noun.name, pick.line, pick.many) for pick in picks)
