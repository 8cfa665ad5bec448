"""What the doors ask of the chain: findings for paths or a text, a formatted file, the tests of sets.

Findings of a whole set are kept in the user's cache, keyed by every card file and the toolchain, so that checking what has not changed
costs no parser.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dowlang.project.loading import CardErrors, everything_used, load_source
from dowlang.project.manifest import card_files
from dowlang.project.sets import SetSource, addition, gather
from dowlang.project.shipped import cache_folder, toolchain, write
from dowlang.source import Diagnostic, Severity, Source, Span, read

if TYPE_CHECKING:
    from dowlang.engine.library import CardSet
    from dowlang.semantics.model import CardTest

FORMAT = 1


def check_paths(paths: Sequence[Path]) -> tuple[list[Diagnostic], dict[str, Source]]:
    """All findings in the files that the paths mean, and the texts to show them in. Raises `OSError`."""
    findings: list[Diagnostic] = []
    sources: dict[str, Source] = {}
    for source, wanted in gather(list(paths)):
        found, texts = check_source(source)
        findings += [f for f in found if wanted is None or f.file in wanted]
        sources |= texts
    return sorted(findings), sources


def check_text(data: bytes, label: str) -> tuple[list[Diagnostic], dict[str, Source]]:
    """Findings of a card that is in no file, read as an addition to the standard set."""
    return check_source(addition([], {label: data}))


def check_source(source: SetSource) -> tuple[list[Diagnostic], dict[str, Source]]:
    """Findings of one set, from the cache when neither cards nor toolchain have changed."""
    key = hashlib.sha256(f"{FORMAT} {source.label} {source.digest} {toolchain()}".encode()).hexdigest()[:32]
    kept = cache_folder() / "checks" / f"{key}.json"
    try:
        rows = json.loads(kept.read_text("utf-8"))
        found = [_finding(row) for row in rows]
    except (OSError, ValueError, TypeError, KeyError):
        found, sources = _checked(source)
        if not any(f.fix for f in found):
            _keep(kept, found)
        return found, sources
    files = {f.file for f in found}
    return found, {file.label: read(file.data, file.label)[0] for file in source.files if file.label in files}


def _checked(source: SetSource) -> tuple[list[Diagnostic], dict[str, Source]]:
    from dowlang.project import chain

    try:
        checked = chain.check(source)
    except CardErrors as errors:  # of a set that this one uses
        return errors.diagnostics, errors.sources
    return checked.findings, checked.sources


def _keep(place: Path, found: Sequence[Diagnostic]) -> None:
    rows = [[f.code, f.severity.value, f.message, f.file, [f.span.line, f.span.column, f.span.end_line, f.span.end_column], f.help] for f in found]
    try:
        write(place, json.dumps(rows).encode())
    except OSError:
        pass  # a read-only home only costs time


def _finding(row: list[Any]) -> Diagnostic:
    code, severity, message, file, span, help_ = row
    return Diagnostic(code=code, severity=Severity(severity), message=message, file=file, span=Span(*span), help=help_)


def files_of(paths: Sequence[Path]) -> list[Path]:
    """Every card file at or below the paths, each once, in order."""
    out: dict[Path, None] = {}
    for path in paths:
        for file in card_files(path) if path.is_dir() else (path,):
            out.setdefault(file)
    return list(out)


def formatted(data: bytes, label: str, ruleset: str = "dead_of_winter") -> tuple[str | None, list[Diagnostic], Source]:
    """A card file in its one look, or None with the findings that keep it from being read."""
    from dowlang import syntax
    from dowlang.project import chain
    from dowlang.syntax.printer import format_file

    source, found = read(data, label)
    file, more = syntax.parse(label, source.text, chain.language(ruleset).parser)
    findings = [f for f in (*found, *more) if f.severity is Severity.ERROR]
    if findings:
        return None, findings, source
    return format_file(file, source.text, chain.language(ruleset).parser), [], source


def tests_of(paths: Sequence[Path], notice: Callable[[str], None] | None = None) -> list[tuple[CardSet, list[tuple[str, CardTest]]]]:
    """For each set the paths speak of: its compiled cards, and the tests of the files meant, with the file's label. Raises `CardErrors`."""
    from dowlang.project import chain

    out = []
    for source, wanted in gather(list(paths)):
        for used in everything_used(source):
            load_source(used, notice)
        checked = chain.check(source)
        if checked.errors:
            raise CardErrors(checked.errors, checked.sources)
        tests = [(label, test) for label, found in checked.tests.items() if wanted is None or label in wanted for test in found]
        out.append((load_source(source, notice), tests))
    return out
