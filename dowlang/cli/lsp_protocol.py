"""The protocol of the language server where ours differs from that of pygls."""

from __future__ import annotations

import logging
from collections.abc import Generator
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams
from pygls.protocol import LanguageServerProtocol
from pygls.protocol.language_server import lsp_method


class Utf16Protocol(LanguageServerProtocol):
    """The protocol with places in units of UTF-16, which every client has, whatever it likes best.

    They are what the service counts in.
    """

    @lsp_method(types.INITIALIZE)
    def lsp_initialize(
        self, params: types.InitializeParams
    ) -> Generator[Any, Any, types.InitializeResult]:
        """Begin as any server does, without a choice of encodings."""
        if params.capabilities.general is not None:
            params.capabilities.general.position_encodings = None
        return (yield from super().lsp_initialize(params))


def is_fault(record: logging.LogRecord) -> bool:
    """Return False for the note of a refusal, which the client is told and is no fault of ours."""
    return not (record.exc_info and isinstance(record.exc_info[1], JsonRpcInvalidParams))
