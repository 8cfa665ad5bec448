"""Say the sentences of a game in a language: its story, its questions, the pages of its screen.

A sentence is the message `says-…` of its id. Its values are texts, numbers, several names, or
sentences said before, which are said again in the features that the message asks for
(`SAY($who, "genitive")`). Names of cards have the forms of their translation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.errors import MissingMessages
from dowlang.publish.rules_text.localised.fluent_messages import folded
from dowlang.publish.rules_text.localised.grammar import Features
from dowlang.publish.rules_text.localised.message_arguments import NodeArgument
from dowlang.publish.rules_text.localised.names import Name
from dowlang.publish.rules_text.localised.nouns import Nouns
from dowlang.publish.rules_text.localised.phrase_ids import slug_of
from dowlang.publish.rules_text.localised.wording import LocalisedWording
from dowlang.publish.rules_text.text_runs import plain
from dowlang.source.spans import Span
from dowlang.source.text_forms import capitalised
from dowlang.syntax import ast

PREFIX = "says-"
END_MARKS = (".", "!", "?", ":", "。", "！", "？", "：", "…")
CLOSING = "”»」』"
"""Quotes behind which a sentence that ends inside them needs no stop."""
MOST_KNOWN = 20_000  # sentences that are kept
NOWHERE = Span(0, 0, 0, 0)


class SpokenText(str):
    """A text that was said: the id of its message and its values, for other features."""

    __slots__ = ("id", "values")

    id: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        """Return itself, so that `str` keeps what it was said of."""
        return self


class SpokenWording(LocalisedWording):
    """Puts sentences into words, those that are values of others, and texts that stay as they are:
    commands, names of files, what an author wrote.
    """

    def _node_text(self, node: object, features: Features) -> str:
        if isinstance(node, SpokenText):
            return self.message(node.id, node.values, features)
        if isinstance(node, str):
            return self.marks.verbatim(node) if node.strip() else node
        return super()._node_text(node, features)


class LocalisedSpeech:
    """Says the sentences of a game in one language.

    `names` are the names of cards by their text in the language, `goal_of` gives the condition of a
    card's goal by the path of the card and its words.
    """

    def __init__(
        self,
        nouns: Nouns,
        forms: PrintedForms,
        names: Mapping[str, Name],
        goal_of: Callable[[str, str], str],
    ) -> None:
        self.messages = nouns.messages
        self.language = self.messages.language
        self.names, self._goal_of = names, goal_of
        self._known: dict[
            tuple[object, ...], SpokenText
        ] = {}  # a story is told anew at each question
        self._wording = SpokenWording(
            self.messages, forms, nouns, lambda name: names.get(name, Name(name)), {}
        )

    def said(self, id: str, /, **values: Any) -> str:
        """Return a sentence, or a part of one. A value is a text, a number, or several names.

        Raises `MissingMessages` for a message that is missing or broken.
        """
        return self._message(f"{PREFIX}{id}", values)

    def word(self, enumeration: str, value: str) -> str:
        """Return a word of the rules, as a kind of item."""
        return self._message(f"{slug_of(enumeration)}-{slug_of(value)}", {"count": 0})

    def listed(self, names: Sequence[str]) -> str:
        """Return names in a row."""
        return self._row("list-and", names)

    def either(self, names: Sequence[str]) -> str:
        """Return alternatives in a row."""
        return self._row("list-or", names)

    def commas(self, parts: Sequence[str]) -> str:
        """Return parts of a sentence in a row, with nothing but commas."""
        return self._row("list-commas", parts)

    def goal(self, path: str, words: str) -> str:
        """Return one comparison of a card's goal as a sentence."""
        return self._goal_of(path, words) or self.said("goal-unknown")

    def capital(self, text: str) -> str:
        """Return a text with a capital at its beginning."""
        return capitalised(text)

    def sentence(self, text: str) -> str:
        """Return a text with a capital at its beginning and a full stop at its end."""
        text = self.capital(text)
        if text.rstrip(CLOSING).endswith(END_MARKS):
            return text
        return text + self.messages.row("end-of-sentence")[0]

    def _message(self, id: str, values: Mapping[str, Any]) -> SpokenText:
        key = (id, *((name, getattr(value, "id", ""), value) for name, value in values.items()))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._put(id, values)
        return found

    def _put(self, id: str, values: Mapping[str, Any]) -> SpokenText:
        """Put a message into words that has not been said of these values."""
        given = {name: self._value(value) for name, value in values.items()}
        said = SpokenText(self._flat(self._wording.message(id, given, {})))
        said.id, said.values = id, given
        return said

    def _row(self, id: str, parts: Sequence[str]) -> str:
        return folded(
            id, [str(part) for part in parts], lambda name, sides: self._message(name, sides)
        )

    def _value(self, value: object) -> object:
        if isinstance(value, tuple):
            return NodeArgument(tuple(self._node(each) for each in value), self._wording.say)
        if isinstance(value, str):
            return NodeArgument(self._node(value), self._wording.say)
        return value

    def _node(self, value: object) -> object:
        known = not isinstance(value, SpokenText) and value in self.names
        return ast.Text(NOWHERE, str(value)) if known else value

    def _flat(self, text: str) -> str:
        said = self.messages.stopped(plain(self._wording.marks.runs(text)))
        self._wording.marks.clear()
        if self.messages.faults:
            raise MissingMessages(self.language, self.messages.faults)
        return said
