"""Lower abilities, and rules that grant one to a piece."""

from __future__ import annotations

from dataclasses import replace

from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_needs import with_ways_on
from dowlang.semantics.lower.between_turns import another_time
from dowlang.semantics.lower.blocks import body
from dowlang.semantics.lower.modifications import may_change
from dowlang.semantics.lower.use_limits import limit
from dowlang.semantics.message_wording import articled
from dowlang.semantics.resolve.denotation import ANYTHING, Definite, Indefinite
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.quantities import EACH_ALL_OR_BARE
from dowlang.semantics.resolve.references import is_anywhere
from dowlang.semantics.scopes import YOU, Binding, Frame, Scope
from dowlang.semantics.temporary_fields import temporarily
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Type


def asked_of(context: Context, pattern: str, of: Binding) -> ir.Expression | None:
    """Return a closed thing with one slot, asked of a piece.

    Return None where the vocabulary has none for pieces of its kind.
    """
    fitting = (
        r.word
        for r in context.lexicon.overloads("reference", pattern)
        if context.lexicon.parameters(r.word)[0].type == Type(of.noun)
    )
    word = next(fitting, None)
    return None if word is None else ir.Call(word, (of.value,))


def standing(context: Context) -> str:
    """Return in words the pieces that stand somewhere, as far as abilities ask where."""
    overloads = context.lexicon.overloads("reference", context.lexicon.vocabulary.where_it_is)
    nouns = {context.lexicon.parameters(one.word)[0].type.noun for one in overloads}
    return articled(sorted(nouns)) or "what stands somewhere"


def grant(
    context: Context, line: ast.Line, scope: Scope, path: str, while_: ir.Expression | None = None
) -> tuple[ir.Rule, ...]:
    """Lower `<who> has the ability 2+, at "Hospital", once per round` with its block.

    Of `each survivor at "School" has …` it is asked at each use who that is.
    """
    who = line.part("who")[0]
    with temporarily(context.sentence, asks_nobody=True):
        found = meaning(context, who, ANYTHING, scope)
    if found is None:
        return ()
    everybody = isinstance(found, Indefinite) and found.kind in EACH_ALL_OR_BARE
    if not isinstance(found, Definite) and not everybody:
        context.report.not_definite(who)
        return ()
    if isinstance(found, Definite) and may_change(context, found.value):
        context.report.looked_up_once(who, plain(context, who))
        return ()
    noun = found.noun_name
    words = context.lexicon.vocabulary
    bearer = Binding(ir.Local("bearer", noun), noun, called="the bearer")
    named = (
        {"bearer": bearer, "it": bearer, "they": YOU, "you": YOU}
        if noun == "player"
        else {"bearer": bearer, "it": bearer}
    )
    inside = another_time(context, scope).inner(Frame(FrameKind.ABILITY, named))
    with temporarily(context, points=()):
        made = ability(context, line, inside, path)
    if made is None:
        return ()
    if made.places:  # a granted ability says where by a need, not by places of a card
        where = asked_of(context, words.where_it_is, bearer)
        if where is None:
            context.report.out_of_scope(
                line, "at", f"in the ability of {standing(context)}, not of {articled((noun,))}"
            )
            return ()
        there = tuple(ir.Compare("=", where, place) for place in made.places)
        holds = there[0] if len(there) == 1 else ir.Logic("or", there)
        made = replace(made, places=(), needs=(ir.Need(line.span.line, holds=holds), *made.needs))
    holder = (
        found.value
        if isinstance(found, Definite)
        else found.pieces
        if isinstance(found, Indefinite)
        else bearer.value
    )
    return (ir.Grant(holder, made, line.span.line, while_),)


def ability(context: Context, line: ast.Line, scope: Scope, path: str) -> ir.Ability | None:
    """Lower the die, the places, the limit and what happens."""
    written = next((v for v in line_parts.values(line) if isinstance(v, ast.Integer)), None)
    die = written.value if written is not None else 0
    places: list[ir.Expression] = []
    everywhere = False
    for part in line.parts:
        if part.slot not in ("at", "place", "places"):
            continue
        for place in part.values:
            if is_anywhere(context, place):
                everywhere = True
                continue
            found = meaning(context, place, Type(context.lexicon.vocabulary.place_noun), scope)
            if found is None:
                return None
            if not isinstance(found, Definite):
                context.report.not_definite(place)
                return None
            places.append(found.value)
    if written is not None and not 1 <= die <= 6:
        context.report.out_of_range(written, die, 1, 6, "a die")
    with temporarily(context, below=[]):
        done = body(context, line.block, scope, path)
    scope_locals = tuple(
        b.value
        for name in ("you", "bearer")
        if (b := scope.named(name)) and isinstance(b.value, ir.Local)
    )
    return ir.Ability(
        die,
        () if everywhere else tuple(places),
        limit(context, line),
        with_ways_on(done.block, done.needs),
        done.needs,
        line.span.line,
        scope=scope_locals,
    )
