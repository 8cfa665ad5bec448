"""What the page is built from: pinned, without any address but its own, with a strict policy."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
ELSEWHERE = re.compile(r"https?://(?!www\.w3\.org/)")


ASKED = """
import json, sys, tempfile
sys.path.insert(0, sys.argv[1])
from dowlang.playground.calls import opened
import dowlang
assert dowlang.__file__.startswith(sys.argv[1]), dowlang.__file__
folder = tempfile.TemporaryDirectory()
page = opened(folder.name)
def ask(name, **arguments):
    told = json.loads(page.call(name, json.dumps(arguments)))
    assert not {"fault", "refused"} & set(told), (name, told)
    return told
for text, set_id, agent in json.loads(sys.argv[2]):
    ask("check", text=text)
    at = {"line": 0, "character": text.index('"') + 2}
    for name in ("hover", "complete", "phrases", "definition", "references", "renamable"):
        ask(name, **at)
    ask("rename", new="Another Name", **at)
    ask("fixes", line=0)
    for name in ("tests", "coverage", "handler", "tidy", "choices", "symbols"):
        ask(name)
    if set_id == "base":
        ask("odds")
    settings = {"people": [0], "agent": agent, "seed": 1, "first": True, "settings": {}}
    asked = ask("begin", set="", wanted=settings, moment=0)
    asked = ask("go_on", moment=None, stop=True)
    look = ask("look", seat=0)
    ask("answer", index=0)
    ask("story", seat=0)
    ask("page", seat=0, word="rules")
    files = ask("save")
    ask("take_up", set="", text=files["save"], wanted=settings)
    watched = ask("take_up", set="", text=files["journal"], wanted=settings)["watched"]
    ask("step", at=watched["of"], seat=0)
    ask("play_on", at=watched["of"], seat=0, wanted=settings)
    ask("undo", seat=0)
"""


@cache
def kept_and_left() -> tuple[set[Path], set[str]]:
    """Return the modules that a page is given, and the others by their paths below the root."""
    spec = spec_from_file_location("reached", WEB / "reached.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    kept: set[Path] = module.reached(WEB.parent)
    every = set((WEB.parent / "dowlang").rglob("*.py"))
    return kept, {str(file.relative_to(WEB.parent)) for file in every - kept}


@pytest.mark.proof
def test_commands_and_environments_are_left_out_and_what_cards_import_is_not() -> None:
    _, left = kept_and_left()
    assert "dowlang/cli/commands/play.py" in left and len(left) > 80
    whole = ("dowlang/engine/", "dowlang/rulesets/", "dowlang/generated/", "dowlang/service/w")
    assert not [below for below in left if below.startswith(whole)]


@pytest.mark.proof
def test_a_page_needs_no_module_that_is_left_out(tmp_path: Path) -> None:
    root, (kept, _) = WEB.parent, kept_and_left()
    for file in (root / "dowlang").rglob("*"):
        below = file.relative_to(root)
        source = file.parents[1] / f"{file.name.partition('.')[0]}.py"  # of what is compiled
        if file.is_file() and (file.suffix not in (".py", ".pyc") or {file, source} & kept):
            (tmp_path / below).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, tmp_path / below)
    for folder in ("cards", "grammar"):
        shutil.copytree(root / folder, tmp_path / folder)
    examples = [
        ((WEB / "examples" / name).read_text("utf-8").partition("\n")[2], game, agent)
        for name, game, agent in (
            ("01_a_crossroads_card.dow", "base", "search:5"),
            ("08_dwar7s_winter_a_hero.dow", "dwar7s", "heuristic"),
        )
    ]
    command = [sys.executable, "-c", ASKED, str(tmp_path), json.dumps(examples)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr


def test_every_package_is_pinned() -> None:
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))
    locked = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    for group in ("dependencies", "devDependencies"):
        for name, version in wanted[group].items():
            assert locked[f"node_modules/{name}"]["version"] == version
    assert wanted["dependencies"]["codemirror"] == "6.0.2"
    assert all(
        "integrity" in found for name, found in locked.items() if name and not found.get("link")
    )
    lines = (WEB / "requirements.txt").read_text("utf-8").splitlines()
    assert all("==" in line for line in lines if not line.startswith("#"))


def test_the_page_names_no_address_but_its_own() -> None:
    files = [*(WEB / "src").glob("*.js"), *(WEB / "page").iterdir()]
    assert files and not [f.name for f in files if ELSEWHERE.search(f.read_text("utf-8"))]


def test_the_policy_lets_only_the_pages_own_scripts_run() -> None:
    html = (WEB / "page" / "index.html").read_text("utf-8")
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]+)"', html)
    rules = dict(rule.split(None, 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'" and rules["script-src"] == "'self'"
    assert rules["connect-src"] == "'self'" and rules["base-uri"] == "'none'"
    assert re.findall(r"sandbox=\"([^\"]*)\"", html) == ["allow-same-origin"]
    assert not re.search(r"\son\w+=", html) and len(re.findall("<script", html)) == 1


def test_no_text_becomes_html() -> None:
    for file in (WEB / "src").glob("*.js"):
        text = file.read_text("utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", text)
        assert text.count("srcdoc") == (1 if file.name == "card.js" else 0)
