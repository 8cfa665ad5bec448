"""Give a name another name everywhere, after a trial check.

Names are those of cards and definitions, which the whole set says, labels of options, which a card
and its tests say, and bare names, which one file says: counters, `as scout`, columns of a table.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.decoding import read
from dowlang.semantics import line_parts
from dowlang.service.bare_names import bare_at
from dowlang.service.label_index import label_at, label_occurrences, same_label
from dowlang.service.name_index import (
    definitions,
    is_name_too,
    name_at,
    name_occurrences,
    same_name,
)
from dowlang.service.navigation import locations_in_used_sets
from dowlang.service.occurrences import LabelOccurrence, NameOccurrence
from dowlang.service.positions import Edit, Position, Range, TextMap, applied
from dowlang.service.translated_keys import Unwritable, renamed_keys, renamed_tables
from dowlang.service.trial_check import errors_after
from dowlang.service.workspace import Document, WarmSet
from dowlang.source import Span
from dowlang.source.limits import MAX_TEXT_CHARACTERS
from dowlang.syntax.lexer import NAME


class Refused(ValueError):
    """Raised when a name cannot be given. The message says why."""


def renamable(document: Document, position: Position) -> tuple[Range, str] | None:
    """Return the range of the name at a position without its quotes, and the name."""
    if (label := label_at(document, position)) is not None:
        return document.map.range(_without_quotes(label.span)), label.label
    said = name_at(document, position)
    if said is not None and any(each.is_definition for each in same_name(document.warm_set, said)):
        return document.map.range(_without_quotes(said.span)), said.name
    line, column = document.map.line_and_column(position)
    for span in bare_at(document, position):
        if span.line == line and span.column <= column <= span.end_column:
            return document.map.range(span), document.map.text_of(span)
    return None


def why_not(document: Document, position: Position) -> str:
    """Return why the name at a position cannot be renamed here."""
    said = name_at(document, position)
    if said is not None and locations_in_used_sets(document, said):
        return f"`{said.name}` is a card of a set that this one uses, and keeps its name"
    return "there is no name here that this set introduces"


def rename(document: Document, position: Position, new: str) -> dict[Path, list[Edit]]:
    """Return the changes that give the name at a position another name, by file.

    They are tried first. Raises `Refused` where the name is no name, or where the set would have
    an error more.
    """
    document.warm_set.checked()  # places are those of the text as it stands
    if renamable(document, position) is None:
        raise Refused(why_not(document, position))
    label, said = label_at(document, position), name_at(document, position)
    if label is not None:
        edits = _of_label(document, label, _quotable(new, "an option's label"))
    elif said is not None:
        edits = _of_card(document, said, _quotable(new, "a card's name"))
    else:
        edits = _of_bare(document, position, new)
    _try(document.warm_set, edits)
    for file in document.warm_set.source.translations:
        path = document.warm_set.path_of(file.label)
        if path in edits:
            text = read(file.data, file.label)[0].text
            document.warm_set.renamed(path, applied(text, edits[path]), new.strip().strip('"'))
    return edits


def _quotable(new: str, what: str) -> str:
    """Return a name or a label as it stands between quotes. Raises `Refused` for no such text."""
    text = new.strip().strip('"')
    if not text or len(text) > MAX_TEXT_CHARACTERS or re.search(r'["\n\r#]', text):
        raise Refused(f"{what} is a text of one line without quotes and `#`")
    return text


def _of_card(document: Document, said: NameOccurrence, new: str) -> dict[Path, list[Edit]]:
    warm_set, every = document.warm_set, same_name(document.warm_set, said)
    edits = _edits(warm_set, ((each.file, each.span) for each in every), new)
    if said.kind or any(each.is_definition for each in every):
        for path, edit in _titles(warm_set, every, said.name, new):
            edits.setdefault(path, []).append(edit)
        return _with(edits, renamed_tables(warm_set, said.name, new))
    return edits


def _titles(
    warm_set: WarmSet, every: Iterable[NameOccurrence], old: str, new: str
) -> Iterator[tuple[Path, Edit]]:
    """Yield the changes of the titles of tests that begin with a card's name and a colon, as those
    of new cards and drafts do.

    `every` are the sayings of the card. Where a card of another kind is called the same, they are
    the titles in files that say this one alone.
    """
    mine = list(every)
    others = [each for each in name_occurrences(warm_set) if each.name == old and each not in mine]
    of_others = {each.file for each in others}
    files = {each.file for each in mine if each.kind} - of_others
    for label, tree in warm_set.trees():
        if any(each.is_definition for each in others) and label not in files:
            continue
        for line in tree.lines:
            title = line_parts.text(line) if line.shape == "test" else None
            if title is not None and title.value.startswith(f"{old}: "):
                begin, text_map = title.span.column + 1, TextMap(warm_set.text_of(label))
                span = Span(title.span.line, begin, title.span.line, begin + len(old))
                yield warm_set.path_of(label), Edit(text_map.range(span), new)


def _of_label(document: Document, said: LabelOccurrence, new: str) -> dict[Path, list[Edit]]:
    """Return the changes of a label: of its option, of what carries it out, of its tests, of its
    translations.
    """
    warm_set, every = document.warm_set, same_label(document.warm_set, said)
    for each in every:
        if len(each.owners) > 1:
            cards = " and ".join(f"`{owner.name}`" for owner in each.owners)
            line = f"{each.file}:{each.span.line} chooses it"
            raise Refused(f"{line} and does not say of which card: {cards}")
    (owner,) = said.owners
    if new in definitions(warm_set):
        raise Refused(f"a definition is called `{new}`, which `carry out` would take")
    if any(each.label == new and owner in each.owners for each in label_occurrences(warm_set)):
        raise Refused(f"`{owner.name}` already has `{new}`, as an option or chosen by a test")
    for text in (said.label, new):
        if any(not each.is_definition for each in every) and is_name_too(warm_set, text):
            raise Refused(f"`{text}` is the name of a card too, which tests may mean")
    edits = _edits(warm_set, ((each.file, each.span) for each in every), new)
    for path, edit in _titles_with_label(warm_set, owner.name, said.label, new):
        edits.setdefault(path, []).append(edit)
    return _with(edits, renamed_keys(warm_set, owner.name, "labels", said.label, new))


def _titles_with_label(
    warm_set: WarmSet, card: str, old: str, new: str
) -> Iterator[tuple[Path, Edit]]:
    """Yield the changes of the titles of a card's tests that say a label as those of drafts do."""
    head = re.escape(f"{card}: ")
    said = re.compile(rf"{head}(?:(?:.* )?option )?({re.escape(old)})(?: |$)")
    for label, tree in warm_set.trees():
        for line in tree.lines:
            title = line_parts.text(line) if line.shape == "test" else None
            found = said.match(title.value) if title is not None else None
            if title is not None and found is not None:
                begin, text_map = (
                    title.span.column + 1 + found.start(1),
                    TextMap(warm_set.text_of(label)),
                )
                span = Span(title.span.line, begin, title.span.line, begin + len(old))
                yield warm_set.path_of(label), Edit(text_map.range(span), new)


def _of_bare(document: Document, position: Position, new: str) -> dict[Path, list[Edit]]:
    spans = bare_at(document, position)
    old = document.map.text_of(spans[0])
    if not NAME.match(new):
        raise Refused("a name of this kind is one word of the letters a to z and `_`")
    edits = {document.path: [Edit(document.map.range(span), new) for span in spans]}
    own = [said for said in name_occurrences(document.warm_set) if said.file == document.label]
    cards = {said.name for said in own if said.is_definition}
    tables = (renamed_keys(document.warm_set, card, "words", old, new) for card in cards)
    return _with(edits, chain.from_iterable(tables))


def _edits(
    warm_set: WarmSet, places: Iterable[tuple[str, Span]], new: str
) -> dict[Path, list[Edit]]:
    """Return the changes of texts in quotes, by file."""
    out: dict[Path, list[Edit]] = {}
    for label, span in places:
        text_map = TextMap(warm_set.text_of(label))
        out.setdefault(warm_set.path_of(label), []).append(
            Edit(text_map.range(_without_quotes(span)), new)
        )
    return out


def _with(
    edits: dict[Path, list[Edit]], translated: Iterable[tuple[Path, Edit]]
) -> dict[Path, list[Edit]]:
    """Return changes with those of translations."""
    try:
        for path, edit in translated:
            edits.setdefault(path, []).append(edit)
    except Unwritable as unwritable:
        raise Refused(str(unwritable)) from None
    return edits


def _try(warm_set: WarmSet, edits: dict[Path, list[Edit]]) -> None:
    """Raise `Refused` with the first error that changes bring."""
    before, after = errors_after(warm_set, {}), errors_after(warm_set, edits)
    if before is None or after is None:
        return
    known = Counter(map(_line_and_code, before))
    for error in after:
        known[_line_and_code(error)] -= 1
        if known[_line_and_code(error)] < 0:
            raise Refused(error.message)


def _line_and_code(error: Diagnostic) -> tuple[str, int, str]:
    """Return what stays of an error when names in its line become longer or shorter."""
    return error.file, error.span.line, error.code


def _without_quotes(span: Span) -> Span:
    """Return a text in quotes without them."""
    return Span(span.line, span.column + 1, span.end_line, span.end_column - 1)
