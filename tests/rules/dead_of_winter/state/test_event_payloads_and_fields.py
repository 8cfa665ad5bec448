"""What events carry and what the state keeps beside the board: values a whole game passes over,
each asked for by itself.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.engine.ongoing_effects import FOREVER, TAG, Change, Origin, change, grant, use
from dowlang.rulesets.dead_of_winter.actions.legal_abilities import granted, limit_of
from dowlang.rulesets.dead_of_winter.analysis.forced_dice import rolls
from dowlang.rulesets.dead_of_winter.procedures.dice import (
    gain_dice,
    lose_die,
    raise_die,
    reroll_die,
    roll_action_dice,
    spend_die,
)
from dowlang.rulesets.dead_of_winter.procedures.endings import (
    objective_progress,
    secret_progress,
    tell_goals,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import locate, take_away
from dowlang.rulesets.dead_of_winter.state.parameters import (
    BEARER_TAG,
    EXCHANGES,
    ITEM_TAG,
    SEARCH_DRAWS,
)
from dowlang.rulesets.dead_of_winter.state.types import COLONY, ENTRANCES
from dowlang.rulesets.dead_of_winter.words.effects.cards import put_into_hand
from dowlang.rulesets.dead_of_winter.words.effects.who_makes_room import those_who_can_go
from dowlang.rulesets.dead_of_winter.words.filters.tallies import zombies_here
from dowlang.rulesets.dead_of_winter.words.predicates.people import began_turn_at
from dowlang.rulesets.dead_of_winter.words.predicates.things import has_room
from tests.rules.dead_of_winter.winter import (
    asked,
    carry_out,
    offered,
    place,
    rulebook,
    say,
    started,
    table,
    who,
)


def entries(game: Winter, name: str) -> list[tuple[Any, ...]]:
    """What was told of one event since `game.log` was set: the values without the event."""
    number = rulebook().ruleset.event_number[name]
    return [tuple(entry[1:]) for entry in game.log or [] if entry[0] == number]


# ---- goals and dice
def test_goals_are_told_with_how_far_they_came() -> None:
    """R-END-07: the main objective, then each player's secret one in the order of seats, each
    with `have`, `want` and who has won.
    """
    g = started(3)
    g.log = []
    tell_goals(g)
    main = objective_progress(g)
    assert main is not None and entries(g, "main_told") == [(g.main, main.have, main.want)]
    told = entries(g, "goal_told")
    assert [entry[:2] for entry in told] == [
        (player, g.secret[player]) for player in range(g.players)
    ]
    goals = [secret_progress(g, player) for player in range(g.players)]
    assert [entry[2:] for entry in told] == [
        (goal.have, goal.want, int(goal.have >= goal.want)) for goal in goals if goal is not None
    ]
    assert len({entry[2:4] for entry in told}) > 1


def test_who_has_no_secret_objective_is_told_as_not_fulfilled() -> None:
    """R-END-07: 0 of 1, and not among the winners."""
    g = table().controls(1, "Forty").begin()
    g.log = []
    tell_goals(g)
    assert [entry[2:] for entry in entries(g, "goal_told")] == [(0, 1, 0)] * 3


def test_the_dice_rolled_are_told_as_digits() -> None:
    """R-DICE-01, R-DICE-02: how many, and the values in their order; what was spent lies with
    them again.
    """
    g = table().controls(1, "Forty", "Fifty").begin()
    g.spent[0], g.log = (2, 2), []
    with rolls(g, action=(6, 1, 3)):
        roll_action_dice(g, 0)
    assert entries(g, "dice_rolled") == [(0, 3, 136)] and (g.unused[0], g.spent[0]) == (
        (1, 3, 6),
        (),
    )


def test_one_die_of_several_equal_ones() -> None:
    """R-DICE-04, R-DICE-09: spent, raised, lost: one of them; a die that is not there changes
    nothing.
    """
    g = table().controls(1, "Forty").begin()
    g.unused[0], g.spent[0], g.log = (2, 4, 4, 5), (), []
    spend_die(g, 0, 4)
    assert (g.unused[0], g.spent[0], entries(g, "die_spent")) == ((2, 4, 5), (4,), [(0, 4)])
    raise_die(g, 0, 5, 3)
    raise_die(g, 0, 2)
    raise_die(g, 0, 1)
    assert (g.unused[0], entries(g, "die_raised")) == ((3, 4, 6), [(0, 6), (0, 3)])
    lose_die(g, 0, 4)
    lose_die(g, 0, 4)
    assert (g.unused[0], g.spent[0]) == ((3, 6), (4,))


def test_dice_gained_and_rolled_again_are_fresh() -> None:
    """R-DICE-10: from the stream of single dice, in their order among the others; a die that is
    not there is not rolled.
    """
    g = table().controls(1, "Forty").begin()
    g.unused[0] = (3, 5)
    with rolls(g, die=(1, 6)):
        gain_dice(g, 0, 2)
    assert g.unused[0] == (1, 3, 5, 6)
    with rolls(g, die=(4,)):
        reroll_die(g, 0, 1)
    with rolls(g):
        reroll_die(g, 0, 2)
    assert g.unused[0] == (3, 4, 5, 6)


# ---- barricades by an effect
@pytest.mark.parametrize(("where", "pick"), [("colony", 3), ("library", 0)])
def test_a_barricade_by_an_effect_tells_its_entrance(where: str, pick: int) -> None:
    """R-ACT-BAR-02, R-ACT-BAR-03: the entrance chosen gets it, and the event names place and
    entrance.
    """
    g = table().controls(1, "Forty").begin()
    g.log = []
    carry_out(g, "add_barricades", 1, place(where))
    entrance = ENTRANCES[place(where)][pick]
    if g.stack:  # with one entrance nobody is asked
        g.choose(pick)
    assert entries(g, "barricade_added") == [(place(where), entrance)]
    assert [number for number, count in enumerate(g.barricades) if count] == [entrance]


def test_barricades_go_where_there_is_space_and_no_further() -> None:
    """R-ACT-BAR-03: as many as were said while there is space; the others are lost."""
    g = table().controls(1, "Forty").begin()
    spaces = g.entrance_spaces[ENTRANCES[place("library")][0]]
    carry_out(g, "add_barricades", spaces - 1, place("library"))
    assert sum(g.barricades) == spaces - 1
    carry_out(g, "add_barricades", 2, place("library"))
    assert sum(g.barricades) == spaces == g.barricades[ENTRANCES[place("library")][0]]


# ---- where cards are
def test_where_a_card_is() -> None:
    """R-BOARD-10, R-BOARD-11, R-COMP-18: zone and index; a pile has none.

    Taken away it is nowhere, and the others stay.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .hand(2, "Fuel", "Knife")
        .equipped("Fifty", "Handbook")
        .deck("School", "Trap", "Stranger")
    )
    g = t.begin()
    (fuel, knife), (handbook,), trap = (
        g.hand[1],
        g.equipment[who("Fifty")],
        g.item_deck[place("school")][-1],
    )
    assert [locate(g, card) for card in (fuel, knife, handbook, trap)] == [
        (0, 1),
        (0, 1),
        (1, who("Fifty")),
        (2, place("school")),
    ]
    deck = len(g.item_deck[place("school")])
    assert [take_away(g, card) for card in (fuel, handbook, trap)] == [
        (0, 1),
        (1, who("Fifty")),
        (2, place("school")),
    ]
    assert (
        g.hand[1] == (knife,)
        and g.equipment[who("Fifty")] == ()
        and len(g.item_deck[place("school")]) == deck - 1
    )
    piles = (("waste", 3, (fuel,)), ("removed", 5, (handbook,)), ("box", 6, (*g.box, trap)))
    for name, zone, cards in piles:
        assert locate(g, cards[-1]) == (7, -1)
        setattr(g, name, cards)
        assert locate(g, cards[-1]) == (zone, -1) == take_away(g, cards[-1])
        assert getattr(g, name) == cards[:-1]
    g.hand[1] = ()
    g.contributed, g.stakes = ((1, fuel, 0), (1, knife, 1)), ((0, trap), (1, handbook))
    assert [locate(g, card) for card in (fuel, knife, trap, handbook)] == [
        (4, -1),
        (4, -1),
        (8, -1),
        (8, -1),
    ]
    assert [take_away(g, card) for card in (knife, trap)] == [(4, -1), (8, -1)]
    assert (g.contributed, g.stakes) == (((1, fuel, 0),), ((1, handbook),))


# ---- what ends with a survivor
def test_what_is_attached_ends_with_its_bearer() -> None:
    """R-SURV-05, R-XROADS-09: the rules an attached card put in force go with the bearer; those
    of another's card stay.
    """
    g = table().controls(1, "Forty", "Sixty", "Fifty-Five").begin()
    before = list(g.lasting)
    for card, bearer in enumerate(("Forty", "Sixty")):
        _attached(g, bearer, card)
    assert len(g.lasting) == len(before) + 2
    carry_out(g, "kill", who("Forty"))
    assert [entry[TAG] for entry in g.lasting if entry not in before] == [BEARER_TAG + who("Sixty")]
    assert [entry[1] for entry in g.attached] == [who("Sixty")]


def _attached(game: Winter, bearer: str, card: int) -> None:
    """A crossroads card with one standing rule, attached to a survivor."""
    path = game.t.crossroads_path[card]
    tag = game.attach(path, "survivor", who(bearer))
    change(
        game,
        Origin(path, 0, FOREVER, bearer=who(bearer), tag=tag),
        Change(SEARCH_DRAWS, 1, subject=who(bearer)),
    )


def test_where_a_turn_began() -> None:
    """R-TURN-06: of everybody, anew each turn; a newcomer began where it came in, the dead
    nowhere.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty", at="School")
        .hand(1, "Stranger")
        .survivor_deck("Twelve")
    )
    g = say(t.begin(), "move/forty/library", exposure=("blank",))
    assert began_turn_at(g, who("Forty"), COLONY) and not began_turn_at(
        g, who("Forty"), place("library")
    )
    say(g, "play/stranger")
    assert g.began_at[who("Twelve")] == g.location[who("Twelve")] == COLONY
    carry_out(g, "kill", who("Twelve"))
    assert g.began_at[who("Twelve")] == -1


def test_the_next_turn_begins_where_all_stand_now() -> None:
    """R-TURN-06: moves, votes and zombies killed are counted anew."""
    t = table().controls(1, "Forty").controls(2, "Fifty", at="School").crossroads_deck("Shots")
    g = say(t.begin(), "move/forty/library", exposure=("blank",))
    g.killed_this_turn = 2
    turn = g.turn
    say(g, "end_turn")
    assert began_turn_at(g, who("Forty"), place("library")) and began_turn_at(
        g, who("Fifty"), place("school")
    )
    assert (g.active_player, g.turn, g.killed_this_turn, g.moved[who("Forty")]) == (
        1,
        turn + 1,
        0,
        0,
    )


# ---- granted abilities
def test_who_may_use_a_granted_ability() -> None:
    """R-ACT-HND-02: everybody, its owner, or who controls its bearer; with a die as printed,
    while its limit is not used up.
    """
    g = table().controls(1, "Forty").controls(2, "Fifty").begin()
    path = g.t.crossroads_path[0]
    card = g.cards.card_numbers[path]
    before = _granted(g, 0), _granted(g, 1)
    assert before == ([], [])
    origins = (
        Origin(path, -1, FOREVER),
        Origin(path, 1, FOREVER),
        Origin(path, 0, FOREVER, bearer=who("Fifty")),
    )
    for origin, die in zip(origins, (0, 4, 0), strict=True):
        grant(g, origin, "settle", "", die, FOREVER, 1)
    everybody, owners, bearers = (-1, card, 1, 0), (-1, card, 2, 5), (who("Fifty"), card, 1, 0)
    assert (_granted(g, 0), _granted(g, 1)) == ([everybody], [everybody, owners, bearers])
    assert _granted(g, 1, dice=(1, 3, 3)) == [everybody, bearers]
    assert _granted(g, 1, dice=(4, 4, 6)) == [
        everybody,
        (-1, card, 2, 4),
        (-1, card, 2, 6),
        bearers,
    ]
    use(g, FOREVER, g.lasting[-3][0])
    assert (_granted(g, 0), _granted(g, 1)) == ([], [owners, bearers])


def _granted(game: Winter, player: int, dice: tuple[int, ...] = (2, 5)) -> list[tuple[int, ...]]:
    """What is offered of granted abilities, without the kind of option."""
    out: list[Any] = []
    granted(game, player, dice, out)
    return [option[1:] for option in out]


# ---- small words
def test_a_card_comes_into_a_hand_from_equipment() -> None:
    """R-ACT-PLY-05: by card text an equipped card leaves its survivor and works no more."""
    g = table().controls(1, "Forty").equipped("Forty", "Knife").begin()
    (knife,) = g.equipment[who("Forty")]
    put_into_hand(g, knife, 1)
    assert (g.equipment[who("Forty")], g.hand[1]) == ((), (knife,))
    assert not [entry for entry in g.lasting if entry[TAG] == ITEM_TAG + knife]


def test_the_place_of_a_bearer() -> None:
    """R-BOARD-06, R-BOARD-08: zombies there, room there; off the board there is neither, even
    where zombies stand.
    """
    g = table().controls(1, "Forty").zombies("colony", 2).begin()
    assert (zombies_here(g, who("Forty")), zombies_here(g, who("Fifty"))) == (2, 0)
    assert has_room(g, COLONY)
    g.survivor_spaces[place("library")] = 0
    assert not has_room(g, place("library"))
    assert those_who_can_go(g, COLONY) == () and those_who_can_go(g, place("school")) == ()
    g = table().controls(1, "Forty", at="School").begin()
    assert those_who_can_go(g, place("school")) == (who("Forty"),)


def test_requests_and_hand_offs_are_counted_to_their_limit() -> None:
    """R-ACT-01: the limit is told once, by the action that reaches it, and cards that are played do
    not count. It is 60, and counted anew in every turn.
    """
    assert table().begin().param[EXCHANGES] == 60
    t = (
        table(players=2, rules={"exchanges": 2})
        .controls(1, "Forty", "Fifty")
        .controls(2, "Sixty")
        .hand(1, "Fuel", "Fuel", "Fuel")
        .equipped("Forty", "Knife")
    )
    g = t.begin()
    g.log = []
    say(g, "play/fuel", "play/fuel", "hand_off/knife/forty/fifty")
    assert entries(g, "actions_limited") == []
    say(g, "hand_off/knife/fifty/forty")
    assert (
        entries(g, "actions_limited") == [(0,)]
        and offered(g, "hand_off") == [] == offered(g, "request")
        and offered(g, "play") == ["fuel"]
    )
    say(g, "end_turn", "end_turn", action=(1, 1, 1, 1, 1))
    assert asked(g) == (2, "action") and offered(g, "request")
    say(g, "end_turn", "hand_off/knife/forty/fifty")
    assert entries(g, "actions_limited") == [(0,)]
    say(g, "hand_off/knife/fifty/forty")
    assert entries(g, "actions_limited") == [(0,), (0,)] and offered(g, "hand_off") == []


def test_zombies_lured_nowhere_stay() -> None:
    """R-ACT-ATT-02: within a location of one entrance there is no other; nobody is asked,
    nothing is told.
    """
    g = table().controls(1, "Forty").begin()
    entrance = ENTRANCES[place("library")][0]
    g.zombies[entrance], g.log = 1, []
    carry_out(g, "move_zombies", 1, place("library"), place("library"))
    assert g.zombies[entrance] == 1 and g.log == []


def test_uses_of_printed_abilities_are_counted_apart() -> None:
    """R-ACT-HND-02: every ability of every survivor by itself, and never as the use of a lasting
    effect, whose numbers begin at 0.
    """
    numbers = [limit_of(survivor, number) for survivor in range(40) for number in range(1, 5)]
    assert len(set(numbers)) == len(numbers) and max(numbers) < 0
