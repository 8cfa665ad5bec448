"""A language that marks what is said: `⟦id⟧` for each sentence, so that what no sentence says is
seen, whatever the language.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dowlang.cli.card_texts import Texts
from dowlang.cli.terminal_words import SENTENCES
from dowlang.engine.card_set import CardSet
from dowlang.playground import page_words
from dowlang.publish import Indented, Sides

MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
SIGNS = re.compile(r"\[[z#. x]*\]")
IN_BACKTICKS = re.compile(r"`[^`\n]*`")
COMMAND_ROW = re.compile(
    r"^ +(?:hand|goal|table|pool|enemies|points|card|rules|legend|news|menu|undo|stop) "
)
"""Begins a line of `help`: what can be typed, which stays as it is in every language."""


def mark(text: str) -> str:
    """Return the beginning of a text as one that somebody has said, which no line breaks."""
    return f"⟦{re.sub(r'[^A-Za-z]', '', text)[:20]}⟧" if text else ""


class MarkingSpeech:
    """Says the id of each sentence, and the values that it is given behind it.

    Names and texts of a `marked` set are marked themselves, so a value with other words in it was
    put together out of them.
    """

    language = "xx"

    def __init__(self, sentences: Sequence[str]) -> None:
        self.sentences = {
            *sentences,
            *(f"terminal-{id}" for id in SENTENCES),
            *(f"browser-{id}" for id in page_words.SENTENCES),
        }

    def said(self, id: str, /, **values: Any) -> str:
        assert id in self.sentences or id.startswith("option-"), id
        parts = [
            "".join(value) if isinstance(value, tuple) else str(value)
            for name, value in values.items()
            if name not in ("command", "agents", "set", "said")
        ]
        return f"⟦{id}⟧{''.join(parts)}"

    def word(self, enumeration: str, value: str) -> str:
        return f"⟦{enumeration}-{value}⟧"

    def listed(self, names: Sequence[str]) -> str:
        return "".join(names)

    either = commas = listed

    def goal(self, path: str, words: str) -> str:
        return "⟦goal⟧"

    def capital(self, text: str) -> str:
        return text

    sentence = capital


def marked(cards: CardSet) -> CardSet:
    """Return a set told by a marking speech, with its names and texts marked."""
    shown = {
        str(facts["path"]): {
            "name": mark(facts["name"]),
            "flavor": mark(facts.get("flavor") or ""),
            "labels_shown": dict.fromkeys(facts.get("labels", {}), "⟦label⟧"),
            "manuals": ["⟦manual⟧" for _ in facts.get("manuals", ())],
            "counters": ["⟦counter⟧" for _ in facts.get("counters", ())],
        }
        for facts in cards.facts
    }
    return cards.in_language(MarkingSpeech(tuple(cards.ruleset.sentences)), shown)


def marked_texts(texts: Texts) -> Texts:
    """Return printed cards with everything on them marked."""
    return {
        key: replace(
            text,
            name=mark(text.name),
            called=mark(text.called),
            head=tuple(map(mark, text.head)),
            flavor=mark(text.flavor),
            trigger=mark(text.trigger),
            rules=tuple(Indented(each.depth, mark(each.text)) for each in text.rules),
            sentences={line: mark(said) for line, said in text.sentences.items()},
            sides={line: Sides(*map(mark, sides)) for line, sides in text.sides.items()},
            options=tuple(map(mark, text.options)),
        )
        for key, text in texts.items()
    }


def unsaid(screen: str) -> list[str]:
    """Return what stands on a screen that no sentence said: words outside of marks."""
    out = []
    for line in screen.split("\n"):
        rest = SIGNS.sub("", MARKED.sub("", COMMAND_ROW.sub("", line)))
        if re.search(r"[A-Za-z]{2,}", rest):
            out.append(line)
    return out
