"""What a card says of a survivor that is killed or removed is asked of the moment before: whose it
was, where, who led (R-SURV-05, -10, -16).

The cards are an addition to the base set, made for these tests: player 1 plays an item that listens
for the rest of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.procedures.harm import kill, leave_play, remove_survivor
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NONE, SCHOOL
from dowlang.rulesets.dead_of_winter.words import pre_event
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
    # among those at the colony
    "the survivor with the lowest influence at the colony is killed": (LEADER,),
    "a survivor with the highest influence at the colony is killed": (OTHER,),
    "a survivor who is in play is killed": EVERYBODY,
    "a non-exiled survivor is killed": (LEADER, FOLLOWER, OTHER),
    "a wounded survivor is killed": (FOLLOWER,),
    "a survivor with a weapon card is killed": (FOLLOWER,),
    # what follows `if` is asked without who is lost
    "a survivor you control is killed if you control a survivor at the colony": (FOLLOWER,),
    "a survivor is killed if you control a survivor at the colony": (FOLLOWER, OTHER, OUTCAST),
}


def removed(clause: str) -> str:
    """The clause, of who is removed from the game: that has no place of its own."""
    return clause.replace("killed at the location of your leader", "killed").replace(
        "is killed", "is removed from the game"
    )


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
    "the_will": """crossroads "The Will"
    when you clean waste
    option "Sign it"
        attach this card to your leader
            when the bearer is killed
                you draw 1 card from the "School" deck
                add 1 zombie to the location of the bearer
            when a survivor you control is removed from the game
                add 1 food
            while the bearer is at the colony
                when the bearer is killed
                    gain 2 morale
            while the bearer is outside the colony
                when the bearer is killed
                    gain 3 morale
    option "Burn it"
        gain 1 morale
""",
    "the_epitaph": f"""crossroads "The Epitaph"
    when "{FOLLOWER}" is killed
    option "Carve it"
        add 1 noise to the location of "{FOLLOWER}"
        the controller of "{FOLLOWER}" draws 1 card from the "School" deck
    option "Leave it"
        gain 1 morale
""",
    "last_bullet": """item "Last Bullet"
    weapon, in "School" x 1
    play
        kill a survivor you control
""",
}


AT_ITS_PLACE = (
    "add 3 zombies to {}",
    "add 1 zombie to each entrance of {}",
    "remove up to 1 zombie from {}",
    "kill 1 zombie at {}",
    "move 1 zombie from {} to the colony",
    "move 1 zombie from the colony to {}",
    "add 1 barricade to {}",
    "remove 1 barricade from {}",
    "add 1 noise to {}",
    "remove 1 noise from {}",
    "fill {} with noise",
    "replace 1 zombie at {} with barricades",
    "start a bite at {}",
    "remove up to 1 noise from {}",
    "if zombies at {} >= 1\n            add 1 food",
    "if barricades at {} >= 1\n            add 1 food",
    "if noise at {} >= 1\n            add 1 food",
)
CARDS |= {
    f"elsewhere_{number}": f"""item "Elsewhere {number}"
    tool, in "School" x 1
    play
        {line.format('the location of "Tundra"')}
"""
    for number, line in enumerate(AT_ITS_PLACE)
} | {
    "the_obituary": """item "The Obituary"
    tool, in "School" x 1
    play
        for the rest of the game
            when a survivor is killed
                add 1 noise to the location of that survivor
                the controller of that survivor draws 1 card from the "School" deck
            when a survivor is removed from the game
                add 1 noise to the location of that survivor
                the controller of that survivor draws 1 card from the "School" deck
""",
}


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return load_source(addition([], {name: text.encode() for name, text in CARDS.items()}))


def table() -> Table:
    """The leader of player 1 and somebody of player 2 in the colony; a follower, wounded and
    armed, and an outcast in the school.
    """
    t = (
        table_of(cards(), 3)
        .morale(6)
        .food(6)
        .controls(1, LEADER)
        .controls(2, OTHER)
        .controls(3, OUTCAST, at="School")
    )
    t.controls(1, FOLLOWER, at="School").exiled(3)
    return t.hand(1, "Last Bullet")


def number(name: str) -> int:
    return next(n for n, card in enumerate(cards().of_kind["survivor"]) if card["name"] == name)


def listening(clause: str) -> Table:
    t = (
        table()
        .hand(1, card := f"Listener {list(CLAUSES).index(clause)}")
        .wounds(FOLLOWER, 1)
        .equipped(FOLLOWER, "Service Revolver")
    )
    t.begin().apply(f"play/{card.lower().replace(' ', '_')}")
    t.game.first_player = 1
    return t


@pytest.mark.parametrize("clause", CLAUSES)
def test_whose_where_and_who_led_is_asked_of_the_moment_before(clause: str) -> None:
    """R-SURV-05, R-SURV-10: `your leader is killed` is about who was your leader; equipment and
    tokens are still there.
    """
    heard = []
    for name in EVERYBODY:
        g = listening(clause).game
        food = g.food
        carry_out(g, kill.__name__, number(name))
        heard += [name] * (g.food - food)
    assert tuple(heard) == CLAUSES[clause]


@pytest.mark.parametrize(
    "clause",
    [
        "your leader is killed",
        "a survivor outside the colony is killed",
        "a survivor is killed if you control a survivor at the colony",
    ],
)
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
    """R-SURV-05: what depends on a survivor ends after its loss was told, and then it hears
    nothing more.
    """
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


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_you_on_an_attached_card_is_who_controlled_the_bearer_that_is_lost(turn: int) -> None:
    """R-SURV-05, R-CARD-20: the card goes to the player who lost the bearer, whoever has the
    turn.
    """
    g = table().dice(1, 3).waste("Service Revolver").crossroads("The Will").begin()
    g.apply("clean_waste/3")
    g.apply("option/the_will/sign_it")
    removed_instead = g.clone()
    g.active_player = removed_instead.active_player = turn
    hands = [len(hand) for hand in g.hand]
    carry_out(g, kill.__name__, number(LEADER))
    # several lines wait for it: the first player says which goes first
    while g.stack and g.decision.kind == "clause":
        g.choose(0)
    assert [len(hand) for hand in g.hand] == [hands[0] + 1, *hands[1:]]
    assert g.morale == 6 - 1 + 2, "while the bearer was at the colony"
    assert sum(g.zombies) == g.zombies[0] == 1, "where it was"
    carry_out(removed_instead, remove_survivor.__name__, number(LEADER))
    assert removed_instead.food == 7


def board(g: Winter) -> list[list[int]]:
    return [list(tokens) for tokens in (g.zombies, g.barricades, g.noise, g.wounds, g.controller)]


def nowhere_table(card: str) -> Table:
    t = (
        table()
        .zombies("colony", 1, 0, 0, 0, 0, 0)
        .zombies("Hospital", 1)
        .barricades("Gas Station", 1)
        .noise("Hospital", 2)
    )
    t.game.barricades[11] = 1
    return t.hand(1, card)


@pytest.mark.parametrize("number_of_line", range(len(AT_ITS_PLACE)))
def test_nothing_happens_where_somebody_is_who_is_nowhere(number_of_line: int) -> None:
    """R-BOARD-01: the place of a survivor who is not in play is no place, not the last one of
    the board.
    """
    g = nowhere_table(f"Elsewhere {number_of_line}").begin()
    before = board(g)
    g.apply(f"play/elsewhere_{number_of_line}")
    assert board(g) == before and g.food == 6


@pytest.mark.parametrize("step", [kill, remove_survivor])
def test_where_and_whose_the_lost_survivor_was_is_told(step: Callable[..., None]) -> None:
    """R-SURV-05: `the location of that survivor` is where it stood, and its controller who lost
    it, whoever has the turn.
    """
    g = table().hand(1, "The Obituary").begin()
    g.apply("play/the_obituary")
    g.active_player = 2
    hands = [len(hand) for hand in g.hand]
    carry_out(g, step.__name__, number(FOLLOWER))
    assert g.noise[SCHOOL] == 1 and sum(g.noise) == 1
    assert [len(hand) for hand in g.hand] == [hands[0] + 1, *hands[1:]]


def test_who_is_named_is_told_too() -> None:
    """R-SURV-05: below `when "NAME" is killed`, the location of "NAME" is where it stood."""
    g = table().crossroads("The Epitaph").begin()
    g.apply("play/last_bullet")
    g.apply(f"survivor/{FOLLOWER.lower().replace(' ', '_')}")
    hand = len(g.hand[0])
    g.apply("option/the_epitaph/carve_it")
    assert g.noise[SCHOOL] == 1 and sum(g.noise) == 1
    assert len(g.hand[0]) == hand + 1


def test_of_who_was_lost_the_payload_is_asked() -> None:
    """R-CARD-20, R-BOARD-08: of who was lost the payload is asked, of everybody else the board;
    who is nowhere is neither at a place nor outside.
    """
    g = table().game
    lost, other, follower = number(LEADER), number(OTHER), number(FOLLOWER)
    leave_play(g, lost)
    moment = (lost, 0, COLONY, lost)
    assert [pre_event.whose(g, s, *moment) for s in (lost, other)] == [0, 1]
    assert [pre_event.controller_then(g, s, *moment) for s in (lost, other)] == [0, 1]
    assert pre_event.controller_then(g, number("Tundra"), *moment) == g.active()  # U-59
    assert [pre_event.where(g, s, *moment) for s in (lost, other, follower)] == [
        COLONY,
        COLONY,
        SCHOOL,
    ]
    assert [pre_event.who_led(g, p, *moment) for p in (0, 1)] == [lost, other]
    assert [pre_event.was_with(g, lost, s, *moment) for s in (lost, other, follower)] == [
        True,
        True,
        False,
    ]
    assert [pre_event.was_near(g, lost, s, *moment) for s in (lost, other, follower)] == [
        False,
        True,
        False,
    ]
    nowhere = number("Tundra")
    assert not pre_event.was_outside(g, nowhere, SCHOOL, *moment) and not pre_event.was_with(
        g, nowhere, nowhere, *moment
    )
    assert pre_event.was_outside(g, lost, SCHOOL, *moment) and not pre_event.was_outside(
        g, lost, COLONY, *moment
    )
    assert not pre_event.was_exiled(g, nowhere, *moment) and not pre_event.was_not_exiled(
        g, nowhere, *moment
    )
    assert g.leader[0] == NONE
