"""Deal anew what is hidden from a player of Dead of Winter, for the twin test.

Hidden from a player: the hands of others, what lies face down under their survivors and what they
gave to the crisis, the order of all
face-down decks, the items in the box, the secret objectives of others, the crossroads card in force
unless the player holds it, survivors dealt to others before the game begins, votes that are not all
in, which of two equal cards is which copy, and every roll to come. Item cards have the back of
their deck, so a card changes places only with cards of the same origin.

Cards named in ongoing effects and in frames stay where they are, except in the pending question,
which is dealt anew with the state (`twin_frames.py`). What the player has seen stays too
(`observations.py`).

Rules: R-BOARD-14..17, R-ACT-ATK-12, U-40, U-48.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.engine.frames import Answer
from dowlang.engine.secrecy_declarations import Chance, Secrecy, Twin
from dowlang.rulesets.dead_of_winter.analysis.observations import (
    Learned,
    learned,
    offered_cards,
    strange,
)
from dowlang.rulesets.dead_of_winter.analysis.twin_frames import (
    CARDS,
    ask_again,
    deal_frames,
    in_frames,
    mapped,
    through,
)
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import keeper
from dowlang.rulesets.dead_of_winter.state.tokens_added import ON_CARD
from dowlang.rulesets.dead_of_winter.state.types import NONE, OUTSIDE, Player
from dowlang.rulesets.dead_of_winter.state.variants import left_out

SECRET_ANSWERS = frozenset((O.KEEP, O.CONTRIBUTE))  # nobody else sees which card it was
NOTHING = frozenset((O.DONE, O.REFUSE, O.DECLINE))


# ---- dealing anew
def redeal(game: Winter, player: Player, chance: Chance, known: Learned) -> Twin[Winter] | str:
    """Return a twin for the player, or why there is none."""
    twin = game.clone()
    fixed = in_frames(twin)
    items = item_twins(twin, player, chance, known, fixed)
    deal_items(twin, items)
    people = survivor_twins(twin, player, chance, known, fixed)
    twin.survivor_deck = tuple([people[s] for s in twin.survivor_deck])
    deal_crossroads(twin, player, chance, known)
    twin.crisis_deck = anew(twin.crisis_deck, known.crises, chance)
    for deck, incidents in enumerate(twin.incidents_down):
        twin.incidents_down[deck] = anew(incidents, frozenset(), chance)
    before = tuple(twin.secret)
    deal_secrets(twin, player, chance, known)
    note_for_other_secrets(twin, player, before)
    for stream, used in enumerate(known.streams):
        if not used:
            twin.draws[stream] += 1 + chance.below(1000)
    deal_frames(twin, player, chance, known, people)
    ask_again(twin, items, people)

    def answer(option: Answer) -> Answer:
        return mapped(option, items, people)

    return Twin(twin, answer)


def item_twins(
    game: Winter, player: Player, chance: Chance, known: Learned, fixed: set[int]
) -> list[int]:
    """Return a permutation of the items: hidden ones change among those of one origin deck, then
    copies among equals.
    """
    t = game.t
    hidden: list[int] = [item for item in game.box if not t.item_aside[item]]
    given: list[int] = []
    for other, hand in enumerate(game.hand):
        if other != player:
            hidden += hand
    out = list(range(t.items))
    groups: dict[int, list[int]] = {}
    offered = offered_cards(game, player)  # this question is not asked anew
    for place in OUTSIDE:
        for item in game.item_deck[place]:
            if item not in known.looked:
                hidden.append(item)
            elif item not in known.items and item not in fixed and item not in offered:
                groups.setdefault(-2 - place, []).append(item)
    if player != game.active_player:
        hidden += game.drawn
    hidden += [item for survivor, item in game.tucked if keeper(game, survivor) != player]
    for giver, item, open_ in game.contributed:
        if not open_ and giver != player and not game.resolving:
            # turned over together later: whose they were stays hidden
            (given if item in known.items else hidden).append(item)
    groups[-1] = [item for item in given if item not in fixed]
    for item in hidden:
        if item not in known.items and item not in known.looked and item not in fixed:
            groups.setdefault(t.item_deck[item], []).append(item)
    for group in groups.values():
        for item, other in zip(group, chance.shuffled(sorted(group)), strict=True):
            out[item] = other
    copies: dict[tuple[int, int], list[int]] = {}
    for item in range(t.items):
        if item not in fixed:
            copies.setdefault((t.item_card[item], t.item_deck[item]), []).append(item)
    named = list(range(t.items))
    for group in copies.values():
        for item, other in zip(group, chance.shuffled(group), strict=True):
            named[item] = other
    return [named[other] for other in out]


def deal_items(game: Winter, items: list[int]) -> None:
    """Put every item's twin in its place."""
    game.hand[:] = [through(hand, items) for hand in game.hand]
    game.equipment[:] = [through(pile, items) if pile else pile for pile in game.equipment]
    game.item_deck[:] = [through(pile, items) for pile in game.item_deck]
    game.waste, game.removed, game.box, game.drawn = (
        through(pile, items) for pile in (game.waste, game.removed, game.box, game.drawn)
    )
    game.contributed = tuple(
        [(giver, items[item], open_) for giver, item, open_ in game.contributed]
    )
    game.stakes = tuple([(player, items[item]) for player, item in game.stakes])
    game.tucked = tuple([(survivor, items[item]) for survivor, item in game.tucked])
    game.laid[:] = sorted(
        [
            (token, on, items[piece] if on == ON_CARD else piece, count)
            for token, on, piece, count in game.laid
        ]
    )


def anew(pile: tuple[int, ...], kept: frozenset[int], chance: Chance) -> tuple[int, ...]:
    """Return a pile in another order. Cards that were learned keep their places."""
    places = [place for place, card in enumerate(pile) if card not in kept]
    out = list(pile)
    for place, card in zip(
        places, chance.shuffled(sorted([pile[place] for place in places])), strict=True
    ):
        out[place] = card
    return tuple(out)


def survivor_twins(
    game: Winter, player: Player, chance: Chance, known: Learned, fixed: set[int]
) -> dict[int, int]:
    """Return for every survivor the one that takes its place: those of the deck, and before the
    game those dealt to others.
    """
    hidden = list(game.survivor_deck)
    if not game.phase:
        for dealt in dealt_survivors(game, player):
            hidden += dealt
    free = [s for s in hidden if s not in known.survivors and s not in fixed]
    out = {s: s for s in range(game.t.survivors)}
    out.update(zip(free, chance.shuffled(sorted(free)), strict=True))
    return out


def dealt_survivors(game: Winter, player: Player) -> Iterator[tuple[int, ...]]:
    """Yield the survivors dealt to the others, out of the frames of the set-up."""
    for frame in game.stack:
        if frame[0] == "survivors_kept" or frame[0] == "leader_named":
            yield from (dealt for other, dealt in enumerate(frame[1]) if other != player)


def deal_crossroads(game: Winter, player: Player, chance: Chance, known: Learned) -> None:
    """Put another card in force and the deck in another order.

    The card stays if the player holds it or it is about to happen.

    Rules: R-BOARD-16.
    """
    if game.crossroads == NONE or player == game.holder or game.fact:
        game.crossroads_deck = anew(game.crossroads_deck, known.crossroads, chance)
        return
    *deck, card = anew((*game.crossroads_deck, game.crossroads), known.crossroads, chance)
    game.crossroads_deck, game.crossroads = tuple(deck), card
    game.waits_for = game.t.crossroads_event[card]


def deal_secrets(game: Winter, player: Player, chance: Chance, known: Learned) -> None:
    """Deal the others other secret objectives: any that were not dealt, at most one betrayal in
    all. Rules: R-SETUP-05, R-BOARD-15, -17.
    """
    others = [p for p in range(game.players) if p != player and game.secret[p] >= EXILE]
    game.exile_deck = anew(game.exile_deck, frozenset(s - EXILE for s in known.secrets), chance)
    free = anew(
        (*game.exile_deck, *[game.secret[p] - EXILE for p in others]),
        frozenset(s - EXILE for s in known.secrets),
        chance,
    )
    for p, secret in zip(others, free[len(game.exile_deck) :], strict=True):
        game.secret[p] = EXILE + secret
    game.exile_deck = free[: len(game.exile_deck)]
    if known.exiles or NONE in game.dealt:
        return
    t, out = game.t, left_out(game)
    ordinary = [
        s
        for s in chance.shuffled(range(t.secrets))
        if s != game.dealt[player] and t.secret_path[s] not in out
    ]
    betrayals = [s for s in range(BETRAYAL, BETRAYAL + t.betrayals) if t.secret_path[s] not in out]
    traitor = -1 if game.dealt[player] >= BETRAYAL else chance.below(game.players + 1)
    for p in range(game.players):
        if p != player:
            dealt = (
                betrayals[chance.below(len(betrayals))]
                if p == traitor and betrayals
                else ordinary.pop()
            )
            if game.secret[p] == game.dealt[p]:
                game.secret[p] = dealt
            game.dealt[p] = dealt


def note_for_other_secrets(game: Winter, player: Player, before: Sequence[int]) -> None:
    """Let numbers that others have picked for a secret objective stand for the one that they have
    by now: which card a number was picked for tells which objective it is (R-BOARD-15).
    """
    paths, cards = game.t.secret_path, dict[tuple[int, Player], int]()
    for other, (old, new) in enumerate(zip(before, game.secret, strict=True)):
        if other != player and NONE not in (old, new):
            cards[game.card_number(paths[old]), other] = game.card_number(paths[new])
    rows = [(cards.get(row[:2], row[0]), row[1], row[2]) for row in game.noted]
    game.noted = tuple(rows)


# ---- answers of others
def alike(
    game: Winter, options: Sequence[Answer], wanted: Answer, player: Player, chance: Chance
) -> int:
    """Return the same option if it is there, for `()` one that gives nothing.

    Otherwise it is one that differs only in a card the player does not see, else -1.
    """
    if not wanted:
        return (
            0
            if game.stack[-1][2] == "under"
            else next((n for n, option in enumerate(options) if option[0] in NOTHING), -1)
        )
    if wanted in options:
        return options.index(wanted)
    designs, places = game.t.item_card, CARDS[wanted[0]]

    def equal(place: int, one: int, other: int) -> bool:
        copies = place in places and 0 <= one < len(designs) and 0 <= other < len(designs)
        return one == other or (copies and designs[one] == designs[other])

    same = [
        n
        for n, option in enumerate(options)
        if len(option) == len(wanted)
        and all(equal(place, a, b) for place, (a, b) in enumerate(zip(option, wanted, strict=True)))
    ]
    if not same and (wanted[0] in SECRET_ANSWERS or game.stack[-1][2] == "under"):
        same = [n for n, option in enumerate(options) if option[0] == wanted[0]]
    return same[chance.below(len(same))] if same else -1


SECRECY: Secrecy[Winter] = Secrecy(learned=learned, redeal=redeal, strange=strange, alike=alike)
