"""Exiled and eliminated players against what cards do: votes of cards, swaps, bans, newcomers,
requests (R-EXILE, R-VOTE, R-VAR-12).

The cards are an addition to the base set, made for these tests. What follows from the rules alone
is in `test_rules_exile.py`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.forced_dice import rolls
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.procedures.main_objective import put_objective_in_force
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, LIBRARY, OUTSIDE, SCHOOL
from tests.rules.dead_of_winter.winter import asked, offered

CARDS = {
    "a_show_of_hands": """crossroads "A Show of Hands"
    if food >= 6
    vote by players, without voters it fails
        passes "Yes"
            gain 2 morale
        fails "No"
            lose 1 morale
""",
    "after_the_shot": """crossroads "After the Shot"
    when a survivor is killed
    option "Sit down"
        gain 1 morale
    option "Walk on"
        gain 2 morale
""",
    "revolving_door": """item "Revolving Door"
    tool, in "School" x 1
    play
        swap a survivor you control with a survivor at the colony
""",
    "last_bullet": """item "Last Bullet"
    weapon, in "School" x 1
    play
        kill a survivor you control
""",
    "closed_stacks": """item "Closed Stacks"
    tool, in "School" x 1
    equip
        survivors cannot move to "Library"
""",
    "ball_and_chain": """item "Ball and Chain"
    tool, in "School" x 1
    equip
        the bearer cannot move from the colony
""",
    "point_the_finger": """item "Point the Finger"
    tool, in "School" x 1
    play
        start a vote to exile another player
        gain 1 morale
""",
    "refugees": """crisis "Refugees"
    prevent with fuel
    failure
        add 2 helpless survivors
""",
    "wet_blankets": """objective "Wet Blankets"
    time short
    standard
        goal food >= 99
        when a zombie is killed
            add 1 helpless survivor
    hardcore like standard, except
        goal food >= 100
""",
    "a_full_cart": """crossroads "A Full Cart"
    when you build a barricade
    option "Let them in"
        add 2 helpless survivors
    option "Drive on"
        gain 1 morale
""",
    "two_orphans": """item "Two Orphans"
    survivor, in "School" x 1
    play
        add 2 helpless survivors
""",
    "cold_beans": """item "Cold Beans"
    food, in "School" x 1
    play
        add 3 food
""",
    "the_cousins": """item "The Cousins"
    survivor, in "School" x 1
    play
        add 1 helpless survivor
        a survivor joins you
""",
}
NEEDED, GUARD, THIRD, FOURTH = "Lars Engstrom", "Priya Raman", "Yuki Lowe", "Ngozi Adeyemi"


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return load_source(addition([], {name: text.encode() for name, text in CARDS.items()}))


def table(players: int = 3, **settings: Any) -> Table:
    """One survivor a player in the colony, morale 6."""
    t = table_of(cards(), players, **settings).morale(6)
    for player, name in enumerate((NEEDED, GUARD, THIRD, FOURTH)[:players], 1):
        t.controls(player, name)
    return t


def place_of(game: Winter, name: str) -> int:
    return game.location[
        next(n for n, card in enumerate(cards().of_kind["survivor"]) if card["name"] == name)
    ]


def exiled_outside(**settings: Any) -> Table:
    """Player 1 is exiled and stands in the school; the other two are in the colony."""
    return table(**settings).at(NEEDED, "School").exiled(1)


def full_outside(t: Table) -> Table:
    for place in OUTSIDE:
        t.game.survivor_spaces[place] = 0
    return t


# ---- votes that a card holds
def voters(game: Winter) -> list[int]:
    """Who is asked, all voting yes."""
    out = []
    while game.decision.kind == "vote":
        out.append(asked(game)[0])
        game.apply("vote/up")
    return out


@pytest.mark.parametrize(("exiled", "wanted"), [((), [1, 2, 3]), ((3,), [1, 2]), ((1,), [2, 3])])
def test_the_exiled_vote_in_no_vote(exiled: tuple[int, ...], wanted: list[int]) -> None:
    """R-VOTE-03, R-EXILE-11: a card that lets the players vote asks those who are not exiled."""
    game = table().exiled(*exiled).food(6).crossroads("A Show of Hands").begin()
    assert voters(game) == wanted and game.morale == 8


def test_a_vote_of_nobody_but_the_exiled() -> None:
    """R-EXILE-11: without anybody who may vote it is a vote without voters."""
    game = table().exiled(1, 2, 3).food(6).crossroads("A Show of Hands").begin()
    assert game.decision.kind == "action" and game.morale == 5


@pytest.mark.parametrize(("breaks", "who"), [("yes", 1), ("no", 2)])
def test_ties_of_a_cards_vote_and_an_exiled_first_player(breaks: str, who: int) -> None:
    """U-32, R-BOARD-18: all tie-breaks are the exiled first player's, or with `no` the next
    player's who is not exiled.
    """
    game = (
        table(rules={"first_player.exiled_tiebreak": breaks})
        .exiled(1)
        .food(6)
        .crossroads("A Show of Hands")
        .begin()
    )
    assert asked(game) == (2, "vote")
    game.apply("vote/up")
    game.apply("vote/down")
    assert asked(game) == (who, "tie")
    assert game.arbiter() == who - 1


def test_an_exiled_player_starts_no_vote_with_a_card() -> None:
    """R-EXILE-11: nor by the words of a card; the rest of the card happens."""
    game = exiled_outside().hand(1, "Point the Finger").begin()
    game.apply("play/point_the_finger")
    while game.decision.kind == "player":
        game.choose(0)
    assert game.decision.kind == "action" and game.morale == 7
    game = table().hand(1, "Point the Finger").begin()
    game.apply("play/point_the_finger")
    game.choose(0)
    assert game.decision.kind == "vote"


# ---- where the exiled may be
def test_no_way_back_by_changing_places() -> None:
    """R-EXILE-06, U-30: a swap with somebody in the colony does not happen; for others, and with
    the parameter on, it does.
    """
    for t, there in (
        (exiled_outside(), SCHOOL),
        (exiled_outside(rules={"exile.may_enter_colony": "yes"}), COLONY),
        (table().at(NEEDED, "School"), COLONY),
    ):
        game = t.hand(1, "Revolving Door").begin()
        game.apply("play/revolving_door")
        while game.decision.kind != "action":
            game.choose(0)
        assert place_of(game, NEEDED) == there


def test_exile_moves_go_where_a_survivor_may_go() -> None:
    """R-EXILE-04, R-TEXT-01: the moves follow the rules of movement, so a location that a card
    closes is closed to them.
    """
    game = table().equipped(NEEDED, "Closed Stacks").begin()
    for key in ("exile_vote/player_2", "vote/up", "vote/up", "vote/up"):
        game.apply(key)
    assert game.decision.kind == "exile"
    assert len(offered(game, "move")) == 5 and not any(
        "library" in key for key in offered(game, "move")
    )


def test_exile_of_somebody_held_in_the_colony() -> None:
    """R-EXILE-03, R-EXILE-04, R-TEXT-01: who cannot move from the colony stays; the others go,
    one of them beyond the spaces (U-31).
    """
    t = (
        table()
        .controls(2, FOURTH)
        .equipped(GUARD, "Ball and Chain")
        .equipped(THIRD, "Closed Stacks")
    )
    game = full_outside(t).begin()
    for key in ("exile_vote/player_2", "vote/up", "vote/up", "vote/up"):
        game.apply(key)
    assert len(offered(game, "move")) == 5 and all(
        key.startswith("ngozi_adeyemi/") for key in offered(game, "move")
    )
    with rolls(game, exposure="blank"):
        game.apply("move/ngozi_adeyemi/hospital")
    assert (
        game.decision.kind == "action"
        and place_of(game, GUARD) == COLONY
        and place_of(game, FOURTH) != LIBRARY
    )


def test_helpless_survivors_of_the_exiled_need_no_space() -> None:
    """R-EXILE-08, R-EXILE-09, R-ACT-PLY-07: none are added, so nothing has to be free; a
    survivor needs a space outside, not in the colony.
    """
    hand = ("Two Orphans", "The Cousins")
    assert sorted(offered(full_outside(exiled_outside().hand(1, *hand)).begin(), "play")) == [
        "two_orphans"
    ]
    assert sorted(offered(exiled_outside().helpless(22).hand(1, *hand).begin(), "play")) == [
        "the_cousins",
        "two_orphans",
    ]
    game = full_outside(exiled_outside().hand(1, *hand)).begin()
    game.apply("play/two_orphans")
    assert game.helpless == 0 and len(game.removed) == 1
    assert offered(table(rules={"colony.spaces": 3}).hand(1, *hand).begin(), "play") == []


@pytest.mark.parametrize(
    ("partial", "spaces", "playable"),
    [
        ("fill", 4, ["the_cousins", "two_orphans"]),
        ("not_playable", 4, []),
        ("not_playable", 5, ["the_cousins", "two_orphans"]),
    ],
)
def test_cards_that_add_more_than_there_is_space_for(
    partial: str, spaces: int, playable: list[str]
) -> None:
    """U-29: with one space for two the card is playable and fills it, or with `not_playable` is
    not.
    """
    game = (
        table(rules={"full_colony.partial": partial, "colony.spaces": spaces})
        .hand(1, "Two Orphans", "The Cousins")
        .begin()
    )
    assert sorted(offered(game, "play")) == playable


def test_helpless_survivors_whom_no_player_brings() -> None:
    """R-EXILE-08: what a crisis adds comes, though the first player who reads it is exiled; what
    a card tells an exiled player does not.
    """
    for exiled in ((), (1,)):
        t = table().at(NEEDED, "School").exiled(*exiled).crisis("Refugees")
        game = t.colony_phase("crisis")
        game.stack[:] = game.stack[-1:]
        game.run()
        assert game.helpless == 2
        game = (
            table()
            .at(NEEDED, "School")
            .exiled(*exiled)
            .dice(1, 1)
            .crossroads("A Full Cart")
            .begin()
        )
        before = game.morale
        game.apply("barricade/1/school")
        if exiled:  # there only the other option is one, and it happens by itself
            assert game.morale == before + 1 and game.helpless == 0
            continue
        game.apply("option/a_full_cart/let_them_in")
        assert game.helpless == 2


def test_a_rule_of_the_main_objective_tells_no_exiled_player() -> None:
    """R-EXILE-08: nor does a standing rule of the main objective tell the player who was first
    when the game began.
    """
    t = (
        table(objective="Wet Blankets")
        .at(NEEDED, "School")
        .exiled(1)
        .zombies("colony", 1)
        .dice(2, 6)
    )
    put_objective_in_force(t.game)
    game = t.first_player(2).begin()
    with rolls(game, exposure="blank"):
        game.apply("attack/priya_raman/6/colony_1")
    assert game.helpless == 1


# ---- food cards of the exiled
def test_a_requested_food_card_raises_a_die_of_the_exiled() -> None:
    """R-EXILE-10, R-ACT-REQ-02, U-42: the requester chooses as if playing it: its effect, or +1
    on a die; removed either way (R-EXILE-13).
    """
    for key, dice, food in (
        ("play_for_die/cold_beans/2", (3, 6), 0),
        ("play/cold_beans", (2, 6), 3),
    ):
        game = exiled_outside().dice(1, 2, 6).hand(2, "Cold Beans").begin()
        game.apply("request/player_2/food")
        game.apply("give/cold_beans")
        assert asked(game)[0] == 1 and sorted(game.decision.keys) == [
            "play/cold_beans",
            "play_for_die/cold_beans/2",
        ]
        game.apply(key)
        assert game.unused[0] == dice and len(game.removed) == 1 and not game.hand[1]
        assert game.food == food and not game.waste
    game = exiled_outside().dice(1, 6).hand(2, "Cold Beans").begin()
    game.apply("request/player_2/food")
    game.apply("give/cold_beans")
    assert not offered(game, "play_for_die"), "no die to raise, nothing to choose"


# ---- eliminated
def test_the_eliminated_decide_no_crossroads_card() -> None:
    """R-VAR-11, R-VAR-12: out of the game at once; the card that the last death set off goes
    back under its deck.
    """
    game = table(variant="elimination").hand(1, "Last Bullet").crossroads("After the Shot").begin()
    game.apply("play/last_bullet")
    assert game.eliminated == [1, 0, 0] and game.active_player == 1
    assert not game.removed_crossroads and game.morale == 5
    game = (
        table(variant="elimination")
        .controls(1, FOURTH)
        .hand(1, "Last Bullet")
        .crossroads("After the Shot")
        .begin()
    )
    game.apply("play/last_bullet")
    game.choose(0)
    assert asked(game) == (1, "option"), "who has somebody left decides it"
