"""Find the cheapest readings of a sentence: a chart, filled from the bottom, the cheapest first.

Each rule makes a text of the texts of its parts, so what comes out is a canonical line and no tree.
A cell of the chart keeps the few cheapest texts, so the readings of an ambiguous sentence stay few.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from itertools import count

from dowlang.natural.patterns import filled
from dowlang.natural.sentences import FILLERS, Sentence
from dowlang.records import dataclass

MOST_TEXTS = 8
"""Texts that a cell keeps."""

LEFT_OUT = 0.25
"""Cost of a word that a card leaves out."""

MOST_STEPS = 60_000
"""Steps after which a sentence is given up."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the second grammar: the symbol it makes of its parts, and the text.

    `slots` are names of the parts in the template, empty for words. Without a template the texts
    of the parts stand side by side. `words` are the terminals without which it never applies.
    """

    symbol: str
    parts: tuple[str, ...]
    cost: float
    template: str | None
    slots: tuple[str, ...]
    words: frozenset[str]

    def text(self, parts: Sequence[str]) -> str:
        """Return the text that the rule makes."""
        if self.template is None:
            return parts[0] if len(parts) == 1 else " ".join(parts)
        return filled(
            self.template,
            {slot: text for slot, text in zip(self.slots, parts, strict=True) if slot},
        )


@dataclass(frozen=True, slots=True)
class _Begun:
    """A rule of which some parts are read."""

    rule: Rule
    start: int
    cost: float
    texts: tuple[str, ...]


class Chart:
    """The chart of one sentence."""

    def __init__(
        self,
        sentence: Sentence,
        by_first: Mapping[str, Sequence[Rule]],
        firsts: Mapping[str, frozenset[str]],
    ) -> None:
        self.sentence, self.by_first, self.firsts = sentence, by_first, firsts
        self.length = len(sentence.words)
        self.fillers = [word.casefold() in FILLERS for word in sentence.words]
        self.present = sentence.terminals
        self.at = [frozenset(edge.terminal for edge in some) for some in self._reachable()]
        self.done: dict[tuple[str, int], list[tuple[int, float, str]]] = defaultdict(list)
        self.texts: dict[tuple[str, int, int], list[str]] = defaultdict(list)
        self.waiting: dict[tuple[str, int], list[_Begun]] = defaultdict(list)
        self.heap: list[tuple[float, int, str, int, int, str]] = []
        self.order = count()

    def _reachable(self) -> list[list]:  # type: ignore[type-arg]
        """Return the terminals that may come next at each place, words that are left out passed
        over.
        """
        out = [list(some) for some in self.sentence.edges]
        for at in range(self.length - 2, -1, -1):
            if self.fillers[at]:
                out[at] += out[at + 1]
        return [*out, []]

    def readings(self, symbol: str, most: int) -> list[tuple[float, str]]:
        """Return the cheapest texts that a symbol makes of the whole sentence, with their costs."""
        for at, edges in enumerate(self.sentence.edges):
            start, cost = at, 0.0
            while True:
                for edge in edges:
                    self._push(cost, edge.terminal, start, edge.end, edge.text)
                if start == 0 or not self.fillers[start - 1]:
                    break
                start, cost = start - 1, cost + LEFT_OUT
        ends = [self.length]
        while ends[-1] and self.fillers[ends[-1] - 1]:
            ends.append(ends[-1] - 1)
        out: dict[str, float] = {}
        steps = 0
        while self.heap and steps < MOST_STEPS and len(out) < most:
            cost, _, name, start, end, text = heappop(self.heap)
            steps += 1
            known = self.texts[name, start, end]
            if text in known or len(known) >= MOST_TEXTS:
                continue
            known.append(text)
            self.done[name, start].append((end, cost, text))
            if name == symbol and start == 0 and end in ends:
                out.setdefault(text, cost + LEFT_OUT * ends.index(end))
            for rule in self.by_first.get(name, ()):
                if rule.words <= self.present:
                    self._go_on(_Begun(rule, start, cost + rule.cost, (text,)), end)
            for begun in tuple(self.waiting[name, start]):
                self._go_on(
                    _Begun(begun.rule, begun.start, begun.cost + cost, (*begun.texts, text)), end
                )
        return sorted((cost, text) for text, cost in out.items())

    def _push(self, cost: float, name: str, start: int, end: int, text: str) -> None:
        heappush(self.heap, (cost, next(self.order), name, start, end, text))

    def _go_on(self, begun: _Begun, at: int) -> None:
        """Take a rule further that has been read up to a place."""
        rule = begun.rule
        if len(begun.texts) == len(rule.parts):
            self._push(begun.cost, rule.symbol, begun.start, at, rule.text(begun.texts))
            return
        if at >= self.length:
            return
        needed = rule.parts[len(begun.texts)]
        first = self.firsts.get(needed)
        if (needed not in self.at[at]) if first is None else first.isdisjoint(self.at[at]):
            return
        self.waiting[needed, at].append(begun)
        for end, cost, text in tuple(self.done[needed, at]):
            self._go_on(_Begun(rule, begun.start, begun.cost + cost, (*begun.texts, text)), end)
