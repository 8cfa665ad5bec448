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
            f"(each|every) {who} with more than {{k:INT}} {CARDS} {DISCARDS} {{n:INT}} [{CARDS}]": (
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
            "each player with a {s} card discards 1 {s} card"
        ),
    },
    0.3,
)
words.natural_forms(
    "effect",
    {
        "(move|bring) {who:thing} back to {place:thing} {m:without_roll}": (
            "move {who} to {place}, without exposure"
        ),
        "move {who:thing} back to {place:thing}": "move {who} to {place}",
    },
    0.3,
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
            for who in OTHERS
        },
        "(each|every) player loses {n:INT} dice for the next round": (
            "during the next round\n    each player rolls {n} fewer dice"
        ),
        "(each|every) player loses (a|one) die for the next round": (
            "during the next round\n    each player rolls 1 fewer die"
        ),
    },
    0.3,
)
words.natural_forms(
    "event",
    {
        "(you have|the active player has) (added|contributed|put) a card (to|into) the "
        "crisis [this turn]": "you contribute a card",
    },
    0.2,
)
words.natural_forms(
    "objective_setup_line",
    {
        "remove {who:STRING} from the survivor deck and give (him|her|them|it|that survivor) to "
        "{p:thing}": "{who} joins {p}",
        "give {who:STRING} to {p:thing}": "{who} joins {p}",
    },
    0.0,
)
