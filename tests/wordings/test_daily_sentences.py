"""Sentences that stand on most printed cards, in many wordings each: what goes back to the supply,
either of two things that each player does, a die for what somebody can do, how many cards a crisis
needs, what is done as well. Each is turned into the line that means it, or into none.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.natural.rewrites.places_of_the_bearer import place_of_bearer
from dowlang.natural.rewrites.said_besides import drop_besides
from dowlang.project.writing.cards import write_card
from tests.wordings.contexts import card
from tests.wordings.measuring import checker, choices

GAME = "dead_of_winter"


def written(place: str, line: str, meant: str = "") -> list[str]:
    """Return what is written for a printed line in its place, each reading in one line.

    `meant` is what the card lacks without it.
    """
    text, number = card(place, line, meant)
    here = next(each for each in checker().found(text)[0] if each.span.line == number)
    out = []
    for became in choices(here, text):
        more = became.count("\n") - text.count("\n")
        rows = became.split("\n")[number - 1 : number + more]
        out.append(" / ".join(each.strip() for each in rows))
    return [*out, *([] if out else [f"nothing: {line}"])]


BACK = {
    "{} 2 helpless survivors back in the supply.": "remove 2 helpless survivors",
    "{} two helpless survivors to the supply.": "remove 2 helpless survivors",
    "{} 2 helpless survivors from the colony back to the supply.": "remove 2 helpless survivors",
    "{} 3 zombies from the school to the supply.": 'remove 3 zombies from "School"',
    "{} 1 barricade from the colony back into the supply.": "remove 1 barricade from the colony",
    "{} 2 noise tokens at the library back in the supply.": 'remove 2 noise from "Library"',
}


@pytest.mark.sample(4)
@pytest.mark.parametrize(("verb", "said"), list(product(("Put", "Return"), BACK)))
def test_what_goes_back_to_the_supply_is_removed(verb: str, said: str) -> None:
    assert written("effect", said.format(verb)) == [BACK[said]]


@pytest.mark.sample(4)
@pytest.mark.parametrize("place", ["the school", "the colony", "the hospital"])
@pytest.mark.parametrize("every", ["every", "each"])
@pytest.mark.parametrize("at", ["from", "at"])
def test_every_barricade_is_all_of_them(every: str, at: str, place: str) -> None:
    named = place if place == "the colony" else f'"{place[4:].title()}"'
    line = f"Remove {every} barricade {at} {place}."
    assert written("effect", line) == [f"remove all barricades from {named}"]


EITHER = [
    ("loses 1 die", "discards a card", "lose 1 die", "discard a card"),
    ("discards a food card", "loses 1 die", "discard a food card", "lose 1 die"),
    ("places 1 zombie at the colony", "loses 1 die", "add 1 zombie to the colony", "lose 1 die"),
]


@pytest.mark.sample(4)
@pytest.mark.parametrize(("first", "second", "a", "b"), EITHER)
@pytest.mark.parametrize("who", ["In turn order, each player", "In turn order, every player must"])
def test_either_of_two_is_done_by_each_in_order(
    who: str, first: str, second: str, a: str, b: str
) -> None:
    """The second has to be done where it can be, and the first where not."""
    said = [first, second] if not who.endswith("must") else [a, b]
    line = f"{who} either {said[0]} or {said[1]}.".replace("add 1", "place 1").replace(
        "zombie to the", "zombie at the"
    )
    assert written("effect", line) == [
        f"for each player, in turn order / they may {a} / if not / they must {b}, if able / "
        f"if not / they {'must ' if a.startswith('add') else ''}{a}"  # which nobody does
    ]


DICE = {
    "spend an action die of 3 or higher": "3+",
    "spend a die of 3 or more": "3+",
    "use a die of 5+": "5+",
    "spend a 5+ die": "5+",
    "spend a die of any value": "1+",
    "spend any die": "1+",
}
DONE = {
    "kill 1 zombie at her location": "kill 1 zombie here",
    "kill 1 zombie here": "kill 1 zombie here",
    "remove 1 wound from a survivor at his location": "remove 1 wound from a survivor here",
    "draw a card from the school deck": 'draw a card from the "School" deck',
    "look at the top card of the item deck of his location": (
        "look at the top card of the deck of the location of this survivor"
    ),
}


@pytest.mark.sample(6)
@pytest.mark.parametrize(("die", "done"), list(product(DICE, DONE)))
@pytest.mark.parametrize("limit", ["", "Once per round, "])
def test_a_die_for_what_somebody_can_do_is_an_ability(limit: str, die: str, done: str) -> None:
    line = f"{limit}you may {die} to {done}."
    often = ", once per round" if limit else ""
    wanted = f"ability {DICE[die]}{often} / {DONE[done]}"
    assert written("survivor", line[:1].upper() + line[1:]) == [wanted]


def test_the_place_of_somebody_else_stays_theirs() -> None:
    for line in (
        "Choose a survivor. Add 1 zombie to his location.",
        "A player moves a survivor to their location.",
        'When "Ada Low" dies, add 1 zombie at her location.',
    ):
        assert place_of_bearer(line, "this survivor") == line
        assert place_of_bearer("Kill 1 zombie at her location.", "") != "Kill 1 zombie here."


NEEDS = (
    "Prevent: Players must contribute a number of {} cards equal to the number of players.",
    "Prevent: The players must add {} cards equal to the number of non-exiled players.",
    "Prevent: Contribute as many {} cards as there are players.",
    "Prevent: Players must add one {} card for each player.",
    "Prevent: Players need to contribute 1 {} card per non-exiled player.",
)


@pytest.mark.sample(5)
@pytest.mark.parametrize("symbol", ["tool", "food", "medicine"])
@pytest.mark.parametrize("said", NEEDS)
def test_a_card_for_each_player_is_what_a_crisis_needs_anyway(said: str, symbol: str) -> None:
    wanted = f"prevent with {symbol}"
    assert written("crisis", said.format(symbol), wanted) == [wanted]


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "drawn", ["a survivor", "one survivor", "the top card of the survivor deck"]
)
@pytest.mark.parametrize(
    "brought",
    ["add it to your following at {}", "add that survivor to your group at {}", "place it at {}"],
)
def test_a_survivor_is_drawn_to_a_place(drawn: str, brought: str) -> None:
    line = f"Draw {drawn} and {brought.format('that location')}."
    wanted = "a survivor as recruit joins you / place the recruit at that location"
    assert written("moved", line) == [wanted]


BESIDES = ("{}, too.", "{} as well.", "Also, {}.", "In addition, {}.", "Additionally, {}.")
PLAIN = ("Lose 1 morale", "Each player discards a card", "Draw a card from the school deck")


@pytest.mark.sample(4)
@pytest.mark.parametrize(("besides", "plain"), list(product(BESIDES, PLAIN)))
def test_what_is_done_as_well_is_done(besides: str, plain: str) -> None:
    said = besides.format(plain if besides.startswith("{") else plain[:1].lower() + plain[1:])
    assert written("effect", said) == written("effect", f"{plain}.")


def test_where_these_words_say_more_they_stay() -> None:
    for line in (
        "You also win when the main objective is complete.",
        "The main objective also needs 3 food.",
        "You win with the main objective too.",
        "Lose 1 morale in addition to the normal loss.",
        "Too many cooks.",
        'Call "Me too."',
    ):
        assert drop_besides(line) == line


HEADS = {
    "Weapon\nPolice station x1, library x1": 'weapon, in "Police Station" x 1, in "Library" x 1',
    "Weapon\nPolice Station x 2, School x 1": 'weapon, in "Police Station" x 2, in "School" x 1',
    "Weapon. Police Station. 2 copies.": 'weapon, in "Police Station" x 2',
    "Tool. Hospital x2": 'tool, in "Hospital" x 2',
    "Medicine. Hospital, 3 copies.": 'medicine, in "Hospital" x 3',
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("head", HEADS)
def test_where_a_card_lies_stands_behind_its_sort(head: str) -> None:
    text = write_card(f"Item\nOld Rope\n{head}\nPlay this card: gain 1 morale.\n", GAME).text
    assert text.split("\n")[1].strip() == HEADS[head], text
    assert "?" not in text
