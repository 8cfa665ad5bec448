"""Declare how people print several survivors without a number, where a card says whether each is
meant or what they get is shared out: `give 3 wounds to your survivors`. Declare what is taken from
a hand, too, of which a card says who chooses it, and what is lost once or for each of several.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

SEVERAL = (
    ("your [own] survivors", "survivor{s} you control", 0.3),
    ("your [own] survivors {p:post_survivor}", "survivor{s} you control {p}", 0.3),
    ("the survivors {p:post_survivor}", "survivor{s} {p}", 0.0),
)
"""Several survivors -> how a card has them, and what it costs to read them so."""

for said, written, cost in SEVERAL:
    one, all_of_them = written.replace("{s}", ""), written.replace("{s}", "s")
    words.natural_forms(
        "do",
        {
            f"(give|deal|place|put|add) {{n:quantity}} wounds (to|on) {said}": (
                f"distribute {{n}} wounds among the {all_of_them}"
            ),
            f"(give|deal|place|put|add) (a|one|1) frostbite (to|on) {said}": (
                f"a {one} gets 1 frostbite"
            ),
            f"(give|deal|place|put|add) {{n:INT}} frostbite (to|on) {said}": (
                f"repeat {{n}} times\n    a {one} gets 1 frostbite"
            ),
        },
        cost + 0.6,
    )
    words.natural_forms(
        "do",
        {
            f"(remove|heal) (a|one|1) {{t:token_named}} from {said}": (
                f"remove 1 {{t}} from a {one}"
            ),
            f"(remove|heal) {{n:INT}} {{t:token_named}} from {said}": (
                f"repeat {{n}} times\n    remove 1 {{t}} from a {one}"
            ),
        },
        cost,
    )
words.natural_forms(
    "token_named", {"(wound|wounds)": "wound", "(frostbite|frostbites)": "frostbite"}, 0.0
)
words.natural_forms(
    "do",
    {
        "take (a|one|1) cards from {who:thing} ['s hand|'s cards]": "{who} gives 1 card to you",
        "take (a|one|1) cards from the hand of {who:thing}": "{who} gives 1 card to you",
        "{who:thing} (take|takes) (a|one|1) cards from (you|your hand)": "give 1 card to {who}",
    },
    1.0,
)
words.natural_forms(  # whether what stands before the `and` is of each as well, its author says
    "do",
    {
        "lose {a:quantity} morale and {b:quantity} food for (each|every) {x:nouns}": (
            "lose {a} morale\nfor each {x}\n    remove {b} food"
        ),
        "gain {a:quantity} morale and {b:quantity} food for (each|every) {x:nouns}": (
            "gain {a} morale\nfor each {x}\n    add {b} food"
        ),
        "(lose|remove) {a:quantity} food and {b:quantity} morale for (each|every) {x:nouns}": (
            "remove {a} food\nfor each {x}\n    lose {b} morale"
        ),
        "(gain|add) {a:quantity} food and {b:quantity} morale for (each|every) {x:nouns}": (
            "add {a} food\nfor each {x}\n    gain {b} morale"
        ),
    },
    1.2,
)
