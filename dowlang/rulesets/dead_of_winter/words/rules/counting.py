"""Declare lasting sentences about how people, places, cards and votes are counted.

The printed rules count every person, card and vote as one. Rules: R-BOARD-06, R-COLONY-01, -07,
-08, R-CRISIS-05, -06, R-VOTE-01, R-VOTE-05.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import Change
from dowlang.rulesets.dead_of_winter.procedures.colony import CRISIS, FOOD, ZOMBIES
from dowlang.rulesets.dead_of_winter.state import parameters as rule
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import bounds, within_bounds
from dowlang.rulesets.dead_of_winter.state.types import (
    SYMBOLS,
    Locations,
    Players,
    Survivors,
    Symbol,
)
from dowlang.rulesets.dead_of_winter.words.cards.availability import NOT_GIVEN
from dowlang.rulesets.dead_of_winter.words.cards.zones import Cards, copies_said
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.rules.changes import Changes, change_each, set_each
from dowlang.rulesets.dead_of_winter.words.rules.set_numbers import NUMBERS


# ---- people
def eats_nothing(game: Winter, subject: Survivors) -> Changes:
    """The survivor is not among the people whom the food step feeds (R-COLONY-01)."""
    return change_each(rule.EATS_NOTHING, 1, subject)


def counts_for_zombies(game: Winter, subject: Survivors, number: int) -> Changes:
    """The survivor is so many people when zombies come, in the colony and outside (R-COLONY-07,
    R-COLONY-08).
    """
    return set_each(rule.COUNTS_FOR_ZOMBIES, number, subject)


def needs_spaces(game: Winter, subject: Survivors, number: int) -> Changes:
    """The survivor takes so many survivor spaces. Where fewer are free it does not go and is not
    placed (R-BOARD-06).
    """
    return set_each(rule.SPACES_NEEDED, number, subject)


def death_costs(game: Winter, subject: Survivors, count: int) -> Changes:
    """The death of the survivor costs so much morale, that of a helpless survivor what it does
    without (R-SURV-05, R-SURV-14).
    """
    return set_each(rule.COST_OF_DEATH, count, subject)


words.rule(
    "{subject} do not count for food",
    example="the bearer does not count for food",
    rules=("R-COLONY-01",),
    of_step=FOOD,
)(eats_nothing)
words.rule(
    "{subject} count for {number} when zombies come",
    example="the bearer counts for 2 when zombies come",
    rules=("R-COLONY-07", "R-COLONY-08"),
    bounds=bounds(rule.COUNTS_FOR_ZOMBIES),
    of_step=ZOMBIES,
)(counts_for_zombies)
words.rule(
    "{subject} fill {number} spaces",
    example="the bearer fills 2 spaces",
    rules=("R-BOARD-06",),
    bounds=bounds(rule.SPACES_NEEDED),
)(needs_spaces)
words.rule(
    "deaths of {subject} cost {count} morale",
    printed="each death of {subject} costs {count} morale",
    example="deaths of the bearer cost 0 morale",
    rules=("R-SURV-05",),
    bounds=bounds(rule.MORALE_PER_DEATH),
)(death_costs)


def draws_more_zombies(game: Winter, subject: Locations, count: int) -> Changes:
    """So many more zombies come to the location in the zombie step (R-COLONY-07, R-COLONY-08)."""
    return change_each(rule.MORE_ZOMBIES, count, subject)


words.rule(
    "{subject} draw {count} more zombies",
    example="the colony draws 1 more zombie",
    rules=("R-COLONY-07", "R-COLONY-08"),
    of_step=ZOMBIES,
)(draws_more_zombies)


def keeps_barricades(game: Winter, subject: Locations) -> Changes:
    """Zombies destroy no barricade there. One that would is not placed (R-ZOMBIE-05)."""
    return change_each(rule.BARRICADES_STAY, 1, subject)


words.rule(
    "{subject} lose no barricades to zombies",
    example="the colony loses no barricades to zombies",
    rules=("R-ZOMBIE-05",),
)(keeps_barricades)


# ---- food and searching
def food_costs_less(game: Winter, count: int) -> Change:
    """The colony pays less food than it needs, never below 0 (R-COLONY-01)."""
    return Change(rule.FOOD_COST, -count)


def search_there_draws_more(game: Winter, place: Locations, count: int) -> Changes:
    """A search at that location draws more cards before anything is kept, whoever searches, also
    where a survivor or an item says it (R-ACT-SEA-03).
    """
    return change_each(rule.SEARCH_DRAWS_THERE, count, place)


def search_there_keeps_more(game: Winter, place: Locations, count: int) -> Changes:
    """A search at that location keeps more cards, whoever searches (R-ACT-SEA-08)."""
    return change_each(rule.SEARCH_KEEPS_THERE, count, place)


def search_there_needs_more(game: Winter, place: Locations, count: int) -> Changes:
    """A search at that location needs a die that shows so much more, a 6 at the most, whoever
    searches (R-DICE-06, R-ACT-SEA-01).
    """
    return change_each(rule.SEARCH_DIE_THERE, count, place)


WHILE_THERE = "while the bearer is at {place}"

words.rule(
    "searching at {place} needs a die {count} higher",
    printed="any search at {place} needs a die {count} higher",
    of_bearer=(WHILE_THERE, "search value of the bearer is 5"),
    example='searching at "School" needs a die 1 higher',
    rules=("R-DICE-06", "R-ACT-SEA-01"),
    in_turns=True,
)(search_there_needs_more)
words.rule(
    "paying food costs {count} fewer food",
    example="paying food costs 1 fewer food",
    rules=("R-COLONY-01",),
    of_step=FOOD,
)(food_costs_less)
words.rule(
    "searching at {place} draws {count} more cards",
    printed="any search at {place} draws {count} more [card|cards]",
    of_bearer=(WHILE_THERE, "searching draws {count}"),
    example='searching at "School" draws 1 more card',
    rules=("R-ACT-SEA-03",),
    in_turns=True,
)(search_there_draws_more)
words.rule(
    "searching at {place} keeps {count} more cards",
    printed="any search at {place} keeps {count} more [card|cards]",
    of_bearer=(WHILE_THERE, "searching keeps {count}"),
    example='searching at "School" keeps 1 more card',
    rules=("R-ACT-SEA-08",),
    in_turns=True,
)(search_there_keeps_more)


# ---- votes
def has_votes(game: Winter, subject: Players, number: int) -> Changes:
    """The player's vote counts so often. Who has no vote by the rules is not asked (R-VOTE-01)."""
    return set_each(rule.VOTES, number, subject)


def decides_ties(game: Winter, subject: Players) -> Changes:
    """Equal votes are that player's to decide, whoever else the vote names. Not of one who has no
    vote (R-VOTE-05).
    """
    return change_each(rule.DECIDES_TIES, 1, subject)


words.rule(
    "{subject} count {number} times in votes",
    example="the controller of the bearer counts 2 times in votes",
    rules=("R-VOTE-01",),
    bounds=bounds(rule.VOTES),
)(has_votes)
words.rule(
    "{subject} decide tied votes",
    example="the controller of the bearer decides tied votes",
    rules=("R-VOTE-05",),
)(decides_ties)


# ---- crises
def symbol_counts(game: Winter, symbol: Symbol, number: int) -> Change:
    """A needed card with that symbol is so many points for a crisis. Of two symbols the better one
    counts (R-CRISIS-05).
    """
    parameter = rule.WORTH_WEAPON + symbol
    return Change(parameter, within_bounds(parameter, number), sets=True)


def card_counts_only(game: Winter, subject: Cards, symbol: Symbol) -> Changes:
    """A card that is given to a crisis has that symbol only. A name means every copy
    (R-CARD-14, R-CRISIS-05).
    """
    return set_each(rule.SAID_SYMBOL, symbol + 1, copies_said(game, subject))


def card_counts_against(game: Winter, subject: Cards) -> Changes:
    """A card that is given to a crisis is a wrong one, whatever its symbols (R-CRISIS-06)."""
    return set_each(rule.SAID_SYMBOL, len(SYMBOLS) + 1, copies_said(game, subject))


def crisis_counts_more(game: Winter, count: int, symbol: Symbol) -> Change:
    """A crisis counts so many cards with that symbol besides those that were given, right or wrong
    as a given one would be (R-CRISIS-05, R-CRISIS-06).
    """
    return Change(rule.COUNTED_WEAPON + symbol, max(0, count))


def crisis_needs(game: Winter, number: int) -> Change:
    """A crisis needs so many points instead of one a player, 1 at the least. A crisis that says so
    counts them when it is revealed and again in its step (R-CRISIS-07, R-CRISIS-12).
    """
    needed = within_bounds(rule.CRISIS_NEED, max(1, number))
    return Change(rule.CRISIS_NEED, needed, sets=True)


def wrong_cards_cost(game: Winter, number: int) -> Change:
    """A card that does not help costs a crisis so many points (R-CRISIS-06)."""
    return Change(rule.WRONG_CARDS, within_bounds(rule.WRONG_CARDS, number), sets=True)


words.rule(
    "needed {symbol} cards are worth {number}",
    example="needed food cards are worth 2",
    rules=("R-CRISIS-05",),
    bounds=bounds(rule.WORTH_FOOD),
    of_step=CRISIS,
)(symbol_counts)
words.rule(
    "{subject} counts for crises by {symbol} only",
    example='"Aspirin" counts for crises by medicine only',
    rules=("R-CARD-14", "R-CRISIS-05"),
    elsewhere=True,
    beyond={"subject": NOT_GIVEN},
    of_step=CRISIS,
)(card_counts_only)
words.rule(
    "{subject} counts against crises",
    example='"Aspirin" counts against crises',
    rules=("R-CRISIS-06",),
    elsewhere=True,
    beyond={"subject": NOT_GIVEN},
    of_step=CRISIS,
)(card_counts_against)
words.rule(
    "crises count {count} more {symbol} cards",
    example="crises count 2 more fuel cards",
    rules=("R-CRISIS-05", "R-CRISIS-06"),
    of_step=CRISIS,
)(crisis_counts_more)
words.rule(
    "points a crisis needs is {number}",
    printed=NUMBERS["crisis_need"],
    example="points a crisis needs is 4",
    rules=("R-CRISIS-07", "R-CRISIS-12"),
    bounds=bounds(rule.CRISIS_NEED),
    of_step=CRISIS,
)(crisis_needs)
words.rule(
    "wrong cards are worth minus {number}",
    example="wrong cards are worth minus 2",
    rules=("R-CRISIS-06",),
    bounds=bounds(rule.WRONG_CARDS),
    of_step=CRISIS,
)(wrong_cards_cost)
