"""Declare how people print in this game what was just chosen, drawn or given, and what somebody
does with it: `the chosen survivor`, `the card they just added`, `that survivor may attack once`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

WHO = "(you|they|he|she|that player|the active player)"
GIVEN = "(added|contributed|played|drew|drawn|discarded|revealed|took|taken|given)"

words.spellings.update(
    {
        r"^(?:in return|in exchange),? ": "",
        r"\b(\w+ players) in the game\b": r"\1",
        r"\b(draws? )the top card of (?=[^.;]* deck\. if it is )": r"\1a card from ",
        r"^after (?:use|using it|playing it),? ": "",
        r"\b((?:lowered|reduced) by (?:\d+|one)),? to a minimum of (?:1|one)\b": r"\1",
        r"\b((?:\d+|an?|one|two|three) new survivors? joins? (?:you|your (?:group|following)))"
        r"[;,.] (?:and )?draw (?:it|them) from the survivor deck and (?:place|put) (?:it|them) "
        r"(?:at|in) the colony\b": r"\1",
        r"\b(flip a coin) \([^()]*\)": r"\1",
        r"\balready (?=(?:controls?|has|have|hold|holds)\b)": "",
        r"\bimmediately (?!after\b|before\b|when\b)": "",
        r" immediately(?=[.,;]|$)": "",
        r"\bthe colony ?['’]s (?=main objective\b)": "the ",
        r"\b((?:search|searches) [^.;]*? deck for [^.;,]*?),? (?:and )?(?:add|put|take)s? (?:it|"
        r"them|that card|those cards) (?:to|into|in) (?:your|their|his|her) hand"
        r"(?:,? (?:and |then )*shuffles? (?:the|that|its) deck)?(?=[.;]|$)": r"\1",
        r"\b((?:search|searches) [^.;]*? deck for [^.;,]*?),? (?:and |then )*shuffles? "
        r"(?:(?:the|that|"
        r"its) deck|it)(?=[.;]|$)": r"\1",
    }
)
words.natural_forms(
    "thing",
    {
        "the (chosen|selected) survivor": "that survivor",
        "another player 's survivor": "a survivor controlled by another player",
        "one of another player 's survivors": "a survivor controlled by another player",
        "the survivor (you|they) (chose|have chosen)": "that survivor",
        "the (chosen|selected) player": "that player",
        "the player (you|they) (chose|have chosen)": "that player",
        "the (chosen|selected) location": "that location",
        f"the card [(that|which)] {WHO} [have|has] [just] {GIVEN} [to (the|this) crisis]": (
            "that card"
        ),
        f"the card [(that|which)] [was] just {GIVEN} [to (the|this) crisis]": "that card",
        "the (drawn|discarded|revealed|contributed|added|played|chosen) card": "that card",
    },
    0.3,
)
TIMES = {"twice": "2", "2 times": "2", "{n:INT} times": "{n}"}
ROLL = "(roll|rolls) [for] exposure"
words.natural_forms(
    "statement_line",
    {
        f"{{who:thing}} {ROLL} {often}": f"roll exposure for {{who}} {many} times"
        for often, many in TIMES.items()
    }
    | {
        f"(they|he|she|it) {ROLL} {often}": f"roll exposure for that survivor @person {many} times"
        for often, many in TIMES.items()
    }
    | {
        "[you] show {who:thing} (your|their) secret objective": (
            "{who} looks at the secret objective of you"
        ),
        "[you] show your secret objective to {who:thing}": (
            "{who} looks at the secret objective of you"
        ),
        "{x:thing} (may|can) attack [once] [(a|1|one) zombie [once]] {m:without_roll}": (
            "the controller of {x} may kill 1 zombie at the location of {x}, without exposure"
        ),
    },
    0.3,
)
OWNED = {
    "another player": "another player controls {x}",
    "you": "you control {x}",
    "the active player": "you control {x}",
}
words.natural_forms(
    "atom",
    {f"{{x:thing}} belongs to {owner}": is_so for owner, is_so in OWNED.items()}
    | {
        "(no player|nobody|no one) [has] (added|contributed|gave|given) (a|any) {s:one_of_symbol} "
        "(card|cards) [to (the|this) crisis]": "{s} cards contributed to the crisis = 0",
        "no {s:one_of_symbol} (card|cards) (was|were) (added|contributed|given) [to (the|this) "
        "crisis]": "{s} cards contributed to the crisis = 0",
        "(a|any|at least one) player [has] (added|contributed|gave|given) (a|any) "
        "{s:one_of_symbol} (card|cards) [to (the|this) crisis]": (
            "{s} cards contributed to the crisis >= 1"
        ),
    },
    0.25,
)
MANY = {"(at least {n:INT}|{n:INT} or more)": "at least {n}"}
OF_THEM = "[,] [(and|with)] [at least] (one|1) of (them|whom|those|which) [(being|is)]"
words.natural_forms(
    "condition",
    {
        f"you control {said} survivors {OF_THEM} (with|has|have|having) [an] influence [of] "
        "{k:INT} or (more|higher)": (
            f"you control {many} survivors and you control a survivor where "
            "(influence of it >= {k})"
        )
        for said, many in MANY.items()
    }
    | {
        f"you control {said} survivors {OF_THEM} {{p:post_survivor}}": (
            f"you control {many} survivors and you control a survivor {{p}}"
        )
        for said, many in MANY.items()
    },
    0.25,
)
words.natural_forms(
    "possessed",
    {
        "[,] in [your] hand (or|and) equipped [(to|on) your survivors]": "",
        "[,] equipped or in [your] hand": "",
    },
    0.0,
)
words.natural_forms(
    "event",
    {
        "(a|any) player kills (a|1|one) zombie with an equipped survivor": (
            "a survivor who is equipped with a card kills a zombie"
        ),
        "(a|any) player kills (a|1|one) zombie (at|in) {p:thing} with an equipped survivor": (
            "a survivor who is equipped with a card kills a zombie at {p}"
        ),
    },
    0.25,
)
words.natural_forms(
    "rules",
    {
        "barricades (at|in) {place:thing} (cannot|may not) be destroyed": (
            "{place} loses no barricades to zombies"
        ),
        "barricades there (cannot|may not) be destroyed [by zombies]": (
            "@there loses no barricades to zombies"
        ),
    },
    0.25,
)

SYMBOL = "(its symbol|that card 's symbol|the symbol of that card|that card)"
CURRENT = "[the symbol of] (the|this) [current] crisis"
words.natural_forms(
    "atom",
    {
        f"{SYMBOL} (matches|fits) {CURRENT}": "that card is needed by the current crisis",
        f"{SYMBOL} does not (match|fit) {CURRENT}": (
            "that card is not needed by the current crisis"
        ),
        "all helpless survivors (die|are dead|have died|are killed)": "helpless survivors = 0",
    },
    0.3,
)
words.natural_forms(
    "effect",
    {
        "equip (it|that card|that item|that weapon) to {x:thing}": "equip {x} with that card",
        "remove that card from the game instead of (putting|placing|discarding) (it|that card) "
        "[(in|into|on|onto|to) the waste pile]": "remove that card from the game",
    },
    0.25,
)
words.natural_forms(
    "statement_line",
    {
        "{n:quantity} helpless survivors (arrive|come|turn up|appear) [(at|to|in) the colony]": (
            "add {n} helpless survivors"
        ),
        "{n:quantity} [new] survivors join your (group|following)": "{n} survivors join you",
        "{who:thing} (comes into play|enters play|starts|joins) with {n:quantity} wounds": (
            "{who} gets {n} wounds"
        ),
        "{place:thing} is overrun (with|by) {n:quantity} zombies": "add {n} zombies to {place}",
    },
    0.3,
)
