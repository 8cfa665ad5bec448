"""The table at a glance, for `--show`: tracks, crisis, locations, groups, and what the seat may
see of its own cards (R-BOARD-14..17).
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.speech import padded
from dowlang.rulesets.dead_of_winter.narration.goal_words import Part, parts_said
from dowlang.rulesets.dead_of_winter.narration.pieces_added import (
    decks,
    incidents,
    tracks_and_tokens,
)
from dowlang.rulesets.dead_of_winter.narration.story import Story
from dowlang.rulesets.dead_of_winter.narration.wording import goes_first, round_named
from dowlang.rulesets.dead_of_winter.state.types import ENTRANCES, LOCATIONS, NONE


def board(game: Any, seat: int | None = None) -> str:
    """Return the table as the player at `seat` sees it.

    Without a seat it is only what lies open for everybody.
    """
    view = game.view(0 if seat is None else seat)
    story = Story(game.cards, seat)
    main = story.name("objective", view["main"])
    lines = [
        tracks(view, story),
        story.said("board-objective", card=main, progress=progress(view, story)),
        *crisis(view, story),
        *tracks_and_tokens(game.cards, view),
        *[
            story.said("track-stands", track=deck, level=name)
            for _, name, deck in incidents(game.cards, view)
        ],
        *decks(game.cards, view),
        "",
    ]
    lines += [location(view, story, place) for place in range(len(LOCATIONS))]
    lines.append("")
    for player in range(view["players"]):
        lines += group(view, story, player)
    if seat is not None:
        lines += own(view, story)
    return "\n".join(lines)


def tracks(view: Any, story: Story) -> str:
    """Return the round and what the colony has."""
    hunger = view["starvation"]
    return story.said(
        "board-tracks",
        round=round_named(story.speech, view["round"]),
        left=view["rounds_left"],
        morale=view["morale"],
        food=view["food"],
        starvation=story.said("more-starvation", count=hunger) if hunger else "",
        helpless=view["helpless"],
        waste=len(view["waste"]),
    )


def progress(view: Any, story: Story) -> str:
    """Return how far the goal is, by comparison, in the words of the card."""
    return _parts(story, story.path("objective", view["main"]), view["objective"][2])


def _parts(story: Story, path: str, found: tuple[Part, ...]) -> str:
    """Return how far each comparison of a goal is, or "" for a goal without any."""
    said = parts_said(story.speech, story.cards.paths[path], found)
    parts = [sentence for _, sentence in said]
    return story.said("board-parts", parts=" / ".join(parts)) if parts else ""


def crisis(view: Any, story: Story) -> list[str]:
    """Return the crisis of the round and what lies against it."""
    if view["crisis"] == NONE:
        return []
    symbols = story.card("crisis", view["crisis"]).get("symbols")
    kinds = symbols if isinstance(symbols, list | tuple) else ()
    against = [story.word("symbol", str(symbol)) for symbol in kinds]
    return [
        story.said(
            "board-crisis",
            card=story.name("crisis", view["crisis"]),
            symbols=story.either(against) if against else "",
            count=len(view["contributed"]),
            need=view["need"],
        )
    ]


def location(view: Any, story: Story, place: int) -> str:
    """Return one line: zombies and barricades by entrance, noise, who is there, how many cards are
    left.
    """
    entrances = [
        "z" * view["zombies"][e]
        + "#" * view["barricades"][e]
        + "." * max(0, view["entrance_spaces"][e] - view["zombies"][e] - view["barricades"][e])
        for e in ENTRANCES[place]
    ]
    there = tuple(story.survivor(s) for s, x in enumerate(view["location"]) if x == place)
    name, noise = story.name("location", place), view["noise"][place]
    more = story.said("board-noise", count=noise) if noise else ""
    cards = story.said("board-cards", count=view["decks"][place]) if place else ""
    names = f" {story.said('board-there', names=there).lstrip()}" if there else ""
    return f"  {padded(name, 16)}[{' '.join(entrances)}]{cards}{more}{names}"


def group(view: Any, story: Story, player: int) -> list[str]:
    """Return a player's dice, hand size and survivors."""
    marks = [
        story.said(id)
        for id, on in (
            ("board-first", goes_first(view, player)),
            ("board-active", view["active_player"] == player),
            ("mark-exiled", view["exiled"][player]),
            ("mark-out", view["eliminated"][player]),
        )
        if on
    ]
    known = story.said("in-brackets", what=story.speech.listed(marks)) if marks else ""
    head = story.said(
        "board-group",
        who=story.player(player),
        marks=known,
        dice=" ".join(str(die) for die in view["unused"][player]) or story.said("no-dice"),
        count=view["hands"][player],
    )
    return [
        story.capital(head),
        *(
            survivor(view, story, s)
            for s, owner in enumerate(view["controller"])
            if owner == player
        ),
    ]


def survivor(view: Any, story: Story, number: int) -> str:
    """Return a survivor's place, numbers in force, tokens and equipment."""
    hurt = "".join(
        story.said(f"board-{thing}", count=view[thing][number])
        for thing in ("wounds", "frostbite")
        if view[thing][number]
    )
    gear = tuple(story.item(i) for i in view["equipment"][number])
    return "  " + story.said(
        "board-survivor",
        who=story.survivor(number),
        place=story.place(view["location"][number]),
        values=story.said(
            "board-values", attack=view["attack"][number], search=view["search"][number]
        ),
        leader=story.said("board-leader") if number in view["leader"] else "",
        hurt=hurt,
        gear=story.said("board-gear", cards=gear) if gear else "",
    )


def own(view: Any, story: Story) -> list[str]:
    """Return what only this seat sees."""
    held = tuple(story.item(i) for i in view["hand"])
    lines = [
        "",
        story.said("board-hand", cards=held) if held else story.said("board-hand-empty"),
    ]
    if view["secret"] >= 0:
        have, want, _ = view["goal"]
        secret = str(story.cards.tables.secret_path[view["secret"]])
        lines.append(
            story.said(
                "board-secret" if have >= want else "board-secret-not",
                card=story.name("secret", view["secret"]),
                progress=_parts(story, secret, view["goal"][2]),
            )
        )
    if view["crossroads"] >= 0:
        name = story.name("crossroads", view["crossroads"])
        lines.append(story.said("board-crossroads", card=name))
    return lines
