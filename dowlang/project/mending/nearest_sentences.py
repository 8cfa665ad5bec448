"""Offer the sentences nearest to a line that cannot be read, of which the first that checks is
told.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from functools import lru_cache

from dowlang.advice import Advice, Offer, Way
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.diagnostics.templates import listed
from dowlang.natural.game_words import GameWords
from dowlang.natural.refusals.choice_and_chance import changes_who_chooses, leaves_your_choice
from dowlang.project.mending.line_trials import LineTrials, TriedBlock
from dowlang.project.mending.referents import said_of_all
from dowlang.records import dataclass
from dowlang.source.bounded_memory import BoundedMemory
from dowlang.syntax import LineParser
from dowlang.syntax.formatter import agreeing
from dowlang.syntax.lexer import Tokens
from dowlang.syntax.recovery.broken_line import LONGEST_SHOWN
from dowlang.syntax.recovery.kept_words import one_for_many
from dowlang.syntax.recovery.minimal_repair import DEAREST, Repair, repairs
from dowlang.vocabulary import Vocabulary

MOST_LINES, TRIALS_A_LINE = 40, 14
"""Lines of a run for which sentences are looked for, and texts that are checked for one."""

SLIGHT = 1.0
"""Highest cost of the changes of a line that can be read. Such a line says something already."""

MOST_COMPARED = 40
"""Sentences near to a line that are looked at."""

MOST_MEANT = 2
"""Lines that differ by the word that is missing which are told as what is meant."""

AS_GOOD = 0.15
"""A second sentence is told when it costs no more than this beyond the first."""

HEADLESS = frozenset({codes.MISSING_BLOCK.number})
"""Codes of a line that lacks a block, of which nobody knew yet that it opens one."""

UNTOUCHED = frozenset(
    {
        codes.UNBOUND_REFERENCE.number,
        codes.AMBIGUOUS_REFERENCE.number,
        codes.UNKNOWN_ALIAS.number,
        codes.ALREADY_THERE.number,
    }
)
"""Diagnostics about lines that are written well and stand where nothing tells what they mean."""


MOST_KEPT = 2_000
"""Lines of which the nearest sentences are kept."""

Known = BoundedMemory[tuple[str, str, float, frozenset[str]], tuple[Repair, ...]]
"""Place, text, highest cost and names -> the nearest sentences."""


@lru_cache(maxsize=4)
def repairs_of(vocabulary: Vocabulary, parser: LineParser) -> Known:
    """Return what is known of the lines of a game: nothing at first, each caller adds to it."""
    return Known(MOST_KEPT)


@dataclass(slots=True)
class NearestSentences:
    """The sentences of one run that were looked for, each typed in its line's place."""

    trials: LineTrials
    prose: Mapping[str, str]
    lines: int = 0
    fuller: dict[tuple[str, int], str] = field(default_factory=dict)  # by file and line
    unchecked: dict[tuple[str, int], tuple[str, ...]] = field(default_factory=dict)
    """The nearest sentences of a line of which none checks."""

    def sentences(self, found: Diagnostic, block: TriedBlock) -> tuple[str, ...]:
        """Return the sentences nearest to the line that check: the first, and the next when it is
        as good.
        """
        number = found.span.line
        start = block.starts.get(number)
        spent = self.lines >= MOST_LINES or self.trials.spent
        if start is None or spent or found.code in UNTOUCHED:
            return ()
        self.lines += 1
        typed = self.trials.text_of(found)
        if len(typed) > LONGEST_SHOWN:
            return ()
        for text in (*self.trials.named(typed, block), typed):
            if good := self._near_to(text, found, block, start, whole=text == typed):
                return good
        return ()

    def _near_to(
        self, text: str, found: Diagnostic, block: TriedBlock, start: str, *, whole: bool
    ) -> tuple[str, ...]:
        """Return the sentences nearest to a text that check in the finding's line.

        `whole`: it is the line as its author wrote it.
        """
        number = found.span.line
        names = self.trials.names_of(block.text)
        tokens = self.trials.parser.tokens(text, names)
        readable = not tokens.lex_errors and self.trials.parser.reads(start, tokens)
        near = self._repairs(start, text, tokens, names, SLIGHT if readable else DEAREST)
        told = [
            (each, agreeing(start, each.text, names, self.trials.parser))
            for each in near[:MOST_COMPARED]
        ]
        lines, fuller = (
            dict.fromkeys(
                (each.cost, line)
                for each, line in told
                if bool(each.added) is more
                and not one_for_many(text, line, self.trials.parser.lexer)
                and not (readable and self._same_words(text, line))
                and not self.only_points(text, line)
                and not leaves_your_choice(text, line)
                and not changes_who_chooses(text, (line,), (), GameWords())
            )
            for more in (False, True)
        )
        articled = "the" in text.split()
        ordered = sorted(lines, key=lambda each: (each[0], not articled and " the " in each[1]))
        good = self._checking(found, block, ordered[:TRIALS_A_LINE])
        if not good:
            slight = tuple(line for cost, line in ordered if cost <= SLIGHT)
            self.unchecked[found.file, number] = slight[:MOST_MEANT]
        if not good and fuller and not readable and whole:
            self.fuller[found.file, number] = self._of_a_word_more(found, block, fuller)
        return good

    def _repairs(
        self, start: str, text: str, tokens: Tokens, names: Collection[str], dearest: float
    ) -> tuple[Repair, ...]:
        """Return the sentences nearest to a text, from what was found where it was asked before:
        a card that is written anew asks for its broken lines again and again.
        """
        trials = self.trials
        known = repairs_of(trials.vocabulary, trials.parser)
        key = (start, text, dearest, frozenset(names))
        return known.once(
            key,
            lambda: repairs(
                trials.parser, start, text, tokens, names, trials.means, self.prose, dearest
            ),
        )

    def _checking(
        self, found: Diagnostic, block: TriedBlock, lines: Sequence[tuple[float, str]]
    ) -> tuple[str, ...]:
        """Return the first of some lines with their costs that checks, and the next when it is as
        good.

        Otherwise return one that only lacks its block.
        """
        good: dict[str, float] = {}
        headless = ""
        for cost, line in lines:
            if good and cost > min(good.values()) + AS_GOOD:
                break
            if self.trials.checks_as(found, block, line):
                good[line] = cost
            elif of_all := said_of_all(self.trials, found, block, line):
                good.update(dict.fromkeys(of_all, cost))
            elif (
                not headless
                and found.code not in HEADLESS
                and self.trials.checks_as(found, block, line, but=HEADLESS)
            ):
                headless = line
            if len(good) > 1:
                break
        return tuple(good) or ((headless,) if headless else ())

    def _of_a_word_more(
        self, found: Diagnostic, block: TriedBlock, lines: Collection[tuple[float, str]]
    ) -> str:
        """Return how a line may go on in which a word is missing: told as the line when it is
        sure which, else as examples. Return an empty text without any.
        """
        least = min(cost for cost, _ in lines)
        near = [line for cost, line in lines if cost <= least + AS_GOOD][:TRIALS_A_LINE]
        good = [line for line in near if self.trials.checks_as(found, block, line)]
        if not good:
            return ""
        if len(good) > MOST_MEANT:
            return f"a word is missing; such as in {listed(good[:MOST_MEANT])}"
        return Advice([Offer(Way.FULLER, tuple(good))])

    def only_points(self, text: str, line: str) -> bool:
        """Return True for a bare plural that is offered with `the`: how many is still not said."""
        words, plurals = line.split(), set(self.trials.grammar.plurals.values())
        return any(
            word == "the"
            and not plurals.isdisjoint(words[at + 1 : at + 3])
            and " ".join([*words[:at], *words[at + 1 :]]) == text
            for at, word in enumerate(words)
        )

    def _same_words(self, one: str, other: str) -> bool:
        """Return True for two lines that differ by the forms of their words only."""
        lemmas = self.trials.parser.lexer.lemmas
        first, second = (
            [lemmas.get(token, str(token)) for token in self.trials.parser.tokens(text, ()).tokens]
            for text in (one, other)
        )
        return first == second
