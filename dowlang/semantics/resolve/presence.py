"""Ask if the pieces that a sentence names are still there.

It is asked before an option, an offer, a rule or an attached card that speaks of them. Pieces that
are chosen or gone through in a loop are taken from what there is, so only named and bound ones are
asked about. `you`, `the bearer` and `the active player` are given by the ruleset, which carries
nothing out for somebody who is gone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import names_read, nodes
from dowlang.semantics.scopes import THIS_COPY, Scope
from dowlang.vocabulary.declarations import EffectWord, Place, TruthWord, Word
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.signatures import Role

GIVEN = ("you", "bearer")
"""Locals that a ruleset binds to pieces that are there."""

Present = Callable[..., bool]


@lru_cache(maxsize=256)
def _asks(function: Present) -> Word:
    """Return the test as a word, each time the same one."""
    return TruthWord(Place.PREDICATE, "is there", function)


def kept_in_loop(
    noun: Noun, statements: tuple[ir.Statement, ...], name: str
) -> tuple[ir.Statement, ...]:
    """Return statements whose loop with that local passes over lost pieces only, wherever the
    others lie: those were not chosen among the pieces there are.
    """
    if noun.kept is None:
        return statements
    return tuple(
        replace(each, reach=_asks(noun.kept))
        if isinstance(each, ir.Each) and each.name == name
        else each
        for each in statements
    )


def reach_of(
    context: Context, word: EffectWord, values: Sequence[ir.Expression], name: str
) -> Word | None:
    """Return the test of the pieces of a loop where its act reaches further than to those in play.

    `name` is the loop's local. Cards, of which it is noted where they are, are asked for that.
    """
    parameters = zip(context.lexicon.parameters(word), values, strict=True)
    found = (
        word.there.get(one.name)
        for one, value in parameters
        if _is_local(value, name) and context.lexicon.nouns[one.type.noun].whereabouts is None
    )
    present = next(found, None)
    return None if present is None else _asks(present)


def _is_local(value: ir.Expression, name: str) -> bool:
    return isinstance(value, ir.Local) and value.name == name


def there(
    context: Context, value: ir.Expression, reach: Present | None = None, noun_of: str = ""
) -> tuple[ir.Expression, ...]:
    """Return what has to hold for the piece of an argument to be there.

    It may also be the piece whose place, hand or deck the argument is. `reach` is asked in place of
    what the noun asks. `noun_of` is the noun of a piece that is asked whether it still lies where
    it was named. Of the copy whose text is carried out that says enough.
    """
    match value:
        case ir.Local(name, noun, False) if name not in GIVEN:
            return _present(context, value, noun, reach)
        case ir.Pieces(items):
            return tuple(one for item in items for one in there(context, item, reach))
        case ir.Named(noun) if noun.same is None:
            return _present(context, value, noun.name, reach)
        case ir.Call(word, (_, *_) as arguments) if (
            word.place is Place.REFERENCE and not context.lexicon.gives_many(word)
        ):
            told = context.lexicon.nouns.get(word.noun)
            real = None if told is None or told.present is not None else told.real
            return _present(context, value, word.noun, reach or real) or tuple(
                one for argument in arguments for one in there(context, argument)
            )
        case ir.Call(word) if (
            word.place is not Place.REFERENCE and noun_of and not context.lexicon.gives_many(word)
        ):
            own = THIS_COPY in names_read(value)
            return _present(context, value, noun_of, None if own else reach)
    return ()


def _present(
    context: Context, value: ir.Expression, noun: str, reach: Present | None
) -> tuple[ir.Expression, ...]:
    known = context.lexicon.nouns.get(noun)
    present = reach or (None if known is None else known.present)
    return () if present is None else (ir.Call(_asks(present), (value,)),)


def of_all(context: Context, values: Sequence[ir.Expression]) -> tuple[ir.Expression, ...]:
    """Return what has to hold for all pieces of several arguments, each test once."""
    return tuple(dict.fromkeys(one for value in values for one in there(context, value)))


def of_word(
    context: Context, word: Word, values: Sequence[ir.Expression], looped: frozenset[str]
) -> tuple[ir.Expression, ...]:
    """Return what has to hold for the pieces that an effect is said of.

    `looped`: locals of loops around it, which take only pieces that are there.
    """
    out: list[ir.Expression] = []
    reaches = word.there if isinstance(word, EffectWord) else {}
    for parameter, value in zip(context.lexicon.parameters(word), values, strict=True):
        own = isinstance(value, ir.Local) and value.name in looped
        reach = reaches.get(parameter.name)
        if (
            parameter.role is not Role.IMPLICIT
            and not own
            and (reach is not None or parameter.name not in reaches)
        ):
            out += there(context, value, reach, parameter.type.noun)
    return tuple(dict.fromkeys(out))


def in_loops(scope: Scope) -> frozenset[str]:
    """Return names of the locals that the loops around a line go through."""
    bound = (
        binding
        for frame in scope.frames()
        if frame.kind in (FrameKind.EACH, FrameKind.EACH_ASKED)
        for binding in (*frame.named.values(), *frame.things)
    )
    return frozenset(b.value.name for b in bound if isinstance(b.value, ir.Local))


def of_rule(context: Context, rule: ir.Rule) -> tuple[ir.Expression, ...]:
    """Return what has to hold for a rule to be about anybody.

    It is about its subject, whoever gets an ability, and the pieces of the event that it waits for.
    """
    match rule:
        case ir.Modify(_, arguments):
            return of_all(context, [piece for argument in arguments for piece in _whose(argument)])
        case ir.Grant(who):
            return of_all(context, _whose(who))
        case ir.Watch(event):
            fields = {field.name for field in event.fields}
            return of_all(
                context,
                [piece for condition, _ in event.conditions for piece in _same(condition, fields)],
            )
    return ()


def _whose(argument: ir.Expression) -> tuple[ir.Expression, ...]:
    """Return the argument, or of pieces that a rule describes (`the survivors of that player`)
    those by which it does.
    """
    if not isinstance(argument, ir.Candidates):
        return (argument,)
    own = {part.element for part in nodes(argument) if isinstance(part, ir.Candidates)}
    return tuple(
        part
        for part in nodes(argument.conditions)
        if isinstance(part, ir.Local | ir.Named) and getattr(part, "name", "") not in own
    )


def _same(condition: ir.Expression, fields: set[str]) -> tuple[ir.Expression, ...]:
    """Return which bound piece a field of an event has to be.

    A name may come into play later, and then the event is told of it.
    """
    match condition:
        case ir.Compare("=", ir.Local(field), ir.Local() as piece) if (
            field in fields and piece.name not in fields
        ):
            return (piece,)
        case ir.Logic("and", operands):
            return tuple(piece for operand in operands for piece in _same(operand, fields))
    return ()
