"""What sentences do to each other: what stands below what, what is said in one sentence, and a
table with everything on it.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.engine.frames import Frame
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.narration import board, narrate
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.card_zones import CONTRIBUTIONS, EQUIPMENT, HAND
from dowlang.rulesets.dead_of_winter.state.types import BLANK, COLONY, LIBRARY, SCHOOL, WOUND
from tests.rules.dead_of_winter import tiny
from tests.rules.dead_of_winter.narration.test_narration_sentences import (
    CARDS,
    COLD,
    FIRST,
    FIVE,
    FOOD,
    HEADING,
    ROUND,
    SICK,
    SIX,
    TOOL,
    told,
)

ADDED: Frame = (E.FOOD_ADDED, 1)
TAKEN = "The supply gains 1 food."
DONE: Frame = ("chose", 0, "action", (O.END_TURN,))
NUMBER = CARDS.card_numbers["tiny/item/school_tool"]
FROM_HAND: Frame = (E.CARD_LEFT, HAND, 0)
BESIDE: Frame = (E.CARD_WAY, EQUIPMENT)
ZOMBIE: Frame = (E.ZOMBIE_ADDED, SCHOOL, 8)
COMES = "1 zombie comes to the School."
MOVES: Frame = (E.MOVED, 0, FIVE, COLONY, SCHOOL, -1)
MOVED = ".Person 05 moves from the colony to the School"

SEQUENCES: dict[str, tuple[tuple[Frame, ...], str]] = {
    # what stands below what
    "a card is equipped, then an ability is used": (
        (
            FROM_HAND,
            BESIDE,
            (E.PLAY_BEGUN, 0, TOOL),
            FROM_HAND,
            (E.CARD_EQUIPPED, 0, TOOL, FIVE),
            (E.CARD_PLAYED, 0, TOOL),
            (E.DIE_SPENT, 0, 4),
            (E.ABILITY_BEGUN, 0, FIVE),
            ADDED,
            (E.ABILITY_USED, 0, FIVE),
            ADDED,
        ),
        f".Player 1 equips Person 05 with Starting Tool. / .Person 05 uses an ability with a 4. / "
        f"..{TAKEN} / .{TAKEN}",
    ),
    "an ability of a card is used, then one of a survivor": (
        (
            ("chose", 0, "action", (O.USE, FIVE, NUMBER, 1, 0)),
            (E.ABILITY_BEGUN, 0, FIVE),
            ADDED,
            (E.ITEM_ABILITY_USED, 0, TOOL, FIVE),
            (E.ABILITY_BEGUN, 0, FIVE),
        ),
        f".Person 05 uses School Tool. / ..{TAKEN} / .Person 05 uses an ability.",
    ),
    "a card that was chosen in another turn is nobody's ability now": (
        (
            ("chose", 0, "action", (O.USE, FIVE, NUMBER, 1, 0)),
            (E.TURN_STARTED, 1),
            (E.ABILITY_BEGUN, 1, SIX),
        ),
        "Player 2 takes a turn / .Person 06 uses an ability.",
    ),
    "a card is played in another": (
        (
            (E.PLAY_BEGUN, 0, TOOL),
            (E.PLAY_BEGUN, 0, FOOD),
            ADDED,
            (E.CARD_PLAYED, 0, FOOD),
            ADDED,
            (E.CARD_PLAYED, 0, TOOL),
            ADDED,
        ),
        f".Player 1 plays Starting Tool. / ..Player 1 plays Starting Food. / ...{TAKEN} / "
        f"..{TAKEN} / .{TAKEN}",
    ),
    "a card is cancelled": (
        ((E.PLAY_BEGUN, 0, TOOL), ADDED, DONE, ADDED),
        f".Player 1 plays Starting Tool. / ..{TAKEN} / .{TAKEN}",
    ),
    "a card is cancelled in another": (
        ((E.PLAY_BEGUN, 0, TOOL), (E.PLAY_BEGUN, 0, FOOD), (E.CARD_PLAYED, 0, TOOL), ADDED),
        f".Player 1 plays Starting Tool. / ..Player 1 plays Starting Food. / ...It has no effect. "
        f"/ .{TAKEN}",
    ),
    "a card that was cancelled and is played for a die": (
        ((E.PLAY_BEGUN, 0, TOOL), DONE, (E.CARD_PLAYED, 0, TOOL)),
        ".Player 1 plays Starting Tool. / .Player 1 plays Starting Tool to raise a die (removed "
        "from the game).",
    ),
    "zombies come in a card and after it": (
        ((E.PLAY_BEGUN, 0, TOOL), ZOMBIE, (E.CARD_PLAYED, 0, TOOL), ZOMBIE),
        f".Player 1 plays Starting Tool. / ..{COMES} / .{COMES}",
    ),
    "zombies come before the colony phase": (
        ((E.PLAY_BEGUN, 0, TOOL), ZOMBIE, (E.COLONY_PHASE_STARTED,), ZOMBIE),
        f".Player 1 plays Starting Tool. / ..{COMES} / Colony phase / .{COMES}",
    ),
    "what ends twice ends once": (
        ((E.CROSSROADS_RESOLVED, 0, 0), (E.ABILITY_USED, 0, FIVE), ADDED),
        f".{TAKEN}",
    ),
    "a step of the colony phase ends the one before": (
        ((E.CRISIS_FAILED, COLD, 0, 3), ADDED, (E.COLONY_STEP_BEGUN, 3), ADDED),
        f".Nobody has added anything to the crisis; Lack Of Fuel happens, with 0 "
        f"points of the 3 needed. / ..{TAKEN} "
        f"/ .{TAKEN}",
    ),
    "a crisis stands below nothing": (
        (
            ROUND,
            (E.PLAY_BEGUN, 0, TOOL),
            (E.CRISIS_PREVENTED, SICK, 4, 3),
            (E.SURPLUS_GIVEN, SICK),
            (E.MORALE_GAINED, 1),
            (E.COLONY_STEP_BEGUN, 4),
            (E.OBJECTIVE_CHECKED, 1, 0),
        ),
        f"{HEADING} / .Player 1 plays Starting Tool. / .Nobody has added anything to the "
        f"crisis; Lack Of Medicine is prevented, with 4 points of the 3 needed. / "
        "..Morale rises to 7 (more than enough against Lack Of Medicine). / .The main objective is "
        "complete.",
    ),
    "morale falls by a card, an ability, a crossroads card": (
        (
            ROUND,
            (E.PLAY_BEGUN, 0, TOOL),
            (E.MORALE_LOST, 1),
            DONE,
            (E.ABILITY_BEGUN, 0, FIVE),
            (E.MORALE_LOST, 1),
            DONE,
            (E.CROSSROADS_TRIGGERED, 0, 0),
            (E.MORALE_LOST, 1),
            (E.CROSSROADS_RESOLVED, 0, 0),
            (E.MORALE_LOST, 1),
        ),
        f"{HEADING} / .Player 1 plays Starting Tool. / ..Morale falls to 5 (Starting Tool). / "
        f".Person 05 uses an ability. / "
        "..Morale falls to 4 (ability of Person 05). / .Crossroads for player 1: Far 0. / ..Morale "
        "falls to 3 (Far 0). / .Morale falls to 2.",
    ),
    "a turn ends what was under way": (
        (
            (E.DIE_SPENT, 0, 4),
            (E.PLAY_BEGUN, 0, TOOL),
            (E.TURN_STARTED, 1),
            (E.WASTE_CLEANED, 1, 3),
        ),
        ".Player 1 spends a 4. / .Player 1 plays Starting Tool. / Player 2 takes a turn / .Player "
        "2 cleans waste: 3 cards of the waste pile are removed from the game.",
    ),
    "morale falls to the end": (
        (
            (E.ROUND_STARTED, 2, 5, 1, 1),
            (E.STARVED, 1),
            (E.MORALE_LOST, 1),
            (E.STARVATION_REMOVED, 1),
        ),
        "Round 2 (marker at 5) — morale 1, food 1 / .There is not enough to eat; 1 starvation "
        "token lies in the supply. / "
        ".Morale falls to 0 (hunger). / .1 starvation token is removed.",
    ),
    "an objective that is not met": (
        ((E.OBJECTIVE_CHECKED, 0, 0),),
        ".The main objective is not complete.",
    ),
    "an objective that is not met in the colony phase": (
        ((E.COLONY_PHASE_STARTED,), (E.OBJECTIVE_CHECKED, 0, 0)),
        "Colony phase",
    ),
    "a wound that was rolled and did not come": (
        (
            (E.EXPOSURE_ROLLED, 0, FIVE, WOUND, SCHOOL, E.BY_EFFECT),
            DONE,
            (E.WOUNDED, FIVE, SCHOOL, E.BY_FROSTBITE),
        ),
        ".Person 05 rolls for exposure and rolls a wound. / .Frostbite costs Person 05 a wound.",
    ),
    # one sentence or two
    "a move and a roll of somebody else": (
        (MOVES, (E.EXPOSURE_ROLLED, 0, SIX, BLANK, SCHOOL, E.BY_EFFECT)),
        f"{MOVED}. / .Person 06 rolls for exposure and comes through unhurt.",
    ),
    "a move and its roll, with a choice between": (
        (
            MOVES,
            ("chose", 0, "option", (O.ACCEPT,)),
            (E.EXPOSURE_ROLLED, 0, FIVE, BLANK, SCHOOL, E.BY_MOVING),
        ),
        f"{MOVED}. / .Person 05 rolls for exposure and comes through unhurt.",
    ),
    "a move and its roll, with nothing to choose between": (
        (
            MOVES,
            ("forced", 0, "option", (O.ACCEPT,)),
            (E.EXPOSURE_ROLLED, 0, FIVE, BLANK, SCHOOL, E.BY_MOVING),
            (E.EXPOSURE_ROLLED, 0, FIVE, BLANK, SCHOOL, E.BY_EFFECT),
        ),
        f"{MOVED} and comes through unhurt. / .Person 05 rolls for exposure and comes through "
        f"unhurt.",
    ),
    "a move, then a die": (
        (MOVES, (E.DIE_SPENT, 0, 3), ZOMBIE),
        f"{MOVED}. / .Player 1 spends a 3. / .{COMES}",
    ),
    "a move, then a search": (
        (MOVES, (E.SEARCH_BEGUN, 0, FIVE, SCHOOL), ZOMBIE),
        f"{MOVED}. / .Person 05 sets out to search the School. / .{COMES}",
    ),
    "a move, then noise, then a card": (
        (
            MOVES,
            (E.NOISE_ROLLED, SCHOOL, 1),
            (E.NOISE_ROLLED, SCHOOL, 4),
            (E.NOISE_ROLLED, LIBRARY, 2),
            ZOMBIE,
            ZOMBIE,
            (E.NOISE_ROLLED, LIBRARY, 6),
            (E.CARD_REVEALED, TOOL),
            ZOMBIE,
            (E.CARD_REVEALED, FOOD),
            (E.NOISE_ROLLED, SCHOOL, 5),
        ),
        f"{MOVED}. / .The noise at the School is rolled for: 1 and 4. / .The noise at the library "
        f"is rolled for: 2. / "
        ".2 zombies come to the School. / "
        f".The noise at the library is rolled for: 6. / .Revealed: Starting Tool. / .{COMES} / "
        f".Revealed: Starting Food. / "
        ".The noise at the School is rolled for: 5.",
    ),
    "pieces of several kinds": (
        (
            MOVES,
            ZOMBIE,
            (E.BARRICADE_DESTROYED, SCHOOL, 8),
            ZOMBIE,
            (E.HEALED, 0, FIVE, -1),
            (E.HEALED, 0, FIVE, -1),
            (E.HEALED, 0, SIX, -1),
        ),
        f"{MOVED}. / .{COMES} / .1 barricade breaks at the School. / .{COMES} / .2 wounds of "
        f"Person 05 and 1 wound of Person 06 are healed.",
    ),
    "one wound is healed": (((E.HEALED, 0, FIVE, -1),), ".1 wound of Person 05 is healed."),
    "one zombie is taken away": (
        ((E.ZOMBIE_REMOVED, SCHOOL, 8),),
        ".1 zombie is taken away from the School.",
    ),
    "equipment is given to the crisis": (
        ((E.CRISIS_CONTRIBUTED, 0, TOOL), (E.EQUIPMENT_CONTRIBUTED, 0, TOOL, FIVE)),
        ".Player 1 adds Starting Tool of Person 05 to the crisis.",
    ),
    # players with each other
    "a request is granted": (
        (
            (E.REQUESTED, 0, 2, 3),
            (E.REQUEST_GRANTED, 0, 2, FOOD),
            (E.CARD_LEFT, HAND, 2),
            (E.PLAY_BEGUN, 0, FOOD),
        ),
        ".Player 1 asks player 3 for a food card and is granted Starting Food. / "
        ".Player 1 plays Starting Food from the hand of player 3.",
    ),
    "a request is refused": (
        ((E.REQUESTED, 0, 2, 2), (E.REQUEST_REFUSED, 0, 2)),
        ".Player 1 asks player 3 for an education card, in vain.",
    ),
    "a card is handed on": (
        ((E.HANDED_OFF, 0, TOOL, FIVE, SIX, SCHOOL),),
        ".Person 05 hands Starting Tool to Person 06.",
    ),
    "the first player changes": (
        ((E.FIRST_PLAYER_CHANGED, 1),),
        ".Player 2 becomes the first player.",
    ),
    "a vote on exile": (
        ((E.EXILE_VOTE_STARTED, 0, 2),),
        ".Player 1 calls a vote on exiling player 3.",
    ),
    "a survivor changes hands": (
        ((E.CONTROL_CHANGED, FIVE, -1, 0),),
        ".Person 05 passes from nobody to player 1.",
    ),
    # people
    "an attack that hits": (
        (
            (E.DIE_SPENT, 0, 5),
            (E.SURVIVOR_ATTACKED, 0, FIVE, SIX, SCHOOL, 6, 1),
            (E.WOUNDED, SIX, SCHOOL, E.BY_ATTACK),
        ),
        ".Person 05 attacks Person 06 at the School with a 5, rolls 6 and hits. / .Person 06 is "
        "wounded by the attack.",
    ),
    "an attack that misses": (
        ((E.SURVIVOR_ATTACKED, 0, FIVE, SIX, SCHOOL, 2, 0),),
        ".Person 05 attacks Person 06 at the School, rolls 2 and misses.",
    ),
    "frostbite": (
        ((E.WOUNDED, FIVE, SCHOOL, E.BY_FROSTBITE),),
        ".Frostbite costs Person 05 a wound.",
    ),
    "a bite that ends": (
        ((E.EXPOSURE_ROLLED, 0, FIVE, BLANK, SCHOOL, E.BY_BITE),),
        ".The die is blank: Person 05 lives.",
    ),
    "a bite that goes on": (
        (
            (E.EXPOSURE_ROLLED, 0, FIVE, WOUND, SCHOOL, E.BY_BITE),
            (E.SURVIVOR_KILLED, FIVE, 0, SCHOOL, E.BY_BITE),
        ),
        ".The die is against Person 05. / .Person 05, of player 1, dies of a bite at the School.",
    ),
    "deaths": (
        (
            (E.SURVIVOR_KILLED, FIVE, 0, SCHOOL, E.BY_WOUNDS),
            (E.SURVIVOR_KILLED, SIX, 1, COLONY, E.BY_OVERRUN),
            (E.SURVIVOR_KILLED, 6, 1, COLONY, E.BY_EFFECT),
        ),
        ".Person 05, of player 1, dies of wounds at the School. / .Person 06, of player 2, is "
        "dragged down as the colony is overrun. / "
        ".Person 07, of player 2, is killed at the colony.",
    ),
    "nobody stands in the way": (
        ((E.OVERRUN, SCHOOL, 8, -1),),
        ".The School is overrun, and no survivor stands in the way.",
    ),
    "somebody stands in the way": (((E.OVERRUN, SCHOOL, 8, FIRST),), ""),
    "helpless survivors leave": (
        ((E.HELPLESS_REMOVED, 1), (E.HELPLESS_REMOVED, 2), (E.SURVIVOR_REMOVED, FIVE, 0, SCHOOL)),
        ".1 helpless survivor leaves the colony. / .2 helpless survivors leave the colony. / "
        ".Person 05, of player 1, is gone for good.",
    ),
    "the last survivor is lost": (
        ((E.LAST_SURVIVOR_LOST, 1),),
        ".Player 2 has nobody left: all cards in hand are removed from the game.",
    ),
    "another leads": (((E.LEADER_CHOSEN, 1, SIX),), ".Person 06 now leads the group of player 2."),
    "somebody joins": (
        ((E.SURVIVOR_ADDED, 1, SIX, COLONY),),
        ".Person 06 joins player 2 at the colony.",
    ),
    "the first survivor of all acts": (
        (
            (E.ZOMBIE_KILLED, 0, FIRST, SCHOOL, 8),
            (E.BARRICADE_BUILT, 0, FIRST, SCHOOL, 8),
            (E.ZOMBIES_ATTRACTED, 0, FIRST, SCHOOL, COLONY, 2),
            (E.SEARCH_BEGUN, 0, FIRST, SCHOOL),
            (E.CARD_KEPT, 0, SCHOOL, TOOL),
        ),
        ".Person 01 kills a zombie at the School. / .Person 01 builds a barricade at the School. / "
        ".Person 01 attracts zombies from the School to the colony. / "
        ".Person 01 searches the School and keeps Starting Tool.",
    ),
    "what nobody does": (
        ((E.ZOMBIE_KILLED, 0, -1, SCHOOL, 8), (E.ZOMBIES_ATTRACTED, 0, -1, SCHOOL, COLONY, 1)),
        ".1 zombie dies at the School. / .Player 1 attracts zombies from the School to the colony.",
    ),
    "a search with two finds": (
        (
            (E.SEARCH_BEGUN, 0, FIVE, SCHOOL),
            (E.SEARCH_DRAWN, 0, SCHOOL, TOOL),
            *[(E.NOISE_MADE, 0, FIVE, SCHOOL)] * 2,
            (E.SEARCH_DRAWN, 0, SCHOOL, FOOD),
            (E.SEARCH_DRAWN, 0, SCHOOL, FIRST),
            (E.CARD_KEPT, 0, SCHOOL, FOOD),
        ),
        ".Person 05 searches the School, makes noise twice and keeps Starting Food rather than "
        "Starting Tool and Police Station Food.",
    ),
    "draw 1 more card in the search of that location": (
        (
            (E.DIE_SPENT, 0, 6),
            (E.SEARCH_BEGUN, 0, FIVE, SCHOOL),
            (E.CARD_SPEAKS, NUMBER),
            (E.SEARCH_DRAWN, 0, SCHOOL, TOOL),
            (E.CARD_SPEAKS, -1),
            (E.SEARCH_DRAWN, 0, SCHOOL, FOOD),
            (E.CARD_KEPT, 0, SCHOOL, FOOD),
        ),
        ".Person 05 searches the School with a 6 and keeps Starting Food rather than Starting "
        "Tool.",
    ),
    "what is taken back from the crisis and given again": (
        (
            (E.CRISIS_CONTRIBUTED, 0, TOOL),
            (E.CARD_LEFT, CONTRIBUTIONS, -1),
            (E.CARD_SEEN, 0, TOOL),
            (E.CARD_LEFT, CONTRIBUTIONS, -1),
            (E.CARD_TAKEN, 0, TOOL),
            (E.CRISIS_CONTRIBUTED, 0, TOOL),
            (E.CRISIS_FAILED, COLD, -1, 3),
        ),
        ".Player 1 adds Starting Tool to the crisis. / .Player 1 looks at Starting Tool from the "
        "crisis. / .Player 1 takes Starting Tool from the crisis. / .Player 1 adds Starting Tool "
        "to the crisis. / .The crisis gets Starting Tool; Lack Of Fuel happens, with -1 points of "
        "the 3 needed.",
    ),
    # rounds and turns
    "who is who before the first round": (
        (
            *[
                (E.GROUP_MEMBER, player, one, COLONY, int(leads))
                for player, one, leads in (
                    (1, 7, True),
                    (0, FIVE, False),
                    (0, SIX, True),
                    (2, 8, True),
                    (2, 9, False),
                    (2, 10, False),
                )
            ],
            (E.SET_UP_ENDED, 2),
            ROUND,
            ROUND,
        ),
        ".Person 06 leads the group of player 1, with Person 05. / .Person 08 leads the group of "
        "player 2. / "
        ".Person 09 leads the group of player 3, with Person 10 and Person 11. / .All of them "
        "begin at the colony. / "
        f".Player 3 is the first player. / {HEADING} /  / {HEADING}",
    ),
    "a round begins with nothing under way": (
        ((E.PLAY_BEGUN, 0, TOOL), ROUND, ADDED),
        f".Player 1 plays Starting Tool. / {HEADING} / .{TAKEN}",
    ),
    "the last round": (
        ((E.ROUND_STARTED, 6, 0, 1, 0),),
        "Round 6 (marker at 0) — morale 1, food 0",
    ),
    "dice are told before the first turn": (
        (
            (E.DICE_ROLLED, 0, 3, 146),
            (E.DICE_ROLLED, 1, 0, 0),
            (E.TURN_STARTED, 0),
            (E.TURN_STARTED, 1),
        ),
        ".Dice: player 1: 1 4 6; player 2: none. / Player 1 takes a turn /  / Player 2 takes a "
        "turn",
    ),
    "crossroads cards": (
        ((E.CROSSROADS_DRAWN, 2, 0), (E.CROSSROADS_RETURNED, 2)),
        ".Player 3 holds the crossroads card Far 0. / .The crossroads card of this turn does not "
        "happen.",
    ),
    "options": (
        (
            ("chose", 1, "option", (O.OPTION, 0, 2)),
            ("chose", 1, "offer", (O.ACCEPT, NUMBER)),
            ("chose", 1, "offer", (O.DECLINE, NUMBER)),
            ("chose", 1, "other", (O.ACCEPT,)),
            ("chose", 1, "other", (O.DECLINE,)),
        ),
        ".Player 2 chooses option 2. / .Player 2 accepts the offer of School Tool. / .Player 2 "
        "declines the offer of School Tool.",
    ),
    # the end
    "everybody wins": (
        (
            (E.SECRET_DEALT, 0, 0),
            (E.MAIN_TOLD, 1, 10, 10),
            (E.GOAL_TOLD, 0, 0, 3, 3, 1),
            (E.GOAL_TOLD, 1, -1, 10, 10, 1),
            ("end", 3),
        ),
        "The game begins / .Player 1 secretly wants: Secret 00. /  / The end / .The main objective "
        "is complete: the colony has made it. / "
        ".Main objective Larder: reached. / .Player 1, loyal, wanted Secret 00, reached: wins. / "
        ".Player 2, loyal, wanted the main objective, like everybody: wins. / .Player 1 and player "
        "2 win.",
    ),
    "one wins": (
        (
            (E.MAIN_TOLD, 0, 2, 4),
            (E.GOAL_TOLD, 0, BETRAYAL, 1, 1, 1),
            (E.GOAL_TOLD, 1, EXILE, 0, 1, 0),
            (E.GOAL_TOLD, 2, 1, -2, 2, 0),
            ("end", 1),
        ),
        "The end / .Morale is at 0: the colony falls apart. / .Main objective Samples: not "
        "reached. / .Player 1, a betrayer, wanted Betrayal 00, reached: wins. / .Player 2, "
        "exiled, wanted Exile 00, not reached: loses. / .Player 3, loyal, wanted Secret 01, not "
        "reached: loses. / .Player 1 wins.",
    ),
    "it ends while the goal of the main objective holds": (
        ((E.MAIN_TOLD, 1, 10, 10), ("end", 1)),
        "The end / .Morale is at 0: the colony falls apart. / .Main objective Larder: not "
        "completed, though its goal holds.",
    ),
    "the last round is over while the goal of the main objective holds": (
        ((E.MAIN_TOLD, 1, 10, 10), ("end", 2)),
        "The end / .The last round is over: the winter has outlasted the colony. / .Main objective "
        "Larder: not completed, though its goal holds.",
    ),
    "a card completes the main objective": (
        ((E.MAIN_TOLD, 1, 9, 10), ("end", 3)),
        "The end / .The main objective is complete: the colony has made it. / .Main objective "
        "Larder: completed by a card, its goal was not reached.",
    ),
    "an end that this edition does not know": ((("end", 99),), "The end / .99."),
}


@pytest.mark.parametrize("name", SEQUENCES)
def test_events_in_a_row_have_their_sentences(name: str) -> None:
    log, said = SEQUENCES[name]
    assert told(*log) == said


def test_what_only_who_reads_afterwards_is_told() -> None:
    """That a crossroads card did not happen; that somebody declined; whose secret is what."""
    assert (
        told((E.CROSSROADS_RETURNED, 2), seat=1) == "" != told((E.CROSSROADS_RETURNED, 2), seat=2)
    )
    declined: Frame = ("chose", 1, "offer", (O.DECLINE, NUMBER))
    assert told(declined, seat=0) == "" != told(declined, seat=1)
    assert (
        told((E.OBJECTIVE_SEEN, 0, 1, 0), seat=2)
        == ".Player 1 looks at the secret objective of player 2."
    )


@pytest.mark.parametrize(
    ("symbols", "flavor", "said"),
    [
        (["fuel"], "", "Lack Of Fuel, to be prevented with fuel."),
        (["fuel", "tool"], "Cold.", "Lack Of Fuel, to be prevented with fuel or tool — “Cold.”"),
        ([], "", "Lack Of Fuel."),
        (None, "", "Lack Of Fuel."),
    ],
)
def test_cards_are_introduced_by_their_symbols_and_flavor(
    symbols: Any, flavor: str, said: str
) -> None:
    """Crises with what keeps them off; crossroads cards and objectives with their flavor."""
    slugs = ("lack_of_fuel", "far_0", "larder")
    some = tiny.of(
        [
            card | {"symbols": symbols or (), "flavor": flavor} if card["slug"] in slugs else card
            for card in tiny.FACTS
        ]
    )
    some.of_kind["crisis"][COLD] = {**some.of_kind["crisis"][COLD], "symbols": symbols}
    assert list(narrate(some, [(E.CRISIS_REVEALED, COLD)])) == [f"  Crisis: {said}"]
    quoted = f"“{flavor}”" if flavor else ""
    assert list(narrate(some, [(E.CROSSROADS_TRIGGERED, 1, 0)])) == [
        f"  Crossroads for player 2: Far 0{' — ' + quoted if quoted else '.'}"
    ]
    for hardcore, mark in ((0, ""), (1, " (hardcore)")):
        assert list(narrate(some, [(E.OBJECTIVE_SET, 1, hardcore)])) == [
            f"The main objective: Larder{mark}",
            *[f"  {quoted}"] * bool(quoted),
        ]


BOARD = """\
Round 1 (marker at 5) — morale 4, food 3, 1 starvation token, 2 helpless survivors, 1 card in the waste pile
Objective: Larder — the goal; now 3 of 10
Crisis: Lack Of Fuel (fuel): 1 card given, 3 needed

  colony          [z.. z#. #.. ... ... ...] — Person 05 and Person 06
  police station  [....], 20 cards
  grocery store   [....], 20 cards
  School          [zz#.], 1 card, noise 2 — Person 07
  gas station     [...], 20 cards
  library         [...], 20 cards
  hospital        [....], 20 cards

Player 1 (first and active): dice 1 6, 2 cards in hand
  Person 05 at the colony (attack 5+, search 3+), leader, 1 wound, 1 frostbite token, Starting Tool
  Person 06 at the colony (attack 1+, search 1+)
Player 2: dice none, 0 cards in hand
  Person 07 at the School (attack 2+, search 4+), leader
Player 3: dice none, 0 cards in hand"""  # noqa: E501


def test_the_board_shows_all_that_lies_open_and_the_own_hand() -> None:
    """R-BOARD-14..17: everything that lies open; who sits there sees the own hand, goal and
    crossroads card as well.
    """
    t = (
        table_of(CARDS, objective="Larder")
        .controls(1, "Person 05", "Person 06")
        .controls(2, "Person 07", at="School")
        .wounds("Person 05", 1, 1)
    )
    t.equipped("Person 05", "Starting Tool").dice(1, 6, 1).hand(
        1, "Starting Food", "Starting Fuel"
    ).morale(4).rounds(5).food(3, 1).helpless(2)
    t.zombies("colony", 1, 1, 0, 0, 0, 0).barricades("colony", 0, 1, 1, 0, 0, 0).zombies(
        "School", 2
    ).barricades("School", 1).noise("School", 2)
    t.waste("Starting Food").crisis("Lack Of Fuel").contributed(2, "Starting Fuel").secret(
        1, "Secret 01"
    ).deck("School", "School Food")
    game = t.game
    game.round, game.active_player = 1, 0
    assert board(game).split("\n") == BOARD.split("\n")
    mine = [
        *BOARD.replace("Player 1 (first", "Player 1 (you) (first").split("\n"),
        "",
        "Your hand: Starting Food and Starting Fuel",
        "Your secret objective: Secret 01 (not reached) — the goal; now 2 of 3",
    ]
    assert board(game, 0).split("\n") == mine
    t.controls(1, "Person 08")
    t.game.crossroads, t.game.holder, t.game.crisis, t.game.hand[0] = 0, 0, -1, ()
    seen = board(game, 0).split("\n")
    assert seen[2] == "" and seen[-3:] == [
        "Your hand: empty",
        "Your secret objective: Secret 01 (reached) — the goal; now 3 of 3",
        "You hold the crossroads card Far 0",
    ]
    assert (
        "You hold" not in board(game, 1)
        and "Your secret" not in board(game, 1)
        and "Your hand: empty" in board(game, 1)
    )
