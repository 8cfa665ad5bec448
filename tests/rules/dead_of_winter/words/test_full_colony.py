"""Nobody is asked for what could only add people to a full colony (R-SURV-03, R-XROADS-11, G-24).

Every way to add somebody stands in every place where lines depend on dice, on somebody's answer or
on a question, and in every such place inside every other one (these are proofs). Each such option
is put before a player when the colony is full and when it has one space left.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.actions.legal_actions import playable
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.crossroads import fits
from dowlang.rulesets.dead_of_winter.state.board import room
from dowlang.rulesets.dead_of_winter.state.card_facts import MAKING_ROOM
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import FULL_COLONY_CROSSROADS
from dowlang.rulesets.dead_of_winter.state.types import COLONY
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord

ADDING = (
    "add 1 helpless survivor",
    "add up to 2 helpless survivors",
    "a survivor joins you",
    '"Sabine Okoro" joins you',
    "choose another player as friend\na survivor joins the friend",
    "choose a survivor on top of the survivor deck as stranger\nthe stranger joins you",
    "lose 1 morale\nadd 1 helpless survivor",
)
BARRED: dict[str, str] = {
    "as it is": "{0}",
    "passes": 'vote by players\n    passes "In"\n        {0}\n    fails "Out"\n        nothing '
    "happens",
    "fails": 'vote by players\n    passes "Out"\n        nothing happens\n    fails "In"\n        '
    "{0}",
    "both sides": 'vote by players\n    passes "In"\n        {0}\n    fails "Too"\n        {0}',
    "if": "if food >= 1\n    {0}",
    "otherwise": "if food >= 90\n    lose 1 morale\notherwise\n    {0}",
    "either": "if food >= 2\n    {0}\notherwise\n    {0}",
    "faces": "roll a die\n    1 to 3\n        {0}\n    4 to 6\n        nothing happens",
    "all faces": "roll a die\n    1 to 3\n        {0}\n    4 to 6\n        {0}",
    "rolled": "roll a die\nif the roll >= 3\n    {0}",
    "if so": "you may discard 1 card\n    if so\n        {0}",
    "if not": "you may discard 1 card\n    if so\n        {0}\n    if not\n        {0}",
    "another may": "another player may discard 1 card\n    if so\n        {0}",
    "must": "you must discard 1 card\n    if so\n        {0}",
    "together": "the players together may discard 2 cards\n    if so\n        {0}",
    "one of two": 'choose one\n    option "A {1}"\n        {0}\n    option "B {1}"\n        {0}',
    "one or none": 'choose one\n    option "A {1}"\n        {0}\n    option "B {1}"\n        '
    "nothing happens",
    "only one can be": 'choose one\n    option "A {1}"\n        {0}\n    option "B {1}" if food >= '
    "90\n        lose 1 morale",
    "each": "for each player\n    {0}",
    "times": "repeat 2 times\n    {0}",
}
OPEN: dict[str, str] = {
    "the other side": 'vote by players\n    passes "In"\n        {0}\n    fails "Out"\n        '
    "lose 1 morale",
    "not now": "if food >= 90\n    {0}",
    "other faces": "roll a die\n    1 to 3\n        {0}\n    4 to 6\n        lose 1 morale",
    "a price": "you may discard 1 card\n    if so\n        {0}\n    if not\n        lose 1 morale",
    "another": 'choose one\n    option "A {1}"\n        {0}\n    option "B {1}"\n        lose 1 '
    "morale",
    "later": "at the end of this round\n    {0}",
}
SPACE = "remove 1 helpless survivor"
INNER = tuple(BARRED)[1:]


def put(place: str, lines: str, number: int) -> str:
    """The lines at that place."""
    out = []
    for row in {**BARRED, **OPEN}[place].replace("{1}", str(number)).split("\n"):
        pad = row[: len(row) - len(row.lstrip())]
        out += [pad + one for one in (lines.split("\n") if row.strip() == "{0}" else [row.strip()])]
    return "\n".join(out)


def cases() -> list[tuple[str, str, bool]]:
    """(what it is, lines of an option, is the option open in a full colony)."""
    out = []
    for place, lines in product(BARRED, ADDING):
        if place != "together" or "friend" not in lines:
            out.append((f"{place}: {lines}", put(place, lines, 1), False))
    out += [
        (f"{place}: {lines}", put(place, lines, 1), True) for place, lines in product(OPEN, ADDING)
    ]
    out += [
        (f"{outer}, {inner}", put(outer, put(inner, ADDING[0], 1), 2), False)
        for outer, inner in product(INNER, INNER)
    ]
    out += [
        (f"{outer}, {inner}", put(outer, put(inner, ADDING[0], 1), 2), True)
        for outer, inner in product(INNER, OPEN)
    ]
    out += [
        (f"{SPACE}, {place}: {lines}", f"{SPACE}\n{put(place, lines, 1)}", True)
        for place, lines in product(BARRED, ADDING)
    ]
    return out


CASES = cases()
NESTED = {name for name, _, _ in CASES if ": " not in name}
WHOLE = [
    (name, lines, open_)
    for name, lines, open_ in CASES
    if SPACE not in lines and ("choose one" not in lines or ", " not in name)
]


ASKED: tuple[
    tuple[str, bool, int], ...
] = (  # (lines, is somebody asked in a full colony, morale lost without an answer)
    (put("the other side", ADDING[0], 1), False, 1),
    (
        'vote by players\n    passes "Out"\n        lose 1 morale\n    fails "In"\n        {0}',
        False,
        1,
    ),
    (put("both sides", "lose 1 morale\nadd 1 helpless survivor", 1), False, 0),
    (
        'vote by players\n    passes "In"\n        if food >= 90\n            {0}\n    fails '
        '"Out"\n        lose 1 morale',
        True,
        0,
    ),
    (
        'vote by players\n    passes "In"\n        {0}, if able\n    fails "Out"\n        lose 1 '
        "morale",
        True,
        0,
    ),
    (put("a price", ADDING[0], 1), False, 1),
    (
        "you may discard 1 card, to add 1 helpless survivor\n    if not\n        lose 1 morale",
        False,
        1,
    ),
    (
        "each other player may discard 1 card\n    if so\n        {0}\n    if not\n        lose 1 "
        "morale",
        False,
        2,
    ),
    (
        "the players together may discard 2 cards\n    if so\n        {0}\n    if not\n        "
        "lose 1 morale",
        False,
        1,
    ),
    ("you may remove 1 helpless survivor\n    if so\n        {0}", True, 0),
    ("you may discard 1 card\n    if so\n        remove 1 helpless survivor\n        {0}", True, 0),
    ("you may discard 1 card\n    if so\n        lose 1 morale", True, 0),
)


ITEMS = [(place, put(place, ADDING[0], 1), place in OPEN) for place in (*BARRED, *OPEN)]


@lru_cache(maxsize=3)
def with_options(wanted: frozenset[int]) -> CardSet:
    """Return the base set and a card for each of these cases, each in a file of its own."""
    texts: dict[str, str] = {}
    for number in sorted(wanted):
        block = CASES[number][1].replace("\n", "\n        ")
        texts[f"crowd_{number}"] = (
            f'crossroads "Crowd {number}"\n    flavor "x"\n    if morale >= 1\n    option "Do '
            f'it"\n        {block}\n    option "Leave it"\n'
            '        lose 1 morale\n    option "Go on"\n        gain 1 morale\n'
        )
    return beside_the_base_set(texts)


@lru_cache(maxsize=3)
def with_whole_cards(wanted: frozenset[int]) -> CardSet:
    """Return the base set and cards that do nothing but what is said in these cases."""
    texts: dict[str, str] = {}
    for number in sorted(wanted):
        block = WHOLE[number][1].replace("\n", "\n        ")
        texts[f"whole_{number}"] = (
            f'crossroads "Whole {number}"\n    flavor "x"\n    if morale >= 1\n    automatic\n'
            f"        {block}\n"
        )
    return beside_the_base_set(texts)


def beside_the_base_set(texts: dict[str, str]) -> CardSet:
    """Return the base set and files of cards."""
    return load_source(addition([], {file: text.encode() for file, text in texts.items()}))


@lru_cache(maxsize=1)
def with_questions_and_items() -> CardSet:
    """Return the base set and a card for each vote or offer, and for each item."""
    texts: dict[str, str] = {}
    for number, (lines, _, _) in enumerate(ASKED):
        block = lines.replace("{0}", ADDING[0]).replace("\n", "\n        ")
        text = (
            f'crossroads "Asked {number}"\n    flavor "x"\n    if morale >= 1\n    '
            f"automatic\n        {block}\n\n"
        )
        texts["asked"] = texts.get("asked", "") + text
    for number, (_, lines, _) in enumerate(ITEMS):
        block = lines.replace("\n", "\n        ")
        text = (
            f'item "Knock {number}"\n    flavor "x"\n    survivor, in "School" x 1\n    '
            f"event\n        {block}\n\n"
        )
        texts["items"] = texts.get("items", "") + text
    return beside_the_base_set(texts)


@lru_cache(maxsize=4)
def plain(cards: CardSet) -> Winter:
    """A table with one free space in the colony, where everybody can pay."""
    built = table(cards, 3).morale(6).rounds(6).food(4).crisis("No Heat Tonight")
    built.controls(1, "Amara Diallo").controls(2, "Greta Solheim").controls(
        3, "Yuki Lowe", at="Library"
    )
    for player in range(1, 4):
        built.dice(player, 2, 4).hand(player, "Aspirin", "Tinned Soup")
    game = built.begin()
    game.helpless += room(game, COLONY) - 1
    return game


def offered(cards: CardSet, number: int, full: bool) -> set[int]:
    """The options that are put before player 1."""
    game: Winter = plain(cards).clone()
    game.helpless += full
    start = game.cards.handler(f"additions/crowd_{number}")["start"]
    game.stack[:] = [(start.__name__, 0)]
    game.run()
    return {option[-1] for option in game.stack[-1][3]}


def numbered(cases: list[tuple[str, str, bool]], nested: str = "") -> list[Any]:
    """Return the numbers of those that are not nested, or of those nested in such a block."""
    return [
        pytest.param(number, id=name)
        for number, (name, _, _) in enumerate(cases)
        if (name.partition(", ")[0] if name in NESTED else "") == nested
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", numbered(CASES))
def test_an_option_that_could_only_add_people_needs_space_for_them(
    number: int, cases_here: list[dict[str, Any]]
) -> None:
    check_option(number, frozenset(each["number"] for each in cases_here))


def check_option(number: int, compiled: frozenset[int]) -> None:
    """Check that the option is open where it should be. `compiled` are the cases of the set."""
    cards, (_, _, open_) = with_options(compiled), CASES[number]
    space, full = offered(cards, number, full=False), offered(cards, number, full=True)
    assert len(space) == 3 and 1 in space, f"{CASES[number]} with space"
    assert full == (space if open_ else space - {1}), f"{CASES[number]} in a full colony"


@pytest.mark.sample(40)
@pytest.mark.parametrize("number", numbered(WHOLE))
def test_a_card_that_could_only_add_people_does_not_come_up(
    number: int, cases_here: list[dict[str, Any]]
) -> None:
    """R-XROADS-11; with `option_unavailable` it does, and only its options are asked about."""
    check_card(number, frozenset(each["number"] for each in cases_here))


def check_card(number: int, compiled: frozenset[int]) -> None:
    """Check that the card comes up where it should. `compiled` are the cases of the set."""
    name, _, open_ = WHOLE[number]
    game: Winter = plain(with_whole_cards(compiled)).clone()
    card = game.t.crossroads_path.index(f"additions/whole_{number}")
    assert fits(game, card), f"{name} with space"
    game.helpless += 1
    assert fits(game, card) is open_, f"{name} in a full colony"
    game.param[FULL_COLONY_CROSSROADS] = 1
    assert fits(game, card), f"{name} where the card comes up all the same"


@pytest.mark.proof
@pytest.mark.parametrize("outer", INNER)
def test_blocks_in_a_block_that_could_only_add_people_need_space_for_them(outer: str) -> None:
    for cases, check in ((CASES, check_option), (WHOLE, check_card)):
        numbers = [case.values[0] for case in numbered(cases, outer)]
        for number in numbers:
            check(number, frozenset(numbers))


@pytest.mark.parametrize("number", range(len(ASKED)), ids=[lines for lines, _, _ in ASKED])
def test_a_vote_or_an_offer_that_could_only_add_people_is_not_held(number: int) -> None:
    _, asked, lost = ASKED[number]
    for full in (False, True):
        game: Winter = plain(with_questions_and_items()).clone()
        game.helpless += full
        start = game.cards.handler(f"additions/asked/asked_{number}")["start"]
        game.stack.append((start.__name__, 0))
        helpless = game.helpless
        game.run()
        assert (game.decision.kind != "action") is (asked or not full), game.decision.kind
        if full and not asked:
            assert (game.morale, game.helpless) == (6 - lost, helpless)


@pytest.mark.parametrize("number", range(len(ITEMS)), ids=[place for place, _, _ in ITEMS])
def test_an_item_that_could_only_add_people_is_not_played(number: int) -> None:
    """R-ACT-PLY-07; an exiled player adds nobody to the colony."""
    _, _, open_ = ITEMS[number]
    game: Winter = plain(with_questions_and_items()).clone()
    item = next(
        i
        for i, design in enumerate(game.t.item_card)
        if game.t.design_path[design] == f"additions/items/knock_{number}"
    )
    assert playable(game, 0, item)
    game.helpless += 1
    assert playable(game, 0, item) is open_
    game.exiled[0] = 1
    assert playable(game, 0, item)


ROOM = {
    "remove {count} helpless survivors": "remove 1 helpless survivor",
    "kill {count} helpless survivors": "kill 1 helpless survivor",
    "kill {survivor}": "kill a survivor at the colony",
    "remove {survivor} from the game": "remove a survivor at the colony from the game",
    "move {survivor} to {destination}": 'move your leader to "School"',
    "place {survivor} at {destination}": 'place your leader at "School"',
    "exile {target}": "exile the player on your left",
}


def test_what_makes_room_is_an_effect_that_opens() -> None:
    assert set(ROOM) == set(MAKING_ROOM)
    assert {w.phrase for w in VOCABULARY.of_sort(EffectWord) if w.opens} >= set(MAKING_ROOM)


@lru_cache(maxsize=1)
def swapping() -> Winter:
    """A full table, with a card for each way to make room, whose other option only adds."""
    text = "".join(
        f'crossroads "Swap {number}"\n    flavor "x"\n    if morale >= 1\n    option "Swap"\n'
        f'        {line}\n        {ADDING[0]}\n    option "Add"\n        {ADDING[2]}\n\n'
        for number, line in enumerate(ROOM.values())
    )
    built = table(load_source(addition([], {"swaps": text.encode()})), 3).morale(6).rounds(6)
    built = built.crisis("No Heat Tonight").controls(1, "Amara Diallo", "Tundra")
    built = built.controls(2, "Greta Solheim").controls(3, "Yuki Lowe", at="Library").helpless(2)
    game = built.begin()
    game.helpless += room(game, COLONY)
    return game


@pytest.mark.parametrize("number", range(len(ROOM)), ids=ROOM)
def test_a_card_whose_option_makes_its_own_room_comes_up(number: int) -> None:
    """R-XROADS-11: also where every option adds somebody; the other one is none."""
    game: Winter = swapping().clone()
    assert fits(game, game.t.crossroads_path.index(f"additions/swaps/swap_{number}"))
    start = game.cards.handler(f"additions/swaps/swap_{number}")["start"]
    game.stack[:] = [(start.__name__, 0)]
    game.run()
    assert not game.stack or game.stack[-1][2] != "option"  # the one that is left happens by itself
