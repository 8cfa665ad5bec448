"""Tell which phrase stands open at a cursor, and which of its slots is filled there."""

from __future__ import annotations

from dataclasses import dataclass

from dowlang.service.completion.grammar_states import accepted_terminals, states_before
from dowlang.service.cursor import Cursor, cursor_at
from dowlang.service.expected_names import is_of_symbols, may_be_meant
from dowlang.service.phrase_counts import phrase_counts
from dowlang.service.phrases import Phrases, Template, phrases_of
from dowlang.service.positions import Position
from dowlang.service.workspace import Document

MOST = 5
"""Phrases that are told at once."""


@dataclass(frozen=True, slots=True)
class Signature:
    """A phrase while its slots are filled. `active` is the slot at the cursor, by its number."""

    label: str
    documentation: str
    slots: tuple[str, ...]
    active: int


def signatures(document: Document, position: Position) -> tuple[Signature, ...]:
    """Return the phrases that stand open at a position, the likeliest first: those that go on with
    the word at it, those that the set uses most. A line that is whole has none.
    """
    cursor = cursor_at(document, position)
    if cursor.comment or not cursor.start or (cursor.typed and cursor.may_end_line):
        return ()
    if is_of_symbols(cursor):
        return ()
    states = states_before(cursor)
    if states is not None and set(accepted_terminals(cursor, states)) <= {"STRING"}:
        return ()  # `passes "…"` is no phrase that is passed something
    phrases: Phrases = phrases_of(document.language)
    out: dict[str, Signature] = {}
    counts = phrase_counts(document)

    def likely(found: tuple[Template, str, int]) -> tuple[bool, int, bool, int]:
        template, _, words = found
        return (
            not may_be_meant(cursor, template),
            -words,
            not _goes_on(cursor, template),
            -counts.of(template),
        )

    for template, slot, _ in sorted(phrases.active_slots(cursor.tokens), key=likely):
        word = template.word
        slots = word.slots
        if word.phrase not in out and slot in slots:
            example = f" Such as: {word.example}" if word.example else ""
            out[word.phrase] = Signature(
                word.phrase,
                word.told + example,
                tuple(f"{{{each}}}" for each in slots),
                slots.index(slot),
            )
    return tuple(out.values())[:MOST]


def _goes_on(cursor: Cursor, template: Template) -> bool:
    """Return True if a word of a phrase begins as the word at the cursor."""
    typed = cursor.typed.casefold()
    return bool(typed) and any(item.startswith(typed) for item in template.items)
