"""Tell what stands at a place of a card: what a word does, and of a name the card as printed."""

from __future__ import annotations

from dataclasses import dataclass

from dowlang import publish
from dowlang.project import pipeline
from dowlang.project.printing.printed_sets import cards_of, info_of, plain_texts
from dowlang.project.word_lookup import LookupEntry, search
from dowlang.semantics.line_parts import rows
from dowlang.semantics.word_candidates import words_meant
from dowlang.service.line_shapes import clause_entries, lemmas_of, shape_entries
from dowlang.service.names import bare_at, names_by_kind, sayings
from dowlang.service.positions import Position, Range
from dowlang.service.workspace import Document, WarmSet
from dowlang.syntax import ast
from dowlang.syntax.lexer import SCAN
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import Word

MOST = 3
"""Phrases that are told of one word."""


@dataclass(frozen=True, slots=True)
class Hover:
    """What is told, in Markdown, and of what."""

    markdown: str
    range: Range


def hover(document: Document, position: Position) -> Hover | None:
    """Return what can be told of a place, None where that is nothing."""
    line, column = document.map.place(position)
    matches = [
        match
        for match in SCAN.finditer(document.map.line(line))
        if match.lastgroup in ("WORD", "STRING") and match.start() < column <= match.end() + 1
    ]
    if not matches:
        return None
    match = matches[-1]  # where two touch, the one that begins there
    first = match.start() + 1
    begin = document.map.position(document.map.offset(line, first))
    place = Range(begin, document.map.position(document.map.offset(line, match.end() + 1)))
    if match.lastgroup == "STRING":
        told = printed(document.home, match.group().strip('"'))
    else:
        told = _of_bare(document, begin) or _of_word(document, line, first, match.group())
    return Hover(told, place) if told else None


def _of_bare(document: Document, position: Position) -> str:
    """Return where a bare name (a counter, `as scout`) comes from and is said, "" for no name."""
    spans = bare_at(document, position)
    at = document.map.place(position)
    if at not in [(span.line, span.column) for span in spans]:
        return ""
    introducing, said = spans[0], sorted({span.line for span in spans[1:]})
    line = document.map.line(introducing.line)
    name = line[introducing.column - 1 : introducing.end_column - 1]
    where = f"said again in line{'s' * (len(said) > 1)} {', '.join(map(str, said))}"
    return "\n\n".join(
        (
            f"**`{name}`**",
            f"a name of this file, introduced in line {introducing.line}, "
            + (where if said else "and said nowhere else"),
            f"    {line.strip()}",
        )
    )


def _of_word(document: Document, line: int, column: int, word: str) -> str:
    """Return what the phrase of a word does, else what the word may be."""
    here = next((row for row in rows(document.tree.lines) if row.span.line == line), None)
    entries: list[LookupEntry] = []
    for node in nodes(tuple(part for part in here.parts)) if here is not None else ():
        if isinstance(node, ast.Phrase) and node.span.column <= column <= node.span.end_column:
            inside = any(s.span.column <= column <= s.span.end_column for s in node.slots)
            words = _words_of(document, node)
            said = lemmas_of(document, document.map.line(line)[node.span.column - 1 :])
            whole = [each for each in words if lemmas_of(document, each.phrase) <= said]
            found = [
                LookupEntry(each.place.value, each.phrase, each.example, each.rules, each.told)
                for each in whole or words
            ]
            entries = (found if not inside or not entries else entries) or entries
    if not entries and here is not None:
        entries = shape_entries(document, here, column, word) or clause_entries(
            document, here, word
        )
    if not entries:
        entries = list(search(document.words.vocabulary, word).exact)
    return "\n\n---\n\n".join(_entry(each) for each in entries[:MOST])


def _words_of(document: Document, phrase: ast.Phrase) -> tuple[Word, ...]:
    """Return the words that a phrase may mean: by what stands in its slots, else by its pattern."""
    language = document.words
    same = language.grammar.overloaded_words(phrase.place, phrase.pattern)
    if len(same) < 2:
        return same
    names = names_by_kind(document.home)
    return words_meant(phrase, language.vocabulary, language.grammar, names) or same


def _entry(entry: LookupEntry) -> str:
    rules = f"\n\n{' '.join(entry.rules)}" if entry.rules else ""
    example = f"\n\n    {entry.example}" if entry.example else ""
    return f"**`{entry.phrase}`**\n\n{entry.told}{example}{rules}"


def printed(home: WarmSet, name: str) -> str:
    """Return the cards of a name as they are printed, in Markdown, "" for no name of a card."""
    own = [said for said in sayings(home) if said.is_definition and said.name == name]
    told = [card for said in own for card in _own(home, said.file, name)]
    if not told:
        texts = plain_texts(home.disk) if _is_used(home, name) else {}
        own_id = home.disk.manifest.id if home.disk.manifest else ""
        told = [card for (id, _, _), card in texts.items() if id != own_id and card.name == name]
    return "\n\n---\n\n".join(map(as_markdown, told))


def _is_used(home: WarmSet, name: str) -> bool:
    used = home.disk.everything_used
    return any(f'"{name}"'.encode() in file.data for part in used for file in part.files)


def _own(home: WarmSet, label: str, name: str) -> tuple[publish.PlainCard, ...]:
    known = home.checked() or home.known()
    if known is None or label not in known.trees:
        return ()
    return printed_cards(known, label, name)


def printed_cards(
    checked: pipeline.CheckedSet, label: str, name: str = ""
) -> tuple[publish.PlainCard, ...]:
    """Return the cards of a file that check as plain text, those of one name if it is given."""
    kinds = {kind.name for kind in pipeline.language(checked.manifest.ruleset).vocabulary.kinds}
    cards = tuple(
        card
        for card in cards_of(checked, "", (label,))
        if card.checked_card.kind.name in kinds and name in ("", card.checked_card.name)
    )
    return publish.plain_cards(info_of(checked), cards)


def as_markdown(card: publish.PlainCard) -> str:
    """Return a card as it is printed, in Markdown."""
    head = f"### {_plain(card.name)}\n\n*{_plain(', '.join((card.kind, *card.head)))}*"
    parts = [head]
    if card.flavor:
        parts.append(f"> {_plain(card.flavor)}")
    if card.trigger:
        parts.append(f"**{_plain(card.trigger)}**")
    parts.append("\n".join(f"{'  ' * row.depth}- {_plain(row.text)}" for row in card.rules))
    return "\n\n".join(part for part in parts if part)


def _plain(text: str) -> str:
    """Return a text of an author without the signs of Markdown and of HTML."""
    return "".join(f"\\{sign}" if sign in "\\`*_{}[]<>#|~$" else sign for sign in text)
