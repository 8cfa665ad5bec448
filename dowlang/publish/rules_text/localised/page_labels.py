"""Texts around the rules: headings, counts, what stands beside a card, in a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dowlang.publish.rules_text.localised.fluent_messages import Messages, folded
from dowlang.publish.rules_text.localised.phrase_ids import slug_of
from dowlang.publish.rules_text.localised.private_signs import PLACEHOLDERS
from dowlang.publish.rules_text.localised.required_messages import table_id
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.source.text_forms import capitalised
from dowlang.vocabulary import CardKind
from dowlang.vocabulary.card_look import CardLook, Icon

NUMBERED = re.compile(r"(.+) (\d+)")


def _placeholder(place: int, text: str) -> str:
    """Return what stands for a text while its message is formatted: a character for all of it but
    the last letter, behind which the message may set or leave out a full stop.
    """
    return chr(PLACEHOLDERS[place]) + text[-1:]


class LocalisedPageLabels(PageLabels):
    """Says the words of a page in a language.

    `name_of` gives the name of a card in it, None for what is none, `enumerations` the first one
    that has a value.
    """

    def __init__(
        self,
        messages: Messages,
        name_of: Callable[[str], str | None],
        enumerations: Mapping[str, str],
    ) -> None:
        self.messages, self.name_of, self.enumerations = messages, name_of, enumerations
        self.language = messages.language
        self.spaceless = messages.spaceless
        self.fonts = messages.row("fonts")
        self.prepositions = messages.row("prepositions")

    def _message_text(self, id: str, **arguments: Any) -> str:
        """Return a message. Texts in it stay as their authors wrote them."""
        texts = [value for value in arguments.values() if isinstance(value, str)]
        kept = {value: _placeholder(place, value) for place, value in enumerate(texts)}
        given = {name: kept.get(value, value) for name, value in arguments.items()}
        said = self.messages.text(id, {**self.messages.grammar.defaults, **given}, lambda *_: "")
        said = said.strip() if not self.messages.spaceless else said
        whole = {chr(PLACEHOLDERS[place]): value[:-1] for place, value in enumerate(texts)}
        return "".join(whole.get(sign, sign) for sign in said) if whole else said

    def text(self, id: str, **arguments: object) -> str:
        return self._message_text(f"label-{id}", **arguments)

    def listed(self, texts: Sequence[str], end: str = "") -> str:
        said = folded("list-commas", texts, lambda id, sides: self._message_text(id, **sides))
        return said + (self._message_text("end-of-sentence") if end else "")

    def kind(self, kind: CardKind) -> str:
        return self._message_text(f"kind-{slug_of(kind.name)}")

    def kinds(self, kind: CardKind) -> str:
        return capitalised(self._message_text(f"kinds-{slug_of(kind.name)}"))

    def deck(self, deck: str, kind: CardKind) -> str:
        slug = slug_of(deck)  # `starting x 2` deals into a deck of that name
        ids = (f"deck-{slug}", f"clause-{slug}")
        id = next((each for each in ids if self.messages.has(each)), f"kind-{slug}")
        return capitalised(self._message_text(id))

    def index_of(self, enumeration: str) -> str:
        return self._message_text(f"label-by-{slug_of(enumeration)}")

    def value(self, enumeration: str, value: str) -> str:
        return self._message_text(f"{slug_of(enumeration)}-{slug_of(value)}", count=0)

    def symbol(self, value: str) -> str:
        enumeration = self.enumerations.get(value)
        return self.value(enumeration, value) if enumeration else value

    def clause(self, words: str) -> str:
        return capitalised(self._message_text(f"clause-{slug_of(words)}"))

    def icons(self, look: CardLook) -> dict[str, Icon]:
        return {
            word: icon
            for icon in look.icons
            for word in self.messages.row(f"icon-{slug_of(icon.name)}")
        }

    def counters(self, look: CardLook) -> tuple[str, ...]:
        return self.messages.row("icon-counters")

    def heads(self, look: CardLook) -> tuple[str, ...]:
        return self.messages.row("icon-heads")

    def mark(self, mark: str) -> str:
        return self._message_text(f"clause-{slug_of(mark)}")

    def game(self, name: str) -> str:
        return self._message_text("game-name")

    def short(self, text: str) -> str:
        if not text:
            return ""
        if (name := self.name_of(text)) is not None:
            return name
        head, colon, rest = text.partition(": ")
        if colon and (name := self.name_of(head)) is not None:
            return f"{name}{self.colon}{self.short(rest)}"
        if numbered := NUMBERED.fullmatch(text):
            return f"{self.short(numbered[1])} {numbered[2]}"
        return self._message_text(table_id(text))

    def aid(self, section: int, line: int, text: str, lead: bool = False) -> str:
        if not text:
            return ""
        id = f"aid-{section}" + (f"-{line}" if line else "")
        if not lead:
            return self._message_text(id)
        said = self.messages.text(id, {}, lambda *_: "", "lead")
        if not said:
            self.messages.faults.setdefault(f"{id}.lead", "is missing")
        return said
