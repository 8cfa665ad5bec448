"""Offer a line that is refused as a card writes it, where people print it so.

The second grammar (`natural`) reads the line. Each reading is typed where the line stands and
checked, and what is told is what checks: one line that can be written at once, or a choice of those
that mean different things. Nothing here runs for a line that can be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from dowlang import semantics, syntax
from dowlang.advice import Advice, Offer, Way, near, two_lines_of, written
from dowlang.codegen.index import card_hash
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.natural import NaturalReader, Reading
from dowlang.natural.chart.word_lattice import normalize_print
from dowlang.natural.lines_above import lines_spoken_of
from dowlang.project.mending.line_trials import LineTrials, TriedBlock, lines_below
from dowlang.project.mending.other_meanings import (
    of_all_such_places,
    of_each_of_them,
    of_the_one_spoken_of,
)
from dowlang.project.mending.referents import YOURS, is_yours, said_of_all
from dowlang.project.mending.whose_rule import is_of_others
from dowlang.source import Span
from dowlang.syntax import LineParser
from dowlang.syntax.recovery.nearest_phrases import ANSWERS
from dowlang.syntax.recovery.single_edit import shared_subject
from dowlang.vocabulary import Vocabulary

AS_NEAR = 0.15
"""A second reading is a choice when it costs no more than this beyond the first."""

MOST_TYPED = 8
"""Readings of a line that are typed."""

MOST_CHOICES = 3
"""Readings that are told as a choice."""

NESTED = (
    "what stands below answers one line: write `{}`, below it `if so` and there `{}`, with the "
    "answers below that, and `if not` below the first as well"
)
OF_SOMEBODY = (
    "said of somebody it begins with `each player …` or `a player …`, since `you` is nobody here"
)
"""Told where a reading as near as the one that is told speaks of you on a card of everybody's."""

OF_ANY_OF_YOURS = (
    "which is any of yours; of one that is spoken of above it is said where it is or what it has"
)
"""Told of a piece of yours where several are spoken of above the line."""

OF_SEVERAL = frozenset({codes.AMBIGUOUS_REFERENCE.number})
"""Codes of a line that speaks of one of several."""

OF_OTHERS = frozenset({codes.WRONG_TYPE.number})
"""Codes of a line that can be read, of other things than it names."""

NAMELESS = frozenset({codes.UNBOUND_REFERENCE.number})
"""Codes of a line that speaks of nothing, which may be printed otherwise than a card has it."""

OF_ANY = frozenset({codes.WRONG_COUNT.number})
ANY = re.compile(r"(?:any player|the players) (?:may|must) ")
"""Matches a line that can be read, of which nobody says to whom it is offered."""

BLOCKS = frozenset({"statement", "rule"})
"""Places of lines below a clause of a card."""

MADE_BELOW = frozenset({codes.MISSING_BLOCK.number})
"""Codes of a line whose block is still to be written."""


@lru_cache(maxsize=4)
def reader(vocabulary: Vocabulary, parser: LineParser) -> NaturalReader:
    """Return the second grammar of a game, made when a line of it is first refused."""
    return NaturalReader(vocabulary, parser)


@dataclass(slots=True)
class NaturalLines:
    """The lines of one run that were read so."""

    trials: LineTrials
    read: dict[tuple[str, int], tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    refused: dict[tuple[str, int], tuple[str, ...]] = field(default_factory=dict)
    """The nearest reading of a line of which none checks, where it is one line."""
    unsaid: set[tuple[str, int]] = field(default_factory=set)
    """Lines of which a reading as near as those that are read lacks nobody but `you`."""
    unsure: set[tuple[str, int]] = field(default_factory=set)
    """Lines about a piece of yours that may be one of several spoken of above."""

    def natural(self, found: Diagnostic, block: TriedBlock) -> Diagnostic | None:
        """Return the diagnostic with the line as a card writes it, or None where no reading of
        it checks.
        """
        start = block.starts.get(found.span.line)
        if start is None or not self._is_refused(found, block, start):
            return None
        key = (found.file, found.span.line)
        if key not in self.read:
            self.read[key] = self._meant(found, block, start)
        told = _told(found, self.read[key], self.trials.lines_of(found.file)[found.span.line - 1])
        if told and told.fix and key in self.unsaid and not _speaks_of_you(self.read[key]):
            said = near(" … ".join(lines) for lines in self.read[key])
            told = replace(found, help=Advice.of(said, OF_SOMEBODY), near=())
        if told and told.fix and key in self.unsure:
            said = near(" … ".join(map(str.strip, lines)) for lines in self.read[key])
            told = replace(found, help=Advice.of(said, OF_ANY_OF_YOURS), near=())
        two = two_lines_of(found.help)
        behind = two is not None and two.way is Way.BEHIND
        if told is None and two and behind and answered(block.text.split("\n"), found.span.line):
            return replace(found, help=NESTED.format(*two.lines))
        if told is None or found.code != codes.UNKNOWN_ALIAS.number or not found.help:
            return told
        in_quotes = {(line,) for line in self.trials.named(self.trials.text_of(found), block)}
        return (
            replace(told, help=Advice.of(found.help, told.help))
            if in_quotes.issuperset(self.read[key])
            else told
        )

    def _is_refused(self, found: Diagnostic, block: TriedBlock, start: str) -> bool:
        """Return True for a line that the first grammar does not read, or reads as one of things
        that it is not about.
        """
        text, names = self.trials.text_of(found), self.trials.names_of(block.text)
        spelt = normalize_print(text, tuple(self.trials.vocabulary.spellings.items()))
        if found.code in OF_OTHERS or (found.code in NAMELESS and spelt != text):
            return True
        if found.code in OF_ANY and ANY.match(spelt):
            return True
        tokens = self.trials.parser.tokens(text, names)
        return bool(tokens.lex_errors) or not self.trials.parser.reads(start, tokens)

    def _meant(
        self, found: Diagnostic, block: TriedBlock, start: str
    ) -> tuple[tuple[str, ...], ...]:
        """Return the readings of a line that check: the nearest, and others that are as near and
        mean something else.
        """
        names = [name for of_kind in block.world.names.values() for name in of_kind]
        rows, number = block.text.split("\n"), found.span.line
        readings = reader(self.trials.vocabulary, self.trials.parser).readings(
            start,
            self.trials.text_of(found),
            names,
            self.trials.names_of(block.text),
            lines_spoken_of(rows, number),
        )
        good: list[Reading] = []
        meanings: set[str] = set()

        def add(reading: Reading) -> None:
            """Add a reading that means something else than those that are there."""
            if good and not meanings:  # the first one's is asked only where there is a second
                meanings.add(self._meaning(found, block, good[0]))
            if not good or (meaning := self._meaning(found, block, reading)) not in meanings:
                good.append(reading)
                if meanings:
                    meanings.add(meaning)

        if answered(rows, number):
            readings = tuple(each for each in readings if len(each.lines) == 1)
        tried = self._of_those_spoken_of(found, block, readings)[:MOST_TYPED]
        passes = [(each, frozenset[str]()) for each in tried]
        if start not in BLOCKS:  # what lines below speak of is told once their clause is read
            passes += [(each, NAMELESS) for each in tried]
        for at, (read, revealing) in enumerate(passes):
            if good and at == len(tried):
                break
            reading = self._with_subject(found, block, read)
            if good and reading.cost > good[0].cost + AS_NEAR:
                break
            may = self._open(reading)
            if not self.trials.checks_as(
                found, block, *reading.lines, but=may, revealing=revealing
            ):
                good += self._of_everybody(found, block, reading)
                continue
            said = self.trials.text_of(found)
            if is_of_others(self.trials, found, block, said, reading.lines, may):
                continue
            add(reading)
            for other in self._of_others_as_well(found, block, reading):
                add(other)
            if len(good) >= MOST_CHOICES:
                break
        if not good and tried and len(tried[0].lines) == 1:
            self.refused[found.file, number] = tried[0].lines
        named = (self._of_the_bearer(found, block, each) for each in good)
        return tuple(dict.fromkeys(each.lines for each in named))[:MOST_CHOICES]

    def _of_the_bearer(self, found: Diagnostic, block: TriedBlock, reading: Reading) -> Reading:
        """Return the reading with `the bearer` for a piece that the line names by `it` or `they`
        and no line names before it, where that is the one meant.
        """
        piece = reader(self.trials.vocabulary, self.trials.parser).words.piece.one
        that = f"that {piece}"
        if not any(that in line for line in reading.lines) or (
            that in self.trials.text_of(found).casefold()
        ):
            return reading
        named = replace(
            reading, lines=tuple(line.replace(that, "the bearer") for line in reading.lines)
        )
        if not self.trials.checks_as(found, block, *named.lines, but=self._open(named)):
            return reading
        same = self._meaning(found, block, named) == self._meaning(found, block, reading)
        return named if same else reading

    def _of_others_as_well(
        self, found: Diagnostic, block: TriedBlock, reading: Reading
    ) -> Iterator[Reading]:
        """Yield what the line means as well, where it checks: of the piece spoken of above, of all
        such places, or of each of those of whom it says something. Note it where several are
        spoken of.
        """
        text = self.trials.text_of(found)
        natural = reader(self.trials.vocabulary, self.trials.parser)
        nouns = tuple(natural.words.singles.values())
        may = self._open(reading)
        for lines in of_the_one_spoken_of(text, reading.lines, nouns):
            if self.trials.checks_as(found, block, *lines, but=may):
                yield replace(reading, lines=lines)
            elif self.trials.checks_as(found, block, *lines, but=may | OF_SEVERAL):
                self.unsure.add((found.file, found.span.line))
        for lines in of_all_such_places(text, reading.lines, natural.words.place.one):
            if self.trials.checks_as(found, block, *lines, but=may):
                yield replace(reading, lines=lines)
        for lines in of_each_of_them(text, reading.lines, ("player", natural.words.piece.one)):
            if self.trials.checks_as(found, block, *lines, but=may):
                yield replace(reading, lines=lines)

    def _of_everybody(
        self, found: Diagnostic, block: TriedBlock, reading: Reading
    ) -> Sequence[Reading]:
        """Return a reading of one line of yours where the card speaks of everybody: as one of each
        player and one of a player, between which its author chooses. Note it where it is not said
        of them so.
        """
        if len(reading.lines) > 1 or not is_yours(self.trials, found, block, *reading.lines):
            return ()
        of_all = said_of_all(self.trials, found, block, *reading.lines)
        if len(of_all) > 1:
            return [replace(reading, lines=(line,)) for line in of_all]
        self.unsaid.add((found.file, found.span.line))
        return ()

    def _of_those_spoken_of(
        self, found: Diagnostic, block: TriedBlock, readings: Sequence[Reading]
    ) -> list[Reading]:
        """Return the readings that leave out nobody whom a card of this kind does not call `you`:
        the active player is the player of a crossroads card, not of a secret objective.
        """
        words = self.trials.vocabulary
        said = normalize_print(
            self.trials.text_of(found), tuple(words.spellings.items())
        ).casefold()
        kind = block.text.split(maxsplit=1)[0]
        others = [who for of, who in words.addressed.items() if of != kind and who in said]
        return [each for each in readings if all(who in "\n".join(each.lines) for who in others)]

    def _with_subject(self, found: Diagnostic, block: TriedBlock, reading: Reading) -> Reading:
        """Return the reading with the subject of its first line in the second one as well, where
        the line says it once: `each player discards 1 card and spends a die`.
        """
        if len(reading.lines) != 2:
            return reading
        first, second = reading.lines
        verb, _, rest = second.partition(" ")
        third = re.search(rf"\band ({re.escape(verb)}e?s)\b", self.trials.text_of(found))
        does = [third[1] if third else verb, *rest.split(" ")]

        def checks(who: Sequence[str], does: Sequence[str]) -> bool:
            return self.trials.checks_as(found, block, first, " ".join([*who, *does]))

        shared = list(shared_subject(first.split(" "), does, checks))
        if shared and shared[0] in ("a", "an", "another"):  # the same one, not another
            nouns = reader(self.trials.vocabulary, self.trials.parser).words.nouns
            shared = ["that", next((word for word in shared if word in nouns), shared[-1])]
        return replace(reading, lines=(first, " ".join([*shared, *does]))) if shared else reading

    def _open(self, reading: Reading) -> frozenset[str]:
        """Return the codes that a reading may have left: its block is still to be written."""
        return frozenset() if reading.lines[-1].startswith(" ") else MADE_BELOW

    def _meaning(self, found: Diagnostic, block: TriedBlock, reading: Reading) -> str:
        """Return what tells the meanings of readings apart: the hash of the card, or the lines
        where it does not check as a whole.
        """
        lines = block.text.split("\n")
        old = lines[found.span.line - 1]
        margin = old[: len(old) - len(old.lstrip(" "))]
        lines[found.span.line - 1 : found.span.line] = [margin + each for each in reading.lines]
        tree, broken = syntax.parse(found.file, "\n".join(lines), self.trials.parser)
        checked = semantics.check(
            [tree], self.trials.vocabulary, self.trials.grammar, block.world, broken
        ).checked_cards
        return " ".join(card_hash(card) for card in checked) or "\n".join(reading.lines)


def _speaks_of_you(readings: Sequence[tuple[str, ...]]) -> bool:
    """Return True for readings that check with a `you`, who is somebody then."""
    return any(YOURS.search(line) for lines in readings for line in lines)


def answered(lines: Sequence[str], number: int) -> bool:
    """Return True for a line with answers below it (`if so`), which would be those of the last of
    several lines alone.
    """
    below = lines[number : number + lines_below(lines, number)]
    return any(line.lstrip(" ").startswith(ANSWERS) for line in below)


def _told(found: Diagnostic, readings: Sequence[tuple[str, ...]], line: str) -> Diagnostic | None:
    """Return the diagnostic with its readings: one as a fix, several as a choice."""
    if not readings:
        return None
    margin = line[: len(line) - len(line.lstrip(" "))]
    if len(readings) > 1:
        return replace(found, help=_choice(readings), near=())
    (lines,) = readings
    begin, end = len(margin) + 1, len(line.rstrip()) + 1
    text = "\n".join((lines[0], *(margin + each for each in lines[1:])))
    shown = "it is written" + "".join(f"\n    {each}" for each in lines)
    return replace(
        found,
        help=written(lines[0]) if len(lines) == 1 else shown,
        fix=((Span(found.span.line, begin, found.span.line, end), text),),
        near=(),
    )


def _choice(readings: Sequence[tuple[str, ...]]) -> str:
    """Return a help that tells several readings: side by side, or one below the other where one
    takes several lines.
    """
    if all(len(lines) == 1 for lines in readings):
        return near(line for (line,) in readings)
    return Advice([Offer(Way.READINGS, tuple("\n".join(lines) for lines in readings))])
