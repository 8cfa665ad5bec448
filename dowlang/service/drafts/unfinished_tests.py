"""Write the first lines of a test, up to what it chooses: those of a test that the card has, else
those of the test of a new card of its kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from dowlang.semantics import line_parts
from dowlang.service.card_templates import card_template, test_of_clause, tests_of
from dowlang.service.drafts.card_with_tests import CHOOSABLE, nodes_of, options_on
from dowlang.service.drafts.trigger_setup import first_label, setup_for_trigger
from dowlang.service.option_labels import LABELLED, labels_below
from dowlang.service.positions import TextMap
from dowlang.service.workspace import Document
from dowlang.syntax import ast, parse
from dowlang.syntax.relocation import without_places

BEFORE = ("given", "given_manual", "does", "chooses", "answers", "votes")
"""Shapes of the lines of a test that lead to what it expects."""
TRANSPARENT = ("run", "face", "choose_one")
"""Shapes of the lines between two options that ask and wait for nothing else."""
ANY_FACE = (1, 6)

CHOICE_LINE = "    when player 1 chooses "
OPEN_LINE = "    when player 1 "
"""The last line of a draft whose author says what happens."""


@dataclass(frozen=True, slots=True)
class UnfinishedTest:
    """The lines of a test up to its choice. `choice` is the line that chooses up to the label, None
    where the author has to write what happens before. `model_label` is what the test that was the
    model chooses there, "" where it chooses nothing.
    """

    lines: list[str]
    choice: str | None = None
    model_label: str = ""

    def choosing(self, label: str, dice: Sequence[tuple[int, int]] = ()) -> list[str]:
        """Return the lines with one that chooses a label, after which dice fall. Without a label
        nothing is chosen.
        """
        if self.choice is None:
            return [*self.lines, OPEN_LINE]
        if not label:
            return self.lines
        forced = "".join(f", die {low}" for low, _ in dice)
        return [*self.lines, f'{self.choice}"{label}"{forced}']


def unfinished_up_to(
    document: Document, tests: Sequence[ast.Line], path: Sequence[ast.Line]
) -> UnfinishedTest:
    """Return a test up to the choice of the option in which a path from its card ends.

    It begins like a test that chooses another option of the same choice. Without one it begins like
    a test of the option around it, else like the test of a new card of the kind.
    """
    *above, _ = path
    same_choice = _test_of_same_choice(document, tests, above[-1])
    if same_choice is not None:
        return same_choice
    around = options_on(above)
    if not around:
        start = unfinished_for_card(document, path[0])
        return start if _asks_at_once(above[1:]) else UnfinishedTest(start.lines)
    outer = unfinished_up_to(document, tests, above[: around[-1] + 1])
    if outer.choice is None:
        return outer
    option, *between = above[around[-1] :]
    lines = outer.choosing(line_parts.title(option), dice_on(path[around[-1] :]))
    return UnfinishedTest(lines, CHOICE_LINE if _asks_at_once(between) else None)


def dice_on(path: Sequence[ast.Line]) -> list[tuple[int, int]]:
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


def dice_in(lines: Sequence[ast.Line]) -> list[tuple[int, int]]:
    """Return the faces of the first row of each table that some lines roll for, of a table in such
    a row too.
    """
    dice = []
    for each in lines:
        rows = [row for row in each.block if row.shape == "face"]
        if each.shape == "run" and rows:
            faces = [
                value.value for value in rows[0].part("range") if isinstance(value, ast.Integer)
            ]
            dice += [(faces[0], faces[-1]), *dice_in(rows[0].block)] if faces else []
    return dice


def _test_of_same_choice(
    document: Document, tests: Sequence[ast.Line], block: ast.Line
) -> UnfinishedTest | None:
    """Return the lines of the first test that chooses one of the options in a block."""
    labels = {line_parts.title(row) for row in block.block if row.shape == CHOOSABLE}
    for test in tests:
        if not any(row.shape == "cases" for row in test.block):
            for row in test.block:
                if row.shape == "chooses" and line_parts.title(row) in labels:
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
            begun = text_map.line(row.span.line)[: label.span.column - 1]
            return UnfinishedTest(lines, begun, line_parts.title(row))
        if row.shape in BEFORE:
            last = line_parts.last_line(row)
            lines += [text_map.line(number) for number in range(row.span.line, last + 1)]
    return UnfinishedTest(lines, CHOICE_LINE)


def unfinished_for_card(document: Document, card: ast.Line) -> UnfinishedTest:
    """Return what a test of a kind of cards does, as it is written for a new card.

    Of one that waits for something else it is what brings that about. Where the game declares no
    way, the author writes what happens.
    """
    model = _model_test(document, card)
    if model is None:
        return UnfinishedTest(["    given players = 3, seed 1"], CHOICE_LINE)
    text_map, test = model
    if _triggers_like_template(document, card, test):
        own = labels_below(card)
        chosen = (
            row for row in test.block if row.shape == "chooses" and line_parts.title(row) in own
        )
        return lines_before(text_map, test, next(chosen, None))
    return _unfinished_by_clause(document, card) or _unfinished_by_trigger(
        document, card, text_map, test
    )


def _model_test(document: Document, card: ast.Line) -> tuple[TextMap, ast.Line] | None:
    """Return the first test without a table that a new card of a kind has, with its text."""
    language = document.language
    tests = (
        (TextMap(text), test)
        for text in tests_of(language, card)
        for test in parse(document.label, text, language.parser)[0].lines
        if not any(row.shape == "cases" for row in test.block)
    )
    return next(tests, None)


def _unfinished_by_clause(document: Document, card: ast.Line) -> UnfinishedTest | None:
    """Return the lines that bring about what a clause of a card does, as the game declares them,
    None for a card without such a clause. Where they say no act, the author does.
    """
    text = test_of_clause(document.language, card)
    if not text:
        return None
    (test,) = parse(document.label, text, document.language.parser)[0].lines
    lines = lines_before(TextMap(text), test, None).lines
    acts = any(line.startswith("    when ") for line in lines)
    return UnfinishedTest(lines, CHOICE_LINE if acts else None)


def _unfinished_by_trigger(
    document: Document, card: ast.Line, text_map: TextMap, model: ast.Line
) -> UnfinishedTest:
    """Return the lines that bring about what a card waits for, where the game declares any, with
    what the model gives the card besides.
    """
    vocabulary = document.language.vocabulary
    given = [row for row in model.block if row.shape in ("given", "given_manual")]
    starts = vocabulary.starts
    setup = setup_for_trigger(starts, document.map, card) if starts is not None else None
    if setup is None:
        return UnfinishedTest([text_map.line(row.span.line) for row in given])
    name = line_parts.title(card)
    named = [
        text_map.line(row.span.line)
        for row in given
        if name in [node.value for node in nodes_of(row) if isinstance(node, ast.Text)]
    ]
    special = (each.die.split()[1] for each in vocabulary.enumerations if each.die)
    label = first_label(document.map, card, ("die", "dice", *special))
    return UnfinishedTest([*setup.given, *named, *setup.when], CHOICE_LINE, label)


def _triggers_like_template(document: Document, card: ast.Line, test: ast.Line) -> bool:
    """Return True if the test of a new card of its kind brings a card up too.

    It does where the card has the template's trigger. A test that also does something with the card
    (plays it, chooses its option) needs the template's lines of which it speaks.
    """
    text = card_template(document.language, card.shape)
    template = parse(document.label, text, document.language.parser)[0].lines
    lines = [row for each in template for row in each.block if row.shape not in LABELLED]
    needed = [row for row in lines if row.shape == "trigger"]
    if line_parts.title(card) in _texts_done_with(test):
        spoken_of = {word for row in test.block if row.shape in BEFORE for word in _words(row)}
        needed += [row for row in lines if row.block or not spoken_of.isdisjoint(_words(row))]
    own = [(row.shape, without_places(row.parts)) for row in card.block]
    return all((row.shape, without_places(row.parts)) in own for row in needed)


def _texts_done_with(test: ast.Line) -> Iterator[str]:
    """Yield the names and labels with which a test does something."""
    for row in test.block:
        if row.shape in ("does", "chooses"):
            yield from (node.value for node in nodes_of(row) if isinstance(node, ast.Text))


def _words(row: ast.Line) -> Iterator[str]:
    """Yield the words of a row that the game knows: a die's colour, a terrain, who somebody is."""
    for node in nodes_of(row):
        if isinstance(node, ast.Words):
            yield from node.values
        elif isinstance(node, ast.Reference):
            yield from node.words
