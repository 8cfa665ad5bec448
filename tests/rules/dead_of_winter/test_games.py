"""Set-up of all variants, and whole games at random with the invariants of Part 7 checked at
every decision.
"""

from __future__ import annotations

import re

import pytest

from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dead_of_winter.analysis.invariants import wounds_kill, wrong
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state import events, options, parameters
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.current_values import influence
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.variants import VariantsClash, bits
from tests.rules.dead_of_winter.play import at_random, game

GAMES = (
    (2, "standard"),
    (3, "standard"),
    (4, "standard"),
    (5, "standard"),
    (4, "betrayer"),
    (3, "cooperative"),
    (5, "elimination"),
    (4, "hardcore"),
    (2, "two_player+elimination"),
    (5, "hardcore+betrayer+elimination"),
)


def sound(g: Winter) -> None:
    """Part 7: every card in one place, nobody with three wounds, spaces, dice, tracks, leaders."""
    assert not (wrong(g) or wounds_kill(g)), (wrong(g) or wounds_kill(g), g.stack[-1][:3])
    if g.phase:
        assert all(
            g.leader[p] != -1 or not group(g, p) or g.stack[-1][2] == "leader"
            for p in range(g.players)
            if not g.eliminated[p]
        )


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("players", "variant"), GAMES)
def test_random_games_end_and_keep_the_invariants(players: int, variant: str, seed: int) -> None:
    g = at_random(game(seed, players=players, variant=variant), seed, sound)
    assert g.result["cause"] in RULESET.causes[1:] and not wrong(g)
    assert set(g.result["winners"]) <= set(range(players))


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_every_switch_turned_over(seed: int) -> None:
    """Part 4: the other value of every switch is playable too."""
    switches = {
        p.key: 1 - p.default for p in parameters.PARAMETERS if p.choices and len(p.choices) == 2
    }
    g = game(seed, players=3, rules=switches | {"search.return_order": 2})
    at_random(g, seed, sound)
    assert not wrong(g)


def to_first_turn(g: Winter) -> Winter:
    while g.stack[-1][2] != "action":
        g.choose(0)
    return g


@pytest.mark.parametrize(
    ("players", "variant", "hand", "kept"),
    [(3, "standard", 5, 2), (4, "hardcore", 5, 2), (2, "two_player", 7, 3)],
)
def test_hands_and_groups_begin_as_the_variant_says(
    players: int, variant: str, hand: int, kept: int
) -> None:
    """R-SETUP-09, -11, -13, R-VAR-07, -08, R-DICE-02."""
    g = game(3, players=players, variant=variant)
    assert [len(cards) for cards in g.hand] == [hand] * players
    to_first_turn(g)
    assert (
        all(g.controller.count(p) == kept for p in range(players))
        and len(g.survivor_deck) == 30 - kept * players
    )
    assert all(len(g.unused[p]) == kept + 1 for p in range(players))


def test_t10_the_highest_leader_begins() -> None:
    """R-SETUP-14."""
    g = to_first_turn(game(5, players=3))
    ranks = [influence(g, leader) for leader in g.leader]
    assert g.active_player == ranks.index(max(ranks))


def test_t13_t64_betrayers_are_as_rare_as_the_variant_says() -> None:
    """R-SETUP-04..06, R-VAR-09: 4 of 9 games in the standard set-up, 4 of 5 with the betrayer
    variant.
    """
    for variant, share in (("standard", 4 / 9), ("betrayer", 4 / 5)):
        games = [game(seed, players=4, variant=variant) for seed in range(400)]
        found = sum(any(1000 <= secret < 2000 for secret in g.secret) for g in games)
        assert abs(found / 400 - share) < 0.08
        assert all(len(set(g.secret)) == 4 for g in games)


def test_cooperative_games_have_no_secrets_no_votes_and_no_marked_cards() -> None:
    """R-VAR-01..05."""
    g = to_first_turn(game(1, players=3, variant="cooperative"))
    marked = {
        n for n, card in enumerate(g.cards.of_kind["crossroads"]) if card.get("non_cooperative")
    }
    assert g.secret == [-1] * 3 and g.hardcore and not marked & {*g.crossroads_deck, g.crossroads}
    assert not any(option[0] == options.EXILE_VOTE for option in g.stack[-1][3])


def test_mature_cards_can_be_left_out_and_a_scenario_changes_rules() -> None:
    """R-CARD-03, R-SETUP-08."""
    g = game(1, players=3, scenario="Long Night")
    mature = {n for n, card in enumerate(g.cards.of_kind["crossroads"]) if card.get("mature")}
    assert mature and not mature & set(g.crossroads_deck)
    assert g.param[parameters.PEOPLE_PER_FOOD] == 3 and g.t.objectives[g.main]["slug"] == "larder"


def test_variants_that_clash_are_refused() -> None:
    """R-VAR-13, U-53."""
    with pytest.raises(VariantsClash):
        bits("betrayer+cooperative")
    with pytest.raises(InvalidSetting):
        game(1, players=3, variant="two_player")
    assert game(1, players=2).variant & bits("two_player")


def test_constants_and_declarations_agree() -> None:
    """A number of `events`, `options` and `parameters` is the place of the declaration of the
    same name.
    """
    renamed = {"PLAY": "PLAY_CARD", "EQUIP": "EQUIP_CARD"}
    for number, event in enumerate(events.EVENTS):
        assert getattr(events, event.name.upper()) == number
    for number, kind in enumerate(options.OPTION_KINDS):
        assert getattr(options, renamed.get(kind.name.upper(), kind.name.upper())) == number
    for number, parameter in enumerate(parameters.PARAMETERS):
        assert getattr(parameters, re.sub(r"\W", "_", parameter.key).upper()) == number
