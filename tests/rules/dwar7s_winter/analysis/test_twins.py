"""No player sees more than the rules allow: games compared with twins that differ in what is
hidden, and leaks made on purpose that the comparison finds. (D-PH2-04, D-PH2-06, U-22)
"""

from __future__ import annotations

from typing import Any

import pytest

import dowlang
from dowlang.agents import Random
from dowlang.engine.secrecy import Tally, follow, record
from dowlang.engine.secrecy_declarations import Chance
from dowlang.engine.views import Shown
from dowlang.rulesets.dwar7s_winter import views
from dowlang.rulesets.dwar7s_winter.analysis.invariants import wrong
from dowlang.rulesets.dwar7s_winter.analysis.secrecy import SECRECY, learned, redeal
from tests.rules.dwar7s_winter.hearth import cards

SETTINGS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 4, "variant": "legendary"},
    {"players": 3, "variant": "nightmare"},
)
LENGTH = 12


def compared(seeds: range) -> Tally:
    """Twins for whoever decides and for the next player, along whole games at random.

    Hands are of 5, so that there is something to hide.
    """
    tally = Tally()
    for seed in seeds:
        settings = SETTINGS[seed % len(SETTINGS)]
        game: Any = dowlang.Game(
            cards(), seed=seed, rules={"hand_most": 5, "hand_least": 3}, **settings
        )
        game.recorder = None
        agent, chance = Random(seed), Chance(seed)
        moments = record(game, lambda game, agent=agent: agent.pick(len(game.decision)))
        for at in range(0, len(moments) - 1, LENGTH - 1):
            stretch = moments[at : at + LENGTH]
            if stretch[-1].index < 0:
                stretch = stretch[:-1]
            decider = stretch[0].question[0]
            for player in (decider, (decider + 1) % settings["players"]):
                follow(SECRECY, stretch, player, chance, tally)
    return tally


def held(tally: Tally) -> None:
    """No leak, most twins go the whole way, both for who decides and for the others."""
    assert not tally.leaks, str(tally.leaks[0])
    assert tally.left.total() < tally.pairs.total() / 20, tally.left
    assert {"action", "leave", "play_cards"} <= set(tally.own) & set(tally.pairs - tally.own)


def test_twins_see_the_same() -> None:
    tally = compared(range(3))
    held(tally)
    assert tally.pairs.total() > 200


@pytest.mark.proof
def test_twins_of_many_games_see_the_same() -> None:
    tally = compared(range(100, 160))
    held(tally)
    assert tally.pairs.total() > 5_000


def test_a_twin_is_a_sound_game_that_differs() -> None:
    game: Any = dowlang.Game(cards(), players=3, seed=3, rules={"hand_most": 5, "hand_least": 3})
    agent, differ = Random(3), set[str]()
    moments = record(game, lambda game: agent.pick(len(game.decision)))
    for moment in moments[:-1:8]:
        twin: Any = redeal(moment.game, 0, Chance(1), learned([moment], 0)).game  # type: ignore[union-attr]
        assert wrong(twin) == "" and twin.hand[0] == moment.game.hand[0]
        differ |= {
            name
            for name in ("hand", "monster_deck", "disaster_deck", "hero_deck", "stack")
            if getattr(twin, name) != getattr(moment.game, name)
        }
    assert differ == {"hand", "monster_deck", "disaster_deck", "hero_deck", "stack"}


LEAKS = {
    "a hand": lambda game, player: tuple(sorted(game.hand[(player + 1) % game.players])),
    "the next monster": lambda game, player: game.monster_deck[-1:],
    "the next hero": lambda game, player: game.hero_deck[-1:],
    "the next disaster": lambda game, player: game.disaster_deck[-1:],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with an entry of the view that shows what is hidden."""
    shown = (*views.SHOWN, Shown("leak", LEAKS[leak]))
    monkeypatch.setattr(views, "SHOWN", shown)
    assert compared(range(1)).leaks
