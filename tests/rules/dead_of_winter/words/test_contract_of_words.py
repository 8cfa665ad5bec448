"""The contract of every word of Dead of Winter, and what the words do on small tables made by
hand.
"""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

import dowlang
from dowlang.engine.ongoing_effects import Change
from dowlang.rulesets.dead_of_winter.state import events, parameters
from dowlang.rulesets.dead_of_winter.state.card_facts import origin_of, symbols_of, way_of
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    GAS_STATION,
    HOSPITAL,
    MEDICINE,
    SCHOOL,
)
from dowlang.rulesets.dead_of_winter.words import adjectives, durations, references
from dowlang.rulesets.dead_of_winter.words.cards import lying_open, zones
from dowlang.rulesets.dead_of_winter.words.effects import board as effects_board
from dowlang.rulesets.dead_of_winter.words.effects import cards as effects_cards
from dowlang.rulesets.dead_of_winter.words.effects import colony as effects_colony
from dowlang.rulesets.dead_of_winter.words.effects import decks as effects_decks
from dowlang.rulesets.dead_of_winter.words.effects import dice as effects_dice
from dowlang.rulesets.dead_of_winter.words.effects import harm as effects_harm
from dowlang.rulesets.dead_of_winter.words.effects import seeing as effects_seeing
from dowlang.rulesets.dead_of_winter.words.effects import survivors as effects_survivors
from dowlang.rulesets.dead_of_winter.words.event_declaration import LOSSES
from dowlang.rulesets.dead_of_winter.words.filters import survivors as filters_survivors
from dowlang.rulesets.dead_of_winter.words.filters import tallies as filters_tallies
from dowlang.rulesets.dead_of_winter.words.for_tests import given_cards, given_lines
from dowlang.rulesets.dead_of_winter.words.predicates import people as predicates_people
from dowlang.rulesets.dead_of_winter.words.rules import bans as rule_words_bans
from dowlang.rulesets.dead_of_winter.words.rules import ongoing as rule_words
from dowlang.rulesets.dead_of_winter.words.vocabulary import MODULES, VOCABULARY
from dowlang.rulesets.dead_of_winter.words.word_steps import STEPS
from dowlang.semantics import SetWorld, check
from dowlang.syntax.grammar.parser_factory import load
from dowlang.syntax.line_parser import LineParser
from dowlang.syntax.parser import parse
from dowlang.vocabulary.assembly import Grammar, assemble
from dowlang.vocabulary.declarations import Place, Word
from tests.rules.dead_of_winter import play

pytestmark = pytest.mark.every_case

ROOT = Path(__file__).parents[4]
RULEBOOK = (ROOT / "docs" / "rules" / "dead-of-winter.md").read_text("utf-8")
RULES = frozenset(
    re.findall(r"^(?:- \*\*|\| )([RU](?:-[A-Z]+)*-\d+)(?:\*\*)? ", RULEBOOK, re.MULTILINE)
)
WITHOUT_FUNCTION = (Place.EVENT, Place.HAPPENING, Place.MODIFIER)
SPOKEN = (
    Place.EFFECT,
    Place.EVENT,
    Place.HAPPENING,
    Place.PREDICATE,
    Place.STATE,
    Place.RULE,
    Place.NUMBER,
)


def named(word: Word) -> str:
    return f"{word.place.value}: {word.phrase} {word.noun}{word.subject}"


# ---- the contract
@pytest.mark.sample(99)
@pytest.mark.parametrize("word", VOCABULARY.words, ids=named)
def test_a_word_is_declared_whole(word: Word) -> None:
    if word.place not in WITHOUT_FUNCTION and not getattr(word, "binding", ""):
        assert word.function.__doc__, "no docstring"
        assert set(word.slots) <= {p.name for p in word.parameters}
    if word.place in SPOKEN:
        assert word.example, "no example"
        assert word.rules, "no rule"
    assert set(word.rules) <= RULES, "names a rule that the rules document does not have"
    if word.place is Place.FILTER and not word.extreme and VOCABULARY.nouns and word.subject:
        assert word.parameters[0].name == word.subject


@pytest.mark.parametrize("adjective", VOCABULARY.adjectives, ids=lambda a: f"{a.word} {a.nouns[0]}")
def test_an_adjective_says_what_it_tests(adjective: object) -> None:
    assert adjective.function.__doc__  # type: ignore[attr-defined]
    assert set(adjective.nouns) <= {noun.name for noun in VOCABULARY.nouns}  # type: ignore[attr-defined]


def test_every_module_is_listed() -> None:
    folder = ROOT / "dowlang" / "rulesets" / "dead_of_winter" / "words"
    declares = re.compile(r"^(?:\w+ = )?(?:words\.|event\(|constant\()", re.MULTILINE)
    declaring = {
        ".".join(path.relative_to(folder).with_suffix("").parts)
        for path in folder.rglob("*.py")
        if declares.search(path.read_text("utf-8"))
    }
    listed = {module.__name__.partition(".words.")[2] for module in MODULES}
    assert declaring - {"registry"} == listed


def test_words_are_the_same_whichever_module_is_imported_first() -> None:
    """The module of what is asked of the moment before changes nothing by being imported."""
    code = (
        "from dowlang.rulesets.dead_of_winter.words import pre_event\n"
        "from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY\n"
        "print(sum(getattr(word, 'before', None) is not None for word in VOCABULARY.words))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    here = sum(getattr(word, "before", None) is not None for word in VOCABULARY.words)
    assert int(done.stdout) == here > len(LOSSES)


def test_every_effect_is_a_step_of_its_own_name() -> None:
    effects = {word.function for word in VOCABULARY.words if word.place is Place.EFFECT}
    assert effects <= set(STEPS)
    names = [step.__name__ for step in dict.fromkeys(STEPS)]
    assert len(names) == len(set(names))
    known = play.RULESET.step_names
    assert all(known.get(step.__name__) is step for step in STEPS), (
        "the ruleset lacks a word's step, or has another of that name"
    )


@pytest.mark.parametrize("enumeration", VOCABULARY.enumerations, ids=lambda e: e.name)
def test_constants_of_enumerations_are_their_numbers(enumeration: object) -> None:
    module = importlib.import_module(enumeration.module)  # type: ignore[attr-defined]
    for number, value in enumerate(enumeration.values):  # type: ignore[attr-defined]
        assert getattr(module, value.replace(" ", "_").upper()) == number


@pytest.mark.sample(99)
@pytest.mark.parametrize(
    "word", [w for w in VOCABULARY.words if w.place in (Place.EVENT, Place.HAPPENING)], ids=named
)
def test_payloads_of_events_are_those_that_are_emitted(word: Word) -> None:
    assert [name for name, _ in word.payload] == [
        name for name, _ in events.EVENTS[word.event].fields
    ]
    assert word.subject in {name for name, _ in word.payload}
    for _, number in word.points:
        assert number in events.POINTS or number in (events.MOVE_OVER, events.ATTACK_OVER), (
            "inside the action, or when it is over"
        )
        fields = [name for name, _ in events.EVENTS[number].fields]
        assert fields == [name for name, _ in word.payload][: len(fields)], (
            "a point is matched with the event's own clause"
        )
    if word.option:
        assert word.option in play.RULESET.option_number


# ---- examples are sentences of the language
WORLD = SetWorld(
    names={
        "location": {
            "Police Station": "police_station",
            "School": "school",
            "Library": "library",
            "Hospital": "hospital",
        },
        "item": {"Aspirin": "aspirin"},
        "survivor": {"Amara Diallo": "amara_diallo"},
        "crossroads": {"The Fast": "the_fast"},
        "crisis": {"The Long Whiteout": "the_long_whiteout"},
        "secret": {"A Shelf of My Own": "a_shelf_of_my_own"},
        "betrayal": {"Ahead of Schedule": "ahead_of_schedule"},
        "exile": {"A Town of My Own": "a_town_of_my_own"},
        "objective": {"Words on the Wind": "words_on_the_wind"},
        "track": {"Fuel Tank": "fuel_tank"},
        "token": {"Crate": "crate"},
        "deck": {"Weather": "weather"},
        "incident": {"Sleet": "sleet"},
    }
)
HEAD = 'crossroads "Trial"\n    flavor "x"\n'
CARD = HEAD + "    when you make noise\n"
TALK = HEAD + "    when you request a card from another player\n"
SURVIVOR = (
    'survivor "Trial"\n    flavor "x"\n    occupation "x"\n    influence 1\n    attack 1+\n  '
    "  search 1+\n    at anywhere\n"
)
ACTS = (
    CARD + '    option "a"\n        look at the top 2 cards of the crisis deck\n        {0}\n',
    CARD + '    option "a"\n        look at the top 2 cards of the "School" deck\n        {0}\n',
    TALK + '    option "a"\n        {0}\n',
    SURVIVOR + "    ability 1+\n        {0}\n",
    HEAD
    + '    when a survivor rolls bitten, before it takes effect\n    option "a"\n        {0}\n',
    HEAD + '    when you search, before it takes effect\n    option "a"\n        {0}\n',
    HEAD + '    when you find a weapon card, before a card is taken\n    option "a"\n        {0}\n',
)
CONDITIONS = (
    CARD
    + '    option "a"\n        vote by players\n            passes\n                add 1 food\n'
    "            fails\n                nothing happens\n"
    "        if {0}\n            gain 1 morale\n",
    CARD + '    option "a" if {0}\n        gain 1 morale\n',
    SURVIVOR + "    ability\n        if {0}\n            gain 1 morale\n",
)
RULE_LINES = (
    SURVIVOR + "    passive\n        {0}\n",
    CARD
    + '    option "a"\n        choose a survivor you control as patient\n        until the end of '
    "this turn\n            {0}\n",
)
TRIGGERS = (
    HEAD + '    when {0}\n    option "a"\n        gain 1 morale\n',
    SURVIVOR + "    passive\n        when {0}\n            gain 1 morale\n",
)
CONTEXTS: dict[Place, tuple[str, ...]] = {
    Place.EFFECT: ACTS,
    Place.RULE: RULE_LINES,
    Place.EVENT: TRIGGERS,
    Place.HAPPENING: TRIGGERS,
    Place.PREDICATE: CONDITIONS,
    Place.STATE: CONDITIONS,
    Place.NUMBER: tuple(context.replace("{0}", "{0} >= 1") for context in CONDITIONS),
}


@lru_cache(maxsize=1)
def grammar() -> tuple[Grammar, LineParser]:
    made = assemble(VOCABULARY, (ROOT / "grammar" / "core.lark").read_text("utf-8"))
    return made, load(made, ROOT / "grammar" / "dead_of_winter.tables")


def mistakes(text: str) -> list[str]:
    made, parser = grammar()
    file, found = parse("trial.dow", text, parser)
    checked = check([file], VOCABULARY, made, WORLD, found)
    return [
        f"{d.code} {d.message}"
        for d in (*found, *checked.diagnostics)
        if d.severity.name == "ERROR" and "DOW4" not in str(d.code)
    ]


@pytest.mark.sample(99)
@pytest.mark.parametrize(
    "word",
    [w for w in VOCABULARY.words if w.place in CONTEXTS and w.phrase not in ("start", "pass")],
    ids=named,
)
def test_an_example_is_a_sentence_of_the_language(word: Word) -> None:
    found = [mistakes(context.replace("{0}", word.example)) for context in CONTEXTS[word.place]]
    assert [] in found, found


# ---- what the words do
def carry_out(g: Winter, word: Callable[..., object], *arguments: object) -> Winter:
    """The word alone, to its end or its first decision."""
    g.stack[:] = [(word.__name__, *arguments)]
    g.run()
    return g


@pytest.fixture
def table() -> Winter:
    g = play.table()
    play.put(g, 0, 3)
    play.put(g, 0, 8, SCHOOL)
    play.put(g, 1, 5)
    play.put(g, 2, 7, HOSPITAL)
    g.active_player = 0
    return g


def test_helpless_survivors_need_an_empty_space(table: Winter) -> None:
    """R-XROADS-11, R-EXILE-08, U-29."""
    carry_out(table, effects_colony.add_helpless, 2, 0)
    assert table.helpless == 2
    table.exiled[1] = 1
    table.active_player = 1
    carry_out(table, effects_colony.add_helpless, 2, 1)
    assert table.helpless == 2
    table.active_player = 0
    assert effects_colony.room_for_people(table, 3, 0)
    table.helpless = table.survivor_spaces[COLONY] - 2
    assert not effects_colony.room_for_people(table, 1, 0)


def test_zombies_killed_by_a_bearer_are_paid_with_exposure(table: Winter) -> None:
    """R-EXPOSE-01, R-EXPOSE-08, U-16."""
    table.zombies[SCHOOL + 5] = 3
    play.force(table, "exposure", 1, 0)
    carry_out(table, effects_board.kill_zombies_at, 2, SCHOOL, 8)
    assert (table.zombies[SCHOOL + 5], table.wounds[8]) == (1, 1)
    carry_out(table, effects_board.kill_zombies_at, 1, SCHOOL)
    assert (table.zombies[SCHOOL + 5], table.wounds[8], table.forced) == (0, 1, [])


def test_barricades_take_the_spaces_of_zombies(table: Winter) -> None:
    """R-BOARD-05."""
    table.zombies[0], table.zombies[1] = 2, 1
    assert effects_board.replace_zombies(table, 2, COLONY) == 2
    assert (sum(table.zombies), sum(table.barricades)) == (1, 2)


def test_noise_fills_the_spaces(table: Winter) -> None:
    """R-BOARD-12."""
    table.noise[HOSPITAL] = 1
    effects_board.fill_with_noise(table, HOSPITAL)
    assert table.noise[HOSPITAL] == table.noise_spaces[HOSPITAL]


def test_who_heals_chooses_between_wound_and_frostbite(table: Winter) -> None:
    """U-45."""
    table.wounds[3], table.frostbite[3] = 1, 1
    carry_out(table, effects_harm.heal, 1, 3, 0)
    assert play.offered(table, "number") == [(0,), (1,)]
    play.say(table, "number", 1)
    assert (table.wounds[3], table.frostbite[3]) == (1, 0)
    carry_out(table, effects_harm.heal, 2, 3, 0)
    assert (table.wounds[3], table.frostbite[3]) == (0, 0)
    assert not effects_harm.is_hurt(table, 3)


def test_words_about_a_lost_survivor_do_nothing(table: Winter) -> None:
    """R-SURV-05: subjects may be gone."""
    carry_out(table, effects_harm.kill_survivor, 7)
    before = table.digest
    for word, more in (
        (effects_harm.get_wounds, (1,)),
        (effects_harm.get_frostbite, (1,)),
        (effects_harm.kill_survivor, ()),
        (effects_survivors.place_survivor, (COLONY,)),
        (effects_survivors.move_survivor, (COLONY,)),
        (effects_harm.heal_all, ()),
    ):
        carry_out(table, word, 7, *more)
    assert table.digest == before
    assert not effects_harm.can_be_killed(table, 7)


def test_wounds_are_distributed_one_at_a_time(table: Winter) -> None:
    """R-SURV-15, R-SURV-17: a survivor killed by one gets no more."""
    play.put(table, 2, 6, HOSPITAL)
    table.wounds[6] = 2
    carry_out(table, effects_harm.distribute_wounds, 2, (6, 7), 0)
    assert play.offered(table, "survivor") == [(6,), (7,)]
    play.say(table, "survivor", 6)
    assert (table.controller[6], table.wounds[7]) == (-1, 1)


def test_killing_may_spare_morale(table: Winter) -> None:
    """R-SURV-05, R-SURV-06."""
    carry_out(table, effects_harm.kill_survivor, 5, False)
    assert (table.controller[5], table.morale) == (-1, 6)


def test_a_move_by_a_card_needs_space_and_permission(table: Winter) -> None:
    """R-ACT-MOV-01, R-EXILE-06."""
    for survivor in (10, 11):
        play.put(table, 1, survivor, GAS_STATION)
    assert not effects_survivors.can_move(table, 3, GAS_STATION)
    assert effects_survivors.can_move(table, 3, HOSPITAL)
    carry_out(table, effects_survivors.move_survivor, 3, GAS_STATION, False)
    assert table.location[3] == COLONY
    carry_out(table, effects_survivors.move_survivor, 3, HOSPITAL, False)
    assert (table.location[3], table.wounds[3]) == (HOSPITAL, 0)
    table.exiled[2] = 1
    assert not effects_survivors.can_move(table, 7, COLONY)


def test_a_survivor_taken_from_the_middle_of_its_deck_has_it_shuffled(table: Winter) -> None:
    """R-XROADS-10, R-SURV-01."""
    survivor, deck = table.survivor_deck[0], table.survivor_deck
    draws = sum(table.draws)
    carry_out(table, effects_survivors.join_group, survivor, 1)
    assert table.controller[survivor] == 1
    assert sorted((*table.survivor_deck, survivor)) == sorted(deck)
    assert sum(table.draws) > draws
    assert filters_survivors.newcomer(table) == table.survivor_deck[-1:]


def test_leaders_change(table: Winter) -> None:
    """R-SURV-10."""
    leader = table.leader[0]
    assert references.your_leader(table, 0) == leader
    other = 3 if leader == 8 else 8
    carry_out(table, effects_survivors.lead, other, leader)
    assert references.leader_of(table, 0) == other
    assert not effects_survivors.can_lead(table, 5, other)


def test_cards_are_discarded_given_and_stolen(table: Winter) -> None:
    """R-BOARD-11, R-EXILE-13, R-ACT-ATK-08."""
    food, medicine = play.hold(table, 0, "food", "medicine")
    carry_out(table, effects_cards.discard_card, food, 0)
    assert table.waste[-1] == food
    carry_out(table, effects_cards.give_card, medicine, 1, 0)
    assert table.hand[1] == (medicine,)
    carry_out(table, effects_cards.steal_card, 1, 2)
    assert (table.hand[1], table.hand[2]) == ((), (medicine,))
    assert not effects_cards.has_hand(table, 1, 2)
    table.exiled[2] = 1
    carry_out(table, effects_cards.discard_card, medicine, 2)
    assert table.waste == (food, medicine) and table.removed == ()  # discarded, not played (G-35)


def test_cards_of_the_hand_are_added_to_the_crisis(table: Winter) -> None:
    """R-ACT-CRI-02, R-ACT-CRI-05."""
    (food,) = play.hold(table, 0, "food")
    table.crisis = 0
    table.exiled[0] = 1
    assert not effects_cards.can_be_added(table, food, 0)
    table.exiled[0] = 0
    carry_out(table, effects_cards.add_to_crisis, food, 0)
    assert [item for _, item, _ in table.contributed] == [food]
    assert table.hand[0] == ()


def test_revealed_cards_leave_a_rest(table: Winter) -> None:
    """R-CARD-14, R-XROADS-10: revealed in place, until so many with the symbol are out; what is
    taken is no rest.
    """
    deck = table.item_deck[SCHOOL]
    shown = effects_seeing.reveal_until(table, SCHOOL, 1, MEDICINE)
    *others, wanted = shown
    assert adjectives.is_medicine_card(table, wanted)
    assert not any(adjectives.is_medicine_card(table, card) for card in others)
    assert lying_open.the_rest(table, shown) == shown == tuple(reversed(deck))[: len(shown)]
    carry_out(table, effects_cards.take_card, wanted, 0)
    assert wanted in table.hand[0]
    carry_out(table, effects_decks.shuffle_into, lying_open.the_rest(table, shown), SCHOOL)
    assert sorted(table.item_deck[SCHOOL]) == sorted(set(deck) - {wanted})
    assert lying_open.the_rest(table, shown) == ()
    assert lying_open.the_revealed_cards(table, shown) == shown


def test_a_deck_looked_through_is_shuffled(table: Winter) -> None:
    """R-XROADS-10, U-64."""
    card = table.item_deck[SCHOOL][0]
    draws = sum(table.draws)
    carry_out(table, effects_decks.search_deck, SCHOOL, card, 0)
    assert card in table.hand[0]
    assert sum(table.draws) > draws


def test_cards_of_other_decks_keep_to_their_deck(table: Winter) -> None:
    """R-SETUP-07."""
    top = zones.cards_of(table, zones.CRISIS_DECK)[0]
    carry_out(table, effects_decks.put_card_under, top, SCHOOL)
    assert zones.cards_of(table, zones.CRISIS_DECK)[0] == top
    carry_out(table, effects_decks.put_card_under, top, zones.CRISIS_DECK)
    assert zones.cards_of(table, zones.CRISIS_DECK)[-1] == top


def test_dice_know_their_owner(table: Winter) -> None:
    """R-DICE-05, R-DICE-09, U-44."""
    given_lines.set_dice(table, 0, (3, 6))
    three, six = zones.DICE_OF_A_PLAYER * 0 + 3, 6
    assert effects_dice.can_be_raised(table, three, 1, 0)
    assert not effects_dice.can_be_raised(table, six, 1, 0)
    carry_out(table, effects_dice.raise_action_die, three, 2, 0)
    assert table.unused[0] == (5, 6)
    carry_out(table, effects_dice.spend_action_die, six, 0)
    assert (table.unused[0], table.spent[0]) == ((5,), (6,))
    carry_out(table, effects_dice.spend_action_die, six, 0)
    assert table.spent[0] == (6,)
    play.force(table, "die", 4)
    carry_out(table, effects_dice.reroll_action_die, 5, 0)
    assert len(table.unused[0]) == 1


def test_rules_say_which_number_changes_for_whom(table: Winter) -> None:
    """R-TEXT-01: rule words change nothing themselves."""
    before = table.digest
    assert rule_words_bans.survivor_cannot(table, (3,), (0, 2)) == (
        Change(parameters.FORBID_MOVE, 1, subject=3),
        Change(parameters.FORBID_ATTACK, 1, subject=3),
    )
    assert rule_words_bans.cannot_move_to(table, (3,), SCHOOL) == (
        Change(parameters.FORBID_ENTER_SCHOOL, 1, subject=3),
    )
    assert rule_words.ignores_face(table, (3,), 2) == (
        Change(parameters.IGNORE_FROSTBITE, 1, subject=3),
    )
    assert rule_words_bans.cannot_play_symbol(table, (1,), MEDICINE) == (
        Change(parameters.FORBID_PLAY_MEDICINE, 1, subject=1),
    )
    assert rule_words.attack_is(table, 3, 2) == Change(parameters.ATTACK_VALUE, 2, True, 3)
    assert rule_words.search_draws_more(table, 1) == Change(parameters.SEARCH_DRAWS, 1)
    assert table.digest == before


def test_durations_end_with_their_turn_or_round(table: Winter) -> None:
    """R-ROUND-03: outside turns `this turn` is the next one."""
    table.turn, table.round = 4, 2
    assert durations.this_turn(table) == (parameters.TURN, 4)
    assert durations.next_round(table) == (parameters.ROUND, 3)
    table.active_player = -1
    assert durations.this_turn(table) == (parameters.TURN, 5)


# ---- given lines
def test_tables_are_built_out_of_the_pieces_of_the_set(table: Winter) -> None:
    """Part 7, invariant 6: items are conserved."""
    name = zones.ANY_COPY - table.cards.number("item", "starting_weapon")
    given_cards.give_copy(table, 0, name)
    assert predicates_people.has_card(table, 0, name)
    assert not predicates_people.has_card(table, 1, name)
    given_cards.equip_copy(table, 3, name)
    assert predicates_people.is_equipped(table, 3, name)
    given_cards.put_copy_in(table, name, zones.WASTE_PILE)
    given_cards.set_cards_in(table, zones.WASTE_PILE, 12)
    assert len(table.waste) == 12
    given_cards.set_cards_in(table, zones.WASTE_PILE, 3)
    assert len(table.waste) == 3
    assert given_cards.is_consistent(table)
    for _ in range(2):
        given_cards.give_copy(table, 1, name)
    with pytest.raises(given_lines.Unbuildable, match="are held or laid down already"):
        for _ in range(5):
            given_cards.give_copy(table, 1, name)


def test_pieces_need_their_spaces(table: Winter) -> None:
    """R-BOARD-05, R-BOARD-06, R-BOARD-12."""
    given_lines.set_zombies(table, COLONY, 8)
    assert table.zombies[:6] == [2, 2, 1, 1, 1, 1]
    with pytest.raises(given_lines.Unbuildable):
        given_lines.set_barricades(table, COLONY, 11)
    with pytest.raises(given_lines.Unbuildable):
        given_lines.set_noise(table, SCHOOL, 5)
    given_lines.control(table, 1, 20)
    assert (table.controller[20], table.location[20]) == (1, COLONY)
    given_lines.stand_at(table, 20, SCHOOL)
    assert predicates_people.is_at(table, 20, SCHOOL)
    given_lines.put_survivor_in(table, 20, zones.SURVIVOR_DECK)
    assert predicates_people.is_survivor_in(table, 20, zones.SURVIVOR_DECK)
    with pytest.raises(given_lines.Unbuildable):
        given_lines.stand_at(table, 20, SCHOOL)
    given_lines.make_leader(table, 8, 0)
    assert predicates_people.is_leader(table, 8, 0)
    given_lines.set_frostbite(table, 8, 1)
    given_lines.set_wounds(table, 8, 2)
    assert (
        filters_tallies.wounds_on(table, 8),
        filters_tallies.frostbite_on(table, 8),
        table.wounds[8],
    ) == (
        2,
        1,
        1,
    )


def test_the_first_line_of_an_item_is_read() -> None:
    """R-CARD-13, R-CARD-14, R-CARD-15."""
    card = {"deal": ["weapon", "food", "school", 2, "library", 1, 3], "equip": True}
    assert symbols_of(card) == ("weapon", "food")
    assert origin_of(card) == {"school": 2, "library": 1, "starting": 3}
    assert way_of(card) == "equip"
    assert origin_of({"deal": ["education", 1]}) == {"starting": 1}


def test_players_are_asked_clockwise_from_the_first_player() -> None:
    """U-54, R-ROUND-03: a loop over players goes round from the holder of the first player
    token, whoever has the turn.
    """
    from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as any_table
    from dowlang.rulesets.dead_of_winter.words.nouns import all_players

    game = any_table(dowlang.load("cards/base"), players=4).first_player(3).begin()
    assert list(all_players(game)) == [2, 3, 0, 1]
