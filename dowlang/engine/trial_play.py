"""Play a loaded game on, on copies: a save that only looked right is refused for what breaks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from dowlang.engine.chance import mix, seeded
from dowlang.engine.decisions import decision_of, text_of
from dowlang.engine.run_loop import RunningGame
from dowlang.engine.step_limit import EndlessCard
from dowlang.engine.untrusted_input import SaveRefused

LONGEST_TRIAL = 400  # answers


def offers_can_be_taken(game: RunningGame) -> None:
    """Raise `SaveRefused` unless the pending question can be seen and each option taken."""
    if not game.stack:
        tried("the result", lambda: game.result)
        return
    question = game.stack[-1]
    if question[0] != "ask" or len(question[3]) < 2 or len(game.stack) < 2:
        raise SaveRefused("DOW8011", "the game does not wait at a decision")
    decision = decision_of(game)
    tried(
        "the options",
        lambda: (decision.keys, [text_of(game.cards, answer) for answer in decision.answers]),
    )
    tried("the view", lambda: game.cards.ruleset.view(game, decision.player))
    for index in range(len(decision)):
        tried(f"option {index + 1}", game.clone().choose, index)


def played_out(game: RunningGame, chance: int) -> int:
    """Play on by chance until everything that waits in the game has come up: a frame that nobody
    fills shows when it does.

    Return how many frames have not come up.
    """
    stack, lowest = game.stack, len(game.stack)
    with suppress(EndlessCard):  # that is the fault of a card, and the save is as good as any
        for number in range(LONGEST_TRIAL):
            if game.cause or not stack:
                break
            lowest = min(lowest, len(stack))
            count = len(stack[-1][3])
            game.choose(mix(seeded(chance), 0, number, count) if chance else 0)
    return lowest if game.cause else 0


def tried(what: str, call: Callable[..., Any], *arguments: Any) -> Any:
    """Return what a call gives. Raises `SaveRefused` for whatever it raises."""
    try:
        return call(*arguments)
    except Exception as fault:
        raise SaveRefused(
            "DOW8011", f"{what} of the saved game fails ({type(fault).__name__})"
        ) from fault
