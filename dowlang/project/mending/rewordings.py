"""Put a line as a card says it: with the words of the language for those that people say, with
words that agree, as the help of its diagnostic writes it.

What lives here: these ways and the trial of each. What does not: which hint a diagnostic gets
(`verified_fixes`), and the sentences near to a line (`nearest_sentences`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dowlang.advice import Advice, Way, line_of, parts_of, two_lines_of
from dowlang.diagnostics import Diagnostic
from dowlang.project.mending.line_trials import NAMES, LineTrials, TriedBlock
from dowlang.project.mending.nearest_sentences import UNTOUCHED, NearestSentences
from dowlang.project.mending.pointed_lines import WHOLE_LINES, PointedLines
from dowlang.project.mending.referents import said_of_all
from dowlang.project.mending.what_is_left import OPEN
from dowlang.project.printed_comments import MARK, left_out
from dowlang.records import dataclass
from dowlang.syntax.formatter import agreeing
from dowlang.syntax.recovery.broken_line import LONGEST_SHOWN
from dowlang.syntax.recovery.kept_words import one_for_many
from dowlang.syntax.recovery.minimal_repair import reworded

OPENINGS = ("when ", "if ", "goal ")
"""How a line of a card's own begins that says when the card acts."""


@dataclass(slots=True)
class Rewordings:
    """The lines of one run that are put in other words."""

    trials: LineTrials
    prose: Mapping[str, str]
    sentences: NearestSentences
    pointed: PointedLines

    def agreed(self, found: Diagnostic, block: TriedBlock) -> Diagnostic:
        """Return the finding with words that agree in the line that its help writes."""
        offer = line_of(found.help)
        start = block.starts.get(found.span.line)
        if offer is None or start is None or OPEN.search(offer.lines[0]):
            return found
        names = self.trials.names_of(block.text)
        line = agreeing(start, offer.lines[0], names, self.trials.parser)
        return replace(
            found, help=Advice.of(*parts_of(found.help)[:-1], offer._replace(lines=(line,)))
        )

    def reworded(self, found: Diagnostic, block: TriedBlock) -> tuple[str, ...]:
        """Return the line with what people say put as a card says it, where that alone makes it
        check.
        """
        text = self.trials.text_of(found)
        start = block.starts.get(found.span.line)
        if start is None or len(text) > LONGEST_SHOWN:
            return ()
        names = self.trials.names_of(block.text)
        named = self.trials.named(text, block)
        ways = list(named)
        for line in (*named, text) if found.code not in UNTOUCHED else ():
            every = self.pointed.in_our_words(line)
            ways += (
                every,
                *(reworded(said, written, line) for said, written in self.prose.items()),
            )
            ways += self._as_trigger(start, every)
        lines = (
            agreeing(start, way, names, self.trials.parser)
            for way in dict.fromkeys(ways)
            if way != text
        )
        for line in lines:
            if self.trials.checks_as(found, block, line):
                return (line,)
            if of_all := said_of_all(self.trials, found, block, line):
                return of_all
        return ()

    def _as_trigger(self, start: str, line: str) -> tuple[str, ...]:
        """Return a line of a card's own with the word before it that says when the card acts."""
        own = start in self.trials.vocabulary.kind_names
        return (f"when {line}", f"if {line}") if own and not line.startswith(OPENINGS) else ()

    def checks_as_written(self, found: Diagnostic, block: TriedBlock) -> bool:
        """Return True if the line checks as the help writes it."""
        parts = parts_of(found.help)
        two = two_lines_of(found.help)
        if two is not None and two.way is Way.BEHIND and len(parts) == 1:
            return self.trials.checks_as(found, block, *two.lines, but=NAMES, keeping=True)
        offer = line_of(found.help)
        if offer is None:
            return False
        line, plain = offer.lines[0], len(parts) == 1 and not offer.says
        text = self.trials.text_of(found)
        if plain and one_for_many(text, line, self.trials.parser.lexer):
            return False
        if plain and self.sentences.only_points(text, line):
            return False
        if found.code in WHOLE_LINES or not plain:
            return self.trials.checks_as(found, block, line, but=NAMES, keeping=plain)
        return OPEN.search(line) is None and (
            self.trials.checks_with(found, block, line)
            or self.trials.checks_as(found, block, line, keeping=True)
        )


def with_its_comments(found: Diagnostic, lines: Sequence[str]) -> Diagnostic:
    """Return the finding of a clause that a card lacks with the comments of it that stand for
    lines which were not understood.
    """
    where = left_out(lines, found.span.line)
    if not where:
        return found
    said = f"what stands in comments behind `{MARK}` is not on the card yet: {where}"
    return replace(found, help=Advice.of(found.help, said))
