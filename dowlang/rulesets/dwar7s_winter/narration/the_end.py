"""Tell how a game ends: what was lost to, points, what a tie is decided by, titles, winners."""

from __future__ import annotations

from collections.abc import Callable

from dowlang.rulesets.dwar7s_winter.narration.telling import Story
from dowlang.rulesets.dwar7s_winter.narration.wording import counted, listed
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.labels import MEASURES, SCORE_PARTS

TOTAL = len(SCORE_PARTS) - 1


def game_lost(story: Story, disasters: int, monster: int) -> str:
    """All have lost, and one reason for it."""
    if monster >= 0:
        return f"{story.name('monster', monster)} is in the castle: all players lose"
    verb = "is" if disasters == 1 else "are"
    return f"{counted(disasters, 'disaster')} {verb} active: all players lose"


def scored(story: Story, player: int, part: int, points: int) -> str:
    """The points of a player, told once the total is there."""
    if part != TOTAL:
        if points:
            story.parts.append(f"{SCORE_PARTS[part]} {points}")
        return ""
    parts, story.parts = story.parts, []
    return f"{story.player(player)} has {counted(points, 'point')}: {listed(parts)}"


def tied(story: Story, player: int, measure: int, amount: int) -> str:
    """What a player who ties with others is compared by."""
    return f"to break the tie, {MEASURES[measure]}: {story.player(player)} has {amount}"


def title_won(story: Story, player: int, title: int) -> str:
    """A title of a solo player, or that there is none."""
    if title < 0:
        return f"{story.player(player)} has earned no title"
    return f"{story.player(player)} may be called: {story.name('title', title)}"


def game_won(story: Story, player: int) -> str:
    """A winner."""
    return f"{story.player(player)} wins"


THE_END: dict[int, Callable[..., str]] = {
    E.GAME_LOST: game_lost,
    E.SCORED: scored,
    E.TIED: tied,
    E.TITLE_WON: title_won,
    E.GAME_WON: game_won,
}
"""The teller of each event of the end."""
