"""How a twin is dealt and what a player has learned: which cards change places with which, and
which may not (R-BOARD-14..17, U-40, U-48).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dowlang.engine.secrecy_declarations import Chance, Moment, Twin
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.analysis import secrecy
from dowlang.rulesets.dead_of_winter.analysis.observations import Learned, learned, offered_cards
from dowlang.rulesets.dead_of_winter.analysis.secrecy import (
    alike,
    deal_crossroads,
    deal_items,
    deal_secrets,
    item_twins,
    redeal,
    survivor_twins,
)
from dowlang.rulesets.dead_of_winter.analysis.twin_frames import ask_again, deal_frames, in_frames
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import STREAMS
from dowlang.rulesets.dead_of_winter.state.types import COLONY, SCHOOL
from tests.rules.dead_of_winter import play

NOTHING = Learned(
    frozenset(),
    frozenset(),
    frozenset(),
    frozenset(),
    frozenset(),
    frozenset(),
    False,
    False,
    (False,) * len(STREAMS),
)
SEEDS = range(12)


@pytest.fixture
def table() -> Winter:
    g = play.table()
    for player, survivor, at in ((0, 3, COLONY), (0, 8, SCHOOL), (1, 5, COLONY), (2, 7, COLONY)):
        play.put(g, player, survivor, at)
    g.active_player = 0
    g.stack[:] = [("ask", 0, "action", ())]
    return g


def learning(g: Winter, *entries: tuple[int, ...], player: int = 0) -> Learned:
    """What these events, told in one step, teach; the first moment's do not count."""
    return learned(
        [
            Moment(g, ((E.CARD_SEEN, 0, 9), (E.EXILED, 1), (E.VOTE_CAST, 1, 1)), 0),
            Moment(g, entries, 0),
        ],
        player,
    )


# ---- what is learned
def test_cards_are_known_by_the_numbers_of_their_decks(table: Winter) -> None:
    """R-BOARD-15: 100,000 crises, 200,000 survivors, 300,000 crossroads cards; all below are
    items, all above nobody asks about.
    """
    table.phase, table.crisis = 0, -1
    before = learning(table)
    numbers = (7, 99_999, 100_000, 199_999, 200_000, 299_999, 300_000, 399_999, 400_000)
    known = learning(table, *((E.CARD_SEEN, 0, number) for number in numbers))
    assert known.items - before.items == {7, 99_999} and known.crises - before.crises == {0, 99_999}
    assert known.survivors - before.survivors == {
        0,
        99_999,
    } and known.crossroads - before.crossroads == {0, 99_999}
    assert learning(table, (E.CARD_SEEN, 1, 7)) == before, "somebody else saw it"
    assert not before.exiles and not before.votes and not any(before.streams)
    told = learning(table, (E.EXILED, 1), (E.VOTE_CAST, 1, 1))
    assert told.exiles and told.votes


def test_what_lies_open_is_known(table: Winter) -> None:
    """R-BOARD-14, U-48: the own hand and gifts, the waste, what is beside survivors, removed or
    at stake; not the gifts of others.
    """
    items = play.hold(table, 0, "food", "medicine", "weapon", "fuel", "tool")
    own, waste, worn, staked, given = items
    (other,) = play.hold(table, 1, "food")
    table.hand[0], table.waste, table.equipment[3], table.stakes = (
        (own,),
        (waste,),
        (worn,),
        ((1, staked),),
    )
    table.contributed, table.hand[1] = ((0, given, 0), (1, other, 0)), ()
    known = learning(table)
    assert set(items) <= known.items and other not in known.items
    table.contributed = ((1, other, 1),)
    assert other in learning(table).items
    table.drawn = table.item_deck[SCHOOL][-2:]
    assert set(table.drawn) <= learning(table).items, "who searches sees what was drawn"
    assert not set(table.drawn) & learning(table, player=1).items


def test_who_chooses_a_card_has_looked_through_its_deck(table: Winter) -> None:
    """R-XROADS-10, U-64: whoever is asked for a card, nobody else, and for nothing else."""
    card = table.item_deck[SCHOOL][2]
    for asked, kind, seen in ((0, "card", {card}), (1, "card", set()), (0, "survivor", set())):
        table.stack[:] = [("ask", asked, kind, ((O.CARD, card), (O.DONE,)))]
        assert offered_cards(table, 0) == seen
        assert set(learning(table).looked) == (set(table.item_deck[SCHOOL]) if seen else set())
    table.stack.clear()
    assert offered_cards(table, 0) == set()


def test_what_is_learned_is_learned_from_the_first_moment_to_the_last(table: Winter) -> None:
    """R-BOARD-14: rolls of every stream that was used between them; a deck looked through at the
    first counts.
    """
    games = [table.clone() for _ in range(4)]
    for stream, after in enumerate(games[1:]):
        for game in games[games.index(after) :]:
            game.draws[stream] += 1
    games[0].stack[:] = [("ask", 0, "card", ((O.CARD, table.item_deck[SCHOOL][0]), (O.DONE,)))]
    known = learned([Moment(game, (), 0) for game in games], 0)
    assert known.streams == (
        True,
        True,
        True,
        *[False] * (len(STREAMS) - 3),
    ) and known.looked == frozenset(table.item_deck[SCHOOL])


# ---- dealing
def moved(
    g: Winter,
    items: tuple[int, ...],
    known: Learned = NOTHING,
    player: int = 0,
    fixed: tuple[int, ...] = (),
) -> set[int]:
    """Those of the items that are another design in some twin."""
    design = g.t.item_card
    found = [item_twins(g, player, Chance(seed), known, set(fixed)) for seed in SEEDS]
    assert all(sorted(twin) == list(range(g.t.items)) for twin in found)
    assert all(
        g.t.item_deck[item] == g.t.item_deck[other]
        for twin in found
        for item, other in enumerate(twin)
    ), "backs show the deck"
    return {item for item in items for twin in found if design[twin[item]] != design[item]}


def test_hands_of_others_and_decks_are_dealt_anew(table: Winter) -> None:
    """R-BOARD-14: not the own hand, nothing that is known or named somewhere."""
    (own,) = play.hold(table, 0, "food")
    other, third = play.hold(table, 1, "medicine", "weapon")
    deck = table.item_deck[SCHOOL]
    assert (
        moved(table, (own, other, third)) == {other, third}
        and moved(table, deck)
        and moved(table, table.box)
    )
    assert moved(table, (other, third), replace(NOTHING, items=frozenset((third,)))) == {other}
    assert moved(table, (other, third), fixed=(other,)) == {third}
    copies = {item_twins(table, 0, Chance(seed), NOTHING, set())[own] for seed in SEEDS}
    assert len(copies) > 1 and {table.t.item_card[copy] for copy in copies} == {
        table.t.item_card[own]
    }, "which copy it is nobody sees"
    assert {item_twins(table, 0, Chance(seed), NOTHING, {own})[own] for seed in SEEDS} == {own}


def test_cards_of_a_question_below_another_stay_where_they_are(table: Winter) -> None:
    """R-TEXT-02: an effect of the request asks before the request is answered; what that one
    will offer is kept.
    """
    food, other = play.hold(table, 1, "food", "medicine")
    table.stack[:] = [
        ("ask", 1, "request", ((O.GIVE, food), (O.REFUSE,))),
        ("ask", 0, "clause", ((O.CLAUSE, 0), (O.CLAUSE, 1))),
    ]
    assert food in in_frames(table) and other not in in_frames(table)
    for seed in SEEDS:
        twin = redeal(table, 0, Chance(seed), NOTHING)
        assert (
            isinstance(twin, Twin)
            and food in twin.game.hand[1]
            and twin.game.stack[0] == table.stack[0]
        )
    table.stack.reverse()
    assert food not in in_frames(table), "the pending question is dealt anew"


def test_a_deck_looked_through_changes_its_order_only(table: Winter) -> None:
    """R-XROADS-10: among themselves, the cards known or offered now not at all."""
    deck = table.item_deck[SCHOOL]
    known = replace(NOTHING, looked=frozenset(deck))
    for seed in SEEDS:
        twin = item_twins(table, 0, Chance(seed), known, set())
        assert sorted(table.t.item_card[twin[item]] for item in deck) == sorted(
            table.t.item_card[item] for item in deck
        )
    assert moved(table, deck, known)
    assert not moved(table, deck, replace(known, items=frozenset(deck))) and not moved(
        table, deck, known, fixed=deck
    )
    table.stack[:] = [("ask", 0, "card", tuple((O.CARD, card) for card in deck))]
    assert not moved(table, deck, known)


def test_every_card_is_where_its_twin_was(table: Winter) -> None:
    """Part 7, invariant 6: whatever changes places, each copy is in one place, and each place
    holds as many as before.
    """
    held = play.hold(table, 1, "food", "medicine", "weapon", "fuel", "tool", "food", "medicine")
    table.hand[1], table.equipment[3], table.equipment[5] = (
        tuple(held[:1]),
        (held[1],),
        tuple(held[2:4]),
    )
    table.waste, table.removed, table.contributed, table.stakes = (
        (held[4],),
        (),
        ((1, held[5], 0),),
        ((2, held[6]),),
    )
    table.drawn, table.item_deck[SCHOOL] = (
        table.item_deck[SCHOOL][-2:],
        table.item_deck[SCHOOL][:-2],
    )

    def everything(g: Winter) -> list[tuple[int, ...]]:
        given, staked = (
            tuple(item for _, item, _ in g.contributed),
            tuple(item for _, item in g.stakes),
        )
        return [
            *g.hand,
            *g.equipment,
            *g.item_deck,
            g.waste,
            g.removed,
            g.box,
            g.drawn,
            given,
            staked,
        ]

    before, other = everything(table), list(range(table.t.items))[::-1]
    deal_items(table, other)
    assert everything(table) == [tuple(other[item] for item in pile) for pile in before]
    assert sorted(item for pile in everything(table) for item in pile) == list(range(table.t.items))
    assert [giver for giver, _, _ in table.contributed] == [1] and [
        player for player, _ in table.stakes
    ] == [2]


def test_what_is_drawn_is_hidden_from_all_but_the_searcher(table: Winter) -> None:
    """R-ACT-SEA-03."""
    table.drawn, table.item_deck[SCHOOL] = (
        table.item_deck[SCHOOL][-3:],
        table.item_deck[SCHOOL][:-3],
    )
    assert not moved(table, table.drawn, player=0) and moved(table, table.drawn, player=1)


def test_gifts_turned_over_later_change_among_themselves(table: Winter) -> None:
    """U-48: which cards were given comes out, not whose they were; open gifts and the own stay."""
    one, two, own, open_ = play.hold(table, 1, "food", "medicine", "weapon", "fuel")
    table.hand[1], table.contributed = (), ((1, one, 0), (2, two, 0), (0, own, 0), (2, open_, 1))
    design = table.t.item_card
    known = replace(NOTHING, items=frozenset((one, two)))
    assert moved(table, (one, two, own, open_), known) == {one, two}
    for seed in SEEDS:
        twin = item_twins(table, 0, Chance(seed), known, set())
        assert {design[twin[one]], design[twin[two]]} == {design[one], design[two]}
    assert not moved(table, (one, two), known, fixed=(one, two))
    assert moved(table, (one, two, own, open_)) == {one, two}


def test_survivors_of_the_deck_change_places(table: Winter) -> None:
    """R-SURV-01: not those learned, not those named in frames, nobody in play."""
    deck = table.survivor_deck
    known, fixed = replace(NOTHING, survivors=frozenset(deck[:2])), set(deck[2:4])
    found = [survivor_twins(table, 0, Chance(seed), known, fixed) for seed in SEEDS]
    changed = {survivor for twin in found for survivor, other in twin.items() if survivor != other}
    assert changed == set(deck[4:]) and all(
        sorted(twin.values()) == list(range(table.t.survivors)) for twin in found
    )


@pytest.mark.parametrize("player", [0, 2])
@pytest.mark.parametrize("answers", [0, 1, 2, 5, 8, 10])
def test_survivors_dealt_to_others_change_places_before_the_game(player: int, answers: int) -> None:
    """R-SETUP-11, U-65: what others were dealt, keep and name is hidden, and one and the same;
    the own is known; each survivor is once there.
    """
    g = play.game(3)
    for _ in range(answers):
        g.choose(0)
    assert g.phase == 0 and not learned([Moment(g, (), 0)] * 2, player).survivors
    changed = set()
    for seed in SEEDS:
        twin = redeal(g, player, Chance(seed), NOTHING)
        assert isinstance(twin, Twin)
        dealt, others = g.stack[1][1], twin.game.stack[1][1]
        assert sorted(
            survivor for pile in (*others, twin.game.survivor_deck) for survivor in pile
        ) == list(range(g.t.survivors))
        people = {
            one: other
            for pile, places in zip(dealt, others, strict=True)
            for one, other in zip(pile, places, strict=True)
        }
        assert [frame[0] for frame in twin.game.stack] == [frame[0] for frame in g.stack]
        assert twin.game.stack[1][2:] == replaced(g.stack[1][2:], people)
        if g.stack[2][0] == "picked":
            _, asked, kind, candidates, low, high, taken = g.stack[2]
            assert twin.game.stack[2] == (
                "picked",
                asked,
                kind,
                replaced(candidates, people),
                low,
                high,
                replaced(taken, people),
            )
        options = tuple((option[0], people[option[1]]) for option in g.stack[-1][3])
        assert (
            twin.game.stack[-1][3]
            == options
            == tuple(twin.answer(option) for option in g.stack[-1][3])
        )
        changed |= {seat for seat in range(g.players) if others[seat] != dealt[seat]}
        twin.game.choose(0)
    assert changed == set(range(g.players)) - {player}


def replaced(value: Any, people: dict[int, int]) -> Any:
    """Survivors in nested tuples, each by the one in its place."""
    return (
        tuple(replaced(part, people) for part in value)
        if isinstance(value, tuple)
        else people[value]
    )


def test_the_card_of_the_turn_is_known_to_its_holder(table: Winter) -> None:
    """R-BOARD-16: to others any card of the deck could be it; the holder knows it, and everybody
    who sees it happen.
    """
    deck = table.crossroads_deck
    table.crossroads, table.crossroads_deck, table.holder = deck[-1], deck[:-1], 1
    table.waits_for = table.t.crossroads_event[table.crossroads]
    for player, fact, known, changes in (
        (0, (), (), True),
        (1, (), (), False),
        (0, (E.MOVED, 0), (), False),
        (0, (), deck[-1:], False),
    ):
        table.fact, found = fact, set()
        for seed in SEEDS:
            g = table.clone()
            deal_crossroads(g, player, Chance(seed), replace(NOTHING, crossroads=frozenset(known)))
            assert (
                sorted((*g.crossroads_deck, g.crossroads)) == sorted(deck)
                and g.waits_for == g.t.crossroads_event[g.crossroads]
            )
            found.add(g.crossroads)
        assert (len(found) > 1) is changes and (changes or found == {deck[-1]})
    table.crossroads, table.waits_for, table.fact = -1, -1, ()
    deal_crossroads(table, 0, Chance(1), NOTHING)
    assert (
        table.crossroads == -1 == table.waits_for
        and sorted(table.crossroads_deck) == sorted(deck[:-1])
        and table.crossroads_deck != deck[:-1]
    )


def test_secret_objectives_of_others_are_dealt_anew(table: Winter) -> None:
    """R-SETUP-05, R-EXILE-14: objectives of the exiled among themselves and their deck; others
    any that were not dealt, one betrayal at most.
    """
    deck = (*[card for card in table.exile_deck if card], 0)
    table.secret[1], table.exile_deck = EXILE, deck[:-1]
    table.dealt = [0, 1, 2]
    table.secret[0], table.secret[2] = 0, 2
    exiles, betrayals, others = set(), [], set()
    for seed in range(40):
        g = table.clone()
        deal_secrets(g, 0, Chance(seed), NOTHING)
        assert g.secret[0] == g.dealt[0] == 0 and g.secret[2] == g.dealt[2] and len({*g.dealt}) == 3
        assert sorted((*g.exile_deck, g.secret[1] - EXILE)) == sorted(deck)
        exiles.add(g.secret[1])
        others.add(g.secret[2])
        betrayals.append(sum(dealt >= BETRAYAL for dealt in g.dealt))
    assert len(exiles) > 1 and len(others) > 2 and set(betrayals) == {0, 1}
    g = table.clone()
    deal_secrets(g, 0, Chance(1), replace(NOTHING, exiles=True))
    assert g.dealt == table.dealt, "an exile decided something by it"
    for seed in SEEDS:
        g = table.clone()
        deal_secrets(
            g,
            0,
            Chance(seed),
            replace(NOTHING, secrets=frozenset((table.secret[1], EXILE + deck[0]))),
        )
        assert g.secret[1] == table.secret[1] and g.exile_deck[0] == deck[0], (
            "what was told of an exiled player stays"
        )
    table.dealt[0] = table.secret[0] = BETRAYAL
    for seed in SEEDS:
        g = table.clone()
        deal_secrets(g, 0, Chance(seed), NOTHING)
        assert [dealt >= BETRAYAL for dealt in g.dealt] == [True, False, False], (
            "the own betrayal is the only one"
        )


def test_votes_of_others_are_dealt_anew_until_they_are_told(table: Winter) -> None:
    """R-VOTE-02: the own vote stays, and all of them once they were told."""
    voting = ("take_vote", (0, 1, 2), -1, (1, 1))
    for known, wanted in (
        (NOTHING, {voting, (*voting[:3], (1, 0))}),
        (replace(NOTHING, votes=True), {voting}),
    ):
        found = set()
        for seed in SEEDS:
            g = table.clone()
            g.stack.insert(0, voting)
            deal_frames(g, 0, Chance(seed), known, {})
            found.add(g.stack[0])
        assert found == wanted


def test_numbers_that_cannot_be_cards_fix_no_cards(table: Winter) -> None:
    """R-BOARD-14: of frames below the question those locals that may be items; a step that waits
    lacks its first.
    """
    table.stack[:0] = [
        ("start_turn", 1),
        ("exile_vote_ended", 2),
        ("carry_out_item", 1, 37),
        ("lay_beside", 0, 41, 8, (0, 1)),
    ]
    assert in_frames(table) == {-1, 37, 41, 0, 1}, "of a pair any number may be one"
    table.stack.insert(0, ("picked", 0, "card", (50, 51), 1, 1, ()))
    assert {50, 51} <= in_frames(table), (
        "of what is being picked too, but for survivors before the game"
    )
    del table.stack[0]
    table.lasting = [(0, 0, 0, 0, "", 0, 3, P.ITEM_TAG + 12, (P.ATTACK_VALUE, (77, "even")))]
    assert in_frames(table) == {-1, 37, 41, 0, 1, 12, P.ATTACK_VALUE, 77}


def test_rolls_to_come_are_others(table: Winter) -> None:
    """R-BOARD-14: chance of a stream that was not used goes on from further on; of one that was
    used the player saw the rolls.
    """
    table.draws[:] = range(len(STREAMS))
    used = tuple(stream % 2 == 0 for stream in range(len(STREAMS)))
    for seed in SEEDS:
        twin = redeal(table, 0, Chance(seed), replace(NOTHING, streams=used))
        assert isinstance(twin, Twin)
        changes = [
            after - before for before, after in zip(table.draws, twin.game.draws, strict=True)
        ]
        assert all(
            by == 0 if known else 0 < by <= 1000 for by, known in zip(changes, used, strict=True)
        )


def test_a_question_is_asked_again_with_the_cards_of_the_twin(table: Winter) -> None:
    """R-BOARD-14: actions are looked up anew; other options carry the twins of their cards."""
    one, two = play.hold(table, 0, "food", "medicine")
    same = list(range(table.t.items))
    same[one], same[two] = two, one
    people = {survivor: survivor for survivor in range(table.t.survivors)}
    table.stack[:] = [("ask", 0, "action", ((O.END_TURN,), (O.PLAY_CARD, 1)))]
    ask_again(table, same, people)
    assert (
        table.stack == [("ask", 0, "action", tuple(actions(table, 0)))]
        and len(table.stack[0][3]) > 2
    )
    table.stack[:] = [("ask", 1, "card", ((O.CARD, one), (O.DONE,)))]
    ask_again(table, same, people)
    assert table.stack == [("ask", 1, "card", ((O.CARD, two), (O.DONE,)))]


# ---- answers of others
def test_the_first_copy_is_a_copy_too(table: Winter) -> None:
    """R-BOARD-14: copies of a card look the same, item number 0 too; no card and cards of other
    decks are only themselves.
    """
    twin = next(
        item for item in range(1, table.t.items) if table.t.item_card[item] == table.t.item_card[0]
    )
    table.stack[:] = [("ask", 1, "request", ())]
    chance = Chance(1)
    assert alike(table, ((O.REFUSE,), (O.GIVE, twin)), (O.GIVE, 0), 0, chance) == 1
    assert alike(table, ((O.REFUSE,), (O.GIVE, 0)), (O.GIVE, twin), 0, chance) == 1
    assert (
        alike(table, ((O.GIVE, -1),), (O.GIVE, twin), 0, chance)
        == -1
        == alike(table, ((O.GIVE, 0),), (O.GIVE, table.t.items), 0, chance)
    )
    assert alike(table, ((O.SURVIVOR, 0),), (O.SURVIVOR, twin), 0, chance) == -1, (
        "survivors have no copies"
    )
    assert alike(table, ((O.GIVE, twin),), (), 0, chance) == -1
    table.stack[:] = [("settle",), ("ask", 1, "under", ())]
    assert alike(table, ((O.CARD, 5), (O.CARD, 6)), (), 0, chance) == 0
    assert alike(table, ((O.DONE,), (O.CARD, 6)), (O.CARD, 100_001), 0, chance) == 1


def test_what_becomes_of_the_twin_is_compared_by_design(table: Winter) -> None:
    """R-BOARD-14: another copy in the own hand is nothing strange, another card is, unless the
    original showed it.
    """
    food, more, medicine = play.hold(table, 1, "food", "food", "medicine")
    table.hand[1] = ()
    before, after = table.clone(), table.clone()
    after.hand[0] = (medicine,)
    assert secrecy.strange(before, after, (), 0, NOTHING) is True
    assert secrecy.strange(before, after, (), 1, NOTHING) is False, "not that player's hand"
    assert (
        secrecy.strange(before, after, (), 0, replace(NOTHING, items=frozenset((medicine,))))
        is False
    )
    after.hand[0] = (food,)
    assert (
        secrecy.strange(before, after, (), 0, replace(NOTHING, items=frozenset((more,)))) is False
    )
    assert secrecy.strange(before, before, ((E.CARD_SEEN, 0, medicine),), 0, NOTHING) is True
    after.hand[0], after.crisis = (), 2
    before.crisis = 1
    assert secrecy.strange(before, after, (), 0, NOTHING) is True
    assert secrecy.strange(before, after, (), 0, replace(NOTHING, crises=frozenset((2,)))) is False
