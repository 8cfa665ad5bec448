"""One card text the whole way: bytes, text, tree, checked cards, Python, printed page, formatted
text; with the laws that hold for any bytes.

Section 6 of the architecture: the only outcomes are success and coded findings. What lives here is
the way and its laws; the inputs are in the tests beside it and in `tests/fuzz`.
"""

from __future__ import annotations

import builtins
import dis
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from types import CodeType

from dowlang import publish
from dowlang.diagnostics import Collector, Diagnostic
from dowlang.diagnostics.codes import code_of
from dowlang.diagnostics.rendering import Format, render
from dowlang.project import compiling, pipeline
from dowlang.project.card_file import CardFile
from dowlang.project.card_selection import addition
from dowlang.project.sets import SetSource
from dowlang.syntax.formatter import Unreadable, format_text

LABEL = "card.dow"
UNSAFE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"
)
"""What no terminal may get to see, line feeds and tabs aside; written out once more, so that a
hole in the table of `source` shows.
"""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a text.

    `modules`, `pages` and `formatted` are empty when something is wrong with the cards.
    """

    checked: pipeline.CheckedSet
    modules: dict[str, str]
    index: str
    pages: dict[str, str]
    formatted: str | None

    @property
    def codes(self) -> list[str]:
        """The codes of all errors, in order."""
        return [found.code for found in self.checked.errors]


@cache
def _around() -> SetSource:
    return addition([], {})


def source_of(*files: bytes, whole: bool = False) -> SetSource:
    """Card texts as an addition to the standard set, or (`whole`) as a set of their own beside
    it.
    """
    cards = []
    for number, data in enumerate(files):
        label = LABEL if number == 0 else f"card_{number}.dow"
        cards.append(
            CardFile(
                f"additions/{label.removesuffix('.dow')}",
                label,
                label,
                data,
                hashlib.sha256(data).hexdigest(),
            )
        )
    around = _around()
    if any(b'id "school"' in data for data in files):  # a place of the board, called otherwise
        around = replace(around, manifest=replace(around.manifest, replaces=("School",)))
    return replace(
        around,
        files=tuple(cards),
        added=frozenset() if whole else frozenset(card.label for card in cards),
    )


def tried(
    *files: bytes, whole: bool = False, formatting: bool = True, printing: bool = True
) -> Outcome:
    """Everything that can be done with card texts, each law asserted on the way.

    Whatever else is raised is a defect.
    """
    source = source_of(*files, whole=whole)
    checked = pipeline.check(source)
    _findings_are_shown(checked)
    formatted = None
    if formatting and len(files) == 1:
        formatted = _formatted(checked)
    if checked.errors:
        return Outcome(checked, {}, "", {}, formatted)
    compiled = compiling.compile_set(checked)
    for path, text in compiled.modules.items():
        _is_sound(path, text)
    assert compiled.index.isascii()
    pages = {form: _printed(checked, form) for form in (("html", "md") if printing else ())}
    return Outcome(checked, dict(compiled.modules), compiled.index, pages, formatted)


def _findings_are_shown(checked: pipeline.CheckedSet) -> None:
    for found in checked.findings:
        code = code_of(found.code)
        assert code is not None, f"{found.code} is in no catalogue"
        _is_well_formed(found, checked)
    shown = Collector(checked.findings).shown()
    for form in Format:
        text = render(shown, form, checked.sources)
        assert UNSAFE.search(text) is None, (
            f"a terminal would obey {UNSAFE.findall(text)!a} ({form})"
        )


def _is_well_formed(found: Diagnostic, checked: pipeline.CheckedSet) -> None:
    span = found.span
    assert (span.line, span.column) <= (span.end_line, span.end_column), found
    assert span.line >= 1 and span.column >= 1, found
    source = checked.sources.get(found.file)
    if source is not None:
        assert span.line <= max(1, len(source.lines) + 1), found
    for text in (found.message, found.help or ""):
        assert len(text) < 2_000, f"{found.code} is {len(text)} characters long"


def _formatted(checked: pipeline.CheckedSet) -> str | None:
    """The formatter's laws for a file that can be read: same tree (it asserts that itself),
    stable, every comment kept.
    """
    source = checked.sources[LABEL]
    parser = pipeline.language("dead_of_winter").parser
    if source.spoiled:
        return None
    try:
        text = format_text(LABEL, source.text, parser)
    except Unreadable:
        return None
    assert format_text(LABEL, text, parser) == text, "formatting twice is not formatting once"
    assert text.count("#") >= source.text.count("#"), "a comment is lost"
    return text


def _is_sound(path: str, text: str) -> None:
    """The handler is ASCII, is Python, and every name in it means something."""
    assert text.isascii()
    space: dict[str, object] = {"__name__": f"tried.{path}"}
    code = compile(text, path, "exec")
    # what the compiler wrote; that nothing else gets into it is the point of these tests
    exec(code, space)
    unknown = (
        {name for part in _codes(code) for name in _globals(part)} - set(space) - set(dir(builtins))
    )
    assert not unknown, f"{path}: nothing is called {sorted(unknown)}"


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def _globals(code: CodeType) -> Iterator[str]:
    for step in dis.get_instructions(code):
        if step.opname == "LOAD_GLOBAL":
            yield str(step.argval)


def _printed(checked: pipeline.CheckedSet, form: str) -> str:
    manifest = checked.manifest
    words = pipeline.language(manifest.ruleset)
    info = publish.SetInfo(
        id=manifest.id,
        name=manifest.name,
        version=manifest.version,
        vocabulary=words.vocabulary,
        grammar=words.grammar,
        game="any",
        authors=manifest.authors,
        licence=manifest.licence,
    )
    cards = []
    for file in checked.source.files:
        lines = {line.span.line: line for line in checked.trees[file.label].lines}
        cards += [
            publish.CardSource(checked_card, lines[checked_card.line], f"{file.path}.dow")
            for checked_card in checked.checked_cards.get(file.label, ())
        ]
    return publish.reference(info, cards, form)
