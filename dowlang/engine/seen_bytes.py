"""Write what a player sees as bytes, so that two games can be compared."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from dowlang.engine.decisions import IllegalAction, InvalidAnswer, index_of
from dowlang.engine.game import Game
from dowlang.engine.screen_questions import shown_to
from dowlang.engine.views import View


def view_bytes(view: View) -> bytes:
    """Return the view."""
    return json.dumps(view.to_dict()).encode()


def option_bytes(game: Game) -> bytes:
    """Return the pending options in their order: answer, key, sentence, data."""
    decision = game.decision
    return json.dumps(
        [
            decision.kind,
            decision.answers,
            decision.keys,
            [[option.text, option.data] for option in decision],
        ]
    ).encode()


def screen_bytes(game: Game, player: int) -> bytes:
    """Return the question, its options and the pages as a person at a terminal sees them."""
    return repr(shown_to(game, player)).encode()


def log_bytes(log: Sequence[Any]) -> bytes:
    """Return entries of a player's log."""
    return json.dumps(log).encode()


def refusal_bytes(game: Game) -> bytes:
    """Return the refusals that the decider gets for wrong answers."""
    out = []
    kinds = game.cards.ruleset.option_kinds
    for answer in (
        kinds[game.stack[-1][3][0][0]].name,
        f"{kinds[game.stack[-1][3][-1][0]].name}/x",
        "x",
        99_999,
    ):
        try:
            index_of(game, answer)
        except (IllegalAction, InvalidAnswer) as refused:
            out.append(str(refused))
    return "\n".join(out).encode()
