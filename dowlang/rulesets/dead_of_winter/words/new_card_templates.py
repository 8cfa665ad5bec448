"""Declare what a new card of each kind looks like: what `dow new` writes for this game.

Each checks without a finding beside the base set, and its tests pass. A location is a place of the
printed board, to which none can be added: no new one is started.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.for_tests.event_tests import (
    APART,
    EVENTS,
    GOALS,
    NAMED,
    NEEDS,
    STATES,
    TABLE,
    VOTERS,
)
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.vocabulary.starts import Starts

CROSSROADS = """crossroads {name}
    flavor "What happens, in a sentence or two."
    when you move a survivor to the colony
    option "Take them in"
        add 1 helpless survivor
        gain 1 morale
    option "Send them on" if food >= 1
        remove 1 food

test "{bare}: taking them in"
    given players = 3, seed 1
    given food = 2, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given crossroads {name}
    when player 1 moves "Amara Diallo" to the colony, exposure blank
    when player 1 chooses "Take them in"
    then helpless survivors = 1
    then morale = 6
"""

SURVIVOR = """survivor {name}
    flavor "Who this was before the snow, in a sentence."
    occupation "night nurse"
    female
    influence 40
    attack 3+
    search 2+
    at anywhere
    ability 4+, once per round
        remove 1 wound from a survivor here

test "{bare}: a wound less for a four"
    given players = 3, seed 1
    given player 1 controls {name}, {name} is at "School"
    given wounds on {name} = 1, dice of player 1 are 4
    when player 1 uses the ability of {name}
    then wounds on {name} = 0
    then unused dice of player 1 = 0
"""

ITEM = """item {name}
    flavor "What it looks like after a hard winter."
    tool, in "School" x 1
    play
        add 1 barricade to the colony

test "{bare}: a barricade at the colony"
    given players = 3, seed 1
    given player 1 has {name}
    when player 1 plays {name}
    then barricades at the colony = 1
"""

CRISIS = """crisis {name}
    flavor "What goes wrong, in a sentence or two."
    prevent with fuel
    failure
        lose 1 morale

test "{bare}: nobody added a card"
    given players = 2, seed 1
    given morale = 5, food = 9
    given crisis {name}
    when player 2 starts
    when player 2 passes
    then morale = 4

test "{bare}: fuel from both"
    given players = 2, seed 1
    given morale = 5, food = 9
    given player 1 has "Jerry Can", player 2 has "Siphon Hose"
    given crisis {name}
    when player 1 contributes "Jerry Can"
    when player 2 starts
    when player 2 contributes "Siphon Hose"
    when player 2 passes
    then morale = 5
"""

OBJECTIVE = """objective {name}
    flavor "What everybody works for this winter."
    time medium
    standard
        setup
            morale 6
            rounds 6
            add 1 zombie to each location outside the colony
        goal food >= 2 * starting players and zombies at the colony <= 6
    hardcore like standard, except
        setup
            rounds 5
        goal food >= 3 * starting players and zombies at the colony <= 3

test "{bare}: as printed on either side"
    given players = seats, seed 1
    given objective {name}
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    when player 1 starts
    then morale = 6 and rounds = left_over and zombies at "School" = 1
    cases seats, left_over
        3,       6
        2,       5

test "{bare}: enough to eat, and quiet"
    given players = 3, seed 1
    given objective {name}
    given food = 6, zombies at the colony = 6
    then player 1 fulfils {name}

test "{bare}: one jar short"
    given players = 3, seed 1
    given objective {name}
    given food = 5, zombies at the colony = 6
    then player 1 does not fulfil {name}
"""

SECRET = """secret {name}
    flavor "What this player wants, and why."
    goal the main objective is complete and food cards you hold >= 2

test "{bare}: a full shelf"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given player 1 has "Tinned Soup", player 1 has "Sack of Rice"
    given the main objective is complete
    then player 1 fulfils {name}

test "{bare}: a bare shelf"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given player 1 has "Tinned Soup"
    given the main objective is complete
    then player 1 does not fulfil {name}
"""

BETRAYAL = """betrayal {name}
    flavor "What this player wants, and why it must go wrong."
    goal morale = 0 and survivors you control >= 2

test "{bare}: all is lost, and two are left"
    given players = 3, seed 1
    given morale = 0
    given player 1 controls "Amara Diallo", player 1 controls "Greta Solheim"
    then player 1 fulfils {name}

test "{bare}: not lost yet"
    given players = 3, seed 1
    given morale = 1
    given player 1 controls "Amara Diallo", player 1 controls "Greta Solheim"
    then player 1 does not fulfil {name}
"""

EXILE = """exile {name}
    flavor "What is left to want out there."
    goal survivors you control outside the colony >= 2

test "{bare}: two of them out there"
    given players = 3, seed 1
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "Library"
    given player 1 controls "Greta Solheim", "Greta Solheim" is at "School"
    then player 1 fulfils {name}

test "{bare}: one came back"
    given players = 3, seed 1
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "Library"
    given player 1 controls "Greta Solheim", "Greta Solheim" is at the colony
    then player 1 does not fulfil {name}
"""

SCENARIO = """scenario {name}
    flavor "Say here what this winter is about."
    uses base
    players 3 to 5
    setup
        food 4

test "{bare}: the table of this scenario"
    given players = 3, seed 1
    then food = 4
"""

TRACK = """track {name}
    flavor "What the table keeps count of, in a sentence."
    from 0 to 6, starting at 3

test "{bare}: where it begins"
    given players = 3, seed 1
    when player 1 starts
    then level of {name} = 3
"""

TOKEN = """token {name}
    flavor "What a piece of it stands for, in a sentence."
    supply 6

test "{bare}: none lies anywhere at the start"
    given players = 3, seed 1
    when player 1 starts
    then number of {name} at the colony = 0
"""

DECK = """incident "{bare} 1"
    flavor "What happens when it is revealed, in a sentence."
    of {name}
    copies 2
    revealed
        add 1 food

deck {name}
    flavor "What its cards are, in a sentence."

test "{bare}: its cards lie face down at the start"
    given players = 3, seed 1
    when player 1 starts
    then cards left in {name} = 2
"""

INCIDENT = """deck "{bare} 2"
    flavor "What its cards are, in a sentence."

incident {name}
    flavor "What happens when it is revealed, in a sentence."
    of "{bare} 2"
    revealed
        add 1 food

test "{bare}: it lies face down at the start"
    given players = 3, seed 1
    when player 1 starts
    then not {name} lies open
"""

ABILITY_TEST = """test "{bare}: a test"
    given players = 3, seed 1
    given player 1 controls {name}, {name} is at "School"
    given dice of player 1 are 6 6
    when player 1 uses the ability of {name}
"""

PASSIVE_TEST = """test "{bare}: a test"
    given players = 3, seed 1
    given player 1 controls {name}, {name} is at "School"
    given dice of player 1 are 6 6
"""

EQUIP_TEST = """test "{bare}: a test"
    given players = 3, seed 1
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at "School"
    given player 1 has {name}, dice of player 1 are 6 6
    when player 1 equips "Yuki Lowe" with {name}
"""

ANYTIME_TEST = """test "{bare}: a test"
    given players = 3, seed 1
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given player 1 has {name}
"""

EVENT_TEST = f"{ANYTIME_TEST}    when player 1 plays {{name}}\n"

words.starts = Starts(
    uses="base",
    first="crossroads",
    texts={
        "crossroads": CROSSROADS,
        "survivor": SURVIVOR,
        "item": ITEM,
        "crisis": CRISIS,
        "objective": OBJECTIVE,
        "secret": SECRET,
        "betrayal": BETRAYAL,
        "exile": EXILE,
        "track": TRACK,
        "token": TOKEN,
        "deck": DECK,
        "incident": INCIDENT,
        "scenario": SCENARIO,
    },
    clauses={
        ("survivor", "ability"): ABILITY_TEST,
        ("survivor", "passive"): PASSIVE_TEST,
        ("item", "equip"): EQUIP_TEST,
        ("item", "event"): EVENT_TEST,
        ("item", "anytime"): ANYTIME_TEST,
    },
    events=EVENTS,
    states=STATES,
    named=NAMED,
    apart=APART,
    table=TABLE,
    needs=NEEDS,
    voters=VOTERS,
    goals=GOALS,
)
