"""Declare what a new card of each kind looks like: what `dow new` writes for this game.

Each checks without a finding beside the full box, and its tests pass.
"""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.words.registry import words
from dowlang.vocabulary.starts import Starts

HERO = """hero {name}
    flavor "Who this is, and what the others say of them."
    music drum
    points 2
    ability
        gain 1 wood
        gain 1 stone

test "{bare}: one of each"
    given players = 2, seed 1, wood of player 1 = 0, stone of player 1 = 1
    given player 1 holds {name}
    when player 1 plays the drum
    when player 1 chooses {name}
    then wood of player 1 = 1
    then stone of player 1 = 2

test "{bare}: its points"
    given players = 2, seed 1
    given player 1 owns {name}
    then points of player 1 = 5
"""

MONSTER = """monster {name}
    flavor "What it does on its way down, in a sentence."
    appears at wall 1, wall 3
    needs 2 dwarves, 1 food, 1 wood
    points 4
    attack
        each player with a dwarf near the bearer loses 1 stone

test "{bare}: who stands near loses a stone"
    given players = 2, seed 1, stone of player 1 = 2, stone of player 2 = 2
    given crew of player 1 at forest 2 = 1, crew of player 2 at wall 2 = 1
    given {name} is at forest 1
    when player 1 passes
    when player 2 passes
    then stone of player 1 = 1
    then stone of player 2 = 2

test "{bare}: defeated for its price"
    given players = 2, seed 1
    given gold of player 1 = 0, food of player 1 = 2, stone of player 1 = 1, wood of player 1 = 2
    given {name} is at forest 1, crew of player 1 at forest 1 = 2
    when player 1 defeats {name}
    then food of player 1 = 1
    then stone of player 1 = 1
    then wood of player 1 = 1
    then points of player 1 = 7

test "{bare}: where it comes from"
    given players = 2, seed 1, {name} is next to appear
    when player 1 passes
    when player 2 passes
    then {name} is at wall 1

test "{bare}: where the second comes from"
    given players = 2, seed 1, {name} is at forest 1
    given {name} is next to appear
    when player 1 passes
    when player 2 passes
    then {name} is at wall 3
"""

DISASTER = """disaster {name}
    flavor "What gives way, in a sentence."
    occurs at mine 2
    needs 2 dwarves, 1 food, 1 wood
    points 2
    gold 2

test "{bare}: overcome for its price"
    given players = 2, seed 1
    given gold of player 1 = 1, food of player 1 = 2, stone of player 1 = 1, wood of player 1 = 2
    given {name} is active, crew of player 1 at mine 2 = 2
    when player 1 overcomes {name}
    then camp of player 1 = 7
    then gold of player 1 = 3
    then food of player 1 = 1
    then stone of player 1 = 1
    then wood of player 1 = 1
    then points of player 1 = 5
    then {name} is not active
"""

BOARD = """board {name}
    flavor "Where the paths go, and what lies at their ends."
    castle to forest 1, mine 1, plain 1
    path forest 1 to mine 1, forest 2
    path mine 1 to plain 1, mine 2
    path plain 1 to plain 2
    path forest 2 to forest 3, mine 3
    path mine 2 to mine 3, plain 3
    path plain 2 to plain 3, forest 4
    path forest 3 to forest 4, wall 1
    path mine 3 to mine 4, wall 2
    path plain 3 to plain 4, wall 3
    path forest 4 to wall 4
    path mine 4 to wall 2
    path plain 4 to wall 3

test "{bare}: the ways from the middle"
    given players = 2, seed 1
    then ways from the castle = 3
    then the castle is adjacent to forest 1
    then the castle is adjacent to mine 1
    then the castle is adjacent to plain 1

test "{bare}: how far the walls are"
    given players = 2, seed 1
    given crew of player 1 at wall 4 = 1
    then forest 4 is adjacent to wall 4
    then ways from wall 4 = 1
"""

ARRIVAL_TEST = """test "{bare}: a test"
    given players = 2, seed 1, {name} is next to appear
    when player 1 passes
    when player 2 passes
"""

PRESENCE_TEST = """test "{bare}: a test"
    given players = 2, seed 1, {name} is at forest 1
    given crew of player 1 at forest 1 = 1
"""

words.starts = Starts(
    uses="dwar7s",
    first="hero",
    texts={
        "hero": HERO,
        "monster": MONSTER,
        "disaster": DISASTER,
        "board": BOARD,
    },
    clauses={
        ("monster", "arrival"): ARRIVAL_TEST,
        ("monster", "presence"): PRESENCE_TEST,
    },
)
