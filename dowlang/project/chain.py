"""The chain: bytes, text, tree, checked cards, Python. The only place that calls one stage after another.

`check` finds everything that is wrong with sets; `compile_set` turns a clean one into handlers and an index of facts, as text; `build` writes
those to `generated/` and the grammar to `grammar/`. What is played comes through `loading.py`, which needs none of this when
nothing is stale.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dowlang import codegen, semantics, syntax
from dowlang.engine.library import CardSet
from dowlang.project import games
from dowlang.project.manifest import MANIFEST, Manifest
from dowlang.project.sets import CardFile, SetSource
from dowlang.project.shipped import NotShipped, cache_folder, shipped
from dowlang.source import Diagnostic, Severity, Source, read
from dowlang.source.catalogue import UNKNOWN_RULESET
from dowlang.source.diagnostics import Span
from dowlang.vocabulary import assembly

if TYPE_CHECKING:
    from dowlang.semantics.model import CardTest, Sheet
    from dowlang.syntax import LineParser
    from dowlang.syntax.tree import File
    from dowlang.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Language:
    """One game's language, ready to read: its words, its assembled grammar, its parser."""

    vocabulary: Vocabulary
    grammar: assembly.Grammar
    parser: LineParser


_languages: dict[str, Language] = {}


def language(ruleset: str) -> Language:
    """The language of a ruleset's cards; made once a process. Raises `UnknownRuleset`."""
    if ruleset not in _languages:
        vocabulary = games.vocabulary(ruleset)
        grammar = assembled(vocabulary)
        try:
            tables: Path | None = shipped("grammar") / f"{ruleset}.tables"
        except NotShipped:
            tables = None
        _languages[ruleset] = Language(vocabulary, grammar, syntax.load(grammar, tables, cache_folder()))
    return _languages[ruleset]


def assembled(vocabulary: Vocabulary) -> assembly.Grammar:
    """The grammar of a vocabulary: its words on the shapes of `core.lark`."""
    return assembly.assemble(vocabulary, (shipped("grammar") / "core.lark").read_text("utf-8"))


@dataclass(slots=True)
class CheckedSet:
    """A set after all checks. `sheets` and `tests` are by label of the file; `sources` serve to show findings in their lines."""

    source: SetSource
    findings: list[Diagnostic]
    sources: dict[str, Source] = field(default_factory=dict)
    trees: dict[str, File] = field(default_factory=dict)
    sheets: dict[str, list[Sheet]] = field(default_factory=dict)
    tests: dict[str, list[CardTest]] = field(default_factory=dict)

    @property
    def manifest(self) -> Manifest:
        """The set's manifest; a set without one has findings and nothing else."""
        assert self.source.manifest is not None
        return self.source.manifest

    @property
    def errors(self) -> list[Diagnostic]:
        """The findings that keep the set from being compiled."""
        return [found for found in self.findings if found.severity is Severity.ERROR]


def check(source: SetSource) -> CheckedSet:
    """Read and check every card of a set, against the names of the sets it uses."""
    out = CheckedSet(source, list(source.findings))
    manifest = source.manifest
    if manifest is None:
        return out
    try:
        words = language(manifest.ruleset)
    except games.UnknownRuleset as unknown:
        out.findings.append(UNKNOWN_RULESET.at(f"{source.label}/{MANIFEST}", Span(1, 1, 1, 2), name=unknown.name, wanted=list(unknown.known)))
        return out
    for file in source.files:
        _read(file, words, out)
    world = semantics.SetWorld(
        names=_names_of(source.uses), decks={} if source.added else manifest.decks, partial=bool(source.added),
        replaces=frozenset((kind, name) for kind in words_kinds(words.vocabulary) for name in manifest.replaces),
    )  # fmt: skip
    checked = semantics.check(list(out.trees.values()), words.vocabulary, words.grammar, world, out.findings)
    out.findings += checked.diagnostics
    for label, sheet in zip(checked.sheet_files, checked.sheets, strict=True):
        out.sheets.setdefault(label, []).append(sheet)
    for label, test in zip(checked.test_files, checked.tests, strict=True):
        out.tests.setdefault(label, []).append(test)
    out.findings = sorted({found: None for found in out.findings if not _spoiled(found, out)})
    return out


def words_kinds(vocabulary: Vocabulary) -> tuple[str, ...]:
    """Names of the card kinds of a game."""
    return tuple(kind.name for kind in vocabulary.kinds)


def _read(file: CardFile, words: Language, out: CheckedSet) -> None:
    text, findings = read(file.data, file.label)
    out.findings += findings
    out.sources[file.label] = text
    out.trees[file.label], findings = syntax.parse(file.label, text.text, words.parser)
    out.findings += findings


def _spoiled(found: Diagnostic, out: CheckedSet) -> bool:
    """A line that cannot be read as text has its message already."""
    text = out.sources.get(found.file)
    return text is not None and found.span.line in text.spoiled and not found.code.startswith("DOW10")


def _names_of(used: tuple[SetSource, ...]) -> dict[str, dict[str, str]]:
    from dowlang.project.loading import facts_of

    out: dict[str, dict[str, str]] = {}
    for source in used:
        for card in facts_of(source):
            out.setdefault(card["kind"], {})[card["name"]] = card["slug"]
    return out


# ---- compiling -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CompiledSet:
    """A set as text: `modules` by card path, the index, and the facts it holds."""

    modules: Mapping[str, str]
    index: str
    facts: tuple[dict[str, Any], ...]


def compile_set(checked: CheckedSet) -> CompiledSet:
    """Handlers and index of a set without errors."""
    manifest = checked.manifest
    ruleset = games.ruleset(manifest.ruleset)
    target = codegen.Target(language(manifest.ruleset).vocabulary, ruleset.game, tuple(event.name for event in ruleset.events))
    modules: dict[str, str] = {}
    facts: list[dict[str, Any]] = []
    for file in checked.source.files:
        sheets = checked.sheets.get(file.label, [])
        for sheet in sheets:
            path = file.path if len(sheets) == 1 else f"{file.path}/{sheet.slug}"
            modules[path] = codegen.module_text(sheet, target, file.hash, path)
            below = file.path.partition("/")[2] + ".dow"
            facts.append({**codegen.facts(sheet, path, below), "source": file.hash})
    index = codegen.index_text(facts, name=manifest.id, version=manifest.version, ruleset=manifest.ruleset)
    return CompiledSet(modules, index, tuple(facts))


def card_set(ruleset: str, manifest: Manifest, facts: list[dict[str, Any]], load: Any) -> CardSet:
    """A playable set from facts, in the order of their paths."""
    ordered = sorted(facts, key=lambda card: str(card["path"]))
    return CardSet(games.ruleset(ruleset), manifest.id, manifest.version, codegen.set_hash(ordered), ordered, load)
