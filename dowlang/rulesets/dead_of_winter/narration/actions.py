"""Tell the actions of players in sentences: fights, searches, barricades, abilities, moves.

Rules: R-ACT.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.types import NOBODY


def zombie_killed(story: Story, player: int, survivor: int, location: int, entrance: int) -> None:
    """Tell a zombie that is killed: by attack, with the die, or by an effect."""
    if survivor >= 0:
        die = story.done()
        who, place = story.survivor(survivor), story.at(location, entrance)
        story.open(story.said("kills-zombie", who=who, place=place, die=die), survivor)
    else:
        story.count("dead", story.place(location), entrance if location == 0 else NOBODY)


def attack_begun(story: Story, player: int, survivor: int, location: int, target: int) -> None:
    """Keep an attack for what comes of it, which tells it."""
    whom = story.survivor(target) if target >= 0 else story.said("a-zombie")
    who, place = story.survivor(survivor), story.place(location)
    story.intend(story.said("attacks-later", who=who, whom=whom, place=place))


def barricade_begun(story: Story, player: int, location: int, entrance: int) -> None:
    """Keep the building for what comes of it, which tells it."""
    who, place = story.player(player), story.place(location)
    story.intend(story.said("builds-later", who=who, place=place))


def cleaning_begun(story: Story, player: int) -> None:
    """Keep the cleaning for what comes of it, which tells it."""
    story.intend(story.said("cleans-later", who=story.player(player)))


def attracting_begun(story: Story, player: int, origin: int, destination: int) -> None:
    """Keep the attracting for what comes of it, which tells it."""
    who, start, place = story.player(player), story.place(origin), story.place(destination)
    story.intend(story.said("lures-later", who=who, origin=start, place=place))


def survivor_attacked(
    story: Story, player: int, survivor: int, target: int, location: int, roll: int, success: int
) -> None:
    """Tell an attack on a survivor with the spent die that is rolled again (R-ACT-ATK-06)."""
    story.say(
        "attack-hits" if success else "attack-misses",
        who=story.survivor(survivor),
        whom=story.survivor(target),
        place=story.place(location),
        die=story.done(),
        roll=roll,
    )


def search_begun(story: Story, player: int, survivor: int, location: int) -> None:
    """Keep a search, which is told when it is over."""
    who, place = story.survivor(survivor), story.place(location)
    story.intend(story.said("searches-later", who=who, place=place))
    story.search, story.noise, story.searcher = [], 0, survivor


def search_drawn(
    story: Story, player: int, location: int, item: int, survivor: int = NOBODY
) -> None:
    """Keep a card that the searcher alone looks at."""
    if story.search is not None:
        story.search.append(item)


def noise_made(story: Story, player: int, survivor: int, location: int) -> None:
    """Keep the noise of a search, which everybody sees: it is told with the search."""
    if story.search is None:
        return
    story.unsaid = None
    story.noise += 1


def searched(story: Story, player: int, survivor: int, location: int) -> None:
    """Drop what was kept of a search that is over."""
    story.search, story.noise, story.searcher = None, 0, NOBODY


def card_kept(story: Story, player: int, location: int, item: int) -> None:
    """Tell the whole search in one sentence."""
    drawn = story.search or []
    noise = story.said("with-noise", count=story.times(story.noise)) if story.noise else ""
    kept = story.secretly(item, player)
    left = [
        i for place, i in enumerate(drawn) if place != (drawn.index(item) if item in drawn else -1)
    ]
    others = story.said("of-several", count=len(drawn)) if len(drawn) > 1 else ""
    if others and story.sees(player):
        others = story.said("rather-than", cards=story.grouped([story.item(i) for i in left]))
    who = story.survivor(story.searcher) if story.searcher >= 0 else story.player(player)
    die = story.done()
    if story.search is None and story.searcher >= 0:
        story.say("keeps-more", who=story.player(player), card=kept)
    else:
        story.say(
            "searches",
            who=who,
            place=story.place(location),
            die=die,
            noise=noise,
            card=kept,
            others=others,
        )
    story.search, story.noise = None, 0


def barricade_built(story: Story, player: int, survivor: int, location: int, entrance: int) -> None:
    """Tell a barricade that is built, by one of the player's survivors there."""
    who = story.survivor(survivor) if survivor >= 0 else story.player(player)
    die = story.done()
    story.say("builds", who=who, place=story.at(location, entrance), die=die)


def waste_cleaned(story: Story, player: int, count: int) -> None:
    """Tell how many cards go from the top of the waste pile."""
    story.say("cleans", die=story.done(), who=story.player(player), count=count)


def zombies_attracted(
    story: Story, player: int, survivor: int, origin: int, destination: int, count: int
) -> None:
    """Tell that zombies are attracted, without a roll or harm. Those that come are told next."""
    who = story.survivor(survivor) if survivor >= 0 else story.player(player)
    die = story.done()
    story.say(
        "lures" if count else "lures-none",
        who=who,
        origin=story.place(origin),
        place=story.place(destination),
        die=die,
    )


def ability_begun(story: Story, player: int, survivor: int) -> None:
    """Tell that an ability is used. Its effects stand indented below."""
    die = story.done()
    if story.acting < 0:
        who = story.survivor(survivor)
        story.say("uses-ability", who=who, die=die)
        story.enter(story.said("ability-of", who=who), story.path("survivor", survivor))
        return
    card = story.cards.facts[story.acting]
    story.say("uses-card", who=story.survivor(survivor), card=str(card["name"]), die=die)
    story.enter(str(card["name"]), str(card["path"]))
    story.acting = -1


def granted_begun(story: Story, player: int, bearer: int) -> None:
    """Tell the use of an ability that a card gives to everybody, or to a player."""
    name, path = story.said("a-card"), ""
    if story.acting >= 0:
        card = story.cards.facts[story.acting]
        name, path = str(card["name"]), str(card["path"])
    story.say("uses-card", die=story.done(), who=story.player(player), card=name)
    story.enter(name, path)
    story.acting = -1


def granted_used(story: Story, player: int, card: int) -> None:
    """Go back to the turn, when the ability was nobody's own."""
    story.leave()


def ability_used(story: Story, player: int, survivor: int) -> None:
    """Go back to the turn."""
    story.leave()


def item_ability_used(story: Story, player: int, item: int, survivor: int) -> None:
    """Go back to the turn."""
    story.leave()


def moved(
    story: Story, player: int, survivor: int, origin: int, destination: int, using: int
) -> None:
    """Begin the sentence of a move. The roll for exposure follows in it."""
    who, start, place = story.survivor(survivor), story.place(origin), story.place(destination)
    story.open(story.said("moves", who=who, origin=start, place=place), survivor)


def placed(story: Story, survivor: int, origin: int, destination: int) -> None:
    """Tell a placing, without move or roll.

    A survivor who changes places with somebody beside stays where it is.
    """
    if origin != destination:
        start, place = story.place(origin), story.place(destination)
        story.say("placed", who=story.survivor(survivor), place=place, origin=start)


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
