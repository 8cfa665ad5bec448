"""The main objective: chosen, laid out, set up, put in force, replaced by another (R-SETUP-02)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dowlang.engine.ongoing_effects import FOREVER, Origin
from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dead_of_winter.procedures.endings import side
from dowlang.rulesets.dead_of_winter.procedures.scenario import (
    lay_out_scenario,
    scenario_card,
    tell_table,
)
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state import variants as V
from dowlang.rulesets.dead_of_winter.state.card_tables import (
    DeckTooSmall,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import SETUP


def choose_objective(game: Winter, objective: str, scenario: str) -> None:
    """Return the card that is agreed on, named by the scenario, or drawn at random (R-SETUP-02,
    G-30).

    Raises `InvalidSetting`, `DeckTooSmall`.
    """
    t = game.t
    card = scenario_card(game.cards, scenario)
    if card is not None and objective in ("", "random") and card.get("objective"):
        objective = card["objective"]
    out = V.left_out(game)
    there = [n for n, path in enumerate(t.objective_path) if path not in out]
    if not there:
        raise DeckTooSmall("main objective", 0, 1)
    if objective in ("", "random"):
        game.main = there[game.roll(SETUP, len(there))]
        return
    for number in there:
        if objective in (t.objectives[number]["name"], t.objectives[number]["slug"]):
            game.main = number
            return
    known = any(objective in (other["name"], other["slug"]) for other in t.objectives)
    wanted = (
        "a main objective that is not left out of this game"
        if known
        else "the name of a main objective of the set, or `random`"
    )
    raise InvalidSetting("objective", objective, wanted)


def lay_out_objective(game: Winter) -> None:
    """Set the numbers of the face that is up (R-SETUP-03, R-CARD-04). A card with one face has
    that one up in a hardcore game too.
    """
    card = game.t.objectives[game.main]
    two = "hardcore.goal" in game.cards.handler(game.t.objective_path[game.main])
    game.hardcore = int(two and bool(game.variant & V.HARDCORE))
    face: Mapping[str, Any] = card.get(side(game)) or {}
    game.morale = face.get("morale", game.param[P.START_MORALE])
    game.rounds_left = face.get("rounds", game.param[P.START_ROUND])
    game.food = face.get("food", game.param[P.START_FOOD])
    game.helpless = face.get("helpless", game.param[P.START_HELPLESS])
    game.starvation = face.get("starvation", 0)
    game.emit(E.OBJECTIVE_SET, game.main, game.hardcore)
    game.counters = [0] * max(len(card.get("counters", ())), len(face.get("counters", ())))


def set_up_objective(game: Winter) -> None:
    """Carry out the setup text of the face now, with nobody on the board yet (R-SETUP-03, -15)."""
    lay_out_objective(game)
    tell_table(game)
    setup = game.cards.handler(game.t.objective_path[game.main]).get(f"{side(game)}.setup")
    if setup is not None:
        game.do(setup, game.first_player)


def put_objective_in_force(game: Winter) -> None:
    """Put the standing rules of the face in force."""
    path = game.t.objective_path[game.main]
    rules = game.cards.handler(path).get(f"{side(game)}.rules")
    if rules is not None:
        rules(game, Origin(path, game.first_player, FOREVER, tag=P.OBJECTIVE_TAG))


def lay_main_objective(game: Winter, card: int) -> None:
    """Make a card the main objective on a table that waits.

    The numbers and rules of its face hold, and its setup text is carried out when the turn begins.
    A scenario's numbers go before its own.

    Rules: R-SETUP-03.
    """
    game.main = card
    lay_out_objective(game)
    lay_out_scenario(game)
    put_objective_in_force(game)
    setup = game.cards.handler(game.t.objective_path[card]).get(f"{side(game)}.setup")
    if setup is not None:
        game.do(setup, game.first_player)


STEPS = (set_up_objective,)
