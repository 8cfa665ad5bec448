"""Put what the service answers into the types of the protocol, and places of the protocol into
those of the service.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from urllib.parse import unquote, urlsplit

from lsprotocol import types

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.service.code_actions.code_action import Action
from dowlang.service.code_lenses import CodeLens
from dowlang.service.completion.completion_items import Completions
from dowlang.service.inlay_hints import InlayHint
from dowlang.service.navigation import Location
from dowlang.service.outline import Symbol
from dowlang.service.positions import Edit, Position, Range, TextMap
from dowlang.service.semantic_tokens import TYPES, SemanticToken
from dowlang.service.signatures import Signature
from dowlang.service.symbol_search import FoundSymbol

SOURCE = "dow"
KINDS = {
    "phrase": types.CompletionItemKind.Snippet,
    "line": types.CompletionItemKind.Struct,
    "name": types.CompletionItemKind.Value,
    "word": types.CompletionItemKind.Keyword,
    "number": types.CompletionItemKind.Unit,
}
SYMBOLS = {
    "test": types.SymbolKind.Method,
    "define": types.SymbolKind.Function,
    "option": types.SymbolKind.EnumMember,
    "automatic": types.SymbolKind.EnumMember,
    "passes": types.SymbolKind.EnumMember,
    "fails": types.SymbolKind.EnumMember,
}


def path_of(uri: str) -> Path:
    """Return the path of a document. One without a file lies in the folder we stand in."""
    parsed = urlsplit(uri)
    if parsed.scheme == "file":
        path = unquote(parsed.path)
        drive = len(path) > 2 and path[0] == "/" and path[2] == ":"
        return Path(path[1:] if drive else path)
    name = unquote(parsed.path).strip("/").replace("/", "_") or "untitled"
    return Path.cwd() / (name if name.endswith(".dow") else f"{name}.dow")


def place(position: types.Position) -> Position:
    """Return a position of the protocol as the service has it."""
    return Position(position.line, position.character)


def stretch(range: types.Range) -> Range:
    """Return a range of the protocol as the service has it."""
    return Range(place(range.start), place(range.end))


def range_of(range: Range) -> types.Range:
    """Return a range of the service as the protocol has it."""
    return types.Range(types.Position(*range.start), types.Position(*range.end))


def diagnostic(found: Diagnostic, text_map: TextMap, site: str = "") -> types.Diagnostic:
    """Return a finding, with its help on a line of its own, and the page of its code at a site."""
    error = found.severity is Severity.ERROR
    help = f"\n{found.help}" if found.help else ""
    return types.Diagnostic(
        range_of(text_map.range(found.span)),
        message=f"{found.message}{help}",
        severity=types.DiagnosticSeverity.Error if error else types.DiagnosticSeverity.Warning,
        code=found.code,
        code_description=types.CodeDescription(f"{site}/errors/{found.code}/") if site else None,
        source=SOURCE,
    )


def workspace_symbol(found: FoundSymbol, uris: Mapping[Path, str]) -> types.WorkspaceSymbol:
    """Return a name of a set, with its file beside it."""
    uri = uris.get(found.path, found.path.absolute().as_uri())
    kind = SYMBOLS.get(found.kind, types.SymbolKind.Class)
    location = types.Location(uri, range_of(found.range))
    return types.WorkspaceSymbol(location, found.name, kind, container_name=found.file)


def completion_list(found: Completions, snippets: bool) -> types.CompletionList:
    """Return what may stand at a cursor, as plain text for a client without snippets."""
    place = range_of(found.range)
    plain, snippet = types.InsertTextFormat.PlainText, types.InsertTextFormat.Snippet
    items = [
        types.CompletionItem(
            item.label,
            kind=KINDS[item.kind],
            detail=item.detail or None,
            documentation=item.documentation or None,
            sort_text=f"{number:04}",
            filter_text=item.label,
            insert_text_format=snippet if snippets else plain,
            text_edit=types.TextEdit(place, item.insert if snippets else item.label),
        )
        for number, item in enumerate(found.items)
    ]
    return types.CompletionList(is_incomplete=not found.is_complete, items=items)


def signature_help(found: Sequence[Signature]) -> types.SignatureHelp | None:
    """Return the phrases whose slots are filled."""
    told = [
        types.SignatureInformation(
            each.label,
            documentation=each.documentation,
            parameters=[types.ParameterInformation(slot) for slot in each.slots],
            active_parameter=each.active,
        )
        for each in found
    ]
    if not told:
        return None
    return types.SignatureHelp(told, active_signature=0, active_parameter=found[0].active)


def locations(found: Iterable[Location]) -> list[types.Location]:
    """Return stretches of files."""
    return [types.Location(each.path.as_uri(), range_of(each.range)) for each in found]


def changes(edits: Mapping[Path, Sequence[Edit]], uris: Mapping[Path, str]) -> types.WorkspaceEdit:
    """Return changes of files. `uris` are the names that a client has for open ones."""
    return types.WorkspaceEdit(
        changes={
            uris.get(path, path.as_uri()): [
                types.TextEdit(range_of(edit.range), edit.text) for edit in of_file
            ]
            for path, of_file in edits.items()
        }
    )


def code_action(action: Action, uri: str, text_map: TextMap) -> types.CodeAction:
    """Return what mends a finding, or writes a test. A client takes the only answer by itself."""
    edits = [types.TextEdit(range_of(edit.range), edit.text) for edit in action.edits]
    return types.CodeAction(
        action.title,
        kind=types.CodeActionKind.QuickFix if action.finding else types.CodeActionKind.Refactor,
        diagnostics=[diagnostic(action.finding, text_map)] if action.finding else None,
        is_preferred=action.is_preferred,
        edit=types.WorkspaceEdit(changes={uri: edits}),
    )


def document_symbol(symbol: Symbol) -> types.DocumentSymbol:
    """Return a card, a test or a part of one."""
    return types.DocumentSymbol(
        symbol.name or "?",
        kind=SYMBOLS.get(symbol.kind, types.SymbolKind.Class),
        range=range_of(symbol.range),
        selection_range=range_of(symbol.selection_range),
        detail=symbol.kind,
        children=[document_symbol(each) for each in symbol.below],
    )


def code_lens(lens: CodeLens, uri: str) -> types.CodeLens:
    """Return something that can be done with a card or a test."""
    command = types.Command(lens.title, lens.command, arguments=[uri, lens.name])
    return types.CodeLens(range_of(lens.range), command)


def inlay_hint(hint: InlayHint, text_map: TextMap) -> types.InlayHint:
    """Return a figure at the end of its line."""
    line = hint.line + 1
    at = text_map.position(text_map.offset(line, len(text_map.line(line)) + 1))
    place = types.Position(at.line, at.character)
    return types.InlayHint(place, hint.text, tooltip=hint.tooltip or None, padding_left=True)


def semantic_tokens(tokens: Iterable[SemanticToken]) -> types.SemanticTokens:
    """Return the parts of a text, each as its distance from the one before."""
    data: list[int] = []
    line = character = 0
    for token in tokens:
        below = token.line - line
        data += [
            below,
            token.character - (0 if below else character),
            token.length,
            TYPES.index(token.type),
            0,
        ]
        line, character = token.line, token.character
    return types.SemanticTokens(data)
