"""Verify suggested fixes: what a diagnostic offers is typed into the card and checked before an
author is told of it.

What lives here: which offer a diagnostic gets, and which errors are cascading ones, that
go when another is mended. What does not: the typing (`line_trials`), the sentences near to a line
(`nearest_sentences`), and what a diagnostic says. Nothing here runs for cards without errors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from dowlang.advice import Advice, line_of, near, written
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.diagnostics.templates import advice
from dowlang.project.mending.clauses_without_words import clauses_with
from dowlang.project.mending.examples_of_forms import with_examples
from dowlang.project.mending.line_trials import NAMES, LineTrials, TriedBlock, is_error
from dowlang.project.mending.lines_of_a_word import lines_of_words
from dowlang.project.mending.lines_of_their_own import lines_of_their_own
from dowlang.project.mending.natural_lines import NaturalLines
from dowlang.project.mending.near_lines import near_lines, told_near
from dowlang.project.mending.nearest_sentences import NearestSentences
from dowlang.project.mending.pointed_lines import (
    NOT_OUR_WORDS,
    WHOLE_LINES,
    PointedLines,
    behind_near,
    guesses,
    offers,
)
from dowlang.project.mending.printed_sentences import is_a_sentence
from dowlang.project.mending.referents import Referents
from dowlang.project.mending.rewordings import Rewordings, with_its_comments
from dowlang.project.mending.several_mistakes import SeveralMistakes
from dowlang.project.mending.understood_pieces import (
    NO_SUCH_WORD,
    NOT_READ,
    NOT_UNDERSTOOD,
    PRINTED,
    UnderstoodPieces,
    says_little,
)
from dowlang.project.mending.what_follows import WhatFollows
from dowlang.project.mending.what_is_left import WhatIsLeft
from dowlang.project.mending.which_one import lines_about
from dowlang.project.mending.words_in_common import words_in_common
from dowlang.records import dataclass
from dowlang.semantics.message_wording import OF_EVERYBODY
from dowlang.source import Span
from dowlang.syntax.recovery import pointers
from dowlang.syntax.recovery.lex_errors import AN_AMOUNT

WIDE = ("it holds ", "after `", "in place of `", "of whom or what is said")
"""How helps begin that could be told of very many lines."""

STOPPED = "not looked at further, for so many lines are not understood: mend those above first"
"""Told of a line for which nothing more is tried."""

OF_WHAT_IS_NOT_THERE = (codes.MISSING_CLAUSE.number, codes.MISSING_BLOCK.number)
"""Diagnostics of a line that is written well."""

OF_NO_SENTENCE = (
    codes.UNKNOWN_PHRASE.number,
    codes.WORDS_LEFT_OVER.number,
    codes.SECOND_PLACE.number,
)
"""Diagnostics of a line with a part that has a line of its own."""


@dataclass(slots=True)
class Hints:
    """The hints of the findings of one check (`typed_back`)."""

    trials: LineTrials
    prose: Mapping[str, str]
    sentences: NearestSentences
    printed: NaturalLines
    referents: Referents
    following: WhatFollows
    steps: SeveralMistakes
    pointed: PointedLines
    pieces: UnderstoodPieces
    rewordings: Rewordings
    left: WhatIsLeft
    whole: set[tuple[str, int]] = field(default_factory=set)
    unsaid: set[tuple[str, int]] = field(default_factory=set)  # lines that cannot be said

    def of(self, found: Sequence[Diagnostic]) -> list[Diagnostic]:
        """Return the findings with their hints, cascading errors left out."""
        out: list[Diagnostic] = []
        told: set[tuple[str, int]] = set()
        for each in sorted(self.referents.without_cascading(found)):
            place = (each.file, each.span.line)
            # the line that was offered has none of the line's mistakes
            if is_error(each) and place in self.whole:
                continue
            if (
                is_error(each)
                and each.file in self.trials.trees
                and self.trials.trees[each.file].lines
            ):
                if each.code == codes.DISAGREEING_WORDS.number and place in self.unsaid:
                    continue
                stopped = self.trials.spent and place not in told
                hinted = self._hinted(each, place not in told)
                block = self.trials.block_of(each.file, each.span.line)
                each = self.steps.of_a_number(self.steps.names_spelt(hinted, block))
                each = self._as_printed(each, place not in told)
                if stopped and not each.fix and place not in self.whole:
                    ours = "" if guesses(each) else each.help
                    each = replace(each, help=Advice.of(ours, STOPPED))
                told.add(place)
            help = with_examples(each.help, self.trials.vocabulary, self.trials.parser)
            out.append(replace(each, help=help, near=()))
        return [each for each in out if not self._is_cascading(each)]

    def _as_printed(self, found: Diagnostic, first: bool) -> Diagnostic:
        """Return the finding of a sentence as one: no name is told for its first word, and where
        nothing is offered, which piece of it is understood.
        """
        block = self.trials.block_of(found.file, found.span.line)
        place = (found.file, found.span.line)
        answered = bool(found.fix) or place in self.whole
        sentence = is_a_sentence(found, block, self.pieces, answered)
        offered = found.fix or place in self.whole or not (sentence or says_little(found))
        if first and not offered:
            small = self.left.in_small_letters(found, block) if sentence else ""
            wide = not small or small.startswith(WIDE)
            pieces = self.pieces.told(found, block) if wide else ""
            told = pieces if NOT_UNDERSTOOD in pieces else small or pieces
            ours = "" if small or guesses(found) else found.help
            found = replace(found, help=Advice.of(told, ours)) if told else found
        if not sentence:
            return found
        if first and not (found.fix or place in self.whole):
            common = words_in_common(self.trials.vocabulary, self.trials.parser)
            text = self.trials.text_of(found)
            found = self._with_near(replace(found, help=common.only_shared(found.help, text)), text)
        line = self.trials.lines_of(found.file)[found.span.line - 1]
        whole = Span(
            found.span.line, len(line) - len(line.lstrip()) + 1, found.span.line, len(line) + 1
        )
        return replace(found, message=PRINTED, span=whole)

    def _with_near(self, found: Diagnostic, text: str) -> Diagnostic:
        """Return the finding of a printed sentence of which nothing, or some part, is understood
        with the lines that are near to what is not.
        """
        partly = NOT_UNDERSTOOD in (found.help or "")
        if found.help and not partly and not found.help.startswith((NO_SUCH_WORD, *WIDE)):
            return found
        said = (found.help or "").rpartition(NOT_UNDERSTOOD)[2] if partly else text
        words = (self.trials.vocabulary, self.trials.parser)
        told = told_near(near_lines(*words).near(said))
        if not told and (not found.help or found.help.startswith(WIDE)):
            told = lines_of_words(*words).told(text)
        return replace(found, help=Advice.of(found.help, told) or None)

    def _is_cascading(self, found: Diagnostic) -> bool:
        """Return True if mending another line mends this one too, and not the other way round."""
        line = found.span.line
        causes = [
            other
            for (file, other), mended in self.trials.cures.items()
            if file == found.file and line in mended
        ]
        mine = self.trials.cures.get((found.file, line), frozenset())
        return any(other not in mine for other in causes)

    def _hinted(self, found: Diagnostic, first: bool) -> Diagnostic:
        """Return the finding with the help that checks: of the first strategy that has one.

        `first`: no other finding of its line has a hint before it.
        """
        block = self.trials.block_of(found.file, found.span.line)
        if found.code in OF_WHAT_IS_NOT_THERE and not found.fix:
            return with_its_comments(found, self.trials.lines_of(found.file))
        if found.fix:
            text = apply_fixes(block.text, [found])[0]
            if self.trials.try_text(found, block, text, found.span.line, beside=True):
                return found
            found = replace(found, fix=None)
        for strategy in AS_IT_STANDS:
            if (hinted := strategy(self, found, block, first)) is not None:
                return hinted
        found = self.rewordings.agreed(found, block)
        for strategy in BY_ITS_HELP:
            if (hinted := strategy(self, found, block, first)) is not None:
                return hinted
        return self._without_a_line(found, block)

    def _whole(self, found: Diagnostic, **changes: Any) -> Diagnostic:
        """Return the finding with a hint that speaks of all mistakes of its line."""
        self.whole.add((found.file, found.span.line))
        return replace(found, **changes)

    def _which_one(self, found: Diagnostic, block: TriedBlock, _: bool) -> Diagnostic | None:
        lines = lines_about(self.trials, found, block)
        return self._whole(found, help=near(lines), near=()) if lines else None

    def _rule_that_stands(
        self, found: Diagnostic, block: TriedBlock, first: bool
    ) -> Diagnostic | None:
        known = self.pointed.standing(found, block) if first else ""
        return self._whole(found, help=known, near=()) if known else None

    def _on_its_own_line(
        self, found: Diagnostic, block: TriedBlock, first: bool
    ) -> Diagnostic | None:
        if not first or found.code not in OF_NO_SENTENCE:
            return None
        lines = lines_of_their_own(self.trials, found, block)
        return self._whole(found, help=lines, near=()) if lines else None

    def _read_as_printed(
        self, found: Diagnostic, block: TriedBlock, first: bool
    ) -> Diagnostic | None:
        read = self.printed.natural(found, block) if first else None
        if read:
            self.whole.add((found.file, found.span.line))
        return read

    def _never_said(self, found: Diagnostic, _: TriedBlock, first: bool) -> Diagnostic | None:
        none = self.pointed.never(found) if first else ""
        return self._whole(found, help=none, near=()) if none else None

    def _already_there(self, found: Diagnostic, block: TriedBlock, _: bool) -> Diagnostic | None:
        return self.referents.already_there(found, block)

    def _spoken_of(self, found: Diagnostic, block: TriedBlock, _: bool) -> Diagnostic | None:
        spoken = self.referents.referred(found, block)
        return spoken if spoken is not found else None

    def _near_name(self, found: Diagnostic, block: TriedBlock, _: bool) -> Diagnostic | None:
        if found.code in WHOLE_LINES:
            return None
        checks = self.trials.checks_with
        near = tuple(name for name in found.near if checks(found, block, name, quoted=True))
        return replace(found, help=advice(near, behind_near(found))) if near else None

    def _reworded(self, found: Diagnostic, block: TriedBlock, first: bool) -> Diagnostic | None:
        said = self.rewordings.reworded(found, block) if first else ()
        return self._with_lines(found, said) if said else None

    def _unsaid(self, found: Diagnostic, block: TriedBlock, first: bool) -> Diagnostic | None:
        if not first or found.code == codes.UNKNOWN_WORD.number:
            return None
        unsaid = self.pointed.unsaid(found, block)
        if not unsaid:
            return None
        self.unsaid.add((found.file, found.span.line))
        return replace(found, help=unsaid)

    def _as_its_help(self, found: Diagnostic, block: TriedBlock, _: bool) -> Diagnostic | None:
        return found if self.rewordings.checks_as_written(found, block) else None

    def _with_its_words(
        self, found: Diagnostic, block: TriedBlock, first: bool
    ) -> Diagnostic | None:
        lines = clauses_with(self.trials, found, block) if first else ()
        told = written(*lines) if len(lines) == 1 else near(lines)
        return self._whole(found, help=told, near=()) if lines else None

    def _nearest(self, found: Diagnostic, block: TriedBlock, first: bool) -> Diagnostic | None:
        lines = self.sentences.sentences(found, block) if first else ()
        return self._with_lines(found, lines) if lines else None

    def _in_two_steps(self, found: Diagnostic, block: TriedBlock, first: bool) -> Diagnostic | None:
        place = (found.file, found.span.line)
        near = (*self.printed.refused.get(place, ()), *self.sentences.unchecked.pop(place, ()))
        whole = self.left.in_two_steps(found, block, near) if first else ""
        return self._whole(found, help=whole, near=()) if whole else None

    def _with_lines(self, found: Diagnostic, lines: Sequence[str]) -> Diagnostic:
        """Return the diagnostic with the sentences, one or more, as its help."""
        if len({re.sub(r"\ban? ", "1 ", line) for line in lines}) == 1:  # `a food`, `1 food`
            lines = lines[-1:]
        self.whole.add((found.file, found.span.line))
        told = written(*lines) if len(lines) == 1 else near(lines)
        bare = (codes.UNKNOWN_WORD.number, codes.TWO_KINDS_WITH_OR.number, *WHOLE_LINES)
        of_all = found.code in bare
        instead = offers(found) or of_all or not found.help
        if not instead and line_of(found.help) is not None:
            told = written(lines[0], says="here:")
        return replace(found, help=told if instead else Advice.of(found.help, told))

    def _without_a_line(self, found: Diagnostic, block: TriedBlock) -> Diagnostic:
        """Return the diagnostic, for which no whole line checks, with what its help says besides,
        or the nearest phrases.
        """
        for way in WITHOUT_A_LINE:
            if help := way(self, found, block):
                return replace(found, help=help)
        if not offers(found):
            return found
        behind = behind_near(found) if found.near else ""
        if found.code in NAMES:
            return replace(found, help=behind or None)
        of_effects = found.code in WHOLE_LINES or block.starts.get(found.span.line) in (
            "statement",
            "rule",
        )
        readable = found.code not in (*NOT_OUR_WORDS, *WHOLE_LINES)
        near = self.steps.phrases(found, block, readable) if of_effects and not behind else None
        return replace(found, help=behind or near)

    def _for_everybody(self, found: Diagnostic, block: TriedBlock) -> str:
        return OF_EVERYBODY if self.referents.of_everybody(found, block) else ""

    def _other_lines(self, found: Diagnostic, block: TriedBlock) -> str:
        return self.pointed.unsaid(found, block)

    def _misspelt(self, found: Diagnostic, block: TriedBlock) -> str:
        return self.steps.first_step(found, block, of_names=False)

    def _pointed_to(self, found: Diagnostic, block: TriedBlock) -> str:
        way = self.pointed.pointed(found, block)
        there = self.steps.slot_there(found, block) if way in pointers.SENTENCES.values() else ""
        return there or way

    def _fuller(self, found: Diagnostic, _: TriedBlock) -> str:
        return self.sentences.fuller.pop((found.file, found.span.line), "")

    def _next_step(self, found: Diagnostic, block: TriedBlock) -> str:
        if not offers(found) and found.help not in (None, "", AN_AMOUNT):
            return ""
        step = self.steps.first_step(found, block)
        if not step and found.code in NOT_READ:
            step = self.following.follows(found, block) or self.steps.slot_there(found, block)
        return step


Strategy = Callable[[Hints, Diagnostic, TriedBlock, bool], Diagnostic | None]
"""Returns a finding with its hint, or None where the strategy has none for it."""

AS_IT_STANDS: tuple[Strategy, ...] = (
    Hints._which_one,  # nobody can tell for its author whom a line is about
    Hints._rule_that_stands,  # a rule of the game needs no line, however it would be written
    Hints._on_its_own_line,  # near lines would offer or pick something else
    Hints._read_as_printed,  # the line means one thing as people print it: the best there is
    Hints._never_said,  # no card says it: lines near to it would mean something else
    Hints._already_there,  # the help holds the line but for the name
    Hints._spoken_of,  # who is meant stands in a line above
    Hints._near_name,  # a slip of the finger changes least
    Hints._reworded,  # the line with words that people say put as a card says them
)
"""Asked in this order, of the finding as the checker tells it."""

BY_ITS_HELP: tuple[Strategy, ...] = (
    Hints._unsaid,  # it takes other lines, which the written help does not know
    Hints._as_its_help,  # the line of the help checks as it is
    Hints._with_its_words,  # the value of a clause, without the words that say of what it is one
    Hints._nearest,  # sentences of the vocabulary, a guess, so asked late
    Hints._in_two_steps,  # a line of the help or near, in which one thing more is wrong
)
"""Asked after these, of the finding with words that agree in the line of its help."""

WITHOUT_A_LINE: tuple[Callable[[Hints, Diagnostic, TriedBlock], str], ...] = (
    Hints._for_everybody,  # `all players` is said in one way, whatever the line does
    Hints._other_lines,  # it takes other lines, also where the line has a hint already
    Hints._misspelt,  # one word is mended, the rest of the line is told after that
    Hints._pointed_to,  # a sentence of ours about what is not said so
    Hints._fuller,  # a near sentence that says more than the line does
    Hints._next_step,  # what may stand where the line goes wrong
)
"""Asked in this order for a help where no whole line checks."""
