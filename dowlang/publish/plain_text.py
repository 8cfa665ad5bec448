"""A card as plain lines for a terminal: its rules text by depth, and each line of its file as one
sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from dowlang.publish.printed_cards import Panel, Printed
from dowlang.publish.rules_text import Item, Passage, Rules
from dowlang.publish.text_runs import Runs, plain, sentence, small
from dowlang.syntax.ast import Line

LABELLED = ("option", "automatic", "passes", "fails")


@dataclass(frozen=True, slots=True)
class Indented:
    """One line of rules text and how deep it stands."""

    depth: int
    text: str


@dataclass(frozen=True, slots=True)
class PlainCard:
    """A card in plain text.

    `head` is what is printed beside the name (kind, symbols, figures). `sentences` are by line of
    the file.
    """

    name: str
    kind: str
    head: tuple[str, ...]
    flavor: str
    trigger: str
    rules: tuple[Indented, ...]
    sentences: dict[int, str] = field(default_factory=dict)


def plain_card(card: Printed, sentences: dict[int, str]) -> PlainCard:
    """Return a printed card as plain text."""
    figures = (f"{figure.label} {figure.value}" for figure in card.body.figures)
    head = tuple(word for word in (*card.subtitles, *card.signs, *figures, *card.marks) if word)
    rules = (
        (Indented(0, card.override),)
        if card.override is not None
        else tuple(_outline(card.body, 0))
    )
    return PlainCard(
        card.name, card.kind.name, head, card.flavor, plain(card.trigger), rules, sentences
    )


def sentences_of(line: Line, rules: Rules) -> dict[int, str]:
    """Return the words of every line of rules below a card's first line, by its number in the
    file.
    """
    out: dict[int, str] = {}
    for each in line.block:
        if said := _sentence(each, rules):
            out[each.span.line] = said
        out |= sentences_of(each, rules)
    return out


def _sentence(line: Line, rules: Rules) -> str:
    if line.shape in LABELLED:
        return plain(rules.label(line))
    try:
        return plain(sentence(rules.lead(line), ""))
    except (
        ValueError,
        AssertionError,
    ):  # a clause of its kind of card, or a row of a table: no sentence of its own
        return ""


def _outline(panel: Panel, depth: int) -> Iterator[Indented]:
    """Yield the rules text of a panel and of those in it.

    Figures of the outermost one stand in the card's head.
    """
    if panel.title:
        yield Indented(
            depth,
            f"{panel.title} {plain(panel.note)}".strip()
            + (":" if panel.passages or panel.panels else ""),
        )
        depth += 1
        if panel.figures:
            yield Indented(
                depth, ", ".join(f"{figure.label} {figure.value}" for figure in panel.figures)
            )
    for fact in panel.facts:
        if not fact.aims:
            yield Indented(depth, f"{fact.label}: {plain(fact.text)}")
    for passage in panel.passages:
        yield from _passage(passage, depth)
    for inner in panel.panels:
        yield from _outline(inner, depth)
    for fact in panel.facts:
        if fact.aims:
            aims = [plain(small(aim) if place else aim) for place, aim in enumerate(fact.aims)]
            yield Indented(depth, f"{fact.label}: {'; '.join(aims)}")


def _passage(passage: Passage, depth: int) -> Iterator[Indented]:
    if passage.shape == "manual":
        yield Indented(depth, f"At the table: {plain(passage.lead)}")
        return
    if passage.lead:
        yield Indented(depth, plain(passage.lead))
        depth += 1
    for inner in passage.body:
        yield from _passage(inner, depth)
    for item in passage.items:
        yield from _item(item, depth)


def _item(item: Item, depth: int) -> Iterator[Indented]:
    label = _marked(item.label, item.mark)
    if len(item.body) == 1 and item.body[0].shape == "sentence":
        yield Indented(depth, f"{label}: {plain(item.body[0].lead)}")
        return
    yield Indented(depth, label + (":" if item.body else ""))
    for inner in item.body:
        yield from _passage(inner, depth + 1)


def _marked(label: Runs, mark: Runs) -> str:
    """A label with its small print: `Pay (only if food ≥ 2)`."""
    return f"{plain(label)} ({plain(small(mark))})" if mark else plain(label)
