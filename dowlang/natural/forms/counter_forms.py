"""Declare how people print what is laid on a card and counted there: markers, counters, what is put
on it.

Forms without a noun of any game. A counter stands for all of them until it is known which.
"""

from __future__ import annotations

from collections.abc import Mapping

from dowlang.natural.marks.known_marks import COUNTER

MARKERS = "(counter|counters|marker|markers|token|tokens|tracker)"
CARD = "(this card|it)"

COUNTED: Mapping[str, Mapping[str, tuple[str, float]]] = {
    "factor": {"the {name:NAME} counter": ("{name}", 0.1)},
    "do": {
        "add {n:amount} to the {name:NAME} counter": ("add {n} to {name}", 0.1),
        "set the {name:NAME} counter to 0": ("add (0 - {name}) to {name}", 0.1),
        f"(put|place|add) (a|one|1) {MARKERS} (on|to) {CARD}": (f"add 1 to {COUNTER}", 0.3),
        f"(put|place|add) {{n:amount}} {MARKERS} (on|to) {CARD}": (f"add {{n}} to {COUNTER}", 0.3),
        f"(put|place|add) (a|one|1) {MARKERS} (on|to) {CARD} (for each|for every|per) {{nouns}}": (
            f"add ({{nouns}}) to {COUNTER}",
            0.3,
        ),
        "(put|place|add) (a|one|1) (counter|marker)": (f"add 1 to {COUNTER}", 0.5),
        "(put|place|add) {n:amount} (counters|markers)": (f"add {{n}} to {COUNTER}", 0.5),
        f"(put|place|add) (a|one|1) {{name:NAME}} [{MARKERS}] (on|to) {CARD}": (
            "add 1 to {name}",
            0.3,
        ),
        f"(put|place|add) {{n:amount}} {{name:NAME}} [{MARKERS}] (on|to) {CARD}": (
            "add {n} to {name}",
            0.3,
        ),
        "put it on this card": (f"add 1 to {COUNTER}", 0.6),
        f"remove (a|one|1) {MARKERS} from {CARD}": (f"add (0 - 1) to {COUNTER}", 0.3),
        f"remove {{n:amount}} {MARKERS} from {CARD}": (f"add (0 - {{n}}) to {COUNTER}", 0.3),
        f"remove all {MARKERS} from {CARD}": (f"add (0 - {COUNTER}) to {COUNTER}", 0.3),
        f"remove (a|one|1) {MARKERS} from {CARD} (STOP|,) if you cannot [,] {{do}}": (
            f"if {COUNTER} >= 1\n    add (0 - 1) to {COUNTER}\notherwise\n    {{do}}",
            0.4,
        ),
    },
    "atom": {
        f"this card has {{n:INT}} or more {MARKERS} [on it]": (f"{COUNTER} >= {{n}}", 0.3),
        f"this card has [at least] {{n:INT}} {MARKERS} [on it]": (f"{COUNTER} >= {{n}}", 0.3),
        f"there are [at least] {{n:INT}} {MARKERS} on this card": (f"{COUNTER} >= {{n}}", 0.3),
        f"there are {{n:INT}} or more {MARKERS} on this card": (f"{COUNTER} >= {{n}}", 0.3),
        f"there are (fewer|less) than {{n:INT}} {MARKERS} on {CARD}": (f"{COUNTER} < {{n}}", 0.3),
        f"there are more than {{n:INT}} {MARKERS} on {CARD}": (f"{COUNTER} > {{n}}", 0.3),
        f"there are (fewer|less) than {{n:INT}} {{name:NAME}} [{MARKERS}] on {CARD}": (
            "{name} < {n}",
            0.3,
        ),
        f"there are more than {{n:INT}} {{name:NAME}} [{MARKERS}] on {CARD}": (
            "{name} > {n}",
            0.3,
        ),
        f"there are [at least] {{n:INT}} {{name:NAME}} [{MARKERS}] on {CARD}": (
            "{name} >= {n}",
            0.3,
        ),
        f"there are (no|no more) {MARKERS} [left] on {CARD}": (f"{COUNTER} = 0", 0.3),
        f"there are (no|no more) {MARKERS} left": (f"{COUNTER} = 0", 0.3),
        f"the last {MARKERS} (is|was) removed [from {CARD}]": (f"{COUNTER} = 0", 0.3),
        f"there are as many {MARKERS} on {CARD} as {{n:factor}}": (f"{COUNTER} >= {{n}}", 0.3),
        f"{MARKERS} on {CARD} are at least {{n:factor}}": (f"{COUNTER} >= {{n}}", 0.3),
        f"there are at least {{n:factor}} {MARKERS} on {CARD}": (f"{COUNTER} >= {{n}}", 0.4),
        f"the number of {MARKERS} on {CARD} is at least {{n:factor}}": (f"{COUNTER} >= {{n}}", 0.4),
        f"the number of {MARKERS} on {CARD} is {{n:factor}}": (f"{COUNTER} = {{n}}", 0.4),
        f"[at least] {{n:INT}} {MARKERS} on this card": (f"{COUNTER} >= {{n}}", 0.3),
    },
}
"""Symbol -> wording -> what is written and its cost."""
