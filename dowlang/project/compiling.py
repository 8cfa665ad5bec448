"""From a checked set to Python and an index of facts, as text.

Who writes them where: `build.py` and `loading.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dowlang import codegen
from dowlang.project import ruleset_registry
from dowlang.project.checked_set import DEFINITION, CheckedSet
from dowlang.project.game_language import language
from dowlang.project.ruleset_checks import refuse_incomplete
from dowlang.records import dataclass

if TYPE_CHECKING:
    from dowlang.project.card_file import CardFile
    from dowlang.semantics.ir import CheckedCard


@dataclass(frozen=True, slots=True)
class CompiledSet:
    """A set as text: `modules` by card path, the index, and the facts it holds."""

    modules: Mapping[str, str]
    index: str
    facts: tuple[dict[str, Any], ...]


def compile_set(checked: CheckedSet) -> CompiledSet:
    """Return the handlers and the index of a set without errors."""
    manifest = checked.manifest
    target = target_of(manifest.ruleset)
    modules: dict[str, str] = {}
    facts: list[dict[str, Any]] = []
    for file in checked.source.files:
        checked_cards = checked.checked_cards.get(file.label, [])
        for checked_card in checked_cards:
            path = path_of(checked_card, file, checked_cards, manifest.id)
            modules[path] = codegen.module_text(checked_card, target, file.hash, path)
            facts.append({**codegen.facts(checked_card, path, file.below), "source": file.hash})
    index = codegen.index_text(
        facts, name=manifest.id, version=manifest.version, ruleset=manifest.ruleset
    )
    return CompiledSet(modules, index, tuple(facts))


def target_of(name: str) -> codegen.Target:
    """Return the target that handlers of a ruleset's cards are compiled against.

    Raises `UnknownRuleset`, and `WordRefused` when the ruleset lacks what its words need.
    """
    ruleset = ruleset_registry.ruleset(name)
    refuse_incomplete(ruleset, language(name).vocabulary)
    events_module = f"{ruleset.game.__module__.rpartition('.')[0]}.events"
    return codegen.Target(
        language(name).vocabulary,
        ruleset.game,
        tuple(event.name for event in ruleset.events),
        events_module,
    )


def path_of(
    checked_card: CheckedCard, file: CardFile, beside: list[CheckedCard], set_id: str
) -> str:
    """Return the name of a card's handler.

    It is its file, and its slug where the file holds more than one card. Definitions stand by
    themselves.
    """
    if checked_card.kind.name == DEFINITION:
        return f"{set_id}/{checked_card.kind.folder}/{checked_card.slug}"
    alone = sum(other.kind.name != DEFINITION for other in beside) == 1
    return file.path if alone else f"{file.path}/{checked_card.slug}"
