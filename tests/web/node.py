"""Run a module of the page by itself in Node.js, and take what a script tells of it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"
HANGS = 300
"""Seconds after which a child of Node.js hangs, that takes some ten: it waits for the network."""
TOLD = "const tell = (all) => console.log(JSON.stringify(all));\n"


def run_in_node(script: str, module: str) -> Any:
    """Return what a script tells with `tell(…)`, once.

    The address of the module is `process.argv[1]` there.
    """
    node = shutil.which("node")
    assert node is not None, "no Node.js: type `apt-get install -y nodejs`"
    address = (WEB / "src" / module).as_uri()
    command = [node, "--input-type=module", "-e", TOLD + script, address]
    done = subprocess.run(command, capture_output=True, text=True, cwd=WEB, timeout=HANGS)
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)
