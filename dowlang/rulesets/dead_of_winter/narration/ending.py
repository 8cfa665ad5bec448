"""The end of a game: why, how far the objectives were, who was what, who has won (R-END)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.goal_words import AT_THE_END, parts_said
from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.narration.wording import INDENT, listed
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.types import NOBODY

_CAUSES = {
    "morale": "Morale is at 0: the colony falls apart",
    "rounds": "The last round is over: the winter has outlasted the colony",
    "objective": "The main objective is complete: the colony has made it",
    "elimination": "Nobody is left",
    "defeat": "A card says that the game is lost: everybody loses",
    "card": "A card ends the game",
}

_BY_CARD = {"defeat": "says that the game is lost: everybody loses", "card": "ends the game"}


def goal_part(story: Story, path: int, number: int, have: int, want: int) -> None:
    """Kept for the goal that is told next."""
    facts = story.cards.facts[path]
    story.parts += [said for _, said in parts_said(facts, ((number, have, want),), AT_THE_END)]


def main_told(story: Story, objective: int, have: int, want: int) -> None:
    """Kept for the end."""
    story.ends.append((NOBODY, objective, have, want, 0, _parts(story)))


def goal_told(story: Story, player: int, objective: int, have: int, want: int, won: int) -> None:
    """Kept for the end."""
    story.ends.append((player, objective, have, want, won, _parts(story)))


def _parts(story: Story) -> tuple[str, ...]:
    """Take the comparisons of the goal that were told just before."""
    parts, story.parts = tuple(story.parts), []
    return parts


def end(story: Story, cause: int) -> None:
    """Everything lies open now."""
    causes = story.cards.ruleset.causes
    name = causes[cause] if cause < len(causes) else str(cause)
    said = _CAUSES.get(name, name)
    if story.speaking and name in _BY_CARD:
        said = f"{story.cards.paths[story.speaking]['name']} {_BY_CARD[name]}"
    story.leave_all()
    story.speaking = ""
    story.heading("The end")
    story.say(said)
    for goal in story.ends:
        if goal[0] == NOBODY:
            main_at_end(story, name == "objective", *goal[1:4])
        else:
            goal_at_end(story, *goal[:-1])
        for part in goal[-1]:
            story.say(f"{INDENT}{part[:1].upper()}{part[1:]}")
    players = [goal for goal in story.ends if goal[0] != NOBODY]
    if players:
        winners = [story.player(player) for player, *_, won, _ in players if won]
        story.say(
            f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}"
            if winners
            else "nobody wins"
        )


def main_at_end(story: Story, completed: bool, number: int, have: int, want: int) -> None:
    """Tell whether the main objective was completed, which it is in one end only.

    A goal that happens to hold when the game ends otherwise is not looked at. Rules: R-END-02,
    -03, -06.
    """
    reached = have >= want
    if completed:
        said = "reached" if reached else "completed by a card, its goal was not reached"
    else:
        said = "not completed, though its goal holds" if reached else "not reached"
    story.say(f"main objective {story.name('objective', number)}: {said}")


def goal_at_end(story: Story, player: int, number: int, have: int, want: int, won: int) -> None:
    """Tell how far the goal of a player was, and whether the player wins."""
    reached = "reached" if have >= want else "not reached"
    wanted = (
        f"{story.name('secret', number)}, {reached}"
        if number >= 0
        else "the main objective, like everybody"
    )
    outcome = "wins" if won else "loses"
    story.say(f"{story.player(player)}, {role(story, player, number)}, wanted {wanted}: {outcome}")


def role(story: Story, player: int, secret: int) -> str:
    """Return what a player turned out to be."""
    if player in story.exiled or secret >= EXILE:
        return "exiled"
    return "a betrayer" if secret >= BETRAYAL else "loyal"


TELLERS: dict[int, Teller] = {
    E.GOAL_PART: goal_part,
    E.MAIN_TOLD: main_told,
    E.GOAL_TOLD: goal_told,
}
