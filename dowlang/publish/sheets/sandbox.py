"""Set what a stranger's template says in a process of its own, with bounds on time and memory.

`SandboxedCompiler` has the two methods of `typst.Compiler` that the typesetter uses. The process is
given no address that leads anywhere, so that nothing is fetched.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

SECONDS = 60
BYTES = 2 * 1024**3
NOWHERE = "http://127.0.0.1:9"
PREFIX = "failed to compile document: "
"""What typst writes before the reason when it is asked for what a document tells."""
PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")


class TemplateFailed(RuntimeError):
    """Raised for a set's template that cannot be set. The text says why."""


class SandboxedCompiler:
    """Compiles one document in a process of its own."""

    def __init__(self, **made: Any) -> None:
        self._made = {
            key: str(value) if isinstance(value, Path) else value for key, value in made.items()
        }

    def compile(self, **how: Any) -> bytes | list[bytes]:
        """Return the document. Raises `TemplateFailed`."""
        found = self._asked("compile", how)
        pages = [base64.b64decode(page) for page in found["pages"]]
        return pages if found["many"] else pages[0]

    def query(self, selector: str, **how: Any) -> str:
        """Return what the document tells. Raises `TemplateFailed`."""
        return str(self._asked("query", {"selector": selector, **how})["told"])

    def _asked(self, what: str, how: Mapping[str, Any]) -> dict[str, Any]:
        request = json.dumps({"made": self._made, "what": what, "how": how}).encode()
        barred = {name: NOWHERE for upper in PROXIES for name in (upper, upper.lower())}
        try:
            done = subprocess.run(
                (sys.executable, __file__),  # which needs none of our packages
                input=request,
                capture_output=True,
                timeout=SECONDS,
                env={**os.environ, **barred, "PYTHONPATH": os.pathsep.join(sys.path)},
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise TemplateFailed(f"it takes more than {SECONDS} seconds") from None
        if done.returncode:
            raise TemplateFailed("it takes more time or memory than a template may")
        found: dict[str, Any] = json.loads(done.stdout)
        if "refused" in found:
            raise TemplateFailed(found["refused"])
        return found


def serve() -> None:
    """Answer one request on the standard streams."""
    request = json.loads(sys.stdin.buffer.read())
    _bound()
    typst = import_module("typst")
    try:
        compiler = typst.Compiler(**request["made"])
        if request["what"] == "query":
            how = dict(request["how"])
            answer: dict[str, Any] = {"told": compiler.query(how.pop("selector"), **how)}
        else:
            made = compiler.compile(**request["how"])
            pages = [made] if isinstance(made, bytes) else list(made)
            coded = [base64.b64encode(page).decode() for page in pages]
            answer = {"pages": coded, "many": not isinstance(made, bytes)}
    except RuntimeError as refused:  # a query raises no `TypstError`
        said = getattr(refused, "message", str(refused))
        answer = {"refused": str(said).removeprefix(PREFIX).partition("\n")[0][:300]}
    sys.stdout.write(json.dumps(answer))


def _bound() -> None:
    """Bound time and memory of this process, where the system knows how."""
    try:
        resource: Any = import_module("resource")
    except ModuleNotFoundError:  # Windows: the time is bounded by whoever waits
        return
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


if __name__ == "__main__":
    serve()
