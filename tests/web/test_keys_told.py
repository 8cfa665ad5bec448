"""Every key that the page tells of is bound, on Windows and Linux as it is told, on a Mac with Cmd
for Ctrl: the table of commands itself, in Node.js, beside the bindings that the editor has of its
own.
"""

from __future__ import annotations

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
const commands = commandsOf(new Proxy({}, { get: () => run }));
const own = bindings(commands);
const maps = [defaultKeymap, historyKeymap, searchKeymap, lintKeymap, completionKeymap, foldKeymap];
const of = (all, system) => all.flatMap((each) => {
  const key = each[system] ?? each.key;
  if (!key) return [];
  return each.shift ? [key, `Shift-${key}`] : [key];
});
const systems = Object.fromEntries(["win", "linux", "mac"].map((system) => [system, {
  own: of(own, system),
  editor: of(maps.flat(), system),
}]));
const told = commands.map(({ name, keys }) => [name, keys]);
tell({ told, systems });
"""
BY_THE_PAGE = {"Ctrl-Shift-O"}
"""Keys that hold for the whole page, not for the card alone."""
ARROWS = {"→": "ArrowRight", "←": "ArrowLeft", "↑": "ArrowUp", "↓": "ArrowDown"}


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
        }
        last = ARROWS.get(last, last)
        if len(last) == 1 and last.isupper():
            last = last.lower()
        strokes.append("-".join([*sorted(names.get(each, each) for each in held if each), last]))
    return " ".join(strokes)


@pytest.mark.parametrize("system", ("win", "linux"))
def test_every_key_that_is_told_is_bound(system: str) -> None:
    found = table()
    there = {plain(key, False) for keys in found["systems"][system].values() for key in keys}
    told = [(name, key) for name, keys in found["told"] for key in keys.split(" or ") if keys]
    assert len(told) > 35
    missing = [
        (name, key)
        for name, key in told
        if key not in BY_THE_PAGE and plain(key, False) not in there
    ]
    assert not missing


def test_every_command_with_a_key_has_one_on_a_mac() -> None:
    """Ctrl is Cmd there, but where the system keeps Cmd for itself. The editor folds by others."""
    found = table()
    there = {plain(key, True) for keys in found["systems"]["mac"].values() for key in keys}
    missing = []
    for name, keys in found["told"]:
        told = [key for key in keys.split(" or ") if keys and key not in BY_THE_PAGE]
        ways = [way for key in told for way in (key, key.replace("Ctrl", "Cmd"))]
        if ways and not {plain(way, True) for way in ways} & there:
            missing.append(name)
    assert missing == ["Fold", "Unfold"] and {"Alt-Cmd-[", "Alt-Cmd-]"} <= there


def test_words_are_moved_by_on_a_mac() -> None:
    own = {plain(key, True) for key in table()["systems"]["mac"]["own"]}
    arrows = {key for key in own if key.startswith(("Alt-Arrow", "Alt-Shift-Arrow"))}
    assert not arrows
    assert "Cmd-Ctrl-Shift-ArrowRight" in own and "Cmd-Shift-z" in own
