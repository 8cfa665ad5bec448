"""Rounds, turns, actions and votes in sentences (R-ROUND, R-TURN, R-ACT, R-XROADS, R-VOTE)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller, times
from dowlang.rulesets.dead_of_winter.narration.wording import counted, grouped, listed
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.types import NOBODY


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


def zombie_killed(story: Story, player: int, survivor: int, location: int, entrance: int) -> None:
    """By attack, with the die, or by an effect."""
    if survivor >= 0:
        die = story.done()
        story.open(
            f"{story.survivor(survivor)} kills a zombie at {story.at(location, entrance)}{die}",
            survivor,
        )
    else:
        story.count("dead", story.place(location), entrance if location == 0 else NOBODY)


def attack_begun(story: Story, player: int, survivor: int, location: int, target: int) -> None:
    """Told with what comes of it."""
    whom = story.survivor(target) if target >= 0 else "a zombie"
    story.intend(f"{story.survivor(survivor)} sets out to attack {whom} at {story.place(location)}")


def barricade_begun(story: Story, player: int, location: int, entrance: int) -> None:
    """Told with what comes of it."""
    story.intend(f"{story.player(player)} sets out to build a barricade at {story.place(location)}")


def cleaning_begun(story: Story, player: int) -> None:
    """Told with what comes of it."""
    story.intend(f"{story.player(player)} sets out to clean waste")


def attracting_begun(story: Story, player: int, origin: int, destination: int) -> None:
    """Told with what comes of it."""
    story.intend(
        f"{story.player(player)} sets out to lure zombies from {story.place(origin)} to "
        f"{story.place(destination)}"
    )


def survivor_attacked(
    story: Story, player: int, survivor: int, target: int, location: int, roll: int, success: int
) -> None:
    """The spent die again (R-ACT-ATK-06)."""
    hit = "hits" if success else "misses"
    die = story.done()
    story.say(
        f"{story.survivor(survivor)} attacks {story.survivor(target)} at "
        f"{story.place(location)}{die}, rolls {roll} and {hit}"
    )


def search_begun(story: Story, player: int, survivor: int, location: int) -> None:
    """Told when it is over."""
    story.intend(f"{story.survivor(survivor)} sets out to search {story.place(location)}")
    story.search, story.noise, story.searcher = [], 0, survivor


def search_drawn(story: Story, player: int, location: int, item: int) -> None:
    """Looked at by the searcher alone."""
    if story.search is not None:
        story.search.append(item)


def noise_made(story: Story, player: int, survivor: int, location: int) -> None:
    """Public: told with the search."""
    if story.search is None:
        return
    story.unsaid = None
    story.noise += 1


def searched(story: Story, player: int, survivor: int, location: int) -> None:
    """The action is finished."""
    story.search, story.noise, story.searcher = None, 0, NOBODY


def card_kept(story: Story, player: int, location: int, item: int) -> None:
    """The whole search in one sentence."""
    drawn = story.search or []
    noise = f", makes noise {times(story.noise)}" if story.noise else ""
    kept = story.secretly(item, player)
    left = [
        i for place, i in enumerate(drawn) if place != (drawn.index(item) if item in drawn else -1)
    ]
    others = f" of {len(drawn)}" if len(drawn) > 1 else ""
    if others and story.sees(player):
        others = f" rather than {grouped([story.item(i) for i in left])}"
    who = story.survivor(story.searcher) if story.searcher >= 0 else story.player(player)
    die = story.done()
    if story.search is None and story.searcher >= 0:
        story.say(f"{story.player(player)} keeps {kept} as well")
    else:
        story.say(f"{who} searches {story.place(location)}{die}{noise} and keeps {kept}{others}")
    story.search, story.noise = None, 0


def barricade_built(story: Story, player: int, survivor: int, location: int, entrance: int) -> None:
    """The builder is one of the player's survivors there."""
    who = story.survivor(survivor) if survivor >= 0 else story.player(player)
    die = story.done()
    story.say(f"{who} builds a barricade at {story.at(location, entrance)}{die}")


def waste_cleaned(story: Story, player: int, count: int) -> None:
    """Cards from the top of the pile."""
    die = story.done()
    cards = f"{counted(count, 'card')} of the waste pile {'is' if count == 1 else 'are'}"
    story.say(f"{story.player(player)} cleans waste{die}: {cards} removed from the game")


def zombies_attracted(
    story: Story, player: int, survivor: int, origin: int, destination: int, count: int
) -> None:
    """Tell that zombies are attracted, without a roll or harm. Those that come are told next."""
    who = story.survivor(survivor) if survivor >= 0 else story.player(player)
    die = story.done()
    none = "" if count else ", but none comes"
    story.say(
        f"{who} lures zombies from {story.place(origin)} to {story.place(destination)}{die}{none}"
    )


def ability_begun(story: Story, player: int, survivor: int) -> None:
    """Tell that an ability is used. Its effects stand indented below."""
    die = story.done()
    if story.acting < 0:
        story.say(f"{story.survivor(survivor)} uses an ability{die}")
        story.enter(f"ability of {story.survivor(survivor)}", story.path("survivor", survivor))
        return
    card = story.cards.facts[story.acting]
    story.say(f"{story.survivor(survivor)} uses {card['name']}{die}")
    story.enter(str(card["name"]), str(card["path"]))
    story.acting = -1


def granted_begun(story: Story, player: int, bearer: int) -> None:
    """An ability that a card gives to everybody, or to a player."""
    card = story.cards.facts[story.acting] if story.acting >= 0 else {"name": "a card", "path": ""}
    die = story.done()
    story.say(f"{story.player(player)} uses {card['name']}{die}")
    story.enter(str(card["name"]), str(card["path"]))
    story.acting = -1


def granted_used(story: Story, player: int, card: int) -> None:
    """Back to the turn, when the ability was nobody's own."""
    story.leave()


def ability_used(story: Story, player: int, survivor: int) -> None:
    """Back to the turn."""
    story.leave()


def item_ability_used(story: Story, player: int, item: int, survivor: int) -> None:
    """Back to the turn."""
    story.leave()


def moved(
    story: Story, player: int, survivor: int, origin: int, destination: int, using: int
) -> None:
    """The roll for exposure follows in the same sentence."""
    story.open(
        f"{story.survivor(survivor)} moves from {story.place(origin)} to "
        f"{story.place(destination)}",
        survivor,
    )


def placed(story: Story, survivor: int, origin: int, destination: int) -> None:
    """Tell a placing, without move or roll.

    A survivor who changes places with somebody beside stays where it is.
    """
    if origin != destination:
        where = f"{story.place(destination)}, coming from {story.place(origin)}"
        story.say(f"{story.survivor(survivor)} is placed at {where}")


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
    E.ZOMBIE_KILLED: zombie_killed,
    E.SURVIVOR_ATTACKED: survivor_attacked,
    E.SEARCH_BEGUN: search_begun,
    E.SEARCH_DRAWN: search_drawn,
    E.NOISE_MADE: noise_made,
    E.SEARCHED: searched,
    E.CARD_KEPT: card_kept,
    E.BARRICADE_BUILT: barricade_built,
    E.WASTE_CLEANED: waste_cleaned,
    E.ZOMBIES_ATTRACTED: zombies_attracted,
    E.ABILITY_BEGUN: ability_begun,
    E.ABILITY_USED: ability_used,
    E.ITEM_ABILITY_USED: item_ability_used,
    E.MOVED: moved,
    E.PLACED: placed,
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
    E.ATTACK_BEGUN: attack_begun,
    E.BARRICADE_BEGUN: barricade_begun,
    E.CLEANING_BEGUN: cleaning_begun,
    E.ATTRACTING_BEGUN: attracting_begun,
    E.GRANTED_BEGUN: granted_begun,
    E.GRANTED_USED: granted_used,
    E.OBJECTIVE_ABILITY_USED: granted_used,
    E.CRISIS_ABILITY_USED: granted_used,
}
