"""List the uses of a card on a turn and their blockers: playing an item, abilities printed and
granted.

Nothing here decides anything: `actions.actions` is asked if a use is possible (see
`engine.use_blockers`). Here stand the ways to use a card, how each blocker is lifted on a copy, and
how it is told. Adding to the crisis, requests and hand-offs are uses of any card and not told.

Rules: R-ACT-PLY, R-ACT-ABL.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from dowlang.engine.effect_lifetimes import end
from dowlang.engine.ongoing_effects import (
    BEARER,
    CARD,
    CHANGE,
    DATA,
    GRANT,
    KIND,
    NUMBER,
    OWNER,
    PARAMETER,
    rebase,
    used,
)
from dowlang.engine.use_declarations import USED_UP, WRONG_PLACE, Blocker, Told, Use, Uses
from dowlang.rulesets.dead_of_winter.actions.legal_abilities import limit_of
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.analysis.whereabouts_of_cards import whereabouts
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.board import players_in_game, room
from dowlang.rulesets.dead_of_winter.state.card_facts import WAYS, way_of
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP, PLAY, WAY_NUMBER
from dowlang.rulesets.dead_of_winter.state.current_values import ability_value
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.labels import label
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOBODY, OUTSIDE, Player, Survivor

ABILITY = "ability"
LINE = "its line does not hold"
BANS = (
    P.FORBID_ABILITY,
    *range(P.FORBID_PLAY, P.FORBID_PLAY_CARD + 1),
    P.FORBID_BE_EQUIPPED,
    P.FORBID_ACT,
)
"""Bans of using and playing cards. What a line does is forbidden by others (`cannot be killed`):
there the line does not hold.
"""
ANY_DIE = 99  # a die that is enough whatever a card asks for
ROOMY = 9_999
TIMES = {1: "once", 2: "twice"}
SCOPES = {P.TURN: "turn", P.ROUND: "round", P.GAME: "game"}


def uses_of(game: Winter, path: str) -> tuple[Use, ...]:
    """Return every use that some player has of the card as it lies now."""
    facts = game.cards.paths[path]
    own = {"item": _plays, "survivor": _printed}.get(facts["kind"])
    return (
        *(own(game, game.cards.number(facts["kind"], facts["slug"])) if own is not None else ()),
        *_granted(game, path),
    )


def ways_of(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the ways to use a card: an item is played, as an event too, or equipped.

    Other cards have abilities at most, which their lines say.
    """
    return (WAYS[_way(WAY_NUMBER[way_of(facts)])],) if facts["kind"] == "item" else ()


def _way(way: int) -> int:
    return EQUIP if way == EQUIP else PLAY


# ---- the ways
def _plays(game: Winter, design: int) -> Iterator[Use]:
    """Yield the uses by playing from a hand, one a player who holds a copy. Rules:
    R-ACT-PLY-01, -04, -07.
    """
    t = game.t
    way, adds = t.design_way[design], t.design_adds[design]
    kind = O.EQUIP_CARD if way == EQUIP else O.PLAY_CARD
    for player, hand in enumerate(game.hand):
        copies = [item for item in hand if t.item_card[item] == design]
        if copies:
            blockers = _bans(game)
            if way == EQUIP:
                blockers.append(_bearer(player))
            if adds or t.design_barred[design]:
                blockers.append(_space(player))
            yield Use(
                WAYS[_way(way)], player, tuple((kind, item) for item in copies), tuple(blockers)
            )


def _printed(game: Winter, survivor: Survivor) -> Iterator[Use]:
    """Yield the abilities on a survivor's card, for whoever controls the survivor. Rules:
    R-ACT-ABL-01..03.
    """
    player = game.controller[survivor]
    if player == NOBODY:
        return
    roles = game.cards.handler(game.t.survivor_path[survivor])
    for number, ability in enumerate(game.t.abilities[survivor], 1):
        blockers = [
            _place(survivor, ability.places),
            *_bans(game),
            _lines(game, survivor, player, ability.role),
        ]
        if ability.limit:
            blockers.append(_limit(limit_of(survivor, number), ability.scope, ability.limit))
        if ability.die:
            blockers.append(_die(player, survivor, ability.die))
        elif not ability.limit:
            blockers.append(_effect())
        yield Use(
            ABILITY,
            player,
            ((O.ABILITY, survivor, number),),
            tuple(blockers),
            roles[ability.role].__name__,
        )


def _granted(game: Winter, path: str) -> Iterator[Use]:
    """Yield the abilities that the card has put in force, for the bearer's controller, the owner,
    or everybody. Rules: R-ACT-HND-02.
    """
    ordinals: Counter[int] = Counter()
    for entry in game.lasting:
        if entry[KIND] != GRANT or entry[CARD] != path:
            continue
        bearer = entry[BEARER]
        ordinals[bearer] += 1
        if bearer != NOBODY and game.controller[bearer] == NOBODY:
            continue  # one of those who would have it, and is not in play
        step, test, die, scope, limit, _ = entry[DATA]
        answer = (O.USE, bearer, game.cards.card_numbers[path], ordinals[bearer])
        whose = game.controller[bearer] if bearer != NOBODY else entry[OWNER]
        for player in (whose,) if whose != NOBODY else players_in_game(game):
            blockers = [_condition(entry)] if test else []
            blockers += [_limit(entry[NUMBER], scope, limit)] if limit else []
            if die:
                blockers.append(_die(player, NOBODY, die))
            elif not limit:
                blockers.append(_effect())
            yield Use(ABILITY, player, (answer,), tuple(blockers), step)


# ---- the blockers
def _effect() -> Blocker:
    """Return the blocker of a free ability without limit, which has to change something. Rules:
    U-61.
    """
    return Blocker(
        "without effect",
        lambda game: rebase(game, P.ABILITY_IDLE, 1),
        lambda game: ("nothing that would change", "something"),
    )


def _bans(game: Winter) -> list[Blocker]:
    """Return every ban in force by itself, and those that the rules of this game have from the
    start.
    """
    out = [
        _ban(entry)
        for entry in game.lasting
        if entry[KIND] == CHANGE and entry[DATA][PARAMETER] in BANS
    ]
    if any(game.basis[ban] for ban in BANS):
        out.append(Blocker("forbidden from the start", _no_rules, _rules))
    return out


def _ban(entry: tuple[Any, ...]) -> Blocker:
    return Blocker(
        "forbidden",
        lambda game: end(game, entry[NUMBER]),
        lambda game: (P.PARAMETERS[entry[DATA][PARAMETER]].help, ""),
        entry,
    )


def _rules(game: Winter) -> Told:
    return ", ".join(P.PARAMETERS[ban].key for ban in BANS if game.basis[ban]), "no such rule"


def _no_rules(game: Winter) -> None:
    for ban in BANS:
        rebase(game, ban, 0)


def _place(survivor: Survivor, places: tuple[bool, ...]) -> Blocker:
    """Return the blocker of an ability that works only where the card says. Rules: R-CARD-11."""
    wanted = [place for place, open_ in enumerate(places) if open_]

    def told(game: Winter) -> Told:
        return _at(game, survivor), " or ".join(
            label(game.cards, "location", place)[1] for place in wanted
        )

    return Blocker(WRONG_PLACE, lambda game: game.location.__setitem__(survivor, wanted[0]), told)


def _limit(what: int, scope: int, limit: int) -> Blocker:
    """Return the blocker of an ability that has been used as often as it may. Rules: R-CARD-12."""

    def told(game: Winter) -> Told:
        return (
            f"used {_times(used(game, what))} this {SCOPES[scope]}",
            f"at most {_times(limit)} per {SCOPES[scope]}",
        )

    return Blocker(USED_UP, lambda game: game.uses.clear(), told)


def _die(player: Player, survivor: Survivor, printed: int) -> Blocker:
    """Require a die that shows at least the number.

    The number of a survivor's own ability may be changed.

    Rules: R-DICE-06.
    """

    def told(game: Winter) -> Told:
        need = ability_value(game, survivor, printed) if survivor != NOBODY else printed
        dice = " ".join(str(die) for die in game.unused[player])
        return f"dice {dice}" if dice else "no dice left", f"{need} or more" + (
            f" (printed: {printed})" if need != printed else ""
        )

    return Blocker(
        "no die shows enough", lambda game: game.unused.__setitem__(player, (ANY_DIE,)), told
    )


def _condition(entry: tuple[Any, ...]) -> Blocker:
    """Require what the line of a granted ability asks: a place, a condition, the needs of its
    sentences.
    """

    def lift(game: Winter) -> None:
        at = next(
            place for place, other in enumerate(game.lasting) if other[NUMBER] == entry[NUMBER]
        )
        step, _, *rest = entry[DATA]
        game.lasting[at] = (*entry[:DATA], (step, "", *rest))

    return Blocker(
        LINE,
        lift,
        lambda game: (_at(game, entry[BEARER]) if entry[BEARER] != NOBODY else "", ""),
        entry,
    )


def _lines(game: Winter, survivor: Survivor, player: Player, role: str) -> Blocker:
    """Require that the lines of a printed ability can be carried out (U-20)."""
    path = game.t.survivor_path[survivor]
    roles = game.cards.handler(path)
    test = f"{role}.possible"
    data = (roles[role].__name__, roles[test].__name__, 0, 0, 0, ())
    entry = (NOBODY, GRANT, P.GAME, 0, path, player, survivor, 0, data)

    def lift(game: Winter) -> None:
        game.cards = game.cards.with_function(path, test, lambda *_: True)

    return Blocker(LINE, lift, lambda game: (_at(game, survivor), ""), entry)


def _times(count: int) -> str:
    return TIMES.get(count, f"{count} times")


def _bearer(player: Player) -> Blocker:
    """Return the blocker of equipment, which lies beside a survivor of the own group. Rules:
    R-ACT-PLY-04.
    """

    def lend(game: Winter) -> None:
        game.groups[player] = game.groups[player] or (0,)
        game.location[0] = max(game.location[0], COLONY)

    return Blocker(
        "nobody to bear it", lend, lambda game: ("no survivor", "a survivor of the own group")
    )


def _space(player: Player) -> Blocker:
    """Require a space for newcomers. Those of the exiled stay outside.

    Rules: R-ACT-PLY-07, R-EXILE-09, U-29.
    """

    def told(game: Winter) -> Told:
        if game.exiled[player]:
            return (
                f"{max(room(game, place) for place in OUTSIDE)} free spaces outside the colony",
                "a space",
            )
        return f"{room(game, COLONY)} free spaces in the colony", "a space" if game.param[
            P.FULL_COLONY_PARTIAL
        ] else "a space for each who comes"

    return Blocker("no room", _make_room, told)


def _make_room(game: Winter) -> None:
    game.survivor_spaces[:] = [ROOMY for _ in game.survivor_spaces]


# ---- in words
def _at(game: Winter, survivor: Survivor) -> str:
    place = game.location[survivor]
    return (
        f"{label(game.cards, 'survivor', survivor)[1]} at {label(game.cards, 'location', place)[1]}"
    )


USES = Uses(of=uses_of, options=actions, where=whereabouts, ways=ways_of)
