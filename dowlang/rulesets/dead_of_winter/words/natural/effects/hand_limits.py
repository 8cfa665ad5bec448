"""Declare how people print what somebody keeps of a hand in this game, and who shows one: `each
player discards down to 3 cards`, `all players reveal their hands`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

DISCARDS = "[must] (discard|discards) down to"
CARDS = "cards [in (hand|their hand|your hand|his hand|her hand)]"
OF_EACH = "    if cards in the hand of that player > {n}\n"
SO_MANY = "(cards in the hand of that player - {n})"
OTHERS = ("player", "other player")
REVEAL = "(reveal|reveals|show|shows)"
words.natural_forms(
    "do",
    {
        **{
            f"(each|every) {who} {DISCARDS} {{n:INT}} {CARDS}": (
                f"for each {who}\n{OF_EACH}        they discard {SO_MANY} cards"
            )
            for who in OTHERS
        },
        **{
            f"(each|every) {who} (with|who has|that has) more than {{k:INT}} {CARDS} {DISCARDS} "
            f"{{n:INT}} [{CARDS}]": (
                f"@same [{{k}}] [{{n}}]\nfor each {who}\n{OF_EACH}"
                f"        they discard {SO_MANY} cards"
            )
            for who in OTHERS
        },
        f"[you] {DISCARDS} {{n:INT}} {CARDS}": (
            "if cards in hand > {n}\n    discard (cards in hand - {n}) cards"
        ),
        f"(all players|each player|every player) {REVEAL} (their hands|their hand) "
        "[to each other]": "reveal all cards in the hand of each player",
        f"(that player|the chosen player) {REVEAL} (1|one|a) random card from (their|his|her) "
        "[own] hand": "reveal a random card in the hand of that player",
        "the player with the most cards gives {n:INT} [(card|cards)] to the player with the fewest "
        "[cards]": "the player with the most cards gives {n} cards to the player with the fewest "
        "cards",
    },
    0.3,
)
words.natural_forms(
    "statement_line",
    {
        "(each|every) player (who has|with) (a|any|at least one) {s:one_of_symbol} card [in (hand|"
        "their hand)] [must] (discards|discard) one [of them]": (
            "each player with a {s} card in hand discards 1 {s} card"
        ),
    },
    0.3,
)
