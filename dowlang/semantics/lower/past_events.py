"""Ask what has happened: whether an event was told in a window of time, and how often."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dowlang.advice import either
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.lower.event_clauses import event
from dowlang.semantics.message_wording import articled
from dowlang.semantics.resolve.conditions import quantify
from dowlang.semantics.resolve.denotation import Indefinite, Meaning
from dowlang.semantics.resolve.noun_phrases import noun_phrase
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.quantities import WHICHEVER
from dowlang.semantics.scopes import Binding, Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.semantics.unwritten_names import PIECE, pointer
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EventWord
from dowlang.vocabulary.moment_before import Before


def how_often(context: Context, node: ast.TimesHappened, scope: Scope) -> ir.Expression | None:
    """Lower `times a survivor was killed this round`: one for each time that it happened.

    What it happened to is one of whichever: `each` and numbers would say something else.
    """
    if not _window_is_there(context, node, scope):
        return None
    subject = node.event.subject
    kind = subject.quantity.kind if isinstance(subject, ast.NounPhrase) and subject.quantity else ""
    if kind not in WHICHEVER:
        found = f"`times` with `{kind.replace('_', ' ')}`, of which each time is one of them"
        context.report.quantity(node.event, found, "`a`, or one that is named")
        return None
    matched = event(context, node.event, None, scope)
    if matched is None or not _is_told(context, node.event, matched.match):
        return None
    return ir.HowOften(matched.match, node.window)


def _is_told(context: Context, node: ast.Is, clause: ir.Match) -> bool:
    """Return True unless a question about what has happened speaks of what has left with a piece,
    such as the wounds of who `was killed`, or of others around it, who may have gone since.
    Otherwise an error is reported.
    """
    word = clause.word
    before = None if word is None else word.before
    if word is None or before is None:
        return True
    about = clause.fields[[name for name, _ in word.payload].index(before.fields[0])]
    if not any(
        _has_changed(part, before, about)
        for part in nodes(tuple(condition for condition, _ in clause.conditions))
    ):
        return True
    said = plain(context, node.subject) if node.subject is not None else about.noun
    one = f"a {said.removeprefix('no ')}" if said.startswith("no ") else said
    where = f"in a rule that hears it, whose clause begins with `when {one} …`"
    context.report.out_of_scope(node, said, where)
    return False


def _has_changed(part: Any, before: Before, about: ir.Local) -> bool:
    """Return True for a question of the moment of an event that nothing answers afterwards."""
    match part:
        case ir.Call(word, arguments):
            gone = word.function in before.gone and about in arguments
            return gone or word.function in before.around
        case ir.Test(adjective, piece):
            return adjective.function in before.gone and piece == about
        case ir.Candidates(noun):
            return noun.name == about.noun
    return False


def _window_is_there(
    context: Context, node: ast.EventHappened | ast.TimesHappened, scope: Scope
) -> bool:
    """Return True if the window of time that the node names exists where the line stands.

    Otherwise an error is reported: a test has no `since this card`, nor has a card that does not
    come up, of which nobody notes when it was dealt, found or turned over, and between turns there
    is no `this turn`.
    """
    if node.window == "card" and any(frame.kind is FrameKind.TEST for frame in scope.frames()):
        context.report.out_of_scope(
            node,
            "since this card",
            "on a card; a test says `this turn`, `this round` or `this game`",
        )
        return False
    if node.window == "card" and not context.comes_up:
        kinds = (
            articled((kind.name,)) for kind in context.lexicon.vocabulary.kinds if kind.comes_up
        )
        cards = either([f"{each} card" for each in kinds]) or "a card that comes up"
        windows = "`this round` or `this game`"
        windows = windows if context.between_turns else f"`this turn`, {windows}"
        context.report.out_of_scope(
            node, "since this card", f"on {cards}; on this one may be asked {windows}"
        )
        return False
    if node.window == "turn" and context.between_turns:
        where = "in somebody's turn; here it is nobody's, and `this round` may be asked"
        context.report.out_of_scope(node, "this turn", where)
        return False
    return True


def _are_counted(context: Context, node: ast.EventHappened) -> bool:
    """Return True if so many of those that are there can be asked whether it has happened to them:
    not of what is only counted, nor of what has left with the event.
    """
    subject = node.event.subject
    known = noun_in(context, subject) if isinstance(subject, ast.NounPhrase) else None
    if known is None or known[0].is_tally or not known[0].pick:
        return False
    said = node.event.predicate
    words = [each.word for each in context.lexicon.overloads(said.place, said.pattern)]
    moments = [word.before for word in words if isinstance(word, EventWord)]
    return all(moment is None or moment.stays for moment in moments)


def happened(context: Context, node: ast.EventHappened, scope: Scope) -> ir.Expression | None:
    """Lower `each location was searched this round`: with `a` somebody or something did, with
    `each` and numbers so many different ones.
    """
    if not _window_is_there(context, node, scope):
        return None
    subject = node.event.subject
    kind = subject.quantity.kind if isinstance(subject, ast.NounPhrase) and subject.quantity else ""
    found: Meaning | None = None
    said, inside = node.event, scope
    of_each = node.negated and _are_counted(context, node)
    if isinstance(subject, ast.NounPhrase) and kind == "no" and not of_each:
        said = replace(
            said, subject=replace(subject, quantity=ast.Quantity(subject.span, ast.QuantityKind.A))
        )
    elif isinstance(subject, ast.NounPhrase) and (of_each or kind not in WHICHEVER):
        found = noun_phrase(context, subject, scope)
        if not isinstance(found, Indefinite):
            if found is not None:
                context.report.quantity(
                    subject,
                    f"`{kind.replace('_', ' ')}` of something that is only counted",
                    "`a` or `no`",
                )
            return None
        piece = Binding(ir.Local(found.element, found.noun.name), found.noun.name)
        inside = scope.inner(Frame(FrameKind.PICK, {PIECE: piece}))
        said = replace(said, subject=pointer(subject))
    matched = event(context, said, None, inside)
    if matched is None:
        return None
    word = matched.match.word
    # whoever is gone is in no count
    if found is not None and word is not None and word.before is not None and not word.before.stays:
        context.report.quantity(node.event, "a number of what is there no more", "`a` or `no`")
        return None
    if not _is_told(context, node.event, matched.match):
        return None
    once: ir.Expression = ir.Happened(matched.match, node.window)
    if found is not None:
        one = ir.Logic("not", (once,)) if node.negated else once
        return quantify(context, found, False, lambda value: one)
    return ir.Logic("not", (once,)) if node.negated != (kind == "no") else once
