"""Tell where a card is, for those who have no use of it."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.card_zones import (
    BOX,
    CONTRIBUTIONS,
    DECK,
    ELSEWHERE,
    EQUIPMENT,
    HAND,
    REMOVED,
    STAKES,
    WASTE,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import locate
from dowlang.rulesets.dead_of_winter.state.labels import label
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, Survivor

PILES = {
    WASTE: "in the waste pile",
    CONTRIBUTIONS: "added to the crisis",
    REMOVED: "removed from the game",
    BOX: "in the box",
    STAKES: "at stake",
    ELSEWHERE: "not in this game",
}


def whereabouts(game: Winter, path: str) -> tuple[str, ...]:
    """Return where the card is, of an item every place where a copy lies."""
    facts = game.cards.paths[path]
    number = game.cards.number(facts["kind"], facts["slug"])
    match facts["kind"]:
        case "item":
            copies = [item for item, card in enumerate(game.t.item_card) if card == number]
            return tuple(dict.fromkeys(_lies(game, *locate(game, item)) for item in copies))
        case "survivor":
            return (_person(game, number),)
        case "objective":
            return (
                "it is the main objective"
                if game.main == number
                else "it is not the main objective",
            )
        case "crossroads" if carried := [
            _carrier(game, key) for card, key, _ in game.attached if card == number
        ]:
            return (f"attached to {' and '.join(carried)}",)
    return ("it has put nothing in force",)


def _carrier(game: Winter, key: int) -> str:
    """Return the piece that carries an attached card."""
    noun = max(
        (noun for noun, offset in P.BEARERS.items() if offset <= key), key=P.BEARERS.__getitem__
    )
    return label(game.cards, noun, key - P.BEARERS[noun])[1]


def _lies(game: Winter, zone: int, index: int) -> str:
    if zone == HAND:
        return f"in the hand of player {index + 1}"
    if zone == EQUIPMENT:
        return (
            f"with {label(game.cards, 'survivor', index)[1]} of player {game.controller[index] + 1}"
        )
    return (
        f"in the deck of {label(game.cards, 'location', index)[1]}" if zone == DECK else PILES[zone]
    )


def _person(game: Winter, survivor: Survivor) -> str:
    if game.controller[survivor] != NOBODY:
        return f"with player {game.controller[survivor] + 1}"
    return (
        "in the survivor deck"
        if survivor in game.survivor_deck
        else "dead or removed from the game"
    )
