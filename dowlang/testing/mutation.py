"""Find changes of a card that its tests do not notice.

Each change is checked and compiled in memory, and the card's tests are run until one fails.

A change that does not check, or that leaves the card what it was, says nothing about tests: it is
dropped and counted. Tests that fail without any change are left out. The work is bounded: so many
changes of one card, and in each test no more than a few times the answers that the unchanged card
needed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from dowlang import codegen
from dowlang.codegen.target import Uncompilable
from dowlang.engine.setup_options import SetUpRefused
from dowlang.project import pipeline
from dowlang.project.building.in_memory import module_of, with_handlers
from dowlang.semantics.ir import Block, CardTest, Given
from dowlang.semantics.ir_visitor import rebuild
from dowlang.testing.mutants import Mutant, mutants
from dowlang.testing.path_search import ANSWERS
from dowlang.testing.results import WrittenTest
from dowlang.testing.runner import run_test
from dowlang.testing.written_tests import cases, dice_of
from dowlang.vocabulary.declarations import Place
from dowlang.vocabulary.noun_declarations import Noun

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.project.checking import TestsOfSet
    from dowlang.semantics.ir import CheckedCard

Try = TypeVar("Try")

SCHEMA = "dowlang/mutate/1"
MOST_OF_A_CARD = 120
"""Changes of one card that are tried. If there are more, these are taken evenly from all of them.
"""

FOUND, MISSED, UNTESTED, BROKEN, SAME = "found", "missed", "untested", "broken", "same"
PATIENCE = 4
"""Factor of the answers that a test of a changed card may try, against those it took before.

Beyond that it counts as noticing.
"""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one change.

    `outcome` is found (by the test `by`), missed, untested (the card has no test), broken or same.
    """

    card: str
    file: str
    mutant: Mutant
    outcome: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Subject:
    """A card whose changes are tried, with its tests and the answers that each of them took."""

    path: str
    file: str
    checked_card: CheckedCard
    tests: tuple[tuple[WrittenTest, int], ...]


@dataclass(frozen=True, slots=True)
class Found:
    """Of all changes: what became of each, and how many tests were left out because they fail
    anyway.
    """

    outcomes: tuple[Outcome, ...]
    failing: int = 0

    def count(self, outcome: str) -> int:
        """Return the number of one outcome."""
        return sum(one.outcome == outcome for one in self.outcomes)

    @property
    def missed(self) -> int:
        """Return the number of changes no test noticed."""
        return self.count(MISSED)

    @property
    def share(self) -> float:
        """Return the percentage of the changes of tested cards that no test noticed, 0 of none."""
        judged = self.count(FOUND) + self.count(MISSED)
        return round(100 * self.count(MISSED) / judged, 1) if judged else 0.0

    def __add__(self, other: Found) -> Found:
        """Add those of two sets together."""
        return Found(self.outcomes + other.outcomes, self.failing + other.failing)

    def to_dict(self) -> dict[str, Any]:
        """Return it as data for JSON (`schemas/mutate.json`)."""
        rows = [
            {
                "card": one.card,
                "file": one.file,
                "line": one.mutant.line,
                "change": one.mutant.change,
                "before": one.mutant.before,
                "after": one.mutant.after,
                "outcome": one.outcome,
                **({"test": one.by} if one.by else {}),
            }
            for one in self.outcomes
        ]
        counts = {
            outcome: self.count(outcome) for outcome in (FOUND, MISSED, UNTESTED, BROKEN, SAME)
        }
        return {
            "schema": SCHEMA,
            **counts,
            "share": self.share,
            "failing": self.failing,
            "changes": rows,
        }


class Bench:
    """The cards of one request, ready to be changed."""

    def __init__(self, asked: TestsOfSet, card: str = "") -> None:
        self.asked, self.dice = asked, dice_of(asked.cards)
        self.names = other_names(asked)
        self.failing = 0
        self.subjects = tuple(self._subjects(card))
        self.tries = [
            (subject, mutant) for subject in self.subjects for mutant in self._chosen(subject)
        ]

    def _subjects(self, wanted: str) -> Iterator[Subject]:
        every = [case for case in cases(self.asked.cards, self.asked.tests) if not case.test.todo]
        taken: dict[int, int | None] = {}
        for path, (checked_card, label) in self.asked.checked_cards.items():
            if wanted and checked_card.name != wanted:
                continue
            beside = [
                case
                for case in every
                if case.file == label
                and (
                    self._alone(label)
                    or f'"{checked_card.name}"' in self._lines_of(case)
                    or puts_in_force(case.test, checked_card)
                )
            ]
            others = [
                case
                for case in every
                if case.file != label and puts_in_force(case.test, checked_card)
            ]
            tests = []
            for case in (*beside, *others):
                if id(case.test) not in taken:
                    counter = [ANSWERS]
                    passed = run_test(self.asked.cards, case, None, self.dice, counter).passed
                    taken[id(case.test)] = ANSWERS - counter[0] if passed else None
                    self.failing += not passed
                answers = taken[id(case.test)]
                if answers is not None:
                    tests.append((case, answers))
            yield Subject(path, label, checked_card, tuple(tests))

    def _alone(self, label: str) -> bool:
        return sum(file == label for _, file in self.asked.checked_cards.values()) == 1

    @staticmethod
    def _lines_of(case: WrittenTest) -> str:
        """Return the text of the test's own block."""
        lines = case.text.split("\n")
        steps = [step.line for step in case.test.steps]
        return "\n".join(lines[min(steps, default=1) - 1 : max(steps, default=0)])

    def _chosen(self, subject: Subject) -> list[Mutant]:
        tree = self.asked.checked.trees[subject.file]
        line = next(line for line in tree.lines if line.span.line == subject.checked_card.line)
        found = list(mutants(line, self.asked.texts[subject.file].split("\n"), self.names))
        return evenly(found, MOST_OF_A_CARD)

    def run(
        self, tries: Sequence[tuple[Subject, Mutant]], progress: Callable[[], None] | None = None
    ) -> Found:
        """Run the tests on these changes and return the outcomes."""
        outcomes = []
        for subject, mutant in tries:
            outcome, by = self._outcome(subject, mutant)
            outcomes.append(Outcome(subject.path, subject.file, mutant, outcome, by))
            if progress is not None:
                progress()
        return Found(tuple(outcomes), self.failing)

    def _outcome(self, subject: Subject, mutant: Mutant) -> tuple[str, str]:
        checked_card = pipeline.check_again(
            self.asked.checked, subject.file, mutant.text, subject.checked_card
        )
        if checked_card is None:
            return BROKEN, ""
        if meaning(checked_card) == meaning(subject.checked_card):
            return SAME, ""
        if not subject.tests:
            return UNTESTED, ""
        try:
            changed = self._set(subject, checked_card)
        except (Uncompilable, SetUpRefused):  # no game has tables of such a set
            return BROKEN, ""
        for case, answers in subject.tests:
            if not run_test(changed, case, None, self.dice, [PATIENCE * answers + 50]).passed:
                return FOUND, case.test.name
        return MISSED, ""

    def _set(self, subject: Subject, checked_card: CheckedCard) -> CardSet:
        cards = self.asked.cards
        module = module_of(checked_card, subject.path, cards.ruleset.name)
        before = cards.paths[subject.path]
        file = str(before["file"])
        own = codegen.facts(subject.checked_card, subject.path, file)
        of_others = {key: fact for key, fact in before.items() if key not in own}
        # a line left out leaves no fact behind
        facts = json.loads(
            json.dumps({**of_others, **codegen.facts(checked_card, subject.path, file)})
        )
        return with_handlers(cards, {subject.path: lambda: module}, {subject.path: facts})


def meaning(checked_card: CheckedCard) -> str:
    """Return what a card says as a hash, wherever its blocks stand."""
    return codegen.card_hash(
        rebuild(
            checked_card, lambda node: replace(node, path="") if isinstance(node, Block) else node
        )
    )


def puts_in_force(test: CardTest, checked_card: CheckedCard) -> bool:
    """Return True if a `given` of the test names the card by its kind, or the card sets up its
    table.
    """
    for step in test.steps:
        match step:
            case Given("card", text=slug, word=Noun(named_by=kind)) if (kind, slug) == (
                checked_card.kind.name,
                checked_card.slug,
            ):
                return True
            case Given("setting", text=name, setting=kind) if (kind, name) == (
                checked_card.kind.name,
                checked_card.name,
            ):
                return True
    return False


def other_names(asked: TestsOfSet) -> Mapping[str, str]:
    """Return for every name that a card can write the next of its kind in the order of names.

    For places without a name it is the first of theirs.
    """
    words = pipeline.language(asked.cards.ruleset.name).vocabulary
    kinds = {
        noun.named_by: noun.name
        for noun in words.nouns
        if noun.named_by and noun.domain is not None
    }
    out: dict[str, str] = {}
    for kind, noun in kinds.items():
        names = sorted(str(card["name"]) for card in asked.cards.of_kind.get(kind, ()))
        if len(names) > 1:
            out.update(zip(names, [*names[1:], names[0]], strict=True))
            for word in words.words:
                if word.place is Place.REFERENCE and word.noun == noun and "{" not in word.phrase:
                    out[word.phrase] = next(
                        (name for name in names if name.lower() not in word.phrase), names[0]
                    )
    return out


def evenly(found: Sequence[Try], most: int) -> list[Try]:
    """Take at most so many, evenly from all, in their order."""
    if len(found) <= most:
        return list(found)
    return [found[place * len(found) // most] for place in range(most)]


def told(found: Found) -> str:
    """Return the changes that no test noticed, each as the line that it made, and the sums."""
    lines = []
    for one in found.outcomes:
        if one.outcome == MISSED:
            lines.append(f"{one.file}:{one.mutant.line}: missed: {one.mutant.change}")
            lines += (
                [f"    - {one.mutant.before}", f"    + {one.mutant.after}"]
                if one.mutant.after
                else [f"    - {one.mutant.before}"]
            )
    untested: dict[tuple[str, str], int] = {}
    for one in found.outcomes:
        if one.outcome == UNTESTED:
            untested[one.file, one.card] = untested.get((one.file, one.card), 0) + 1
    lines += [
        f"{file}: no test: {_changes(count)} of {card} would not be noticed"
        for (file, card), count in untested.items()
    ]
    if found.failing:
        said = (
            "test fails without any change and was"
            if found.failing == 1
            else "tests fail without any change and were"
        )
        lines.append(f"{found.failing} {said} left out")
    judged = found.count(FOUND) + found.count(MISSED)
    lines.append(
        f"{_changes(judged)} of tested cards: {found.count(FOUND)} noticed, {found.count(MISSED)} "
        f"missed ({found.share} %); "
        f"dropped: {found.count(BROKEN)} that do not check, {found.count(SAME)} that mean the same"
    )
    return "\n".join(lines)


def _changes(count: int) -> str:
    return f"{count} {'change' if count == 1 else 'changes'}"
