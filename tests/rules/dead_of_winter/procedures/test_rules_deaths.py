"""Several deaths from one effect, in an order that the first player chooses where it matters
(R-SURV-17). The set is the rulebook's with crises that kill several survivors.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.engine.effect_lifetimes import release
from dowlang.engine.game import Game
from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change, watch
from dowlang.rulesets.dead_of_winter.analysis.forced_dice import rolls
from dowlang.rulesets.dead_of_winter.analysis.invariants import wounds_kill, wrong
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.procedures.crisis import resolve_crisis
from dowlang.rulesets.dead_of_winter.procedures.order_of_deaths import matters
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import BITTEN, LOCATIONS
from tests.rules.dead_of_winter.winter import (
    SET,
    alive,
    asked,
    carry_out,
    offered,
    say,
    table,
    told,
    who,
)

EFFECTS = {
    "Cull": "kill each survivor at the colony",
    "Quiet Cull": "kill each survivor at the colony, without losing morale",
    "Blows": "each survivor at the colony gets 2 wounds",
    "Frost": "each survivor at the colony gets 1 frostbite",
    "Lottery": "for each survivor at the colony\n            roll a die\n            that survivor "
    "gets (the roll) wounds",
    "Cold and Hunger": "for each survivor at the colony\n            remove 1 food, if able\n      "
    "      kill that survivor",
    "As Many as Rounds": "each survivor at the colony gets (rounds left) wounds",
}
WEAKEST = """crossroads "The Weakest"
    when a survivor with the lowest influence is killed
    option "Mourn"
        lose 1 morale
    option "March on"
        gain 1 morale
"""
THREE = ("Forty", "Fifty", "Sixty")


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardSet]:
    """The set of these tests, through the whole chain."""
    folder = tmp_path_factory.mktemp("deaths") / "set"
    shutil.copytree(SET, folder)
    for name, text in EFFECTS.items():
        card = f'crisis "{name}"\n    prevent with fuel\n    failure\n        {text}\n'
        (folder / "crises" / f"{name.lower().replace(' ', '_')}.dow").write_text(card, "utf-8")
    (folder / "crossroads" / "the_weakest.dow").write_text(WEAKEST, "utf-8")
    manifest: Path = folder / "set.toml"
    manifest.write_text(re.sub(r"\[decks\][^\[]*", "", manifest.read_text("utf-8")), "utf-8")
    yield dowlang.load(folder)


def laid(cards: CardSet, crisis: str, **settings: Any) -> Table:
    """Two players, the second one first player, with three survivors in the colony and one
    outside; the crisis is about to be resolved.
    """
    t = (
        table_of(cards, 3, objective="We Need More Samples", **settings)
        .morale(6)
        .rounds(6)
        .crisis(crisis)
    )
    return (
        t.controls(1, "Forty", "Fifty")
        .controls(2, "Sixty")
        .controls(3, "Twelve", at="Library")
        .first_player(2)
    )


def failed(t: Table, **dice: int) -> Winter:
    """The crisis of the table is resolved, up to a decision or its end."""
    g = t.colony_phase("crisis")
    g.log = []
    g.stack[:] = [("settle",), (resolve_crisis.__name__,)]
    with rolls(g, **dice):
        g.run()
    return g


def deaths(g: Winter) -> list[int]:
    """Who was killed, in order."""
    return [entry[1] for entry in g.log or [] if entry[0] == E.SURVIVOR_KILLED]


# ---- the order is chosen
def test_the_first_player_orders_deaths_that_end_the_game(cards: CardSet) -> None:
    """R-SURV-17, U-55: with two morale left the third of three lives on, and the first player
    says who that is.
    """
    g = failed(laid(cards, "Cull").morale(2))
    assert asked(g) == (2, "survivor") and sorted(offered(g, "survivor")) == [
        "fifty",
        "forty",
        "sixty",
    ]
    g.apply("survivor/fifty")
    assert asked(g) == (2, "survivor") and sorted(offered(g, "survivor")) == ["forty", "sixty"]
    g.apply("survivor/sixty")
    assert g.cause and deaths(g) == [who("Fifty"), who("Sixty")] and alive(g, "Forty") == [True]


@pytest.mark.parametrize("crisis", ["Blows", "Frost"])
def test_tokens_that_kill_are_given_in_that_order(cards: CardSet, crisis: str) -> None:
    """R-SURV-17, R-SURV-15: who dies of the tokens is put in order; who lives keeps the place
    and gets the tokens too.
    """
    t = laid(cards, crisis).morale(2)
    for name in ("Forty", "Sixty"):
        t.wounds(name, 1, 1)
    g = failed(t)
    assert sorted(offered(g, "survivor")) == ["forty", "sixty"]
    g.apply("survivor/sixty")
    assert deaths(g) == [who("Sixty"), who("Forty")]
    fifty = g.wounds[who("Fifty")] + g.frostbite[who("Fifty")]
    assert fifty == (2 if crisis == "Blows" else 1) and wrong(g) == ""


def test_the_other_lines_of_a_loop_go_with_it(cards: CardSet) -> None:
    """R-SURV-17: each death with what its turn of the loop says."""
    g = failed(laid(cards, "Cold and Hunger").morale(2).food(1))
    g.apply("survivor/sixty")
    g.apply("survivor/fifty")
    assert deaths(g) == [who("Sixty"), who("Fifty")] and g.food == 0


def test_frostbite_at_the_turns_start(cards: CardSet) -> None:
    """R-SURV-17, R-TURN-02: own survivors who die of frostbite at the same moment; the first is
    dead before the next has its token.
    """
    t = table().controls(1, *THREE).controls(2, "Twelve").first_player(2).morale(9)
    for name in THREE:
        t.wounds(name, 1, 1 if name != "Fifty" else 0)
    g = t.game
    g.log = []
    g.stack[:] = [("settle",), ("tick_frostbite", 0)]
    g.crossroads = 0
    g.run()
    assert asked(g) == (2, "survivor") and sorted(offered(g, "survivor")) == ["forty", "sixty"]
    g.apply("survivor/sixty")
    assert deaths(g) == [who("Sixty"), who("Forty")] and g.wounds[who("Fifty")] == 1
    assert [name for name in told(g) if name in ("wounded", "survivor_killed")] == [
        "wounded",
        "survivor_killed",
    ] * 2


def test_frostbite_that_ends_the_game_goes_no_further(cards: CardSet) -> None:
    """R-TURN-02, R-SURV-15, R-END-02: the third token kills before the next survivor gets one,
    and with the last morale nobody gets one.
    """
    t = table().controls(1, "Forty", "Fifty").controls(2, "Twelve").first_player(2).morale(1)
    order = sorted(("Forty", "Fifty"), key=who)
    t.wounds(order[0], 1, 1).wounds(order[1], 0, 1)
    g = carry_out(t.begin(), "tick_frostbite", 0)
    assert g.cause and (g.wounds[who(order[1])], g.frostbite[who(order[1])]) == (0, 1)


def test_a_rule_that_ends_with_the_first_to_die() -> None:
    """R-SURV-17, R-EXPOSE-07: a bearer whose card lets two wounds kill; when it dies first, the
    other keeps two wounds and lives.
    """
    for first, other in (("Forty", "Fifty"), ("Fifty", "Forty")):
        g = (
            table()
            .controls(1, "Forty", "Fifty")
            .controls(2, "Twelve")
            .wounds("Forty", 2)
            .wounds("Fifty", 2)
            .begin()
        )
        change(
            g,
            Origin("", 0, FOREVER, 0, who("Forty"), P.BEARER_TAG + who("Forty")),
            Change(P.WOUNDS_TO_KILL, 2, True),
        )
        assert matters(g, (who("Forty"), who("Fifty")), True)
        carry_out(g, "die_of_wounds")
        assert asked(g) == (1, "survivor")
        g.apply(f"survivor/{first.lower()}")
        assert (
            alive(g, first, other) == [False, other == "Fifty"] and wrong(g) == wounds_kill(g) == ""
        )


def test_who_decides_for_an_exiled_first_player(cards: CardSet) -> None:
    """R-SURV-17, U-32: the token's holder, or with `first_player.exiled_tiebreak` off the next
    who is not exiled.
    """
    g = failed(laid(cards, "Cull").morale(2).exiled(2))
    assert asked(g)[0] == 2
    g = failed(
        laid(cards, "Cull", rules={"first_player.exiled_tiebreak": "no"}).morale(2).exiled(2)
    )
    assert asked(g)[0] == 3


# ---- the order makes no difference
@pytest.mark.parametrize("crisis", ["Cull", "Quiet Cull", "Blows"])
def test_nobody_is_asked_where_nothing_can_differ(cards: CardSet, crisis: str) -> None:
    """R-SURV-17: morale to spare, nothing that waits, no rule about deaths; equipment, hands and
    replacements come out the same.
    """
    t = (
        laid(cards, crisis)
        .morale(2 if crisis == "Quiet Cull" else 4)
        .hand(1, "Fuel")
        .equipped("Forty", "Knife")
    )
    for name in THREE:
        t.wounds(name, 1)
    g = failed(t)
    assert deaths(g) == sorted(map(who, THREE)) and not g.stack and not g.cause
    assert not [entry for entry in g.log or [] if entry[0] == "chose"]


def test_one_death_is_no_question(cards: CardSet) -> None:
    """R-SURV-17: of several who get tokens one dies."""
    g = failed(laid(cards, "Blows").morale(1).wounds("Forty", 1))
    assert g.cause and deaths(g) == [who("Forty")]


def test_unknown_tokens_have_the_order_of_the_loop(cards: CardSet) -> None:
    """R-SURV-17: who dies of it is not known before the loop, so it goes on one after the other."""
    g = failed(laid(cards, "Lottery").morale(1), die=6)
    assert g.cause and deaths(g) == [min(map(who, THREE))]


@pytest.mark.parametrize("crisis", ["Cull", "As Many as Rounds"])
def test_tokens_counted_once_for_all_are_known_before_the_loop(cards: CardSet, crisis: str) -> None:
    """R-SURV-17: so many tokens as there are rounds left are as many for each, and who dies of them
    is put in order.
    """
    g = failed(laid(cards, crisis).morale(1))
    assert asked(g) == (2, "survivor") and len(offered(g, "survivor")) == 3
    g.apply("survivor/fifty")
    assert g.cause or asked(g) == (2, "survivor")
    if not g.cause:
        g.apply("survivor/sixty")
    assert g.cause and deaths(g) == [who("Fifty")]


# ---- who was the weakest
@pytest.mark.parametrize(("name", "comes_up"), [("Twelve", True), ("Forty", False)])
def test_a_card_may_ask_whether_the_dead_was_the_weakest(
    cards: CardSet, name: str, comes_up: bool
) -> None:
    """R-XROADS-02: of those in play and the dead survivor, who is out of play when the card
    asks.
    """
    t = (
        table_of(cards, 3, objective="We Need More Samples")
        .morale(6)
        .rounds(6)
        .controls(1, "Forty", "Fifty")
        .controls(2, "Twelve", "Sixty")
    )
    g = t.crossroads("The Weakest").begin()
    g.stack[:] = [("act", 0), ("kill", who(name))]
    g.run()
    assert asked(g) == (
        1,
        "leader" if name == "Forty" and g.leader[0] < 0 else "option" if comes_up else "action",
    )


# ---- kept alive by a card
def kept_alive(
    until: int = 0,
    scope: int = FOREVER,
    parameter: int = P.FORBID_BE_KILLED,
    by: int = 1,
    sets: bool = False,
) -> Winter:
    """Player 1's first turn; a card speaks of `Forty`, who has two wounds."""
    t = (
        table()
        .controls(1, "Forty", "Fifty")
        .controls(2, "Sixty", at="School")
        .wounds("Forty", 2)
        .dice(1, 6)
        .zombies("Library", 1)
    )
    g = t.begin()
    change(g, Origin("", 0, scope, until, tag=77), Change(parameter, by, sets, who("Forty")))
    return g


def test_who_cannot_be_killed_keeps_a_third_wound() -> None:
    """R-TEXT-01, R-EXPOSE-04, R-EXPOSE-07: only the death does not happen; tokens are placed,
    any number of them.
    """
    g = say(kept_alive(), "move/forty/library", exposure="wound")
    assert (
        g.wounds[who("Forty")] == 3
        and alive(g, "Forty") == [True]
        and asked(g) == (1, "action")
        and g.morale == 6
    )
    carry_out(g, "frost", who("Forty"), 2)
    assert g.frostbite[who("Forty")] == 2 and alive(g, "Forty") == [True] and wounds_kill(g) == ""


@pytest.mark.parametrize(
    ("rule", "by", "sets"), [(P.FORBID_BE_KILLED, 1, False), (P.WOUNDS_TO_KILL, 5, True)]
)
def test_when_the_card_ends_the_third_wound_kills(rule: int, by: int, sets: bool) -> None:
    """R-EXPOSE-07, R-TEXT-01, R-SURV-15: at once when the turn is over for which the card holds;
    who was healed meanwhile lives.
    """
    g = say(kept_alive(1, P.TURN, rule, by, sets), "move/forty/library", exposure="wound")
    assert g.turn == 1 and alive(g, "Forty") == [True]
    healed = g.clone()
    healed.wounds[who("Forty")] = 2
    for game, lives in ((g, False), (healed, True)):
        game.apply("end_turn")
        assert (
            alive(game, "Forty") == [lives]
            and game.morale == (6 if lives else 5)
            and not game.deadly
        )
        assert asked(game) == (2, "action") and wrong(game) == ""


def test_a_rule_that_ends_in_the_middle_of_a_turn_kills_before_the_next_action() -> None:
    """R-EXPOSE-07: here the card's bearer is gone; the last survivor is replaced as after every
    death (R-SURV-11).
    """
    g = say(kept_alive(), "move/forty/library", exposure="wound")
    release(g, 77)
    say(g, "barricade/6/colony_1")
    assert (
        alive(g, "Forty") == [False]
        and g.morale == 5
        and g.leader[0] == who("Fifty")
        and asked(g) == (1, "action")
    )


def test_at_the_end_of_the_round_too() -> None:
    """R-EXPOSE-07: a card that holds for a round."""
    g = kept_alive(1, P.ROUND)
    g.round = 1
    g.wounds[who("Forty")] = 3
    g.deadly = 1
    carry_out(g, "round_closed")
    assert alive(g, "Forty") == [False] and g.morale == 5


def test_fewer_wounds_that_kill_kill_at_once() -> None:
    """R-EXPOSE-07, R-TEXT-01: a card that lowers the number looks at those who have as many."""
    g = kept_alive(parameter=P.WOUNDS_TO_KILL, by=2, sets=True)
    say(g, "barricade/6/colony_1")
    assert alive(g, "Forty", "Fifty") == [False, True] and g.morale == 5 and not g.deadly


def test_who_cannot_be_killed_is_overrun_and_bitten_in_vain() -> None:
    """R-TEXT-01, R-ZOMBIE-06, R-EXPOSE-06: nobody else dies in that place, no token is placed,
    and the bite does not spread.
    """
    g = table().controls(1, "Forty", "Fifty", at="Library").zombies("Library", 3).morale(6).begin()
    change(g, Origin("", 0, FOREVER), Change(P.FORBID_BE_KILLED, 1, False, who("Forty")))
    g.log = []
    carry_out(g, "add_zombies", 1, LOCATIONS.index("library"))
    assert "overrun" in told(g) and alive(g, "Forty", "Fifty") == [True, True] and g.morale == 6
    carry_out(g, "suffer", who("Forty"), BITTEN, E.BY_EFFECT)
    assert (
        alive(g, "Forty", "Fifty") == [True, True] and g.wounds[who("Forty")] == 0 and not g.stack
    )


# ---- where it matters
def in_force() -> Winter:
    """Three players' survivors on a table with morale to spare, between turns."""
    return table().controls(1, "Forty").controls(2, "Fifty").controls(3, "Sixty").game


def test_the_order_of_deaths_is_asked_only_where_it_matters() -> None:
    """R-SURV-17: the last morale, a crossroads card, whatever waits for harm, rules about
    deaths; and only what all can see.
    """
    forty, fifty = who("Forty"), who("Fifty")
    g = in_force()
    assert not matters(g, (forty, fifty), True)
    g.morale = 2
    assert matters(g, (forty, fifty), True) and not matters(g, (forty, fifty), False)
    g.exiled[0] = 1
    assert not matters(g, (forty, fifty), True)  # one morale of two
    g = in_force()
    g.crossroads = 0  # whatever it waits for: nobody but its holder knows
    assert matters(g, (forty, fifty), True)
    for parameter in (P.MORALE_PER_DEATH, P.FORBID_BE_KILLED, P.WOUNDS_TO_KILL):
        g = in_force()
        change(g, Origin("", 0, FOREVER), Change(parameter, 1, False, who("Twelve")))
        assert matters(g, (forty, fifty), True)
        g = in_force()
        change(g, Origin("", 0, FOREVER, 0, fifty), Change(parameter, 1, False))
        # it ends with its bearer
        assert matters(g, (forty, fifty), True) and not matters(g, (forty, who("Sixty")), True)
    g = in_force()
    watch(g, Origin("", 0, FOREVER), E.SURVIVOR_KILLED, "", "settle")
    assert matters(g, (forty, fifty), True)


def test_who_cannot_be_killed_is_not_in_the_order(cards: CardSet) -> None:
    """R-SURV-17, R-TEXT-01."""
    t = laid(cards, "Cull").morale(1)
    change(t.game, Origin("", 0, FOREVER), Change(P.FORBID_BE_KILLED, 1, False, who("Fifty")))
    g = failed(t)
    assert sorted(offered(g, "survivor")) == ["forty", "sixty"]


def test_a_history_of_deaths_is_no_reason_to_ask(cards: CardSet) -> None:
    """R-SURV-17: cards of the set that count deaths later do not wait for one."""
    g: Game = in_force()
    assert isinstance(g, Winter)
    tables = g.t
    before = tables.remembered
    try:
        tables.remembered = frozenset({E.SURVIVOR_KILLED})
        g.hears[E.SURVIVOR_KILLED] += 1
        assert not matters(g, (who("Forty"), who("Fifty")), True)
    finally:
        tables.remembered = before
