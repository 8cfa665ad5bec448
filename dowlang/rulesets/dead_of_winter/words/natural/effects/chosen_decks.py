"""Declare how people print in this game from which deck somebody draws, and what becomes of a card
that is shown: `draw a card from the School deck or the Library deck`, `you may keep it if it is a
food card, otherwise put it on the bottom`, `search the survivor deck for a survivor`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

ONE = "(draw|take) (a|one|1) [item] cards from"
CHOSEN = "[of (their|his|her|your) [own] choice]"
EITHER = "the deck of a location where (it is {a} or it is {b})"
words.natural_forms(
    "effect",
    {
        f"{ONE} [either] [the] {{a:STRING}} [deck] or [from] [the] {{b:STRING}} deck": (
            f"draw 1 card from {EITHER}"
        ),
        f"{ONE} [either] [the] {{a:STRING}} or [the] {{b:STRING}}": f"draw 1 card from {EITHER}",
        f"(draw|take) {{n:INT}} [item] cards from (a|any|one|any one) (location|deck|item deck|"
        f"location deck) {CHOSEN}": "draw {n} cards from a deck",
        f"{ONE} (a|any|one|any one) (location|deck|item deck|location deck) {CHOSEN}": (
            "draw 1 card from a deck"
        ),
    },
    0.3,
)

THEN = "(STOP|,|and|, and) [then]"
UNDER = "(put|place) it (on|at|to) the bottom [of (the|that|its) deck]"
TO_ALL = ("", " to (the other players|everyone else)", " to (all players|everyone)")
words.natural_forms(
    "shown_card",
    {
        "(reveal|turn over) the top card of {deck:known_deck}": "{deck}",
        **{
            f"(draw|take|look at) the top card of {{deck:known_deck}} and (show|reveal) it{whom}": (
                "{deck}"
            )
            for whom in TO_ALL
        },
    },
    0.0,
)


def kept_if(seen: str) -> str:
    """Return the lines by which a card that was seen is kept where it has a symbol."""
    return (
        f"{seen} the top 1 card of {{deck}}\nif one of those cards is a {{s}} card\n"
        "    you may take one of those cards\n        if not\n"
        "            put those cards under {deck}\notherwise\n    put those cards under {deck}"
    )


MAY_KEEP = "you may (keep|take) it [only] if it is a {s:one_of_symbol} [card]"
words.natural_forms(
    "do",
    {
        f"{{deck:shown_card}} {THEN} {MAY_KEEP} (STOP|,|, and) (otherwise|if not) [,] {UNDER}": (
            kept_if("reveal")
        ),
    }
    | {
        f"look at the top card of {{deck:known_deck}} {THEN} {MAY_KEEP} (STOP|,|, and) "
        f"(otherwise|if not) [,] {UNDER}": kept_if("look at"),
    },
    0.3,
)

SEARCH = "search the survivor deck for (a|any|one) survivor [of your choice]"
TAKE = "(put|place|add|take) (it|that survivor|them) [(into|to|in) your (group|following)]"
SHUFFLE = "shuffle (the|that|the survivor) deck"
JOINS = "choose a survivor in the survivor deck as recruit\nthe recruit joins you"
PLACED = f"{JOINS}\nplace the recruit at {{place}}"
TO_YOU = "(put|add|take) (it|that survivor|them) (into|to|in) your (group|following)"
words.natural_forms(
    "recruited",
    {
        f"{SEARCH} {THEN} {TO_YOU}": JOINS,
        f"{SEARCH} {THEN} {TAKE} (at|in) {{place:known_place}}": PLACED,
    },
    0.0,
)
words.natural_forms(
    "do",
    {
        "{r:recruited}": "{r}",
        f"{{r:recruited}} {THEN} {SHUFFLE}": "{r}\nshuffle the survivor deck",
    },
    0.3,
)

DRAWN_IF = (
    "draw (1|one|a) card from {deck:known_deck} (STOP|,|and|, and) if it is a {s:one_of_symbol} "
    "[card] [,]"
)
DRAWN = "draw 1 card from {deck}\nif one of those cards is a {s} card\n    {a}"
PUT_AWAY = "[,] (discard it|(put|place) it (in|into|on|onto) the waste pile)"
words.natural_forms(
    "do",
    {
        f"{DRAWN_IF} {{a:do}}": DRAWN,
        f"{DRAWN_IF} {{a:do}} (STOP|,|, and) (otherwise|if not) {PUT_AWAY}": (
            f"{DRAWN}\notherwise\n    discard those cards"
        ),
    },
    0.3,
)
