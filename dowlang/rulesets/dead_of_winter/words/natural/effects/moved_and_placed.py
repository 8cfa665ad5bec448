"""Declare how people print in this game several survivors or zombies that come to one place, and
what is placed at two: `move every zombie outside the colony to …`, `move up to 2 of your
survivors`, `each survivor there must either move to the colony or get a wound`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

MOVE_ALL = "move (every|each|all) zombies outside the colony to"
OUTSIDE = "move all zombies from each location outside the colony to"
MUST = "[must] [either]"
HURT = "(suffer|get|take|receive)"
MAY_MOVE = (
    "for each {x}\n    the controller of that survivor may move that survivor to {place}\n"
    "        if not\n            that survivor gets {n} {h}"
)
words.natural_forms(
    "do",
    {
        f"{MOVE_ALL} {{x:known_place}}": f"{OUTSIDE} {{x}}",
        **{
            f"{MOVE_ALL} the location (with|that has) the {most} zombies": (
                f"choose the location with the {most} zombies as gathering\n{OUTSIDE} the gathering"
            )
            for most in ("most", "fewest")
        },
        f"(each|every) {{x:hurt_survivor}} {MUST} move to {{place:known_place}} or {HURT} "
        "{n:quantity} {h:hurt}": MAY_MOVE,
        f"(each|every) {{x:hurt_survivor}} {MUST} {HURT} {{n:quantity}} {{h:hurt}} or move to "
        "{place:known_place}": MAY_MOVE,
        **{
            f"(place|put|add) {{a:quantity}} {{t:pieces}} (at|to|in|on) {{x:thing}} and "
            f"{{b:quantity}} {{u:pieces}} (at|to|in|on) {there}{{y:thing}}": (
                f"add {{a}} {{t}} to {{x}}\nadd {{b}} {{u}} to {where}{{y}}"
            )
            for there, where in (("", ""), ("(each|every) entrance of ", "each entrance of "))
        },
    },
    0.3,
)
words.natural_forms(
    "hurt_survivor",
    {
        "survivor (at|in) a location with {n:INT} or more zombies": (
            "survivor where (zombies at the location of it >= {n})"
        ),
        "survivor (at|in) a location with (no|zero) barricades": (
            "survivor where (barricades at the location of it = 0)"
        ),
        "survivor {p:post_survivor}": "survivor {p}",
    },
    0.0,
)
words.natural_forms(
    "thing",
    {"up to {n:amount} of your [own] survivors": "up to {n} survivors you control"},
    0.2,
)
words.natural_forms(
    "effect",
    {
        "(remove|heal) all frostbite (from|on) [(all|the)] survivors (at|in) "
        "{place:thing}": "remove all frostbite from each survivor at {place}",
    },
    0.2,
)
words.natural_forms(
    "statement_line",
    {
        "all frostbite (from|on) [(all|the)] survivors (at|in) {place:thing} (is|are) "
        "removed": "remove all frostbite from each survivor at {place}",
        "{who:thing} (reveals|shows) (a|one|1) random card from (their|his|her) hand": (
            "{who} must reveal a random card in hand"
        ),
    },
    0.2,
)
words.spellings.update(
    {
        r"\bhe or she\b": "they",
        r"\bhis or her\b": "their",
        r"\bhim or her\b": "them",
        r"\b([Aa]ll )frostbite wounds\b": r"\1frostbite",
        r",? (?:starting|beginning) (?:with|at|from) (?:the )?(?:first entrance|entrance "
        r"(?:number )?(?:1|one))\b": "",
        r"(?<!round )\btrack (tokens?)\b": r"\1",
        r"\b([Ii]f (?:there (?:is|are)|[^.,;]* (?:is|are|has|have))) ever\b": r"\1",
    }
)

TOKEN = "the first player token"
words.natural_forms(
    "do",
    {
        "give {x:thing} to (each|every) other player": (
            "for each other player\n    give {x} to that player"
        ),
    },
    0.3,
)
words.natural_forms(
    "statement_line",
    {
        f"{TOKEN} (passes|goes|moves) to {{who:thing}}": f"{{who}} takes {TOKEN}",
        f"(pass|give|hand) {TOKEN} to {{who:thing}}": f"{{who}} takes {TOKEN}",
    },
    0.2,
)
words.natural_forms(
    "effect",
    {
        "(put|place) {n:quantity} cards from the waste pile on [top of] {deck:known_deck}": (
            "put {n} cards in the waste pile onto {deck}"
        ),
        "(put|place) {n:quantity} cards from the waste pile under {deck:known_deck}": (
            "put {n} cards in the waste pile under {deck}"
        ),
        "(put|place) {n:quantity} cards from the waste pile (on|at|to) the bottom of "
        "{deck:known_deck}": "put {n} cards in the waste pile under {deck}",
        "clean {n:quantity} cards from the waste pile": (
            "remove {n} cards in the waste pile from the game"
        ),
        "reroll all [of] your dice": "reroll all dice in your pool",
        "move up to {n:amount} of your [own] survivors from {a:thing} to {b:thing}": (
            "move up to {n} survivors you control at {a} to {b}"
        ),
        "move up to {n:amount} of your [own] survivors from {a:thing} to {b:thing} "
        "{m:without_roll}": "move up to {n} survivors you control at {a} to {b}, without exposure",
        "gain {n:further} dice this turn": "gain {n} dice",
        "(barricade|build a barricade at) (a|any|one) location": "add 1 barricade to a location",
    },
    0.25,
)
words.spellings.update(
    {
        r"\b(locations?) that contains? (?=an? |at least )": r"\1 with ",
        r"(^|\b(?:if|while|and|goal:?|win if) )(you (?:have|control|are)\b[^.;:]*? and) "
        r"(?=(?:have|control) (?:at least|no|an?|the|more|fewer|\d))": r"\1\2 you ",
    }
)
