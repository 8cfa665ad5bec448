"""A plain client of the language server: it talks to `dow lsp` over its standard streams."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from queue import Empty, Queue
from typing import Any

LONGEST = 30.0
"""Seconds until an answer that does not come is a failure."""


class Client:
    """One conversation with a server of its own."""

    def __init__(
        self, folder: Path, snippets: bool = True, quiet: bool = False, site: str = ""
    ) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dowlang.cli", "lsp"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
        )
        self.number = 0
        self.answers: Queue[dict[str, Any]] = Queue()
        self.diagnostics: dict[str, list[dict[str, Any]]] = {}
        self.told = 0
        self.logged: list[str] = []
        self.shown: list[str] = []
        threading.Thread(target=self._listen, daemon=True).start()
        item = {"snippetSupport": snippets}
        self.server = self.ask(
            "initialize",
            processId=None,
            rootUri=folder.as_uri(),
            initializationOptions={"quiet": quiet, "site": site},
            capabilities={
                "general": {"positionEncodings": ["utf-8", "utf-32", "utf-16"]},
                "textDocument": {"completion": {"completionItem": item}},
            },
        )
        self.tell("initialized")

    def _listen(self) -> None:
        assert self.process.stdout is not None
        stream = self.process.stdout
        while header := stream.readline():
            length = int(header.split(b":")[1])
            while stream.readline().strip():
                pass
            message = json.loads(stream.read(length))
            method = message.get("method")
            if method == "textDocument/publishDiagnostics":
                self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
                self.told += 1
            elif method == "window/showMessage":
                self.shown.append(message["params"]["message"])
            elif method == "window/logMessage":
                self.logged.append(message["params"]["message"])
            elif method is None:
                self.answers.put(message)

    def _send(self, **message: Any) -> None:
        assert self.process.stdin is not None
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        self.process.stdin.flush()

    def tell(self, method: str, **params: Any) -> None:
        self._send(method=method, params=params)

    def ask(self, method: str, **params: Any) -> Any:
        """Return the result, raise with the message of an error."""
        self.number += 1
        self._send(id=self.number, method=method, params=params)
        try:
            answer = self.answers.get(timeout=LONGEST)
        except Empty:
            raise TimeoutError(f"no answer to {method}; logged: {self.logged}") from None
        assert answer["id"] == self.number
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer["result"]

    # ---- documents
    def open(self, path: Path, text: str | None = None) -> str:
        uri = path.as_uri()
        item = {"uri": uri, "languageId": "dow", "version": 1}
        text = path.read_text("utf-8") if text is None else text
        self.tell("textDocument/didOpen", textDocument={**item, "text": text})
        return uri

    def type_in(self, uri: str, line: int, character: int, text: str, version: int = 2) -> None:
        """Send a change of a part of a document."""
        place = {"line": line, "character": character}
        self.tell(
            "textDocument/didChange",
            textDocument={"uri": uri, "version": version},
            contentChanges=[{"range": {"start": place, "end": place}, "text": text}],
        )

    def change(self, uri: str, text: str, version: int = 2) -> None:
        self.tell(
            "textDocument/didChange",
            textDocument={"uri": uri, "version": version},
            contentChanges=[{"text": text}],
        )

    def about(self, method: str, uri: str, line: int, character: int, **more: Any) -> Any:
        place = {"line": line, "character": character}
        return self.ask(f"textDocument/{method}", textDocument={"uri": uri}, position=place, **more)

    def findings(self, uri: str, wanted: int | None = None) -> list[dict[str, Any]]:
        """Return what is told of a document next, or once it is told so many findings."""
        until, before = time.monotonic() + LONGEST, self.told
        while time.monotonic() < until:
            found = self.diagnostics.get(uri, [])
            if (self.told > before) if wanted is None else len(found) == wanted:
                return found
            time.sleep(0.005)
        raise TimeoutError(f"told {self.diagnostics.get(uri)}, wanted {wanted}: {self.logged}")

    def close(self) -> int:
        self.ask("shutdown")
        self.tell("exit")
        code = self.process.wait(LONGEST)
        assert self.process.stderr is not None
        aside = self.process.stderr.read().decode()
        assert "Traceback" not in aside, aside  # what is refused is told, and no fault
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return code
