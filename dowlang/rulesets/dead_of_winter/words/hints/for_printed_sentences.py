"""Tell what comes nearest to sentences that stand on printed cards and that no line says: who
decides a tie, what lasts until something happens, a second crisis, one sort of equipment forbidden.
"""

from __future__ import annotations

from dowlang.vocabulary.hints import Hints

HINTS = Hints()

DECIDES = "(?:active player|you) (?:decides?|chooses?|breaks?)"
GONE = "(?:killed|removed|destroyed|discarded|drawn)"
PIECES = "(?:survivor|zombie|card|wound|barricade)s?"
WHEN = "(?:end|start|beginning|next|your|their)"
TWO = "(?:2|two|3|three|the top (?:2|two|3|three))"

HINTS.unsaid.update(
    {
        rf"(?i)\btied?\b.*\b{DECIDES}\b|\bties\b.*\b{DECIDES}\b": (
            "of those who are level the first player says which is meant; who else says it chooses "
            "above the line: `choose the player with the fewest survivors as poorest`, then "
            "`the poorest`"
        ),
        rf"(?i)^(?!.*\bwhile\b|repeat\b|keep\b).+ \buntil (?!(?:the |this |that )?{WHEN}\b)": (
            "what lasts until something happens stands below a card that is attached: "
            "`attach this card to …`, below it the rule, and there `when …` with `detach this card`"
        ),
        rf"(?i)\b{PIECES} (?:was |were |is |are )?{GONE} (?:this|in this|that) way\b": (
            "how many that was is `(that many)` below a line that tells it; else it is counted "
            "above, before it is gone, such as by `(zombies at the colony)`"
        ),
        r"(?i)\b(?:cannot|can not|may not|can['’]t) be equipped with\b": (
            "all equipment is forbidden by `… cannot be equipped`; one sort is taken off again: "
            "`when you equip the bearer with a weapon card`, below it `unequip that card`"
        ),
        r"(?i)\b(?:additional|second|another|extra|further) crisis\b(?! (?:deck|card))": (
            "a round has one crisis: `reveal a new crisis` puts the one that lies open under the "
            "deck"
        ),
        r"(?i)\bshuffles? (?:all |the |their )*(?:players['’]? )?hands\b": (
            "hands are not shuffled together, nor dealt anew"
        ),
        rf"(?i)\bdraws? {TWO} (?:cards of the )?survivors?\b.*\bthe (?:others?|rest)\b": (
            "one of several survivors is chosen by two lines, `choose 2 survivors on top of the "
            "survivor deck as pair` and `one of those survivors joins you`; the others stay where "
            "they lie, and `shuffle the survivor deck` hides them"
        ),
        r"(?i)^equip (?:it|them|that card|that weapon) (?:to|on)\b": (
            "a card that comes is named where it comes, `… as found`, and then it is "
            "`equip … with the found`"
        ),
    }
)
