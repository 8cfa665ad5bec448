"""Tell which words a phrase of one pattern may mean, outside the check of its card.

`pick_overload` picks one and reports where none fits, with all that the card has named. An editor
asks in the middle of a line, where only the names of the cards are known.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from dowlang.semantics.card_names import NameBook
from dowlang.semantics.card_scopes import card_scope
from dowlang.semantics.context import Context
from dowlang.semantics.dispatch import PASSES
from dowlang.semantics.lexicon import GrammarLookup, Lexicon
from dowlang.semantics.reporter import Reporter
from dowlang.semantics.resolve.overloads import fitting_overloads
from dowlang.semantics.set_environment import SetWorld
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Word
from dowlang.vocabulary.registry import Vocabulary


def words_meant(
    phrase: ast.Phrase,
    vocabulary: Vocabulary,
    grammar: GrammarLookup,
    names: Mapping[str, Collection[str]],
) -> tuple[Word, ...]:
    """Return the words that fit what stands in the slots, in the order of the vocabulary.

    `names`: card kind -> names that may stand in quotes. What a line above has named fits
    everything. Nothing fits where the line is wrong.
    """
    lexicon = Lexicon(vocabulary, grammar)
    known = {kind: dict.fromkeys(of_kind, "") for kind, of_kind in names.items()}
    report = Reporter(phrase.pattern, lexicon.nouns, lexicon.bearing)
    context = Context(lexicon, NameBook(lexicon, SetWorld(names=known), {}), report, PASSES)
    return tuple(each.word for each in fitting_overloads(context, phrase, card_scope()))
