"""What the server answers is what a client of each editor has said that it takes: `pytest-lsp`
plays the client and compares every answer with its capabilities.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from tests.playground.asking import example

TEXT = example("01_").lstrip("\n")
BROKEN = TEXT.replace("add 2 zombies", "add 2 zombeis")
EDITORS = (
    "neovim",
    pytest.param("visual_studio_code", marks=pytest.mark.proof),
    pytest.param("emacs", marks=pytest.mark.proof),
)


@pytest_lsp.fixture(
    params=EDITORS,
    config=ClientServerConfig(server_command=[sys.executable, "-m", "dowlang.cli", "lsp"]),
)
async def client(request: Any, lsp_client: LanguageClient) -> AsyncIterator[None]:
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=client_capabilities(request.param))
    )
    yield
    await lsp_client.shutdown_session()


def at(words: str, more: int = 0) -> types.Position:
    before = BROKEN[: BROKEN.index(words) + more]
    return types.Position(before.count("\n"), len(before.rpartition("\n")[2]))


@pytest.mark.proof
@pytest.mark.asyncio
async def test_every_answer_is_one_that_the_client_takes(
    client: LanguageClient, tmp_path: Path
) -> None:
    uri = (tmp_path / "card.dow").as_uri()
    document = types.TextDocumentIdentifier(uri)
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "dow", 1, BROKEN))
    )
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    (found,) = client.diagnostics[uri]
    assert found.code == "DOW2001" and found.range.start == at("zombeis")
    context = types.CodeActionContext([found])
    fixes = await client.text_document_code_action_async(
        types.CodeActionParams(document, found.range, context)
    )
    assert fixes and isinstance(fixes[0], types.CodeAction)
    assert fixes[0].is_preferred and fixes[0].title == "write `zombies`"
    place = at("gain 1 morale", 5)
    offered = await client.text_document_completion_async(types.CompletionParams(document, place))
    assert isinstance(offered, types.CompletionList) and offered.items
    told = await client.text_document_hover_async(types.HoverParams(document, place))
    assert told is not None
    helped = await client.text_document_signature_help_async(
        types.SignatureHelpParams(document, place)
    )
    assert helped is not None
    label = at('"Answer it"', 3)
    named = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(document, label)
    )
    assert isinstance(named, types.PrepareRenamePlaceholder) and named.placeholder == "Answer it"
    renamed = await client.text_document_rename_async(types.RenameParams(document, label, "Go"))
    assert renamed is not None and renamed.changes is not None and len(renamed.changes[uri]) == 2
    where = await client.text_document_definition_async(types.DefinitionParams(document, label))
    assert isinstance(where, Sequence) and len(where) == 1
    said = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), document, label)
    )
    assert said is not None and len(said) == 2
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert symbols is not None and len(symbols) == 4
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert await client.text_document_code_lens_async(types.CodeLensParams(document))
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(document)
    )
    assert tokens is not None and len(tokens.data) > 200
    assert client.error is None
