"""A person at the table: each question with what it is for, commands to look at things, answers
typed in many ways.

Nothing here knows a word of any game: what is asked, how options are arranged and which pages
there are, the ruleset declares (`engine.screen_declarations`).
What is shown is read from the view of the seat and from what its log may show.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from dowlang.cli.card_texts import CardTexts, Styled
from dowlang.cli.errors import shown
from dowlang.cli.menus import (
    Menu,
    MenuRow,
    NotUnderstood,
    choices_of,
    first_menu,
    narrowed,
    understood,
)
from dowlang.cli.output import emit
from dowlang.cli.question_text import how_many, option_entry, question_words, who_is_meant
from dowlang.cli.seat_pages import page_lines, view_lines, write_menu
from dowlang.cli.terminal import Terminal
from dowlang.cli.terminal_words import words_of
from dowlang.engine.card_set import CardSet
from dowlang.engine.journal import NothingToUndo
from dowlang.engine.player_log import HIDDEN, seen
from dowlang.engine.screen_questions import (
    Asked,
    asked,
    asking_card,
    legend_of,
    overview_of,
    page_help,
    purpose,
    taken_so_far,
)
from dowlang.engine.speech import padded, width_of
from dowlang.project.documents import rulebook

if TYPE_CHECKING:
    from dowlang.cli.tellers import PersonsTeller
    from dowlang.engine.decisions import Decision
    from dowlang.engine.game import Game

LEAVE = ("stop", "quit", "save", "exit")
BACK = ("back", "b", "..")
COMMANDS = {
    "card": "NAME",
    "rules": "WORD",
    "legend": "",
    "news": "",
    "menu": "",
    "undo": "",
    "stop": "",
}
"""Commands, each with what is typed behind it."""
MOST_RULES = 25  # so many rules are shown for one word


class Person:
    """One seat played from the keyboard."""

    def __init__(
        self, game: Game, seat: int, teller: PersonsTeller, texts: CardTexts, terminal: Terminal
    ) -> None:
        self.game, self.seat, self.teller = game, seat, teller
        self.texts, self.terminal = texts, terminal
        self.words = words_of(game.cards.speech)
        self.screen = game.cards.ruleset.screen
        self.pages = (
            {page.word: page for page in self.screen.pages} if self.screen is not None else {}
        )
        self._piece: Callable[[Any, str, int], str] = (
            CardSet.path_of_piece if self.screen is None else self.screen.piece
        )
        self._greeted = False
        self._offered: dict[str, None] = {}  # paths of cards that questions were about

    # ---- one question ----------------------------------------------------------------------------
    def answered(self, show: bool) -> bool:
        """Ask until the decision is answered or taken back. Return False when the person leaves."""
        decision, question = self.game.decision, asked(self.game)
        if show:
            self._page("show")
        if not self._greeted:
            self._greeted = True
            self.terminal.say()
            self.terminal.say(self.words.said("greeting", number=self.seat + 1), "quiet")
        self._remember(question)
        self._introduce(question)
        menus = [self._first(decision, question)]
        self._menu(menus[-1])
        while True:
            said = self._typed(len(menus))
            if said is None or said.casefold() in LEAVE:
                return False
            command, _, rest = said.partition(" ")
            if said.casefold() in BACK or (not said and len(menus) > 1):
                del menus[max(1, len(menus) - 1) :]
                self._menu(menus[-1])
            elif said.casefold() == "undo":
                if self._undone():
                    return True
            elif said.casefold() == "menu":
                self._introduce(question)
                self._menu(menus[-1])
            elif not self._command(command.casefold(), shown(rest.strip())):
                found = self._found(menus, shown(said))
                if isinstance(found, int):
                    self.game.choose(found)
                    return True
                if found is not None:
                    menus.append(found)
                    self._menu(found)

    def _found(self, menus: Sequence[Menu], said: str) -> Menu | int | None:
        """Return an option's number, what to ask next, or None after saying what is wrong. Words
        that fit nothing below are looked for above.
        """
        menu = menus[-1]
        found = understood(menu, said, self.words)
        if isinstance(found, NotUnderstood) and len(menus) > 1 and not said.isdecimal():
            menu = menus[0]
            found = understood(menu, said, self.words)
        if isinstance(found, NotUnderstood):
            more = "" if found.of_numbers else self.words.said("say-help")
            self.terminal.say(found.told + more, "warn")
            return None
        if isinstance(found, MenuRow):
            return narrowed(found, menu.depth, self.words)
        if isinstance(found, Menu):
            count = len(found.choices)
            self.terminal.say(self.words.said("several-fit", count=count, said=said), "warn")
        return found

    def _typed(self, depth: int) -> str | None:
        """Return one line from the person, None at the end of input."""
        prompt = self.words.said("prompt" if depth == 1 else "prompt-back", number=self.seat + 1)
        emit(self.terminal.styled(f"{prompt.rstrip()} ", "prompt"))
        said = sys.stdin.readline()
        if not said:
            emit("\n")
            return None
        return " ".join(said.split())

    def _undone(self) -> bool:
        """Take back answers to the person's last one."""
        try:
            self.game.undo()
            while self.game.stack[-1][1] != self.seat:
                self.game.undo()
        except NothingToUndo:
            self.terminal.say(self.words.said("nothing-to-undo"), "warn")
            return False
        self.teller.forget()
        self.terminal.say(self.words.said("taken-back"), "warn")
        return True

    # ---- what is asked ---------------------------------------------------------------------------
    def _introduce(self, question: Asked) -> None:
        """Show what the answer is for: the card whose line asks, or the procedure of the rules."""
        emit("\n")
        if question.kind == "action":
            self.teller.shown.clear()
        path, line = asking_card(self.game, question)
        if path:
            self._card_once(path)
            sentence = self.texts.line(path, line)
            if question.kind == "option":  # options are lines of the card themselves
                self.terminal.say(self.texts.name(path), "heading", 2)
            elif sentence:
                said = self.words.said("card-line", card=self.texts.name(path), line=sentence)
                self.terminal.say(said, "heading", 2)
            written = self.texts.written_line(path, line)
            if meant := who_is_meant(self.game, self.texts, self.seat, question, path, written):
                self.terminal.say(self.words.said("on-this-card", meant=meant), "quiet")
        if told := purpose(self.game, question):
            self.terminal.say(told, "heading", 2)
        if several := self.several(question):
            self.terminal.say(several)

    def _card_once(self, path: str) -> None:
        """Show the card in full, unless it has been shown since the last action."""
        if path not in self.teller.shown:
            self.teller.shown.add(path)
            self.terminal.page(self.texts.whole(path))

    def several(self, question: Asked) -> str:
        """Return how many pieces are chosen, and which have been, "" for a single one."""
        names = taken_so_far(self.game, question)
        return how_many(names, question.low, question.high, self.words)

    def _first(self, decision: Decision, question: Asked) -> Menu:
        """Return the menu of a decision."""
        view = self.view()
        entries = [
            option_entry(self.game, self.texts, view, decision, index, question)
            for index in range(len(decision))
        ]
        asked = question_words(self.game, question)
        return first_menu(asked, choices_of(decision, entries), self.words)

    def view(self) -> Any:
        """Return the seat's view of the present state."""
        return self.game.view(self.seat)

    # ---- writing ---------------------------------------------------------------------------------
    def _menu(self, menu: Menu) -> None:
        """Show the rows under their headings, with the question above them."""
        status = self.screen is not None and menu.depth == 0 and self.game.stack[-1][2] == "action"
        if status and self.screen is not None:
            for line in self.screen.status(self.game.cards, self.view()).split("\n"):
                self.terminal.say(line)
        write_menu(self.terminal, self.texts, self.seat, menu)

    # ---- commands --------------------------------------------------------------------------------
    def _command(self, word: str, rest: str) -> bool:
        """Carry a command out. Return False for words that are none."""
        others: dict[str, Callable[[str], None]] = {
            "card": self._card,
            "cards": self._card,
            "rules": self._rules,
            "rule": self._rules,
        }
        if word in others:
            others[word](rest)
            return True
        return not rest and self._page(word)

    def _page(self, word: str) -> bool:
        """Show a page by its word."""
        if word in ("help", "?"):
            self.terminal.page(self._help())
        elif word == "legend":
            self.terminal.page(self._legend())
        elif word == "news":
            self.terminal.page(self.teller.news or [(self.words.said("no-news"), "")])
        elif word in self.pages:
            page, view = self.pages[word], self.view()
            self.terminal.page(page_lines(self.texts, view, page.lines(self.game.cards, view)))
        elif word in ("show", "table"):
            board = self.game.cards.ruleset.board
            if "table" in self.pages:
                return self._page("table")
            if board is None:
                self.terminal.page((line, "") for line in view_lines(self.view()))
                return True
            self.terminal.page(
                [(line, "") for line in str(board(self.game, self.seat)).split("\n")]
            )
        else:
            return False
        return True

    def _help(self) -> Iterator[Styled]:
        said, cards = self.words.said, self.game.cards
        yield said("how-to-answer"), "heading"
        for number in (1, 2, 3):
            yield f"  {said(f'how-to-answer-{number}')}", ""
        yield said("what-to-look-at"), "heading"
        rows = [(page.word, page_help(cards, page)) for page in self.pages.values()]
        rows = rows or [("table", said("command-table"))]  # of a game without pages
        rows += [
            (f"{word} {said(more) if more else ''}".strip(), said(f"command-{word}"))
            for word, more in COMMANDS.items()
        ]
        width = max(width_of(word) for word, _ in rows)
        for word, text in rows:
            yield f"  {padded(word, width)}  {text}", ""
        yield from self._legend()

    def _legend(self) -> Iterator[Styled]:
        if legend := legend_of(self.game.cards):
            yield self.words.said("what-signs-mean"), "heading"
            for sign, meaning in legend:
                yield f"  {self.words.said('clause', card=sign, text=meaning)}", ""

    def _card(self, name: str) -> None:
        """Show a card the seat knows, by its name or a part of it."""
        known = self.known()
        wanted = name.casefold().strip("“”\"'")
        if not wanted:
            self.terminal.page(
                [
                    (self.words.said("cards-you-know"), "heading"),
                    (f"  {self.words.speech.commas(sorted(known))}" if known else "", ""),
                ]
            )
            return
        exact = [each for each in known if each.casefold() == wanted]
        found = exact or [each for each in known if wanted in each.casefold()]
        if len(found) == 1:
            for path in known[found[0]]:
                self.terminal.page(self.texts.whole(path))
        elif found:
            names = self.words.speech.commas(sorted(found))
            fits = self.words.said("cards-fit", count=len(found), said=name, names=names)
            self.terminal.say(fits, "warn")
        else:
            self.terminal.say(self.words.said("no-card", said=name), "warn")

    def known(self) -> dict[str, list[str]]:
        """Return name -> paths of the cards that lie open to the seat, that its log names, or that
        it was asked about.
        """
        cards, screen = self.game.cards, self.screen
        paths = dict.fromkeys(screen.open_cards(cards, self.view())) if screen is not None else {}
        for entry in self.game.log or ():
            if isinstance(entry[0], int):
                event = cards.ruleset.events[entry[0]]
                values = seen(event, entry[1:], self.seat)[1:]
                pieces = [
                    (noun, v)
                    for (_, noun), v in zip(event.fields, values, strict=False)
                    if v is not HIDDEN
                ]
                paths |= dict.fromkeys(self._piece(cards, noun, value) for noun, value in pieces)
        out: dict[str, list[str]] = {}
        for each in (*paths, *self._offered):
            if each:
                out.setdefault(self.texts.name(each), [])
                if each not in out[self.texts.name(each)]:
                    out[self.texts.name(each)].append(each)
        return out

    def _remember(self, question: Asked) -> None:
        """Keep the cards that a question is about: what was not taken has been seen too."""
        cards = self.game.cards
        self._offered[asking_card(self.game, question)[0]] = None
        for answer in self.game.decision.answers:
            nouns = cards.ruleset.option_kinds[answer[0]].arguments
            for noun, value in zip(nouns, answer[1:], strict=False):
                self._offered[self._piece(cards, noun, value)] = None

    def _rules(self, word: str) -> None:
        """Show the game on one page, or the rules that hold all the words."""
        overview = overview_of(self.game.cards, self.view())
        if not word and overview:
            self.terminal.page(
                (line, "" if line.startswith(" ") else "heading") for line in overview
            )
            self.terminal.say(self.words.said("rules-in-full"), "quiet")
            return
        if self.words.speech.language:
            self.terminal.say(self.words.said("rules-in-english", said=word), "quiet")
            return
        try:
            found = rulebook.rules_about(self.game.cards.ruleset.name, word)
        except (LookupError, OSError):
            self.terminal.say(self.words.said("no-rules"), "warn")
            return
        if not found:
            self.terminal.say(self.words.said("no-rule", said=word), "warn")
            return
        lines = [(f"{id}  {text.replace('**', '')}", "") for id, text in found[:MOST_RULES]]
        if len(found) > MOST_RULES:
            lines.append((self.words.said("more-rules", count=len(found) - MOST_RULES), "quiet"))
        self.terminal.page(lines)
