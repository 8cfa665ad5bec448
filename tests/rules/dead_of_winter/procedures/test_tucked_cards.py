"""Cards that lie face down under a survivor: in no hand and no equipment, known to who controls
that one alone, gone with it, and dealt with by what can get at them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.cli.main import main
from dowlang.engine.player_log import player_log
from dowlang.engine.secrecy_declarations import Chance
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.analysis.secrecy import item_twins
from dowlang.rulesets.dead_of_winter.procedures.control import give_survivor
from dowlang.rulesets.dead_of_winter.procedures.harm import kill, remove_survivor
from dowlang.rulesets.dead_of_winter.procedures.out_of_play import (
    come_back,
    die_out_of_play,
    take_out,
)
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.card_zones import TUCKED
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import discard, give_item, locate, tuck
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NONE, SCHOOL
from tests.rules.dead_of_winter import play
from tests.rules.dead_of_winter.analysis.test_twins_dealt import NOTHING

OWNER, OTHER, COAT, FRIEND, STRANGER = 0, 1, 3, 4, 5


@pytest.fixture
def table() -> Winter:
    """Two players, each with somebody; under one of the first player's lies a card."""
    g = play.table()
    play.put(g, OWNER, COAT, at=SCHOOL)
    play.put(g, OWNER, FRIEND)
    play.put(g, OTHER, STRANGER)
    play.put(g, 2, STRANGER + 1)
    g.leader[:3] = [COAT, STRANGER, STRANGER + 1]
    (item,) = play.hold(g, OWNER, "food")
    g.log = []
    tuck(g, item, COAT)
    return g


def the_card(g: Winter) -> int:
    ((_, item),) = g.tucked
    return item


def shown(g: Winter, player: int) -> object:
    return g.view(player)["tucked"]


def test_it_is_in_no_hand_and_only_its_owner_sees_it(table: Winter) -> None:
    """R-BOARD-15."""
    item = the_card(table)
    assert locate(table, item) == (TUCKED, COAT) and table.hand[OWNER] == ()
    assert not table.equipment[COAT] and not wrong(table)
    assert shown(table, OWNER) == ((COAT, table.t.item_face[item]),)
    assert shown(table, OTHER) == shown(table, 2) == ((COAT, NONE),)
    ((_, *told),) = player_log(table.cards, table.log or [], OTHER)
    ((_, *known),) = player_log(table.cards, table.log or [], OWNER)
    assert told == [OWNER, COAT, None] and None not in known


def test_its_twin_is_another_card_for_the_others_alone(table: Winter) -> None:
    """R-BOARD-14, R-BOARD-15."""
    item, design = the_card(table), table.t.item_card

    def others(player: int) -> set[int]:
        twins = [item_twins(table, player, Chance(seed), NOTHING, set()) for seed in range(40)]
        return {design[twin[item]] for twin in twins}

    assert others(OWNER) == {design[item]} and len(others(OTHER)) > 1


def test_it_goes_where_the_survivor_goes(table: Winter) -> None:
    """R-SURV-10: who controls the survivor then knows it, and nobody else any more."""
    item = the_card(table)
    give_survivor(table, COAT, OTHER)
    assert table.tucked == ((COAT, item),)
    assert shown(table, OTHER) == ((COAT, table.t.item_face[item]),)
    assert shown(table, OWNER) == ((COAT, NONE),)


@pytest.mark.parametrize("place", [SCHOOL, COLONY])
def test_it_goes_where_equipment_goes_when_the_survivor_is_lost(table: Winter, place: int) -> None:
    """R-SURV-07, R-SURV-08: into the hand, or face down into the deck, seen by nobody else."""
    item = the_card(table)
    table.location[COAT], before = place, len(table.item_deck[SCHOOL])
    play.step(table, kill, COAT)
    assert table.tucked == () and not wrong(table)
    assert (item in table.hand[OWNER]) == (place == COLONY)
    assert len(table.item_deck[SCHOOL]) == before + (place == SCHOOL)
    left = [e for e in player_log(table.cards, table.log or [], OTHER) if e[0] == "tucked_left"]
    assert [event[4] for event in left] == [None]
    assert not any(item in entry[1:] for entry in table.log or () if entry[0] == E.CARD_TAKEN)


def test_it_leaves_the_game_with_who_is_removed_from_nowhere(table: Winter) -> None:
    """U-28: where that sends equipment out of the game."""
    item = the_card(table)
    table.param[table.cards.ruleset.parameter_number["removed.equipment"]] = 1
    play.step(table, remove_survivor, COAT)
    assert table.tucked == () and item in table.removed and not wrong(table)


@pytest.mark.parametrize("eliminated", [0, 1])
def test_it_stays_with_who_is_out_of_play_for_a_time(table: Winter, eliminated: int) -> None:
    """R-TEXT-01: its owner knows it meanwhile, and it is there when that one is back or dead."""
    item, face = the_card(table), table.t.item_face[the_card(table)]
    take_out(table, COAT)
    assert table.controller[COAT] < 0 and not wrong(table)
    assert (shown(table, OWNER), shown(table, OTHER)) == (((COAT, face),), ((COAT, NONE),))
    dead = table.clone()
    dead.eliminated[OWNER] = eliminated
    come_back(table, COAT, COLONY)
    assert table.tucked == ((COAT, item),) and table.controller[COAT] == OWNER
    die_out_of_play(dead, COAT, False)
    assert dead.tucked == () and item in (dead.removed if eliminated else dead.hand[OWNER])


def test_it_can_be_given_and_discarded(table: Winter) -> None:
    """R-BOARD-11: who gets it sees it, the waste pile shows it to all."""
    item = the_card(table)
    give_item(table, item, OTHER)
    assert table.hand[OTHER] == (item,) and table.tucked == ()
    third = player_log(table.cards, table.log or [], 2)
    assert [event[4] for event in third if event[0] == "tucked_left"] == [None]
    tuck(table, item, STRANGER)
    discard(table, OTHER, item)
    assert table.waste == (item,) and table.tucked == () and not wrong(table)


CARD = """crossroads "Ante"
    flavor "x"
    if food >= 0
    option "Yes"
        {line}
    option "No"
        nothing happens
"""
LINES = {  # what is wanted in its place, nothing where it can be done
    "discard a card beneath your leader": "",
    "give a card beneath your leader to another player": "",
    "equip your leader with a card beneath your leader": "",
    "take a card beneath your leader": "",
    "remove a card beneath your leader from the game": "",
    "look at each card beneath your leader": "",
    "reveal each card beneath your leader": "",
    "put each card beneath your leader into the hand of another player": "",
    "play a card beneath your leader": "a card in hand",
    "stake a card beneath your leader": "a card in hand",
    "stake a card beneath your leader face down": "a card in hand",
    "contribute a card beneath your leader to the crisis": "a card in hand",
    "unequip a card beneath your leader": "a card on a survivor you control",
    "tuck a card beneath your leader under a survivor you control": "a card in hand",
}


@pytest.mark.parametrize("line", list(LINES))
def test_what_can_be_done_with_it(
    line: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ante.dow"
    file.write_text(CARD.format(line=line), "utf-8")
    code = main(["check", str(file)])
    out, err = capfd.readouterr()
    wanted = LINES[line]
    assert code == bool(wanted), out + err
    assert not wanted or f"does not reach, wanted `{wanted}`" in out + err.replace("\n", " ")
