"""Look once more at a line in which some of its mistakes are mended.

What is left is told with them, and where that has a line that checks, the whole line is offered at
once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from dowlang import semantics, syntax
from dowlang.advice import Advice, Way, near, offers_of, two_lines_of, typed, written
from dowlang.diagnostics import Diagnostic
from dowlang.natural.game_words import GameWords
from dowlang.natural.refusals.choice_and_chance import changes_who_chooses, leaves_your_choice
from dowlang.project.mending.line_trials import LineTrials, TriedBlock, is_error
from dowlang.records import dataclass
from dowlang.source import Source, margin_of
from dowlang.syntax.recovery.kept_places import is_turned_aside, turned_round
from dowlang.syntax.recovery.kept_words import all_for_subject, from_for_on

OPEN = re.compile(r"[{…]")
"""Matches what a phrase has and a line never."""

MOST_ASKED = 12
"""Lines of a run that are looked at once more."""

SPOKEN_OF = re.compile(r"\b(?:that|those|these) |\bthis (?!turn|round|game|card|vote|way)")
"""Matches words for what was spoken of above a line. Whom a pronoun means is no slip."""

HOW_MANY = re.compile(r"\b(?:each|every|all|any|no|another|other|half|random)\b")
"""Matches words for how many and which, which are no slips either."""

WHOLE = (Way.INSTEAD, Way.NEAR)
"""Ways of offering that name a line or a part of it."""


@dataclass(slots=True)
class WhatIsLeft:
    """The lines of one run that were looked at once more.

    `ask` gives findings of other texts their hints as `typed_back.typed_back` does, None for
    never.
    """

    trials: LineTrials
    ask: Callable[..., list[Diagnostic]] | None
    asked: int = 0

    def of(self, found: Diagnostic, block: TriedBlock, line: str) -> Diagnostic | None:
        """Return the first error, with its hint, of the finding's line when another is typed in its
        place. Return None without one, and where none is looked for.
        """
        number, trials = found.span.line, self.trials
        if self.ask is None or self.asked >= MOST_ASKED or trials.spent:
            return None
        self.asked += 1
        rows = block.text.split("\n")
        rows[number - 1] = " " * margin_of(rows[number - 1]) + line
        source = Source(found.file, "\n".join(rows), "")
        tree, broken = syntax.parse(source.file, source.text, trials.parser)
        checked = semantics.check([tree], trials.vocabulary, trials.grammar, block.world, broken)
        every = (*broken, *checked.diagnostics)
        mine = [each for each in every if is_error(each) and each.span.line == number]
        texts, trees = {found.file: source}, {found.file: tree}
        words = (trials.vocabulary, trials.grammar, trials.parser)
        return next(iter(self.ask(mine, texts, trees, *words, block.world)), None)

    def offered(
        self,
        found: Diagnostic,
        block: TriedBlock,
        line: str,
        left: Diagnostic,
        same: bool = False,
    ) -> str:
        """Return what the hint of what is left in a line offers, as offers of whole lines that
        check in place of the finding's. Return "" without any.

        `same`: the line is the finding's, in small letters, so whom it speaks of is told as there.
        """
        if two := two_lines_of(left.help):
            return Advice([two]) if self.trials.checks_as(found, block, *typed(two)) else ""
        begin, end = self._underlined(left, block)
        said = self.trials.text_of(found)

        def whole(text: str) -> str:
            ways = (text, line[:begin] + text + line[end:])
            lexer = self.trials.parser.lexer
            meant = (
                way
                for way in ways
                if same or (_says_no_other(said, way) and not all_for_subject(said, way, lexer))
            )
            return next((way for way in meant if self.trials.checks_as(found, block, way)), "")

        offers = [each for each in offers_of(left.help) if each.way in WHOLE]
        lines = tuple(way for offer in offers for text in offer.lines if (way := whole(text)))
        return written(*lines) if len(lines) == 1 else near(lines)

    def in_two_steps(self, found: Diagnostic, block: TriedBlock, near: Sequence[str]) -> str:
        """Return the lines that check once another mistake is mended in a line that the finding's
        help offers or that is near to its line. Return "" without any.
        """
        typed_in = self.trials.text_of(found)
        for line in dict.fromkeys((*self._lines_of(found, block), *near)):
            if line == typed_in or is_turned_aside(typed_in.casefold(), line):
                continue
            left = self.of(found, block, line)
            if left is not None and (whole := self.offered(found, block, line, left)):
                return whole
        return ""

    def in_small_letters(self, found: Diagnostic, block: TriedBlock) -> str:
        """Return what is told of a printed sentence as it is without its capital and full stop: the
        line that checks, else the hint of what is wrong in it. Return "" without any.
        """
        text = self.trials.text_of(found).rstrip(". ")
        line = text[:1].lower() + text[1:]
        line = (*self.trials.named(line, block), line)[0]
        if self.trials.checks_as(found, block, line):
            return written(line)
        left = self.of(found, block, line)
        if left is None:
            return ""
        if whole := self.offered(found, block, line, left, same=True):
            return whole
        # a line that is offered and does not check here would be another one
        return "" if any(each.way in WHOLE for each in offers_of(left.help)) else left.help or ""

    def _lines_of(self, found: Diagnostic, block: TriedBlock) -> Iterator[str]:
        """Yield the line of a finding as each offer of its help would have it."""
        line = self.trials.text_of(found)
        begin, end = self._underlined(found, block)
        for offer in offers_of(found.help):
            if offer.way is Way.INSTEAD and not any(OPEN.search(text) for text in offer.lines):
                for text in offer.lines:
                    yield from (text, line[:begin] + text + line[end:])

    def _underlined(self, found: Diagnostic, block: TriedBlock) -> tuple[int, int]:
        """Return where the underlined part of a line begins and ends, from its first word on."""
        margin = margin_of(block.text.split("\n")[found.span.line - 1])
        return found.span.column - 1 - margin, found.span.end_column - 1 - margin


def told_next(left: Diagnostic) -> str:
    """Return what is left to mend in a line, as it would be told of the line."""
    return Advice.of(f"next: {left.message}", left.help)


def _says_no_other(said: str, line: str) -> bool:
    """Return True unless a line speaks of others, of more or of fewer than what was said."""
    if (SPOKEN_OF.search(line) and not SPOKEN_OF.search(said)) or from_for_on(said, line):
        return False
    if leaves_your_choice(said, line) or turned_round(said.casefold(), line):
        return False
    wanted = {word.replace("every", "each") for word in HOW_MANY.findall(said.casefold())}
    told = {word.replace("every", "each") for word in HOW_MANY.findall(line)}
    return wanted <= told and not changes_who_chooses(said, (line,), (), GameWords())
