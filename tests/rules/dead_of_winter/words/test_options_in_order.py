"""An option is possible when some choice leads through all its lines, each asked after those before
it (R-XROADS-06, U-20, R-XROADS-11).

Each case is the lines of one option on one table: what stands before a line may make it possible or
impossible, and what is still to be chosen is asked about as well. The table: player 1 has Amara
Diallo and Biscuit in the colony and Priya Raman at the School, with 1 card and dice 2 and 4.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pytest

from dowlang.engine import ongoing_effects
from dowlang.engine.card_set import CardSet
from dowlang.engine.ongoing_effects import FOREVER, Origin
from dowlang.explain.blockers import Scene
from dowlang.explain.unmet_needs import unmet
from dowlang.project import load_source, pipeline
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.state.board import room, survivors_at
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import CRISIS_TAG, FORBID_BE_KILLED
from dowlang.rulesets.dead_of_winter.state.types import COLONY, LIBRARY, NOBODY, SCHOOL
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics.ir import Option
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import Place

Step = Callable[[Winter], None]


def as_it_is(game: Winter) -> None:
    """Nothing is changed."""


def crowded(game: Winter) -> None:
    """Zombies in every space of the colony."""
    for entrance in range(6):
        game.zombies[entrance] = game.entrance_spaces[entrance]


def full_colony(game: Winter) -> None:
    """No empty survivor space in the colony."""
    game.helpless += room(game, COLONY)


def full_library(game: Winter) -> None:
    """No empty survivor space at the Library."""
    game.survivor_spaces[LIBRARY] = len(survivors_at(game, LIBRARY))


def nobody_elsewhere(game: Winter) -> None:
    """Only the School has somebody outside the colony, and the colony is full."""
    for survivor, place in enumerate(game.location):
        if place not in (COLONY, SCHOOL, -1):
            game.location[survivor] = SCHOOL
    full_colony(game)


def kept_alive(game: Winter) -> None:
    """The crisis that lies open says that nobody can be killed."""
    forbidden = ongoing_effects.Change(FORBID_BE_KILLED, 1)
    ongoing_effects.change(game, Origin("", NOBODY, FOREVER, tag=CRISIS_TAG), forbidden)


def no_cards(game: Winter) -> None:
    """Player 1 has an empty hand."""
    game.item_deck[SCHOOL] = (*game.hand[0], *game.item_deck[SCHOOL])
    game.hand[0] = ()


def no_dice(game: Winter) -> None:
    """All dice of player 1 are used."""
    game.spent[0], game.unused[0] = (2, 4), ()


def no_food(game: Winter) -> None:
    """The supply is empty."""
    game.food = 0


def few_spaces(game: Winter) -> None:
    """One free space at the Library."""
    game.survivor_spaces[LIBRARY] = len(survivors_at(game, LIBRARY)) + 1


def sabine_lost(game: Winter) -> None:
    """Sabine Okoro was killed or removed from the game (R-SURV-05, R-COMP-18)."""
    sabine = game.cards.number("survivor", "sabine_okoro")
    game.survivor_deck = tuple(one for one in game.survivor_deck if one != sabine)
    game.removed_survivors += (sabine,)


PRIYA = '"Priya Raman"'
KILLED_OFF = "; ".join(["kill your leader"] * 6)
"""More than any group here has."""
CASES: tuple[tuple[str, Step, bool], ...] = (
    # what chance picks is gone as well: it is known how many are left, not which
    ("discard a random card in hand; discard 1 card", as_it_is, False),
    ("discard a random card in hand; discard a random card in hand", as_it_is, False),
    ("remove a random card in hand from the game; discard 1 card", as_it_is, False),
    ("give a random card in hand to another player; discard 1 card", as_it_is, False),
    ("slip a random card in hand into the crisis; discard 1 card", as_it_is, False),
    ("discard a random card in hand; gain 1 morale", as_it_is, True),
    ("kill a random survivor at the colony; kill a survivor at the colony", as_it_is, True),
    ('kill a random survivor at "School"; kill a survivor at "School"', as_it_is, False),
    ("spend a random die; spend a die", as_it_is, True),
    ("spend 2 random dice; spend a die", as_it_is, False),
    # who leads when the leader is lost (three survivors, then nobody of the group is left)
    ("kill your leader; your leader gets 1 wound", as_it_is, True),
    ("kill your leader; kill your leader", as_it_is, True),
    ('kill your leader; place your leader at "Library"', as_it_is, True),
    ("kill your leader; equip your leader with a card", as_it_is, True),
    ("remove your leader from the game; your leader gets 1 wound", as_it_is, True),
    ("remove your leader from the game; kill your leader", as_it_is, True),
    ('remove your leader from the game; place your leader at "Library"', as_it_is, True),
    ("remove your leader from the game; equip your leader with a card", as_it_is, True),
    ("give your leader to another player; your leader gets 1 wound", as_it_is, True),
    ("give your leader to another player; kill your leader", as_it_is, True),
    ('give your leader to another player; place your leader at "Library"', as_it_is, True),
    ("give your leader to another player; equip your leader with a card", as_it_is, True),
    ("your leader gets 3 wounds; your leader gets 1 wound", as_it_is, True),
    ("your leader gets 3 wounds; kill your leader", as_it_is, True),
    ('your leader gets 3 wounds; place your leader at "Library"', as_it_is, True),
    ("your leader gets 3 wounds; equip your leader with a card", as_it_is, True),
    ("your leader gets 3 frostbite; your leader gets 1 wound", as_it_is, True),
    ("your leader gets 3 frostbite; kill your leader", as_it_is, True),
    ('your leader gets 3 frostbite; place your leader at "Library"', as_it_is, True),
    ("your leader gets 3 frostbite; equip your leader with a card", as_it_is, True),
    (KILLED_OFF, as_it_is, False),
    (
        f"remove your leader from the game; {KILLED_OFF}",
        as_it_is,
        False,
    ),
    (
        f"give your leader to another player; {KILLED_OFF}",
        as_it_is,
        False,
    ),
    # the rules of a crisis end with it, and what was given to it is removed
    ("kill your leader", kept_alive, False),
    ("reveal a new crisis; kill your leader", kept_alive, True),
    ("remove the current crisis from the game; kill your leader", kept_alive, True),
    ("put the current crisis under the crisis deck; kill your leader", kept_alive, True),
    (
        "slip 1 card in hand into the crisis; discard a card contributed to the crisis",
        as_it_is,
        True,
    ),
    (
        "slip 1 card in hand into the crisis; reveal a new crisis; "
        "discard a card contributed to the crisis",
        as_it_is,
        False,
    ),
    # zombies, barricades
    ("add 4 barricades to the colony", crowded, False),
    ("remove all zombies from the colony; add 4 barricades to the colony", crowded, True),
    ("remove 3 zombies from the colony; add 4 barricades to the colony", crowded, False),
    ("remove up to 4 zombies from the colony; add 4 barricades to the colony", crowded, True),
    ("kill 2 zombies at the colony; add 2 barricades to the colony", crowded, True),
    ('move 1 zombie from the colony to "School"; add 1 barricade to the colony', crowded, True),
    ("add 1 barricade to the colony; remove all zombies from the colony", crowded, False),
    ('add 2 zombies to "Library"; remove 3 zombies from "Library"', as_it_is, False),
    ('add 2 zombies to "Library"; remove 2 zombies from "Library"', as_it_is, True),
    ('add 2 barricades to "Library"; remove 2 barricades from "Library"', as_it_is, True),
    ('remove 1 noise from "Library"', as_it_is, False),
    ('add 1 noise to "Library"; remove 1 noise from "Library"', as_it_is, True),
    ('fill "Library" with noise; add 1 noise to "Library"', as_it_is, False),
    # food, starvation, helpless survivors
    ("remove 2 food", no_food, False),
    ("add 2 food; remove 2 food", no_food, True),
    ("add 2 food; remove 1 food; remove 2 food", no_food, False),
    ("remove 3 food; remove 2 food", as_it_is, False),
    ("remove 3 food; add 1 food; remove 2 food", as_it_is, True),
    ("remove 1 starvation token", as_it_is, False),
    ("add 1 starvation token; remove 1 starvation token", as_it_is, True),
    ("kill 3 helpless survivors", as_it_is, False),
    ("add 1 helpless survivor; kill 3 helpless survivors", as_it_is, True),
    (
        "roll a die\n            1 to 6\n                add 2 food\n        remove 2 food",
        no_food,
        False,
    ),
    # room
    ("add 1 helpless survivor", full_colony, False),
    ("kill 1 helpless survivor; add 1 helpless survivor", full_colony, True),
    ("a survivor joins you", full_colony, False),
    ("remove 1 helpless survivor; a survivor joins you", full_colony, True),
    (
        "choose a survivor on top of the survivor deck as stranger; the stranger joins you",
        full_colony,
        False,
    ),
    ("a survivor joins you; gain 1 morale", full_colony, False),
    ('"Sabine Okoro" joins you', full_colony, False),
    ('"Sabine Okoro" joins you', as_it_is, True),
    ('"Sabine Okoro" joins you', sabine_lost, False),
    ('"Sabine Okoro" joins another player', sabine_lost, False),
    (f"kill {PRIYA}; {PRIYA} joins you", as_it_is, False),
    (f"remove {PRIYA} from the game; {PRIYA} joins you", as_it_is, False),
    ('"Sabine Okoro" joins you; place "Sabine Okoro" at "Library"', as_it_is, True),
    ('"Sabine Okoro" joins you; place "Sabine Okoro" at "Library"', full_library, False),
    ('place "Sabine Okoro" at "Library"', as_it_is, False),
    ('place "Biscuit" at "Library"; a survivor joins you', full_colony, True),
    (f'place {PRIYA} at "School"', as_it_is, True),
    (f"place {PRIYA} at the colony", full_colony, False),
    (f'place "Biscuit" at "Library"; place {PRIYA} at the colony', full_colony, True),
    ("place a survivor outside the colony at the colony", full_colony, False),
    ("place a survivor outside the colony at the colony", as_it_is, True),
    ('place "Biscuit" at "Library"', full_library, False),
    ('make room for 1 survivor at "Library"; place "Biscuit" at "Library"', full_library, True),
    (
        'make room for 1 survivor at "Library"; place "Biscuit" at "Library"; place "Amara Diallo" '
        'at "Library"',
        full_library,
        False,
    ),
    ('place "Biscuit" at "Library"; place "Amara Diallo" at "Library"', few_spaces, False),
    ('place 2 survivors you control at "Library"', few_spaces, False),
    ('place 2 survivors you control at "Library"', as_it_is, True),
    ('kill a survivor at "Library"; place "Biscuit" at "Library"', full_library, True),
    (
        'move a survivor at "Library" to a location; place "Biscuit" at "Library"',
        full_library,
        True,
    ),
    # who stands there already
    (
        'choose a survivor as scout; place the scout at "Library"',
        full_library,
        True,
    ),
    ('choose a survivor at the colony as scout; place the scout at "Library"', full_library, False),
    (
        "choose a survivor outside the colony as scout; place the scout at the colony",
        nobody_elsewhere,
        False,
    ),
    ('move a survivor at "School" to the colony', nobody_elsewhere, False),
    # rules in force from an earlier line on
    (
        f"until the end of this round\n            {PRIYA} cannot be killed; kill {PRIYA}",
        as_it_is,
        False,
    ),
    (
        f"kill {PRIYA}; until the end of this round\n            survivors cannot be killed",
        as_it_is,
        True,
    ),
    (
        'until the end of this round\n            survivors at "School" cannot be killed; kill a '
        'survivor at "School"',
        as_it_is,
        False,
    ),
    (
        'until the end of this round\n            survivors at "School" cannot be killed; kill a '
        "survivor at the colony",
        as_it_is,
        True,
    ),
    *(
        (
            f"until the end of this round\n            {PRIYA} cannot {banned}; {line}",
            as_it_is,
            possible,
        )
        for banned, placed in (
            ("be moved", False),
            ("move to the colony", False),
            ('move from "School"', True),  # who is placed does not move
        )
        for line, possible in (
            (f"move {PRIYA} to the colony", False),
            (f"place {PRIYA} at the colony", placed),
            (f'swap {PRIYA} with "Biscuit"', placed),
            (f"{PRIYA} gets 1 wound", True),
        )
    ),
    (
        f"attach this card to {PRIYA}\n            the bearer cannot be killed; kill {PRIYA}",
        as_it_is,
        False,
    ),
    (
        f'attach this card to "Biscuit"\n            the bearer cannot be killed; kill {PRIYA}',
        as_it_is,
        True,
    ),
    (
        f"while morale > 99\n            {PRIYA} cannot be killed; kill {PRIYA}",
        as_it_is,
        True,
    ),
    (
        "until the end of this round\n            the colony holds 1 more survivor; a survivor "
        "joins you",
        full_colony,
        True,
    ),
    (
        "until the end of this round\n            the colony holds 1 more survivor; a survivor "
        "joins you; add 1 helpless survivor",
        full_colony,
        False,
    ),
    (
        'until the end of this round\n            "Library" holds 1 fewer survivor; place '
        '"Biscuit" at "Library"',
        few_spaces,
        False,
    ),
    # cards and dice
    ("discard 1 card", no_cards, False),
    ('draw 1 card from the "School" deck; discard 1 card', no_cards, True),
    ('draw 1 card from the "School" deck; discard 1 medicine card', no_cards, False),
    ('draw 2 cards from the "School" deck; discard 3 cards', no_cards, False),
    ("discard 1 card; discard 1 card", as_it_is, False),
    ("discard 1 card; take 1 card from the waste pile; discard 1 card", as_it_is, True),
    ("discard 1 card; contribute 1 card to the crisis", as_it_is, False),
    ("spend a die", no_dice, False),
    ("gain 1 die; spend a die", no_dice, True),
    ("refresh 1 die; spend a die", no_dice, True),
    ("refresh 1 die; spend 2 dice", no_dice, False),
    ("spend a die; spend a die", as_it_is, True),
    ("spend a die; spend 2 dice", as_it_is, False),
    # people
    (
        'a survivor at "School" gets 1 wound; a survivor at "School" gets 1 frostbite',
        as_it_is,
        True,
    ),
    ('kill a survivor at "School"; a survivor at "School" gets 1 wound', as_it_is, False),
    (f"kill {PRIYA}; {PRIYA} gets 1 wound", as_it_is, False),
    (f"{PRIYA} gets 3 wounds; {PRIYA} gets 1 frostbite", as_it_is, False),
    (f"{PRIYA} gets 1 wound; remove 1 wound from {PRIYA}", as_it_is, True),
    (f"remove 1 wound from {PRIYA}", as_it_is, False),
    (
        f"kill {PRIYA}; attach this card to {PRIYA}\n            the bearer cannot search",
        as_it_is,
        False,
    ),
    (
        f"remove {PRIYA} from the game; until the end of this round\n            {PRIYA} cannot "
        f"search",
        as_it_is,
        False,
    ),
    (f"give {PRIYA} to another player; give {PRIYA} to you", as_it_is, True),
    ("exile a player except you; exile a player except you", as_it_is, True),
    (
        "exile a player except you; exile a player except you; exile a player except you",
        as_it_is,
        False,
    ),
    (
        "; ".join(["look at the hand of a player except you"] * 3),
        as_it_is,
        True,
    ),
)


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """One card for each case, beside the base set."""
    text = "".join(
        f'crossroads "Order {number}"\n    flavor "x"\n    if morale >= 1\n    option "Do it"\n    '
        f"    {lines.replace('; ', chr(10) + ' ' * 8)}\n"
        f'    option "Leave it"\n        lose 1 morale\n    option "Go on"\n        gain 1 '
        f"morale\n\n"
        for number, (lines, _, _) in enumerate(CASES)
    )
    return load_source(addition([], {"order": text.encode()}))


EXPLAINED: tuple[
    tuple[str, Step, int, str], ...
] = (  # what is not met first, counted from the first line, and what is said of it
    (
        "remove all zombies from the colony; add 4 barricades to the colony; remove 90 food",
        crowded,
        3,
        "90",
    ),
    ("remove 3 zombies from the colony; add 4 barricades to the colony", crowded, 2, "4"),
    ("add 2 food; remove 2 food; remove 1 starvation token", no_food, 3, "1"),
    ("add 2 food; remove 1 food; remove 2 food", no_food, 3, "2"),
    ('add 1 noise to "Library"; remove 2 noise from "Library"', as_it_is, 2, "2"),
    (
        'make room for 1 survivor at "Library"; place "Biscuit" at "Library"; place "Amara Diallo" '
        'at "Library"',
        full_library,
        3,
        "",
    ),
    ('kill a survivor at "School"; a survivor at "School" gets 1 wound', as_it_is, 2, "1"),
    ('choose a survivor at the colony as scout; place the scout at "Library"', full_library, 2, ""),
)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("lines", "change", "line", "wanted"), EXPLAINED, ids=[case[0] for case in EXPLAINED]
)
def test_the_reason_is_that_of_the_line_after_those_before_it(
    lines: str, change: Step, line: int, wanted: str
) -> None:
    text = (
        f'crossroads "Why"\n    flavor "x"\n    if morale >= 1\n    option "Do it"\n        '
        f"{lines.replace('; ', chr(10) + ' ' * 8)}\n"
    )
    checked = pipeline.check(addition([], {"why": text.encode()}))
    (checked_card,) = checked.checked_cards["why"]
    option = next(part for part in nodes(checked_card) if isinstance(part, Option))
    game: Winter = plain().clone()
    change(game)
    before = game.digest
    (found,) = unmet(option, 0, Scene(game, {"you": 0}, "additions/why"))
    assert found.line == 4 + line and wanted in found.wanted
    assert game.digest == before


@lru_cache(maxsize=1)
def plain() -> Winter:
    """The table of these tests."""
    return seated(cards())


def seated(own: CardSet) -> Winter:
    """The table with a set of one's own."""
    built = table(own, 3).morale(6).rounds(6).food(4).helpless(2).crisis("No Heat Tonight")
    built.controls(1, "Amara Diallo", "Biscuit").controls(1, "Priya Raman", at="School").controls(
        2, "Greta Solheim"
    )
    built.controls(3, "Yuki Lowe", at="Library")
    for player in range(1, 4):
        built.dice(player, 2, 4).hand(player, "Cricket Bat")
    return built.begin()


@pytest.mark.parametrize(
    ("number", "case"),
    list(enumerate(CASES)),
    ids=[f"{lines}-{change.__name__}" for lines, change, _ in CASES],
)
def test_lines_are_asked_about_in_their_order(number: int, case: tuple[str, Step, bool]) -> None:
    _, change, possible = case
    game: Winter = plain().clone()
    change(game)
    start = game.cards.handler(f"additions/order/order_{number}")["start"]
    before = game.digest
    game.stack[:] = [(start.__name__, 0)]
    game.run()
    assert ({option[-1] for option in game.stack[-1][3]} == {1, 2, 3}) is possible
    game.stack[:] = plain().stack
    assert game.digest == before, "asking changes nothing"


def test_what_is_ahead_is_told_of_every_word_that_changes_the_board() -> None:
    """Only chance, secrets and what ends the game or the turn say nothing about the next line."""
    silent = {
        word.phrase.split(" {")[0]
        for word in VOCABULARY.words
        if word.place is Place.EFFECT and word.ahead is None
    }
    assert silent == {
        "gain",
        "lose",
        "set the morale marker to",
        "move the round marker back",
        "move the round marker on",  # nothing asks about the tracks
        "roll exposure for",
        "reroll the exposure die",
        "start a bite at",
        "distribute",  # whom it hurts shows later
        "look at the hand of",
        "show your hand to",
        "look at the secret objective of",
        "reveal the secret objective of",
        "swap secret objectives with",
        "keep a die in secret",
        "pick a number up to",
        "throw",
        "throw the exposure die for",
        "draw",  # in a search, nobody knows what
        "replace",  # by what chance has thrown
        "agree",
        "reveal cards from",
        "shuffle",
        "draw a new secret objective",
        "start a vote to exile",
        "lose the next turn",
        "end the turn",
        "end the game",
        "lose the game",
        "complete the main objective",
        "check the main objective",
    }


NEVER = "if food >= 99"
WAYS: tuple[tuple[str, tuple[str, str], tuple[str, str], Step, bool], ...] = (
    ("", ("", "discard 2 cards"), (NEVER, "gain 1 morale"), as_it_is, False),
    ("", ("", "discard 2 cards"), ("", "spend 3 dice"), as_it_is, False),
    ("", ("", "discard 2 cards"), ("", "spend 2 dice"), as_it_is, True),
    ("", ("", "discard 2 cards"), ("", "gain 1 morale"), as_it_is, True),
    ("", ("", "discard 1 card"), (NEVER, "gain 1 morale"), as_it_is, True),
    ("", ("", "discard 1 card"), (NEVER, "gain 1 morale"), no_cards, False),
    ("", (NEVER, "gain 1 morale"), (NEVER, "lose 1 morale"), as_it_is, False),
    ("", ("", "remove 5 food"), ("", f"remove 1 wound from {PRIYA}"), as_it_is, False),
    ("", ("", f"{PRIYA} gets 1 wound"), (NEVER, "gain 1 morale"), as_it_is, True),
    ("", ("", f'move {PRIYA} to "School"'), (NEVER, "gain 1 morale"), as_it_is, False),
    (f"kill {PRIYA}", ("", f"{PRIYA} gets 1 wound"), ("", f"kill {PRIYA}"), as_it_is, False),
    ("", ("", "discard up to 2 cards"), (NEVER, "gain 1 morale"), no_cards, True),
    ("discard 1 card", ("", "discard 1 card"), (NEVER, "gain 1 morale"), as_it_is, False),
    ("add 1 food", ("", "remove 5 food"), (NEVER, "gain 1 morale"), as_it_is, True),
    (
        'draw 1 card from the "School" deck',
        ("", "discard 1 card"),
        (NEVER, "gain 1 morale"),
        no_cards,
        True,
    ),
)


@pytest.mark.parametrize("case", WAYS)
def test_a_choice_of_which_nothing_is_possible_blocks_its_option(
    case: tuple[str, tuple[str, str], tuple[str, str], Step, bool],
) -> None:
    before, one, other, change, possible = case
    rows = [before] if before else []
    rows += ["choose one"]
    for label, (condition, line) in (("x", one), ("y", other)):
        rows += [f'    option "{label}" {condition}'.rstrip(), f"        {line}"]
    lines = "".join(f"        {row}\n" for row in rows)
    text = (
        f'crossroads "Ways"\n    flavor "x"\n    if morale >= 1\n    option "Do it"\n{lines}'
        '    option "Leave it"\n        lose 1 morale\n    option "Go on"\n        gain 1 morale\n'
    )
    game = seated(load_source(addition([], {"ways": text.encode()})))
    change(game)
    start = game.cards.handler("additions/ways")["start"]
    game.stack[:] = [(start.__name__, 0)]
    game.run()
    assert (1 in {option[-1] for option in game.stack[-1][3]}) is possible
    if not possible:
        (checked_card,) = pipeline.check(addition([], {"ways": text.encode()})).checked_cards[
            "ways"
        ]
        option = next(part for part in nodes(checked_card) if isinstance(part, Option))
        (found,) = unmet(option, 0, Scene(game, {"you": 0}, "additions/ways"))
        assert found.line == 5 + bool(before) and found.wanted
