"""Say of what printed cards say, and no card of this game can say, that there is none of it."""

from __future__ import annotations

from dowlang.vocabulary.hints import Hints

HINTS = Hints()

NONE = "there is no such thing in this language"
PUT = "(?:put|place|lay|set|tuck)s?"
A_CARD = r"(?:it|them|that card|those cards|(?:a|an|\d) (?:\w+ )?cards?)"
NEVER = {
    r"\b(?:adjacent|neighbou?ring|nearby) (?:location|place|survivor|player|space)": (
        "places of this game do not lie beside each other, and who moves may go to each of them"
    ),
    r"\bbe chosen to be exiled\b|^[A-Z].* (?:cannot|can't|can not|may not) be exiled\b": (
        "players are exiled, no survivors, and no line forbids it; nearest is "
        "`when a vote exiles you, before it takes effect`, and under it `cancel the result`"
    ),
    rf"\b{PUT} {A_CARD} (?:on|under|beneath|below) this card\b": (
        "no card lies on another; what was done is counted, with `counter marks` on the card: "
        "`each player may discard a tool card, to add 1 to marks`"
    ),
    r"\bcards? (?:that (?:lie|are) )?on this card\b": (
        "no card lies on another; what was done is counted, with `counter marks` on the card, and "
        "asked with `marks >= 4`"
    ),
    r"^(?!if |when |the next |at ).+ (?:is|gets|got|are) bitten[.]?$": (
        "a bite comes to a place, not to somebody: `start a bite at the location of that survivor` "
        "takes who has the lowest influence there"
    ),
}
INTO_ITS_DECK = (
    r"(?:into|to|in|on|onto|under|(?:on|at|to) the (?:top|bottom) of) (?:the|its) crossroads deck\b"
)
BACK = (
    "a crossroads card that came up is out of the game (R-XROADS-08), and no line puts it back; "
    "what comes again is a rule: `for the rest of the game`, and under it `when …`"
)
HINTS.never.update({pattern: f"{NONE}: {said}" for pattern, said in NEVER.items()})
HINTS.never.update(
    {
        rf"\b(?:(?:re)?shuffle|put|place|return) this card (?:back )?{INTO_ITS_DECK}": BACK,
        r"^(?:[Ff]ound|[Ll]ocation|[Ll]ies)(?: (?:at|in|from))?: ?\w": "in which deck an item "
        'lies and how often stands in its head, behind its sort: `tool, in "School" x 2`',
        r"\bgive this card to (?:another|any other|any) player (?:on|during) (?:their|his or her|"
        r"that player's) turn\b": "a card goes to another player on that player's turn when it is "
        "asked for, which is a rule of the game already (R-ACT-REQ-01): leave it out",
    }
)
