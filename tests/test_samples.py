"""The samples of the language, each carried out: they stand in `fixtures/samples` as a set of their
own, and every mechanic of each is played.

What a card test can say is said in `fixtures/sample_trials`, in the language itself. What it cannot
(several rounds, set-up, goals, a game begun with a scenario) is played here, on the same compiled
set.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dowlang.diagnostics import Severity
from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import Decision, decision_of
from dowlang.engine.goals import Progress
from dowlang.engine.ongoing_effects import value
from dowlang.engine.setup_options import InvalidSetting
from dowlang.project import checking, loading
from dowlang.rulesets.dead_of_winter.procedures.colony import food_need
from dowlang.rulesets.dead_of_winter.procedures.control import give_survivor
from dowlang.rulesets.dead_of_winter.procedures.crisis import resolve_crisis
from dowlang.rulesets.dead_of_winter.procedures.endings import objective_progress
from dowlang.rulesets.dead_of_winter.procedures.harm import leave_play
from dowlang.rulesets.dead_of_winter.procedures.main_objective import put_objective_in_force
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import move
from dowlang.rulesets.dead_of_winter.procedures.turns import act
from dowlang.rulesets.dead_of_winter.procedures.zombies import add_zombies, kill_zombies
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.board import capacity, crisis_need
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.current_values import (
    attack_value,
    influence,
    search_value,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    GROCERY_STORE,
    POLICE_STATION,
    SCHOOL,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import ANY_COPY, take_out
from dowlang.rulesets.dead_of_winter.words.for_tests import given_cards, given_lines
from dowlang.testing import run_test
from dowlang.testing.written_tests import cases

FIXTURES = Path(__file__).parent / "fixtures"
SAMPLES, TRIALS = FIXTURES / "samples", FIXTURES / "sample_trials"


@pytest.fixture(scope="module")
def cards() -> CardSet:
    return loading.load(SAMPLES)


@pytest.fixture(scope="module")
def trials(tmp_path_factory: pytest.TempPathFactory) -> checking.TestsOfSet:
    folder = tmp_path_factory.mktemp("sets") / "samples"
    shutil.copytree(SAMPLES, folder)
    shutil.copytree(TRIALS, folder / "trials")
    return checking.tests_of([folder])[0]


# ---- the set
def test_the_set_checks_without_an_error() -> None:
    found, _ = checking.check_paths([SAMPLES])
    assert [d for d in found if d.severity is Severity.ERROR] == []
    # cards without flavor, cards without a test
    assert {d.code for d in found} <= {
        "DOW5008",
        "DOW5011",
    }


def test_the_test_of_the_sample_passes_as_it_is_written() -> None:
    found = checking.tests_of([SAMPLES])[0]
    assert [test.name for _, test in found.tests] == ["Bringing them in costs room, not food"]
    assert failures(found) == []


def test_every_option_face_and_vote_that_card_tests_can_say(trials: checking.TestsOfSet) -> None:
    assert len(trials.tests) >= 27
    assert failures(trials) == []


def failures(found: checking.TestsOfSet) -> list[str]:
    """What each test that does not pass says."""
    results = [run_test(found.cards, case) for case in cases(found.cards, found.tests)]
    return [result.message() for result in results if not result.passed]


# ---- a table to play on
def table(cards: CardSet, players: int = 3, **settings: str) -> Winter:
    """An empty table at the first player's turn, not running yet; everything that happens is
    noted in its log.
    """
    assert cards.ruleset.built is not None
    game = cards.ruleset.built(cards, seed=1, players=players, **settings)
    assert isinstance(game, Winter)
    game.log = []
    return game


def survivor(game: Winter, slug: str, player: int = 0, place: int = COLONY) -> int:
    """A survivor of that player, standing there."""
    number = game.cards.number("survivor", slug)
    given_lines.control(game, player, number)
    given_lines.stand_at(game, number, place)
    return number


def any_copy(game: Winter, slug: str) -> int:
    """The code of a card's name."""
    return ANY_COPY - game.cards.number("item", slug)


def in_force(game: Winter, slug: str) -> None:
    """That crossroads card is held for the first turn."""
    given_lines.hold_crossroads(game, game.cards.number("crossroads", slug))


def asked(game: Winter) -> Decision:
    """The question that waits."""
    return decision_of(game)


def offered(game: Winter) -> list[str]:
    """The sentences or labels of all options now."""
    return [option.text for option in asked(game)]


def choose(game: Winter, *texts: str) -> None:
    """Take options by their sentence, one after another."""
    for text in texts:
        game.choose(offered(game).index(text))


def force(game: Winter, *rolls: tuple[str, int]) -> None:
    """The next rolls of chance: a stream and the face's number."""
    game.forced += [
        (game.cards.ruleset.streams.index(stream), game.roll_of(stream, value))
        for stream, value in rolls
    ]


def at_once(game: Winter, step: Callable[..., None], *arguments: int) -> None:
    """Carry out a procedure of the rules while the question of the turn waits below; what it
    asks gets the first answer.
    """
    mark = len(game.stack)
    step(game, *arguments)
    game.stack[mark:] = game.stack[mark:][::-1]
    while len(game.stack) > mark:
        frame = game.stack.pop()
        if frame[0] == "ask":
            game.give(frame[3][0])
            continue
        above = len(game.stack)
        game.cards.steps[frame[0]](game, *frame[1:])
        game.stack[above:] = game.stack[above:][::-1]


def until_turn(game: Winter, player: int) -> None:
    """Everybody passes until that player has the turn: questions on the way get their last
    option, offers are declined; the colony thrives.
    """
    game.food = game.morale = game.rounds_left = 9
    for _ in range(400):
        question = asked(game)
        if question.kind == "action" and question.player == player:
            return
        texts = offered(game)
        game.choose(texts.index("end the turn") if "end the turn" in texts else len(texts) - 1)
    raise AssertionError("the turn never comes")


# ---- crossroads
def comes_up(cards: CardSet, card: str, game: Winter, *payload: int) -> bool:
    """Does the card's clause hold for player 1 and this payload?"""
    return not cards.handler(f"samples/crossroads/{card}")["trigger"](game, 0, *payload)


def test_a_knock_asks_only_whoever_moves_to_the_colony(cards: CardSet) -> None:
    game = table(cards)
    assert comes_up(cards, "a_knock_in_the_snow", game, 0, 5, SCHOOL, COLONY, -1)
    assert not comes_up(cards, "a_knock_in_the_snow", game, 0, 5, COLONY, SCHOOL, -1)
    assert not comes_up(cards, "a_knock_in_the_snow", game, 1, 5, SCHOOL, COLONY, -1)


def test_the_vents_want_her_at_the_colony_and_under_your_control(cards: CardSet) -> None:
    game = table(cards)
    assert not comes_up(cards, "something_in_the_vents", game)
    survivor(game, "ashley_ross", 0, SCHOOL)
    assert not comes_up(cards, "something_in_the_vents", game)
    theirs = table(cards)
    survivor(theirs, "ashley_ross", 1, COLONY)
    assert not comes_up(cards, "something_in_the_vents", theirs)
    survivor(game, "ashley_ross", 0, COLONY)
    assert comes_up(cards, "something_in_the_vents", game)


def test_the_lighter_crises_last_until_the_end_of_the_next_round(cards: CardSet) -> None:
    game = table(cards)
    survivor(game, "ashley_ross")
    in_force(game, "something_in_the_vents")
    game.run()
    force(game, ("exposure", 1))
    choose(game, "Send her in")
    assert (game.round, crisis_need(game)) == (1, 2)
    until_turn(game, 1)
    until_turn(game, 0)
    assert (game.round, crisis_need(game)) == (2, 2)
    until_turn(game, 1)
    until_turn(game, 0)
    assert (game.round, crisis_need(game)) == (3, 3)


def test_the_sealed_shaft_costs_two_places_for_ever_and_morale_for_two_rounds(
    cards: CardSet,
) -> None:
    game = table(cards)
    survivor(game, "ashley_ross")
    in_force(game, "something_in_the_vents")
    game.morale, game.food = 9, 9
    before = capacity(game, COLONY)
    game.run()
    choose(game, "Seal the shaft")
    assert capacity(game, COLONY) == before - 2
    assert game.hears[cards.ruleset.event_number["zombie_added"]] == 1
    emit_zombie(game, SCHOOL)
    assert game.morale == 9
    emit_zombie(game, COLONY)
    assert game.morale == 8
    until_turn(game, 1)
    until_turn(game, 0)
    assert game.round == 2
    held = game.morale
    emit_zombie(game, COLONY)
    assert game.morale == held - 1
    until_turn(game, 1)
    until_turn(game, 0)
    assert game.round == 3
    held = game.morale
    emit_zombie(game, COLONY)
    assert game.morale == held
    assert capacity(game, COLONY) == before - 2


def emit_zombie(game: Winter, place: int) -> None:
    """A zombie is added there in the middle of a turn, with all that follows."""
    given_lines.set_zombies(game, place, 0)
    at_once(game, add_zombies, 1, place)


def test_wolf_tracks_want_an_unexiled_scout_who_leaves_the_colony_without_fuel(
    cards: CardSet,
) -> None:
    game = table(cards)
    scout = survivor(game, "ashley_ross", 0, SCHOOL)
    fuel = game.t.item_card.index(cards.number("item", "jerry_can"))
    food = game.t.item_card.index(cards.number("item", "tinned_soup"))
    assert comes_up(cards, "wolf_tracks", game, 0, scout, COLONY, SCHOOL, -1)
    assert comes_up(cards, "wolf_tracks", game, 0, scout, COLONY, SCHOOL, food)
    assert not comes_up(cards, "wolf_tracks", game, 0, scout, COLONY, SCHOOL, fuel)
    assert not comes_up(cards, "wolf_tracks", game, 0, scout, SCHOOL, COLONY, -1)
    assert not comes_up(cards, "wolf_tracks", game, 1, scout, COLONY, SCHOOL, -1)
    game.exiled[0] = 1
    assert not comes_up(cards, "wolf_tracks", game, 0, scout, COLONY, SCHOOL, -1)


def attached(cards: CardSet, *hand: str) -> tuple[Winter, int]:
    """Wolf Tracks resolved: the card stays with the scout, who is at the school."""
    game = table(cards)
    scout = survivor(game, "ashley_ross")
    survivor(game, "noor_haddad", 1)
    for card in hand:
        given_cards.give_copy(game, 0, any_copy(game, card))
    game.morale, game.food = 9, 9
    in_force(game, "wolf_tracks")
    game.run()
    force(game, ("exposure", 0))
    choose(game, "move Ashley Ross to School")
    choose(game, "Follow them")
    return game, scout


def test_the_tracks_show_the_top_two_crises_to_you_alone(cards: CardSet) -> None:
    game, _ = attached(cards)
    seen = cards.ruleset.event_number["card_seen"]
    assert game.log is not None
    shown = [entry for entry in game.log if entry[0] == seen]
    top = [100_000 + crisis for crisis in game.crisis_deck[:-3:-1]]
    assert [entry[1:] for entry in shown] == [(0, card) for card in top]


def test_the_bearer_is_spared_one_roll_in_each_round(cards: CardSet) -> None:
    game, scout = attached(cards, "tinned_soup", "tinned_soup")
    rolled = cards.ruleset.event_number["exposure_rolled"]
    mark = rolls(game, rolled)
    game.moved[scout] = 0
    move_there(game, scout, COLONY)
    assert rolls(game, rolled) == mark
    game.moved[scout] = 0
    force(game, ("exposure", 0))
    move_there(game, scout, SCHOOL)
    assert rolls(game, rolled) == mark + 1
    until_turn(game, 1)
    until_turn(game, 0)
    mark = rolls(game, rolled)
    move_there(game, scout, COLONY)
    assert (game.round, rolls(game, rolled)) == (2, mark)


def rolls(game: Winter, event: int) -> int:
    """How often this has been told so far."""
    assert game.log is not None
    return sum(1 for entry in game.log if entry[0] == event)


def move_there(game: Winter, scout: int, place: int) -> None:
    """The scout moves, by the procedure of the rules, while a question of the turn waits."""
    at_once(game, move, scout, place)


def test_upkeep_is_asked_at_the_start_of_your_turn_and_costs_a_food_card(cards: CardSet) -> None:
    game, scout = attached(cards, "tinned_soup")
    until_offer(game)
    assert (asked(game).player, game.round) == (0, 2)
    before = len(game.waste)
    choose(game, "accept the offer of Wolf Tracks")
    assert (game.hand[0], len(game.waste), game.wounds[scout]) == ((), before + 1, 0)


def test_upkeep_refused_costs_a_wound(cards: CardSet) -> None:
    game, scout = attached(cards, "tinned_soup")
    until_offer(game)
    choose(game, "decline the offer of Wolf Tracks")
    assert (len(game.hand[0]), game.wounds[scout]) == (1, 1)


def test_upkeep_that_cannot_be_paid_is_not_offered_and_costs_a_wound(cards: CardSet) -> None:
    game, scout = attached(cards)
    until_turn(game, 1)
    until_turn(game, 0)
    assert (game.round, game.wounds[scout]) == (2, 1)


def test_upkeep_is_asked_of_whoever_controls_the_bearer(cards: CardSet) -> None:
    game, scout = attached(cards, "tinned_soup")
    given_cards.give_copy(game, 1, any_copy(game, "sack_of_rice"))
    survivor(game, "gus_pemberton")  # whoever has no survivor left loses the hand
    at_once(game, give_survivor, scout, 1)
    until_offer(game)
    assert (asked(game).player, game.round) == (1, 1)
    choose(game, "accept the offer of Wolf Tracks")
    assert (len(game.hand[1]), len(game.hand[0])) == (0, 1)


def test_the_card_goes_with_its_bearer(cards: CardSet) -> None:
    game, scout = attached(cards, "tinned_soup")
    leave_play(game, scout)
    assert not [entry for entry in game.lasting if entry[4] == "samples/crossroads/wolf_tracks"]


def until_offer(game: Winter) -> None:
    """Everybody passes until an offer is put."""
    for _ in range(400):
        question = asked(game)
        if question.kind == "offer":
            return
        texts = offered(game)
        game.choose(texts.index("end the turn") if "end the turn" in texts else len(texts) - 1)
    raise AssertionError("nothing is offered")


# ---- the crisis
def crisis_table(cards: CardSet) -> tuple[Winter, int, int]:
    """Fuel Shortage lies open; one survivor at the colony, one at the school."""
    game = table(cards)
    here, away = survivor(game, "ashley_ross"), survivor(game, "noor_haddad", 1, SCHOOL)
    number = cards.number("crisis", "fuel_shortage")
    game.crisis_deck = tuple(c for c in (*game.crisis_deck, game.crisis) if c not in (number, -1))
    game.crisis = number
    return game, here, away


def contribute(game: Winter, *slugs: str) -> None:
    """Player 1 has added copies of these to the crisis."""
    for slug in slugs:
        item = given_cards.a_copy(game, any_copy(game, slug))
        take_out(game, item)
        game.contributed += ((0, item, 0),)


def resolve(game: Winter) -> None:
    """The crisis step alone."""
    game.stack.clear()
    game.do(resolve_crisis)
    game.run()


def test_an_unprevented_shortage_bites_everybody_at_the_colony(cards: CardSet) -> None:
    game, here, away = crisis_table(cards)
    contribute(game, "jerry_can", "jerry_can")
    resolve(game)
    assert (game.frostbite[here], game.frostbite[away], game.crises_prevented) == (1, 0, 0)


def test_fuel_prevents_it_and_other_cards_count_against(cards: CardSet) -> None:
    game, here, _ = crisis_table(cards)
    contribute(game, "jerry_can", "jerry_can", "siphon_hose")
    resolve(game)
    assert (game.frostbite[here], game.crises_prevented) == (0, 1)
    spoilt, here, _ = crisis_table(cards)
    contribute(spoilt, "jerry_can", "jerry_can", "siphon_hose", "tinned_soup")
    resolve(spoilt)
    assert spoilt.frostbite[here] == 1


def test_two_tool_cards_more_bring_a_food(cards: CardSet) -> None:
    game, here, _ = crisis_table(cards)
    contribute(game, *["jerry_can"] * 5, "road_flares", "road_flares")
    food = game.food
    resolve(game)
    assert (game.frostbite[here], game.food) == (0, food + 1)


# ---- objectives
OBJECTIVE = "We Need More Samples"


def test_each_side_sets_the_table_as_it_says(cards: CardSet) -> None:
    standard = cards.ruleset.new_game(cards, 1, players=4, objective=OBJECTIVE)
    assert isinstance(standard, Winter)
    assert (standard.morale, standard.rounds_left, standard.zombies[:6], sum(standard.zombies)) == (
        6,
        6,
        [0] * 6,
        6,
    )
    hardcore = cards.ruleset.new_game(cards, 1, players=4, objective=OBJECTIVE, variant="hardcore")
    assert isinstance(hardcore, Winter)
    assert (hardcore.morale, hardcore.rounds_left, sum(hardcore.zombies)) == (6, 5, 6)


@pytest.mark.parametrize(("variant", "wanted"), [("standard", 9), ("hardcore", 12)])
def test_samples_are_counted_on_a_four_and_wanted_for_each_player(
    cards: CardSet, variant: str, wanted: int
) -> None:
    game = table(cards, objective=OBJECTIVE, variant=variant)
    put_objective_in_force(game)
    path = "samples/objectives/we_need_more_samples"
    for die, count in ((3, 0), (4, 1), (6, 2)):
        given_lines.set_zombies(game, SCHOOL, 1)
        game.stack.clear()
        force(game, ("die", die))
        game.do(kill_zombies, 1, SCHOOL)
        game.run()
        assert game.counter(path, 0) == count
    progress = objective_progress(game)
    assert progress is not None and (progress.have, progress.want, progress.reached) == (
        2,
        wanted,
        False,
    )
    game.counters[0] = wanted
    progress = objective_progress(game)
    assert progress is not None and progress.reached


def secret(cards: CardSet, game: Winter, path: str) -> Progress:
    """How far player 1 is with a secret objective."""
    progress = cards.handler(f"samples/{path}")["goal"](game, 0)
    assert isinstance(progress, Progress)
    return progress


def test_the_pharmacist_counts_medicine_held_and_needs_the_main_objective(cards: CardSet) -> None:
    game = table(cards)
    survivor(game, "ashley_ross")
    given_cards.give_copy(game, 0, any_copy(game, "aspirin"))
    given_cards.give_copy(game, 0, any_copy(game, "tinned_soup"))
    given_cards.give_copy(game, 1, any_copy(game, "morphine"))
    assert secret(cards, game, "secrets/the_pharmacist").atoms == ((1, 0, 1), (2, 1, 3))
    given_cards.give_copy(game, 0, any_copy(game, "aspirin"))
    given_cards.give_copy(game, 0, any_copy(game, "antiseptic"))
    assert secret(cards, game, "secrets/the_pharmacist").atoms == ((1, 0, 1), (2, 3, 3))
    assert not secret(cards, game, "secrets/the_pharmacist").reached
    game.completed = 1
    assert secret(cards, game, "secrets/the_pharmacist").reached


def test_equipment_is_held_too(tmp_path: Path) -> None:
    """Nobody is equipped with medicine, so a pharmacist of tools is asked."""
    shutil.copytree(SAMPLES, tmp_path / "samples")
    goal = tmp_path / "samples" / "secrets" / "the_pharmacist.dow"
    goal.write_text(goal.read_text("utf-8").replace("medicine", "tool"), "utf-8")
    tools = loading.load(tmp_path / "samples")
    game = table(tools)
    mine, others = survivor(game, "ashley_ross"), survivor(game, "noor_haddad", 1)
    given_cards.give_copy(game, 0, any_copy(game, "headlamp"))
    assert secret(tools, game, "secrets/the_pharmacist").atoms == ((1, 0, 1), (2, 1, 3))
    given_cards.equip_copy(game, others, any_copy(game, "headlamp"))
    assert secret(tools, game, "secrets/the_pharmacist").atoms == ((1, 0, 1), (2, 1, 3))
    given_cards.take_out(game, game.equipment[others][0])
    given_cards.equip_copy(game, mine, any_copy(game, "headlamp"))
    assert secret(tools, game, "secrets/the_pharmacist").atoms == ((1, 0, 1), (2, 2, 3))


def test_let_it_end_wants_no_morale_and_two_of_yours_alive(cards: CardSet) -> None:
    game = table(cards)
    survivor(game, "ashley_ross")
    game.morale = 0
    assert secret(cards, game, "betrayals/let_it_end")[:2] == (1, 2)
    survivor(game, "noor_haddad")
    assert secret(cards, game, "betrayals/let_it_end").reached
    game.morale = 1
    assert secret(cards, game, "betrayals/let_it_end")[:2] == (0, 1)


def test_they_will_come_to_me_compares_yours_outside_with_the_colony(cards: CardSet) -> None:
    game = table(cards)
    survivor(game, "ashley_ross", 0, SCHOOL)
    survivor(game, "noor_haddad", 1, COLONY)
    assert secret(cards, game, "exiles/they_will_come_to_me")[:2] == (1, 2)
    survivor(game, "gus_pemberton", 0, POLICE_STATION)
    assert secret(cards, game, "exiles/they_will_come_to_me").reached
    survivor(game, "priya_raman", 0, COLONY)
    assert not secret(cards, game, "exiles/they_will_come_to_me").reached


def test_goals_are_dealt_and_checked_under_their_names(cards: CardSet) -> None:
    paths = table(cards).t.secret_path
    assert {
        "samples/secrets/the_pharmacist",
        "samples/betrayals/let_it_end",
        "samples/exiles/they_will_come_to_me",
    } <= set(paths.values())
    betrayal = next(number for number, path in paths.items() if path.endswith("let_it_end"))
    exile = next(number for number, path in paths.items() if path.endswith("they_will_come_to_me"))
    assert (betrayal // BETRAYAL, exile // EXILE) == (1, 1)


# ---- survivor, items, location
def test_the_sample_survivor_has_its_numbers(cards: CardSet) -> None:
    game = table(cards)
    ashley = survivor(game, "ashley_ross", 0, SCHOOL)
    assert (influence(game, ashley), attack_value(game, ashley), search_value(game, ashley)) == (
        44,
        2,
        3,
    )
    assert (
        cards.facts[cards.card_numbers["samples/survivors/ashley_ross"]]["occupation"]
        == "construction worker"
    )


def abilities(game: Winter) -> list[str]:
    return [text for text in offered(game) if text.startswith("use ability")]


def test_the_ability_needs_its_die_and_its_place_and_waits_for_the_next_round(
    cards: CardSet,
) -> None:
    game = table(cards)
    ashley = survivor(game, "ashley_ross", 0, GROCERY_STORE)
    given_lines.set_dice(game, 0, (2, 3, 4))
    game.run()
    assert abilities(game) == []
    game.location[ashley] = SCHOOL
    again(game)
    assert abilities(game) == [
        "use ability 1 of Ashley Ross, spending a 3",
        "use ability 1 of Ashley Ross, spending a 4",
    ]
    game.location[ashley] = COLONY
    given_lines.set_zombies(game, COLONY, 3)
    again(game)
    choose(game, abilities(game)[0])
    assert offered(game) == ["0", "1", "2"]
    force(game, ("exposure", 0))
    choose(game, "1")
    while asked(game).kind != "action":
        game.choose(0)
    assert sum(game.zombies[:6]) == 2
    assert abilities(game) == []
    game.food = game.morale = 9
    until_turn(game, 1)
    until_turn(game, 0)
    given_lines.set_dice(game, 0, (3,))
    again(game)
    assert len(abilities(game)) == 1


def again(game: Winter) -> None:
    """Put the question of the turn once more, after the table was changed."""
    game.stack.pop()
    game.stack.pop()
    game.do(act, 0)
    game.run()


def test_the_headlamp_shows_one_more_card_away_from_the_colony_only(cards: CardSet) -> None:
    game = table(cards)
    ashley, noor = (
        survivor(game, "ashley_ross", 0, SCHOOL),
        survivor(game, "noor_haddad", 0, SCHOOL),
    )
    given_cards.equip_copy(game, ashley, any_copy(game, "headlamp"))
    assert (value(game, P.SEARCH_DRAWS, ashley), value(game, P.SEARCH_DRAWS, noor)) == (
        game.basis[P.SEARCH_DRAWS] + 1,
        game.basis[P.SEARCH_DRAWS],
    )
    game.location[ashley] = COLONY
    assert value(game, P.SEARCH_DRAWS, ashley) == game.basis[P.SEARCH_DRAWS]


def test_the_headlamp_draws_two_in_a_search(cards: CardSet) -> None:
    drawn = []
    for lamp in (False, True):
        game = table(cards)
        ashley = survivor(game, "ashley_ross", 0, SCHOOL)
        if lamp:
            given_cards.equip_copy(game, ashley, any_copy(game, "headlamp"))
        given_lines.set_dice(game, 0, (6,))
        game.run()
        choose(game, "search with Ashley Ross, spending a 6")
        drawn.append(len(game.drawn))
    assert drawn[1] == drawn[0] + 1


def test_copies_lie_in_the_decks_that_the_card_says(cards: CardSet) -> None:
    game = table(cards)
    peaches, headlamp = cards.number("item", "canned_peaches"), cards.number("item", "headlamp")
    decks = [[game.t.item_card[item] for item in deck] for deck in game.item_deck]
    starting = [game.t.item_card[item] for item in game.box]
    assert [deck.count(peaches) for deck in decks] == [
        3 * (place == GROCERY_STORE) for place in range(7)
    ]
    assert starting.count(peaches) == 2
    assert [deck.count(headlamp) for deck in decks] == [2 * (place == SCHOOL) for place in range(7)]


def test_the_police_station_of_the_set_takes_the_place_of_the_other(cards: CardSet) -> None:
    stations = [card for card in cards.of_kind["location"] if card["name"] == "Police Station"]
    assert [card["path"] for card in stations] == ["samples/locations/police_station"]
    game = table(cards)
    entrance = 5 + POLICE_STATION
    assert (
        capacity(game, POLICE_STATION),
        game.entrance_spaces[entrance],
        game.noise_spaces[POLICE_STATION],
    ) == (3, 4, 4)
    assert stations[0]["finds"] == ["weapon", "medicine", "tool"]


# ---- the scenario
def test_a_game_begun_with_the_scenario(cards: CardSet) -> None:
    game = cards.ruleset.new_game(cards, 1, players=3, scenario="The Long Thaw")
    plain = cards.ruleset.new_game(cards, 1, players=3, objective=OBJECTIVE)
    assert isinstance(game, Winter) and isinstance(plain, Winter)
    assert game.t.objectives[game.main]["name"] == OBJECTIVE
    assert (game.param[P.PEOPLE_PER_FOOD], plain.param[P.PEOPLE_PER_FOOD]) == (3, 2)
    mature = [number for number in range(game.t.crossroads) if game.t.mature[number]]
    assert mature and set(mature) <= set(plain.crossroads_deck)
    assert not set(mature) & set(game.crossroads_deck)


def test_the_scenario_says_how_many_play(cards: CardSet) -> None:
    with pytest.raises(InvalidSetting, match="3 to 5"):
        cards.ruleset.new_game(cards, 1, players=2, scenario="The Long Thaw")


def test_people_per_food_feeds_more(cards: CardSet) -> None:
    needs = []
    for scenario in ("none", "The Long Thaw"):
        game = table(cards, scenario=scenario, objective=OBJECTIVE)
        game.helpless = 6
        needs.append(food_need(game))
    assert needs == [3, 2]
