"""The end of a game: why, how far the objectives were, who was what, who has won (R-END)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.goal_words import AT_THE_END, parts_said
from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.narration.wording import INDENT
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.types import NOBODY

_BY_CARD = ("defeat", "card")
_CAUSES = ("morale", "rounds", "objective", "elimination", *_BY_CARD)


def goal_part(story: Story, path: int, number: int, have: int, want: int) -> None:
    """Keep a comparison for the goal that is told next."""
    facts = story.cards.facts[path]
    found = parts_said(story.speech, facts, ((number, have, want),), AT_THE_END)
    story.parts += [said for _, said in found]


def main_told(story: Story, objective: int, have: int, want: int) -> None:
    """Keep the main objective for the end."""
    story.ends.append((NOBODY, objective, have, want, 0, _parts(story)))


def goal_told(story: Story, player: int, objective: int, have: int, want: int, won: int) -> None:
    """Keep a goal for the end."""
    story.ends.append((player, objective, have, want, won, _parts(story)))


def _parts(story: Story) -> tuple[str, ...]:
    """Take the comparisons of the goal that were told just before."""
    parts, story.parts = tuple(story.parts), []
    return parts


def end(story: Story, cause: int) -> None:
    """Tell the end, when everything lies open."""
    causes = story.cards.ruleset.causes
    name = causes[cause] if cause < len(causes) else str(cause)
    said = story.said(f"end-{name}") if name in _CAUSES else name
    if story.speaking and name in _BY_CARD:
        card = str(story.cards.paths[story.speaking]["name"])
        said = story.said(f"end-{name}-by", card=card)
    story.leave_all()
    story.speaking = ""
    story.heading(story.said("end-heading"))
    story.tell(said)
    for goal in story.ends:
        if goal[0] == NOBODY:
            main_at_end(story, name == "objective", *goal[1:4])
        else:
            goal_at_end(story, *goal[:-1])
        for part in goal[-1]:
            story.tell(f"{INDENT}{story.capital(part)}")
    players = [goal for goal in story.ends if goal[0] != NOBODY]
    if players:
        winners = tuple(story.player(player) for player, *_, won, _ in players if won)
        if winners:
            story.say("wins", names=winners, count=len(winners))
        else:
            story.say("nobody-wins")


def main_at_end(story: Story, completed: bool, number: int, have: int, want: int) -> None:
    """Tell whether the main objective was completed, which it is in one end only.

    A goal that happens to hold when the game ends otherwise is not looked at. Rules:
    R-END-02, -03, -06.
    """
    reached = have >= want
    if completed:
        id = "main-reached" if reached else "main-by-card"
    else:
        id = "main-not-completed" if reached else "main-not-reached"
    story.say(id, card=story.name("objective", number))


def goal_at_end(story: Story, player: int, number: int, have: int, want: int, won: int) -> None:
    """Tell how far the goal of a player was, and whether the player wins."""
    what = story.said("like-everybody")
    if number >= 0:
        id = "secret-reached" if have >= want else "secret-not-reached"
        what = story.said(id, card=story.name("secret", number))
    story.say(
        "wanted-wins" if won else "wanted-loses",
        who=story.player(player),
        role=role(story, player, number),
        what=what,
    )


def role(story: Story, player: int, secret: int) -> str:
    """Return what a player turned out to be."""
    if player in story.exiled or secret >= EXILE:
        return story.said("role-exiled")
    return story.said("role-betrayer" if secret >= BETRAYAL else "role-loyal")


TELLERS: dict[int, Teller] = {
    E.GOAL_PART: goal_part,
    E.MAIN_TOLD: main_told,
    E.GOAL_TOLD: goal_told,
}
