"""Where two rules meet, or something has run out: set-up, crisis, dice, turns and actions (R-CARD,
R-SETUP, R-CRISIS, R-DICE, R-TURN, R-ACT).

The set is the rulebook's with a few cards more and the non-cooperative mark on one card of each
kind that may carry it.
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
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.procedures.crisis import crisis_total, reveal_crisis
from dowlang.rulesets.dead_of_winter.procedures.dice import raise_die
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, OUTSIDE
from dowlang.rulesets.dead_of_winter.words.effects import cards as effects_cards
from tests.rules.dead_of_winter.winter import SET, asked, hand, names, offered, place, say, zombies

MARKED = (
    "items/fuel.dow",
    "crises/food_shortage.dow",
    "survivors/eighteen.dow",
    "objectives/crowded.dow",
)
CARDS = {
    "objectives/crowded.dow": """objective "Crowded"
    time short
    standard
        setup
            helpless survivors 4
            add 20 zombies to the colony
        goal food >= 10
    hardcore like standard, except
        goal food >= 12
""",
    "scenarios/unmarked.dow": """scenario "Unmarked"
    remove non-cooperative cards
""",
    "crossroads/before_the_search.dow": """crossroads "Before the Search"
    when you search, before it takes effect
    option "Kill"
        kill a survivor you control
    option "Send"
        move a survivor you control to "Library"
    option "Nothing"
        nothing happens
""",
    "crossroads/hands_off.dow": """crossroads "Hands Off"
    when you play a card, before it takes effect
    option "Stop"
        cancel the action
    option "Drop"
        discard 1 weapon card
    option "Go"
        nothing happens
""",
    "crossroads/first_light.dow": """crossroads "First Light"
    when you start
    option "Up"
        gain 1 morale
    option "Down"
        lose 1 morale
""",
    "crossroads/one_pot.dow": """crossroads "One Pot"
    when you start
    option "Give"
        the players together may discard 3 fuel cards
            if so
                gain 1 morale
    option "Offer"
        each player may discard 1 fuel card, to gain 1 morale
    option "Ask"
        each player must discard 1 card
""",
    "crossroads/last_word.dow": """crossroads "Last Word"
    when you pass
    option "Up"
        gain 1 morale
    option "Down"
        lose 1 morale
""",
}


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardSet]:
    """The set of these tests, through the whole chain."""
    folder = tmp_path_factory.mktemp("corners") / "set"
    shutil.copytree(SET, folder)
    for name, text in CARDS.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    for name in MARKED:
        title, _, rest = (folder / name).read_text("utf-8").partition("\n")
        (folder / name).write_text(f"{title}\n    non-cooperative\n{rest}", "utf-8")
    manifest: Path = folder / "set.toml"
    manifest.write_text(re.sub(r"\[decks\][^\[]*", "", manifest.read_text("utf-8")), "utf-8")
    yield dowlang.load(folder)


def laid(cards: CardSet, players: int = 3, **settings: Any) -> Table:
    """An empty table with morale 6 and six rounds."""
    return (
        table_of(cards, players, objective="We Need More Samples", **settings).morale(6).rounds(6)
    )


def seated(cards: CardSet, at: str = "school", **settings: Any) -> Table:
    """Three players with a survivor each, the first one's at a place."""
    return (
        laid(cards, **settings)
        .controls(1, "Fifty", at=at)
        .controls(2, "Forty")
        .controls(3, "Thirty")
    )


def crisis(cards: CardSet, name: str) -> int:
    return next(n for n, card in enumerate(cards.of_kind["crisis"]) if card["name"] == name)


# ---- marked cards
@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "settings", [{"variant": "cooperative"}, {"scenario": "Unmarked"}, {"players": 2}]
)
def test_every_marked_card_is_taken_out(cards: CardSet, settings: dict[str, Any]) -> None:
    """R-CARD-02, R-VAR-05: whatever its kind: starting item, item of a deck, crisis, survivor,
    main objective.
    """
    marked = next(
        n for n, card in enumerate(cards.of_kind["survivor"]) if card["name"] == "Eighteen"
    )
    for seed in range(8):
        g: Any = dowlang.Game(cards, seed=seed, **{"players": 3, **settings})
        while g.decision.kind != "action":
            g.choose(0)
        items = [item for pile in (*g.hand, *g.item_deck) for item in pile]
        assert "Fuel" not in names(g, items) and "Tinned Food" in names(g, items)
        assert crisis(cards, "Food Shortage") not in (*g.crisis_deck, g.crisis)
        assert marked not in g.survivor_deck and g.controller[marked] < 0
        assert g.t.objectives[g.main]["name"] != "Crowded"


def test_marked_cards_stay_in_other_games(cards: CardSet) -> None:
    """R-CARD-02: the mark means nothing there."""
    g: Any = dowlang.Game(cards, seed=1, players=5, objective="Crowded")
    assert sum("Fuel" in names(g, pile) for pile in g.hand) > 0 and "Fuel" in names(
        g, g.item_deck[place("gas_station")]
    )
    assert crisis(cards, "Food Shortage") in g.crisis_deck


@pytest.mark.parametrize(
    ("settings", "there"), [({"variant": "cooperative"}, 2), ({"scenario": "Unmarked"}, 2), ({}, 3)]
)
def test_a_new_crisis_deck_holds_the_crises_of_this_game(
    cards: CardSet, settings: dict[str, Any], there: int
) -> None:
    """U-10, R-CARD-02, R-VAR-05: used crises make the new deck, those taken out of the game do
    not.
    """
    g = laid(cards, **settings).game
    g.crisis_deck = ()
    reveal_crisis(g)
    assert len({g.crisis, *g.crisis_deck}) == there


# ---- cards of the exiled
def test_what_the_exiled_play_is_removed_and_what_they_discard_is_not(cards: CardSet) -> None:
    """R-EXILE-13, G-35, R-BOARD-11: the card played leaves the game, the one discarded for an
    option lies in the waste pile.
    """
    g = (
        seated(cards)
        .exiled(1)
        .hand(1, "Fuel", "Knife", "Tinned Food")
        .crossroads("Hands Off")
        .begin()
    )
    say(g, "play/fuel")
    g.apply(next(key for key in g.decision.keys if key.endswith("drop")))
    assert (
        names(g, g.removed) == ["Fuel"]
        and names(g, g.waste) == ["Knife"]
        and hand(g, 1) == ["Tinned Food"]
    )


def test_what_was_contributed_before_an_exile_goes_like_everybodys(cards: CardSet) -> None:
    """R-CRISIS-11, R-EXILE-07, R-EXILE-13: it still counts, and is removed whoever gave it; an
    exiled player adds nothing more.
    """
    t = seated(cards).hand(1, "Tinned Food", "Tinned Food").crisis("Food Shortage")
    g = say(t.begin(), "contribute/tinned_food")
    g.exiled[0] = 1
    assert crisis_total(g) == 1 and not effects_cards.can_be_added(g, g.hand[0][0], 0)
    g.stack[:] = [("resolve_crisis",)]
    g.run()
    assert names(g, g.removed) == ["Tinned Food"] and g.waste == ()


# ---- choices of several players
@pytest.mark.parametrize(
    ("option", "kind"), [("give", "card"), ("offer", "offer"), ("ask", "card")]
)
def test_several_players_are_asked_from_the_first_player(
    cards: CardSet, option: str, kind: str
) -> None:
    """U-54: clockwise from the first player, not from whoever has the turn: a pot of all, an
    offer to each, a duty of each.
    """
    t = seated(cards).crossroads_deck("One Pot").first_player(3)
    for player in (1, 2, 3):
        t.hand(player, "Fuel", "Fuel", "Knife")
    g = t.game
    g.stack[:] = [("start_turn", 1)]
    g.run()
    g.apply(next(key for key in g.decision.keys if key.endswith(option)))
    order = []
    while g.decision.kind == kind:
        order.append(asked(g)[0])
        g.choose(len(g.decision.options) - 1)
    assert order == [3, 1, 2]


# ---- set-up
def test_nobody_dies_during_setup(cards: CardSet) -> None:
    """R-SETUP-03, R-SETUP-15: zombies beyond the entrances find no victim, helpless survivors
    included.
    """
    g: Any = dowlang.Game(cards, seed=1, players=3, objective="Crowded")
    assert g.zombies[:6] == [3] * 6 and (g.helpless, g.morale) == (4, 6)


# ---- crisis
def test_what_was_given_to_one_crisis_does_not_count_for_the_next(cards: CardSet) -> None:
    """R-CRISIS-03, R-ACT-CRI-01: cards are given to the revealed crisis for good, also when a
    card has it never resolved.
    """
    t = (
        seated(cards)
        .crisis("Two Ways Out")
        .crisis_deck("Fuel Shortage")
        .contributed(1, "Fuel")
        .contributed(2, "Fuel", "Fuel")
    )
    given = [item for _, item, _ in t.game.contributed]
    reveal_crisis(t.game)
    assert t.game.crisis == crisis(cards, "Fuel Shortage")
    assert t.game.contributed == () and sorted(t.game.removed) == sorted(given)


# ---- dice
def test_raising_never_lowers_a_die(cards: CardSet) -> None:
    """R-DICE-09, U-44: with a lower limit a die above it stays as it is."""
    g = seated(cards, rules={"die_max": 4}).dice(1, 3, 6).begin()
    raise_die(g, 0, 6)
    raise_die(g, 0, 3, 2)
    assert g.unused[0] == (4, 6)


@pytest.mark.parametrize(("lower", "need"), [(0, 3), (-2, 1), (-3, 1), (-5, 1)])
def test_an_ability_with_a_number_always_costs_a_die(cards: CardSet, lower: int, need: int) -> None:
    """R-CARD-12, R-ACT-ABL-02: however far its number is lowered."""
    t = (
        laid(cards, rules={"ability_value": lower})
        .controls(1, "Ashley Ross", at="school")
        .controls(2, "Forty")
        .controls(3, "Thirty")
    )
    g = t.dice(1, 1, 6).zombies("school", 1).begin()
    assert offered(g, "ability") == [f"ashley_ross/1/{die}" for die in (1, 6) if die >= need]


# ---- turns
def test_a_card_that_waits_for_the_end_of_the_turn(cards: CardSet) -> None:
    """R-TURN-04, R-TURN-08, R-XROADS-03: it happens then, is removed, and does not go under its
    deck.
    """
    g = seated(cards).crossroads("Last Word").crossroads_deck("Shots").begin()
    deck = g.crossroads_deck
    say(g, "end_turn")
    assert asked(g) == (1, "option") and g.active_player == 0
    say(g, "option/last_word/up")
    assert g.morale == 7 and len(g.removed_crossroads) == 1
    assert g.active_player == 1 and g.crossroads_deck == () and g.removed_crossroads[0] not in deck


def test_a_card_that_waits_for_the_start_of_the_turn(cards: CardSet) -> None:
    """R-TURN-01, U-23, U-37: drawn at the start, it happens before the first action; one that is
    not the active player's waits in vain.
    """
    g = say(seated(cards).crossroads_deck("First Light").begin(), "end_turn")
    assert asked(g) == (2, "option") and g.active_player == 1
    say(g, "option/first_light/down")
    assert g.morale == 5 and asked(g) == (2, "action") and len(g.removed_crossroads) == 1


def test_it_waits_for_the_end_of_the_active_players_turn(cards: CardSet) -> None:
    """R-XROADS-02, R-TURN-08: any other card goes under its deck as before."""
    g = (
        seated(cards)
        .crossroads("Before the Search")
        .crossroads_deck("Shots", "Look Around")
        .begin()
    )
    g.log = []
    say(g, "end_turn")
    told = [RULESET.events[entry[0]].name for entry in g.log if isinstance(entry[0], int)]
    assert told.index("crossroads_returned") < told.index("turn_ended") and g.active_player == 1


# ---- play
@pytest.mark.parametrize("exiled", [False, True])
@pytest.mark.parametrize(("option", "borne"), [("go", True), ("stop", False), ("drop", False)])
def test_equipment_is_played_like_any_card(
    cards: CardSet, option: str, borne: bool, exiled: bool
) -> None:
    """R-ACT-PLY-04, R-EXILE-13, 5.3 `card_played`: a card comes in before it is laid beside its
    survivor, and may cancel it.
    """
    t = seated(cards).hand(1, "Knife").crossroads("Hands Off")
    g = say((t.exiled(1) if exiled else t).begin(), "equip/knife/fifty")
    assert hand(g, 1) == ["Knife"] and asked(g) == (1, "option")
    say(g, f"option/hands_off/{option}")
    assert (
        hand(g, 1) == []
        and [names(g, items) for items in g.equipment if items] == [["Knife"]] * borne
    )
    # dropped is discarded, not played
    laid_down, other = (g.removed, g.waste) if exiled and option != "drop" else (g.waste, g.removed)
    assert names(g, laid_down) == ["Knife"] * (not borne) and other == ()
    assert asked(g) == (1, "action") and not g.cancelled


def test_given_equipment_is_played_like_any_card(cards: CardSet) -> None:
    """R-ACT-REQ-02, R-ACT-PLY-04: also when somebody else gives it; it never enters the
    requester's hand.
    """
    g = seated(cards).hand(2, "Knife").crossroads("Hands Off").begin()
    say(g, "request/player_2/weapon", "give/knife")
    assert asked(g) == (1, "option") and hand(g, 1) == []
    say(g, "option/hands_off/stop")
    assert hand(g, 2) == [] == hand(g, 1) and names(g, g.waste) == ["Knife"]


# ---- search
@pytest.mark.parametrize(
    ("option", "goes_on"), [("kill", False), ("send", False), ("nothing", True)]
)
def test_only_who_is_still_there_searches(cards: CardSet, option: str, goes_on: bool) -> None:
    """R-ACT-SEA-01, R-ACT-SEA-03, R-ACT-02: killed or moved before it takes effect, the survivor
    finds nothing; the die stays spent.
    """
    t = (
        seated(cards)
        .controls(1, "Sixty")
        .dice(1, 6)
        .crossroads("Before the Search")
        .deck("School", "Trap", "Stranger")
    )
    g = say(t.begin(), "search/fifty/6", exposure=()) if option != "send" else t.begin()
    if option == "send":
        say(g, "search/fifty/6")
        say(g, "option/before_the_search/send", "survivor/fifty", exposure="blank")
    else:
        say(
            g,
            f"option/before_the_search/{option}",
            *(["survivor/fifty"] if option == "kill" else []),
        )
    assert (
        g.spent[0] == (6,)
        and (g.decision.kind == "search") == goes_on
        and len(g.item_deck[place("school")]) == (1 if goes_on else 2)
    )


@pytest.mark.parametrize(("supply", "noisy"), [("off", True), ("on", False)])
def test_noise_needs_a_token(cards: CardSet, supply: str, noisy: bool) -> None:
    """R-COMP-12, U-11, R-ACT-SEA-06: with a limited supply all twenty noise tokens can lie on
    the board.
    """
    t = (
        seated(cards, rules={"limited_supply": supply})
        .dice(1, 6)
        .deck("School", "Trap", "Stranger")
    )
    for x in OUTSIDE:
        if x != place("school"):
            t.game.noise[x] = 4
    g = t.begin()
    g.apply("search/fifty/6")
    assert (g.decision.kind == "search" and "make_noise" in g.decision.keys) == noisy
    assert noisy or "Trap" in hand(g, 1)


# ---- attract
def test_within_the_colony_a_zombie_with_a_space_elsewhere_is_picked(cards: CardSet) -> None:
    """R-ACT-ATT-01, U-15: as many as possible and at least one moves; entrance 2 has the only
    space, so its own zombies cannot be picked.
    """
    g = (
        seated(cards, at="colony", rules={"attract.same_location": "yes"})
        .dice(1, 1)
        .zombies("colony", 3, 2, 3, 3, 3, 3)
        .begin()
    )
    say(g, "attract/1/colony/colony")
    assert offered(g, "entrance") == [f"colony_{number}" for number in (1, 3, 4, 5, 6)]
    say(g, "entrance/colony_4")
    assert g.zombies[COLONY : COLONY + 6] != [3, 2, 3, 3, 3, 3] and sum(g.zombies[:6]) == 17


@pytest.mark.parametrize(("there", "told"), [(1, 2), (2, 2), (3, 1)])
def test_as_many_are_told_as_find_a_space(cards: CardSet, there: int, told: int) -> None:
    """R-ACT-ATT-01, U-15, T-59: the event that cards wait for counts the zombies that come."""
    g = seated(cards).dice(1, 6).zombies("library", 3).zombies("school", there).begin()
    g.log = []
    say(g, "attract/6/school/library")
    number = RULESET.event_number["zombies_attracted"]
    assert [entry[-1] for entry in g.log if entry[0] == number] == [told] and zombies(
        g, "school"
    ) == there + told


@pytest.mark.parametrize("second", ["library", "hospital"])
def test_with_several_sources_each_zombie_has_its_own(cards: CardSet, second: str) -> None:
    """U-14 `attract.single_source` = no: one from each of two places, or both from one."""
    g = (
        seated(cards, rules={"attract.single_source": "no"})
        .dice(1, 6)
        .zombies("library", 2)
        .zombies("hospital", 2)
        .begin()
    )
    say(g, "attract/6/school/library", f"location/{second}")
    assert (
        zombies(g, "school") == 2
        and zombies(g, "library") == 1 - (second == "library")
        and zombies(g, "hospital") == 2 - (second == "hospital")
    )


@pytest.mark.parametrize(("there", "offer"), [(1, []), (2, ["6/school/library"])])
def test_all_sources_together_have_enough(cards: CardSet, there: int, offer: list[str]) -> None:
    """U-14, U-15 `attract.partial` = no: what stands at the survivor's own location cannot come
    there.
    """
    g = seated(cards, rules={"attract.single_source": "no", "attract.partial": "no"}).dice(1, 6)
    assert offered(g.zombies("library", there).zombies("school", 2).begin(), "attract") == offer


# ---- request
@pytest.mark.parametrize("rule", ["yes", "no"])
def test_equipment_is_not_given_to_who_has_nobody_to_bear_it(cards: CardSet, rule: str) -> None:
    """R-ACT-REQ-02, R-ACT-PLY-04, U-42, U-27: a requester without survivors cannot play it; it
    is neither shown nor given.
    """
    t = (
        laid(cards, rules={"request.only_playable": rule})
        .controls(2, "Forty")
        .controls(3, "Thirty")
        .hand(2, "Knife", "Tinned Food")
    )
    t.game.survivor_deck, t.game.waiting[0] = (), 1
    g: Winter = t.begin()
    g.log = []
    say(g, "request/player_2/weapon")
    told = [RULESET.events[entry[0]].name for entry in g.log if isinstance(entry[0], int)]
    assert (
        "request_refused" in told
        and "request_granted" not in told
        and hand(g, 2) == ["Knife", "Tinned Food"]
    )
    say(g, "request/player_2/food", "give/tinned_food")
    assert hand(g, 2) == ["Knife"]
