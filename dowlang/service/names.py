"""Know the names of a set: which there are, where each is introduced, and where it is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from dowlang.project.checked_set import DEFINITION
from dowlang.project.game_language import Language
from dowlang.project.loading import CardErrors, facts_of_used
from dowlang.semantics import line_parts
from dowlang.semantics.line_parts import CARRY_OUT
from dowlang.service.cursor import Cursor, cursor_at
from dowlang.service.phrases import EVENTS, Template, phrases_of
from dowlang.service.positions import Position
from dowlang.service.workspace import Document, WarmSet
from dowlang.source import Span, margin_of
from dowlang.syntax import ast
from dowlang.syntax.lexer import SCAN
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import EventWord, Word

CHOOSING = ("chooses", "cannot_choose", "can_choose")
LABELLED = ("option", "automatic", "passes", "fails")
PLAIN = (*LABELLED, "manual", "todo", "own_text", "own_id", "test", "given_manual")
"""Shapes of lines whose quoted texts are no names of cards."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A name in quotes at its place. `kind` is that of the card it introduces or names outright,
    "" where the line leaves open what it is. `is_definition` is True where it is introduced.
    """

    file: str
    span: Span
    name: str
    kind: str = ""
    is_definition: bool = False
    chosen: bool = False  # behind `chooses` in a test: a name, or the label of an option


def sayings(home: WarmSet) -> Iterator[Saying]:
    """Yield every name that a set introduces or says, in the order of its files."""
    kept = home.said
    for file, tree in home.trees():
        known = kept.get(file)
        if known is None or known[0] is not tree:
            known = kept[file] = (tree, tuple(sayings_in(home.words, file, tree)))
        yield from known[1]


def sayings_in(words: Language, file: str, tree: ast.File) -> Iterator[Saying]:
    """Yield every name that one file introduces or says."""
    kinds = {kind.name for kind in words.vocabulary.kinds}
    for line in tree.lines:
        title = line_parts.text(line)
        if title is not None and line.shape in (*kinds, DEFINITION):
            yield Saying(file, title.span, title.value, line.shape, is_definition=True)
        yield from _below(file, line.block)


def said_in(document: Document) -> set[str]:
    """Return every name that a document introduces or says."""
    return {each.name for each in sayings_in(document.words, document.label, document.tree)}


def _below(file: str, lines: Sequence[ast.Line]) -> Iterator[Saying]:
    for line in line_parts.rows(lines):
        if line.shape in PLAIN or line.shape.endswith(" {text}"):
            continue
        chosen = line_parts.text(line) if line.shape in CHOOSING else None
        if chosen is not None:
            yield Saying(file, chosen.span, chosen.value, chosen=True)
        for part in line.parts:
            for said in _in_part(file, part):
                if chosen is None or said.span != chosen.span:
                    yield said


def all_labels(home: WarmSet) -> frozenset[str]:
    """Return the labels of all options of a set."""
    return frozenset(
        each for _, tree in home.trees() for line in tree.lines for each in labels_below(line)
    )


def _in_part(file: str, part: ast.LinePart) -> Iterator[Saying]:
    if part.slot in ("text", "label", "manual"):
        return
    kind, values = "", list[Any](part.values)
    if part.slot == "card" and len(values) == 2 and isinstance(values[0], ast.Ident):
        kind = values[0].lemma
    carried = {text.span for text in carried_out(part)}
    for node in nodes(tuple(values)):
        if isinstance(node, ast.Text):
            there = node.span in carried
            yield Saying(file, node.span, node.value, DEFINITION if there else kind)


def carried_out(part: ast.LinePart) -> Iterator[ast.Text]:
    """Yield the labels and names behind `carry out` in a part of a line."""
    for node in nodes(part.values):
        if isinstance(node, ast.Phrase) and node.pattern == CARRY_OUT:
            yield from (each for each in node.slots if isinstance(each, ast.Text))


def names_by_kind(home: WarmSet) -> dict[str, tuple[str, ...]]:
    """Return the names of all cards that a set may speak of, by kind, those of used sets last."""
    out: dict[str, dict[str, None]] = {}
    for said in sayings(home):
        if said.is_definition and said.kind != DEFINITION:
            out.setdefault(said.kind, {})[said.name] = None
    try:
        used = facts_of_used(home.disk)
    except CardErrors:
        used = []
    for card in used:
        if card["kind"] != DEFINITION:
            out.setdefault(card["kind"], {})[card["name"]] = None
    return {kind: tuple(names) for kind, names in out.items()}


def definitions(home: WarmSet) -> tuple[str, ...]:
    """Return the names of the definitions of a set."""
    introduced = (said for said in sayings(home) if said.is_definition)
    return tuple(said.name for said in introduced if said.kind == DEFINITION)


def kinds_wanted(cursor: Cursor, kinds: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds of cards of which a name may stand at the cursor, none where any may."""
    said = [str(token) for token in cursor.tokens]
    for length in (2, 1):
        before = " ".join(said[-length:])
        if before in kinds:
            return (before,)
    named = (
        noun.named_by
        for wanted in nouns_wanted(cursor)
        for noun in cursor.document.words.vocabulary.nouns
        if noun.name == wanted or noun.name.endswith(f" {wanted}")  # an incident deck is a deck
    )
    return tuple(dict.fromkeys(kind for kind in named if kind))


def nouns_wanted(cursor: Cursor) -> tuple[str, ...]:
    """Return the nouns of which a thing may stand at the cursor, none where that is open.

    Behind `when` they are those of what happens, elsewhere of what is done.
    """
    return _nouns(cursor, begun=True)


def nouns_of_next(cursor: Cursor) -> tuple[str, ...]:
    """Return the nouns of which a thing has to begin at the cursor, none where that is open."""
    return _nouns(cursor, begun=False)


def _nouns(cursor: Cursor, *, begun: bool) -> tuple[str, ...]:
    """Return the nouns of the slots that stand open, of the phrases of which most is said.

    `begun`: also of a slot that has words already.
    """
    phrases = phrases_of(cursor.document.words)
    found: dict[str, None] = {}
    most = 0
    for template, slot, words in phrases.open_at(cursor.tokens):
        if words < most:
            break
        if not may_be_meant(cursor, template):
            continue
        most = words
        before = template.items[template.items.index(f"{{{slot}}}") - 1]
        if not begun and phrases.lemma(before) != phrases.lemma(str(cursor.tokens[-1])):
            return ()
        found.update(dict.fromkeys(_nouns_of(template.word, slot)))
    return () if "" in found else tuple(found)


def _nouns_of(word: Word, slot: str) -> Iterator[str]:
    """Yield the noun of a slot of a phrase: of an event, of what it tells."""
    if isinstance(word, EventWord):
        yield from (noun for field, noun in word.payload if field == slot)
    else:
        yield from (each.type.noun for each in word.parameters if each.name == slot)


def may_be_meant(cursor: Cursor, template: Template) -> bool:
    """Return True if a phrase is of the sort that the line is about: what happens behind `when`,
    and elsewhere what is done.
    """
    happens = any(str(token) == "when" for token in cursor.tokens)
    return (template.word.place in EVENTS) is happens


def labels_of(cursor: Cursor) -> tuple[str, ...] | None:
    """Return the labels and definitions that may stand at the cursor, None where names may."""
    said = [str(token) for token in cursor.tokens]
    lemmas = [cursor.document.words.grammar.lemmas.get(word, word) for word in said]
    if lemmas[-2:] == ["carry", "out"]:
        own = labels_below(cursor.card) if cursor.card is not None else ()
        return tuple(dict.fromkeys((*own, *definitions(cursor.document.home))))
    if lemmas[-1:] != ["choose"] or cursor.start != "test" or cursor.card is None:
        return None
    named = {
        (kind.lemma, title.value)
        for row in cursor.card.block
        for part in row.parts_named("card")
        for kind, title in [part.values[:2]]
        if isinstance(kind, ast.Ident) and isinstance(title, ast.Text)
    }
    labels = [
        label
        for _, tree in cursor.document.home.trees()
        for line in tree.lines
        if (title := line_parts.text(line)) is not None and (line.shape, title.value) in named
        for label in labels_below(line)
    ]
    above = [line for line in cursor.document.tree.lines if line.shape != "test"]
    return tuple(dict.fromkeys(labels or [each for line in above for each in labels_below(line)]))


def labels_below(line: ast.Line) -> tuple[str, ...]:
    """Return the labels of the options of a card."""
    return tuple(text.value for text in label_texts(line))


def label_texts(line: ast.Line) -> Iterator[ast.Text]:
    """Yield the labels of the options of a card at their places."""
    for row in line_parts.rows(line.block):
        title = line_parts.text(row) if row.shape in LABELLED else None
        if title is not None:
            yield title


def bare_names(document_lines: Sequence[str], lexer: Any, name: str) -> Iterator[Span]:
    """Yield where a bare name (a counter, `as scout`) stands in some lines, quotes left out."""
    for number, line in enumerate(document_lines, 1):
        for token in lexer.tokens(line.lstrip(" "), {name}).tokens:
            if token.type == "NAME" and str(token) == name:
                column = margin_of(line) + int(token.start_pos or 0) + 1
                yield Span(number, column, number, column + len(name))


def bare_at(document: Document, position: Position) -> list[Span]:
    """Return where the bare name at a position stands in its file, empty for none."""
    cursor = cursor_at(document, position)
    word = next(
        (
            match.group()
            for match in SCAN.finditer(document.map.line(cursor.line))
            if match.lastgroup == "WORD" and match.start() < cursor.column <= match.end() + 1
        ),
        "",
    )
    if word not in cursor.names:
        return []
    return list(bare_names(document.map.lines, document.words.parser.lexer, word))
