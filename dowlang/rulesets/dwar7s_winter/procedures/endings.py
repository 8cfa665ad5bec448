"""End the game: defeat, scores, ties, titles. Rules: D-END, D-VAR-06, D-VAR-09, D-LEG-10."""

from __future__ import annotations

from typing import Any

from dowlang.engine.game import Game
from dowlang.engine.places_and_seats import best
from dowlang.rulesets.dwar7s_winter.procedures.stocks import stock_of
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import at_place, owned_legends
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import MEASURES, SCORE_PARTS, TITLES
from dowlang.rulesets.dwar7s_winter.state.scores import Holdings, points_by_part
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    FOOD,
    GOLD,
    NOBODY,
    NONE,
    RESOURCES,
    STONE,
    THE_CASTLE,
    WOOD,
    Player,
)
from dowlang.rulesets.dwar7s_winter.state.variants import TOGETHER

CAUSES = ("playing", "disasters", "castle", "survived")
LOST_TO_DISASTERS, LOST_THE_CASTLE, SURVIVED = 1, 2, 3
PROTOTYPE_LOSS = 2  # players and so many disasters lose in the prototype (U-55)


# ---- defeat
def disaster_limit(game: Dwar7s) -> int:
    """Return how many active disasters lose the game, in every variant.

    The set-up gives the prototype its own number, unless another is asked for.
    Rules: D-END-01, D-VAR-01, D-VAR-08, U-41, U-50, U-55.
    """
    return game.param[P.LOSE_DISASTERS]


def look_at_castle(game: Dwar7s) -> None:
    """Lose at once, where the rules say so, when a monster stands in the castle. Rules: U-52."""
    if game.param[P.LOSE_AT] and THE_CASTLE in game.monster_at:
        lose_game(game)


def check_defeat(game: Dwar7s) -> None:
    """End the game if the players are defeated at the end of a week. Rules: D-END-01..03."""
    if len(game.disasters) >= disaster_limit(game) or THE_CASTLE in game.monster_at:
        lose_game(game)


def lose_game(game: Dwar7s) -> None:
    """Lose the game for all players, for each reason there is. No score is computed.

    Rules: D-END-01, D-END-04.
    """
    inside = [m for m in game.monsters if game.monster_at[m] == THE_CASTLE]
    for monster in inside:
        game.tell(E.GAME_LOST, len(game.disasters), monster)
    if len(game.disasters) >= disaster_limit(game):
        game.tell(E.GAME_LOST, len(game.disasters), NONE)
    game.end(LOST_THE_CASTLE if inside else LOST_TO_DISASTERS)


# ---- scores
def survive(game: Dwar7s) -> None:
    """End the game after the last week: points, and the titles of a solo player.

    Rules: D-PH4-02, D-END-05, D-VAR-06.
    """
    for player in range(game.players):
        parts = score_parts(game, player)
        for part, points in enumerate((*parts, sum(parts))):
            game.tell(E.SCORED, player, part, points)
    if game.players == 1:
        game.titles = titles_of(game, 0)
        for title in game.titles or (NONE,):
            game.tell(E.TITLE_WON, 0, title)
    tell_tie(game)
    for winner in winners(game):
        game.tell(E.GAME_WON, winner)
    game.end(SURVIVED)


def score_parts(game: Dwar7s, player: Player) -> tuple[int, ...]:
    """Return a player's points by part, as `SCORE_PARTS` names them without the total.

    Rules: D-END-05..09, D-VAR-09, D-LEG-10, -14, U-47, U-53, U-62.
    """
    held = Holdings(
        game.monsters_won[player],
        game.disasters_won[player],
        heroes_of(game, player),
        [stock_of(game, player, resource) for resource in range(len(RESOURCES))],
        len(owned_legends(game, player)),
        all_in_camp(game, player),
    )
    return points_by_part(game.t, game.param, game.variant, held)


def score(game: Dwar7s, player: Player) -> int:
    """Return a player's points. Rules: D-END-05."""
    return sum(score_parts(game, player))


def heroes_of(game: Dwar7s, player: Player) -> tuple[int, ...]:
    """Return all hero cards of a player. Rules: D-COMP-16, D-END-07, U-53."""
    return game.deck[player] + game.hand[player] + game.played[player]


def all_in_camp(game: Dwar7s, player: Player) -> bool:
    """Return True if no dwarf of a player stands on the board. Rules: D-END-09."""
    return not any(at_place(game, player, zone) for zone in game.b.zones)


def ranking(game: Dwar7s, player: Player) -> tuple[int, ...]:
    """Return by what players are compared, the first difference decides.

    Rules: D-END-10, D-END-11.
    """
    return (
        score(game, player),
        len(at_place(game, player, CAMP)),
        sum(game.t.hero_points[h] for h in heroes_of(game, player)),
        *(stock_of(game, player, resource) for resource in (GOLD, FOOD, STONE, WOOD)),
        len(game.disasters_won[player]),
        len(game.monsters_won[player]),
    )


def tell_tie(game: Dwar7s) -> None:
    """Tell what those with the most points are compared by, as far as it takes.

    Rules: D-END-11, D-END-12.
    """
    if game.param[P.EDITION] == TOGETHER:
        return
    rows = [ranking(game, player) for player in range(game.players)]
    tied = best([row[:1] for row in rows])
    for measure in range(1, len(MEASURES)):
        if len(tied) < 2:
            return
        for player in tied:
            game.tell(E.TIED, player, measure, rows[player][measure])
        tied = [tied[at] for at in best([rows[player][: measure + 1] for player in tied])]


def winners(game: Dwar7s) -> list[int]:
    """Return who has won after the last week, in the co-operative edition everybody.

    Rules: D-END-10..12, U-55.
    """
    if game.param[P.EDITION] == TOGETHER:
        return list(range(game.players))
    return best([ranking(game, player) for player in range(game.players)])


def titles_of(game: Dwar7s, player: Player) -> tuple[int, ...]:
    """Return the titles of a solo player who survived. Rules: D-VAR-06, U-40."""
    points, monsters = score(game, player), len(game.monsters_won[player])
    disasters = len(game.disasters_won[player])
    hired = sum(game.t.hero_owner[h] == NOBODY for h in heroes_of(game, player))
    full = any(
        stock_of(game, player, resource) >= game.param[P.STOCK_MOST]
        for resource in range(len(RESOURCES))
    )
    met = (
        points >= 25 and disasters >= 4,
        points >= 30 and monsters >= 5,
        points >= 35 and hired >= 7,
        points >= 40 and full,
        points >= 50 and monsters >= 7 and disasters >= 7,
    )
    won = tuple(title for title, reached in enumerate(met) if reached)
    return won if game.param[P.SOLO_TITLES] else won[-1:]


def result(game: Game) -> dict[str, Any]:
    """Return why the game ended, the winners, points by player and part, and titles.

    Rules: D-END-04, D-END-10..12.
    """
    assert isinstance(game, Dwar7s)
    survived = game.cause == SURVIVED
    return {
        "cause": CAUSES[game.cause],
        "winners": winners(game) if survived else [],
        "points": [score(game, player) for player in range(game.players) if survived],
        "parts": [
            dict(zip(SCORE_PARTS, score_parts(game, player), strict=False))
            for player in range(game.players if survived else 0)
        ],
        "titles": [TITLES[title] for title in game.titles],
        "week": game.week,
    }
