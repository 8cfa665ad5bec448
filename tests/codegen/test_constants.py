"""Handlers name the constants of the modules that nouns and closed lists declare, whatever else
the process has imported.
"""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import sys
from dowlang.project import ruleset_registry
from dowlang.rulesets import RULESETS
constants = 0
for name in RULESETS:
    vocabulary = ruleset_registry.vocabulary(name)
    declared = {one.module for one in (*vocabulary.nouns, *vocabulary.enumerations) if one.module}
    constants += len(declared)
    print(*(declared - set(sys.modules)))
assert constants, "a game may do without any, not all of them"
"""


def test_what_declares_a_module_for_constants_has_it_loaded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
    )
    assert not done.stdout.strip()
