"""Tell how a line is said that cannot be said as it is written: by another word, or by two lines
under or behind each other.

What lives here: the sentences of `pointers` and those that the game declares, each typed before it
is told. What does not: how the help of a diagnostic is put together (`verified_fixes`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from dowlang.advice import (
    Advice,
    Offer,
    Way,
    expanded,
    first_offer,
    in_two_lines,
    line_of,
    mapped,
    offers_of,
    parts_of,
    quoted_in,
    typed,
)
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.project.mending.line_trials import NAMES, LineTrials, TriedBlock
from dowlang.project.mending.nearest_sentences import UNTOUCHED
from dowlang.project.mending.what_is_left import OPEN
from dowlang.records import dataclass
from dowlang.syntax.recovery import pointers
from dowlang.syntax.recovery.joined_parts import settled
from dowlang.syntax.recovery.minimal_repair import reworded
from dowlang.syntax.recovery.single_edit import chosen_subject, shared_subject

PLACES_OF_POINTERS = frozenset({"statement", "rule", "option", "answer", "face"})
"""Places where a line is an effect or a rule."""

WHOLE_LINES = (
    codes.UNKNOWN_PHRASE.number,
    codes.LINE_ENDS_TOO_EARLY.number,
    codes.WORDS_LEFT_OVER.number,
)
"""Diagnostics whose hint is the whole line. All others have one for the underlined part."""

NOT_OUR_WORDS = (codes.UNKNOWN_WORD.number, codes.MISSING_QUOTES.number)
"""Diagnostics of a word that no line has."""

LIMIT = re.compile(r", (?:once|twice|\d+ times) per (?:turn|round|game)(?= if |,|$)")
"""Matches a limit behind a line as the language writes it: nothing else is meant by its words."""

MOST_JOINTS = 3
"""Places of a sentence at which it is taken apart."""


def is_said(told: str, text: str) -> bool:
    """Return True for a line that has a form already which a text tells to write.

    >>> is_said("name it: `choose … as x`", "choose a survivor as wolf")
    True
    >>> is_said("name it: `choose … as x`", "choose a survivor")
    False
    """
    for form in quoted_in(told):
        if "…" not in form:
            continue
        parts = (re.sub(r"\bx\b", r"\\w+", re.escape(part.strip())) for part in form.split("…"))
        if re.search(r"\b" + r"\b.+\b".join(parts) if form[0] != "(" else "$^", text):
            return True
    return False


def offers(found: Diagnostic) -> bool:
    """Return True if the help offers something to type."""
    behind = [each.way for each in parts_of(found.help) if isinstance(each, Offer)] == [Way.BEHIND]
    written = line_of(found.help) is not None and not OPEN.search(found.help or "")
    return bool(found.near) or behind or written


def guesses(found: Diagnostic) -> bool:
    """Return True for a help that only says what is near. Any other is a sentence of ours."""
    offer = first_offer(found.help)
    return offer is not None and offer.way in (Way.NEAR, Way.NEXT)


def behind_near(found: Diagnostic) -> str:
    """Return the rest of the help behind the names that are near."""
    first, *rest = parts_of(found.help) or ("",)
    guess = isinstance(first, Offer) and first.way is Way.NEAR
    return Advice.of(*rest) if guess else found.help or ""


@dataclass(slots=True)
class PointedLines:
    """The ways of one run that were pointed to."""

    trials: LineTrials
    prose: Mapping[str, str]

    def standing(self, found: Diagnostic, block: TriedBlock) -> str:
        """Return which rule of the game a line repeats, that is no line of a card, or an empty
        text.
        """
        start = block.starts.get(found.span.line)
        if start is None or not self.trials.vocabulary.standing or found.code in NAMES:
            return ""
        text = self.trials.text_of(found)
        before = "\n".join(block.text.split("\n")[: found.span.line - 1]).strip()
        for each in self.trials.vocabulary.standing:
            if each.repeats(text, before):
                tokens = self.trials.parser.tokens(text, self.trials.names_of(block.text))
                read = not tokens.lex_errors and self.trials.parser.reads(start, tokens)
                return "" if read else each.told
        return ""

    def never(self, found: Diagnostic) -> str:
        """Return that a line says what no card says, or an empty text."""
        text = self.trials.text_of(found)
        patterns = self.trials.vocabulary.never if found.code not in NAMES else {}
        said = (
            expanded(told, match)
            for pattern, told in patterns.items()
            if (match := re.search(pattern, text))
        )
        return next(said, "")

    def unsaid(self, found: Diagnostic, block: TriedBlock) -> str:
        """Return what is nearest to a line that cannot be said, or that has to be said in several
        lines.

        Otherwise return an empty text.
        """
        if found.settled or found.code == codes.AMBIGUOUS_REFERENCE.number:
            return ""
        text = self.trials.text_of(found)
        for pattern, said in self.trials.vocabulary.unsaid.items():
            match = re.search(pattern, text) if found.code not in NAMES else None
            told = expanded(said, match) if match else ""
            if told and self._typed_as_told(found, block, told):
                return told
        return ""

    def _typed_as_told(self, found: Diagnostic, block: TriedBlock, told: str) -> bool:
        """Return True if the lines that a text writes out check, or if it has none."""
        return all(
            self.trials.checks_as(found, block, *typed(offer), but=NAMES)
            for offer in offers_of(told)
        )

    def pointed(self, found: Diagnostic, block: TriedBlock) -> str:
        """Return the two lines that say a line, one under the other, where they check, else how
        the word of it is said that has no counterpart, or an empty text.
        """
        text, start = self.trials.text_of(found), block.starts.get(found.span.line)
        if found.code in NAMES or found.code in UNTOUCHED or start is None:
            return ""
        if start not in PLACES_OF_POINTERS:
            own = start in self.trials.vocabulary.kind_names
            return self._of_prose(found, block) if own else ""
        ways = tuple(dict.fromkeys((text, self.in_our_words(text))))
        for pattern, said in pointers.LINES.items():
            for way in ways:
                match = re.fullmatch(pattern, way)
                told = mapped(expanded(said, match), settled) if match else ""
                if told and self._typed_as_told(found, block, told):
                    return told
        begins = (
            found.span.column
            - 1
            - self.trials.lines_of(found.file)[found.span.line - 1].index(text)
        )
        limits = list(LIMIT.finditer(text))
        if any(limit.start() <= begins < limit.end() for limit in limits):
            return ""
        without_limit = LIMIT.sub(lambda limit: " " * len(limit[0]), text).rstrip()
        for pattern, said in pointers.WAYS.items() if self._without_a_word(found) else ():
            match = re.search(pattern, without_limit)
            unknown = found.code == codes.UNKNOWN_WORD.number
            here = match and (not unknown or match.start() <= begins < match.end())
            told = expanded(said, match) if match and here else ""
            if told and not is_said(told, text) and self._typed_as_told(found, block, told):
                return told
        return self._of_prose(found, block)

    def _of_prose(self, found: Diagnostic, block: TriedBlock) -> str:
        """Return how a sentence that says several things is told apart: as two lines, where they
        check, else in one sentence. An empty text for a line that says one thing.
        """
        if found.code not in (*WHOLE_LINES, *NOT_OUR_WORDS):
            return ""
        line = self.in_our_words(self.trials.text_of(found))
        for joint in list(pointers.JOINTS.finditer(line))[:MOST_JOINTS]:
            first, second = line[: joint.start()], line[joint.end() :]
            if not (first and second):
                continue

            def checks(who: Sequence[str], does: Sequence[str], first: str = first) -> bool:
                told = in_two_lines(first, " ".join([*who, *does]))
                return self._typed_as_told(found, block, told)

            shared = shared_subject(first.split(" "), second.split(" "), checks)
            if not shared and chosen_subject(first.split(" "), second.split(" "), checks):
                continue
            told = in_two_lines(first, " ".join([*shared, second]))
            if shared or self._typed_as_told(found, block, told):
                return told
        for pattern, said in pointers.SENTENCES.items():
            if re.search(pattern, self.trials.text_of(found), re.IGNORECASE):
                return said
        return ""

    def _without_a_word(self, found: Diagnostic) -> bool:
        """Return True if a line is refused for a word of it that a card says in another way."""
        if found.code in (*WHOLE_LINES, codes.UNKNOWN_WORD.number, codes.TWO_KINDS_WITH_OR.number):
            return True
        return not found.help or offers(found)

    def in_our_words(self, text: str) -> str:
        """Return a line with all that people say put as a card says it."""
        for said, written in self.prose.items():
            text = reworded(said, written, text)
        return text
