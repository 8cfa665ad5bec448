"""`dow replay --explain` of this game: weeks, and all that happened to a card or by it."""

from __future__ import annotations

from typing import Any

import dowlang
from dowlang.agents import Random
from dowlang.cli.explanation_text import why_text
from dowlang.engine.plain_story import sentence
from dowlang.explain.card_history import explain
from dowlang.rulesets.dwar7s_winter.state import events as E
from tests.rules.dwar7s_winter.hearth import cards


def told_of(game: Any, path: str) -> list[str]:
    """The lines of the explanation of a card."""
    return why_text(explain(game.journal, cards(), path), cards()).splitlines()


def test_what_happened_to_a_card_is_told_by_week() -> None:
    """D-LEG-04, D-LEG-13: a swap is the Sage's, a step is the monster's, of each of its copies."""
    swaps, steps = set[str](), set[str]()
    sage = next(card for card in cards().of_kind["hero"] if card.get("legendary"))
    troll = cards().of_kind["monster"][cards().number("monster", "sledge_troll")]
    for seed in range(12):
        game: Any = dowlang.Game(cards(), players=2, variant="legendary", seed=seed)
        agent = Random(seed)
        while not game.is_over:
            game.choose(agent.pick(len(game.decision)))
        said = {
            event: {sentence(cards(), entry) for entry in game.log if entry[0] == event}
            for event in (E.DWARF_SWAPPED, E.STEPS_AGAIN)
        }
        if said[E.DWARF_SWAPPED]:
            lines = told_of(game, str(sage["path"]))
            assert said[E.DWARF_SWAPPED] <= {line.strip() for line in lines}
            assert any(line.startswith("week ") for line in lines)
            assert not any("round" in line for line in lines)
            swaps |= said[E.DWARF_SWAPPED]
        if said[E.STEPS_AGAIN]:
            lines = told_of(game, str(troll["path"]))
            assert said[E.STEPS_AGAIN] <= {line.strip() for line in lines}
            steps |= said[E.STEPS_AGAIN]
    assert swaps and steps
