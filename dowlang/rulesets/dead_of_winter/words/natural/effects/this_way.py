"""Declare how people print what comes of each that was just given away in this game: `discard up to
3 cards; gain 1 morale for each card discarded this way`, `each player who does draws a card`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.natural.effects.shares import BROUGHT
from dowlang.rulesets.dead_of_winter.words.registry import words

SO = "[(this way|in this way|like this|so)]"
FROM_HAND = "[from (your|their|his|her) hand]"
EACH = "(each|every)"
DISCARDED = f"(card|cards) discarded {SO}"
SPENT = f"(die|dice) (spent|exhausted|used) {SO}"
TAKEN = f"(removed|taken|spent|paid|lost|discarded) {SO}"
words.natural_forms(
    "paid_cards",
    {
        f"(discard|pay) {{q:quantity}} cards {FROM_HAND}": "{q} cards in hand",
        f"(discard|pay|spend) {{q:quantity}} {{s:one_of_symbol}} cards {FROM_HAND}": (
            "{q} {s} cards in hand"
        ),
    },
    0.0,
)
words.natural_forms(
    "paid_dice",
    {"(spend|exhaust) {q:quantity} [(unused|action)] dice": "{q} dice in your pool"},
    0.0,
)
for of_each, said in (("card_gone", DISCARDED), ("die_gone", SPENT)):
    words.natural_forms(of_each, {f"{EACH} {said}": ""}, 0.0)
    words.natural_forms(f"some_{of_each}", {f"{EACH} {{k:INT}} {said}": "{k}"}, 0.0)
words.natural_forms(
    "symbol_gone",
    {f"{EACH} {{t:one_of_symbol}} (card|cards) (discarded|spent) {SO}": "{t}"},
    0.0,
)
words.natural_forms("food_gone", {f"{EACH} food {TAKEN}": ""}, 0.0)
words.natural_forms("some_food_gone", {f"{EACH} {{k:INT}} food {TAKEN}": "{k}"}, 0.0)

PAID = {
    "{p:paid_cards}": ("{p}", "card", "cards", "discard", "card_gone"),
    "{p:paid_dice}": ("{p}", "die", "dice", "spend", "die_gone"),
}
"""What is given away -> how a card chooses it, a word for one and for several, what is done with
it, and the symbol of what is counted of it.
"""

OPENED = {
    "[you] PAID (STOP|,|and|, and|, then)": ("choose CHOSEN", ""),
    "you may PAID (STOP|, then)": ("you may choose CHOSEN\n    if so", "    "),
    "(each|every) player may PAID (STOP|, then)": (
        "for each player\n    they may choose CHOSEN\n        if so",
        "        ",
    ),
    "(each|every) other player may PAID (STOP|, then)": (
        "for each other player\n    they may choose CHOSEN\n        if so",
        "        ",
    ),
}
"""Who gives away -> the lines above what is done with it, and their margin where it is deeper."""


def below(margin: str, *lines: str) -> str:
    """Return lines below others, which stand at a margin."""
    step = f"\n{margin}    " if margin else "\n"
    return "".join(step + line for line in lines)


for paid, (chosen, one, several, deed, gone) in PAID.items():
    for said, (opened, margin) in OPENED.items():
        begin, above = said.replace("PAID", paid), opened.replace("CHOSEN", chosen)
        does = f"they {deed}" if "they" in opened else deed
        each = (f"for each of those {several}", f"    {does} that {one}")
        done = above + below(margin, *each, "    {x}")
        food = above + below(margin, *each, "    add {n} food")
        words.natural_forms(
            "do",
            {
                f"{begin} [and] for {{g:{gone}}} [,] {{x:do}}": done,
                f"{begin} {{x:effect}} for {{g:{gone}}}": done,
                f"{begin} [and] for {{g:{gone}}} [,] (add|gain) {{n:INT}} food": food,
                f"{begin} (add|gain) {{n:INT}} food for {{g:{gone}}}": food,
            },
            0.35,
        )
        for brings, made in BROUGHT.items():
            many = made.replace("MANY", "(that many / {k} rounded down)")
            written = above + below(margin, many, f"{does} each of those {several}")
            words.natural_forms(
                "do",
                {
                    f"{begin} [and] for {{k:some_{gone}}} [,] {brings}": written,
                    f"{begin} {brings} for {{k:some_{gone}}}": written,
                },
                0.35,
            )
for said, (opened, margin) in OPENED.items():
    begin = said.replace("PAID", "(discard|spend) {q:quantity} {s:one_of_symbol} cards")
    above = "@same [{s}] [{t}]\n" + opened.replace("CHOSEN", "{q} {s} cards in hand")
    does = "they discard" if "they" in opened else "discard"
    each = ("for each of those cards", f"    {does} that card")
    done = above + below(margin, *each, "    {x}")
    food = above + below(margin, *each, "    add {n} food")
    words.natural_forms(
        "do",
        {
            f"{begin} [and] for {{t:symbol_gone}} [,] {{x:do}}": done,
            f"{begin} {{x:effect}} for {{t:symbol_gone}}": done,
            f"{begin} [and] for {{t:symbol_gone}} [,] (add|gain) {{n:INT}} food": food,
            f"{begin} (add|gain) {{n:INT}} food for {{t:symbol_gone}}": food,
        },
        0.35,
    )

REMOVED = "(remove|take|pay|spend|lose|discard) {q:quantity} food (STOP|,|and|, and)"
for brings, made in BROUGHT.items():
    all_of_it = f"remove {{q}} food\n{made.replace('MANY', '(that many)')}"
    some_of_it = f"remove {{q}} food\n{made.replace('MANY', '(that many / {k} rounded down)')}"
    words.natural_forms(
        "do",
        {
            f"{REMOVED} {brings} for {{g:food_gone}}": all_of_it,
            f"{REMOVED} for {{g:food_gone}} [,] {brings}": all_of_it,
            f"{REMOVED} {brings} for {{k:some_food_gone}}": some_of_it,
            f"{REMOVED} for {{k:some_food_gone}} [,] {brings}": some_of_it,
        },
        0.35,
    )
WHO_DOES = "(each|every) player who (does|did) [so]"
WHO_DOES_NOT = "(each|every) player who (does not|did not|cannot) [do so]"
MAY = "(each|every) player may {a:effect} STOP"
words.natural_forms(
    "do",
    {
        f"{MAY} {WHO_DOES} [,] {{b:effect}}": (
            "for each player\n    they may {a}\n        if so\n            they {b}"
        ),
        f"{MAY} {WHO_DOES_NOT} [,] {{b:effect}}": (
            "for each player\n    they may {a}\n        if not\n            they {b}"
        ),
        f"{MAY} for {WHO_DOES} [,] {{b:do}}": (
            "for each player\n    they may {a}\n        if so\n            {b}"
        ),
        f"{MAY} for {WHO_DOES_NOT} [,] {{b:do}}": (
            "for each player\n    they may {a}\n        if not\n            {b}"
        ),
    },
    0.35,
)
