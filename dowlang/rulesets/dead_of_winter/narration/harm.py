"""Exposure, wounds, bites, deaths and newcomers in sentences (R-EXPOSE, R-BITE, R-SURV)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.types import BITTEN, BLANK, FROSTBITE, NONE, WOUND

_DEATHS = {
    E.BY_OVERRUN: "killed-overrun",
    E.BY_BITE: "killed-bite",
    E.BY_WOUNDS: "killed-wounds",
}


def exposure_rolled(
    story: Story, player: int, survivor: int, face: int, location: int, cause: int
) -> None:
    """Go on with the move or the kill that the die is rolled for.

    Its result is told when it happens.
    """
    if cause == E.BY_BITE:
        id = "bite-blank" if face == BLANK else "bite-against"
        story.say(id, who=story.survivor(survivor))
        return
    if not story.waiting or story.about != survivor or story.face >= 0:
        story.open(story.said("rolls-exposure", who=story.survivor(survivor)), survivor)
    story.face = face


def wounded(story: Story, survivor: int, location: int, cause: int) -> None:
    """Tell a wound, with the roll or by itself."""
    if story.hurt(survivor, WOUND):
        return
    if cause == E.BY_FROSTBITE:
        story.say("frostbite-costs", who=story.survivor(survivor))
    elif cause == E.BY_ATTACK:
        story.say("wounded-by-attack", who=story.survivor(survivor))
    else:
        story.count("hurt", story.survivor(survivor))


def frostbitten(story: Story, survivor: int, location: int, cause: int) -> None:
    """Tell frostbite, with the roll or by itself."""
    if not story.hurt(survivor, FROSTBITE):
        story.say("gets-frostbite", who=story.survivor(survivor))


def healing(story: Story, survivor: int, face: int) -> None:
    """Keep what heals, which the next event tells."""
    story.healed = face


def healed(story: Story, player: int, survivor: int, using: int) -> None:
    """Count a token that is healed. Those of one kind are told together."""
    kind, story.healed = ("frostbites-of" if story.healed == FROSTBITE else "wounds-of"), WOUND
    story.count(kind, story.survivor(survivor))


def bite_spread(story: Story, survivor: int, location: int) -> None:
    """Tell that a bite goes on, where the controller chooses now."""
    story.say("bite-reaches", who=story.survivor(survivor))


def overrun(story: Story, location: int, entrance: int, victim: int) -> None:
    """Tell an overrun. One with a victim is told by the death."""
    if victim < 0:
        story.say("overrun-empty", place=story.place(location))


def survivor_killed(
    story: Story, survivor: int, owner: int, location: int, cause: int, leader: int = NONE
) -> None:
    """Tell which survivor of which player was killed where and how."""
    if cause == E.BY_BITE:
        story.hurt(survivor, BITTEN)
    who, whose, place = story.survivor(survivor), story.player(owner), story.place(location)
    story.say(_DEATHS.get(cause, "killed"), who=who, owner=whose, place=place)


def survivor_removed(
    story: Story, survivor: int, owner: int, location: int, leader: int = NONE
) -> None:
    """Tell a survivor that leaves the game, which is no death (R-SURV-16)."""
    story.say("gone", who=story.survivor(survivor), owner=story.player(owner))


def leader_chosen(story: Story, player: int, survivor: int) -> None:
    """Tell a new leader: the old one is lost, or steps down."""
    story.say("leads", who=story.survivor(survivor), owner=story.player(player))


def group_member(story: Story, player: int, survivor: int, location: int, leads: int) -> None:
    """Keep a survivor of a group. They are told when all groups are there."""
    group = story.members.setdefault(player, [])
    group.insert(0 if leads else len(group), survivor)


def last_survivor_lost(story: Story, player: int) -> None:
    """Tell that a group is lost, and its hand with it (R-SURV-11)."""
    story.say("nobody-left", who=story.player(player))


def player_eliminated(story: Story, player: int) -> None:
    """Tell that a player is out for good (R-VAR-11, -12)."""
    story.say("eliminated", who=story.player(player))


def survivor_out(story: Story, survivor: int) -> None:
    """Tell a card of the survivor deck that is nobody's yet."""
    story.say("survivor-out", who=story.survivor(survivor))


def survivor_added(story: Story, player: int, survivor: int, location: int) -> None:
    """Tell a newcomer."""
    who, owner, place = story.survivor(survivor), story.player(player), story.place(location)
    story.say("joins", who=who, owner=owner, place=place)


def helpless_added(story: Story, count: int) -> None:
    """Tell helpless survivors who come to the colony."""
    story.say("helpless-come", count=count)


def helpless_killed(story: Story, count: int, cause: int) -> None:
    """Tell helpless survivors who die. Each costs morale."""
    story.say("helpless-killed", count=count)


def deaths_cost(story: Story, survivor: int, count: int) -> None:
    """Keep why morale falls next."""
    if survivor >= 0:
        story.cause = story.said("death-of", who=story.survivor(survivor))
    else:
        story.cause = story.said("death-of-helpless", count=count)


def helpless_removed(story: Story, count: int) -> None:
    """Tell helpless survivors who leave, without a loss."""
    story.say("helpless-leave", count=count)


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
