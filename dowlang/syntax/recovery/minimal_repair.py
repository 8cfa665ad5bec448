"""The sentences nearest to a line that is none: what it costs to make one of it, word by word,
along the parser's own tables.

The search goes through the line once, with every small change a slip of the hand or a habit of
prose can make: a word misspelt, left out, doubled, of another kind, in another place, cut in two or
grown together with the next. A change costs the more the less likely it is. What comes out are
sentences of the line's place, the cheapest first. Whether one of them means anything is not known
here: who offers it to an author types it first (`project.mending.verified_fixes`).
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from lark import Token

from dowlang.records import dataclass
from dowlang.source.spelling import cut_off, within
from dowlang.syntax.lexer import LexError, Tokens, WordLexer
from dowlang.syntax.line_parser import LineParser
from dowlang.syntax.recovery.foreign_idioms import MEANT, NUMBERS, PROSE
from dowlang.syntax.recovery.joined_parts import keeps_together, settled
from dowlang.syntax.recovery.kept_words import (
    Means,
    difference,
    same_sense,
    says_nothing,
)
from dowlang.syntax.recovery.single_edit import KINDS, LEFT_OUT, SIGNS, SPARE, means_another

FORGOTTEN = (*LEFT_OUT, "at", "in", "on", "with", "from", "for", "by", "all")
"""Words that are left out in haste, in the order in which they are tried."""

BARE = frozenset({"given", "then", "and", "when", "if"})
"""Words behind which `card` and `1` say more than a word left out in haste."""

MOST = 12
"""Sentences that are found for one line."""

DEAREST = 2.4
"""Highest cost of the changes of one line together: two or three edits, or one missing word."""

LONGEST = 40
"""Words of a line that is mended."""

STEPS = 8_000
"""Words that are tried for one line, whatever its length."""

TWICE = 3
"""Ways to come to one place of the line in one state of the parser that are followed."""

# What a change costs.
NUMBER, TOGETHER, APART, DOUBLED, CAPITAL = 0.2, 0.4, 0.4, 0.4, 0.2
QUOTED, UNQUOTED, MEANT_SO, SMALL, SWAPPED, LEFT = 0.5, 0.8, 0.6, 0.8, 0.9, 0.9
REWORDED, NAMED = 0.3, 0.1
QUOTES = re.compile('"([^"]*)"')
SPELT, PER_LETTER, KNOWN_ALREADY, SPARED, MISSING, STRANGE = 0.3, 0.3, 0.6, 0.9, 1.9, 1.6


@dataclass(frozen=True, slots=True)
class Repair:
    """A sentence, what it costs, whether only letters and signs of the line were changed, and the
    words of content that it has besides those of the line.
    """

    cost: float
    text: str
    spelling: bool
    added: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Edit:
    """So many words of the line become these tokens, at a cost."""

    taken: int
    put: tuple[Token, ...]
    cost: float
    spelling: bool = False


# what a way through the line has written so far, the last word first
_Made = tuple["_Made", str] | None


def repairs(
    parser: LineParser,
    start: str,
    text: str,
    cut: Tokens,
    names: Collection[str] = (),
    means: Means = lambda word: (),
    prose: Mapping[str, str] = PROSE,
    dearest: float = DEAREST,
) -> tuple[Repair, ...]:
    """Return the sentences of a place that are nearest to a line, the cheapest first, the line
    itself never.

    Each says all that the line says. One that says more stands behind all that do not. `means`
    tells what a word may stand for, `prose` is how people say things and how cards do.
    """
    words = cut.tokens
    if not words or len(words) > LONGEST:
        return ()
    found = dict.fromkeys(_with_a_quote(parser, start, text, cut, names), QUOTED)
    out = [Repair(cost, line, True) for line, cost in found.items()]
    if not out and any(lex_error.kind == "quote" for lex_error in cut.lex_errors):
        out += _reworded(parser, start, f'{text.rstrip()}"', names, means)
    for said, written in prose.items():
        again = reworded(said, written, text)
        if again != text:
            out += _reworded(parser, start, again, names, means)
    edits = _Edits(parser.lexer, cut, names, means)
    strange = any(lex_error.kind == "character" for lex_error in cut.lex_errors)
    old = "" if strange else text[int(words[0].start_pos or 0) : int(words[-1].end_pos or 0)]
    out += _searched(parser, start, words, edits, old, dearest)
    unique: dict[str, Repair] = {}
    for each in sorted(out, key=lambda each: (len(each.added), each.cost)):
        if not means_another(text, each.text):
            unique.setdefault(each.text, each)
    return tuple(unique.values())


@lru_cache(maxsize=4_096)
def _pattern(said: str) -> re.Pattern[str]:
    """Compile what people say. There is more of it than the library's own memory holds."""
    return re.compile(said)


def reworded(said: str, written: str, text: str) -> str:
    """Return a line with what people say put as a card says it: what stands in quotes is theirs
    and stays, in quotes or without.
    """
    put, count = _pattern(said).subn(written, text)
    if not count:
        return text
    again = settled(put)
    return again if all(own in again for own in QUOTES.findall(text)) else text


def _reworded(
    parser: LineParser, start: str, text: str, names: Collection[str], means: Means
) -> Iterator[Repair]:
    """Yield a line in which prose was put into words of a card, and the sentences nearest to it."""
    cut = parser.lexer.tokens(text, names)
    if not cut.lex_errors and parser.reads(start, cut):
        yield Repair(REWORDED, text, False)
        return
    for each in _searched(
        parser, start, cut.tokens, _Edits(parser.lexer, cut, names, means), text, DEAREST - REWORDED
    ):
        yield replace(each, cost=each.cost + REWORDED, spelling=False)


def _searched(
    parser: LineParser, start: str, words: Sequence[Token], edits: _Edits, old: str, dearest: float
) -> list[Repair]:
    """Return the cheapest ways through the line."""
    tables = parser.tables
    begin, end = tables.ends_of(f"{start}_line")
    queue: list[tuple[float, int, int, tuple[int, ...], _Made, bool]] = [
        (0.0, 0, 0, (begin,), None, True)
    ]
    seen: dict[tuple[int, tuple[int, ...]], int] = {}
    out: list[Repair] = []
    said = old or " ".join(str(word) for word in words)
    found = steps = 0
    while queue and found < MOST and steps < STEPS:
        cost, _, at, stack, made, spelling = heapq.heappop(queue)
        times = seen[at, stack] = seen.get((at, stack), 0) + 1
        if times > TWICE:
            continue
        if at == len(words) and tables.ends(stack, end):
            line = _joined(made)
            other = difference(said, line, parser.lexer, edits.means)
            says_it = not other.lost and len(other.added) <= 1 and keeps_together(said, line)
            if line != old and says_it:
                out.append(Repair(cost, line, spelling, other.added))
                found += not other.added
        beyond = cost + MISSING > dearest
        for edit in edits.at(at, () if beyond else tables.terminals(stack)):
            dear = cost + edit.cost
            if dear > dearest:
                continue
            steps += 1
            states: tuple[int, ...] | None = stack
            for token in edit.put:
                states = tables.shifted(states, token.type) if states is not None else None
            if states is not None:
                written = made
                for token in edit.put:
                    written = (written, str(token))
                spelt = spelling and (edit.spelling or not edit.cost)
                way = (dear, steps, at + edit.taken, states, written, spelt)
                heapq.heappush(queue, way)
    return out


def _joined(made: _Made) -> str:
    """Return the words of a way as they are written in a line."""
    words: list[str] = []
    while made is not None:
        made, word = made
        words.append(word)
    return " ".join(reversed(words)).replace(" ,", ",").replace("( ", "(").replace(" )", ")")


def _with_a_quote(
    parser: LineParser, start: str, text: str, cut: Tokens, names: Collection[str]
) -> Iterator[str]:
    """Yield a line that lacks one of two quotes, with it at the end of each of its words, and
    before each.
    """
    if not any(lex_error.kind == "quote" for lex_error in cut.lex_errors):
        return
    body = text.rstrip()
    places = [at for at in range(len(body) + 1) if at == len(body) or body[at] in " ,"]
    for at in sorted({*places, *(place + 1 for place in places if place < len(body))}):
        line = body[:at] + '"' + body[at:]
        again = parser.lexer.tokens(line, names)
        if not again.lex_errors and parser.reads(start, again):
            yield line


@lru_cache(maxsize=4_096)
def _nearly(word: str, lexer: WordLexer, most: int) -> tuple[tuple[str, int], ...]:
    """Return the game's words of nearly the letters of a word: each repair asks for them again."""
    return tuple(within(word, lexer.terminals, most))


class _Edits:
    """The changes that are tried at each place of one line."""

    def __init__(self, lexer: WordLexer, cut: Tokens, names: Collection[str], means: Means) -> None:
        self.lexer, self.words, self.names, self.means = lexer, cut.tokens, names, means
        self.lex_errors: dict[int, LexError] = {
            lex_error.column: lex_error for lex_error in cut.lex_errors
        }
        self._missing: dict[str, _Edit | None] = {}  # by the name of the word that is put in
        self._naming = any(str(word) in lexer.naming for word in self.words)
        small = tuple(
            _Edit(0, (token,), LEFT + 0.01 * place)
            for place, word in enumerate(FORGOTTEN)
            if (token := self._token(word))
        )
        inside = tuple(each for each in small if str(each.put[0]) not in ("card", "1"))
        ends = len(self.words)
        self._fixed = [
            (*(self._here(at) if at < ends else ()), *(inside if self._is_bare(at) else small))
            for at in range(ends + 1)
        ]

    def at(self, at: int, terminals: Iterable[str]) -> Iterator[_Edit]:
        """Yield all changes at a place. `terminals` are what the parser would take there."""
        yield from self._fixed[at]
        for name in terminals:
            if name not in self._missing:
                form = self.lexer.forms.get(name)
                made = None if form is None else _Edit(0, (Token(name, form),), MISSING)
                self._missing[name] = made
            edit = self._missing[name]
            if edit is not None:
                yield edit

    def _is_bare(self, at: int) -> bool:
        """Return True where `card` and `1` would say more than a word left out in haste."""
        before = self.words[at - 1] if at else None
        return before is None or before in BARE or not before.type.startswith("W_")

    def _unknown(self, at: int) -> bool:
        lex_error = self.lex_errors.get(int(self.words[at].start_pos or 0))
        return lex_error is not None and lex_error.kind == "word"

    def _token(self, word: str) -> Token | None:
        """Return a word as a token of the vocabulary, a number, a sign or a name of the file.

        Return None for any other.
        """
        if word in self.lexer.terminals:
            return Token(self.lexer.terminals[word], word)
        if word in self.names:
            return Token("NAME", word)
        cut = self.lexer.tokens(word, ())
        return cut.tokens[0] if len(cut.tokens) == 1 and not cut.lex_errors else None

    def _tokens(self, text: str) -> tuple[Token, ...] | None:
        cut = self.lexer.tokens(text, self.names)
        return None if cut.lex_errors or not cut.tokens else cut.tokens

    def _here(self, at: int) -> Iterator[_Edit]:
        """Yield the changes of the words from a place on."""
        word = self.words[at]
        unknown = self._unknown(at)
        lex_error = self.lex_errors.get(int(word.start_pos or 0))
        if lex_error is None or lex_error.kind not in ("word", "quote"):
            yield _Edit(1, (word,), 0.0)
        elif unknown and self._naming and word.type == "NAME":
            yield _Edit(1, (word,), NAMED)
        yield from self._instead(at, str(word), unknown)
        yield from self._two(at, str(word), unknown)
        if word.type == "STRING" and (bare := self._tokens(str(word).strip('"'))):
            yield _Edit(1, bare, UNQUOTED)
        elif str(word)[:1].isupper():
            yield from self._quoted(at)
        if at and word == self.words[at - 1]:
            yield _Edit(1, (), DOUBLED)
        elif unknown or word.type.startswith("W_") or word.type == "COMMA":
            if word in SPARE or word.type == "COMMA" or says_nothing(str(word)):
                yield _Edit(1, (), SPARED if word in SPARE else STRANGE)

    def _instead(self, at: int, word: str, unknown: bool) -> Iterator[_Edit]:
        """Yield another word for this one, or for it and the next."""
        if word in NUMBERS or word == "zero":
            number = str(NUMBERS.index(word) + 1) if word in NUMBERS else "0"
            yield _Edit(1, (Token("INT", number),), NUMBER, True)
        if word[:1].isupper() and (small := self._token(word.lower())):
            yield _Edit(1, (small,), CAPITAL, True)
        for kind in KINDS:
            for other in kind if word in kind else ():
                if other != word and same_sense(word, other) and (token := self._token(other)):
                    yield _Edit(1, (token,), SMALL)
        for length in (2, 1):
            said = " ".join(str(each) for each in self.words[at : at + length])
            if at + length <= len(self.words):
                for place, meant in enumerate(
                    (*MEANT.get(said, ()), *(self.means(said) if length == 1 else ()))
                ):
                    if tokens := self._tokens(meant):
                        yield _Edit(
                            length,
                            tokens,
                            MEANT_SO + 0.05 * place + (0 if unknown or length == 2 else 0.3),
                        )
        if self.words[at].type == "NAME" or self.words[at].type.startswith("W_"):
            yield from self._spelt(word, unknown)

    def _spelt(self, word: str, unknown: bool) -> Iterator[_Edit]:
        """Yield words of nearly the same letters."""
        most = cut_off(word) if unknown else 1
        if not unknown and len(word) < 3:
            return
        nearest: dict[str, tuple[float, Token]] = {}
        own = within(word, self.names, most)
        for other, mistakes in (*_nearly(word, self.lexer, most), *own):
            if mistakes >= len(word) or (token := self._token(other)) is None:
                continue
            farther = 0.1 * (other[0] != word[0]) + 0.001 * abs(len(other) - len(word))
            cost = SPELT + PER_LETTER * mistakes + farther + KNOWN_ALREADY * (not unknown)
            name = other if token.type == "NAME" else token.type
            if cost < nearest.get(name, (DEAREST, token))[0]:
                nearest[name] = (cost, token)
        for cost, token in nearest.values():
            yield _Edit(1, (token,), cost, unknown)

    def _two(self, at: int, word: str, unknown: bool) -> Iterator[_Edit]:
        """Yield two words that are one, one that is two, and two that change places."""
        if unknown:
            for place in range(1, len(word)):
                first, second = self._token(word[:place]), self._token(word[place:])
                if (
                    first is not None
                    and second is not None
                    and not (len(word[:place]) == 1 and word[0] not in "a0123456789")
                ):
                    yield _Edit(1, (first, second), APART, True)
        if at + 1 == len(self.words):
            return
        after = self.words[at + 1]
        joined = f"{word}{after}"
        if after.type not in ("STRING", "COMMA") and joined in self.lexer.terminals:
            cost = TOGETHER if unknown or self._unknown(at + 1) else SMALL
            yield _Edit(2, (Token(self.lexer.terminals[joined], joined),), cost, True)
        if (sign := SIGNS.get((word, str(after)))) is not None:
            yield _Edit(2, self._tokens(sign) or (), NUMBER, True)
        if word != after and "COMMA" not in (after.type, self.words[at].type):
            yield _Edit(2, (after, self.words[at]), SWAPPED)

    def _quoted(self, at: int) -> Iterator[_Edit]:
        """Yield a name without its quotes: from a capital word to any later one."""
        last = at
        while last < len(self.words) and self.words[last].type != "STRING" and last < at + 8:
            words = " ".join(str(each) for each in self.words[at : last + 1]).replace(" ,", ",")
            small = not str(self.words[last])[:1].isupper()
            yield _Edit(
                last + 1 - at,
                (Token("STRING", f'"{words}"'),),
                QUOTED + 0.2 * small + 0.2 * ("," in words) - 0.01 * (last - at),
                True,
            )
            last += 1


__all__ = ["Means", "Repair", "repairs"]
