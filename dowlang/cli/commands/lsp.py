"""`dow lsp`: the language server for editors."""

from __future__ import annotations

from importlib import import_module

from dowlang.cli.errors import CommandError

NEEDED = ("pygls", "lsprotocol", "cattrs", "attrs")


def lsp() -> None:
    """Serve an editor on the standard streams.

    An editor starts it by itself (docs/editors.md).
    """
    try:
        module = import_module("dowlang.cli.language_server")
    except ImportError as missing:
        if missing.name is not None and missing.name.split(".")[0] not in NEEDED:
            raise
        raise CommandError(
            "the language server needs a package that is not installed: "
            "`pip install 'dowlang[lsp]'`"
        ) from None
    module.serve()
