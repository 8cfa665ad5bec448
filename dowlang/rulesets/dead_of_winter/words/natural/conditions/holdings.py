"""Declare how people print what cards of this game ask: who has something, where somebody is, what
there is of a thing: `you have a survivor at the School`, `the food supply is empty`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

HOW_MUCH_FOOD = {
    "no food [left]": "= 0",
    "[some|any] food [left]": ">= 1",
    "{n:INT} or more food [left]": ">= {n}",
    "[at least] {n:INT} food [or more] [left]": ">= {n}",
    "more than {n:INT} food [left]": "> {n}",
    "(no more than|at most) {n:INT} food [left]": "<= {n}",
    "{n:INT} (or fewer|or less) food [left]": "<= {n}",
    "(fewer|less) than {n:INT} food [left]": "< {n}",
}
"""What is printed behind who has food -> how much lies in the supply. Of `you` it is said of cards
as well: those lines are a choice.
"""

HOW_MANY_SURVIVORS = {
    "no survivors [left]": "you control no survivors",
    "(no|not one) survivor [left]": "you control no survivors",
    "[some|any] survivors [left]": "you control a survivor",
    "(a|one|at least one) survivor [left]": "you control a survivor",
    "[at least] {n:INT} or more survivors": "survivors you control >= {n}",
    "[at least] {n:INT} survivors": "survivors you control >= {n}",
    "exactly {n:INT} survivors": "survivors you control = {n}",
    "more than {n:INT} survivors": "survivors you control > {n}",
    "(no more than|at most) {n:INT} survivors": "survivors you control <= {n}",
    "{n:INT} (or fewer|or less) survivors": "survivors you control <= {n}",
    "(fewer|less) than {n:INT} survivors": "survivors you control < {n}",
}
"""What is printed behind `you have` -> the survivors whom you control."""

words.natural_forms(
    "atom",
    {f"you (have|control) {said}": is_so for said, is_so in HOW_MANY_SURVIVORS.items()},
    0.3,
)
words.natural_forms(  # what is counted is said of numbers, which show how far a goal has come
    "atom",
    {
        "you hold (at least {n:INT}|{n:INT} or more) {s:one_of_symbol} cards": (
            "{s} cards you hold >= {n}"
        ),
        "you control (at least {n:INT}|{n:INT} or more) survivors who {predicate}": (
            "survivors you control who {predicate} >= {n}"
        ),
        "you control (at least {n:INT}|{n:INT} or more) survivors {post_survivor}": (
            "survivors you control {post_survivor} >= {n}"
        ),
        "you control no survivors {post_survivor}": "survivors you control {post_survivor} = 0",
    },
    -0.2,
)
KNOWN_ONES = ("{who:STRING}", "the bearer", "this survivor", "that survivor", "your leader")
words.natural_forms(
    "condition",
    {
        "{a:STRING} or {b:STRING} is {state}": "{a} is {state} or {b} is {state}",
        **{
            f"{who} is at {{a:thing}} or [at] {{b:thing}}": (
                f"{who.replace(':STRING', '')} is at {{a}} or "
                f"{who.replace(':STRING', '')} is at {{b}}"
            )
            for who in KNOWN_ONES
        },
    },
    0.1,
)
words.natural_forms(
    "atom",
    {
        "(someone|somebody|any player|a player|at least one player) (is|has been) exiled": (
            "there is an exiled player"
        ),
    },
    0.05,
)
HOW_MANY = {
    "{n:INT} or more": ">= {n}",
    "{n:INT} or fewer": "<= {n}",
    "more than {n:INT}": "> {n}",
    "fewer than {n:INT}": "< {n}",
    "exactly {n:INT}": "= {n}",
    "no": "= 0",
}
"""Before the places that have something -> how many of them."""

STANDING_THERE = {
    "(a|an) {tally}": ">= 1",
    "no {tally}": "= 0",
    "{m:INT} or more {tally}": ">= {m}",
    "{m:INT} or fewer {tally}": "<= {m}",
    "more than {m:INT} {tally}": "> {m}",
    "fewer than {m:INT} {tally}": "< {m}",
    "exactly {m:INT} {tally}": "= {m}",
}
"""What each of several places has -> how much of it."""

words.natural_forms(
    "atom",
    {
        f"{many} {{nouns}} (has|have) {said}": (
            f"{{nouns}} where ({{tally}} at that location {there}) {so_many}"
        )
        for many, so_many in HOW_MANY.items()
        for said, there in STANDING_THERE.items()
    },
    -0.2,
)
words.natural_forms(
    "predicate",
    {"(has|have) (no wound|no wounds)": "is not wounded"},
    0.3,
)
words.natural_forms(
    "atom",
    {
        "[the] food [supply] (is empty|is gone|has run out|runs out|is exhausted)": "food = 0",
        "(there is|there are) no food [left] [in the [food] supply]": "food = 0",
        **{
            f"{who} {said}": f"food {is_so}"
            for who in ("{c:owned} (has|contains|holds)", "you have")
            for said, is_so in HOW_MUCH_FOOD.items()
        },
        "{c:owned} (is out of|runs out of|has run out of) food": "food = 0",
        "you (are out of|run out of|have run out of) food": "food = 0",
        "(there are|there is) {n:INT} or more food {c:stored}": "food >= {n}",
        "(there are|there is) {n:INT} or (fewer|less) food {c:stored}": "food <= {n}",
        "(there are|there is) (fewer|less) than {n:INT} food {c:stored}": "food < {n}",
        "(there are|there is) at least {n:INT} food {c:stored}": "food >= {n}",
        "there are {n:INT} or more helpless survivors in the colony": "helpless survivors >= {n}",
        "there are at least {n:INT} helpless survivors in the colony": "helpless survivors >= {n}",
        "{place:thing} (has|contains|holds) {n:INT} or more {tally} [on it]": (
            "{tally} at {place} >= {n}"
        ),
        "{place:thing} (has|contains|holds) at least {n:INT} {tally} [on it]": (
            "{tally} at {place} >= {n}"
        ),
        "{place:thing} (has|contains|holds) {n:INT} {tally} or more": "{tally} at {place} >= {n}",
        "{place:thing} (has|contains|holds) (a|any|at least one|one or more) {tally} [on it]": (
            "{tally} at {place} >= 1"
        ),
        "{place:thing} has no {tally}": "{tally} at {place} = 0",
        "{place:thing} (has|holds) {n:INT} or more survivors": "survivors at {place} >= {n}",
        "{place:thing} (has|holds) at least {n:INT} survivors": "survivors at {place} >= {n}",
        "{place:thing} has no survivors": "survivors at {place} = 0",
        "{place:thing} is empty of survivors": "survivors at {place} = 0",
        "the colony (has|holds|contains) at least {n:INT} helpless survivors": (
            "helpless survivors >= {n}"
        ),
        "the waste pile (has|contains|holds) at least {n:INT} cards": (
            "cards in the waste pile >= {n}"
        ),
        "the waste pile (has|contains|holds) {n:INT} (or more cards|cards or more)": (
            "cards in the waste pile >= {n}"
        ),
        "(nobody|no one|no survivor) is (at|in) {place:thing}": "there are no survivors at {place}",
        "you (have|control) [at least one|a|one] survivor (at|in) {place:thing}": (
            "a survivor you control is at {place}"
        ),
        "(one of your survivors|a survivor you control) is (at|in) {place:thing}": (
            "a survivor you control is at {place}"
        ),
        "at least one of your survivors is (at|in) {place:thing}": (
            "a survivor you control is at {place}"
        ),
        "you (have|control) {n:INT} or more survivors outside {place:thing}": (
            "survivors you control outside {place} >= {n}"
        ),
        "at least {n:INT} of your survivors (are|is) outside {place:thing}": (
            "survivors you control outside {place} >= {n}"
        ),
        "(all [of] your survivors|every survivor you control|each survivor you control|all "
        "survivors you control) (are|is) (at|in) {place:thing}": (
            "each survivor you control is at {place}"
        ),
        "(all [of] your survivors|every survivor you control) (are|is) outside {place:thing}": (
            "each survivor you control is outside {place}"
        ),
        "(none of your survivors|no survivor you control) (are|is) (at|in) {place:thing}": (
            "no survivor you control is at {place}"
        ),
        "you have no survivors (at|in) {place:thing}": "no survivor you control is at {place}",
        "(none of your survivors|no survivor you control) (are|is) wounded": (
            "no survivor you control is wounded"
        ),
        "(none of your survivors|no survivor you control) (has|have) (a wound|wounds)": (
            "no survivor you control is wounded"
        ),
        "(one of your survivors|a survivor you control) (is wounded|has a wound)": (
            "a survivor you control is wounded"
        ),
        "you control a wounded survivor": "a survivor you control is wounded",
        "you (control|have) the most survivors": [
            "you control more survivors than each other player",
            "survivors you control >= survivors controlled by each other player",
        ],
        "you have no more cards [left] (in hand|in your hand)": "you have no cards in hand",
        "you have no more cards [left]": "you have no cards",
        "(your hand is empty|you have no cards in hand|you have no cards in your hand)": (
            "you have no cards in hand"
        ),
        "you hold {n:INT} or more {nouns}": "{nouns} you hold >= {n}",
        "you hold at least {n:INT} {nouns}": "{nouns} you hold >= {n}",
        "you hold at most {n:INT} {nouns}": "{nouns} you hold <= {n}",
        "you hold {n:INT} or fewer {nouns}": "{nouns} you hold <= {n}",
        "you (have|hold) [at least] {n:INT} or more {s:one_of_symbol} [cards] {h:possessed}": (
            "{s} cards you hold >= {n}"
        ),
        "you (have|hold) at least {n:INT} {s:one_of_symbol} [cards] {h:possessed}": (
            "{s} cards you hold >= {n}"
        ),
        "you (have|hold) {n:INT} {s:one_of_symbol} [cards] {h:possessed}": "{s} cards you hold >= "
        "{n}",
        "you have {n:INT} {s:one_of_symbol} [or more] [left]": "{s} cards you hold >= {n}",
        "you (have|hold) ({n:INT} or more|at least {n:INT}) {s:one_of_symbol} [left]": (
            "{s} cards you hold >= {n}"
        ),
        "you (have|hold) ({n:INT} or more|at least {n:INT}) {s:one_of_symbol} cards left": (
            "{s} cards you hold >= {n}"
        ),
        "you have ({n:INT} or more|at least {n:INT}) {s:one_of_symbol} cards": (
            "{s} cards you hold >= {n}"
        ),
        "you (have|hold) more than {n:INT} {s:one_of_symbol} [cards] [left]": (
            "{s} cards you hold > {n}"
        ),
        "you (have|hold) (no more than|at most) {n:INT} {s:one_of_symbol} [cards] [left]": (
            "{s} cards you hold <= {n}"
        ),
        "you (have|hold) {n:INT} (or fewer|or less) {s:one_of_symbol} [cards] [left]": (
            "{s} cards you hold <= {n}"
        ),
        "you (have|hold) (fewer|less) than {n:INT} {s:one_of_symbol} [cards] [left]": (
            "{s} cards you hold < {n}"
        ),
        "you (have|hold) no {s:one_of_symbol} [cards] [left]": "you have no {s} card",
        "you (are out of|run out of|have run out of) {s:one_of_symbol} [cards]": (
            "you have no {s} card"
        ),
        "you (have|hold) [some|any] {s:one_of_symbol} [cards] [left]": "you have a {s} card",
        "you have in your hand (minimum|at least) {n:INT} {s:one_of_symbol} [cards]": (
            "{s} cards in hand >= {n}"
        ),
        "you have minimum {n:INT} {s:one_of_symbol} [cards] in your hand": (
            "{s} cards in hand >= {n}"
        ),
        "you (have|hold) (a|one|at least one) {s:one_of_symbol} [cards] (in hand|in your hand)": (
            "you have a {s} card in hand"
        ),
        "you (have|hold) [at least] {n:INT} or more {s:one_of_symbol} [cards] (in hand|in your "
        "hand)": ("{s} cards in hand >= {n}"),
        "you (have|hold) [at least] {n:INT} {s:one_of_symbol} [cards] (in hand|in your hand)": (
            "{s} cards in hand >= {n}"
        ),
        "you (have|hold) (a|one|at least one) {s:one_of_symbol} [cards]": "you have a {s} card",
        "{who:thing} has [a|at least one] (wound|wounds)": "{who} is wounded",
        "{who:thing} (has|is carrying|carries) a {s:one_of_symbol} [cards]": (
            "{who} is equipped with a {s} card"
        ),
        "{who:thing} is equipped with a {s:one_of_symbol}": "{who} is equipped with a {s} card",
        "{name:STRING} is in your group": "you control {name}",
        "there (are|is) {n:INT} rounds left or fewer": "rounds left <= {n}",
        "there (are|is) {n:INT} or fewer rounds left": "rounds left <= {n}",
        "there (are|is) {n:INT} rounds left": "rounds left = {n}",
        "the game has at most {n:INT} rounds left": "rounds left <= {n}",
        "[there are] {n:INT} or more noise [are] (in play|on the board)": "noise >= {n}",
        "there are at least {n:INT} noise (in play|on the board)": "noise >= {n}",
        "[the] main objective (is|has been) (complete|completed|achieved|fulfilled|met|done)": (
            "the main objective is complete"
        ),
        "morale is (zero|0)": "morale = 0",
        "{n:INT} or more {tally} are (at|in) {place:thing}": "{tally} at {place} >= {n}",
        "{n:INT} {tally} or more are (at|in) {place:thing}": "{tally} at {place} >= {n}",
        "({n:INT} or more|at least {n:INT}) zombies (were|have been) killed this turn": (
            "zombies killed this turn >= {n}"
        ),
        "(at|in) {place:thing} are {n:INT} {tally} or more": "{tally} at {place} >= {n}",
        "(at|in) {place:thing} are no survivors": "survivors at {place} = 0",
        "{n:INT} or more {tally} there": "{tally} at @there >= {n}",
        "any location outside the colony has {n:INT} or more zombies": (
            "zombies at a location outside the colony >= {n}"
        ),
        "{name:STRING} is [still] alive": "{name} is alive",
        "no dice [left]": "dice in your pool = 0",
        "the colony has (at least {n:INT}|{n:INT} or more) morale": "morale >= {n}",
        "the colony has at most {n:INT} morale": "morale <= {n}",
        "the colony has {n:INT} or (fewer|less) morale": "morale <= {n}",
        "the colony has (fewer|less) than {n:INT} morale": "morale < {n}",
        "the colony has more than {n:INT} morale": "morale > {n}",
        "[at least] {n:INT} food": "food >= {n}",
        "at least {n:INT} {tally} (at|in) {place:thing}": "{tally} at {place} >= {n}",
        "no {tally} (at|in) {place:thing}": "@none [{tally} at {place}] = 0",
        "[at least] {n:INT} helpless survivors [in the colony]": "helpless survivors >= {n}",
    },
    0.35,
)
words.natural_forms(
    "owned",
    {"(the colony|the food supply|the supply|your colony)": ""},
    0.0,
)
words.natural_forms(
    "stored",
    {"(in the supply|in the food supply|left|in the colony|in your supply)": ""},
    0.0,
)
words.natural_forms(
    "possessed",
    {"(in your possession|in total)": ""},
    0.0,
)
words.natural_forms(
    "tally",
    {"(survivor|survivors)": "survivors"},
    0.1,
)
words.natural_forms(
    "atom",
    {
        "{who:thing} (has|have) at least {n:INT} wounds": "wounds on {who} >= {n}",
        "{who:thing} (has|have) {n:INT} or more wounds": "wounds on {who} >= {n}",
        "you (have|control) at least {n:INT} more survivors than {who:thing}": (
            "survivors you control >= survivors controlled by {who} + {n}"
        ),
        "{who:thing} has the highest influence of all survivors [in (the game|play)]": (
            "influence of {who} >= influence of each survivor"
        ),
        "no cards [at all] were contributed [to the crisis]": "contributions = 0",
    },
    0.3,
)
words.natural_forms("condition", {"{a:condition} , or if {b:condition}": "{a} or {b}"}, 0.3)
words.natural_forms(
    "condition",
    {
        "{x:STRING} is in play and (is|are) not controlled by (you|the active player)": (
            "{x} is in play and you do not control {x}"
        ),
    },
    0.25,
)
words.natural_forms(
    "when …",
    {
        "[trigger [:]] (you|the active player) (kill|kills) the last zombie (at|in) "
        "{p:known_place}": ("when you kill a zombie at {p} if zombies at {p} = 0"),
    },
    0.25,
)
KILLED = "survivors (have been|were|are) killed (during|in) the game"
words.natural_forms(
    "atom",
    {
        "the vote (is|was) unanimous": "votes for it = 0 or votes against it = 0",
        f"(no more than|at most) {{n:INT}} {KILLED}": (
            "times a survivor was killed this game <= {n}"
        ),
        f"(fewer|less) than {{n:INT}} {KILLED}": "times a survivor was killed this game < {n}",
        f"{{n:INT}} or more {KILLED}": "times a survivor was killed this game >= {n}",
        f"at least {{n:INT}} {KILLED}": "times a survivor was killed this game >= {n}",
    },
    0.3,
)
words.natural_forms(  # one of two by name, of whom somebody may control both
    "condition",
    {
        "(you|the active player) (control|controls) [either] {a:STRING} or {b:STRING}": (
            "you control {a} or you control {b}"
        ),
        "(you|the active player) (control|controls) both {a:STRING} and {b:STRING}": (
            "you control {a} and you control {b}"
        ),
    },
    0.3,
)
