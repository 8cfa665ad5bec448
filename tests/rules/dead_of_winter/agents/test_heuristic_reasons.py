"""Why the heuristic does what it does: each reckoning on a table built for it, with the numbers at
which it changes its mind.

Numbers of cards, hands and goals are put straight into the view, so that every bound is met
exactly.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.agents.heuristic import answers, card_actions, dice_actions
from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import Knowledge, knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import (
    MAIN,
    OWN,
    SOON,
    Situation,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import NEVER
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL
from dowlang.rulesets.dead_of_winter.state.types import MEDICINE, WEAPON
from tests.conftest import ROOT
from tests.rules.dead_of_winter import play, tiny

VOTED = {"passes": [["gain {count} morale", 2]], "fails": [["lose {count} morale", 1]]}


def cards() -> CardSet:
    """The small set; the last card of all is a crossroads card with a vote."""
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
    return tiny.of([*[card for card in tiny.FACTS if card["path"] != last["path"]], last])


KNOWN: Knowledge = knowledge(cards())
BASE: Knowledge = knowledge(dowlang.load(ROOT / "cards" / "base"))
# comparisons of the cards of the starter set that are looked at below, by number
BARRED = "every_door_barred"  # 1: barricades inside, 2: locations, 3: rounds left
WOLF = "the_wolf_by_the_fire"  # 1: no morale, 2: weapons of 2, 3: not exiled
ARMED = "armed_neighbours"


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
    return SimpleNamespace(**{"points": {}, **known})


# ---- goals
def base(
    main: tuple[tuple[int, int, int], ...] = ((1, 0, 6), (2, 0, 6), (3, 0, 1)),
    goal: tuple[tuple[int, int, int], ...] = (),
    **other: Any,
) -> Situation:
    """What the first player makes of a table of the starter set whose main objective is to bar all
    doors.
    """
    game = dowlang.Game(BASE.cards, seed=3, players=3, objective="Every Door Barred")
    return Situation(BASE, Seen(game.view(0), objective=(0, 1, main), goal=(0, 1, goal), **other))


@pytest.mark.parametrize(
    ("main", "near"),
    [
        (((1, 20, 27), (2, 6, 6), (3, 1, 1)), 91),
        (((1, 199, 200), (2, 6, 6), (3, 1, 1)), 99),
        (((1, 0, 1), (2, 0, 1), (3, 0, 1)), 0),
        (((1, -1, 0), (2, 1, 2), (3, 1, 1)), 50),
        (((1, -3, 4), (2, 0, 4), (3, 0, 1)), 0),
        (((1, 4, 4), (2, 4, 4), (3, 1, 1)), 100),
        (((1, 9, 3), (2, 1, 4), (3, 1, 1)), 75),
    ],
)
def test_how_near_the_main_objective_is(main: tuple[tuple[int, int, int], ...], near: int) -> None:
    """Per cent, the mean of its comparisons; more than enough of one makes up for no other."""
    assert base(main).near == near


@pytest.mark.parametrize(
    ("kind", "slug", "rounds_left", "round_", "have", "weapons", "spoils"),
    [
        ("betrayal", WOLF, 3, 1, 0, 0, True),  # late
        ("betrayal", WOLF, 4, 1, 74, 0, False),
        ("betrayal", WOLF, 4, 1, 75, 0, True),  # the colony is about to win
        ("betrayal", WOLF, 4, 3, 0, 0, False),
        ("betrayal", WOLF, 4, 3, 0, 2, True),  # all is done that needs the others
        ("betrayal", WOLF, 4, 2, 0, 2, False),
        ("betrayal", "ahead_of_schedule", 5, 1, 0, 0, False),
        ("secret", ARMED, 1, 3, 99, 2, False),  # loyal
    ],
)
def test_a_betrayer_strikes_when_it_pays(
    kind: str, slug: str, rounds_left: int, round_: int, have: int, weapons: int, spoils: bool
) -> None:
    number = BASE.cards.number(kind, slug) + (BETRAYAL if kind == "betrayal" else 0)
    seen = base(
        ((1, have, 100), (2, have, 100), (3, have, 100)),
        ((1, 0, 1), (2, weapons, 2), (3, 1, 1)),
        secret=number,
        rounds_left=rounds_left,
        round=round_,
    )
    assert seen.sabotage is spoils
    assert seen.betrayer is (kind == "betrayal")


@pytest.mark.parametrize(
    ("weapons", "rounds_left", "kept"),
    [(1, 5, OWN), (2, 5, OWN), (3, 5, 0), (1, 2, SOON), (2, 2, SOON), (3, 2, 0)],
)
def test_cards_that_the_own_goal_wants_are_kept(weapons: int, rounds_left: int, kept: int) -> None:
    """The more the nearer the end is; none when there are more of them than the goal asks for."""
    arms = [i for i, found in enumerate(BASE.symbols) if found >> WEAPON & 1][:weapons]
    other = next(i for i, found in enumerate(BASE.symbols) if not found >> WEAPON & 1)
    goal = ((1, 0, 1), (2, weapons, 2), (3, 1, 1))
    exile = BASE.cards.number("betrayal", WOLF) + BETRAYAL
    seen = base(goal=goal, secret=exile, rounds_left=rounds_left, hand=(*arms, other))
    assert seen.kept(arms[0]) == round(SOON / 6 if kept else 0)
    assert seen.kept(other) == 0


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
    worth = look().price(X.MORALE)
    assert points == {ballot: [-3 * worth, 3 * worth], -1: [1, 0]}


@pytest.mark.parametrize(
    ("doing", "zombies", "more"), [(2, 0, True), (0, 0, False), (-2, 0, False), (2, 3, False)]
)
def test_a_barricade_that_the_goal_counts_goes_where_it_stays(
    doing: int, zombies: int, more: bool
) -> None:
    memory = Memory()
    memory.note(
        (O.PLAY_CARD, 1), tuple(doing if k == X.BARRICADES else 0 for k in range(X.DIMENSIONS))
    )
    seen = base(
        zombies=(zombies, *[0] * 11), barricades=(0,) * 12, entrance_spaces=(3,) * 12, helpless=6
    )
    counted = answers.entrance(seen, memory, (O.ENTRANCE, 0)) - seen.relief(0)
    assert counted == (round(MAIN / 18) if more else 0)


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
        kept=lambda item: 0,
        at=lambda event: 0,
        price=lambda dimension: 0,
        view=view,
    )
    assert card_actions.play(seen, Memory(), (O.PLAY_CARD, 0)) == 4 * points


@pytest.mark.parametrize("gain", [0, 7, -3])
def test_zombies_are_killed_for_the_goal(gain: int) -> None:
    """Beside what it saves at the entrance, and what the main objective makes of it."""
    seen = now(
        relief=lambda entrance: 4,
        danger=lambda survivor, place: 1,
        location=[0],
        sabotage=False,
        pursuit=now(zombies=lambda entrance, by: gain * -by),
        at=lambda *events: len(events),
    )
    assert dice_actions.attack(seen, Memory(), (O.ATTACK, 0, 6, 0)) == 4 * (3 + gain + 2) - 6


@pytest.mark.parametrize(("there", "points"), [(1, -5), (2, -5), (3, 12)])
def test_who_works_against_the_colony_seeks_the_crowd(there: int, points: int) -> None:
    """Where a bite spreads."""
    seen = now(
        relief=lambda entrance: 4,
        danger=lambda survivor, place: 1,
        location=[0],
        pursuit=now(zombies=lambda entrance, by: 0),
        at=lambda *events: 0,
        sabotage=True,
        crowd=[there],
    )
    assert dice_actions.attack(seen, Memory(), (O.ATTACK, 0, 1, 0)) == 4 * points - 1


@pytest.mark.parametrize(
    ("standing", "people", "stays"), [(0, 12, True), (0, 30, False), (1, 6, True), (1, 20, False)]
)
def test_barricades_that_the_goal_counts(standing: int, people: int, stays: bool) -> None:
    """Three spaces, one of them for the barricade: it stays when so many zombies find room."""
    seen = base(
        zombies=(standing,) * 12,
        barricades=(0,) * 12,
        entrance_spaces=(3,) * 12,
        helpless=people,
    )
    assert seen.built(0) == (round(MAIN / 18) if stays else 0)
    answer = (O.BARRICADE, 2, 0)
    points = seen.relief(0) + seen.built(0)
    wanted = (4 * points + 4 if points else 0) - 2
    assert dice_actions.barricade(seen, Memory(), answer) == wanted
    seen.sabotage = True
    assert dice_actions.barricade(seen, Memory(), answer) == NEVER


# ---- effects that last
@pytest.mark.parametrize(
    ("lasting", "place", "more"),
    [
        (["lose {count} morale", 1, "later"], X.MORALE, -1),
        (["gain {count} morale", 2, "each round"], X.MORALE, 6),
        (["lose {count} morale", 1, "event"], X.MORALE, -1),
        (["{subject} roll {count} more dice", 1, "game"], X.DICE, 8),
        (["{subject} roll {count} fewer dice", 1, "this round"], X.DICE, -2),
        (["crises need {count} fewer points", 2, "next round"], X.CARDS, 8),
        (["searching draws {count} more cards", 2, "standing"], X.CARDS, 6),
        (["{subject} cannot {actions}", 1, "next round"], X.DICE, -2),
        (["{subject} do not roll exposure when {doing}", 1, "attached"], X.EXPOSURE, -6),
        (["attack of {subject} is {number}", 2, "standing"], X.DICE, 0),
        (["skip the food step", 1, "this round"], X.FOOD, 4),
        (["skip the zombie step", 1, "next round"], X.ZOMBIES, -12),
        (["skip the token step", 1, "this round"], X.NOISE, 0),
    ],
)
def test_what_comes_later_or_goes_on_counts(lasting: Any, place: int, more: int) -> None:
    """In halves, beside the half that an effect in a branch counts already."""
    card = {"lasting": {"option_1": [lasting], "option_2": [lasting]}}
    found = X.outcome(card, "option_1")
    assert found[place] == more
    assert sum(map(abs, found)) == abs(more)


def test_delayed_morale_counts_whole() -> None:
    card = {
        "does": {"option_1": [["~gain {count} morale", 2]]},
        "lasting": {"option_1": [["gain {count} morale", 2, "later"]]},
    }
    assert X.outcome(card, "option_1")[X.MORALE] == 4
