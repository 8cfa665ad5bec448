"""Declare how people print in this game one of two things that somebody has to do where one of them
is a wound of their own: `each player discards a food card or gets a wound on one of their
survivors`; and what comes of the die that each player rolls.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

ONE = "[must] [either]"
OF_THEIRS = "(one of (their|his|her) [own] survivors|a survivor (they control|of theirs))"
OF_YOURS = "(one of your [own] survivors|a survivor you control)"
WOUND = "(a|1|one) (wound|wounds)"


def hurt(whose: str, third: str) -> str:
    """Return a pattern of how somebody wounds a survivor of theirs: with the ending of a verb."""
    verbs = "|".join(f"{verb}{third}" for verb in ("get", "take", "receive", "suffer", "place"))
    return f"(({verbs}|put{third}) {WOUND} on {whose}|wound{third} {whose})"


BY_EACH = {"(each|every) player": "each player", "(each|every) other player": "each other player"}
for said, who in BY_EACH.items():
    for harm in (hurt(OF_THEIRS, "s"), hurt(OF_THEIRS, "")):
        either = (
            f"for {who}\n    they may {{a}}\n        if not\n            "
            "a survivor they control gets 1 wound"
        )
        words.natural_forms(
            "do",
            {
                f"{said} {ONE} {{a:effect}} or {harm}": either,
                f"{said} {ONE} {harm} or {{a:effect}}": either,
            },
            0.25,
        )
words.natural_forms(
    "do",
    {
        f"[you] {ONE} {{a:effect}} or {hurt(OF_YOURS, '')}": (
            "you may {a}\n    if not\n        a survivor you control gets 1 wound"
        ),
        f"[you] {ONE} {hurt(OF_YOURS, '')} or {{a:effect}}": (
            "you may {a}\n    if not\n        a survivor you control gets 1 wound"
        ),
        f"the active player {ONE} {{a:effect}} or ({hurt(OF_THEIRS, 's')}|{hurt(OF_THEIRS, '')})": (
            "you may {a}\n    if not\n        a survivor you control gets 1 wound"
        ),
        f"the first player {ONE} {{a:effect}} or ({hurt(OF_THEIRS, 's')}|{hurt(OF_THEIRS, '')})": (
            "the first player may {a}\n    if not\n"
            "        a survivor controlled by the first player gets 1 wound"
        ),
    },
    0.25,
)

ROLLS = "(each|every) player rolls (a|1) die STOP"
WHO = ("(each|every) player who (rolls|rolled)", "(a|any) player who (rolls|rolled)")
THEIRS = "(one of their [own] survivors|a survivor they control)"
HURT = "a survivor they control gets 1 wound"
DONE = {
    "{e:effect}": "they {e}",
    f"(gets|takes|receives|suffers) (a|1) wounds on {THEIRS}": HURT,
    f"(places|puts) (a|1) wounds on {THEIRS}": HURT,
    f"wounds {THEIRS}": HURT,
    f"kills {THEIRS}": "kill a survivor they control",
}
"""What somebody does who rolls a face -> how a table has it."""

words.natural_forms(
    "do",
    {
        f"{ROLLS} {who} [(a|an)] {{f:faces}} {said}": (
            f"roll a die for each player\n    {{f}}\n        {done}\n    otherwise\n"
            "        nothing happens"
        )
        for who in WHO
        for said, done in DONE.items()
    },
    0.2,
)

PAID = "discard (a|one|1) {s:one_of_symbol} card [from your hand]"
DID = "if you (discarded|did discard) (a|one|1) {t:one_of_symbol} card"
words.natural_forms(  # which of the two was done decides what else is
    "do",
    {
        f"[you] {ONE} {PAID} or {{b:effect}} STOP {DID} [,] {{c:do}}": (
            "@same [{s}] [{t}]\nyou may discard a {s} card\n    if so\n        {c}\n    if not\n"
            "        {b}"
        ),
        f"[you] {ONE} {{b:effect}} or {PAID} STOP {DID} [,] {{c:do}}": (
            "@same [{s}] [{t}]\nyou may discard a {s} card\n    if so\n        {c}\n    if not\n"
            "        {b}"
        ),
        f"[you] {ONE} discard (a|one|1) card [from your hand] or {{b:effect}} STOP if you "
        f"(discarded|"
        "did discard) (a|one|1) card [,] {c:do}": (
            "you may discard a card\n    if so\n        {c}\n    if not\n        {b}"
        ),
    },
    0.25,
)
