"""Helpless survivors who die together are one event and one loss of morale, whoever hears the
moment before each of them (R-SURV-14).
"""

from __future__ import annotations

from pathlib import Path

from tests.testing.trying import failures

NEAR = "when a helpless survivor is killed, before it takes effect"
LISTENERS = {
    "nobody": ((), 1, 3),
    "one who does something else": ((f"{NEAR}, once per round", "    gain 1 morale"), 1, 2),
    "one who does something else each time": ((NEAR, "    gain 1 morale"), 1, 0),
    "a saver of one": ((f"{NEAR}, once per round", "    cancel the result"), 1, 2),
    "a saver of two": ((f"{NEAR}, twice per round", "    cancel the result"), 1, 1),
    "a saver of all": ((NEAR, "    cancel the result"), 0, 0),
    "one who takes them away before": ((NEAR, "    remove 1 helpless survivor"), 1, 2),
    "one who softens the loss": (
        (
            f"{NEAR}, once per round",
            "    nothing happens",
            "when morale is lost, before it takes effect",
            "    cancel the result",
            "    lose (loss of morale - 1) morale",
        ),
        1,
        2,
    ),
}
"""Who listens -> the rules, how often the deaths are heard, how much morale is lost."""
TABLE = """
test "it"
    given players = 2, seed 1, morale = 7, food = 0, helpless survivors = 4
    given player 1 controls "Amara Diallo"
    given crossroads "The Reprieve"
    when player 1 starts
    when player 1 chooses the way
    then food = tins and morale = hope
    cases way, tins, hope
"""


def test_the_moment_before_makes_no_further_events_of_them(tmp_path: Path) -> None:
    options, rows = "", ""
    for label, (rules, heard, lost) in LISTENERS.items():
        options += f'    option "{label}"\n        until the end of this round\n'
        options += "            when a helpless survivor is killed\n                add 1 food\n"
        options += "".join(f"            {rule}\n" for rule in rules)
        options += "        kill 3 helpless survivors\n"
        rows += f'        "{label}", {heard}, {7 - lost}\n'
    head = 'crossroads "The Reprieve"\n    flavor "x"\n    if morale >= 1\n'
    told = failures(tmp_path, head + options + TABLE + rows)
    assert not told, "\n".join(told)
