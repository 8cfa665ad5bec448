"""Sentences that are lowered: their statements, and what they look up once before them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.lower.preconditions import needs_of
from dowlang.semantics.scopes import Scope
from dowlang.vocabulary.declarations import EffectWord


@dataclass(frozen=True, slots=True)
class LoweredSentence:
    """The lowered sentence of a line: its statements, its needs, and the scope of the lines after
    it.
    """

    statements: tuple[ir.Statement, ...]
    needs: tuple[ir.Need, ...]
    scope: Scope
    word: EffectWord | None = None
    plain_count: int = 0  # a plain number above 1 on something that can run short, for the lint
    supply: tuple[str, str] | None = None  # that of `PlainAmount`
    narrowed: Mapping[str, ir.Pick] = field(default_factory=dict)  # choices before it, by local


def after_lookups(
    context: Context, done: LoweredSentence, once: tuple[ir.Statement, ...], line: int
) -> LoweredSentence:
    """Return the sentence after what it looks up once, or leave that to the offer around it."""
    if context.sentence.offer_local:
        context.sentence.once += once
        return done
    needs = tuple(n for each in once if isinstance(each, ir.Pick) for n in needs_of(each, line))
    return replace(done, statements=(*once, *done.statements), needs=(*needs, *done.needs))
