"""Another process with another hash seed that loads a save and plays on: what a player does who
goes on tomorrow, on another machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence

from tests.contract.worlds import ROOT

GO_ON = """
import importlib, json, sys
module, function = sys.argv[1].split(":")
cards = getattr(importlib.import_module(module), function)()
from dowlang.engine.game import Game
from dowlang.engine.saves import to_json
for line in sys.stdin:
    text, answers = json.loads(line)
    game = Game.from_json(text, cards)
    same = to_json(game) == text
    for answer in answers:
        game.choose(answer)
    print(json.dumps([same, game.digest]), flush=True)
"""


class Elsewhere:
    """One process for one world; it stays until `close`."""

    def __init__(self, loader: str, hash_seed: int) -> None:
        environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": str(ROOT)}
        self._process = subprocess.Popen(
            [sys.executable, "-c", GO_ON, loader],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment,
        )

    def play(self, save: str, answers: Sequence[int]) -> tuple[bool, str]:
        """Does the save come out as it went in, and the digest after these answers."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps([save, list(answers)]) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, f"the other process ended with {self._process.wait()}"
        same, digest = json.loads(line)
        return bool(same), str(digest)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()
