"""Sentences of everyday cards, in many wordings each: one of two things that somebody has to do,
what was just chosen or given, what is counted before it is gone, what a line has done already. Each
is turned into the line that means it.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.wordings.test_daily_sentences import written

PAID = {"discards a food card": "discard a food card", "loses 1 die": "lose 1 die"}
HURT = (
    "gets a wound on one of their survivors",
    "wounds one of their survivors",
    "takes a wound on a survivor they control",
    "places a wound on one of their own survivors",
)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("paid", "hurt"), list(product(PAID, HURT)))
@pytest.mark.parametrize("who", ("Each player", "Every other player"))
def test_a_price_or_a_wound_is_for_each_to_choose(who: str, paid: str, hurt: str) -> None:
    each = "each other player" if "other" in who else "each player"
    wanted = f"for {each} / they may {PAID[paid]} / if not / a survivor they control gets 1 wound"
    for line in (f"{who} {paid} or {hurt}.", f"{who} either {hurt} or {paid}."):
        assert written("effect", line) == [wanted]


@pytest.mark.parametrize("who", ("The active player must either", "You must", "The active player"))
def test_a_price_or_a_wound_of_your_own(who: str) -> None:
    third = "s" if who.endswith("player") else ""
    whose = "your" if who.startswith("You") else "their"
    line = f"{who} discard{third} 2 cards or wound{third} one of {whose} survivors."
    wanted = "you may discard 2 cards / if not / a survivor you control gets 1 wound"
    assert written("effect", line) == [wanted]


FACES = {"a 1": "1", "a 1 or 2": "1 to 2", "4 or higher": "4 to 6", "a 6": "6"}
DONE = {
    "places a wound on one of their survivors": "a survivor they control gets 1 wound",
    "loses 1 die": "they lose 1 die",
    "draws a card from the school deck": 'they draw a card from the "School" deck',
}


@pytest.mark.sample(3)
@pytest.mark.parametrize(("face", "done"), list(product(FACES, DONE)))
@pytest.mark.parametrize("who", ("Any player who rolls", "Each player who rolled"))
def test_what_each_player_rolls_stands_in_a_table(who: str, face: str, done: str) -> None:
    line = f"Each player rolls a die. {who} {face} {done}."
    assert written("effect", line) == [
        f"roll a die for each player / {FACES[face]} / {DONE[done]} / otherwise / nothing happens"
    ]


MADE = {
    "draw a card from the school deck": 'draw MANY cards from the "School" deck',
    "gain 1 morale": "gain MANY morale",
    "add 1 food": "add MANY food",
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("place", ("the school", "the colony", "the hospital"))
@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize(
    "said",
    (
        "Kill all zombies at {} and {} for each zombie killed.",
        "Kill all zombies at {}. For each zombie killed this way, {}.",
        "Remove all zombies from {}, then {} for every zombie removed this way.",
    ),
)
def test_the_dead_are_counted_before(said: str, made: str, place: str) -> None:
    named = place if place == "the colony" else f'"{place[4:].title()}"'
    wanted = MADE[made].replace("MANY", f"(zombies at {named})")
    assert written("effect", said.format(place, made)) == [
        f"{wanted} / kill all zombies at {named}"
    ]


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "said",
    (
        "Fill every empty zombie space at {}.",
        "Fill all empty spaces of {} with zombies.",
        "Fill {} with zombies.",
        "Place a zombie in each empty entrance space of {}.",
        "Add zombies to all free spaces at {}.",
    ),
)
@pytest.mark.parametrize("place", ("the school", "the colony"))
def test_empty_spaces_are_filled(place: str, said: str) -> None:
    named = place if place == "the colony" else '"School"'
    wanted = f"add (free entrance spaces at {named}) zombies to {named}"
    assert written("effect", said.format(place)) == [wanted]


DEEDS = {
    "{} gets 1 wound.": "that survivor gets 1 wound",
    "Roll for exposure twice for {}.": "roll exposure for that survivor 2 times",
    "Roll for exposure for {}.": "roll exposure for that survivor",
    "{} rolls for exposure twice.": "roll exposure for that survivor 2 times",
    "Kill {}.": "kill that survivor",
    "{} may immediately attack once without rolling for exposure.": (
        "the controller of that survivor may kill 1 zombie at the location of that survivor, "
        "without exposure"
    ),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("said", DEEDS)
@pytest.mark.parametrize("who", ("the chosen survivor", "the survivor you chose", "that survivor"))
def test_who_was_chosen_is_that_one(said: str, who: str) -> None:
    line = said.format(who)
    assert written("moved", line[:1].upper() + line[1:]) == [DEEDS[said]]


def test_they_roll_as_often_as_is_said() -> None:
    for often, many in (("twice", 2), ("three times", 3)):
        assert written("moved", f"Then they roll for exposure {often}.") == [
            f"roll exposure for that survivor {many} times"
        ]


@pytest.mark.sample(3)
@pytest.mark.parametrize("seen", ("another player", "the player on your left", "each other player"))
@pytest.mark.parametrize(
    "said", ("Show {} your secret objective.", "Show your secret objective to {}.")
)
def test_an_objective_is_shown_to_whom_it_says(said: str, seen: str) -> None:
    verb = "looks"
    assert written("effect", said.format(seen)) == [f"{seen} {verb} at the secret objective of you"]


@pytest.mark.sample(3)
@pytest.mark.parametrize("food", ("food", "medicine", "tool"))
@pytest.mark.parametrize(
    ("said", "many"),
    (
        ("If no player added a {} card, lose 1 morale.", "= 0"),
        ("If nobody contributed any {} cards, lose 1 morale as well.", "= 0"),
        ("If no {} cards were added to the crisis, lose 1 morale.", "= 0"),
        ("If any player contributed a {} card, lose 1 morale.", ">= 1"),
    ),
)
def test_what_was_given_to_the_crisis_is_counted(said: str, many: str, food: str) -> None:
    assert written("failure", said.format(food)) == [
        f"if {food} cards contributed to the crisis {many} / lose 1 morale"
    ]


OF_THEM = {
    "one of them with an influence of 40 or more": "where (influence of it >= 40)",
    "one of them at the school": 'at "School"',
    "and one of them at the colony": "at the colony",
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("of_them", OF_THEM)
@pytest.mark.parametrize("many", ("at least three", "3 or more"))
def test_one_of_them_is_asked_beside_how_many(many: str, of_them: str) -> None:
    assert written("goal", f"You control {many} survivors, {of_them}.") == [
        f"goal you control at least 3 survivors and you control a survivor {OF_THEM[of_them]}"
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "where", (", in your hand or equipped", " in hand or equipped", ", equipped or in your hand")
)
@pytest.mark.parametrize("many", ("at least two", "2 or more"))
def test_what_is_held_is_in_hand_or_equipped(many: str, where: str) -> None:
    for symbol in ("weapon", "medicine"):
        assert written("goal", f"You have {many} {symbol} cards{where}.") == [
            f"goal {symbol} cards you hold >= 2"
        ]


@pytest.mark.sample(3)
@pytest.mark.parametrize("deck", ("police station", "school"))
@pytest.mark.parametrize(
    "tail",
    (
        "",
        " and put it into your hand",
        ", add it to your hand and shuffle the deck",
        " and add that card to your hand, then shuffle the deck",
        ", then shuffle the deck",
    ),
)
def test_what_a_search_of_a_deck_does_anyway_is_left_out(tail: str, deck: str) -> None:
    assert written("effect", f"Search the {deck} deck for a weapon{tail}.") == [
        f'search the "{deck.title()}" deck for a weapon card'
    ]


LOSE = ("the players lose", "everybody loses the game", "all players lose")


@pytest.mark.sample(2)
@pytest.mark.parametrize("lose", LOSE)
@pytest.mark.parametrize(
    ("asked", "line"),
    (
        ("there are no helpless survivors", "there are no helpless survivors"),
        ("morale is 2 or less", "morale <= 2"),
    ),
)
def test_what_loses_may_stand_before_it(asked: str, line: str, lose: str) -> None:
    for said in (f"If {asked}, {lose}.", f"As soon as {asked}, {lose}."):
        assert written("side", said) == [f"everybody loses if {line}"]


def test_small_words_change_nothing() -> None:
    for line in (
        "If you already control four or more survivors, lose 1 morale.",
        "If you control 4 or more survivors, immediately lose 1 morale.",
    ):
        assert written("effect", line) == ["if survivors you control >= 4 / lose 1 morale"]
    for line in ("That survivor belongs to another player", "That survivor belongs to you"):
        who = "you control" if line.endswith("you") else "another player controls"
        said = f"If {line[:1].lower()}{line[1:]}, gain 1 morale."
        assert written("moved", said) == [f"if {who} that survivor / gain 1 morale"]
    killed = (
        "Whenever a player kills a zombie at the colony with an equipped survivor, add 1 to ashes."
    )
    assert written("side", killed) == [
        "when a survivor who is equipped with a card kills a zombie at the colony / add 1 to ashes"
    ]
    kept = "Until the end of the round, barricades at the colony cannot be destroyed."
    assert written("effect", kept) == [
        "until the end of this round / the colony loses no barricades to zombies"
    ]


def test_zombies_move_as_far_as_there_is_room() -> None:
    for said in ("up to the number of empty spaces there", "as far as the free spaces there"):
        line = f"Move all zombies at the colony to the gas station, {said}."
        assert written("effect", line) == [
            "move (the lower of (zombies at the colony) and (free entrance spaces at "
            '"Gas Station")) zombies from the colony to "Gas Station"'
        ]


OFFERS = {"draw 2 cards from the school deck": 'draw 2 cards from the "School" deck'}
ALL = {"gain 1 morale": "gain 1 morale", "lose 2 morale": "lose 2 morale"}


@pytest.mark.sample(2)
@pytest.mark.parametrize("all_of_us", ALL)
@pytest.mark.parametrize("who", ("the player on your right", "another player", "the first player"))
def test_one_player_chooses_what_is_theirs_or_what_is_everybodys(who: str, all_of_us: str) -> None:
    for offer, line in OFFERS.items():
        for a, b in ((all_of_us, offer), (offer, all_of_us)):
            for said in (f"{who} chooses one: {a}, or {b}.", f"{who} chooses: {a} or {b}."):
                assert written("effect", said[:1].upper() + said[1:]) == [
                    f"{who} may {line} / if not / {ALL[all_of_us]}"
                ]


@pytest.mark.parametrize("side", ("left", "right"))
@pytest.mark.parametrize("on", ("on", "to"))
def test_a_neighbour_chooses(on: str, side: str) -> None:
    said = f"The player {on} your {side} chooses one of your survivors at the school."
    assert written("effect", said) == [
        f"choose the player on your {side} as neighbour / "
        'the neighbour chooses a survivor you control at "School"'
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize("them", ("those survivors", "them", "those"))
@pytest.mark.parametrize("roll", ("", " without rolling for exposure"))
def test_one_of_those_there_moves(roll: str, them: str) -> None:
    said = f"Each player with a survivor at the school moves one of {them} to the colony{roll}."
    assert written("effect", said) == [
        'for each player with a survivor at "School" / move a survivor they control at "School" to '
        "the colony" + (", without exposure" if roll else "")
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize("way", ("up", "down"))
@pytest.mark.parametrize("half", ("of the cards in their hand", "their cards", "of their hand"))
def test_half_of_the_cards_is_given(half: str, way: str) -> None:
    said = f"Another player gives you half {half}, rounded {way}."
    assert written("effect", said) == [
        "choose another player as giver / the giver gives (cards in the hand of the giver / 2 "
        f"rounded {way}) cards to you"
    ]


@pytest.mark.parametrize(
    "asked",
    (
        " while a survivor of another player is there",
        ", if another player controls a survivor there",
        " while another player has a survivor there",
    ),
)
def test_what_a_trigger_asks_stands_behind_it(asked: str) -> None:
    for who in ("Trigger: The active player searches", "You search"):
        assert written("trigger", f"{who} the school{asked}.") == [
            'when you search "School" if another player controls a survivor at "School"'
        ]


@pytest.mark.parametrize("said", ("Discard this card to", "Play this card to", "Use this card to"))
def test_what_an_item_is_discarded_for_is_what_it_is_played_for(said: str) -> None:
    assert written("item", f"{said} draw 2 cards from the school deck.") == [
        'play / draw 2 cards from the "School" deck'
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize("roll", ("", " without rolling for exposure"))
@pytest.mark.parametrize("may", ("she may", "he may", "you may"))
def test_who_bears_a_card_may_kill_another_where_they_are(may: str, roll: str) -> None:
    done = f"{may} kill another zombie at the same location{roll}"
    said = f"Once per round, when this survivor kills a zombie, {done}."
    assert written("survivor", said) == [
        "passive / when this survivor kills a zombie, once per round / you may kill 1 zombie here"
        + (", without exposure" if roll else "")
    ]


def test_tokens_lie_on_the_colony_as_well() -> None:
    for said in (
        "Place two starvation tokens on the colony.",
        "Add 2 starvation tokens to the colony.",
    ):
        assert written("failure", said) == ["add 2 starvation tokens"]
    for way in ("up", "down"):
        said = f"Remove half of the food tokens from the food supply, rounded {way}."
        assert written("failure", said) == [f"remove (food / 2 rounded {way}) food"]


CHANGED = {
    "Subtract {n} from the {value} of {who}.": "lowered",
    "Reduce the {value} of {who} by {n}.": "lowered",
    "The {value} of {who} is reduced by {n}.": "lowered",
    "The {value} of {who} is {n} lower.": "lowered",
    "Increase the {value} of {who} by {n}.": "raised",
    "Add {n} to the {value} of {who}.": "raised",
    "The {value} of {who} is {n} higher.": "raised",
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("value", ("attack value", "search value", "influence"))
@pytest.mark.parametrize("said", CHANGED)
def test_a_value_is_raised_or_lowered_by_so_much(said: str, value: str) -> None:
    line = said.format(n=1, value=value, who="the equipped survivor")
    name = value.replace("attack value", "attack")
    assert written("bearer", line) == [f"{name} of the bearer is {CHANGED[said]} by 1"]


@pytest.mark.parametrize("who", ("this survivor", "the bearer"))
@pytest.mark.parametrize(
    "would",
    (
        "Whenever another survivor at this survivor's location would be wounded, {} may take the "
        "wound instead.",
        "If another survivor at its location would get a wound, {} may take it instead.",
    ),
)
def test_who_takes_the_wound_of_another_chooses_it(would: str, who: str) -> None:
    assert written("survivor", would.format(who)) == [
        "passive / when another survivor at the location of the bearer is wounded, before it takes "
        'effect / choose one / option "Take it" / cancel the result / the bearer gets 1 wound / '
        'option "Let it be" / nothing happens'
    ]
