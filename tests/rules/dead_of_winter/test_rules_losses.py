"""What a card says of a survivor that is killed or removed is asked of the moment before: whose it was, where, who led (R-SURV-05, -10, -16).

The cards are an addition to the base set, made for these tests: player 1 plays an item that listens for the rest of the game.
"""

from __future__ import annotations

from functools import lru_cache

import pytest

from dowlang.engine.library import CardSet
from dowlang.project import load_source
from dowlang.project.sets import addition
from dowlang.rulesets.dead_of_winter.building import Table
from dowlang.rulesets.dead_of_winter.building import table as table_of
from dowlang.rulesets.dead_of_winter.survivors import kill, leave_play, remove_survivor
from dowlang.rulesets.dead_of_winter.types import COLONY, NONE, SCHOOL
from dowlang.rulesets.dead_of_winter.words import before
from tests.rules.dead_of_winter.winter import carry_out

LEADER, FOLLOWER, OTHER, OUTCAST = "Lars Engstrom", "Ngozi Adeyemi", "Priya Raman", "Yuki Lowe"
EVERYBODY = (LEADER, FOLLOWER, OTHER, OUTCAST)
CLAUSES = {
    "your leader is killed": (LEADER,),
    "a survivor you control is killed": (LEADER, FOLLOWER),
    "a survivor you control except your leader is killed": (FOLLOWER,),
    "a survivor except your leader is killed": (FOLLOWER, OTHER, OUTCAST),
    "a survivor controlled by the first player is killed": (OTHER,),
    "the leader of the first player is killed": (OTHER,),
    "a survivor who is the leader of the first player is killed": (OTHER,),
    "a survivor at the colony is killed": (LEADER, OTHER),
    "a survivor outside the colony is killed": (FOLLOWER, OUTCAST),
    "a survivor who is outside the colony is killed": (FOLLOWER, OUTCAST),
    "a survivor at the location of your leader is killed": (LEADER, OTHER),
    "a survivor is killed at the location of your leader": (LEADER, OTHER),
    "a survivor who is at the location of your leader is killed": (LEADER, OTHER),
    "a survivor who shares a location with your leader is killed": (OTHER,),
    "an exiled survivor is killed": (OUTCAST,),
    "a survivor who is exiled is killed": (OUTCAST,),
    "a non-exiled survivor is killed": (LEADER, FOLLOWER, OTHER),
    "a wounded survivor is killed": (FOLLOWER,),
    "a survivor with a weapon card is killed": (FOLLOWER,),
    "a survivor you control is killed if you control a survivor at the colony": (FOLLOWER,),  # what follows `if` is asked without who is lost
    "a survivor is killed if you control a survivor at the colony": (FOLLOWER, OTHER, OUTCAST),
}


def removed(clause: str) -> str:
    """The clause, of who is removed from the game: that has no place of its own."""
    return clause.replace("killed at the location of your leader", "killed").replace("is killed", "is removed from the game")


CARDS = {
    f"listener_{number}": f"""item "Listener {number}"
    tool, in "School" x 1
    play
        for the rest of the game
            when {clause}
                add 1 food
            when {removed(clause)}
                gain 1 morale
"""
    for number, clause in enumerate(CLAUSES)
} | {
    "the_lament": """crossroads "The Lament"
    if your leader was killed this turn
    option "Sing"
        gain 2 morale
    option "Hum"
        gain 3 morale
""",
    "the_last_word": """crossroads "The Last Word"
    when you clean waste
    option "Say it"
        attach this card to your leader
            when the bearer is killed
                add 2 food
            when a survivor at the location of the bearer is removed from the game
                add 1 food
    option "Keep it"
        gain 1 morale
""",
    "last_bullet": """item "Last Bullet"
    weapon, in "School" x 1
    play
        kill a survivor you control
""",
}  # fmt: skip


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return load_source(addition([], {name: text.encode() for name, text in CARDS.items()}))


def table() -> Table:
    """The leader of player 1 and somebody of player 2 in the colony; a follower, wounded and armed, and an outcast in the school."""
    t = table_of(cards(), 3).morale(6).food(6).controls(1, LEADER).controls(2, OTHER).controls(3, OUTCAST, at="School")
    t.controls(1, FOLLOWER, at="School").exiled(3)
    return t.hand(1, "Last Bullet")


def number(name: str) -> int:
    return next(n for n, card in enumerate(cards().of_kind["survivor"]) if card["name"] == name)


def listening(clause: str) -> Table:
    t = table().hand(1, card := f"Listener {list(CLAUSES).index(clause)}").wounds(FOLLOWER, 1).equipped(FOLLOWER, "Service Revolver")
    t.begin().apply(f"play/{card.lower().replace(' ', '_')}")
    t.game.first_player = 1
    return t


@pytest.mark.parametrize("clause", CLAUSES)
def test_whose_where_and_who_led_is_asked_of_the_moment_before(clause: str) -> None:
    """R-SURV-05, R-SURV-10: `your leader is killed` is about who was your leader; equipment and tokens are still there."""
    heard = []
    for name in EVERYBODY:
        g = listening(clause).game
        food = g.food
        carry_out(g, kill.__name__, number(name))
        heard += [name] * (g.food - food)
    assert tuple(heard) == CLAUSES[clause]


@pytest.mark.parametrize("clause", ["your leader is killed", "a survivor outside the colony is killed",
                                    "a survivor is killed if you control a survivor at the colony"])
def test_who_is_removed_is_asked_of_the_moment_before(clause: str) -> None:
    """R-SURV-16: the same of who leaves the game without a death, and a removal is not a death."""
    heard = []
    for name in EVERYBODY:
        g = listening(clause).game
        carry_out(g, remove_survivor.__name__, number(name))
        assert g.food == 6
        heard += [name] * (g.morale - 6)
    assert tuple(heard) == CLAUSES[clause]


@pytest.mark.parametrize(("name", "kind"), [(LEADER, "option"), (FOLLOWER, "action")])
def test_what_was_so_is_remembered(name: str, kind: str) -> None:
    """R-SURV-10: `your leader was killed this turn`, asked when somebody else leads already."""
    g = table().crossroads("The Lament").begin()
    g.apply("play/last_bullet")
    g.apply(f"survivor/{name.lower().replace(' ', '_')}")
    assert g.leader[0] == number(FOLLOWER if name == LEADER else LEADER)
    assert g.decision.kind == kind


@pytest.mark.parametrize(("name", "food"), [(LEADER, 8), (OTHER, 6)])
def test_a_card_that_is_attached_hears_that_its_bearer_is_killed(name: str, food: int) -> None:
    """R-SURV-05: what depends on a survivor ends after its loss was told, and then it hears nothing more."""
    t = table().dice(1, 3).waste("Service Revolver").crossroads("The Last Word")
    g = t.begin()
    g.apply("clean_waste/3")
    g.apply("option/the_last_word/say_it")
    carry_out(g, kill.__name__, number(name))
    assert g.food == food
    assert bool(g.attached) is (name != LEADER)
    carry_out(g, remove_survivor.__name__, number(FOLLOWER))
    assert g.food == food, "the follower stood elsewhere"


@pytest.mark.parametrize(("name", "food"), [(LEADER, 7), (OTHER, 7), (FOLLOWER, 6)])
def test_a_card_that_is_attached_hears_of_losses_where_its_bearer_is(name: str, food: int) -> None:
    """R-SURV-16: its own bearer is one of them."""
    g = table().dice(1, 3).waste("Service Revolver").crossroads("The Last Word").begin()
    g.apply("clean_waste/3")
    g.apply("option/the_last_word/say_it")
    carry_out(g, remove_survivor.__name__, number(name))
    assert g.food == food


def test_the_questions_themselves() -> None:
    """R-CARD-20, R-BOARD-08: of who was lost the payload is asked, of everybody else the board; who is nowhere is neither at a place nor outside."""
    g = table().game
    lost, other, follower = number(LEADER), number(OTHER), number(FOLLOWER)
    leave_play(g, lost)
    moment = (lost, 0, COLONY, lost)
    assert [before.whose(g, s, *moment) for s in (lost, other)] == [0, 1]
    assert [before.where(g, s, *moment) for s in (lost, other, follower)] == [COLONY, COLONY, SCHOOL]
    assert [before.who_led(g, p, *moment) for p in (0, 1)] == [lost, other]
    assert [before.was_with(g, lost, s, *moment) for s in (lost, other, follower)] == [True, True, False]
    assert [before.was_near(g, lost, s, *moment) for s in (lost, other, follower)] == [False, True, False]
    nowhere = number("Tundra")
    assert not before.was_outside(g, nowhere, SCHOOL, *moment) and not before.was_with(g, nowhere, nowhere, *moment)
    assert before.was_outside(g, lost, SCHOOL, *moment) and not before.was_outside(g, lost, COLONY, *moment)
    assert not before.was_exiled(g, nowhere, *moment) and not before.was_not_exiled(g, nowhere, *moment)
    assert g.leader[0] == NONE
