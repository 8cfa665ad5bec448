"""Item cards in sentences: played, equipped, given, drawn, contributed (R-ACT-PLY, -CRI, -REQ,
-HND). Hidden faces stay hidden.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import items as I
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOBODY, NOWHERE

_WAYS = ("under", "onto", "into")  # `words/effects_decks.py`: UNDER, ONTO, INTO


def card_left(story: Story, zone: int, holder: int) -> None:
    """Told with the next event."""
    story.source = (zone, holder)


def card_way(story: Story, zone: int) -> None:
    """Told with the next event."""
    story.way = zone


def play_begun(story: Story, player: int, item: int) -> None:
    """Begin a card that is played. Its effects stand indented below.

    Equipment is told when it lies beside its survivor.
    """
    whence = story.whence(player)
    if story.way == I.EQUIPMENT:
        story.intend(f"{story.player(player)} plays {story.item(item)}{whence} as equipment")
        return
    removed = " (removed from the game)" if story.way == I.REMOVED else ""
    story.say(f"{story.player(player)} plays {story.item(item)}{whence}{removed}")
    story.enter(story.item(item), str(story.cards.facts[_number(story, item)]["path"]))
    story.played.append(item)


def _number(story: Story, item: int) -> int:
    """The number of an item's card among all cards of the set."""
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
            f"{story.player(player)} plays {story.item(item)}{story.whence(player)} to raise a die "
            f"(removed from the game)"
        )
    while item in story.played:
        story.played.pop()
        story.leave()


def card_equipped(story: Story, player: int, item: int, survivor: int) -> None:
    """Lies open from now on."""
    if story.intent:
        story.done()
        story.say(
            f"{story.player(player)} equips {story.survivor(survivor)} with "
            f"{story.item(item)}{story.whence(player)}"
        )
    else:
        story.say(f"{story.survivor(survivor)} is equipped with {story.item(item)}{story.whence()}")
    story.laid = item


def card_laid(story: Story, player: int, item: int, zone: int) -> None:
    """Equipment whose playing was cancelled."""
    where = "is removed from the game" if zone == I.REMOVED else "goes to the waste pile"
    story.say(f"{story.item(item)}{story.whence()} {where}, without effect")


def crisis_contributed(story: Story, player: int, item: int) -> None:
    """Face down from the hand (R-ACT-CRI-02)."""
    story.contributed.append(item)
    story.open(f"{story.player(player)} adds {story.secretly(item, player)} to the crisis")


def equipment_contributed(story: Story, player: int, item: int, survivor: int) -> None:
    """It lay open, so everybody knows it: takes the place of the sentence before."""
    story.waiting = ""
    story.say(
        f"{story.player(player)} adds {story.item(item)} of {story.survivor(survivor)} to the "
        f"crisis"
    )


def requested(story: Story, player: int, asked: int, symbol: int) -> None:
    """Told with the answer."""
    story.symbol = symbol


def _asking(story: Story, player: int, asked: int) -> str:
    symbol = f"a {story.name('symbol', story.symbol)} card" if story.symbol != NOBODY else "a card"
    article = symbol.replace("a e", "an e")
    return f"{story.player(player)} asks {story.player(asked)} for {article}"


def request_granted(story: Story, player: int, asked: int, item: int) -> None:
    """Revealed and played at once."""
    story.say(f"{_asking(story, player, asked)} and is granted {story.item(item)}")


def request_refused(story: Story, player: int, asked: int) -> None:
    """No reason is given."""
    story.say(f"{_asking(story, player, asked)}, in vain")


def handed_off(
    story: Story, player: int, item: int, giver: int, receiver: int, location: int
) -> None:
    """Between survivors at one place."""
    story.say(f"{story.survivor(giver)} hands {story.item(item)} to {story.survivor(receiver)}")


def card_stolen(story: Story, player: int, owner: int, item: int) -> None:
    """Known to the two."""
    story.say(
        f"{story.player(player)} takes {story.secretly(item, player, owner)} from the hand of "
        f"{story.player(owner)}"
    )


def card_drawn(story: Story, player: int, pile: int, item: int) -> None:
    """Known to the drawer."""
    story.gather(
        f"{story.player(player)} draws",
        story.item(item) if story.sees(player) else None,
        f" from {story.deck(pile)}",
    )


def card_taken(story: Story, player: int, item: int) -> None:
    """It lay open."""
    zone, holder = story.source or (I.ELSEWHERE, NOBODY)
    whence = f" from {story.survivor(holder)}" if zone == I.EQUIPMENT else story.whence(player)
    story.gather(f"{story.player(player)} takes", story.item(item), whence)


def card_fetched(story: Story, player: int, item: int, pile: int) -> None:
    """Known to who took it out of the deck."""
    story.gather(
        f"{story.player(player)} takes",
        story.item(item) if story.sees(player) else None,
        f" from {story.deck(pile)}",
    )


def card_put(story: Story, player: int, item: int, pile: int, way: int) -> None:
    """It lay open, or lies open now."""
    story.gather("", story.item(item), _going(story, pile, way))


def card_hidden(story: Story, player: int, item: int, pile: int, way: int) -> None:
    """Face down into a deck: known to whose it was."""
    known = story.seat is None or (player != NOBODY and story.sees(player))
    story.gather("", story.item(item) if known else None, _going(story, pile, way))


def card_slipped(story: Story, item: int) -> None:
    """Face down into the crisis, given by nobody."""
    story.contributed.append(item)
    story.gather("", None, f"{story.whence()} {{goes}} into the crisis")


def _going(story: Story, pile: int, way: int) -> str:
    """From where to where a card goes that is put into a deck or pile."""
    where = f"{_WAYS[way]} {story.deck(pile)}"
    if story.source == (I.DECK, pile):
        return f" {{goes}} back {where}"
    return f"{story.whence()} {{goes}} {where}"


def card_discarded(story: Story, player: int, item: int) -> None:
    """Open on the waste pile."""
    if player >= 0:
        story.gather(f"{story.player(player)} discards", story.item(item), story.whence(player))
    else:
        story.gather("", story.item(item), f"{story.whence()} {{goes}} to the waste pile")


def card_removed(story: Story, player: int, item: int) -> None:
    """Out of the game."""
    story.say(f"{story.item(item)}{story.whence()} is removed from the game")


def equipment_left(story: Story, player: int, survivor: int, item: int, location: int) -> None:
    """Tell what a lost survivor carried.

    Rules: R-SURV-07, -08, U-28.
    """
    where = (
        f"{{goes}} to the hand of {story.player(player)}"
        if location == COLONY
        else f"{{goes}} into {story.deck(location)}"
    )
    if location == NOWHERE:
        where = "{goes} out of the game"
    story.gather("", story.item(item), f" of {story.survivor(survivor)} {where}")


def stake_returned(story: Story, player: int, item: int) -> None:
    """Tell that what nobody has taken goes back."""
    story.gather(f"{story.player(player)} takes back", story.item(item))


def card_given(story: Story, player: int, receiver: int, item: int) -> None:
    """Known to the two."""
    name = story.item(item) if story.sees(player, receiver) else None
    story.gather(f"{story.player(player)} gives {story.player(receiver)}", name)


def card_seen(story: Story, player: int, item: int) -> None:
    """Tell that somebody looks at a card. The others see that they look."""
    known = story.item(item) if story.sees(player) else None
    story.gather(f"{story.player(player)} looks at", known, story.whence())


def card_revealed(story: Story, item: int) -> None:
    """For everybody."""
    story.gather(f"revealed{story.whence()}:", story.item(item))


def card_dealt(story: Story, player: int, item: int) -> None:
    """The starting cards, told when all are dealt."""
    if not story.begun:
        story.heading("The game begins")
    story.dealt.setdefault(player, []).append(item)


def deck_shuffled(story: Story, pile: int) -> None:
    """Everybody sees it."""
    story.say(f"{story.deck(pile)} is shuffled")


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
