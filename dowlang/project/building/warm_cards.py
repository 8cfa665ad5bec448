"""Keep a set compiled while its files change: only the cards that an edit touches are compiled
again, in memory. For who tests a card at every save.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from types import ModuleType
from typing import TYPE_CHECKING, Any

from dowlang import codegen
from dowlang.engine.card_set import CardSet, Edition
from dowlang.project import loading, ruleset_registry
from dowlang.project.building.in_memory import module_of
from dowlang.project.checked_set import CheckedSet
from dowlang.project.compiling import path_of
from dowlang.records import dataclass

if TYPE_CHECKING:
    from dowlang.semantics.ir import CheckedCard


@dataclass(slots=True)
class _Warm:
    """A card as it was last compiled. A checked card that is another one is compiled again."""

    checked_card: CheckedCard
    facts: Mapping[str, Any]
    module: ModuleType | None = None


@dataclass(slots=True)
class WarmCards:
    """The compiled cards of one set, by path."""

    _kept: dict[str, _Warm] = field(default_factory=dict)

    def cards(self, checked: CheckedSet) -> CardSet:
        """Return the cards of a set that was just checked, with those of the sets it uses.

        Raises `CardErrors` when one of these, or the set itself, does not check.
        """
        if checked.errors:
            raise loading.CardErrors(checked.errors, checked.sources)
        manifest = checked.manifest
        self._kept = self._compiled(checked)
        replaced = {
            (warm.facts["kind"], warm.facts["name"])
            for warm in self._kept.values()
            if warm.facts["name"] in manifest.replaces
        }
        used = [loading.compiled(each) for each in checked.source.everything_used]
        loaders = {card["path"]: part.load for part in used for card in part.facts}
        facts: dict[str, Mapping[str, Any]] = {
            card["path"]: card
            for part in used
            for card in part.facts
            if (card["kind"], card["name"]) not in replaced
        }
        kept, ruleset = self._kept, manifest.ruleset
        facts |= {path: warm.facts for path, warm in kept.items()}

        def load(path: str) -> ModuleType:
            warm = kept.get(path)
            if warm is None:
                return loaders[path](path)
            if warm.module is None:
                warm.module = module_of(warm.checked_card, path, ruleset)
            return warm.module

        own = codegen.set_hash([warm.facts for warm in kept.values()])
        digest = loading.edition_hash(own, [part.hash for part in used])
        edition = Edition(manifest.id, manifest.version, digest)
        every = [facts[path] for path in sorted(facts)]
        return CardSet(ruleset_registry.ruleset(ruleset), edition, every, load)

    def _compiled(self, checked: CheckedSet) -> dict[str, _Warm]:
        """Return every card of the set, those that are as they were as they were compiled."""
        out: dict[str, _Warm] = {}
        for file in checked.source.files:
            beside = checked.checked_cards.get(file.label, [])
            for checked_card in beside:
                path = path_of(checked_card, file, beside, checked.manifest.id)
                warm = self._kept.get(path)
                if warm is None or warm.checked_card is not checked_card:
                    told = codegen.facts(checked_card, path, file.below)
                    warm = _Warm(checked_card, {**told, "source": file.hash})
                out[path] = warm
        return out
