"""Keep one card file that is written in a page, with what can be told of it.

The text is read as an addition to the standard set of its game, as `dow check FILE` reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from dowlang import codegen, publish, testing
from dowlang.diagnostics import Diagnostic
from dowlang.engine.card_set import CardSet
from dowlang.playground import navigation
from dowlang.playground.page_data import Data, edit_data, range_data
from dowlang.project.checked_set import DEFINITION, CheckedSet
from dowlang.project.compiling import target_of
from dowlang.project.formatting import formatted
from dowlang.project.printing.printed_sets import cards_of, info_of
from dowlang.semantics.ir import CheckedCard
from dowlang.service import Document, Position, Range, TextMap, Workspace
from dowlang.service.code_actions.actions import actions
from dowlang.service.code_actions.expected_numbers import WrongNumber
from dowlang.service.completion.completions import completions
from dowlang.service.drafts.card_with_tests import card_with_tests
from dowlang.service.hover import hover
from dowlang.service.indentation import indented
from dowlang.service.inlay_hints import InlayHint, coverage_hints, odds_hints, result_hints
from dowlang.service.measurements import (
    cards_by_path,
    coverage_of,
    option_odds,
    rows_of,
    wrong_numbers,
)
from dowlang.service.semantic_tokens import semantic_tokens
from dowlang.service.workspace import as_bytes
from dowlang.simulate.odds import STANDARD

FILE = Path("card.dow")


class NotYet(Exception):
    """Raised for what only a text without errors can be asked. Carries a sentence, and the line of
    the text that it is about, None for none.
    """

    def __init__(self, said: str, line: int | None = None) -> None:
        super().__init__(said)
        self.line = line


class EditorSession:
    """The text of the page, kept checked and compiled."""

    def __init__(self) -> None:
        self._workspace = Workspace()
        self._document: Document | None = None
        self.counted: tuple[str, tuple[testing.TestedClause, ...]] = ("", ())
        self.wrong: tuple[str, tuple[WrongNumber, ...]] = ("", ())

    @property
    def document(self) -> Document:
        """Return the text as it was last put."""
        if self._document is None:
            self.put("")
        assert self._document is not None
        return self._document

    @property
    def game(self) -> str:
        """Return the name of the game that the text is of."""
        return self.document.language.vocabulary.name

    def put(self, text: str) -> None:
        """Take another text."""
        self._document = self._workspace.open(FILE, text)

    def _put_if_other(self, text: str | None) -> None:
        if text is not None and text != self.document.text:
            self.put(text)

    # ---- while it is written
    def check(self, text: str) -> Data:
        """Return the findings of a text, its colours, the names of its cards and tests."""
        self.put(text)
        document = self.document
        found = self._workspace.findings(document.warm_set).get(document.path, [])
        checked = document.warm_set.checked()
        tests = checked.tests.get(document.label, ()) if checked else ()
        return {
            "game": self.game,
            "findings": [_finding(each, document.map) for each in found],
            "colours": navigation.colours(semantic_tokens(document)),
            "cards": [[card.kind.name, card.name] for card in self._own(checked)],
            "tests": [[test.name, test.line] for test in tests],
            "untested": self._untested(checked),
            "printed": self._printed(checked),
        }

    def warm(self) -> Data:
        """Load what finds and mends mistakes before the first one is made."""
        text = self.document.text
        self.put(f"{text}\nmispelt words\n")
        self.document.warm_set.findings()
        self.put(text)
        return {}

    def _own(self, checked: CheckedSet | None) -> Iterator[CheckedCard]:
        if checked is not None:
            for card in checked.checked_cards.get(self.document.label, ()):
                if card.kind.name != DEFINITION:
                    yield card

    def _untested(self, checked: CheckedSet | None) -> list[str]:
        """Return the names of the cards that do something and that no test of the text names."""
        return [
            card.name
            for card in self._own(checked)
            if card.procedures or card.standing or card.abilities or card.goals
            if (found := card_with_tests(self.document, card.line)) is not None and not found.tests
        ]

    def _printed(self, checked: CheckedSet | None) -> str:
        """Return the cards that check as a page, "" for none."""
        if checked is None or self.document.label not in checked.trees:
            return ""
        cards = tuple(
            card
            for card in cards_of(checked, "", (self.document.label,))
            if card.checked_card.kind.name != DEFINITION
        )
        return publish.reference(info_of(checked), cards, "html") if cards else ""

    def fixes(self, line: int, text: str | None = None) -> Data:
        """Return what mends the findings of a line, counted from 0, and what writes its test."""
        self._put_if_other(text)
        text_map = self.document.map
        place = Range(Position(line, 0), Position(line, 10_000))
        return {
            "fixes": [
                {
                    "title": each.title,
                    "code": each.finding.code if each.finding else "",
                    "at": range_data(text_map.range(each.finding.span)) if each.finding else None,
                    "failed": each.for_failed_test,
                    "edits": [edit_data(edit) for edit in each.edits],
                    "sure": each.is_preferred,
                    "asks": each.needs_text,
                }
                for each in actions(self.document, place, self._unseen(), self._wrong())
            ]
        }

    def complete(self, line: int, character: int, text: str | None = None) -> Data:
        """Return what may stand at a place, of another text if one is given."""
        self._put_if_other(text)
        found = completions(self.document, Position(line, character))
        items = [
            {
                "label": item.label,
                "insert": item.insert,
                "kind": item.kind,
                "detail": item.detail,
                "told": item.documentation,
            }
            for item in found.items
        ]
        return {
            "range": range_data(found.range),
            "items": items,
            "all": found.is_complete,
            "done": found.may_end_line,
        }

    def indent(self, line: int, text: str) -> Data:
        """Return the change that puts a line that was just begun where it belongs, if any."""
        self._put_if_other(text)
        edit = indented(self.document, Position(line, 0))
        return {"edits": [edit_data(edit)] if edit else []}

    def hover(self, line: int, character: int, text: str | None = None) -> Data:
        """Return what can be told of a place, as Markdown."""
        self._put_if_other(text)
        found = hover(self.document, Position(line, character))
        return {
            "told": found.markdown if found else "",
            "range": range_data(found.range) if found else None,
        }

    # ---- names and phrases at the cursor
    def _at(self, line: int, character: int, text: str | None) -> tuple[Document, Position]:
        self._put_if_other(text)
        return self.document, Position(line, character)

    def phrases(self, line: int, character: int, text: str | None = None) -> Data:
        """Return the phrases whose slots are filled at a place."""
        return navigation.phrases_at(*self._at(line, character, text))

    def definition(self, line: int, character: int, text: str | None = None) -> Data:
        """Return where the name at a place is introduced."""
        return navigation.definition_of(*self._at(line, character, text))

    def references(self, line: int, character: int, text: str | None = None) -> Data:
        """Return where the name at a place is said."""
        return navigation.references_of(*self._at(line, character, text))

    def renamable(self, line: int, character: int, text: str | None = None) -> Data:
        """Return the name at a place that can be given another."""
        return navigation.renamable_at(*self._at(line, character, text))

    def rename(self, line: int, character: int, new: str, text: str | None = None) -> Data:
        """Return the changes that give the name at a place another. Raises `Refused`."""
        return navigation.renamed(*self._at(line, character, text), new)

    def symbols(self, text: str | None = None) -> Data:
        """Return what the text introduces, to go to: cards, tests, options."""
        self._put_if_other(text)
        return navigation.symbols_of(self.document)

    def tidy(self, text: str | None = None) -> Data:
        """Return the text as `dow fmt` writes it, the same where it cannot be read, and the line
        that cannot, or 0.
        """
        self._put_if_other(text)
        document = self.document
        data, name = as_bytes(document.text), document.language.vocabulary.name
        tidied = formatted(data, document.label, name)
        if tidied.text is None:
            return {"text": document.text, "unread": tidied.findings[0].span.line}
        return {"text": tidied.text, "unread": 0}

    # ---- once it checks
    def checked(self) -> CheckedSet:
        """Return the text as a checked set. Raises `NotYet` while it has errors."""
        checked = self.document.warm_set.checked()
        if checked is None:
            raise NotYet("the standard set does not check")
        if checked.errors:
            first = checked.errors[0]
            line = first.span.line
            raise NotYet(f"Mend this first: line {line}: {first.message}", line)
        return checked

    def cards(self) -> CardSet:
        """Return the cards of the text beside those of the standard set, compiled.

        Raises `NotYet`.
        """
        return self.document.warm_set.compiled.cards(self.checked())

    def own_cards(self) -> list[tuple[str, str]]:
        """Return kind and name of each card of the text."""
        return [(card.kind.name, card.name) for card in self._own(self.checked())]

    def tests(self, name: str = "") -> Data:
        """Return the results of the tests of the text, or of one of them."""
        tests = [
            (self.document.label, test)
            for test in self.checked().tests.get(self.document.label, ())
            if name in ("", test.name)
        ]
        results = testing.run_tests(
            self.cards(), tests, texts={self.document.label: self.document.text}
        ).results
        self.wrong = (self.document.text, wrong_numbers(results))
        return {
            "results": [
                {
                    "name": each.name,
                    "line": each.failure.line if each.failure else each.line,
                    "outcome": each.outcome,
                    "row": each.row,
                    "message": each.message(),
                }
                for each in results
            ],
            "figures": _figures(result_hints(self.document, results)),
        }

    def coverage(self) -> Data:
        """Return the clauses that the tests of the text have not seen, with a line to write."""
        cards = self.cards()
        found = coverage_of(self.document, self.checked(), cards)
        self.counted = (self.document.text, found.uncovered)
        return {
            **found.to_dict(),
            "names": {each.card: str(cards.paths[each.card]["name"]) for each in found.uncovered},
            "figures": _figures(coverage_hints(self.document, found)),
        }

    def _unseen(self) -> tuple[testing.TestedClause, ...]:
        """Return what no test has seen, as far as it was counted of the text as it stands."""
        text, unseen = self.counted
        return unseen if text == self.document.text else ()

    def _wrong(self) -> tuple[WrongNumber, ...]:
        """Return the numbers that the tests of the text as it stands have not found."""
        text, wrong = self.wrong
        return wrong if text == self.document.text else ()

    def odds(self) -> Data:
        """Return what each option of each card changes on average."""
        cards = self.cards()
        if cards.ruleset.odds is None:
            raise NotYet("This game does not say what odds are about.")
        document, checked = self.document, self.checked()
        found = {name: rows_of(document, checked, cards, name) for _, name in self.own_cards()}
        figures = {
            name: odds_hints(document, name, map(option_odds, rows)) for name, rows in found.items()
        }
        return {
            "tables": STANDARD.number,
            "players": STANDARD.players,
            "cards": [
                {
                    "name": name,
                    "notes": list(rows[0].notes(STANDARD.number)) if rows else [],
                    "rows": [
                        _row(row, figure.line)
                        for row, figure in zip(rows, figures[name], strict=True)
                    ],
                }
                for name, rows in found.items()
            ],
            "figures": _figures(chain.from_iterable(figures.values())),
        }

    def handler(self) -> Data:
        """Return the Python that each card becomes."""
        checked = self.checked()
        target = target_of(checked.manifest.ruleset)
        own = cards_by_path(self.document, checked).items()
        texts = [codegen.module_text(card, target, "", path) for path, card in own]
        return {"text": "\n\n".join(texts)}


def _figures(found: Iterable[InlayHint]) -> list[Data]:
    return [{"line": each.line, "text": each.text, "told": each.tooltip} for each in found]


def _row(row: Any, line: int) -> Data:
    measures = [
        [
            name,
            *(round(each, 2) for each in (spread.mean, spread.worst, spread.best)),
            spread.least,
            spread.most,
        ]
        for name, spread in row.spreads.items()
        if spread.least or spread.most
    ]
    return {
        "option": row.label,
        "line": line + 1,
        "possible": row.tables,
        "measures": measures,
        "lasting": list(row.lasting),
        "conditions": list(row.told_conditions()),
    }


def _finding(found: Diagnostic, text_map: TextMap) -> Data:
    return {
        "at": range_data(text_map.range(found.span)),
        "severity": found.severity.value,
        "code": found.code,
        "message": found.message,
        "help": found.help or "",
    }
