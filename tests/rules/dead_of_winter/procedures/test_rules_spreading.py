"""R-BITE, R-EXPOSE, R-XROADS-11 and R-SURV where a card or a second rule comes in: who cannot be
killed, cancelled results, several at once.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import dowlang
from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change, watch
from dowlang.rulesets.dead_of_winter.analysis.forced_dice import rolls
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.procedures.harm import kill
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import expose_mover, move
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import FORBID_BE_KILLED
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS, NOWHERE
from tests.rules.dead_of_winter.winter import (
    SET,
    alive,
    asked,
    carry_out,
    offered,
    rulebook,
    say,
    table,
    told,
    who,
)

ORIGIN = Origin("rulebook/crises/food_shortage", 0, FOREVER)


def cannot_be_killed(game: Winter, name: str) -> Winter:
    """A card is in force: nothing kills this survivor."""
    change(game, ORIGIN, Change(FORBID_BE_KILLED, 1, subject=who(name)))
    return game


def a_card_that_stops_it(game: Winter, *payload: int) -> None:
    game.cancel("the result")


def a_card_that_kills(game: Winter, survivor: int, *payload: int) -> None:
    game.do(kill, survivor)


def a_trek(game: Winter, survivor: int) -> None:
    """What a card may say: two moves, only the second with a roll."""
    game.do(move, survivor, LOCATIONS.index("school"), False)
    game.do(move, survivor, LOCATIONS.index("library"))


STEPS = {
    step.__name__: step for step in (a_card_that_stops_it, a_card_that_kills, a_trek, expose_mover)
}


def when(game: Winter, event: str, step: str) -> Winter:
    """The next time this happens, the step comes in."""
    rulebook().steps.update(STEPS)
    watch(game, ORIGIN, rulebook().ruleset.event_number[event], "", step, times=1)
    return game


# ---- bites
def test_a_bite_does_not_spread_from_a_survivor_who_lives() -> None:
    """R-BITE-01, R-EXPOSE-06, R-TEXT-01: it spreads when a survivor dies of it; who cannot be
    killed does not.
    """
    g = table().controls(1, "Forty", "Sixty").controls(2, "Twelve", at="School").begin()
    say(cannot_be_killed(g, "Forty"), "move/forty/school", exposure="bitten")
    assert (
        alive(g, "Forty", "Twelve") == [True, True] and asked(g) == (1, "action") and g.morale == 6
    )


def test_a_chain_ends_at_a_survivor_who_cannot_be_killed() -> None:
    """R-BITE-06, R-BITE-01: whatever its controller chooses and the die shows, nobody behind it
    is reached.
    """
    for answer, dice in (("bite_accept/twelve", {}), ("bite_roll/twelve", {"exposure": "wound"})):
        t = (
            table()
            .controls(1, "Forty", "Sixty")
            .controls(2, "Twelve", at="School")
            .controls(3, "Fifty-Two", at="School")
        )
        g = say(cannot_be_killed(t.begin(), "Twelve"), "move/forty/school", exposure="bitten")
        say(g, answer, **dice)
        assert (
            alive(g, "Forty", "Twelve", "Fifty-Two") == [False, True, True]
            and asked(g) == (1, "action")
            and g.morale == 5
        )


def test_the_second_roll_can_be_cancelled_like_any_other() -> None:
    """R-BITE-05, R-TEXT-01: `before it takes effect` is asked at every exposure roll; without a
    result the survivor lives, the chain ends.
    """
    t = (
        table()
        .controls(1, "Forty", "Sixty")
        .controls(2, "Twelve", at="School")
        .controls(3, "Fifty-Two", at="School")
    )
    g = say(t.begin(), "move/forty/school", exposure="bitten")
    say(when(g, "exposure_shown", "a_card_that_stops_it"), "bite_roll/twelve", exposure="bitten")
    assert (
        alive(g, "Twelve", "Fifty-Two") == [True, True]
        and asked(g) == (1, "action")
        and (g.morale, g.cancelled) == (5, 0)
    )


def test_who_is_gone_before_the_choice_is_passed_over() -> None:
    """R-BITE-01, R-BITE-03: a card `when a survivor is bitten` takes the one who is reached
    away: the next lowest still there is reached.
    """
    t = (
        table()
        .controls(1, "Forty", "Sixty")
        .controls(2, "Twelve", at="School")
        .controls(3, "Fifty-Two", at="School")
        .survivor_deck("Thirty")
    )
    g = when(t.begin(), "bite_spread", "a_card_that_kills")
    say(g, "move/forty/school", exposure="bitten")
    assert (
        asked(g) == (3, "bite")
        and offered(g, "bite_roll") == ["fifty_two"]
        and alive(g, "Twelve") == [False]
    )
    assert say(g, "bite_accept/fifty_two").morale == 3


def test_a_cancelled_move_result_is_that_of_this_move_only() -> None:
    """R-EXPOSE-01, R-ACT-MOV-03: a card cancels at a move without a roll; the roll of the next
    move counts.
    """
    g = when(table().controls(1, "Forty", "Sixty").begin(), "move_made", "a_card_that_stops_it")
    carry_out(g, "a_trek", who("Forty"), exposure="wound")
    assert g.wounds[who("Forty")] == 1 and g.cancelled == 0


# ---- last survivors and leaders
@pytest.mark.parametrize("first", [1, 2, 3])
def test_replacements_are_drawn_clockwise_from_the_first_player(first: int) -> None:
    """R-SURV-11, U-26, U-54: of several players who lost the last survivor in one effect the
    first player, or the next one, draws first.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Sixty")
        .controls(3, "Fifty-Two")
        .first_player(first)
    )
    g = t.survivor_deck("Thirty", "Thirty-Three", "Twelve").begin()
    carry_out(g, "start_bite", 0)
    for name in ("forty", "fifty_two"):
        say(g, f"bite_roll/{name}", exposure="frostbite")
    say(g, "bite_accept/sixty")
    order = [(first - 1 + n) % 3 for n in range(3)]
    assert [g.controller[who(name)] for name in ("Thirty", "Thirty-Three", "Twelve")] == order
    assert [g.leader[player] for player in order] == [
        who(name) for name in ("Thirty", "Thirty-Three", "Twelve")
    ]


def test_without_space_a_survivor_stays_where_it_is() -> None:
    """R-SURV-01, R-SURV-03: one removed from the game does not get into the survivor deck by
    trying to join.
    """
    g = table().controls(1, "Forty").helpless(23).begin()
    lost = who("Twelve")
    g.survivor_deck = tuple(s for s in g.survivor_deck if s != lost)
    g.removed_survivors += (lost,)
    before = g.survivor_deck
    carry_out(g, "join", lost, 0)
    assert lost in g.removed_survivors and g.survivor_deck == before and g.location[lost] == NOWHERE


# ---- crossroads cards in a full colony
BOTH_WAYS = """crossroads "Both Ways"
    when you clean waste
    vote by players, ties go to the first player
        passes "In"
            add 1 helpless survivor
        fails "In as well"
            add 2 helpless survivors
"""
ONE_WAY = """crossroads "One Way"
    when you clean waste
    vote by players, ties go to the first player
        passes "In"
            add 1 helpless survivor
        fails "Out"
            lose 1 morale
"""
DEEP = """crossroads "Deep"
    when you clean waste
    option "In"
        add 1 helpless survivor
    option "In, but how"
        choose one
            option "Through the door"
                add 1 helpless survivor
            option "Through the fence"
                add 2 helpless survivors
                lose 1 morale
"""
DEEP_OR_NOT = """crossroads "Deep or Not"
    when you clean waste
    option "In"
        add 1 helpless survivor
    option "Perhaps"
        choose one
            option "Through the door"
                add 1 helpless survivor
            option "Not at all"
                lose 1 morale
"""
A_CRY = """crossroads "A Cry"
    when a survivor you control gets a wound
    option "Run"
        lose 1 morale
    option "Stay"
        nothing happens
"""


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> dowlang.CardSet:
    """The rulebook's set with the cards above."""
    folder: Path = tmp_path_factory.mktemp("doors") / "rulebook"
    shutil.copytree(SET, folder)
    cards = (BOTH_WAYS, ONE_WAY, DEEP, DEEP_OR_NOT, A_CRY)
    for number, text in enumerate(cards):
        (folder / "crossroads" / f"door_{number}.dow").write_text(text, "utf-8")
    manifest = folder / "set.toml"
    before = len(rulebook().of_kind["crossroads"])
    manifest.write_text(
        manifest.read_text("utf-8").replace(
            f"crossroads = {before}", f"crossroads = {before + len(cards)}"
        ),
        "utf-8",
    )
    return dowlang.load(folder)


@pytest.mark.parametrize(
    ("card", "comes_up"),
    [("Both Ways", False), ("One Way", True), ("Deep", False), ("Deep or Not", True)],
)
def test_a_card_that_adds_people_whatever_is_said_does_not_come_up(
    doors: dowlang.CardSet, card: str, comes_up: bool
) -> None:
    """R-XROADS-11, R-XROADS-09, G-24: a vote with both results, an option with a choice in it,
    count as what they come to.
    """
    for helpless in (22, 21):
        t = (
            table_of(doors, 3, objective="We Need More Samples")
            .controls(1, "Forty")
            .controls(2, "Sixty")
            .dice(1, 3)
            .waste_of(3)
        )
        g = t.crossroads(card).helpless(helpless).begin()
        waiting, g.log = g.crossroads, []
        with rolls(g):
            g.apply("clean_waste/3")
        happens = helpless == 21 or comes_up
        assert ("crossroads_triggered" in told(g)) == happens == (g.crossroads != waiting)
        # one thing is left that can happen then
        asked = happens and not (helpless == 22 and card in ("One Way", "Deep or Not"))
        assert g.decision.kind == ("action" if not asked else "vote" if "Way" in card else "option")


# ---- wound tokens of both faces
def test_frostbite_is_a_wound_for_cards_that_wait_for_one(doors: dowlang.CardSet) -> None:
    """R-EXPOSE-05: a frostbite token counts as a wound token for every purpose, so `gets a
    wound` is met by it, and by every other one once.
    """
    for face in ("frostbite", "wound", "blank"):
        t = (
            table_of(doors, 3, objective="We Need More Samples")
            .controls(1, "Forty", "Sixty")
            .controls(2, "Twelve")
            .crossroads("A Cry")
        )
        g = t.begin()
        with rolls(g, exposure=face):
            g.apply("move/forty/school")
        assert g.decision.kind == ("action" if face == "blank" else "option")
