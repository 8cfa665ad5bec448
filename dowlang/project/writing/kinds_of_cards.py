"""Ask a kind of card what the writing of a card in prose wants to know: which clauses open a block,
which it has once, what stands beside its set-up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from dowlang.project.writing.headings import SETUP
from dowlang.vocabulary.card_kinds import CardKind


def blocks_of(kinds: Iterable[CardKind]) -> frozenset[str]:
    """Return the clauses of all kinds that open a block by a word of their own."""
    return frozenset(
        clause.pattern
        for kind in kinds
        for clauses in (kind.clauses, *(section.clauses for section in kind.sections))
        for clause in clauses
        if clause.holds and re.fullmatch(r"[a-z]+", clause.pattern)
    )


def patterns_of(kind: CardKind | None) -> list[str]:
    """Return the patterns of the clauses of a kind and of its sections."""
    if kind is None:
        return []
    of_sections = (each for section in kind.sections for each in section.clauses)
    return [each.pattern for each in (*kind.clauses, *of_sections)]


def beside_a_setup_of(kind: CardKind) -> frozenset[str]:
    """Return the first words of the lines of a kind that stand in no set-up."""
    every = (
        *kind.clauses,
        *(each for of in kind.sections if of.name != SETUP for each in of.clauses),
    )
    return frozenset(each.pattern.split()[0] for each in every)


def sections_of(kinds: Iterable[CardKind]) -> frozenset[str]:
    """Return the words of lines of all kinds below which there are clauses."""
    return frozenset(
        clause.pattern.split()[0]
        for kind in kinds
        for clauses in (kind.clauses, *(section.clauses for section in kind.sections))
        for clause in clauses
        if clause.holds in {section.name for section in kind.sections}
    )


def once_of(kinds: Iterable[CardKind], name: str) -> tuple[str, ...]:
    """Return the clauses with a block that a card of a kind, or a section of it, has once."""
    return tuple(
        clause.pattern
        for each in kinds
        if each.name == name
        for clauses in (each.clauses, *(section.clauses for section in each.sections))
        for clause in clauses
        if clause.holds and clause.most == 1 and re.fullmatch(r"[a-z ]+", clause.pattern)
    )
