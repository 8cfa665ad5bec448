"""Sentences for the switches of the rules and the points that the rulebooks leave open, as a
scenario sets them: one for each value, in their order (see `words/rules/set_numbers.py`).
"""

from __future__ import annotations

SWITCHES = {
    "no_exposure_moving": (
        "exposure is rolled after a move",
        "no exposure is rolled after a move",
    ),
    "no_exposure_attacking": (
        "exposure is rolled after an attack",
        "no exposure is rolled after an attack",
    ),
    "no_exposure_killing": (
        "exposure is rolled for zombies that a card kills as it is for an attack",
        "no exposure is rolled for zombies that a card kills",
    ),
    "no_exposure_on_route": (
        "exposure is rolled after a move between two locations",
        "no exposure is rolled after a move between two locations",
    ),
    "no_exposure_at_entrance": (
        "exposure is rolled after an attack on a zombie at an entrance",
        "no exposure is rolled after an attack on a zombie at an entrance",
    ),
    "no_noise": (
        "a further card of a search makes noise",
        "a further card of a search makes no noise",
    ),
    "ignore_wound": (
        "the exposure result wound counts",
        "the exposure result wound is ignored",
    ),
    "ignore_frostbite": (
        "the exposure result frostbite counts",
        "the exposure result frostbite is ignored",
    ),
    "ignore_bitten": (
        "the exposure result bitten counts",
        "the exposure result bitten is ignored",
    ),
    "forbid_search": ("survivors can search", "survivors cannot search"),
    "forbid_attack": ("survivors can attack", "survivors cannot attack"),
    "forbid_ability": (
        "survivors can use their abilities",
        "survivors cannot use their abilities",
    ),
    "forbid_be_attacked": ("survivors can be attacked", "survivors cannot be attacked"),
    "forbid_be_killed": ("survivors can be killed", "survivors cannot be killed"),
    "forbid_clean_waste": ("players can clean waste", "players cannot clean waste"),
    "forbid_barricade": ("players can build barricades", "players cannot build barricades"),
    "forbid_attract": ("players can attract zombies", "players cannot attract zombies"),
    "forbid_crisis": (
        "players can add cards to the crisis",
        "players cannot add cards to the crisis",
    ),
    "forbid_food": ("players can spend food", "players cannot spend food"),
    "forbid_request": ("players can request cards", "players cannot request cards"),
    "forbid_hand_off": (
        "survivors can hand off equipment",
        "survivors cannot hand off equipment",
    ),
    "forbid_exile_vote": ("players can start exile votes", "players cannot start exile votes"),
    "forbid_play": ("players can play cards", "players cannot play cards"),
    "forbid_play_symbol": (
        "players can play {symbol} cards",
        "players cannot play {symbol} cards",
    ),
    "forbid_play_card": ("item cards can be played", "item cards cannot be played"),
    "forbid_move": ("survivors can move", "survivors cannot move"),
    "forbid_be_moved": (
        "survivors can be moved and placed elsewhere",
        "survivors cannot be moved or placed elsewhere",
    ),
    "forbid_enter_place": (
        "survivors can move to {place}",
        "survivors cannot move to {place}",
    ),
    "forbid_leave_place": (
        "survivors can move away from {place}",
        "survivors cannot move away from {place}",
    ),
    "forbid_request_from_player": (
        "players can request cards from player {number}",
        "players cannot request cards from player {number}",
    ),
    "forbid_hand_off_to_player": (
        "survivors can hand off equipment to player {number}",
        "survivors cannot hand off equipment to player {number}",
    ),
    "empty_deck.crisis": (
        "when the crisis deck is empty, the crises that were resolved are shuffled into a new one",
        "when the crisis deck is empty, there is no crisis",
    ),
    "limited_supply": (
        "tokens do not run out",
        "no more tokens are used than there are in the box",
    ),
    "search.return_order": (
        "who searches chooses the order of the cards put under the deck",
        "cards are put under the deck in the order in which they were drawn",
        "cards are put under the deck in random order",
    ),
    "clean_waste.partial": (
        "waste is cleaned only while there are as many cards as cleaning removes",
        "waste can be cleaned with fewer cards than cleaning removes",
    ),
    "attract.single_source": (
        "attracted zombies may come from several locations",
        "attracted zombies all come from one location",
    ),
    "attract.same_location": (
        "attracted zombies come from another location",
        "zombies at the colony may be attracted from one entrance to another",
    ),
    "attract.partial": (
        "zombies are attracted only where all of them are there and have a space",
        "fewer zombies may be attracted where there are fewer, or fewer spaces",
    ),
    "exposure.per_kill": (
        "exposure is rolled once for all zombies killed at once",
        "exposure is rolled for each zombie killed",
    ),
    "bite.affects_helpless": (
        "a bite does not spread to helpless survivors",
        "a bite can spread to a helpless survivor",
    ),
    "setup.leader_tie": (
        "of leaders with the same influence, chance decides who goes first",
        "of leaders with the same influence, the one in the lowest seat goes first",
    ),
    "xroads.initial_state": (
        "a crossroads card whose condition holds when it is drawn waits for the next action",
        "a crossroads card whose condition holds when it is drawn takes effect at once",
    ),
    "full_colony.crossroads": (
        "a crossroads card that adds people does not take effect while the colony is full",
        "a crossroads card that adds people takes effect while the colony is full, without the "
        "options that add people",
    ),
    "full_colony.partial": (
        "a card that adds more people than the colony has spaces for cannot be played",
        "a card that adds more people than the colony has spaces for adds as many as there are "
        "spaces",
    ),
    "removed.equipment": (
        "the equipment of a survivor who is removed is treated as when a survivor dies",
        "the equipment of a survivor who is removed is removed too",
    ),
    "exile.may_enter_colony": (
        "survivors of exiled players cannot enter the colony",
        "survivors of exiled players may enter the colony",
    ),
    "exile.no_space": (
        "an exiled survivor for whom there is no space outside changes places with another",
        "an exiled survivor for whom there is no space outside stands beyond the spaces",
        "an exiled survivor for whom there is no space outside stays",
    ),
    "first_player.exiled_tiebreak": (
        "in place of an exiled first player the next player who is not exiled breaks ties",
        "an exiled first player breaks ties",
    ),
    "vote.target_votes": (
        "a player does not vote on their own exile",
        "a player votes on their own exile",
    ),
    "turn_start.order": (
        "at the start of a turn the crossroads card is drawn before frostbite gives wounds",
        "at the start of a turn frostbite gives wounds before the crossroads card is drawn",
    ),
    "request.only_playable": (
        "any card may be given to who requests cards",
        "only cards that can be played may be given to who requests cards",
    ),
    "handoff.consent": (
        "equipment is handed off to another player without asking them",
        "equipment is handed off to another player only if they agree",
    ),
    "crisis.optional": (
        "an optional card of a symbol that a crisis does not need counts against it",
        "an optional card of a symbol that a crisis does not need counts for nothing",
    ),
    "crisis.after": (
        "a crisis that was resolved goes out of play",
        "a crisis that was resolved goes under the crisis deck",
    ),
    "noise.limit_mode": (
        "noise is limited by the spaces alone",
        "noise is limited by the spaces, counting what was placed there this round",
    ),
    "two_player.requires_variant": (
        "two players may play without the two-player variant",
        "two players play the two-player variant",
    ),
    "attack.order": (
        "an attack that kills a survivor takes its card before the death",
        "an attack that kills a survivor takes its card after the death",
    ),
    "crossroads.lost_actor": (
        "a crossroads card does not take effect where the survivor who set it off was lost by that",
        "a crossroads card takes effect also where the survivor who set it off was lost by that",
    ),
    "morale.checked": (
        "the game ends as soon as morale is 0, while zombies are still being added",
        "the game ends with morale at 0 after all zombies have been added",
    ),
    "exile.may_start_vote": (
        "exiled players cannot start exile votes",
        "exiled players may start exile votes",
    ),
    "limits.kept": (
        "a use of limited equipment counts for the card, whoever bears it",
        "a use of limited equipment counts for the survivor who bears it",
    ),
    "exile.newcomer": (
        "who joins an exiled player is placed outside the colony",
        "who joins an exiled player is placed at the colony",
    ),
    "ability.idle": (
        "an ability without a limit cannot be used where it would change nothing",
        "an ability without a limit can be used also where it would change nothing",
    ),
    "objective_unmet": (
        "the main objective asks for nothing more than its goal",
        "the main objective cannot be complete",
    ),
    "forbid_be_equipped": ("survivors can be equipped", "survivors cannot be equipped"),
    "forbid_be_wounded": ("survivors can be wounded", "survivors get no wounds"),
    "forbid_be_healed": ("wounds can be removed", "no wounds are removed from survivors"),
    "eats_nothing": (
        "survivors at the colony need food",
        "survivors at the colony need no food",
    ),
    "decides_ties": ("equal votes are decided by the first player", "each player decides ties"),
    "barricades_stay": (
        "zombies destroy barricades",
        "zombies destroy no barricades",
    ),
    "main_objective_is_enough": (
        "players win by their secret objectives",
        "players win with the main objective too",
    ),
    "rounds_out_for_morale": (
        "betrayal objectives ask for the morale there is",
        "betrayers count the end of the rounds as no morale",
    ),
    "forbid_act": (
        "actions can be taken with survivors",
        "no actions can be taken with survivors",
    ),
}
"""Sentences of switches and choices, in the order of their values."""
