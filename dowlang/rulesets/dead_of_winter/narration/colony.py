"""The crisis, the colony phase, zombies and the tracks in sentences (R-CRISIS, R-COLONY, R-ZOMBIE, R-END)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter import events as E
from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller, counted, grouped


def crisis_revealed(story: Story, crisis: int) -> None:
    """What threatens this round."""
    card = story.card("crisis", crisis)
    symbols = card.get("symbols")
    against = f", kept off with {' or '.join(str(s) for s in symbols)}" if isinstance(symbols, list | tuple) and symbols else ""
    flavor = card.get("flavor")
    story.say(f"crisis: {card['name']}{against}" + (f" — “{flavor}”" if flavor else ""))
    story.contributed = []


def colony_phase_started(story: Story) -> None:
    """A heading."""
    story.leave_all()
    story.heading("Colony phase")
    story.in_colony_phase = True


def colony_step_begun(story: Story, step: int) -> None:
    """What the step before has caused is over."""
    story.leave_all()


def turned_up(story: Story) -> str:
    """The contributions, face up at last, in the order of their names: nobody knows who gave what (R-CRISIS-04)."""
    names = sorted(story.item(item) for item in story.contributed)
    story.contributed = []
    return f"the crisis gets {grouped(names)}; " if names else "nobody has given anything against the crisis; "


def crisis_prevented(story: Story, crisis: int, total: int, need: int) -> None:
    """Points against the need."""
    story.leave_all()
    name = story.name("crisis", crisis)
    story.say(f"{turned_up(story)}{name} is prevented, {total} of {need}")
    story.enter(f"more than enough against {name}")


def crisis_failed(story: Story, crisis: int, total: int, need: int) -> None:
    """What it does stands indented below."""
    story.leave_all()
    name = story.name("crisis", crisis)
    story.say(f"{turned_up(story)}{name} happens, {total} of {need}")
    story.enter(name)


def zombie_added(story: Story, location: int, entrance: int) -> None:
    """Counted together."""
    story.count("zombie", story.place(location))


def zombie_removed(story: Story, location: int, entrance: int) -> None:
    """Not killed."""
    story.count("gone", story.place(location))


def barricade_added(story: Story, location: int, entrance: int) -> None:
    """By an effect."""
    story.count("built", story.place(location))


def barricade_destroyed(story: Story, location: int, entrance: int) -> None:
    """By a zombie that finds no space (R-ZOMBIE-05)."""
    story.count("broken", story.place(location))


def barricade_removed(story: Story, location: int, entrance: int) -> None:
    """By an effect."""
    story.count("broken", story.place(location))


def noise_rolled(story: Story, location: int, roll: int) -> None:
    """Low draws a zombie (R-COLONY-09)."""
    story.noise_die(story.place(location), roll)


def food_added(story: Story, count: int) -> None:
    """Into the supply."""
    story.say(f"{count} food {'comes' if count == 1 else 'come'} into the supply")


def food_removed(story: Story, count: int) -> None:
    """Out of the supply."""
    story.say(f"{count} food {'is' if count == 1 else 'are'} lost")


def food_paid(story: Story, count: int) -> None:
    """Colony step 1."""
    story.say(f"the colony eats {count} food" if count else "nobody in the colony has to eat")


def starved(story: Story, count: int) -> None:
    """Not enough: the tokens there are now (R-COLONY-03)."""
    story.say(f"there is not enough to eat; {counted(count, 'starvation token')} {'lies' if count == 1 else 'lie'} in the supply")
    story.cause = "hunger"


def starvation_removed(story: Story, count: int) -> None:
    """By an effect."""
    story.say(f"{counted(count, 'starvation token')} less")


def waste_checked(story: Story, count: int, loss: int) -> None:
    """Told when it costs something."""
    if loss:
        story.say(f"the waste pile has grown to {counted(count, 'card')}")
        story.cause = "waste"


def morale_gained(story: Story, count: int) -> None:
    """Up, and why."""
    story.morale += count if story.morale >= 0 else 0
    story.say(f"morale rises{_level(story, count)}{story.because()}")


def morale_lost(story: Story, count: int) -> None:
    """Down, and why."""
    story.morale -= count if story.morale >= 0 else 0
    story.say(f"morale falls{_level(story, count)}{story.because()}")


def _level(story: Story, count: int) -> str:
    return f" to {story.morale}" if story.morale >= 0 else f" by {count}"


def round_marker_moved(story: Story, left: int) -> None:
    """At the end of a round the next heading says it."""
    if not story.in_colony_phase:
        story.say(f"the round marker moves to {left}")


def objective_checked(story: Story, met: int, objective: int) -> None:
    """Colony step 5."""
    story.leave_all()
    if met:
        story.say("the main objective is complete")


def first_player_changed(story: Story, player: int) -> None:
    """Who begins the next round."""
    story.say(f"{story.player(player)} becomes the first player")


def die_rolled(story: Story, player: int, roll: int) -> None:
    """A fresh die of a card."""
    story.say(f"a die is rolled: {roll}")


TELLERS: dict[int, Teller] = {
    E.CRISIS_REVEALED: crisis_revealed,
    E.COLONY_PHASE_STARTED: colony_phase_started, E.COLONY_STEP_BEGUN: colony_step_begun, E.CRISIS_PREVENTED: crisis_prevented,
    E.CRISIS_FAILED: crisis_failed, E.ZOMBIE_ADDED: zombie_added, E.ZOMBIE_REMOVED: zombie_removed, E.BARRICADE_ADDED: barricade_added,
    E.BARRICADE_DESTROYED: barricade_destroyed, E.BARRICADE_REMOVED: barricade_removed, E.NOISE_ROLLED: noise_rolled,
    E.FOOD_ADDED: food_added, E.FOOD_REMOVED: food_removed, E.FOOD_PAID: food_paid, E.STARVED: starved,
    E.STARVATION_REMOVED: starvation_removed, E.WASTE_CHECKED: waste_checked, E.MORALE_GAINED: morale_gained, E.MORALE_LOST: morale_lost,
    E.ROUND_MARKER_MOVED: round_marker_moved, E.OBJECTIVE_CHECKED: objective_checked, E.FIRST_PLAYER_CHANGED: first_player_changed,
    E.DIE_ROLLED: die_rolled,
}  # fmt: skip
