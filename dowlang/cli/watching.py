"""Check what was saved, run the tests it touches and print its cards, from sets that are kept warm.

Nothing here waits: `dow watch` asks again whenever a file has changed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dowlang import publish, testing
from dowlang.cli.findings import show_findings
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.decoding import read
from dowlang.project.building.warm_cards import WarmCards
from dowlang.project.card_file import CardFile
from dowlang.project.card_selection import gather
from dowlang.project.checked_set import CheckedSet
from dowlang.project.printing.printed_sets import NotTranslated, cards_of, info_of
from dowlang.project.sets import SetSource
from dowlang.publish.plain_text import plain_cards
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.semantics.ir import CardTest
from dowlang.service.card_markdown import plain_cards_in
from dowlang.service.name_index import name_occurrences
from dowlang.service.workspace import WarmSet
from dowlang.source import Source

MOST_PRINTED = 3
"""Cards that are shown as text after a save. More of them are on the page only."""


@dataclass(frozen=True, slots=True)
class Seen:
    """The result of a look at the sets: the text for people, and the page of the cards saved.

    `page` is "" where none was asked for. `passed` is False with any error, as `dow check` has it,
    and with a test that fails.
    """

    text: str
    page: str
    passed: bool
    new: bool
    """Whether anything was saved since the last look."""
    saved: tuple[str, ...] = ()
    """The files that were saved or taken away since, none at first."""


@dataclass(frozen=True, slots=True)
class _Look:
    """The result of a look at one set. `whole` is False where the set does not check."""

    text: str
    page: str
    passed: bool
    whole: bool


@dataclass(slots=True)
class _Watched:
    """One set that is watched, or the files that are read as an addition to one."""

    home: WarmSet
    wanted: frozenset[str] | None
    warm: WarmCards = field(default_factory=WarmCards)
    states: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of the last look, by label
    saved: set[str] = field(default_factory=set)
    """Labels of the files that were saved and not yet looked at in full."""
    gone: set[str] = field(default_factory=set)
    """Labels of the files that were taken away since the last look."""
    warned: frozenset[Diagnostic] = frozenset()
    """Warnings of the last look in full. Where they stand still they are only counted."""
    first: bool = True


class Watch:
    """The sets that some paths speak of, looked at again and again.

    Cards are printed in a language of theirs, "" for the words of their files. `paged` asks for
    their page too.
    """

    def __init__(self, paths: Iterable[Path], language: str = "", paged: bool = False) -> None:
        self.paths, self.language, self.paged = list(paths), language, paged
        self.kept: dict[tuple[Path, str], _Watched] = {}
        self.told = False  # everything there is, by the last look

    def look(self) -> Seen:
        """Look at everything that has changed since the last look, at first at everything.

        Raises `NoCards` and `OSError` for paths that are gone, and what a language lacks:
        `NotTranslated`, `FluentMissing`, `MissingMessages`.
        """
        told, self.told = self.told, False
        before = {key: watched.home.disk for key, watched in self.kept.items()}
        every = [self._taken(source, wanted) for source, wanted in gather(self.paths)]
        saved = [label for each in every for label in sorted(each.saved) if not each.first]
        saved += [f"{label} (taken away)" for each in every for label in sorted(each.gone)]
        looks = [self._look_at(watched) for watched in every]
        for watched, look in zip(every, looks, strict=True):  # now that none of them has raised
            if look.whole:
                watched.first, watched.saved = False, set()
        new = not told or before != {key: watched.home.disk for key, watched in self.kept.items()}
        self.told = True
        text = "\n".join(look.text for look in looks if look.text)
        page = "\n".join(look.page for look in looks if look.page)
        return Seen(text, page, all(look.passed for look in looks), new, tuple(saved))

    def _taken(self, source: SetSource, wanted: frozenset[str] | None) -> _Watched:
        """Return what is kept of a set, with its files as they are now."""
        manifest, key = source.manifest, (source.folder, source.label)
        if self.language and manifest and self.language not in manifest.languages:
            raise NotTranslated(manifest.id, self.language, manifest.languages)
        if key not in self.kept:
            folder = None if source.added else source.folder
            self.kept[key] = _Watched(WarmSet(folder, source), wanted)
        watched = self.kept[key]
        watched.wanted = wanted
        watched.home.disk = source
        watched.home.mark_stale()
        now = {file.label: self._state_of(source, file) for file in source.files}
        saved = {label for label, state in now.items() if watched.states.get(label) != state}
        watched.saved = (watched.saved | saved) & set(now)
        watched.gone = set(watched.states) - set(now)
        watched.states = now
        return watched

    def _look_at(self, watched: _Watched) -> _Look:
        home, saved = watched.home, watched.saved
        findings = [
            found
            for found in home.findings()
            if watched.wanted is None or found.file in watched.wanted
        ]
        warned = frozenset(each for each in findings if each.severity is not Severity.ERROR)
        shown = [each for each in findings if each not in watched.warned or each.file in saved]
        still = len(findings) - len(shown)
        text = show_findings(shown, _sources(home, shown), "full") if shown or not still else ""
        if still:
            text += f"{still} warning{'s' if still > 1 else ''} as before\n"
        checked = home.checked()
        if checked is None or checked.errors:
            return _Look(text, "", False, False)
        meant = saved if watched.wanted is None else saved & watched.wanted
        if watched.first:  # what is asked for, and later whatever a save touches
            tests = [
                (label, test) for label in sorted(meant) for test in checked.tests.get(label, ())
            ]
        else:
            tests = _affected(watched, checked, saved)
        results = testing.run_tests(watched.warm.cards(checked), tests).results
        failed = [result.message() for result in results if not result.passed]
        text += "".join(f"{message}\n" for message in failed)
        text += _tally(results)
        count = sum(len(checked.checked_cards.get(label, ())) for label in meant)
        if not watched.first and count <= MOST_PRINTED:
            cards = [card for label in sorted(meant) for card in self._printed(checked, label)]
            text += "".join(f"\n{card}\n" for card in cards)
        page = _page(checked, meant, self.language) if self.paged else ""
        wrong = any(found.severity is Severity.ERROR for found in findings)
        watched.warned = warned
        return _Look(text, page, not wrong and not failed, True)

    def _state_of(self, source: SetSource, file: CardFile) -> tuple[str, ...]:
        """Return what a card file is printed from: it, and its translation where there is one."""
        if not self.language:
            return (file.hash,)
        texts = [
            each.data.decode("utf-8", "replace")
            for each in source.translations
            if each.language == self.language and each.card_file == file.label
        ]
        return (file.hash, *texts)

    def _printed(self, checked: CheckedSet, label: str) -> list[str]:
        """Return the cards of a file that check as they are printed, in plain lines."""
        if not self.language:
            return [text_of_card(card, PageLabels()) for card in plain_cards_in(checked, label)]
        cards = tuple(cards_of(checked, self.language, (label,)))
        printer = publish.CardPrinter(info_of(checked, self.language), cards)
        return [text_of_card(card, printer.labels) for card in plain_cards(printer, cards)]


def _tally(results: Sequence[testing.TestResult]) -> str:
    """Return how many tests passed, by file where they are of several and not all did."""
    passed = Counter(each.file for each in results if each.outcome == "passed")
    every = Counter(each.file for each in results)
    text = f"{passed.total()} of {len(results)} tests passed"
    if len(every) > 1 and passed != every:
        text += f" ({', '.join(f'{file} {passed[file]} of {every[file]}' for file in every)})"
    return f"{text}\n"


def _affected(
    watched: _Watched, checked: CheckedSet, saved: set[str]
) -> list[tuple[str, CardTest]]:
    """Return the tests in the files that were saved, and those elsewhere that name their cards."""
    names, touched = set[str](), set(saved)
    for said in name_occurrences(watched.home):
        if said.is_definition and said.file in saved:
            names.add(said.name)
    lines = {
        (said.file, said.span.line)
        for said in name_occurrences(watched.home)
        if not said.is_definition and said.name in names
    }
    touched |= {label for label, _ in lines}
    out = []
    for label in sorted(touched):
        begins = [line.span.line for line in checked.trees[label].lines]
        named = {bisect_right(begins, line) for file, line in lines if file == label}
        out += [
            (label, test)
            for test in checked.tests.get(label, ())
            if label in saved or bisect_right(begins, test.line) in named
        ]
    return out


def text_of_card(card: publish.PlainCard, labels: PageLabels) -> str:
    """Return a card as it is printed, in plain lines, in the language of its labels."""
    lines = [labels.with_note(card.name, labels.listed((card.called, *card.head)))]
    lines += [f"  {line}" for line in (card.flavor, card.trigger) if line]
    lines += [f"  {'  ' * row.depth}- {row.text}" for row in card.rules]
    return "\n".join(lines)


def _page(checked: CheckedSet, labels: set[str], language: str) -> str:
    """Return the printed page of the cards of some files, "" without any."""
    cards = tuple(cards_of(checked, language, labels))
    return publish.reference(info_of(checked, language), cards, "html") if cards else ""


def _sources(home: WarmSet, findings: Iterable[Diagnostic]) -> dict[str, Source]:
    files = {file.label: file.data for file in home.disk.files}
    files |= {file.label: file.data for file in home.disk.translations}
    shown = {found.file for found in findings}
    return {label: read(data, label)[0] for label, data in files.items() if label in shown}
