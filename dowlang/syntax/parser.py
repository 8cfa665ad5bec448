"""Parse a card file: blocks, lines, tree.

Every broken line gives exactly one finding at its place, and the lines below it are still read.

`parse` is total: any text gives a tree of what could be read, and findings. The shape of a line
tells its block. Below a broken line its first words do.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import replace

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import (
    BRANCH_WITHOUT_QUESTION,
    EMPTY_FILE,
    EXPRESSION_TOO_DEEP,
    LINE_ENDS_TOO_EARLY,
    MISSING_BLOCK,
    MIXED_SCRIPTS,
    NAME_IS_A_WORD,
    NAME_OF_OTHER_SIGNS,
    UNEXPECTED_BLOCK,
    UNKNOWN_PHRASE,
    WORDS_LEFT_OVER,
)
from dowlang.diagnostics.diagnostic import WHOLE_FILE
from dowlang.source import Span
from dowlang.source.confusables import is_one_script, scripts
from dowlang.source.limits import MAX_EXPRESSION_DEPTH
from dowlang.syntax import ast
from dowlang.syntax.ast_builders import BLOCKS, ParsedLine
from dowlang.syntax.blocks import RawComment, RawLine, read_blocks
from dowlang.syntax.lexer import NAME, Tokens
from dowlang.syntax.line_parser import LineParser, ParseError, TooDeep
from dowlang.syntax.recovery.diagnosis import explain
from dowlang.syntax.recovery.foreign_idioms import named_in_letters
from dowlang.syntax.recovery.indentation import CAUSED, realigned
from dowlang.syntax.recovery.lex_errors import explain_lex_error
from dowlang.syntax.recovery.line_places import block_of_broken_line, head_of_broken_line
from dowlang.syntax.recovery.misplaced_lines import misplaced, moved_below, where_it_belongs
from dowlang.syntax.recovery.missing_blocks import belongs_under
from dowlang.syntax.recovery.nearest_phrases import ANSWERS
from dowlang.syntax.recovery.unquoted_texts import unquoted_text

MAY_BE_EMPTY = frozenset({"run", "run_by", "offer", "demand", "bargain"})
"""Shapes whose block is optional."""

CUT_SHORT = (LINE_ENDS_TOO_EARLY.number, WORDS_LEFT_OVER.number)
"""Codes of a line that ends where a name stands that was taken for a word."""

OFFERS = ("offer", "demand", "bargain")
"""Shapes that `if so` and `if not` may stand under."""

ASKING = {"answer": ("if_so", "if_not"), "vote": ("passes", "fails"), "face": ("face",)}
"""Branches, by the place they belong to."""


def parse(
    source_path: str, text: str, grammar: LineParser
) -> tuple[ast.File, tuple[Diagnostic, ...]]:
    """Return the tree of a file, and what is wrong with its text, in the order of the lines.

    Never raises for any text.
    """
    made, found = _FileParser(source_path, text, grammar, {}).file()
    if not any(each.code in CAUSED for each in found):
        return made, found
    again = _FileParser(source_path, text, grammar, {})
    columns, slipped = realigned(source_path, text, again.is_line, again.places_below)
    if not columns:
        return made, found
    meant, others = _FileParser(source_path, text, grammar, columns).file()
    return (
        (meant, tuple(sorted((*others, *slipped))))
        if len(others) + len(slipped) <= len(found)
        else (made, found)
    )


def place_below(grammar: LineParser, text: str, start: str, line: str) -> str:
    """Return the place of lines below a line of a text, "" where it takes none.

    Below a line that cannot be read it is the one that its first words promise.
    """
    file = _FileParser("", text, grammar, {})
    places = file.places_below(start, line)
    if places is not None:
        return next(iter(places), "")
    words = [grammar.lexer.lemmas.get(each, str(each)) for each in grammar.tokens(line, ()).tokens]
    return block_of_broken_line(start, words, grammar.grammar)


class _FileParser:
    def __init__(
        self, path: str, text: str, parser: LineParser, columns: Mapping[int, int]
    ) -> None:
        self.path, self.parser = path, parser
        self.raw, self.tail, self.found = read_blocks(path, text, columns)
        self.lines = text.split("\n")
        self.names: set[str] = set()
        for line in self.lines if parser.lexer.may_introduce(text) else ():
            if parser.lexer.may_introduce(line):
                self.names |= parser.lexer.introduced(line)
        # those still to be told
        self.misnamed = {name for name in self.names if not NAME.match(name)}

    def file(self) -> tuple[ast.File, tuple[Diagnostic, ...]]:
        lines = self._block(self.raw, "card")
        if not self.raw and not self.found:
            self.found.append(EMPTY_FILE.at(self.path, WHOLE_FILE))
        self._drop_cascading_of_names()
        self.found.sort()
        return ast.File(self.path, lines, tuple(_comment(each) for each in self.tail)), tuple(
            self.found
        )

    def _drop_cascading_of_names(self) -> None:
        """Drop the cascading errors of a column or counter named by a word of the game.

        The name has its message. The lines that use the name have no mistake of their own.
        """
        begins = [raw.number for raw in self.raw]
        named = {
            (bisect_right(begins, one.span.line), word)
            for one in self.found
            if one.code == NAME_IS_A_WORD.number
            for word in re.findall(
                r"\w+", self.lines[one.span.line - 1][one.span.column - 1 :].partition("#")[0]
            )
        }
        if named:
            self.found = [
                one
                for one in self.found
                if not self._is_cascading(one, named, bisect_right(begins, one.span.line))
            ]

    def _is_cascading(self, one: Diagnostic, named: set[tuple[int, str]], card: int) -> bool:
        """Return True for a line that is no sentence because a name in it is a word of the game."""
        if one.code == UNKNOWN_PHRASE.number:
            return (card, self._word_at(one.span)) in named
        words = re.findall(r"\w+", self.lines[one.span.line - 1].partition("#")[0])
        return one.code in CUT_SHORT and any((card, word) in named for word in words)

    def _word_at(self, span: Span) -> str:
        """Return the word there, or the one right before a sign that is there (`if moves >= 3` is
        no sentence from `>=` on).
        """
        line = self.lines[span.line - 1]
        if line[span.column - 1 : span.column] in tuple("<=>+-*/)"):
            return re.split(r"\W+", line[: span.column - 1].rstrip(" "))[-1]
        return line[span.column - 1 : span.end_column - 1]

    def is_line(self, start: str, text: str) -> bool:
        """Return True if the text is a sentence of that place."""
        tokens = self.parser.tokens(text, self.names)
        return not tokens.lex_errors and self.parser.reads(start, tokens)

    def places_below(self, start: str, text: str) -> tuple[str, ...] | None:
        """Return the places of lines below this one.

        Return none where it takes none, None where it cannot be read.
        """
        tokens = self.parser.tokens(text, self.names)
        shaped = None if tokens.lex_errors else self.parser.fits(start, tokens)
        if shaped is None:
            return None
        block = self._block_start(shaped, start)
        return (block,) if block else ()

    def _block(
        self, lines: list[RawLine], start: str, parent: RawLine | None = None
    ) -> tuple[ast.Line, ...]:
        out: list[ast.Line] = []
        offer = 0
        for number, raw in enumerate(lines):
            told = len(self.found)
            line = self._line(raw, start, parent)
            if offer and raw.text.startswith(ANSWERS):
                self.found[told:] = moved_below(offer, self.found[told:], lines[number:])
            if line.shape:
                offer = raw.number if line.shape in OFFERS and not raw.block else 0
            out.append(line)
        return tuple(out)

    def _line(self, raw: RawLine, start: str, parent: RawLine | None) -> ast.Line:
        """Return one line and its block."""
        tokens = self.parser.tokens(raw.text, self.names)
        if self.misnamed:
            self._refuse_names(raw)
        shaped = self._shape(raw, tokens, start)
        if shaped is None:
            return self._unread(raw, tokens, start)
        # a test is called by a sentence, which may speak of any card
        if start == "card" and shaped.shape != "test":
            self._refuse_mixed_scripts(shaped)
        block = self._block_start(shaped, start)
        if raw.block and not block and self._is_effect_with_block(raw, tokens, start):
            help = where_it_belongs("statement", start, self.parser)
            self.found.append(misplaced(self.path, raw, self._whole(raw), start, self.parser, help))
            self._block(raw.block, "statement", raw)
            return replace(self._unread(raw, tokens, start), block=())
        below = self._below(raw, shaped, block)
        span = Span(raw.number, raw.column + 1, raw.number, raw.column + 1 + _end(tokens, raw))
        if not (raw.comments or raw.after or tokens.comment):
            return ast.Line(span, start, shaped.shape, shaped.parts, below)
        comments = [_comment(each) for each in raw.comments]
        if tokens.comment:
            column = raw.column + tokens.comment_at + 1
            place = Span(raw.number, column, raw.number, column + len(tokens.comment))
            comments.append(ast.Comment(place, tokens.comment, trailing=True))
        after = tuple(_comment(each) for each in raw.after)
        return ast.Line(span, start, shaped.shape, shaped.parts, below, tuple(comments), after)

    def _is_effect_with_block(self, raw: RawLine, tokens: Tokens, start: str) -> bool:
        """Return True if a line of a card is a statement by what stands under it: `if morale >= 3`
        with an effect below is no trigger.
        """
        if start not in self.parser.grammar.kinds or start == "card":
            return False
        effect = self.parser.fits("statement", tokens)
        return (
            effect is not None and bool(effect.block) and self._belongs(raw.block[0], effect.block)
        )

    def _unread(self, raw: RawLine, tokens: Tokens, start: str) -> ast.Line:
        """Return a line that could not be read, with its first quoted text and the lines
        below it.
        """
        words = [self.parser.lexer.lemmas.get(token, str(token)) for token in tokens.tokens]
        block = block_of_broken_line(start, words, self.parser.grammar)
        below: tuple[ast.Line, ...] = ()
        if block and (block != "face" or (raw.block and self._belongs(raw.block[0], "face"))):
            below = self._block(raw.block, block, raw)
        column = raw.column + 1
        span = Span(raw.number, column, raw.number, column + _end(tokens, raw))
        quoted = next((token for token in tokens.tokens if token.type == "STRING"), None)
        parts: tuple[ast.LinePart, ...] = ()
        if words:
            head = ast.Ident(
                span,
                str(tokens.tokens[0]),
                head_of_broken_line(start, words[0], self.parser.grammar),
            )
            parts = (ast.LinePart(span, "head", (head,)),)
        if quoted is not None:
            at = Span(
                raw.number,
                column + int(quoted.start_pos or 0),
                raw.number,
                column + int(quoted.end_pos or 0),
            )
            parts = (
                *parts,
                ast.LinePart(at, "unread", (ast.Text(at, str(quoted).strip('"')),)),
            )
        return ast.Line(span, start, "", parts, below)

    def _shape(self, raw: RawLine, tokens: Tokens, start: str) -> ParsedLine | None:
        if tokens.lex_errors:
            self.found.append(
                unquoted_text(self.path, raw, tokens, start, self.parser)
                or explain_lex_error(
                    self.path, raw, tokens, tokens.lex_errors[0], start, self.parser, self.names
                )
            )
            return None
        try:
            shaped = self.parser.parse(start, raw.text, tokens, raw.number, raw.column)
        except TooDeep as deep:
            span = Span(raw.number, raw.column + 1, raw.number, raw.column + 1 + len(raw.text))
            self.found.append(
                EXPRESSION_TOO_DEEP.at(
                    self.path, span, depth=deep.levels, limit=MAX_EXPRESSION_DEPTH
                )
            )
            return None
        if isinstance(shaped, ParseError):
            found = unquoted_text(self.path, raw, tokens, start, self.parser) or explain(
                self.path, raw, tokens, shaped, start, self.parser
            )
            self.found.append(found)
            return None
        return shaped

    def _refuse_names(self, raw: RawLine) -> None:
        """Refuse names with a digit, each where it is introduced first.

        The lines that use one have no mistake of their own.
        """
        for name, at in self.parser.lexer.misnamed(raw.text):
            if name in self.misnamed:
                self.misnamed.remove(name)
                span = Span(
                    raw.number, raw.column + at + 1, raw.number, raw.column + at + 1 + len(name)
                )
                free = named_in_letters(name, {*self.names, *self.parser.lexer.terminals})
                self.found.append(
                    NAME_OF_OTHER_SIGNS.at(
                        self.path, span, help=f"write `{free}`" if free else None, name=name
                    )
                )

    def _refuse_mixed_scripts(self, shaped: ParsedLine) -> None:
        """Refuse a card's name that is not written in one script (section 7 of the language)."""
        for name in shaped.parts[0].values:
            if isinstance(name, ast.Text) and not is_one_script(name.value):
                found = MIXED_SCRIPTS.at(
                    self.path,
                    name.span,
                    name=name.value,
                    scripts=tuple(sorted(scripts(name.value))),
                )
                self.found.append(found)

    def _block_start(self, shaped: ParsedLine, start: str) -> str:
        if start == "card" and shaped.shape not in ("test", "define"):
            return re.sub(r"\W", "_", shaped.shape)
        return shaped.block

    def _below(self, raw: RawLine, shaped: ParsedLine, block: str) -> tuple[ast.Line, ...]:
        """Return the block of a line that was read.

        Reports one error when there is a block too many or too few.
        """
        if not raw.block:
            if (
                block
                and shaped.shape not in MAY_BE_EMPTY
                and not raw.cut
                and block not in self.parser.grammar.kinds
                and block != "test"
            ):
                help = belongs_under(raw.text, block, self.parser.grammar)
                self.found.append(
                    MISSING_BLOCK.at(self.path, self._whole(raw), help=help, line=raw.text)
                )
            return ()
        first = raw.block[0]
        if block and (shaped.shape not in MAY_BE_EMPTY or self._belongs(first, block)):
            return self._block(raw.block, block, raw)
        for place, shapes in ASKING.items():
            tokens = self.parser.tokens(first.text, self.names)
            fitting = None if tokens.lex_errors else self.parser.fits(place, tokens)
            if fitting is not None and fitting.shape in shapes and place != block:
                branch = first.text.split('"')[0].strip()
                self.found.append(
                    BRANCH_WITHOUT_QUESTION.at(
                        self.path, self._whole(first), branch=branch, line=raw.text
                    )
                )
                self._block(raw.block, place, raw)
                return ()
        if block and self._hopeless(first):
            return self._block(raw.block, block, raw)
        if block == "answer":
            self.found.append(
                misplaced(self.path, first, self._whole(first), block, self.parser, "")
            )
            return ()
        self.found.append(UNEXPECTED_BLOCK.at(self.path, self._whole(first), line=raw.text))
        return ()

    def _belongs(self, raw: RawLine, start: str) -> bool:
        return self.is_line(start, raw.text)

    def _hopeless(self, raw: RawLine) -> bool:
        """Return True if the line parses in no context. Then its own error is the better one."""
        tokens = self.parser.tokens(raw.text, self.names)
        return bool(tokens.lex_errors) or not any(
            self.parser.fits(start, tokens)
            for start in ("statement", "rule", "option", *BLOCKS.values())
        )

    def _whole(self, raw: RawLine) -> Span:
        tokens = self.parser.tokens(raw.text, self.names)
        return Span(raw.number, raw.column + 1, raw.number, raw.column + 1 + _end(tokens, raw))


def _end(tokens: Tokens, raw: RawLine) -> int:
    return int(tokens.tokens[-1].end_pos or 0) if tokens.tokens else len(raw.text)


def _comment(raw: RawComment) -> ast.Comment:
    return ast.Comment(
        Span(raw.line, raw.column + 1, raw.line, raw.column + 1 + len(raw.text)), raw.text
    )
