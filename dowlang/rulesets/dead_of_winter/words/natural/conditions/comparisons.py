"""Declare how people print who has more of something in this game, and what none or each of one's
survivors has: `you have fewer cards than any other player`, `none of your survivors has a wound`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

EVERYBODY_ELSE = (
    "(any other player|each other player|every other player|all other players|anyone else|"
    "everyone else)"
)
IN_HAND = "[(in hand|in your hand|in their hand)]"
NONE_OF_YOURS = "(no survivor you control|none of your [own] survivors)"
TOGETHER = {
    "all [of] your [own] survivors": "survivors you control",
    "all survivors you control": "survivors you control",
    "each of your survivors": "survivors you control",
    "your [own] survivors": "survivors you control",
    "all [the] survivors": "survivors",
}
"""Who stand at one place together -> how they are counted."""

UNCOUNTED = (
    "not counting exiled players",
    "(except for|except) exiled players",
    "exiled players (do not count|are not counted)",
)
words.natural_forms(
    "atom",
    {
        "the colony has (less|fewer) food than players": "food < players",
        "the colony has more food than players": "food > players",
        "(a|any) survivor (dies|died) (this way|by this|in this way)": (
            "a survivor was killed since this card"
        ),
    },
    0.25,
)
words.natural_forms(
    "atom",
    {
        f"you (control|have) {more} survivors (at|in) {{place:thing}} than {EVERYBODY_ELSE}": (
            f"survivors at {{place}} you control {sign} survivors at {{place}} controlled by each "
            "other player"
        )
        for more, sign in (("more", ">"), ("(fewer|less)", "<"))
    }
    | {
        f"{many} survivors [,] helpless or not [,] are (in|at) the colony": (
            "survivors at the colony + helpless survivors >= {n}"
        )
        for many in ("at least {n:INT}", "{n:INT} or more")
    }
    | {
        f"there are {many} survivors [,] helpless or not [,] (in|at) the colony": (
            "survivors at the colony + helpless survivors >= {n}"
        )
        for many in ("at least {n:INT}", "{n:INT} or more")
    },
    0.25,
)
words.natural_forms(
    "atom",
    {
        f"no [other] player (has|controls|have|control) {many} survivors than you [,] {but}": (
            f"no non-exiled player controls {many} survivors than you"
        )
        for many in ("more", "fewer")
        for but in UNCOUNTED
    },
    0.2,
)
words.natural_forms(
    "atom",
    {
        **{
            f"{who} (are|is) [all] (at|in) {one} (location|place)": (
                f"{counted} at a location = {counted}"
            )
            for who, counted in TOGETHER.items()
            for one in ("the same", "one", "a single", "1")
        },
        f"you (have|hold) more cards {IN_HAND} than {EVERYBODY_ELSE} {IN_HAND}": (
            "cards in the hand of each other player < cards in hand"
        ),
        f"you (have|hold) (fewer|less) cards {IN_HAND} than {EVERYBODY_ELSE} {IN_HAND}": (
            "cards in the hand of each other player > cards in hand"
        ),
        f"(no other player|nobody else|no one else) (has|holds) more cards {IN_HAND} than you": (
            "cards in the hand of each other player <= cards in hand"
        ),
        f"(no other player|nobody else|no one else) (has|holds) (fewer|less) cards {IN_HAND} than "
        "you": "cards in the hand of each other player >= cards in hand",
        "(no other player|nobody else|no one else) (has|controls) more survivors than you": (
            "survivors controlled by each other player <= survivors you control"
        ),
        "(no other player|nobody else|no one else) (has|controls) (fewer|less) survivors than "
        "you": ("survivors controlled by each other player >= survivors you control"),
        f"you (have|control) (fewer|less) survivors than {EVERYBODY_ELSE}": (
            "you control fewer survivors than each other player"
        ),
        f"{NONE_OF_YOURS} {{p:predicate}}": "no survivor you control {p}",
        f"{NONE_OF_YOURS} (has|have) [(a|any)] frostbite": "no survivor you control is frostbitten",
        "at least one of your [own] survivors {p:predicate}": "a survivor you control {p}",
        "{who:thing} is your leader": "{who} is the leader of you",
        "you have no dice [left]": "dice in your pool = 0",
        "you have used all [of] your dice": "dice in your pool = 0",
        "you have a survivor (at|in) {x:thing} or {y:thing}": (
            "(a survivor you control is at {x} or a survivor you control is at {y})"
        ),
        "you have a survivor (at|in) {x:thing} with (a wound|at least one wound|wounds)": (
            "a wounded survivor you control is at {x}"
        ),
        "(nobody|no one) (was|has been|is) killed {w:window}": "no survivor was killed {w}",
        "{who:thing} (has|have) a {s:one_of_symbol} [card] equipped": (
            "{who} is equipped with a {s} card"
        ),
        # of each of them, or of all together: two readings
        "(your|the) survivors [you control] are equipped with [at least] {n:INT} "
        "{s:one_of_symbol} cards": "{s} cards on all your survivors >= {n}",
        "(your|the) survivors [you control] (have|hold|carry) [at least] {n:INT} "
        "{s:one_of_symbol} cards (in total|together|between them|among them|altogether)": (
            "{s} cards on all your survivors >= {n}"
        ),
        "you (have|hold) [at least] {n:INT} {s:one_of_symbol} [cards] and [at least] {m:INT} "
        "{t:one_of_symbol} [cards]": "{s} cards you hold >= {n} and {t} cards you hold >= {m}",
    },
    0.2,
)
words.natural_forms(
    "atom",
    {
        f"{who} (has|have) more than {{n:INT}} {said}": f"{told} on each {whose} <= {{n}}"
        for said, told in (("wounds", "wounds"), ("frostbite", "frostbite"))
        for who, whose in (
            (NONE_OF_YOURS, "survivor you control"),
            ("no {x:nouns}", "{x}"),
        )
    },
    0.2,
)
AT_LEAST = "({n:INT} or more|at least {n:INT})"
MINE = f"you (have|control) {AT_LEAST} survivors [,] (and|but) none of them"
words.natural_forms(
    "condition",
    {
        f"{MINE} {{p:predicate}}": "survivors you control >= {n} and no survivor you control {p}",
        f"{MINE} (has|have) (a wound|wounds|any wound|any wounds)": (
            "survivors you control >= {n} and no survivor you control is wounded"
        ),
        f"{MINE} (has|have) more than {{m:INT}} wounds": (
            "survivors you control >= {n} and wounds on each survivor you control <= {m}"
        ),
    },
    0.2,
)
HELPLESS = {
    "(at most|no more than) {n:INT}": "<= {n}",
    "{n:INT} (or fewer|or less)": "<= {n}",
    "(fewer|less) than {n:INT}": "< {n}",
    "more than {n:INT}": "> {n}",
    "no": "= 0",
}
"""Before the helpless survivors of the colony -> how many of them."""

words.natural_forms(
    "atom",
    {
        f"{has} {many} helpless survivors": f"helpless survivors {so_many}"
        for many, so_many in HELPLESS.items()
        for has in ("the colony (has|holds|contains)", "[there (is|are)]")
        if many != "no" or has.startswith("the")
    },
    0.3,
)
