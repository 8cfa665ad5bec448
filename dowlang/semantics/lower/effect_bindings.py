"""Name what an effect binds, hands on, and leaves in scope."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import names_read, nodes
from dowlang.semantics.lower.arguments import Argument, Loop, loop_frame
from dowlang.semantics.lower.whereabouts import whereabouts
from dowlang.semantics.resolve.denotation import Definite, Filled, Indefinite
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import EACH, EXACT_COUNTS
from dowlang.semantics.scopes import HIDDEN, SHOWN, Binding, Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, Place, ReferenceWord

NOTHING = ir.Number(0)


NO_FRAME = Frame(FrameKind.EFFECT)


def of_nothing(word: EffectWord, entry: Filled) -> bool:
    """Return True if a parameter is filled by an amount of 0. A thing that is set *to* 0 is
    changed.
    """
    if not isinstance(entry.meaning, Definite):
        return entry.meaning.amount == NOTHING
    slot = entry.parameter.name
    return (
        slot in ("count", "amount")
        and entry.meaning.value == NOTHING
        and f"to {{{slot}}}" not in word.phrase
    )


def refuse_handing_on(context: Context, word: EffectWord, node: ast.Node) -> None:
    """Refuse what would go from player to player: a reader takes it that all do it at once."""
    given, verb = plain(context, node), word.phrase.split()[0]
    how = "handed on" if word.within else f"where each does it (`{verb}`)"
    wanted = f"`for each player, in turn order` and below it `they {verb} …`"
    context.report.quantity(node, f"`{given}` {how} from player to player", wanted)


def goes_together(word: EffectWord, entry: Filled) -> bool:
    """Return True if the effect can be carried out on one piece with all of these.

    An example is `equip a survivor with all weapon cards`: the word moves what stands in that
    slot, and the piece that is chosen stays.
    """
    return entry.parameter.name in word.within and kind_of(entry.node) not in EACH


def done_in_vain(
    context: Context, word: EffectWord, values: tuple[ir.Expression, ...], line: int
) -> tuple[ir.Statement, ...]:
    """Return the statements for when there is nothing to choose for the word (`Word.in_vain`)."""
    if word.in_vain is None:
        return ()
    given = dict(zip((p.name for p in context.lexicon.parameters(word)), values, strict=True))
    return (
        ir.Act(
            word.in_vain,
            tuple(given[p.name] for p in context.lexicon.parameters(word.in_vain)),
            line,
        ),
    )


def bindings(
    context: Context, word: EffectWord, values: tuple[ir.Expression, ...], line: int
) -> tuple[str, Frame]:
    """Return the local that takes what the act yields, and how later lines may speak of it."""
    if not word.yields:
        return "", NO_FRAME
    base = word.yields.removesuffix("[]")
    noun = next((n for n in context.lexicon.vocabulary.nouns if base in (n.name, n.plural)), None)
    many = (
        word.yields.endswith("[]")
        or (noun is not None and base == noun.plural and base != noun.name)
        or (word.place is not Place.EVENT and context.lexicon.gives_many(word))
    )
    name = context.locals.fresh(noun.name if noun else "amount" if base == "number" else base)
    noun_name = noun.name if noun else base
    value = ir.Local(name, noun_name, many)
    if base == "number":
        return name, Frame(
            FrameKind.EFFECT,
            {"that many": Binding(value, "number"), "the roll": Binding(value, "number")},
        )
    still = (
        None if noun is None or noun.whereabouts is None else whereabouts(context, noun, value)[1]
    )
    bound = Binding(
        value, noun_name, many, f"those {base}" if many else f"that {base}", still=still
    )
    if not many:
        return name, Frame(
            FrameKind.EFFECT, {"the roll": bound} if noun is None else {}, {}, (bound,)
        )
    how_many = HIDDEN if word.told_as else Binding(ir.Size(value), "number")
    shown = replace(bound, called=f"what is left of line {line}")
    named = {"those": bound, "that many": how_many, SHOWN: shown}
    if word.yields_as:
        named[word.yields_as] = bound
    if word.told_as:
        bound = replace(bound, unsaid=True, instead=_told(context, word, values))
    return name, Frame(FrameKind.EFFECT, named, {}, (bound,))


def _told(context: Context, word: EffectWord, values: tuple[ir.Expression, ...]) -> tuple[str, ...]:
    """Return how lines tell what a word yields, where `those …` would be read in two ways."""
    given = {
        f"{{{parameter.name}}}": value.value
        for parameter, value in zip(context.lexicon.parameters(word), values, strict=True)
        if isinstance(value, ir.EnumValue)
    }
    told = list(word.told_as)
    for slot, said in given.items():
        told = [each.replace(slot, said) for each in told]
    return tuple(told)


def said_of_the_rest(values: Sequence[ir.Expression], made: Sequence[Argument]) -> bool:
    """Return True if a line does something with what is left of several pieces."""
    loops = [entry.loop[1] for entry in made if entry.loop is not None]
    return any(
        isinstance(node, ir.Call)
        and isinstance(node.word, ReferenceWord)
        and SHOWN in node.word.implicit
        for node in nodes((*values, *loops))
    )


def turned(
    context: Context,
    word: EffectWord,
    values: tuple[ir.Expression, ...],
    made: Sequence[Argument],
    scope: Scope,
) -> tuple[str, Frame]:
    """Return the local for the piece that shows otherwise after the act, and what names it from
    then on: all by which it was named before (`Word.becomes`).
    """
    parameters = context.lexicon.parameters(word)
    old, noun = next(
        (value, p.type.noun)
        for p, value in zip(parameters, values, strict=True)
        if p.name == word.becomes
    )
    name = context.locals.fresh(noun)
    if isinstance(old, ir.Local):
        context.locals.shown_before_flip[name] = old.name
    bound = Binding(ir.Local(name, noun), noun, called=f"that {noun}")
    aliases = {entry.alias: bound for entry in made if entry.alias and entry.value == old}
    for frame in scope.frames():
        for alias, other in frame.aliases.items():
            if other.value == old:
                aliases.setdefault(alias, bound)
    return name, Frame(FrameKind.EFFECT, {"it": bound}, aliases, (bound,))


def lost_with(
    context: Context,
    word: EffectWord,
    values: tuple[ir.Expression, ...],
    made: Sequence[Argument],
) -> tuple[str, ...]:
    """Return the locals of pieces of which no later line can speak (`Word.loses`), or that are
    named otherwise from then on (`Word.becomes`).
    """
    given = dict(zip((p.name for p in context.lexicon.parameters(word)), values, strict=True))
    slot = word.becomes or word.loses
    if not slot:
        return ()
    of_several = [
        name
        for entry in made
        if entry.loop is not None and isinstance(entry.loop[1], ir.Local | ir.Call)
        for name in names_read(entry.loop[1])
    ]
    names = (*names_read(given[slot]), *of_several)
    if word.becomes:
        return names
    pile = given.get("deck")
    if isinstance(pile, ir.Call) and isinstance(pile.word, ReferenceWord) and pile.word.lies_open:
        return ()
    return names


def moved_by(word: EffectWord, made: Sequence[Argument]) -> list[str]:
    """Return the locals of what was chosen for an act that does something with it.

    What is only looked at stays where it is.
    """
    if word.yields and not word.left:
        return []
    return [entry.pick.name for entry in made if entry.pick is not None]


def check_names_in_loops(
    context: Context, filled: Sequence[Filled], in_order: Sequence[Argument]
) -> bool:
    """Return True unless what each of several chooses has a name: `each player stakes 1 card as x`.

    Otherwise an error is reported.
    """
    loop = None
    for made in in_order:
        if loop is not None and made.alias and made.pick is not None:
            nodes = (each.node for each in filled if isinstance(each.node, ast.NounPhrase))
            node = next(n for n in nodes if n.alias is not None and n.alias.text == made.alias)
            one = loop[2].name
            context.report.quantity(
                node,
                f"`{plain(context, node)}`, which is another one for each {one}",
                f"`for each {one} …`, and below it this line",
            )
            return False
        loop = loop or made.loop
    return True


def scope_after(made: list[Argument], scope: Scope, frame: Frame, looped: bool) -> Scope:
    """Return the scope of the next line: what was chosen under a name, what the act yielded
    (nothing, when it ran in a loop).
    """
    base = scope
    for entry in made:
        if entry.alias and entry.binding is not None and entry.pick is not None:
            named = (
                {"they": entry.binding} if entry.binding.noun == "player" else {"it": entry.binding}
            )
            base = base.inner(
                Frame(
                    FrameKind.CHOOSE,
                    {} if entry.binding.many else named,
                    {entry.alias: entry.binding},
                    (entry.binding,),
                )
            )
    return base if looped else base.after(frame)


def untold_arguments(
    after: Scope, count: ir.Expression | None, made: list[Argument], filled: Sequence[Filled]
) -> Scope:
    """Return the scope of the next line after an act that does not tell its amount, be it a number
    or how many pieces it was done with.
    """
    if count is not None:
        return after.untold(count)
    counted = [entry.meaning for entry in filled if isinstance(entry.meaning, Indefinite)]
    for one in counted:
        if one.kind in EXACT_COUNTS and one.amount == ir.Number(1):
            return after.untold(one.amount)
    for entry in made:
        if entry.pick is not None and entry.pick.many:
            return after.untold(entry.pick.low if entry.pick.low == entry.pick.high else None)
        if entry.loop is not None:
            return after.untold(ir.Size(_as_named(entry.loop)))
    return after


def _as_named(loop: Loop) -> ir.Expression:
    """Return the pieces that a line speaks of, without the question which of them are still
    there.
    """
    _, pieces, noun = loop
    known = noun.whereabouts
    return (
        pieces.arguments[0]
        if known is not None and isinstance(pieces, ir.Call) and pieces.word is known.those
        else pieces
    )


def subject_scope(
    first: Argument, noun: str, many: bool, scope: Scope
) -> tuple[Scope, Binding | None]:
    """Return the scope inside a sentence: its subject is `they` (a player) or `it`."""
    if many:
        return scope, None
    role = first.binding.loop_role if first.binding is not None else scope.loop_role_of(first.value)
    subject_binding = Binding(first.value, noun, called=f"that {noun}", loop_role=role)
    if first.value == ir.YOU_LOCAL:
        return scope, subject_binding
    named = {"they": subject_binding} if noun == "player" else {"it": subject_binding}
    return scope.inner(Frame(FrameKind.SUBJECT, named)), subject_binding


def scope_of_parts(inside: Scope, parts: Sequence[Argument], first: Argument | None) -> Scope:
    """Return the scope of a single act: `that X` of its loops, and what was chosen for it."""
    deep = inside
    for made in parts:
        if made.loop is not None and made.binding is not None:
            deep = deep.inner(loop_frame(made.binding))
        elif made.binding is not None and made.pick is not None and made is not first:
            named = {made.alias: made.binding} if made.alias else {}
            things = (made.binding,) if made.alias else ()
            deep = deep.inner(Frame(FrameKind.CHOOSE, {}, named, things))
    return deep
