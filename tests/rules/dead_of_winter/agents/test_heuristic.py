"""The rule-based agent: legal, deterministic, from its view alone, and sensible in plain
situations.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

import dowlang
from dowlang.agents import make
from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import Decision
from dowlang.engine.frames import frozen
from dowlang.engine.game import Game
from dowlang.engine.views import View
from dowlang.rulesets.dead_of_winter.agents.heuristic import (
    answers,
    card_actions,
    dice_actions,
    make_heuristic,
    moves,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.outcomes import (
    FOOD,
    HELPLESS,
    MEN,
    MORALE,
    NOTHING,
    ROUNDS,
    SURVIVORS,
    ZOMBIES,
    dimension,
    outcome,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import NEVER
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import enter
from dowlang.rulesets.dead_of_winter.procedures.setup import built
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import SCHOOL
from tests.conftest import ROOT
from tests.rules.dead_of_winter import tiny

Seen = Callable[[Game, Decision, View], None]


@cache
def cards() -> CardSet:
    return dowlang.load(ROOT / "cards" / "base")


def objectives() -> tuple[str, ...]:
    return ("A Roof for Everyone", "Every Door Barred", "Words on the Wind")


def play(seed: int, objective: str = "random", see: Seen | None = None, **settings: Any) -> Winter:
    """A game of four agents to its end; `see` is told every decision."""
    game: Any = dowlang.Game(cards(), seed=seed, objective=objective, **settings)
    agents = [make("heuristic", cards(), seed, seat) for seat in range(game.players)]
    while not game.is_over:
        decision = game.decision
        view = game.view(decision.player)
        if see is not None:
            see(game, decision, view)
        index = agents[decision.player].choose(view, decision)
        assert type(index) is int and 0 <= index < len(decision)
        game.choose(index)
    return game  # type: ignore[no-any-return]


@pytest.mark.sample(1)
@pytest.mark.parametrize("objective", objectives())
def test_games_end(objective: str) -> None:
    for seed in range(3):
        assert play(seed, objective).result["cause"] in ("morale", "rounds", "objective")


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "variant": "two_player"},
        {"players": 5},
        {"players": 3, "variant": "betrayer"},
        {"variant": "cooperative"},
        {"variant": "elimination"},
    ],
    ids=str,
)
def test_every_variant_is_played(settings: dict[str, Any]) -> None:
    assert play(5, **settings).is_over


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(11).journal.answers == play(11).journal.answers


def test_nothing_but_view_and_decision_is_looked_at() -> None:
    """A second agent that gets the view and the question through JSON, as another process would,
    always chooses the same.
    """
    others = [make_heuristic(cards(), 0, seat) for seat in range(4)]
    chosen: list[int] = []

    def see(game: Game, decision: Decision, view: View) -> None:
        sent = json.loads(json.dumps(view.to_dict()))
        player = sent.pop("player")
        copy = View(player, {name: frozen(value) for name, value in sent.items()})
        asked = Decision(
            cards(),
            frozen(
                json.loads(json.dumps(("ask", decision.player, decision.kind, decision.answers)))
            ),
        )
        before = game.digest
        chosen.append(others[decision.player].choose(copy, asked))
        assert game.digest == before

    game: Any = play(2, see=see)
    assert list(game.journal.answers) == replayed(2, chosen)


def replayed(seed: int, chosen: list[int]) -> list[str]:
    game: Any = dowlang.Game(cards(), seed=seed)
    for index in chosen:
        game.choose(index)
    return list(game.journal.answers)


def test_what_is_hidden_makes_no_difference() -> None:
    """Hands of others, decks and their secrets dealt anew: the same choice."""
    game: Any = dowlang.Game(cards(), seed=4)
    agents = [make_heuristic(cards(), 0, seat) for seat in range(4)]
    compared = 0
    while not game.is_over and compared < 80:
        decision = game.decision
        me = decision.player
        twin = game.clone()
        pool = sorted(
            [i for p, hand in enumerate(twin.hand) if p != me for i in hand], reverse=True
        )
        for player in range(4):
            if player != me:
                size = len(twin.hand[player])
                twin.hand[player], pool = tuple(pool[:size]), pool[size:]
        twin.crisis_deck = twin.crisis_deck[::-1]
        twin.item_deck[:] = [deck[::-1] for deck in twin.item_deck]
        others = [p for p in range(4) if p != me]
        dealt = [twin.secret[p] for p in others]
        for player, secret in zip(others, dealt[1:] + dealt[:1], strict=True):
            twin.secret[player] = secret
        other = make_twin(agents[me])
        index = agents[me].choose(game.view(me), decision)
        assert other.choose(twin.view(me), decision) == index
        compared += 1
        game.choose(index)
    assert compared == 80


def make_twin(agent: Any) -> Any:
    """An agent with the same memory."""
    return agent.copy()


@pytest.mark.proof
def test_it_holds_out_longer_than_chance() -> None:
    rounds = {"heuristic": 0, "random": 0}
    for name in rounds:
        for seed in range(10):
            rounds[name] += dowlang.play(
                cards(), {"players": 4, "objective": "Every Door Barred"}, (name,), seed=seed
            ).game.result["rounds"]
    assert rounds["heuristic"] > 1.5 * rounds["random"]


# ---- plain situations
def table(objective: str = "Words on the Wind", people: int = 6) -> Winter:
    """Three players with two survivors each in the colony, enough to eat, no crisis, no dice."""
    game: Any = built(cards(), players=3, objective=objective)
    for survivor in range(people):
        game.survivor_deck = tuple(s for s in game.survivor_deck if s != survivor)
        enter(game, survivor, survivor % 3, 0)
    game.morale = game.rounds_left = 6
    game.food = 20
    game.crisis = -1
    return game  # type: ignore[no-any-return]


def item(slug: str) -> int:
    return cards().tables.item_card.index(cards().number("item", slug))  # type: ignore[no-any-return]


def turn(game: Winter, player: int = 0) -> list[tuple[int, ...]]:
    """What one agent does in its turn, every other decision made by it too."""
    agents = [make_heuristic(cards(), 0, seat) for seat in range(3)]
    game.run()
    done: list[tuple[int, ...]] = []
    while game.stack and game.active_player == player:
        decision = game.decision
        index = agents[decision.player].choose(game.view(decision.player), decision)
        if decision.kind == "action":
            done.append(decision.answers[index])
        game.choose(index)
    return done


def kinds(done: list[tuple[int, ...]]) -> list[int]:
    return [answer[0] for answer in done]


def test_feeds_the_hungry() -> None:
    game = table()
    game.food = 1
    game.hand[0] = (item("tinned_soup"),)
    assert (O.PLAY_CARD, item("tinned_soup")) in turn(game)


@pytest.mark.parametrize(("die", "raises"), ((1, True), (6, False)))
def test_an_exile_raises_a_die_that_a_search_wants(die: int, raises: bool) -> None:
    """R-EXILE-10: hardly ever offered in whole games, so that they prove nothing about it."""
    game = table()
    game.exiled[0] = 1
    for survivor in (0, 3):
        game.location[survivor] = 1
    game.hand[0] = (item("tinned_soup"),)
    game.unused[0] = (die,)
    assert (O.PLAY_FOR_DIE in kinds(turn(game))) == raises


def test_cleans_waste_before_it_costs_morale() -> None:
    game = table()
    game.waste = tuple(game.item_deck[1][:11])
    game.item_deck[1] = game.item_deck[1][11:]
    game.unused[0] = (1, 1)
    assert O.CLEAN_WASTE in kinds(turn(game))


def test_answers_a_crisis_that_can_be_met_and_no_other() -> None:
    crisis = cards().number("crisis", "ward_fever")
    medicine = tuple(
        i for i, d in enumerate(cards().tables.item_card) if d == cards().number("item", "aspirin")
    )
    game = table()
    game.crisis, game.hand[0] = crisis, medicine[:3]
    assert kinds(turn(game)).count(O.CONTRIBUTE) == 3
    game = table()
    game.crisis, game.hand[0], game.param[PARAMETER("crisis_points")] = crisis, medicine[:3], 9
    assert O.CONTRIBUTE not in kinds(turn(game))


def PARAMETER(key: str) -> int:
    return cards().ruleset.parameter_number[key]


def test_a_betrayer_late_in_the_game_helps_no_more() -> None:
    game = table()
    game.rounds_left = 2
    game.secret[0] = game.dealt[0] = BETRAYAL
    game.crisis = cards().number("crisis", "ward_fever")
    game.hand[0] = tuple(
        i for i, d in enumerate(cards().tables.item_card) if d == cards().number("item", "aspirin")
    )[:3]
    game.waste = tuple(game.item_deck[1][:11])
    game.unused[0] = (1,)
    done = kinds(turn(game))
    assert O.CONTRIBUTE not in done and O.CLEAN_WASTE not in done and O.BARRICADE not in done


def test_defends_an_entrance_about_to_be_overrun() -> None:
    game = table()
    game.zombies[:6] = [3, 3, 3, 0, 0, 0]
    game.unused[0] = (6, 6, 6)
    done = kinds(turn(game))
    assert O.ATTACK in done or O.ATTRACT in done


def test_moves_only_for_a_reason() -> None:
    """In the last round, without dice, fed and safe, nobody risks the cold."""
    game = table("Every Door Barred", people=3)
    game.rounds_left = 1
    game.barricades[6:] = [1] * 6
    game.barricades[:6] = [1] * 6
    assert O.MOVE not in kinds(turn(game))


def bite(morale: int) -> int:
    game = table()
    game.morale = morale
    game.stack[:] = [("reach", 0, 0, (0, 1, 2, 3, 4, 5))]
    game.run()
    decision = game.decision
    assert decision.kind == "bite"
    return decision.answers[
        make_heuristic(cards(), 0, 0).choose(game.view(decision.player), decision)
    ][0]


def test_rolls_a_bite_unless_the_game_is_at_stake() -> None:
    assert bite(5) == O.BITE_ROLL
    assert bite(2) == O.BITE_ACCEPT


# ---- single answers
def now(**known: Any) -> Any:
    """A situation of which only this is looked at."""
    return SimpleNamespace(**known)


def test_who_works_against_the_colony_accepts_no_offer() -> None:
    rich = {"hand": (1, 2), "kept": lambda item: 1}
    assert (
        answers.accept(now(sabotage=True, **rich), Memory(), (O.ACCEPT,))
        < 0
        < answers.accept(now(sabotage=False, **rich), Memory(), (O.ACCEPT,))
    )


def test_a_card_that_comes_to_the_same_either_way_is_voted_on_like_an_exile() -> None:
    for sabotage, thumb in ((False, 0), (True, 1)):
        seen = now(
            happening=3,
            value=lambda outcome: 7,
            known=now(vote=lambda card: (NOTHING, NOTHING)),
            sabotage=sabotage,
            me=0,
            view={"accused": 1},
        )
        points = [answers.vote(seen, Memory(), (O.VOTE, answer)) for answer in (0, 1)]
        assert points.index(max(points)) == thumb


def test_what_the_crisis_or_the_own_goal_wants_is_not_given_away() -> None:
    """Medicine (symbol 4) is given for 8 points, food that the colony lacks for 12."""
    seen = {
        "known": now(symbols=(1 << 4, 1 << 3, 1)),
        "sabotage": False,
        "exiled": False,
        "food_gap": 1,
    }
    plain, wanted, kept = (
        [
            answers.give(
                now(matching=matching, kept=goal.__getitem__, **seen),
                Memory(),
                (O.GIVE, item),
            )
            for item in range(3)
        ]
        for matching, goal in (((), (0, 0, 0)), ((0, 2), (0, 0, 0)), ((), (3, 0, 0)))
    )
    assert (plain, wanted, kept) == ([8, 12, 0], [-12, 12, -20], [5, 12, 0])


@pytest.mark.parametrize(
    ("waste", "played"),
    [(7, False), (8, True), (9, True), (10, False), (18, True), (19, True), (20, False)],
)
def test_who_works_against_the_colony_fills_the_waste_pile(waste: int, played: bool) -> None:
    """R-COLONY-05: up to the ten that cost morale; never with a card the own goal wants."""
    seen = {
        "known": now(symbols=(1,), played=(NOTHING,), item_card=(0,)),
        "matching": (),
        "sabotage": True,
        "waste": waste,
    }
    assert card_actions.play(now(kept=lambda item: 0, **seen), Memory(), (O.PLAY_CARD, 0)) == (
        24 if played else NEVER
    )
    wanted = now(kept=lambda item: 5, **seen)
    assert card_actions.play(wanted, Memory(), (O.PLAY_CARD, 0)) == NEVER


def test_cards_of_other_decks_and_unknown_symbols_are_all_the_same() -> None:
    seen = now(known=now(symbols=(1, 2)), want=(4, 9))
    assert (
        answers.card(seen, Memory(), (O.CARD, 100_003))
        == 0
        == answers.first(seen, Memory(), (O.CLAUSE, 1))
    )
    assert [answers.symbol(seen, Memory(), (O.SYMBOL, symbol)) for symbol in (0, 1, 6)] == [4, 9, 0]


@pytest.mark.parametrize(
    ("deed", "head"),
    [(dice_actions.ability, (O.ABILITY, 2, 1)), (dice_actions.use, (O.USE, 2, 7, 1))],
)
def test_what_costs_nothing_is_done_once_a_turn(
    deed: Callable[..., int], head: tuple[int, ...]
) -> None:
    """With another die it may be done again."""
    memory = Memory()
    seen = now(
        known=now(ability={}, block=lambda card, name: NOTHING),
        value=lambda outcome: 2,
        location=[0, 0, 0],
        view={"zombies": [0] * 12},
    )
    assert deed(seen, memory, (*head, 0)) > 0
    memory.note((*head, 0), NOTHING)
    assert deed(seen, memory, (*head, 0)) == NEVER < deed(seen, memory, (*head, 6))


def test_a_place_with_nothing_left_to_find_is_worth_less() -> None:
    stays = []
    for cards_left in (5, 0):
        game = table()
        game.unused[0] = (6, 6)
        game.item_deck[SCHOOL] = game.item_deck[SCHOOL][:cards_left]
        stays.append(moves.stay(Situation(knowledge(cards()), game.view(0)), 0, SCHOOL))
    assert stays[0] > stays[1]


# ---- reading cards
def test_phrases_are_read_by_verb_and_noun() -> None:
    assert dimension("lose {count} morale") == (MORALE, -1)
    assert dimension("add {count} zombies to {place}") == (ZOMBIES, 1)
    assert dimension("remove {count} helpless survivors") == (HELPLESS, -1)
    deeds = {
        "play": [["add {count} food", 3]],
        "play.1": [["lose {count} morale", 1]],
        "equip": [["add {count} food", 9]],
    }
    found = outcome({"does": deeds}, "play")
    assert found[FOOD] == 6 and found[MORALE] == -1


def test_the_round_marker_moves_for_the_better_only_when_it_goes_back() -> None:
    assert dimension("move the round marker back {amount}") == (ROUNDS, 1)
    assert dimension("move the round marker on {amount}") == (ROUNDS, -1)


def test_a_kill_is_worse_than_a_survivor_who_goes() -> None:
    killed = outcome({"does": {"fails": [["kill {survivor}", 1]]}}, "fails")
    gone = outcome({"does": {"fails": [["remove {survivor} from the game", 1]]}}, "fails")
    assert killed[SURVIVORS] == gone[SURVIVORS] < 0 and (killed[MEN], gone[MEN]) == (-2, 0)


def test_items_of_which_nothing_is_written_are_known_by_their_symbols() -> None:
    """Of sets without the fact `does`: a played card of a symbol does what such cards do as a
    rule, an event is good for something.
    """
    some = tiny.load()
    known = knowledge(some)
    played = {card["slug"]: known.played[n] for n, card in enumerate(some.of_kind["item"])}
    assert played["starting_food"][FOOD] == 3 and played["school_survivor"][HELPLESS] == 2
    assert (
        played["school_education"][MORALE] == 1
        and played["starting_fuel"] == NOTHING == played["starting_weapon"]
    )
