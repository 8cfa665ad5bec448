"""Tell what is asked about pieces of a spot below the line that took them from it.

`the player with the fewest staked cards` is said by many of the stakes as they were, and once they
have been taken nobody has any: all are level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import placed
from dowlang.vocabulary.declarations import FilterWord, NumberWord
from dowlang.vocabulary.noun_declarations import Adjective

ASKED = (ir.Act, ir.Call, ir.Candidates)


def asked_of_emptied(context: Context, everything: Sequence[Any]) -> dict[int, tuple[str, int]]:
    """Return the lines that ask about pieces taken from their spot by a line before, with the
    words for such pieces and that line.
    """
    laid = {part.word.lays[1] for part in everything if isinstance(part, ir.Act)}
    late: dict[int, tuple[str, int]] = {}
    for adjective in context.lexicon.vocabulary.adjectives:
        if not adjective.spot or adjective.spot not in laid:
            continue
        held = {
            part.name: pieces
            for part, _ in placed(tuple(everything), 0, (ir.Each, ir.Pick))
            if isinstance(pieces := _pieces(part), ir.Candidates) and _lie_there(pieces, adjective)
        }
        for block in (part for part in everything if isinstance(part, ir.Block)):
            for index, statement in enumerate(block.statements):
                below = block.statements[index + 1 :]
                for line, whole in _taken(statement, adjective, held):
                    asking = _asking(below, adjective, line, whole)
                    late |= dict.fromkeys(
                        asking,
                        (
                            f"{adjective.word} {context.lexicon.nouns[adjective.nouns[0]].plural}",
                            line,
                        ),
                    )
    return late


def _pieces(part: ir.Each | ir.Pick) -> ir.Expression:
    pieces = part.pieces if isinstance(part, ir.Each) else part.candidates
    return pieces.pieces if isinstance(pieces, ir.Ordered) else pieces


def _lie_there(pieces: ir.Candidates, adjective: Adjective) -> bool:
    return any(_says_so(each, adjective) for each in pieces.conditions)


def _says_so(condition: ir.Expression, adjective: Adjective) -> bool:
    match condition:
        case ir.Test(other):
            return other is adjective
        case ir.Call(FilterWord() as word):
            return word.spot == adjective.spot
    return False


def _taken(
    statement: ir.Statement, adjective: Adjective, held: dict[str, ir.Candidates]
) -> Iterator[tuple[int, bool]]:
    """Yield the lines of a statement that take pieces from there, and whether they take all."""
    picked = {part.name for part, _ in placed(statement, 0, (ir.Pick,))}
    for act, line in placed(statement, 0, (ir.Act,)):
        if act.word.yields or act.word.lays[1] == adjective.spot:
            continue  # they are looked at, or laid there
        for value in act.arguments:
            pieces = held.get(value.name) if isinstance(value, ir.Local) else value
            if isinstance(pieces, ir.Candidates) and _lie_there(pieces, adjective):
                chosen = isinstance(value, ir.Local) and value.name in picked
                every = len(pieces.conditions) == 1 and isinstance(pieces.conditions[0], ir.Test)
                yield line, every and not (chosen or pieces.extreme or pieces.source)


def _asking(
    below: Sequence[ir.Statement], adjective: Adjective, line: int, whole: bool
) -> Iterator[int]:
    """Yield the lines that ask who has how many there. Of all pieces being taken (`whole`) also
    those that ask for any, until others are laid there.
    """
    for statement in below:
        parts = placed(statement, line, ASKED)
        if any(
            isinstance(part, ir.Act) and part.word.lays[1] == adjective.spot for part, _ in parts
        ):
            return
        for part, number in parts:
            match part:
                case ir.Candidates(key=FilterWord() as key) if key.counts_at == adjective.spot:
                    yield number
                case ir.Call(NumberWord() as word) if word.counts_at == adjective.spot and whole:
                    yield number
                case ir.Candidates() if whole and _lie_there(part, adjective):
                    yield number
