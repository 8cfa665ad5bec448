"""How often each kind of thing happens at least in 1,000 games of the acceptance run over `cards/base`, and what cannot happen there.

Games that die young would prove little; so the run fails when a kind of decision, option, event, ending or round comes up too rarely. The floors are
a third of what was counted in 2,000 games, a quarter for what is rare; a new kind needs a line here. What stands in `NEVER` has to stay at 0;
what stands in `ELSEWHERE` may be absent, and a test named there comes to it.
"""

from __future__ import annotations

from tests.acceptance.games import SEATINGS

FLOORS: dict[str, dict[str, int]] = {
    "endings": {
        "morale": 280, "rounds": 38, "objective": 6, "elimination": 2,
    },
    "rounds": {
        "1": 330, "2": 320, "3": 270, "4": 190, "5": 130, "6": 68, "7": 33,
    },
    "roles": {
        "loyal": 860, "betrayer": 110, "eliminated": 75, "exiled": 46,
    },
    "agents": {
        "survival": 210, "heuristic": 170, "random": 170, "first": 32,
    },
    "objectives": {
        "a_roof_for_everyone, hardcore": 72, "every_door_barred, hardcore": 72, "words_on_the_wind, hardcore": 72,
        "words_on_the_wind, standard": 38, "a_roof_for_everyone, standard": 38, "every_door_barred, standard": 38,
    },
    "variants": {f"{name}, {players} players": 10 for players, name, _ in SEATINGS},
    "decisions": {
        "action": 31000, "search": 3200, "entrance": 2500, "keep_survivor": 2300, "request": 1600, "vote": 1500, "survivor": 1500,
        "location": 1100, "leader": 1100, "number": 1000, "option": 690, "card": 580, "under": 200, "die": 300, "deck": 280, "player": 120,
        "bite": 80, "tie": 62, "exile": 44, "offer": 7, "hand_off": 3, "use": 1,
    },
    "options": {
        "request": 5900, "barricade": 4500, "end_turn": 3800, "play": 3000, "move": 2800, "search": 2600, "keep": 2600, "entrance": 2500,
        "keep_survivor": 2300, "attract": 1700, "vote": 1600, "survivor": 1500, "contribute": 1400, "equip": 1300, "ability": 1300,
        "location": 1100, "leader": 1100, "number": 1000, "give": 1000, "card": 930, "clean_waste": 710, "option": 690, "make_noise": 600,
        "refuse": 530, "contribute_equipped": 390, "exile_vote": 350, "die": 300, "attack": 290, "deck": 280, "spend_food": 200,
        "attack_survivor": 180, "hand_off": 170, "player": 120, "use": 100, "bite_roll": 58, "done": 29, "bite_accept": 22, "accept": 9,
        "play_for_die": 2, "decline": 1,
    },
    "events": {
        "phase_started": 2500, "phase_ended": 2200, "exile_vote_ended": 340,
        "hurt": 2700, "zombie_moved": 2500, "leader_lost": 380, "bite_stopped": 2,
        "die_spent": 10000, "colony_step_begun": 8000, "zombie_added": 7800, "requested": 5900, "card_played": 5400,
        "request_refused": 4800, "barricade_begun": 4500, "barricade_built": 4500, "dice_rolled": 4300, "turn_started": 4100,
        "crossroads_drawn": 4100, "turn_ended": 4100, "play_begun": 3900, "barricade_destroyed": 3400, "search_drawn": 3300,
        "crossroads_returned": 3300, "exposure_rolled": 3100, "moved": 3100, "move_made": 3100, "exposure_shown": 3000,
        "search_begun": 2600, "card_kept": 2600, "searched": 2600, "wounded": 2000, "crisis_contributed": 1800, "morale_lost": 1700,
        "attracting_begun": 1700, "zombies_attracted": 1700, "food_added": 1600, "vote_cast": 1500, "card_equipped": 1500,
        "ability_begun": 1400, "round_started": 1300, "crisis_revealed": 1300, "ability_used": 1300, "colony_phase_started": 1200,
        "waste_checked": 1200, "goal_told": 1100, "request_granted": 1000, "objective_checked": 1000, "round_marker_moved": 1000,
        "first_player_changed": 1000, "food_paid": 1000, "colony_phase_ended": 1000, "round_ended": 1000, "die_rolled": 1000,
        "crisis_failed": 950, "survivor_killed": 940, "card_discarded": 850, "healed": 830, "barricade_added": 830, "card_seen": 810,
        "secret_dealt": 810, "crossroads_triggered": 800, "crossroads_resolved": 780, "frostbitten": 780, "noise_added": 750,
        "cleaning_begun": 710, "waste_cleaned": 710, "noise_rolled": 600, "noise_made": 590, "vote_ended": 490, "attack_begun": 470,
        "overrun": 430, "card_unequipped": 390, "equipment_contributed": 390, "zombie_killed": 390, "die_raised": 360,
        "exile_vote_started": 350, "objective_set": 330, "main_told": 330, "leader_chosen": 320, "card_drawn": 320, "zombie_attacked": 290,
        "survivor_added": 260, "crisis_prevented": 260, "morale_gained": 240, "starvation_added": 210, "starved": 210, "deck_shuffled": 200,
        "food_token_spent": 200, "food_spent": 200, "survivor_attacked": 180, "handed_off": 170, "last_survivor_lost": 170,
        "helpless_added": 150, "card_removed": 120, "zombie_removed": 120, "card_stolen": 110, "placed": 110, "item_ability_used": 100,
        "bite_spread": 80, "card_revealed": 76, "player_eliminated": 75, "food_removed": 66, "exiled": 53, "objective_replaced": 53,
        "barricade_removed": 31, "card_given": 29, "actions_limited": 9, "helpless_killed": 7, "helpless_removed": 6, "control_changed": 3,
        "noise_removed": 3,
        "card_speaks": 19000, "card_left": 9100, "card_way": 6100, "card_dealt": 6000, "zombie_from": 3200, "move_over": 3000,
        "group_member": 2400, "crisis_resolved": 1100, "healing": 950, "deaths_cost": 900, "die_was": 370, "equipment_left": 340,
        "rule_in_force": 330, "table_laid": 330, "set_up_ended": 330, "die_lost": 260, "attack_over": 240, "counter_set": 240,
        "card_hidden": 180, "card_taken": 120, "dice_gained": 17, "leader_set": 25, "die_turned": 15, "step_replaced": 15,
        "card_fetched": 6, "attached": 3, "exile_costs": 3,
    },
}
NEVER: dict[str, dict[str, str]] = {
    "decisions": {
        "symbol": "no card of the set lets a player name a symbol",
        "face": "no card of the set lets a player name a face of the exposure die",
    },
    "options": {
        "symbol": "no card of the set lets a player name a symbol",
        "face": "no card of the set lets a player name a face of the exposure die",
    },
    "events": {
        "survivor_removed": "no card of the set removes a survivor from the game without a death",
        "turn_lost": "no card of the set takes a turn away",
        "starvation_removed": "no card of the set removes starvation tokens",
        "crisis_put_away": "no card of the set removes a revealed crisis or puts it back",
        "objective_seen": "no card of the set lets a player look at a secret objective",
        "card_staked": "no card of the set asks for a stake",
    },
    "endings": {
        "card": "no card of the set ends the game",
        "defeat": "no card of the set loses the game, and no objective says when everybody loses",
    },
}
# what may happen in whole games of the set, but so seldom that no number of it can be asked for: why, and the test that comes to it each time
ELSEWHERE: dict[str, dict[str, tuple[str, str]]] = {
    "decisions": {
        "clause": ("two cards have to wait for the same kill: one of the last round and one of this turn",
                   "tests/contract/test_twins.py::test_twins_see_the_same_at_rare_questions"),
        "copy": ("two equal copies have to be at hand, one of which has used up its limit",
                 "tests/rules/dead_of_winter/test_rules_rulings.py::test_which_of_two_copies_is_asked"),
    },
    "options": {
        "fresh_copy": ("two equal copies have to be at hand, one of which has used up its limit",
                       "tests/rules/dead_of_winter/test_rules_rulings.py::test_which_of_two_copies_is_asked"),
        "used_copy": ("two equal copies have to be at hand, one of which has used up its limit",
                      "tests/rules/dead_of_winter/test_rules_rulings.py::test_which_of_two_copies_is_asked"),
        "swap": ("an exiled player has to leave a colony while no place has room",
                 "tests/rules/dead_of_winter/test_rules_rulings.py::test_the_exiled_change_places_where_nothing_is_free"),
        "clause": ("two cards have to wait for the same kill: one of the last round and one of this turn",
                   "tests/rules/dead_of_winter/test_rules_harm.py::test_the_first_player_orders_simultaneous_effects"),
    },
    "events": {
        "scenario_set": ("a game has to be one of a scenario",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "card_put": ("a card has to put cards it looked at somewhere",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "card_laid": ("a card has to be played that does nothing",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "stake_returned": ("no card of the set asks for a stake",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "dice_refreshed": ("a card has to give spent dice back",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "next_turn_lost": ("no card of the set takes a turn away",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "turn_cut": ("no card of the set ends a turn",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "detached": ("a card has to leave whom it was attached to",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "granted_begun": ("an ability that a card gives has to be used before it ends",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "survivor_out": ("a card has to take a survivor out of its deck",
            "tests/rules/dead_of_winter/test_narration.py::test_what_whole_games_seldom_tell_has_its_line"),
        "arrived_together": ("two cards have to meet: a survivor and helpless ones come by one deed",
                             "tests/rules/dead_of_winter/test_rules_waiting.py::test_who_comes_in_one_deed_comes_together"),
        "surplus_given": ("two points more than a crisis needs are a gift that agents seldom make",
                          "tests/rules/dead_of_winter/test_words_of_part_five.py::test_a_surplus_is_told_before_morale_rises"),
        "granted_used": ("an ability that a crossroads card gives has to be used before it ends",
                         "tests/rules/dead_of_winter/test_rules_waiting.py::test_the_ability_that_a_card_gives_a_player_has_no_bearer"),
        "objective_ability_used": ("an ability that the main objective gives has to be used: none of the set gives one",
                                   "tests/rules/dead_of_winter/test_rules_waiting.py::test_the_use_of_what_a_card_gives_is_told_by_its_kind"),
        "crisis_ability_used": ("an ability that a crisis gives has to be used: none of the set gives one",
                                "tests/rules/dead_of_winter/test_rules_waiting.py::test_the_use_of_what_a_card_gives_is_told_by_its_kind"),
    },
}  # fmt: skip
# the words that a card would need for it: a test looks for them in the set
NEEDS: dict[str, str] = {
    "survivor_removed": "remove {survivor} from the game", "starvation_removed": "starvation tokens", "crisis_put_away": "{crisis}",
    "objective_seen": "look at the secret objective", "card_staked": "stake {card}",
    "turn_lost": "lose the next turn", "card": "end the game", "defeat": "lose the game",
}  # fmt: skip
EACH_CROSSROADS = 1  # every crossroads card of the set comes up so often
