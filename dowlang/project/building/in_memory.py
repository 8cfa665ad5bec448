"""Cards compiled in memory, for a moment: copies with marks (`dow test --coverage`) and with
mistakes (`dow mutate`). Nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from dowlang import codegen
from dowlang.engine.card_set import CardSet, Edition
from dowlang.project.compiling import target_of

if TYPE_CHECKING:
    from dowlang.semantics.ir import CheckedCard


def module_of(checked_card: CheckedCard, path: str, ruleset: str) -> ModuleType:
    """Return the handler of a checked card as a module of its own. Raises `Uncompilable`."""
    module = ModuleType(f"tried.{path.replace('/', '.')}")
    text = codegen.module_text(checked_card, target_of(ruleset), "", path)
    # our own compiler's text. Names and texts of cards are never in it
    exec(compile(text, f"<{path}>", "exec"), module.__dict__)
    return module


def with_handlers(
    cards: CardSet,
    loaders: Mapping[str, Callable[[], ModuleType]],
    facts: Mapping[str, Mapping[str, Any]] | None = None,
) -> CardSet:
    """Return the same set with other handlers, and other facts, of some cards by path."""

    def load(path: str) -> ModuleType:
        if path in loaders:
            return loaders[path]()
        roles = cards.handler(path)
        kept = ModuleType(path)
        kept.STEPS = tuple(  # type: ignore[attr-defined]
            step for name, step in cards.steps.items() if name.startswith(f"{path}:")
        )
        kept.ROLES = roles  # type: ignore[attr-defined]
        return kept

    changed = [(facts or {}).get(card["path"], card) for card in cards.facts]
    return CardSet(cards.ruleset, Edition(cards.name, cards.version, cards.hash), changed, load)
