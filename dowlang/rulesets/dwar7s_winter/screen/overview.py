"""The game on one page as it is played here, for who has never played it, and short words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dwar7s_winter.narration.wording import counted, listed
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
    """Return the page: headings at the left edge, each with a paragraph below it."""
    param, solo = view["param"], view["players"] == 1
    weeks, limit = param[P.WEEKS], param[P.LOSE_DISASTERS]
    return (
        "What it is",
        f"  You lead seven dwarves through a winter of {counted(weeks, 'week')}. {goal(view)}",
        "How it ends",
        f"  {fall(view)} if a monster stands in the castle{castle_falls(view)} or "
        f"{counted(limit, 'disaster')} {'is' if limit == 1 else 'are'} active. "
        f"After week {weeks} the points are counted.{titles(view)}",
        "A week",
        "  The monsters step toward the castle and attack, new ones appear at the walls, "
        f"{disasters(view)}. "
        + ("You choose a hand of cards and take your turn." if solo else BOTH),
        "Your turn",
        "  As many actions as your track shows: place a dwarf from camp in any zone (once a zone "
        f"and turn), move a dwarf one zone, hire a hero of the pool{once(solo)}, {music(view)}.",
        "Music",
        f"  When an instrument sounds, you play any cards of it from your hand"
        f"{'' if solo else ', then the others do, clockwise'}.",
        "Monsters and disasters",
        "  With enough of your own dwarves in its zone and the resources it asks for, you settle "
        "it at any time of your turn, without an action. The dwarves go back to camp. It gives "
        f"points; a disaster gives gold too.{shortage(view)}",
        *legends(view),
        "Zones",
        "  Forests give wood, mines stone, plains food, as your cards say, while neither monster "
        "nor disaster is there.",
        "Points",
        f"  {points(view)}.",
    )


BOTH = "Everybody chooses a hand of cards. Everybody takes a turn."


def goal(view: View) -> str:
    """Return who wins. Rules: D-END-10, U-55."""
    if view["players"] == 1:
        return "You hold the castle alone, and win if you hold it to the end."
    if view["param"][P.EDITION] == TOGETHER:
        return "All players hold the castle together, and win together if it holds to the end."
    return (
        "All players hold the castle together; who has the most points at the end wins alone, "
        "and a tie goes to more dwarves in camp, then to more points of heroes."
    )


def fall(view: View) -> str:
    """Return who loses, and when. Rules: D-END-01."""
    return f"At the end of a week {'you lose' if view['players'] == 1 else 'all lose'}"


def castle_falls(view: View) -> str:
    """Return that a monster in the castle loses the game earlier. Rules: U-52."""
    return " (at once, when it enters)" if view["param"][P.LOSE_AT] else ""


def titles(view: View) -> str:
    """Return the titles of a solo player. Rules: D-VAR-06."""
    if view["players"] > 1:
        return ""
    said = "all titles you reach" if view["param"][P.SOLO_TITLES] else "the highest you reach"
    return (
        f" They earn a title, {said}: from 25 points and 4 disasters overcome, 30 and "
        "5 monsters, 35 and 7 heroes of the pool, 40 and a full resource, 50 and 7 monsters and "
        "7 disasters."
    )


def disasters(view: View) -> str:
    """Return what occurs in a week. Rules: D-PH1-19, D-VAR-07, D-LEG-11."""
    said = "a disaster occurs"
    if view["variant"] & NIGHTMARE:
        said += f" (two in weeks {listed(map(str, NIGHTMARE_WEEKS))})"
    if view["variant"] & LEGENDARY:
        most = view["param"][P.SNOWBALL_MOST]
        said += f", and one more if its zone had one already, while {most} or fewer are active"
    return said


def once(solo: bool) -> str:
    """Return how often a hero is hired. Rules: D-PH3-14, D-VAR-05."""
    return " (as often as you can pay)" if solo else " (once a turn)"


def music(view: View) -> str:
    """Return how often an instrument is played. Rules: D-PH3-15, D-VAR-03, D-VAR-04."""
    if view["players"] > 1:
        return "play an instrument (once a turn)"
    free = view["param"][P.SOLO_FREE_MUSIC]
    tokens = counted(view["param"][P.SOLO_TOKENS], "token")
    return f"play instruments (you have {tokens} a week; the first {free} of a turn are free)"


def shortage(view: View) -> str:
    """Return where gold stands in for what is missing. Rules: D-PH3-26, U-12."""
    where = [
        said
        for at, said in ((P.GOLD_DEFEAT, "a monster"), (P.GOLD_OVERCOME, "a disaster"))
        if view["param"][at]
    ]
    return f" For {listed(where)} gold stands in for what is missing." if where else ""


def legends(view: View) -> tuple[str, ...]:
    """Return what the three legendary dwarves do. Rules: D-LEG-06..09."""
    if not view["variant"] & LEGENDARY:
        return ()
    free = "once a turn" if view["param"][P.THUNDER_LIMIT] else "any number of times"
    return (
        "Legendary dwarves",
        "  The Old Sage brings them in place of a dwarf in camp. The ice-wall champion counts as "
        "two against a monster, the earth guardian spares 1 resource of a disaster in its zone, "
        f"the thunder lord is placed without an action ({free}).",
    )


def points(view: View) -> str:
    """Return what gives points. Rules: D-END-05..09, D-VAR-09, D-LEG-10."""
    param = view["param"]
    worth = listed(f"{thing} {param[P.PRODUCER[r]]}" for r, thing in enumerate(RESOURCES))
    said = (
        f"Monsters, disasters and heroes as printed, a resource at {param[P.STOCK_MOST]} "
        f"({worth}), and {param[P.MILITIA]} for having all dwarves in camp"
    )
    if view["variant"] & BLOODTHIRSTY:
        least = param[P.BLOODTHIRSTY_LEAST]
        said += "; 1 for each kind of monster you defeated"
        said += f", from {counted(least, 'kind')} on" if least > 1 else ""
    if view["variant"] & LEGENDARY:
        said += f"; {param[P.LEGEND_POINTS]} for each legendary dwarf you have"
    return said


LEGEND = (
    ("F1 M4 P3 W2 C", "zones: forest, mine, plain, wall with their number, the castle"),
    ("1 step from the middle", "from the castle, on the shortest way"),
    ("camp", "your dwarves beside the board"),
    ("needs 3 dwarves, 1 stone", "so many of your own in its zone, and what is paid"),
    ("action track", "the actions of your turn, 5, by attacks down to 3 for this week"),
    ("hand limit", "the cards of your week, 7, by attacks down to 5 for this week"),
    ("drum, horn, harp, fiddle", "the instruments of the music hall, each once a week"),
    ("silenced", "an instrument that a monster keeps from sounding"),
    ("lead", "who orders the monsters, goes first, and passes the token on each week"),
)
