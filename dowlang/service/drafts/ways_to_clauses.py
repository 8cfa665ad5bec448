"""Yield drafts in which a clause that no test has seen may come about: the nearest test, changed in
the places that matter for a clause of its sort. Which of them sees it `draft_trials` finds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dowlang.semantics import line_parts
from dowlang.service.drafts.changed_tables import (
    FACES,
    GIVEN,
    THEN,
    VOTE_LINE,
    WHEN,
    changed,
    going_on,
    up_to_an_answer,
    with_faces,
    with_one_die_more,
    with_votes,
    without_dice,
)
from dowlang.service.drafts.number_setup import failing, given_number, holding_number
from dowlang.service.drafts.trigger_setup import STARTS
from dowlang.service.drafts.unfinished_tests import CHOICE_LINE, dice_in
from dowlang.service.workspace import Document
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.testing import TestedClause
from dowlang.testing.clauses import FALSE
from dowlang.vocabulary.starts import Starts

SEATS = 3
"""Players of a table that does not say how many there are."""

SLOT_OF_NAME = re.compile(r'\{who\}|"[^"]*"')
ON_SIDES = ("the vote passes", "the vote fails")


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways to a clause of a card, with the rows from the card down to it."""

    document: Document
    path: Sequence[ast.Line]
    clause: TestedClause

    def drafts(self, nearest: Sequence[str]) -> Iterator[list[str]]:
        """Yield changes of the test that comes nearest."""
        row, what = self.path[-1], self.clause.what
        starts = self.document.language.vocabulary.starts
        if what in ON_SIDES:
            side = next(each for each in row.block if each.shape == what.split()[-1])
            yield from votes(self.document, nearest, side)
            return
        if row.shape == "face":
            yield from with_faces(nearest, "die", self._faces())
            yield from with_one_die_more(nearest, "die", self._faces())
        if what.endswith(" is refused"):
            acts = [line for line in nearest if not line.startswith(THEN)]
            yield from self._other_options(up_to_an_answer(acts))
        if self.clause.key == FALSE:
            nearest = self._unanswered(nearest)
        yield from self._by_numbers(nearest)
        if starts is not None:
            yield from self._by_who_is_where(starts, nearest)
        for faces in self.document.language.vocabulary.enumerations:
            if faces.die:
                yield from with_faces(nearest, faces.die.split()[1], faces.values)
        yield from changed(starts, nearest)
        if self.clause.key != FALSE:
            yield from going_on(nearest)

    def _unanswered(self, lines: Sequence[str]) -> list[str]:
        """Return the lines without what a card asks that does not come up, but with an act."""
        before = up_to_an_answer(lines)
        if not self.path[-1].part("event"):
            before = without_dice(before)
        return before if any(line.startswith(WHEN) for line in before) else [*before, STARTS]

    def _other_options(self, lines: Sequence[str]) -> Iterator[list[str]]:
        """Yield the lines with a choice of each other option of the same choice."""
        for row in self.path[-2].block:
            label = line_parts.title(row) if row.shape == self.path[-1].shape else ""
            if label and row is not self.path[-1]:
                dice = "".join(f", die {low}" for low, _ in dice_in(row.block))
                yield [*lines, f'{CHOICE_LINE}"{label}"{dice}']

    def _by_who_is_where(self, starts: Starts, lines: Sequence[str]) -> Iterator[list[str]]:
        """Yield the lines with each piece that the condition names in play, and nowhere else."""
        for condition in self._conditions():
            for named in (each for each in nodes((condition,)) if isinstance(each, ast.Text)):
                name = f'"{named.value}"'
                rest = [line for line in lines if not line.startswith(f"{GIVEN}{name} is ")]
                at = max((at for at, line in enumerate(rest) if line.startswith(GIVEN)), default=-1)
                for said in (starts.states.get("in play", ""), *starts.voters):
                    there = SLOT_OF_NAME.sub(name, said)
                    if name in there:
                        yield [*rest[: at + 1], f"    {there}", *rest[at + 1 :]]

    def _by_numbers(self, lines: Sequence[str]) -> Iterator[list[str]]:
        """Yield the lines with the numbers that make the condition of the row fail, or hold."""
        text_map = self.document.map
        yield list(lines)
        for condition in self._conditions():
            failed = failing(text_map, lines, condition)
            if failed is not None:
                yield failed
            yield holding_number(text_map, lines, condition)

    def _conditions(self) -> list[ast.Expression]:
        """Return the condition of the row, none where it has none."""
        row = self.path[-1]
        asked = (each for each in row.part("if") if not isinstance(each, ast.Ident))
        found = line_parts.condition(row) or next(asked, None)
        return [] if found is None else [found]

    def _faces(self) -> list[int]:
        """Return the faces of the row, of `otherwise` those that no row beside it has."""
        table, row = self.path[-2], self.path[-1]
        own = _range(row)
        taken = {face for each in table.block if each is not row for face in _range(each)}
        return own or [face for face in FACES if face not in taken]


def votes(document: Document, nearest: Sequence[str], side: ast.Line) -> Iterator[list[str]]:
    """Yield a test that has come to a vote with votes that lead to a side of it: of those who are
    there, then with somebody more at one of the places of the game's drafts.
    """
    at = next((at for at, line in enumerate(nearest) if VOTE_LINE.match(line)), len(nearest))
    given = [line for line in nearest[:at] if line.startswith(GIVEN)]
    acts = [line for line in nearest[:at] if not line.startswith(GIVEN)]
    starts = document.language.vocabulary.starts
    dice = "".join(f", die {low}" for low, _ in dice_in(side.block))
    for voter in ("", *(starts.voters if starts is not None else ())):
        table = [*given, f"    {voter}"] if voter else given
        seats = given_number(table, "players") or SEATS
        yield from with_votes([*table, *acts], seats, side.shape, dice)


def _range(row: ast.Line) -> list[int]:
    """Return the faces that a row of a table says."""
    ends = [value.value for value in row.part("range") if isinstance(value, ast.Integer)]
    return list(range(ends[0], ends[-1] + 1)) if ends else []
