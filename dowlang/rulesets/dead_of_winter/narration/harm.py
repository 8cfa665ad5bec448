"""Exposure, wounds, bites, deaths and newcomers in sentences (R-EXPOSE, R-BITE, R-SURV)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.narration.wording import counted
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.types import BITTEN, BLANK, FROSTBITE, NONE, WOUND

_DEATHS = {
    E.BY_OVERRUN: "is dragged down as {place} is overrun",
    E.BY_BITE: "dies of a bite at {place}",
    E.BY_WOUNDS: "dies of wounds at {place}",
}


def exposure_rolled(
    story: Story, player: int, survivor: int, face: int, location: int, cause: int
) -> None:
    """Go on with the move or the kill that the die is rolled for.

    Its result is told when it happens.
    """
    if cause == E.BY_BITE:
        who = story.survivor(survivor)
        story.say(
            f"the die is blank: {who} lives" if face == BLANK else f"the die is against {who}"
        )
        return
    if not story.waiting or story.about != survivor or story.face >= 0:
        story.open(f"{story.survivor(survivor)} rolls for exposure", survivor)
    story.face = face


def wounded(story: Story, survivor: int, location: int, cause: int) -> None:
    """Told with the roll, or by itself."""
    if story.hurt(survivor, WOUND):
        return
    if cause == E.BY_FROSTBITE:
        story.say(f"frostbite costs {story.survivor(survivor)} a wound")
    elif cause == E.BY_ATTACK:
        story.say(f"{story.survivor(survivor)} is wounded by the attack")
    else:
        story.count("hurt", story.survivor(survivor))


def frostbitten(story: Story, survivor: int, location: int, cause: int) -> None:
    """Told with the roll, or by itself."""
    if not story.hurt(survivor, FROSTBITE):
        story.say(f"{story.survivor(survivor)} gets frostbite")


def healing(story: Story, survivor: int, face: int) -> None:
    """Told with the next event."""
    story.healed = face


def healed(story: Story, player: int, survivor: int, using: int) -> None:
    """Tokens of one kind are counted together."""
    kind, story.healed = ("frostbite token" if story.healed == FROSTBITE else "wound"), WOUND
    story.count(kind, story.survivor(survivor))


def bite_spread(story: Story, survivor: int, location: int) -> None:
    """The controller now chooses."""
    story.say(f"the bite reaches {story.survivor(survivor)}")


def overrun(story: Story, location: int, entrance: int, victim: int) -> None:
    """With a victim it is told by the death."""
    if victim < 0:
        story.say(f"{story.place(location)} is overrun, and no survivor stands in the way")


def survivor_killed(
    story: Story, survivor: int, owner: int, location: int, cause: int, leader: int = NONE
) -> None:
    """Tell which survivor of which player was killed where and how."""
    if cause == E.BY_BITE:
        story.hurt(survivor, BITTEN)
    place = story.place(location)
    how = _DEATHS.get(cause, "is killed at {place}").format(place=place)
    story.say(f"{story.survivor(survivor)}, of {story.player(owner)}, {how}")


def survivor_removed(
    story: Story, survivor: int, owner: int, location: int, leader: int = NONE
) -> None:
    """Not a death (R-SURV-16)."""
    story.say(f"{story.survivor(survivor)}, of {story.player(owner)}, is gone for good")


def leader_chosen(story: Story, player: int, survivor: int) -> None:
    """The old leader is lost, or steps down."""
    story.say(f"{story.survivor(survivor)} now leads the group of {story.player(player)}")


def group_member(story: Story, player: int, survivor: int, location: int, leads: int) -> None:
    """Told when all groups are there."""
    group = story.members.setdefault(player, [])
    group.insert(0 if leads else len(group), survivor)


def last_survivor_lost(story: Story, player: int) -> None:
    """Hand and all (R-SURV-11)."""
    story.say(
        f"{story.player(player)} has nobody left: all cards in hand are removed from the game"
    )


def player_eliminated(story: Story, player: int) -> None:
    """For good (R-VAR-11, -12)."""
    story.say(
        f"{story.player(player)} is out of the game, and so are all cards in hand and all dice"
    )


def survivor_out(story: Story, survivor: int) -> None:
    """A card of the survivor deck, nobody's yet."""
    story.say(f"{story.survivor(survivor)} is removed from the survivor deck")


def survivor_added(story: Story, player: int, survivor: int, location: int) -> None:
    """A newcomer."""
    story.say(f"{story.survivor(survivor)} joins {story.player(player)} at {story.place(location)}")


def helpless_added(story: Story, count: int) -> None:
    """Tokens in the colony."""
    story.say(
        f"{counted(count, 'helpless survivor')} {'finds' if count == 1 else 'find'} shelter in the "
        f"colony"
    )


def helpless_killed(story: Story, count: int, cause: int) -> None:
    """Each costs morale."""
    story.say(f"{counted(count, 'helpless survivor')} {'is' if count == 1 else 'are'} killed")


def deaths_cost(story: Story, survivor: int, count: int) -> None:
    """Why morale falls next."""
    who = "a helpless survivor" if count == 1 else f"{count} helpless survivors"
    story.cause = f"death of {story.survivor(survivor) if survivor >= 0 else who}"


def helpless_removed(story: Story, count: int) -> None:
    """They leave, without a loss."""
    story.say(
        f"{counted(count, 'helpless survivor')} {'leaves' if count == 1 else 'leave'} the colony"
    )


TELLERS: dict[int, Teller] = {
    E.EXPOSURE_ROLLED: exposure_rolled,
    E.WOUNDED: wounded,
    E.FROSTBITTEN: frostbitten,
    E.HEALED: healed,
    E.BITE_SPREAD: bite_spread,
    E.OVERRUN: overrun,
    E.SURVIVOR_KILLED: survivor_killed,
    E.SURVIVOR_REMOVED: survivor_removed,
    E.LEADER_CHOSEN: leader_chosen,
    E.LAST_SURVIVOR_LOST: last_survivor_lost,
    E.SURVIVOR_ADDED: survivor_added,
    E.HELPLESS_ADDED: helpless_added,
    E.LEADER_SET: leader_chosen,
    E.GROUP_MEMBER: group_member,
    E.HEALING: healing,
    E.PLAYER_ELIMINATED: player_eliminated,
    E.SURVIVOR_OUT: survivor_out,
    E.DEATHS_COST: deaths_cost,
    E.HELPLESS_KILLED: helpless_killed,
    E.HELPLESS_REMOVED: helpless_removed,
}
