"""Reject questions below the clause of an event about the piece that has left with it.

An example is `wounds on that survivor` of one that is killed.

Its tokens and equipment are put away by the time the lines below are carried out, so each of them
would be none. The clause itself is asked of the moment before, and the message says how it is
written there.
"""

from __future__ import annotations

from collections.abc import Iterable

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.message_wording import articled
from dowlang.semantics.scopes import Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Place, Word


def check_still_there(
    context: Context, word: Word, values: Iterable[ir.Expression], node: ast.Node, scope: Scope
) -> bool:
    """Return True unless the word asks for what has left with one of the values.

    Otherwise an error is reported.
    """
    left = [
        frame
        for frame in scope.frames()
        if frame.before is not None and word.function in frame.before.gone
    ]
    if not left:
        return True
    asked = tuple(values)
    gone = next((each for frame in left for each in frame.gone if each in asked), None)
    if gone is None:
        return True
    noun = (
        gone.noun.name
        if isinstance(gone, ir.Named)
        else gone.noun
        if isinstance(gone, ir.Local)
        else gone.word.noun
        if isinstance(gone, ir.Call)
        else "piece"
    )
    found = (
        f"{context.lexicon.nouns[word.noun].plural} {plain(context, node)}"
        if _of_another(word, noun)
        else plain(context, node)
    )
    clause = f"when {articled((noun,))} {_asked(context, word, node, noun)} …"
    where = f"in the clause of an event, such as `{clause}`"
    context.report.out_of_scope(node, found, where)
    return False


def _of_another(word: Word, noun: str) -> bool:
    """Return True for a post-modifier of other things, in which the piece fills a slot."""
    return word.place is Place.FILTER and word.noun != noun


def _asked(context: Context, word: Word, node: ast.Node, noun: str) -> str:
    """Return what is written behind the noun in the clause."""
    it = word.phrase.replace(f"{{{word.slots[0]}}}", "it") if word.slots else word.phrase
    match word.place:
        case Place.NUMBER:
            return f"where ({it} >= 1)"
        case Place.STATE:
            return f"where (it is {plain(context, node)})"
        case Place.REFERENCE:
            return "where ( … )"
        case Place.PREDICATE:
            return f"where (it {plain(context, node)})"
    if not _of_another(word, noun):
        return plain(context, node)
    return f"where ({context.lexicon.nouns[word.noun].plural} {it} >= 1)"
