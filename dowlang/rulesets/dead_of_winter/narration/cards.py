"""Item cards in sentences: played, equipped, given, drawn, contributed (R-ACT-PLY, -CRI, -REQ,
-HND). Hidden faces stay hidden.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.state import card_zones
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOBODY, NOWHERE

_WAYS = ("under-deck", "onto-deck", "into-deck")  # `words/effects/decks.py`: UNDER, ONTO, INTO


def card_left(story: Story, zone: int, holder: int) -> None:
    """Keep where a card lay, which the next event tells."""
    story.source = (zone, holder)


def card_way(story: Story, zone: int) -> None:
    """Keep which way a card goes, which the next event tells."""
    story.way = zone


def play_begun(story: Story, player: int, item: int) -> None:
    """Begin a card that is played. Its effects stand indented below.

    Equipment is told when it lies beside its survivor.
    """
    whence = story.whence(player)
    if story.way == card_zones.EQUIPMENT:
        who, card = story.player(player), story.item(item)
        story.intend(story.said("plays-equipment", who=who, card=card, whence=whence))
        return
    story.say(
        "plays-for-good" if story.way == card_zones.REMOVED else "plays",
        who=story.player(player),
        card=story.item(item),
        whence=whence,
    )
    story.enter(story.item(item), str(story.cards.facts[_number(story, item)]["path"]))
    story.played.append(item)


def _number(story: Story, item: int) -> int:
    """Return the number of an item's card among all cards of the set."""
    design = story.cards.of_kind["item"][story.cards.tables.item_card[item]]
    return story.cards.card_numbers[design["path"]]


def card_played(story: Story, player: int, item: int) -> None:
    """Go back to where the card was played, in the turn or in another card.

    A card played for a die has not been told yet.
    """
    if story.laid == item:
        story.laid = NOBODY
        return
    if item not in story.played:
        story.say(
            "plays-for-die",
            who=story.player(player),
            card=story.item(item),
            whence=story.whence(player),
        )
    while item in story.played:
        story.played.pop()
        story.leave()


def card_equipped(story: Story, player: int, item: int, survivor: int) -> None:
    """Tell a card that is equipped, and lies open from now on."""
    if story.intent:
        story.done()
        story.say(
            "equips",
            who=story.player(player),
            whom=story.survivor(survivor),
            card=story.item(item),
            whence=story.whence(player),
        )
    else:
        whom, card = story.survivor(survivor), story.item(item)
        story.say("equipped", whom=whom, card=card, whence=story.whence())
    story.laid = item


def card_laid(story: Story, player: int, item: int, zone: int) -> None:
    """Tell equipment whose playing was cancelled."""
    id = "cancelled-removed" if zone == card_zones.REMOVED else "cancelled-waste"
    story.say(id, card=story.item(item), whence=story.whence())


def crisis_contributed(story: Story, player: int, item: int) -> None:
    """Tell a card that goes face down from the hand into the crisis (R-ACT-CRI-02)."""
    story.contributed.append(item)
    who, card = story.player(player), story.secretly(item, player)
    story.open(story.said("contributes", who=who, card=card))


def equipment_contributed(story: Story, player: int, item: int, survivor: int) -> None:
    """Tell by name a contribution that lay open, in the place of the sentence before."""
    story.waiting = ""
    story.say(
        "contributes-equipment",
        who=story.player(player),
        card=story.item(item),
        whom=story.survivor(survivor),
    )


def requested(story: Story, player: int, asked: int, symbol: int) -> None:
    """Keep a request, which is told with its answer."""
    story.symbol = symbol


def _asked_for(story: Story) -> str:
    """Return what kind of card was asked for."""
    if story.symbol == NOBODY:
        return story.said("a-card")
    symbol = story.name("symbol", story.symbol)
    vowel = "-vowel" * symbol.startswith("e")
    return story.said(f"card-of-kind{vowel}", symbol=symbol)


def request_granted(story: Story, player: int, asked: int, item: int) -> None:
    """Tell a card that is handed over on request, revealed and played at once."""
    who, whom, what = story.player(player), story.player(asked), _asked_for(story)
    story.say("asks-granted", who=who, whom=whom, what=what, card=story.item(item))


def request_refused(story: Story, player: int, asked: int) -> None:
    """Tell that a request is refused. No reason is given."""
    who, whom = story.player(player), story.player(asked)
    story.say("asks-in-vain", who=who, whom=whom, what=_asked_for(story))


def handed_off(
    story: Story, player: int, item: int, giver: int, receiver: int, location: int
) -> None:
    """Tell a card that is handed off between survivors at one place."""
    who, whom = story.survivor(giver), story.survivor(receiver)
    story.say("hands", who=who, card=story.item(item), whom=whom)


def card_stolen(story: Story, player: int, owner: int, item: int) -> None:
    """Tell a card that is taken from a player, by name to these two."""
    card = story.secretly(item, player, owner)
    story.say("steals", who=story.player(player), card=card, whom=story.player(owner))


def card_drawn(story: Story, player: int, pile: int, item: int) -> None:
    """Tell a card that is drawn, by name to the drawer."""
    known = story.item(item) if story.sees(player) else None
    story.gather("draws", known, who=story.player(player), deck=story.deck(pile))


def card_taken(story: Story, player: int, item: int) -> None:
    """Tell by name a card that is taken and lay open."""
    zone, holder = story.source or (card_zones.ELSEWHERE, NOBODY)
    who, card = story.player(player), story.item(item)
    if zone == card_zones.EQUIPMENT:
        story.gather("takes-from", card, who=who, whom=story.survivor(holder))
    else:
        story.gather("takes", card, who=who, whence=story.whence(player))


def card_fetched(story: Story, player: int, item: int, pile: int) -> None:
    """Tell a card that is taken out of a deck, by name to whoever took it."""
    known = story.item(item) if story.sees(player) else None
    whence = story.said("from-deck", deck=story.deck(pile))
    story.gather("takes", known, who=story.player(player), whence=whence)


def card_put(story: Story, player: int, item: int, pile: int, way: int) -> None:
    """Tell by name a card that lay open, or lies open now."""
    _put(story, story.item(item), pile, way)


def card_hidden(story: Story, player: int, item: int, pile: int, way: int) -> None:
    """Tell a card that goes face down into a deck, by name to whose it was."""
    known = story.seat is None or (player != NOBODY and story.sees(player))
    _put(story, story.item(item) if known else None, pile, way)


def card_slipped(story: Story, item: int) -> None:
    """Tell a card that goes face down into the crisis and was given by nobody."""
    story.contributed.append(item)
    story.gather("slips-in", None, whence=story.whence())


def _put(story: Story, card: str | None, pile: int, way: int) -> None:
    """Tell from where to where a card goes that is put into a deck or pile."""
    where = story.said(_WAYS[way], deck=story.deck(pile))
    if story.source == (card_zones.DECK, pile):
        story.gather("goes-back", card, where=where)
    else:
        story.gather("goes-to-deck", card, whence=story.whence(), where=where)


def card_discarded(story: Story, player: int, item: int) -> None:
    """Tell a card that lies open on the waste pile now."""
    if player >= 0:
        who, whence = story.player(player), story.whence(player)
        story.gather("discards", story.item(item), who=who, whence=whence)
    else:
        story.gather("goes-to-waste", story.item(item), whence=story.whence())


def card_removed(story: Story, player: int, item: int) -> None:
    """Tell a card that leaves the game."""
    story.say("removed", card=story.item(item), whence=story.whence())


def equipment_left(story: Story, player: int, survivor: int, item: int, location: int) -> None:
    """Tell what a lost survivor carried.

    Rules: R-SURV-07, -08, U-28.
    """
    card, whom = story.item(item), story.survivor(survivor)
    if location == NOWHERE:
        story.gather("left-for-good", card, whom=whom)
    elif location == COLONY:
        story.gather("left-to-hand", card, whom=whom, who=story.player(player))
    else:
        story.gather("left-in-deck", card, whom=whom, deck=story.deck(location))


def stake_returned(story: Story, player: int, item: int) -> None:
    """Tell that what nobody has taken goes back."""
    story.gather("takes-back", story.item(item), who=story.player(player))


def card_given(story: Story, player: int, receiver: int, item: int) -> None:
    """Tell a card that is given, by name to these two."""
    name = story.item(item) if story.sees(player, receiver) else None
    story.gather("gives", name, who=story.player(player), whom=story.player(receiver))


def card_seen(story: Story, player: int, item: int) -> None:
    """Tell that somebody looks at a card. The others see that they look."""
    known = story.item(item) if story.sees(player) else None
    story.gather("looks-at", known, who=story.player(player), whence=story.whence())


def card_revealed(story: Story, item: int) -> None:
    """Tell a card that is shown to everybody."""
    story.gather("revealed", story.item(item), whence=story.whence())


def card_dealt(story: Story, player: int, item: int) -> None:
    """Keep a starting card. They are told when all are dealt."""
    if not story.begun:
        story.heading(story.said("game-begins"))
    story.dealt.setdefault(player, []).append(item)


def deck_shuffled(story: Story, pile: int) -> None:
    """Tell that a deck is shuffled, which everybody sees."""
    story.say("shuffled", deck=story.deck(pile))


TELLERS: dict[int, Teller] = {
    E.PLAY_BEGUN: play_begun,
    E.CARD_PLAYED: card_played,
    E.CARD_EQUIPPED: card_equipped,
    E.CRISIS_CONTRIBUTED: crisis_contributed,
    E.EQUIPMENT_CONTRIBUTED: equipment_contributed,
    E.REQUEST_GRANTED: request_granted,
    E.REQUEST_REFUSED: request_refused,
    E.HANDED_OFF: handed_off,
    E.CARD_STOLEN: card_stolen,
    E.CARD_DRAWN: card_drawn,
    E.CARD_DISCARDED: card_discarded,
    E.CARD_REMOVED: card_removed,
    E.CARD_GIVEN: card_given,
    E.CARD_SEEN: card_seen,
    E.CARD_REVEALED: card_revealed,
    E.CARD_LEFT: card_left,
    E.CARD_WAY: card_way,
    E.CARD_LAID: card_laid,
    E.CARD_TAKEN: card_taken,
    E.CARD_FETCHED: card_fetched,
    E.CARD_PUT: card_put,
    E.CARD_HIDDEN: card_hidden,
    E.CARD_SLIPPED: card_slipped,
    E.EQUIPMENT_LEFT: equipment_left,
    E.STAKE_RETURNED: stake_returned,
    E.CARD_DEALT: card_dealt,
    E.DECK_SHUFFLED: deck_shuffled,
    E.REQUESTED: requested,
}
