"""Tell what stands at a place of a card: what a word does, and of a name the card as printed."""

from __future__ import annotations

from dataclasses import dataclass

from dowlang.project.mending.what_follows import content_words, likeness
from dowlang.project.word_lookup import LookupEntry, search
from dowlang.semantics.line_parts import rows
from dowlang.semantics.word_candidates import words_meant
from dowlang.service.bare_names import bare_at
from dowlang.service.card_markdown import printed_markdown
from dowlang.service.lemmas import lemmas_of
from dowlang.service.name_index import names_by_kind
from dowlang.service.positions import Position, Range
from dowlang.service.shape_lookup import clause_entries, shape_entries
from dowlang.service.workspace import Document
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
    line, column = document.map.line_and_column(position)
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
        told = printed_markdown(document.warm_set, match.group().strip('"'))
    else:
        told = _of_bare(document, begin) or _of_word(document, line, first, match.group())
    return Hover(told, place) if told else None


def _of_bare(document: Document, position: Position) -> str:
    """Return where a bare name (a counter, `as scout`) comes from and is said, "" for no name."""
    spans = bare_at(document, position)
    at = document.map.line_and_column(position)
    if at not in [(span.line, span.column) for span in spans]:
        return ""
    introducing, said = spans[0], sorted({span.line for span in spans[1:]})
    line = document.map.line(introducing.line)
    name = document.map.text_of(introducing)
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
    row = next((row for row in rows(document.tree.lines) if row.span.line == line), None)
    entries: list[LookupEntry] = []
    if row is not None:
        entries = _phrase_entries(document, row, column) or _line_entries(
            document, row, column, word
        )
    entries = entries or _nearest_entries(document, line, word)
    return "\n\n---\n\n".join(_entry(each) for each in entries[:MOST])


def _line_entries(document: Document, row: ast.Line, column: int, word: str) -> list[LookupEntry]:
    """Return what a line is that a word stands in: the clause of a kind of card that has the word,
    a shape of the core, else the clause.
    """
    clause = clause_entries(document, row, word)
    own = clause if any(word in each.phrase.split() for each in clause) else []
    return own or shape_entries(document, row, column, word) or clause


def _nearest_entries(document: Document, line: int, word: str) -> list[LookupEntry]:
    """Return the phrases that have a word, those first that are most like its line."""
    typed = [[each] for each in content_words(document.map.line(line))]
    exact = search(document.language.vocabulary, word).exact
    return sorted(exact, key=lambda each: -likeness(each.phrase, typed))


def _phrase_entries(document: Document, row: ast.Line, column: int) -> list[LookupEntry]:
    """Return the words that the phrase at a column of a line may mean: the phrase of which one of
    its own words stands there, else the outermost that has it in a slot.
    """
    around = [
        node
        for node in nodes(row.parts)
        if isinstance(node, ast.Phrase) and node.span.column <= column <= node.span.end_column
    ]
    own = [each for each in around if not _is_in_slot(each, column)]
    in_slot = [each for each in around if _is_in_slot(each, column)]
    found = (_entries_of(document, row, each) for each in (*reversed(own), *in_slot))
    return next((entries for entries in found if entries), [])


def _is_in_slot(phrase: ast.Phrase, column: int) -> bool:
    return any(each.span.column <= column <= each.span.end_column for each in phrase.slots)


def _entries_of(document: Document, row: ast.Line, phrase: ast.Phrase) -> list[LookupEntry]:
    """Return the words that a phrase may mean, of which those that its line has whole, if any."""
    words = _words_of(document, phrase)
    written = lemmas_of(document, document.map.line(row.span.line)[phrase.span.column - 1 :])
    whole = [each for each in words if lemmas_of(document, each.phrase) <= written]
    return [
        LookupEntry(each.place.value, each.phrase, each.example, each.rules, each.told)
        for each in whole or words
    ]


def _words_of(document: Document, phrase: ast.Phrase) -> tuple[Word, ...]:
    """Return the words that a phrase may mean: by what stands in its slots, else by its pattern."""
    language = document.language
    same = language.grammar.overloaded_words(phrase.place, phrase.pattern)
    if len(same) < 2:
        return same
    names = names_by_kind(document.warm_set)
    return words_meant(phrase, language.vocabulary, language.grammar, names) or same


def _entry(entry: LookupEntry) -> str:
    rules = f"\n\n{' '.join(entry.rules)}" if entry.rules else ""
    example = f"\n\n    {entry.example}" if entry.example else ""
    return f"**`{entry.phrase}`**\n\n{entry.told}{example}{rules}"
