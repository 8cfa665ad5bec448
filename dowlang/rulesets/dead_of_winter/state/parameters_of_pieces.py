"""Declare what cards say of single people and of votes that no rule of the printed game speaks of.

They stand behind all others, so that numbers of older saves keep their place. Their order is that
of the numbers in `parameters.py`.
"""

from __future__ import annotations

from dowlang.engine.ruleset import Parameter
from dowlang.rulesets.dead_of_winter.state.rule_parameters import added, switch
from dowlang.rulesets.dead_of_winter.state.types import SYMBOLS

SEATS = range(1, 6)
"""Numbers of the players as cards say them (R-COMP-01)."""

PARAMETERS_OF_PIECES = (
    switch("forbid_be_equipped", "a survivor cannot be equipped"),
    switch("forbid_be_wounded", "a survivor gets no wound tokens"),
    switch("forbid_be_healed", "no wound token leaves a survivor"),
    switch("eats_nothing", "a survivor in the colony needs no food (R-COLONY-01)"),
    Parameter("counts_for_zombies", 1, 0, 9, "people a survivor is when zombies come"),
    Parameter("spaces_needed", 1, 1, 9, "survivor spaces that a survivor takes (R-BOARD-06)"),
    added("search_draws_there", "cards a search at a location draws beyond the first"),
    added("search_keeps_there", "cards a search at a location keeps beyond the first"),
    Parameter("votes", 1, 0, 9, "votes of a player (R-VOTE-01)"),
    switch("decides_ties", "a player decides equal votes (R-VOTE-05)"),
    Parameter("wrong_cards", 1, 0, 9, "points that a wrong card costs a crisis (R-CRISIS-06)"),
    *(
        Parameter(f"worth_{symbol}", 1, 0, 9, f"points of a needed {symbol} card (R-CRISIS-05)")
        for symbol in SYMBOLS
    ),
    added("more_zombies", "zombies that come to a location in the zombie step besides"),
    added("search_die_there", "pips that a die which searches at a location needs besides"),
    Parameter("crisis_need", 0, 0, 99, "points a crisis needs, 0: one a player (R-CRISIS-07)"),
    switch("barricades_stay", "zombies destroy no barricade of a location (R-ZOMBIE-05)"),
    switch("forbid_act", "no action of a turn is taken with a survivor, whichever"),
    *(
        added(f"counted_{symbol}", f"{symbol} cards that a crisis counts besides (R-CRISIS-05)")
        for symbol in SYMBOLS
    ),
    Parameter(
        "said_symbol",
        0,
        0,
        len(SYMBOLS) + 1,
        "the only symbol, from 1, that a card has for a crisis; one more: none; 0: its own",
    ),
    *(
        switch(f"forbid_request_from_{number}", f"a player cannot request cards from {number}")
        for number in SEATS
    ),
    *(
        switch(f"forbid_hand_off_to_{number}", f"a player's survivors hand nothing off to {number}")
        for number in SEATS
    ),
    switch("main_objective_is_enough", "a player wins with the main objective (R-END-07)"),
    switch("rounds_out_for_morale", "with no rounds left betrayal objectives see morale at 0"),
    Parameter("cost_of_death", -1, -1, 10, "morale that a survivor's death costs, -1: as any"),
)
