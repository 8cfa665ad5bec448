"""Draft a test of what no test of a card has chosen: its first lines are those of a test of the
card, its last line is for the author to end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from dowlang.semantics import line_parts
from dowlang.service.card_templates import card_template, tests_of
from dowlang.service.drafts.resource_setup import affordable
from dowlang.service.drafts.trigger_setup import first_label, setup_for_trigger
from dowlang.service.option_labels import (
    CHOOSING,
    LABELLED,
    ChosenLabel,
    chosen_in,
    labels_below,
    value_in,
)
from dowlang.service.positions import Edit, Range, TextMap
from dowlang.service.workspace import Document
from dowlang.syntax import ast, parse
from dowlang.syntax.relocation import nodes, without_places

CHOOSABLE = "option"  # what is automatic and what a vote decides nobody chooses by its label
BEFORE = ("given", "given_manual", "does", "chooses", "answers", "votes")
"""Shapes of the lines of a test that lead to what it expects."""
TRANSPARENT = ("run", "face", "choose_one")
"""Shapes of the lines between two options that ask and wait for nothing else."""
ANY_FACE = (1, 6)

CHOICE_LINE = "    when player 1 chooses "
OPEN_LINE = "    when player 1 "
"""The last line of a draft whose author says what happens."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A test to write: what is said of it, and the change. The cursor waits at its end."""

    title: str
    edit: Edit


@dataclass(frozen=True, slots=True)
class CardWithTests:
    """A card, and the tests of its file that name it."""

    document: Document
    card: ast.Line
    tests: tuple[ast.Line, ...]


@dataclass(slots=True)
class UnfinishedTest:
    """The lines of a test up to what is chosen, and the line that chooses before the label, "" for
    a line that the author writes. `label` is what is chosen there by the test that was the model.
    """

    lines: list[str] = field(default_factory=list)
    head: str = ""
    label: str = ""

    def choosing(self, label: str, dice: Sequence[tuple[int, int]] = ()) -> list[str]:
        """Return the lines with one that chooses a label, after which dice fall."""
        if self.head and not label:
            return self.lines
        said = "".join(f", die {low}" for low, _ in dice)
        return [*self.lines, f'{self.head}"{label}"{said}' if self.head else OPEN_LINE]


def draft_at(document: Document, line: int) -> Draft | None:
    """Return a test of the option that a line is in, or of the card that begins there.

    Return None where a test of the file has chosen it.
    """
    of = card_with_tests(document, line)
    if of is None:
        return None
    card, tests = of.card, of.tests
    if line == card.span.line:
        if tests:
            return None
        start = unfinished_for_card(document, card)
        label = start.label if start.label in labels_below(card) else ""
        return as_draft(of, start.choosing(label), "", "write a test of this card")
    path = path_to(card, line)
    ends = [at for at, row in enumerate(path) if row.shape == CHOOSABLE]
    label = first_quoted(path[ends[-1]]) if ends else ""
    if not label:
        return None
    dice = _dice(path[ends[-1] :])
    chosen = (each for test in tests for each in chosen_in(test, ("chooses",)))
    if any(each.text.value == label and _falls(each, dice) for each in chosen):
        return None
    start = unfinished_up_to(document, tests, path[: ends[-1] + 1])
    lines = affordable(document, start.choosing(label, dice), path)
    return as_draft(of, lines, label, f"write a test of `{label}`")


def card_with_tests(document: Document, line: int) -> CardWithTests | None:
    """Return the card that a line is in, with its tests. Return None where no card is."""
    kinds = document.language.vocabulary.kind_names
    cards = [each for each in document.tree.lines if each.span.line <= line]
    if not cards or cards[-1].shape not in kinds or (name := line_parts.text(cards[-1])) is None:
        return None
    tests = (
        each
        for each in document.tree.lines
        if each.shape == "test" and name.value in set(_texts(each, CHOOSING))
    )
    return CardWithTests(document, cards[-1], tuple(tests))


def _texts(test: ast.Line, without: Sequence[str]) -> Iterator[str]:
    for row in line_parts.rows(test.block):
        if row.shape not in without:
            yield from (node.value for node in _nodes(row) if isinstance(node, ast.Text))


def path_to(card: ast.Line, line: int) -> list[ast.Line]:
    """Return the rows that a line is in, from the card to the innermost."""
    path = [card]
    while True:
        inner = [
            row for row in path[-1].block if row.span.line <= line <= line_parts.last_line(row)
        ]
        if not inner:
            return path
        path.append(inner[0])


def _dice(path: Sequence[ast.Line]) -> list[tuple[int, int]]:
    """Return the faces between which each die falls on the way from an option to a row in it."""
    dice = []
    for above, row in pairwise(path):
        for each in above.block[: above.block.index(row)]:
            if each.shape == "run" and any(below.part("range") for below in each.block):
                dice.append(ANY_FACE)  # another table was rolled for before
        faces = [value.value for value in row.part("range") if isinstance(value, ast.Integer)]
        if row.shape == "face" and faces:
            dice.append((faces[0], faces[-1]))
    return dice


def _falls(chosen: ChosenLabel, dice: Sequence[tuple[int, int]]) -> bool:
    """Return True if the dice that a test gives with a choice fall as they are wanted."""
    said = (each for part in chosen.line.parts_named("forced") for each in part.values)
    values = (value_in(chosen.cells, each) for each in said)
    given = [value.value for value in values if isinstance(value, ast.Integer)]
    fit = (low <= face <= high for face, (low, high) in zip(given, dice, strict=False))
    return len(given) >= len(dice) and all(fit)


def first_quoted(row: ast.Line) -> str:
    """Return the first text in quotes of a row, "" for none."""
    title = line_parts.text(row)
    return title.value if title is not None else ""


def unfinished_up_to(
    document: Document, tests: Sequence[ast.Line], path: Sequence[ast.Line]
) -> UnfinishedTest:
    """Return a test up to the choice of the option that a way from its card ends in.

    It begins like a test that chooses another option of the same choice. Without one it begins like
    a test of the option around it, else like the test of a new card of the kind.
    """
    *above, _ = path
    same_choice = _test_of_same_choice(document, tests, above[-1])
    if same_choice is not None:
        return same_choice
    around = [at for at, row in enumerate(above) if row.shape == CHOOSABLE]
    if not around:
        start = unfinished_for_card(document, path[0])
        return start if _asks_at_once(above[1:]) else UnfinishedTest(start.lines)
    outer = unfinished_up_to(document, tests, above[: around[-1] + 1])
    if not outer.head:
        return UnfinishedTest(outer.lines)
    option, *between = above[around[-1] :]
    lines = outer.choosing(first_quoted(option), _dice(path[around[-1] :]))
    return UnfinishedTest(lines, CHOICE_LINE if _asks_at_once(between) else "")


def _test_of_same_choice(
    document: Document, tests: Sequence[ast.Line], block: ast.Line
) -> UnfinishedTest | None:
    """Return the lines of the first test that chooses one of the options in a block."""
    labels = {first_quoted(row) for row in block.block if row.shape == CHOOSABLE}
    for test in tests:
        if not any(row.shape == "cases" for row in test.block):
            for row in test.block:
                if row.shape == "chooses" and first_quoted(row) in labels:
                    return lines_before(document.map, test, row)
    return None


def _asks_at_once(rows: Sequence[ast.Line]) -> bool:
    """Return True if the lines between two options ask and wait for nothing else."""
    return all(row.shape in TRANSPARENT for row in rows)


def lines_before(text_map: TextMap, test: ast.Line, choice: ast.Line | None) -> UnfinishedTest:
    """Return the lines of a test up to one that chooses, all that lead on without one."""
    lines: list[str] = []
    for row in test.block:
        if row is choice:
            label = row.part("label")[0]
            return UnfinishedTest(
                lines, text_map.line(row.span.line)[: label.span.column - 1], first_quoted(row)
            )
        if row.shape in BEFORE:
            lines += [
                text_map.line(number)
                for number in range(row.span.line, line_parts.last_line(row) + 1)
            ]
    return UnfinishedTest(lines, CHOICE_LINE)


def unfinished_for_card(document: Document, card: ast.Line) -> UnfinishedTest:
    """Return what a test of a kind of cards does, as it is written for a new card.

    Of one that waits for something else it is what brings that about. Where the game declares no
    way, the last line is open at what happens.
    """
    words = document.language
    tests = [
        (TextMap(text), test)
        for text in tests_of(words, card)
        for test in parse(document.label, text, words.parser)[0].lines
        if not any(row.shape == "cases" for row in test.block)
    ]
    if not tests:
        return UnfinishedTest(["    given players = 3, seed 1"], CHOICE_LINE)
    text_map, test = tests[0]
    if _triggers_like_template(document, card, test):
        own = labels_below(card)
        chosen = (row for row in test.block if row.shape == "chooses" and first_quoted(row) in own)
        return lines_before(text_map, test, next(chosen, None))
    given = [row for row in test.block if row.shape in ("given", "given_manual")]
    starts = words.vocabulary.starts
    found = setup_for_trigger(starts, document.map, card) if starts is not None else None
    if found is None:
        return UnfinishedTest([text_map.line(row.span.line) for row in given])
    named = [
        text_map.line(row.span.line)
        for row in given
        if first_quoted(card) in [node.value for node in _nodes(row) if isinstance(node, ast.Text)]
    ]
    special = (each.die.split()[1] for each in words.vocabulary.enumerations if each.die)
    label = first_label(document.map, card, ("die", "dice", *special))
    return UnfinishedTest([*found.given, *named, *found.when], CHOICE_LINE, label)


def _triggers_like_template(document: Document, card: ast.Line, test: ast.Line) -> bool:
    """Return True if the test of a new card of its kind brings a card up too.

    It does where the card has the template's trigger. A test that also does something with the card
    (plays it, chooses its option) needs the template's lines of which it speaks.
    """
    text = card_template(document.language, card.shape)
    template = parse(document.label, text, document.language.parser)[0].lines
    lines = [row for each in template for row in each.block if row.shape not in LABELLED]
    needed = [row for row in lines if row.shape == "trigger"]
    if first_quoted(card) in _texts_done_with(test):
        spoken_of = {word for row in test.block if row.shape in BEFORE for word in _words(row)}
        needed += [row for row in lines if row.block or not spoken_of.isdisjoint(_words(row))]
    own = [(row.shape, without_places(row.parts)) for row in card.block]
    return all((row.shape, without_places(row.parts)) in own for row in needed)


def _texts_done_with(test: ast.Line) -> Iterator[str]:
    """Yield the names and labels with which a test does something."""
    for row in test.block:
        if row.shape in ("does", "chooses"):
            yield from (node.value for node in _nodes(row) if isinstance(node, ast.Text))


def _nodes(row: ast.Line) -> Iterator[ast.Node]:
    return nodes(tuple(line_parts.values(row)))


def _words(row: ast.Line) -> Iterator[str]:
    """Yield the words of a row that the game knows: a die's colour, a terrain, who somebody is."""
    for node in _nodes(row):
        if isinstance(node, ast.Words):
            yield from node.values
        elif isinstance(node, ast.Reference):
            yield from node.words


def as_draft(of: CardWithTests, lines: list[str], label: str, said: str) -> Draft:
    """Return the draft of a test with some lines, behind the last one of its card.

    `label` tells what is tested, "" for the card itself, `said` what is done.
    """
    document = of.document
    name, others = (first_quoted(of.card), {first_quoted(test) for test in document.tree.lines})
    title = f"{name}: {label}" if label else f"{name}: a test"
    while title in others:
        title += " again"
    at_end = line_parts.last_line((of.tests or (of.card,))[-1])
    at = document.map.position(document.map.offset(at_end, len(document.map.line(at_end)) + 1))
    whole = lines[-1] == OPEN_LINE or lines[-1].startswith("    then ")
    text = "\n".join(["", "", f'test "{title}"', *lines, *([] if whole else ["    then "])])
    return Draft(said, Edit(Range(at, at), text))
