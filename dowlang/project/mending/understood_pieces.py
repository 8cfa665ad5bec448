"""Tell which piece of a line is understood and which is not: its sentences, its beginning, the
words that no card uses, the names that no card of the set has.

What lives here: what is told of a line that no reading was found for. What does not: how a piece is
read (`natural_lines`), and lines of which the whole is meant as something (`verified_fixes`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field

from dowlang.advice import quoted_in
from dowlang.diagnostics import Diagnostic, codes
from dowlang.diagnostics.templates import listed
from dowlang.natural.chart.word_lattice import normalize_print, possible_stems
from dowlang.natural.lines_above import lines_spoken_of
from dowlang.project.mending.line_trials import NAMES, LineTrials, TriedBlock
from dowlang.project.mending.natural_lines import NaturalLines, reader
from dowlang.project.mending.sentences import sentences
from dowlang.project.mending.what_is_left import OPEN
from dowlang.project.mending.whose_rule import is_of_others
from dowlang.records import dataclass
from dowlang.source.number_words import VALUES

MOST_LINES, MOST_PIECES, MOST_SENTENCES, MOST_PARTS = 6, 5, 12, 4
"""Lines of a run that are looked at so, pieces and sentences of one that are read, and parts of one
without which it is read.
"""

PRINTED = "found a printed sentence, wanted a line of a card"
"""What is said of a sentence with its capital letter."""

NOT_READ = (
    codes.UNKNOWN_WORD.number,
    codes.UNKNOWN_PHRASE.number,
    codes.LINE_ENDS_TOO_EARLY.number,
)
"""Diagnostics of a line that stops making sense somewhere."""

NO_SUCH_WORD = "no card uses the word"
NOT_UNDERSTOOD = "not understood: "
"""What stands before the words that no card uses, and the pieces that are not understood."""

JOINT = re.compile(
    r"(?<=:) | (?:and|to|if|when|while|for|without|from|during|where|who|instead)\b|,"
)
"""Matches where a piece of a sentence may end."""

PART = re.compile(
    r"(?<=,) [^,]+,(?= )|"
    r" (?:during|by|with|at|into|in|on|from|after|before|up to|starting|except|not|unless|than|"
    r"next to) "
    r"(?:(?!and\b|or\b|to\b|you\b|if\b|when\b|by\b|with\b)[^\s,]+ ?){1,5}?"
    r"(?=$|[.,]| (?:and|or|to|you|if|when|by|with)\b)"
)
"""Matches a part of a sentence without which the rest may be one."""

NOTES_OF_COST = re.compile(
    r"\b(?:spend|use|pay) (?:(?:an?|any|one|their|your|\d+) )?(?:action )?(?:die|dice) to\b",
    re.IGNORECASE,
)
"""Matches what a deed costs, said with it where it is forbidden or asked."""

SMALL = re.compile(r"\b(?:each|ever|also|now|still|again|just|simply|even|must|together|same)\b")
"""Matches a small word that may be too much in a sentence."""

WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
NAMED = re.compile(r"(?<=[a-z,] )(?:the )?(?P<name>[A-Z]\w+(?: [A-Z]\w+)*)")
"""Matches a name within a sentence."""

MOST_WORDS = 3
"""Words told that no card uses."""

LONGEST, MOST_TRIED = 18, 4
"""Words of a sentence of which each is tried as the one too much, and sentences of a run."""

NEEDED = re.compile(
    r"(?:not?|never|none|nobody|nothing|cannot|can|may|if|when|whenever|while|until|unless|except|"
    r"only|without|instead|or|and|but|than|half|double|twice|fewer|less|more|at|in|on|to|from|by|"
    r"of|for|with|as|before|after|during|other|another|you|your|their|its|his|her|they|it|the|an?|"
    r"\w+n['’]t|\d.*)",
    re.IGNORECASE,
)
"""Matches a word without which a sentence says something else, or is none."""


BY_NAME = "somebody is named in quotes by the whole name, not by what they are"
UNWRITTEN = (
    "write that card first, or this one into the folder of the set where it lies, and name it in "
    "quotes"
)
"""What is told of a name that no card has: of one word, and of several."""


@dataclass(slots=True)
class UnderstoodPieces:
    """The lines of one run of which the pieces were looked at."""

    trials: LineTrials
    printed: NaturalLines
    lines: int = 0
    tried: int = 0  # sentences of which each word was tried as the one too much
    words: set[str] = field(default_factory=set)

    def told(self, found: Diagnostic, block: TriedBlock) -> str:
        """Return what is understood of a line and what is not, or an empty text."""
        start = block.starts.get(found.span.line)
        if start is None or found.code in NAMES or self.lines >= MOST_LINES:
            return ""
        text = self.trials.text_of(found)
        if len(WORD.findall(text)) < 2:
            return ""
        self.lines += 1
        pieces = sentences(text, ".!?;")
        if len(pieces) > 1:
            read = list[Sequence[str]]()
            for piece in pieces[:MOST_SENTENCES]:
                each = zip(pieces, read, strict=False)
                before = [line for said, lines in each for line in lines or (said,)]
                read.append(self._read(piece, found, block, before))
            rest = listed(pieces[MOST_SENTENCES:])
            more = f"; not looked at: {rest}" if rest else ""
            if any(read) and not all(read):
                return _told(list(zip(pieces, read, strict=False))) + more
            if all(read):
                return (
                    "each sentence stands on a line of its own: "
                    + ", ".join(f"`{' / '.join(each.strip() for each in lines)}`" for lines in read)
                    + more
                )
        if name := self._without_a_name(text, block):
            return name
        understood = (
            self._all_but_a_word(text, found, block)
            or self._beginning(text, found, block)
            or self._all_but(text, found, block)
        )
        told = (understood, self._of_words(text, found, block))
        return "; ".join(each for each in told if each)

    def _without_a_name(self, text: str, block: TriedBlock) -> str:
        """Return that no card has the name that a sentence speaks of, or an empty text."""
        names = [name for of_kind in block.world.names.values() for name in of_kind]
        own = {word for name in names for word in name.split()}
        for each in NAMED.finditer(re.sub(r'"[^"]*"', '""', text)):
            name = each["name"]
            if name in names or self._says_no_name(name, block):
                continue
            near = [f'"{one}"' for one in names if name in one.split()]
            if name in own and near:
                return (
                    f"a card is named in quotes by its whole name: did you mean {listed(near[:2])}"
                )
            if not any(name in one for one in names):
                whole = " " in name and not text[: each.start("name")].endswith("the ")
                return f"no card of this set is called `{name}`: {UNWRITTEN if whole else BY_NAME}"
        return ""

    def _says_no_name(self, name: str, block: TriedBlock) -> bool:
        """Return True for words of the language that are written with capitals."""
        known = self._known(block)
        return all(
            any(form in known for form in possible_stems(word)) for word in name.casefold().split()
        )

    def _of_words(self, text: str, found: Diagnostic, block: TriedBlock) -> str:
        """Return the words of a sentence that no card uses, or an empty text, also where the
        finding names the only one.
        """
        unquoted = normalize_print(re.sub(r'"[^"]*"', "", text))
        words = dict.fromkeys(
            word for word in WORD.findall(unquoted) if not self.is_printed(word, block)
        )
        named = found.code == codes.UNKNOWN_WORD.number and self.trials.underlined(found)
        if not words or list(words) == [named]:
            return ""
        told = listed(list(words)[:MOST_WORDS])
        return f"{NO_SUCH_WORD}{'s' * (len(words) > 1)} {told}"

    def _beginning(self, text: str, found: Diagnostic, block: TriedBlock) -> str:
        """Return the longest beginning of a sentence that is understood and what follows it, or an
        empty text.
        """
        ends = [each.start() for each in JOINT.finditer(text)][-MOST_PIECES:]
        for end in reversed(ends):
            piece, rest = text[:end].strip(" ,:"), text[end:].strip(" ,.")
            if len(piece.split()) > 2 and (lines := self._read(piece, found, block)):
                return _told([(piece, lines), (rest, ())])
        for end in ends:
            piece, rest = text[:end].strip(" ,:"), text[end:].strip(" ,.")
            rest = re.sub(r"^(?:and|then) ", "", rest)
            if len(rest.split()) > 2 and (
                lines := self._read(rest, found, block, (piece.casefold(),))
            ):
                return _told([(rest, lines), (piece, ())])
        return ""

    def _all_but_a_word(self, text: str, found: Diagnostic, block: TriedBlock) -> str:
        """Return what is understood of a sentence without one of its words, or an empty text.

        A word that no card uses and a small one are tried first.
        """
        every = list(WORD.finditer(re.sub(r'"[^"]*"', lambda of: "0" * len(of[0]), text)))
        if len(every) > LONGEST or self.tried >= MOST_TRIED:
            return ""
        self.tried += 1
        names = {word for of in block.world.names.values() for name in of for word in name.split()}
        likely = [
            each
            for each in every
            if not (NEEDED.fullmatch(each[0]) or each[0].casefold() in VALUES)
            and not (each[0][0].isupper() and each[0] in names)
        ]
        likely.sort(key=lambda of: bool(self.is_printed(of[0], block) and not SMALL.match(of[0])))
        for each in likely:
            rest = f"{text[: each.start()].rstrip()} {text[each.end() :].lstrip()}".strip()
            rest = re.sub(r" (?=[.,;:])", "", rest)
            if lines := self._read(rest[:1].upper() + rest[1:], found, block):
                return _told([(rest, lines), (each[0], ())])
        return ""

    def _all_but(self, text: str, found: Diagnostic, block: TriedBlock) -> str:
        """Return what is understood of a sentence without one of its parts, or an empty text."""
        parts = sorted(PART.finditer(text), key=lambda each: len(each[0]))[:MOST_PARTS]
        strange = (each for each in WORD.finditer(text) if not self.is_printed(each[0], block))
        words = sorted((*SMALL.finditer(text), *strange), key=lambda each: each.start())
        for part in (*words[:MOST_PARTS], *parts, *NOTES_OF_COST.finditer(text)):
            rest = f"{text[: part.start()].rstrip()} {text[part.end() :].lstrip()}".strip()
            rest = re.sub(r" (?=[.,;])", "", rest)
            if lines := self._read(rest, found, block):
                return _told([(rest, lines), (part[0].strip(" ,"), ())])
        return ""

    def _read(
        self, piece: str, found: Diagnostic, block: TriedBlock, before: Sequence[str] = ()
    ) -> Sequence[str]:
        """Return a piece as the lines of a card that it is in the place of the line, or nothing.

        `before` are the lines that the pieces before it are.
        """
        start = block.starts[found.span.line]
        names = [name for of_kind in block.world.names.values() for name in of_kind]
        own = self.trials.names_of(block.text)
        tokens = self.trials.parser.tokens(piece, own)
        if not tokens.lex_errors and self.trials.parser.reads(start, tokens):
            return (piece,) if self.trials.checks_as(found, block, piece) else ()
        natural = reader(self.trials.vocabulary, self.trials.parser)
        above = (*lines_spoken_of(block.text.split("\n"), found.span.line), *before)
        for reading in natural.readings(start, piece, names, own, above)[:2]:
            if self.trials.checks_as(found, block, *reading.lines) and not is_of_others(
                self.trials, found, block, piece, reading.lines
            ):
                return reading.lines
        return ()

    def is_printed(self, word: str, block: TriedBlock) -> bool:
        """Return True for a word that is understood in a line as people print it."""
        known = self._known(block)
        return any(form in known for form in possible_stems(word.casefold()))

    def _known(self, block: TriedBlock) -> set[str]:
        """Return the words that lines of a card have, as they are printed too."""
        if not self.words:
            natural = reader(self.trials.vocabulary, self.trials.parser)
            self.words = {*natural.rules.words, *VALUES}
            self.words |= {
                word
                for each in self.trials.parser.lexer.terminals
                for word in re.findall(r"\w+", each)
            }
        own = {
            word.casefold()
            for of_kind in block.world.names.values()
            for name in of_kind
            for word in WORD.findall(name)
        }
        return self.words | own | self.trials.names_of(block.text)


def _told(pieces: Sequence[tuple[str, Sequence[str]]]) -> str:
    """Return which pieces are understood and which are not."""
    read = [" / ".join(each.strip() for each in lines) for _, lines in pieces if lines]
    unread = [piece.strip(" .") for piece, lines in pieces if not lines]
    return (
        f"understood: {', '.join(f'`{each}`' for each in read)}; {NOT_UNDERSTOOD}"
        f"{', '.join(f'`{each}`' for each in unread)}"
    )


def says_little(found: Diagnostic) -> bool:
    """Return True for a finding of a line that is not understood, whose help has no whole line."""
    if found.code not in NOT_READ and found.code != codes.MISSING_QUOTES.number:
        return False
    offered = quoted_in(found.help)
    return not offered or all(OPEN.search(each) or "{" in each for each in offered)


__all__ = [
    "NOT_READ",
    "NOT_UNDERSTOOD",
    "NO_SUCH_WORD",
    "PRINTED",
    "UnderstoodPieces",
    "says_little",
]
