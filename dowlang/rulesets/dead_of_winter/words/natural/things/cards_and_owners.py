"""Declare how people print the things of this game: cards by their symbol, tokens, whose a survivor
is, where somebody stands. Wordings of single words stand beside these (`also=`).
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import types
from dowlang.rulesets.dead_of_winter.words.registry import words

words.bearer = "this survivor"
words.notes += (
    r"if you still have it at the end of the game, it (does not|doesn't) count for anything",
    r"this (ability|card) (is triggered|triggers) only once (each|every|a|per) (round|turn|game)",
    r"(note: )?cards removed (in )?this way (do not|don't) count as cleaned",
    r"the players do not wait for the end of the round",
    r"(exceed(ed)?|surpass(ed)?)( the need| it)? by 2( or more)?: gain 1 morale",
)
words.there = ("the destination", "the location of that survivor", "that location")

ANYONE = "(a player|any player|somebody|someone|anybody|anyone)"
OF = "(?:of|at)"
CHOOSER = "(your|their|his|her|the active player ?'s|that player ?'s)"
OTHER = (
    r"(?:(?<!\bactive )players?|they|he|she|who(?:ever)?|(?:every|some|any)(?:one|body)|nobody|"
    r"others?|owners?|controllers?|neighbou?rs?)\b"
)
OTHERS = rf"\b{OTHER}"
"""Matches somebody who may do what a line says, and so choose what it leaves open."""

JOINT = r"(?:^|(?<=[.:;,] )|\b(?:and|but|then|if|when|whenever) )"
DOER = (
    r"(?:(?:each|every|all|any|an?|one|another|some|no|that|the|its|their|his|her|your)\b"
    rf"(?: [\w'-]+){{0,3}}? )?{OTHER}"
)
"""Matches somebody else at the beginning of what they do."""

BY_YOU = rf"{JOINT}you (?:(?!{OTHERS})[^.:;])*?"
BY_ACTIVE = rf"^the active player (?:(?!{OTHERS})[^.:;])*?"
BY_NOBODY_ELSE = rf"(?:^|(?<=[.:;] ))(?:(?!{OTHERS}|\bthe active player\b)[^.:;])*?"

GIVEN_UP = r"(?:you )?(?:may |must )?(?:discard|lose|spend|reroll|give|shuffle|contribute)"
SYMBOL = f"(?:{'|'.join(types.SYMBOLS)})"
"""Matches deeds to what is yours, and what a card shows."""

HEALTH = "(wounded|equipped)"

OWNERS = (("your", "you"), ("(?:their|his|her)", "they"))
"""Words for whose a thing is -> who controls it."""

words.spellings.update(
    {
        r"\bnoise tokens?\b": "noise",
        r"\bfrostbite (?:tokens?|wounds?)\b": "frostbite",
        r"\bfrostbites\b": "frostbite",
        r"\bdiscards?((?: \w+){1,3}) food tokens?\b": r"remove\1 food",
        r"\bfood tokens?\b": "food",
        r"\bmorale points?\b": "morale",
        r"(?<!\+ )(?<!and )(?<!plus )(?<!or )\b(helpless survivors?) "
        r"(?:in|to|into|at|from|out of) the colony\b": r"\1",
        r"\bsurvivors (\+|plus|and) helpless survivors (?:in|at) the colony\b": (
            r"survivors at the colony \1 helpless survivors"
        ),
        r"\b(zombie|wound|barricade|helpless survivor) tokens?\b": r"\1s",
        r"\b(?:unused |available )?action (die|dice|dices)\b": r"\1",
        r"\b(?:unused|not used) (die|dice|dices)\b": r"\1",
        r"\bdices\b": "dice",
        r"\b(you|they) have ((?:(?!\b(?:and|or) (?:you|they)\b)[^,.:;])+? cards?) in hand or "
        r"equipped\b": r"\1 hold \2",
        r"\b(has|have) this ability \((\d+\+[^()]*)\)": r"\1 the ability \2",
        r"\b(has|have) this ability \((?!\d)([^()]*)\)": r"\1 the ability, \2",
        r"\b(has|have) this ability(?=:)": r"\1 the ability",
        r"\b(?:item|location) deck of (the (?-i:[A-Z])\w+(?: (?-i:[A-Z])\w+)*)\b": r"\1 deck",
        r"\b(cards?) with (?:a|an|the) (\w+) symbol\b": r"\2 \1",
        rf"\bthe ((?:(?!the\b)\w+ ){{0,2}}\w+) {OF} {CHOOSER} choice\b": r"a \1 of \2 choice",
        rf"({BY_NOBODY_ELSE}) {OF} (?:your|the active player ?'s) choice\b": r"\1",
        rf"({BY_NOBODY_ELSE}),? your choice\b": r"\1",
        rf"({BY_YOU}) {OF} your choice\b": r"\1",
        rf"({BY_ACTIVE}) {OF} (?:their|his|her) choice\b": r"\1",
        rf"^(?!.*\byou\b)(.*?{JOINT}{DOER}(?: 's)? [^.:;,]*?) {OF} (?:their|his|her) choice\b": (
            r"\1"
        ),
        **{
            rf"\b{of} (?:own )?(lowest|highest)[- ]influence survivor\b": (
                rf"the survivor {who} control with the \1 influence"
            )
            for of, who in OWNERS
        },
        **{
            rf"\b{of} (?:own )?survivor (with the (?:lowest|highest|most|fewest)\b)": (
                rf"the survivor {who} control \1"
            )
            for of, who in OWNERS
        },
        r"\byour (?:own )?survivor\b(?! 's|'s)": "a survivor you control",
        r"\byour other survivor\b(?! 's|'s)": "another survivor you control",
        rf"^({GIVEN_UP}) your (?:own )?((?:{SYMBOL} )?card|item)\b(?! 's|'s)": (
            r"\1 1 \2 from your hand"
        ),
        rf"^({GIVEN_UP}) your (?:own )?die\b": r"\1 one of your dice",
        r"\b(lowest|highest) influence survivor\b": r"\1-influence survivor",
        r"\b(?:group|the) leader of your group\b": "your leader",
        r"\bgroup leader\b": "leader",
        r"\bnon-colony (locations?)\b": r"\1 outside the colony",
        r"\b(each|every|an?|one) colony entrance\b": r"\1 entrance of the colony",
        r"\bthis round's crisis\b": "the current crisis",
        r"\bbig(?:ger)? than\b": "more than",
        r"\bwhere (?:you have|you control) (?:a|one of your|your) survivors?\b": (
            "with a survivor you control"
        ),
        r"\bwhere (?:there is|one of) (?:one of )?your survivors?\b": "with a survivor you control",
        r"(\bwhere ?\( ?(?:[^()]* )?)(?:their|its|his|her) leader\b": r"\1the leader of it",
        rf"\b(players?) (?:with|who (?:has|have)) an? {HEALTH} leader\b": (
            r"\1 where ( the leader of it is \2 )"
        ),
        rf"\b(players?) whose leader is ((?:not )?(?:{HEALTH}|(?:at|in|outside) the colony))\b": (
            r"\1 where ( the leader of it is \2 )"
        ),
        r"\bmake it\b": "do",
        r"\bthe starting player\b": "the first player",
        r"\bstart player\b": "first player",
        r"\bthe waste\b(?! pile)": "the waste pile",
    }
)

SYMBOLS = {
    "(weapon|weapons)": "weapon cards",
    "(medicine|medicines)": "medicine cards",
    "(tool|tools)": "tool cards",
    "fuel": "fuel cards",
    "(education|book|books|education item)": "education cards",
    "(weapon|weapons) {post_card}": "weapon cards {post_card}",
    "(medicine|medicines) {post_card}": "medicine cards {post_card}",
    "(tool|tools) {post_card}": "tool cards {post_card}",
    "fuel {post_card}": "fuel cards {post_card}",
}
words.natural_forms("nouns", SYMBOLS, 0.3)

words.natural_forms(
    "nouns",
    {
        "(item|items)": "cards",
        "{nouns} from your hand": "{nouns} @yours",
        "{nouns} from (their|his|her) hand": "{nouns} @theirs",
        "(hand|entire hand)": "cards in hand",
        "{nouns} (who has|who have|that has|that have|who controls|who control|that controls|"
        "having|that control) {thing}": "{nouns} with {thing}",
        "{nouns} (who has|that has|with|who have) (a wound|wounds|at least one wound)": (
            "{nouns} who is wounded"
        ),
        "{nouns} (with|that has|that have|containing) [(a|any|at least one|one or more)] noise "
        "[on it]": ("{nouns} where (noise at it >= 1)"),
        "{nouns} (with|that has|that have) {n:INT} or more {tally}": (
            "{nouns} where ({tally} at it >= {n})"
        ),
        "{nouns} (with|who has|that has|that have) (a|any) {tally}": (
            "{nouns} where ({tally} at it >= 1)"
        ),
        **{
            f"{{nouns}} with {said}": f"{{nouns}} where (number of {{name}} {at} it {told})"
            for at in ("at", "on")
            for said, told in (
                ("(a|an) {name:STRING}", ">= 1"),
                ("no {name:STRING}", "= 0"),
                ("exactly {n:INT} {name:STRING}", "= {n}"),
                ("{n:INT} or more {name:STRING}", ">= {n}"),
                ("{n:INT} or fewer {name:STRING}", "<= {n}"),
            )
        },
        **{
            f"{{nouns}} (that|whom|who) {who} {does}": f"{{nouns}} where ({who} {does} it)"
            for who in ("you", "they")
            for does in ("control", "do not control")
        },
        "{nouns} there": "{nouns} at @there",
        "{nouns} where there is at least {n:INT} {tally} at that location": (
            "{nouns} where ({tally} at that location >= {n})"
        ),
        "{nouns} where there are {n:INT} or more {tally} at that location": (
            "{nouns} where ({tally} at that location >= {n})"
        ),
        "{nouns} where there is at least {n:INT} {tally} at it": (
            "{nouns} where ({tally} at it >= {n})"
        ),
        "{nouns} where there are {n:INT} or more {tally} at it": (
            "{nouns} where ({tally} at it >= {n})"
        ),
        "{nouns} (at which|where) (you have|you control) (a survivor|survivors|any survivors|one "
        "or more survivors)": "{nouns} with a survivor you control",
        "{nouns} (at which|where) your survivors are": "{nouns} with a survivor you control",
        "{nouns} with [(one|any) of] your [own] survivors": "{nouns} with a survivor you control",
        "{nouns} with [any] survivors": "{nouns} with a survivor",
        "{nouns} with [any] survivors {post_survivor}": "{nouns} with a survivor {post_survivor}",
        "{nouns} (where|at which) there is {thing}": "{nouns} with {thing}",
        "lowest-influence {nouns}": "{nouns} with the lowest influence",
        "highest-influence {nouns}": "{nouns} with the highest influence",
        "{nouns} (who is|who are|that is|that are) not (in|at) {place:thing}": (
            "{nouns} outside {place}"
        ),
        "{nouns} (who is|who are|that is|that are) (in|at) {place:thing}": "{nouns} at {place}",
        "{nouns} (other than|except for) {thing}": "{nouns} except {thing}",
        "{nouns} (at|in) {x:thing} (and|or) [(at|in)] {y:thing}": (
            "{nouns} where (it is at {x} or it is at {y})"
        ),
        "non-exiled {nouns}": "non-exiled {nouns}",
        "{nouns} (who has not been exiled|who have not been exiled|who is not exiled)": (
            "{nouns} who is not exiled"
        ),
    },
    0.3,
)

YOURS = "(one of your [own]|a|one of the|one) "
words.natural_forms(
    "thing",
    {
        "[any] one of your [own] survivors": "a survivor you control",
        "one of your [own] survivors {post_survivor}": "a survivor you control {post_survivor}",
        "(each|every one|every) of your [own] survivors": "each survivor you control",
        "(each|every one|every) of your [own] survivors {post_survivor}": (
            "each survivor you control {post_survivor}"
        ),
        "all [of] your [own] survivors": "each survivor you control",
        "all [of] your [own] survivors {post_survivor}": (
            "each survivor you control {post_survivor}"
        ),
        "your [own] survivors": "each survivor you control @several",
        "your [own] survivors {post_survivor}": (
            "each survivor you control @several {post_survivor}"
        ),
        "your other survivors": "each other survivor you control",
        "one of (their|his|her) survivors": "a survivor they control",
        "(each|all) of (their|his|her) survivors": "each survivor they control",
        "one of your cards": "1 card @yours",
        "{n:amount} of your cards": "{n} cards @yours",
        "one of (their|his|her) cards": "1 card @theirs",
        "(your hand|your entire hand|all [of] your cards|every card in your hand|all cards in "
        "your hand|your cards)": "all cards in hand @yours",
        "(their|his|her) [entire] hand": "all cards in hand @theirs",
        "all [of] (their|his|her) cards": "all cards in hand @theirs",
        "one of your dice": "a die @yours",
        "{n:amount} of your dice": "{n} dice @yours",
        "up to {n:amount} of your dice": "up to {n} dice @yours",
        "one of (their|his|her) dice": "1 die @theirs",
        "it": "that survivor @it",
        "(the survivor|the moved survivor)": "that survivor",
        "(he|she|him|her)": "that survivor @one",
        "(they|them)": "that survivor @person",
        "{who:thing} 's location": "the location of {who}",
        "the locations of your [own] survivors": "each location with a survivor you control",
        "{who:thing} 's leader": "the leader of {who}",
        "the (owner|controller) of {who:thing}": "the controller of {who}",
        "(colony|the colony itself)": "the colony",
        "the deck of {name:STRING}": "the {name} deck",
        "{name:STRING} deck": "the {name} deck",
        "{place:thing} 's [item] deck": "the deck of {place}",
        "(any item deck|any location deck|an item deck|any one item deck)": (
            "the deck of a location outside the colony"
        ),
        "the deck of any location outside the colony": "the deck of a location outside the colony",
        "any location outside the colony": "a location outside the colony",
        "any location": "a location",
        "(location|item) deck of that location": "the deck of that location",
        "(their|his|her) left (neighbor|neighbour)": "the player on their left",
        "(their|his|her) right (neighbor|neighbour)": "the player on their right",
        "your left (neighbor|neighbour)": "the player on your left",
        "your right (neighbor|neighbour)": "the player on your right",
        "the next player [clockwise]": "the player on their left",
        "the left": "the player on their left",
        "the right": "the player on their right",
        "the players (together|collectively)": "the players together",
        "whoever is [the] first player": "the first player",
        "whoever has the most {nouns}": "the player with the most {nouns}",
        "whoever has the fewest {nouns}": "the player with the fewest {nouns}",
        "whoever has the most cards in (hand|their hand)": "the player with the largest hand",
        "whoever has the fewest cards in (hand|their hand)": "the player with the smallest hand",
        "whoever controls {s:STRING}": "the player who controls {s}",
        "whichever location has the most zombies": "the location with the most zombies",
        "whichever location has the fewest zombies": "the location with the fewest zombies",
        "(the|this round 's) [current] crisis": "the current crisis",
        "the (equipped|attached) survivor": "the bearer",
        "(equipped|attached|this) survivor": "the bearer",
        "the (top|next) {n:amount} crisis cards": "the top {n} cards of the crisis deck",
        "the next crisis card": "the top 1 card of the crisis deck",
        "the (top|next) (card|cards) of {deck:thing}": "the top 1 card of {deck}",
    },
    0.3,
)
BEGINNING = "(starting|beginning|start|begin)"
words.natural_forms(
    "first_asked",
    {
        f"{BEGINNING} (to|on|at|from) (your|the|their) {side}": (
            f"clockwise from the player on your {side}"
        )
        for side in ("left", "right")
    },
    0.0,
)
words.natural_forms(
    "order",
    {
        form: f"the survivor with the {first} influence first"
        for first, last in (("lowest", "highest"), ("highest", "lowest"))
        for form in (
            f"{BEGINNING} (with|at) [the one with|the one who has] [the] {first} influence",
            f"[in order of] (influence|influence value) [,|LEFT] {first} first [RIGHT]",
            f"(from|in order from) [the] {first} to [the] {last} influence [value]",
            f"[the] {first} influence first",
        )
    },
    0.0,
)
words.natural_forms(
    "thing",
    {
        "{n:amount} of your [own] survivors": "{n} survivors you control",
        "{n:amount} of your [own] survivors {post_survivor}": (
            "{n} survivors you control {post_survivor}"
        ),
    },
    0.5,
)
words.natural_forms(
    "thing",
    {
        "the survivor (that|who) (moved|searched|attacked|was moved|just moved)": "that survivor",
        "the survivor you (moved|just moved|searched with|attacked with)": "that survivor",
    },
    0.3,
)
words.natural_forms(
    "nouns",
    {
        "{nouns} in your hand": "{nouns} in hand @yours",
        "{nouns} in (their|his|her) hand": "{nouns} in hand @theirs",
    },
    1.0,
)
