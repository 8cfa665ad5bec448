"""The state of a language server: the documents of one client, and what it was told."""

from __future__ import annotations

import asyncio
from pathlib import Path

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from dowlang import __version__
from dowlang.cli import lsp_types
from dowlang.cli.lsp_protocol import Utf16Protocol
from dowlang.service import Document, Workspace
from dowlang.service.known_measurements import KnownMeasurements
from dowlang.service.workspace import WarmSet
from dowlang.source.files import real

PAUSE = 0.03
"""Seconds after a keystroke before the set is checked, so that a burst of them is one check."""


class CardServer(LanguageServer):
    """A server with the documents of one client."""

    def __init__(self) -> None:
        super().__init__("dow", __version__, protocol_cls=Utf16Protocol)
        self.cards = Workspace()
        self.uris: dict[Path, str] = {}
        self.told: dict[int, set[Path]] = {}  # by set: files that a client has findings of
        self.figures: dict[int, KnownMeasurements] = {}
        self.waiting: asyncio.TimerHandle | None = None
        self.site = ""  # where the documents are served, without a slash at the end
        self.quiet = False  # a client that shows by itself what a lens says

    def document(self, uri: str) -> Document | None:
        """Return an open document."""
        return self.cards.documents.get(real(lsp_types.path_of(uri)))

    def put(self, uri: str, text: str) -> None:
        """Give a document its text, and have its set checked soon."""
        document = self.cards.open(lsp_types.path_of(uri), text)
        self.uris[document.path] = uri
        self.soon()

    def soon(self) -> None:
        """Have the sets checked once nothing has been typed for a moment."""
        if self.waiting is not None:
            self.waiting.cancel()
        self.waiting = asyncio.get_running_loop().call_later(PAUSE, self.tell)

    def tell(self) -> None:
        """Tell the findings of all sets."""
        self.waiting = None
        for warm_set in list(self.cards.sets.values()):
            if warm_set.stale:
                self._tell_of(warm_set)

    def _tell_of(self, warm_set: WarmSet) -> None:
        try:
            found = self.cards.findings(warm_set)
        except Exception as fault:  # what was typed last is told with the next keystroke
            self.fault(fault)
            return
        before = self.told.get(id(warm_set), set())
        for path in sorted({*found, *before}):
            text_map = warm_set.map_of(path)
            self.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(
                    self.uris.get(path, path.absolute().as_uri()),
                    [
                        lsp_types.diagnostic(each, text_map, self.site)
                        for each in found.get(path, ())
                    ],
                )
            )
        self.told[id(warm_set)] = {path for path, each in found.items() if each}

    def show_figures(self) -> None:
        """Have a client that can ask for the figures again do so."""
        workspace = self.client_capabilities.workspace
        hints = workspace.inlay_hint if workspace else None
        if hints and hints.refresh_support:
            self.workspace_inlay_hint_refresh(None)

    def fault(self, fault: Exception) -> None:
        """Log a fault of ours."""
        said = f"{type(fault).__name__}: {fault}"[:300]
        self.window_log_message(types.LogMessageParams(types.MessageType.Error, said))
