"""Declare how a game is played and how it ends, trophies and prices: what tests speak of most.

Rules: D-VAR, D-END, D-LEG-02, D-PH3-12.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.rulesets.dwar7s_winter.procedures.endings import (
    LOST_THE_CASTLE,
    LOST_TO_DISASTERS,
    SURVIVED,
    winners,
)
from dowlang.rulesets.dwar7s_winter.procedures.pool import price_of
from dowlang.rulesets.dwar7s_winter.state.dwarves import legends_of
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    Disaster,
    Hero,
    Legend,
    Match,
    Monster,
    Player,
    Title,
    Zone,
)
from dowlang.rulesets.dwar7s_winter.state.variants import BLOODTHIRSTY, LEGENDARY, NIGHTMARE
from dowlang.rulesets.dwar7s_winter.words import given_lines
from dowlang.rulesets.dwar7s_winter.words.references import closed, make_lead
from dowlang.rulesets.dwar7s_winter.words.registry import words


# ---- the game and its variants
def games(game: Dwar7s) -> Sequence[int]:
    """The game that is being played."""
    return (0,)


def the_game(game: Dwar7s) -> Match:
    """The game that is being played: its variant, how it ended (D-VAR, D-END)."""
    return 0


def is_nightmare(game: Dwar7s, it: Match) -> bool:
    """The nightmare variant is played (D-VAR-07)."""
    return game.variant & NIGHTMARE > 0


def is_bloodthirsty(game: Dwar7s, it: Match) -> bool:
    """The bloodthirsty variant is played (D-VAR-09)."""
    return game.variant & BLOODTHIRSTY > 0


def is_legendary(game: Dwar7s, it: Match) -> bool:
    """The expansion is in the game; a test that names one of its cards has it too (D-LEG-02)."""
    return game.variant & LEGENDARY > 0


# ---- how it ended
def is_over(game: Dwar7s, it: Match) -> bool:
    """It has ended, in whatever way (D-END)."""
    return game.cause > 0


def is_survived(game: Dwar7s, it: Match) -> bool:
    """It ended after the last week (D-PH4-02)."""
    return game.cause == SURVIVED


def is_lost_to_disasters(game: Dwar7s, it: Match) -> bool:
    """It ended with too many active disasters and no monster in the castle (D-END-01)."""
    return game.cause == LOST_TO_DISASTERS


def is_lost_to_a_monster(game: Dwar7s, it: Match) -> bool:
    """It ended with a monster in the castle (D-END-01)."""
    return game.cause == LOST_THE_CASTLE


def wins(game: Dwar7s, player: Player) -> bool:
    """The game is over and this player has won it, perhaps with others (D-END-10..12)."""
    return game.cause == SURVIVED and player in winners(game)


def earns(game: Dwar7s, title: Title, player: Player) -> bool:
    """The game is over and this solo player has that title (D-VAR-06)."""
    return game.cause == SURVIVED and player == 0 and title in game.titles


# ---- trophies, the lead, the pool, the decks
def has_defeated(game: Dwar7s, monster: Monster, player: Player) -> bool:
    """That player has defeated a copy of it (D-PH3-25)."""
    card = game.t.monster_card
    return card[monster] in [card[other] for other in game.monsters_won[player]]


def has_overcome(game: Dwar7s, disaster: Disaster, player: Player) -> bool:
    """That player has overcome it (D-PH3-30)."""
    return disaster in game.disasters_won[player]


def trophies_of(game: Dwar7s, player: Player) -> int:
    """How many monsters and disasters a player has settled (D-PH3-25, D-PH3-30)."""
    return len(game.monsters_won[player]) + len(game.disasters_won[player])


def price_of_hero(game: Dwar7s, hero: Hero) -> int:
    """What the dearest copy of a hero in the pool costs, 0 for one that is not there (D-PH3-12)."""
    face = game.t.hero_face
    slots = [slot for slot, other in enumerate(game.pool) if other >= 0]
    return max((price_of(game, s) for s in slots if face[game.pool[s]] == face[hero]), default=0)


def leads(game: Dwar7s, player: Player) -> bool:
    """Holds the first-player token (D-SETUP-09)."""
    return game.lead == player


def occurs_next(game: Dwar7s, disaster: Disaster) -> bool:
    """It is the next to be revealed (D-PH1-19)."""
    return game.disaster_deck[-1:] == (disaster,)


def has_legend_at(game: Dwar7s, legend: Legend, place: Zone, player: Player) -> bool:
    """Has that legendary dwarf in that zone (D-LEG-06)."""
    return place >= 0 and legends_of(game, player)[legend] == place


def has_legend(game: Dwar7s, legend: Legend, player: Player) -> bool:
    """Has that legendary dwarf, in camp or on the board; given, it is in camp (D-LEG-05)."""
    return legends_of(game, player)[legend] >= CAMP


words.noun("game", domain=games, says="the game that is being played: its variant, its end")
closed("the game", "game", the_game, "the game is over", ("D-END-01",))
words.state(
    "nightmare",
    subject="it",
    example="the game is nightmare",
    rules=("D-VAR-07",),
    make=given_lines.play_nightmare,
)(is_nightmare)
words.state(
    "bloodthirsty",
    subject="it",
    example="the game is bloodthirsty",
    rules=("D-VAR-09",),
    make=given_lines.play_bloodthirsty,
)(is_bloodthirsty)
words.state(
    "legendary",
    subject="it",
    example="the game is legendary",
    rules=("D-LEG-02",),
    make=given_lines.play_legendary,
)(is_legendary)
words.state("over", subject="it", example="the game is over", rules=("D-END-01",))(is_over)
words.state("survived", subject="it", example="the game is survived", rules=("D-PH4-02",))(
    is_survived
)
words.state(
    "lost to disasters",
    subject="it",
    example="the game is lost to disasters",
    rules=("D-END-01",),
)(is_lost_to_disasters)
words.state(
    "lost to a monster",
    subject="it",
    example="the game is lost to a monster",
    rules=("D-END-01",),
)(is_lost_to_a_monster)
words.predicate("win", example="player 1 wins", subject="player", rules=("D-END-10",))(wins)
words.predicate(
    "earn {title}", example="player 1 earns beast hunter", subject="player", rules=("D-VAR-06",)
)(earns)
words.state(
    "a trophy of {player}",
    relation="one",
    example='"Rime Strider" is a trophy of player 1',
    subject="monster",
    rules=("D-PH3-25",),
    make=given_lines.defeat,
)(has_defeated)
words.state(
    "a trophy of {player}",
    relation="one",
    example='"Buried Shift" is a trophy of player 1',
    subject="disaster",
    rules=("D-PH3-30",),
    make=given_lines.overcome,
)(has_overcome)
words.predicate(
    "own the {legend} at {place}",
    example="player 1 owns the earth guardian at mine 3",
    subject="player",
    rules=("D-LEG-06",),
    make=given_lines.legend_at,
)(has_legend_at)
words.predicate(
    "own the {legend}",
    example="player 1 owns the thunder lord",
    subject="player",
    rules=("D-LEG-05",),
    make=given_lines.legend_in_camp,
)(has_legend)
words.state(
    "the lead",
    subject="player",
    example="player 2 is the lead",
    rules=("D-SETUP-09",),
    make=make_lead,
)(leads)
words.state(
    "next to occur",
    example='"Buried Shift" is next to occur',
    subject="disaster",
    rules=("D-PH1-19",),
    make=given_lines.next_disaster,
    covered=True,
)(occurs_next)
words.number(
    "trophies of {player}",
    one="trophy of {player}",
    example="trophies of player 1",
    rules=("D-PH3-25",),
)(trophies_of)
words.number("price of {hero}", example='price of "Copper Kit"', rules=("D-PH3-12",))(price_of_hero)
