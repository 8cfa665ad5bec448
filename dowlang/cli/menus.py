"""Arrange options for a person as rows under headings, and understand the typed words.

Each row shows what is typed for it. An option stands in a row by its words. A facet that is still
open in a row (which zombie, with which die) is asked afterwards, one thing at a time, and only
where there is a choice. A number that stands for itself (a die, an amount) is typed as itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from dowlang.cli.terminal_words import ENGLISH, TerminalWords
from dowlang.engine.screen_declarations import Entry

if TYPE_CHECKING:
    from dowlang.engine.decisions import Decision

FEW = 5  # so many alternatives are named in a row
MOST = 30  # so many fitting options are listed


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of the decision with its place on the screen."""

    index: int
    key: str
    text: str
    entry: Entry


@dataclass(frozen=True, slots=True)
class MenuRow:
    """One line of a menu. `typed` is what chooses it."""

    typed: str
    text: str
    heading: str
    choices: tuple[Choice, ...]
    card: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """Rows under one question. `depth` counts what has been settled: 0 the words of an entry, then
    its facets.
    """

    question: str
    rows: tuple[MenuRow, ...]
    depth: int = 0

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return all options in it."""
        return tuple(choice for row in self.rows for choice in row.choices)

    @property
    def by_value(self) -> bool:
        """Return True if numbers are typed as themselves here."""
        return any(_value(row.choices[0], self.depth) for row in self.rows)


def choices_of(decision: Decision, entries: Sequence[Entry]) -> tuple[Choice, ...]:
    """Return the options of a decision with their entries."""
    return tuple(
        Choice(option.index, option.key, option.text, entry)
        for option, entry in zip(decision.options, entries, strict=True)
    )


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """What is wrong with the words typed. `of_numbers`: it says which numbers there are."""

    told: str
    of_numbers: bool = False


def first_menu(question: str, choices: Sequence[Choice], words: TerminalWords = ENGLISH) -> Menu:
    """Return the menu of a decision: rows by heading and words, what is last below. Headings keep
    their places from question to question.
    """
    ordered = sorted(
        choices, key=lambda choice: (choice.entry.last, choice.entry.rank, choice.entry.heading)
    )
    together: dict[tuple[str, str, bool], list[Choice]] = {}
    for choice in ordered:
        single = not choice.entry.facets or not choice.entry.facets[0].question
        key = (choice.entry.heading, choice.key if single else choice.entry.text, choice.entry.last)
        together.setdefault(key, []).append(choice)
    rows = [(_words(row, words), row[0].entry.heading, row) for row in together.values()]
    return _menu(question, rows, 0)


def listing(choices: Sequence[Choice], words: TerminalWords = ENGLISH) -> Menu:
    """Return options one by one, for words that fit several."""
    return Menu(
        words.said("which-of-them"),
        tuple(MenuRow(str(n), choice.text, "", (choice,)) for n, choice in enumerate(choices, 1)),
        -1,
    )


def narrowed_rows(
    rows: Sequence[MenuRow], fitting: Sequence[Choice], words: TerminalWords = ENGLISH
) -> Menu:
    """Return the rows in which options fit, with those options only and their headings in front."""
    out = []
    for number, row in enumerate(rows, 1):
        choices = tuple(choice for choice in row.choices if choice in fitting)
        heading, said = _short(row.heading), _words(choices, words)
        text = words.said("row", text=heading, parts=said) if heading else said
        out.append(MenuRow(str(number), text, "", choices))
    return Menu(words.said("which-of-them"), tuple(out), -1)


def narrowed(row: MenuRow, depth: int, words: TerminalWords = ENGLISH) -> Menu | int:
    """Return what is asked after a row was chosen.

    It is the menu of the first facet in which its options differ, or the number of the only option.
    """
    if len(row.choices) == 1:
        return row.choices[0].index
    facets = len(row.choices[0].entry.facets)
    for place in range(max(depth, 0), facets):
        by_text: dict[str, list[Choice]] = {}
        for choice in row.choices:
            by_text.setdefault(choice.entry.facets[place].text, []).append(choice)
        if len(by_text) > 1:
            facet = row.choices[0].entry.facets[place]
            question = _about(row, facet.question, words)
            for closed in facet.closed:
                why = words.said("row", text=closed.text, parts=closed.why)
                question += f" ({why})"
            rows = [(text, "", inner) for text, inner in by_text.items()]
            return _menu(question, rows, place + 1, {each.place + 1 for each in facet.closed})
    return listing(row.choices, words)


def _about(row: MenuRow, question: str, words: TerminalWords) -> str:
    """Return a question with what was chosen in front: whose row it is, and what is done."""
    entry = row.choices[0].entry
    if not question:
        return ""
    said = words.said("row", text=entry.text, parts=question)
    heading = _short(entry.heading)
    return words.said("row", text=heading, parts=said) if heading else said


def _menu(
    question: str,
    rows: Sequence[tuple[str, str, Sequence[Choice]]],
    depth: int,
    closed: Collection[int] = (),
) -> Menu:
    """Return rows with what is typed for each: their values where they have such, else numbers from
    1 without those of what is closed.
    """
    numbers = (number for number in count(1) if number not in closed)
    values = [_value(choices[0], depth) for _, _, choices in rows]
    by_value = any(values)
    out = []
    for (text, heading, choices), value, number in zip(rows, values, numbers, strict=False):
        typed = (value or choices[0].text) if by_value else str(number)
        entry = choices[0].entry
        behind = (entry.card, entry.about) if depth == 0 else ()
        out.append(MenuRow(typed, text, heading, tuple(choices), *behind))
    return Menu(question, tuple(out), depth)


def _value(choice: Choice, depth: int) -> str:
    """Return the number that stands for itself: of a lone facet without a question, or of the facet
    that a menu is about.
    """
    facets = choice.entry.facets
    if depth < 0:
        return ""
    if depth == 0:
        return facets[0].typed if facets and not facets[0].question else ""
    return facets[depth - 1].typed if depth <= len(facets) else ""


def _words(choices: Sequence[Choice], words: TerminalWords) -> str:
    """Return a row's words, with what there is to choose from behind them."""
    entry = choices[0].entry
    parts = []
    for place, facet in enumerate(entry.facets):
        if not facet.question:
            continue
        found = list(dict.fromkeys(c.entry.facets[place] for c in choices))
        if all(each.typed for each in found):
            values = words.speech.either([each.typed for each in found])
            parts.append(words.said("with-one-of", values=values))
        elif len(found) <= FEW:
            names = dict.fromkeys(_short(each.text) for each in found)
            parts.append(words.speech.either(list(names)))
        elif not parts:
            parts.append(words.said("to-choose-from", count=len(found)))
    if not parts:
        return entry.text
    return words.said("row", text=entry.text, parts=words.speech.commas(parts))


def _short(text: str) -> str:
    """Return a piece by its name alone: what is told of it stands behind a comma, a colon or in
    brackets.
    """
    return re.split(r" \(|[,:] |[（、：]", text)[0]


# ---- what was typed ------------------------------------------------------------------------------
def understood(
    menu: Menu, said: str, words: TerminalWords = ENGLISH
) -> Menu | MenuRow | int | NotUnderstood:
    """Return the meaning of a person's words here.

    It is a row, an option's number, a menu of those that fit, or what is wrong in words.
    """
    lowered = said.casefold()
    if not lowered:
        return NotUnderstood(words.said("nothing-typed"))
    for row in menu.rows:
        if lowered == row.typed.casefold():
            return row
    if re.fullmatch(r"[+-]?[0-9]+(\.[0-9]+)?", said):
        return NotUnderstood(_out_of_range(menu, words), of_numbers=True)
    choices = menu.choices
    exact = [
        choice for choice in choices if said == choice.key or lowered == choice.text.casefold()
    ]
    fitting = (
        exact
        or [c for c in choices if c.key.startswith(said)]
        or _closest(lowered, [c for c in choices if _fits(lowered, c)])
    )
    if len(fitting) == 1:
        return fitting[0].index
    if not fitting:
        return NotUnderstood(words.said("nothing-fits", said=said))
    rows = [row for row in menu.rows if any(choice in fitting for choice in row.choices)]
    if len(rows) == 1 and len(fitting) < len(choices):
        return MenuRow(rows[0].typed, rows[0].text, rows[0].heading, tuple(fitting))
    if len(rows) < len(fitting) and len(fitting) > FEW:
        return narrowed_rows(rows, fitting, words)
    if len(fitting) > MOST:
        return NotUnderstood(words.said("many-fit", count=len(fitting), said=said))
    return listing(fitting, words)


def _fits(said: str, choice: Choice) -> bool:
    """Return True if all the words begin words of the option's own sentence or of its words on the
    screen.
    """
    where = (
        f"{choice.text} {choice.key} {_short(choice.entry.heading)} {_on_screen(choice)}".casefold()
    )
    return all(re.search(rf"(?<!\w){re.escape(word)}", where) for word in said.split())


def _on_screen(choice: Choice) -> str:
    """Return the words of an option on the screen, with those of its facets behind them."""
    return " ".join(
        (choice.entry.text, *(_short(facet.text) for facet in choice.entry.facets))
    ).casefold()


def _closest(said: str, fitting: list[Choice]) -> list[Choice]:
    """Return the options that have each number typed behind the word it was typed behind, best in
    the order typed: `move forest 1 mine 1` is no `forest 1 to mine 4`. All if none has.
    """
    pairs = re.findall(r"([^\s\d]+ \d+)(?!\S)", said)
    if not pairs:
        return fitting
    held = [[rf"(?<!\w){re.escape(pair)}(?!\w)" for pair in pairs]]
    held.insert(0, [".*".join(held[0])])
    for patterns in held:
        found = [c for c in fitting if all(re.search(one, _on_screen(c)) for one in patterns)]
        if found:
            return found
    return fitting


def _out_of_range(menu: Menu, words: TerminalWords) -> str:
    """Return a sentence with the numbers there are."""
    typed = [row.typed for row in menu.rows]
    numbers = [int(each) for each in typed if each.isdecimal()]
    if numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1:
        return words.said("numbers-go", low=numbers[0], high=numbers[-1])
    return words.said("numbers-are", values=words.speech.either(typed))
