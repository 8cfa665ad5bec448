"""Rounds, turns, actions and votes in sentences (R-ROUND, R-TURN, R-ACT, R-XROADS, R-VOTE)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter import events as E
from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller, counted, grouped, listed, names_of
from dowlang.rulesets.dead_of_winter.types import NOBODY


def objective_set(story: Story, objective: int, hardcore: int) -> None:
    """What everybody works at."""
    card = story.card("objective", objective)
    story.heading(f"The main objective: {card['name']}" + (" (hardcore)" if hardcore else ""))
    flavor = card.get("flavor")
    if flavor:
        story.say(f"“{flavor}”")


def secret_dealt(story: Story, player: int, objective: int) -> None:
    """Only who holds it knows it."""
    if not story.begun:
        story.heading("The game begins")
    if story.sees(player):
        story.say(f"{story.player(player)} secretly wants: {story.name('secret', objective)}")


def round_started(story: Story, number: int, left: int = -1, morale: int = -1, food: int = -1) -> None:
    """The heading of a round; before the first, who is who."""
    story.leave_all()
    if story.kept:
        for player, kept in sorted(story.kept.items()):
            leader = story.leaders.get(player, kept[0])
            others = [s for s in kept if s != leader]
            story.say(f"{story.player(player)} leads {names_of(story, others)} with {story.survivor(leader)}" if others
                      else f"{story.player(player)} plays {story.survivor(leader)}")
        story.kept.clear()
    story.morale = morale
    story.in_colony_phase = False
    numbers = f" (marker at {left}) — morale {morale}, food {food}" if left >= 0 else ""
    story.heading(f"Round {number}{numbers}")


def dice_rolled(story: Story, player: int, count: int, values: int) -> None:
    """Collected until the first turn begins."""
    dice = " ".join(str(values)) if count else "none"
    story.rolls.append(f"{story.player(player)}: {dice}")


def turn_started(story: Story, player: int) -> None:
    """A heading a turn."""
    story.leave_all()
    if story.rolls:
        story.say(f"dice: {'; '.join(story.rolls)}")
        story.rolls.clear()
    story.heading(f"{story.player(player).capitalize()} takes a turn")


def crossroads_drawn(story: Story, holder: int, card: int) -> None:
    """Secret until it happens."""
    if story.sees(holder):
        story.say(f"{story.player(holder)} holds the crossroads card {story.name('crossroads', card)}")


def crossroads_triggered(story: Story, player: int, card: int) -> None:
    """What it says stands indented below."""
    name, flavor = story.name("crossroads", card), story.card("crossroads", card).get("flavor")
    story.say(f"crossroads for {story.player(player)}: {name}" + (f" — “{flavor}”" if flavor else ""))
    story.enter(name)


def crossroads_resolved(story: Story, player: int, card: int) -> None:
    """Back to the turn."""
    story.leave()


def crossroads_returned(story: Story, holder: int) -> None:
    """Of interest only to who knows the card."""
    if story.seat is None:
        story.say("the crossroads card of this turn does not happen")


def die_spent(story: Story, player: int, die: int) -> None:
    """Told with what it is spent on."""
    story.settle()
    story.die = die


def die_raised(story: Story, player: int, die: int) -> None:
    """By food or by a card."""
    food = "spends a food token and " if story.spending_food else ""
    story.spending_food = False
    story.say(f"{story.player(player)} {food}raises a die to {die}")


def food_token_spent(story: Story, player: int, die: int) -> None:
    """Told with the die."""
    story.settle()
    story.spending_food = True


def zombie_killed(story: Story, player: int, survivor: int, location: int, entrance: int) -> None:
    """By attack, with the die, or by an effect."""
    if survivor >= 0:
        story.open(f"{story.survivor(survivor)} kills a zombie at {story.place(location)}{story.with_die()}", survivor)
    else:
        story.say(f"a zombie dies at {story.place(location)}")


def survivor_attacked(story: Story, player: int, survivor: int, target: int, location: int, roll: int, success: int) -> None:
    """The spent die again (R-ACT-ATK-06)."""
    hit = "hits" if success else "misses"
    story.say(f"{story.survivor(survivor)} attacks {story.survivor(target)} at {story.place(location)}{story.with_die()}, rolls {roll} and {hit}")


def search_begun(story: Story, player: int, survivor: int, location: int) -> None:
    """Told when it is over."""
    story.settle()
    story.search, story.noise, story.searcher = [], 0, survivor


def search_drawn(story: Story, player: int, location: int, item: int) -> None:
    """Looked at by the searcher alone."""
    story.search.append(item)


def noise_made(story: Story, player: int, survivor: int, location: int) -> None:
    """Public."""
    story.noise += 1


def searched(story: Story, player: int, survivor: int, location: int) -> None:
    """The action is finished."""
    story.search, story.noise, story.searcher = [], 0, NOBODY


def card_kept(story: Story, player: int, location: int, item: int) -> None:
    """The whole search in one sentence."""
    noise = f", makes noise {('once', 'twice')[story.noise - 1] if story.noise < 3 else f'{story.noise} times'}" if story.noise else ""
    kept = story.secretly(item, player)
    others = f" of {len(story.search)}" if len(story.search) > 1 else ""
    if others and story.sees(player):
        others = f" rather than {grouped([story.item(i) for i in story.search if i != item])}"
    who = story.survivor(story.searcher) if story.searcher >= 0 else story.player(player)
    story.say(f"{who} searches {story.place(location)}{story.with_die()}{noise} and keeps {kept}{others}")


def barricade_built(story: Story, player: int, survivor: int, location: int, entrance: int) -> None:
    """The builder is one of the player's survivors there."""
    who = story.survivor(survivor) if survivor >= 0 else story.player(player)
    story.say(f"{who} builds a barricade at {story.place(location)}{story.with_die()}")


def waste_cleaned(story: Story, player: int, count: int) -> None:
    """Cards from the top of the pile."""
    story.say(f"{story.player(player)} cleans waste{story.with_die()}: {counted(count, 'card')} less")


def zombies_attracted(story: Story, player: int, survivor: int, origin: int, destination: int, count: int) -> None:
    """No roll, nobody is hurt."""
    who = story.survivor(survivor) if survivor >= 0 else story.player(player)
    story.say(f"{who} lures {counted(count, 'zombie')} from {story.place(origin)} to {story.place(destination)}{story.with_die()}")


def ability_begun(story: Story, player: int, survivor: int) -> None:
    """What it does stands indented below."""
    own = story.acting or "an ability"
    story.say(f"{story.survivor(survivor)} uses {own}{story.with_die()}")
    story.enter(story.acting or f"ability of {story.survivor(survivor)}")
    story.acting = ""


def ability_used(story: Story, player: int, survivor: int) -> None:
    """Back to the turn."""
    story.leave()


def item_ability_used(story: Story, player: int, item: int, survivor: int) -> None:
    """Back to the turn."""
    story.leave()


def moved(story: Story, player: int, survivor: int, origin: int, destination: int, using: int) -> None:
    """The roll for exposure follows in the same sentence."""
    story.open(f"{story.survivor(survivor)} moves from {story.place(origin)} to {story.place(destination)}", survivor)


def placed(story: Story, survivor: int, origin: int, destination: int) -> None:
    """No move, no roll."""
    story.say(f"{story.survivor(survivor)} is placed at {story.place(destination)}")


def exile_vote_started(story: Story, player: int, target: int) -> None:
    """A vote on a player."""
    story.say(f"{story.player(player)} calls a vote on exiling {story.player(target)}")


def vote_cast(story: Story, player: int, vote: int) -> None:
    """All at once, when the last is in (R-VOTE-02, -06)."""
    story.votes.append((player, vote))


def vote_ended(story: Story, passed: int, ups: int, downs: int) -> None:
    """Who voted how, and what it comes to."""
    votes, story.votes = story.votes, []
    sides = [
        f"{word} {listed(story.player(p) for p, vote in votes if vote == up)}"
        for word, up in (("for it", 1), ("against", 0)) if any(vote == up for _, vote in votes)
    ]  # fmt: skip
    by = f" ({'; '.join(sides)})" if sides else ""
    tie = ", the tie is broken:" if ups == downs and votes else ":"
    story.say(f"the vote: {ups} for, {downs} against{tie} it {'passes' if passed else 'fails'}{by}")


def exiled(story: Story, player: int) -> None:
    """Until the end of the game (R-EXILE-01)."""
    story.exiled.add(player)
    story.say(f"{story.player(player)} is exiled")
    story.cause = f"exile of {story.player(player)}"


def objective_replaced(story: Story, player: int, objective: int) -> None:
    """Known to that player alone."""
    if story.sees(player):
        story.say(f"{story.player(player)} now secretly wants: {story.name('secret', objective)}")


TELLERS: dict[int, Teller] = {
    E.OBJECTIVE_SET: objective_set, E.SECRET_DEALT: secret_dealt, E.ROUND_STARTED: round_started, E.DICE_ROLLED: dice_rolled,
    E.TURN_STARTED: turn_started, E.CROSSROADS_DRAWN: crossroads_drawn, E.CROSSROADS_TRIGGERED: crossroads_triggered,
    E.CROSSROADS_RESOLVED: crossroads_resolved, E.CROSSROADS_RETURNED: crossroads_returned, E.DIE_SPENT: die_spent,
    E.DIE_RAISED: die_raised, E.FOOD_TOKEN_SPENT: food_token_spent, E.ZOMBIE_KILLED: zombie_killed, E.SURVIVOR_ATTACKED: survivor_attacked,
    E.SEARCH_BEGUN: search_begun, E.SEARCH_DRAWN: search_drawn, E.NOISE_MADE: noise_made, E.SEARCHED: searched, E.CARD_KEPT: card_kept,
    E.BARRICADE_BUILT: barricade_built, E.WASTE_CLEANED: waste_cleaned, E.ZOMBIES_ATTRACTED: zombies_attracted,
    E.ABILITY_BEGUN: ability_begun, E.ABILITY_USED: ability_used, E.ITEM_ABILITY_USED: item_ability_used, E.MOVED: moved, E.PLACED: placed,
    E.EXILE_VOTE_STARTED: exile_vote_started, E.VOTE_CAST: vote_cast, E.VOTE_ENDED: vote_ended, E.EXILED: exiled,
    E.OBJECTIVE_REPLACED: objective_replaced,
}  # fmt: skip
