"""Offer the sentences nearest to a line that cannot be read, of which the first that checks is
told.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import field

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.diagnostics.templates import listed
from dowlang.project.mending.line_trials import LineTrials, TriedBlock
from dowlang.project.mending.unquoted_names import with_names
from dowlang.project.word_lookup import roots
from dowlang.records import dataclass
from dowlang.syntax.formatter import agreeing
from dowlang.syntax.recovery.broken_line import LONGEST_SHOWN
from dowlang.syntax.recovery.kept_words import difference, one_for_many
from dowlang.syntax.recovery.minimal_repair import repairs

ASKED = "where ("
"""How a hint begins that asks of a piece what a filter cannot say."""

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

YOURS = re.compile(r"\b(you|your|yours|yourself)\b")
"""Matches the words for you."""

NOBODYS = frozenset({codes.UNBOUND_REFERENCE.number})
"""Codes of a line of everybody's that speaks of you."""

UNTOUCHED = frozenset(
    {
        codes.UNBOUND_REFERENCE.number,
        codes.AMBIGUOUS_REFERENCE.number,
        codes.UNKNOWN_ALIAS.number,
        codes.ALREADY_THERE.number,
    }
)
"""Diagnostics about lines that are written well and stand where nothing tells what they mean."""


@dataclass(slots=True)
class NearestSentences(LineTrials):
    """The sentences of one run that were looked for, each typed in its line's place."""

    prose: dict[str, str] = field(default_factory=dict)
    lines: int = 0
    introduced: dict[str, set[str]] = field(default_factory=dict)  # names, by the text of a block
    fuller: dict[tuple[str, int], str] = field(default_factory=dict)  # by file and line

    def text_of(self, found: Diagnostic) -> str:
        """The line of a finding as its author wrote it."""
        return self.lines_of(found.file)[found.span.line - 1].strip()

    def sentences(self, found: Diagnostic, block: TriedBlock) -> tuple[str, ...]:
        """The sentences nearest to the line that check: the first, and the next when it is as
        good.
        """
        number = found.span.line
        start = block.starts.get(number)
        if start is None or self.lines >= MOST_LINES or found.code in UNTOUCHED:
            return ()
        self.lines += 1
        typed = self.text_of(found)
        if len(typed) > LONGEST_SHOWN:
            return ()
        for text in (*self.named(typed, block), typed):
            if good := self._near_to(text, found, block, start, whole=text == typed):
                return good
        return ()

    def named(self, text: str, block: TriedBlock) -> tuple[str, ...]:
        """Return a line with the names of the set in quotes that stand in it without, nothing
        for a line without such names.
        """
        names = (name for of_kind in block.world.names.values() for name in of_kind)
        own = self.names_of(block.text)
        return with_names(text, names, self.parser.lexer.terminals, own)

    def _near_to(
        self, text: str, found: Diagnostic, block: TriedBlock, start: str, *, whole: bool
    ) -> tuple[str, ...]:
        """Return the sentences nearest to a text that check in the finding's line.

        `whole`: it is the line as its author wrote it.
        """
        number = found.span.line
        names = self.names_of(block.text)
        tokens = self.parser.tokens(text, names)
        readable = not tokens.lex_errors and self.parser.fits(start, tokens) is not None
        limit = {"dearest": SLIGHT} if readable else {}
        near = repairs(self.parser, start, text, tokens, names, self._means, self.prose, **limit)
        told = [
            (each, agreeing(start, each.text, names, self.parser)) for each in near[:MOST_COMPARED]
        ]
        lines, fuller = (
            dict.fromkeys(
                (each.cost, line)
                for each, line in told
                if bool(each.added) is more
                and not one_for_many(text, line, self.parser.lexer)
                and not (readable and self._same_words(text, line))
                and not self.only_points(text, line)
            )
            for more in (False, True)
        )
        articled = "the" in text.split()
        ordered = sorted(lines, key=lambda each: (each[0], not articled and " the " in each[1]))
        good = self._checking(found, block, ordered[:TRIALS_A_LINE])
        if not good and fuller and not readable and whole:
            self.fuller[found.file, number] = self._of_a_word_more(found, block, fuller)
        return good

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
            if self.checks_as(found, block, line):
                good[line] = cost
            elif of_all := self.said_of_all(found, block, line):
                good.update(dict.fromkeys(of_all, cost))
            elif (
                not headless
                and found.code not in HEADLESS
                and self.checks_as(found, block, line, but=HEADLESS)
            ):
                headless = line
            if len(good) > 1:
                break
        return tuple(good) or ((headless,) if headless else ())

    def said_of_all(self, found: Diagnostic, block: TriedBlock, line: str) -> tuple[str, ...]:
        """Return a line that lacks nothing but somebody who is `you`, said of each player and of
        a player, where that checks. Return nothing for another line.
        """
        others = re.search(r"\bplayers?\b", line)
        if others or not YOURS.search(line) or not self.checks_as(found, block, line, but=NOBODYS):
            return ()
        start, names = block.starts[found.span.line], self.names_of(block.text)
        players = (
            agreeing(start, re.sub(r"\byou\b", who, line), names, self.parser)
            for who in ("each player", "a player")
        )
        return tuple(each for each in players if self.checks_as(found, block, each))

    def _of_a_word_more(
        self, found: Diagnostic, block: TriedBlock, lines: Collection[tuple[float, str]]
    ) -> str:
        """Return how a line may go on in which a word is missing: told as the line when it is
        sure which, else as examples. Return an empty text without any.
        """
        least = min(cost for cost, _ in lines)
        near = [line for cost, line in lines if cost <= least + AS_GOOD][:TRIALS_A_LINE]
        good = [line for line in near if self.checks_as(found, block, line)]
        if not good:
            return ""
        says = "did you mean" if len(good) <= MOST_MEANT else "such as in"
        return f"a word is missing; {says} {listed(good[:MOST_MEANT])}"

    def only_points(self, text: str, line: str) -> bool:
        """Return True for a bare plural that is offered with `the`: how many is still not said."""
        words, plurals = line.split(), set(self.grammar.plurals.values())
        return any(
            word == "the"
            and not plurals.isdisjoint(words[at + 1 : at + 3])
            and " ".join([*words[:at], *words[at + 1 :]]) == text
            for at, word in enumerate(words)
        )

    def _same_words(self, one: str, other: str) -> bool:
        """Return True for two lines that differ by the forms of their words only."""
        lemmas = self.parser.lexer.lemmas
        first, second = (
            [lemmas.get(token, str(token)) for token in self.parser.tokens(text, ()).tokens]
            for text in (one, other)
        )
        return first == second

    def differs(self, old: str, new: str) -> bool:
        """Return True if one of two wordings says what the other does not."""
        return bool(difference(old.strip(), new, self.parser.lexer, self._means))

    def checks_with(
        self, found: Diagnostic, block: TriedBlock, name: str, quoted: bool = False
    ) -> bool:
        """Return True if the line checks with a name in place of what is underlined.

        `quoted`: between its quotes.
        """
        span = found.span
        if span.end_line != span.line:
            return False
        lines = block.text.split("\n")
        line = lines[span.line - 1]
        old = line[span.column - 1 : span.end_column - 1]
        new = f'"{name}"' if quoted and old.startswith('"') else name
        asks = new.startswith(ASKED)  # the checker says with other words what was said
        names = old.startswith('"') and old in new  # or another kind of thing of that name
        if new == old or (not (quoted or asks or names) and self.differs(old, new)):
            return False
        lines[span.line - 1] = line[: span.column - 1] + new + line[span.end_column - 1 :]
        return self.try_text(found, block, "\n".join(lines), span.line, beside=True)

    def checks_as(
        self,
        found: Diagnostic,
        block: TriedBlock,
        *new: str,
        but: Collection[str] = (),
        keeping: bool = False,
    ) -> bool:
        """Return True if other lines in place of the finding's line check.

        `keeping`: and say what it says, no less and no more.
        """
        lines = block.text.split("\n")
        old = lines[found.span.line - 1]
        margin = old[: len(old) - len(old.lstrip(" "))]
        if keeping and self.differs(old, " ".join(new)):
            return False
        lines[found.span.line - 1 : found.span.line] = [margin + each for each in new]
        return self.try_text(found, block, "\n".join(lines), found.span.line, but)

    def names_of(self, text: str) -> set[str]:
        """The names that the lines of a block introduce."""
        if text not in self.introduced:  # a block is asked for again by each of its findings
            found = (self.parser.lexer.introduced(line) for line in text.split("\n"))
            self.introduced = {text: set().union(*found)}
        return self.introduced[text]

    def _means(self, word: str) -> Iterator[str]:
        """The words of the vocabulary that somebody may mean: other forms of the word, then what
        the game says for it.
        """
        forms: dict[str, list[str]] = {}
        for form, lemma in self.grammar.lemmas.items():
            forms.setdefault(lemma, []).append(form)
        own = roots(word)
        meant = [
            *(root for root in sorted(own) if root in forms),
            *(said for root in sorted(own) for said in self.vocabulary.synonyms.get(root, ())),
        ]
        for lemma in dict.fromkeys(meant):
            known = [form for form in forms.get(lemma, ()) if form != word]
            known.sort(key=lambda form: form.endswith("s") != word.endswith("s"))
            yield from known[:1]
