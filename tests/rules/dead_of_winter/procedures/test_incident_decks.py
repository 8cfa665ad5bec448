"""Decks that a set adds: a card lies open until the next one, an empty deck is made anew, what lies
face down is known to nobody (Part 5.9 of the rules document).
"""

from __future__ import annotations

from pathlib import Path

import pytest

import dowlang
from dowlang.agents import make
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.narration.pieces_added import decks
from dowlang.rulesets.dead_of_winter.narration.table import board
from dowlang.rulesets.dead_of_winter.procedures.incidents_added import (
    put_incident_away,
    reveal_incident,
)
from dowlang.rulesets.dead_of_winter.screen.drawing import drawn
from dowlang.rulesets.dead_of_winter.screen.pages import open_cards, table
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.labels import label
from dowlang.rulesets.dead_of_winter.words.set_content.incidents import cards_left, lies_open
from tests.languages.told import marked
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS
from tests.semantics.winter_world import found_in
from tests.testing.trying import failures


def game_of(players: int = 3, seed: int = 1) -> Winter:
    game = dowlang.Game(
        load_source(addition([], {"of_sets": OF_SETS.encode()})), players=players, seed=seed
    )
    assert isinstance(game, Winter)
    return game


def test_a_deck_goes_round() -> None:
    """Each copy comes once, then they are shuffled and come again."""
    game = game_of()
    for _ in range(3):
        seen = []
        for left in (2, 1, 0):
            reveal_incident(game, 0)
            seen.append(game.incident_open[0])
            assert cards_left(game, 0) == left and lies_open(game, seen[-1]) and not wrong(game)
        assert sorted(seen) == sorted(game.t.incidents_of_deck[0])
    put_incident_away(game, 0)
    assert game.incident_open == [-1] and len(game.incidents_past[0]) == 3 and not wrong(game)


def test_decks_are_shuffled_by_the_seed() -> None:
    orders = {tuple(game_of(seed=seed).incidents_down) for seed in range(12)}
    assert len(orders) == 3


def test_a_view_shows_what_lies_open_and_nothing_else() -> None:
    game = game_of()
    before = game.view(0)
    game.incidents_down[0] = tuple(reversed(game.incidents_down[0]))
    assert game.view(0) == before
    reveal_incident(game, 0)
    assert game.view(0)["incident_open"] == (game.incident_open[0],)


def test_a_game_with_a_deck_is_saved_and_read(tmp_path: Path) -> None:
    game = game_of()
    reveal_incident(game, 0)
    saved = dowlang.Game.from_json(game.to_json(), cards=game.cards)
    assert saved.digest == game.digest and saved.incident_open == game.incident_open


def test_a_lost_incident_is_no_game() -> None:
    game = game_of()
    game.incidents_down[0] = game.incidents_down[0][1:]
    assert wrong(game) == "an incident is missing or in two places"


CARD = """\
deck "Tide"

incident "Ebb"
    of "Tide"
    revealed
        you may gain 1 morale
    when a zombie is killed
        add 1 food

crossroads "The Tide Table"
    flavor "Somebody keeps it up to date."
    when you clean waste
    option "Look it up"
        reveal the next card of "Tide"
    option "Put it down"
        put away the card of "Tide"
    option "Leave it"
        lose 1 morale

test "Who looks it up is asked, and its rules hold"
    given players = 2, seed 1, morale = 5, food = 5, cards in the crossroads deck = 0
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given zombies at the colony = 2, "Aspirin" is in the waste pile, dice of player 1 are 6 6
    given crossroads "The Tide Table"
    when player 1 cleans waste
    when player 1 chooses "Look it up"
    when player 1 accepts
    when "Yuki Lowe" attacks a zombie, exposure blank
    then morale = 6 and food = 6 and "Ebb" lies open and cards left in "Tide" = 0

test "Nothing lies there to put away"
    given players = 2, seed 1, cards in the crossroads deck = 0
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given "Aspirin" is in the waste pile, dice of player 1 are 6
    given crossroads "The Tide Table"
    when player 1 cleans waste
    then player 1 cannot choose "Put it down"

test "What is put away is over"
    given players = 2, seed 1, food = 5, cards in the crossroads deck = 0, "Ebb" lies open
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given zombies at the colony = 2, "Aspirin" is in the waste pile, dice of player 1 are 6 6
    given crossroads "The Tide Table"
    when player 1 cleans waste
    when player 1 chooses "Put it down"
    when "Yuki Lowe" attacks a zombie, exposure blank
    then food = 5 and not "Ebb" lies open
"""


def test_cards_speak_of_a_deck_and_of_its_incidents(tmp_path: Path) -> None:
    assert failures(tmp_path, CARD) == []


def test_an_incident_names_a_deck_that_is_there() -> None:
    codes = [each.code for each in found_in('incident "Ebb"\n    of "Tied"\n\ndeck "Tide"\n')]
    assert "DOW3002" in codes
    codes = [each.code for each in found_in('incident "Ebb"\n')]
    assert codes and codes[0].startswith("DOW2")


@pytest.mark.parametrize("language", [False, True])
def test_the_table_says_what_was_seen_and_how_many_lie_face_down(language: bool) -> None:
    game = game_of()
    cards = marked(game.cards) if language else game.cards
    (untouched,) = decks(cards, game.view(0))
    for _ in range(3):
        reveal_incident(game, 0)
    (said,) = decks(cards, game.view(0))
    past, (down,) = game.incidents_past[0], game.view(0)["incidents_down"]
    assert (len(past), down) == (2, 0) and "3" in untouched and "0" in said
    assert all(said.count(label(cards, "incident", one)[1]) == past.count(one) for one in past)
    if not language:
        assert said in board(game, 0) and said in "\n".join(map(str, table(cards, game.view(0))))
        assert any(said in group.text for group in drawn(cards, game.view(0)).groups)
    paths = {*open_cards(cards, game.view(0))}
    assert {game.t.incident_path[one] for one in past} <= paths


GOALS = (
    'cards left in "Weather" = 0',
    'cards left in "Weather" = 0 and "Sleet" lies open',
    '"Thaw" lies open',
    'level of "Fuel Tank" >= 6',
    'number of "Crate" before you >= 1',
    'number of "Crate" on your leader >= 1',
    'number of "Crate" on a card on your leader >= 1',
    'number of "Crate" at the colony >= 2',
    'supply of "Crate" <= 40',
)


@pytest.mark.parametrize("goal", GOALS)
def test_agents_go_for_a_goal_about_what_a_set_adds(goal: str) -> None:
    """A goal is asked of what a seat sees, whatever it is about."""
    text = f'{OF_SETS}\n\nsecret "Forecast"\n    flavor "x"\n    goal {goal}\n'
    cards = load_source(addition([], {"of_sets": text.encode()}))
    game = dowlang.Game(cards, players=3, seed=1, deal="Forecast")
    agents = [make("heuristic", cards, 1, seat) for seat in range(3)]
    for _ in range(60):
        asked = game.decision
        game.choose(agents[asked.player].choose(game.view(asked.player), asked))
    assert isinstance(game, Winter) and not wrong(game)
