"""Lines of the mutated modules that run while they are imported.

A statement that no test reaches but that runs at import has done its work before a mutant can be
put in force (tables, declarations): its mutants are left out of the score, as `import`.
"""

from __future__ import annotations

import json
import subprocess
import sys

from tests.mutation.mutants import PLACES, ROOT, modules

SCRIPT = """
import json, sys
from importlib import import_module
import coverage
files = sys.argv[1].split(";")
watch = coverage.Coverage(data_file=None, include=files, config_file=False, messages=False)
watch.start()
for name in sys.argv[2].split(";"):
    import_module(name)
watch.stop()
data = watch.get_data()
print(json.dumps({file: data.lines(file) for file in data.measured_files()}))
"""


def at_import() -> dict[str, frozenset[int]]:
    """File below the root -> lines that run when the mutated modules are imported, in a process
    of its own.
    """
    names = [
        file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for file in modules().values()
    ]
    included = ";".join(f"{ROOT / place}/*" for place in PLACES.values())
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, included, ";".join(names)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return {
        file.removeprefix(f"{ROOT}/"): frozenset(lines)
        for file, lines in json.loads(done.stdout).items()
    }
