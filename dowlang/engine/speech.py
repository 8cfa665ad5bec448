"""Say the sentences of a game by their ids: the story, the questions, the pages of a screen.

A ruleset declares each sentence once (`Declarations.sentences`), in English. Another language has a
message of the same id, which a speech of its own says (`publish.rules_text.localised.speech`). A
set of cards is told in the language of its speech (`CardSet.in_language`).
"""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

END_MARKS = (".", "!", "?", "”", ":")
WITHOUT_WIDTH = ("Mn", "Me", "Cf")
"""Unicode categories of signs that take no column: accents, voicing marks, joiners."""


class Template(string.Formatter):
    """Fills the templates of sentences.

    `{count:# card|# cards}` chooses by a number, which stands for `#`. Names in a row are joined.

    >>> Template().format("{count:# die|# dice} of {who}", count=2, who=("Ada", "Ben", "Cy"))
    '2 dice of Ada, Ben and Cy'
    """

    def format_field(self, value: Any, format_spec: str) -> str:
        """Return a value as it stands in a sentence."""
        if format_spec:
            one, many = format_spec.split("|")
            return (one if value == 1 else many).replace("#", str(value))
        return listed(value) if isinstance(value, tuple) else str(value)


def listed(names: Sequence[str], word: str = "and") -> str:
    """Return names in a row.

    >>> listed(["Ada", "Ben", "Cy"])
    'Ada, Ben and Cy'
    """
    *rest, last = names
    return f"{', '.join(rest)} {word} {last}" if rest else last


def width_of(text: str) -> int:
    r"""Return how many columns of a terminal a text takes: letters of some scripts take two, signs
    that stand on another letter none.

    >>> width_of("Ada"), width_of("病院"), width_of("Jose\u0301")
    (3, 4, 4)
    """
    if text.isascii():
        return len(text)
    seen = (sign for sign in text if unicodedata.category(sign) not in WITHOUT_WIDTH)
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in seen)


def padded(text: str, width: int) -> str:
    """Return a text with spaces behind it up to a width in columns."""
    return text + " " * max(0, width - width_of(text))


class Speech(Protocol):
    """What says the sentences of a game in one language. `language` is "" for English."""

    language: str

    def said(self, id: str, /, **values: Any) -> str:
        """Return a sentence, or a part of one. A value is a text, a number, or several names."""

    def word(self, enumeration: str, value: str) -> str:
        """Return a word of the rules, as a kind of item."""

    def listed(self, names: Sequence[str]) -> str:
        """Return names in a row."""

    def either(self, names: Sequence[str]) -> str:
        """Return alternatives in a row."""

    def commas(self, parts: Sequence[str]) -> str:
        """Return parts of a sentence in a row, with nothing but commas."""

    def goal(self, path: str, words: str) -> str:
        """Return one comparison of a card's goal as a sentence, "" where the words serve."""

    def capital(self, text: str) -> str:
        """Return a text with a capital at its beginning."""

    def sentence(self, text: str) -> str:
        """Return a text with a capital at its beginning and a full stop at its end."""


class EnglishSpeech:
    """Says sentences in English, as their ruleset declares them."""

    language = ""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = sentences
        self._template = Template()

    def said(self, id: str, /, **values: Any) -> str:
        """Return a sentence, or a part of one. A value is a text, a number, or several names.

        Raises `KeyError` for an id that is not declared.
        """
        return self._template.vformat(self.sentences[id], (), values)

    def word(self, enumeration: str, value: str) -> str:
        """Return a word of the rules, as a kind of item."""
        return value.replace("_", " ")

    def listed(self, names: Sequence[str]) -> str:
        """Return names in a row."""
        return listed(names)

    def either(self, names: Sequence[str]) -> str:
        """Return alternatives in a row."""
        return listed(names, "or")

    def commas(self, parts: Sequence[str]) -> str:
        """Return parts of a sentence in a row, with nothing but commas."""
        return ", ".join(parts)

    def goal(self, path: str, words: str) -> str:
        """Return one comparison of a card's goal as a sentence, "" where the words serve."""
        return ""

    def capital(self, text: str) -> str:
        """Return a text with a capital at its beginning."""
        return text[:1].upper() + text[1:]

    def sentence(self, text: str) -> str:
        """Return a text with a capital at its beginning and a full stop at its end."""
        text = self.capital(text)
        return text if text.endswith(END_MARKS) else f"{text}."
