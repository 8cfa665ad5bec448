"""A scripted headless run: a policy of a few lines plays a whole game through the public interface,
with a look ahead, a save and an undo.

python examples/scripted_run.py [SEED]
"""

from __future__ import annotations

import sys

import dowlang

WISHES = ("contribute", "play", "attack", "barricade", "clean_waste", "search", "end_turn", "done")
"""Kinds of options in the order in which the policy likes them."""


def choose(decision: dowlang.Decision) -> dowlang.Option:
    """The first option of the kind that is liked best; without one, the first option."""
    kinds = {option.data["kind"]: option for option in reversed(decision.options)}
    return next((kinds[wish] for wish in WISHES if wish in kinds), decision.options[0])


def main(seed: int) -> None:
    """Play one game and print what it came to."""
    cards = dowlang.load("base")
    game = dowlang.Game(cards, players=3, seed=seed, objective="Every Door Barred")
    answers = 0
    while not game.is_over:
        decision = game.decision
        if answers < 5:
            print(f"player {decision.player + 1}, {decision.kind}: {choose(decision).text}")
        if answers == 20:  # a game can be put away and taken up again in the middle of anything
            game = dowlang.Game.from_json(game.to_json(), cards)
        if answers == 21:  # a copy goes its own way
            ahead = game.clone()
            ahead.apply(decision.options[-1])
            print(
                f"looked ahead at `{decision.options[-1].key}`, the game itself is untouched: "
                f"{ahead.digest != game.digest}"
            )
        game.apply(choose(decision))
        answers += 1
    print(f"{answers} answers, the end by {game.result['cause']}")
    print(
        "won: " + (", ".join(f"player {seat + 1}" for seat in game.result["winners"]) or "nobody")
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
