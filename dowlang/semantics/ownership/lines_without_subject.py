"""Warn of a line that nobody is said to do, and that is yours, in what others do.

Where it stands in an option or a definition, whoever carries that out in what others do is warned
(`carry_out_targets`).
"""

from __future__ import annotations

from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast


def warn_of_yours(context: Context, phrase: ast.Phrase, scope: Scope) -> None:
    """Warn of such a line in what others do. Elsewhere note it for who carries it out."""
    if role := scope.loop_role():
        context.report.yours_alone(phrase, "a line without a subject", role)
    else:
        note_yours(context, scope)


def note_yours(context: Context, scope: Scope) -> None:
    """Note that a line is yours without saying so, unless `you` is named or somebody else there."""
    around = next(
        (
            frame
            for frame in scope.frames()
            if "you" in frame.named or frame.kind is FrameKind.ABILITY
        ),
        None,
    )
    if around is not None and around.kind is FrameKind.CARD:
        context.options.yours.add(context.options.current)
