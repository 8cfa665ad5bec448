"""Who and what comes to a place, several at once or one thing here and another there; who must move
or be hurt; and what was placed or discarded, of which the next sentence speaks.
"""

from __future__ import annotations

import pytest

from tests.wordings.test_daily_sentences import written

PLACED = {
    "Move every zombie outside the colony to the location that has the fewest zombies.": (
        "choose the location with the fewest zombies as gathering / "
        "move all zombies from each location outside the colony to the gathering"
    ),
    "Move all zombies outside the colony to the School.": (
        'move all zombies from each location outside the colony to "School"'
    ),
    "Place 2 zombies at the School and 1 barricade at each entrance of the colony.": (
        'add 2 zombies to "School" / add 1 barricade to each entrance of the colony'
    ),
    "Place 2 zombies at the School and a barricade at the Library.": (
        'add 2 zombies to "School" / add 1 barricade to "Library"'
    ),
    "Place 1 zombie at each entrance of the colony, starting with entrance 1.": (
        "add 1 zombie to each entrance of the colony"
    ),
    "Move up to two of your survivors to the Library without rolling for exposure.": (
        'move up to 2 survivors you control to "Library", without exposure'
    ),
    "All frostbite wounds on survivors in the colony are removed.": (
        "remove all frostbite from each survivor at the colony"
    ),
    "Remove all frostbite from survivors at the School.": (
        'remove all frostbite from each survivor at "School"'
    ),
    "Each player reveals a random card from their hand.": (
        "each player must reveal a random card in hand"
    ),
}


@pytest.mark.parametrize("said", PLACED)
def test_what_comes_where_is_told_in_lines_of_its_own(said: str) -> None:
    assert written("effect", said) == [PLACED[said]]


@pytest.mark.sample(3)
@pytest.mark.parametrize("who", ["Every", "Each"])
@pytest.mark.parametrize("must", ["must either", "either", "must"])
@pytest.mark.parametrize(
    "two",
    ["move to the colony or suffer 1 frostbite wound", "get a frostbite or move to the colony"],
)
def test_who_does_not_move_is_hurt(who: str, must: str, two: str) -> None:
    line = f"{who} survivor at a location with 3 or more zombies {must} {two}."
    (only,) = written("effect", line)
    assert only.replace("gets a frostbite", "gets 1 frostbite") == (
        "for each survivor where (zombies at the location of it >= 3) / the controller of that "
        "survivor may move that survivor to the colony / if not / that survivor gets 1 frostbite"
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize("card", ["fuel card", "card"])
@pytest.mark.parametrize("first", [True, False])
def test_which_of_two_was_done_is_what_the_next_sentence_asks(card: str, first: bool) -> None:
    two = (f"discard a {card} from your hand", "lose 1 morale")
    both = " or ".join(two if first else reversed(two))
    line = f"{both[0].upper()}{both[1:]}. If you discarded a {card}, add 3 food."
    if card == "card" and not first:
        return
    assert written("effect", line) == [
        f"you may discard a {card} / if so / add 3 food / if not / lose 1 morale"
    ]


def test_what_was_not_done_is_not_asked() -> None:
    line = "Discard a fuel card or lose 1 morale. If you discarded a food card, add 3 food."
    (only,) = written("effect", line)
    assert only.startswith("nothing")


FOOD = '(survivors at "Library")'
MOST = '(the lower of (survivors at "Library") and (4))'


@pytest.mark.sample(2)
@pytest.mark.parametrize("to", ["", " to the food supply"])
@pytest.mark.parametrize(("most", "many"), [("", FOOD), (", up to a maximum of 4", MOST)])
@pytest.mark.parametrize("each", ["for every food added this way", "for each food added"])
def test_for_each_food_added_is_as_much_as_was_added(
    to: str, most: str, many: str, each: str
) -> None:
    line = f"Add 1 food{to} for each survivor at the Library{most}. Place 1 noise there {each}."
    assert written("moved", line) == [f'add {many} food / add {many} noise to "Library"']


ENDS = {
    "the end of the turn": "until the end of this turn",
    "the turn ends": "until the end of this turn",
    "the end of the round": "until the end of this round",
    "the game ends": "for the rest of the game",
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("who", ["she", "that survivor"])
@pytest.mark.parametrize("ends", ENDS)
def test_a_death_before_an_end_is_waited_for_so_long(who: str, ends: str) -> None:
    line = f"If {who} dies before {ends}, lose 2 additional morale."
    assert written("moved", line) == [
        f"{ENDS[ends]} / when that survivor is killed / lose 2 morale"
    ]


def test_one_of_several_is_waited_for_by_each() -> None:
    line = (
        "Choose 2 survivors you control. If one of them dies before the round ends, lose 1 morale."
    )
    assert written("effect", line) == [
        "choose 2 survivors you control / for each of those survivors / until the end of this "
        "round "
        "/ when that survivor is killed / lose 1 morale"
    ]


@pytest.mark.parametrize(
    "said",
    [
        "The player with the most survivors chooses one of their survivors; that survivor is "
        "exhausted "
        "until the end of the round.",
        "The player with the most survivors chooses one of their survivors. That survivor "
        "cannot take "
        "actions this round.",
    ],
)
def test_who_chooses_one_of_theirs_is_found_first(said: str) -> None:
    assert written("effect", said) == [
        "choose the player with the most survivors as chooser / the chooser chooses a survivor "
        "they "
        "control as chosen / until the end of this round / the chosen cannot take actions"
    ]


USUAL = {
    "Take the top two cards of the Library deck, keep one and discard the other.": (
        'draw 2 cards from the "Library" deck / discard all but 1 card among those cards'
    ),
    "Look at the top card of the crisis deck. You may put it on the bottom.": (
        "look at the top 1 card of the crisis deck / you may put those cards under the crisis deck"
    ),
    "Place a zombie at each location that contains a survivor.": (
        "add 1 zombie to each location with a survivor"
    ),
    "The first player token passes to the player on your left.": (
        "the player on your left takes the first player token"
    ),
    "Pass the first player token to the player on your right.": (
        "the player on your right takes the first player token"
    ),
    "Put 2 cards from the waste pile on top of the School deck.": (
        'put 2 cards in the waste pile onto the "School" deck'
    ),
    "Place 3 cards from the waste pile on the bottom of the School deck.": (
        'put 3 cards in the waste pile under the "School" deck'
    ),
    "Each survivor at the School takes 1 wound. If any survivor dies this way, lose 1 morale.": (
        'each survivor at "School" gets 1 wound / if a survivor was killed since this card / '
        "lose 1 morale"
    ),
    "Reroll all of your action dice.": "reroll all dice in your pool",
    "Gain an extra action die this turn.": "gain 1 die",
    "Search the Hospital deck for a medicine card, then shuffle it.": (
        'search the "Hospital" deck for a medicine card'
    ),
    "If the colony has less food than players, add 3 food.": "if food < players / add 3 food",
    "Clean up to 5 cards from the waste pile.": "remove up to 5 cards in the waste pile from "
    "the game",
    "Build a barricade at any location.": "add 1 barricade to a location",
    "Draw the top card of the School deck. If it is a medicine card, remove all wounds from one "
    "survivor; otherwise, put it in the waste pile.": (
        'draw 1 card from the "School" deck / if one of those cards is a medicine card / '
        "remove all wounds from 1 survivor / otherwise / discard those cards"
    ),
    "Draw a card from the School deck. If it is a medicine card, gain 1 morale.": (
        'draw 1 card from the "School" deck / if one of those cards is a medicine card / '
        "gain 1 morale"
    ),
    "Remove one helpless survivor for every two players in the game.": (
        "remove (players / 2 rounded down) helpless survivors"
    ),
    "Remove 1 food for every three survivors at the colony, rounded up.": (
        "remove (survivors at the colony / 3 rounded up) food"
    ),
    "Move up to two of your survivors from the colony to any one location without rolling for "
    "exposure.": "move up to 2 survivors you control at the colony to a location, without exposure",
    "Each player chooses one of their survivors; those survivors suffer 1 frostbite wound each.": (
        "for each player / they choose a survivor they control as chosen / the chosen gets 1 "
        "frostbite"
    ),
}


@pytest.mark.sample(5)
@pytest.mark.parametrize("said", USUAL)
def test_what_is_usual_on_printed_cards(said: str) -> None:
    assert written("effect", said) == [USUAL[said]]
