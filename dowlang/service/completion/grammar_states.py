"""Ask the grammar what may follow the words before a cursor."""

from __future__ import annotations

from collections.abc import Sequence

from lark import Token

from dowlang.service.cursor import Cursor


def states_before(cursor: Cursor) -> tuple[int, ...] | None:
    """Return where the grammar stands before the cursor, None behind what is no sentence."""
    tables = cursor.document.language.parser.tables
    states: tuple[int, ...] | None = (tables.ends_of(f"{cursor.start}_line")[0],)
    for token in cursor.tokens:
        states = tables.shifted(states, token.type) if states is not None else None
    return states


def may_follow(cursor: Cursor, states: tuple[int, ...], tokens: Sequence[Token]) -> bool:
    """Return True if all these words may follow."""
    tables = cursor.document.language.parser.tables
    after: tuple[int, ...] | None = states
    for token in tokens:
        after = tables.shifted(after, token.type) if after is not None else None
    return after is not None


def accepted_terminals(cursor: Cursor, states: tuple[int, ...]) -> list[str]:
    """Return the terminals that may follow."""
    tables = cursor.document.language.parser.tables
    return [name for name in tables.terminals(states) if tables.shifted(states, name) is not None]
