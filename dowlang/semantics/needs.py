"""What an act needs: when it is possible, what an option asks for before it, and which pieces a choice may then offer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dowlang.semantics import model
from dowlang.semantics.desk import Desk
from dowlang.semantics.meaning import Indefinite
from dowlang.semantics.overloads import Filled
from dowlang.semantics.walking import substituted
from dowlang.vocabulary.words import Word

if TYPE_CHECKING:
    from dowlang.semantics.acts import Argument


def possible_when(word: Word, values: tuple[model.Expression, ...], count_place: int, amount: model.Expression | None) -> model.Expression | None:
    """The condition under which the act can be done in full, or None when it always can."""
    if word.available is not None and count_place >= 0 and amount is not None:
        others = values[:count_place] + values[count_place + 1 :]
        return model.Compare(">=", model.Available(word, others), amount)
    if word.possible is not None:
        return model.Call(word, values)
    return None


def kept_apart(desk: Desk, word: Word, filled: list[Filled], made: list[Argument]) -> list[Argument]:
    """`move that survivor to a location`: where it stands is not among the locations to choose from (`Word.apart`)."""
    if word.apart is None:
        return made
    place = {entry.parameter.name: number for number, entry in enumerate(filled)}
    chosen, reference, other = word.apart
    pick, readings = made[place[chosen]].pick, desk.lexicon.readings("reference", reference)
    if pick is None or pick.many or not readings or not isinstance(pick.candidates, model.Candidates) or pick.candidates.extreme:
        return made
    there = model.Call(readings[0].word, (made[place[other]].value,))
    apart = model.Logic("not", (model.Compare("=", model.Local(pick.candidates.element, pick.noun.name), there),))
    narrowed = replace(pick, candidates=replace(pick.candidates, conditions=(*pick.candidates.conditions, apart)))
    out = list(made)
    out[place[chosen]] = replace(made[place[chosen]], pick=narrowed, before=tuple(narrowed if s is pick else s for s in made[place[chosen]].before))
    return out


def still_among(word: Word, filled: list[Filled], made: list[Argument]) -> list[Argument]:
    """`take one of those cards`: what has been taken already is not among those to choose from (`Word.left`)."""
    if word.left is None:
        return made
    slot, holds = word.left
    place = {entry.parameter.name: number for number, entry in enumerate(filled)}
    number = place[slot]
    found, pick = filled[number].meaning, made[number].pick
    if not isinstance(found, Indefinite) or found.kind != "one_of_those":
        return made
    assert pick is not None and isinstance(pick.candidates, model.Candidates)  # it leaves a choice among what was bound
    piece = model.Local(pick.candidates.element, pick.noun.name)
    left = model.Call(holds, (piece, made[place[word.subject]].value) if word.subject else (piece,))
    narrowed = replace(pick, candidates=replace(pick.candidates, conditions=(*pick.candidates.conditions, left)))
    out = list(made)
    out[number] = replace(made[number], pick=narrowed, before=tuple(narrowed if s is pick else s for s in made[number].before))
    return out


def restricted(made: Argument, can: model.Expression | None, all_made: list[Argument]) -> Argument:
    """A single pick offers only pieces with which the act is possible, when it is the sentence's only choice, of each subject by itself."""
    pick = made.pick
    if pick is None or pick.many or can is None or not isinstance(pick.candidates, model.Candidates) or isinstance(can, model.Call):
        return made
    others = [other for other in all_made if other is not made]
    if any(other.pick is not None or other.before for other in others) or any(other.loop is not None for other in others if other is not all_made[0]):
        return made
    if pick.candidates.extreme or pick.candidates.element != made.element:
        return made
    more = substituted(can, {pick.name: model.Local(made.element, pick.noun.name)})
    narrowed = replace(pick, candidates=replace(pick.candidates, conditions=(*pick.candidates.conditions, more)))
    return replace(made, pick=narrowed, before=tuple(narrowed if s is pick else s for s in made.before))


def needs_to_act(word: Word, values: tuple[model.Expression, ...], made: list[Argument], count_place: int, amount: model.Expression | None,
                 can: model.Expression | None, looped: bool, line: int) -> tuple[model.Need, ...]:
    """What must be there before the act: pieces for its choices, else so much of what it takes, else that it is possible."""
    picks = [entry.pick for entry in made if entry.pick is not None]
    if looped or picks or can is None:
        return tuple(need for pick in picks for need in needs_of(pick, line))
    if isinstance(can, model.Call):
        return (model.Need(line, possible=can),)
    assert amount is not None  # what can run short is asked for so many (`possible_when`)
    return (model.Need(line, amount, word, values[:count_place] + values[count_place + 1 :]),)


def needs_of(pick: model.Pick, line: int) -> tuple[model.Need, ...]:
    """A choice needs so many pieces to choose from as have to be chosen."""
    return () if pick.low == model.Number(0) else (model.Need(line, pick.low, pieces=pick.candidates, owner=pick.chooser),)
