"""What a scenario changes before the first round: cards it removes by name, and a setup of its
own (R-SETUP-03, Part 5.9).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.engine.saves import from_json, to_json
from dowlang.engine.secrecy_declarations import Chance
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis import invariants
from dowlang.rulesets.dead_of_winter.analysis.secrecy import deal_secrets
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.crisis import reveal_crisis
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, DeckTooSmall
from dowlang.rulesets.dead_of_winter.words.effects.players import draw_secret
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable
from tests.rules.dead_of_winter.analysis.test_twins_dealt import NOTHING

REMOVED = (
    ("crossroads", "A Favour Owed"),
    ("crisis", "No Heat Tonight"),
    ("objective", "Words on the Wind"),
    ("secret", "Travelling Light"),
    ("betrayal", "Empty Plates"),
    ("exile", "They Will Beg"),
    ("survivor", "Amara Diallo"),
    ("item", "Aspirin"),
)
TEXTS = {
    "a_hard_start": """scenario "A Hard Start"
    flavor "Nobody swept the road."
    uses base
    objective "Every Door Barred"
    setup
        morale 4
        rounds 5
        food 3
        helpless survivors 4
        starvation tokens 1
        add 1 zombie to each location outside the colony
""",
    "fewer_cards": 'scenario "Fewer Cards"\n'
    + "".join(f'    remove the {kind} "{name}"\n' for kind, name in REMOVED),
    "no_aspirin": 'scenario "No Aspirin"\n    remove "Aspirin"\n    remove mature cards\n',
    "votes_at_dawn": """scenario "Votes at Dawn"
    setup
        choose one
            option "Walk"
                add 1 zombie to "School"
            option "Drive"
                lose 1 morale
    at the start of each round
        choose one
            option "Left"
                gain 1 morale
            option "Right"
                lose 1 morale
""",
    "hungry_start": 'scenario "Hungry Start"\n    setup\n        lose 1 morale\n',
}


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return load_source(addition([], {name: text.encode() for name, text in TEXTS.items()}))


def new(scenario: str, **more: Any) -> Any:
    return dowlang.Game(cards(), seed=more.pop("seed", 1), scenario=scenario, **more)


def number(game: Any, kind: str, name: str) -> int:
    return next(n for n, card in enumerate(game.cards.of_kind[kind]) if card["name"] == name)


def test_its_setup_comes_after_that_of_the_objective() -> None:
    """Numbers of the scenario go before those of the face that is up; effects of both are
    carried out.
    """
    game = new("A Hard Start", players=3)
    assert (game.morale, game.rounds_left, game.food, game.helpless, game.starvation) == (
        4,
        5,
        3,
        4,
        1,
    )
    assert sum(game.zombies[:6]) == 3 and sum(game.zombies[6:]) == 12, (
        "one of the objective and one of the scenario at each location"
    )
    assert new("A Hard Start", players=2).morale == 4, "the hardcore face says 5"


def test_a_setup_of_effects_alone_changes_what_the_objective_says() -> None:
    game = new("Hungry Start", players=3, objective="Every Door Barred")
    assert (game.morale, game.rounds_left, game.food) == (7, 6, 3)
    assert new("none", players=3, objective="Every Door Barred").morale == 8


def test_you_is_the_first_player() -> None:
    """R-SETUP-14: during the set-up the first seat, then who was found to begin; what was put in
    force is there once.
    """
    firsts = set()
    for seed in range(8):
        game = new("Votes at Dawn", players=3, seed=seed)
        assert (game.decision.player, game.decision.kind) == (0, "option")
        while game.decision.kind != "option" or game.round == 0:
            game.choose(0)
        firsts.add(game.first_player)
        assert game.decision.player == game.first_player
        assert [entry[4] for entry in game.lasting].count("additions/votes_at_dawn") == 1
    assert len(firsts) > 1


@pytest.mark.parametrize(("kind", "name"), REMOVED)
def test_a_card_that_is_removed_comes_into_no_game(kind: str, name: str) -> None:
    """With and without: the card lies in its deck in some game of the set, and in none of the
    scenario.
    """
    assert any(_there(new("none", seed=seed), kind, name) for seed in range(60))
    assert not any(_there(new("Fewer Cards", seed=seed), kind, name) for seed in range(60))


def _there(game: Any, kind: str, name: str) -> bool:
    card = number(game, kind, name)
    match kind:
        case "crossroads":
            return card in game.crossroads_deck or game.crossroads == card
        case "crisis":
            return card in game.crisis_deck or game.crisis == card
        case "objective":
            return bool(game.main == card)
        case "secret":
            return card in game.dealt
        case "betrayal":
            return BETRAYAL + card in game.dealt
        case "exile":
            return card in game.exile_deck
        case "survivor":
            return card in game.survivor_deck or card in [s for deal in _deals(game) for s in deal]
    held = [item for hand in game.hand for item in hand] + [
        item for deck in game.item_deck for item in deck
    ]
    return card in [game.t.item_card[item] for item in held]


def _deals(game: Any) -> Any:
    """Survivors dealt and not chosen among yet."""
    [deals] = [frame[1] for frame in game.stack if frame[0] == "survivors_kept"]
    return deals


def test_a_name_alone_is_enough_where_one_card_has_it() -> None:
    game = new("No Aspirin")
    assert (
        not _there(game, "item", "Aspirin")
        and sum(game.t.mature)
        and not any(game.t.mature[card] for card in game.crossroads_deck)
    )
    assert _there(game, "crisis", "No Heat Tonight")


def test_what_is_removed_does_not_come_back_later() -> None:
    """U-10: an empty crisis deck is made anew without it; R-BOARD-16: no new secret objective is
    that card.
    """
    game = new("Fewer Cards")
    game.crisis_deck = ()
    reveal_crisis(game)
    assert (
        not _there(game, "crisis", "No Heat Tonight")
        and len(game.crisis_deck) == len(game.t.crises) - 2
    )
    drawn = set()
    for _ in range(60):
        draw_secret(game, 0)
        drawn.add(game.secret[0])
    assert number(game, "secret", "Travelling Light") not in drawn and len(drawn) > 3


def test_twins_hold_no_card_that_is_removed() -> None:
    """R-BOARD-15: what others may have been dealt is what was not taken out."""
    one, other = new("Fewer Cards", players=3), new("none", players=3)
    gone = {
        number(one, "secret", "Travelling Light"),
        BETRAYAL + number(one, "betrayal", "Empty Plates"),
    }
    assert gone <= dealt_in_twins(other)
    assert not gone & dealt_in_twins(one)


def dealt_in_twins(game: Any) -> set[int]:
    """What a few hundred twins of a game hold in other hands than the first player's."""
    out: set[int] = set()
    for seed in range(200):
        twin = game.clone()
        deal_secrets(twin, 0, Chance(seed), NOTHING)
        out |= set(twin.dealt[1:])
    return out


def test_too_few_are_left_to_deal() -> None:
    """R-SETUP-04: with more removed than the game can spare it is refused, with the deck that is
    too small.
    """
    all_of = [card["name"] for card in cards().of_kind["betrayal"]]
    text = 'scenario "No Wolves"\n' + "".join(
        f'    remove the betrayal "{name}"\n' for name in all_of
    )
    with pytest.raises(DeckTooSmall, match="betrayal objective"):
        dowlang.Game(
            load_source(addition([], {"no_wolves": text.encode()})), seed=1, scenario="No Wolves"
        )


def test_a_game_of_a_scenario_is_saved_and_found_again() -> None:
    """The number of the scenario is a part of the state, and not one that the set does not have."""
    game = new("Fewer Cards")
    assert game.scenario == [card["name"] for card in game.cards.of_kind["scenario"]].index(
        "Fewer Cards"
    )
    assert from_json(to_json(game), cards()).scenario == game.scenario  # type: ignore[attr-defined]
    game.scenario = len(game.t.taken_out)
    assert invariants.shape(game) == f"`scenario` is {game.scenario}"


def test_a_table_that_is_built_is_that_of_the_scenario() -> None:
    """The builder of tables lays what card tests lay; its setup comes first, whoever begins and
    wherever the round stands.
    """
    game: Any = table(cards(), 3, scenario="A Hard Start").first_player(2).begin()
    assert (game.morale, game.rounds_left, game.food, game.starvation, game.active_player) == (
        4,
        5,
        3,
        1,
        1,
    )
    assert (
        sum(game.zombies[6:]) == 12 and game.t.objectives[game.main]["name"] == "Every Door Barred"
    )
    game = table(cards(), 3, scenario="A Hard Start").colony_phase("waste")
    game.run()
    assert sum(game.zombies[6:]) >= 12
    with pytest.raises(
        Unbuildable, match="the scenario `No Aspirin` leaves `Aspirin` out of the game"
    ):
        table(cards(), 3, scenario="No Aspirin").hand(1, "Aspirin")
