"""Declare how people print how many cards a crisis of this game needs: `2 food cards per player`,
`5 fuel cards`, `one more tool card than there are players`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.natural.clauses.beginnings import EACH_PLAYER, GIVEN
from dowlang.rulesets.dead_of_winter.words.registry import words

HEADING = (
    "(prevent|prevention|avoid|prevent this crisis|to prevent this crisis|to avoid this crisis|to "
    "prevent it|to prevent|to avoid)"
)
PLAYERS_MUST = "[[the] players [(must|need to|have to)]]"
words.natural_forms(
    "crisis_spends", {f"{HEADING} [(:|,)] {PLAYERS_MUST} (discard|spend|pay)": ""}, 0.0
)
words.natural_forms(  # without a heading only what is given to a crisis is meant
    "crisis_begins",
    {
        "{b:crisis_spends}": "",
        f"{HEADING} [(:|,)] {PLAYERS_MUST} {GIVEN}": "",
        f"{HEADING} (:|with)": "",
        f"[the] players [(must|need to|have to)] {GIVEN}": "",
        GIVEN: "",
    },
    0.0,
)
words.natural_forms("to_a_crisis", {"to (the crisis|this crisis|it)": ""}, 0.0)
words.natural_forms("all_players", {"[the number of] [(non-exiled|unexiled)] players": ""}, 0.0)
BEGUN = "{b:crisis_begins}"
SPENT = "{b:crisis_spends}"
TO_IT = "[{i:to_a_crisis}]"
ALL = "{p:all_players}"
PLAYERS = "players who are not exiled"
MOST_A_PLAYER = 6
"""Cards that a crisis is printed to need from each player."""

PREVENTED = "prevent with {s}\npoints a crisis needs is "
MORE = "prevent with {s}\ncrises need {n} more points"
words.natural_forms(
    "crisis_line",
    {
        **{
            f"{BEGUN} {n} {{s:cards_of}} {TO_IT} {EACH_PLAYER}": f"{PREVENTED}({n} * {PLAYERS})"
            for n in range(2, MOST_A_PLAYER + 1)
        },
        f"{SPENT} (1|one|a|an) {{s:cards_of}} {TO_IT} {EACH_PLAYER}": "prevent with {s}",
        f"{BEGUN} [a number of] {{s:cards_of}} {TO_IT} equal to {ALL}": "prevent with {s}",
        f"{BEGUN} as many {{s:cards_of}} {TO_IT} as [there are] {ALL}": "prevent with {s}",
        f"{BEGUN} (1|one|a|an) {{s:cards_of}} {TO_IT} {EACH_PLAYER}": "prevent with {s}",
        f"{BEGUN} {{n:INT}} {{s:cards_of}} {TO_IT} [in total]": f"{PREVENTED}{{n}}",
        f"{BEGUN} {{s:cards_of}} {TO_IT} equal to {ALL} (plus|and) {{n:INT}} [more]": MORE,
        f"{BEGUN} as many {{s:cards_of}} {TO_IT} as [there are] {ALL} plus {{n:INT}}": MORE,
        f"{BEGUN} {{n:INT}} more {{s:cards_of}} {TO_IT} than [there are] {ALL}": MORE,
        **{
            f"{BEGUN} {{s:cards_of}} {TO_IT} equal to {two} {ALL}": f"{PREVENTED}(2 * {PLAYERS})"
            for two in ("twice", "double")
        },
    },
    0.35,
)
