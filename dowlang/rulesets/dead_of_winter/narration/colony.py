"""The crisis, the colony phase, zombies and the tracks in sentences (R-CRISIS, R-COLONY,
R-ZOMBIE, R-END).
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.narration.wording import counted, grouped
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.parameters import BEARERS, ROUND, TURN

_STEPS = (
    "food",
    "waste",
    "crisis",
    "zombie",
    "objective",
    "round marker",
    "first player",
)  # `colony.COLONY_STEPS`


def crisis_revealed(story: Story, crisis: int) -> None:
    """Tell what threatens this round."""
    card = story.card("crisis", crisis)
    symbols = card.get("symbols")
    against = (
        f", kept off with {' or '.join(str(s) for s in symbols)}"
        if isinstance(symbols, list | tuple) and symbols
        else ""
    )
    flavor = card.get("flavor")
    if story.contributed:
        story.say(
            f"what was given against the crisis before is removed from the game "
            f"({grouped_cards(story)})"
        )
    story.say(f"crisis: {card['name']}{against}" + (f" — “{flavor}”" if flavor else ""))
    story.contributed = []


def colony_phase_started(story: Story) -> None:
    """A heading."""
    story.leave_all()
    story.heading("Colony phase")
    story.in_colony_phase = True


def colony_step_begun(story: Story, step: int) -> None:
    """End what the step before has caused."""
    story.leave_all()


def turned_up(story: Story) -> str:
    """The contributions, face up at last, in the order of their names: nobody knows who gave
    what (R-CRISIS-04).
    """
    names = grouped_cards(story)
    story.contributed = []
    return (
        f"the crisis gets {names}; " if names else "nobody has given anything against the crisis; "
    )


def _worth(total: int, need: int) -> str:
    """Return what the contributions came to, of what was asked, nothing where no points were."""
    if not need:
        return ""
    return f", with {counted(total, 'point')} of the {need} needed"


def grouped_cards(story: Story) -> str:
    """The contributions in the order of their names, "" without any."""
    names = sorted(story.item(item) for item in story.contributed)
    return grouped(names) if names else ""


def crisis_prevented(story: Story, crisis: int, total: int, need: int) -> None:
    """Points against the need."""
    story.leave_all()
    name = story.name("crisis", crisis)
    story.say(f"{turned_up(story)}{name} is prevented{_worth(total, need)}")
    story.enter(name, story.path("crisis", crisis))


def surplus_given(story: Story, crisis: int) -> None:
    """Why morale rises now."""
    story.cause = f"more than enough against {story.name('crisis', crisis)}"


def crisis_failed(story: Story, crisis: int, total: int, need: int) -> None:
    """Tell that a crisis happens. Its effects stand indented below."""
    story.leave_all()
    name = story.name("crisis", crisis)
    story.say(f"{turned_up(story)}{name} happens{_worth(total, need)}")
    story.enter(name, story.path("crisis", crisis))


def step_replaced(story: Story, step: int, path: int, skipped: int) -> None:
    """A card skips a step, or puts something in its place."""
    name = story.cards.facts[path]["name"]
    story.say(f"the {_STEPS[step]} step is {'skipped' if skipped else 'replaced'} ({name})")


def zombie_added(story: Story, location: int, entrance: int) -> None:
    """Counted together."""
    story.count("zombie", story.place(location), _entrance(location, entrance))


def zombie_removed(story: Story, location: int, entrance: int) -> None:
    """Not killed."""
    story.count("gone", story.place(location), _entrance(location, entrance))


def zombie_from(story: Story, entrance: int) -> None:
    """Told with the next event."""
    story.origin = entrance


def zombie_moved(story: Story, origin: int, destination: int, entrance: int) -> None:
    """From one place, or one entrance, to another."""
    start = _entrance(origin, story.origin)
    story.count("moved", story.place(origin), start, f" to {story.at(destination, entrance)}")


def _entrance(location: int, entrance: int) -> int:
    """Return which of several entrances it is, -1 where there is one."""
    return entrance if location == 0 else -1


def barricade_added(story: Story, location: int, entrance: int) -> None:
    """By an effect."""
    story.count("built", story.place(location), _entrance(location, entrance))


def barricade_destroyed(story: Story, location: int, entrance: int) -> None:
    """By a zombie that finds no space (R-ZOMBIE-05)."""
    story.count("broken", story.place(location), _entrance(location, entrance))


def barricade_removed(story: Story, location: int, entrance: int) -> None:
    """By an effect."""
    story.count("cleared", story.place(location), _entrance(location, entrance))


def noise_added(story: Story, location: int, count: int) -> None:
    """Tell noise by an effect. The noise of a search is told with it."""
    if story.search is not None:
        story.unsaid = (location, count)
        return
    for _ in range(count):
        story.count("noise", story.place(location))


def noise_removed(story: Story, location: int, count: int) -> None:
    """By an effect."""
    for _ in range(count):
        story.count("quiet", story.place(location))


def noise_rolled(story: Story, location: int, roll: int) -> None:
    """Low draws a zombie (R-COLONY-09)."""
    story.noise_die(story.place(location), roll)


def food_added(story: Story, count: int) -> None:
    """Into the supply."""
    story.say(f"the supply gains {count} food")


def food_removed(story: Story, count: int) -> None:
    """Out of the supply."""
    story.say(f"the supply loses {count} food")


def food_paid(story: Story, count: int) -> None:
    """Colony step 1."""
    story.say(f"the colony eats {count} food" if count else "nobody in the colony has to eat")


def starved(story: Story, count: int) -> None:
    """Not enough: the tokens there are now (R-COLONY-03)."""
    story.uncount("starvation token")
    story.say(
        f"there is not enough to eat; {counted(count, 'starvation token')} "
        f"{'lies' if count == 1 else 'lie'} in the supply"
    )
    story.cause = "hunger"


def starvation_added(story: Story, count: int) -> None:
    """Tell starvation by an effect. That of hunger is told with it."""
    for _ in range(count):
        story.count("starvation token", "")


def starvation_removed(story: Story, count: int) -> None:
    """By an effect."""
    story.say(f"{counted(count, 'starvation token')} {'is' if count == 1 else 'are'} removed")


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
    """By the colony phase or a card."""
    story.say(f"the round marker moves to {left}")


def objective_checked(story: Story, met: int, objective: int) -> None:
    """Colony step 5, or by a card."""
    if story.in_colony_phase:
        story.leave_all()
    if met:
        story.say("the main objective is complete")
    elif not story.in_colony_phase:
        story.say("the main objective is not complete")


def first_player_changed(story: Story, player: int) -> None:
    """Tell who begins the next round."""
    story.say(f"{story.player(player)} becomes the first player")


def die_rolled(story: Story, player: int, roll: int) -> None:
    """A fresh die of a card."""
    story.say(
        f"{story.player(player)} rolls a die: {roll}" if player >= 0 else f"a die is rolled: {roll}"
    )


def card_speaks(story: Story, path: int) -> None:
    """Note whose text is carried out from here on."""
    story.speaks(str(story.cards.facts[path]["path"]) if path >= 0 else "")


def rule_in_force(story: Story, path: int, scope: int, until: int) -> None:
    """Tell an ongoing effect of the card that is carried out.

    Those of equipment, survivors and objectives come with them.
    """
    card = str(story.cards.facts[path]["path"]) if path >= 0 else ""
    if not card or (card not in story.paths and card != story.speaking) or card == story.set_up:
        return
    end = "from now on"
    if scope == TURN:
        end = (
            "until the end of this turn"
            if until <= story.turn
            else "until the end of the next turn"
        )
    elif scope == ROUND:
        end = (
            "until the end of this round"
            if until <= story.round
            else f"until the end of round {until}"
        )
    if end not in story.in_force:
        story.in_force.add(end)
        story.say(f"what it says holds {end}")


def attached(story: Story, path: int, kind: int, bearer: int) -> None:
    """A card stays with a piece."""
    noun = next((noun for noun, number in BEARERS.items() if number == kind), "")
    match noun:
        case "survivor" | "player" | "crisis" | "objective" | "crossroads":
            to = story.name(noun, bearer)
        case "location":
            to = story.place(bearer)
        case "deck":
            to = story.deck(bearer)
        case "hidden goal" | "betrayal goal" | "exile goal":
            to = "a secret objective"
        case _:
            to = f"a {noun}" if noun in ("card", "die") else "the table"
    story.say(f"{story.cards.facts[path]['name']} is attached to {to}")


def detached(story: Story, path: int) -> None:
    """It stays no longer."""
    story.say(f"{story.cards.facts[path]['name']} is not attached any more")


def counter_set(story: Story, path: int, number: int, count: int) -> None:
    """A counter of a card has changed."""
    card = story.cards.facts[path]
    names = card.get("counters") or ()
    name = (
        f"{names[number]} of {card['name']}"
        if number < len(names)
        else f"the counter of {card['name']}"
    )
    story.say(f"{name}: {count}")


def table_laid(
    story: Story, morale: int, left: int, food: int, helpless: int, starvation: int
) -> None:
    """The numbers before anybody plays (R-SETUP-03)."""
    story.morale = morale
    numbers = f"morale {morale}, round marker at {left}, food {food}"
    more = [
        counted(n, thing)
        for n, thing in ((helpless, "helpless survivor"), (starvation, "starvation token"))
        if n
    ]
    story.say(", ".join(["the table is laid: " + numbers, *more]))


def scenario_set(story: Story, scenario: int) -> None:
    """Tell what is special about this game."""
    card = story.card("scenario", scenario)
    story.set_up = str(card["path"])
    story.heading(f"The scenario: {card['name']}")
    if card.get("flavor"):
        story.say(f"“{card['flavor']}”")


TELLERS: dict[int, Teller] = {
    E.CRISIS_REVEALED: crisis_revealed,
    E.COLONY_PHASE_STARTED: colony_phase_started,
    E.COLONY_STEP_BEGUN: colony_step_begun,
    E.CRISIS_PREVENTED: crisis_prevented,
    E.CRISIS_FAILED: crisis_failed,
    E.ZOMBIE_ADDED: zombie_added,
    E.ZOMBIE_REMOVED: zombie_removed,
    E.BARRICADE_ADDED: barricade_added,
    E.BARRICADE_DESTROYED: barricade_destroyed,
    E.BARRICADE_REMOVED: barricade_removed,
    E.NOISE_ROLLED: noise_rolled,
    E.FOOD_ADDED: food_added,
    E.FOOD_REMOVED: food_removed,
    E.FOOD_PAID: food_paid,
    E.STARVED: starved,
    E.STARVATION_REMOVED: starvation_removed,
    E.WASTE_CHECKED: waste_checked,
    E.MORALE_GAINED: morale_gained,
    E.MORALE_LOST: morale_lost,
    E.ROUND_MARKER_MOVED: round_marker_moved,
    E.OBJECTIVE_CHECKED: objective_checked,
    E.FIRST_PLAYER_CHANGED: first_player_changed,
    E.DIE_ROLLED: die_rolled,
    E.CARD_SPEAKS: card_speaks,
    E.RULE_IN_FORCE: rule_in_force,
    E.ATTACHED: attached,
    E.DETACHED: detached,
    E.COUNTER_SET: counter_set,
    E.TABLE_LAID: table_laid,
    E.SCENARIO_SET: scenario_set,
    E.NOISE_ADDED: noise_added,
    E.NOISE_REMOVED: noise_removed,
    E.STARVATION_ADDED: starvation_added,
    E.ZOMBIE_FROM: zombie_from,
    E.ZOMBIE_MOVED: zombie_moved,
    E.STEP_REPLACED: step_replaced,
    E.SURPLUS_GIVEN: surplus_given,
}
