"""From which deck somebody draws, what becomes of a card that is shown, a survivor who is looked
out of the deck, and what another player is shown in return.
"""

from __future__ import annotations

import pytest

from tests.wordings.contexts import card
from tests.wordings.measuring import checker, choices
from tests.wordings.test_daily_sentences import written

EITHER = 'the deck of a location where (it is "School" or it is "Library")'


@pytest.mark.sample(2)
@pytest.mark.parametrize("who", ["", "Each player ", "Another player "])
@pytest.mark.parametrize(
    "decks",
    [
        "the School deck or the Library deck",
        "the School or Library deck",
        "the School or the Library",
    ],
)
def test_one_of_two_decks_is_chosen_by_who_draws(who: str, decks: str) -> None:
    does = "draws" if who else "Draw"
    line = f"{who}{does} a card from {decks}."
    wanted = f"{who.lower()}{does.lower()} 1 card from {EITHER}"
    assert written("effect", line) == [wanted]


@pytest.mark.sample(2)
@pytest.mark.parametrize("where", ["a location of their choice", "any location", "any deck"])
@pytest.mark.parametrize("cards", ["1 item card", "a card"])
def test_any_deck_is_a_deck(cards: str, where: str) -> None:
    line = f"Each other player draws {cards} from {where}."
    assert written("effect", line) == ["each other player draws 1 card from a deck"]


SHOWN = (
    "Draw the top card of the Library deck and show it to the other players; you may keep it if "
    "it is "
    "a food card, otherwise put it on the bottom of the deck.",
    "Reveal the top card of the Library deck. You may keep it if it is a food card, otherwise "
    "put it "
    "on the bottom of the deck.",
    "Turn over the top card of the Library deck. You may take it only if it is a food card. If "
    "not, "
    "put it on the bottom.",
)


@pytest.mark.parametrize("said", SHOWN)
def test_a_card_that_is_shown_is_kept_where_it_may_be(said: str) -> None:
    deck = 'the "Library" deck'
    assert written("effect", said) == [
        f"reveal the top 1 card of {deck} / if one of those cards is a food card / you may take "
        f"one "
        f"of those cards / if not / put those cards under {deck} / otherwise / put those cards "
        f"under "
        f"{deck}"
    ]


JOINS = "choose a survivor in the survivor deck as recruit / the recruit joins you"
SEARCHED = {
    "Search the survivor deck for a survivor of your choice, put it into your group at the "
    "School and "
    "shuffle the deck.": f'{JOINS} / place the recruit at "School" / shuffle the survivor deck',
    "Search the survivor deck for any survivor and add them to your following.": JOINS,
    "Search the survivor deck for a survivor. Place that survivor at the School. Shuffle the "
    "deck.": (f'{JOINS} / place the recruit at "School" / shuffle the survivor deck'),
}


@pytest.mark.parametrize("said", SEARCHED)
def test_a_survivor_is_looked_out_of_the_deck(said: str) -> None:
    assert written("effect", said) == [SEARCHED[said]]


IN_RETURN = (
    "choose another player / look at the secret objective of that player / that player may look at "
    "the secret objective of you"
)


@pytest.mark.parametrize(
    "joined", [". That player may then", ", then that player may", ". They may"]
)
@pytest.mark.parametrize("whose", ["another player's secret objective"])
def test_who_was_looked_at_may_look_in_return(whose: str, joined: str) -> None:
    assert written("effect", f"Look at {whose}{joined} look at yours.") == [IN_RETURN]


KEPT = (
    'look at the top 3 cards of the "School" deck / take 1 of those cards / repeat 2 times / '
    "put one "
    'of those cards onto the "School" deck'
)


@pytest.mark.parametrize("kept", ["take 1 of them into your hand", "keep one of them in your hand"])
def test_what_is_taken_is_taken_into_the_hand(kept: str) -> None:
    line = f"Look at the top 3 cards of the School deck, {kept} and put the rest back in any order."
    assert written("effect", line) == [KEPT]


OF_A_CARD = {
    "Remove that card from the game instead of placing it in the waste pile.": (
        "remove that card from the game"
    ),
    "If its symbol doesn't match the current crisis, lose 1 morale.": (
        "if that card is not needed by the current crisis / lose 1 morale"
    ),
    "If that card's symbol matches the current crisis, gain 1 morale.": (
        "if that card is needed by the current crisis / gain 1 morale"
    ),
    "Equip it to a survivor you control.": "equip a survivor you control with that card",
    "In return, show another player your secret objective.": (
        "another player looks at the secret objective of you"
    ),
    "2 new survivors join your group; draw them from the survivor deck and place them at the "
    "colony.": ("2 survivors join you"),
    "Two helpless survivors arrive at the colony and the School is overrun with 3 zombies.": (
        'add 2 helpless survivors / add 3 zombies to "School"'
    ),
}


@pytest.mark.parametrize("said", OF_A_CARD)
def test_what_is_said_of_the_card_of_the_event(said: str) -> None:
    place = "effect"
    text, number = card(place, said)
    text = text.replace("    if morale <= 3\n", "    when you contribute a card\n")
    here = next(each for each in checker().found(text)[0] if each.span.line == number)
    became = choices(here, text)
    assert len(became) == 1
    rows = became[0].split("\n")[number - 1 : number + became[0].count("\n") - text.count("\n")]
    assert " / ".join(each.strip() for each in rows) == OF_A_CARD[said]
