"""The table at a glance, for `--show`: tracks, crisis, locations, groups, and what the seat may
see of its own cards (R-BOARD-14..17).
"""

from __future__ import annotations

from typing import Any

from dowlang.rulesets.dead_of_winter.narration.goal_words import Part, parts_said
from dowlang.rulesets.dead_of_winter.narration.story import Story
from dowlang.rulesets.dead_of_winter.narration.wording import counted, listed, round_named
from dowlang.rulesets.dead_of_winter.state.types import ENTRANCES, LOCATIONS, NONE


def board(game: Any, seat: int | None = None) -> str:
    """Return the table as the player at `seat` sees it.

    Without a seat it is only what lies open for everybody.
    """
    view = game.view(0 if seat is None else seat)
    story = Story(game.cards, seat)
    lines = [
        f"{round_named(view['round'])} (marker at {view['rounds_left']}) — "
        f"morale {view['morale']}, food {view['food']}"
        + (f", {counted(view['starvation'], 'starvation token')}" if view["starvation"] else "")
        + f", {counted(view['helpless'], 'helpless survivor')}, "
        f"{counted(len(view['waste']), 'card')} in the waste pile",
        f"Objective: {story.name('objective', view['main'])}{progress(view, story)}",
        *crisis(view, story),
        "",
    ]
    lines += [location(view, story, place) for place in range(len(LOCATIONS))]
    lines.append("")
    for player in range(view["players"]):
        lines += group(view, story, player)
    if seat is not None:
        lines += own(view, story)
    return "\n".join(lines)


def progress(view: Any, story: Story) -> str:
    """By comparison of the goal, in the words of the card."""
    return _parts(story, story.path("objective", view["main"]), view["objective"][2])


def _parts(story: Story, path: str, found: tuple[Part, ...]) -> str:
    """Return how far each comparison of a goal is, or "" for a goal without any."""
    parts = [sentence for _, sentence in parts_said(story.cards.paths[path], found)]
    return f" — {' / '.join(parts)}" if parts else ""


def crisis(view: Any, story: Story) -> list[str]:
    """The crisis of the round and what lies against it."""
    if view["crisis"] == NONE:
        return []
    symbols = story.card("crisis", view["crisis"]).get("symbols")
    against = " or ".join(str(s) for s in symbols) if isinstance(symbols, list | tuple) else ""
    return [
        f"Crisis: {story.name('crisis', view['crisis'])} ({against}): "
        f"{counted(len(view['contributed']), 'card')} given, {view['need']} needed"
    ]


def location(view: Any, story: Story, place: int) -> str:
    """One line: zombies and barricades by entrance, noise, who is there, how many cards are
    left.
    """
    entrances = [
        "z" * view["zombies"][e]
        + "#" * view["barricades"][e]
        + "." * max(0, view["entrance_spaces"][e] - view["zombies"][e] - view["barricades"][e])
        for e in ENTRANCES[place]
    ]
    there = [story.survivor(s) for s, x in enumerate(view["location"]) if x == place]
    name = story.name("location", place)
    more = f", noise {view['noise'][place]}" if view["noise"][place] else ""
    cards = f", {counted(view['decks'][place], 'card')}" if place else ""
    return f"  {name:<16}[{' '.join(entrances)}]{cards}{more}" + (
        f" — {listed(there)}" if there else ""
    )


def group(view: Any, story: Story, player: int) -> list[str]:
    """A player's dice, hand size and survivors."""
    marks = [
        word
        for word, on in (
            ("first", view["first_player"] == player),
            ("active", view["active_player"] == player),
            ("exiled", view["exiled"][player]),
            ("out of the game", view["eliminated"][player]),
        )
        if on
    ]
    dice = " ".join(str(die) for die in view["unused"][player]) or "none"
    known = f" ({listed(marks)})" if marks else ""
    cards = counted(view["hands"][player], "card")
    head = f"{story.player(player).capitalize()}{known}: dice {dice}, {cards} in hand"
    return [
        head,
        *(
            survivor(view, story, s)
            for s, owner in enumerate(view["controller"])
            if owner == player
        ),
    ]


def survivor(view: Any, story: Story, number: int) -> str:
    """Return a survivor's place, numbers, tokens and equipment."""
    t = story.cards.tables
    leader = ", leader" if number in view["leader"] else ""
    hurt = "".join(
        f", {counted(n, thing)}"
        for n, thing in (
            (view["wounds"][number], "wound"),
            (view["frostbite"][number], "frostbite token"),
        )
        if n
    )
    gear = (
        f", {listed(story.item(i) for i in view['equipment'][number])}"
        if view["equipment"][number]
        else ""
    )
    numbers = f"(attack {t.attack[number]}+, search {t.search[number]}+)"
    where = f"{story.survivor(number)} at {story.place(view['location'][number])}"
    return f"  {where} {numbers}{leader}{hurt}{gear}"


def own(view: Any, story: Story) -> list[str]:
    """Return what only this seat sees."""
    lines = [
        "",
        f"Your hand: {listed(story.item(i) for i in view['hand']) if view['hand'] else 'empty'}",
    ]
    if view["secret"] >= 0:
        have, want, _ = view["goal"]
        secret = str(story.cards.tables.secret_path[view["secret"]])
        lines.append(
            f"Your secret objective: {story.name('secret', view['secret'])} "
            f"({'reached' if have >= want else 'not reached'})"
            f"{_parts(story, secret, view['goal'][2])}"
        )
    if view["crossroads"] >= 0:
        lines.append(f"You hold the crossroads card {story.name('crossroads', view['crossroads'])}")
    return lines
