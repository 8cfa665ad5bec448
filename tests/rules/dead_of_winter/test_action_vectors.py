"""Actions of a turn: the worked examples and boundary vectors of Part 3, played through the
engine (R-ACT, R-EXPOSE, R-DICE).
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.procedures.dice import raise_die
from dowlang.rulesets.dead_of_winter.procedures.turns import begin_turn
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.items import equip
from dowlang.rulesets.dead_of_winter.state.types import (
    BITTEN,
    BLANK,
    COLONY,
    FROSTBITE,
    HOSPITAL,
    LIBRARY,
    SCHOOL,
    WOUND,
)
from tests.rules.dead_of_winter.play import begin, force, hold, offered, put, say, table, take


def test_t01_attack_on_a_zombie_kills_it_and_rolls_for_exposure() -> None:
    """R-ACT-ATK-02, -04, -05: a 4 is enough for attack 2+; the zombie leaves, the attacker is
    wounded, the die is used.
    """
    g = table()
    ashley = put(g, 0, 1, SCHOOL)
    g.zombies[8], g.unused[0] = 2, (4,)
    force(g, "exposure", WOUND)
    say(begin(g), "attack", ashley, 4, 8)
    assert (g.zombies[8], g.wounds[ashley], g.spent[0], g.unused[0], g.morale) == (
        1,
        1,
        (4,),
        (),
        6,
    )


def test_t02_attack_on_a_survivor_wounds_and_steals_without_exposure() -> None:
    """R-ACT-ATK-06, -07, -10: the spent die again, 1 is at most 2."""
    g = table()
    attacker, target = put(g, 0, 1, SCHOOL), put(g, 1, 6, SCHOOL)
    (card,) = hold(g, 1, "food")
    g.unused[0] = (3,)
    force(g, "die", 1)
    before = g.draws[:]
    say(begin(g), "attack_survivor", attacker, 3, target)
    assert (g.wounds[target], g.hand[0], g.hand[1]) == (1, (card,), ())
    assert g.draws[3] == before[3]  # no exposure roll


@pytest.mark.parametrize(("roll", "wounds"), [(3, 1), (4, 0)])
def test_t31_an_attack_hits_up_to_the_targets_attack_value(roll: int, wounds: int) -> None:
    """R-ACT-ATK-06, -09: value 3, reroll 3 hits, 4 misses."""
    g = table()
    attacker, target = put(g, 0, 1, SCHOOL), put(g, 1, 2, SCHOOL)
    g.unused[0] = (3,)
    force(g, "die", roll)
    say(begin(g), "attack_survivor", attacker, 3, target)
    assert g.wounds[target] == wounds and g.spent[0] == (3,)


def test_t32_only_dice_of_the_value_may_be_spent_and_own_survivors_are_no_targets() -> None:
    """R-DICE-06, R-ACT-ATK-03: attack value 4, dice 3 and 4."""
    g = table()
    attacker, mate = put(g, 0, 3, SCHOOL), put(g, 0, 8, SCHOOL)
    g.zombies[8], g.unused[0] = 1, (3, 4)
    begin(g)
    assert offered(g, "attack") == [(attacker, 4, 8), (mate, 4, 8)]
    assert not offered(g, "attack_survivor")


def test_t03_search_with_noise_costs_one_die_and_keeps_one_card() -> None:
    """R-ACT-SEA-02..07: five on a 5+; noise; keep the second card, the first lies under the
    deck.
    """
    g = table()
    plum = put(g, 0, 3, SCHOOL)  # search 1 + 9 % 5 = 5
    g.unused[0] = (5,)
    deck = g.item_deck[SCHOOL]
    top = next(i for i in reversed(deck) if g.t.item_card[i] != g.t.item_card[deck[-1]])
    g.item_deck[SCHOOL] = deck = (*[i for i in deck if i not in (top, deck[-1])], top, deck[-1])
    say(begin(g), "search", plum, 5)
    assert len(offered(g, "keep")) == 1
    say(g, "make_noise")
    say(g, "keep", top)
    assert (g.noise[SCHOOL], g.hand[0], len(g.item_deck[SCHOOL]), g.item_deck[SCHOOL][0]) == (
        1,
        (top,),
        len(deck) - 1,
        deck[-1],
    )
    assert (g.unused[0], g.spent[0]) == ((), (5,))


def test_t33_without_a_noise_space_the_first_card_is_kept() -> None:
    """R-ACT-SEA-06, -08: four tokens at the location."""
    g = table()
    plum = put(g, 0, 3, SCHOOL)
    g.unused[0], g.noise[SCHOOL] = (5,), 4
    say(begin(g), "search", plum, 5)
    assert len(g.hand[0]) == 1 and g.noise[SCHOOL] == 4 and g.stack[-1][2] == "action"


def test_the_colony_cannot_be_searched() -> None:
    """R-ACT-SEA-01."""
    g = table()
    put(g, 0, 3, COLONY)
    g.unused[0] = (6,)
    assert not offered(begin(g), "search")


def test_barricades_need_an_empty_space() -> None:
    """R-ACT-BAR-01..03: any die, any entrance with space; a full one is not offered."""
    g = table()
    put(g, 0, 3, COLONY)
    g.unused[0], g.zombies[0], g.barricades[1] = (1,), 3, 3
    begin(g)
    assert offered(g, "barricade") == [(1, 2), (1, 3), (1, 4), (1, 5)]
    say(g, "barricade", 1, 4)
    assert g.barricades[4] == 1 and not g.unused[0]


def test_t58_cleaning_waste_removes_the_top_three() -> None:
    """R-ACT-CLN-02: a b c of a b c d (top first)."""
    g = table()
    put(g, 0, 3, COLONY)
    d, c, b, a = (take(g, "food") for _ in range(4))
    g.waste, g.unused[0] = (d, c, b, a), (1,)
    say(begin(g), "clean_waste", 1)
    assert g.waste == (d,) and sorted(g.removed) == sorted((a, b, c))


def test_cleaning_waste_needs_a_survivor_in_the_colony() -> None:
    """R-ACT-CLN-01."""
    g = table()
    put(g, 0, 3, SCHOOL)
    g.waste, g.unused[0] = (take(g, "food"),), (1,)
    assert not offered(begin(g), "clean_waste")


def test_t59_attracting_fills_what_space_there_is() -> None:
    """R-ACT-ATT-01..03, U-15: one empty space, two zombies elsewhere: one moves; no exposure,
    nothing is killed.
    """
    g = table()
    put(g, 0, 3, LIBRARY)
    g.zombies[10], g.zombies[8], g.unused[0] = 2, 4, (1,)
    before = g.draws[:]
    say(begin(g), "attract", 1, LIBRARY, SCHOOL)
    assert (g.zombies[10], g.zombies[8]) == (3, 3) and g.draws == before


def test_a_survivor_moves_once_and_only_where_there_is_space() -> None:
    """R-ACT-MOV-01, R-TURN-06: four spaces at the school are taken."""
    g = table()
    mover = put(g, 0, 3, COLONY)
    for other in (5, 7, 9, 11):
        put(g, 1, other, SCHOOL)
    force(g, "exposure", BLANK)
    begin(g)
    assert (mover, SCHOOL) not in offered(g, "move") and (mover, COLONY) not in offered(g, "move")
    say(g, "move", mover, LIBRARY)
    assert g.location[mover] == LIBRARY and not offered(g, "move")


def test_t12_a_bite_spreads_at_the_destination() -> None:
    """R-BITE-08: moved to the library and bitten there."""
    g = table()
    mover, home, there = put(g, 0, 9, COLONY), put(g, 1, 1, COLONY), put(g, 2, 4, LIBRARY)
    put(g, 2, 20, COLONY)
    put(g, 0, 22, COLONY)
    force(g, "exposure", BITTEN)
    say(begin(g), "move", mover, LIBRARY)
    assert g.stack[-1][1:3] == (2, "bite")
    say(g, "bite_accept", there)
    assert g.controller[there] == -1 and g.controller[home] == 1 and g.morale == 4


def test_t56_food_raises_dice_but_none_above_six() -> None:
    """R-ACT-FOO-01, -02, R-DICE-09: from 2 and 5 to 3 and 6, never 7."""
    g = table()
    put(g, 0, 3)
    g.food, g.unused[0] = 2, (2, 5)
    begin(g)
    say(g, "spend_food", 5)
    assert offered(g, "spend_food") == [(2,)]
    say(g, "spend_food", 2)
    assert (g.unused[0], g.food) == ((3, 6), 0)
    raise_die(g, 0, 6)
    assert g.unused[0] == (3, 6)


def test_t57_an_exiled_player_plays_food_cards_for_dice() -> None:
    """R-EXILE-10, -13: the card is removed, the supply unchanged."""
    g = table()
    put(g, 0, 3, SCHOOL)
    (food,) = hold(g, 0, "food")
    g.exiled[0], g.food, g.unused[0] = 1, 5, (3,)
    begin(g)
    assert not offered(g, "spend_food")
    say(g, "play_for_die", food, 3)
    assert (g.unused[0], g.removed, g.food, g.waste) == ((4,), (food,), 5, ())


def test_played_cards_go_on_top_of_the_waste_pile_and_work() -> None:
    """R-ACT-PLY-02, R-BOARD-11."""
    g = table()
    put(g, 0, 3)
    fuel, food = hold(g, 0, "fuel", "food")
    begin(g)
    say(g, "play", fuel)
    say(g, "play", food)
    assert g.waste == (fuel, food) and g.morale == 7 and g.food == 2


def test_equipment_works_where_it_is_and_keeps_its_limit_when_handed_off() -> None:
    """R-ACT-PLY-04, R-ACT-HND-01, -02: used once this round, also by its next bearer; a weapon
    changes the attack value of its bearer only.
    """
    g = table()
    one, two = put(g, 0, 3, SCHOOL), put(g, 0, 8, SCHOOL)
    drum, knife = hold(g, 0, "tool", "weapon")
    g.unused[0], g.zombies[8] = (3, 3, 3), 1
    begin(g)
    say(g, "equip", drum, one)
    say(g, "equip", knife, one)
    assert [a[0] for a in offered(g, "attack")] == [one]
    path = offered(g, "use")[0][1]
    say(g, "use", one, path, 1, 3)
    assert g.morale == 7 and not offered(g, "use")
    say(g, "hand_off", drum, one, two)
    say(g, "hand_off", knife, one, two)
    assert g.equipment[two] == (drum, knife) and not offered(g, "use")
    assert [a[0] for a in offered(g, "attack")] == [two]


def test_t63_a_card_that_adds_a_survivor_needs_space_in_the_colony() -> None:
    """R-ACT-PLY-07: 24 people in the colony."""
    g = table()
    put(g, 0, 3)
    cards = g.cards.of_kind["item"]
    recruit = next(
        i for i in g.item_deck[SCHOOL] if cards[g.t.item_card[i]]["slug"] == "school_survivor"
    )
    g.item_deck[SCHOOL] = tuple(i for i in g.item_deck[SCHOOL] if i != recruit)
    g.hand[0], g.helpless = (recruit,), 23
    assert not offered(begin(g), "play")
    h = table()
    put(h, 0, 3)
    h.item_deck[SCHOOL] = tuple(i for i in h.item_deck[SCHOOL] if i != recruit)
    h.hand[0], h.helpless = (recruit,), 22
    assert offered(begin(h), "play") == [(recruit,)]


def test_a_requested_card_is_played_at_once_and_never_held() -> None:
    """R-ACT-REQ-01, -02: the giver's card works for the requester and lies in the waste pile."""
    g = table()
    put(g, 0, 3)
    (food,) = hold(g, 1, "food")
    begin(g)
    say(g, "request", 1, 3)
    assert g.stack[-1][1] == 1
    say(g, "give", food)
    assert (g.hand[0], g.hand[1], g.waste, g.food) == ((), (), (food,), 2)


def test_who_has_no_such_card_can_only_refuse() -> None:
    """R-ACT-REQ-01, U-42: the request is open whatever the other holds."""
    g = table()
    put(g, 0, 3)
    hold(g, 1, "fuel")
    begin(g)
    say(g, "request", 1, 3)
    assert g.stack[-1][2] == "action" and g.food == 0


def test_t08_a_third_wound_kills_before_anyone_can_heal() -> None:
    """R-SURV-15, R-TEXT-03, -04: wounded twice, medicine in hand."""
    g = table()
    hurt = put(g, 0, 1, SCHOOL)
    put(g, 0, 3)
    hold(g, 0, "medicine")
    g.wounds[hurt], g.zombies[8], g.unused[0] = 2, 1, (4,)
    force(g, "exposure", WOUND)
    say(begin(g), "attack", hurt, 4, 8)
    assert g.controller[hurt] == -1 and g.morale == 5 and len(g.hand[0]) == 1


def test_t40_frostbite_wounds_at_the_own_turn_only() -> None:
    """R-TURN-02, T-40, T-41: two frostbite tokens, one wound, dead; the neighbour's frostbite
    waits for the neighbour's turn.
    """
    g = table()
    cold, other = put(g, 0, 1), put(g, 1, 4)
    put(g, 0, 3)
    g.frostbite[cold], g.frostbite[other] = 2, 1
    begin(g)
    assert g.controller[cold] == -1 and g.morale == 5 and g.wounds[other] == 0


def test_endless_play_is_stopped_after_sixty_exchanges() -> None:
    """R-ACT-HND-02: hand-offs never run out by rule; after 60 requests and hand-offs of one turn
    no more are offered.
    """
    g = table()
    one, two = put(g, 0, 3, SCHOOL), put(g, 0, 8, SCHOOL)
    drum = take(g, "tool")
    equip(g, drum, one)
    g.unused[0] = (1,)
    g.log = []
    begin(g)
    for _ in range(30):
        assert (E.ACTIONS_LIMITED, 0) not in g.log
        say(g, "hand_off", drum, one, two)
        say(g, "hand_off", drum, two, one)
    assert not {option[0] for option in g.stack[-1][3]} & {O.REQUEST, O.HAND_OFF}
    assert g.log.count((E.ACTIONS_LIMITED, 0)) == 1
    g.stack[:] = [("act", 0)]
    begin_turn(g, 0)  # counted anew in every turn
    begin(g)
    assert offered(g, "hand_off") == [(drum, one, two)]


def test_a_crisis_card_is_added_face_down_for_good() -> None:
    """R-ACT-CRI-01, -02, R-CRISIS-03: hand and equipment; an exiled player adds none
    (R-ACT-CRI-05).
    """
    g = table()
    one = put(g, 0, 3, HOSPITAL)
    (fuel,) = hold(g, 0, "fuel")
    drum = take(g, "tool")
    equip(g, drum, one)
    begin(g)
    say(g, "contribute", fuel)
    say(g, "contribute_equipped", drum, one)
    assert (
        g.contributed == ((0, fuel, 0), (0, drum, 1)) and g.equipment[one] == () and not g.lasting
    )
    assert g.cards.ruleset.view(g, 1)["contributed"] == ((0, -1), (0, drum))


def test_exposure_faces_are_as_the_parameters_say() -> None:
    """R-EXPOSE-03..05, U-04: frostbite is a wound token of its own face."""
    g = table()
    one = put(g, 0, 3)
    force(g, "exposure", FROSTBITE)
    say(begin(g), "move", one, SCHOOL)
    assert (g.frostbite[one], g.wounds[one]) == (1, 0)
