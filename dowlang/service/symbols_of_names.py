"""Tell what sort of card a name is of, by the closed list that its first words are of: the symbol
of an item, the instrument of a hero.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from dowlang.project.game_language import Language
from dowlang.project.loading import CardErrors, facts_of_used
from dowlang.semantics import line_parts
from dowlang.service.workspace import WarmSet
from dowlang.syntax import ast

FROM_LIST = re.compile(r"\{(?:list|one|either):(\w+)\}")
"""Matches the slot of a clause that takes words of a closed list."""


def sorts_by_name(warm_set: WarmSet) -> dict[str, str]:
    """Return the words of closed lists of each card that a set may speak of, by its name."""
    out: dict[str, str] = {}
    try:
        used = facts_of_used(warm_set.disk)
    except CardErrors:
        used = []
    roles = _roles(warm_set.language)
    for card in used:
        out[card["name"]] = ", ".join(_words_in_facts(card, roles))
    kinds = warm_set.language.vocabulary.kind_names
    for _, tree in warm_set.trees():
        for line in tree.lines:
            title = line_parts.text(line)
            if title is not None and line.shape in kinds:
                out[title.value] = ", ".join(dict.fromkeys(_words_of_card(line)))
    return {name: words for name, words in out.items() if words}


def _roles(language: Language) -> dict[tuple[str, str], frozenset[str]]:
    """Return the words that the first slot of a clause takes, by kind and role."""
    words = {each.name: frozenset(each.values) for each in language.vocabulary.enumerations}
    return {
        (kind.name, clause.role): words[found[1]]
        for kind in language.vocabulary.kinds
        for clause in kind.clauses
        if (found := FROM_LIST.search(clause.pattern)) and found.start() == clause.pattern.find("{")
    }


def _words_in_facts(
    card: Mapping[str, Any], roles: Mapping[tuple[str, str], frozenset[str]]
) -> Iterator[str]:
    """Yield the words of closed lists that the facts of a card hold."""
    for (kind, role), words in roles.items():
        if kind == card["kind"] and role in card:
            values = card[role] if isinstance(card[role], list) else [card[role]]
            yield from (each for each in values if isinstance(each, str) and each in words)


def _words_of_card(card: ast.Line) -> Iterator[str]:
    """Yield the words of closed lists with which lines of a card begin."""
    for row in card.block:
        first = row.parts[0].values if row.parts else ()
        if not row.block:
            yield from (w for each in first if isinstance(each, ast.Words) for w in each.values)
