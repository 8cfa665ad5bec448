"""Say how deep a line stands that is begun below another."""

from __future__ import annotations

from dowlang.semantics.undeclared_means import ROLLED
from dowlang.service.cursor import Cursor, cursor_at
from dowlang.service.positions import Edit, Position, Range
from dowlang.service.workspace import Document
from dowlang.source import margin_of
from dowlang.syntax import place_below
from dowlang.syntax.formatter import STEP
from dowlang.syntax.parser import MAY_BE_EMPTY
from dowlang.vocabulary.declarations import Place


def margin_below(document: Document, line: int) -> int:
    """Return how many spaces stand before a new line that is begun below line number `line`,
    counted from 1: as many as before that one, four more where it takes lines below it.
    """
    text = document.map.line(line)
    margin = margin_of(text)
    cursor = cursor_at(document, document.map.position(document.map.offset(line, margin + 1)))
    said = text.strip()
    if not said or said.startswith("#") or not cursor.start:
        return margin
    return margin + len(STEP) if _opens(cursor, said) else margin


def _opens(cursor: Cursor, said: str) -> bool:
    """Return True for a line that wants lines below it. A line that may also stand alone wants
    none, except where each player rolls, since what they roll is compared below.
    """
    parser = cursor.document.language.parser
    tokens = parser.tokens(said, cursor.names)
    shaped = None if tokens.lex_errors else parser.fits(cursor.start, tokens)
    if shaped is not None and shaped.shape in MAY_BE_EMPTY:
        values = (value for part in shaped.parts for value in part.values)
        rolls = any(getattr(value, "pattern", "") in ROLLED for value in values)
        return rolls and shaped.shape == "run"
    head = said.split()[0]
    if shaped is None and head not in parser.lexer.terminals and f'{head} "' not in said:
        return False  # a misspelt word begins a line, unless a label stands behind it
    if shaped is None and parser.lexer.lemmas.get(head, head) in _verbs(cursor.document):
        return False  # what is done wants nothing below it
    return bool(place_below(parser, cursor.document.map.text, cursor.start, said))


def _verbs(document: Document) -> frozenset[str]:
    """Return the words by which lines begin that do something."""
    words = document.language.vocabulary.words
    return frozenset(each.phrase.split()[0] for each in words if each.place is Place.EFFECT)


def indented(document: Document, position: Position) -> Edit | None:
    """Return the change that puts a line that was just begun where it belongs, None for none.

    Below an empty line it stays where the author put it.
    """
    number = document.map.line_and_column(position)[0]
    if number < 2 or not document.map.line(number - 1).strip():
        return None
    text = document.map.line(number)
    margin = margin_of(text)
    wanted = margin_below(document, number - 1)
    if margin == wanted:
        return None
    begin = document.map.offset(number, 1)
    place = Range(document.map.position(begin), document.map.position(begin + margin))
    return Edit(place, " " * wanted)
