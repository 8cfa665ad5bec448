"""Narrow the choices of a sentence to the pieces with which it can be done in full."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_needs import seen_by_all
from dowlang.semantics.ir_visitor import names_bound, names_read, nodes, substituted
from dowlang.semantics.lower.arguments import Argument
from dowlang.semantics.lower.effect_arguments import Understood
from dowlang.semantics.lower.loop_invariants import subject_told_of
from dowlang.semantics.lower.preconditions import known_of
from dowlang.semantics.resolve.denotation import Filled, Indefinite
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import SOME_OF_THOSE
from dowlang.vocabulary.declarations import EffectWord, FilterWord


def kept_apart(
    context: Context, word: EffectWord, filled: list[Filled], made: list[Argument]
) -> list[Argument]:
    """Leave where it stands out of the locations to choose from in `move that survivor to a
    location` (`Word.apart`).
    """
    if word.apart is None:
        return made
    place = {entry.parameter.name: number for number, entry in enumerate(filled)}
    chosen, reference, other = word.apart
    pick, overloads = made[place[chosen]].pick, context.lexicon.overloads("reference", reference)
    if (
        pick is None
        or pick.many
        or not overloads
        or not isinstance(pick.candidates, ir.Candidates)
        or pick.candidates.extreme
    ):
        return made
    there = ir.Call(overloads[0].word, (made[place[other]].value,))
    apart = ir.Logic(
        "not", (ir.Compare("=", ir.Local(pick.candidates.element, pick.noun.name), there),)
    )
    narrowed = replace(
        pick, candidates=replace(pick.candidates, conditions=(*pick.candidates.conditions, apart))
    )
    out = list(made)
    out[place[chosen]] = replace(
        made[place[chosen]],
        pick=narrowed,
        before=tuple(narrowed if s is pick else s for s in made[place[chosen]].before),
    )
    return out


def still_among(word: EffectWord, filled: list[Filled], made: list[Argument]) -> list[Argument]:
    """Leave what has been taken already out of the cards to choose from in `take one of those
    cards` (`Word.left`).
    """
    if word.left is None:
        return made
    slot, holds = word.left
    place = {entry.parameter.name: number for number, entry in enumerate(filled)}
    number = place[slot]
    found, pick = filled[number].meaning, made[number].pick
    if pick is None or not isinstance(pick.candidates, ir.Candidates):
        return made  # chance takes them, or all are taken
    if not isinstance(found, Indefinite) or not (
        kind_of(found.node) in SOME_OF_THOSE or _of_set(pick.candidates)
    ):
        return made
    piece = ir.Local(pick.candidates.element, pick.noun.name)
    left = ir.Call(holds, (piece, made[place[word.subject]].value) if word.subject else (piece,))
    narrowed = replace(
        pick, candidates=replace(pick.candidates, conditions=(*pick.candidates.conditions, left))
    )
    out = list(made)
    out[number] = replace(
        made[number],
        pick=narrowed,
        before=tuple(narrowed if s is pick else s for s in made[number].before),
    )
    return out


def _of_set(candidates: ir.Candidates) -> bool:
    """Return True for pieces of a set that a line has given: `a card among those cards`."""
    return any(
        isinstance(each, ir.Call) and isinstance(each.word, FilterWord) and each.word.of_set
        for each in candidates.conditions
    )


def narrowed(
    tests: Sequence[ir.Expression],
    in_order: Sequence[Argument],
    decider: ir.Expression,
) -> list[Argument]:
    """Let every choice of a sentence offer only pieces with which the `tests` of its act hold,
    whatever is chosen after it, as far as the `decider` may know.

    A choice before a loop is left as it is, since every turn of the loop would have a say in it.
    """
    out = list(in_order)
    for test in tests:
        _narrow_by(out, test, decider)
    for index in reversed(range(len(out))):
        later, made = set[str](), out[index]
        if made.pick is None or made.pick.many or made.loop is not None or not made.element:
            continue
        for entry in out[index + 1 :]:
            if entry.pick is not None and not (
                entry.pick.low == ir.Number(0) or names_read(_enough(entry.pick)) & later
            ):
                wanted = _enough_as_known(entry.pick, out[index].pick, decider)
                out[index] = _with(out[index], wanted)
            if entry.loop is not None:
                break
            later |= {one.name for one in entry.before if isinstance(one, ir.PickNumber)}
            later |= {entry.pick.name} if entry.pick is not None else set()
    return out


def narrowed_with_those_before(
    tests: Sequence[ir.Expression],
    in_order: list[Argument],
    sentence: Understood,
    decider: ir.Expression,
) -> tuple[list[Argument], dict[str, ir.Pick]]:
    """Return the arguments and, by their locals, the choices before them, as `narrowed`. What
    chance picks is left as it is.
    """
    early, hoisted = sentence.early, sentence.hoisted
    subject = sentence.first
    in_turn = subject is not None and subject.loop is not None
    at = 1 if in_turn or subject_told_of(hoisted, subject) else 0
    told = [
        *map(_before, early),
        *in_order[:at],
        *map(_before, hoisted),
        *in_order[at:],
    ]
    narrow = narrowed(tests, told, decider)
    all_of = [_as_far_as_possible(*each) for each in zip(narrow, told, strict=True)]
    start, end = len(early) + at, len(early) + at + len(hoisted)
    picks, unknown = dict[str, ir.Pick](), set[str]()
    for index in reversed(range(len(all_of))):
        made = all_of[index]
        if made.pick is not None and (index < len(early) or start <= index < end):
            old = next(pick for pick in (*early, *hoisted) if pick.name == made.pick.name)
            picks[old.name] = old if names_read(made.pick) & unknown else made.pick
        unknown |= _made_by(made)
    return [*all_of[len(early) : start], *all_of[end:]], picks


def _as_far_as_possible(made: Argument, as_told: Argument) -> Argument:
    """Return an argument with a choice among all that the words tell where the line can be done
    in full with none of them.
    """
    pick, told = made.pick, as_told.pick
    if pick is None or told is None or not told.told or not _in_part(pick, told):
        return made
    rather = replace(pick, candidates=ir.Rather(pick.candidates, told.candidates))
    return replace(made, pick=rather, before=tuple(rather if s is pick else s for s in made.before))


def _in_part(narrow: ir.Pick, pick: ir.Pick) -> bool:
    """Return True if what a choice was narrowed by can be done in part."""
    return any(
        isinstance(each, ir.Compare)
        and each.operator == ">="
        and isinstance(each.left, ir.Size | ir.Available)
        and each.right not in (ir.Number(0), ir.Number(1))
        for added in set(_conditions(narrow)).difference(_conditions(pick))
        for each in nodes(added)
    )


def with_enough_for(
    made: Argument, tie_picks: Sequence[ir.Pick], decider: ir.Expression
) -> list[ir.Pick]:
    """Return the choices before another one, among the pieces that leave enough for it."""
    narrow = narrowed((), [*map(_before, tie_picks), made], decider)
    return [each.pick for each in narrow[:-1] if each.pick is not None]


def _before(pick: ir.Pick) -> Argument:
    element = _element(pick) if pick.chooser is not None else ""
    return Argument(ir.Local(pick.name, pick.noun.name), (pick,), pick=pick, element=element)


def _made_by(made: Argument) -> set[str]:
    """Return the locals that an argument is the first to bind."""
    own = {made.loop[0]} if made.loop is not None else set()
    return own | names_bound(made.before)


def _narrow_by(out: list[Argument], wanted: ir.Expression, decider: ir.Expression) -> None:
    """Let the last choice offer only pieces with which something holds, and those before it only
    pieces that leave it one.
    """
    for index in reversed(range(len(out))):
        made = out[index]
        pick, loop = made.pick, made.loop
        names = {pick.name if pick is not None else "", loop[0] if loop is not None else ""}
        if not names & names_read(wanted):
            continue  # it has no say in that
        if pick is None or not isinstance(pick.candidates, ir.Candidates) or not made.element:
            break
        narrow = out[index] = _with(made, wanted)
        if loop is not None or pick.many or narrow.pick is None:
            break
        before = next((one.pick for one in reversed(out[:index]) if one.pick is not None), None)
        wanted = _enough_as_known(narrow.pick, before, decider)


def _with(made: Argument, wanted: ir.Expression) -> Argument:
    """Return an argument with a choice among those of its candidates with which something holds."""
    pick = made.pick
    if pick is None or not isinstance(pick.candidates, ir.Candidates):
        return made
    chosen = made.loop[0] if made.loop is not None else pick.name
    one = ir.Local(made.element, pick.noun.name)
    together = pick.many and made.loop is None  # the word takes several: one of them alone
    of_each = substituted(wanted, {chosen: ir.Pieces((one,)) if together else one})
    return _narrowed(made, pick.candidates, of_each, chosen in names_read(wanted))


def _enough(pick: ir.Pick) -> ir.Expression:
    return ir.Compare(">=", ir.Size(known_of(pick)), pick.low)


def _enough_as_known(
    pick: ir.Pick, before: ir.Pick | None, decider: ir.Expression
) -> ir.Expression:
    """Return that there is enough for a choice, as far as whoever decides may know who makes the
    choice `before` it: whose hand it is then.
    """
    seen, wanted = seen_by_all(pick.candidates), _enough(pick)
    if before is None or pick.low == ir.Number(0) or seen == pick.candidates:
        return wanted
    if pick.chooser != ir.Local(before.name, before.noun.name):
        return wanted
    enough = ir.Compare(">=", ir.Size(seen), pick.low)
    one = ir.Local(_element(before), before.noun.name)
    if ir.Logic("not", (ir.Compare("=", one, decider),)) in _conditions(before):
        return enough
    other = ir.Logic("not", (ir.Compare("=", pick.chooser, decider),))
    return ir.Logic("and", (enough, ir.Logic("or", (other, wanted))))


def _element(pick: ir.Pick) -> str:
    return pick.candidates.element if isinstance(pick.candidates, ir.Candidates) else ""


def _conditions(pick: ir.Pick) -> tuple[ir.Expression, ...]:
    return pick.candidates.conditions if isinstance(pick.candidates, ir.Candidates) else ()


def _narrowed(
    made: Argument, candidates: ir.Candidates, wanted: ir.Expression, spoken_of: bool
) -> Argument:
    """Return the argument with a choice among those of its candidates for which something holds."""
    pick = made.pick
    assert pick is not None
    if not spoken_of or wanted in candidates.conditions:
        return made
    if candidates.extreme:  # of the weakest one, not the weakest of those with whom it can be done
        less = ir.Candidates(candidates.noun, candidates.element, (wanted,), candidates)
    else:
        less = replace(candidates, conditions=(*candidates.conditions, wanted))
    smaller = replace(pick, candidates=less)
    return replace(
        made, pick=smaller, before=tuple(smaller if s is pick else s for s in made.before)
    )
