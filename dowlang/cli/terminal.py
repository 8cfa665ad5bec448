"""Write to the screen of a person who plays: lines wrapped, coloured, a page at a time.

It is plain text in a pipe.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator

from dowlang.cli.output import coloured, emit
from dowlang.cli.terminal_words import ENGLISH
from dowlang.engine.speech import width_of

CLOSING = (
    "。、，．・：；？！％…‥」』）〉》】〕］｝々ゝゞーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
    ",.:;?!%)]}”’»"
)
"""Signs that no line begins with (JIS X 4051)."""
OPENING = "「『（〈《【〔［｛([{“‘«"
"""Signs that no line ends with."""
PLAIN_WIDTH = 100  # of lines that go into a pipe
CODES = {"heading": "1", "card": "1;36", "quiet": "2", "own": "32", "warn": "33", "prompt": "1;32"}
MORE = ENGLISH.said("more")


def _wide(text: str, width: int, indent: str) -> Iterator[str]:
    """Yield the lines of a text with letters of two columns or none, none wider than `width`.

    A line ends between any two of those letters, but not before a closing mark, behind an opening
    one, or inside a word. What is wider than a line is broken anywhere. Further lines are indented.
    """
    line = ""
    for piece in _pieces(text):
        if width_of(line + piece.rstrip()) > width and line.strip():
            yield line.rstrip()
            line = indent
        for sign in piece:
            if width_of((line + sign).rstrip()) > width and line.strip():
                yield line.rstrip()
                line = indent
            line += sign
    yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """Yield the parts of a text between which a line may end, spaces behind them."""
    start, before = 0, ""
    for place, sign in enumerate(text):
        if not width_of(sign):  # it stands on the letter before it
            continue
        inside_word = not before.isspace() and width_of(before + sign) == 2
        if before and not (inside_word or sign.isspace() or sign in CLOSING or before in OPENING):
            yield text[start:place]
            start = place
        before = sign
    yield text[start:]


class Terminal:
    """Writes for one person.

    Told text is paged when both ends are a terminal. Questions never are.
    """

    def __init__(self, more: str = MORE) -> None:
        self.more = more
        self.coloured = coloured() and os.environ.get("TERM", "") != "dumb"
        self.paged = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """Return columns for text: the window's, not more than can be read."""
        return (
            max(40, min(shutil.get_terminal_size((PLAIN_WIDTH, 24)).columns, 110))
            if self.paged
            else PLAIN_WIDTH
        )

    @property
    def height(self) -> int:
        """Return lines of the window."""
        return max(6, shutil.get_terminal_size((PLAIN_WIDTH, 24)).lines)

    def styled(self, text: str, style: str) -> str:
        """Return the text in a colour, or as it is."""
        return f"\x1b[{CODES[style]}m{text}\x1b[0m" if self.coloured and text else text

    def say(self, text: str = "", style: str = "", hanging: int = 0) -> None:
        """Write one paragraph, further lines indented by `hanging` more than the first."""
        for line in self.wrapped(text, hanging):
            emit(self.styled(line, style) + "\n" if style else line + "\n")

    def wrapped(self, text: str, hanging: int = 0) -> list[str]:
        """Return a paragraph as lines no wider than the screen."""
        width, body = self.width, text.lstrip(" ")
        if width_of(text) <= width:
            return [text]
        lead = min(len(text) - len(body), width // 2)  # half of each line at least is for words
        text, indent = " " * lead + body, " " * min(lead + hanging, width // 2)
        if any(width_of(sign) != 1 for sign in text):
            return list(_wide(text, width, indent))
        return textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False) or [""]

    def page(self, lines: Iterable[tuple[str, str]]) -> None:
        """Write (text, style) lines a screenful at a time. An interruption and the end of input
        leave the rest out.
        """
        left = self.height - 2
        for text, style in lines:
            for line in self.wrapped(text, 2):
                if self.paged and left <= 0:
                    if not self._more():
                        return
                    left = self.height - 2
                emit(self.styled(line, style) + "\n" if style else line + "\n")
                left -= 1

    def _more(self) -> bool:
        """Wait for the person. Return True to go on."""
        emit(self.styled(self.more, "quiet"))
        said = sys.stdin.readline()
        return bool(said) and not said.strip().lower().startswith("q")
