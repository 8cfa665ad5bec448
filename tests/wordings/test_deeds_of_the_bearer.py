"""What somebody who bears a card does besides or cannot do, who has more survivors at a place, and
words that say nothing more: `ever`, `track token`.
"""

from __future__ import annotations

import pytest

from dowlang.project.writing.cards import write_card
from tests.wordings.test_daily_sentences import written

BESIDE = {
    "When the equipped survivor attacks a zombie, he or she may kill up to 2 zombies with a single "
    "action die and rolls for exposure only once.": (
        "when the bearer attacks a zombie / kill up to 1 zombie at the location of the bearer, "
        "without exposure"
    ),
    "Whenever the equipped survivor attacks a zombie, they may kill up to 3 zombies and roll for "
    "exposure only once.": (
        "when the bearer attacks a zombie / kill up to 2 zombies at the location of the bearer, "
        "without exposure"
    ),
    "The equipped survivor may take one other survivor at their location along whenever they "
    "move.": (
        "when the bearer moves / you may move another survivor at the origin to the destination"
    ),
    "The equipped survivor may take one other survivor at their location along when they move. "
    "Roll "
    "for exposure only once for both.": (
        "when the bearer moves / you may move another survivor at the origin to the destination, "
        "without exposure"
    ),
    "When the equipped survivor searches the School, you may draw 2 extra cards and keep one of "
    "them.": (
        'when the bearer searches "School", before it takes effect / draw 2 more cards in the '
        "search "
        'of "School"'
    ),
    "When the equipped survivor searches the School, they may look at 1 additional card.": (
        'when the bearer searches "School", before it takes effect / draw 1 more card in the '
        "search "
        'of "School"'
    ),
}


@pytest.mark.parametrize("said", BESIDE)
def test_what_the_bearer_does_besides(said: str) -> None:
    assert written("bearer", said) == [BESIDE[said]]


@pytest.mark.parametrize("by", ["", " by another survivor", " by other players"])
@pytest.mark.parametrize("cannot", ["cannot be the target of an attack", "may not be attacked"])
def test_who_is_no_target_cannot_be_attacked(cannot: str, by: str) -> None:
    line = f"This survivor {cannot}{by}."
    assert written("survivor", line) == ["passive / this survivor cannot be attacked"]


@pytest.mark.parametrize("deed", ["clean waste", "attract zombies"])
@pytest.mark.parametrize("dice", ["spend action dice", "use dice"])
def test_what_takes_dice_is_forbidden_as_such(deed: str, dice: str) -> None:
    assert written("rule", f"You may not {dice} to {deed}.") == [f"you cannot {deed}"]


@pytest.mark.sample(2)
@pytest.mark.parametrize("head", ["", "At the end of the game, you win if ", "You win if "])
@pytest.mark.parametrize(("more", "sign"), [("more", ">"), ("fewer", "<")])
@pytest.mark.parametrize("other", ["any other player", "each other player"])
def test_who_has_more_survivors_at_a_place(head: str, more: str, sign: str, other: str) -> None:
    said = f"you control {more} survivors at the School than {other}."
    line = head + said if head else said[0].upper() + said[1:]
    assert written("goal", line) == [
        f'goal survivors at "School" you control {sign} survivors at "School" controlled by each '
        "other player"
    ]


TOKENS = {
    "If there are ever 10 or more tokens on this card, the players lose.": "everybody loses if "
    "ashes "
    ">= 10",
    "If there are ever 10 or more track tokens on this card, the players lose.": "everybody "
    "loses if "
    "ashes >= 10",
    "Place 6 track tokens on this card.": "add 6 to ashes",
}


@pytest.mark.parametrize("said", TOKENS)
def test_words_that_say_no_more(said: str) -> None:
    place = "setup" if said.startswith("Place") else "side"
    assert written(place, said) == [TOKENS[said]]


WHOSE = {
    "Another player's survivor is killed.": "when a survivor controlled by another player is "
    "killed",
    "One of another player's survivors is killed.": (
        "when a survivor controlled by another player is killed"
    ),
    "The active player controls a survivor at the School and there are no zombies there.": (
        'if you control a survivor at "School" and zombies at "School" = 0'
    ),
}


@pytest.mark.parametrize("said", WHOSE)
def test_whose_survivor_a_trigger_waits_for(said: str) -> None:
    assert written("trigger", f"Trigger: {said}") == [WHOSE[said]]


OF_SURVIVORS = {
    "This survivor may discard a fuel card to attack up to 3 zombies at his location without "
    "rolling "
    "for exposure.": "ability / discard a fuel card / kill up to 3 zombies at the location of the "
    "bearer, without exposure",
    "You may discard a fuel card to kill up to 3 zombies at the same location.": (
        "ability / discard a fuel card / kill up to 3 zombies here"
    ),
    "Once per turn, this survivor may discard a card to kill 1 zombie at her location.": (
        "ability, once per turn / discard a card / kill 1 zombie at the location of the bearer"
    ),
    "Once per round, when this survivor kills a zombie, she may kill another zombie at the same "
    "location without rolling for exposure.": (
        "passive / when this survivor kills a zombie, once per round / "
        "you may kill 1 zombie here, without exposure"
    ),
}


@pytest.mark.parametrize("said", OF_SURVIVORS)
def test_what_a_survivor_does_for_a_card(said: str) -> None:
    assert written("survivor", said) == [OF_SURVIVORS[said]]


KILLS = 'when a player kills a zombie at "School" / that player may add 1 food'


@pytest.mark.parametrize("whenever", ["Each time", "Whenever", "When"])
@pytest.mark.parametrize("killer", ["its killer", "the player who killed it"])
def test_who_killed_a_zombie_is_the_player_of_the_event(whenever: str, killer: str) -> None:
    line = f"{whenever} a zombie is killed at the School this round, {killer} may add 1 food."
    assert written("effect", line) == [f"until the end of this round / {KILLS}"]


COUNTED = {
    "If all helpless survivors die, the players lose.": "everybody loses if helpless survivors = 0",
    "The players lose if the last token is removed from this card.": "everybody loses if ashes = 0",
}


@pytest.mark.parametrize("said", COUNTED)
def test_the_last_of_them_is_none_left(said: str) -> None:
    assert written("side", said) == [COUNTED[said]]


WAYS = {"to": ("to",), "from": ("from",), "to or from": ("to", "from")}


@pytest.mark.sample(2)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("place", ["the School", "the colony"])
@pytest.mark.parametrize("moves", ["when she moves", "when moving"])
def test_who_does_not_roll_on_a_way_stops_the_roll(moves: str, place: str, way: str) -> None:
    line = f"This survivor does not roll for exposure {moves} {way} {place}."
    where = place.replace("the School", '"School"')
    rules = (
        f"when this survivor moves {each} {where}, before the roll / cancel the action"
        for each in WAYS[way]
    )
    assert written("survivor", line) == [" / ".join(("passive", *rules))]


@pytest.mark.parametrize("how", ["comes into play with 1 wound", "starts with a wound"])
def test_who_comes_with_wounds_gets_them(how: str) -> None:
    (only,) = written("moved", f"The survivor you chose {how}.")
    assert only in ("that survivor gets 1 wound", "that survivor gets a wound")


@pytest.mark.parametrize("name", ["Ilja", "Postman Ilja Rudd", "Postman"])
def test_who_is_called_by_a_part_of_the_name_is_this_survivor(name: str) -> None:
    prose = (
        "Survivor\nPostman Ilja Rudd\nStoker\nInfluence 28\nAttack 2\nSearch 4\n"
        f"Location: Gas Station\n\n{name} may discard a fuel card to kill 1 zombie at his "
        f"location.\n"
    )
    card = write_card(prose, "dead_of_winter")
    assert not card.unread
    assert "    ability\n        discard a fuel card\n" in card.text


ELSEWHERE = {
    ("bearer", "When the equipped survivor would be bitten, discard this card instead."): (
        "when the bearer rolls bitten, before it takes effect / discard this card / cancel the "
        "result"
    ),
    ("bearer", "If the equipped survivor would be bitten, you may discard a card instead."): (
        "when the bearer rolls bitten, before it takes effect / you may discard a card / if so / "
        "cancel the result"
    ),
    ("side", "Defeat: All helpless survivors are dead."): "everybody loses if helpless "
    "survivors = 0",
    ("goal", "Victory: There are no zombies at the colony."): (
        "goal there are no zombies at the colony"
    ),
    ("trigger", "The active player kills the last zombie at the colony."): (
        "when you kill a zombie at the colony if zombies at the colony = 0"
    ),
    ("trigger", '"Amara Diallo" is in play and is not controlled by the active player.'): (
        'if "Amara Diallo" is in play and you do not control "Amara Diallo"'
    ),
    (
        "survivor",
        "Once per round, if this survivor is at the colony, you may spend an action die of any "
        "value "
        "to add 1 food to the supply.",
    ): "ability 1+, once per round / if this survivor is at the colony / add 1 food",
    (
        "survivor",
        "Once per turn, while this survivor is at the colony, you may spend a die of 3 or "
        "higher to "
        "add 1 food.",
    ): "ability 3+, once per turn / if this survivor is at the colony / add 1 food",
    (
        "survivor",
        "This survivor does not roll for exposure when she moves between the colony and the "
        "School.",
    ): (
        'passive / when this survivor moves from the colony to "School", before the roll / '
        "cancel the "
        'action / when this survivor moves from "School" to the colony, before the roll / '
        "cancel the "
        "action"
    ),
    ("bearer", "The equipped survivor's attack value is lowered by 1, to a minimum of 1."): (
        "attack of the bearer is lowered by 1"
    ),
    ("goal", "No more than four survivors have been killed during the game."): (
        "goal times a survivor was killed this game <= 4"
    ),
    ("voted", "If the vote was unanimous, gain 1 morale."): (
        "if votes for it = 0 or votes against it = 0 / gain 1 morale"
    ),
    ("survivor", "This survivor needs no food."): "passive / the bearer does not count for food",
    ("side", "When a survivor dies, lose 2 morale instead of 1."): (
        "deaths of survivors cost 2 morale"
    ),
    ("goal", "You are not exiled and control the survivor with the highest influence."): (
        "goal you are not exiled and you control the survivor with the highest influence"
    ),
    ("goal", "You have no fuel cards and control at least 2 survivors."): (
        "goal you have no fuel cards and you control at least 2 survivors"
    ),
    ("trigger", "The active player attacks a zombie with a survivor at the Hospital."): (
        'when a survivor you control at "Hospital" attacks a zombie'
    ),
    ("trigger", "The active player rolls a frostbite on the exposure die."): (
        "when a survivor you control rolls frostbite"
    ),
}


@pytest.mark.sample(4)
@pytest.mark.parametrize(("place", "said"), ELSEWHERE)
def test_what_is_usual_in_other_places(place: str, said: str) -> None:
    assert written(place, said) == [ELSEWHERE[place, said]]
