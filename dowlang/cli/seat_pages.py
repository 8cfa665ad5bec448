"""Write pages for a seat to the terminal: cards and the rows of a menu.

They are used at the table and for what a seat has kept of one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dowlang.cli.card_texts import CardTexts, Styled
from dowlang.cli.menus import Menu
from dowlang.cli.terminal import Terminal
from dowlang.cli.terminal_words import words_of
from dowlang.engine.screen_declarations import CardLine, Lines

if TYPE_CHECKING:
    from dowlang.engine.views import View


def page_lines(texts: CardTexts, view: View, lines: Lines) -> Iterator[Styled]:
    """Yield a page's lines, cards with their text below."""
    for line in lines:
        if isinstance(line, CardLine):
            yield from _card_line(texts, view, line)
        else:
            yield line, "" if line.startswith(" ") else "heading"


def view_lines(view: View) -> Iterator[str]:
    """Yield what a seat sees, name by name, in a game without pages."""
    for name, value in view.items():
        yield f"{name.replace('_', ' ')}: {value}"


def _card_line(texts: CardTexts, view: View, line: CardLine) -> Iterator[Styled]:
    yield f"  {texts.name(line.path)}{line.after}", "card"
    flavor = texts.cards.paths[line.path].get("flavor")
    if line.whole and flavor:
        yield f"     {words_of(texts.cards.speech).said('flavor', text=flavor)}", "quiet"
    if line.brief:
        yield f"     {texts.brief(line.path)}", ""
        return
    for text in texts.rules(line.path, "     ", side(texts, view, line.path)):
        yield text, ""


def side(texts: CardTexts, view: View, path: str) -> str:
    """Return the section of a card's text that is in play, or ""."""
    screen = texts.cards.ruleset.screen
    kind = str(texts.cards.paths[path]["kind"])
    return screen.side(view, kind) if screen is not None else ""


def write_menu(terminal: Terminal, texts: CardTexts, seat: int, menu: Menu) -> None:
    """Write the rows under their headings, with the question above them."""
    words = words_of(texts.cards.speech)
    hint = words.said("type-number") if menu.by_value else ""
    asks = words.said("asks", number=seat + 1, question=menu.question, hint=hint)
    terminal.say(asks, "heading")
    heading = ""
    for row in menu.rows:
        if row.heading != heading:
            heading = row.heading
            terminal.say(f"  {heading}" if heading else "", "card", 4)
        number = "" if menu.by_value and row.typed == row.text else f"{row.typed:>3}  "
        about = row.about or (texts.brief(row.card) if row.card else "")
        behind = f" — {about}" if about else ""
        terminal.say(f"  {number or '     '}{row.text}{behind}", "", 5)
