"""Sentences that stand on many printed cards, each in several wordings: a turn that ends with dice,
a hand that is too large, a turn that is skipped, a value that is added to, what is left out of all
there are, what is done with a die where somebody stands, and how many tokens a card needs.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.wordings.test_daily_sentences import written

LEFT = {
    "at least 2": "dice in your pool >= 2",
    "2 or more": "dice in your pool >= 2",
    "more than 2": "dice in your pool > 2",
    "fewer than 2": "dice in your pool < 2",
    "no": "dice in your pool = 0",
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("who", ["The active player ends their", "You finish your"])
@pytest.mark.parametrize("dice", ["unused action dice", "unused dice", "action dice left"])
@pytest.mark.parametrize("many", LEFT)
def test_a_turn_that_ends_with_dice_is_a_trigger(who: str, many: str, dice: str) -> None:
    line = f"Trigger: {who} turn with {many} {dice}."
    assert written("trigger", line) == [f"when you pass if {LEFT[many]}"]


@pytest.mark.sample(4)
@pytest.mark.parametrize("has", ["with", "who has", "that has"])
@pytest.mark.parametrize("does", ["must discard", "discards"])
@pytest.mark.parametrize("rest", ["5", "5 cards"])
def test_a_hand_that_is_too_large_is_discarded_from(has: str, does: str, rest: str) -> None:
    line = f"Each player {has} more than 5 cards in hand {does} down to {rest}."
    assert written("effect", line) == [
        "for each player / if cards in the hand of that player > 5 / "
        "they discard (cards in the hand of that player - 5) cards"
    ]


SKIPPED = (
    "Skip {}'s turn.",
    "Skip {}'s next turn.",
    "Skip the turn of {}.",
    "Skip the next turn of {}.",
    "{} skips their next turn.",
    "{}'s turn is skipped.",
)


@pytest.mark.sample(4)
@pytest.mark.parametrize("said", SKIPPED)
@pytest.mark.parametrize(
    ("who", "side"),
    [
        ("the next player", "left"),
        ("the player to your left", "left"),
        ("the player on your right", "right"),
    ],
)
def test_a_turn_that_is_skipped_is_that_of_who_is_named(said: str, who: str, side: str) -> None:
    line = said.format(who)
    line = line[0].upper() + line[1:]
    assert written("effect", line) == [f"the player on your {side} loses the next turn"]


@pytest.mark.sample(4)
@pytest.mark.parametrize("value", ["attack", "search value", "influence"])
@pytest.mark.parametrize(("does", "way"), [("add 1 to", "raised"), ("subtract 1 from", "lowered")])
@pytest.mark.parametrize("who", ["survivors at the colony", "survivors at the School"])
def test_a_value_that_is_added_to_is_raised(who: str, does: str, way: str, value: str) -> None:
    line = f"{who.capitalize()} {does} their {value}.".replace("school", "School")
    place = "the colony" if "colony" in who else '"School"'
    assert written("rule", line) == [f"{value} of survivors at {place} is {way} by 1"]


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    "but", ["except for survivors with", "except those with", "but not those with"]
)
@pytest.mark.parametrize(
    ("done", "meant"),
    [("suffers a wound", "gets 1 wound"), ("gets 1 frostbite wound", "gets 1 frostbite")],
)
@pytest.mark.parametrize(("how", "sign"), [("or more", "<"), ("or less", ">")])
@pytest.mark.parametrize("value", ["influence", "attack"])
def test_who_is_left_out_is_described_by_what_they_lack(
    but: str, done: str, meant: str, how: str, sign: str, value: str
) -> None:
    line = f"Every survivor at the colony {done}, {but} an {value} of 40 {how}."
    assert written("failure", line) == [
        f"each survivor at the colony where ({value} of it {sign} 40) {meant}"
    ]


DICE = {
    "an action die of 4 or higher": "4+",
    "a die of 4 or more": "4+",
    "an action die of any value": "1+",
    "an unused action die": "1+",
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("who", ["Any", "A", "Each"])
@pytest.mark.parametrize("verb", ["spend", "use"])
@pytest.mark.parametrize("die", DICE)
def test_what_anybody_there_does_with_a_die_is_an_ability(who: str, verb: str, die: str) -> None:
    somebody = f"{who} player with a survivor at the School"
    line = f"{somebody} may {verb} {die} to place 1 token on this card."
    assert written("side", line) == [
        f'each survivor at "School" has the ability {DICE[die]} / add 1 to ashes'
    ]


@pytest.mark.sample(3)
@pytest.mark.parametrize("head", ["Goal: ", ""])
@pytest.mark.parametrize("token", ["tokens", "ashes", "ashes tokens"])
@pytest.mark.parametrize("per", ["per player on this card", "for each player on this card"])
def test_tokens_a_player_are_a_goal(head: str, token: str, per: str) -> None:
    line = f"{head}There are 2 {token} {per}."
    assert written("side", line, "goal x") == ["goal ashes >= 2 * starting players"]


@pytest.mark.sample(3)
@pytest.mark.parametrize("but", ["not counting exiled players", "exiled players do not count"])
@pytest.mark.parametrize("end", ["", " at the end of the game", " when the game ends"])
def test_a_goal_is_asked_when_the_game_is_over_anyway(but: str, end: str) -> None:
    assert written("goal", f"No player has more survivors than you, {but}.") == [
        "goal no non-exiled player controls more survivors than you"
    ]
    assert written("goal", f"You control 3 survivors{end}.") == ["goal you control 3 survivors"]


OTHERS = {
    ("trigger", "The active player has two or more survivors at the same non-colony location."): (
        "if survivors you control at a location outside the colony >= 2"
    ),
    ("trigger", "The active player has at least 3 survivors at one location."): (
        "if survivors you control at a location >= 3"
    ),
    ("effect", "Decrease the round track by 1."): "move the round marker on 1",
    ("effect", "Raise the round track by 2."): "move the round marker back 2",
    ("effect", "Up to three survivors in the colony each heal 1 wound."): (
        "remove 1 wound from up to 3 survivors at the colony"
    ),
    ("survivor", "Each time you contribute a fuel card to a crisis, gain 1 morale."): (
        "passive / when you contribute a fuel card / gain 1 morale"
    ),
    ("voted", "Each player who voted against this option may discard a card."): (
        "each player who voted against it may discard a card"
    ),
    ("voted", "Each player who voted for this option gains 1 die."): (
        "each player who voted for it gains 1 die"
    ),
    ("survivor", "This survivor ignores the first frostbite wound he would receive each round."): (
        "passive / this survivor ignores frostbite, once per round"
    ),
    ("moved", "That survivor is exhausted until the end of the round."): (
        "until the end of this round / that survivor cannot take actions"
    ),
    ("bearer", "You need 1 less food during the food phase."): "paying food costs 1 fewer food",
    ("bearer", "The colony needs 2 more food in the food step."): "paying food costs 2 more food",
    ("crisis", "If prevented by 2 or more extra cards: Add 2 food."): (
        "optional 2 cards / add 2 food"
    ),
    ("side", "Players may not exile anyone while there are fewer than 4 tokens on this card."): (
        "while ashes < 4 / players cannot start exile votes"
    ),
    ("side", "While there are more than 2 ashes on this card, nobody may exile anyone."): (
        "while ashes > 2 / players cannot start exile votes"
    ),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize(("place", "line"), list(OTHERS))
def test_a_sentence_of_many_cards_is_the_line_that_means_it(place: str, line: str) -> None:
    assert written(place, line) == [OTHERS[place, line]]


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("often", "turn"), list(product(("Once per round", "Once each turn"), ("during", "on")))
)
def test_an_ability_is_used_in_a_turn_of_its_owner_anyway(often: str, turn: str) -> None:
    limit = "once per round" if "round" in often else "once per turn"
    line = f"{often}, {turn} your turn, you may discard a food card to reroll any of your dice."
    for said in (line, f"{turn.capitalize()} your turn, {often.lower()}, {line.split(', ', 2)[2]}"):
        assert written("survivor", said) == [
            f"ability, {limit} / you may discard a food card, to reroll any number of dice"
        ]


@pytest.mark.sample(3)
@pytest.mark.parametrize("most", [", up to a maximum of 4", ", up to 4", " to a maximum of 4"])
@pytest.mark.parametrize("where", [" to the food supply", ""])
def test_a_limit_of_what_is_added_is_the_lower_of_both(where: str, most: str) -> None:
    line = f"Add 1 food{where} for each survivor at the School{most}."
    assert written("effect", line) == ['add (the lower of (survivors at "School") and (4)) food']
