"""Walk through what stands on a card line by line, with how deep each line stands.

Formats that print lines one below the other (Markdown, plain text) write each in their own way.
Those that print boxes (HTML, faces) read the panels themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from dowlang.publish.rules_text.passages import Branch, Passage
from dowlang.publish.rules_text.printed_card import Figure, Panel
from dowlang.publish.rules_text.text_runs import Run, Runs

Sort = Literal["title", "figures", "fact", "condition", "manual", "sentence", "branch"]


@dataclass(frozen=True, slots=True)
class OutlineLine:
    """One line of a card.

    A title, a fact, a condition and a branch have a `label`, a title and a branch a `note` beside
    it. `text` is the sentence itself, or that of a branch which is no longer. `opens` says that
    lines stand below it.
    """

    depth: int
    sort: Sort
    label: Runs = ()
    note: Runs = ()
    text: Runs = ()
    figures: tuple[Figure, ...] = ()
    opens: bool = False


def outline(panel: Panel, facts: bool = True) -> Iterator[OutlineLine]:
    """Yield the lines of a panel and of those in it. Without `facts`, those that stand under no
    title are left out.

    Figures of the outermost panel stand in the card's head.
    """
    yield from _of_panel(panel, 0, facts)


def lines_of_passage(passage: Passage, depth: int = 0) -> Iterator[OutlineLine]:
    """Yield the lines of a passage, the first of them so deep."""
    if passage.form == "manual":
        yield OutlineLine(depth, "manual", text=passage.lead)
        return
    if passage.lead:
        yield OutlineLine(depth, "sentence", text=passage.lead)
        depth += 1
    for inner in passage.body:
        yield from lines_of_passage(inner, depth)
    for branch in passage.items:
        yield from _of_branch(branch, depth)


def _of_branch(branch: Branch, depth: int) -> Iterator[OutlineLine]:
    if len(branch.body) == 1 and branch.body[0].form == "sentence":
        yield OutlineLine(depth, "branch", branch.label, branch.note, branch.body[0].lead)
        return
    yield OutlineLine(depth, "branch", branch.label, branch.note, opens=bool(branch.body))
    for inner in branch.body:
        yield from lines_of_passage(inner, depth + 1)


def _of_panel(panel: Panel, depth: int, facts: bool) -> Iterator[OutlineLine]:
    if panel.title:
        opens = bool(panel.passages or panel.panels)
        yield OutlineLine(depth, "title", (Run(panel.title),), panel.note, opens=opens)
        depth += 1
        if panel.figures:
            yield OutlineLine(depth, "figures", figures=panel.figures)
    for fact in panel.facts if facts or panel.title else ():
        if not fact.aim:
            yield OutlineLine(depth, "fact", (Run(fact.label),), text=fact.text)
    for passage in panel.passages:
        yield from lines_of_passage(passage, depth)
    for inner in panel.panels:
        yield from _of_panel(inner, depth, facts)
    for fact in panel.facts:
        if fact.aim:
            yield OutlineLine(depth, "condition", (Run(fact.label),), text=fact.aim)
