"""A small hand-made set: enough cards of every kind for games of all variants, handlers written in
Python as the compiler would.

Names are invented for these tests. Survivors have distinct influence; item cards cover the ways a
card can be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any

from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.goals import Progress, at_least
from dowlang.engine.ongoing_effects import Change, Origin, change, grant, watch
from dowlang.engine.voting import vote
from dowlang.rulesets.dead_of_winter.procedures.exposure import expose
from dowlang.rulesets.dead_of_winter.procedures.harm import frost
from dowlang.rulesets.dead_of_winter.procedures.healing import remove_wounds
from dowlang.rulesets.dead_of_winter.procedures.helpless import add_helpless
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import draw_survivor, join
from dowlang.rulesets.dead_of_winter.procedures.tracks import add_food, gain_morale, lose_morale
from dowlang.rulesets.dead_of_winter.procedures.zombies import add_zombies, kill_zombies
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, LOCATIONS, SYMBOLS

FACTS: list[dict[str, Any]] = []
ROLES: dict[str, dict[str, Any]] = {}


def card(kind: str, slug: str, roles: dict[str, Any] | None = None, **facts: Any) -> None:
    path = f"tiny/{kind}/{slug}"
    FACTS.append(
        {
            "kind": kind,
            "name": slug.replace("_", " ").title(),
            "slug": slug,
            "path": path,
            "file": "",
            "line": 1,
            "hash": "",
            "copies": {kind: 1},
            **facts,
        }
    )
    ROLES[path] = roles or {}


# ---- what the cards do
def eat(g: Winter, you: int) -> None:
    add_food(g, 2)


def heal(g: Winter, you: int) -> None:
    for s in group(g, you):
        if g.wounds[s]:
            remove_wounds(g, s, 1)
            return


def rally(g: Winter, you: int) -> None:
    gain_morale(g, 1)


def recruit(g: Winter, you: int) -> None:
    g.do(join, draw_survivor(g, you), you)


def crowd(g: Winter, you: int) -> None:
    add_helpless(g, 2, you)


def knife(g: Winter, origin: Origin) -> None:
    change(g, origin, Change(P.ATTACK_VALUE, -1, False, origin.bearer))


def drum(g: Winter, origin: Origin) -> None:
    grant(g, origin, drumming.__name__, "", 1, P.ROUND, 1)


def drumming(g: Winter, you: int, bearer: int) -> None:
    gain_morale(g, 1)


def cull(g: Winter, you: int, bearer: int) -> None:
    g.do(kill_zombies, 2, g.location[bearer], bearer)


def cook(g: Winter, you: int, bearer: int) -> None:
    add_food(g, 1)


def frostbite_home(g: Winter, you: int) -> None:
    for s in [s for s, x in enumerate(g.location) if x == COLONY][:2]:
        g.do(frost, s, 1)


def horde(g: Winter, you: int) -> None:
    g.do(add_zombies, 5, COLONY)


def moved_out(
    g: Winter, you: int, player: int, survivor: int, origin: int, destination: int, using: int
) -> int:
    return 0 if player == you and destination != COLONY else 3


def moved_out_happens(
    g: Winter, you: int, player: int, survivor: int, origin: int, destination: int, using: int
) -> None:
    g.do(expose, survivor)
    g.do(rally, you)


def hungry(g: Winter, you: int) -> int:
    return 0 if g.food <= 1 else 2


def hungry_happens(g: Winter, you: int) -> None:
    g.do(vote, tuple(p for p in range(g.players) if not g.exiled[p]), -1, 0)
    g.receive(hungry_voted, you)


def hungry_voted(g: Winter, passed: int, you: int) -> None:
    if passed:
        add_food(g, 3)
        g.do(add_zombies, 2, COLONY)
    else:
        lose_morale(g, 1)


def tokens(g: Winter, you: int, player: int, die: int) -> int:
    return 0 if player == you else 2


def tokens_happens(g: Winter, you: int, player: int, die: int) -> None:
    g.cancel("the result")


def full(g: Winter, you: int) -> int:
    return 0


def set_up(g: Winter, you: int) -> None:
    g.do(add_zombies, 6, COLONY)


def samples(g: Winter, origin: Origin) -> None:
    watch(g, origin, E.ZOMBIE_KILLED, "", sample_found.__name__)


def sample_found(g: Winter, *payload: int) -> None:
    g.add_to_counter("tiny/objective/samples", 0, 1)


def goal_samples(g: Winter, player: int) -> Progress:
    return at_least(1, g.counters[0], 4 * g.players)


def goal_food(g: Winter, player: int) -> Progress:
    return at_least(1, g.food, 10)


def goal_hand(g: Winter, player: int) -> Progress:
    return at_least(1, len(g.hand[player]), 3)


def goal_low(g: Winter, player: int) -> Progress:
    return at_least(1, int(g.morale == 0), 1)


def goal_crew(g: Winter, player: int) -> Progress:
    return at_least(1, len(group(g, player)), 3)


def always(g: Winter, player: int, bearer: int) -> bool:
    return True


# ---- the cards
for n in range(30):
    abilities = (
        [{"role": "ability", "die": 3, "limit": ["round", 1]}],
        [{"role": "ability", "die": 0, "limit": ["turn", 2]}],
        [],
    )[n % 3]
    card(
        "survivor",
        f"person_{n + 1:02}",
        {"ability": cull if n % 3 == 0 else cook, "ability.possible": always},
        influence=10 + 2 * n,
        attack=1 + n % 5,
        search=1 + n * 3 % 5,
        places=["colony", "school"] if n % 2 else [],
        abilities=abilities,
        male=n % 3 == 0,
        female=n % 3 == 1,
        animal=n % 3 == 2,
    )
for place in LOCATIONS[1:]:
    for symbol, way, role, copies in (
        ("food", "play", eat, 3),
        ("medicine", "play", heal, 3),
        ("weapon", "equip", knife, 3),
        ("tool", "equip", drum, 3),
        ("education", "event", rally, 3),
        ("survivor", "play", recruit, 3),
        ("fuel", "play", crowd, 2),
    ):
        adds = symbol in ("survivor", "fuel")
        card(
            "item",
            f"{place}_{symbol}",
            {way: role},
            deal=[symbol, place, copies],
            adds_survivors=adds,
            **{way: True},
        )
for symbol, way, role in (
    ("food", "play", eat),
    ("medicine", "play", heal),
    ("weapon", "equip", knife),
    ("fuel", "play", rally),
    ("tool", "equip", drum),
):
    card("item", f"starting_{symbol}", {way: role}, deal=[symbol, 5], **{way: True})
for n, symbol in enumerate(SYMBOLS[:6]):
    card(
        "crisis",
        f"lack_of_{symbol}",
        {"failure": (frostbite_home, horde)[n % 2], "optional": rally},
        symbols=[symbol],
        **({"optional": {"count": 1, "symbol": "tool"}} if n == 1 else {}),
    )
for n in range(8):
    card(
        "crossroads",
        f"far_{n}",
        {"trigger": moved_out, "start": moved_out_happens},
        event=E.MOVED,
        mature=n == 0,
    )
    card(
        "crossroads",
        f"hungry_{n}",
        {"trigger": hungry, "start": hungry_happens},
        event=-1,
        non_cooperative=n == 0,
    )
    card(
        "crossroads",
        f"token_{n}",
        {"trigger": tokens, "start": tokens_happens},
        event=E.FOOD_TOKEN_SPENT,
    )
card("crossroads", "strangers", {"trigger": full, "start": crowd}, event=-1, adds_survivors=True)
card(
    "objective",
    "samples",
    {
        "standard.setup": set_up,
        "standard.goal": goal_samples,
        "standard.rules": samples,
        "hardcore.goal": goal_samples,
        "hardcore.rules": samples,
    },
    standard={"morale": 7, "rounds": 5, "food": 4, "helpless": 1},
    hardcore={"morale": 6, "rounds": 4},
    counters=["samples"],
)
card(
    "objective",
    "larder",
    {"standard.goal": goal_food, "hardcore.goal": goal_food},
    standard={"morale": 8, "rounds": 6},
)
for n in range(24):
    card("secret", f"secret_{n:02}", {"goal": (goal_hand, goal_crew)[n % 2]})
for n in range(10):
    card("betrayal", f"betrayal_{n:02}", {"goal": goal_low})
    card("exile", f"exile_{n:02}", {"goal": goal_low})
card("location", "school", survivors=4, entrance=4, noise=4)
card(
    "scenario",
    "long_night",
    {"rules": lambda g, origin: change(g, origin, Change(P.PEOPLE_PER_FOOD, 3, True))},
    objective="larder",
    remove=["mature"],
)


def module(path: str) -> ModuleType:
    """The handler module of a card: functions of its own, as the loader renames them."""
    out = ModuleType(path)
    copies: dict[Any, Any] = {}
    for name, function in ROLES[path].items():
        copies[name] = _own(function)
    out.ROLES, out.STEPS = copies, tuple(copies.values())  # type: ignore[attr-defined]
    return out


def _own(function: Any) -> Any:
    def own(*arguments: Any) -> Any:
        return function(*arguments)

    own.__name__ = function.__name__
    return own


def of(facts: Sequence[dict[str, Any]]) -> CardSet:
    """A set of some of these cards, or of cards with other facts, with the helper steps of the
    cards known by name.
    """
    cards = CardSet(RULESET, Edition("tiny", "1", "0123456789abcdef"), facts, module)
    for step in (drumming, hungry_voted, sample_found, rally):
        cards.steps[step.__name__] = step
    return cards


def only(kind: str, count: int) -> CardSet:
    """The set with so many cards of a kind."""
    there = [card["slug"] for card in FACTS if card["kind"] == kind][:count]
    return of([card for card in FACTS if card["kind"] != kind or card["slug"] in there])


@lru_cache(maxsize=1)
def load() -> CardSet:
    """The whole set."""
    return of(FACTS)
