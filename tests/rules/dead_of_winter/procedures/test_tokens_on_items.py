"""Tokens on an item go back to the supply whenever it leaves from beside a survivor, whichever way,
after the rules that hear it have counted them (Part 5.9 of the rules document).

Every effect word that takes a card from beside a survivor, and every loss of a bearer, is a way.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.tracks_and_tokens_added import lay_tokens
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import equip, give_item
from dowlang.rulesets.dead_of_winter.state.tokens_added import ON_CARD, tokens_left
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.testing.trying import failures

WAYS = {
    "discard {card}": 'discard each card on "Amara Diallo"',
    "give {card} to {player}": 'give a card on "Amara Diallo" to another player',
    "remove {card} from the game": 'remove a card on "Amara Diallo" from the game',
    "equip {survivor} with {card}": 'equip "Yuki Lowe" with a card on "Amara Diallo"',
    "unequip {card}": 'unequip each card on "Amara Diallo"',
    "put {card} into the hand of {player}": (
        'put a card on "Amara Diallo" into the hand of another player'
    ),
    "contribute {card} to the crisis": 'contribute a card on "Amara Diallo" to the crisis',
    "slip {card} into the crisis": 'slip a card on "Amara Diallo" into the crisis',
    "take {card}": 'take a card on "Amara Diallo"',
    "put {card} under {deck}": 'put a card on "Amara Diallo" under the "School" deck',
    "put {card} onto {deck}": 'put a card on "Amara Diallo" onto the waste pile',
    "shuffle {cards} into {deck}": 'shuffle the cards on "Amara Diallo" into the "School" deck',
}
LOSSES = (
    'kill "Amara Diallo"',
    '"Amara Diallo" gets 3 wounds',
    'remove "Amara Diallo" from the game',
)
NEVER = {
    "play {card}",
    "stake {card}",
    "stake {card} face down",
    "tuck {card} under {survivor}",
    "draw {count} cards in place of {found}",
    "take {card} from {deck}",
    "search {deck} for {card}",
    "lay {amount} {token} on {card}",
    "lift {amount} {token} on {card}",
    "look at {cards}",
    "reveal {cards}",
}
"""Words that never take a card from beside a survivor."""
LINES = (*WAYS.values(), *LOSSES)
SET = """token "Fish Hook"
    supply 3

item "Silent Tin"
    flavor "Half of it is rust."
    food, in "School" x 2
    equip
        at the start of your turn
            lay 1 "Fish Hook" on this card

item "Tackle Tin"
    flavor "Half of it is rust."
    food, in "School" x 2
    equip
        at the start of your turn
            lay 1 "Fish Hook" on this card
        when this card is unequipped
            add (number of "Fish Hook" on this card) food

"""


def written(lines: tuple[str, ...]) -> str:
    """A card with an option for each way, and a test with a row for each way and item."""
    options = "".join(f'    option "Way {n}"\n        {line}\n' for n, line in enumerate(lines))
    rows = "".join(
        f'        "{tin}", {place}, "Way {n}", {fed}\n'
        for n in range(len(lines))
        for tin, place, fed in (("Tackle Tin", "the colony", 5), ("Silent Tin", '"School"', 4))
    )
    return f"""{SET}crossroads "Somebody's Tin"
    flavor "It was on the shelf."
    when you clean waste
{options}
test "hooks"
    given players = 2, seed 1, morale = 5, food = 4, dice of player 1 are 6 6
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the spot
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony, player 2 controls "Biscuit"
    given "Amara Diallo" is equipped with the tin, "Aspirin" is in the waste pile
    given crossroads "Somebody's Tin"
    when player 1 starts
    then number of "Fish Hook" on a card on "Amara Diallo" = 1
    when player 1 cleans waste
    when player 1 chooses the way
    then supply of "Fish Hook" = 3 and food = fed
    cases tin, spot, way, fed
{rows}"""


def test_whichever_way_an_item_leaves_its_tokens_go_back_after_its_rules(tmp_path: Path) -> None:
    assert not failures(tmp_path, written(LINES))


def test_every_word_that_takes_a_card_is_a_way() -> None:
    words = {
        word.phrase
        for word in VOCABULARY.words
        if word.place is Place.EFFECT
        and any(p.type.noun == "card" and p.role != "implicit" for p in word.parameters)
    }
    assert words == {*WAYS} | NEVER


def test_a_contribution_by_action_counts_them_too(tmp_path: Path) -> None:
    text = f"""{SET}test "by action"
    given players = 2, seed 1, morale = 5, food = 4, dice of player 1 are 6 6
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given player 2 controls "Biscuit", "Amara Diallo" is equipped with "Tackle Tin"
    when player 1 starts
    when player 1 contributes "Tackle Tin"
    then supply of "Fish Hook" = 3 and food = 5
"""
    assert not failures(tmp_path, text)


@pytest.fixture
def game() -> Winter:
    cards = load_source(addition([], {"tin": SET.encode()}))
    built = table(cards, 2).controls(1, "Amara Diallo").controls(2, "Biscuit")
    return built.equipped("Amara Diallo", "Tackle Tin").begin()


def test_what_is_laid_on_it_beside_somebody_else_stays(game: Winter) -> None:
    """Only what lay there when it left goes back."""
    amara = next(s for s, items in enumerate(game.equipment) if items)
    (tin,) = game.equipment[amara]
    other = next(s for s, owner in enumerate(game.controller) if owner == 1)
    lay_tokens(game, 1, 0, ON_CARD, tin)
    give_item(game, tin, 0)
    equip(game, tin, other)
    lay_tokens(game, 1, 0, ON_CARD, tin)
    assert tokens_left(game, 0) == 0
    game.run()
    assert tokens_left(game, 0) == 2


def test_a_rule_of_another_card_counts_them_too(tmp_path: Path) -> None:
    text = f"""{SET}crossroads "The Bell Rope"
    flavor "It was on the shelf."
    when you clean waste
    option "Kill"
        for the rest of the game
            when a card is unequipped
                add (number of "Fish Hook" on that card) food
        kill "Amara Diallo"

test "of another"
    given players = 2, seed 1, morale = 5, food = 4, dice of player 1 are 6 6
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony, player 2 controls "Biscuit"
    given "Amara Diallo" is equipped with "Silent Tin", "Aspirin" is in the waste pile
    given crossroads "The Bell Rope"
    when player 1 starts
    when player 1 cleans waste
    then supply of "Fish Hook" = 3 and food = 5
"""
    assert not failures(tmp_path, text)
