"""The checker over the corpus: how many mutants of each kind were found, and how many at the
very line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from dowlang.diagnostics import Diagnostic
from dowlang.project.pipeline import Language, language
from dowlang.semantics import SetWorld, check
from dowlang.semantics.lexicon import Lexicon
from dowlang.source.slugs import slug
from dowlang.syntax import parse
from dowlang.syntax.formatter import Unreadable, format_text
from tests.recall.card_text import CardText, read_set
from tests.recall.spoiling import SPOILERS, Corpus, Mutant

MEASURED = ("DOW5008", "DOW5011")
"""Advice that an untouched card may get as well (no flavor, no test): it finds no mistake."""
OF_ALL_CARDS = ("DOW5005", "no card of this set is one")
"""Code and reason of what is told where all cards of the set are there: here are one file's."""


@dataclass
class Share:
    """What became of the mutants of one kind."""

    made: int = 0
    same: int = 0  # print the same tree as the untouched file: no mistake at all
    found: int = 0
    at_the_line: int = 0
    missed: list[Mutant] = field(default_factory=list)

    @property
    def wrong(self) -> int:
        return self.made - self.same


class Measure:
    """One set of cards, its corpus, and the checker."""

    def __init__(self, folder: Path, ruleset: str = "dead_of_winter") -> None:
        self.words: Language = language(ruleset)
        self.files = read_set(folder, self.words)
        kinds = {kind.name for kind in self.words.vocabulary.kinds}
        names: dict[str, list[str]] = {}
        self.own: dict[str, dict[str, dict[str, str]]] = {}
        for card in self.files:
            for line in card.cards:
                name = line.parts[0].values[0].value if line.shape in kinds else ""  # type: ignore[union-attr]
                if name:
                    names.setdefault(line.shape, []).append(name)
                    self.own.setdefault(card.label, {}).setdefault(line.shape, {})[name] = slug(
                        name
                    )
        self.names = {
            kind: {name: slug(name) for name in of_kind} for kind, of_kind in names.items()
        }
        listed = {kind: tuple(of_kind) for kind, of_kind in names.items()}
        self.corpus = Corpus(
            tuple(self.files), listed, Lexicon(self.words.vocabulary, self.words.grammar)
        )

    def found(self, label: str, text: str) -> list[Diagnostic]:
        """Everything that is wrong with one file of the set, the names of all the others being
        known.
        """
        own = self.own.get(label, {})
        others = {
            kind: {n: s for n, s in of_kind.items() if n not in own.get(kind, {})}
            for kind, of_kind in self.names.items()
        }
        file, parsed = parse(label, text, self.words.parser)
        result = check(
            (file,),
            self.words.vocabulary,
            self.words.grammar,
            SetWorld("base", others, partial=True),
            parsed,
        )
        return [
            d
            for d in (*parsed, *result.diagnostics)
            if d.code not in MEASURED
            and not (d.code == OF_ALL_CARDS[0] and d.message.endswith(OF_ALL_CARDS[1]))
        ]

    def mutants(self, kind: str, most: int, seed: int = 1) -> Iterator[Mutant]:
        """At most so many mutants of a kind, spread evenly over all that can be made."""
        chance = Random(f"{kind} {seed}")
        every = [
            mutant for card in self.files for mutant in SPOILERS[kind](card, self.corpus, chance)
        ]
        yield from every if len(every) <= most else chance.sample(every, most)

    def share(self, kind: str, most: int, seed: int = 1) -> Share:
        """The checker over the mutants of one kind."""
        out = Share()
        texts = {card.label: card.text for card in self.files}
        for mutant in self.mutants(kind, most, seed):
            out.made += 1
            found = self.found(mutant.label, mutant.text)
            if not found:
                if self._reads_the_same(texts[mutant.label], mutant):
                    out.same += 1
                else:
                    out.missed.append(mutant)
                continue
            out.found += 1
            out.at_the_line += any(d.span.line <= mutant.line <= d.span.end_line for d in found)
        return out

    def _reads_the_same(self, text: str, mutant: Mutant) -> bool:
        try:
            return format_text(mutant.label, mutant.text, self.words.parser) == format_text(
                mutant.label, text, self.words.parser
            )
        except Unreadable:
            return False


def table(shares: dict[str, Share]) -> str:
    """The table of kinds and shares."""
    rows = [f"{'kind':<16}{'made':>7}{'same':>7}{'found':>7}{'share':>9}{'at the line':>13}"]
    for kind, share in shares.items():
        wrong = max(share.wrong, 1)
        line = 100 * share.at_the_line / max(share.found, 1)
        rows.append(
            f"{kind:<16}{share.made:>7}{share.same:>7}{share.found:>7}{100 * share.found / wrong:>8.2f}%{line:>12.1f}%"  # noqa: E501
        )
    return "\n".join(rows)


__all__ = ["CardText", "Measure", "Share", "table"]
