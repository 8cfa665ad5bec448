"""Tell rounds, turns, dice, crossroads cards and votes in sentences.

Rules: R-ROUND, R-TURN, R-XROADS, R-VOTE.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.narration.wording import counted, listed
from dowlang.rulesets.dead_of_winter.state import events as E


def objective_set(story: Story, objective: int, hardcore: int) -> None:
    """Tell what everybody works at."""
    card = story.card("objective", objective)
    story.heading(f"The main objective: {card['name']}" + (" (hardcore)" if hardcore else ""))
    story.set_up = str(card["path"])
    flavor = card.get("flavor")
    if flavor:
        story.say(f"“{flavor}”")


def secret_dealt(story: Story, player: int, objective: int) -> None:
    """Only who holds it knows it."""
    if not story.begun:
        story.heading("The game begins")
    if story.sees(player):
        story.say(f"{story.player(player)} secretly wants: {story.name('secret', objective)}")


def round_started(
    story: Story, number: int, left: int = -1, morale: int = -1, food: int = -1
) -> None:
    """Tell the heading of a round, and before the first the groups."""
    story.leave_all()
    story.morale, story.round = morale, number
    story.in_colony_phase = False
    numbers = f" (marker at {left}) — morale {morale}, food {food}" if left >= 0 else ""
    story.heading(f"Round {number}{numbers}")


def set_up_ended(story: Story, player: int) -> None:
    """Tell the groups, and who begins."""
    story.set_up = ""
    for owner, (leader, *others) in sorted(story.members.items()):
        more = f", with {listed(story.survivor(s) for s in others)}" if others else ""
        story.say(f"{story.survivor(leader)} leads the group of {story.player(owner)}{more}")
    story.members.clear()
    story.say("all of them begin at the colony")
    story.say(f"{story.player(player)} is the first player")


def dice_rolled(story: Story, player: int, count: int, values: int) -> None:
    """Collected until the first turn begins."""
    dice = " ".join(str(values)) if count else "none"
    story.rolls.append(f"{story.player(player)}: {dice}")


def turn_started(story: Story, player: int) -> None:
    """A heading a turn."""
    story.leave_all()
    story.turn += 1
    story.heading(f"{story.player(player).capitalize()} takes a turn")


def crossroads_drawn(story: Story, holder: int, card: int) -> None:
    """Secret until it happens."""
    if story.sees(holder):
        story.say(
            f"{story.player(holder)} holds the crossroads card {story.name('crossroads', card)}"
        )


def crossroads_triggered(story: Story, player: int, card: int) -> None:
    """Tell that a crossroads card comes up. Its text stands indented below."""
    name, flavor = story.name("crossroads", card), story.card("crossroads", card).get("flavor")
    story.say(
        f"crossroads for {story.player(player)}: {name}" + (f" — “{flavor}”" if flavor else "")
    )
    story.enter(name, story.path("crossroads", card))


def crossroads_resolved(story: Story, player: int, card: int) -> None:
    """Back to the turn."""
    story.leave()


def crossroads_returned(story: Story, holder: int) -> None:
    """Of interest only to who knows the card."""
    if story.sees(holder):
        story.say("the crossroads card of this turn does not happen")


def die_spent(story: Story, player: int, die: int) -> None:
    """Told with what it is spent on."""
    if story.die is not None:
        story.flush()
    story.settle()
    story.die = (player, die)


def die_was(story: Story, player: int, die: int) -> None:
    """Told with the next event."""
    story.before = die


def die_raised(story: Story, player: int, die: int) -> None:
    """By food or by a card."""
    food = "spends a food token and " if story.intent else ""
    story.intent = ""
    what = f"a {story.before}" if story.before else "a die"
    story.before = 0
    story.say(f"{story.player(player)} {food}raises {what} to {die}")


def die_lost(story: Story, player: int, die: int) -> None:
    """For this round."""
    story.say(f"{story.player(player)} loses a die that shows {die}")


def dice_gained(story: Story, player: int, values: int) -> None:
    """For this round, rolled now."""
    story.say(
        f"{story.player(player)} gains {counted(len(str(values)), 'die')}: {' '.join(str(values))}"
    )


def die_turned(story: Story, player: int, before: int, after: int, rolled: int) -> None:
    """Rolled again, or turned."""
    story.say(
        f"{story.player(player)} {'rolls a' if rolled else 'turns a'} {before} "
        f"{'again: ' if rolled else 'to '}{after}"
    )


def dice_refreshed(story: Story, player: int, values: int) -> None:
    """Spent dice, as they lie."""
    story.say(f"{story.player(player)} takes back spent dice: {' '.join(str(values))}")


def next_turn_lost(story: Story, player: int) -> None:
    """By a card."""
    story.say(f"{story.player(player)} will miss a turn")


def turn_lost(story: Story, player: int) -> None:
    """That turn would be now."""
    story.leave_all()
    story.say(f"{story.player(player)} misses a turn")


def turn_cut(story: Story, player: int) -> None:
    """By a card."""
    story.say("the turn ends with this")


def food_token_spent(story: Story, player: int, die: int) -> None:
    """Told with the die."""
    story.intend(f"{story.player(player)} spends a food token")


def exile_vote_started(story: Story, player: int, target: int) -> None:
    """A vote on a player."""
    story.say(f"{story.player(player)} calls a vote on exiling {story.player(target)}")


def vote_cast(story: Story, player: int, vote: int) -> None:
    """All at once, when the last is in (R-VOTE-02, -06)."""
    story.votes.append((player, vote))


def vote_ended(story: Story, passed: int, ups: int, downs: int) -> None:
    """Tell each player's vote, and what it comes to."""
    votes, story.votes = story.votes, []
    sides = [
        f"{word} {listed(story.player(p) for p, vote in votes if vote == up)}"
        for word, up in (("for it", 1), ("against", 0))
        if any(vote == up for _, vote in votes)
    ]
    by = f" ({'; '.join(sides)})" if sides else ""
    tie = ", the tie is broken:" if ups == downs and votes else ":"
    story.say(f"the vote: {ups} for, {downs} against{tie} it {'passes' if passed else 'fails'}{by}")


def exiled(story: Story, player: int) -> None:
    """Until the end of the game (R-EXILE-01)."""
    story.exiled.add(player)
    story.say(f"{story.player(player)} is exiled")


def exile_costs(story: Story, player: int) -> None:
    """Why morale falls next (R-EXILE-14)."""
    story.cause = f"exile of {story.player(player)}, the second who was no betrayer"


def objective_replaced(story: Story, player: int, objective: int) -> None:
    """Tell that an objective is replaced. Only that player knows which one."""
    if story.sees(player):
        story.say(f"{story.player(player)} now secretly wants: {story.name('secret', objective)}")
    else:
        story.say(f"{story.player(player)} gets another secret objective")


TELLERS: dict[int, Teller] = {
    E.OBJECTIVE_SET: objective_set,
    E.SECRET_DEALT: secret_dealt,
    E.ROUND_STARTED: round_started,
    E.DICE_ROLLED: dice_rolled,
    E.TURN_STARTED: turn_started,
    E.CROSSROADS_DRAWN: crossroads_drawn,
    E.CROSSROADS_TRIGGERED: crossroads_triggered,
    E.CROSSROADS_RESOLVED: crossroads_resolved,
    E.CROSSROADS_RETURNED: crossroads_returned,
    E.DIE_SPENT: die_spent,
    E.DIE_RAISED: die_raised,
    E.FOOD_TOKEN_SPENT: food_token_spent,
    E.EXILE_VOTE_STARTED: exile_vote_started,
    E.VOTE_CAST: vote_cast,
    E.VOTE_ENDED: vote_ended,
    E.EXILED: exiled,
    E.EXILE_COSTS: exile_costs,
    E.OBJECTIVE_REPLACED: objective_replaced,
    E.SET_UP_ENDED: set_up_ended,
    E.DIE_WAS: die_was,
    E.DIE_LOST: die_lost,
    E.DICE_GAINED: dice_gained,
    E.DIE_TURNED: die_turned,
    E.DICE_REFRESHED: dice_refreshed,
    E.NEXT_TURN_LOST: next_turn_lost,
    E.TURN_LOST: turn_lost,
    E.TURN_CUT: turn_cut,
}
