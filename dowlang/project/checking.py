"""Answer the entry points: diagnostics for paths or a text, and the tests of sets.

Diagnostics of a whole set are kept in the user's cache, keyed by every card file, its path and the
toolchain, so that checking what has not changed costs no parser.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dowlang.advice import Advice, Offer, Way, offers_of, parts_of
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.decoding import read
from dowlang.project.artwork.picture_files import stamp
from dowlang.project.cache import keep, kept
from dowlang.project.card_selection import addition, gather
from dowlang.project.loading import CardErrors, compiled, load_source
from dowlang.project.manifests.manifest import MANIFEST
from dowlang.project.package_files import toolchain
from dowlang.project.sets import SetSource
from dowlang.records import dataclass
from dowlang.source import Source, Span

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.project.pipeline import CheckedSet
    from dowlang.semantics.ir import CardTest, CheckedCard

FORMAT = 3


def check_paths(paths: Sequence[Path]) -> tuple[list[Diagnostic], dict[str, Source]]:
    """Return all findings in the files that the paths mean, and the texts to show them in.

    Raises `OSError`.
    """
    findings: list[Diagnostic] = []
    sources: dict[str, Source] = {}
    for source, wanted in gather(paths):
        found, texts = check_source(source)
        findings += [f for f in found if wanted is None or f.file in wanted]
        sources |= texts
    return sorted(findings), sources


def check_text(data: bytes, label: str) -> tuple[list[Diagnostic], dict[str, Source]]:
    """Return diagnostics of a card that is in no file: an addition to the standard set of its
    game.
    """
    return check_source(addition([], {label: data}))


def check_source(source: SetSource) -> tuple[list[Diagnostic], dict[str, Source]]:
    """Return diagnostics of one set, from the cache when neither cards, pictures nor toolchain have
    changed.
    """
    made_by = toolchain(source.manifest.ruleset if source.manifest else "")
    covered = f"{FORMAT} {source.findings_key} {stamp(source)} {made_by}"
    key = hashlib.sha256(covered.encode()).hexdigest()[:32]
    rows = kept("checks", f"{key}.json")
    if rows is None:
        found, sources = _checked(source)
        keep([_row(each) for each in found], "checks", f"{key}.json")
        return found, sources
    found = [_finding(row) for row in rows]
    files = {f.file for f in found}
    texts = [(file.label, file.data) for file in source.files] + [
        (file.label, file.data) for file in source.translations
    ]
    return found, {label: read(data, label)[0] for label, data in texts if label in files}


def _checked(source: SetSource) -> tuple[list[Diagnostic], dict[str, Source]]:
    # a warm check needs no parser: 0.15 s, not 0.4
    from dowlang.project import pipeline

    try:
        checked = pipeline.check(source)
    except CardErrors as errors:  # of a set that this one uses
        return errors.diagnostics, errors.sources
    return checked.findings, checked.sources


def _row(found: Diagnostic) -> list[Any]:
    fix = found.fix and [[_numbers(span), text] for span, text in found.fix]
    return [
        found.code,
        found.severity.value,
        found.message,
        found.file,
        _numbers(found.span),
        _told(found.help),
        fix,
    ]


def _told(help: str | None) -> Any:
    """Return a help as JSON data: a text, or the parts of one that offers something."""
    if not offers_of(help):
        return help
    parts = (
        each if isinstance(each, str) else [each.way.name, *each[1:]] for each in parts_of(help)
    )
    return [*parts]


def _help(told: Any) -> str | None:
    """Return the help that was kept as JSON data."""
    if told is None or isinstance(told, str):
        return told
    return Advice(
        each if isinstance(each, str) else Offer(Way[each[0]], tuple(each[1]), *each[2:])
        for each in told
    )


def _numbers(span: Span) -> tuple[int, int, int, int]:
    return (span.line, span.column, span.end_line, span.end_column)


def _finding(row: list[Any]) -> Diagnostic:
    code, severity, message, file, span, help_, fix = row
    mends = tuple((Span(*place), text) for place, text in fix) if fix else None
    return Diagnostic(
        code=code,
        severity=Severity(severity),
        message=message,
        file=file,
        span=Span(*span),
        help=_help(help_),
        fix=mends,
    )


@dataclass(frozen=True, slots=True)
class TestsOfSet:
    """The compiled cards of one set, the tests asked for (label of the file, test), and of the
    files the request speaks of: the checked cards by path with their label, the texts by label.
    """

    cards: CardSet
    tests: list[tuple[str, CardTest]]
    checked_cards: Mapping[str, tuple[CheckedCard, str]]
    texts: Mapping[str, str]
    checked: CheckedSet


def tests_of(
    paths: Sequence[Path], notice: Callable[[str], None] | None = None
) -> list[TestsOfSet]:
    """Return the tests to be run, one entry for each set the paths speak of.

    Raises `CardErrors`, `NoCards`, `OSError`.
    """
    # see `_checked`, as in what calls this
    from dowlang.project import compiling, pipeline

    out = []
    for source, wanted in gather(paths):
        for used in source.everything_used:
            compiled(used, notice)
        checked = pipeline.check(source)
        if checked.errors:
            checked = _without_broken_files(checked, wanted, notice)
            source = checked.source
        tests = [
            (label, test)
            for label, found in checked.tests.items()
            if wanted is None or label in wanted
            for test in found
        ]
        files = source.added or wanted  # the cards of a set that is added to are not what is tested
        meant = [file for file in source.files if files is None or file.label in files]
        checked_cards = {
            compiling.path_of(
                checked_card, file, checked.checked_cards[file.label], checked.manifest.id
            ): (
                checked_card,
                file.label,
            )
            for file in meant
            for checked_card in checked.checked_cards.get(file.label, ())
        }
        out.append(
            TestsOfSet(
                load_source(source, notice, checked),
                tests,
                checked_cards,
                {file.label: checked.sources[file.label].text for file in meant},
                checked,
            )
        )
    return out


def _without_broken_files(
    checked: CheckedSet, wanted: frozenset[str] | None, notice: Callable[[str], None] | None
) -> CheckedSet:
    """Return the set less the card files with errors, as long as none of these is wanted.

    Raises `CardErrors`.
    """
    # see `_checked`
    from dowlang.project import pipeline

    first, files, manifest = (
        checked,
        {file.label for file in checked.source.files},
        f"{checked.source.label}/{MANIFEST}",
    )
    while checked.errors:
        broken = {found.file for found in checked.errors}
        # what the manifest says of decks is not asked of a part of a set
        cards = broken - {manifest}
        if (
            wanted is None
            or cards & wanted
            or not cards <= files
            or broken <= checked.source.left_out
        ):
            raise CardErrors(first.errors, first.sources)
        checked = pipeline.check(checked.source.without(broken))
    if notice is not None:
        left = sorted(checked.source.left_out)
        more = f" and {len(left) - 3} more" if len(left) > 3 else ""
        notice(
            f"left out because of mistakes in {'it' if len(left) == 1 else 'them'}: "
            f"{', '.join(left[:3])}{more}"
        )
    return checked
