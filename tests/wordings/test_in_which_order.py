"""Who is asked first, and in which order something is done to several, is read wherever a printed
sentence says it, and an order that has two meanings is a choice.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.wordings.measuring import offered_lines

WHO = {
    "each player": "each player",
    "everyone": "each player",
    "every other player": "each other player",
    "each player with a survivor at the School": 'each player with a survivor at "School"',
}
ORDERS = {
    "in turn order": "in turn order",
    "starting with you": "clockwise from you",
    "beginning with the first player and going clockwise": "clockwise from the first player",
    "in clockwise order starting with the active player": "clockwise from the active player",
    "starting to your left": "clockwise from the player on your left",
    "the player with the fewest cards first": "the player with the fewest cards first",
}
DEEDS = {
    ("discards 1 card", ""): ("they discard 1 card",),
    ("must lose a die", ""): ("they must lose 1 die",),
    ("may discard 1 fuel card to gain 1 morale", ""): (
        "they may discard 1 fuel card, to gain 1 morale",
    ),
    ("may discard 1 fuel card", ". If they do, gain 1 morale. If they do not, they lose a die"): (
        "they may discard 1 fuel card",
        "    if so",
        "        gain 1 morale",
        "    if not",
        "        they lose 1 die",
    ),
    ("may discard a card and draw 1 card from the School deck", ""): (
        'they may discard a card, and draw 1 card from the "School" deck',
    ),
    ("rolls exposure for one of their survivors", ""): (
        "roll exposure for a survivor they control",
    ),
}
SENTENCES = ("{order}, {who} {deed}{rest}.", "{who}, {order}, {deed}{rest}.")
BEHIND = "{who} {deed}, {order}{rest}."


def told(said: str, who: str, order: str, deed: tuple[str, str]) -> str:
    text = said.format(who=who, order=order, deed=deed[0], rest=deed[1])
    return text[0].upper() + text[1:]


@pytest.mark.proofs(120)
@pytest.mark.parametrize(
    ("said", "who", "order", "deed"), list(product((*SENTENCES, BEHIND), WHO, ORDERS, DEEDS))
)
def test_several_do_something_in_an_order(
    said: str, who: str, order: str, deed: tuple[str, str]
) -> None:
    found = offered_lines(told(said, who, order, deed))
    wanted = [f"for {WHO[who]}, {ORDERS[order]}", *(f"    {each}" for each in DEEDS[deed])]
    alone = [f"{WHO[who]} {deed[0]}, in turn order"]  # a card says it so, too
    one = [line.replace("lose a die", "lose 1 die") for line in (found or [[]])[0]]
    assert len(found) == 1 and (one == wanted or found == [alone]), found


@pytest.mark.parametrize("order", [each for each in ORDERS if ORDERS[each].startswith("clock")])
def test_one_who_wants_to_is_asked_in_an_order(order: str) -> None:
    pot = f"the players together may discard 2 cards, {ORDERS[order]}"
    for text in (
        f"{order.capitalize()}, the players together may discard 2 cards.",
        f"The players together may discard 2 cards, {order}.",
    ):
        assert offered_lines(text) == [[pot]]
    found = offered_lines(f"{order.capitalize()}, any player may discard 1 card.")
    assert [lines[0] for lines in found] == [
        f"the players together may discard 1 card, {ORDERS[order]}",
        f"for each player, {ORDERS[order]}",
    ]


@pytest.mark.parametrize("rank", ["fewest cards", "most survivors", "most food cards"])
def test_whoever_has_the_most_begins_or_they_go_by_rank(rank: str) -> None:
    who = f"the player with the {rank}"
    found = offered_lines(f"Starting with {who}, each player loses 1 die.")
    assert [lines[0] for lines in found] == [
        f"for each player, clockwise from {who}",
        f"for each player, {who} first",
    ]
    found = offered_lines(f"Starting with {who} and going clockwise, each player loses 1 die.")
    assert [lines[0] for lines in found] == [f"for each player, clockwise from {who}"]


@pytest.mark.parametrize("first", ["lowest", "highest"])
@pytest.mark.parametrize(
    "said",
    [
        "Each survivor at the colony gets 1 wound, {} influence first.",
        "In order of influence, {} first, each survivor at the colony gets 1 wound.",
        "Starting with the {} influence, each survivor at the colony gets 1 wound.",
        "Starting with the survivor with the {} influence, each survivor at the colony gets 1 "
        "wound.",
    ],
)
def test_survivors_go_by_their_influence(said: str, first: str) -> None:
    assert offered_lines(said.format(first)) == [
        [
            f"for each survivor at the colony, the survivor with the {first} influence first",
            "    that survivor gets 1 wound",
        ]
    ]


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("Each player loses 1 morale.", "lose 1 morale"),
        ("Every player adds 1 zombie to the School.", 'add 1 zombie to "School"'),
        ("Each player rolls exposure for one of their survivors.", "roll exposure for a survivor"),
    ],
)
def test_what_nobody_does_is_done_for_each(said: str, line: str) -> None:
    ((first, second),) = offered_lines(said)
    assert first == "for each player" and second.strip().startswith(line)


def test_what_somebody_does_keeps_its_doer() -> None:
    for said in ("Each player discards 1 card.", "In turn order, each player discards 1 card."):
        found = offered_lines(said)
        assert found
        assert not [
            each for lines in found for each in lines if each.strip().startswith("discard ")
        ]
