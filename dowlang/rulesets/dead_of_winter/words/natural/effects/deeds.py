"""Declare how people print what somebody does in this game and what triggers a card: `the first
player draws the top survivor card`, `all zombies at the School are killed`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.natural.things.cards_and_owners import (
    BY_ACTIVE,
    BY_NOBODY_ELSE,
    BY_YOU,
    DOER,
    JOINT,
)
from dowlang.rulesets.dead_of_winter.words.registry import words

ACTIVE = "(you|the active player)"
JOINING = (
    "[and (adds|puts|places|takes) (it|that survivor|them) (to|into|in|at) (their|his|her|the) "
    "(following|group|followers|colony)]"
)
SURVIVOR_CARD = (
    "((a|1|one|the top|the next) [new] survivor [card] [(from|of) the survivor deck]|the top card "
    "of the survivor deck)"
)

TAKEN = r"\b(?:draw|take|search)(?:s|es)?\b(?:(?!waste pile)[^.;])*?)"
PUT = (
    r",? and (?:add|put|take|place)s? (?:them|it|those cards|that card|the cards?)(?: to| into| "
    r"in)?"
)
"""Matches what is taken, with a bracket of its beginning to close, and where that is put."""

words.addressed.update({"crossroads": "the active player"})
words.spellings.update(
    {
        r"\bthe (?:player whose turn it is|current player|player on turn|player in turn)\b": (
            "the active player"
        ),
        r"\b(they|that player|another player|the other player)((?: \w+)? (?:gives?|hands?|passes) "
        r"(?:you|the active player) [^.:;,]*?) of (?:their|his|her) choice\b": r"\1\2",
        r"\bperforms a search\b": "searches",
        r"\bperform a search\b": "search",
        r"\bsearch(es)? through\b": r"search\1",
        rf"((?:{BY_NOBODY_ELSE}|{BY_YOU}){TAKEN}{PUT} your hand\b": r"\1",
        rf"((?:{JOINT}{DOER}(?: 's)? [^.:;]*?|{BY_ACTIVE}){TAKEN}{PUT} (?:their|his|her) hand\b": (
            r"\1"
        ),
        r"\b(the (?:(?-i:[A-Z])[\w'’]* )+)(?:item|location) deck\b": r"\1deck",
        r"(\"[^\"]+\") (?:item|location) deck\b": r"\1 deck",
        r"\b(the )(?:item|location) (deck of)\b": r"\1\2",
        r"\bobjective (tokens?|markers?)\b": r"\1",
        r"\b((?:the )?equipped survivor|the bearer|this survivor)\b((?:(?!\b(?:survivors?|players?|"
        r"who)\b)[^.;\"])*?)\b(?:their|its|his|her) location\b": r"\1\2the location of the bearer",
    }
)

NEXT = {
    "the next player": "left",
    "the player (to|on) your left": "left",
    "the previous player": "right",
    "the player (to|on) your right": "right",
}
"""Who sits beside you -> on which side."""
words.natural_forms(
    "do",
    {
        wording: f"the player on your {side} loses the next turn"
        for who, side in NEXT.items()
        for wording in (
            f"(skip|miss|pass over) {who} 's [next] turn",
            f"(skip|miss|pass over) the [next] turn of {who}",
            f"{who} (skips|loses|misses) (their|his|her|the) [next] turn",
            f"{who} 's [next] turn is skipped",
            f"the [next] turn of {who} is skipped",
        )
    },
    0.2,
)
words.natural_forms(
    "do",
    {
        f"{{who:thing}} (draws|gains|gets|receives|takes|adds) {SURVIVOR_CARD} {JOINING}": (
            "a survivor joins {who}"
        ),
        f"(each|every) {{who:nouns}} (draws|gains|gets|receives|takes) {SURVIVOR_CARD} "
        f"{JOINING}": "for each {who}\n    a survivor joins them",
        "(each|every) {who:nouns} (loses|lose) {n:quantity} morale [for the colony]": (
            "for each {who}\n    lose {n} morale"
        ),
        "(each|every) {who:nouns} (gains|gain) {n:quantity} morale [for the colony]": (
            "for each {who}\n    gain {n} morale"
        ),
        "{x:thing} (is|are) killed": "kill {x}",
        "(each|every) {who:nouns} (trades|exchanges) a survivor [they control] with another "
        "player": (
            "for each {who}\n    trade a survivor they control with a survivor controlled by "
            "another player"
        ),
        "[you] (trade|exchange) a survivor [you control] with {other:thing}": (
            "trade a survivor you control with a survivor controlled by {other}"
        ),
        "[you] (take|gain) control of {who:thing}": "give {who} to you",
        "[the] {who:thing} reveals (their|his|her) hand": ("reveal all cards in the hand of {who}"),
        "[you] (pass|give|hand) the first player (token|marker) to {who:thing}": (
            "{who} takes the first player token"
        ),
        **{
            f"(each|every) {{x:nouns}} (gives|deals|places|puts) {{n:quantity}} {harm} (to|on) "
            "{who:thing}": f"for each {{x}}\n    {{who}} gets {{n}} {harm}"
            for harm in ("wounds", "frostbite")
        },
        **{
            f"{verbs} all {tally} (at|in|from) {{x:thing}} and [(at|in|from)] {{y:thing}}": (
                f"{done} all {tally} {where} {{x}}\n{done} all {tally} {where} {{y}}"
            )
            for verbs, done, where, tallies in (
                ("(remove|discard)", "remove", "from", ("zombies", "barricades", "noise")),
                ("(kill|destroy)", "kill", "at", ("zombies",)),
            )
            for tally in tallies
        },
        "(each|every) {who:nouns} chooses one of their survivors to (receive|get|take|suffer) "
        "{n:quantity} wounds": "for each {who}\n    a survivor they control gets {n} wounds",
        "(each|every) {who:nouns} chooses one of their survivors to (receive|get|take|suffer) "
        "{n:quantity} frostbite": "for each {who}\n    a survivor they control gets {n} frostbite",
        "(each|every) {who:nouns} wounds (one of their survivors|a survivor they control)": (
            "for each {who}\n    a survivor they control gets 1 wound"
        ),
        "(each|every) {who:nouns} kills (one of their survivors|a survivor they control)": (
            "for each {who}\n    kill a survivor they control"
        ),
        **{
            f"(each|every) {{who:nouns}} {does} the survivor {which}": (
                f"for each {{who}}\n    {is_so}"
            )
            for does, is_so in (
                ("wounds", "the survivor they control {p} gets 1 wound"),
                ("kills", "kill the survivor they control {p}"),
            )
            for which in ("they control {p:post_survivor}", "{p:post_survivor} they control")
        },
    },
    0.4,
)
words.natural_forms(
    "effect",
    {
        "move {who:thing} to {place:thing} {m:without_roll}": (
            "move {who} to {place}, without exposure"
        ),
        "kill {x:thing} {m:without_roll}": "kill {x}, without exposure",
        "(discard|lose) (a|1) cards [from (your|their|his|her) hand] at random": (
            "discard a random card"
        ),
        "(discard|lose) {n:INT} cards [from (your|their|his|her) hand] at random": (
            "discard {n} random cards"
        ),
        "take {x:thing} into (your|their) hand": "take {x}",
        "(exhaust|use up) {n:quantity} dice": "spend {n} dice",
        "become first player": "take the first player token",
        "shuffle the waste pile into {deck:thing}": (
            "shuffle all cards in the waste pile into {deck}"
        ),
        "(put|place) {x:thing} (in|into) the waste pile": "put {x} onto the waste pile",
        "(remove|lose|discard|pay) {n:further} food [from the [food] supply]": "remove {n} food",
        "(place|put|add|build) {n:quantity} barricades (on|at|to) [the] (entrances|entrance) of "
        "{place:thing}": "add {n} barricades to {place}",
        "morale is raised by {n:INT}": "gain {n} morale",
        "morale is (lowered|reduced) by {n:INT}": "lose {n} morale",
        "morale (rises|increases) by {n:INT}": "gain {n} morale",
        "morale (falls|drops|decreases) by {n:INT}": "lose {n} morale",
    },
    0.4,
)
words.natural_forms(  # as many as one likes, none as well
    "do",
    {
        "you may kill up to {n:amount} {x:nouns} {m:without_roll}": (
            "kill up to {n} {x}, without exposure"
        ),
    },
    0.1,
)
words.natural_forms(
    "event",
    {
        f"{ACTIVE} (ends|end|finishes|finish) (their|the|your|his|her) turn": "you pass",
    },
    0.2,
)
words.natural_forms(
    "atom",
    {
        "there is [a|any|some|at least one] {s:one_of_symbol} [card] in (your hand|hand)": (
            "you have a {s} card in hand"
        ),
        "you have [(a|at least one|any)] (wound|wounds) on (one of your survivors|a survivor you "
        "control|any of your survivors)": "a survivor you control is wounded",
        "you have a wounded survivor": "a survivor you control is wounded",
        "the waste pile (has|contains|holds) {n:INT} or more cards in it": (
            "cards in the waste pile >= {n}"
        ),
        "the waste pile (has|contains|holds) at least {n:INT} cards in it": (
            "cards in the waste pile >= {n}"
        ),
        "you control {n:INT} or (fewer|less) {x:nouns}": "{x} you control <= {n}",
        "you control (fewer|less) than {n:INT} {x:nouns}": "{x} you control < {n}",
        "you control more than {n:INT} {x:nouns}": "{x} you control > {n}",
        "there are {n:INT} or more cards in the waste pile": "cards in the waste pile >= {n}",
    },
    0.3,
)
words.natural_forms(
    "atom",
    {
        "you (have|control) more survivors than (any other player|all other players|everyone "
        "else|anyone else)": "you control more survivors than each other player",
    },
    0.0,
)
words.natural_forms(
    "thing",
    {
        "(a|any|one) player (other than|except) (you|the active player)": "another player",
        "its location": "the location of that survivor @it",
        "(his|her) location": "the location of that survivor @one",
        "their location": "the location of that survivor @person",
    },
    0.4,
)
words.natural_forms(
    "predicate",
    {
        "(is|was|has been) bitten": "was bitten since this card",
        "(is not|was not|has not been) bitten": "was not bitten since this card",
    },
    0.4,
)
words.natural_forms(
    "nouns",
    {
        "item (card|cards)": "cards",
        "{nouns} of {who:thing}": "{nouns} controlled by {who}",
        "item (card|cards) {post_card}": "cards {post_card}",
        "{nouns} with [an] influence [of] {n:INT} or (more|higher)": (
            "{nouns} where (influence of it >= {n})"
        ),
        "{nouns} with [an] influence [of] {n:INT} or (less|lower|fewer)": (
            "{nouns} where (influence of it <= {n})"
        ),
        "{nouns} (at|in) the same location as {who:thing}": "{nouns} at the location of {who}",
        "{nouns} (with|who has|who have|that has) a survivor (at|in) the same location": (
            "{nouns} who controls a survivor here"
        ),
    },
    0.3,
)
