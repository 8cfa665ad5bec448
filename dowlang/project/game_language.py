"""Languages of games: the words, the assembled grammar and the parser of a ruleset's cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from dowlang import syntax
from dowlang.project import ruleset_registry
from dowlang.project.cache import bound, cache_folder
from dowlang.project.package_files import NotShipped, shipped
from dowlang.records import dataclass
from dowlang.vocabulary import assembly

if TYPE_CHECKING:
    from dowlang.syntax import LineParser
    from dowlang.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Language:
    """One game's language, ready to read: its words, its assembled grammar, its parser."""

    vocabulary: Vocabulary
    grammar: assembly.Grammar
    parser: LineParser


_languages: dict[str, Language] = {}


def language(ruleset: str) -> Language:
    """Return the language of a ruleset's cards, made once a process.

    Raises `UnknownRuleset`.
    """
    if ruleset not in _languages:
        vocabulary = ruleset_registry.vocabulary(ruleset)
        grammar = assembled(vocabulary)
        try:
            tables: Path | None = shipped("grammar") / f"{ruleset}.tables"
        except NotShipped:
            tables = None
        _languages[ruleset] = Language(
            vocabulary, grammar, syntax.load(grammar, tables, cache_folder())
        )
        bound("tables")
    return _languages[ruleset]


def assembled(vocabulary: Vocabulary) -> assembly.Grammar:
    """Return the grammar of a vocabulary: its words on the shapes of `core.lark`."""
    return assembly.assemble(vocabulary, (shipped("grammar") / "core.lark").read_text("utf-8"))
