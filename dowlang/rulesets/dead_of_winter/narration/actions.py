"""Tell the actions of players in sentences: fights, searches, barricades, abilities, moves.

Rules: R-ACT.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller, times
from dowlang.rulesets.dead_of_winter.narration.wording import counted, grouped
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.types import NOBODY


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


TELLERS: dict[int, Teller] = {
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
    E.ATTACK_BEGUN: attack_begun,
    E.BARRICADE_BEGUN: barricade_begun,
    E.CLEANING_BEGUN: cleaning_begun,
    E.ATTRACTING_BEGUN: attracting_begun,
    E.GRANTED_BEGUN: granted_begun,
    E.GRANTED_USED: granted_used,
    E.OBJECTIVE_ABILITY_USED: granted_used,
    E.CRISIS_ABILITY_USED: granted_used,
}
