"""Declare how people print a crisis of this game as whole sentences: how many cards it needs, what
comes of it where it is avoided or not, who gets a card back.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

AVOIDED = "(avoided|prevented)"
FAILED = (
    "(if this crisis is not avoided|should you come up short|if you come up short|if you "
    "do not bring enough)"
)
MADE = (
    f"(if (the|this) crisis is {AVOIDED}|should you bring enough|if you bring enough|if you do "
    "prevent it)"
)
ALL_THROUGH = "[all through this round ,]"

words.natural_forms(
    "crisis_line",
    {
        "(success|on success) [(:|,)] {do}": "when a crisis is prevented\n    {do}",
        "(success|on success) [:] {c:crisis_surplus}": "{c}",
    },
    0.35,
)
words.natural_forms(
    "crisis_line",
    {
        "[(for|to) avoid this crisis [,]] the players must contribute {s:cards_of} [,] one for "
        "each {n:nouns}": "prevent with {s}\npoints a crisis needs is ({n})",
        f"{ALL_THROUGH} bring {{s:cards_of}} to the crisis (STOP|,) the colony needs one for (every"
        "|each) (2|two) {n:nouns} [,] rounding up [, and] never fewer than {k:INT} [in all]": (
            "prevent with {s}\npoints a crisis needs is (the higher of ({n} / 2 rounded up) and "
            "{k})"
        ),
        f"{ALL_THROUGH} bring {{s:cards_of}} to the crisis (STOP|,) the colony needs one for (every"
        "|each) (2|two) {n:nouns} [,] (rounding|rounded) up": (
            "prevent with {s}\npoints a crisis needs is ({n} / 2 rounded up)"
        ),
        "[(prevent|avoid|prevent this crisis|to prevent this crisis|to prevent it) [:]] "
        "(contribute|add|give|bring) (a number of {s:cards_of} equal to|as many {s:cards_of} as|"
        "{s:cards_of} equal to|{s:cards_of} to (the|this) crisis equal to) the number of "
        "[non-exiled] players [to the crisis]": "prevent with {s}",
        f"{FAILED} [:|,] {{do}}": "failure\n    {do}",
        f"({FAILED}|if (the|this) crisis is not {AVOIDED}) [:|,] {{who:thing}} {{e:effect}} STOP "
        "[after this ,] [the colony] (lose|loses) {n:INT} morale for each survivor "
        "(which|who|that) was killed by this crisis "
        "[, (additional|in addition) to the normal loss]": (
            "failure\n    for {who}\n        that survivor {e}\n"
            "        if that survivor is not in play\n            lose {n} morale"
        ),
        f"{MADE} [:|,] {{do}}": "when a crisis is prevented\n    {do}",
        f"{MADE} [:|,] the player (which|who|that) contributed the most cards (can|may) take back "
        "one of them STOP (in case of [a] tie|on a tie) [,] nobody": (
            "when a crisis is prevented\n"
            "    for each player where (contributions of it > contributions of each other player)\n"
            "        they may take a card contributed by them"
        ),
        "[and] if (somebody|someone|anybody) slipped anything in there that was not "
        "{s:one_of_symbol} [,] {do}": (
            "when a crisis is resolved\n"
            "    if there is a card contributed to the crisis where (not it is a {s} card)\n"
            "        {do}"
        ),
    },
    0.3,
)
CONTRIBUTED = "(who|that) (contributed|gave|added)"
TO_IT = "[to (the|this) crisis]"
HOW_MANY = {
    "no cards": "= 0",
    "nothing": "= 0",
    "at least {n:INT} cards": ">= {n}",
    "{n:INT} or more cards": ">= {n}",
    "(fewer than|less than) {n:INT} cards": "< {n}",
    "more than {n:INT} cards": "> {n}",
    "exactly {n:INT} cards": "= {n}",
}
"""What somebody gave to a crisis -> how many cards that is."""
words.natural_forms(
    "nouns",
    {
        f"{{nouns}} {CONTRIBUTED} {said} {TO_IT}": f"{{nouns}} where (contributions of it {many})"
        for said, many in HOW_MANY.items()
    }
    | {
        f"{{nouns}} (who|that) (did not|has not) (contribute|contributed|give|add) [(a card|"
        f"cards|anything)] {TO_IT}": "{nouns} where (contributions of it = 0)",
    },
    0.3,
)
words.natural_forms(
    "thing",
    {
        "all the survivors (in|at) [the] {a:STRING} and [(in|at)] [the] {b:STRING}": (
            "each survivor where (it is at {a} or it is at {b})"
        ),
        "(every|each) survivor (in|at) [the] {a:STRING} (and|or) [(in|at)] [the] {b:STRING}": (
            "each survivor where (it is at {a} or it is at {b})"
        ),
    },
    0.3,
)
words.natural_forms(
    "nouns",
    {
        "location where is at least one survivor [,] [the] colony not counted": (
            "locations outside the colony with a survivor"
        ),
        "location (where there is|with) at least one survivor [,] [the] colony not counted": (
            "locations outside the colony with a survivor"
        ),
    },
    0.2,
)
words.natural_forms(
    "do",
    {
        "take (one|a) helpless survivor [out of the colony] for every {s:one_of_symbol} [cards] "
        "you were missing": "remove (points missing) helpless survivors",
        "take (one|a) helpless survivor [out of the colony] for every {s:one_of_symbol} [cards] "
        "you were missing [,] and lose (a|one|1) morale if even one was taken": (
            "remove (points missing) helpless survivors\nif that many >= 1\n    lose 1 morale"
        ),
        "nobody in the colony goes hungry tonight": (
            "until the end of this round\n    the food step is skipped"
        ),
        "nobody in the colony goes hungry tonight (:|STOP|,) skip paying for food this round": (
            "until the end of this round\n    the food step is skipped"
        ),
        "skip paying for food this round": (
            "until the end of this round\n    the food step is skipped"
        ),
        "(every|each) player shows (the rest of the table|everybody|everyone|all others) (one|a) "
        "card [from (their|his|her) hand]": (
            "for each player\n    reveal 1 card in the hand of that player"
        ),
    },
    0.4,
)
