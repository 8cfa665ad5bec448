"""Finish a card whose lines are lowered: its procedures, what they bar, what lints look at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.card_heads import CardHead
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import forget_unread, names_read, outer_fields, placed, rebuild
from dowlang.semantics.lint.readable_cards import LOOKED_AT
from dowlang.semantics.lower.barred import Barred, Bars, bars, with_bars
from dowlang.semantics.lower.card_clauses import Gathered
from dowlang.semantics.lower.carry_out_needs import owing
from dowlang.semantics.lower.exhausted_limits import Left, Limits, with_limits
from dowlang.semantics.lower.whereabouts import forget_notes

WANTED = (ir.Act, ir.Contest, ir.Pick, ir.Modify, ir.Local, *LOOKED_AT)


def put_start(out: Gathered, decided: ir.Block) -> None:
    """Put the procedure of a trigger first, with the picks of the trigger that it reads."""
    assert out.triggered is not None
    you = ir.YOU_LOCAL
    out.procedures.insert(0, ir.Procedure("start", (you, *out.triggered.locals), decided))
    if not out.triggered.trigger.picks:
        return
    read = names_read(decided)
    kept: list[ir.Pick] = []
    for pick in reversed(out.triggered.trigger.picks):
        if pick.name in read:
            kept.insert(0, pick if pick.at in read else replace(pick, at=""))
            read |= names_read(pick.candidates)
    out.triggered = replace(
        out.triggered, trigger=replace(out.triggered.trigger, picks=tuple(kept))
    )


def finished_card(
    card: CardHead,
    out: Gathered,
    context: Context,
    barred: Mapping[str, Barred],
    used_up: Mapping[str, Left],
) -> tuple[ir.CheckedCard, list[tuple[Any, int]], frozenset[str]]:
    """Return the finished card, and what the lints of the whole set look at, found in the same
    walk, with the phrases of its words.
    """
    numbers = dict(context.options.numbers.items())
    carried = list(context.options.carried)

    def target(node: ir.CarryOut) -> int:
        return numbers.get(carried[-node.option - 1][1], 0) if node.option < 0 else node.option

    facts = {**out.facts, **({"counters": list(context.counters)} if context.counters else {})}
    line = card.line.span.line
    everything: list[tuple[Any, int]] = []
    every = (out.procedures, out.standing, [ability for _, ability in out.abilities])
    forget_notes((role for roles in every for role in roles), context.pieces.notes)
    for roles in every:
        found = [each for role in roles for each in placed(role, line, WANTED)]
        forget_unread(found)
        everything += found
    procedures = tuple(out.procedures)
    if carried:
        options = {part.number: part for part, _ in everything if isinstance(part, ir.Option)}
        owe = owing(
            options,
            target,
            {local.name for each in out.procedures if each.role == "start" for local in each.scope},
        )

        def resolve(node: Any) -> Any:
            carries_out = isinstance(node, ir.CarryOut)
            return replace(node, option=target(node)) if carries_out else owe(node)

        procedures = rebuild(procedures, resolve, outer_fields)
    standing, abilities = tuple(out.standing), tuple(out.abilities)
    if any(bars(part) for part, _ in everything) or (carried and any(barred.values())):
        by_number = {part.number: part for part, _ in placed(procedures, line, (ir.Option,))}
        procedures, standing, abilities = with_bars(
            (procedures, standing, abilities), Bars(by_number, barred)
        )
    if context.options.limited or (carried and used_up):
        by_number = {part.number: part for part, _ in placed(procedures, line, (ir.Option,))}
        procedures, standing, abilities = with_limits(
            (procedures, standing, abilities), Limits(by_number, used_up)
        )
    done = ir.CheckedCard(
        card.kind,
        card.name.name,
        card.name.slug,
        line,
        _plain(facts),
        out.triggered.trigger if out.triggered else None,
        procedures,
        standing,
        dict(out.goals),
        abilities,
        tuple(context.counters),
        context.options.manual,
    )
    looked_at, words = list[tuple[Any, int]](), set[str]()
    for each in everything:
        kind = each[0].__class__
        if kind is ir.Act or kind is ir.Modify:
            words.add(each[0].word.phrase)
        if kind in LOOKED_AT:
            looked_at.append(each)
    return done, looked_at, frozenset(words)


def _plain(facts: dict[str, Any]) -> dict[str, Any]:
    """Return facts without what only the gathering needed."""
    return {
        k: _plain(v) if isinstance(v, dict) else v
        for k, v in facts.items()
        if not k.startswith("_")
    }
