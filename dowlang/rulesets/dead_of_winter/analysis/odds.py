"""Count for `dow odds` on a table in its third round: morale, wounds, deaths, food, pieces.

Ongoing effects of a card (rules until a later time, watches, abilities, attached cards) have no
worth that could be counted, and they are named.

A deed is something a card has carried out by itself: an option of a crossroads card, the failure of
a crisis, an item that is played, a survivor's ability. The participants of the card's event are
taken from the table: the active player, a survivor of theirs, where that survivor stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.odds_declarations import Odds
from dowlang.engine.ongoing_effects import CARD, CHANGE, GRANT, INSTEAD, KIND, WATCH, value
from dowlang.rulesets.dead_of_winter.agents.heuristic import make_heuristic
from dowlang.rulesets.dead_of_winter.procedures.setup import new_game
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import settle
from dowlang.rulesets.dead_of_winter.state import streams
from dowlang.rulesets.dead_of_winter.state.events import EVENTS
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import MORALE_MAX
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NONE

Deed = tuple[str, Callable[[Winter], None]]
PLAYED = 3  # the round of the table
CHANCE = (streams.EXPOSURE, streams.DIE, streams.NOISE)


def wounds(game: Winter) -> int:
    """Wound tokens on all survivors, frostbite included."""
    return sum(game.wounds) + sum(game.frostbite)


def lost(game: Winter) -> int:
    """Return the number of survivors who died or were removed from the game."""
    return len(game.removed_survivors)


MEASURES: Mapping[str, Callable[[Winter], int]] = {
    "morale": lambda game: game.morale,
    "wounds": wounds,
    "survivors lost": lost,
    "food": lambda game: game.food,
    "zombies": lambda game: sum(game.zombies),
    "barricades": lambda game: sum(game.barricades),
    "noise": lambda game: sum(game.noise),
    "helpless survivors": lambda game: game.helpless,
    "cards in hands": lambda game: sum(map(len, game.hand)),
    "unused dice": lambda game: sum(map(len, game.unused)),
}


def _in_force(kind: int, game: Winter) -> int:
    return sum(entry[KIND] == kind for entry in game.lasting)


def _cards_in_force(kind: int, game: Winter) -> set[str]:
    return {entry[CARD] for entry in game.lasting if entry[KIND] == kind}


KINDS = {
    "rules that stay in force": CHANGE,
    "something that waits and happens later": WATCH,
    "a step of the colony phase that is replaced or skipped": INSTEAD,
    "an ability somebody has": GRANT,
}
LASTING: Mapping[str, Callable[[Winter], int]] = {
    **{name: partial(_in_force, kind) for name, kind in KINDS.items()},
    "a card that stays attached": lambda game: len(game.attached),
}
SOURCES = {name: partial(_cards_in_force, kind) for name, kind in KINDS.items()}


def table(cards: CardSet, seed: int, players: int) -> Winter:
    """Return the table after a set-up by chance and two rounds by heuristic agents.

    Somebody begins the first turn of the third round. Of a game that ends earlier it is the last
    turn that began.
    """
    game: Winter = new_game(
        cards,
        seed,
        players=players,
        objective="random",
        variant="standard",
        scenario="none",
        mature="yes",
    )
    agents = [make_heuristic(cards, seed, seat) for seat in range(players)]
    last = game.clone()
    while game.stack:
        _, player, kind, _ = game.stack[-1]
        if kind == "action" and not game.deeds:
            last = game.clone()
            if game.round >= PLAYED:
                break
        game.choose(agents[player].choose(game.view(player), game.decision))
    return last


def deeds(game: Winter, card: Mapping[str, Any]) -> tuple[Deed, ...]:
    """Return the deeds of the card on this table, nothing when the table has nobody for them."""
    roles = game.cards.handler(card["path"])
    you = game.active_player
    own = [survivor for survivor, controller in enumerate(game.controller) if controller == you]
    match card["kind"]:
        case "crossroads":
            payload = _payload(game, int(card.get("event", NONE)), own)
            return (("the card", lambda copy: _carry_out(copy, roles["start"], you, *payload)),)
        case "crisis" if "failure" in roles:
            return (("failed", lambda copy: _carry_out(copy, roles["failure"], copy.first_player)),)
        case "item" if "play" in roles or "event" in roles:
            role = "play" if "play" in roles else "event"
            return (("played", lambda copy: _carry_out(copy, roles[role], you)),)
        case "survivor" if own:
            names = [str(ability["role"]) for ability in card.get("abilities", ())]
            bearer = own[0]
            return tuple(
                (
                    name.replace("_", " "),
                    lambda copy, name=name: _carry_out(copy, roles[name], you, bearer),
                )
                for name in names
            )
    return ()


def comes_up(game: Winter, card: Mapping[str, Any]) -> bool:
    """Return True if the condition of a crossroads card holds here. Cards of other kinds wait for
    none.
    """
    if card["kind"] != "crossroads":
        return True
    you = game.active_player
    own = [survivor for survivor, controller in enumerate(game.controller) if controller == you]
    payload = _payload(game, int(card.get("event", NONE)), own)
    trigger = game.cards.handler(card["path"]).get("trigger")
    # a trigger returns the line of the card that does not hold, 0 where all hold
    return trigger is None or not trigger(game, you, *payload)


def _carry_out(game: Winter, role: Callable[..., Any], *local: int) -> None:
    """Run one role of a card, with an empty stack below it."""
    game.stack.clear()
    game.deeds = 1
    game.do(role, *local)
    game.do(settle)
    game.stack.reverse()
    game.run()


def _payload(game: Winter, event: int, own: list[int]) -> tuple[int, ...]:
    """Return the payload of an event, taken from the table by the noun of each field."""
    if event == NONE:
        return ()
    survivor = own[0] if own else NONE
    place = game.location[survivor] if survivor >= 0 else COLONY
    hand = game.hand[game.active_player]
    found = {
        "player": game.active_player,
        "survivor": survivor,
        "location": place,
        "card": hand[0] if hand else NONE,
    }
    return tuple(found.get(noun, 0) for _, noun in EVENTS[event].fields)


def _morale_is_full(game: Winter) -> bool:
    return game.morale >= value(game, MORALE_MAX)


FULL = {"morale": _morale_is_full}
TAKEN_ALONG = {
    "wounds": (
        "survivors lost",
        "who dies takes their wounds along: where a survivor is lost there are fewer wounds",
    )
}
ODDS = Odds(MEASURES, deeds, table, CHANCE, LASTING, comes_up, FULL, SOURCES, TAKEN_ALONG)
