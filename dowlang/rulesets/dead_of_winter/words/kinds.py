"""Declare the kinds of cards: the lines each may hold, how often, and what they are for.

The role of a clause is the key under which the compiled card carries what it says. `card_facts.py`,
`card_tables.py` and the procedures read them. Source: Part 5 of the rules document. Rules: R-CARD.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.engine.setup_options import InvalidSetting, rule_of
from dowlang.rulesets.dead_of_winter.state.card_facts import WAYS, copies_of_incident, origin_of
from dowlang.rulesets.dead_of_winter.state.parameters import (
    MORALE_MAX,
    PARAMETERS,
    START_ROUND,
    bounds,
)
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS
from dowlang.rulesets.dead_of_winter.words.cards.whereabouts import (
    EQUIPPED,
    PLAYED,
    PLAYED_FOR_GOOD,
)
from dowlang.rulesets.dead_of_winter.words.clauses_of_kinds import FLAVOR, GOAL, YOU
from dowlang.rulesets.dead_of_winter.words.kinds_of_secret_objectives import (
    BETRAYAL,
    EXILE,
    SECRET,
)
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.rules.set_numbers import DECLARED, SET_NUMBERS
from dowlang.rulesets.dead_of_winter.words.rules_of_crises import OF_POINTS, RESOLVED
from dowlang.vocabulary.card_kinds import (
    CardKind,
    Clause,
    Section,
    SetNumber,
)

BEARER = (("you", "player"), ("bearer", "survivor"))
COUNT = (0, 99)
LEVEL = (0, 999)

LEFT_OUT = Clause("without {line}", "without", most=0, fact=False)
AT_SETUP = Clause("@rule", "rules", most=0, fact=False, scope=YOU, everybodys=True, from_setup=True)
"""Rules that are in force before anybody has come into play (R-SETUP-02)."""


def no_such_rule(key: str, value: str) -> tuple[int, str, Sequence[str]] | None:
    """Return what is wrong with a number of the rules that a scenario sets, None for nothing.

    It is the text, what is wanted, and names that are near.
    """
    try:
        rule_of(DECLARED, key, value)
    except InvalidSetting as wrong:
        return int(key in DECLARED), wrong.wanted, wrong.near
    return None


CROSSROADS = CardKind(
    "crossroads",
    "crossroads",
    (
        FLAVOR,
        Clause("mature", "mature", warns=True),  # R-CARD-03
        Clause("non-cooperative", "non_cooperative", warns=True),  # R-CARD-02
        Clause("@trigger", "trigger", least=1, fact=False),
        Clause("first", "first", holds="statements", fact=False),
        Clause("@chooser", "chooser", fact=False),
        Clause("@automatic", "automatic", most=0, fact=False),
        Clause("@option", "option", most=0, fact=False),
        Clause("@vote", "vote", fact=False),
    ),
    deck="crossroads",
    scope=YOU,
    attaches=("survivor", "player", "location"),
)

CRISIS = CardKind(
    "crisis",
    "crises",
    (
        FLAVOR,
        Clause("non-cooperative", "non_cooperative", warns=True),  # R-CARD-02
        # R-CARD-16
        Clause("prevent with {list:symbol}", "symbols", least=1, unless="met", any_of=True),
        Clause("among them {thing}", "minima", most=0, of="card"),  # R-CRISIS-05
        # asked in its step, in place of cards (R-TEXT-01)
        Clause(
            "prevented if {cond}",
            "met",
            fact=False,
            scope=YOU,
            everybodys=True,
            rules_out=("symbols", "minima", "optional"),
            idles=OF_POINTS,
        ),
        # at once when it is turned up (R-CRISIS-01)
        Clause(
            "revealed",
            "revealed",
            holds="statements",
            fact=False,
            scope=YOU,
            moment="revealed",
        ),
        # from when it is turned up to when it is resolved (R-CRISIS-01, -08)
        Clause(
            "@rule",
            "rules",
            most=0,
            fact=False,
            scope=YOU,
            everybodys=True,
            until=RESOLVED,
        ),
        # R-CRISIS-07
        Clause(
            "failure",
            "failure",
            holds="statements",
            least=1,
            fact=False,
            scope=YOU,
            between_turns=True,
            moment="colony",
        ),
        # R-CRISIS-13, U-46
        Clause(
            "optional {thing}",
            "optional",
            headed="optional, beyond what is needed",
            holds="statements",
            scope=YOU,
            of="card",
            between_turns=True,
            moment="colony",
        ),
    ),
    deck="crisis",
    scope=YOU,
)

SET_UP = (
    # R-BOARD-09, R-END-02
    SetNumber(
        "morale",
        1,
        PARAMETERS[MORALE_MAX].default,
        bounds(MORALE_MAX)[1],
        ("highest morale is {}", PARAMETERS[MORALE_MAX].key),
    ),
    SetNumber("rounds", *bounds(START_ROUND)),  # R-END-03
)
SETUP = Section(
    "setup",
    (
        Clause("@setting", "setting", most=0, ranges=(COUNT,), numbers=SET_UP),
        Clause("@statement", "statement", most=0, fact=False, before_play=True),
        LEFT_OUT,
    ),
)
SIDE = Section(
    "side",
    (
        Clause("setup", "setup", holds="setup", fact=False, scope=YOU),  # R-SETUP-03
        Clause("counter {name}", "counters", most=0),
        AT_SETUP,
        replace(GOAL, everybodys=True),
        # looked at with the goal (R-COLONY-10)
        Clause("everybody loses if {cond}", "lost", fact=False, scope=YOU, everybodys=True),
        # what `the main objective is complete` means on them (R-END-06)
        Clause(
            "for exiled objectives it is complete if {cond}",
            "goal_of_exiles",
            fact=False,
            scope=YOU,
            everybodys=True,
        ),
        LEFT_OUT,
    ),
)

OBJECTIVE = CardKind(
    "objective",
    "objectives",
    (
        FLAVOR,
        Clause("non-cooperative", "non_cooperative", warns=True),  # R-CARD-02
        Clause("time {choice:short|medium|long}", "time"),  # R-CARD-05
        # R-COMP-02
        Clause(
            "standard [like {side}, except]",
            "standard",
            holds="side",
            least=1,
            fact=False,
            scope=YOU,
        ),
        Clause(
            "hardcore [like {side}, except]",
            "hardcore",
            holds="side",
            fact=False,
            scope=YOU,
        ),
    ),
    sections=(SIDE, SETUP),
    deck="objective",
    scope=YOU,
    printed="main objective",
)

SURVIVOR = CardKind(
    "survivor",
    "survivors",
    (
        FLAVOR,
        Clause("non-cooperative", "non_cooperative", warns=True),  # R-CARD-02
        Clause("occupation {text}", "occupation", least=1, fits=40),  # R-CARD-08
        Clause("male", "male"),
        Clause("female", "female"),
        Clause("animal", "animal"),
        Clause("influence {int}", "influence", least=1, ranges=((1, 999),)),  # R-CARD-09
        Clause("attack {int}+", "attack", least=1, ranges=((1, 6),)),  # R-CARD-10
        Clause("search {int}+", "search", least=1, ranges=((1, 6),)),
        Clause("at {things}", "places", least=1, of="location"),  # R-CARD-11
        # R-CARD-12
        Clause(
            "ability [{int}+] [, {limit}]",
            "ability",
            holds="statements",
            most=0,
            fact=False,
            ranges=((1, 6),),
            scope=BEARER,
        ),
        Clause("passive", "passive", holds="rules", fact=False, scope=BEARER),
    ),
    deck="survivor",
    scope=BEARER,
    one_of=("male", "female", "animal"),
    named="{}",
)

ITEM = CardKind(
    "item",
    "items",
    (
        FLAVOR,
        Clause("non-cooperative", "non_cooperative", warns=True),  # R-CARD-02
        # R-COMP-09
        Clause(
            "{either:symbol} [, in {thing} x {int}]* [, starting x {int}]",
            "deal",
            least=1,
            ranges=((1, 99),) * 8,  # R-CARD-13, -14
            of="location",
            counts="the copies",
            barred=("colony", "a location with a deck of items"),
        ),
        Clause("aside", "aside"),  # in no deck until a card brings it there (Part 5.9)
        Clause("play", "play", holds="statements", scope=YOU, own=PLAYED),  # R-CARD-15
        Clause("equip", "equip", holds="rules", scope=BEARER, own=EQUIPPED),
        Clause("event", "event", holds="statements", scope=YOU, own=PLAYED_FOR_GOOD),
        # what any player may do with it out of turn (R-TEXT-01)
        Clause("anytime", "anytime", holds="rules", scope=YOU, everybodys=True, from_setup=True),
    ),
    scope=YOU,
    copies=origin_of,  # R-CARD-13
    one_of=WAYS,  # R-CARD-15
)

LOCATION = CardKind(
    "location",
    "locations",
    (
        FLAVOR,
        # R-CARD-18
        Clause("survivors {int}", "survivors", least=1, ranges=(COUNT,), headed="survivor spaces"),
        Clause(
            "entrance {int}",
            "entrance",
            least=1,
            ranges=(COUNT,),
            headed="spaces at each entrance",
        ),
        Clause("noise {int}", "noise", ranges=(COUNT,), headed="noise spaces"),
        Clause("finds {list:symbol}", "finds"),  # R-CARD-19
    ),
    scope=YOU,
    named="the {}",
    closed=LOCATIONS,
)

# a number that a set adds to the table (Part 5.9)
TRACK = CardKind(
    "track",
    "tracks",
    (
        FLAVOR,
        Clause(
            "from {int} to {int} [, starting at {int}]",
            "levels",
            least=1,
            ranges=(LEVEL, LEVEL, LEVEL),
        ),
    ),
    scope=YOU,
    named="the {} track",
)

# pieces that a set adds, on places, survivors and players (Part 5.9)
TOKEN = CardKind(
    "token",
    "tokens",
    (
        FLAVOR,
        Clause("supply {int}", "supply", ranges=((1, 999),)),
        Clause("stays where its bearer is lost", "stays"),
    ),
    scope=YOU,
    named="{}",
)

DECK = CardKind("deck", "decks", (FLAVOR,), scope=YOU)
"""A deck that a set adds to the table: its cards are incidents (Part 5.9)."""


# what it says happens when it is revealed, its rules hold while it lies open (Part 5.9)
INCIDENT = CardKind(
    "incident",
    "incidents",
    (
        FLAVOR,
        Clause("of {text}", "deck", least=1, of="incident deck"),
        Clause("copies {int}", "times", ranges=((1, 99),), counts="the copies"),
        Clause("revealed", "revealed", holds="statements", fact=False, scope=YOU),
        Clause("@rule", "rules", most=0, fact=False, scope=YOU, everybodys=True),
    ),
    scope=YOU,
    copies=copies_of_incident,
)

REMOVABLE = ("crossroads", "crisis", "objective", "secret", "betrayal", "exile", "survivor", "item")
SCENARIO_SETUP = Section("setup", SETUP.clauses[:2])

SCENARIO = CardKind(
    "scenario",
    "scenarios",
    (
        FLAVOR,
        Clause("uses {name}", "uses", most=0, names=("set",)),
        Clause("objective {text}", "objective", of="objective"),
        Clause("players {int} to {int}", "players", ranges=((2, 5), (2, 5))),  # R-COMP-01
        # R-CARD-02, R-CARD-03
        Clause("remove {choice:mature|non-cooperative} cards", "remove", most=0),
        # Part 5.9
        Clause(
            "remove [the {choice:" + "|".join(REMOVABLE) + "}] {text}",
            "removed",
            most=0,
            names=REMOVABLE,
            spares=("objective",),
        ),
        # after that of the objective (R-SETUP-03)
        Clause("setup", "setup", holds="setup", fact=False, scope=YOU),
        # any parameter, by its key (Part 4)
        Clause(
            "rule {text} is {text}",
            "numbers",
            most=0,
            refuses=no_such_rule,
            sentences=SET_NUMBERS,
        ),
        AT_SETUP,
    ),
    sections=(SCENARIO_SETUP,),
    scope=YOU,
    setting=True,
)

OF_DECKS = (CROSSROADS, CRISIS, OBJECTIVE, SECRET, BETRAYAL, EXILE, SURVIVOR, ITEM)
KINDS = (*OF_DECKS, LOCATION, SCENARIO, TRACK, TOKEN, DECK, INCIDENT)
words.kinds.extend(KINDS)
