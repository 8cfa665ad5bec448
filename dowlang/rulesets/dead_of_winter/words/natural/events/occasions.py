"""Declare how people print what a card of this game waits for: `one of your survivors moves to`,
`the active player ends their turn with`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.natural.things.cards_and_owners import ANYONE
from dowlang.rulesets.dead_of_winter.words.registry import words

BY_YOU = (
    "(you|the active player|one of your survivors|a survivor you control|the active player 's "
    "survivor)"
)
ACTIVE = "(you|the active player)"
FROM_ROUND = (
    "(from|starting with|starting in|starting from|beginning with) round {n:INT} "
    "[(on|onward|onwards)]"
)
ONCE = "(when|once|as soon as)"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

ENDS = "(ends|end|finishes|finish) (their|the|your|his|her)"
words.natural_forms(
    "event",
    {
        "the active player {event_verb}": "you {event_verb}",
        f"{BY_YOU} (searches|search) [at|in] {{place:thing}}": "you search {place}",
        f"{BY_YOU} (searches|search) (anywhere|any location) outside the colony": (
            "you search a location outside the colony"
        ),
        f"{ANYONE} (searches|search) [at|in] {{place:thing}}": "a player searches {place}",
        f"{ANYONE} (searches|search) (anywhere|any location) outside the colony": (
            "a player searches a location outside the colony"
        ),
        f"{ACTIVE} (moves|move) {{who:thing}} (out of|from) the colony [to another location]": (
            "you move {who} from the colony"
        ),
        f"{ACTIVE} (moves|move) {{who:thing}} to {{place:thing}}": "you move {who} to {place}",
        "(one of your survivors|a survivor you control) moves to {place:thing}": (
            "you move a survivor to {place}"
        ),
        "(one of your survivors|a survivor you control) leaves {place:thing}": (
            "you move a survivor from {place}"
        ),
        "(a|any) survivor leaves {place:thing}": "a survivor moves from {place}",
        f"{BY_YOU} (kills|kill) (a|one|1) zombie": "you kill a zombie",
        f"{ANYONE} (kills|kill) (a|one|1) zombie": "a player kills a zombie",
        f"{BY_YOU} (kills|kill) (a|one|1) zombie outside the colony": (
            "you kill a zombie at a location outside the colony"
        ),
        f"{ANYONE} (kills|kill) (a|one|1) zombie outside the colony": (
            "a player kills a zombie at a location outside the colony"
        ),
        f"{BY_YOU} (searches|search) [at|in] {{x:thing}} or {{y:thing}}": (
            "you search a location where (it is {x} or it is {y})"
        ),
        f"{ANYONE} (searches|search) [at|in] {{x:thing}} or {{y:thing}}": (
            "a player searches a location where (it is {x} or it is {y})"
        ),
        "(one of your survivors|a survivor you control) attacks a zombie": "you attack a zombie",
        "(a survivor|any survivor|someone) (die|dies|is killed)": "a survivor is killed",
        "(one of your survivors|a survivor you control) (die|dies|is killed)": (
            "a survivor you control is killed"
        ),
        "a zombie (die|dies|is destroyed)": "a zombie is killed",
        "(a zombie destroys a barricade|a barricade is destroyed)": "a barricade is destroyed",
        f"{ACTIVE} (plays|play|uses|use) {{card:thing}}": "you play {card}",
        f"{ACTIVE} (finds|find) {{card:thing}} (at|while searching|searching|in) {{place:thing}}": (
            "you find {card} at {place}"
        ),
        f"{ACTIVE} (finds|find) {{card:thing}} (while searching|searching) (anywhere|somewhere) "
        f"other than {{place:thing}}": ("you find {card} at a location except {place}"),
        f"{ACTIVE} (ends|end|finishes) (their|the|your|his|her) turn with no cards in hand": (
            "you pass if you have no cards in hand"
        ),
        f"{ACTIVE} (ends|end|finishes) (their|the|your|his|her) turn with no cards": (
            "you pass if you have no cards"
        ),
        f"{ACTIVE} (ends|end|finishes) (their|the|your|his|her) turn with an empty hand": (
            "you pass if you have no cards in hand"
        ),
        f"{ACTIVE} (ends|end|finishes) (their|the|your|his|her) turn with {{n:INT}} or more "
        "survivors outside the colony": (
            "you pass if survivors you control outside the colony >= {n}"
        ),
        f"{ANYONE} (ends|end|finishes) (their|the|his|her) turn with {{n:INT}} or more "
        "survivors outside the colony": (
            "a player passes if survivors outside the colony controlled by that player >= {n}"
        ),
        **{
            f"{ACTIVE} {ENDS} turn with {many} {dice}": (f"you pass if dice in your pool {sign}")
            for dice in ("[unused] [action] dice [left]", "[action] dice unused")
            for many, sign in (
                ("no", "= 0"),
                ("at least {n:INT}", ">= {n}"),
                ("{n:INT} or more", ">= {n}"),
                ("more than {n:INT}", "> {n}"),
                ("fewer than {n:INT}", "< {n}"),
            )
        },
        f"{ACTIVE} (ends|end) (their|the|your) turn with no dice and {{condition}}": (
            "you pass if dice in your pool = 0 and {condition}"
        ),
        f"{ACTIVE} (gains|gain) (a|one) [new] survivor": "a survivor joins you",
        "a survivor joins your group": "a survivor joins you",
        f"{ACTIVE} (uses|use) (a survivor 's|one of (your|his|their) survivors 's) ability": (
            "you use the ability of a survivor"
        ),
        f"{ACTIVE} uses the ability of one of (his|their|your) survivors": (
            "you use the ability of a survivor"
        ),
        f"{ACTIVE} (builds|build|places|place) a barricade outside the colony": (
            "you build a barricade at a location outside the colony"
        ),
        f"{ACTIVE} (builds|build) a barricade (at|in) {{place:thing}}": (
            "you build a barricade at {place}"
        ),
        f"{ACTIVE} (makes|make) noise [while searching]": "you make noise",
        "one of your survivors (gets frostbite from the exposure die|rolls frostbite [from the "
        "exposure die])": "a survivor you control rolls frostbite",
        "one of your survivors gets frostbite": "a survivor you control gets frostbite",
        f"{ACTIVE} (attacks|attack) another survivor": "you attack a survivor",
        "{who:thing} (dies|die)": "{who} is killed",
    },
    0.15,
)
words.natural_forms(
    "do",
    {
        "when the next zombie (is killed|dies) [,] {do}": (
            "the next time a zombie is killed\n    {do}"
        ),
    },
    0.1,
)
words.natural_forms(
    "each_time",
    {
        f"at the (beginning|start) of {which} colony phase": "when the colony phase starts"
        for which in ("the", "(each|every)")
    },
    0.2,
)
words.natural_forms(
    "rules",
    {
        f"{FROM_ROUND} [,] {{each_time}} [,] {{do}}": (
            "{each_time} if rounds begun >= {n}\n    {do}"
        ),
        f"{FROM_ROUND} [,] {{do}} {{each_time}}": "{each_time} if rounds begun >= {n}\n    {do}",
        "after round {n:INT} [,] {rules}": "while rounds begun > {n}\n    {rules}",
        "(in|during) round {n:INT} [,] {rules}": "while rounds begun = {n}\n    {rules}",
        f"(at the (start|beginning) of round {{n:INT}}|{ONCE} round {{n:INT}} (starts|begins)) [,] "
        "{do}": "at the start of each round if rounds begun = {n}\n    {do}",
        f"(at the end of round {{n:INT}}|{ONCE} round {{n:INT}} (ends|is over)) [,] {{do}}": (
            "at the end of each round if rounds begun = {n}\n    {do}"
        ),
    },
    0.2,
)
words.natural_forms(
    "rules", {f"{FROM_ROUND} [,] {{rules}}": "while rounds begun >= {n}\n    {rules}"}, 0.4
)

TURN = "(the active player 's|your|their) turn"
words.natural_forms(
    "when …",
    {
        wording.format(edge=edge, turn=TURN): f"when you {event} if {{condition}}"
        for edge, event in (("(end|close)", "pass"), ("(start|beginning)", "start"))
        for wording in (
            "[trigger [:]] [(if|when)] {{condition}} at the {edge} of {turn}",
            "[trigger [:]] at the {edge} of {turn} [,] if {{condition}}",
        )
    },
    0.2,
)
words.natural_forms(
    "when …",
    {
        "[trigger [:]] (when|whenever) {event} and {condition}": "when {event} if {condition}",
    },
    0.3,
)
words.natural_forms(
    "atom",
    {
        "there is (less|fewer) food [in the [food] supply] than there are {x:nouns}": "food < {x}",
        "there is more food [in the supply] than there are {x:nouns}": "food > {x}",
        "it is round {n:INT} or later": "rounds begun >= {n}",
        "(it|this) is [the] round {n:INT}": "rounds begun = {n}",
        **{
            f"(it|this) is the {which} round": f"rounds begun = {number}"
            for number, which in enumerate(ORDINALS, 1)
        },
        "{n:INT} or more survivors (died|were killed) this {w:window_word}": (
            "times a survivor was killed this {w} >= {n}"
        ),
        "no (survivor|survivors) died this {w:window_word}": "no survivors were killed this {w}",
        "(a|any) survivor died this {w:window_word}": "a survivor was killed this {w}",
        "(two|2) survivors you control are at the same location": (
            "a survivor you control shares a location with another survivor you control"
        ),
    },
    0.2,
)
words.natural_forms(
    "event", {"you search {place:thing} with your leader": "your leader searches {place}"}, 0.2
)
words.natural_forms(
    "event",
    {
        "(you have|the active player has) (added|contributed|put) a card (to|into) the "
        "crisis [this turn]": "you contribute a card",
    },
    0.2,
)
words.spellings.update({r"^during the game,? (?=(?:when|whenever|each time)\b)": ""})
