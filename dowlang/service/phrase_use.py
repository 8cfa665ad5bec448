"""Count how often phrases are used, so that what is used most is offered first."""

from __future__ import annotations

from collections import Counter

from dowlang.project.loading import CardErrors, facts_of_used
from dowlang.semantics.line_parts import rows
from dowlang.service.workspace import Document, WarmSet


def used(document: Document) -> Counter[str]:
    """Return how often the set and those that it uses have each phrase: those of effects and rules
    as declared, those of events as trees hold them.
    """
    warm_set = document.warm_set
    warm_set.known()
    total = warm_set.memory.cards.phrases() + _of_used(warm_set)
    for label, tree in warm_set.trees():
        known = warm_set.phrase_counts.get(label)
        if known is None or known[0] is not tree:
            patterns = (
                getattr(value, "pattern", "")
                for line in rows(tree.lines)
                for part in line.parts
                for value in part.values
                if getattr(value, "place", "") == "event"
            )
            known = warm_set.phrase_counts[label] = (tree, Counter(patterns))
        total.update(known[1])
    return total


_in_sets: dict[tuple[str, ...], Counter[str]] = {}


def _of_used(warm_set: WarmSet) -> Counter[str]:
    """Return how often the cards of used sets carry out each phrase, by their compiled facts."""
    digests = tuple(each.digest for each in warm_set.disk.everything_used)
    if digests not in _in_sets:
        try:
            facts = facts_of_used(warm_set.disk)
        except CardErrors:
            facts = []
        _in_sets[digests] = Counter(
            phrase.removeprefix("~")
            for card in facts
            for does in card["does"].values()
            for phrase, _ in does
        )
    return _in_sets[digests]
