"""Cut one line of card text into tokens: words with their terminal, texts, numbers, signs, comment.

The dictionary of word forms decides, never the parser's state (law G9), so `add2zombies` is one
unknown word at its place and not two tokens. A word that no phrase uses is a *name* when the card
introduces it (`as scout`, `counter samples`). Elsewhere it is unknown. A name after `as` or `the`
stays a name when the vocabulary grows.

`ReadyTokens` hands tokens to Lark, which never scans text itself: a class that can be imported by
name, as `Lark.save` wants.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from lark import Token
from lark.lexer import Lexer

from dowlang.records import dataclass
from dowlang.source.limits import MAX_EXPRESSION_DEPTH, MAX_NUMBER_DIGITS, MAX_TEXT_CHARACTERS

SCAN = re.compile(
    r"""(?P<SPACE>\ +)|(?P<COMMENT>\#.*)|(?P<STRING>"[^"]*")|(?P<OPEN>".*)"""
    r"""|(?P<WORD>\w+(?:['’-]\w+)*)"""
    r"""|(?P<COMPARE>>=|<=|=|>|<)|(?P<SIGN>[(),+*/-])|(?P<TAB>\t)|(?P<OTHER>.)""",
    re.VERBOSE | re.DOTALL,
)
SIGNS = {
    ",": "COMMA",
    "(": "LEFT",
    ")": "RIGHT",
    "+": "PLUS",
    "-": "MINUS",
    "*": "TIMES",
    "/": "SLASH",
}
NAME = re.compile(r"[A-Za-z][A-Za-z_]*\Z")
MISNAMED = re.compile(r"(?=.*[^\W\d_])[\w'’-]+\Z")
"""Matches what may have been meant as a name: `jar2`, `big-jar`, `héros`.

It is read as one, and refused where it is introduced.
"""
NUMBER = re.compile(r"[0-9]+\Z")
NOT_NAMES = frozenset(
    {
        "a",
        "an",
        "the",
        "each",
        "all",
        "any",
        "no",
        "up",
        "exactly",
        "that",
        "this",
        "those",
        "its",
        "their",
        "your",
        "another",
    }
)
"""Words after `as` that begin something else than a name."""

COLUMNS = "cases"
"""The word that opens a table in a test. After it stand the names of its columns."""


@dataclass(frozen=True, slots=True)
class LexError:
    """A part of a line that is no token.

    `kind`: word, character, quote, tab, text, number, depth, empty. `word` is what was found.
    """

    kind: str
    column: int
    word: str
    before: str = ""  # the lemma in front


@dataclass(frozen=True, slots=True)
class Tokens:
    """One line cut up.

    Token positions count from 0 within the line's text. `comment` starts at `comment_at`.
    """

    tokens: tuple[Token, ...]
    lex_errors: tuple[LexError, ...]
    names: tuple[str, ...]  # words that the card's names turned into names
    comment: str = ""
    comment_at: int = 0

    def __iter__(self) -> Iterator[Token]:
        return iter(self.tokens)


class ReadyTokens(Lexer):
    """The lexer that Lark is given: passes on the tokens it was handed."""

    __future_interface__ = 1

    def __init__(self, _configuration: object = None) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        """Return the tokens of the line."""
        return iter(lexer_state.text.tokens)


class WordLexer:
    """Cuts lines up with one game's dictionary: `lemmas` is form -> lemma."""

    def __init__(
        self, lemmas: Mapping[str, str], naming: Collection[str], fields: Collection[str] = ()
    ) -> None:
        self.terminals = {
            form: "W_" + re.sub(r"\W", "_", lemma).upper() for form, lemma in lemmas.items()
        }
        self.forms = {
            name: form for form, name in reversed(self.terminals.items()) if lemmas[form] == form
        }
        self.lemmas = lemmas
        self._forms_of = Counter(lemmas.values())
        self.fields = frozenset(fields)
        self.naming = frozenset(naming) | {"as", "counting", COLUMNS}
        self._naming_word = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(self.naming)))})\b")

    def uninflected(self, word: str) -> bool:
        """Return True for a word of the game that has no other form."""
        return word in self.lemmas and self._forms_of[word] == 1

    def may_introduce(self, text: str) -> bool:
        """Return True if a text can introduce a name at all.

        It is asked before the text is cut up.
        """
        return self._naming_word.search(text) is not None

    def introduced(self, text: str) -> set[str]:
        """Return the names that a line introduces: after `as`, after the words of clauses that name
        something, in the first line of a table.
        """
        return {match.group() for match in self._introducing(text)}

    def misnamed(self, text: str) -> list[tuple[str, int]]:
        """Return the names that a line introduces which are not of the letters a to z and `_` only,
        and where they begin.
        """
        return [
            (match.group(), match.start())
            for match in self._introducing(text)
            if not NAME.match(match.group())
        ]

    def _introducing(self, text: str) -> Iterator[re.Match[str]]:
        before = ""
        columns = text.lstrip(" ").startswith(f"{COLUMNS} ")
        for match in SCAN.finditer(text):
            kind, word = match.lastgroup, match.group()
            if kind == "WORD":
                if before in self.naming and self._is_name(word, before):
                    yield match
                before = word
            elif kind != "SPACE":
                before = COLUMNS if columns and word == "," else ""

    def _is_name(self, word: str, before: str) -> bool:
        """Return True if a word stands for a name behind a word that introduces one."""
        if word in self.terminals:
            return before == "as" and word not in NOT_NAMES and NAME.match(word) is not None
        return word not in NOT_NAMES and MISNAMED.match(word) is not None

    def tokens(self, text: str, names: Collection[str]) -> Tokens:
        """Cut one line up. `names` are the names that the card knows."""
        out: list[Token] = []
        lex_errors: list[LexError] = []
        used: list[str] = []
        comment, comment_at = "", 0
        depth = 0
        before = ""
        for match in SCAN.finditer(text):
            kind = match.lastgroup
            if kind == "SPACE":
                continue
            word = match.group()
            start, end = match.span()
            lemma = ""
            match kind:
                case "WORD":
                    terminal = self.terminals.get(word)
                    lemma = self.lemmas.get(word, word)
                    if word[0] <= "9" and NUMBER.match(word):
                        terminal = "INT"
                        if len(word) > MAX_NUMBER_DIGITS:
                            lex_errors.append(LexError("number", start, word, before))
                    elif before == "as" and self._is_name(word, before):
                        terminal = "NAME"
                    elif word in names and (terminal is None or before == "the"):
                        terminal = "NAME"
                        used.append(word)
                    elif terminal is None:
                        terminal = "NAME"
                        if not (before == "the" and word in self.fields) and not (
                            before in self.naming and MISNAMED.match(word)
                        ):
                            lex_errors.append(LexError("word", start, word, before))
                    out.append(_token(terminal, word, start, end))
                case "STRING":
                    if len(word) - 2 > MAX_TEXT_CHARACTERS:
                        lex_errors.append(LexError("text", start, word[1:-1], before))
                    elif not word[1:-1].strip():
                        lex_errors.append(LexError("empty", start, word, before))
                    out.append(_token("STRING", word, start, end))
                case "COMPARE":
                    out.append(_token("COMPARE", word, start, end))
                case "SIGN":
                    depth += {"(": 1, ")": -1}.get(word, 0)
                    if depth == MAX_EXPRESSION_DEPTH + 1 and word == "(":
                        lex_errors.append(LexError("depth", start, word, before))
                    out.append(_token(SIGNS[word], word, start, end))
                case "COMMENT":
                    comment, comment_at = word.rstrip(), start
                case "OPEN":
                    lex_errors.append(LexError("quote", start, word, before))
                    out.append(_token("STRING", word, start, end))
                case "TAB":
                    lex_errors.append(LexError("tab", start, word, before))
                case _:
                    lex_errors.append(LexError("character", start, word, before))
            before = lemma
        return Tokens(tuple(out), tuple(lex_errors), tuple(used), comment, comment_at)


def _token(terminal: str, word: str, start: int, end: int) -> Token:
    """Return `Token(terminal, word, start, 1, start + 1, 1, end + 1, end)`, without the calls in
    between.
    """
    token = str.__new__(Token, word)
    token.type, token.value = terminal, word
    token.start_pos, token.end_pos, token.line, token.end_line = start, end, 1, 1
    token.column, token.end_column = start + 1, end + 1
    return token
