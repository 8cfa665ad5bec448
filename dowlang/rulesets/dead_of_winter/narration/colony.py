"""The crisis, the colony phase, zombies and the tracks in sentences (R-CRISIS, R-COLONY,
R-ZOMBIE, R-END).
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.parameters import BEARERS, ROUND, TURN

# `colony.COLONY_STEPS`
_STEPS = (
    "food",
    "waste",
    "crisis",
    "zombie",
    "objective",
    "marker",
    "player",
)


def crisis_revealed(story: Story, crisis: int) -> None:
    """Tell what threatens this round."""
    card = story.card("crisis", crisis)
    symbols = card.get("symbols")
    if story.contributed:
        story.say("crisis-removed", cards=grouped_cards(story))
    said = story.said("crisis", card=str(card["name"]))
    if isinstance(symbols, list | tuple) and symbols:
        kinds = story.either([story.word("symbol", str(s)) for s in symbols])
        said = story.said("crisis-against", card=str(card["name"]), symbols=kinds)
    story.tell(story.with_flavor(said, card.get("flavor")))
    story.contributed = []


def colony_phase_started(story: Story) -> None:
    """Write the heading of the colony phase."""
    story.leave_all()
    story.heading(story.said("colony-phase"))
    story.in_colony_phase = True


def colony_step_begun(story: Story, step: int) -> None:
    """End what the step before has caused."""
    story.leave_all()


def _looked_at(story: Story, crisis: int, came_to: tuple[str, int, int]) -> None:
    """Tell the contributions, face up at last, in the order of their names, and what became of the
    crisis: how it is said, points, points needed. Nobody knows who gave what (R-CRISIS-04).
    """
    id, total, need = came_to
    story.leave_all()
    name = story.name("crisis", crisis)
    worth = story.said("with-points", count=total, need=need) if need else ""
    then = story.said(id, card=name, worth=worth)
    if names := grouped_cards(story):
        story.say("crisis-gets", cards=names, then=then)
    else:
        story.say("crisis-gets-none", then=then)
    story.contributed = []
    story.enter(name, story.path("crisis", crisis))


def grouped_cards(story: Story) -> tuple[str, ...]:
    """Return the contributions in the order of their names."""
    return story.grouped(sorted(story.item(item) for item in story.contributed))


def crisis_prevented(story: Story, crisis: int, total: int, need: int) -> None:
    """Tell that a crisis is prevented, with the points against the need."""
    _looked_at(story, crisis, ("prevented", total, need))


def surplus_given(story: Story, crisis: int) -> None:
    """Keep why morale rises now."""
    story.cause = story.said("surplus", card=story.name("crisis", crisis))


def crisis_failed(story: Story, crisis: int, total: int, need: int) -> None:
    """Tell that a crisis happens. Its effects stand indented below."""
    _looked_at(story, crisis, ("fails", total, need))


def step_replaced(story: Story, step: int, path: int, skipped: int) -> None:
    """Tell that a card skips a step, or puts something in its place."""
    id, name = f"step-{'skipped' if skipped else 'replaced'}", story.name("path", path)
    story.say(id, step=story.said(f"step-{_STEPS[step]}"), card=name)


def zombie_added(story: Story, location: int, entrance: int) -> None:
    """Count a zombie that comes. Those of one place are told together."""
    story.count("zombie", story.place(location), _entrance(location, entrance))


def zombie_removed(story: Story, location: int, entrance: int) -> None:
    """Count a zombie that is taken away, and not killed."""
    story.count("gone-zombie", story.place(location), _entrance(location, entrance))


def zombie_from(story: Story, entrance: int) -> None:
    """Keep where a zombie was, which the next event tells."""
    story.origin = entrance


def zombie_moved(story: Story, origin: int, destination: int, entrance: int) -> None:
    """Count a zombie that goes from one place, or one entrance, to another."""
    start = _entrance(origin, story.origin)
    to = story.said("moved-to", place=story.at(destination, entrance))
    story.count("moved", story.place(origin), start, to)


def _entrance(location: int, entrance: int) -> int:
    """Return which of several entrances it is, -1 where there is one."""
    return entrance if location == 0 else -1


def barricade_added(story: Story, location: int, entrance: int) -> None:
    """Tell a barricade that an effect puts up."""
    story.count("built", story.place(location), _entrance(location, entrance))


def barricade_destroyed(story: Story, location: int, entrance: int) -> None:
    """Tell a barricade that falls to a zombie without a space (R-ZOMBIE-05)."""
    story.count("broken", story.place(location), _entrance(location, entrance))


def barricade_removed(story: Story, location: int, entrance: int) -> None:
    """Tell a barricade that an effect takes away."""
    story.count("cleared", story.place(location), _entrance(location, entrance))


def noise_added(story: Story, location: int, count: int) -> None:
    """Tell noise by an effect. The noise of a search is told with it."""
    if story.search is not None:
        story.unsaid = (location, count)
        return
    for _ in range(count):
        story.count("noise", story.place(location))


def noise_removed(story: Story, location: int, count: int) -> None:
    """Tell noise that an effect takes away."""
    for _ in range(count):
        story.count("quiet", story.place(location))


def noise_rolled(story: Story, location: int, roll: int) -> None:
    """Keep the roll for a noise token: a low one draws a zombie (R-COLONY-09)."""
    story.noise_die(story.place(location), roll)


def food_added(story: Story, count: int) -> None:
    """Tell food that comes into the supply."""
    story.say("supply-gains", count=count)


def food_removed(story: Story, count: int) -> None:
    """Tell food that leaves the supply."""
    story.say("supply-loses", count=count)


def food_paid(story: Story, count: int) -> None:
    """Tell the food of colony step 1."""
    if count:
        story.say("eats", count=count)
    else:
        story.say("eats-nothing")


def starved(story: Story, count: int) -> None:
    """Tell that food is not enough, with the starvation tokens there are now (R-COLONY-03)."""
    story.uncount("starvation-added")
    story.say("starves", count=count)
    story.cause = story.said("hunger")


def starvation_added(story: Story, count: int) -> None:
    """Tell starvation by an effect. That of hunger is told with it."""
    for _ in range(count):
        story.count("starvation-added", "")


def starvation_removed(story: Story, count: int) -> None:
    """Tell starvation that an effect takes away."""
    story.say("starvation-removed", count=count)


def waste_checked(story: Story, count: int, loss: int) -> None:
    """Tell the count of the waste pile when it costs morale, and keep that as the cause."""
    if loss:
        story.say("waste-grown", count=count)
        story.cause = story.said("waste")


def morale_gained(story: Story, count: int) -> None:
    """Tell that morale rises, and why."""
    story.morale += count if story.morale >= 0 else 0
    _level(story, "morale-rises", count)


def morale_lost(story: Story, count: int) -> None:
    """Tell that morale falls, and why."""
    story.morale -= count if story.morale >= 0 else 0
    _level(story, "morale-falls", count)


def _level(story: Story, id: str, count: int) -> None:
    because = story.because()
    if story.morale >= 0:
        story.say(f"{id}-to", level=story.morale, because=because)
    else:
        story.say(f"{id}-by", count=count, because=because)


def round_marker_moved(story: Story, left: int) -> None:
    """Tell where the round marker goes, by the colony phase or a card."""
    story.say("marker-moves", left=left)


def objective_checked(story: Story, met: int, objective: int) -> None:
    """Tell the look at the main objective, in colony step 5 or by a card."""
    if story.in_colony_phase:
        story.leave_all()
    if met:
        story.say("objective-complete")
    elif not story.in_colony_phase:
        story.say("objective-open")


def first_player_changed(story: Story, player: int) -> None:
    """Tell who begins the next round."""
    story.say("becomes-first", who=story.player(player))


def die_rolled(story: Story, player: int, roll: int) -> None:
    """Tell a fresh die of a card."""
    if player >= 0:
        story.say("rolls-die", who=story.player(player), roll=roll)
    else:
        story.say("die-rolled", roll=roll)


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
    end = story.said("end-never")
    if scope == TURN:
        end = story.said("end-this-turn" if until <= story.turn else "end-next-turn")
    elif scope == ROUND:
        this = until <= story.round
        end = story.said("end-this-round") if this else story.said("end-round", number=until)
    if end not in story.in_force:
        story.in_force.add(end)
        story.say("in-force", end=end)


def attached(story: Story, path: int, kind: int, bearer: int) -> None:
    """Tell a card that stays with a piece."""
    noun = next((noun for noun, number in BEARERS.items() if number == kind), "")
    match noun:
        case "survivor" | "player" | "crisis" | "objective" | "crossroads":
            to = story.name(noun, bearer)
        case "location":
            to = story.place(bearer)
        case "deck":
            to = story.deck(bearer)
        case "hidden goal" | "betrayal goal" | "exile goal":
            to = story.said("bearer-secret")
        case _:
            to = story.said(f"bearer-{noun if noun in ('card', 'die') else 'table'}")
    story.say("attached", card=story.name("path", path), thing=to)


def detached(story: Story, path: int) -> None:
    """Tell a card that stays with its piece no longer."""
    story.say("detached", card=story.name("path", path))


def counter_set(story: Story, path: int, number: int, count: int) -> None:
    """Tell what a counter of a card has changed to."""
    card = story.cards.facts[path]
    names, of = card.get("counters") or (), str(card["name"])
    if number < len(names):
        story.say("counter", name=str(names[number]), card=of, count=count)
    else:
        story.say("the-counter", card=of, count=count)


def table_laid(
    story: Story, morale: int, left: int, food: int, helpless: int, starvation: int
) -> None:
    """Tell the numbers before anybody plays (R-SETUP-03)."""
    story.morale = morale
    more = [
        story.said(f"more-{what}", count=count)
        for what, count in (("helpless", helpless), ("starvation", starvation))
        if count
    ]
    story.say("table-laid", morale=morale, left=left, food=food, more="".join(more))


def scenario_set(story: Story, scenario: int) -> None:
    """Tell what is special about this game."""
    card = story.card("scenario", scenario)
    story.set_up = str(card["path"])
    story.heading(story.said("scenario", card=str(card["name"])))
    if card.get("flavor"):
        story.say("quoted", text=str(card["flavor"]))


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
