"""Part 7 of the rules document, looked at while games are played: a log that checks the game
whenever something is written into it.

The engine writes an event into its log at the instant it happens, in the middle of a step; answers
(`chose`, `forced`, `none`) stand between steps. So there are three sets of laws:

- **at every event**: cards of all kinds in exactly one place (1, 6, 8), a third wound only while
  its death is on its way (2), spaces and noise (3), leaders lead their own group (4), dice only
  gained or lost by words that say so (5), tracks and tokens change by nothing but what is told (7),
  the order of rounds and turns (R-ROUND), lasting effects agree with what is counted beside them;
- **at every answer** also: `invariants.wrong`, nobody without a leader unless a step that names one
  waits, nothing told after the end;
- **at the decision what to do in a turn** also: nothing is left over from the last action (cards
  looked at, an action cancelled, a death, a group that waits for a survivor).

`checked` plays nothing: it starts a recorded game whose log is such a list. A violation raises
`Broken` out of the step that did it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from dowlang.engine import ongoing_effects
from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.engine.journal import Recorder, SetUp
from dowlang.engine.setup_options import complete, complete_rules
from dowlang.engine.state import SET_UP_LOG
from dowlang.rulesets.dead_of_winter.analysis import invariants
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import overdue
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import group, may_leave, room
from dowlang.rulesets.dead_of_winter.state.card_tables import EXILE
from dowlang.rulesets.dead_of_winter.state.card_zones import EQUIPMENT
from dowlang.rulesets.dead_of_winter.state.current_values import killing_wounds, on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    BEARER_TAG,
    EXILE_MAY_ENTER_COLONY,
    FORBID_BE_KILLED,
    ITEM_TAG,
    OBJECTIVE_TAG,
    PASSIVE_TAG,
)
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOBODY, NONE, NOWHERE, OUTSIDE
from tests.rules.dead_of_winter.ledger import Ledger


class Broken(AssertionError):
    """An invariant does not hold; says which, after what, and under which steps."""

    def __init__(self, what: str, entry: Frame, game: Winter) -> None:
        name = (
            game.cards.ruleset.events[entry[0]].name
            if entry and isinstance(entry[0], int)
            else entry[:1]
        )
        super().__init__(
            f"{what}; after {name} {entry[1:]}, round {game.round}, turn {game.turn}, stack "
            f"{[frame[0] for frame in game.stack[-4:]]}"
        )


class CheckedLog(list[Frame]):
    """The log of one game.

    Until `game` is set (the engine makes the game while its set-up is told) nothing is checked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.game: Winter | None = None
        self.ledger: Ledger | None = None
        # survivors of the exiled who could not leave the colony
        self.held: frozenset[int] = frozenset()
        self.checks = 0

    def append(self, entry: Frame, /) -> None:
        """Write, then look."""
        super().append(entry)
        game = self.game
        if game is None or self.ledger is None:
            return
        self.checks += 1
        if wrong := self.ledger.enter(game, entry) or at_event(game, entry):
            raise Broken(wrong, entry, game)
        answer = isinstance(entry[0], str) and entry[0] in ("chose", "forced", "none")
        if answer or entry[0] in (E.EXILED, E.CONTROL_CHANGED):
            self.held = held_in_colony(game, self.held)
        if answer and (wrong := at_answer(game, entry, self.held)):
            raise Broken(wrong, entry, game)

    def __delitem__(self, place: SupportsIndex | slice, /) -> None:
        """Undo takes events back: from there on nothing is checked."""
        super().__delitem__(place)
        self.game = None


def checked(
    cards: CardSet,
    seed: int,
    settings: Mapping[str, Any] | None = None,
    rules: Mapping[str, int | str] | None = None,
    digests: bool = False,
) -> Winter:
    """A recorded game at its first decision, checked from then on at everything it tells."""
    setup = SetUp(seed, complete(cards, settings or {}), complete_rules(cards, rules or {}))
    log = CheckedLog()
    waiting = SET_UP_LOG.set(log)
    try:
        game = cards.ruleset.new_game(cards, setup.seed, **setup.settings, rules=dict(setup.rules))
    finally:
        SET_UP_LOG.reset(waiting)
    assert isinstance(game, Winter)
    Recorder(game, setup, log, digests)
    attend(game, log)
    return game


def attend(game: Winter, log: CheckedLog) -> None:
    """From now on the log checks this game."""
    log.game, log.ledger = game, Ledger(game)
    if wrong := at_event(game, ("begun",)):
        raise Broken(wrong, ("begun",), game)


# ---- at every event
def at_event(game: Winter, entry: Frame) -> str:
    """The first law that does not hold in the middle of whatever is going on, or an empty text."""
    pieces = survivors(game, entry) or wounds(game, entry) or items(game, entry) or decks(game)
    return pieces or soundness_of_board(game, entry) or effects(game, entry)


def leaving(entry: Frame) -> int:
    """The survivor whose loss is being told, or -1: what depended on that one goes right after,
    so that it can hear of it (R-SURV-09).
    """
    if entry[0] == E.LEADER_LOST:
        return int(entry[2])
    return int(entry[1]) if entry[0] in (E.SURVIVOR_KILLED, E.SURVIVOR_REMOVED) else NONE


def just_taken_off(item: int, entry: Frame) -> bool:
    """Return True while it is being told what becomes of an item that its survivor bore: its
    rules end right after, so that they can hear of it (R-ACT-PLY-05).
    """
    if entry[0] == E.CARD_LEFT:
        return bool(entry[1] == EQUIPMENT)
    place = {
        E.CARD_UNEQUIPPED: 1,
        E.CARD_DISCARDED: 2,
        E.CARD_REMOVED: 2,
        E.CARD_TAKEN: 2,
        E.CRISIS_CONTRIBUTED: 2,
        E.EQUIPMENT_CONTRIBUTED: 2,
    }.get(entry[0])
    return place is not None and entry[place] == item


def survivors(game: Winter, entry: Frame) -> str:
    """1: every survivor card in the deck, in play, out of play for a time, removed, or in the
    frames of a step that deals or adds it.
    """
    in_play = [s for s, owner in enumerate(game.controller) if owner != NOBODY]
    out = [s for s, owner in enumerate(game.out_of_play) if owner != NOBODY]
    there = [*in_play, *out, *game.survivor_deck, *game.removed_survivors]
    if len(set(there)) != len(there):
        return "a survivor is in two places"
    missing = set(range(game.t.survivors)) - set(there)
    if missing:
        held = numbers([frame[1:] for frame in game.stack if frame[0] in HOLD_SURVIVORS])
        if not missing <= held:
            return f"survivors {sorted(missing - held)} are nowhere"
    for s, owner in enumerate(game.controller):
        if (owner == NOBODY) != (game.location[s] == NOWHERE):
            return f"survivor {s} has a controller or a standee, not both"
        if (
            game.out_of_play[s] == owner == NOBODY
            and s != leaving(entry)
            and (game.wounds[s] or game.frostbite[s] or game.moved[s])
        ):
            return f"survivor {s} has left and has tokens"
    for player in range(game.players):
        if tuple(game.groups[player]) != tuple(
            [s for s in in_play if game.controller[s] == player]
        ):
            return f"the group of player {player + 1} is not the survivors who have that controller"
    for player, leader in enumerate(game.leader):
        if leader != NONE and game.controller[leader] != player:
            return f"player {player + 1} is led by somebody else's survivor"
    return ""


HOLD_SURVIVORS = (
    "ask_kept",
    "pick",
    "picked",
    "survivors_kept",
    "ask_leader",
    "leader_named",
    "place_groups",
    "entrance_chosen",
    "deal_survivors",
)


def numbers(data: Any) -> set[int]:
    """All whole numbers in nested tuples and lists."""
    return (
        {data}
        if isinstance(data, int)
        else set().union(*[numbers(x) for x in data])
        if isinstance(data, tuple | list)
        else set()
    )


def wounds(game: Winter, entry: Frame) -> str:
    """2: nobody lives with a third wound; it is there only between its event and the death that
    already waits.

    At the end of the game the deaths that still waited are dropped with everything else (R-END-09,
    U-55).
    """
    if entry[0] == "end" or overdue(game):  # a card has to do with it: looked at before each action
        return ""
    for s, owner in enumerate(game.controller):
        if (
            owner != NOBODY
            and game.wounds[s] + game.frostbite[s] >= killing_wounds(game, s)
            and not on(game, FORBID_BE_KILLED, s)
        ):
            told = entry[0] in (E.WOUNDED, E.FROSTBITTEN, E.HURT) and entry[1] == s
            if not told and not any(
                frame[:2] in (("kill", s), ("die_if_deadly", s)) for frame in game.stack
            ):
                return (
                    f"survivor {s} lives with {game.wounds[s]} wounds and {game.frostbite[s]} "
                    f"frostbite"
                )
    return ""


def items(game: Winter, entry: Frame) -> str:
    """6: all items are conserved; only one that is just being taken off is in nobody's zone."""
    seen = [0] * game.t.items
    for pile in (
        game.waste,
        game.removed,
        game.box,
        game.drawn,
        *game.hand,
        *game.equipment,
        *game.item_deck,
    ):
        for item in pile:
            seen[item] += 1
    for item in (
        *(item for _, item, _ in game.contributed),
        *(item for _, item in game.stakes),
        *(item for _, item in game.tucked),
    ):
        seen[item] += 1
    if min(seen) == max(seen) == 1:
        return ""
    twice = [item for item, times in enumerate(seen) if times > 1]
    if twice:
        return f"items {twice} are in two places"
    nowhere = [item for item, times in enumerate(seen) if not times]
    return (
        ""
        if entry[0] == E.CARD_UNEQUIPPED and nowhere == [entry[1]]
        else f"items {nowhere} are nowhere"
    )


def decks(game: Winter) -> str:
    """8 and the like for crossroads cards, crises, exile and secret objectives: no card is in
    two places.
    """
    crossroads = [
        *game.crossroads_deck,
        *game.removed_crossroads,
        *([game.crossroads] if game.crossroads != NONE else []),
    ]
    if len(set(crossroads)) != len(crossroads):
        return "a crossroads card is in two places"
    if not {card for card, _, _ in game.attached} <= set(game.removed_crossroads):
        return "an attached crossroads card is also in the deck"
    if (game.crossroads != NONE) > (game.active_player != NOBODY):
        return "a crossroads card is in force outside a turn"
    if (game.crossroads == NONE) != (game.holder == NONE):
        return "a crossroads card without a holder"
    exiles = [*game.exile_deck, *[secret - EXILE for secret in game.secret if secret >= EXILE]]
    if len(set(exiles)) != len(exiles):
        return "an exile objective is in two places"
    dealt = [secret for secret in game.dealt if secret != NONE]
    return "two players have the same secret objective" if len(set(dealt)) != len(dealt) else ""


def soundness_of_board(game: Winter, entry: Frame) -> str:
    """3, 5, 7 as `invariants.board` has them; a track at 0 may be told, and the end of the game
    right after it.
    """
    wrong = invariants.board(game)
    if wrong == "the game goes on with a track at 0" and entry[0] in (
        E.MORALE_LOST,
        E.ROUND_MARKER_MOVED,
    ):
        return ""
    return wrong


def effects(game: Winter, last: Frame) -> str:
    """What is counted beside lasting effects agrees with them, and nothing lasts whose card or
    bearer is gone.
    """
    hears, scoped, param = [0] * len(game.hears), [0] * len(game.scoped), list(game.basis)
    for entry in game.lasting:
        data, tag = entry[ongoing_effects.DATA], entry[ongoing_effects.TAG]
        if entry[ongoing_effects.KIND] == ongoing_effects.WATCH:
            hears[data[0]] += 1
        elif entry[ongoing_effects.KIND] == ongoing_effects.CHANGE:
            if data[3] != NOBODY or data[4] or data[7]:
                scoped[data[0]] += 1
            else:
                param[data[0]] = data[1] if data[2] else param[data[0]] + data[1]
        if (
            ITEM_TAG <= tag < BEARER_TAG
            and tag - ITEM_TAG not in game.equipment[entry[ongoing_effects.BEARER]]
            and not just_taken_off(tag - ITEM_TAG, last)
        ):
            return f"item {tag - ITEM_TAG} works although nobody carries it"
        for low, high in ((BEARER_TAG, OBJECTIVE_TAG), (PASSIVE_TAG, PASSIVE_TAG + 1000)):
            if (
                low <= tag < high
                and game.controller[tag - low] == NOBODY
                and tag - low != leaving(last)
            ):
                return f"something of survivor {tag - low} lasts, who is out of play"
    if (hears, scoped, param) != (game.hears, game.scoped, game.param):
        return "the numbers of the rules do not agree with the lasting effects"
    return ""


# ---- at every answer and every turn
def at_answer(game: Winter, entry: Frame, held: frozenset[int]) -> str:
    """Between two steps: what `soundness` says of saved games; whoever has survivors has a leader,
    or a step waits that names one, or the replacement of a lost last survivor is still to come.
    """
    if wrong := invariants.wrong(game):
        return wrong
    waiting = {frame[0] for frame in game.stack}
    if game.phase and not waiting & {"choose_leader", "leader_chosen", "entrance_chosen"}:
        for player in range(game.players):
            if game.leader[player] == NONE and group(game, player) and not game.waiting[player]:
                return f"player {player + 1} has survivors and no leader"
    return in_turn(game, held) if entry[2] == "action" else ""


def held_in_colony(game: Winter, held: frozenset[int]) -> frozenset[int]:
    """Of the survivors of the exiled in the colony those who cannot leave now, or could not
    before and have stayed (decision 17).
    """
    if not any(game.exiled):
        return frozenset()
    there = [
        s
        for s, place in enumerate(game.location)
        if place == COLONY and game.exiled[game.controller[s]]
    ]
    return frozenset(
        [
            s
            for s in there
            if s in held
            or not may_leave(game, s)
            or not any(room(game, place) for place in OUTSIDE)
        ]
    )


def in_turn(game: Winter, held: frozenset[int]) -> str:
    """Before the next action of a turn nothing of the last one is left."""
    left = {
        "drawn": game.drawn,
        "aside": game.aside,
        "fact": game.fact,
        "cancelled": game.cancelled,
        "playing": game.playing + 1,
        "turn_over": game.turn_over,
        "a third wound": invariants.wounds_kill(game),
    }
    for name, value in left.items():
        if value:
            return f"`{name}` is {value} when the next action is asked for"
    for player in range(game.players):
        if game.leader[player] == NONE and not game.eliminated[player] and game.survivor_deck:
            return f"player {player + 1} has no survivors although the deck has some"
        inside = not game.param[EXILE_MAY_ENTER_COLONY] and game.exiled[player]
        if inside and any(
            game.location[s] == COLONY and s not in held for s in group(game, player)
        ):
            return f"a survivor of player {player + 1}, who is exiled, is in the colony"
        if game.eliminated[player] and (
            group(game, player) or game.hand[player] or game.unused[player]
        ):
            return f"player {player + 1} is out of the game and still has something"
    return ""
