"""Rules settled by published rulings (U-31, U-46, U-71..U-76), and what a card keeps through
them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.agents.heuristic import make_heuristic
from dowlang.rulesets.dead_of_winter.analysis.forced_dice import rolls
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.procedures.crossroads import ACTORS
from dowlang.rulesets.dead_of_winter.procedures.harm import kill
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import discard, give_item
from dowlang.rulesets.dead_of_winter.state.types import LIBRARY, OUTSIDE
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord
from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    carry_out,
    hand,
    names,
    offered,
    only,
    say,
    table,
    where,
    who,
)

EXILED = ("exile_vote/player_2", "vote/up", "vote/up", "vote/up")


# ---- the optional part of a crisis
@lru_cache(maxsize=1)
def crises() -> CardSet:
    """The base set with crises whose optional part names the needed symbols, some of them, or
    these and others.
    """
    parts = {
        "Same": "2 fuel cards",
        "One": "1 fuel card",
        "Either": "2 tool cards",
        "Other": "2 medicine cards",
    }
    text = "\n".join(
        f'crisis "{name}"\n    prevent with {"tool, fuel" if name == "Either" else "fuel"}\n    '
        f"failure\n"
        f"        lose 1 morale\n    optional {part}\n        add 5 food\n"
        for name, part in parts.items()
    )
    return load_source(addition([], {"crises": text.encode()}))


@pytest.mark.parametrize(
    ("name", "cards", "prevented", "extra"),
    [
        ("Same", {"Jerry Can": 3}, True, False),
        ("Same", {"Jerry Can": 4}, True, False),
        ("Same", {"Jerry Can": 5}, True, True),
        ("Same", {"Jerry Can": 5, "Aspirin": 1}, True, False),
        ("Same", {"Jerry Can": 6, "Aspirin": 1}, True, True),
        ("Same", {"Jerry Can": 2}, False, False),
        ("One", {"Jerry Can": 3}, True, False),
        ("One", {"Jerry Can": 4}, True, True),
        ("Either", {"Jerry Can": 5}, True, False),
        ("Either", {"Jerry Can": 3, "Road Flares": 2}, True, True),
        ("Either", {"Jerry Can": 2, "Road Flares": 2}, True, False),
        ("Either", {"Jerry Can": 1, "Road Flares": 4}, True, True),
        ("Other", {"Jerry Can": 5, "Aspirin": 2}, True, True),
        ("Other", {"Jerry Can": 4, "Aspirin": 2}, False, False),
        ("Other", {"Jerry Can": 5, "Aspirin": 1}, True, False),
    ],
)
def test_the_extra_items_are_surplus_of_the_needed_ones(
    name: str, cards: dict[str, int], prevented: bool, extra: bool
) -> None:
    """R-CRISIS-13, R-CRISIS-05, U-46: N + count of the needed symbol; of another one -1 each,
    and the crisis prevented all the same.
    """
    t = table_of(crises(), 3).morale(5).rounds(6).controls(1, "Noor Haddad").crisis(name)
    g = carry_out(
        t.contributed(1, *[card for card, count in cards.items() for _ in range(count)]).begin(),
        "resolve_crisis",
    )
    assert (bool(g.crises_prevented), g.food == 5) == (prevented, extra)


@pytest.mark.parametrize(("given", "prevented"), [(0, False), (1, True)])
def test_nobody_counted_prevents_no_crisis(given: int, prevented: bool) -> None:
    """R-CRISIS-12, R-CRISIS-10: with everybody exiled N is 0, and a total of 0 is still no
    prevention.
    """
    t = (
        table()
        .controls(1, "Forty", at="School")
        .controls(2, "Fifty", at="School")
        .crisis("Food Shortage")
        .exiled(1, 2, 3)
    )
    g = only(t.contributed(1, *["Tinned Food"] * given), "crisis")
    assert (bool(g.crises_prevented), g.morale) == (prevented, 6 if prevented else 5)


# ---- exile without a free space
def full_outside(t: Table) -> Table:
    """No survivor space outside is free."""
    for place in OUTSIDE:
        t.game.survivor_spaces[place] = t.game.location.count(place)
    return t


@pytest.mark.settles(("exile.no_space", "beyond"))
def test_the_exiled_change_places_where_nothing_is_free() -> None:
    """R-EXILE-04, U-31: with a survivor of a player who is not exiled, of choice, without a
    roll; with `beyond` they go beyond the spaces.
    """

    def crowded(**settings: Any) -> Winter:
        t = (
            table(**settings)
            .controls(1, "Twelve")
            .controls(1, "Twenty", at="School")
            .controls(2, "Forty")
            .controls(3, "Fifty", at="Library")
        )
        return say(full_outside(t).begin(), *EXILED)

    g = crowded()
    assert (
        asked(g) == (2, "exile")
        and offered(g, "move") == []
        and sorted(offered(g, "swap")) == ["forty/fifty", "forty/twenty"]
    )
    say(g, "swap/forty/fifty")  # forced dice: none may be rolled
    assert (where(g, "Forty"), where(g, "Fifty"), asked(g)) == ("library", "colony", (1, "action"))
    g = crowded(rules={"exile.no_space": "beyond"})
    assert offered(g, "swap") == [] and len(offered(g, "move")) == 6
    say(g, "move/forty/library", exposure="wound")
    assert where(g, "Forty") == "library" and g.wounds[who("Forty")] == 1


def test_the_exiled_do_not_change_places_with_the_exiled() -> None:
    """U-31: of a player who is not exiled; where there is none they go beyond the spaces, with
    the usual roll.
    """
    t = (
        table()
        .controls(1, "Twelve")
        .controls(2, "Forty")
        .controls(3, "Fifty", at="Library")
        .exiled(3)
        .secret(2, "Dark Wish 1")
    )
    g = say(full_outside(t).begin(), "exile_vote/player_2", "vote/up", "vote/up")
    assert offered(g, "swap") == [] and len(offered(g, "move")) == 6


# ---- who is lost in the own action
def test_every_action_of_a_survivor_names_its_actor() -> None:
    """R-XROADS-04, U-71: each event that a player brings about with a survivor; a patient and a
    bearer do nothing themselves.
    """
    patients = {E.HEALED, E.CARD_EQUIPPED}
    mine = {
        word.event: word
        for word in VOCABULARY.of_sort(EventWord)
        if word.option and word.event not in patients
    }
    acting = {
        number for number in mine if any(noun == "survivor" for _, noun in E.EVENTS[number].fields)
    }
    assert acting == set(ACTORS)
    for number, place in ACTORS.items():
        assert E.EVENTS[number].fields[place][0] in ("survivor", "giver"), E.EVENTS[number].name


LOST = {
    "move": ("when you move a survivor", "move/yuki_lowe/school"),
    "attack": ("when you attack a zombie", "attack/yuki_lowe/6/colony_1"),
    "kill": ("when you kill a zombie", "attack/yuki_lowe/6/colony_1"),
}


@pytest.mark.parametrize("name", LOST)
def test_an_actor_who_is_lost_sets_nothing_off(name: str) -> None:
    """R-XROADS-04, U-71: killed by the exposure roll of the action, whatever the action was;
    unhurt, the card happens.
    """
    trigger, key = LOST[name]
    for roll, option in (("bitten", False), ("blank", True)):
        g = (
            witnessed(trigger)
            .controls(1, "Yuki Lowe", "Amara Diallo")
            .controls(2, "Lars Engstrom", at="Library")
            .zombies("colony", 1)
            .begin()
        )
        with rolls(g, exposure=roll):
            g.apply(key)
            if g.decision.kind == "bite":
                g.choose(0)
        assert (g.decision.kind == "option") is option and (g.crossroads >= 0) is not option


def test_somebody_else_in_the_same_action_sets_it_off() -> None:
    """R-XROADS-03, U-71: what a lost survivor did is forgotten when the next one does it."""
    g = witnessed("when you move a survivor").controls(1, "Yuki Lowe", "Amara Diallo").begin()
    g.fact = (E.MOVED, 0, g.groups[0][0], 0, 1, -1)
    kill(g, g.groups[0][0])
    g.emit(E.MOVED, 0, g.groups[0][0], 0, 2, -1)
    assert g.fact == (E.MOVED, 0, g.groups[0][0], 0, 2, -1)


def witnessed(trigger: str) -> Table:
    """The base set with one more crossroads card, which is in force."""
    cards = witness(
        f'crossroads "Witness"\n    {trigger}\n    option "A"\n        gain 1 morale\n    option '
        f'"B"\n        add 1 food\n'
    )
    return (
        table_of(cards, 3, objective="Every Door Barred")
        .morale(6)
        .rounds(6)
        .dice(1, 6)
        .crossroads("Witness")
    )


@lru_cache(maxsize=8)
def witness(text: str) -> CardSet:
    """The base set and a card."""
    return load_source(addition([], {"witness": text.encode()}))


# ---- morale while zombies are added
@pytest.mark.settles(("morale.checked", "after_batch"))
@pytest.mark.parametrize(("place", "batch"), [("colony", 1), ("school", 2)])
def test_when_morale_is_looked_at_while_zombies_come(place: str, batch: int) -> None:
    """R-END-02, U-72: the game ends with the first death; with `after_batch` when the colony,
    the other places, or noise are done.
    """

    def overrun(**settings: Any) -> Winter:
        t = table(**settings).morale(1).controls(1, "Forty", "Fifty", at=place).controls(2, "Sixty")
        t.zombies(
            place, *([3] * 6 if place == "colony" else [t.game.entrance_spaces[t.place(place) + 5]])
        )
        return only(t, "zombies")

    g = overrun()
    assert g.result["cause"] == "morale" and alive(g, "Forty", "Fifty") == [False, True]
    g = overrun(rules={"morale.checked": "after_batch"})
    assert (
        g.result["cause"] == "morale"
        and alive(g, "Forty", "Fifty") == [False, False]
        and wrong(g) == ""
    )


@pytest.mark.parametrize(
    ("place", "lines", "batch"),
    [
        ("colony", "add 2 zombies to the colony", True),
        ("school", 'add 2 zombies to "School"', True),
        ("school", 'add 2 zombies to each entrance of "School"', True),
        ("school", "for each location\n            add 2 zombies to it", True),
        ("school", 'add 1 zombie to "School"\n        add 1 zombie to "School"', False),
    ],
)
def test_when_morale_is_looked_at_while_a_card_adds_zombies(
    place: str, lines: str, batch: bool
) -> None:
    """R-END-02, U-72: what one effect adds is a batch, whatever adds it; two effects are two."""
    cards = witness(
        f'crossroads "Witness"\n    flavor "x"\n    if morale >= 1\n    automatic\n        '
        f"{lines}\n"
    )
    for rules, second in (({}, False), ({"morale.checked": "after_batch"}, batch)):
        t = table_of(cards, 3, objective="Every Door Barred", rules=rules).morale(1)
        t.controls(1, "Amara Diallo", "Biscuit", at=place).controls(2, "Greta Solheim")
        t.zombies(
            place, *([3] * 6 if place == "colony" else [t.game.entrance_spaces[t.place(place) + 5]])
        )
        g = t.begin()
        g.do(g.cards.handler("additions/witness")["start"], 0)
        g.run()
        lost = sum(
            g.controller[g.cards.number("survivor", slug)] < 0
            for slug in ("amara_diallo", "biscuit")
        )
        assert g.result["cause"] == "morale" and lost == 1 + second and wrong(g) == ""


# ---- exile votes, newcomers and the draw
@pytest.mark.settles(("exile.may_start_vote", "yes"))
def test_an_exiled_player_and_the_exile_vote() -> None:
    """R-EXILE-11, R-ACT-VOT-03, U-73: starts none (J); may start one with
    `exile.may_start_vote`, and votes in neither case.
    """
    t = table().controls(1, "Forty", at="School").exiled(1).controls(2, "Fifty")
    assert offered(t.begin(), "exile_vote") == []
    g = (
        table(rules={"exile.may_start_vote": "yes"})
        .controls(1, "Forty", at="School")
        .exiled(1)
        .controls(2, "Fifty")
        .begin()
    )
    assert offered(g, "exile_vote") == ["player_2", "player_3"]
    say(g, "exile_vote/player_2")
    assert asked(g) == (2, "vote")
    say(g, "vote/down", "vote/down")
    assert asked(g) == (1, "action") and offered(g, "exile_vote") == []


@pytest.mark.settles(("exile.newcomer", "colony"))
def test_newcomers_of_the_exiled_arrive_outside() -> None:
    """R-SURV-01, R-EXILE-09, U-75: by whatever card outside, at a place of choice with a space,
    nobody where there is none; with `colony` only an item card's newcomer goes outside.
    """

    def exiled(**settings: Any) -> Table:
        return (
            table(**settings)
            .controls(1, "Forty", at="School")
            .exiled(1)
            .survivor_deck("Sixty")
            .hand(1, "Stranger")
        )

    g = carry_out(exiled().begin(), "join", who("Sixty"), 0)
    assert asked(g) == (1, "location") and len(g.decision.keys) == 6
    g = carry_out(full_outside(exiled()).begin(), "join", who("Sixty"), 0)
    assert alive(g, "Sixty") == [False] and g.survivor_deck[-1] == who("Sixty")
    mode = {"exile.newcomer": "colony"}
    g = carry_out(exiled(rules=mode).begin(), "join", who("Sixty"), 0)
    assert where(g, "Sixty") == "colony"
    g = say(exiled(rules=mode).begin(), "play/stranger")
    assert asked(g) == (1, "location"), "by an item card: R-EXILE-09"


def test_the_exiled_objective_is_drawn_before_the_end() -> None:
    """R-EXILE-02, R-EXILE-14, U-76, U-55: the second honest exile ends the game; the player is
    judged by the card that was drawn, and the moves out of the colony are dropped.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .controls(3, "Sixty", at="School")
        .secret(2, "Plain Wish 1")
        .secret(3, "Plain Wish 2")
    )
    g = carry_out(
        t.exiled(3, objective="Bitter Wish 1").exile_deck("Bitter Wish 2").begin(), "exile", 1
    )
    assert g.result["cause"] == "morale" and g.secret[1] == 2001 and where(g, "Fifty") == "colony"
    assert g.result["roles"][1] == "exiled"


# ---- limits
def lose(g: Winter) -> None:
    """Forty dies in the colony: what was beside Forty is in hand."""
    carry_out(g, "kill", who("Forty"))


def into_the_deck(g: Winter) -> None:
    """The card is given up and drawn again."""
    item = g.equipment[who("Forty")][0]
    discard(g, 0, item)
    give_item(g, item, 0)


def by_another(g: Winter) -> None:
    """Another player has it for a while."""
    item = g.equipment[who("Forty")][0]
    give_item(g, item, 1)
    give_item(g, item, 0)


@pytest.mark.settles(("limits.kept", "bearer"))
@pytest.mark.parametrize("away", [lose, into_the_deck, by_another])
def test_a_limit_is_kept_by_the_copy(away: Callable[[Winter], None]) -> None:
    """R-ACT-HND-02, G-13, U-74: whatever happens to the copy within the round; with `bearer` only a
    hand-off keeps it. In the next round it is as new.
    """
    for rules, kept in (({}, True), ({"limits.kept": "bearer"}, False)):
        g = (
            table(rules=rules)
            .controls(1, "Forty", "Fifty")
            .controls(2, "Sixty")
            .equipped("Forty", "Handbook")
            .dice(1, 2, 2, 2)
            .begin()
        )
        say(g, f"use/{offered(g, 'use')[0]}")
        away(g)
        carry_out(g, "act", 0)
        assert hand(g, 1) == ["Handbook"]
        say(g, "equip/handbook/fifty")
        assert (offered(g, "use") == []) is kept
        carry_out(g, "round_closed")
        carry_out(g, "act", 0)
        assert len(offered(g, "use")) == 1 and wrong(g) == ""


def test_which_of_two_copies_is_asked() -> None:
    """R-ACT-HND-01, U-74: of two copies one of which has been used: handed off, given to the
    crisis, equipped from the hand. Of equal ones nobody is asked.
    """

    def two(*, used: bool) -> Winter:
        t = (
            table()
            .controls(1, "Forty", "Fifty")
            .equipped("Forty", "Handbook", "Handbook")
            .dice(1, 2, 2, 2)
            .crisis("Food Shortage")
        )
        return say(t.begin(), "use/forty/handbook/1/2") if used else t.begin()

    g = say(two(used=False), "hand_off/handbook/forty/fifty")
    assert asked(g) == (1, "action") and len(g.equipment[who("Fifty")]) == 1
    for answer, left in (("fresh_copy", 1), ("used_copy", 0)):
        g = say(two(used=True), "hand_off/handbook/forty/fifty")
        assert asked(g) == (1, "copy") and list(g.decision.keys) == [
            "fresh_copy/handbook",
            "used_copy/handbook",
        ]
        say(g, f"{answer}/handbook")
        assert [key.partition("/")[0] for key in offered(g, "use")] == [
            "fifty" if left else "forty"
        ]
    g = say(two(used=True), "contribute_equipped/handbook/forty", "used_copy/handbook")
    assert len(offered(g, "use")) == 1 and len(g.contributed) == 1
    g = two(used=True)
    lose(g)
    carry_out(g, "act", 0)
    assert hand(g, 1) == ["Handbook", "Handbook"]
    say(g, "equip/handbook/fifty", "used_copy/handbook")
    assert offered(g, "use") == []
    say(g, "contribute/handbook")
    assert asked(g) == (1, "action") and names(g, g.equipment[who("Fifty")]) == ["Handbook"]


# ---- a death that ends the game, and a first player who is out
@pytest.mark.parametrize("place", ["colony", "library"])
def test_equipment_of_a_death_that_ends_the_game(place: str) -> None:
    """R-SURV-05, R-SURV-07, R-SURV-08, R-END-02, U-55, U-56: it goes where it goes; goals are
    judged by the hand there is then.
    """
    g = (
        table()
        .morale(1)
        .controls(1, "Forty", "Fifty")
        .at("Forty", place)
        .equipped("Forty", "Knife")
        .begin()
    )
    before = len(g.item_deck[LIBRARY])
    carry_out(g, "kill", who("Forty"))
    assert g.result["cause"] == "morale" and g.equipment[who("Forty")] == ()
    assert (hand(g, 1), len(g.item_deck[LIBRARY]) - before) == (
        (["Knife"], 0) if place == "colony" else ([], 1)
    )


@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize("during", [0, 1, 2])
def test_everybody_has_a_turn_when_the_first_player_is_eliminated(first: int, during: int) -> None:
    """R-ROUND-03, R-VAR-11, R-VAR-12, U-51: in whoever's turn it happens; the token passes on,
    and nobody has a second turn.
    """
    people = ("forty", "fifty", "sixty")
    t = table(variant="elimination").crossroads_deck()
    for seat, name in enumerate(people, 1):
        t.controls(seat, name.title(), at="School").dice(seat, 6, 6)
    g = t.first_player(first).wounds(people[first - 1].title(), 2).begin()
    victim, had = people[first - 1], []
    for turn in range(3):
        active = asked(g)[0]
        had.append(active)
        if turn == during:
            say(g, f"move/{victim}/library", exposure="frostbite") if not turn else say(
                g, f"attack_survivor/{people[active - 1]}/6/{victim}", die=1
            )
            assert g.eliminated[first - 1] == 1 and g.first_player != first - 1
        if g.phase == 1 and asked(g)[0] == active:
            g.apply("end_turn")
    assert sorted(had) == [1, 2, 3] and (g.round == 2 or g.result)


# ---- the agents
def answered(g: Winter) -> str:
    """The key that the heuristic agent of whoever is asked takes."""
    agent = make_heuristic(g.cards, 1, g.decision.player)
    return str(g.decision.keys[agent.choose(g.view(g.decision.player), g.decision)])


def test_what_the_agent_says_to_these_questions() -> None:
    """U-31, U-43, U-74: it takes equipment that is handed on, gives away what has been used, and
    leaves the colony in somebody's place.
    """
    g = say(
        table().controls(1, "Forty").controls(2, "Sixty").equipped("Forty", "Knife").begin(),
        "hand_off/knife/forty/sixty",
    )
    assert answered(g) == g.decision.keys[0]
    t = (
        table()
        .controls(1, "Forty", "Fifty")
        .equipped("Forty", "Handbook", "Handbook")
        .dice(1, 2, 2, 2)
        .crisis("Food Shortage")
    )
    g = say(t.begin(), "use/forty/handbook/1/2", "contribute_equipped/handbook/forty")
    assert answered(g) == "used_copy/handbook"
    t = (
        table()
        .controls(1, "Twelve")
        .controls(1, "Twenty", at="School")
        .controls(2, "Forty")
        .controls(3, "Fifty", at="Library")
    )
    g = say(full_outside(t).begin(), *EXILED)
    assert answered(g).startswith("swap/forty/")


# ---- free abilities without limit
@lru_cache(maxsize=1)
def whistles() -> CardSet:
    """The base set with items whose free ability has no limit, one for each thing it may do."""
    text = "\n".join(
        f'item "Whistle {n}"\n    tool, starting x 1\n    equip\n        the bearer has the '
        f"ability\n            {does}\n"
        for n, (does, *_) in enumerate(FREE)
    )
    return load_source(addition([], {"whistles": text.encode()}))


FREE: tuple[
    tuple[str, bool, bool], ...
] = (  # what it does; is it offered on a bare table, and on one with something to do it to
    ("remove 1 wound from a survivor", False, True),
    ("remove 1 wound from the bearer", False, True),
    ("remove 1 zombie from the colony", False, True),
    ('remove all noise from "School"', False, True),
    ("remove 1 food", False, True),
    ("remove 1 barricade from the colony", False, True),
    ("add 1 food", True, True),
    ("gain 1 morale", True, True),
    ("roll a die\n                1 to 6\n                    remove 1 food", True, True),
    ("look at the top card of the crisis deck", True, True),
    ("if food >= 1\n                gain 1 morale", False, True),
)


@pytest.mark.parametrize("number", range(len(FREE)), ids=[does.split("\n")[0] for does, *_ in FREE])
def test_a_use_that_changes_nothing_is_refused(number: int) -> None:
    """U-61: nothing to take, no one to heal, whatever would be chosen; what shows something or
    rolls a die is a use.
    """
    _, bare, full = FREE[number]
    for things, wanted in ((False, bare), (True, full)):
        t = (
            table_of(whistles(), 3)
            .morale(5)
            .rounds(6)
            .controls(1, "Yuki Lowe")
            .controls(2, "Lars Engstrom")
        )
        t.equipped("Yuki Lowe", f"Whistle {number}")
        if things:
            t = (
                t.food(2)
                .wounds("Yuki Lowe", 1)
                .zombies("colony", 1)
                .barricades("colony", 0, 1, 0, 0, 0, 0)
                .noise("School", 1)
            )
        g = t.begin()
        before = g.digest
        assert bool(offered(g, "use")) is wanted and g.digest == before and wrong(g) == ""


def test_a_use_that_something_waits_for_is_no_idle_one() -> None:
    """U-61, R-XROADS-03: a crossroads card that waits for the ability makes a difference."""
    for trigger, wanted in (
        ("when you move a survivor", []),
        ("when you use a tool card", ["yuki_lowe/whistle_0/1/0"]),
    ):
        more = (
            f'crossroads "Ears"\n    {trigger}\n    option "A"\n        gain 1 morale\n    '
            f'option "B"\n        add 1 food\n'
        )
        does = "if food >= 1\n                gain 1 morale"
        text = (
            f'item "Whistle 0"\n    tool, starting x 1\n    equip\n        the bearer has the '
            f"ability\n            {does}\n\n"
        )
        t = (
            table_of(witness(text + more), 3)
            .morale(5)
            .rounds(6)
            .controls(1, "Yuki Lowe")
            .equipped("Yuki Lowe", "Whistle 0")
        )
        assert offered(t.crossroads("Ears").begin(), "use") == wanted
