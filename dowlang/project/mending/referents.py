"""Tell what a word of a line speaks of where it speaks of nothing: a `they` that an event names by
a noun, a counter on a card that declares none, a column that is called like a word of the game.

What lives here: these hints, and the diagnostics that only repeat that of the column. What does
not: how a line is tried (`line_trials`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from dowlang.advice import Advice, line_of, offers_of, quoted_in, written
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.project.mending.line_trials import LineTrials, TriedBlock, is_error
from dowlang.records import dataclass
from dowlang.syntax.formatter import agreeing

PRONOUNS = ("they", "them", "it")
"""Words for one spoken of before, which an event names by a noun: `that player`."""

YOURS = re.compile(r"\b(you|your|yours|yourself)\b")
"""Matches the words for you."""

NOBODYS = frozenset({codes.UNBOUND_REFERENCE.number})
"""Codes of a line of everybody's that speaks of you."""


def is_yours(trials: LineTrials, found: Diagnostic, block: TriedBlock, line: str) -> bool:
    """Return True for a line that lacks nothing but somebody who is `you`."""
    return bool(YOURS.search(line)) and trials.checks_as(found, block, line, but=NOBODYS)


def said_of_all(
    trials: LineTrials, found: Diagnostic, block: TriedBlock, line: str
) -> tuple[str, ...]:
    """Return a line that lacks nothing but somebody who is `you`, said of each player and of
    a player, where that checks. Return nothing for another line.
    """
    if re.search(r"\bplayers?\b", line) or not is_yours(trials, found, block, line):
        return ()
    start, names = block.starts[found.span.line], trials.names_of(block.text)
    players = (
        agreeing(start, re.sub(r"\byou\b", who, line), names, trials.parser)
        for who in ("each player", "a player")
    )
    return tuple(each for each in players if trials.checks_as(found, block, each))


@dataclass(slots=True)
class Referents:
    """The hints of one run about what is spoken of."""

    trials: LineTrials

    def without_cascading(self, found: Sequence[Diagnostic]) -> list[Diagnostic]:
        """Return the diagnostics without those about a word of the game that names a column."""
        columns = [each for each in found if each.code == codes.NAME_IS_A_WORD.number]
        return [
            each
            for each in found
            if not (is_error(each) and any(self._is_cascading(each, column) for column in columns))
        ]

    def _is_cascading(self, found: Diagnostic, column: Diagnostic) -> bool:
        """Return True for a diagnostic about a word that names a column of that test."""
        line, place = found.span.line, column.span.line
        if found.file != column.file or line == place:
            return False
        named = {self.trials.underlined(column), *quoted_in(column.help)}
        if named.isdisjoint(self.trials.underlined(found).split()):
            return False
        return self.trials.block_of(found.file, line) is self.trials.block_of(found.file, place)

    def of_everybody(self, found: Diagnostic, block: TriedBlock) -> bool:
        """Return True for a line that speaks of you where a card speaks of everybody."""
        place = block.starts.get(found.span.line)
        of_all = {
            name
            for kind in self.trials.vocabulary.kinds
            for name, clauses in (
                (kind.name, kind.clauses),
                *((f"{kind.name}_{each.name}", each.clauses) for each in kind.sections),
            )
            if any(clause.everybodys for clause in clauses)
        }
        return bool(place in of_all and YOURS.search(self.trials.text_of(found)))

    def already_there(self, found: Diagnostic, block: TriedBlock) -> Diagnostic | None:
        """Return the finding with the words of who is there in the line that its help offers,
        where that line checks, and None for another finding.
        """
        if found.code != codes.ALREADY_THERE.number or not found.help:
            return None
        who = self.trials.underlined(found)
        named = Advice.of(
            *(each.mapped(lambda line: line.replace("…", who, 1)) for each in offers_of(found.help))
        )
        offer = line_of(named)
        if offer is not None and self.trials.checks_as(found, block, *offer.lines):
            return replace(found, help=named)
        return found

    def referred(self, found: Diagnostic, block: TriedBlock) -> Diagnostic:
        """Return the diagnostic with what its word speaks of, or itself."""
        if found.code == codes.UNKNOWN_COUNTER.number and not self._counts(block):
            return replace(found, help=self._of_no_counter(found))
        if found.code == codes.UNBOUND_REFERENCE.number:
            return self._of_who_did_it(found, block)
        return found

    def _counts(self, block: TriedBlock) -> bool:
        """Return True if some place of a card's lines can declare a counter."""
        kinds = {
            place
            for place, patterns in self.trials.grammar.patterns.items()
            for pattern, _ in patterns
            if pattern.startswith("counter ")
        }
        return not kinds.isdisjoint(block.starts.values())

    def _of_no_counter(self, found: Diagnostic) -> str:
        """Return what counts on a card that declares no counters."""
        return (
            "no counter is declared on this kind of card; one that is attached counts: "
            f"`attach this card to …, counting {self.trials.underlined(found)}`"
        )

    def _of_who_did_it(self, found: Diagnostic, block: TriedBlock) -> Diagnostic:
        """Return the diagnostic of a pronoun that a noun of the event above says instead."""
        line = self.trials.lines_of(found.file)[found.span.line - 1]
        start, names = block.starts.get(found.span.line), self.trials.names_of(block.text)
        if self.trials.underlined(found) not in PRONOUNS or start is None:
            return found
        before, after = line[: found.span.column - 1], line[found.span.end_column - 1 :]
        above = "\n".join(block.text.split("\n")[: found.span.line - 1])
        lines = [
            agreeing(start, f"{before}that {noun.name}{after}".strip(), names, self.trials.parser)
            for noun in self.trials.vocabulary.nouns
            if f" {noun.name}" in above
        ]
        good = [line for line in lines if self.trials.checks_as(found, block, line)]
        return replace(found, help=written(good[0])) if len(good) == 1 else found
