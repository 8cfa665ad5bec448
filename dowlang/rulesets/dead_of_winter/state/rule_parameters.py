"""Declare the numbers of the rules, and the switches that forbid, spare or ignore something.

Their order is that of the numbers in `parameters.py`.
"""

from __future__ import annotations

from dowlang.engine.ruleset import Parameter
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS, SYMBOLS


def added(key: str, help_: str) -> Parameter:
    """Declare a number that is added to another. It is 0 as long as no card speaks of it."""
    return Parameter(key, 0, -999, 999, help_)


def switch(key: str, help_: str) -> Parameter:
    """Declare what is on above 0: several cards may forbid the same thing, and a game begins with
    it on or off.
    """
    return Parameter(key, 0, 0, 1, help_, counted=True)


RULE_PARAMETERS = (
    Parameter(
        "people_per_food", 2, 1, 99, "people in the colony whom one food token feeds (R-COLONY-01)"
    ),
    added("food_cost", "food tokens to pay beyond the need (R-COLONY-01)"),
    Parameter(
        "waste_per_morale", 10, 1, 999, "cards in the waste pile that cost 1 morale (R-COLONY-05)"
    ),
    Parameter(
        "people_per_zombie", 2, 1, 99, "people in the colony who draw one zombie (R-COLONY-07)"
    ),
    Parameter(
        "survivors_per_zombie",
        1,
        1,
        99,
        "survivors outside the colony who draw one zombie (R-COLONY-08)",
    ),
    added("crisis_points", "points that a crisis needs beyond one a player (R-CRISIS-07)"),
    Parameter("crisis_surplus", 2, 1, 99, "surplus points that earn morale (R-CRISIS-09)"),
    Parameter("crisis_morale", 1, 0, 10, "morale for a surplus (R-CRISIS-09)"),
    Parameter("dice_base", 1, 0, 9, "action dice a player takes whatever the group (R-DICE-02)"),
    Parameter("dice_per_survivor", 1, 0, 9, "action dice a survivor (R-DICE-02)"),
    added("dice_rolled", "action dice added for one player or all"),
    Parameter("noise_threshold", 3, 0, 6, "a noise die up to this adds a zombie (R-COLONY-09)"),
    Parameter("wounds_to_kill", 3, 1, 9, "wound tokens that kill (R-EXPOSE-07)"),
    Parameter(
        "frostbite_wounds",
        1,
        0,
        9,
        "wounds at the turn's start for a frostbitten survivor (R-TURN-02)",
    ),
    Parameter("morale_per_death", 1, 0, 10, "morale lost for a death (R-SURV-05)"),
    Parameter("cards_cleaned", 3, 0, 99, "cards that cleaning waste removes (R-ACT-CLN-02)"),
    Parameter("zombies_attracted", 2, 0, 99, "zombies that attracting moves (R-ACT-ATT-01)"),
    added("search_draws", "cards a search draws beyond the first (R-ACT-SEA-03)"),
    added("search_keeps", "cards a search keeps beyond the first (R-ACT-SEA-08)"),
    Parameter("hand_size", 5, 0, 99, "starting items a player (R-SETUP-09)"),
    Parameter("survivors_dealt", 4, 1, 30, "survivors dealt to a player (R-SETUP-11)"),
    Parameter("survivors_kept", 2, 1, 30, "survivors kept of those (R-SETUP-11)"),
    Parameter(
        "ordinary_secrets",
        2,
        0,
        24,
        "ordinary secret objectives a player set aside at set-up (R-SETUP-04)",
    ),
    Parameter("betrayal_secrets", 1, 0, 10, "betrayal objectives mixed in, in all (R-SETUP-05)"),
    Parameter("exposure.blank", 6, 0, 99, "blank faces of the exposure die (U-04)"),
    Parameter("exposure.wound", 3, 0, 99, "wound faces (U-04)"),
    Parameter("exposure.frostbite", 2, 0, 99, "frostbite faces (U-04)"),
    Parameter("exposure.bitten", 1, 0, 99, "bitten faces (U-04)"),
    Parameter("colony.spaces", 24, 0, 99, "survivor spaces of the colony (U-01)"),
    Parameter("colony.entrance_spaces", 3, 0, 99, "spaces of each entrance of the colony (U-02)"),
    Parameter("start.morale", 6, 1, 99, "morale when the main objective does not say (U-06)"),
    Parameter("start.round", 6, 1, 99, "rounds when the main objective does not say (U-06)"),
    Parameter("morale_max", 10, 1, 99, "top of the morale track (U-06)"),
    Parameter("start.food", 0, 0, 99, "food tokens at the start (U-07)"),
    Parameter("start.helpless", 0, 0, 99, "helpless survivors at the start (U-07)"),
    added("attack_value", "change of an attack value"),
    added("search_value", "change of a search value"),
    added("influence", "change of an influence"),
    added("ability_value", "change of the number of an ability"),
    switch("no_exposure_moving", "no exposure roll after a move"),
    switch("no_exposure_attacking", "no exposure roll after an attack"),
    switch("no_exposure_killing", "no exposure roll after killing zombies by an effect"),
    switch("no_exposure_on_route", "no exposure roll after a move from one location to another"),
    switch(
        "no_exposure_at_entrance", "no exposure roll after an attack on a zombie at an entrance"
    ),
    switch("no_noise", "a further card without a noise token"),
    switch("ignore_wound", "the exposure result wound is ignored"),
    switch("ignore_frostbite", "the exposure result frostbite is ignored"),
    switch("ignore_bitten", "the exposure result bitten is ignored"),
    switch("forbid_search", "a survivor cannot search"),
    switch("forbid_attack", "a survivor cannot attack"),
    switch("forbid_ability", "a survivor cannot use its abilities"),
    switch("forbid_be_attacked", "a survivor cannot be attacked"),
    switch("forbid_be_killed", "a survivor cannot be killed"),
    switch("forbid_clean_waste", "a player cannot clean waste"),
    switch("forbid_barricade", "a player cannot build barricades"),
    switch("forbid_attract", "a player cannot attract zombies"),
    switch("forbid_crisis", "a player cannot add cards to the crisis"),
    switch("forbid_food", "a player cannot spend food tokens"),
    switch("forbid_request", "a player cannot request cards"),
    switch("forbid_hand_off", "a player's survivors cannot hand off equipment"),
    switch("forbid_exile_vote", "a player cannot start exile votes"),
    switch("forbid_play", "a player cannot play cards"),
    *(
        switch(f"forbid_play_{symbol}", f"a player cannot play {symbol} cards")
        for symbol in SYMBOLS
    ),
    switch("forbid_play_card", "a card cannot be played"),
    switch("forbid_move", "a survivor cannot use its move"),
    switch("forbid_be_moved", "a survivor cannot be moved or placed elsewhere"),
    added("extra_moves", "moves of a survivor in one turn beyond the first (R-ACT-MOV-01)"),
    added("survivor_spaces", "survivor spaces of a location beyond the printed ones"),
    *(switch(f"forbid_enter_{slug}", "a survivor cannot move there") for slug in LOCATIONS),
    *(
        switch(f"forbid_leave_{slug}", "a survivor cannot move away from there")
        for slug in LOCATIONS
    ),
)
