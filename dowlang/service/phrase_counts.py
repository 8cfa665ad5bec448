"""Count how often phrases are used, so that what is used most is offered first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from dowlang.project.loading import CardErrors, facts_of_used
from dowlang.semantics.line_parts import rows, values
from dowlang.service.phrases import Template
from dowlang.service.workspace import Document, WarmSet
from dowlang.source.bounded_memory import BoundedMemory
from dowlang.syntax.ast import File, Phrase


@dataclass(frozen=True, slots=True)
class PhraseCounts:
    """How often a set and those that it uses have each phrase: those of effects and rules as
    declared, those of events as trees hold them.
    """

    counts: Counter[str]

    def of(self, template: Template) -> int:
        """Return how often a phrase is used."""
        return self.counts[template.word.phrase] or self.counts[template.pattern]


def phrase_counts(document: Document) -> PhraseCounts:
    """Return how often the set of a document has each phrase."""
    warm_set = document.warm_set
    warm_set.known()
    total = warm_set.memory.cards.phrases() + _counts_in_used_sets(warm_set)
    for label, tree in warm_set.trees():
        known = warm_set.phrase_counts.get(label)
        if known is None or known[0] is not tree:
            known = warm_set.phrase_counts[label] = (tree, Counter(_events_in(tree)))
        total.update(known[1])
    return PhraseCounts(total)


def _events_in(tree: File) -> Iterator[str]:
    """Yield the patterns of the events of which the lines of a file speak."""
    for line in rows(tree.lines):
        for value in values(line):
            if isinstance(value, Phrase) and value.place == "event":
                yield value.pattern


MOST_STATES = 16
"""States of used sets of which the counts are kept: those that are open, as they are now."""

_by_digests = BoundedMemory[tuple[str, ...], Counter[str]](MOST_STATES)


def _counts_in_used_sets(warm_set: WarmSet) -> Counter[str]:
    """Return how often the cards of used sets carry out each phrase, by their compiled facts."""
    digests = tuple(each.digest for each in warm_set.disk.everything_used)
    return _by_digests.once(digests, lambda: _counted(warm_set))


def _counted(warm_set: WarmSet) -> Counter[str]:
    """Count the phrases in the cards of used sets, none where one of these has errors."""
    try:
        facts = facts_of_used(warm_set.disk)
    except CardErrors:
        facts = []
    return Counter(
        phrase.removeprefix("~")
        for card in facts
        for does in card["does"].values()
        for phrase, _ in does
    )
