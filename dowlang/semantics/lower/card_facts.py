"""Lower clauses that are plain data: numbers, texts, words, names of other cards.

Each becomes a fact of the card, as JSON has it. A clause with `of` speaks of things of one noun:
its names in quotes are names of such cards and become their slugs.
"""

from __future__ import annotations

import re
from typing import Any

from dowlang.diagnostics import codes
from dowlang.semantics import line_parts
from dowlang.semantics.card_scopes import card_scope
from dowlang.semantics.context import Context
from dowlang.semantics.message_wording import articled, near, said
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in, noun_words
from dowlang.semantics.resolve.quantities import EXACT_COUNTS
from dowlang.semantics.resolve.references import closed_thing, is_anywhere
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import Clause

FLAG = re.compile(r"\[[^{\]]*\]")
"""A part of a pattern that is only words and may be left out."""


def fact(
    context: Context, clause: Clause, line: ast.Line, facts: dict[str, Any], scope: Scope
) -> None:
    """Put what a line says under the role of its clause. Put nothing when an error was reported."""
    if clause.names:
        named = _named(context, clause, line)
        known = facts.setdefault(clause.role, [])
        lines = facts.setdefault("_named", {}).setdefault(clause.role, [])
        if named is not None and named in known:
            called = " ".join(
                said(value)
                for value in line_parts.values(line)
                if isinstance(value, ast.Text | ast.Ident)
            )
            context.report.add(
                codes.DUPLICATE_CLAUSE,
                line.span,
                clause=f"{clause.pattern.split()[0]} {called}",
                line=lines[known.index(named)],
            )
        elif named is not None:
            known.append(named)
            lines.append(line.span.line)
        return
    values: list[Any] = []
    sound = True
    for part in line.parts:
        if not part.values and part.slot:
            values.append(part.slot.removeprefix(", "))
        for value in part.values:
            made = _datum(context, clause, value, scope)
            if clause.barred[0] and made == clause.barred[0]:
                context.report.wrong_type(value, (f"`{said(value)}`",), (clause.barred[1],))
                sound = False
            sound = sound and made is not None
            if isinstance(made, list):
                values.extend(made)
            elif made is not None:
                values.append(made)
    if not sound:
        return
    slots = clause.pattern.count("{")
    listing = any(
        sign in clause.pattern for sign in ("{list:", "{either:", "{things}", "]*")
    ) or FLAG.search(clause.pattern)
    datum: Any = (
        True
        if not slots and not values
        else values
        if listing or slots > 1
        else values[0]
        if values
        else []
    )
    if clause.most == 1:
        facts[clause.role] = datum
    else:
        facts.setdefault(clause.role, []).append(datum)


def _named(context: Context, clause: Clause, line: ast.Line) -> Any:
    """Return the name of a set, or kind and slug of the one card that a line names.

    None: an error was reported.
    """
    name = next(
        value for value in line_parts.values(line) if isinstance(value, ast.Text | ast.Ident)
    )
    if isinstance(name, ast.Ident):
        sets = context.names.world.sets
        if not sets or name.text in sets:
            return name.text
        wanted = " or ".join(f"`{one}`" for one in sets)
        context.report.add(
            codes.UNKNOWN_SET_NAMED,
            name.span,
            near=near(name.text, sets),
            name=name.text,
            wanted=wanted,
        )
        return None
    kinds = line_parts.words(line, "choice") or clause.names
    found = [kind for kind in kinds if context.names.slug(kind, name.value) is not None]
    if len(found) == 1:
        return [found[0], context.names.slug(found[0], name.value)]
    if found:
        help = f"say which, as in `{clause.pattern.split()[0]} the {found[0]} {said(name)}`"
        context.report.add(
            codes.AMBIGUOUS_REFERENCE,
            name.span,
            help=help,
            reference=said(name),
            candidates=articled(found),
        )
        return None
    others = context.names.kinds_with(name.value)
    if others:
        context.report.wrong_type(name, others, kinds)
        return None
    known = [one for kind in kinds for one in context.names.of_kind(kind)]
    context.report.unknown_name(name, kinds, known)
    return None


def _datum(context: Context, clause: Clause, value: line_parts.Value, scope: Scope) -> Any:
    """Return a value as plain data: numbers, texts, words, names as slugs.

    Return None when an error was reported.
    """
    match value:
        case ast.Integer():
            return value.value
        case ast.Ident():
            return value.text
        case ast.Words():
            return list(value.values) if value.kind not in ("choice",) else value.values[0]
        case ast.Text():
            return _slug(context, clause, value) if clause.of else value.value
        case ast.NounPhrase():
            return _counted_datum(context, clause, value)
        case _:
            assert isinstance(value, ast.Reference)  # a pattern has no other slots for facts
            return _thing_datum(context, clause, value, scope)


def _slug(context: Context, clause: Clause, name: ast.Text) -> str | None:
    """Return the slug of a quoted name of the clause's noun."""
    noun = context.lexicon.nouns[clause.of]
    kind = noun.named_by
    if (of := context.lexicon.kinds.get(kind)) and of.copies is not None:  # counted, not named
        wanted = f"a number of {noun.plural}, such as `2 {noun.plural}`"
        context.report.quantity(name, f'the card "{name.value}"', wanted)
        return None
    slug = context.names.slug(kind, name.value)
    others = context.names.nouns_named(name.value)
    if slug is None and others:
        context.report.wrong_type(name, [noun.name for noun in others], (clause.of,))
    elif slug is None:
        context.report.unknown_name(name, (kind,), context.names.of_kind(kind))
    return slug


def _counted_datum(
    context: Context, clause: Clause, value: ast.NounPhrase
) -> dict[str, Any] | None:
    """Read so many things of the clause's noun: how many, and the word that tells which."""
    quantity, words = value.quantity, noun_words(value)
    amount = quantity.amount if quantity is not None and quantity.kind in EXACT_COUNTS else None
    found = noun_in(context, value)
    if found is None or found[0].name != clause.of:
        context.report.wrong_type(value, kinds_of(context, value, card_scope()), (clause.of,))
    elif quantity is None or (quantity.kind != "a" and not isinstance(amount, ast.Integer)):
        context.report.quantity(value, "this", f"a number, such as `2 {found[0].plural}`")
    elif value.adjectives or value.filters:
        context.report.only_counted(value, found[0].name, [word.lemma for word in value.adjectives])
    else:
        return {
            "count": amount.value if isinstance(amount, ast.Integer) else 1,
            "symbol": words[0] if len(words) > 1 else "",
            "noun": words[-1],
        }
    return None


def _thing_datum(context: Context, clause: Clause, value: ast.Reference, scope: Scope) -> Any:
    """Return the slug of `the colony`, which is the card of that name. `anywhere` is no place at
    all.
    """
    if is_anywhere(context, value):
        return []
    found = closed_thing(context, value, scope)
    if found is None:
        return None
    kind, slug = context.lexicon.nouns[clause.of].named_by, "_".join(value.words[1:])
    if found.noun == clause.of and context.names.is_slug(kind, slug):
        return slug
    context.report.wrong_type(
        value, (f"`{said(value)}`",), (f"a name of {articled((clause.of,))}",)
    )
    return None
