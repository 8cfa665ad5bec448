"""A card as plain lines for a terminal: its rules text by depth, and each line of its file as one
sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from dowlang.publish.rules_text.author_texts import translated
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.outline import OutlineLine, lines_of_passage, outline
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.passages import PassageBuilder
from dowlang.publish.rules_text.printed_card import Panel, PrintedCard
from dowlang.publish.rules_text.set_description import CardSource
from dowlang.publish.rules_text.text_runs import plain, sentence, small
from dowlang.source.one_line import in_one_line
from dowlang.source.text_forms import capitalised
from dowlang.syntax.ast import Line, Phrase
from dowlang.syntax.relocation import nodes

ENGLISH = PageLabels()
OFFERS = ("offer", "bargain")
LABELLED = ("option", "automatic", "passes", "fails")


@dataclass(frozen=True, slots=True)
class Indented:
    """One line of rules text and how deep it stands."""

    depth: int
    text: str


class Sides(NamedTuple):
    """The outcomes of a vote or an offer, for yes and for no."""

    yes: str
    no: str


@dataclass(frozen=True, slots=True)
class PlainCard:
    """A card in plain text.

    `called` is its kind in words, `head` what is printed beside the name (symbols, figures).
    `sentences` are by line of the file, and `sides` by line of a vote or an offer: what each answer
    brings about. `options` are the rules of each option, in the order of their numbers.
    """

    name: str
    kind: str
    called: str
    head: tuple[str, ...]
    flavor: str
    trigger: str
    rules: tuple[Indented, ...]
    sentences: dict[int, str] = field(default_factory=dict)
    sides: dict[int, Sides] = field(default_factory=dict)
    options: tuple[str, ...] = ()


def plain_cards(printer: CardPrinter, cards: Sequence[CardSource]) -> tuple[PlainCard, ...]:
    """Return the cards of a printer as plain text, in their order. Raises `MissingMessages`."""
    made = tuple(
        plain_card(
            printed,
            translated(card.line, card.texts, printer.info.sets),
            printer.rules_of(card),
            printer.labels,
        )
        for card, printed in zip(cards, printer.printed(), strict=True)
    )
    printer.raise_for_missing()
    return made


def plain_card(
    card: PrintedCard, line: Line, rules: PassageBuilder, labels: PageLabels
) -> PlainCard:
    """Return a printed card as plain text. `line` is its first line, with the others below it.

    `labels` say what stands beside its rules, in the language of the card.
    """
    figures = (f"{figure.label} {figure.value}" for figure in card.body.figures)
    signs = (labels.symbol(sign) for sign in card.signs)
    marks = (labels.mark(mark) for mark in card.marks)
    head = tuple(
        word for word in (*card.of_decks, *card.subtitles, *signs, *figures, *marks) if word
    )
    return PlainCard(
        card.name,
        card.kind.name,
        labels.kind(card.kind),
        head,
        card.flavor,
        plain(card.trigger),
        outline_of(card, labels),
        sentences_of(line, rules),
        sides_of(line, rules, labels),
        tuple(options_of(line, rules, labels)),
    )


def outline_of(card: PrintedCard, labels: PageLabels = ENGLISH) -> tuple[Indented, ...]:
    """Return the lines of a printed card's rules, or the author's own text in their place."""
    if card.override is not None:
        return (Indented(0, card.override),)
    return lines_of_panel(card.body, labels)


def lines_of_panel(panel: Panel, labels: PageLabels = ENGLISH) -> tuple[Indented, ...]:
    """Return the lines of a panel and of those in it."""
    return tuple(Indented(line.depth, _line_text(line, labels)) for line in outline(panel))


def lines_of(card: PrintedCard, labels: PageLabels) -> Iterator[str]:
    """Yield a card as plain lines: its trigger, then its rules, deeper ones further in."""
    if card.trigger:
        yield plain(card.trigger)
    for line in outline_of(card, labels):
        yield "  " * line.depth + line.text


def sentences_of(line: Line, rules: PassageBuilder) -> dict[int, str]:
    """Return the words of every line of rules below a card's first line, by its number in the
    file.
    """
    out: dict[int, str] = {}
    with rules.within(line):
        for each in line.block:
            if said := _sentence(each, rules):
                out[each.span.line] = said
            out |= sentences_of(each, rules)
    return out


def sides_of(line: Line, rules: PassageBuilder, labels: PageLabels) -> dict[int, Sides]:
    """Return what each answer to a vote or an offer brings about, by the line that asks."""
    out: dict[int, Sides] = {}
    for at, each in enumerate(line.block):
        if each.shape == "vote":
            by_shape = {side.shape: side for side in each.block}
            later = line.block[at + 1 :]
            out[each.span.line] = Sides(
                *(
                    _ballot(by_shape.get(shape), _told_of(ballot, later, rules), rules, labels)
                    for shape, ballot in (("passes", "yes"), ("fails", "no"))
                )
            )
        elif each.shape in OFFERS:
            by_shape = {side.shape: side for side in each.block}
            taken = [plain(sentence(rules.node(do), ".")) for do in each.part("do")]
            out[each.span.line] = Sides(
                in_one_line((*taken, *_below(by_shape.get("if_so"), rules, labels))),
                in_one_line(_below(by_shape.get("if_not"), rules, labels))
                or labels.text("nothing-happens"),
            )
        out |= sides_of(each, rules, labels)
    return out


def options_of(line: Line, rules: PassageBuilder, labels: PageLabels) -> Iterator[str]:
    """Yield the rules of each option below a line, an option before those inside it."""
    for each in line.block:
        if each.shape == "option":
            yield in_one_line(_below(each, rules, labels))
        yield from options_of(each, rules, labels)


def _ballot(
    side: Line | None, later: Sequence[Line], rules: PassageBuilder, labels: PageLabels
) -> str:
    """Return the label and the rules of one side of a vote, and what the lines `later` bring who
    votes so.
    """
    nothing = labels.text("nothing-happens")
    label = plain(rules.label(side)) if side is not None else ""
    own = [line for line in _below(side, rules, labels) if not (later and line == nothing)]
    told = in_one_line((*own, *_lines(later, rules, labels)))
    if label and told:
        return f"{label}{labels.colon}{told}"
    return label or told or nothing


def _told_of(ballot: str, lines: Sequence[Line], rules: PassageBuilder) -> tuple[Line, ...]:
    """Return those of the lines behind a vote that speak of who has voted so, up to the next
    vote.
    """
    others = (at for at, line in enumerate(lines) if any(_is_vote(each) for each in nodes(line)))
    ballots = rules.words.forms.ballots
    return tuple(
        line
        for line in lines[: next(others, len(lines))]
        if any(
            isinstance(each, Phrase) and ballots.get(each.pattern) == ballot for each in nodes(line)
        )
    )


def _is_vote(node: object) -> bool:
    return isinstance(node, Line) and node.shape == "vote"


def _below(line: Line | None, rules: PassageBuilder, labels: PageLabels) -> tuple[str, ...]:
    """Return the rules text of a line's block."""
    return _lines(line.block, rules, labels) if line is not None else ()


def _lines(lines: Sequence[Line], rules: PassageBuilder, labels: PageLabels) -> tuple[str, ...]:
    """Return the rules text of some lines."""
    passages = rules.passages(tuple(lines))
    return tuple(
        _line_text(each, labels) for passage in passages for each in lines_of_passage(passage)
    )


def _sentence(line: Line, rules: PassageBuilder) -> str:
    if line.shape in LABELLED:
        return plain(rules.label(line))
    if not rules.has_sentence(line):
        return ""
    return plain(sentence(rules.lead(line), ""))


def _line_text(line: OutlineLine, labels: PageLabels) -> str:
    label, text = plain(line.label), plain(line.text)
    opening = labels.colon.strip() if line.opens else ""
    match line.sort:
        case "title":
            return f"{label} {plain(line.note)}".strip() + opening
        case "figures":
            figures = [f"{figure.label} {figure.value}" for figure in line.figures]
            return capitalised(labels.listed(figures))
        case "fact" | "condition":
            return f"{label}{labels.behind(label)}{text}"
        case "manual":
            return f"{labels.text('at-the-table')}{labels.colon}{text}"
        case "branch":
            said = labels.with_note(label, plain(small(line.note))) if line.note else label
            return f"{said}{labels.colon}{text}" if line.text else said + opening
    return text
