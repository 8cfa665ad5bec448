"""Lines of cards in a language: the examples of all words, and the cards of the starter set."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from dowlang import syntax
from dowlang.project import pipeline
from dowlang.project.card_selection import gather
from dowlang.project.languages.messages import messages_of
from dowlang.project.loading import load_source
from dowlang.project.printing.printed_sets import cards_of, info_of
from dowlang.project.ruleset_registry import card_look, table_look
from dowlang.publish.plain_text import lines_of_panel, outline_of
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.localised.fluent_messages import Messages
from dowlang.publish.rules_text.localised.game_language import loaded
from dowlang.publish.rules_text.localised.lines import LocalisedLines
from dowlang.publish.rules_text.localised.names import Name, forms_of
from dowlang.publish.rules_text.localised.nouns import Nouns
from dowlang.publish.rules_text.localised.required_messages import of_table
from dowlang.publish.rules_text.localised.wording import LocalisedWording
from dowlang.publish.rules_text.passages import PassageBuilder
from dowlang.publish.rules_text.printed_card import Panel
from dowlang.publish.rules_text.text_runs import plain
from dowlang.syntax import ast

GAME = "dead_of_winter"
LANGUAGES = ("es", "ja", "ru")
BASE = Path("cards/base")
HEAD = 'crossroads "X"\n    flavor "x"\n'
FRAMES = (
    '    if food >= 1\n    option "A"\n        {}\n',
    "    if {}\n",
    "    when {}\n",
    "    if {} >= 1\n",
    '    if food >= 1\n    option "A"\n        for the rest of the game\n            {}\n',
)
"""Places of a line in a card, in which the example of a word may stand."""
STATEMENTS = (0, 4)
"""Those of `FRAMES` that have a line before the example's."""


def messages(language: str) -> Messages:
    """Return the messages of a language, loaded afresh."""
    return loaded(language, messages_of(GAME, language))


def wanted_of_table() -> dict[str, str]:
    """Return the ids of what else lies on the table, with their English."""
    ((source, _),) = gather([BASE])
    return of_table(table_look(GAME), card_look(GAME), load_source(source).facts)


def names(language: str) -> dict[str, Name]:
    """Return the names of the starter set's cards, as their translations have them."""
    folders = {kind.folder: kind.name for kind in pipeline.language(GAME).vocabulary.kinds}
    out: dict[str, Name] = {}
    for file in sorted(BASE.rglob("*.dow")):
        there = file.with_suffix(f".{language}.toml")
        texts = tomllib.loads(there.read_text("utf-8")) if there.is_file() else {}
        kind = folders[file.relative_to(BASE).parts[0]]
        for line in file.read_text("utf-8").splitlines():
            if line.startswith(f'{kind} "'):
                name = line.split('"')[1]
                own = texts.get(name, {})
                _, forms = forms_of(own.get("forms", ""))
                out[name] = Name(own.get("name", name), kind, forms)
    return out


class Reader:
    """Says lines of cards in a language."""

    def __init__(self, language: str, known: dict[str, Name] | None = None) -> None:
        self.words = pipeline.language(GAME)
        self.messages = messages(language)
        self.known = names(language) if known is None else known
        forms = PrintedForms(self.words.vocabulary, self.words.grammar)
        wording = LocalisedWording(
            self.messages,
            forms,
            Nouns(self.words.vocabulary, self.messages),
            lambda name: self.known.get(name, Name(name)),
            {},
        )
        self.rules = LocalisedLines(wording)

    def card(self, body: str) -> list[str]:
        """Return the rules of a card, line by line. `body` stands below its name and flavor."""
        return said_by(self.rules, body)

    def example(self, text: str) -> list[str]:
        """Return the example of a word as a card prints it, in the first place where it parses."""
        for place, frame in enumerate(FRAMES):
            body = frame.format(text)
            file, found = syntax.parse("x.dow", HEAD + body, self.words.parser)
            if not found and all(not each.broken for each in _lines(file.lines)):
                said = self.card(body)
                if place not in STATEMENTS:
                    return said
                return [each.removeprefix("A: ") for each in said[1:] if each != "A:"]
        raise ValueError(f"no place for `{text}`")


def said_by(rules: PassageBuilder, body: str) -> list[str]:
    """Return the rules of a card in words. `body` stands below its name and flavor."""
    file, found = syntax.parse("x.dow", HEAD + body, pipeline.language(GAME).parser)
    assert not found, found
    out: list[str] = []
    lines = []
    for line in file.lines[0].block:
        if line.shape == "trigger":
            out.append(plain(rules.finished(rules.trigger(line), "")))
        elif line.shape != "flavor {text}":
            lines.append(line)
    panel = Panel(passages=rules.passages(tuple(lines)))
    return out + [each.text for each in lines_of_panel(panel)]


def _lines(lines: tuple[ast.Line, ...]) -> Iterator[ast.Line]:
    for line in lines:
        yield line
        yield from _lines(line.block)


@cache
def base() -> tuple[pipeline.CheckedSet, frozenset[str] | None]:
    """Return the starter set, checked."""
    ((source, asked),) = gather([BASE])
    return pipeline.check(source), asked


def cards(language: str) -> tuple[list[tuple[str, list[str]]], Messages]:
    """Return the name and the rules of each card of the starter set, and the messages used."""
    checked, asked = base()
    printer = CardPrinter(info_of(checked, language), tuple(cards_of(checked, language, asked)))
    if printer.local is None:
        from dowlang.publish.rules_text.localised.game_language import GameLanguage

        printer.local = GameLanguage(printer.info)
    local = printer.local
    raised, local.raise_for_missing = local.raise_for_missing, lambda: None
    try:
        printed = printer.printed()
    finally:
        local.raise_for_missing = raised
    told = []
    for card in printed:
        lines = [plain(card.trigger)] if card.trigger else []
        lines += [card.subtitle_line] if card.subtitle_line else []
        told.append((card.name, lines + [each.text for each in outline_of(card)]))
    return told, local.messages
