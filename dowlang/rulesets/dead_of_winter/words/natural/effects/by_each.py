"""Declare how people print in this game what each player chooses or may do, and what comes of it:
`each player chooses one of their survivors; that survivor is wounded`, `for each who does`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

EACH = "(each|every) player [must] (choose|chooses)"
THEIRS = {
    "(one of their|one of their own) {x:nouns}": "a {x} they control",
    "a survivor they control": "a survivor they control",
    "a survivor they control {p:post_survivor}": "a survivor they control {p}",
}
THOSE = "[(STOP|,|, and|and)] (those survivors|these survivors|the chosen survivors)"
THAT = "[(STOP|,|, and|and)] (that survivor|the chosen survivor|it)"

EXCEPT = ("(except for|except)", "but not", "other than")
"""How those are left out who are described behind it."""
words.natural_forms(
    "effect_on_most",
    {
        "[must] (suffers|suffer|gets|get|takes|take|receives|receive) {k:quantity} wounds": (
            "gets {k} wounds"
        ),
        "[must] (suffers|suffer|gets|get|takes|take|receives|receive) {k:quantity} frostbite": (
            "gets {k} frostbite"
        ),
        "(is|are) (killed|dead)": "is killed",
        "(is|are) wounded": "gets 1 wound",
    },
    0.0,
)
words.natural_forms(
    "do",
    {
        f"(each|every) survivor (at|in) {{place:thing}} {{done:effect_on_most}} [,] {but} "
        f"[those|survivors] (with|who have) [an] {value} of {{n:INT}} {how}": (
            f"each survivor at {{place}} where ({said} of it {sign} {{n}}) {{done}}"
        )
        for but in EXCEPT
        for value, said in (
            ("influence", "influence"),
            ("attack [value]", "attack"),
            ("search value", "search value"),
        )
        for how, sign in (
            ("(or more|or higher|or greater|or above)", "<"),
            ("(or less|or lower|or fewer|or below)", ">"),
        )
    },
    0.3,
)
words.natural_forms(
    "do",
    {
        f"{EACH} {said} {THAT} {end}": (
            f"for each player\n    they choose {whom} as chosen\n    {done}"
        )
        for said, whom in THEIRS.items()
        for end, done in (
            ("{e:effect}", "the chosen {e}"),
            ("{t:rule_tail} {w:lasting}", "{w}\n        the chosen {t}"),
            ("cannot {a:any_of_action} {w:lasting}", "{w}\n        the chosen cannot {a}"),
        )
    }
    | {
        f"{EACH} {said} {THOSE} [each] {{e:effect}} [each]": (
            f"for each player\n    they choose {whom} as chosen\n    the chosen {{e}}"
        )
        for said, whom in THEIRS.items()
    },
    0.25,
)
words.natural_forms(
    "do",
    {
        "(each|every) player (places|adds|puts) {n:quantity} {t:pieces} (at|to|in) a {x:nouns} [of "
        "(their|his|her) choice]": (
            "for each player\n    they choose a {x} as spot\n    add {n} {t} to the spot"
        ),
    },
    0.25,
)
BEARS = {"[(a|any)] frostbite": "frostbitten", "[(a|any)] (wound|wounds)": "wounded"}
BE_GIVEN = "(be given|get|receive|take|suffer)"
GETS_NO = f"([is] immune to|(cannot|can not|may not) {BE_GIVEN}|never (gets|takes|suffers))"
"""Whoever gets none gets none from a card either (`ignores frostbite` is of the die alone)."""
words.natural_forms(
    "rules",
    {
        f"no {{who:nouns}} (can|may) {BE_GIVEN} {said}": (
            f"when a {{who}} is {state}, before it takes effect\n    cancel the result"
        )
        for said, state in BEARS.items()
    }
    | {
        f"{{who:thing}} {GETS_NO} {said}": (
            f"when {{who}} is {state}, before it takes effect\n    cancel the result"
        )
        for said, state in BEARS.items()
    }
    | {
        "{who:thing} (cannot|can not) be frostbitten": (
            "when {who} is frostbitten, before it takes effect\n    cancel the result"
        )
    },
    0.3,
)
SHOWN = {
    "(reveals|shows) (a|one|1) {s:one_of_symbol} card": "reveal a {s} card in hand",
    "discards (a|one|1) {s:one_of_symbol} card": "discard a {s} card",
    "discards (a|one|1) card": "discard a card",
}
"""What a player may do for which something is counted -> how a card has it."""

words.natural_forms(
    "do",
    {
        f"{{gain:effect}} for (each|every) player who {said} [from (their|his|her) hand]": (
            f"for each player\n    they may {done}\n        if so\n            {{gain}}"
        )
        for said, done in SHOWN.items()
    },
    0.3,
)
HAS = {
    "has no cards": "who has no cards",
    "has no cards in hand": "who has no cards in hand",
    "has {n:INT} or more cards": "who has at least {n} cards",
    "has {n:INT} or more cards in hand": "who has at least {n} cards in hand",
    "has no survivors": "who controls no survivors",
}
words.natural_forms(
    "do",
    {
        f"if (a|any) player {said} [,] (that player|they|he|she) {{e:effect}}": (
            f"each player {who} {{e}}"
        )
        for said, who in HAS.items()
    },
    0.25,
)
HURT = "(takes|gets|receives|suffers)"
BORNE = {
    "(their|his|her) leader": ("their leader", "the leader of {p}"),
    "(one of (their|his|her) [own] survivors|a survivor (they control|of theirs))": (
        "a survivor they control",
        "a survivor controlled by {p}",
    ),
}
"""On whom a player takes wounds -> how a card has it of each player, and of one."""

for harm in ("wounds", "frostbite"):
    for said, (of_each, of_one) in BORNE.items():
        words.natural_forms(
            "do",
            {
                f"(each|every) player {HURT} {{n:quantity}} {harm} on {said}": (
                    f"for each player\n    {of_each} gets {{n}} {harm}"
                ),
                f"(each|every) {{x:nouns}} {HURT} {{n:quantity}} {harm} on {said}": (
                    f"for each {{x}}\n    {of_each} gets {{n}} {harm}"
                ),
                f"(each|every) other player {HURT} {{n:quantity}} {harm} on {said}": (
                    f"for each other player\n    {of_each} gets {{n}} {harm}"
                ),
                f"the first player {HURT} {{n:quantity}} {harm} on {said}": (
                    f"{of_one.format(p='the first player')} gets {{n}} {harm}"
                ),
            },
            0.25,
        )
words.natural_forms(
    "do",
    {
        **{
            f"(each|every) {who} with a survivor at that location may (draw|take) {{n:INT}} cards "
            "from (its deck|the deck of that location|that location 's deck)": (
                f"for each {who} who controls a survivor at that location\n"
                "    they may draw {n} cards from the deck of that location"
            )
            for who in ("player", "other player")
        },
    },
    0.3,
)
