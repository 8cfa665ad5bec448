"""Follow from line to line in which spot a named piece lies: `choose a card in hand as x`, then
`discard the x`, then whatever is said of the x below.

Known is what the words of the card say. After a line that was perhaps carried out (an offer, an
`if`) nothing is.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import names_read, nodes
from dowlang.semantics.resolve.denotation import Definite, Indefinite, Meaning
from dowlang.semantics.scopes import Lying
from dowlang.vocabulary.declarations import (
    EffectWord,
    FilterWord,
    NumberWord,
    ReferenceWord,
    Word,
)

OUT_OF_PLAY = Lying("out of play")
PERHAPS = (
    ir.Offer,
    ir.Together,
    ir.If,
    ir.Switch,
    ir.Choose,
    ir.Vote,
    ir.RollDie,
    ir.Each,
    ir.Lasting,
    ir.Later,
    ir.CarryOut,
)
"""Statements of which nobody knows in advance how often their parts are carried out."""


def pile_of(value: ir.Expression) -> ReferenceWord | None:
    """Return the pile that a closed thing means."""
    word = value.word if isinstance(value, ir.Call) else None
    return word if isinstance(word, ReferenceWord) and word.spot else None


def spot_of(context: Context, pieces: ir.Expression) -> Lying | None:
    """Return where pieces lie that words describe, or that a local holds."""
    match pieces:
        case ir.Candidates(conditions=conditions, source=source):
            said = [spot_of(context, each) for each in (*conditions, source) if each is not None]
            said += map(_spot_beside, conditions)
            return next((each for each in said if each is not None), None)
        case ir.First(inner) | ir.Last(inner) | ir.Ordered(inner) | ir.Rather(inner):
            return spot_of(context, inner)
        case ir.Local(name):
            return context.pieces.lying.get(name)
        case ir.Call(FilterWord() as word, arguments):
            if word.out_of_play:
                return OUT_OF_PLAY
            pile = next((p for p in map(pile_of, arguments) if p is not None), None)
            if pile is not None:
                return Lying(pile.spot, 0, pile.apart)
            return Lying(word.spot) if word.spot else None
        case ir.Call(NumberWord(moved=Word()), (ir.Local() as held, *_)):
            return spot_of(context, held)
        case ir.Call(ReferenceWord(noun=noun), (ir.Local() as held,)) if held.noun == noun:
            return spot_of(context, held)  # what is left of what was shown
    return None


def _spot_beside(condition: ir.Expression) -> Lying | None:
    """Return where pieces lie that are said to be beside one of several (`on a survivor`)."""
    match condition:
        case ir.Compare(">=", ir.Size(ir.Candidates(noun, _, conditions)), ir.Number(1)):
            spots = [
                each.word.spot
                for each in conditions
                if isinstance(each, ir.Call)
                and isinstance(each.word, FilterWord)
                and each.word.noun != noun.name
            ]
            return next((Lying(spot) for spot in spots if spot), None)
    return None


def note(context: Context, name: str, pieces: ir.Expression) -> None:
    """Remember among what a local was chosen and where its pieces lie."""
    if isinstance(pieces, ir.Candidates):
        context.pieces.chosen[name] = pieces
    note_spot(context, name, pieces)


def note_spot(context: Context, name: str, pieces: ir.Expression) -> None:
    """Remember where the pieces lie that a local holds one after the other."""
    if (lying := spot_of(context, pieces)) is not None:
        context.pieces.lying[name] = lying


def note_yielded(
    context: Context, word: EffectWord, values: Sequence[ir.Expression], name: str
) -> None:
    """Remember where the pieces lie that an effect yields: those it was done with, else where it
    lays them.
    """
    slot, spot = word.lays
    given = dict(zip((p.name for p in context.lexicon.parameters(word)), values, strict=True))
    pieces = given.get("cards")
    if pieces is not None:
        note(context, name, pieces)
    elif spot and slot not in given:
        context.pieces.lying[name] = Lying(spot)


def lying_of(context: Context, found: Meaning | None) -> Lying | None:
    """Return where that lies which an effect is said of, as far as it is known."""
    if isinstance(found, Definite):
        pile = pile_of(found.value)
        if pile is not None:
            return Lying(pile.spot, 0, pile.apart)
        return found.lying or spot_of(context, found.value)
    if isinstance(found, Indefinite):
        return spot_of(context, found.pieces)
    return None


def laid_by(
    context: Context, word: EffectWord, values: Sequence[ir.Expression], line: int
) -> list[tuple[str, Lying]]:
    """Return the locals of what a word lays somewhere, and where."""
    slot, spot = word.lays
    given = dict(zip((p.name for p in context.lexicon.parameters(word)), values, strict=True))
    if slot not in given:
        return []
    pile = pile_of(given["deck"]) if "deck" in given else None
    if pile is not None:
        spot = pile.spot
    return [(name, Lying(spot, line)) for name in names_read(given[slot])]


def certain(
    statements: Sequence[ir.Statement], laid: Sequence[tuple[str, Lying]]
) -> tuple[tuple[str, Lying], ...]:
    """Return where things lie after the statements of a line, nowhere known where the line may not
    have been carried out.
    """
    perhaps = any(isinstance(part, PERHAPS) for part in nodes(tuple(statements)))
    return tuple((name, Lying() if perhaps else lying) for name, lying in laid)
