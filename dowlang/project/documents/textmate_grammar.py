"""Make a TextMate grammar for editors that colours cards, from the words of a game.

`dow build` writes it to `editors/vscode/`.

A grammar of regular expressions knows words, not sentences: each form of a word has the one colour
of its class. The classes of a game's own words follow from its declarations. Those of the core's
words are listed here. `dow check` tells the meaning of a sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dowlang.vocabulary import Vocabulary
    from dowlang.vocabulary.assembly import Grammar

SCOPE = "source.dow"

CONTROL = (
    "if",
    "otherwise",
    "when",
    "while",
    "until",
    "during",
    "for",
    "first",
    "instead",
    "then",
    "so",
    "option",
    "automatic",
    "vote",
    "pass",
    "fail",
    "chooses",
    "choose",
    "may",
    "must",
    "cannot",
    "carry",
    "attach",
    "cancel",
    "manual",
    "given",
    "test",
    "todo",
    "define",
    "cases",
    "id",
    "text",
    "as",
)
"""Lemmas of the core that shape a card: conditions, choices, durations, tests."""

POINTING = (
    "you",
    "it",
    "they",
    "them",
    "that",
    "those",
    "this",
    "its",
    "their",
    "your",
    "there",
    "the",
    "here",
    "together",
)
LOGIC = ("and", "or", "not", "is", "do", "who", "where")

EDGE = r"(?<![\w'’-])"
END = r"(?![\w'’-])"


def scopes(vocabulary: Vocabulary, grammar: Grammar) -> dict[str, str]:
    """Return every form of every word of the grammar -> its one scope, without the closing
    `.dow`.
    """
    nouns = {word for noun in vocabulary.nouns for word in (*noun.words, *noun.plural.split())}
    adjectives = {adjective.word for adjective in vocabulary.adjectives}
    values = {
        word
        for enumeration in vocabulary.enumerations
        for word in enumeration.values
        if " " not in word
    }
    kinds = {word for kind in vocabulary.kinds for word in kind.name.split()}
    classes: tuple[
        tuple[str, Iterable[str]], ...
    ] = (  # the first that holds a word or its lemma gives its colour
        ("keyword.operator.word", LOGIC),
        ("keyword.control", CONTROL),
        ("variable.language", POINTING),
        ("support.class", nouns),
        ("storage.modifier", adjectives),
        ("storage.type", kinds),
        ("support.function", grammar.thirds),
        ("constant.language", values),
    )
    members = [(scope, frozenset(words)) for scope, words in classes]
    out = {}
    for form, lemma in grammar.lemmas.items():
        out[form] = next(
            (scope for scope, words in members if form in words or lemma in words), "keyword.other"
        )
    return out


def textmate(vocabulary: Vocabulary, grammar: Grammar) -> str:
    """Return the grammar of a game's cards as JSON, the same for the same words, ending in a line
    end.
    """
    by_scope: dict[str, list[str]] = {}
    for form, scope in scopes(vocabulary, grammar).items():
        by_scope.setdefault(scope, []).append(form)
    titles = _any_of([*(kind.name for kind in vocabulary.kinds), "test", "define"])
    naming = _any_of(["as", *grammar.naming])
    repository: dict[str, Any] = {
        "comment": {"name": _scope("comment.line.number-sign"), "match": "#.*$"},
        "title": {
            "match": rf'^({titles})\s+("[^"]*")',
            "captures": {
                "1": {"name": _scope("storage.type")},
                "2": {"name": _scope("entity.name.type")},
            },
        },
        "string": {"name": _scope("string.quoted.double"), "match": '"[^"]*"'},
        "open": {"name": _scope("invalid.illegal"), "match": '".*$|\\t+'},
        "naming": {
            "match": rf"{EDGE}({naming})\s+([A-Za-z][A-Za-z_]*){END}",
            "captures": {
                "1": {"name": _scope("keyword.control")},
                "2": {"name": _scope("variable.other")},
            },
        },
        "number": {"name": _scope("constant.numeric"), "match": rf"{EDGE}[0-9]+{END}"},
        "sign": {"name": _scope("keyword.operator"), "match": r">=|<=|[=<>+*/]|(?<=\s)-(?=\s)"},
    }
    order = [*repository]
    for scope in sorted(by_scope):
        rule = f"words-{scope.replace('.', '-')}"
        repository[rule] = {
            "name": _scope(scope),
            "match": f"{EDGE}({_any_of(by_scope[scope])}){END}",
        }
        order.append(rule)
    document: Mapping[str, Any] = {
        "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
        "name": "Dowlang card",
        "scopeName": SCOPE,
        "fileTypes": ["dow"],
        "patterns": [{"include": f"#{rule}"} for rule in order],
        "repository": repository,
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _scope(name: str) -> str:
    return f"{name}.dow"


def _any_of(words: Iterable[str]) -> str:
    """Return the words as alternatives, longer ones first, so that none hides one that it
    begins.
    """
    return "|".join(
        re.escape(word).replace(r"\ ", r"\s+").replace(r"\-", "-")
        for word in sorted(set(words), key=lambda word: (-len(word), word))
    )
