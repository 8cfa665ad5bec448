"""Verify suggested fixes: what a diagnostic offers is typed into the card and checked before an
author is told of it.

What lives here: which offer a diagnostic gets, and which errors are cascading ones, that
go when another is mended. What does not: the typing (`line_trials`), the sentences near to a line
(`nearest_sentences`), and what a diagnostic says. Nothing here runs for cards without errors.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from dowlang import semantics
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.diagnostics.templates import advice, listed
from dowlang.project.mending.line_trials import NAMES, LineTrials, TriedBlock, is_error
from dowlang.project.mending.natural_lines import MARK, NaturalLines
from dowlang.project.mending.nearest_sentences import UNTOUCHED, NearestSentences
from dowlang.project.mending.pointed_lines import (
    TWO_LINES,
    WHOLE_LINES,
    WRITTEN,
    PointedLines,
    offers,
)
from dowlang.project.mending.referents import Referents
from dowlang.project.mending.several_mistakes import OPEN, SeveralMistakes
from dowlang.project.mending.understood_pieces import PRINTED, UnderstoodPieces
from dowlang.project.mending.what_follows import WhatFollows
from dowlang.records import dataclass
from dowlang.semantics.message_wording import OF_EVERYBODY
from dowlang.source import Source, Span
from dowlang.syntax import LineParser, ast
from dowlang.syntax.formatter import agreeing
from dowlang.syntax.recovery import pointers
from dowlang.syntax.recovery.broken_line import LONGEST_SHOWN
from dowlang.syntax.recovery.foreign_idioms import PROSE
from dowlang.syntax.recovery.kept_words import one_for_many
from dowlang.syntax.recovery.lex_errors import AN_AMOUNT
from dowlang.syntax.recovery.minimal_repair import reworded
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar

NOT_READ = (
    codes.UNKNOWN_WORD.number,
    codes.UNKNOWN_PHRASE.number,
    codes.LINE_ENDS_TOO_EARLY.number,
)
"""Diagnostics of a line that stops making sense somewhere."""

OPENINGS = ("when ", "if ", "goal ")
"""How a line of a card's own begins that says when the card acts."""


def typed_back(
    found: Sequence[Diagnostic],
    sources: Mapping[str, Source],
    trees: Mapping[str, ast.File],
    vocabulary: Vocabulary,
    grammar: Grammar,
    parser: LineParser,
    world: semantics.SetWorld,
) -> list[Diagnostic]:
    """Return the findings with the hints that check when they are typed, without
    cascading errors.
    """
    if not any(is_error(each) for each in found):
        return list(found)
    trials = LineTrials(sources, trees, vocabulary, grammar, parser, world)
    prose = {**vocabulary.prose, **PROSE, **pointers.REWORDED}
    printed = NaturalLines(trials)
    hints = _Hints(
        trials,
        prose,
        NearestSentences(trials, prose),
        printed,
        Referents(trials),
        WhatFollows(trials),
        SeveralMistakes(trials),
        PointedLines(trials, prose),
        UnderstoodPieces(trials, printed),
    )
    return hints.of(found)


@dataclass(slots=True)
class _Hints:
    """The hints of one run."""

    trials: LineTrials
    prose: Mapping[str, str]
    sentences: NearestSentences
    printed: NaturalLines
    referents: Referents
    following: WhatFollows
    steps: SeveralMistakes
    pointed: PointedLines
    pieces: UnderstoodPieces
    whole: set[tuple[str, int]] = field(default_factory=set)
    unsaid: set[tuple[str, int]] = field(default_factory=set)  # lines that cannot be said

    def of(self, found: Sequence[Diagnostic]) -> list[Diagnostic]:
        """The findings with their hints, cascading errors left out."""
        out: list[Diagnostic] = []
        told: set[tuple[str, int]] = set()
        for each in sorted(self.referents.without_cascading(found)):
            place = (each.file, each.span.line)
            if (
                is_error(each) and place in self.whole
            ):  # the line that was offered has none of the line's mistakes
                continue
            if (
                is_error(each)
                and each.file in self.trials.trees
                and self.trials.trees[each.file].lines
            ):
                if each.code == codes.DISAGREEING_WORDS.number and place in self.unsaid:
                    continue
                each = self.steps.of_a_number(self._hinted(each, place not in told))
                each = self._as_printed(each, place not in told)
                told.add(place)
            out.append(replace(each, near=()))
        return [each for each in out if not self._is_cascading(each)]

    def _as_printed(self, found: Diagnostic, first: bool) -> Diagnostic:
        """Return the finding of a sentence as one: no name is told for its first word, and where
        nothing is offered, which piece of it is understood.
        """
        block = self.trials.block_of(found.file, found.span.line)
        sentence = self._begins_a_sentence(found, block)
        place = (found.file, found.span.line)
        offered = found.fix or place in self.whole or not (sentence or _says_little(found))
        if first and not offered and (pieces := self.pieces.told(found, block)):
            found = replace(found, help=pieces)
        if not sentence:
            return found
        line = self.trials.lines_of(found.file)[found.span.line - 1]
        whole = Span(
            found.span.line, len(line) - len(line.lstrip()) + 1, found.span.line, len(line) + 1
        )
        return replace(found, message=PRINTED, span=whole)

    def _begins_a_sentence(self, found: Diagnostic, block: TriedBlock) -> bool:
        """Return True for a finding about the capital letter by which a sentence begins."""
        if found.code not in (codes.MISSING_QUOTES.number, codes.UNKNOWN_WORD.number):
            return False
        line, text = (
            self.trials.lines_of(found.file)[found.span.line - 1],
            self.trials.text_of(found),
        )
        before = line[: found.span.column - 1].strip()
        said = line[found.span.column - 1 : found.span.end_column - 1]
        first = not before or before.endswith((":", ". "))
        behind = line[found.span.column - 1 :]
        names = (name for of_kind in block.world.names.values() for name in of_kind)
        begins = said[:1].isupper() and first and len(text.split()) > 1
        return begins and not any(behind.startswith(name) for name in names)

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
        """The finding with the help that checks."""
        number = found.span.line
        block = self.trials.block_of(found.file, number)
        if found.code == codes.MISSING_CLAUSE.number:
            return _with_its_comments(found, self.trials.lines_of(found.file))
        if found.fix:
            text = apply_fixes(block.text, [found])[0]
            if self.trials.try_text(found, block, text, number, beside=True):
                return found
            found = replace(found, fix=None)
        if first and (known := self.pointed.standing(found, block)):
            self.whole.add((found.file, number))
            return replace(found, help=known, near=())
        if first and (read := self.printed.natural(found, block)):
            self.whole.add((found.file, number))
            return read
        if first and (none := self.pointed.never(found)):
            self.whole.add((found.file, number))
            return replace(found, help=none, near=())
        if found.code == codes.ALREADY_THERE.number and found.help:
            return self._of_one_that_is_there(found, found.help, block)
        spoken = self.referents.referred(found, block)
        if spoken is not found:
            return spoken
        if found.code not in WHOLE_LINES:
            near = tuple(
                name
                for name in found.near
                if self.trials.checks_with(found, block, name, quoted=True)
            )
            if near:
                return replace(found, help=advice(near, _behind_near(found)))
        if first and (said := self._reworded(found, block)):
            return self._told(found, said, block)
        found = self._agreed(found, block)
        misspelt = found.code == codes.UNKNOWN_WORD.number
        if first and not misspelt and (unsaid := self.pointed.unsaid(found, block)):
            self.unsaid.add((found.file, number))
            return replace(found, help=unsaid)
        if self._written(found, block):
            return found
        return self._told(found, self.sentences.sentences(found, block) if first else (), block)

    def _agreed(self, found: Diagnostic, block: TriedBlock) -> Diagnostic:
        """Return the finding with words that agree in the line that its help writes."""
        match = WRITTEN.fullmatch(found.help or "")
        start = block.starts.get(found.span.line)
        if match is None or start is None or OPEN.search(match["line"]):
            return found
        line = agreeing(start, match["line"], self.trials.names_of(block.text), self.trials.parser)
        return replace(found, help=f"{match['says']} `{line}`")

    def _told(self, found: Diagnostic, lines: Sequence[str], block: TriedBlock) -> Diagnostic:
        """Return the diagnostic with the sentences as its help.

        Without any, the help is what it says besides, or the nearest phrases.
        """
        offered = offers(found)
        if lines:
            if len({re.sub(r"\ban? ", "1 ", line) for line in lines}) == 1:  # `a food`, `1 food`
                lines = lines[-1:]
            self.whole.add((found.file, found.span.line))
            told = (
                f"it is written `{lines[0]}`"
                if len(lines) == 1
                else f"did you mean {listed(lines)}"
            )
            instead = (
                offered or found.code in (codes.UNKNOWN_WORD.number, *WHOLE_LINES) or not found.help
            )
            if not instead and WRITTEN.fullmatch(found.help or "") is not None:
                told = f"here: `{lines[0]}`"
            return replace(found, help=told if instead else f"{found.help}; {told}")
        if self.referents.of_everybody(found, block):
            return replace(found, help=OF_EVERYBODY)
        if nearest := self.pointed.unsaid(found, block):
            return replace(found, help=nearest)
        if misspelt := self.steps.first_step(found, block, of_names=False):
            return replace(found, help=misspelt)
        if way := self.pointed.pointed(found, block):
            there = (
                self.steps.slot_there(found, block) if way in pointers.SENTENCES.values() else ""
            )
            return replace(found, help=there or way)
        if more := self.sentences.fuller.pop((found.file, found.span.line), ""):
            return replace(found, help=more)
        if offered or found.help in (None, "", AN_AMOUNT):
            step = self.steps.first_step(found, block)
            if not step and found.code in NOT_READ:
                step = self.following.follows(found, block) or self.steps.slot_there(found, block)
            if step:
                return replace(found, help=step)
        if not offered:
            return found
        behind = _behind_near(found) if found.near else ""
        if found.code in NAMES:
            return replace(found, help=behind or None)
        of_effects = found.code in WHOLE_LINES or block.starts.get(found.span.line) in (
            "statement",
            "rule",
        )
        readable = found.code not in (codes.UNKNOWN_WORD.number, *WHOLE_LINES)
        near = self.steps.phrases(found, block, readable) if of_effects and not behind else None
        return replace(found, help=behind or near)

    def _of_one_that_is_there(self, found: Diagnostic, help: str, block: TriedBlock) -> Diagnostic:
        """The finding with the words of who is there in the line that its help offers, where
        that line checks.
        """
        line = self.trials.lines_of(found.file)[found.span.line - 1]
        who = line[found.span.column - 1 : found.span.end_column - 1]
        written = help.replace("…", who, 1)
        offered = re.search("`([^`]+)`", written)
        return (
            replace(found, help=written)
            if offered and self.trials.checks_as(found, block, offered[1])
            else found
        )

    def _reworded(self, found: Diagnostic, block: TriedBlock) -> tuple[str, ...]:
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
            if of_all := self.sentences.said_of_all(found, block, line):
                return of_all
        return ()

    def _as_trigger(self, start: str, line: str) -> tuple[str, ...]:
        """Return a line of a card's own with the word before it that says when the card acts."""
        own = start in {kind.name for kind in self.trials.vocabulary.kinds}
        return (f"when {line}", f"if {line}") if own and not line.startswith(OPENINGS) else ()

    def _written(self, found: Diagnostic, block: TriedBlock) -> bool:
        """Return True if the line checks as the help writes it."""
        help = found.help or ""
        if two := TWO_LINES.fullmatch(help):
            return self.trials.checks_as(found, block, *two.groups(), but=NAMES, keeping=True)
        match = WRITTEN.fullmatch(help)
        if match is None:
            return False
        line, plain = match["line"], match["says"] == "it is written"
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


def _with_its_comments(found: Diagnostic, lines: Sequence[str]) -> Diagnostic:
    """Return the finding of a clause that a card lacks with the comments of it that stand for
    lines which were not understood.
    """
    told: list[str] = []
    for number, line in enumerate(lines[found.span.line :], found.span.line + 1):
        if line[:1].strip() and not line.startswith("#"):
            break
        if line.strip().startswith(MARK) and not line.strip().startswith(f"{MARK}  "):
            told.append(str(number))
    if not told:
        return found
    where = f"line {told[0]}" if len(told) == 1 else f"lines {', '.join(told)}"
    said = f"what stands in comments behind `{MARK}` is not on the card yet: {where}"
    return replace(found, help=f"{found.help}; {said}" if found.help else said)


def _says_little(found: Diagnostic) -> bool:
    """Return True for a finding of a line that is not understood, whose help has no whole line."""
    if found.code not in NOT_READ and found.code != codes.MISSING_QUOTES.number:
        return False
    offered = re.findall("`([^`]+)`", found.help or "")
    return not offered or all(OPEN.search(each) or "{" in each for each in offered)


def _behind_near(found: Diagnostic) -> str:
    """Return the rest of the help behind the names that are near."""
    said = advice(found.near, "") or ""
    return (found.help or "").removeprefix(said).removeprefix("; ")
