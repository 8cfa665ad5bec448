"""Say what a die shows, and where `here`, `everywhere` and `home` are, in the words of a card: `a
die of 3 or higher`, `add 1 zombie everywhere`.
"""

from __future__ import annotations

from dowlang.vocabulary.hints import Hints

HINTS = Hints()

DIE = r"\b((?:an?|one|1|another|each|the) die|(?:\d+|all|up to \d+) dice)"
SHOWS = r" (?:of|showing|that shows?|which shows?|with(?: an?)? (?:value|face) of|with|worth)"
MORE = r"(?: or (?:more|higher|better|greater|above)| and (?:up|above)| ?\+)"
LESS = r"(?: or (?:less|fewer|lower|below)| and (?:down|below))"

HINTS.prose.update(
    {
        rf"{DIE}{SHOWS} (?:a |an )?(\d){MORE}": r"\1 showing at least \2",
        rf"{DIE}{SHOWS} (?:at least|a minimum of) (?:a |an )?(\d)": r"\1 showing at least \2",
        rf"{DIE}{SHOWS} (?:a |an )?(\d){LESS}": r"\1 where (value of it <= \2)",
        rf"{DIE}{SHOWS} at most (?:a |an )?(\d)": r"\1 where (value of it <= \2)",
        rf"{DIE}{SHOWS} (?:exactly )?(?:a |an )?(\d)$": r"\1 showing \2",
        r"\b(spends?|rerolls?|loses?) an? (\d)$": r"\1 a die showing \2",
        r"^(add|lay) (.+) everywhere$": r"\1 \2 to each location",
        r"^remove (.+) everywhere$": r"remove \1 from each location",
        r"^kill (.+) everywhere$": r"kill \1 at each location",
        r"^add (.+) here$": r"add \1 to that location",
        r"^remove (.+) here$": r"remove \1 from that location",
        r"^(kill|lay|place) (.+) here$": r"\1 \2 at that location",
        r"^(kill) (.+) outside$": r"\1 \2 outside the colony",
        r"^(add) (.+) outside$": r"\1 \2 to a location outside the colony",
    }
)
