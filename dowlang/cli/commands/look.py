"""`dow look`: show the table as one seat last saw it, in the language that it was played in."""

from __future__ import annotations

from typing import Annotated

import typer

from dowlang.cli.card_texts import CardTexts, texts_of
from dowlang.cli.errors import shown
from dowlang.cli.loaded_sets import cards_of, set_of_file, told_in
from dowlang.cli.menus import Choice, Menu, first_menu
from dowlang.cli.output import emit
from dowlang.cli.parameters import SetOfFile
from dowlang.cli.paths import content
from dowlang.cli.question_text import clause_entry, how_many
from dowlang.cli.seat_pages import page_lines, view_lines, write_menu
from dowlang.cli.terminal import Terminal
from dowlang.cli.terminal_words import words_of
from dowlang.engine import seat_saves
from dowlang.engine.card_set import CardSet
from dowlang.engine.screen_declarations import Entry
from dowlang.engine.screen_questions import asked_by
from dowlang.engine.seat_saves import Question, Seat


def look(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="What `dow play --save-seat` wrote; `-` reads standard input."
        ),
    ],
    set: SetOfFile = None,
    tell: Annotated[bool, typer.Option("--tell", help="Tell the story so far as well.")] = False,
) -> None:
    """Show the table as one seat last saw it."""
    text = content(file)
    place = set_of_file(text, set)
    cards, spoken = cards_of(place), None
    if language := seat_saves.language_of(text):
        cards, spoken = told_in(cards, place, language)
    kept = seat_saves.from_json(text, cards)
    words = words_of(cards.speech)
    texts = CardTexts(cards, lambda: texts_of(place), spoken)
    terminal = Terminal(words.said("more"))
    said = words.said("seat-seen", set=cards.name, version=cards.version, number=kept.seat + 1)
    emit(f"{said}\n")
    if tell:
        terminal.page((shown(line), "" if line[:1] == " " else "heading") for line in kept.story)
    _pages(kept, cards, texts, terminal)
    _asked(kept, cards, texts, terminal)


def _pages(kept: Seat, cards: CardSet, texts: CardTexts, terminal: Terminal) -> None:
    """Show each page the ruleset has, or what the seat saw name by name."""
    screen = cards.ruleset.screen
    if screen is None:
        terminal.page((line, "") for line in view_lines(kept.view))
        return
    for page in screen.pages:
        emit("\n")
        terminal.page(page_lines(texts, kept.view, page.lines(cards, kept.view)))


def _asked(kept: Seat, cards: CardSet, texts: CardTexts, terminal: Terminal) -> None:
    """Show the question the seat was asked, or that it was not its turn to answer."""
    question, screen = kept.question, cards.ruleset.screen
    emit("\n")
    if question is None:
        id = "game-was-over" if kept.over else "another-asked"
        terminal.say(words_of(cards.speech).said(id), "heading")
        return
    if question.card:
        terminal.page(texts.whole(question.card))
    if question.purpose:
        terminal.say(question.purpose, "heading", 2)
    if several := how_many(question.taken, question.low, question.high, words_of(cards.speech)):
        terminal.say(several)
    if screen is not None and question.kind == "action":
        for line in screen.status(cards, kept.view).split("\n"):
            terminal.say(line)
    write_menu(terminal, texts, kept.seat, _menu(kept, question, cards, texts))


def _menu(kept: Seat, question: Question, cards: CardSet, texts: CardTexts) -> Menu:
    """The menu of the question, as it stood on the screen."""
    screen = cards.ruleset.screen
    choices = []
    for index, answer in enumerate(question.answers):
        path, line = question.clauses[answer[-1]] if question.clauses else ("", 0)
        if path:
            entry = clause_entry(texts, path, line)
        elif screen is None:
            entry = Entry(question.texts[index])
        else:
            entry = screen.entry(cards, kept.view, answer)
        choices.append(Choice(index, question.keys[index], question.texts[index], entry))
    asks = asked_by(cards, question.kind) or question.kind.replace("_", " ").capitalize()
    return first_menu(asks, choices, words_of(cards.speech))
