"""Play Dwar7s Winter to win: save the castle, settle threats in time, hire heroes, produce.

The agent sees its view and the decision. Among the threats whose price it can pay it takes the one
with the least effort, and walks and places toward it. Otherwise it hires, plays the instrument of
which it holds most, and puts dwarves where they produce. It uses no chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dowlang.engine.decisions import Decision
from dowlang.engine.frames import Answer
from dowlang.rulesets.dwar7s_winter.agents.knowledge import Knowledge, knowledge
from dowlang.rulesets.dwar7s_winter.agents.situation import Situation
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import owner_of, party_members, place_of
from dowlang.rulesets.dwar7s_winter.state.types import CAMP, NONE, RESOURCES

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

SETTLE, WALK, PUT, POINT = 1_000, 100, 90, 6
LATE = 3  # weeks before the end in which a new hero hardly pays
NEVER = -1_000_000


def make_heuristic(cards: CardSet, chance: int, seat: int) -> Heuristic:
    """Return an agent for one seat of one game. It uses no chance."""
    return Heuristic(cards)


class Heuristic:
    """Answers for one seat."""

    def __init__(self, cards: CardSet) -> None:
        self.cards, self.known = cards, knowledge(cards)
        self.goal = NONE  # the zone that the last action was for

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the number of the option with the most points, the first of equals."""
        now = Situation(self.cards, view)
        points = [self.points(now, answer, decision.kind) for answer in decision.answers]
        return points.index(max(points))

    def points(self, now: Situation, answer: Answer, kind: str) -> int:
        """Return what an option is worth."""
        if answer[0] in ACTIONS:
            return ACTIONS[answer[0]](now, self.known, answer)
        if len(answer) < 2:
            return 0
        if kind == "leave":
            return -self.known.value[answer[1]]
        if kind in ("guardian", "zone", "way"):
            return zone_points(now, answer[1]) if kind != "way" else -now.own[answer[1]]
        if kind == "play_cards":
            return 1 if answer[0] == O.PLAY_HERO and not self.known.steps[answer[1]] else 0
        if kind == "option":
            return self.option(now, answer)
        if kind == "dwarf":
            return dwarf_points(now, answer[1])
        if kind == "hero":
            return hero_points(now, self.known, answer[1])
        if kind == "number":
            return 0 if answer[1] and self.stepping(now) else answer[1]
        if kind == "party":
            return -sum(map(len, (party_members(answer[1])[1],)))
        return 0

    def option(self, now: Situation, answer: Answer) -> int:
        """Return how welcome the resource is that an option's label names."""
        label = str(self.cards.facts[answer[1]]["labels"].get(str(answer[2]), "")).casefold()
        return max((now.needed(r) for r, name in enumerate(RESOURCES) if name in label), default=0)

    def stepping(self, now: Situation) -> bool:
        """Return True if the hero under way only moves dwarves of anybody."""
        played = now.view["played"][now.me]
        return bool(played) and self.known.steps[played[-1]]


# ---- actions
def end_turn(now: Situation, known: Knowledge, answer: Answer) -> int:
    """Return 0: ending is worth nothing, and better than what harms."""
    return 0


def settle(now: Situation, known: Knowledge, answer: Answer) -> int:
    """Settle a threat whenever it can be."""
    monster = answer[0] == O.DEFEAT
    threat = now.t.monster[answer[1]] if monster else now.t.disaster[answer[1]]
    at = now.view["monster_at" if monster else "token_at"][answer[1]]
    return SETTLE + now.worth(threat, at, monster)


def hire(now: Situation, known: Knowledge, answer: Answer) -> int:
    """Hire for points and for what the hero does in the weeks to come."""
    return hero_points(now, known, answer[1]) - 3 * answer[2]


def hero_points(now: Situation, known: Knowledge, hero: int) -> int:
    """Return what owning a hero is worth."""
    weeks: int = max(0, now.view["param"][P.WEEKS] - now.view["week"] - 1)
    return POINT * int(now.t.hero_points[hero]) + known.value[hero] * min(LATE, weeks) // 2


def music(now: Situation, known: Knowledge, answer: Answer) -> int:
    """Play the instrument of which the hand holds most."""
    hand = now.view["hand"]
    fits = [hero for hero in hand if now.t.hero_music[hero] == answer[1]]
    return sum(known.value[hero] for hero in fits if not known.steps[hero])


def place(now: Situation, known: Knowledge, answer: Answer) -> int:
    """Place toward the best aim, else where it produces."""
    return toward(now, NONE, answer[2])


def move(now: Situation, known: Knowledge, answer: Answer) -> int:
    """Move toward the best aim, else from a crowd to where it produces."""
    leaves = 0 if now.own[answer[2]] > 1 else now.yields_alone(answer[2])
    gain = toward(now, answer[2], answer[3])
    return gain - 1 if gain >= WALK else gain - leaves - 2


def toward(now: Situation, origin: int, zone: int) -> int:
    """Return what one more dwarf in a zone is worth."""
    for aim in now.aims:
        if aim.effort > now.view["actions_left"] or not aim.missing or origin == aim.zone:
            continue
        if zone == aim.zone:
            return WALK + aim.worth // max(1, aim.effort)
        enough = sum(now.own[near] for near in now.graph.near[aim.zone]) >= aim.missing
        if origin == NONE and zone in now.graph.near[aim.zone] and not enough:
            return PUT + aim.worth // max(1, aim.effort)
    return now.yields(zone)


# ---- answers
def zone_points(now: Situation, zone: int) -> int:
    """Return what a dwarf of the seat is worth in a zone."""
    return toward(now, NONE, zone)


def dwarf_points(now: Situation, code: int) -> int:
    """Prefer own dwarves: in camp when one is placed, in a crowd when one goes."""
    if owner_of(code) != now.me:
        return -5
    at = place_of(code)
    return 5 if at == CAMP else now.own[at] + 2 * now.blocked(at)


ACTIONS: dict[int, Callable[[Situation, Knowledge, Answer], int]] = {
    O.END_TURN: end_turn,
    O.PLACE: place,
    O.MOVE: move,
    O.HIRE: hire,
    O.MUSIC: music,
    O.DEFEAT: settle,
    O.OVERCOME: settle,
}
