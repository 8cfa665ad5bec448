"""Cards that whoever sets a game up wants to see in it: on top of their deck, or dealt to a player.

A card changes places with the one that lies where it should, after all is shuffled. Nothing is
drawn for it, so the rest of the game has the same chance as without. `docs/playing.md` tells what
is meant for which kind of card.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dowlang.engine.card_set import CardSet
from dowlang.engine.chance import mix
from dowlang.engine.decisions import nearest
from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state import variants as V
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, STARTING
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import STREAMS
from dowlang.rulesets.dead_of_winter.state.types import NOBODY

ON_A_DECK = ("crossroads", "crisis", "exile")
TO_A_PLAYER = ("secret", "betrayal", "item", "survivor")
_TO = re.compile(r"(.+?) to (?:player )?(\d{1,2})", re.IGNORECASE)


class Wanted(NamedTuple):
    """One card: its kind, its number among those of its kind, its text, and the seat it is for."""

    kind: str
    number: int
    text: str
    seat: int = NOBODY


def wanted_of(game: Winter, deal: str) -> tuple[Wanted, ...]:
    """Return the cards of `Teeth + Cricket Bat to 2`. Raises `InvalidSetting` for what is no card
    of this game, or cannot be dealt.
    """
    return tuple([_wanted(game, part.strip()) for part in deal.split("+") if part.strip()])


def put_first(game: Winter, wanted: Sequence[Wanted]) -> None:
    """Lay cards on top of their shuffled decks, the first that was named uppermost, and people
    among those who are dealt to their player.

    Crossroads cards of players are laid where they belong once it is known who begins:
    `laid_for_turns`.
    """
    lain = Counter[str]()
    for_turns = [card for card in wanted if card.kind == "crossroads" and card.seat != NOBODY]
    for card in for_turns:
        if sum(other.seat == card.seat for other in for_turns) > 1:
            raise _refused(card.text, "one crossroads card a player")
        if len(game.crossroads_deck) < game.players:
            raise _refused(card.text, "as many crossroads cards as players")
    for card in wanted:
        if card.kind in ON_A_DECK:
            deck = f"{card.kind}_deck"
            setattr(game, deck, _lifted(card, getattr(game, deck), card.number, lain[deck]))
            lain[deck] += 1
        elif card.kind == "item" and card.seat == NOBODY and not _starting(game, card.number):
            place = next(
                place
                for place, pile in enumerate(game.item_deck)
                if any(game.t.item_card[item] == card.number for item in pile)
            )
            pile = game.item_deck[place]
            above = lain[f"item {place}"]
            left = pile[: len(pile) - above]
            copy = next((i for i in reversed(left) if game.t.item_card[i] == card.number), -1)
            game.item_deck[place] = _lifted(card, pile, copy, above)
            lain[f"item {place}"] += 1
    people = [card for card in wanted if card.kind == "survivor"]
    size = game.param[P.SURVIVORS_DEALT]
    game.survivor_deck = _among(game, people, [(n,) for n in game.survivor_deck], size)


def of_turns(wanted: Sequence[Wanted]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the crossroads cards that are wanted and their seats, none where no seat is named:
    they lie on top of their deck then.
    """
    cards = [card for card in wanted if card.kind == "crossroads"]
    if all(card.seat == NOBODY for card in cards):
        return (), ()
    return tuple([card.number for card in cards]), tuple([card.seat for card in cards])


def laid_for_turns(game: Winter, numbers: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    """Return the crossroads deck with cards where the first turns of their players draw them, and
    those of nobody where the first of the other turns do.
    """
    deck = list(game.crossroads_deck)
    turns = [NOBODY if s == NOBODY else (s - game.first_player) % game.players for s in seats]
    free = [turn for turn in range(len(deck)) if turn not in turns]
    for number, turn in zip(numbers, turns, strict=True):
        to = len(deck) - 1 - (free.pop(0) if turn == NOBODY else turn)
        if number in deck:
            at = deck.index(number)
            deck[at], deck[to] = deck[to], deck[at]
    return tuple(deck)


def secrets_dealt(game: Winter, dealt: Sequence[int], wanted: Sequence[Wanted]) -> tuple[int, ...]:
    """Return the secret objectives of the players with those that are wanted among them.

    No more betrayal objectives are dealt than are in the game: one that is too many gives way.
    """
    out, kept = list(dealt[: game.players]), set[int]()
    secrets = [card for card in wanted if card.kind in ("secret", "betrayal")]
    for card in sorted(secrets, key=lambda card: card.seat == NOBODY):
        number = card.number + BETRAYAL * (card.kind == "betrayal")
        free = [seat for seat in range(game.players) if seat not in kept]
        if card.seat in kept or not free:
            raise _refused(card.text, "one secret objective a player")
        at = out.index(number) if number in out else NOBODY
        seat = card.seat if card.seat != NOBODY else at
        if seat == NOBODY:
            seat = free[_chance(game, card, len(free))]
        before, out[seat] = out[seat], number
        kept.add(seat)
        if at not in (NOBODY, seat):
            out[at] = before
        betrayals = [p for p, secret in enumerate(out) if secret >= BETRAYAL]
        if len(betrayals) > game.param[P.BETRAYAL_SECRETS] and before < BETRAYAL:
            others = [p for p in betrayals if p not in kept]
            if not others:
                raise _refused(card.text, "no more betrayal objectives than the game deals")
            out[others[-1]] = before
    return tuple(out)


def hands_dealt(game: Winter, starting: Sequence[int], wanted: Sequence[Wanted]) -> tuple[int, ...]:
    """Return the shuffled starting items, dealt hand by hand, with the items that are wanted in
    the hands of their players. What gives way for one from a location stays in the box.
    """
    t, size = game.t, game.param[P.HAND_SIZE]
    out, kept = list(starting), set[int]()
    for card in wanted:
        if card.kind != "item" or (card.seat == NOBODY and not _starting(game, card.number)):
            continue
        at = _place(game, card, kept, size)
        mine = range(at - at % size, at - at % size + size)
        near = mine if card.seat != NOBODY else range(size * game.players)
        same = [p for p in near if p not in kept and t.item_card[out[p]] == card.number]
        if same:  # it was dealt anyhow
            kept.add(same[0])
            continue
        kept.add(at)
        there = [n for n, i in enumerate(out) if n not in kept and t.item_card[i] == card.number]
        if there:
            out[at], out[there[-1]] = out[there[-1]], out[at]
            continue
        piles = [
            (place, item)
            for place, pile in enumerate(game.item_deck)
            for item in pile
            if t.item_card[item] == card.number
        ]
        if not piles:
            raise _refused(card.text, "no more copies than there are in this game")
        place, out[at] = piles[-1]
        game.item_deck[place] = tuple([i for i in game.item_deck[place] if i != out[at]])
    return tuple(out)


# ---- names
def _wanted(game: Winter, text: str) -> Wanted:
    cards = game.cards
    found, seat = _called(cards, text), NOBODY
    if not found and (match := _TO.fullmatch(text)):
        text, seat = match[1].strip(), int(match[2]) - 1
        found = _called(cards, text)
        if not 0 <= seat < game.players:
            raise _refused(f"{match[0]}", f"a player from 1 to {game.players}")
    dealt = [card for card in found if card["kind"] in (*ON_A_DECK, *TO_A_PLAYER)]
    if not dealt:
        raise _no_such(cards, text, found[0]["kind"] if found else "")
    if len(dealt) > 1:
        paths = " or ".join(f"`{card['path']}`" for card in dealt)
        raise _refused(text, f"one card: {paths}")
    card = dealt[0]
    kind = str(card["kind"])
    if card["path"] in V.left_out(game) or not _in_game(
        game, kind, cards.by_name[kind, card["slug"]]
    ):
        raise _refused(text, "a card that is not left out of this game")
    if seat != NOBODY and kind in ON_A_DECK and kind != "crossroads":
        raise _refused(f"{text} to {seat + 1}", f"`{text}`: a {kind} card lies on its deck")
    if kind in ("secret", "betrayal") and game.variant & V.COOPERATIVE:
        raise _refused(text, "a game in which secret objectives are dealt")
    return Wanted(kind, cards.by_name[kind, card["slug"]], text, seat)


def _called(cards: CardSet, text: str) -> list[Mapping[str, Any]]:
    """Return the cards of that name, slug or path."""
    plain = text.casefold()
    return [
        card
        for card in cards.facts
        if plain in (str(card["name"]).casefold(), card["slug"], card["path"])
    ]


def _in_game(game: Winter, kind: str, number: int) -> bool:
    """Return True unless the set has it and the decks have not: mature themes."""
    return kind != "crossroads" or number in game.crossroads_deck


def _no_such(cards: CardSet, text: str, kind: str) -> InvalidSetting:
    if kind in ("objective", "scenario"):
        return _refused(text, f'a card that is dealt; type `--setting "{kind}={text}"`')
    if kind:
        return _refused(text, f"a card that is dealt: a {kind} is on the table")
    names = tuple(
        str(card["name"]) for card in cards.facts if card["kind"] in (*ON_A_DECK, *TO_A_PLAYER)
    )
    return InvalidSetting("deal", text, "the name of a card", nearest(text, names))


def _refused(text: object, wanted: str) -> InvalidSetting:
    return InvalidSetting("deal", text, wanted)


# ---- places
def _starting(game: Winter, design: int) -> bool:
    t = game.t
    return any(
        card == design and deck == STARTING
        for card, deck in zip(t.item_card, t.item_deck, strict=True)
    )


def _lifted(card: Wanted, pile: tuple[int, ...], copy: int, above: int) -> tuple[int, ...]:
    """Return the pile with that card below those that were laid on it before, `above` it."""
    left = list(pile[: len(pile) - above])
    if copy not in left:
        raise _refused(card.text, "a card that is named once, or has another copy in its deck")
    at = len(left) - 1 - left[::-1].index(copy)
    left[at], left[-1] = left[-1], left[at]
    return (*left, *pile[len(pile) - above :])


def _among(
    game: Winter, people: Sequence[Wanted], deck: Sequence[tuple[int]], size: int
) -> tuple[int, ...]:
    """Return the survivor deck, of which each player gets as many from its front."""
    out, kept = [survivor for (survivor,) in deck], set[int]()
    for card in people:
        at = out.index(card.number)
        dealt = at < size * game.players
        mine = at // size if size else NOBODY
        if at in kept:
            raise _refused(card.text, "a survivor that is named once")
        if dealt and card.seat in (NOBODY, mine):
            kept.add(at)
            continue
        place = _place(game, card, kept, size)
        if place >= len(out):
            raise _refused(card.text, "as many survivors as are dealt")
        out[at], out[place] = out[place], out[at]
        kept.add(place)
    return tuple(out)


def _place(game: Winter, card: Wanted, kept: set[int], size: int) -> int:
    """Return the last place in a hand that no card named before has: that of its player, else of
    one by chance. Raises `InvalidSetting` when there is none.
    """
    first = card.seat if card.seat != NOBODY else _chance(game, card, game.players)
    seats = [first] if card.seat != NOBODY else range(first, first + game.players)
    for seat in seats:
        begin = seat % game.players * size
        for at in range(begin + size - 1, begin - 1, -1):
            if at not in kept:
                return at
    raise _refused(card.text, f"no more cards than are dealt to a player, here {size}")


def _chance(game: Winter, card: Wanted, faces: int) -> int:
    """Return a number by the seed, beside all streams of the game."""
    return mix(game.seed, len(STREAMS), card.number, faces)
