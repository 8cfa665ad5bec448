"""Item cards in sentences: played, equipped, given, drawn, contributed (R-ACT-PLY, -CRI, -REQ, -HND). Hidden faces stay hidden."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter import events as E
from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller


def play_begun(story: Story, player: int, item: int) -> None:
    """What the card does stands indented below."""
    story.say(f"{story.player(player)} plays {story.item(item)}")
    story.enter(story.item(item))
    story.played.append(item)


def card_played(story: Story, player: int, item: int) -> None:
    """Back to what it was played in, the turn or another card; a card played for a die has not been told yet."""
    if item not in story.played:
        story.say(f"{story.player(player)} plays {story.item(item)} to raise a die")
    while item in story.played:
        story.played.pop()
        story.leave()


def card_equipped(story: Story, player: int, item: int, survivor: int) -> None:
    """Lies open from now on."""
    story.say(f"{story.survivor(survivor)} is equipped with {story.item(item)}")


def crisis_contributed(story: Story, player: int, item: int) -> None:
    """Face down from the hand (R-ACT-CRI-02)."""
    story.contributed.append(item)
    story.open(f"{story.player(player)} adds {story.secretly(item, player)} to the crisis")


def equipment_contributed(story: Story, player: int, item: int, survivor: int) -> None:
    """It lay open, so everybody knows it: takes the place of the sentence before."""
    story.waiting = ""
    story.say(f"{story.player(player)} adds {story.item(item)} of {story.survivor(survivor)} to the crisis")


def request_granted(story: Story, player: int, asked: int, item: int) -> None:
    """Revealed and played at once."""
    story.say(f"{story.player(player)} asks {story.player(asked)} for help and is given {story.item(item)}")


def request_refused(story: Story, player: int, asked: int) -> None:
    """No reason is given."""
    story.say(f"{story.player(player)} asks {story.player(asked)} for help, in vain")


def handed_off(story: Story, player: int, item: int, giver: int, receiver: int, location: int) -> None:
    """Between survivors at one place."""
    story.say(f"{story.survivor(giver)} hands {story.item(item)} to {story.survivor(receiver)}")


def card_stolen(story: Story, player: int, owner: int, item: int) -> None:
    """Known to the two."""
    story.say(f"{story.player(player)} takes {story.secretly(item, player, owner)} from the hand of {story.player(owner)}")


def card_drawn(story: Story, player: int, pile: int, item: int) -> None:
    """Known to the drawer."""
    story.say(f"{story.player(player)} draws {story.secretly(item, player)}")


def card_discarded(story: Story, player: int, item: int) -> None:
    """Open on the waste pile."""
    story.say(f"{story.player(player)} discards {story.item(item)}" if player >= 0 else f"{story.item(item)} goes to the waste pile")


def card_removed(story: Story, player: int, item: int) -> None:
    """Out of the game."""
    story.say(f"{story.item(item)} is removed from the game")


def card_given(story: Story, player: int, receiver: int, item: int) -> None:
    """Known to the two."""
    story.say(f"{story.player(player)} gives {story.player(receiver)} {story.secretly(item, player, receiver)}")


def card_seen(story: Story, player: int, item: int) -> None:
    """What somebody looks at."""
    if story.sees(player):
        story.show(f"{story.player(player)} sees", story.item(item))


def card_revealed(story: Story, item: int) -> None:
    """For everybody."""
    story.show("revealed:", story.item(item))


TELLERS: dict[int, Teller] = {
    E.PLAY_BEGUN: play_begun, E.CARD_PLAYED: card_played, E.CARD_EQUIPPED: card_equipped, E.CRISIS_CONTRIBUTED: crisis_contributed,
    E.EQUIPMENT_CONTRIBUTED: equipment_contributed, E.REQUEST_GRANTED: request_granted, E.REQUEST_REFUSED: request_refused,
    E.HANDED_OFF: handed_off, E.CARD_STOLEN: card_stolen, E.CARD_DRAWN: card_drawn, E.CARD_DISCARDED: card_discarded,
    E.CARD_REMOVED: card_removed, E.CARD_GIVEN: card_given, E.CARD_SEEN: card_seen, E.CARD_REVEALED: card_revealed,
}  # fmt: skip
