"""Warnings about the moment of a line: what is asked too late or too early, what has no end."""

from dowlang.diagnostics.codes.code import Code, Example
from dowlang.diagnostics.codes.examples import in_option
from dowlang.diagnostics.diagnostic import Severity

WARNING = Severity.WARNING

ASKED_TOO_LATE = Code(
    "DOW5026",
    "question about what a line before it has taken away",
    "found a question about {gone} with line {line}, wanted it above that line",
    "Where somebody stands and whose somebody is, is asked of the board: after `kill` or `remove … "
    "from the game` it is no place and nobody's, "
    "and whoever has the turn stands for a controller. Once staked cards have been taken, nobody "
    "has any.",
    "Write the line above the one that takes them away; `when a survivor is killed` asks about the "
    "moment before by itself.",
    in_option(
        "choose a survivor you control as victim",
        "kill the victim",
        "add 1 zombie to the location of the victim",
    ),
    severity=WARNING,
)

WITHOUT_END = Code(
    "DOW5027",
    "card that goes on without end",
    "found a line that goes on without end, wanted a card that ends it: whichever card it turns "
    "up turns up the next one",
    "An empty deck is made anew, so a card that always reveals the next card of a deck needs one "
    "in it that does not. A game in which it comes up is broken off (DOW7011).",
    "Write the line below an `if` or an offer, or add a card to the deck that does not say it.",
    Example(
        'deck "Weather"\n\nincident "Sleet"\n    flavor "Sideways."\n    of "Weather"\n'
        '    revealed\n        reveal the next card of "Weather"\n'
    ),
    severity=WARNING,
)

NOT_KNOWN_YET = Code(
    "DOW5031",
    "somebody whom nobody can tell yet",
    "found somebody whom nobody can tell yet: {reason}",
    "Before a game begins nobody is in play, and nobody holds the first player token. The game "
    "takes the player of the first seat then, whom no table would.",
    "Say it of each player, or write the line where the answer is known: at the start of the first "
    "round.",
    Example(
        'scenario "A Thin Start"\n    objective "Every Door Barred"\n    setup\n        food 4\n'
        '        the first player draws 1 card from the "School" deck\n'
    ),
    severity=WARNING,
)
