"""Declare how people print cards of this game that are drawn and of which some are kept: `draw 3
cards, keep one and shuffle the rest back`, `put it on the bottom of the deck`, and survivors who
are drawn and come into play somewhere.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.natural.effects.shares import BROUGHT
from dowlang.rulesets.dead_of_winter.words.registry import words

NEXT = "[(STOP|,|, and|and)]"
REST = (
    "(the rest|the other|the others|the other cards|the other card|the remaining cards|the "
    "remaining card)"
)
ITS_DECK = "(the deck|that deck|its deck)"
MAY_KEEP = "you may (keep|take|choose) (1|one) [of (them|those|those cards)]"
words.natural_forms(
    "rest_goes",
    {
        f"(put|place|return) {REST} (on|at|to) the bottom [of {ITS_DECK}] [in any order]": (
            "put the rest under"
        ),
        f"(put|place|return) {REST} under {ITS_DECK}": "put the rest under",
        f"shuffle {REST} [back] (into|in) {ITS_DECK}": "shuffle the rest into",
        f"shuffle {REST} back": "shuffle the rest into",
        "must {r:rest_goes}": "{r}",
    },
    0.0,
)
words.natural_forms(
    "some_kept",
    {
        "(keep|take|choose) {m:INT} [of (them|those|those cards)] [(into|in) your hand]": (
            "take {m} of those cards"
        ),
        "(add|put|take) (1|one) [of (them|those|those cards)] (to|in|into) your hand": (
            "take one of those cards"
        ),
        MAY_KEEP: "you may take one of those cards",
    },
    0.0,
)
LOOKED_AT = "look at the top {n} cards of {deck}"
SHOWN = "reveal the top {n} cards of {deck}"
BACK = f"(put|place|return) {REST} (back|on top|back on top|on top of {ITS_DECK})"
words.natural_forms("back_on_top", {BACK: ""}, 0.0)
IN_ANY_ORDER = "in any order"
ONE_BY_ONE = "repeat ({n} - {m}) times\n    put one of those cards onto {deck}"
"""How cards go back on top in any order: whoever looks at them says each time which is the next.
Those that are put back without a word of order lie as they lay, and nothing is done.
"""

SEEN = (
    ("look at [the top] {n:INT} cards (of|from)", LOOKED_AT),
    ("(draw|take) the top {n:INT} cards (of|from)", LOOKED_AT),
    ("reveal [the top] {n:INT} cards (of|from)", SHOWN),
)
for cards, seen in SEEN:
    words.natural_forms(
        "do",
        {
            f"{cards} {{deck:thing}} {NEXT} {{k:some_kept}} {NEXT} [(and|then)] {{r:rest_goes}}": (
                f"{seen}\n{{k}}\n{{r}} {{deck}}"
            ),
            f"{cards} {{deck:thing}} {NEXT} {{k:some_kept}} {NEXT} [(and|then)] "
            "{b:back_on_top}": (f"{seen}\n{{k}}"),
            **{
                f"{cards} {{deck:thing}} {NEXT} {verb} {{m:INT}} [of (them|those|those cards)] "
                f"[(into|in) your hand] {NEXT} [(and|then)] {{b:back_on_top}} {IN_ANY_ORDER}": (
                    f"{seen}\ntake {{m}} of those cards\n{ONE_BY_ONE}"
                )
                for verb in ("keep", "take", "choose")
            },
        },
        0.3,
    )
words.natural_forms(
    "do",
    {
        f"(draw|take) {{n:INT}} cards from {{deck:thing}} {NEXT} {{k:some_kept}} [STOP] [,] [and] "
        f"[then] [must] shuffle {REST} [back] [(into|in) {ITS_DECK}]": (
            f"{LOOKED_AT}\n{{k}}\nshuffle the rest into {{deck}}"
        ),
        f"(draw|take) {{n:INT}} cards from {{deck:thing}} {NEXT} {MAY_KEEP} {NEXT} [(and|then)] "
        "{r:rest_goes}": f"{LOOKED_AT}\nyou may take one of those cards\n{{r}} {{deck}}",
    },
    0.3,
)
OF_IT = f"[of {ITS_DECK}]"
ORDERED = "[in any order]"
UNDER = f"(on|at|to) the bottom {OF_IT}"
ON_TOP = f"[back] (on top|on the top) {OF_IT}"
SEEN_FIRST = "look at the top {n:INT} [cards] of {deck:known_deck} (STOP|,|and|, and) [then]"
LOOKED = SEEN_FIRST.replace("INT", "amount")
SOME = "put {m:amount} [of (them|those cards|these cards|these)]"
words.natural_forms("the_rest", {REST: ""}, 0.0)
words.natural_forms("at_the_bottom", {f"{UNDER} {ORDERED}": ""}, 0.0)
words.natural_forms("on_the_top", {f"{ON_TOP} {ORDERED}": ""}, 0.0)
words.natural_forms("on_top_as_they_lay", {ON_TOP: ""}, 0.0)
"""Where cards go of which a line says so once."""

MOST_KEPT = 5
"""Cards that are kept of those that are drawn."""


def kept(count: int) -> str:
    """Return those that are not kept of cards that were drawn, also where a deck had fewer."""
    return f"all but {count} {'card' if count == 1 else 'cards'} among those cards"


words.natural_forms(
    "do",
    {
        f"{LOOKED} {SOME} {{u:at_the_bottom}} [,] and [put] {{r:the_rest}} "
        "{t:on_top_as_they_lay}": (
            "look at the top {n} cards of {deck}\nput {m} of those cards under {deck}"
        ),
        f"{SEEN_FIRST} put {{m:INT}} [of (them|those cards|these cards|these)] {{u:at_the_bottom}} "
        f"[,] and [put] {{r:the_rest}} {{t:on_top_as_they_lay}} {IN_ANY_ORDER}": (
            "look at the top {n} cards of {deck}\nput {m} of those cards under {deck}\n"
            f"{ONE_BY_ONE}"
        ),
        f"{LOOKED} {SOME} {{t:on_the_top}} [,] and [put] {{r:the_rest}} {{u:at_the_bottom}}": (
            "look at the top {n} cards of {deck}\nput {m} of those cards onto {deck}\n"
            "put the rest under {deck}"
        ),
        f"{LOOKED} put them back [on top]": "look at the top {n} cards of {deck}",
        **{
            f"(draw|take) {{n:amount}} cards from {{deck:known_deck}} [STOP] [,] [and] "
            f"keep {m} [of (them|those cards|those|these)] [STOP] [,] [and] {put}": (
                f"draw {{n}} cards from {{deck}}\n{done.format(kept(m))}"
            )
            for m in range(1, MOST_KEPT + 1)
            for put, done in (
                (f"(put|place|return) {REST} {UNDER}", "put {} under {{deck}}"),
                (f"(put|place|return) {REST} {ON_TOP} {ORDERED}", "put {} onto {{deck}}"),
                (f"discard {REST}", "discard {}"),
                (f"put {REST} (in|into|on|onto) the waste pile", "put {} onto the waste pile"),
            )
        },
        **{
            f"(draw|take) {{n:amount}} cards from {{deck:known_deck}} (STOP|,|and|, and) [then] "
            f"discard all but {m} [of (them|those cards|those|these)]": (
                f"draw {{n}} cards from {{deck}}\ndiscard {kept(m)}"
            )
            for m in range(1, MOST_KEPT + 1)
        },
    },
    0.3,
)

MAY = "(you|the active player) may"
ONE_SEEN = "look at the top card of {deck:thing} and (put|place)"
IT_BACK = "(it|that card)"
EITHER = (
    f"{IT_BACK} [back] (on|at) [the] (top|bottom) or [(on|at)] [the] (bottom|top) [of (it|the deck|"
    "that deck|its deck)]"
)
words.natural_forms(
    "do",
    {
        f"{MAY} {ONE_SEEN} {IT_BACK} {UNDER}": (
            "you may look at the top 1 card of {deck}\n    if so\n"
            "        put those cards under {deck}"
        ),
        f"{ONE_SEEN} {IT_BACK} {UNDER}": (
            "look at the top 1 card of {deck}\nput those cards under {deck}"
        ),
        f"{MAY} {ONE_SEEN} {EITHER}": (
            "you may look at the top 1 card of {deck}\n    if so\n"
            "        you may put those cards under {deck}"
        ),
        f"{ONE_SEEN} {EITHER}": (
            "look at the top 1 card of {deck}\nyou may put those cards under {deck}"
        ),
    },
    0.3,
)

SOME_DECK = "(a|any|one) (location|item|location 's|location item) deck"
PUT_UNDER = f"[then] (put|place) {IT_BACK} (on|at) the bottom [of {ITS_DECK}]"
words.natural_forms(
    "maybe_under",
    {f"{NEXT} (you|he|she|they|it) may {PUT_UNDER}": "", f"[,] and may {PUT_UNDER}": ""},
    0.0,
)
words.natural_forms(
    "effect",
    {
        f"look at the top card of {SOME_DECK} {{m:maybe_under}}": (
            "choose a location outside the colony\nlook at the top 1 card of the deck of that "
            "location\nyou may put those cards under the deck of that location"
        ),
    },
    0.3,
)

DRAWN = (
    "(draw|take) (the top card of the survivor deck|(a|one|1) card from the survivor deck|"
    "(a|one|1) survivor card)"
)
GROUP = "(group|following|followers)"
COMES = f"and add (that survivor|it|them) to your {GROUP} [(at|in) the colony]"
NEW_ONE = "(the new survivor|this new survivor)"
words.natural_forms("drawn_and_joins", {DRAWN: "", f"{DRAWN} {COMES}": ""}, 0.0)
words.natural_forms(
    "do",
    {
        f"{DRAWN} {COMES}": "a survivor joins you",
        **{
            f"{{d:drawn_and_joins}} (STOP|,|and|, and) {NEW_ONE} (starts|begins|joins) with "
            f"{{n:quantity}} {harm}": (
                f"a survivor as recruit joins you\nthe recruit gets {{n}} {harm}"
            )
            for harm in ("wounds", "frostbite")
        },
        "draw {n:INT} survivor cards (STOP|,|and) (choose|keep) (1|one) [of them] [and add "
        f"(it|that survivor) to your {GROUP} [at the colony]] (STOP|,|and) shuffle (the "
        "other|the rest) back [into the survivor deck]": (
            "choose {n} survivors on top of the survivor deck as pair\n"
            "one of those survivors joins you\nshuffle the survivor deck"
        ),
    },
    0.3,
)
REMOVED = "removed [(this way|in this way|so)]"
for piece in ("zombies", "barricades", "noise"):
    TAKEN = f"remove {{q:quantity}} {piece} (from|at|in) {{p:thing}} {NEXT}"
    for said, made in BROUGHT.items():
        for each, many in (
            (f"(each|every) {piece}", "(that many)"),
            (f"(each|every) {{k:INT}} {piece}", "(that many / {k} rounded down)"),
        ):
            written = f"remove {{q}} {piece} from {{p}}\n{made.replace('MANY', many)}"
            words.natural_forms(
                "do",
                {
                    f"{TAKEN} {said} for {each} {REMOVED}": written,
                    f"{TAKEN} for {each} {REMOVED} [,] {said}": written,
                },
                0.3,
            )
words.natural_forms(
    "do",
    {
        f"{drawn} and {brought}": "a survivor as recruit joins you\nplace the recruit at {place}"
        for drawn in (DRAWN, "(draw|take) (a|one|1) survivor")
        for brought in (
            "(place|put) (that survivor|it|them) (at|in) {place:thing} [under your control]",
            f"add (that survivor|it|them) to your {GROUP} (at|in) {{place:thing}}",
        )
    },
    0.8,  # whoever joins you stands at the colony, which is said in fewer lines
)

TOP = "(draw|take) the top {n:amount} cards (of|from) {deck:known_deck} (STOP|,|and|, and)"
words.natural_forms(
    "do",
    {
        f"{TOP} keep {m} [of (them|those cards|those)] (STOP|,|and|, and) {put}": (
            f"draw {{n}} cards from {{deck}}\n{done.format(kept(m))}"
        )
        for m in range(1, MOST_KEPT + 1)
        for put, done in (
            ("discard {r:the_rest}", "discard {}"),
            ("put {r:the_rest} (in|into) the waste pile", "put {} onto the waste pile"),
            ("(put|place|return) {r:the_rest} {u:at_the_bottom}", "put {} under {{deck}}"),
        )
    }
    | {
        f"look at the top card of {{deck:known_deck}} {NEXT} you may (put|place) {IT_BACK} "
        f"{UNDER}": ("look at the top 1 card of {deck}\nyou may put those cards under {deck}"),
    },
    0.3,
)
