"""A line with a limit needs what the line without it needs, while the limit is not used up. Used
up, it is passed over whole, and nothing of which that is all is offered (R-TEXT-02).
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest

from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import ENTRANCES, SCHOOL, SYMBOLS
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS
from tests.rules.dead_of_winter.midgame import tried
from tests.rules.dead_of_winter.words import test_words_change as words_change
from tests.rules.dead_of_winter.words.test_offered_in_vain import (
    EITHER,
    TABLES,
    WRITTEN,
    table_after,
)
from tests.semantics.winter_world import found_in
from tests.testing.trying import failures

LIMIT = ", once per game"
DRAW = 'draw 2 cards from the "School" deck'
NOT_ASKED = ("ability", "roll", "search begun", "players")
"""Contexts in which the line stands in no option, or in a loop, which blocks nothing."""
UNLIMITED = {
    "each player stakes 1 card",
    "each player loses 1 die",
    "each player draws a new secret objective",
    "each player picks a number up to 3 in secret",
    "each player stakes any number of cards face down",
    "2 survivors join you",
}
"""Lines for several, which take no limit."""
IN_NO_OPTION = {
    "add 1 barricade to this location",
    "reroll the exposure die",
    "exile that player",
    "draw 1 more card in the search of that location",
}


@cache
def limited(number: int) -> tuple[str, str] | None:
    """The line with a limit: its context and its card, None where it stands in no option or has no
    limit (a line for several).
    """
    try:
        context, text = words_change.card(number, WRITTEN[number] + LIMIT)
    except AssertionError:
        return None
    return None if context in NOT_ASKED else (context, text.rstrip("\n") + "\n" + EITHER)


@lru_cache(maxsize=1)
def cards(numbers: frozenset[int]) -> CardSet:
    """The cards of these lines, each with and without its limit."""
    files = {"of_sets": OF_SETS.encode()}
    for number in numbers:
        found = limited(number)
        if found is not None:
            files[f"limited_{number}"] = found[1].encode()
            plain = found[1].replace(LIMIT, "").replace(f"Trial {number}", f"Plain {number}")
            files[f"plain_{number}"] = plain.replace(f"{200 + number}", f"{600 + number}").encode()
    return load_source(addition([], files))


@lru_cache(maxsize=1)
def tables(numbers: frozenset[int]) -> tuple[Winter, ...]:
    """Two tables at an action, each also made poor in several ways, and rich."""
    out: list[Winter] = []
    for seed in (1, 2):
        game, agent = Game(cards(numbers), players=3, seed=seed), Random(seed)
        for step in range(400):
            assert isinstance(game, Winter)
            ready = game.decision.kind == "action" and group(game, game.active_player)
            if step >= 40 and ready:
                break
            game.choose(agent.pick(len(game.decision.options)))
        out += [game.clone(), *(made(game) for made in TABLES), table_after(with_all)(game)]
    return tuple(out)


def with_all(game: Winter) -> None:
    """Lay out what lines take away: noise, tokens, zombies at a location, food, helpless survivors,
    dice, a card in use and one of each symbol in hand. Another player begins the rounds.
    """
    you = game.active_player
    game.first_player = (you + 1) % game.players
    number = next(n for n, deck in enumerate(game.item_deck) if worn_in(game, deck))
    worn = worn_in(game, game.item_deck[number])[0]
    game.item_deck[number] = tuple(item for item in game.item_deck[number] if item != worn)
    game.equipment[game.leader[you]] += (worn,)
    words_change.enrich(game)
    game.unused[you] = (1, 1, 6)
    game.food, game.helpless = max(game.food, 4), max(game.helpless, 2)
    for entrance in ENTRANCES[SCHOOL]:
        game.zombies[entrance] = max(game.zombies[entrance], 2)
    game.noise[SCHOOL] = max(game.noise[SCHOOL], 1)
    for symbol in range(len(SYMBOLS)):
        lying = [item for item in game.waste if game.t.item_symbols[item] & 1 << symbol]
        for number, deck in enumerate(game.item_deck):
            found = [item for item in deck if game.t.item_symbols[item] & 1 << symbol]
            if found and not lying:
                lying = found[:1]
                game.item_deck[number] = tuple(item for item in deck if item not in lying)
        game.waste = tuple(item for item in game.waste if item not in lying[:1])
        game.hand[you] += tuple(lying[:1])


def worn_in(game: Winter, deck: tuple[int, ...]) -> list[int]:
    """The cards of a deck that survivors are equipped with."""
    return [item for item in deck if game.t.item_way[item] == EQUIP]


def test_every_line_takes_a_limit_but_those_for_several() -> None:
    """What is passed over below is written down, so that no line drops out unseen."""
    passed_over = {WRITTEN[n] for n in range(len(WRITTEN)) if limited(n) is None}
    assert passed_over == UNLIMITED | IN_NO_OPTION
    for line in UNLIMITED:
        codes = {each.code for each in found_in(option(0, line + LIMIT)) if each.code < "DOW5"}
        assert codes == {"DOW3019"}, line


@pytest.mark.sample(12)
@pytest.mark.parametrize("number", range(len(WRITTEN)), ids=WRITTEN)
def test_a_limit_changes_nothing_at_the_first_time(
    number: int, cases_here: list[dict[str, Any]]
) -> None:
    found = limited(number)
    if found is None:
        return
    numbers = frozenset(each["number"] for each in cases_here)
    offered = 0
    for seed, table in enumerate(tables(numbers)):
        granted = []
        for path in (f"additions/plain_{number}", f"additions/limited_{number}"):
            begin = words_change.started(cards(numbers).handler(path), found[0])
            granted.append(tried(table, begin, seed, wish=1)[2])
        assert granted[0] == granted[1], (WRITTEN[number], seed)
        offered += granted[0]
    assert offered, f"`{WRITTEN[number]}` is never offered"


START = """\
    given players = 2, seed 1, morale = {morale}, food = {food}, dice of player 1 are 6 6 6 6
    given player 1 controls "Lotte Prager", "Lotte Prager" is at the colony
    given player 2 controls "Biscuit", "Lunch Box" is in the waste pile
"""
PRICES = {
    "pay 2 food{}\n        gain 1 morale": "food = 1",
    "add 1 food{}\n        pay 3 food": "food = 1",
    "pay 1 food\n        pay 1 food{}": "food = 1",
    'carry out "Toll"\n        gain 1 morale': "food = 1",
    'carry out "Toll"\n        carry out "Toll"\n        gain 1 morale': "food = 1",
    "raise a die by 1{}\n        spend a die showing 6": "dice of player 1 are 2 2 3",
}
"""Lines that cannot be carried out in full with what is given."""
TOLL = 'define "Toll"\n    pay 2 food, once per game\n\n'


def option(number: int, lines: str) -> str:
    return (
        f'crossroads "Price {number}"\n    flavor "x"\n    when you clean waste\n'
        f'    option "Go"\n        {lines}\n    option "No"\n        lose 1 morale\n\n'
    )


def survivor(*abilities: str) -> str:
    return (
        'survivor "Lotte Prager"\n    flavor "x"\n    occupation "dentist"\n    female\n'
        "    influence 47\n    attack 3+\n    search 3+\n    at anywhere\n"
        + "".join(f"    ability\n        {lines}\n" for lines in abilities)
        + "\n"
    )


def test_a_price_behind_a_limit_has_to_be_paid(tmp_path: Path) -> None:
    text = TOLL + survivor("gain 1 morale")
    for number, (lines, given) in enumerate(PRICES.items()):
        text += option(number, lines.format(", once per game"))
        start = START.format(morale=3, food=9).replace("food = 9", "food = 1")
        start = start if "food" in given else start.replace("6 6 6 6", given.split("are ")[1])
        text += (
            f'test "price {number}"\n{start}'
            f'    given crossroads "Price {number}"\n    when player 1 cleans waste\n'
            '    then player 1 cannot choose "Go"\n\n'
        )
    assert failures(tmp_path, text) == []


def test_used_up_it_asks_for_nothing(tmp_path: Path) -> None:
    text = survivor("discard 1 card, once per round\n        add 2 food") + (
        f'test "twice"\n{START.format(morale=3, food=0)}    given player 1 has "Aspirin"\n'
        "    when player 1 starts\n"
        + '    when player 1 uses the ability of "Lotte Prager"\n'
        * 3
        + "    then food = 6\n\n"
        f'test "an empty hand"\n{START.format(morale=3, food=0)}    when player 1 starts\n'
        '    then player 1 cannot use the ability of "Lotte Prager"\n'
    )
    assert failures(tmp_path, text) == []


def test_one_price_of_two_turns_is_asked_once(tmp_path: Path) -> None:
    text = TOLL + option(0, 'carry out "Toll"\n        carry out "Toll"\n        gain 1 morale')
    text += survivor("gain 1 morale") + (
        f'test "paid once"\n{START.format(morale=3, food=2)}    given crossroads "Price 0"\n'
        '    when player 1 cleans waste\n    when player 1 chooses "Go"\n'
        "    then food = 0 and morale = 4\n"
    )
    assert failures(tmp_path, text) == []


GIFT = 'define "Gift"\n    gain 1 morale, once per game\n\n'
PASSED_OVER = (
    "gain 1 morale, once per turn",
    "remove 1 wound from a survivor here, once per round",
    "you may discard 1 card, once per turn\n            if so\n                add 1 food",
    "you may discard 1 card, once per turn\n            if not\n                add 1 food",
    "if food >= 1\n            gain 1 morale, once per turn\n        otherwise\n"
    "            add 1 food, once per turn",
    'carry out "Gift"',
    "nothing happens\n        gain 1 morale, once per game",
    "gain 1 morale, once per game\n        add 1 food, once per turn",
)
"""Abilities of which all may be passed over."""


@pytest.mark.parametrize("lines", PASSED_OVER)
def test_what_could_only_be_passed_over_is_not_offered(tmp_path: Path, lines: str) -> None:
    use = 'when player 1 chooses "use ability {} of Lotte Prager"\n'
    accepts = "    when player 1 accepts\n" if "may" in lines else ""
    text = (
        GIFT
        + survivor(lines, f"{lines}\n        add 1 food")
        + f'test "used up"\n{START.format(morale=3, food=5)}'
        '    given player 1 has "Aspirin", player 1 has "Aspirin", player 1 has "Aspirin"\n'
        '    given wounds on "Lotte Prager" = 2\n    when player 1 starts\n'
        f"    {use.format(1)}{accepts}"
        '    then player 1 cannot choose "use ability 1 of Lotte Prager"\n'
        f"    {use.format(2)}"
    )
    if '"Gift"' not in lines:
        text += accepts  # a line of its own, with a limit of its own
    if '"Gift"' not in lines and "per game" not in lines:
        text += f"    {use.format(2)}"
    assert failures(tmp_path, text) == []


def test_what_holds_a_die_behind_a_limit_may_be_heard(tmp_path: Path) -> None:
    """A die that is rolled is something, also where nothing comes of it."""
    text = survivor("roll a die\n        gain 1 morale, once per turn") + (
        f'test "rolled"\n{START.format(morale=3, food=0)}    when player 1 starts\n'
        + '    when player 1 uses the ability of "Lotte Prager", die 5\n' * 2
        + "    then morale = 4\n"
    )
    assert failures(tmp_path, text) == []


def test_an_item_of_which_that_is_all_is_not_played(tmp_path: Path) -> None:
    text = (
        'item "Small Bell"\n    flavor "x"\n    food, in "School" x 2\n    play\n'
        "        gain 1 morale, once per turn\n\n"
        + survivor("gain 1 morale")
        + f'test "played"\n{START.format(morale=3, food=0)}'
        '    given player 1 has "Small Bell", player 1 has "Small Bell"\n'
        '    when player 1 starts\n    when player 1 plays "Small Bell"\n    then morale = 4\n'
        '    then player 1 cannot play "Small Bell"\n'
    )
    assert failures(tmp_path, text) == []


@pytest.mark.parametrize("who", ("you", "the first player", "a player"))
def test_used_up_an_offer_has_no_answer(tmp_path: Path, who: str) -> None:
    """Below it neither `if so` nor `if not` is carried out, and nobody is asked who it is for."""
    line = f"{who} may discard 1 card, once per turn"
    below = "            if so\n                add 2 food\n            if not\n"
    text = survivor(f"{line}\n{below}                lose 1 morale\n        add 1 food")
    chosen = '    when player 1 chooses "player 1"\n' if who == "a player" else ""
    text += (
        f'test "asked once"\n{START.format(morale=3, food=0)}'
        '    given player 1 has "Aspirin", player 1 has "Aspirin", player 2 has "Aspirin"\n'
        '    when player 1 starts\n    when player 1 uses the ability of "Lotte Prager"\n'
        f"{chosen}    when player 1 accepts\n"
        '    when player 1 uses the ability of "Lotte Prager"\n'
        "    then food = 4 and morale = 3\n"
    )
    assert failures(tmp_path, text) == []


ABLE = {
    "remove 2 food": ("add 2 food", "food = 4"),
    "the first player discards 2 cards": (DRAW, "cards in the hand of player 1 = 4"),
    "the first player discards 1 card": (DRAW, "cards in the hand of player 1 = 4"),
    "remove 1 wound from a survivor here": (
        '"Lotte Prager" gets 1 wound',
        'wounds on "Lotte Prager" = 2',
    ),
}
"""Lines that cannot be done at the first time, what makes them possible, and what holds then."""


@pytest.mark.parametrize("line", ABLE)
def test_a_limit_is_used_up_whatever_comes_of_the_line(tmp_path: Path, line: str) -> None:
    more, held = ABLE[line]
    text = survivor(f"{line}, if able, once per game\n        {more}") + (
        f'test "able"\n{START.format(morale=3, food=0)}    when player 1 starts\n'
        + '    when player 1 uses the ability of "Lotte Prager"\n' * 2
        + f"    then {held}\n"
    )
    assert failures(tmp_path, text) == []


HELD = (
    'for each player\n            carry out "Gift"',
    'vote by players\n            passes "A"\n                carry out "Gift"\n'
    '            fails "B"\n                nothing happens',
    'choose one\n            option "A"\n                carry out "Gift"\n'
    '            option "B"\n                nothing happens',
    'you may carry out "Gift"',
    'carry out "Gift", twice per game',
    'you may carry out "Gift", twice per game',
    'carry out "Gift", twice per game\n        carry out "Gift", twice per round',
)
"""Blocks of which the only line that comes to something has its limit in a definition."""


@pytest.mark.parametrize("block", HELD)
def test_a_block_is_not_offered_for_what_is_used_up_in_it(tmp_path: Path, block: str) -> None:
    use = '"use ability {} of Lotte Prager"'
    text = (
        GIFT
        + survivor('carry out "Gift"', block, f"{block}\n        add 1 food")
        + (
            f'test "held"\n{START.format(morale=3, food=0)}    when player 1 starts\n'
            f"    when player 1 chooses {use.format(1)}\n"
            f"    then player 1 cannot choose {use.format(2)}\n"
            f"    when player 1 chooses {use.format(3)}\n"
        )
    )
    if block.startswith("for each"):
        text += "    then food = 1 and morale = 4\n"
    assert failures(tmp_path, text) == []


@pytest.mark.parametrize(("price", "possible"), ((2, True), (4, False)))
def test_what_a_loop_brings_behind_a_limit_comes_once(
    tmp_path: Path, price: int, possible: bool
) -> None:
    lines = f'for each player\n            carry out "Load"\n        pay {price} food'
    text = (
        'define "Load"\n    add 2 food, once per game\n\n'
        + survivor(lines)
        + (
            f'test "loop"\n{START.format(morale=3, food=0)}    when player 1 starts\n'
            + (
                '    when player 1 uses the ability of "Lotte Prager"\n    then food = 0\n'
                if possible
                else '    then player 1 cannot use the ability of "Lotte Prager"\n'
            )
        )
    )
    assert failures(tmp_path, text) == []
