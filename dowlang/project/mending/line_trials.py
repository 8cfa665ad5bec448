"""Type other lines into a card and check it: which errors are left, which others went with them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace

from dowlang import semantics, syntax
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics import codes as codes
from dowlang.project.mending.unquoted_names import with_names
from dowlang.project.word_lookup import forms_by_lemma, meant_by
from dowlang.records import dataclass
from dowlang.semantics import line_parts
from dowlang.source import Source, margin_of
from dowlang.source.slugs import slug
from dowlang.syntax import LineParser, ast
from dowlang.syntax.recovery.kept_places import says_no_place
from dowlang.syntax.recovery.kept_words import difference
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar

MOST_TRIALS = 240
"""Texts that are checked in one run."""

MOST_OF_A_BLOCK = 600
"""Lines that are checked for the hints of one card or test before a fault is tried without the
other faults beside it.
"""

NAMES = frozenset({codes.UNKNOWN_NAME.number})
"""A name that is not there is the author's own, whichever way the line is written."""


ASKED = "where ("
"""How a hint begins that asks of a piece what a filter cannot say."""


def _is_yours_unsaid(found: Diagnostic, lines: Sequence[str]) -> bool:
    """Return True for the warning of what means you though its line does not say `you`."""
    said = found.code == codes.YOURS_ALONE.number
    return said and re.search(r"\byour?\b", lines[found.span.line - 1]) is None


def is_error(found: Diagnostic) -> bool:
    """Return True for an error, False for a warning or a lint."""
    return found.severity is Severity.ERROR


@dataclass(slots=True)
class TriedBlock:
    """One card or test of a file, alone on its lines, with what is wrong with it as it stands."""

    text: str
    world: semantics.SetWorld
    errors: Counter[tuple[str, int]]
    starts: dict[int, str]
    checked: int = 0
    faulty: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Line with an error -> its margin, and how many lines stand below it."""
    waiting: set[int] | None = None
    """Lines below one that is not read, which are no line of a card as they stand."""


@dataclass(slots=True)
class LineTrials:
    """The texts of one run that were typed in, and what their checks said."""

    sources: Mapping[str, Source]
    trees: Mapping[str, ast.File]
    vocabulary: Vocabulary
    grammar: Grammar
    parser: LineParser
    world: semantics.SetWorld
    trials: int = 0
    blocks: dict[tuple[str, int], TriedBlock] = field(default_factory=dict)
    tried: dict[str, Counter[tuple[str, int]]] = field(default_factory=dict)
    cures: dict[tuple[str, int], frozenset[int]] = field(default_factory=dict)
    introduced: dict[str, set[str]] = field(default_factory=dict)  # names, by the text of a block
    forms: dict[str, list[str]] = field(default_factory=dict)  # of each word of the grammar

    def lines_of(self, file: str) -> list[str]:
        return self.sources[file].text.split("\n")

    def text_of(self, found: Diagnostic) -> str:
        """Return the line of a finding as its author wrote it."""
        return self.lines_of(found.file)[found.span.line - 1].strip()

    def named(self, text: str, block: TriedBlock) -> tuple[str, ...]:
        """Return a line with the names of the set in quotes that stand in it without, nothing
        for a line without such names.
        """
        names = (name for of_kind in block.world.names.values() for name in of_kind)
        own = self.names_of(block.text)
        return with_names(text, names, self.parser.lexer.terminals, own)

    def differs(self, old: str, new: str) -> bool:
        """Return True if one of two wordings says what the other does not."""
        return bool(difference(old.strip(), new, self.parser.lexer, self.means))

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
        revealing: Collection[str] = (),
    ) -> bool:
        """Return True if other lines in place of the finding's line check, and describe no place by
        what there is anywhere.

        `keeping`: and say what it says, no less and no more. `revealing`: as in `try_text`.
        """
        lines = block.text.split("\n")
        old = lines[found.span.line - 1]
        margin = " " * margin_of(old)
        if keeping and self.differs(old, " ".join(new)):
            return False
        if any(says_no_place(old.casefold(), each) for each in new):
            return False
        lines[found.span.line - 1 : found.span.line] = [margin + each for each in new]
        text = "\n".join(lines)
        return self.try_text(found, block, text, found.span.line, but, revealing=revealing)

    @property
    def spent(self) -> bool:
        """Return True if no further text is checked in this run: what would have to be is not
        worth looking for.
        """
        return self.trials >= MOST_TRIALS

    def names_of(self, text: str) -> set[str]:
        """Return the names that the lines of a block introduce."""
        if text not in self.introduced:  # a block is asked for again by each of its findings
            found = (self.parser.lexer.introduced(line) for line in text.split("\n"))
            self.introduced = {text: set().union(*found)}
        return self.introduced[text]

    def means(self, word: str) -> Iterator[str]:
        """Return the words of the vocabulary that somebody may mean: other forms of the word, then
        what the game says for it.
        """
        if not self.forms:
            self.forms = forms_by_lemma(self.grammar.lemmas)
        return meant_by(word, self.forms, self.vocabulary.synonyms)

    def underlined(self, found: Diagnostic) -> str:
        """Return the words of a line that a diagnostic underlines."""
        line, span = self.lines_of(found.file)[found.span.line - 1], found.span
        return line[span.column - 1 : span.end_column - 1 if span.line == span.end_line else None]

    def try_text(
        self,
        found: Diagnostic,
        block: TriedBlock,
        text: str,
        number: int,
        but: Collection[str] = (),
        beside: bool = False,
        revealing: Collection[str] = (),
    ) -> bool:
        """Return True if `text`, the block with the finding's line replaced, has no errors in the
        replaced lines and no new ones elsewhere.

        `number` is the first replaced line. There are more of them by as many lines as `text` has
        more than the block. `but`: codes of errors that they may have. `beside`: they may also
        have the errors that the line had besides the finding. `revealing`: codes of errors that
        other lines may have only since the line is read. New errors are allowed on the lines of
        `_waiting`, and a line above this one may lack its other parts, which are written next. The
        other lines that have fewer errors are noted in `cures`.
        """
        if (self.spent and text not in self.tried) or text == block.text:
            return False
        moved = text.count("\n") - block.text.count("\n")
        replaced = range(number, number + 1 + moved)
        alone = block.checked > MOST_OF_A_BLOCK
        if alone:
            text = self._alone(block, text, replaced)
        block.checked += sum(1 for line in text.split("\n") if line)
        after = self.errors_of(found.file, text, block.world)
        before = self._elsewhere(found.file, block, number, alone)
        others = _moved_back(after, replaced, moved)
        left = Counter(
            {code: n for (code, at), n in after.items() if at in replaced and code not in but}
        )
        if beside:
            left = _of_this_one(found, left, number, block.errors)
        # a line below that is yours unsaid is no worse where the line above it is read
        told = (*revealing, codes.YOURS_ALONE.number)
        above = _lines_above(text, number)  # of one that is begun the rest is missing yet
        new = {
            at
            for code, at in others - before
            if code not in told and not (code == codes.MISSING_CLAUSE.number and at in above)
        }
        if left or (new and not new <= self._waiting(block)):
            return False
        if not alone:
            mended = frozenset(at for _, at in before - others)
            self.cures.setdefault((found.file, found.span.line), mended)
        return True

    def _elsewhere(
        self, file: str, block: TriedBlock, number: int, alone: bool
    ) -> Counter[tuple[str, int]]:
        """Return the errors of a block as it stands, those of one line left out.

        `alone`: without the faulty lines beside it, where a block may be empty, which is none of
        its own errors.
        """
        errors = block.errors
        if alone:
            errors = self.errors_of(file, self._alone(block, block.text, {number}), block.world)
        return Counter({key: n for key, n in errors.items() if key[1] != number})

    def _waiting(self, block: TriedBlock) -> set[int]:
        """Return the lines of a block whose place is known when the line above them is, and which
        are refused at whichever place: what is wrong with them is told then.
        """
        if block.waiting is None:
            names, starts = self.names_of(block.text), tuple(self.grammar.starts)
            block.waiting = set()
            for number, line in enumerate(block.text.split("\n"), 1):
                if not line.strip() or number in block.starts:
                    continue
                tokens = self.parser.tokens(line.strip(), names)
                if tokens.lex_errors or all(
                    not self.parser.reads(start, tokens) for start in starts
                ):
                    block.waiting.add(number)
        return block.waiting

    def _alone(self, block: TriedBlock, text: str, mine: Collection[int]) -> str:
        """Return the text without the other faulty lines of a block. One that has lines below it
        goes with them where it stands as deep as the line that is tried, and stays elsewhere.
        """
        lines = text.split("\n")
        moved = len(lines) - block.text.count("\n") - 1
        depth, first = margin_of(lines[min(mine) - 1]), min(mine)
        if not block.faulty:
            block.faulty.update(_faulty(block))
        for number, (margin, under) in block.faulty.items():
            at = number + moved if number > first else number
            below = under + moved if number < first <= number + under else under
            if at not in mine and (not below or margin == depth):
                lines[at - 1 : at + below] = [""] * (1 + below)
        return "\n".join(lines)

    def errors_of(
        self, file: str, text: str, world: semantics.SetWorld
    ) -> Counter[tuple[str, int]]:
        """Return the errors of a text, by code and line, with the warnings of a line that would
        be yours in what others do though it does not say so.
        """
        if text not in self.tried:
            self.trials += 1
            made, broken = syntax.parse(file, text, self.parser)
            again = semantics.check(
                [made], self.vocabulary, self.grammar, world, broken
            ).diagnostics
            forms = syntax.disagreements(made, text, self.parser)
            lines = text.split("\n")
            self.tried[text] = Counter(
                (each.code, each.span.line)
                for each in (*broken, *again, *forms)
                if is_error(each) or _is_yours_unsaid(each, lines)
            )
        return self.tried[text]

    def block_of(self, file: str, number: int) -> TriedBlock:
        """Return the card or test that a line belongs to."""
        heads = [line.span.line for line in self.trees[file].lines] or [1]
        first = max((head for head in heads if head <= number), default=1)
        if (file, first) not in self.blocks:
            self.blocks[file, first] = self._made(
                file, first, min((head for head in heads if head > first), default=1 << 30)
            )
        return self.blocks[file, first]

    def _made(self, file: str, first: int, after: int) -> TriedBlock:
        every = self.lines_of(file)
        first = 1 if first == self.trees[file].lines[0].span.line else first
        text = "\n".join(
            line if first <= number < after else "" for number, line in enumerate(every, 1)
        )
        mine = [line for line in self.trees[file].lines if first <= line.span.line < after]
        world = self._world(mine)
        starts = {line.span.line: line.start for line in line_parts.rows(mine)}
        return TriedBlock(text, world, self.errors_of(file, text, world), starts)

    def _world(self, mine: Sequence[ast.Line]) -> semantics.SetWorld:
        """Return the surroundings of a block: the cards of the set, those of all files but
        its own.
        """
        kinds = self.vocabulary.kind_names
        names = {kind: dict(of_kind) for kind, of_kind in self.world.names.items()}
        defines = dict(self.world.defines)
        for line in (
            line for file in self.trees.values() for line in file.lines if line not in mine
        ):
            title = line_parts.text(line)
            if title is not None and line.shape in kinds:
                names.setdefault(line.shape, {})[title.value] = slug(title.value)
            elif title is not None and line.shape == "define":
                defines[title.value] = slug(title.value)
        return replace(self.world, names=names, defines=defines, partial=True)


def _lines_above(text: str, number: int) -> set[int]:
    """Return the lines below which a line stands, the nearest ones of each depth."""
    lines, out = text.split("\n"), set()
    margin = margin_of(lines[number - 1])
    for above in range(number - 1, 0, -1):
        line = lines[above - 1]
        if line.strip() and margin_of(line) < margin:
            margin = margin_of(line)
            out.add(above)
    return out


def _moved_back(
    errors: Counter[tuple[str, int]], replaced: range, moved: int
) -> Counter[tuple[str, int]]:
    """Return the errors outside the replaced lines, those below at the line where the block had
    them, `moved` lines higher.
    """
    return Counter(
        {
            (code, at - moved if at > replaced.start else at): n
            for (code, at), n in errors.items()
            if at not in replaced
        }
    )


def _of_this_one(
    found: Diagnostic, left: Counter[str], number: int, errors: Counter[tuple[str, int]]
) -> Counter[str]:
    """Return the errors left in replaced lines, without those that the line had besides this one.

    What a name hid is a mistake of its own: of an unknown name only that code counts.
    """
    if found.code in NAMES:
        left = Counter({found.code: left[found.code]})
    own = Counter({code: n for (code, at), n in errors.items() if at == number})
    return left - (own - Counter([found.code]))


def _faulty(block: TriedBlock) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yield the lines of a block that have errors, each with its margin and the lines below it."""
    lines = block.text.split("\n")
    for number in sorted({number for _, number in block.errors}):
        if number <= len(lines) and lines[number - 1]:
            yield number, (margin_of(lines[number - 1]), lines_below(lines, number))


def lines_below(lines: Sequence[str], number: int) -> int:
    """Count the lines after one that stand deeper, empty ones between them included."""
    below = 0
    for at, line in enumerate(lines[number:], 1):
        if line.strip() and margin_of(line) <= margin_of(lines[number - 1]):
            break
        below = at if line.strip() else below
    return below
