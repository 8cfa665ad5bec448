"""The game on one page as it is played here, for who has never played it, and short words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dwar7s_winter.screen.pieces import name
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.types import RESOURCES
from dowlang.rulesets.dwar7s_winter.state.variants import (
    BLOODTHIRSTY,
    LEGENDARY,
    NIGHTMARE,
    NIGHTMARE_WEEKS,
    TOGETHER,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View


def overview(cards: CardSet, view: View) -> tuple[str, ...]:
    """Return the page in the language of the set: headings at the left edge, each with a paragraph
    below it.
    """
    said, param, solo = cards.speech.said, view["param"], view["players"] == 1
    paragraphs = [
        ("what", said("overview-what-is", count=param[P.WEEKS], goal=said(goal(view)))),
        (
            "ends",
            said(
                "overview-ends-solo" if solo else "overview-ends-all",
                at_once=said("overview-at-once") if param[P.LOSE_AT] else "",
                count=param[P.LOSE_DISASTERS],
                week=param[P.WEEKS],
                titles=titles(cards, view),
            ),
        ),
        (
            "week",
            said(
                "overview-week-is",
                disasters=disasters(cards, view),
                turns=said("overview-week-solo" if solo else "overview-week-all"),
            ),
        ),
        (
            "turn",
            said(
                "overview-turn-is",
                once=said("overview-hire-solo" if solo else "overview-hire-all"),
                music=music(cards, view),
            ),
        ),
        (
            "music",
            said("overview-music-is", others="" if solo else said("overview-music-others")),
        ),
        ("enemies", said("overview-enemies-are", shortage=shortage(cards, view))),
        *legends(cards, view),
        ("zones", said("overview-zones-are")),
        ("points", points(cards, view)),
    ]
    lines = []
    for heading, paragraph in paragraphs:
        lines += [said(f"overview-{heading}"), f"  {paragraph}"]
    return tuple(lines)


def goal(view: View) -> str:
    """Return the id of the sentence on who wins. Rules: D-END-10, U-55."""
    if view["players"] == 1:
        return "overview-goal-alone"
    together = view["param"][P.EDITION] == TOGETHER
    return "overview-goal-together" if together else "overview-goal-points"


def titles(cards: CardSet, view: View) -> str:
    """Return the titles of a solo player. Rules: D-VAR-06."""
    if view["players"] > 1:
        return ""
    said = cards.speech.said
    which = "overview-titles-all" if view["param"][P.SOLO_TITLES] else "overview-titles-highest"
    return said("overview-titles", which=said(which))


def disasters(cards: CardSet, view: View) -> str:
    """Return what occurs in a week. Rules: D-PH1-19, D-VAR-07, D-LEG-11."""
    said, nightmare, snowball = cards.speech.said, "", ""
    if view["variant"] & NIGHTMARE:
        weeks = cards.speech.listed([str(week) for week in NIGHTMARE_WEEKS])
        nightmare = said("overview-nightmare", weeks=weeks)
    if view["variant"] & LEGENDARY:
        snowball = said("overview-snowball", most=view["param"][P.SNOWBALL_MOST])
    return said("overview-disasters", nightmare=nightmare, snowball=snowball)


def music(cards: CardSet, view: View) -> str:
    """Return how often an instrument is played. Rules: D-PH3-15, D-VAR-03, D-VAR-04."""
    param, said = view["param"], cards.speech.said
    if view["players"] > 1:
        return said("overview-play-all")
    return said("overview-play-solo", count=param[P.SOLO_TOKENS], free=param[P.SOLO_FREE_MUSIC])


def shortage(cards: CardSet, view: View) -> str:
    """Return where gold stands in for what is missing. Rules: D-PH3-26, U-12."""
    said = cards.speech.said
    where = [
        said(id)
        for at, id in (
            (P.GOLD_DEFEAT, "overview-a-monster"),
            (P.GOLD_OVERCOME, "overview-a-disaster"),
        )
        if view["param"][at]
    ]
    return said("overview-shortage", what=cards.speech.listed(where)) if where else ""


def legends(cards: CardSet, view: View) -> tuple[tuple[str, str], ...]:
    """Return what the three legendary dwarves do. Rules: D-LEG-06..09."""
    if not view["variant"] & LEGENDARY:
        return ()
    said, once = cards.speech.said, view["param"][P.THUNDER_LIMIT]
    how = said("overview-thunder-once" if once else "overview-thunder-often")
    return (("legends", said("overview-legends-are", how=how)),)


def points(cards: CardSet, view: View) -> str:
    """Return what gives points. Rules: D-END-05..09, D-VAR-09, D-LEG-10."""
    param, said = view["param"], cards.speech.said
    worth = cards.speech.listed(
        [
            said("board-stock", resource=name(cards, "resource", r), count=param[P.PRODUCER[r]])
            for r in range(len(RESOURCES))
        ]
    )
    blood, legend = "", ""
    if view["variant"] & BLOODTHIRSTY:
        least = param[P.BLOODTHIRSTY_LEAST]
        from_on = said("overview-blood-least", count=least) if least > 1 else ""
        blood = said("overview-blood", least=from_on)
    if view["variant"] & LEGENDARY:
        legend = said("overview-legend-points", count=param[P.LEGEND_POINTS])
    return said(
        "overview-points-are",
        most=param[P.STOCK_MOST],
        worth=worth,
        militia=param[P.MILITIA],
        blood=blood,
        legend=legend,
    )


LEGEND = (
    ("F1 M4 P3 W2 C", "zones: forest, mine, plain, wall with their number, the castle"),
    ("1 step from the castle", "on the shortest way"),
    ("camp", "your dwarves beside the board"),
    ("needs 3 dwarves, 1 stone", "so many of your own in its zone, and what is paid"),
    ("action track", "the actions of your turn, 5, by attacks down to 3 for this week"),
    ("hand limit", "the cards of your week, 7, by attacks down to 5 for this week"),
    ("drum, horn, harp, fiddle", "the instruments of the music hall, each once a week"),
    ("silenced", "an instrument that a monster keeps from sounding"),
    ("lead", "who orders the monsters, goes first, and passes the token on each week"),
)
