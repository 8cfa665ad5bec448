"""Arguments of effects: the value, the choice before the act, the loop around it."""

from __future__ import annotations

from dataclasses import replace

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.checks.unseen_choices import check_seen
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import names_read
from dowlang.semantics.loop_roles import LoopRole
from dowlang.semantics.lower.whereabouts import whereabouts
from dowlang.semantics.resolve.denotation import Counted, Definite, Filled, Indefinite, Meaning
from dowlang.semantics.resolve.hoisting import chooser_of
from dowlang.semantics.resolve.last_known import note
from dowlang.semantics.resolve.quantifiers import from_an_end
from dowlang.semantics.resolve.quantities import (
    BOUNDED,
    ENDS,
    EVERY_OR_BARE,
    EXACT_COUNTS,
    NO_FEWER,
    ONE_OR_ONE_OF_THOSE,
    ONE_PIECE,
)
from dowlang.semantics.scopes import Binding, Frame
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord
from dowlang.vocabulary.noun_declarations import Noun

Loop = tuple[str, ir.Expression, Noun]  # the local, the pieces, their noun


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument: its value, what has to happen before, the loop around the act, the choice it
    makes.
    """

    value: ir.Expression
    before: tuple[ir.Statement, ...] = ()
    loop: Loop | None = None
    pick: ir.Pick | None = None
    element: str = ""
    alias: str = ""
    binding: Binding | None = None


def local_of(context: Context, noun: str, alias: ast.Ident | None) -> str:
    """Return a fresh local. An alias is remembered, so that one that nobody reads is found."""
    name = context.locals.fresh(noun)
    if alias is not None:
        context.locals.aliases.append((name, alias.text, alias.span))
    return name


def argument(
    context: Context, found: Meaning, many: bool, chooser: ir.Expression, line: int
) -> Argument | None:
    """Return a meaning as an argument of an effect.

    Return None when an error was reported.
    """
    if isinstance(found, Counted):
        context.report.wrong_type(found.node, (found.noun.name,), context.such_a("a piece"))
        return None
    if isinstance(found, Definite):
        if found.still is not None:
            context.pieces.moved += names_read(found.value)
            found = Definite(found.still, found.noun, found.many)
        if found.many and not many:
            name = context.locals.fresh(found.noun)
            noun = context.lexicon.nouns[found.noun]
            binding = Binding(ir.Local(name, found.noun), found.noun, called=f"that {found.noun}")
            return Argument(binding.value, loop=(name, found.value, noun), binding=binding)
        if many and not found.many and found.noun in context.lexicon.nouns:
            return Argument(ir.Pieces((found.value,)))
        return Argument(found.value)
    made = _chosen(context, found, many, chooser_of(found, chooser), line)
    if made is not None and is_present(context, found):
        context.pieces.present.update(
            name for name in (made.pick and made.pick.name, made.loop and made.loop[0]) if name
        )
    return made


def _chosen(
    context: Context, found: Indefinite, many: bool, chooser: ir.Expression | None, line: int
) -> Argument | None:
    noun, kind = found.noun, found.kind
    alias = found.alias.text if found.alias else ""
    if kind == "no":
        context.report.quantity(
            found.node, f"`no {noun.name}`", "an amount; to do nothing is written `nothing happens`"
        )
        return None
    if kind == "any":
        context.report.any_of_them(found.node, noun)
        return None
    if kind in EVERY_OR_BARE and not found.random:
        if many:
            return Argument(found.pieces)
        name = local_of(context, noun.name, found.alias)
        binding = one_in_turn(found, name)
        return Argument(
            binding.value, loop=(name, found.pieces, noun), binding=binding, alias=alias
        )
    amount = found.amount or ir.Number(1)
    if kind in ENDS:
        pieces = from_an_end(found.pieces, kind, amount)
        if many:
            return Argument(pieces)
        name = context.locals.fresh(noun.name)
        return Argument(ir.Local(name, noun.name), loop=(name, pieces, noun))
    if not noun.pick and not found.random:
        context.report.never_chosen(found.node, noun)
        return None
    if not check_seen(context, found, chooser):
        return None
    name = local_of(context, noun.name, found.alias)
    note(context, name, found.pieces)
    single = kind in ONE_OR_ONE_OF_THOSE or (kind in EXACT_COUNTS and amount == ir.Number(1))
    if single and not many:
        local = ir.Local(name, noun.name)
        at, still = whereabouts(context, noun, local)
        told = kind == "the" and not found.random
        pick = ir.Pick(name, found.pieces, noun, line, chooser, at=at, told=told)
        return Argument(
            local,
            (pick,),
            None,
            pick,
            found.element,
            alias,
            Binding(local, noun.name, called=f"that {noun.name}", still=still),
        )
    low, high = _bounds(found, amount)
    local = ir.Local(name, noun.name, True)
    at, still = whereabouts(context, noun, local)
    pick = ir.Pick(name, found.pieces, noun, line, chooser, low, high, True, at)
    bound = Binding(local, noun.name, True, f"those {noun.plural}", still=still)
    if many:
        return Argument(local, (pick,), None, pick, found.element, alias, bound)
    each = context.locals.fresh(noun.name)
    return Argument(
        ir.Local(each, noun.name), (pick,), (each, local, noun), pick, found.element, alias, bound
    )


def one_in_turn(found: Indefinite, name: str) -> Binding:
    """Return what a loop over pieces binds, in the local `name`."""
    noun = found.noun.name
    role = LoopRole.NONE
    if noun == "player":
        conditions = found.pieces.conditions if isinstance(found.pieces, ir.Candidates) else ()
        other = ir.Compare("=", ir.Local(found.element, noun), ir.Local("you", noun))
        others = ir.Logic("not", (other,)) in conditions
        role = LoopRole.OTHERS if others else LoopRole.ALL
    return Binding(ir.Local(name, noun), noun, called=f"that {noun}", loop_role=role)


def _bounds(found: Indefinite, amount: ir.Expression) -> tuple[ir.Expression, ir.Expression | None]:
    match found.kind:
        case "up_to":
            return ir.Number(found.least), amount
        case "any_number":
            return ir.Number(found.least), None
        case "at_least":
            return amount, None
        case "all_but":
            left = ir.Arithmetic(
                "max", ir.Number(0), ir.Arithmetic("-", ir.Size(found.pieces), amount)
            )
            return left, left
        case _:
            return amount, amount


def counted(
    context: Context,
    found: Counted,
    word: EffectWord,
    others: tuple[ir.Expression, ...],
    chooser: ir.Expression,
    line: int,
) -> Argument | None:
    """Lower the number of a counted noun: written, all there is, or picked up to what there is."""
    there = ir.Available(word, others)
    amount = found.amount or ir.Number(1)
    if found.kind == "any":
        context.report.any_of_them(found.node, found.noun)
        return None
    if word.available is None and found.kind in BOUNDED:
        written = found.kind.replace("_", " ")
        context.report.quantity(
            found.node,
            f"`{written}` where nothing says how many there are",
            f"an amount of `{found.noun.name}`",
        )
        return None
    match found.kind:
        case "amount" | "exactly" | "a" | "the" | "another":
            return Argument(amount)
        case "all" | "all_your" | "all_their" | "all_its":
            return Argument(there)
        case "all_but":
            return Argument(ir.Arithmetic("max", ir.Number(0), ir.Arithmetic("-", there, amount)))
        case "up_to" | "any_number" | "at_least":
            low = amount if found.kind == "at_least" else ir.Number(found.least)
            most = amount if word.available is None else ir.Arithmetic("min", amount, there)
            high = most if found.kind == "up_to" else there
            name = context.locals.fresh("amount")
            context.locals.read.add(name)
            return Argument(
                ir.Local(name, "number"), (ir.PickNumber(name, chooser, low, high, line),)
            )
        case _:
            written = f"{found.kind} {found.noun.name}".replace("_", " ").strip()
            context.report.quantity(found.node, f"`{written}`", f"an amount of `{found.noun.name}`")
            return None


def mandatory(found: Counted) -> ir.Expression | None:
    """Return the amount without which the effect is impossible, None for one that never blocks."""
    if found.kind in NO_FEWER:
        return found.amount
    if found.least:
        return ir.Number(found.least)
    return ir.Number(1) if found.kind in ONE_PIECE else None


def one_at_least(entry: Filled) -> Filled:
    """Return what fills a slot, without the choice of none: who accepts does something."""
    if isinstance(entry.meaning, Definite):
        return entry
    return replace(entry, meaning=replace(entry.meaning, least=1))


def is_present(context: Context, found: Meaning) -> bool:
    """Return True if the meaning is one of the pieces there are: chosen among them, told by an
    event, or said by a closed word.
    """
    if isinstance(found, Indefinite):
        return isinstance(found.pieces, ir.Candidates) and found.pieces.source is None
    value = found.value if isinstance(found, Definite) else None
    return isinstance(value, ir.Call) or (
        isinstance(value, ir.Local) and value.name in (*context.pieces.present, "bearer")
    )


def loop_frame(bound: Binding, alias: str = "") -> Frame:
    """Return what a loop over pieces binds: `that X` and `it`, or `they` for players, and the
    alias.
    """
    named = {"they": bound} if bound.noun == "player" else {"it": bound}
    return Frame(FrameKind.EACH, named, {alias: bound} if alias else {}, (bound,))
