"""Find the cheapest readings of a sentence: a chart, filled from the bottom, the cheapest first.

Each rule makes a text of the texts of its parts, so what comes out is a canonical line and no tree.
A cell of the chart keeps the few cheapest texts, so the readings of an ambiguous sentence stay few.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from itertools import count

from dowlang.natural.chart.word_lattice import STRESSING, Edge, Sentence
from dowlang.natural.chart.wording_patterns import fill
from dowlang.records import dataclass

MOST_TEXTS = 8
"""Texts that a cell keeps."""

LEFT_OUT_COST = 0.25
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
        return fill(
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
        self.stressing = [word.casefold() in STRESSING for word in sentence.words]
        self.present = sentence.terminals
        self.at = [frozenset(edge.terminal for edge in some) for some in self._reachable()]
        self.done: dict[tuple[str, int], list[tuple[int, float, str]]] = defaultdict(list)
        self.texts: dict[tuple[str, int, int], list[str]] = defaultdict(list)
        self.waiting: dict[tuple[str, int], list[_Begun]] = defaultdict(list)
        self.heap: list[tuple[float, int, str, int, int, Rule | None, tuple[str, ...]]] = []
        self.order = count()
        self.begun_by: dict[str, tuple[Rule, ...]] = {}  # by symbol, as far as it has come up
        self.may_come: dict[tuple[str, int], bool] = {}

    def _reachable(self) -> list[list[Edge]]:
        """Return the edges that may come next at each place, left-out words passed over."""
        out = [list(some) for some in self.sentence.edges]
        for at in range(self.length - 2, -1, -1):
            if self.stressing[at]:
                out[at] += out[at + 1]
        return [*out, []]

    def readings(self, symbol: str, most: int) -> list[tuple[float, str]]:
        """Return the cheapest texts that a symbol makes of the whole sentence, with their costs."""
        for at, edges in enumerate(self.sentence.edges):
            start, cost = at, 0.0
            while True:
                for edge in edges:
                    self._push(cost, edge.terminal, start, edge.end, None, (edge.text,))
                if start == 0 or not self.stressing[start - 1]:
                    break
                start, cost = start - 1, cost + LEFT_OUT_COST
        ends = [self.length]
        while ends[-1] and self.stressing[ends[-1] - 1]:
            ends.append(ends[-1] - 1)
        out: dict[str, float] = {}
        steps = 0
        while self.heap and steps < MOST_STEPS and len(out) < most:
            cost, _, name, start, end, made_by, parts = heappop(self.heap)
            steps += 1
            known = self.texts[name, start, end]
            if len(known) >= MOST_TEXTS:
                continue
            text = parts[0] if made_by is None else made_by.text(parts)  # of most nobody asks
            if text in known:
                continue
            known.append(text)
            self.done[name, start].append((end, cost, text))
            if name == symbol and start == 0 and end in ends:
                out.setdefault(text, cost + LEFT_OUT_COST * ends.index(end))
            for rule in self._rules(name):
                self._go_on(rule, start, cost + rule.cost, (text,), end)
            for begun in tuple(self.waiting.get((name, start), ())):
                texts = (*begun.texts, text)
                self._go_on(begun.rule, begun.start, begun.cost + cost, texts, end)
        return sorted((cost, text) for text, cost in out.items())

    def _rules(self, name: str) -> tuple[Rule, ...]:
        """Return the rules that begin with a symbol and whose words all stand in the sentence."""
        if name not in self.begun_by:
            every = self.by_first.get(name, ())
            self.begun_by[name] = tuple(rule for rule in every if rule.words <= self.present)
        return self.begun_by[name]

    def _push(
        self,
        cost: float,
        name: str,
        start: int,
        end: int,
        made_by: Rule | None,
        parts: tuple[str, ...],
    ) -> None:
        heappush(self.heap, (cost, next(self.order), name, start, end, made_by, parts))

    def _go_on(self, rule: Rule, start: int, cost: float, texts: tuple[str, ...], at: int) -> None:
        """Take a rule further of which so many parts are read, up to a place."""
        if len(texts) == len(rule.parts):
            self._push(cost, rule.symbol, start, at, rule, texts)
            return
        needed = rule.parts[len(texts)]
        if not self._may_come(needed, at):
            return
        self.waiting[needed, at].append(_Begun(rule, start, cost, texts))
        for end, more, text in tuple(self.done.get((needed, at), ())):
            self._go_on(rule, start, cost + more, (*texts, text), end)

    def _may_come(self, needed: str, at: int) -> bool:
        """Return True if a symbol may begin at a place."""
        known = self.may_come.get((needed, at))
        if known is None:
            here = self.at[at] if at < self.length else frozenset[str]()
            first = self.firsts.get(needed)
            known = needed in here if first is None else not first.isdisjoint(here)
            self.may_come[needed, at] = known
        return known
