"""Tell rounds, turns, dice, crossroads cards and votes in sentences.

Rules: R-ROUND, R-TURN, R-XROADS, R-VOTE.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.state import events as E


def objective_set(story: Story, objective: int, hardcore: int) -> None:
    """Tell what everybody works at."""
    card = story.card("objective", objective)
    id = "main-objective-hardcore" if hardcore else "main-objective"
    story.heading(story.said(id, card=str(card["name"])))
    story.set_up = str(card["path"])
    flavor = card.get("flavor")
    if flavor:
        story.say("quoted", text=str(flavor))


def secret_dealt(story: Story, player: int, objective: int) -> None:
    """Tell a secret objective to whoever holds it."""
    if not story.begun:
        story.heading(story.said("game-begins"))
    if story.sees(player):
        card = story.name("secret", objective)
        story.say("wants-secretly", who=story.player(player), card=card)


def round_started(
    story: Story, number: int, left: int = -1, morale: int = -1, food: int = -1
) -> None:
    """Tell the heading of a round, and before the first the groups."""
    story.leave_all()
    story.morale, story.round = morale, number
    story.in_colony_phase = False
    numbers = {"number": number, "left": left, "morale": morale, "food": food}
    if left >= 0:
        story.heading(story.said("round-numbers", **numbers))
    else:
        story.heading(story.said("round", number=number))


def set_up_ended(story: Story, player: int) -> None:
    """Tell the groups, and who begins."""
    story.set_up = ""
    for owner, (leader, *others) in sorted(story.members.items()):
        names = tuple(story.survivor(s) for s in others)
        story.say(
            "leads-group-with" if others else "leads-group",
            who=story.survivor(leader),
            owner=story.player(owner),
            **({"others": names} if others else {}),
        )
    story.members.clear()
    story.say("begin-at-colony")
    story.say("is-first", who=story.player(player))


def dice_rolled(story: Story, player: int, count: int, values: int) -> None:
    """Keep the dice of a player until the first turn begins."""
    dice = " ".join(str(values)) if count else story.said("no-dice")
    story.rolls.append(story.said("rolled", who=story.player(player), dice=dice))


def turn_started(story: Story, player: int) -> None:
    """Write the heading of a turn."""
    story.leave_all()
    story.turn += 1
    story.heading(story.capital(story.said("takes-turn", who=story.player(player))))


def crossroads_drawn(story: Story, holder: int, card: int) -> None:
    """Tell whoever holds it a crossroads card, which is secret until it happens."""
    if story.sees(holder):
        name = story.name("crossroads", card)
        story.say("holds-crossroads", who=story.player(holder), card=name)


def crossroads_triggered(story: Story, player: int, card: int) -> None:
    """Tell that a crossroads card comes up. Its text stands indented below."""
    name, flavor = story.name("crossroads", card), story.card("crossroads", card).get("flavor")
    said = story.said("crossroads-for", who=story.player(player), card=name)
    story.tell(story.with_flavor(said, flavor))
    story.enter(name, story.path("crossroads", card))


def crossroads_resolved(story: Story, player: int, card: int) -> None:
    """Go back to the turn."""
    story.leave()


def crossroads_returned(story: Story, holder: int) -> None:
    """Tell whoever knows the card that it goes back."""
    if story.sees(holder):
        story.say("crossroads-stays-away")


def die_spent(story: Story, player: int, die: int) -> None:
    """Keep a die, which is told with what it is spent on."""
    if story.die is not None:
        story.flush()
    story.close_sentence()
    story.die = (player, die)


def die_was(story: Story, player: int, die: int) -> None:
    """Keep what a die was, which the next event tells."""
    story.before = die


def die_raised(story: Story, player: int, die: int) -> None:
    """Tell a die that is raised by food or by a card."""
    id = "raises-die-food" if story.intent else "raises-die"
    story.intent = ""
    what = story.said("that-die", die=story.before) if story.before else story.said("a-die")
    story.before = 0
    story.say(id, who=story.player(player), die=what, value=die)


def die_lost(story: Story, player: int, die: int) -> None:
    """Tell a die that is lost for this round."""
    story.say("loses-die", who=story.player(player), die=die)


def dice_gained(story: Story, player: int, values: int) -> None:
    """Tell dice that come for this round and are rolled now."""
    dice = " ".join(str(values))
    story.say("gains-dice", who=story.player(player), count=len(str(values)), dice=dice)


def die_turned(story: Story, player: int, before: int, after: int, rolled: int) -> None:
    """Tell a die that is rolled again, or turned."""
    id = "rolls-again" if rolled else "turns-die"
    story.say(id, who=story.player(player), before=before, after=after)


def dice_refreshed(story: Story, player: int, values: int) -> None:
    """Tell spent dice that come back as they lie."""
    story.say("refreshes", who=story.player(player), dice=" ".join(str(values)))


def next_turn_lost(story: Story, player: int) -> None:
    """Tell that a card takes a player's next turn."""
    story.say("will-miss", who=story.player(player))


def turn_lost(story: Story, player: int) -> None:
    """Tell that the turn is lost which would be now."""
    story.leave_all()
    story.say("misses", who=story.player(player))


def turn_cut(story: Story, player: int) -> None:
    """Tell that a card ends a turn."""
    story.say("turn-cut")


def food_token_spent(story: Story, player: int, die: int) -> None:
    """Keep a food token, which is told with the die."""
    story.intend(story.said("spends-food", who=story.player(player)))


def exile_vote_started(story: Story, player: int, target: int) -> None:
    """Tell that a vote on a player begins."""
    story.say("calls-vote", who=story.player(player), whom=story.player(target))


def vote_cast(story: Story, player: int, vote: int) -> None:
    """Keep a vote. All are told at once, when the last is in (R-VOTE-02, -06)."""
    story.votes.append((player, vote))


def votes_in(story: Story) -> None:
    """Tell who voted how, which everybody sees before equal votes are decided (R-VOTE-05, -06)."""
    if story.votes:
        votes, story.votes = story.votes, []
        story.votes_told = True
        story.say("votes-in", sides=_sides(story, votes))


def vote_ended(story: Story, passed: int, ups: int, downs: int) -> None:
    """Tell each player's vote, and what it comes to."""
    if ups == downs:
        votes_in(story)
    votes, story.votes = story.votes, []
    kind = "tie" if story.votes_told else "vote"
    story.votes_told = False
    sides = _sides(story, votes)
    story.say(f"{kind}-{'passes' if passed else 'fails'}", ups=ups, downs=downs, sides=sides)


def _sides(story: Story, votes: Sequence[tuple[int, int]]) -> str:
    """Return who voted for something and who against, "" without votes."""
    sides = {
        side: tuple(story.player(p) for p, vote in votes if vote == up)
        for side, up in (("ups", 1), ("downs", 0))
        if any(vote == up for _, vote in votes)
    }
    which = {2: "both", 1: "for" if "ups" in sides else "against"}
    return story.said(f"sides-{which[len(sides)]}", **sides) if sides else ""


def exiled(story: Story, player: int) -> None:
    """Tell that a player is exiled, which is until the end of the game (R-EXILE-01)."""
    story.exiled.add(player)
    story.say("exiled", who=story.player(player))


def exile_costs(story: Story, player: int) -> None:
    """Keep why morale falls next (R-EXILE-14)."""
    story.cause = story.said("exile-of", who=story.player(player))


def objective_replaced(story: Story, player: int, objective: int) -> None:
    """Tell that an objective is replaced. Only that player knows which one."""
    if story.sees(player):
        card = story.name("secret", objective)
        story.say("now-wants", who=story.player(player), card=card)
    else:
        story.say("gets-another", who=story.player(player))


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
