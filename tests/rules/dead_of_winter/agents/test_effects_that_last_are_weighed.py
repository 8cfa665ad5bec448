"""What an option does later, for a while or attached to somebody is weighed: the agent answers
cards of one set, each made to ask whether such an effect is seen.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import dowlang
from dowlang.agents import make
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.state import options as O

NOTHING = "nothing happens"
BEARER = "attach this card to a survivor you control"
GAME, NEXT_ROUND = "for the rest of the game", "until the end of next round"
EACH_ROUND = "    at the start of each round"
# each row: the lines of the option that is worse, and of the one that is better
DELAYED = (
    ((NOTHING,), ("at the start of next round", "    gain 1 morale")),
    (("at the start of next round", "    lose 1 morale"), (NOTHING,)),
    ((NOTHING,), ("at the end of this round", "    gain 1 morale")),
    (("at the end of this round", "    kill a survivor you control"), (NOTHING,)),
    ((NOTHING,), ("the next time a survivor is killed", "    gain 1 morale")),
    (("the next time a zombie is killed", "    lose 1 morale"), (NOTHING,)),
    (('draw 1 card from the "Library" deck',), ("at the start of next round", "    gain 1 morale")),
)
LASTING = (
    ((NOTHING,), (NEXT_ROUND, "    crises need 2 fewer points")),
    ((NEXT_ROUND, "    crises need 2 more points"), (NOTHING,)),
    ((NOTHING,), (GAME, "    you roll 1 more die")),
    ((GAME, "    you roll 1 fewer die"), (NOTHING,)),
    ((GAME, "    you cannot search"), (NOTHING,)),
    ((NOTHING,), ("until the end of this round", "    the food step is skipped")),
    ((NOTHING,), (NEXT_ROUND, "    the zombie step is skipped")),
    (("gain 1 morale",), (GAME, EACH_ROUND, "        gain 1 morale")),
    ((GAME, EACH_ROUND, "        lose 1 morale"), ("lose 1 morale",)),
    (("until the end of this turn", "    you roll 1 more die"), (GAME, "    you roll 1 more die")),
)
ATTACHED = (
    ((NOTHING,), (BEARER, "    the bearer does not roll exposure when moving")),
    ((BEARER, "    the bearer cannot search"), (NOTHING,)),
    ((NOTHING,), (BEARER, EACH_ROUND, "        gain 1 morale")),
    ((BEARER, EACH_ROUND, "        lose 1 morale"), (NOTHING,)),
    ((NOTHING,), (BEARER, "    when the bearer kills a zombie", "        gain 1 morale")),
)
CASES = (*DELAYED, *LASTING, *ATTACHED)
SEEDS = (1, 2)


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """The set with two cards of each row: once the better option stands last, once first."""
    with TemporaryDirectory() as folder:
        write(Path(folder))
        return dowlang.load(folder)


def write(place: Path) -> None:
    """Write the set into a folder."""
    (place / "crossroads").mkdir()
    for number, pair in enumerate(CASES):
        for turn, options in enumerate((pair, pair[::-1])):
            lines = [f'crossroads "Case {number} {turn}"', "    if morale >= 1"]
            for label, deeds in zip(("First", "Second"), options, strict=True):
                lines += [f'    option "{label}"', *(f"        {line}" for line in deeds)]
            path = place / "crossroads" / f"case_{number}_{turn}.dow"
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    (place / "set.toml").write_text(
        'id = "weighed"\nname = "Weighed"\nversion = "0.1.0"\nedition = 1\n'
        'ruleset = "dead_of_winter"\nuses = ["base"]\nauthors = ["us"]\nlicence = "MIT"\n\n'
        f"[decks]\ncrossroads = {2 * len(CASES)}\n",
        encoding="utf-8",
    )


def taken(name: str, seed: int) -> int:
    """The number of the option that the agent of a loyal player takes when the card comes up."""
    game: Any = dowlang.Game(cards(), seed=seed, players=3, variant="cooperative", deal=name)
    agents = [make("heuristic", cards(), seed, seat) for seat in range(game.players)]
    while not game.is_over:
        decision = game.decision
        index = agents[decision.player].choose(game.view(decision.player), decision)
        answer = decision.answers[index]
        if answer[0] == O.OPTION and cards().facts[answer[1]]["name"] == name:
            return int(answer[2])
        game.choose(index)
    raise AssertionError(f"{name} did not come up")


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("number", range(len(CASES)))
def test_the_better_option_is_taken_wherever_it_stands(number: int, seed: int) -> None:
    assert [taken(f"Case {number} {turn}", seed) for turn in range(2)] == [2, 1]
