"""The end of a game: why, how far the objectives were, who was what, who has won (R-END)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.narration.wording import listed
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE

_CAUSES = {
    "morale": "Morale is at 0: the colony falls apart",
    "rounds": "The last round is over: the winter has outlasted the colony",
    "objective": "The main objective is complete: the colony has made it",
    "elimination": "Nobody is left",
    "defeat": "A card says that the game is lost: everybody loses",
    "card": "A card ends the game",
}

_BY_CARD = {"defeat": "says that the game is lost: everybody loses", "card": "ends the game"}


def main_told(story: Story, objective: int, have: int, want: int) -> None:
    """Kept for the end."""
    story.main = (objective, have, want)


def goal_told(story: Story, player: int, objective: int, have: int, want: int, won: int) -> None:
    """Kept for the end."""
    story.ends.append((player, objective, have, want, won))


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
    if story.main is not None:
        objective, have, want = story.main
        story.say(f"main objective {story.name('objective', objective)}: {reached(have, want)}")
    for player, secret, have, want, won in story.ends:
        wanted = (
            f"{story.name('secret', secret)}, {reached(have, want)}"
            if secret >= 0
            else "the main objective, like everybody"
        )
        story.say(
            f"{story.player(player)}, {role(story, player, secret)}, wanted {wanted}: "
            f"{'wins' if won else 'loses'}"
        )
    if story.ends:
        winners = [story.player(player) for player, *_, won in story.ends if won]
        story.say(
            f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}"
            if winners
            else "nobody wins"
        )


def reached(have: int, want: int) -> str:
    """Return how far a goal was."""
    if have >= want:
        return "reached"
    return "not reached" if want <= 1 else f"{max(0, have)} of {want}"


def role(story: Story, player: int, secret: int) -> str:
    """Return what a player turned out to be."""
    if player in story.exiled or secret >= EXILE:
        return "exiled"
    return "a betrayer" if secret >= BETRAYAL else "loyal"


TELLERS: dict[int, Teller] = {E.MAIN_TOLD: main_told, E.GOAL_TOLD: goal_told}
