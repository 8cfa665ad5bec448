"""Gather what a player of Dead of Winter may see in a stretch of a game, for the twin test.

`LEARNERS` repeats from the rules who sees the card of an event, so that a wrong declaration in
`events.py` is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from dowlang.engine.frames import Frame
from dowlang.engine.secrecy_declarations import Moment
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import keeper
from dowlang.rulesets.dead_of_winter.state.labels import CARD_OFFSETS, IDS_OF_A_KIND
from dowlang.rulesets.dead_of_winter.state.types import NONE, OUTSIDE, Player

OFFSET_OF = {kind: offset for offset, kind in CARD_OFFSETS}
# events that show a card to some players only: which fields name them. All other events show their
# cards to everybody
LEARNERS: Mapping[int, tuple[int, ...]] = {
    E.CRISIS_CONTRIBUTED: (0,),
    E.CARD_STOLEN: (0, 1),
    E.CARD_TUCKED: (0,),
    E.TUCKED_LEFT: (0, 1),
    E.SEARCH_DRAWN: (0,),
    E.CARD_KEPT: (0,),
    E.CARD_DRAWN: (0,),
    E.CARD_GIVEN: (0, 1),
    E.CARD_SEEN: (0,),
    E.CROSSROADS_DRAWN: (0,),
    E.SECRET_DEALT: (0,),
    E.OBJECTIVE_REPLACED: (0,),
    E.OBJECTIVE_SEEN: (0,),
}
NOUNS = tuple(
    tuple(
        (place, noun)
        for place, (_, noun) in enumerate(event.fields)
        if noun in ("card", "crisis", "crossroads", "survivor", "secret")
    )
    for event in E.EVENTS
)


@dataclass(frozen=True, slots=True)
class Learned:
    """The things a player may see in a stretch of a game, beyond what lies open at first."""

    items: frozenset[int]
    looked: frozenset[int]  # items of decks looked through: which they are, not their order
    survivors: frozenset[int]
    crises: frozenset[int]
    crossroads: frozenset[int]
    secrets: frozenset[int]
    # somebody was exiled: whether a betrayal objective is among them decides the end (R-EXILE-14)
    exiles: bool
    votes: bool  # votes were told
    streams: tuple[bool, ...]  # which chance was used


def learned(moments: Sequence[Moment[Winter]], player: Player) -> Learned:
    """Return what the player learns from the first moment to the last."""
    first, last = moments[0].game, moments[-1].game
    seen: dict[str, set[int]] = {
        "card": set(),
        "crisis": set(),
        "crossroads": set(),
        "survivor": set(),
        "secret": set(),
    }
    exiles = votes = False
    looked: set[int] = set(looked_through(first, player))
    for moment in moments[1:]:
        look(moment.game, player, seen)
        looked.update(looked_through(moment.game, player))
        told(moment.entries, player, seen)
        for entry in moment.entries:
            exiles = exiles or entry[0] == E.EXILED
            votes = votes or entry[0] == E.VOTE_CAST
    drawn = tuple(before != after for before, after in zip(first.draws, last.draws, strict=True))
    cards = seen["card"]
    return Learned(
        items=frozenset(c for c in cards if c < IDS_OF_A_KIND),
        looked=frozenset(looked),
        survivors=frozenset(seen["survivor"] | _numbers_of(cards, "survivor")),
        crises=frozenset(seen["crisis"] | _numbers_of(cards, "crisis")),
        crossroads=frozenset(seen["crossroads"] | _numbers_of(cards, "crossroads")),
        secrets=frozenset(seen["secret"]),
        exiles=exiles,
        votes=votes,
        streams=drawn,
    )


def _numbers_of(cards: Iterable[int], kind: str) -> set[int]:
    """Return the numbers of the cards of one deck, among ids of cards of all kinds."""
    offset = OFFSET_OF[kind]
    return {card - offset for card in cards if offset <= card < offset + IDS_OF_A_KIND}


def look(game: Winter, player: Player, seen: dict[str, set[int]]) -> None:
    """Add what lies open to the player.

    The end of contributions is known, but not whose they were.

    Rules: U-48.
    """
    cards = seen["card"]
    cards.update(game.hand[player], game.waste)
    for equipment in game.equipment:
        cards.update(equipment)
    if player == game.active_player:
        cards.update(game.drawn)
    cards.update(
        [
            item
            for giver, item, open_ in game.contributed
            if open_ or giver == player or game.resolving
        ]
    )
    cards.update([item for _, item in game.stakes])
    cards.update([item for survivor, item in game.tucked if keeper(game, survivor) == player])
    cards.update(game.removed)
    if game.phase:  # in play, removed, or drawn just now and about to join
        seen["survivor"].update(set(range(game.t.survivors)).difference(game.survivor_deck))
    seen["crisis"].add(game.crisis)
    seen["crossroads"].update(
        game.removed_crossroads,
        (game.happening,),
        (game.crossroads,) if player == game.holder else (),
    )
    seen["secret"].add(game.secret[player])


def looked_through(game: Winter, player: Player) -> Iterator[int]:
    """Yield the item decks out of which the player is choosing a card now: they are looked through
    (R-XROADS-10, U-64).
    """
    offered = offered_cards(game, player)
    for place in OUTSIDE:
        if not offered.isdisjoint(game.item_deck[place]):
            yield from game.item_deck[place]


def offered_cards(game: Winter, player: Player) -> set[int]:
    """Return cards of which the player is choosing now."""
    if not game.stack or game.stack[-1][1:3] != (player, "card"):
        return set()
    return {option[1] for option in game.stack[-1][3] if option[0] == O.CARD}


def told(entries: Iterable[Frame], player: Player, seen: dict[str, set[int]]) -> None:
    """Add what events show to the player."""
    for entry in entries:
        event = entry[0]
        if (
            type(event) is int
            and NOUNS[event]
            and (event not in LEARNERS or player in [entry[1 + field] for field in LEARNERS[event]])
        ):
            for place, noun in NOUNS[event]:
                seen[noun].add(entry[1 + place])


def strange(
    before: Winter, after: Winter, entries: Sequence[Frame], player: Player, known: Learned
) -> bool:
    """Return True if the player has seen in the twin a card that the original did not show.

    Copies are not told apart.
    """
    earlier: dict[str, set[int]] = {
        "card": set(),
        "crisis": set(),
        "crossroads": set(),
        "survivor": set(),
        "secret": set(),
    }
    now: dict[str, set[int]] = {name: set() for name in earlier}
    look(before, player, earlier)
    look(after, player, now)
    told(entries, player, now)
    t = after.t
    allowed = {t.item_card[item] for item in known.items}
    cards = {
        t.item_card[item] for item in now["card"] - earlier["card"] if 0 <= item < t.items
    } - allowed
    return bool(
        cards
        or now["crisis"] - earlier["crisis"] - known.crises - {NONE}
        or now["crossroads"] - earlier["crossroads"] - known.crossroads - {NONE}
        or now["survivor"] - earlier["survivor"] - known.survivors - {NONE}
    )
