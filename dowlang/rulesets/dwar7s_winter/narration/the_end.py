"""Tell how a game ends: what was lost to, points, what a tie is decided by, titles, winners."""

from __future__ import annotations

from collections.abc import Callable

from dowlang.rulesets.dwar7s_winter.narration.telling import Story
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.labels import SCORE_PARTS

TOTAL = len(SCORE_PARTS) - 1


def game_lost(story: Story, disasters: int, monster: int) -> str:
    """Tell that all have lost, and one reason for it."""
    if monster >= 0:
        return story.said("lost-to-monster", monster=story.name("monster", monster))
    return story.said("lost-to-disasters", count=disasters)


def scored(story: Story, player: int, part: int, points: int) -> str:
    """Tell the points of a player once the total is there."""
    if part != TOTAL:
        if points:
            said = story.said("scored-for", part=story.name("score_part", part), points=points)
            story.parts.append(said)
        return ""
    parts, story.parts = story.parts, []
    return story.said(
        "scored",
        player=story.player(player),
        points=story.counted(points, "point"),
        parts=story.listed(parts),
    )


def tied(story: Story, player: int, measure: int, amount: int) -> str:
    """Tell what a player who ties with others is compared by."""
    return story.said(
        "tied", measure=story.name("measure", measure), player=story.player(player), amount=amount
    )


def title_won(story: Story, player: int, title: int) -> str:
    """Tell the title of a solo player, or that there is none."""
    if title < 0:
        return story.said("no-title", player=story.player(player))
    return story.said(
        "may-be-called", player=story.player(player), title=story.name("title", title)
    )


def game_won(story: Story, player: int) -> str:
    """Tell a winner."""
    return story.said("wins", player=story.player(player))


THE_END: dict[int, Callable[..., str]] = {
    E.GAME_LOST: game_lost,
    E.SCORED: scored,
    E.TIED: tied,
    E.TITLE_WON: title_won,
    E.GAME_WON: game_won,
}
"""The teller of each event of the end."""
