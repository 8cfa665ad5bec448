"""Rules at the number where they turn: the last space, the need of 0, the vote nobody has; and
what is told exactly when it happens.
"""

from __future__ import annotations

import pytest

from dowlang.engine.ongoing_effects import FOREVER, OWNER, Origin, grant
from dowlang.engine.views import number, row
from dowlang.rulesets.dead_of_winter import views
from dowlang.rulesets.dead_of_winter.actions import card_actions, legal_actions
from dowlang.rulesets.dead_of_winter.procedures import (
    colony,
    control,
    crisis,
    endings,
    exile,
    exposure,
    helpless,
    order_of_deaths,
    rounds,
    state_based_actions,
    tracks,
    turns,
    zombies,
)
from dowlang.rulesets.dead_of_winter.state import events, items
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL
from dowlang.rulesets.dead_of_winter.state.current_values import killing_wounds
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NONE, SCHOOL, WOUND
from tests.rules.dead_of_winter import play
from tests.rules.dead_of_winter.play import told, unchanged


@pytest.fixture
def table() -> Winter:
    return play.seated()


# ---- spaces and numbers
@pytest.mark.parametrize("place", range(7))
def test_the_last_space_of_a_place_is_a_space(table: Winter, place: int) -> None:
    """R-BOARD-06, R-ACT-MOV-01: survivors and, in the colony, helpless ones fill it; when it is
    full nobody can move there.
    """
    table.helpless = 2
    mover = 3 if place else 8
    there = table.location.count(place) + (2 if place == COLONY else 0)
    for spaces, offered in ((there + 1, True), (there, False)):
        table.survivor_spaces[place] = spaces
        assert ((O.MOVE, mover, place) in legal_actions.actions(table, 0)) is offered


@pytest.mark.parametrize(
    ("one_for", "more", "need"),
    [(2, 0, 3), (1, 0, 5), (3, 0, 2), (0, 0, 5), (-1, 0, 5), (2, 1, 4), (2, -5, 0)],
)
def test_food_for_so_many_people(table: Winter, one_for: int, more: int, need: int) -> None:
    """R-COLONY-01: one token for every two there, rounded up; a card may say for how many, at
    least one, and what comes on top.
    """
    table.helpless, table.param[P.PEOPLE_PER_FOOD], table.param[P.FOOD_COST] = 3, one_for, more
    assert colony.food_need(table) == need


@pytest.mark.parametrize(
    ("given", "enough"),
    [
        ((), False),
        (("food",), False),
        (("fuel",), False),
        (("tool",), True),
        (("food", "tool"), True),
    ],
)
def test_only_optional_cards_count_for_the_optional_part(
    table: Winter, given: tuple[str, ...], enough: bool
) -> None:
    """R-CRISIS-13, U-46: the lack of fuel asks for a tool besides, of another symbol: it is
    looked for among the cards.
    """
    table.crisis = 1
    table.contributed = tuple((0, item, 0) for item in play.hold(table, 0, *given))
    assert crisis.optional_given(table, 3, 3) is enough and not crisis.optional_given(table, 2, 3)


def test_each_death_of_a_helpless_survivor_costs_morale(table: Winter) -> None:
    """R-SURV-14: as much as a death costs, for each."""
    table.helpless, table.param[P.MORALE_PER_DEATH] = 3, 2
    helpless.kill_helpless(table, 2)
    assert (table.helpless, table.morale) == (1, 2) and told(table, events.MORALE_LOST) == [(4,)]


def test_no_token_is_none_told(table: Winter) -> None:
    """R-BOARD-10, R-COLONY-04: none added is nothing that happened; with a limited supply
    neither is what there is no token for.
    """
    for add in (tracks.add_food, tracks.add_starvation, tracks.gain_morale, tracks.lose_morale):
        for count in (0, -1):
            add(table, count)
    table.param[P.LIMITED_SUPPLY], table.starvation = 1, tracks.STARVATION_TOKENS
    tracks.add_starvation(table, 1)
    assert table.log == [] and (table.food, table.starvation, table.morale) == (
        0,
        tracks.STARVATION_TOKENS,
        6,
    )


@pytest.mark.parametrize(
    ("dealt", "is_called"),
    [
        (NONE, "loyal"),
        (0, "loyal"),
        (BETRAYAL - 1, "loyal"),
        (BETRAYAL, "betrayer"),
        (BETRAYAL + 3, "betrayer"),
    ],
)
def test_the_role_is_the_objective_dealt(table: Winter, dealt: int, is_called: str) -> None:
    """R-END-07, R-SETUP-05: whoever was dealt the betrayal is the betrayer, unless exiled or
    eliminated meanwhile.
    """
    table.dealt[1] = dealt
    assert endings.role(table, 1) == is_called
    table.exiled[1] = 1
    assert endings.role(table, 1) == "exiled"
    table.eliminated[1] = 1
    assert endings.role(table, 1) == "eliminated"


@pytest.mark.parametrize(("tokens", "kill"), [(3, 3), (1, 1), (0, 1), (-2, 1)])
def test_one_wound_at_least_kills(table: Winter, tokens: int, kill: int) -> None:
    """R-SURV-15, R-EXPOSE-07: whatever cards make of the number, who has no wound does not die
    of wounds.
    """
    table.param[P.WOUNDS_TO_KILL] = tokens
    assert killing_wounds(table, 3) == kill


@pytest.mark.parametrize("count", [2, 3])
def test_the_last_of_several_deaths_is_no_question(table: Winter, count: int) -> None:
    """R-SURV-17: the first player names the next until one is left, whose place nobody chooses."""
    table.morale, dying = 1, (3, 8, 5)[:count]
    table.stack[:] = [("ignore",), (order_of_deaths.order_of_kills.__name__, (*dying, 7), True)]
    table.run()
    for left in range(count, 1, -1):
        assert table.stack[-1][2] == "survivor" and len(table.stack[-1][3]) == left + 1
        table.choose(0)
    table.choose(0)
    assert (
        not table.stack
        and [entry[0] for entry in table.log or () if isinstance(entry[0], str)]
        == ["chose"] * count
    )


@pytest.mark.parametrize(("morale", "asked"), [(1, True), (2, True), (3, False)])
def test_deaths_by_what_is_over_cost_morale(table: Winter, morale: int, asked: bool) -> None:
    """R-SURV-05, R-SURV-17, U-55: two who lived by a card die at once; where that costs the last
    morale the first player says who goes first.
    """
    table.wounds[3] = table.wounds[5] = table.param[P.WOUNDS_TO_KILL]
    table.morale, table.deadly = morale, 1
    play.step(table, state_based_actions.settle)
    assert (bool(table.stack) and table.stack[-1][2] == "survivor") is asked
    if not asked:
        assert (
            table.morale == 1
            and table.controller[3] == table.controller[5] == NONE
            and table.deadly == 0
        )


# ---- votes, turns and rounds
def test_a_vote_that_nobody_has_exiles_nobody(table: Winter) -> None:
    """R-VOTE-01, U-33 `vote.target_votes` = no: the target is the only one left who could vote."""
    table.param[P.VOTE_TARGET_VOTES], table.exiled[1], table.exiled[2] = 0, 1, 1
    play.step(table, exile.start_exile_vote, 0, 0)
    assert (
        table.exiled == [0, 1, 1]
        and not table.stack
        and told(table, events.VOTE_ENDED) == [(0, 0, 0)]
    )


@pytest.mark.parametrize("die", [0, 3])
def test_a_granted_ability_that_costs_a_die_is_no_free_action(table: Winter, die: int) -> None:
    """R-ACT-03, R-ACT-ABL-01, U-61: an ability is not counted among what could go on for ever,
    with a die or without.
    """
    path = "tiny/crossroads/far_1"
    grant(table, Origin(path, 0, FOREVER), "drumming", "", die, 0, 0)
    table.unused[0] = (3, 5)
    play.step(table, turns.acted, (O.USE, NONE, table.cards.card_numbers[path], 1, die), 0)
    assert (table.deeds, table.actions, table.morale) == (1, 0, 7) and table.unused[0] == (
        (5,) if die else (3, 5)
    )


def test_the_round_ends_with_every_group_led(table: Winter) -> None:
    """R-SURV-10, R-TEXT-01: what happened at the end of the round is settled before the next
    begins.
    """
    table.leader[0] = NONE
    play.step(table, rounds.close_round)
    assert table.stack[-1][1:3] == (0, "leader") and table.round == 1
    table.choose(0)
    assert table.round == 2


def test_all_zombies_of_the_colony_leave_without_a_choice(table: Winter) -> None:
    """R-ACT-ATT-02: which goes first makes no difference when all go; of more the active player
    picks.
    """
    for there, picked in ((2, False), (3, True)):
        table.zombies[:] = [1] * there + [0] * (12 - there)
        play.step(table, zombies.move_zombies, 2, COLONY, SCHOOL)
        assert bool(table.stack) is picked and table.zombies[SCHOOL + 5] == (0 if picked else 2)
    assert table.stack[-1][1:] == (
        0,
        "entrance",
        ((O.ENTRANCE, 0), (O.ENTRANCE, 1), (O.ENTRANCE, 2)),
    )


# ---- what is told
def test_a_roll_that_a_card_reads_is_a_roll(table: Winter) -> None:
    """R-EXPOSE-01, R-TEXT-01: told like every other, the result takes effect; who is gone rolls
    none.
    """
    for survivor, face in ((3, WOUND), (20, 0)):
        play.force(table, "exposure", WOUND)
        table.stack[:] = [("ignore",), (exposure.roll_exposure.__name__, survivor)]
        table.run()
        assert table.wounds[survivor] == face
    assert (
        told(table, events.EXPOSURE_ROLLED)
        == [(0, 3, WOUND, COLONY, events.BY_EFFECT)]
        == told(table, events.EXPOSURE_SHOWN)
    )


def test_who_takes_a_survivor_takes_its_equipment(table: Winter) -> None:
    """R-ACT-HND-02: told once; the card beside it works for its new controller."""
    (drum,) = play.hold(table, 0, "tool")
    items.equip(table, drum, 8)
    play.step(table, control.give_survivor, 8, 1)
    assert told(table, events.CONTROL_CHANGED) == [(8, 0, 1)] and table.equipment[8] == (drum,)
    assert [entry[OWNER] for entry in table.lasting] == [1]
    assert unchanged(table, control.give_survivor, 8, 1)


def test_food_played_for_a_die_is_played(table: Winter) -> None:
    """R-EXILE-10, R-EXILE-13: told as played; the card is removed."""
    (food,) = play.hold(table, 0, "food")
    table.exiled[0], table.unused[0] = 1, (3, 6)
    card_actions.play_for_die(table, 0, food, 3)
    assert told(table, events.CARD_PLAYED) == [(0, food)] and table.unused[0] == (4, 6)
    assert table.removed == (food,) and table.hand[0] == () and table.food == 0


# ---- what is seen
def test_what_is_public_is_shown_as_it_is(table: Winter) -> None:
    """R-BOARD-14, R-BOARD-17: numbers and rows to everybody; of equal cards one stands for all;
    a goal that is not there is 0 of 1.
    """
    table.zombies[3] = 2
    first, second = play.hold(table, 1, "food", "food")
    table.waste = (second, first)
    face = table.t.item_face[first]
    for player in range(3):
        assert number("morale").read(table, player) == 6
        assert row("zombies").read(table, player) == tuple(table.zombies)
        assert views.faces("waste").read(table, player) == (face, face)
    assert views.progress(None) == (0, 1, ())
    assert [number("food").name, row("noise").name, views.faces("removed").name] == [
        "food",
        "noise",
        "removed",
    ]
