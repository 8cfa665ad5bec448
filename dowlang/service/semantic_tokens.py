"""Tell the parts of a text apart for colours: words of the language by their class, names of cards,
numbers, and what is only read (flavor, labels, comments).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dowlang.project.documents.textmate_grammar import scopes
from dowlang.project.game_language import Language
from dowlang.service.name_index import name_occurrences, occurrences_in_file
from dowlang.service.occurrences import NameOccurrence
from dowlang.service.positions import TextMap
from dowlang.service.workspace import Document
from dowlang.syntax import parse
from dowlang.syntax.lexer import SCAN

TYPES = (
    "keyword",
    "operator",
    "variable",
    "class",
    "modifier",
    "type",
    "function",
    "enumMember",
    "string",
    "number",
    "comment",
    "property",
)
"""The kinds of parts. `property` is the name of a card or definition, `string` is only read."""

OF_SCOPES = {
    "keyword.operator.word": "operator",
    "keyword.control": "keyword",
    "keyword.other": "keyword",
    "variable.language": "variable",
    "support.class": "class",
    "storage.modifier": "modifier",
    "storage.type": "type",
    "support.function": "function",
    "constant.language": "enumMember",
}
_classes: dict[int, dict[str, str]] = {}


@dataclass(frozen=True, slots=True)
class SemanticToken:
    """A part of a line: where it is in units of UTF-16 from 0, and its type."""

    line: int
    character: int
    length: int
    type: str


def classes(language: Language) -> dict[str, str]:
    """Return the type of every form of a word of a language, made once a process."""
    if id(language) not in _classes:
        found = scopes(language.vocabulary, language.grammar)
        _classes[id(language)] = {form: OF_SCOPES[scope] for form, scope in found.items()}
    return _classes[id(language)]


def semantic_tokens(document: Document) -> Iterator[SemanticToken]:
    """Yield the parts of a document in their order."""
    said = (each for each in name_occurrences(document.warm_set) if each.file == document.label)
    return _tokens(document.language, document.map, said)


def tokens_of_text(words: Language, text: str) -> Iterator[SemanticToken]:
    """Yield the parts of a card file that is no document of a set, in their order."""
    text_map = TextMap(text)
    tree = parse("", text_map.text, words.parser)[0]
    return _tokens(words, text_map, occurrences_in_file(words, "", tree))


def _tokens(
    words: Language, text_map: TextMap, said: Iterable[NameOccurrence]
) -> Iterator[SemanticToken]:
    known = classes(words)
    names = {(each.span.line, each.span.column) for each in said}
    lexer = words.parser.lexer
    own = {name for line in text_map.lines for name in lexer.introduced(line)}
    for number, line in enumerate(text_map.lines, 1):
        for match in SCAN.finditer(line):
            word = match.group()
            match match.lastgroup:
                case "COMMENT":
                    kind = "comment"
                case "STRING" | "OPEN":
                    kind = "property" if (number, match.start() + 1) in names else "string"
                case "WORD":
                    digits = "number" if word.isdecimal() else ""
                    kind = digits or known.get(word, "") or ("variable" if word in own else "")
                case "COMPARE" | "SIGN":
                    kind = "operator"
                case _:
                    kind = ""
            if kind:
                begin = text_map.position(text_map.offset(number, match.start() + 1))
                end = text_map.position(text_map.offset(number, match.end() + 1))
                if begin.line == end.line:
                    length = end.character - begin.character
                    yield SemanticToken(begin.line, begin.character, length, kind)
