"""Hints typed back: what a finding offers is typed into the card and checked before an author is
told of it.

What lives here: the trying of offers (words, lines, fixes), the sentences nearest to a line
(`syntax.recovery.minimal_repair`) of which the first that checks is offered, and the findings that
are only a consequence of another. What does not: how such sentences are found, and what a finding
says. Nothing here runs for cards without errors.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from dowlang import semantics, syntax
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics import codes as codes
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.diagnostics.templates import advice, listed
from dowlang.project.word_lookup import after_cannot, roots
from dowlang.semantics import line_parts
from dowlang.source import Source
from dowlang.source.slugs import slug
from dowlang.syntax import LineParser, ast
from dowlang.syntax.formatter import agreeing
from dowlang.syntax.recovery import pointers
from dowlang.syntax.recovery.broken_line import LONGEST_SHOWN
from dowlang.syntax.recovery.foreign_idioms import PROSE
from dowlang.syntax.recovery.kept_words import difference, one_for_many
from dowlang.syntax.recovery.minimal_repair import repairs
from dowlang.syntax.recovery.nearest_phrases import nearest_phrases
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar

WRITTEN = re.compile(
    "(?P<says>it is written|an amount that is reckoned stands in brackets:|.*; it is written) "
    "`(?P<line>[^`]+)`"
)
TWO_LINES = re.compile("write two lines: `([^`]+)` and `([^`]+)`")
ONE_LINE = re.compile("[^`]*; the line is `([^`]+)`.*")
UNDER = re.compile("write `([^`]+)`, and under it `([^`]+)`")
PLACES_OF_POINTERS = frozenset({"statement", "rule", "option", "answer", "face"})
"""Places where a line is an effect or a rule."""

WHOLE_LINES = (
    codes.UNKNOWN_PHRASE.number,
    codes.LINE_ENDS_TOO_EARLY.number,
    codes.WORDS_LEFT_OVER.number,
)
"""Diagnostics whose hint is the whole line. All others have one for the underlined part."""

ASKED = "where ("
"""How a hint begins that asks of a piece what a filter cannot say."""

OPEN = re.compile(r"[{…]")
"""Matches what a phrase has and a line never."""

MOST_LINES, MOST_TRIALS, TRIALS_A_LINE = 40, 240, 14
"""Lines of a run for which sentences are looked for, texts that are checked for all of them, and
for one.
"""

MOST_OF_A_BLOCK = 1_200
"""Lines that are checked for the hints of one card or test before a fault is tried without the
other faults beside it.
"""

SLIGHT = 1.0
"""Highest cost of the changes of a line that can be read. Such a line says something already."""

MOST_COMPARED = 40
"""Sentences near to a line that are looked at."""

MOST_MEANT = 2
"""Lines that differ by the word that is missing which are told as what is meant."""

AS_GOOD = 0.15
"""A second sentence is told when it costs no more than this beyond the first."""

NAMES = frozenset({codes.UNKNOWN_NAME.number})
"""A name that is not there is the author's own, whichever way the line is written."""

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


def typed_back(
    found: Sequence[Diagnostic],
    sources: Mapping[str, Source],
    trees: Mapping[str, ast.File],
    vocabulary: Vocabulary,
    grammar: Grammar,
    parser: LineParser,
    world: semantics.SetWorld,
) -> list[Diagnostic]:
    """Return the findings with the hints that check when they are typed, without those that
    follow from another.
    """
    if not any(_is_error(each) for each in found):
        return list(found)
    return _Hints(
        sources,
        trees,
        vocabulary,
        grammar,
        parser,
        world,
        {**vocabulary.prose, **PROSE, **pointers.REWORDED},
    ).of(found)


def _is_error(found: Diagnostic) -> bool:
    return found.severity is Severity.ERROR


@dataclass(slots=True)
class _Block:
    """One card or test of a file, alone on its lines, with what is wrong with it as it stands."""

    text: str
    world: semantics.SetWorld
    errors: Counter[tuple[str, int]]
    starts: dict[int, str]
    checked: int = 0


@dataclass(slots=True)
class _Hints:
    """The hints of one run."""

    sources: Mapping[str, Source]
    trees: Mapping[str, ast.File]
    vocabulary: Vocabulary
    grammar: Grammar
    parser: LineParser
    world: semantics.SetWorld
    prose: dict[str, str] = field(default_factory=dict)
    whole: set[tuple[str, int]] = field(default_factory=set)
    lines: int = 0
    introduced: dict[str, set[str]] = field(default_factory=dict)  # names, by the text of a block
    trials: int = 0
    blocks: dict[tuple[str, int], _Block] = field(default_factory=dict)
    tried: dict[str, Counter[tuple[str, int]]] = field(default_factory=dict)
    fuller: dict[tuple[str, int], str] = field(default_factory=dict)  # by file and line
    cures: dict[tuple[str, int], frozenset[int]] = field(default_factory=dict)

    def of(self, found: Sequence[Diagnostic]) -> list[Diagnostic]:
        """The findings with their hints, the consequences of others left out."""
        out: list[Diagnostic] = []
        told: set[tuple[str, int]] = set()
        for each in sorted(found):
            place = (each.file, each.span.line)
            if (
                _is_error(each) and place in self.whole
            ):  # the line that was offered has none of the line's mistakes
                continue
            if _is_error(each) and each.file in self.trees and self.trees[each.file].lines:
                each = self._hinted(each, place not in told)
                told.add(place)
            out.append(replace(each, near=()))
        return [each for each in out if not self._follows(each)]

    def _follows(self, found: Diagnostic) -> bool:
        """Return True if mending another line mends this one too, and not the other way round."""
        line = found.span.line
        causes = [
            other
            for (file, other), mended in self.cures.items()
            if file == found.file and line in mended
        ]
        mine = self.cures.get((found.file, line), frozenset())
        return any(other not in mine for other in causes)

    def _text(self, found: Diagnostic) -> str:
        """The line of a finding as its author wrote it."""
        return self._lines(found.file)[found.span.line - 1].strip()

    def _lines(self, file: str) -> list[str]:
        return self.sources[file].text.split("\n")

    def _hinted(self, found: Diagnostic, first: bool) -> Diagnostic:
        """The finding with the help that checks."""
        number = found.span.line
        block = self._block(found.file, number)
        if found.fix:
            text = apply_fixes(block.text, [found])[0]
            if self._try(found, block, text, number, beside=True):
                return found
            found = replace(found, fix=None)
        if found.code == codes.ALREADY_THERE.number and found.help:
            return self._of_one_that_is_there(found, found.help, block)
        if found.code not in WHOLE_LINES:
            near = tuple(
                name for name in found.near if self._typed(found, block, name, quoted=True)
            )
            if near:
                return replace(found, help=advice(near, _behind_near(found)))
        if first and (said := self._reworded(found, block)):
            return self._told(found, said, block)
        found = self._agreed(found, block)
        if self._written(found, block):
            return found
        return self._told(found, self._sentences(found, block) if first else (), block)

    def _agreed(self, found: Diagnostic, block: _Block) -> Diagnostic:
        """Return the finding with words that agree in the line that its help writes."""
        match = WRITTEN.fullmatch(found.help or "")
        start = block.starts.get(found.span.line)
        if match is None or start is None or OPEN.search(match["line"]):
            return found
        line = agreeing(start, match["line"], self.names_of(block.text), self.parser)
        return replace(found, help=f"{match['says']} `{line}`")

    def _offers(self, found: Diagnostic) -> bool:
        """Return True if the help offers something to type."""
        help = found.help or ""
        return (
            bool(found.near)
            or TWO_LINES.fullmatch(help) is not None
            or (WRITTEN.fullmatch(help) is not None and not OPEN.search(help))
        )

    def _told(self, found: Diagnostic, lines: Sequence[str], block: _Block) -> Diagnostic:
        """Return the diagnostic with the sentences as its help.

        Without any, the help is what it says besides, or the nearest phrases.
        """
        offered = self._offers(found)
        if lines:
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
        if nearest := self._unsaid(found, block):
            return replace(found, help=nearest)
        if way := self._pointed(found, block):
            return replace(found, help=way)
        if more := self.fuller.pop((found.file, found.span.line), ""):
            return replace(found, help=more)
        if self._bans(found, block):
            return replace(
                found, help=f"after `cannot` may stand {listed(after_cannot(self.vocabulary))}"
            )
        if not offered:
            return found
        behind = _behind_near(found) if found.near else ""
        if found.code in NAMES:
            return replace(found, help=behind or None)
        of_effects = found.code in WHOLE_LINES or block.starts.get(found.span.line) in (
            "statement",
            "rule",
        )
        return replace(found, help=behind or (self._phrases(found, block) if of_effects else None))

    def _of_one_that_is_there(self, found: Diagnostic, help: str, block: _Block) -> Diagnostic:
        """The finding with the words of who is there in the line that its help offers, where
        that line checks.
        """
        line = self._lines(found.file)[found.span.line - 1]
        who = line[found.span.column - 1 : found.span.end_column - 1]
        written = help.replace("…", who, 1)
        offered = re.search("`([^`]+)`", written)
        return (
            replace(found, help=written)
            if offered and self._as_line(found, block, offered[1])
            else found
        )

    def _reworded(self, found: Diagnostic, block: _Block) -> tuple[str, ...]:
        """Return the line with what people say put as a card says it, where that alone makes it
        check.
        """
        text = self._text(found)
        start = block.starts.get(found.span.line)
        if start is None or len(text) > LONGEST_SHOWN or found.code in UNTOUCHED:
            return ()
        names, every, ways = self.names_of(block.text), text, list[str]()
        for said, written in self.prose.items():
            ways.append(re.sub(said, written, text))
            every = re.sub(said, written, every)
        lines = (
            agreeing(start, way, names, self.parser)
            for way in dict.fromkeys((every, *ways))
            if way != text
        )
        return next(((line,) for line in lines if self._as_line(found, block, line)), ())

    def _unsaid(self, found: Diagnostic, block: _Block) -> str:
        """Return what is nearest to a line that cannot be said, or that has to be said in several
        lines.

        Otherwise return an empty text.
        """
        text = self._text(found)
        for pattern, said in self.vocabulary.unsaid.items():
            match = re.search(pattern, text) if found.code not in NAMES else None
            told = match.expand(said) if match else ""
            if told and self._typed_as_told(found, block, told):
                return told
        return ""

    def _typed_as_told(self, found: Diagnostic, block: _Block, told: str) -> bool:
        """Return True if the lines that a text writes out check; one with none is only told."""
        if under := UNDER.fullmatch(told):
            return self._as_line(found, block, under[1], f"    {under[2]}", but=NAMES)
        lines = TWO_LINES.fullmatch(told) or ONE_LINE.fullmatch(told)
        return lines is None or self._as_line(found, block, *lines.groups(), but=NAMES)

    def _pointed(self, found: Diagnostic, block: _Block) -> str:
        """Return the two lines that say a line, one under the other, where they check; else how
        the word of it is said that has no counterpart, or an empty text.
        """
        text = self._text(found)
        if (
            found.code in NAMES
            or found.code in UNTOUCHED
            or block.starts.get(found.span.line) not in PLACES_OF_POINTERS
        ):
            return ""
        for pattern, said in pointers.LINES.items():
            match = re.fullmatch(pattern, text)
            told = match.expand(said) if match else ""
            if told and self._typed_as_told(found, block, told):
                return told
        begins = found.span.column - 1 - self._lines(found.file)[found.span.line - 1].index(text)
        for pattern, said in pointers.WAYS.items() if self._without_a_word(found) else ():
            match = re.search(pattern, text)
            unknown = found.code == codes.UNKNOWN_WORD.number
            here = match and (not unknown or match.start() <= begins < match.end())
            if match and here and self._typed_as_told(found, block, match.expand(said)):
                return match.expand(said)
        return ""

    def _without_a_word(self, found: Diagnostic) -> bool:
        """Return True if a line is refused for a word of it that a card says in another way."""
        if found.code in (*WHOLE_LINES, codes.UNKNOWN_WORD.number, codes.TWO_KINDS_WITH_OR.number):
            return True
        return not found.help or self._offers(found)

    def _bans(self, found: Diagnostic, block: _Block) -> bool:
        """Return True for a rule that forbids what no rule can forbid."""
        in_rules = (
            found.code in (*WHOLE_LINES, codes.UNKNOWN_WORD.number)
            and block.starts.get(found.span.line) == "rule"
        )
        _, cannot, banned = self._lines(found.file)[found.span.line - 1].partition(" cannot ")
        known = tuple(said.partition(" {")[0] for said in after_cannot(self.vocabulary))
        return in_rules and bool(cannot) and not banned.startswith(known)

    def _phrases(self, found: Diagnostic, block: _Block) -> str | None:
        """Return the phrases that are nearest to a line as a help, None without any.

        One that is a whole line is verified as well.
        """
        start = block.starts.get(found.span.line)
        if start is None:
            return None
        text = self._text(found)
        lemmas = [
            self.parser.lexer.lemmas.get(token, str(token))
            for token in self.parser.tokens(text, ()).tokens
        ]
        readable = found.code not in (codes.UNKNOWN_WORD.number, *WHOLE_LINES)
        near = [
            phrase
            for phrase in nearest_phrases(self.grammar, start, lemmas)
            if not (readable and _says(phrase, text))
            and (OPEN.search(phrase) or self._as_line(found, block, phrase, keeping=True))
        ]
        return advice(near, "")

    # ---- what is tried -------------------------------------------------------------------------
    def _typed(self, found: Diagnostic, block: _Block, name: str, quoted: bool = False) -> bool:
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
        if new == old or (not (quoted or asks or names) and self._differs(old, new)):
            return False
        lines[span.line - 1] = line[: span.column - 1] + new + line[span.end_column - 1 :]
        return self._try(found, block, "\n".join(lines), span.line, beside=True)

    def _written(self, found: Diagnostic, block: _Block) -> bool:
        """Return True if the line checks as the help writes it."""
        help = found.help or ""
        if two := TWO_LINES.fullmatch(help):
            return self._as_line(found, block, *two.groups(), but=NAMES, keeping=True)
        match = WRITTEN.fullmatch(help)
        if match is None:
            return False
        line, plain = match["line"], match["says"] == "it is written"
        text = self._text(found)
        if plain and one_for_many(text, line, self.parser.lexer):
            return False
        if plain and self._only_points(text, line):
            return False
        if found.code in WHOLE_LINES or not plain:
            return self._as_line(found, block, line, but=NAMES, keeping=plain)
        return OPEN.search(line) is None and (
            self._typed(found, block, line) or self._as_line(found, block, line, keeping=True)
        )

    def _as_line(
        self,
        found: Diagnostic,
        block: _Block,
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
        if keeping and self._differs(old, " ".join(new)):
            return False
        lines[found.span.line - 1 : found.span.line] = [margin + each for each in new]
        return self._try(found, block, "\n".join(lines), found.span.line, but)

    def _differs(self, old: str, new: str) -> bool:
        """Return True if one of two wordings says what the other does not."""
        return bool(difference(old.strip(), new, self.parser.lexer, self._means))

    def _sentences(self, found: Diagnostic, block: _Block) -> tuple[str, ...]:
        """The sentences nearest to the line that check: the first, and the next when it is as
        good.
        """
        number = found.span.line
        start = block.starts.get(number)
        if start is None or self.lines >= MOST_LINES or found.code in UNTOUCHED:
            return ()
        self.lines += 1
        text = self._lines(found.file)[number - 1].strip()
        if len(text) > LONGEST_SHOWN:
            return ()
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
                and not self._only_points(text, line)
            )
            for more in (False, True)
        )
        good = self._checking(found, block, list(lines)[:TRIALS_A_LINE])
        if not good and fuller and not readable:
            self.fuller[found.file, number] = self._of_a_word_more(found, block, fuller)
        return good

    def _only_points(self, text: str, line: str) -> bool:
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

    def _of_a_word_more(
        self, found: Diagnostic, block: _Block, lines: Collection[tuple[float, str]]
    ) -> str:
        """Return how a line may go on in which a word is missing: told as the line when it is
        sure which, else as examples; an empty text without any.
        """
        least = min(cost for cost, _ in lines)
        near = [line for cost, line in lines if cost <= least + AS_GOOD][:TRIALS_A_LINE]
        good = [line for line in near if self._as_line(found, block, line)]
        if not good:
            return ""
        says = "did you mean" if len(good) <= MOST_MEANT else "such as in"
        return f"a word is missing; {says} {listed(good[:MOST_MEANT])}"

    def _checking(
        self, found: Diagnostic, block: _Block, lines: Sequence[tuple[float, str]]
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
            if self._as_line(found, block, line):
                good[line] = cost
            elif not headless and self._as_line(found, block, line, but=HEADLESS):
                headless = line
            if len(good) > 1:
                break
        return tuple(good) or ((headless,) if headless else ())

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

    # ---- trying --------------------------------------------------------------------------------
    def _try(
        self,
        found: Diagnostic,
        block: _Block,
        text: str,
        number: int,
        but: Collection[str] = (),
        beside: bool = False,
    ) -> bool:
        """Return True if a text of the block checks in which the line of a finding is another, or
        is several.

        `but` are errors that the line may have, with `beside` also all those of it that are not
        this one. What it mends besides is noted in `cures`.
        """
        if (self.trials >= MOST_TRIALS and text not in self.tried) or text == block.text:
            return False
        moved = text.count("\n") - block.text.count("\n")
        mine = set(range(number, number + 1 + moved))
        alone = block.checked > MOST_OF_A_BLOCK
        if alone:
            text = self._alone(block, text, mine)
        block.checked += sum(1 for line in text.split("\n") if line)
        after = self._errors(found.file, text, block.world)
        others = Counter(
            {
                (code, line - moved if line > number else line): n
                for (code, line), n in after.items()
                if line not in mine
            }
        )
        before = Counter({key: n for key, n in block.errors.items() if key[1] != number})
        left = Counter(
            {code: n for (code, line), n in after.items() if line in mine and code not in but}
        )
        if beside and found.code in NAMES:  # what a name hid is a mistake of its own
            left = Counter({found.code: left[found.code]})
        own = Counter({code: n for (code, line), n in block.errors.items() if line == number})
        if (left - (own - Counter([found.code])) if beside else left) or others - before:
            return False
        if not alone:
            self.cures.setdefault(
                (found.file, found.span.line), frozenset(line for _, line in before - others)
            )
        return True

    def _alone(self, block: _Block, text: str, mine: Collection[int]) -> str:
        """The text without the other faulty lines of a block, those that have lines below them
        aside.
        """
        lines = text.split("\n")
        moved = len(lines) - block.text.count("\n") - 1
        for _, number in block.errors:
            at = number + (moved if number > min(mine) else 0)
            if at not in mine and at <= len(lines) and not _has_lines_below(lines, at):
                lines[at - 1] = ""
        return "\n".join(lines)

    def _errors(self, file: str, text: str, world: semantics.SetWorld) -> Counter[tuple[str, int]]:
        """Return the errors of a text, by code and line."""
        if text not in self.tried:
            self.trials += 1
            made, broken = syntax.parse(file, text, self.parser)
            again = semantics.check(
                [made], self.vocabulary, self.grammar, world, broken
            ).diagnostics
            forms = syntax.disagreements(made, text, self.parser)
            self.tried[text] = Counter(
                (each.code, each.span.line) for each in (*broken, *again, *forms) if _is_error(each)
            )
        return self.tried[text]

    def _block(self, file: str, number: int) -> _Block:
        """The card or test that a line belongs to."""
        heads = [line.span.line for line in self.trees[file].lines] or [1]
        first = max((head for head in heads if head <= number), default=1)
        if (file, first) not in self.blocks:
            self.blocks[file, first] = self._made(
                file, first, min((head for head in heads if head > first), default=1 << 30)
            )
        return self.blocks[file, first]

    def _made(self, file: str, first: int, after: int) -> _Block:
        every = self._lines(file)
        first = 1 if first == self.trees[file].lines[0].span.line else first
        text = "\n".join(
            line if first <= number < after else "" for number, line in enumerate(every, 1)
        )
        mine = [line for line in self.trees[file].lines if first <= line.span.line < after]
        world = self._world(mine)
        starts = {line.span.line: line.start for line in line_parts.rows(mine)}
        return _Block(text, world, self._errors(file, text, world), starts)

    def _world(self, mine: Sequence[ast.Line]) -> semantics.SetWorld:
        """The surroundings of a block: the cards of the set, those of all files but its own."""
        kinds = {kind.name for kind in self.vocabulary.kinds}
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


def _says(phrase: str, line: str) -> bool:
    """Return True if the line has the words of a phrase already, in their order."""
    words = (word.replace("_", " ") for word in re.sub(r"\{\w+\}|…", " ", phrase).split())
    said = iter(line.split())
    return all(word in said for word in words)


def _has_lines_below(lines: Sequence[str], number: int) -> bool:
    """Return True if the next line that says something stands deeper than this one."""
    after = next((line for line in lines[number:] if line.strip()), "")
    return _margin(after) > _margin(lines[number - 1])


def _margin(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _behind_near(found: Diagnostic) -> str:
    """Return the rest of the help behind the names that are near."""
    said = advice(found.near, "") or ""
    return (found.help or "").removeprefix(said).removeprefix("; ")
