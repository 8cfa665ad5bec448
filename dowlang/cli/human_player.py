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
from dowlang.cli.menus import Menu, MenuRow, choices_of, first_menu, narrowed, understood
from dowlang.cli.output import emit
from dowlang.cli.question_text import how_many, option_entry, question_words, who_is_meant
from dowlang.cli.seat_pages import page_lines, view_lines, write_menu
from dowlang.cli.terminal import Terminal
from dowlang.engine.card_set import CardSet
from dowlang.engine.journal import NothingToUndo
from dowlang.engine.player_log import HIDDEN, seen
from dowlang.engine.screen_questions import (
    Asked,
    asked,
    asking_card,
    purpose,
    taken_so_far,
)
from dowlang.project.documents import rulebook

if TYPE_CHECKING:
    from dowlang.cli.tellers import PersonsTeller
    from dowlang.engine.decisions import Decision
    from dowlang.engine.game import Game

LEAVE = ("stop", "quit", "save", "exit")
BACK = ("back", "b", "..")
COMMANDS = (
    ("card NAME", "a card you know, in full; `card` alone lists them"),
    ("rules WORD", "the rules that speak of it; `rules` alone is the game on one page"),
    ("legend", "what signs and short words mean"),
    ("news", "what has happened since your last turn began, once more"),
    ("menu", "the question once more"),
    ("undo", "take your last answer back"),
    ("stop", "save and leave, as `quit` and `save` do; `dow play --continue` goes on"),
)
TABLE = ("table", "what lies open, and what only you see")  # of a game without pages
HELP = "a number, some words of an option, `help`, or `stop` to save and leave"
GREETING = (
    "You are player {}. `help` tells what you can type at any question, `rules` the game on "
    "one page, `stop` saves and leaves."
)
MOST_RULES = 25  # so many rules are shown for one word


class Person:
    """One seat played from the keyboard."""

    def __init__(
        self, game: Game, seat: int, teller: PersonsTeller, texts: CardTexts, terminal: Terminal
    ) -> None:
        self.game, self.seat, self.teller = game, seat, teller
        self.texts, self.terminal = texts, terminal
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
            self.terminal.say(GREETING.format(self.seat + 1), "quiet")
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
        """An option's number, what to ask next, or None after saying what is wrong. Words that fit
        nothing below are looked for above.
        """
        menu = menus[-1]
        found = understood(menu, said)
        if isinstance(found, str) and len(menus) > 1 and not said.isdecimal():
            menu = menus[0]
            found = understood(menu, said)
        if isinstance(found, str):
            more = f"; say {HELP}" if not found.startswith(("the numbers", "there is")) else ""
            self.terminal.say(found + more, "warn")
            return None
        if isinstance(found, MenuRow):
            return narrowed(found, menu.depth)
        if isinstance(found, Menu):
            self.terminal.say(
                f"{len(found.choices)} options fit `{said}`; say a number, or nothing to go back:",
                "warn",
            )
        return found

    def _typed(self, depth: int) -> str | None:
        """Return one line from the person, None at the end of input."""
        where = "" if depth == 1 else " (Enter goes back)"
        emit(self.terminal.styled(f"player {self.seat + 1}{where} > ", "prompt"))
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
            self.terminal.say("there is nothing to take back", "warn")
            return False
        self.teller.forget()
        self.terminal.say("taken back", "warn")
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
                self.terminal.say(f"{self.texts.name(path)}: “{sentence}.”", "heading", 2)
            if meant := who_is_meant(self.game, self.texts, self.seat, question, path, sentence):
                self.terminal.say(f"On this card {meant}.", "quiet")
        if told := purpose(self.game, question):
            self.terminal.say(told, "heading", 2)
        if several := self.several(question):
            self.terminal.say(several)

    def _card_once(self, path: str) -> None:
        """The card in full, unless it has been shown since the last action."""
        if path not in self.teller.shown:
            self.teller.shown.add(path)
            self.terminal.page(self.texts.whole(path))

    def several(self, question: Asked) -> str:
        """Return how many pieces are chosen, and which have been, "" for a single one."""
        names = taken_so_far(self.game, question)
        return how_many(names, question.low, question.high)

    def _first(self, decision: Decision, question: Asked) -> Menu:
        """The menu of a decision."""
        view = self.view()
        entries = [
            option_entry(self.game, self.texts, view, decision, index, question)
            for index in range(len(decision))
        ]
        return first_menu(question_words(self.game, question), choices_of(decision, entries))

    def view(self) -> Any:
        """Return the seat's view of the present state."""
        return self.game.view(self.seat)

    # ---- writing ---------------------------------------------------------------------------------
    def _menu(self, menu: Menu) -> None:
        """The rows under their headings, with the question above them."""
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
            self.terminal.page(self.teller.news or [("nothing has happened yet", "")])
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
        yield "How to answer", "heading"
        yield (
            "  Type the number of a line, or some words of it, in any order. If several "
            "lines fit, they are listed.",
            "",
        )
        yield "  Amounts and dice are typed as themselves: 5 is the die that shows 5.", ""
        yield (
            "  What is still open (which die, where to) is asked next; Enter or `back` goes back "
            "before that.",
            "",
        )
        yield "What to look at, at any question", "heading"
        pages = [(page.word, page.help) for page in self.pages.values()] or [TABLE]
        rows = [*pages, *COMMANDS]
        width = max(len(word) for word, _ in rows)
        for word, text in rows:
            yield f"  {word:{width}}  {text}", ""
        yield from self._legend()

    def _legend(self) -> Iterator[Styled]:
        if self.screen is not None and self.screen.legend:
            yield "What signs and words mean", "heading"
            for sign, meaning in self.screen.legend:
                yield f"  {sign}: {meaning}", ""

    def _card(self, name: str) -> None:
        """A card the seat knows, by its name or a part of it."""
        known = self.known()
        wanted = name.casefold().strip("“”\"'")
        if not wanted:
            self.terminal.page(
                [("Cards you know", "heading"), (f"  {', '.join(sorted(known))}", "")]
            )
            return
        exact = [each for each in known if each.casefold() == wanted]
        found = exact or [each for each in known if wanted in each.casefold()]
        if len(found) == 1:
            for path in known[found[0]]:
                self.terminal.page(self.texts.whole(path))
        elif found:
            self.terminal.say(
                f"{len(found)} cards fit `{name}`: {', '.join(sorted(found))}", "warn"
            )
        else:
            self.terminal.say(
                f"no card you know of is called `{name}`; `card` lists those you know", "warn"
            )

    def known(self) -> dict[str, list[str]]:
        """Name -> paths of the cards that lie open to the seat, that its log names, or that it was
        asked about.
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
        """The game on one page, or the rules that hold all the words."""
        overview: Sequence[str] = ()
        if self.screen is not None:
            overview = self.screen.on_one_page(self.game.cards, self.view())
        if not word and overview:
            self.terminal.page(
                (line, "" if line.startswith(" ") else "heading") for line in overview
            )
            self.terminal.say(
                "`rules WORD` shows the rules that speak of something, in full.", "quiet"
            )
            return
        try:
            found = rulebook.rules_about(self.game.cards.ruleset.name, word)
        except (LookupError, OSError):
            self.terminal.say("this game has no rules document", "warn")
            return
        if not found:
            self.terminal.say(f"no rule speaks of `{word}`", "warn")
            return
        lines = [(f"{id}  {text.replace('**', '')}", "") for id, text in found[:MOST_RULES]]
        if len(found) > MOST_RULES:
            lines.append((f"and {len(found) - MOST_RULES} more; add a word", "quiet"))
        self.terminal.page(lines)
