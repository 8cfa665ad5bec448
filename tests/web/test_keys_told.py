"""Every key that the page tells of is bound as it is told, on Windows and Linux and on a Mac, whose
keys have names of their own: the table of commands itself, in Node.js, beside the bindings that the
editor has of its own.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.web.node import run_in_node

pytestmark = pytest.mark.proof

SCRIPT = """
import { completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, historyKeymap } from "@codemirror/commands";
import { foldKeymap } from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { searchKeymap } from "@codemirror/search";
const { bindings, commandsOf } = await import(process.argv[1]);
const run = () => true;
const own = new Proxy({}, { get: () => run });
const bound = bindings(commandsOf(own));
const maps = [defaultKeymap, historyKeymap, searchKeymap, lintKeymap, completionKeymap, foldKeymap];
const of = (all, system) => all.flatMap((each) => {
  const key = each[system] ?? each.key;
  if (!key) return [];
  return each.shift ? [key, `Shift-${key}`] : [key];
});
const systems = Object.fromEntries(["win", "linux", "mac"].map((system) => [system, {
  own: of(bound, system),
  editor: of(maps.flat(), system),
}]));
const told = (mac) => commandsOf(own, mac).map(({ name, keys }) => [name, keys]);
const system = new URL("system.js", process.argv[1]);
const { keyName } = await import(system);
const other = ["F1 or Ctrl-Shift-P", "Ctrl-Alt--"].map((keys) => keyName(keys, true));
tell({ told: { win: told(false), linux: told(false), mac: told(true) }, systems, other });
"""
BY_THE_PAGE = {"Ctrl-Shift-O", "Cmd-Shift-O"}
"""Keys that hold for the whole page, not for the card alone."""
ARROWS = {"→": "ArrowRight", "←": "ArrowLeft", "↑": "ArrowUp", "↓": "ArrowDown"}


@cache
def table() -> Any:
    return run_in_node(SCRIPT, "commands.js")


def plain(key: str, mac: bool) -> str:
    """Return a key as one text, whatever the order and the names of what is held with it."""
    strokes = []
    for stroke in key.split(" "):
        *held, last = stroke.removesuffix("-").split("-")
        last = "-" if stroke.endswith("-") else last
        names = {
            "Mod": "Cmd" if mac else "Ctrl",
            "Option": "Alt",
        }
        last = ARROWS.get(last, last)
        if len(last) == 1 and last.isupper():
            last = last.lower()
        strokes.append("-".join([*sorted(names.get(each, each) for each in held if each), last]))
    return " ".join(strokes)


@pytest.mark.parametrize("system", ("win", "linux", "mac"))
def test_every_key_that_is_told_is_bound(system: str) -> None:
    found, mac = table(), system == "mac"
    there = {plain(key, mac) for keys in found["systems"][system].values() for key in keys}
    told = [(name, key) for name, keys in found["told"][system] for key in keys.split(" or ")]
    assert len(told) > 35 and all(key for _, key in told)
    missing = [
        (name, key) for name, key in told if key not in BY_THE_PAGE and plain(key, mac) not in there
    ]
    assert not missing


def test_a_mac_is_told_keys_by_the_names_that_stand_on_them() -> None:
    found = table()
    told = dict(found["told"]["mac"])
    assert told["Quick fix"] == "Cmd-." and told["Quick fix at once"] == "Option-Enter"
    assert told["Fold"] == "Cmd-Option-[" and told["Replace"] == "Cmd-Option-F"
    assert not [keys for keys in told.values() if "Alt" in keys]
    assert found["other"] == ["F1 or Cmd-Shift-P", "Cmd-Option--"]


def test_words_are_moved_by_on_a_mac() -> None:
    own = {plain(key, True) for key in table()["systems"]["mac"]["own"]}
    arrows = {key for key in own if key.startswith(("Alt-Arrow", "Alt-Shift-Arrow"))}
    assert not arrows
    assert "Cmd-Ctrl-Shift-ArrowRight" in own and "Cmd-Shift-z" in own
