"""Why the heuristic does what it does: each reckoning on a table built for it, with the numbers at
which it changes its mind.

Numbers of cards, hands and goals are put straight into the view, so that every bound is met
exactly.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.agents.heuristic import answers, card_actions, dice_actions
from dowlang.rulesets.dead_of_winter.agents.heuristic import effects as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import (
    COLONY_BARRICADES,
    COLONY_ZOMBIES,
    OUTSIDE_BARRICADES,
    Aim,
    Knowledge,
    knowledge,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import NEVER, Situation
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL
from dowlang.rulesets.dead_of_winter.state.types import FOOD, MEDICINE, SYMBOLS, WEAPON
from tests.rules.dead_of_winter import play, tiny

# what the goals of the cards below count, by number
ZOMBIES, BARRICADES, MORALE, MAIN, WEAPONS, MEALS = range(1, 7)
ATOMS = {
    "1": "zombies at the colony <= 9",
    "2": "barricades at the colony >= 6",
    "3": "morale <= 2",
    "4": "the main objective is complete",
    "5": "weapon cards you hold >= 2",
    "6": "food cards you hold >= 2",
}
VOTED = {"passes": [["gain {count} morale", 2]], "fails": [["lose {count} morale", 1]]}


def cards() -> CardSet:
    """The small set, its goals with words; the last card of all is a crossroads card with a
    vote.
    """
    last = {
        "kind": "crossroads",
        "name": "Ballot",
        "slug": "ballot",
        "path": "tiny/crossroads/far_0",
        "file": "",
        "line": 1,
        "hash": "",
        "copies": {"crossroads": 1},
        "event": -1,
        "does": VOTED,
    }
    facts = [
        card | {"atoms": ATOMS} if card["kind"] in ("objective", "secret", "betrayal") else card
        for card in tiny.FACTS
    ]
    return tiny.of([*[card for card in facts if card["path"] != last["path"]], last])


KNOWN: Knowledge = knowledge(cards())


class Seen:
    """A player's view with some entries put in place of what it shows."""

    def __init__(self, view: Any, **other: Any) -> None:
        self.player, self.view, self.other = view.player, view, other

    def __getitem__(self, key: str) -> Any:
        return self.other[key] if key in self.other else self.view[key]


def look(
    main: tuple[tuple[int, int, int], ...] = (),
    goal: tuple[tuple[int, int, int], ...] = (),
    seat: int = 0,
    **other: Any,
) -> Situation:
    """What the player at a seat makes of a table: comparisons of both goals as (number, have,
    want).
    """
    return Situation(
        KNOWN, Seen(play.seated().view(seat), objective=(0, 1, main), goal=(0, 1, goal), **other)
    )


def item(slug: str, copy: int = 0) -> int:
    design = KNOWN.cards.number("item", slug)
    return [i for i, card in enumerate(KNOWN.item_card) if card == design][copy]


def now(**known: Any) -> Any:
    """A situation of which only this is looked at."""
    return SimpleNamespace(**known)


# ---- goals
@pytest.mark.parametrize(
    ("main", "near"),
    [
        ((), 0),
        (((BARRICADES, 20, 27),), 74),
        (((BARRICADES, 199, 200),), 99),
        (((BARRICADES, 0, 1),), 0),
        (((BARRICADES, -1, 0),), 100),
        (((BARRICADES, 0, 4),), 0),
        (((BARRICADES, -3, 4),), 0),
        (((BARRICADES, 4, 4),), 100),
        (((BARRICADES, 9, 3), (ZOMBIES, 1, 4)), 62),
        (((BARRICADES, -1, 0), (ZOMBIES, 1, 2)), 75),
    ],
)
def test_how_near_the_main_objective_is(main: tuple[tuple[int, int, int], ...], near: int) -> None:
    """Per cent, the mean of its comparisons; more than enough of one makes up for no other."""
    assert look(main).near == near


@pytest.mark.parametrize(
    ("secret", "rounds_left", "round_", "have", "goal", "spoils"),
    [
        (BETRAYAL, 3, 1, 0, (WEAPONS, 0, 2), True),  # late
        (BETRAYAL, 4, 1, 74, (WEAPONS, 0, 2), False),
        (BETRAYAL, 4, 1, 75, (WEAPONS, 0, 2), True),  # the colony is about to win
        (BETRAYAL, 4, 3, 0, (WEAPONS, 0, 2), False),
        (BETRAYAL, 4, 3, 0, (WEAPONS, 2, 2), True),  # all is done that needs the others
        (BETRAYAL, 4, 2, 0, (WEAPONS, 2, 2), False),
        (BETRAYAL, 4, 3, 0, (MORALE, 0, 1), True),
        (BETRAYAL, 4, 3, 0, (MAIN, 0, 1), True),
        (0, 1, 3, 99, (WEAPONS, 2, 2), False),  # loyal
    ],
)
def test_when_a_betrayer_strikes(
    secret: int, rounds_left: int, round_: int, have: int, goal: tuple[int, int, int], spoils: bool
) -> None:
    seen = look(
        ((BARRICADES, have, 100),), (goal,), secret=secret, rounds_left=rounds_left, round=round_
    )
    assert seen.sabotage is spoils


@pytest.mark.parametrize(
    ("held", "rounds_left", "have", "points"),
    [
        (2, 5, 0, 12),
        (2, 2, 0, 35),
        (2, 5, 59, 12),
        (2, 5, 60, 35),
        (0, 5, 0, 12),
        (3, 5, 0, 0),
        (3, 2, 0, 0),
    ],
)
@pytest.mark.parametrize("symbol", [WEAPON, FOOD])
def test_cards_that_the_own_goal_wants_are_kept(
    symbol: int, held: int, rounds_left: int, have: int, points: int
) -> None:
    """The more the nearer the end is; none when there are more of them than the goal asks for."""
    hand = tuple(item(f"school_{SYMBOLS[symbol]}", copy) for copy in range(held))
    seen = look(
        ((BARRICADES, have, 100),),
        ((WEAPONS if symbol == WEAPON else MEALS, held, 2),),
        hand=hand,
        secret=0,
        rounds_left=rounds_left,
    )
    assert seen.keep == [points if k == symbol else 0 for k in range(len(SYMBOLS))]


@pytest.mark.parametrize(("cards_of_the_last", "gives"), [(4, False), (5, True), (6, True)])
def test_a_crisis_is_met_when_the_others_may_have_the_rest(
    cards_of_the_last: int, gives: bool
) -> None:
    """R-CRISIS-07: of a hand of five one card may fit."""
    medicine, crisis = item("starting_medicine"), KNOWN.cards.number("crisis", "lack_of_medicine")
    seen = look(
        seat=1,
        crisis=crisis,
        need=2,
        contributed=(),
        hand=(medicine,),
        hands=(0, 1, cards_of_the_last),
        first_player=0,
    )
    assert (seen.gap, seen.matching) == (2, [medicine] if gives else [])


def test_a_barricade_takes_two_zombies_more_than_it_has_spaces() -> None:
    """R-ZOMBIE-05."""
    zombies, barricades = (0, 1, 3, 0, 0, 0, *[0] * 6), (0, 1, 0, 3, 0, 0, *[0] * 6)
    seen = look(zombies=zombies, barricades=barricades, entrance_spaces=(3,) * 12)
    assert seen.absorb[:4] == [3, 3, 0, 6]


def test_what_was_done_is_remembered_until_the_next_turn() -> None:
    """The turn's number is that of the view; the first turn of all forgets nothing either."""
    memory, answer = Memory(), (O.SPEND_FOOD, 3)
    memory.turn(0)
    memory.note(answer, (1,) * X.DIMENSIONS)
    for turn, kept in ((0, True), (0, True), (1, False), (0, False)):
        memory.turn(turn)
        assert (memory.done(answer), memory.last == answer, memory.doing != X.NOTHING) == (
            kept,
            kept,
            kept,
        )
    memory.note(answer, (1,) * X.DIMENSIONS)
    memory.turn(0)
    assert memory.done(answer) and not memory.done(answer[:1])


# ---- votes and picks
def test_a_card_is_voted_on_by_what_it_comes_to_and_an_exile_against() -> None:
    """A vote on exile belongs to no card, whatever card there is."""
    ballot = KNOWN.cards.number("crossroads", "ballot")
    points = {}
    for card in (ballot, -1):
        seen = look(card=card)
        points[card] = [answers.vote(seen, Memory(), (O.VOTE, answer)) for answer in (0, 1)]
        assert (seen.happening >= 0) == (card >= 0)
    worth = look().price[X.MORALE]
    assert points == {ballot: [-3 * worth, 3 * worth], -1: [1, 0]}


@pytest.mark.parametrize(
    ("doing", "zombies", "more"), [(2, 0, 20), (0, 0, 0), (-2, 0, 0), (2, 3, 0)]
)
def test_a_barricade_that_the_goal_counts_goes_where_it_stays(
    doing: int, zombies: int, more: int
) -> None:
    memory = Memory()
    memory.note(
        (O.PLAY_CARD, 1), tuple(doing if k == X.BARRICADES else 0 for k in range(X.DIMENSIONS))
    )
    seen = [
        look(
            ((aim, 0, 6),),
            zombies=(zombies, *[0] * 11),
            barricades=(0,) * 12,
            entrance_spaces=(3,) * 12,
        )
        for aim in (BARRICADES, ZOMBIES)
    ]
    counted, plain = (answers.entrance(one, memory, (O.ENTRANCE, 0)) for one in seen)
    assert counted - plain == more


# ---- actions
@pytest.mark.parametrize(
    ("wounds", "frostbite", "thaws", "points"),
    [
        (0, 0, 0, -30),
        (1, 0, 0, 12),
        (2, 0, 0, 55),
        (0, 1, 0, -30),
        (1, 1, 0, 55),
        (0, 0, 1, -30),
        (1, 0, 1, 12),
        (0, 1, 1, 60),
        (1, 1, 1, 90),
        (0, 2, 1, 90),
    ],
)
def test_healing_is_worth_what_there_is_to_heal(
    wounds: int, frostbite: int, thaws: int, points: int
) -> None:
    """Frostbite first (R-TURN-02); a card that heals none counts ordinary wounds only."""
    outcome = [0] * X.DIMENSIONS
    outcome[X.WOUNDS], outcome[X.FROST] = -2, -2 * thaws
    known = now(symbols=(1 << MEDICINE,), played=(tuple(outcome),), item_card=(0,))
    view = {"wounds": [wounds], "frostbite": [frostbite]}
    seen = now(
        known=known,
        matching=(),
        sabotage=False,
        food_gap=0,
        mine=(0,),
        value=lambda outcome: 0,
        waste_price=0,
        keep=[0] * 7,
        price=[0] * X.DIMENSIONS,
        view=view,
    )
    assert card_actions.play(seen, Memory(), (O.PLAY_CARD, 0)) == 4 * points


@pytest.mark.parametrize(
    ("entrance", "standing", "points"),
    [(0, 9, 3), (0, 10, 33), (5, 10, 33), (6, 10, 3), (11, 10, 3)],
)
def test_zombies_are_killed_in_the_colony_when_the_goal_allows_only_so_many(
    entrance: int, standing: int, points: int
) -> None:
    seen = now(
        relief=lambda entrance: 4,
        danger=lambda survivor, place: 1,
        location=[0],
        main_counts={COLONY_ZOMBIES},
        aims=(),
        sabotage=False,
        main_aims=[Aim(COLONY_ZOMBIES, -1, -1, 9)],
        view={"zombies": (standing, *[0] * 11)},
        incoming=[0] * 12,
        unmet=[],
    )
    assert dice_actions.attack(seen, Memory(), (O.ATTACK, 0, 6, entrance)) == 4 * points - 6


@pytest.mark.parametrize(("there", "points"), [(1, -5), (2, -5), (3, 12)])
def test_who_works_against_the_colony_seeks_the_crowd(there: int, points: int) -> None:
    """Where a bite spreads."""
    seen = now(
        relief=lambda entrance: 4,
        danger=lambda survivor, place: 1,
        location=[0],
        main_counts=(),
        aims=(),
        sabotage=True,
        crowd=[there],
    )
    assert dice_actions.attack(seen, Memory(), (O.ATTACK, 0, 1, 0)) == 4 * points - 1


@pytest.mark.parametrize(
    ("aims", "counted", "entrance", "standing", "incoming", "points"),
    [
        ((), (), 0, 0, 1, 0),
        ((), (), 6, 0, 1, 0),
        ({COLONY_BARRICADES}, {COLONY_BARRICADES}, 5, 0, 2, 48),
        ({COLONY_BARRICADES}, {COLONY_BARRICADES}, 5, 0, 3, 6),
        ((), {COLONY_BARRICADES}, 5, 0, 2, 8),
        ((), {COLONY_BARRICADES}, 5, 0, 3, 2),
        ((), {COLONY_BARRICADES}, 6, 0, 2, 0),
        ((), {OUTSIDE_BARRICADES}, 6, 0, 2, 55),
        ((), {OUTSIDE_BARRICADES}, 6, 0, 3, 25),
        ((), {OUTSIDE_BARRICADES}, 6, 1, 2, 0),
        ((), {OUTSIDE_BARRICADES}, 6, 1, 3, 12),
        ((), {OUTSIDE_BARRICADES}, 6, 2, 3, 0),
        ((), {OUTSIDE_BARRICADES}, 5, 0, 2, 0),
    ],
)
def test_barricades_that_the_goal_counts(
    aims: Any, counted: Any, entrance: int, standing: int, incoming: int, points: int
) -> None:
    """Three spaces, one of them for the barricade: it stays when no more than two zombies come.

    Outside one at each location is enough.
    """
    seen = now(
        relief=lambda entrance: 0,
        sabotage=False,
        space=[3] * 12,
        incoming=[incoming] * 12,
        aims=aims,
        main_counts=counted,
        view={"barricades": [standing] * 12},
    )
    assert (
        dice_actions.barricade(seen, Memory(), (O.BARRICADE, 2, entrance))
        == (4 * points + 4 if points else 0) - 2
    )
    seen.sabotage = True
    assert dice_actions.barricade(seen, Memory(), (O.BARRICADE, 2, entrance)) == NEVER
