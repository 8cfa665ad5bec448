"""The extension of Visual Studio Code: what it declares is there, and it does what it says."""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest

from dowlang.service.semantic_tokens import TYPES
from tests.web.node import HANGS

FOLDER = Path(__file__).parents[2] / "editors" / "vscode"
NODE = shutil.which("node")


def package() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "package.json").read_text("utf-8"))
    return found


def test_every_file_that_is_named_is_there() -> None:
    found = package()["contributes"]
    named = [found["languages"][0]["configuration"], package()["icon"]]
    named += [each["path"] for key in ("grammars", "snippets") for each in found[key]]
    assert all((FOLDER / name).is_file() for name in named)
    kept = (FOLDER / ".vscodeignore").read_text("utf-8")
    assert "!dist/extension.js" in kept and package()["main"] == "./dist/extension.js"


def test_the_icon_is_a_picture_of_128_by_128() -> None:
    data = (FOLDER / package()["icon"]).read_bytes()
    assert data.startswith(b"\x89PNG") and struct.unpack(">II", data[16:24]) == (128, 128)


def test_the_packages_are_pinned() -> None:
    wanted = package()["devDependencies"]
    locked = json.loads((FOLDER / "package-lock.json").read_text("utf-8"))["packages"]
    assert set(wanted) == {"@vscode/vsce", "esbuild", "vscode-languageclient"}
    for name, version in wanted.items():
        assert locked[f"node_modules/{name}"]["version"] == version


def test_colours_of_the_server_have_scopes() -> None:
    (scopes,) = package()["contributes"]["semanticTokenScopes"]
    assert set(scopes["scopes"]) <= set(TYPES)


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed: apt install nodejs")
def test_the_extension_starts_the_server_and_shows_what_it_says() -> None:
    stubs = Path(__file__).with_name("stubs.js")
    command = [str(NODE), str(stubs), str(FOLDER / "src" / "extension.js")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANGS)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["server"] == {"command": "/here/dow", "args": ["lsp"], "transport": 0}
    wanted = {"quiet": True, "site": "https://example.org"}
    assert seen["options"]["initializationOptions"] == wanted
    assert seen["tests"] == ["file:///a.dow", "good", "bad"]
    named = [each["command"] for each in package()["contributes"]["commands"]]
    assert seen["commands"] == named
    at_the_cursor = ["dow.odds of A card", "dow.coverage of A card", "dow.runTest of bad"]
    elsewhere = ["restarted", "The cursor is in no test."]
    ran = ["passed good", "failed bad: a.dow:3: test `bad`"]
    assert seen["results"] == ["odds", *at_the_cursor, *elsewhere, *ran]
    assert seen["panel"]["title"] == "Another card"  # it follows the cursor
    html = seen["panel"]["webview"]["html"]
    assert "<p>### A card</p>" in html and "default-src 'none'" in html


@pytest.mark.proof
def test_the_package_is_built_without_warnings() -> None:
    """Node.js is there where the page is built, which proofs want as well."""
    if not (FOLDER / "node_modules" / ".bin" / "vsce").exists():
        ready = ("npm", "ci", "--no-audit", "--no-fund", "--silent")
        subprocess.run(ready, cwd=FOLDER, check=True, capture_output=True, timeout=HANGS)
    command = ("npm", "run", "package")
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, timeout=HANGS)
    said = done.stdout + done.stderr
    assert done.returncode == 0 and "DONE" in said and "WARNING" not in said, said
    assert (FOLDER / "dowlang.vsix").stat().st_size > 20_000
