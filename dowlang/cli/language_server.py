"""The language server: what an editor's client asks, handed to the service.

A finding is told a moment after the last keystroke. Nothing that a document holds stops the server:
a fault of ours is logged, and the question has no answer.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, TextIO, TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams

from dowlang.cli import lsp_types
from dowlang.cli.card_server import CardServer
from dowlang.cli.lens_commands import lens_answer
from dowlang.cli.lsp_protocol import is_fault
from dowlang.project.formatting import formatted
from dowlang.service import Document
from dowlang.service.code_actions.actions import actions
from dowlang.service.code_lenses import code_lenses
from dowlang.service.completion.completions import completions
from dowlang.service.folding import folding_ranges
from dowlang.service.hover import hover
from dowlang.service.indentation import indented
from dowlang.service.known_measurements import KnownMeasurements
from dowlang.service.navigation import definition, highlights, references
from dowlang.service.outline import symbols
from dowlang.service.renaming import Refused, renamable, rename, why_not
from dowlang.service.semantic_tokens import TYPES, semantic_tokens
from dowlang.service.signatures import signatures
from dowlang.service.symbol_search import search_symbols
from dowlang.service.workspace import as_bytes
from dowlang.source.files import real

Handler = TypeVar("Handler", bound=Callable[..., Any])


logging.getLogger("pygls.protocol.json_rpc").addFilter(is_fault)
server = CardServer()


def asked(feature: str, *more: Any) -> Callable[[Handler], Handler]:
    """Register a handler of a question about a document, which has no answer if it is not open."""

    def register(handler: Handler) -> Handler:
        @wraps(handler)
        def answer(ls: CardServer, params: Any) -> Any:
            document = ls.document(params.text_document.uri)
            if document is None:
                return None
            try:
                return handler(ls, document, params)
            except Refused as refused:
                raise JsonRpcInvalidParams(str(refused)) from None
            except Exception as fault:  # no document stops the server
                ls.fault(fault)
                return None

        answer.__annotations__ = {}
        server.feature(feature, *more)(answer)
        return handler

    return register


# ---- documents
@server.feature(types.INITIALIZE)
def initialize(ls: CardServer, params: types.InitializeParams) -> None:
    """Take note of what a client asks for at its start."""
    options = params.initialization_options

    def option(name: str) -> object:
        if isinstance(options, dict):
            return options.get(name)
        return getattr(options, name, None)

    ls.quiet = bool(option("quiet"))
    ls.site = str(option("site") or "").rstrip("/")


@server.feature(types.TEXT_DOCUMENT_DID_OPEN)
def did_open(ls: CardServer, params: types.DidOpenTextDocumentParams) -> None:
    """Take a document in."""
    ls.put(params.text_document.uri, params.text_document.text)


@server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
def did_change(ls: CardServer, params: types.DidChangeTextDocumentParams) -> None:
    """Give a document another text."""
    uri = params.text_document.uri
    ls.put(uri, ls.workspace.get_text_document(uri).source)


@server.feature(types.TEXT_DOCUMENT_DID_SAVE)
def did_save(ls: CardServer, params: types.DidSaveTextDocumentParams) -> None:
    """Read the sets again: a saved manifest changes what they hold."""
    ls.cards.saved()
    ls.soon()


@server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
def did_change_files(ls: CardServer, params: types.DidChangeWatchedFilesParams) -> None:
    """Read the sets again: files were made, changed or taken away by others."""
    ls.cards.saved()
    ls.soon()


@server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
def did_close(ls: CardServer, params: types.DidCloseTextDocumentParams) -> None:
    """Let a document go. Of a set without documents nothing is told any more."""
    path = real(lsp_types.path_of(params.text_document.uri))
    document = ls.cards.documents.get(path)
    ls.cards.close(path)
    if document is not None and not document.warm_set.texts:
        for each in ls.told.pop(id(document.warm_set), set()):
            uri = ls.uris.get(each, each.absolute().as_uri())
            ls.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))
        ls.figures.pop(id(document.warm_set), None)
    ls.uris.pop(path, None)
    ls.soon()


# ---- questions
@asked(
    types.TEXT_DOCUMENT_COMPLETION,
    types.CompletionOptions(trigger_characters=[" ", '"']),
)
def _completion(ls: CardServer, document: Document, params: Any) -> types.CompletionList:
    text_document = ls.client_capabilities.text_document
    completion = text_document.completion if text_document else None
    item = completion.completion_item if completion else None
    found = completions(document, lsp_types.place(params.position))
    return lsp_types.completion_list(found, bool(item and item.snippet_support))


@asked(types.TEXT_DOCUMENT_SIGNATURE_HELP, types.SignatureHelpOptions(trigger_characters=[" "]))
def _signature(ls: CardServer, document: Document, params: Any) -> types.SignatureHelp | None:
    return lsp_types.signature_help(signatures(document, lsp_types.place(params.position)))


@asked(types.TEXT_DOCUMENT_HOVER)
def _hover(ls: CardServer, document: Document, params: Any) -> types.Hover | None:
    told = hover(document, lsp_types.place(params.position))
    if told is None:
        return None
    content = types.MarkupContent(types.MarkupKind.Markdown, told.markdown)
    return types.Hover(content, lsp_types.range_of(told.range))


@asked(types.TEXT_DOCUMENT_DEFINITION)
def _definition(ls: CardServer, document: Document, params: Any) -> list[types.Location]:
    return lsp_types.locations(definition(document, lsp_types.place(params.position)))


@asked(types.TEXT_DOCUMENT_REFERENCES)
def _references(ls: CardServer, document: Document, params: Any) -> list[types.Location]:
    return lsp_types.locations(references(document, lsp_types.place(params.position)))


@asked(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
def _highlights(ls: CardServer, document: Document, params: Any) -> list[types.DocumentHighlight]:
    found = highlights(document, lsp_types.place(params.position))
    return [types.DocumentHighlight(lsp_types.range_of(each)) for each in found]


@asked(types.TEXT_DOCUMENT_PREPARE_RENAME)
def _prepare(ls: CardServer, document: Document, params: Any) -> types.PrepareRenamePlaceholder:
    at = lsp_types.place(params.position)
    found = renamable(document, at)
    if found is None:
        raise Refused(why_not(document, at))
    return types.PrepareRenamePlaceholder(lsp_types.range_of(found[0]), found[1])


@asked(types.TEXT_DOCUMENT_RENAME, types.RenameOptions(prepare_provider=True))
def _rename(ls: CardServer, document: Document, params: Any) -> types.WorkspaceEdit:
    found = rename(document, lsp_types.place(params.position), params.new_name)
    return lsp_types.changes(found, ls.uris)


@asked(
    types.TEXT_DOCUMENT_CODE_ACTION,
    types.CodeActionOptions([types.CodeActionKind.QuickFix, types.CodeActionKind.Refactor]),
)
def _actions(ls: CardServer, document: Document, params: Any) -> list[types.CodeAction]:
    known = ls.figures.get(id(document.warm_set))
    uncovered, wrong = (known.uncovered(document), known.wrong(document)) if known else ((), ())
    found = actions(document, lsp_types.stretch(params.range), uncovered, wrong)
    uri = params.text_document.uri
    return [lsp_types.code_action(each, uri, document.map) for each in found]


@asked(types.TEXT_DOCUMENT_FORMATTING)
def _formatting(ls: CardServer, document: Document, params: Any) -> list[types.TextEdit]:
    ruleset = document.language.vocabulary.name
    found = formatted(as_bytes(document.text), document.label, ruleset)
    if found.text is None:
        said = f"not laid out: line {found.findings[0].span.line} cannot be read yet"
        ls.window_show_message(types.ShowMessageParams(types.MessageType.Info, said))
        return []
    whole = lsp_types.range_of(document.map.whole())
    return [types.TextEdit(whole, found.text)] if found.text != document.map.text else []


@asked(types.TEXT_DOCUMENT_ON_TYPE_FORMATTING, types.DocumentOnTypeFormattingOptions("\n"))
def _indented(ls: CardServer, document: Document, params: Any) -> list[types.TextEdit]:
    edit = indented(document, lsp_types.place(params.position))
    return [types.TextEdit(lsp_types.range_of(edit.range), edit.text)] if edit else []


@asked(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
def _symbols(ls: CardServer, document: Document, params: Any) -> list[types.DocumentSymbol]:
    return [lsp_types.document_symbol(each) for each in symbols(document)]


@asked(types.TEXT_DOCUMENT_FOLDING_RANGE)
def _folds(ls: CardServer, document: Document, params: Any) -> list[types.FoldingRange]:
    return [types.FoldingRange(first, last) for first, last in folding_ranges(document)]


@asked(types.TEXT_DOCUMENT_CODE_LENS)
def _lenses(ls: CardServer, document: Document, params: Any) -> list[types.CodeLens]:
    return [lsp_types.code_lens(each, params.text_document.uri) for each in code_lenses(document)]


@asked(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, types.SemanticTokensLegend(list(TYPES), []))
def _tokens(ls: CardServer, document: Document, params: Any) -> types.SemanticTokens:
    return lsp_types.semantic_tokens(semantic_tokens(document))


@asked(types.TEXT_DOCUMENT_INLAY_HINT)
def _inlays(ls: CardServer, document: Document, params: Any) -> list[types.InlayHint]:
    known = ls.figures.get(id(document.warm_set))
    if known is None:
        return []
    wanted = range(params.range.start.line, params.range.end.line + 1)
    found = [hint for hint in known.hints(document) if hint.line in wanted]
    return [lsp_types.inlay_hint(figure, document.map) for figure in found]


@server.feature(types.WORKSPACE_SYMBOL)
def workspace_symbols(
    ls: CardServer, params: types.WorkspaceSymbolParams
) -> list[types.WorkspaceSymbol]:
    """Tell the cards, definitions and tests of all open sets whose names have some letters."""
    try:
        found = [
            each
            for warm_set in ls.cards.sets.values()
            for each in search_symbols(warm_set, params.query)
        ]
    except Exception as fault:  # a set that cannot be read stops nobody
        ls.fault(fault)
        return []
    return [lsp_types.workspace_symbol(each, ls.uris) for each in found]


# ---- what a lens does
def _perform(ls: CardServer, command: str, uri: str, name: str) -> str | None:
    document = ls.document(uri)
    if document is None:
        return None
    figures = ls.figures.setdefault(id(document.warm_set), KnownMeasurements())
    try:
        told = lens_answer(document, figures, command, name)
    except Exception as fault:  # a card that does not end, a set that does not check
        told = f"{type(fault).__name__}: {fault}"[:300]
    ls.show_figures()
    if not ls.quiet:
        ls.window_show_message(types.ShowMessageParams(types.MessageType.Info, told))
    return told


@server.command("dow.runTest")
def run_test(ls: CardServer, uri: str, name: str) -> str | None:
    """Run one test of a document, by its name."""
    return _perform(ls, "dow.runTest", uri, name)


@server.command("dow.odds")
def odds(ls: CardServer, uri: str, name: str) -> str | None:
    """Tell what a card does on average."""
    return _perform(ls, "dow.odds", uri, name)


@server.command("dow.coverage")
def coverage(ls: CardServer, uri: str, name: str) -> str | None:
    """Tell what of the cards of a document its tests have seen."""
    return _perform(ls, "dow.coverage", uri, name)


@server.command("dow.printed")
def printed(ls: CardServer, uri: str, name: str) -> str | None:
    """Tell a card as it is printed."""
    return _perform(ls, "dow.printed", uri, name)


def serve() -> None:
    """Serve one client on the standard streams until it leaves.

    What anybody else prints goes to standard error, where there is one, and never between the
    messages. Raises `OSError` when a stream is closed.
    """
    out = _descriptor(sys.stdout)
    said = os.fdopen(os.dup(out), "wb")
    heard = os.fdopen(os.dup(_descriptor(sys.stdin)), "rb")
    try:
        aside = _descriptor(sys.stderr)
    except OSError:
        aside = os.open(os.devnull, os.O_WRONLY)
    os.dup2(aside, out)
    server.start_io(heard, said)


def _descriptor(stream: TextIO | None) -> int:
    """Return the number of a standard stream. Raises `OSError` when it is closed."""
    try:
        if stream is not None:
            return stream.fileno()
    except ValueError:  # what stands for a closed stream has none
        pass
    raise OSError(errno.EBADF, os.strerror(errno.EBADF))
