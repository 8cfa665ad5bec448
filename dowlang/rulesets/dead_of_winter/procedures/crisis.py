"""The crisis of the round: revealed, prevented or not, resolved (R-CRISIS, U-46, U-47)."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.engine.effect_lifetimes import release
from dowlang.engine.ongoing_effects import FOREVER, Origin, value
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import settle
from dowlang.rulesets.dead_of_winter.procedures.tracks import gain_morale
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import crisis_need
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    COUNTED_WEAPON,
    CRISIS_AFTER,
    CRISIS_MORALE,
    CRISIS_NEED,
    CRISIS_OPTIONAL,
    CRISIS_SURPLUS,
    CRISIS_TAG,
    EMPTY_DECK_CRISIS,
    SAID_SYMBOL,
    WORTH_WEAPON,
    WRONG_CARDS,
)
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.state.types import NONE, SYMBOLS
from dowlang.rulesets.dead_of_winter.state.variants import left_out


def reveal_crisis(game: Winter) -> None:
    """Reveal the top crisis, which lies open until the colony phase (R-CRISIS-01, -02)."""
    if turn_up_crisis(game):
        open_crisis(game)


def turn_up_crisis(game: Winter) -> bool:
    """Turn up the top crisis, of which nothing has come yet. Return False for none.

    An empty deck is made anew of the cards that are in this game. Contributions to a crisis that a
    card let nobody resolve were given for good, and not to this one. Rules: R-CRISIS-01, -02, -03,
    U-10, R-CARD-02, R-ACT-CRI-01.
    """
    if not game.crisis_deck and not game.param[EMPTY_DECK_CRISIS]:
        out = left_out(game)
        game.crisis_deck = game.shuffled(
            SHUFFLE, [c for c in game.t.crises if game.t.crisis_path[c] not in out]
        )
    if not game.crisis_deck:
        return False
    game.removed += tuple(sorted([item for _, item, _ in game.contributed]))
    game.contributed = ()
    game.crisis = game.crisis_deck[-1]
    game.crisis_deck = game.crisis_deck[:-1]
    return True


def open_crisis(game: Winter) -> None:
    """Tell that the crisis lies open, do what it does as it is revealed, and then put its rules in
    force (R-CRISIS-01).

    So its rules neither forbid nor hear what it does as it is revealed.
    """
    game.emit(E.CRISIS_REVEALED, game.crisis)
    revealed = game.cards.handler(game.t.crisis_path[game.crisis]).get("revealed")
    if revealed is None:
        put_crisis_in_force(game)
        return
    release(game, CRISIS_TAG)
    game.do(revealed, game.first_player)
    game.do(settle)
    game.do(rules_of_crisis_begin, game.crisis)


def rules_of_crisis_begin(game: Winter, crisis: int) -> None:
    """Put the rules of a crisis in force that has done what it does as it is revealed, where it
    still lies open.
    """
    if game.crisis == crisis:
        put_crisis_in_force(game)


def open_given_crisis(game: Winter) -> None:
    """Reveal the crisis that lies open on the table of a card test (R-CRISIS-01)."""
    release(game, CRISIS_TAG)
    if game.crisis != NONE:
        open_crisis(game)


def put_crisis_in_force(game: Winter) -> None:
    """Put the rules of the crisis that lies open in force, until another one or none does."""
    if game.lasting:
        release(game, CRISIS_TAG)
    if game.crisis == NONE:
        return
    path = game.t.crisis_path[game.crisis]
    rules = game.cards.handler(path).get("rules")
    if rules is not None:
        rules(game, Origin(path, game.first_player, FOREVER, tag=CRISIS_TAG))


def is_short(game: Winter, total: int, need: int) -> bool:
    """Return True if the crisis is not prevented.

    That is by its points, by one of the sorts of cards that it wants among them, or by the
    condition that it puts in place of cards. Rules: R-CRISIS-05, -07.
    """
    met = game.cards.handler(game.t.crisis_path[game.crisis]).get("met")
    if met is not None:
        return not met(game, game.first_player).reached
    mine = [symbols_for_crisis(game, item) for _, item, _ in game.contributed] + counted_besides(
        game
    )
    return total < need or any(
        sum([item & symbols > 0 for item in mine]) < count
        for symbols, count in game.t.crisis_minima[game.crisis]
    )


def crisis_total(game: Winter) -> int:
    """Add 1 for each contributed card with a symbol that prevents, take 1 for any other, unless
    a rule in force says otherwise. One that the crisis wants among them counts neither way.

    Rules: R-CRISIS-05, -06, -12, U-46.
    """
    symbols = game.t.crisis_symbols[game.crisis]
    besides = wanted_besides(game)
    total = 0
    given = [symbols_for_crisis(game, item) for _, item, _ in game.contributed]
    for mine in given + counted_besides(game):
        if mine & symbols:
            total += worth(game, mine & symbols)
        elif not mine & besides:
            total -= value(game, WRONG_CARDS)
    return total


def wanted_besides(game: Winter) -> int:
    """Return the symbols, a bit each, of cards that are not wrong though they do not prevent: those
    that the crisis wants among them, and those of its optional part where they count neither way.

    Rules: R-CRISIS-13, U-46.
    """
    besides = game.t.crisis_optional[game.crisis][0] if game.param[CRISIS_OPTIONAL] else 0
    for symbols, _ in game.t.crisis_minima[game.crisis]:
        besides |= symbols
    return besides


def symbols_for_crisis(game: Winter, item: int) -> int:
    """Return the symbols, a bit each, that a card given to a crisis has: its own, unless a rule in
    force leaves it one or none.

    Rules: R-CARD-14, R-CRISIS-05.
    """
    said = value(game, SAID_SYMBOL, item)
    if said > len(SYMBOLS):
        return 0
    return 1 << said - 1 if said else game.t.item_symbols[item]


def counted_besides(game: Winter) -> list[int]:
    """Return the symbols of cards that a rule in force counts besides those that were given."""
    return [
        1 << symbol
        for symbol in range(len(SYMBOLS))
        for _ in range(value(game, COUNTED_WEAPON + symbol))
    ]


def worth(game: Winter, symbols: int) -> int:
    """Return the points of a card by those of its symbols that prevent: the most that one gives.

    Rules: R-CRISIS-05.
    """
    borne = [symbol for symbol in range(len(SYMBOLS)) if symbols >> symbol & 1]
    return max([value(game, WORTH_WEAPON + symbol) for symbol in borne])


def optional_given(game: Winter, total: int, need: int) -> bool:
    """Return True if the extra items of the card's optional part were given to a prevented crisis.

    Items of the needed symbols are extra when the total is `count` points above the need, less
    those that the crisis wants among them. Cards of another symbol are counted as they lie there.
    Rules: R-CRISIS-13, U-46.
    """
    symbols, count = game.t.crisis_optional[game.crisis]
    surplus = count if symbols & game.t.crisis_symbols[game.crisis] else 0
    if not symbols or total < need + surplus:
        return False
    mine = [symbols_for_crisis(game, item) for _, item, _ in game.contributed] + counted_besides(
        game
    )
    minima = game.t.crisis_minima[game.crisis]
    spare = tuple([sum([item & sort > 0 for item in mine]) - least for sort, least in minima])
    bearing = [item for item in mine if item & symbols]
    return most_to_spare(bearing, [sort for sort, _ in minima], spare) >= count


def most_to_spare(items: Sequence[int], sorts: Sequence[int], spare: tuple[int, ...]) -> int:
    """Return how many of the items can be taken, of each sort no more than there are to `spare`.

    Items and sorts are symbols, a bit each; an item may be of several sorts. It takes a step for
    each item and each way to have some of each sort left, and not one for each choice of items.
    """
    if min(spare, default=0) < 0:
        return 0
    taken = {spare: 0}  # what is left to spare -> the most items with which it is left
    for item in items:
        for left, count in [*taken.items()]:
            rest = tuple([n - (item & sort > 0) for n, sort in zip(left, sorts, strict=True)])
            if min(rest, default=0) >= 0:
                taken[rest] = max(taken.get(rest, 0), count + 1)
    return max(taken.values())


def keep_books(game: Winter) -> None:
    """Note for each player whether they gave to this crisis, and how many right and wrong cards.

    Nobody is told (U-48). A card that is wanted besides is neither.
    """
    game.crises_met += 1
    symbols = game.t.crisis_symbols[game.crisis]
    besides = wanted_besides(game)
    for player, (helped, rightly, right, wrong) in enumerate(game.crisis_books):
        mine = [symbols_for_crisis(game, i) for giver, i, _ in game.contributed if giver == player]
        good = sum([item & symbols > 0 for item in mine])
        bad = sum([not item & (symbols | besides) for item in mine])
        game.crisis_books[player] = (
            helped + (len(mine) > 0),
            rightly + (good > 0),
            right + good,
            wrong + bad,
        )


def points_missing(game: Winter) -> int:
    """Return what the crisis that is being resolved lacks, 0 when it lacks nothing or asks for no
    points.
    """
    if not game.resolving or "met" in game.cards.handler(game.t.crisis_path[game.crisis]):
        return 0
    return max(0, crisis_need(game) - crisis_total(game))


def resolve_crisis(game: Winter, begun: int = 0) -> None:
    """Resolve the crisis as colony step 3: turn all contributions over at once and compare them
    with N.

    What waits for the crisis to be due comes first, and is `begun` then. The crisis and what was
    given to it lie open until its effects have happened, so those can speak of them. Rules:
    R-CRISIS-04, -07..11, -14, R-COLONY-06.
    """
    if game.crisis == NONE:
        return
    if not begun and game.emit_untold(E.CRISIS_DUE, game.crisis):
        game.do(resolve_crisis, 1)
        return
    if value(game, CRISIS_NEED):  # a number that a crisis says is counted anew now
        put_crisis_in_force(game)
    crisis, need, total = game.crisis, crisis_need(game), crisis_total(game)
    extra = optional_given(game, total, need)
    game.resolving = 1
    keep_books(game)
    # shuffled: who gave which is not told (U-48)
    game.contributed = tuple(sorted(game.contributed, key=lambda given: given[1]))
    roles = game.cards.handler(game.t.crisis_path[crisis])
    short = is_short(game, total, need)
    if "met" in roles:  # no points are asked for
        total = need = 0
    if short:
        game.emit(E.CRISIS_FAILED, crisis, total, need)
        if "failure" in roles:
            game.do(roles["failure"], game.first_player)
        game.do(settle)
        game.do(crisis_resolved, crisis)
        return
    game.crises_prevented += 1
    game.emit(E.CRISIS_PREVENTED, crisis, total, need)
    if "met" not in roles and total >= need + value(game, CRISIS_SURPLUS):
        game.emit(E.SURPLUS_GIVEN, crisis)
        gain_morale(game, value(game, CRISIS_MORALE))
    if extra and "optional" in roles:
        game.do(roles["optional"], game.first_player)
        game.do(settle)
    game.do(crisis_resolved, crisis)


def crisis_resolved(game: Winter, crisis: int) -> None:
    """Tell that the crisis has been resolved, with all that it did, while it still lies open
    with what was given to it.
    """
    game.emit(E.CRISIS_RESOLVED, crisis)
    game.do(clear_crisis, crisis)


def clear_crisis(game: Winter, crisis: int) -> None:
    """Remove the resolved crisis and what was given to it, unless a card has put another one in its
    place.

    Who gave which is not told. Rules: R-CRISIS-04, R-CRISIS-11, R-CRISIS-14, U-47, U-48.
    """
    game.resolving = 0
    if game.crisis not in (crisis, NONE):
        return
    game.removed += tuple(sorted([item for _, item, _ in game.contributed]))
    game.contributed = ()
    if game.crisis == crisis:
        game.crisis = NONE
        put_crisis_in_force(game)
        if game.param[CRISIS_AFTER]:
            game.crisis_deck = (crisis, *game.crisis_deck)


STEPS = (
    open_given_crisis,
    rules_of_crisis_begin,
    resolve_crisis,
    crisis_resolved,
    clear_crisis,
)
