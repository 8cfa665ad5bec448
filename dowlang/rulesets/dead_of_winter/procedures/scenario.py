"""Set up and hold in force the scenario that is played: its numbers of the rules, its standing
rules.

`variants.py` has the cards it leaves out, `setup.py` its turn in the set-up. The tables of card
tests come here too.

Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from dowlang.engine.effect_lifetimes import again
from dowlang.engine.ongoing_effects import FOREVER, Origin
from dowlang.engine.setup_options import InvalidSetting, complete_rules
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NONE
from dowlang.rulesets.dead_of_winter.state.variants import left_out

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

USUAL = 3  # players of a table of which nothing is said


def rules_of_scenario(cards: CardSet, scenario: str) -> dict[str, int]:
    """Return the numbers of the rules that a scenario sets by their keys (Part 4).

    Raises `InvalidSetting`.
    """
    card = scenario_card(cards, scenario)
    return complete_rules(cards, dict(card.get("numbers", ()))) if card is not None else {}


def scenario_card(cards: CardSet, scenario: str) -> Mapping[str, Any] | None:
    """Return the facts of a scenario by name or slug, None when none is played.

    Raises `InvalidSetting`.
    """
    number = number_of_scenario(cards, scenario)
    return None if number == NONE else cards.of_kind["scenario"][number]


def number_of_scenario(cards: CardSet, scenario: str) -> int:
    """Return which scenario of the set a name or slug is, -1 for none.

    Raises `InvalidSetting`.
    """
    if scenario in ("", "none"):
        return NONE
    for number, card in enumerate(cards.of_kind.get("scenario", ())):
        if scenario in (card["name"], card["slug"]):
            return number
    raise InvalidSetting("scenario", scenario, "the name of a scenario of the set")


def usual_players(cards: CardSet, scenario: str) -> int:
    """Return the number of players when nobody says it.

    It is three, or the number next to it that the scenario allows. Raises `InvalidSetting`.

    Rules: R-COMP-01.
    """
    card: Mapping[str, Any] = scenario_card(cards, scenario) or {}
    low, high = map(int, card.get("players", (USUAL, USUAL)))
    return min(max(USUAL, low), high)


def put_scenario_in_force(game: Winter) -> None:
    """Put the standing rules of the scenario in force from now on, the set-up included.

    `you` in them is the first player.
    """
    if game.scenario == NONE:
        return
    path = game.t.scenarios[game.scenario]["path"]
    rules = game.cards.handler(path).get("rules")
    if rules is not None:
        rules(game, Origin(path, game.first_player, FOREVER, tag=P.OBJECTIVE_TAG))


def renew_scenario(game: Winter) -> None:
    """Renew the standing rules, now that the first player has been found out.

    Those of the objective are not in force yet.

    Rules: R-SETUP-14.
    """
    again(game, P.OBJECTIVE_TAG, partial(put_scenario_in_force, game))


def lay_out_scenario(game: Winter) -> None:
    """Lay out the numbers that the scenario sets up, before those of the main objective. Rules:
    R-SETUP-03, Part 5.9.
    """
    card: Mapping[str, Any] = {} if game.scenario == NONE else game.t.scenarios[game.scenario]
    game.morale = card.get("morale", game.morale)
    game.rounds_left = card.get("rounds", game.rounds_left)
    game.food = card.get("food", game.food)
    game.helpless = card.get("helpless", game.helpless)
    game.starvation = card.get("starvation", game.starvation)


def carry_out_setup(game: Winter) -> None:
    """Carry out the effects that the scenario sets up, next (Part 5.9)."""
    setup = (
        game.cards.handler(game.t.scenarios[game.scenario]["path"]).get("setup")
        if game.scenario != NONE
        else None
    )
    if setup is not None:
        game.do(setup, game.first_player)


def set_up_scenario(game: Winter) -> None:
    """Lay out what the scenario sets up, after the objective.

    Source: Part 5.9 of the rules document.

    Rules: R-SETUP-03.
    """
    if game.scenario != NONE:
        lay_out_scenario(game)
        game.tell(E.SCENARIO_SET, game.scenario)
        tell_table(game)
        carry_out_setup(game)


def tell_table(game: Winter) -> None:
    """Tell the numbers that are laid out before anybody plays (R-SETUP-03)."""
    game.tell(
        E.TABLE_LAID, game.morale, game.rounds_left, game.food, game.helpless, game.starvation
    )


def leaves_out(game: Winter, path: str) -> str:
    """Return the name of the scenario when that is why a card is in no deck, else ""
    (R-CARD-02, -03, Part 5.9).
    """
    if game.scenario == NONE:
        return ""
    card = game.t.scenarios[game.scenario]
    mature = "mature" in card.get("remove", ()) and game.cards.paths[path].get("mature")
    return str(card["name"]) if mature or path in left_out(game) else ""


STEPS = (set_up_scenario,)
