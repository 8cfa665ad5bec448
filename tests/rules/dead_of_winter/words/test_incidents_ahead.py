"""An option about a deck that a set adds is possible just when its lines can be carried out,
wherever the cards of the deck lie: face down, open, or among those seen before (R-XROADS-06, U-20).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, product

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.incidents_added import put_incident_in_force
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE

DOWN, PAST, OPEN = range(3)
SHUFFLES = 4
"""So many orders in which a deck is made anew are tried."""
LINES = (
    'reveal the next card of "Weather"',
    'put away the card of "Weather"',
    "kill your leader",
    'place a survivor you control at "Library"',
)
PAIRS = tuple(product(LINES, LINES))
DECKS = {"two kinds": ("Sleet", "Thaw"), "one kind": ("Sleet",), "another": ("Thaw",)}
INCIDENTS = {
    "Sleet": "    survivors cannot be killed\n    survivors cannot be moved\n",
    "Thaw": "    revealed\n        add 1 food\n",
}


def option(number: int, lines: tuple[str, ...]) -> str:
    return f'    option "{number}"\n' + "".join(f"        {line}\n" for line in lines)


def card(name: str, options: tuple[tuple[str, ...], ...]) -> str:
    written = "".join(option(number, lines) for number, lines in enumerate(options))
    rest = '    option "stay"\n        gain 1 morale\n    option "go"\n        lose 1 morale\n'
    return f'crossroads "{name}"\n    flavor "x"\n    if food >= 0\n{written}{rest}\n'


@lru_cache(maxsize=3)
def cards(deck: str) -> CardSet:
    text = 'deck "Weather"\n\n' + "".join(
        f'incident "{name}"\n    of "Weather"\n    copies {DECKS[deck].count(name)}\n{rules}\n'
        for name, rules in INCIDENTS.items()
        if name in DECKS[deck]
    )
    text += card("Alone", tuple((line,) for line in LINES)) + card("Both", PAIRS)
    return load_source(addition([], {"ahead": text.encode()}))


def lying(deck: str) -> list[Winter]:
    """A table for each way that the cards of a deck can lie, in each order of those face down."""
    built = table(cards(deck), 2).controls(1, "Amara Diallo").controls(1, "Yuki Lowe")
    start = built.controls(2, "Biscuit").morale(6).begin()
    copies, out = start.t.incidents_of_deck[0], {}
    for where in product((DOWN, PAST, OPEN), repeat=len(copies)):
        if where.count(OPEN) > 1:
            continue
        parts = [tuple(c for c, at in zip(copies, where, strict=True) if at == p) for p in range(3)]
        for down, later in product(
            {*permutations(parts[DOWN])}, range(1 if parts[DOWN] else SHUFFLES)
        ):
            game = start.clone()
            game.draws[SHUFFLE] += 100 * later
            game.incidents_down, game.incidents_past = [down], [parts[PAST]]
            game.incident_open = [*parts[OPEN], -1][:1]
            put_incident_in_force(game, 0)
            assert not wrong(game)
            out[down, parts[PAST], parts[OPEN], later] = game
    return list(out.values())


def started(game: Winter, name: str) -> Winter:
    copy = game.clone()
    copy.do(copy.cards.handler(f"additions/ahead/{name}")["start"], copy.active_player)
    copy.run()
    return copy


def offered(game: Winter, name: str) -> set[int]:
    return {row[-1] - 1 for row in started(game, name).stack[-1][3]}


def afterwards(game: Winter, line: int) -> Winter:
    """The table after a line, each question answered by its first option."""
    copy = started(game, "alone")
    copy.choose([row[-1] for row in copy.stack[-1][3]].index(line + 1))
    while copy.decision.kind != "action":
        copy.choose(0)
    return copy


@pytest.mark.parametrize("deck", DECKS)
def test_what_a_deck_is_sure_to_do_is_reckoned_with(deck: str) -> None:
    """What lies face down nobody knows: possible is what may go well, in some order of it."""
    hidden: dict[tuple[object, ...], list[Winter]] = {}
    for game in lying(deck):
        (down,), (past,) = game.incidents_down, game.incidents_past
        hidden.setdefault((tuple(sorted(down)), past, *game.incident_open), []).append(game)
    wrong_ones = []
    for games in hidden.values():
        both, alone = offered(games[0], "both"), offered(games[0], "alone")
        after = {
            at: [offered(afterwards(game, at), "alone") if at in alone else () for game in games]
            for at in range(len(LINES))
        }
        for number, (first, second) in enumerate(PAIRS):
            done = [LINES.index(second) in can for can in after[LINES.index(first)]]
            if (number in both and not any(done)) or (number not in both and all(done)):
                wrong_ones.append(f"{first}; {second}: possible {number in both}, {done}")
    assert not wrong_ones
