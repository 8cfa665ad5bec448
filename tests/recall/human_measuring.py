"""What the checker says of mistakes as people make them: whether it says something, where, with
which help, and what comes of the help.

`python -m tests.recall human` prints the table. A hint is taken at its word (`applying`): the first
thing it offers is typed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from dataclasses import fields as fields_of
from functools import cached_property
from pathlib import Path
from random import Random

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.decoding import read
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.project.mending.typed_back import typed_back
from dowlang.project.pipeline import Language, language
from dowlang.semantics import SetWorld, check
from dowlang.semantics.lexicon import Lexicon
from dowlang.source.slugs import slug
from dowlang.syntax import disagreements, parse
from dowlang.syntax.relocation import without_places
from tests.recall.applying import applied, offers, typed
from tests.recall.card_text import CardText, read_set
from tests.recall.human import ANOTHER_CARD, HUMAN
from tests.recall.spoiling import Corpus, Mutant

ROOT = Path(__file__).parents[2]
FOLDERS = ("cards/base", "examples/mechanics", "examples/long_thaw")


@dataclass
class Told:
    """What was said of the mutants of one kind.

    Every count but `made` and `same` is one of those that are no card like the untouched one.
    `lines` are all that the findings offer to type (`--fix` too), `right` those after which the
    line checks and no other breaks, `itself` those that are what was written.
    """

    made: int = 0
    same: int = 0
    found: int = 0
    at_the_line: int = 0
    one: int = 0
    helped: int = 0
    offered: int = 0
    checks: int = 0
    restored: int = 0
    lines: int = 0
    right: int = 0
    itself: int = 0
    silent: list[Mutant] = field(default_factory=list)
    refused: list[tuple[Mutant, Diagnostic]] = field(default_factory=list)
    foolish: list[tuple[Mutant, Diagnostic, str]] = field(default_factory=list)
    wrong: list[tuple[Mutant, Diagnostic, str]] = field(default_factory=list)
    other: list[tuple[Mutant, Diagnostic, str]] = field(default_factory=list)

    def add(self, other: Told) -> None:
        """Take the counts of another kind as well."""
        for each in fields_of(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


class HumanMeasure:
    """The cards of the set and of the examples, and the checker with its hints."""

    def __init__(self, ruleset: str = "dead_of_winter") -> None:
        self.words: Language = language(ruleset)
        self.files = [
            CardText(f"{folder}/{card.label}", card.text, card.words)
            for folder in FOLDERS
            for card in read_set(ROOT / folder, self.words)
        ]
        kinds = {kind.name for kind in self.words.vocabulary.kinds}
        self.own: dict[str, list[tuple[str, str]]] = {}
        self.defines: dict[str, list[str]] = {}
        for card in self.files:
            for line in card.cards:
                if line.shape in kinds:
                    self.own.setdefault(card.label, []).append(
                        (line.shape, line.parts[0].values[0].value)
                    )  # type: ignore[union-attr]
            for line in card.file.lines:
                if line.shape == "define":
                    self.defines.setdefault(card.label, []).append(line.parts[0].values[0].value)  # type: ignore[union-attr]

    @cached_property
    def corpus(self) -> Corpus:
        listed: dict[str, tuple[str, ...]] = {}
        for pairs in self.own.values():
            for kind, name in pairs:
                listed[kind] = (*listed.get(kind, ()), name)
        return Corpus(tuple(self.files), listed, Lexicon(self.words.vocabulary, self.words.grammar))

    def world(self, label: str) -> SetWorld:
        """The names of all other files."""
        names: dict[str, dict[str, str]] = {}
        for file, pairs in self.own.items():
            for kind, name in pairs if file != label else ():
                names.setdefault(kind, {})[name] = slug(name)
        mine = {name for _, name in self.own.get(label, ())}
        names = {
            kind: {name: s for name, s in of_kind.items() if name not in mine}
            for kind, of_kind in names.items()
        }
        defines = {
            name: slug(name)
            for file, of_file in self.defines.items()
            if file != label
            for name in of_file
        }
        return SetWorld("base", names, partial=True, defines=defines)

    def found(self, label: str, text: str, hints: bool = True) -> list[Diagnostic]:
        """The errors of a file, the names of all the others being known; with their hints as
        `dow check` gives them.
        """
        source, spoilt = read(text.encode(), label)
        file, parsed = parse(label, source.text, self.words.parser)
        world = self.world(label)
        words = self.words
        result = check((file,), words.vocabulary, words.grammar, world, parsed)
        forms = disagreements(file, source.text, words.parser)
        every = [*spoilt, *parsed, *forms, *result.diagnostics]
        if hints:
            every = typed_back(
                every,
                {label: source},
                {label: file},
                words.vocabulary,
                words.grammar,
                words.parser,
                world,
            )
        return [each for each in every if each.severity is Severity.ERROR]

    def mutants(self, kind: str, most: int, seed: int = 1) -> Iterator[Mutant]:
        """At most so many mutants of a kind, drawn from all that can be made."""
        chance = Random(f"human {kind} {seed}")
        files = list(self.files)
        chance.shuffle(files)
        each = max(1, 3 * most // len(files))
        every: list[Mutant] = []
        for card in files:
            of_file = list(HUMAN[kind](card, self.corpus, chance))
            every += chance.sample(of_file, min(each, len(of_file)))
        yield from every if len(every) <= most else chance.sample(every, most)

    def told(self, kind: str, most: int, seed: int = 1) -> Told:
        """What is said of the mutants of one kind."""
        out = Told()
        texts = {card.label: card.text for card in self.files}
        for mutant in self.mutants(kind, most, seed):
            out.made += 1
            meant = self._tree(mutant.label, texts[mutant.label])
            found = self.found(mutant.label, mutant.text)
            if not found:
                if self._tree(mutant.label, mutant.text) == meant:
                    out.same += 1
                else:
                    out.silent.append(mutant)
                continue
            self._judge(out, mutant, found, meant)
        return out

    def _judge(self, out: Told, mutant: Mutant, found: list[Diagnostic], meant: object) -> None:
        here = [each for each in found if each.span.line <= mutant.line <= each.span.end_line]
        first = (here or found)[0]
        out.found += 1
        out.at_the_line += bool(here)
        out.one += len(found) == 1
        out.helped += bool(first.help)
        for each in found:
            self._offered(out, mutant, each, found)
        text = applied(first, mutant.text)
        if text is None:
            return
        out.offered += 1
        again = self.found(mutant.label, text, hints=False)
        checks = not any(each.span.line == first.span.line for each in again) and len(again) < len(
            found
        )
        out.checks += checks
        restored = not again and self._tree(mutant.label, text) == meant
        out.restored += restored
        if not checks:
            out.refused.append((mutant, first))
        elif not restored:
            out.other.append((mutant, first, text.split("\n")[first.span.line - 1].strip()))

    def _offered(
        self, out: Told, mutant: Mutant, each: Diagnostic, found: list[Diagnostic]
    ) -> None:
        """Type all that a finding offers, one after the other."""
        line = mutant.text.split("\n")[each.span.line - 1].strip()
        ways = [(offer, typed(each, offer, mutant.text)) for offer in offers(each)]
        if each.fix:
            ways.append(("--fix", apply_fixes(mutant.text, [each])[0]))
        for offer, text in ways:
            out.lines += 1
            if offer == line or text == mutant.text:
                out.itself += 1
                out.foolish.append((mutant, each, offer))
                continue
            again = self.found(mutant.label, text, hints=False)
            if len(again) < len(found) and all(one.span.line != each.span.line for one in again):
                out.right += 1
            else:
                out.wrong.append((mutant, each, offer))

    def _tree(self, label: str, text: str) -> object:
        return without_places(parse(label, text, self.words.parser)[0].lines)


COLUMNS = ("found", "at the line", "one", "help", "offers", "checks", "restores", "all check")


def table(told: dict[str, Told]) -> str:
    """The table of kinds and shares.

    `found` is of all that are not the same card; `checks` of what is offered first, `all check` of
    every line that is offered; the others of what is found.
    """
    rows = [f"{'kind':<22}{'made':>6}{'same':>6}" + "".join(f"{name:>12}" for name in COLUMNS)]
    whole = Told()
    for each in told.values():
        whole.add(each)
    for kind, one in [*told.items(), ("all", whole)]:
        wrong = one.made - one.same
        pairs = (
            (one.found, wrong),
            (one.at_the_line, one.found),
            (one.one, one.found),
            (one.helped, one.found),
            (one.offered, one.found),
            (one.checks, one.offered),
            (one.restored, one.found),
            (one.right, one.lines),
        )
        star = "*" if kind in ANOTHER_CARD else ""
        rows.append(
            f"{kind + star:<22}{one.made:>6}{one.same:>6}"
            + "".join(f"{100 * part / max(of, 1):>11.1f}%" for part, of in pairs)
        )
    return "\n".join(
        [
            *rows,
            "* what checks clean may be another right card",
            f"{whole.lines} lines offered, {whole.itself} of them are what was written",
        ]
    )


__all__ = ["HumanMeasure", "Told", "table"]
