"""Declare how people print in this game what another player chooses, gives or loses: `the player on
your right chooses one: gain 1 morale, or draw 2 cards`, `that player gives you half their cards`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.natural.effects.shares import ROUNDED
from dowlang.rulesets.dead_of_winter.words.registry import words

CHOOSES = "chooses [one] [:|,] [either]"
OF_ALL = {
    "(gain|gains) {n:INT} morale": "gain {n} morale",
    "(lose|loses) {n:INT} morale": "lose {n} morale",
    "the colony loses {n:INT} morale": "lose {n} morale",
    "(add|place|put) {n:INT} zombies (to|at|in) {y:known_place}": "add {n} zombies to {y}",
    "(remove|lose) {n:INT} food": "remove {n} food",
}
"""What nobody does alone -> how a card has it. The other thing is offered first."""

for said, done in OF_ALL.items():
    either = f"{{who}} may {{e}}\n    if not\n        {done}"
    words.natural_forms(
        "do",
        {
            f"{{who:thing}} {CHOOSES} {said} [,] or {{e:effect}}": either,
            f"{{who:thing}} {CHOOSES} {{e:effect}} [,] or {said}": either,
        },
        0.3,
    )
ONE_OF_THEIRS = "choose {who} as chooser\nthe chooser chooses a survivor they control as chosen\n"
AND_THAT = "[(STOP|,|, and|and)] (that survivor|the chosen survivor|it)"
words.natural_forms(
    "do",
    {
        f"{{who:thing}} [must] (chooses|choose) one of (their|his|her) [own] survivors {AND_THAT} "
        f"{said}": ONE_OF_THEIRS + done
        for said, done in (
            ("{e:effect}", "the chosen {e}"),
            ("{t:rule_tail} {w:lasting}", "{w}\n    the chosen {t}"),
            ("cannot {a:any_of_action} {w:lasting}", "{w}\n    the chosen cannot {a}"),
            ("is exhausted {w:lasting}", "{w}\n    the chosen cannot take actions"),
        )
    },
    0.3,
)
NEIGHBOUR = "the player (on|to) (your|the|their) {side}"
for side in ("left", "right"):
    words.natural_forms(
        "do",
        {
            f"{NEIGHBOUR.format(side=side)} chooses {{x:thing}}": (
                f"choose the player on your {side} as neighbour\nthe neighbour chooses {{x}}"
            ),
        },
        0.25,
    )
CARDS = "[(of|of the)] (cards|cards in hand|hand|cards in (their|his|her) hand)"
for way, rounded in ROUNDED.items():
    half = f"half [of] [(their|his|her)] {CARDS} {rounded}"
    count = f"(cards in the hand of WHO / 2 rounded {way}) cards"
    words.natural_forms(
        "do",
        {
            f"that player gives you {half}": (
                f"that player gives {count.replace('WHO', 'that player')} to you"
            ),
            f"another player gives you {half}": (
                "choose another player as giver\n"
                f"the giver gives {count.replace('WHO', 'the giver')} to you"
            ),
        },
        0.3,
    )
    words.natural_forms(
        "effect",
        {
            f"(remove|lose|discard) half [of] [the] food from the [food] supply {rounded}": (
                f"remove (food / 2 rounded {way}) food"
            ),
        },
        0.3,
    )
words.natural_forms(
    "effect",
    {
        f"(take|steal) (a|1) {card} from {{who:thing}} 's hand": "steal a random card from {who}"
        for card in ("card at random", "random card")
    },
    0.3,
)
words.natural_forms(
    "do",
    {
        "(each|every) player with a survivor (at|in) {x:known_place} moves one of "
        "(those|these|those survivors|these survivors|them) to {y:thing}": (
            "for each player with a survivor at {x}\n    move a survivor they control at {x} to {y}"
        ),
        "(each|every) player with a survivor (at|in) {x:known_place} moves one of "
        "(those|these|those survivors|these survivors|them) to {y:thing} {m:without_roll}": (
            "for each player with a survivor at {x}\n"
            "    move a survivor they control at {x} to {y}, without exposure"
        ),
    },
    0.25,
)
words.natural_forms(
    "atom",
    {
        "(a|any) survivor of another player is there": (
            "another player controls a survivor at @there"
        ),
        "(a|any) survivor of another player is (at|in) {x:thing}": (
            "another player controls a survivor at {x}"
        ),
    },
    0.2,
)
words.natural_forms(
    "event",
    {"(you|the active player) (attract|attracts) zombies": "you attract a zombie"},
    0.25,
)
words.natural_forms(
    "item_line",
    {
        "[you may] discard this card to {do}": "play\n    {do}",
        "[you may] discard this card (:|,) {do}": "play\n    {do}",
    },
    0.6,
)
words.natural_forms(
    "effect",
    {
        "kill another zombie (here|at the same location)": ("kill 1 zombie here"),
        "kill another zombie (here|at the same location) {m:without_roll}": (
            "kill 1 zombie here, without exposure"
        ),
    },
    0.3,
)
YOURS = "(yours|your secret objective)"
THEIR_OBJECTIVE = "(another player 's secret objective|the secret objective of another player)"
words.natural_forms(
    "do",
    {
        f"look at {THEIR_OBJECTIVE} (STOP|, and|, then|and) (that player|they) may [then] look at "
        f"{YOURS}": (
            "choose another player\nlook at the secret objective of that player\n"
            "that player may look at the secret objective of you"
        ),
        f"show {YOURS} to another player (STOP|, and|, then|and) look at (theirs|their secret "
        "objective)": (
            "choose another player\nthat player looks at the secret objective of you\n"
            "look at the secret objective of that player"
        ),
    },
    0.25,
)
words.natural_forms(
    "statement_line",
    {
        "{who:thing} may take (a|one|1) (contributed card|of (their|his|her) contributed cards) "
        "back "
        "[(into|to|in) (their|his|her) hand]": "{who} may take a card contributed by them",
    },
    0.3,
)
