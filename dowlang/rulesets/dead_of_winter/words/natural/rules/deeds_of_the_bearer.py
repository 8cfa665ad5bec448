"""Declare how people print in this game what somebody who bears a card does besides: `when the
equipped survivor attacks a zombie, they may kill up to 2 zombies with a single die`, `may take
another survivor along whenever they move`, `may look at 2 extra cards`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

BEARER = "(the equipped survivor|the bearer|this survivor)"
THEY = "(he|she|they|you)"
WHENEVER = "(when|whenever|each time)"
KILLED = {2: "up to 1 zombie", 3: "up to 2 zombies", 4: "up to 3 zombies"}
"""How many zombies one attack kills -> how many that are besides the one that is attacked."""

DICE = ("", " with (a|one) die", " with exactly (one|1) die")
HERE = ("at (their|his|her|its) location", "at the same location", "(here|there)")
ALONG = f"along {WHENEVER} (they|he|she) (move|moves)"
ONCE_FOR_BOTH = "STOP [they] roll [for] exposure [only] once [(for both|for both of them)]"
TAKEN_ALONG = (
    "when the bearer moves\n    you may move another survivor at the origin to the destination"
)
words.natural_forms(
    "rules",
    {
        f"{BEARER} may take (one|1|a) other survivor {where} {ALONG}{rolls}": TAKEN_ALONG + how
        for where in HERE
        for rolls, how in (("", ""), (f" {ONCE_FOR_BOTH}", ", without exposure"))
    },
    0.3,
)
ONE_ROLL = "[,] (and|but) [only] (rolls|roll) [for] exposure [only] once"
words.natural_forms(
    "rules",
    {
        f"{WHENEVER} {BEARER} attacks a zombie [,] {THEY} may kill up to {many} zombies{die} "
        f"{ONE_ROLL}": (
            f"when the bearer attacks a zombie\n    kill {more} at the location of the bearer, "
            "without exposure"
        )
        for many, more in KILLED.items()
        for die in DICE
    }
    | {
        "{who:thing} (cannot|can not|may not) be (the target of an attack|attacked) [by (another "
        "survivor|other survivors|other players)]": "{who} cannot be attacked",
        f"{WHENEVER} {{who:thing}} searches {{place:known_place}} [,] {THEY} (may|can) (look at|"
        "draw) {n:further} cards [and (keep|keeps) one [of them]]": (
            "when {who} searches {place}, before it takes effect\n"
            "    draw {n} more cards in the search of {place}"
        ),
        "{who:thing} (cannot|can not|may not) (spend|use) dice to {a:any_of_action}": (
            "{who} cannot {a}"
        ),
    },
    0.3,
)

KILLER = "(its killer|the player who killed it|the killer) may {effect}"
A_KILL = "when a player kills a zombie at {p}\n    that player may {effect}"
words.natural_forms(
    "rules", {f"{WHENEVER} a zombie is killed (at|in) {{p:thing}} [,] {KILLER}": A_KILL}, 0.25
)
words.natural_forms(
    "do",
    {
        f"{WHENEVER} a zombie is killed (at|in) {{p:thing}} {{w:lasting}} [,] {KILLER}": (
            "{w}\n    " + A_KILL.replace("\n", "\n    ")
        ),
    },
    0.25,
)

OF_THEIRS = "(at|in) the same location"
words.natural_forms(
    "effect",
    {
        f"kill {{q:quantity}} zombies {OF_THEIRS}": "kill {q} zombies here",
        f"(kill|attack) {{q:quantity}} zombies {OF_THEIRS} {{m:without_roll}}": (
            "kill {q} zombies here, without exposure"
        ),
        "attack {q:quantity} zombies (at|in) {p:thing} {m:without_roll}": (
            "kill {q} zombies at {p}, without exposure"
        ),
    },
    0.3,
)
words.natural_forms(
    "survivor_line",
    {
        "(you|this survivor|the bearer) may {p:spent} to {do}": "ability\n    {p}\n    {do}",
        "{limit} [,] (this survivor|the bearer) may {p:spent} to {do}": (
            "ability, {limit}\n    {p}\n    {do}"
        ),
    },
    0.3,
)

NO_ROLL = (
    "{who:thing} (does not|do not|need not) roll [for] exposure when "
    "(moving|(he|she|they|it) (moves|move))"
)
BY_WAY = "when {who} moves WAY {place}, before the roll\n    cancel the action"
WAYS = {
    "to": ("to",),
    "from": ("from",),
    "(to or from|to and from)": ("to", "from"),
    "(from or to|from and to)": ("from", "to"),
}
"""Which way somebody goes who does not roll -> how a card has it, a rule for each."""

words.natural_forms(
    "rules",
    {
        f"{NO_ROLL} {way} {{place:known_place}}": "\n".join(
            BY_WAY.replace("WAY", each) for each in ways
        )
        for way, ways in WAYS.items()
    },
    0.3,
)

BITTEN = "when the bearer rolls bitten, before it takes effect"
words.natural_forms(
    "rules",
    {
        f"(when|whenever|if) {BEARER} would be bitten [,] you may {{effect}} instead": (
            f"{BITTEN}\n    you may {{effect}}\n        if so\n            cancel the result"
        ),
        f"(when|whenever|if) {BEARER} would be bitten [,] discard this card instead": (
            f"{BITTEN}\n    discard this card\n    cancel the result"
        ),
        f"{WHENEVER} a survivor (dies|is killed) [,] lose {{n:INT}} morale instead of (1|one)": (
            "deaths of survivors cost {n} morale"
        ),
        f"{BEARER} needs no food": "the bearer does not count for food",
    },
    0.25,
)
YOU = "(you|the active player)"
words.natural_forms(
    "event",
    {
        f"{YOU} (attack|attacks) a zombie with a survivor (at|in) {{place:thing}}": (
            "a survivor you control at {place} attacks a zombie"
        ),
        f"{YOU} (roll|rolls) [(a|an)] {{face:one_of_face}} (on the exposure die|for exposure)": (
            "a survivor you control rolls {face}"
        ),
    },
    0.25,
)
BETWEEN = "when {who} moves from {A} to {B}, before the roll\n    cancel the action"
words.natural_forms(
    "rules",
    {
        f"{NO_ROLL} between {{a:known_place}} and {{b:known_place}}": "\n".join(
            BETWEEN.replace("{A}", one).replace("{B}", other)
            for one, other in (("{a}", "{b}"), ("{b}", "{a}"))
        ),
    },
    0.3,
)
