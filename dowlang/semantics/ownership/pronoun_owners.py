"""Refuse a phrase that reads `you` or `they` from around it where two may be meant."""

from __future__ import annotations

from dowlang.semantics.context import Context
from dowlang.semantics.loop_roles import LoopRole
from dowlang.semantics.ownership.counted_owners import of_player
from dowlang.semantics.ownership.lines_without_subject import note_yours
from dowlang.semantics.scopes import Binding, Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Word

THEIRS = {"you": "they", "your": "their"}


def check_whose(context: Context, node: ast.Node, phrase: str, name: str, scope: Scope) -> bool:
    """Return True unless a phrase that reads `you` or `they` from around it may speak of two.

    Otherwise an error is reported.

    A warning where it is yours in what each player does: a reader may take it as each one's.
    """
    bound = scope.named(name)
    if bound is not None and bound.unsaid:
        context.report.nobodys(node, phrase)
        return False
    if name == "they" and len(candidates := scope.pronoun("they")) > 1:
        context.report.ambiguous(node, phrase, tuple(c.called for c in candidates))
        return False
    if name == "they" and scope.hidden_pronoun("they") is not None:
        context.report.nearest(node, phrase)
    theirs = " ".join(THEIRS.get(part, part) for part in phrase.split())
    role = scope.loop_role()  # what does not say `you` could be each one's of the others too
    if name == "you" and (role is LoopRole.ALL or (role and theirs == phrase)):
        if theirs == phrase:
            nouns = (word.noun for word in context.lexicon.filters.get(phrase, ()))
            ways = (of_player(context, noun, phrase) for noun in nouns)
            theirs = next(ways, "").replace("{}", "that player") or "that player"
        context.report.yours_alone(node, f"`{phrase}`", role, theirs)
    elif name == "you" and theirs == phrase and not role:
        note_yours(context, scope)
    return True


def check_carrier(context: Context, node: ast.Node, word: Word, name: str, bound: Binding) -> bool:
    """Return True if what a word takes from its surroundings is of the kind it wants: `here` is
    where a survivor stands, so beside a place that carries the card it says nothing. With False an
    error was reported.
    """
    wanted = next((p.type.noun for p in context.lexicon.parameters(word) if p.name == name), "")
    if wanted == bound.noun or not {wanted, bound.noun} <= {*context.lexicon.nouns}:
        return True
    context.report.carried_by_another(node, word.phrase, bound.noun, wanted)
    return False
