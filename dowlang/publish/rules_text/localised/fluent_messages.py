"""The Fluent files of one language: messages, their attributes, rows of forms.

A message that is missing or broken is kept in `Messages.faults`, and a sign stands for it in the
text, so that one run names all of them. Whoever prints asks for the faults.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent_ast

from dowlang.publish.rules_text.localised.grammar import Features, LanguageGrammar, best, cells
from dowlang.publish.rules_text.localised.message_functions import FUNCTIONS

SIGN = "⟦{}⟧"
"""Stands for what is missing."""


@lru_cache(maxsize=64)
def _parsed(text: str) -> fluent_ast.Resource:
    """Return the messages of a file. Bundles read them and change nothing: the files of a language
    take 0.1 s, and each card that is printed alone, or each look of a watch, asks for all of them.
    """
    return FluentResource(text)


class FluentTexts:
    """The texts of the files of one language: `(label, text)` each."""

    def __init__(self, language: str, texts: Sequence[tuple[str, str]]) -> None:
        self.language, self.texts = language, tuple(texts)


class Messages:
    """All messages of one language and game.

    `faults` are what is missing or broken, by id. `spaceless`: no spaces stand between words.
    """

    def __init__(self, texts: FluentTexts) -> None:
        self.language = texts.language
        self.faults: dict[str, str] = {}
        self._call: Callable[..., Any] | None = None
        functions = {name: self._function(name) for name in FUNCTIONS}
        self.bundle = FluentBundle([texts.language], functions=functions, use_isolating=False)
        self.spaceless = False
        self.stops: dict[str, str] = {}
        self._places: dict[str, str] = {}
        self._rows: dict[str, tuple[str, ...]] = {}
        for label, text in texts.texts:
            self._add(label, text)
        self.grammar = self._grammar()
        self.spaceless = self.row("word-space")[:1] == ("none",)
        self.before = self.row("adjectives-before")
        self.after = self.row("filters-after")
        self.between = "".join(self.row("between-filters"))
        self.as_adjectives = self.row("filters-as-adjectives")
        self.fronted = self.row("filters-before-count")
        self.before_alias = self.row("filters-before-alias")
        self.behind_alias = self.row("filters-behind-alias")
        self.contractions = self.pairs("contractions")
        self.stops = self.pairs("stops-of-quotes")

    def _function(self, name: str) -> Callable[..., Any]:
        def called(*arguments: Any, **named: Any) -> Any:
            assert self._call is not None  # set whenever a message is formatted
            return self._call(name, arguments, named)

        return called

    def _add(self, label: str, text: str) -> None:
        resource = _parsed(text)
        for entry in resource.body:
            if isinstance(entry, fluent_ast.Junk):
                start = entry.span.start if entry.span else 0
                line = text[:start].count("\n") + 1
                self.faults[f"{label}:{line}"] = "is no Fluent message"
            elif isinstance(entry, fluent_ast.Message):
                id = entry.id.name
                if id in self._places:
                    self.faults[id] = f"stands twice, in {self._places[id]} and {label}"
                self._places[id] = label
        self.bundle.add_resource(resource)

    def _grammar(self) -> LanguageGrammar:
        names = self.row("dimensions")
        grammar = LanguageGrammar(
            {name: self.row(f"dimension-{name}") for name in names}, self.row("agreement")
        )
        known = [feature for features in grammar.dimensions.values() for feature in features]
        for twice in {each for each in known if known.count(each) > 1}:
            self.faults[f"feature {twice}"] = "belongs to two dimensions"
        return grammar

    def pairs(self, id: str) -> dict[str, str]:
        """Return the pairs of a row `this = that | …`."""
        pairs = [cell.split("=") for cell in self.row(id)]
        return {apart.strip(): together.strip() for apart, together in pairs}

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the ids of all messages, in the order of the files."""
        return tuple(self._places)

    def has(self, id: str) -> bool:
        """Return True if there is a message of that id."""
        return id in self._places

    def text(
        self, id: str, arguments: Mapping[str, Any], call: Callable[..., Any], attribute: str = ""
    ) -> str:
        """Return a message with its arguments.

        `call(name, arguments, named)` carries out the functions that a message calls. A missing
        message is a fault, a missing attribute an empty text.
        """
        if not self.has(id):
            if not attribute:
                self.faults.setdefault(id, "is missing")
            return "" if attribute else SIGN.format(id)
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            if not attribute:
                self.faults.setdefault(id, "has no text")
            return ""
        before, self._call = self._call, call
        try:
            text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        finally:
            self._call = before
        for error in errors:
            self.faults.setdefault(id, f"is broken: {error}")
        text = self.stopped(str(text))
        if self.spaceless:
            return text.replace("\n", "")
        return re.sub(r" ([,.;:!?])", r"\1", re.sub(r"\s+", " ", text))

    def stopped(self, text: str) -> str:
        """Return a text with the full stops of its quotes where the language has them."""
        for inside, outside in self.stops.items():
            text = text.replace(inside, outside)
        return text

    def row(self, id: str) -> tuple[str, ...]:
        """Return the cells of a row, none when it is missing."""
        if not self.has(id):
            return ()
        message = self.bundle.get_message(id)
        if message.value is None:
            return ()
        text, errors = self.bundle.format_pattern(message.value, {})
        for error in errors:
            self.faults.setdefault(id, f"is broken: {error}")
        return cells(" ".join(str(text).split()))

    def form(self, id: str, names: str, features: Features) -> str:
        """Return the form of a row that fits features. `names` is the id of the forms' names."""
        if id not in self._rows:
            self._rows[id] = self.row(id)
        row = self._rows[id]
        if not row:
            self.faults.setdefault(id, "is missing")
            return SIGN.format(id)
        if len(row) == 1:
            return row[0]
        if names not in self._rows:
            self._rows[names] = self.row(names)
        wanted = self._rows[names]
        if len(row) != len(wanted):
            self.faults.setdefault(id, f"has {len(row)} forms, wanted 1 or {len(wanted)}")
            return row[0]
        place = best(wanted, features)
        return row[0 if place is None else place]


def folded(id: str, parts: Sequence[str], say: Callable[[str, dict[str, str]], str]) -> str:
    """Return several texts joined two by two by the messages of a list, `-more` but for the last
    two.

    >>> folded("or", ["a", "b", "c"], lambda id, sides: f"{sides['left']} {id} {sides['right']}")
    'a or-more b or c'
    """
    said = parts[0]
    for place, part in enumerate(parts[1:], 2):
        said = say(id if place == len(parts) else f"{id}-more", {"left": said, "right": part})
    return said
