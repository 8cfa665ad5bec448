"""Tell what many games are asked about: each card's part in one finished game, and every goal.

`tallies` reads the log. Each thing it yields is counted once: (what, name, detail, seat), where the
name is the path of a card or a word, and the seat is -1 where it is nobody's. `docs/metrics.md`
says what each one counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dowlang.engine.frames import Frame
from dowlang.engine.goals import Progress
from dowlang.rulesets.dead_of_winter.procedures.endings import objective_progress, secret_progress
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, Tables
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, Player

Tally = tuple[str, str, str, int]
NO_SEAT = -1

OF_CROSSROADS = {E.CROSSROADS_DRAWN: (0, 1, "drawn"), E.CROSSROADS_TRIGGERED: (0, 1, "came up")}
"""Event -> (place of the player, place of the card, what it is called)."""
OF_ITEMS = {
    E.CARD_PLAYED: (0, 1, "played"),
    E.CARD_EQUIPPED: (0, 1, "equipped"),
    E.ITEM_ABILITY_USED: (0, 1, "used"),
    E.CARD_KEPT: (0, 2, "found"),
    E.CRISIS_CONTRIBUTED: (0, 1, "contributed"),
    E.EQUIPMENT_CONTRIBUTED: (0, 1, "contributed"),
    E.HANDED_OFF: (0, 1, "handed on"),
    E.REQUEST_GRANTED: (1, 2, "given on request"),
}
OF_SURVIVORS = {
    E.SURVIVOR_ADDED: (0, 1, "joined"),
    E.ABILITY_USED: (0, 1, "ability used"),
    E.SURVIVOR_REMOVED: (1, 0, "removed"),
}
REASONS = {
    E.STARVED: "hunger",
    E.WASTE_CHECKED: "waste",
    E.DEATHS_COST: "deaths",
    E.EXILE_COSTS: "exile",
    E.SURPLUS_GIVEN: "surplus for a crisis",
}
"""Why morale changes, by the event right before."""


def goals(game: Winter) -> Iterator[tuple[str, Player, Progress]]:
    """Yield the main objective, which is everybody's, and each player's secret one, with how far
    they are.
    """
    main = objective_progress(game)
    if main is not None:
        yield game.t.objective_path[game.main], NO_SEAT, main
    for player in range(game.players):
        own = secret_progress(game, player)
        if own is not None:
            yield game.t.secret_path[game.secret[player]], player, own


def tallies(game: Winter, log: Sequence[Frame]) -> Iterator[Tally]:
    """Yield what happened in a finished game, once for each time."""
    for entry in log:
        if isinstance(entry[0], int):
            yield from _of_cards(game.t, entry[0], entry[1:])
            yield from _of_people(game, entry[0], entry[1:])
    yield from _of_morale(game, log)
    for player in range(game.players):
        for survivor in range(game.t.survivors):
            if game.controller[survivor] == player:
                yield "survivor", game.t.survivor_path[survivor], "alive at the end", player


def _of_cards(t: Tables, event: int, payload: tuple[int, ...]) -> Iterator[Tally]:
    """Yield what an event says of crossroads cards, items and crises."""
    if event in OF_CROSSROADS:
        who, card, said = OF_CROSSROADS[event]
        yield "crossroads", t.crossroads_path[payload[card]], said, payload[who]
    elif event in OF_ITEMS:
        who, card, said = OF_ITEMS[event]
        if 0 <= payload[card] < t.items:
            yield "item", t.design_path[t.item_card[payload[card]]], said, payload[who]
    elif event == E.CRISIS_REVEALED:
        yield "crisis", t.crisis_path[payload[0]], "revealed", NO_SEAT
    elif event in (E.CRISIS_PREVENTED, E.CRISIS_FAILED):
        crisis, total, need = payload
        path = t.crisis_path[crisis]
        said = "prevented" if event == E.CRISIS_PREVENTED else "failed"
        yield "crisis", path, said, NO_SEAT
        yield from _times(max(0, total), "crisis", path, "points given")
        yield from _times(max(0, need), "crisis", path, "points needed")


def _of_people(game: Winter, event: int, payload: tuple[int, ...]) -> Iterator[Tally]:
    """Yield what an event says of survivors, objectives, votes and exiles."""
    t = game.t
    if event in OF_SURVIVORS:
        who, survivor, said = OF_SURVIVORS[event]
        if payload[survivor] != NOBODY:
            yield "survivor", t.survivor_path[payload[survivor]], said, payload[who]
    elif event == E.SURVIVOR_KILLED:
        survivor, owner, _, cause, _ = payload
        said = f"killed: {E.CAUSES_OF_HARM[cause]}"
        yield "survivor", t.survivor_path[survivor], said, owner
    elif event in (E.SECRET_DEALT, E.OBJECTIVE_REPLACED):
        player, secret = payload
        said = "dealt" if event == E.SECRET_DEALT else "taken in exile"
        yield "secret", t.secret_path[secret], said, player
    elif event == E.GOAL_TOLD:
        player, secret, have, want, won = payload
        if secret in t.secret_path:
            yield "secret", t.secret_path[secret], "held at the end", player
            if have >= want:
                yield "secret", t.secret_path[secret], "met", player
            if won:
                yield "secret", t.secret_path[secret], "won", player
    elif event == E.EXILE_VOTE_STARTED:
        yield "exile", "vote called", _side(game, payload[1]), payload[0]
    elif event == E.EXILED:
        yield "exile", "exiled", _side(game, payload[0]), payload[0]


def _of_morale(game: Winter, log: Sequence[Frame]) -> Iterator[Tally]:
    """Yield each point of morale lost or gained, with its reason: what happened right before, else
    the card that is carried out.
    """
    speaks = game.cards.ruleset.event_number["card_speaks"]
    before, card = -1, -1
    for entry in log:
        event = entry[0]
        if event == speaks:
            card = entry[1]
            continue
        if event in (E.MORALE_LOST, E.MORALE_GAINED):
            reason = REASONS.get(before, str(game.cards.facts[card]["path"]) if card >= 0 else "")
            said = "lost" if event == E.MORALE_LOST else "gained"
            yield from _times(entry[1], "morale", reason or "the rules", said)
        if isinstance(event, int):
            before = event


def _times(count: int, what: str, name: str, detail: str) -> Iterable[Tally]:
    return ((what, name, detail, NO_SEAT) for _ in range(count))


def _side(game: Winter, player: Player) -> str:
    """Return whether a player was dealt a betrayal objective, as `betrayer` or `loyal`."""
    return "betrayer" if game.dealt[player] >= BETRAYAL else "loyal"
