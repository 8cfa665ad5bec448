"""Deal anew what is hidden from a player of Dead of Winter, for the twin test.

Hidden from a player: the hands of others and what they gave to the crisis, the order of all
face-down decks, the items in the box, the secret objectives of others, the crossroads card in force
unless the player holds it, survivors dealt to others before the game begins, votes that are not all
in, which of two equal cards is which copy, and every roll to come. Item cards have the back of
their deck, so a card changes places only with cards of the same origin.

Cards named in frames on the stack or in ongoing effects stay where they are (a number there may
mean anything), except in the pending question, which is dealt anew with the state. `LEARNERS`
repeats from the rules who sees the card of an event, so that a wrong declaration in `events.py` is
found.

Rules: R-BOARD-14..17, R-ACT-ATK-12, U-40, U-48.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import signature
from typing import Any

from dowlang.engine.frames import Answer, Frame
from dowlang.engine.secrecy_declarations import Chance, Moment, Secrecy, Twin
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.options import OPTION_KINDS
from dowlang.rulesets.dead_of_winter.state.parameters import BEARER_TAG, ITEM_TAG
from dowlang.rulesets.dead_of_winter.state.types import NONE, OUTSIDE, Player
from dowlang.rulesets.dead_of_winter.state.variants import left_out

# events that show a card to some players only: which fields name them. All other events show their
# cards to everybody
LEARNERS: Mapping[int, tuple[int, ...]] = {
    E.CRISIS_CONTRIBUTED: (0,),
    E.CARD_STOLEN: (0, 1),
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
SECRET_ANSWERS = frozenset((O.KEEP, O.CONTRIBUTE))  # nobody else sees which card it was
NOTHING = frozenset((O.DONE, O.REFUSE, O.DECLINE))
CARDS = tuple(
    tuple(place for place, noun in enumerate(kind.arguments, 1) if noun == "card")
    for kind in OPTION_KINDS
)
PLAIN = frozenset(
    (
        "Player",
        "Players",
        "Survivor",
        "Survivors",
        "Location",
        "Locations",
        "Entrance",
        "Die",
        "Dice",
        "Face",
        "Symbol",
        "str",
        "bool",
    )
)
DEALING = ("picked", "survivors_kept", "leader_named")  # frames under a question of the set-up


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


# ---- what is learned
# --------------------------------------------------------------------------------------------------
def learned(moments: Sequence[Moment[Winter]], player: Player) -> Learned:
    """From the first moment to the last."""
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
        items=frozenset(c for c in cards if c < 100_000),
        looked=frozenset(looked),
        survivors=frozenset(
            seen["survivor"] | {c - 200_000 for c in cards if 200_000 <= c < 300_000}
        ),
        crises=frozenset(seen["crisis"] | {c - 100_000 for c in cards if 100_000 <= c < 200_000}),
        crossroads=frozenset(
            seen["crossroads"] | {c - 300_000 for c in cards if 300_000 <= c < 400_000}
        ),
        secrets=frozenset(seen["secret"]),
        exiles=exiles,
        votes=votes,
        streams=drawn,
    )


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
    """The item decks out of which the player is choosing a card now: they are looked through
    (R-XROADS-10, U-64).
    """
    offered = offered_cards(game, player)
    for place in OUTSIDE:
        if not offered.isdisjoint(game.item_deck[place]):
            yield from game.item_deck[place]


def offered_cards(game: Winter, player: Player) -> set[int]:
    """Cards of which the player is choosing now."""
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


# ---- dealing anew
# --------------------------------------------------------------------------------------------------
def redeal(game: Winter, player: Player, chance: Chance, known: Learned) -> Twin[Winter] | str:
    """A twin for the player, or why there is none."""
    twin = game.clone()
    fixed = in_frames(twin)
    items = item_twins(twin, player, chance, known, fixed)
    deal_items(twin, items)
    people = survivor_twins(twin, player, chance, known, fixed)
    twin.survivor_deck = tuple([people[s] for s in twin.survivor_deck])
    deal_crossroads(twin, player, chance, known)
    twin.crisis_deck = anew(twin.crisis_deck, known.crises, chance)
    deal_secrets(twin, player, chance, known)
    for stream, used in enumerate(known.streams):
        if not used:
            twin.draws[stream] += 1 + chance.below(1000)
    deal_frames(twin, player, chance, known, people)
    ask_again(twin, items, people)

    def answer(option: Answer) -> Answer:
        return mapped(option, items, people)

    return Twin(twin, answer)


def in_frames(game: Winter) -> set[int]:
    """Every number in frames below the pending question, in lasting effects and the like that
    may be a card.
    """
    out: set[int] = {
        game.playing,
        *(card if card >= 0 else -1 - card for card in game.aside),
        *game.fact,
    }
    for frame in game.stack[:-1]:
        if frame[0] == "ask":  # what happened before it asks first
            out.update([option[place] for option in frame[3] for place in CARDS[option[0]]])
        elif game.phase or frame[0] not in DEALING:
            plain = plain_locals(game.cards.steps[frame[0]], len(frame) - 1)
            numbers([value for place, value in enumerate(frame[1:]) if place not in plain], out)
    for entry in game.lasting:
        numbers(entry[8], out)
        if ITEM_TAG <= entry[7] < BEARER_TAG:
            out.add(entry[7] - ITEM_TAG)
    return out


@cache
def plain_locals(step: Any, count: int) -> frozenset[int]:
    """Return the places of a step's locals that cannot be cards, by their annotations.

    A step that waits has not got its first one yet.
    """
    names = [parameter.annotation for parameter in signature(step).parameters.values()][1:]
    waits = max(0, len(names) - count)
    return frozenset(
        place - waits for place, name in enumerate(names) if name in PLAIN and place >= waits
    )


def numbers(value: Any, out: set[int]) -> None:
    """Every integer in a value, at any depth."""
    if type(value) is int:
        out.add(value)
    elif isinstance(value, list | tuple):
        for part in value:
            numbers(part, out)


def item_twins(
    game: Winter, player: Player, chance: Chance, known: Learned, fixed: set[int]
) -> list[int]:
    """For every item the one that takes its place: hidden ones change among those of one origin,
    then copies among equals.
    """
    t = game.t
    hidden: list[int] = [*game.box]
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
    for giver, item, open_ in game.contributed:
        if not open_ and giver != player and not game.resolving:
            (given if item in known.items else hidden).append(
                item
            )  # turned over together later: whose they were stays hidden
    groups[-1] = [item for item in given if item not in fixed]
    for item in hidden:
        if item not in known.items and item not in known.looked and item not in fixed:
            groups.setdefault(t.item_deck[item], []).append(item)
    for group in groups.values():
        for item, other in zip(group, chance.shuffled(group), strict=True):
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


def through(pile: Sequence[int], twins: Sequence[int] | Mapping[int, int]) -> tuple[int, ...]:
    """The twins of a pile, in its order."""
    return tuple([twins[piece] for piece in pile])


def anew(pile: tuple[int, ...], kept: frozenset[int], chance: Chance) -> tuple[int, ...]:
    """Return a pile in another order. Cards that were learned keep their places."""
    places = [place for place, card in enumerate(pile) if card not in kept]
    out = list(pile)
    for place, card in zip(places, chance.shuffled([pile[place] for place in places]), strict=True):
        out[place] = card
    return tuple(out)


def survivor_twins(
    game: Winter, player: Player, chance: Chance, known: Learned, fixed: set[int]
) -> dict[int, int]:
    """For every survivor the one that takes its place: those of the deck, and before the game
    those dealt to others.
    """
    hidden = list(game.survivor_deck)
    if not game.phase:
        for dealt in dealt_survivors(game, player):
            hidden += dealt
    free = [s for s in hidden if s not in known.survivors and s not in fixed]
    out = {s: s for s in range(game.t.survivors)}
    out.update(zip(free, chance.shuffled(free), strict=True))
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
    """Other secret objectives for the others: any that were not dealt, at most one betrayal in
    all (R-SETUP-05, R-BOARD-15, -17).
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


def deal_frames(
    game: Winter, player: Player, chance: Chance, known: Learned, people: Mapping[int, int]
) -> None:
    """Votes that are not all in, and what others were dealt and have kept at set-up, lie in
    frames.
    """
    for place, frame in enumerate(game.stack):
        match frame:
            case ("take_vote", voters, ties, votes) if not known.votes:
                game.stack[place] = (
                    "take_vote",
                    voters,
                    ties,
                    tuple(
                        [
                            vote if voter == player else chance.below(2)
                            for voter, vote in zip(voters, votes, strict=False)
                        ]
                    ),
                )
            case ("survivors_kept" | "leader_named", *rest) if not game.phase:
                game.stack[place] = (frame[0], *[dealt_anew(value, people) for value in rest])
            case ("picked", asked, "keep_survivor", candidates, low, high, taken):
                game.stack[place] = (
                    "picked",
                    asked,
                    "keep_survivor",
                    through(candidates, people),
                    low,
                    high,
                    through(taken, people),
                )


def dealt_anew(value: Any, people: Mapping[int, int]) -> Any:
    """Survivors in nested tuples."""
    return (
        tuple([dealt_anew(part, people) for part in value])
        if isinstance(value, tuple)
        else people[value]
    )


def ask_again(game: Winter, items: Sequence[int], people: Mapping[int, int]) -> None:
    """The pending question of the twin: actions are looked up anew, other options carry the
    twins' cards.
    """
    name, asked, kind, options = game.stack[-1]
    if kind == "action":
        options = tuple(actions(game, asked))
    else:
        options = tuple([mapped(option, items, people) for option in options])
    game.stack[-1] = (name, asked, kind, options)


def mapped(option: Answer, items: Sequence[int], people: Mapping[int, int]) -> Answer:
    """Return an option about the twins of its cards, at set-up about the twins of survivors."""
    if not option:
        return option
    out = list(option)
    for place in CARDS[option[0]]:
        if 0 <= out[place] < len(items):
            out[place] = items[out[place]]
    if option[0] in (O.KEEP_SURVIVOR, O.LEADER):
        out[1] = people[out[1]]
    return tuple(out)


# ---- answers of others
# --------------------------------------------------------------------------------------------------
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
