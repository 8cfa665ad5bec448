"""Go to where a name is introduced, find where it is said, and give it another name everywhere.

Names are those of cards and definitions, which the whole set says, labels of options, which a card
and its tests say, and bare names, which one file says: counters, `as scout`, columns of a table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.decoding import read
from dowlang.project import pipeline
from dowlang.project.loading import CardErrors
from dowlang.semantics import line_parts
from dowlang.service.labels import LabelSaying, is_name_too, label_at, label_sayings, same_label
from dowlang.service.names import Saying, all_labels, bare_at, definitions, sayings
from dowlang.service.positions import Edit, Position, Range, TextMap, applied
from dowlang.service.translated_keys import Unwritable, renamed_keys, renamed_tables
from dowlang.service.workspace import Document, WarmSet
from dowlang.source import Span
from dowlang.source.limits import MAX_TEXT_CHARACTERS
from dowlang.syntax.lexer import NAME


class Refused(ValueError):
    """Raised when a name cannot be given. The message says why."""


@dataclass(frozen=True, slots=True)
class Place:
    """A stretch of a file."""

    path: Path
    range: Range


def definition(document: Document, position: Position) -> tuple[Place, ...]:
    """Return where the name at a position is introduced."""
    if (label := label_at(document, position)) is not None:
        found_labels = [each for each in same_label(document.home, label) if each.is_definition]
        return tuple(_place(document.home, each) for each in found_labels)
    said = _said_at(document, position)
    if said is not None:
        found = [each for each in _same(document.home, said) if each.is_definition]
        return tuple(_place(document.home, each) for each in found) or _in_used(document, said)
    spans = bare_at(document, position)
    return (Place(document.path, document.map.range(spans[0])),) if spans else ()


def references(document: Document, position: Position) -> tuple[Place, ...]:
    """Return every place that says the name at a position, that which introduces it among them."""
    if (label := label_at(document, position)) is not None:
        return tuple(_place(document.home, each) for each in same_label(document.home, label))
    said = _said_at(document, position)
    if said is not None:
        return tuple(_place(document.home, each) for each in _same(document.home, said))
    return tuple(
        Place(document.path, document.map.range(span)) for span in bare_at(document, position)
    )


def renamable(document: Document, position: Position) -> tuple[Range, str] | None:
    """Return the range of the name at a position without its quotes, and the name."""
    if (label := label_at(document, position)) is not None:
        return document.map.range(_inside(label.span)), label.label
    said = _said_at(document, position)
    if said is not None and any(each.is_definition for each in _same(document.home, said)):
        return document.map.range(_inside(said.span)), said.name
    line, column = document.map.place(position)
    for span in bare_at(document, position):
        if span.line == line and span.column <= column <= span.end_column:
            return document.map.range(span), _text(document.map, span)
    return None


def why_not(document: Document, position: Position) -> str:
    """Return why the name at a position has no other name here."""
    said = _said_at(document, position)
    if said is not None and _in_used(document, said):
        return f"`{said.name}` is a card of a set that this one uses, and keeps its name"
    return "there is no name here that this set introduces"


def rename(document: Document, position: Position, new: str) -> dict[Path, list[Edit]]:
    """Return the changes that give the name at a position another name, by file.

    They are tried first. Raises `Refused` where the name is no name, or where the set would have
    an error more.
    """
    document.home.checked()  # places are those of the text as it stands
    if renamable(document, position) is None:
        raise Refused(why_not(document, position))
    label, said = label_at(document, position), _said_at(document, position)
    if label is not None:
        edits = _of_label(document, label, _quotable(new, "an option's label"))
    elif said is not None:
        edits = _of_card(document, said, _quotable(new, "a card's name"))
    else:
        edits = _of_bare(document, position, new)
    _try(document.home, edits)
    for file in document.home.source.translations:
        path = document.home.path_of(file.label)
        if path in edits:
            text = read(file.data, file.label)[0].text
            document.home.renamed(path, applied(text, edits[path]), new.strip().strip('"'))
    return edits


def _quotable(new: str, what: str) -> str:
    """Return a name or a label as it stands between quotes. Raises `Refused` for no such text."""
    text = new.strip().strip('"')
    if not text or len(text) > MAX_TEXT_CHARACTERS or re.search(r'["\n\r#]', text):
        raise Refused(f"{what} is a text of one line without quotes and `#`")
    return text


def _of_card(document: Document, said: Saying, new: str) -> dict[Path, list[Edit]]:
    home, every = document.home, _same(document.home, said)
    edits = _edits(home, ((each.file, each.span) for each in every), new)
    if said.kind or any(each.is_definition for each in every):
        for path, edit in _titles(home, every, said.name, new):
            edits.setdefault(path, []).append(edit)
        return _with(edits, renamed_tables(home, said.name, new))
    return edits


def _titles(
    home: WarmSet, every: Iterable[Saying], old: str, new: str
) -> Iterator[tuple[Path, Edit]]:
    """Yield the changes of the titles of tests that begin with a card's name and a colon, as those
    of new cards and drafts do.

    `every` are the sayings of the card. Where a card of another kind is called the same, they are
    the titles in files that say this one alone.
    """
    mine = list(every)
    others = [each for each in sayings(home) if each.name == old and each not in mine]
    of_others = {each.file for each in others}
    files = {each.file for each in mine if each.kind} - of_others
    for label, tree in home.trees():
        if any(each.is_definition for each in others) and label not in files:
            continue
        for line in tree.lines:
            title = line_parts.text(line) if line.shape == "test" else None
            if title is not None and title.value.startswith(f"{old}: "):
                begin, there = title.span.column + 1, TextMap(home.text_of(label))
                span = Span(title.span.line, begin, title.span.line, begin + len(old))
                yield home.path_of(label), Edit(there.range(span), new)


def _of_label(document: Document, said: LabelSaying, new: str) -> dict[Path, list[Edit]]:
    """Return the changes of a label: of its option, of what carries it out, of its tests, of its
    translations.
    """
    home, every = document.home, same_label(document.home, said)
    for each in every:
        if len(each.owners) > 1:
            cards = " and ".join(f"`{owner.name}`" for owner in each.owners)
            line = f"{each.file}:{each.span.line} chooses it"
            raise Refused(f"{line} and does not say of which card: {cards}")
    (owner,) = said.owners
    if new in definitions(home):
        raise Refused(f"a definition is called `{new}`, which `carry out` would take")
    if any(each.label == new and owner in each.owners for each in label_sayings(home)):
        raise Refused(f"`{owner.name}` has or chooses `{new}` already")
    for text in (said.label, new):
        if any(not each.is_definition for each in every) and is_name_too(home, text):
            raise Refused(f"`{text}` is the name of a card too, which tests may mean")
    edits = _edits(home, ((each.file, each.span) for each in every), new)
    return _with(edits, renamed_keys(home, owner.name, "labels", said.label, new))


def _of_bare(document: Document, position: Position, new: str) -> dict[Path, list[Edit]]:
    spans = bare_at(document, position)
    old = _text(document.map, spans[0])
    if not NAME.match(new):
        raise Refused("a name of this kind is one word of the letters a to z and `_`")
    edits = {document.path: [Edit(document.map.range(span), new) for span in spans]}
    own = [said for said in sayings(document.home) if said.file == document.label]
    cards = {said.name for said in own if said.is_definition}
    tables = (renamed_keys(document.home, card, "words", old, new) for card in cards)
    return _with(edits, chain.from_iterable(tables))


def _edits(home: WarmSet, places: Iterable[tuple[str, Span]], new: str) -> dict[Path, list[Edit]]:
    """Return the changes of texts in quotes, by file."""
    out: dict[Path, list[Edit]] = {}
    for label, span in places:
        there = TextMap(home.text_of(label))
        out.setdefault(home.path_of(label), []).append(Edit(there.range(_inside(span)), new))
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


def errors_after(home: WarmSet, edits: Mapping[Path, list[Edit]]) -> list[Diagnostic] | None:
    """Return the errors that the set would have with some changes, None where that is unknown.

    Cascading errors are among them.
    """
    before = dict(home.texts)
    labels = {home.path_of(label): label for label, _ in home.trees()}
    home.memory.hints = False
    try:
        for path, changes in edits.items():
            if path in labels:
                home.put(path, applied(home.text_of(labels[path]), changes))
        return pipeline.check(home.source, home.memory).errors
    except CardErrors:
        return None
    finally:
        home.memory.hints = True
        for path in edits:
            home.put(path, before.get(path))


def _try(home: WarmSet, edits: dict[Path, list[Edit]]) -> None:
    """Raise `Refused` where changes bring an error."""
    before, after = errors_after(home, {}), errors_after(home, edits)
    if before is not None and after is not None and len(after) > len(before):
        raise Refused(after[0].message)


def _said_at(document: Document, position: Position) -> Saying | None:
    """Return the name in quotes at a position, if it is one of a card or a definition."""
    line, column = document.map.place(position)
    for said in sayings(document.home):
        span = said.span
        if said.file == document.label and span.line == line:
            if span.column <= column <= span.end_column:
                return said
    return None


def _same(home: WarmSet, said: Saying) -> list[Saying]:
    """Return all sayings of a name that may be the same: of one kind, where a line tells it."""
    every = [each for each in sayings(home) if each.name == said.name]
    heads = {each.kind for each in every if each.is_definition}
    kind = said.kind or (heads.pop() if len(heads) == 1 else "")
    if any(each.chosen for each in every) and said.name in all_labels(home):
        every = [each for each in every if not each.chosen]
    return [each for each in every if not kind or each.kind in ("", kind)]


def _place(home: WarmSet, said: Saying | LabelSaying) -> Place:
    there = TextMap(home.text_of(said.file))
    return Place(home.path_of(said.file), there.range(said.span))


def _in_used(document: Document, said: Saying) -> tuple[Place, ...]:
    """Return where sets that this one uses introduce a name."""
    kinds = "|".join(re.escape(kind.name) for kind in document.words.vocabulary.kinds)
    head = re.compile(rf'^(?:{kinds}|define)\s+("{re.escape(said.name)}")', re.MULTILINE)
    out = []
    for used in document.home.disk.everything_used:
        for file in used.files:
            if said.name.encode() not in file.data:
                continue
            there = TextMap(read(file.data, file.label)[0].text)
            for found in head.finditer(there.text):
                places = (there.position(found.start(1)), there.position(found.end(1)))
                out.append(Place(used.folder / file.below, Range(*places)))
    return tuple(out)


def _inside(span: Span) -> Span:
    """Return a text in quotes without them."""
    return Span(span.line, span.column + 1, span.end_line, span.end_column - 1)


def _text(there: TextMap, span: Span) -> str:
    return there.line(span.line)[span.column - 1 : span.end_column - 1]
