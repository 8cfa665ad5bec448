"""What a game cannot be set up with: too few cards of a deck, settings that do not go together,
names the set does not have (R-SETUP, R-VAR-13).
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.procedures.setup import built, new_game
from dowlang.rulesets.dead_of_winter.state.card_tables import DeckTooSmall
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable
from tests.rules.dead_of_winter import play, tiny


@pytest.mark.parametrize(
    ("kind", "have", "deck", "want"),
    [
        ("objective", 0, "main objective", 1),
        ("secret", 7, "secret objective", 8),
        ("betrayal", 0, "betrayal objective", 1),
        ("survivor", 15, "survivor", 16),
    ],
)
def test_a_deck_is_too_small_to_deal(kind: str, have: int, deck: str, want: int) -> None:
    """R-SETUP-04, R-SETUP-05, R-SETUP-11: two secrets and four survivors a player, one betrayal."""
    with pytest.raises(
        DeckTooSmall, match=f"the {deck} cards: found {have}, wanted at least {want}"
    ) as caught:
        new_game(tiny.only(kind, have), 1, players=4)
    assert (caught.value.deck, caught.value.have, caught.value.want) == (deck, have, want)


def test_too_few_starting_items_are_refused() -> None:
    """R-SETUP-09: five a player."""
    with pytest.raises(DeckTooSmall, match="the starting item cards: found 20, wanted at least 25"):
        new_game(
            tiny.of([card for card in tiny.FACTS if card["slug"] != "starting_tool"]), 1, players=5
        )


def test_every_player_gets_a_secret_objective() -> None:
    """R-SETUP-06: with other numbers of the rules there must still be one for each."""
    with pytest.raises(DeckTooSmall, match="found 1, wanted at least 4"):
        new_game(tiny.load(), 1, players=4, rules={"ordinary_secrets": 0})


def test_a_table_for_card_tests_needs_no_main_objective() -> None:
    """A set that adds cards may have none of its own."""
    game = built(tiny.only("objective", 0))
    assert game.main == -1 and game.crisis >= 0
    for player in range(3):
        play.put(game, player, player)
    game.morale = game.rounds_left = 6
    assert play.begin(game).stack[-1][2] == "action"


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        ({"players": 2, "variant": "betrayer"}, "players"),
        ({"players": 3, "variant": "two_player"}, "players"),
        ({"objective": "Nowhere"}, "objective"),
        ({"scenario": "Nowhere"}, "scenario"),
    ],
)
def test_settings_that_do_not_go_together_or_are_not_there(
    settings: dict[str, Any], name: str
) -> None:
    """R-VAR-13: two players play their variant; the betrayer needs three."""
    with pytest.raises(InvalidSetting) as caught:
        new_game(tiny.load(), 1, **settings)
    assert caught.value.name == name


def test_two_players_may_have_a_betrayer_when_the_rules_say_so() -> None:
    """U-53 `two_player.requires_variant`."""
    game = new_game(
        tiny.load(), 1, players=2, variant="betrayer", rules={"two_player.requires_variant": 0}
    )
    assert game.players == 2 and len(game.hand[0]) == 5


def test_a_table_built_by_hand_keeps_all_its_items() -> None:
    """Part 7, invariant 6: an item that a program put into two places is found before the game
    goes on.
    """
    table = Table(play.table())
    play.put(table.game, 0, 0)
    table.game.hand[0] = (table.game.box[0],)
    with pytest.raises(Unbuildable, match="an item is in no place or in two"):
        table.begin()


def test_the_first_player_of_a_colony_phase_begins_no_turn() -> None:
    """R-ROUND-03: turns begin with the holder of the token as long as there are turns to begin."""
    table = Table(play.table())
    play.put(table.game, 0, 0)
    table.first_player(2)
    assert [frame[0] for frame in table.game.stack[1:]] == [
        "start_turn",
        "start_turn",
        "given_turn",
    ]
    table.colony_phase("waste")
    waiting = list(table.game.stack)
    assert table.first_player(3).game.stack == waiting and table.game.first_player == 2


def test_a_card_of_a_place_the_board_does_not_have_changes_no_numbers() -> None:
    """R-BOARD-01: there are seven locations."""
    mine = {
        "kind": "location",
        "name": "Mine",
        "slug": "mine",
        "path": "tiny/location/mine",
        "file": "",
        "line": 1,
        "hash": "",
        "copies": {},
        "survivors": 9,
        "entrance": 9,
        "noise": 9,
    }
    one, other = (tiny.of(facts).tables for facts in (tiny.FACTS, [*tiny.FACTS, mine]))
    assert (one.survivor_spaces, one.entrance_spaces, one.noise_spaces) == (
        other.survivor_spaces,
        other.entrance_spaces,
        other.noise_spaces,
    )
