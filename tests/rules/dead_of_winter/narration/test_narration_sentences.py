"""The sentences of a told game, event by event: what is said, in which number, to whom, how far
to the right, and what it adds to later ones.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.engine.frames import Frame
from dowlang.engine.plain_story import sentence
from dowlang.rulesets.dead_of_winter.narration import board, narrate
from dowlang.rulesets.dead_of_winter.procedures.setup import built
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL
from dowlang.rulesets.dead_of_winter.state.types import (
    BLANK,
    COLONY,
    FROSTBITE,
    LIBRARY,
    SCHOOL,
    WOUND,
)
from tests.rules.dead_of_winter import tiny

CARDS = tiny.load()


def item(slug: str) -> int:
    return CARDS.tables.item_card.index(CARDS.number("item", slug))  # type: ignore[no-any-return]


def told(*log: Frame, seat: int | None = None) -> str:
    """All lines, each ended by ` / `; two spaces of indentation are a dot."""
    return " / ".join(line.replace("  ", ".") for line in narrate(CARDS, log, seat))


FIRST = 0  # the first item and the first survivor of the set
FIVE, SIX = 4, 5  # survivors
FOOD, TOOL, BOOK = item("starting_food"), item("starting_tool"), item("library_education")
SICK, COLD = CARDS.number("crisis", "lack_of_medicine"), CARDS.number("crisis", "lack_of_fuel")
ROUND: Frame = (E.ROUND_STARTED, 2, 5, 6, 1)
HEADING = "Round 2 (marker at 5) — morale 6, food 1"

SENTENCES: dict[str, tuple[tuple[Frame, ...], str]] = {
    # cards
    "a player discards": (((E.CARD_DISCARDED, 0, FOOD),), ".Player 1 discards Starting Food."),
    "a card is discarded": (
        ((E.CARD_DISCARDED, -1, FOOD),),
        ".Starting Food goes to the waste pile.",
    ),
    "a card is removed": (((E.CARD_REMOVED, 1, FOOD),), ".Starting Food is removed from the game."),
    "a card is drawn": (
        ((E.CARD_DRAWN, 1, 3, FOOD),),
        ".Player 2 draws Starting Food from the School deck.",
    ),
    "a card is stolen": (
        ((E.CARD_STOLEN, 0, 2, FOOD),),
        ".Player 1 takes Starting Food from the hand of player 3.",
    ),
    "a card is revealed": (((E.CARD_REVEALED, FOOD),), ".Revealed: Starting Food."),
    "cards are revealed together": (
        ((E.CARD_REVEALED, FOOD), (E.CARD_REVEALED, TOOL), (E.CARD_REVEALED, FOOD)),
        ".Revealed: Starting Food (2) and Starting Tool.",
    ),
    "cards are seen by two players": (
        ((E.CARD_SEEN, 0, FOOD), (E.CARD_SEEN, 1, TOOL), (E.CARD_SEEN, 1, FOOD)),
        ".Player 1 looks at Starting Food. / .Player 2 looks at Starting Tool and Starting Food.",
    ),
    "a card is played and its text carried out": (
        ((E.PLAY_BEGUN, 0, FOOD), (E.FOOD_ADDED, 2), (E.CARD_PLAYED, 0, FOOD), (E.FOOD_ADDED, 1)),
        ".Player 1 plays Starting Food. / ..The supply gains 2 food. / .The supply gains 1 food.",
    ),
    "the first card of all is played for a die": (
        (ROUND, (E.CARD_PLAYED, 0, FIRST)),
        f"{HEADING} / .Player 1 plays Police Station Food to raise a die (removed from the game).",
    ),
    "a die is raised by food, another by a card": (
        ((E.FOOD_TOKEN_SPENT, 0, 2), (E.DIE_RAISED, 0, 3), (E.DIE_RAISED, 0, 5)),
        ".Player 1 spends a food token and raises a die to 3. / .Player 1 raises a die to 5.",
    ),
    # pieces of the board
    "barricades go up": (
        ((E.BARRICADE_ADDED, COLONY, 0),),
        ".1 barricade goes up at the colony (entrance 1).",
    ),
    "barricades go up at two places": (
        (
            (E.BARRICADE_ADDED, COLONY, 0),
            (E.BARRICADE_ADDED, SCHOOL, 8),
            (E.BARRICADE_ADDED, SCHOOL, 8),
        ),
        ".3 barricades go up: 1 at the colony (entrance 1) and 2 at the School.",
    ),
    "barricades break": (
        ((E.BARRICADE_REMOVED, COLONY, 0), (E.BARRICADE_DESTROYED, COLONY, 1)),
        ".1 barricade is taken away from the colony (entrance 1). / "
        ".1 barricade breaks at the colony (entrance 2).",
    ),
    "a barricade is taken away": (
        ((E.BARRICADE_REMOVED, SCHOOL, 8),),
        ".1 barricade is taken away from the School.",
    ),
    "zombies are taken away": (
        ((E.ZOMBIE_REMOVED, SCHOOL, 8), (E.ZOMBIE_REMOVED, SCHOOL, 8)),
        ".2 zombies are taken away from the School.",
    ),
    "somebody builds": (
        ((E.BARRICADE_BUILT, 1, FIVE, SCHOOL, 8),),
        ".Person 05 builds a barricade at the School.",
    ),
    "a player builds": (
        ((E.DIE_SPENT, 1, 3), (E.BARRICADE_BUILT, 1, -1, SCHOOL, 8)),
        ".Player 2 builds a barricade at the School with a 3.",
    ),
    "two zombies are killed": (
        ((E.ZOMBIE_KILLED, 0, FIVE, COLONY, 0), (E.ZOMBIE_KILLED, 0, FIVE, SCHOOL, 8)),
        ".Person 05 kills a zombie at the colony (entrance 1). / .Person 05 kills a zombie at the "
        "School.",
    ),
    "a die is rolled": (((E.DIE_ROLLED, 0, 4),), ".Player 1 rolls a die: 4."),
    "the round marker moves": (((E.ROUND_MARKER_MOVED, 3),), ".The round marker moves to 3."),
    "the round marker moves in the colony phase": (
        ((E.COLONY_PHASE_STARTED,), (E.ROUND_MARKER_MOVED, 3)),
        "Colony phase / .The round marker moves to 3.",
    ),
    "the round marker moves in the next round": (
        ((E.COLONY_PHASE_STARTED,), ROUND, (E.ROUND_MARKER_MOVED, 3)),
        f"Colony phase /  / {HEADING} / .The round marker moves to 3.",
    ),
    "a round without numbers": (((E.ROUND_STARTED, 2),), "Round 2"),
    # food, waste, morale
    "the colony eats": (((E.FOOD_PAID, 3),), ".The colony eats 3 food."),
    "nobody eats": (((E.FOOD_PAID, 0),), ".Nobody in the colony has to eat."),
    "food is lost": (
        ((E.FOOD_REMOVED, 1), (E.FOOD_REMOVED, 2)),
        ".The supply loses 1 food. / .The supply loses 2 food.",
    ),
    "a starvation token": (
        ((E.STARVED, 1),),
        ".There is not enough to eat; 1 starvation token lies in the supply.",
    ),
    "starvation tokens": (
        ((E.STARVED, 2),),
        ".There is not enough to eat; 2 starvation tokens lie in the supply.",
    ),
    "the waste pile costs morale": (
        (ROUND, (E.WASTE_CHECKED, 12, 1), (E.MORALE_LOST, 1)),
        f"{HEADING} / .The waste pile has grown to 12 cards. / .Morale falls to 5 (waste).",
    ),
    "the waste pile costs nothing": (((E.WASTE_CHECKED, 9, 0),), ""),
    "morale rises from 0": (
        ((E.ROUND_STARTED, 2, 5, 0, 1), (E.MORALE_GAINED, 2)),
        "Round 2 (marker at 5) — morale 0, food 1 / .Morale rises to 2.",
    ),
    "morale falls where nobody knows from where": (
        ((E.MORALE_LOST, 2), (E.MORALE_GAINED, 1)),
        ".Morale falls by 2. / .Morale rises by 1.",
    ),
    # people
    "a bite spreads": (((E.BITE_SPREAD, FIVE, SCHOOL),), ".The bite reaches Person 05."),
    "a bite is rolled for": (
        (("chose", 1, "bite", (O.BITE_ROLL, FIVE)),),
        ".Player 2 rolls for Person 05.",
    ),
    "a bite is accepted": (
        (("chose", 1, "bite", (O.BITE_ACCEPT, FIVE)),),
        ".Player 2 lets Person 05 die to end it.",
    ),
    "somebody is placed": (
        ((E.PLACED, FIVE, COLONY, LIBRARY),),
        ".Person 05 is placed at the library, coming from the colony.",
    ),
    "helpless survivors come": (
        ((E.HELPLESS_ADDED, 1), (E.HELPLESS_ADDED, 2)),
        ".1 helpless survivor finds shelter in the colony. / .2 helpless survivors find shelter in "
        "the colony.",
    ),
    "a helpless survivor is killed": (
        (ROUND, (E.HELPLESS_KILLED, 1, E.BY_EFFECT), (E.DEATHS_COST, -1, 1), (E.MORALE_LOST, 1)),
        f"{HEADING} / .1 helpless survivor is killed. / .Morale falls to 5 (death of a helpless "
        f"survivor).",
    ),
    "helpless survivors are killed": (
        (ROUND, (E.HELPLESS_KILLED, 2, E.BY_EFFECT), (E.DEATHS_COST, -1, 2), (E.MORALE_LOST, 2)),
        f"{HEADING} / .2 helpless survivors are killed. / .Morale falls to 4 (death of 2 helpless "
        f"survivors).",
    ),
    "somebody comes through unhurt, and the first survivor of all is wounded later": (
        (
            (E.EXPOSURE_ROLLED, 0, FIVE, BLANK, SCHOOL, E.BY_EFFECT),
            (E.WOUNDED, FIRST, COLONY, E.BY_EFFECT),
        ),
        ".Person 05 rolls for exposure and comes through unhurt. / .Person 01 gets 1 wound.",
    ),
    "somebody comes through unhurt and is wounded later": (
        (
            (E.EXPOSURE_ROLLED, 0, FIVE, BLANK, SCHOOL, E.BY_EFFECT),
            (E.WOUNDED, FIVE, SCHOOL, E.BY_EFFECT),
        ),
        ".Person 05 rolls for exposure and comes through unhurt. / .Person 05 gets 1 wound.",
    ),
    "a token that was told with the roll is told once, the next one by itself": (
        (
            (E.EXPOSURE_ROLLED, 0, FIVE, WOUND, SCHOOL, E.BY_EFFECT),
            (E.WOUNDED, FIVE, SCHOOL, E.BY_EFFECT),
            (E.WOUNDED, FIVE, SCHOOL, E.BY_EFFECT),
            (E.EXPOSURE_ROLLED, 0, SIX, FROSTBITE, SCHOOL, E.BY_EFFECT),
            (E.FROSTBITTEN, SIX, SCHOOL, E.BY_EFFECT),
            (E.FROSTBITTEN, SIX, SCHOOL, E.BY_EFFECT),
        ),
        ".Person 05 rolls for exposure and is wounded. / .Person 05 gets 1 wound. / "
        ".Person 06 rolls for exposure and gets frostbite. / .Person 06 gets frostbite.",
    ),
    # crises
    "gifts are told once": (
        (
            (E.CRISIS_CONTRIBUTED, 0, FOOD),
            (E.CRISIS_PREVENTED, SICK, 3, 3),
            (E.CRISIS_FAILED, COLD, 0, 3),
        ),
        ".Player 1 adds Starting Food to the crisis. / .The crisis gets Starting Food; Lack Of "
        "Medicine is prevented, with 3 points of the 3 needed. / "
        ".Nobody has added anything to the crisis; Lack Of Fuel happens, with 0 "
        "points of the 3 needed.",
    ),
    "the colony phase ends what is under way": (
        ((E.CRISIS_FAILED, COLD, 0, 3), (E.COLONY_PHASE_STARTED,), (E.FOOD_PAID, 1)),
        ".Nobody has added anything to the crisis; Lack Of Fuel happens, with 0 "
        "points of the 3 needed. / Colony "
        "phase / .The colony eats 1 food.",
    ),
    # the beginning, votes
    "pieces that the main objective puts down come before the game begins": (
        ((E.ZOMBIE_ADDED, COLONY, 0), (E.SECRET_DEALT, 0, BETRAYAL)),
        ".1 zombie comes to the colony (entrance 1). / The game begins / .Player 1 secretly wants: "
        "Betrayal 00.",
    ),
    "the game begins once": (
        ((E.SECRET_DEALT, 0, BETRAYAL), (E.SECRET_DEALT, 1, BETRAYAL + 1)),
        "The game begins / .Player 1 secretly wants: Betrayal 00. / "
        ".Player 2 secretly wants: Betrayal 01.",
    ),
    "a vote that fails": (
        ((E.VOTE_CAST, 0, 1), (E.VOTE_CAST, 1, 0), (E.VOTE_ENDED, 0, 1, 1)),
        ".The votes are in (for it player 1; against player 2). / .The vote: 1 for, 1 against, the "
        "tie is broken: it fails.",
    ),
    "a vote in which nobody has a voice": (
        ((E.VOTE_ENDED, 0, 0, 0),),
        ".The vote: 0 for, 0 against: it fails.",
    ),
    "an exile is the cause of a fall, and told at the end": (
        (
            ROUND,
            (E.EXILED, 1),
            (E.EXILE_COSTS, 1),
            (E.MORALE_LOST, 1),
            (E.GOAL_TOLD, 1, BETRAYAL, 1, 2, 0),
            ("end", 1),
        ),
        f"{HEADING} / .Player 2 is exiled. / .Morale falls to 5 (exile of player 2, the second "
        f"who was no betrayer). /  / The end / .Morale is at 0: the colony falls apart. / .Player "
        f"2, exiled, wanted Betrayal 00, not reached: loses. / .Nobody wins.",
    ),
    # searches
    "a card kept after a search is over": (
        (
            (E.SEARCH_BEGUN, 1, FIVE, LIBRARY),
            (E.SEARCH_DRAWN, 1, LIBRARY, TOOL),
            (E.NOISE_MADE, 1, FIVE, LIBRARY),
            (E.CARD_KEPT, 1, LIBRARY, TOOL),
            (E.SEARCHED, 1, FIVE, LIBRARY),
            (E.CARD_KEPT, 1, LIBRARY, BOOK),
        ),
        ".Person 05 searches the library, makes noise once and keeps Starting Tool. / .Player 2 "
        "searches the library and keeps Library Education.",
    ),
    "much noise": (
        (
            (E.SEARCH_BEGUN, 1, FIVE, LIBRARY),
            *[(E.NOISE_MADE, 1, FIVE, LIBRARY)] * 3,
            (E.CARD_KEPT, 1, LIBRARY, BOOK),
        ),
        ".Person 05 searches the library, makes noise 3 times and keeps Library Education.",
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_each_event_has_its_sentence(name: str) -> None:
    log, said = SENTENCES[name]
    assert told(*log) == said


@pytest.mark.parametrize(
    ("entry", "open_", "hidden", "knowing"),
    [
        ((E.CARD_DRAWN, 1, 3, FOOD), "draws Starting Food", "draws a card", {1}),
        ((E.CARD_STOLEN, 0, 2, FOOD), "takes Starting Food from", "takes a card from", {0, 2}),
        ((E.CARD_GIVEN, 0, 2, FOOD), "Starting Food", "a card", {0, 2}),
        ((E.CARD_KEPT, 1, LIBRARY, FOOD), "keeps Starting Food", "keeps a card", {1}),
        ((E.OBJECTIVE_REPLACED, 1, BETRAYAL), "Betrayal 00", "gets another secret objective", {1}),
        ((E.SECRET_DEALT, 1, BETRAYAL), "Betrayal 00", "", {1}),
        ((E.CROSSROADS_DRAWN, 1, 0), "holds the crossroads card", "", {1}),
        ((E.CARD_SEEN, 1, FOOD), "looks at Starting Food", "looks at a card", {1}),
    ],
)
def test_who_is_told_the_name_of_a_card(
    entry: Frame, open_: str, hidden: str, knowing: set[int]
) -> None:
    """R-BOARD-17: those who see it, and whoever reads the game afterwards."""
    assert open_ in told(entry)
    for seat in range(4):
        said = told(entry, seat=seat)
        assert open_ in said if seat in knowing else open_ not in said and hidden in said


def test_gifts_to_a_crisis_that_nobody_resolves_are_no_gifts_to_the_next() -> None:
    """R-CRISIS-03."""
    last = told(
        (E.CRISIS_REVEALED, SICK),
        (E.CRISIS_CONTRIBUTED, 0, FOOD),
        (E.CRISIS_REVEALED, COLD),
        (E.CRISIS_FAILED, COLD, 0, 3),
    )
    assert last.endswith(
        ".Nobody has added anything to the crisis; Lack Of Fuel happens, with 0 "
        "points of the 3 needed."
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [(1, "Read the card aloud."), (2, "Draw a map."), (0, "See the card."), (3, "See the card.")],
)
def test_what_the_program_cannot_do_is_said_in_the_words_of_the_card(line: int, said: str) -> None:
    """What the program cannot do is said in the words of the card; an entry of another edition
    of the card says where to look.
    """
    path = "tiny/crossroads/far_0"
    some = tiny.of(
        [
            card | {"manuals": ["read the card aloud", "draw a map"]}
            if card["path"] == path
            else card
            for card in tiny.FACTS
        ]
    )
    assert list(narrate(some, [("manual", path, line)])) == [
        f"  For the table: {said[:1].lower()}{said[1:]}"
    ]


def test_the_board_says_how_far_the_goal_is_and_who_is_who() -> None:
    """R-BOARD-14..17: in the words of the card; what is to stay low counts from the other side."""
    for words, food, told_as in (
        ("food >= 10", 4, "food: at least 10; now 4"),
        ("food >= 10", 10, "food: at least 10; now 10"),
        ("food <= 3", 4, "food: at most 3; now 10"),
    ):
        some = tiny.of(
            [
                card | {"atoms": {"1": words}} if card["slug"] == "larder" else card
                for card in tiny.FACTS
            ]
        )
        game: Any = built(some, players=4, objective="Larder")
        game.food = food
        assert f"Objective: Larder — {told_as}\n" in board(game)
    game.first_player, game.active_player, game.exiled, game.eliminated[3] = 0, 1, [0, 1, 0, 0], 1
    game.unused[2], game.controller[0] = (1, 5), 0  # the leaders are named
    assert [line for line in board(game, 2).split("\n") if line.startswith("Player")] == [
        "Player 1 (first): dice none, 0 cards in hand",
        "Player 2 (active and exiled): dice none, 0 cards in hand",
        "Player 3 (you): dice 1 5, 0 cards in hand",
        "Player 4 (out of the game): dice none, 0 cards in hand",
    ]


def test_one_is_told_as_one() -> None:
    number = CARDS.ruleset.event_number["helpless_added"]
    assert [sentence(CARDS, (number, count)) for count in (1, 2)] == [
        "1 helpless survivor comes to the colony",
        "2 helpless survivors come to the colony",
    ]
