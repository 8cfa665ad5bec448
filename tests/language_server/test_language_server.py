"""`dow lsp` as a client sees it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dowlang.service import Edit, Position, Range
from dowlang.service.positions import applied
from tests.language_server.client import Client
from tests.service.opened_set import OpenedSet

CARD = "crossroads/a_favour_owed.dow"


@pytest.fixture
def client(opened_set: OpenedSet) -> Iterator[Client]:
    client = Client(opened_set.folder)
    yield client
    assert client.close() == 0
    assert not client.logged


def changed(text: str, edits: list[dict[str, Any]]) -> str:
    made = []
    for each in edits:
        start, end = (Position(**each["range"][side]) for side in ("start", "end"))
        made.append(Edit(Range(start, end), each["newText"]))
    return applied(text, made)


@pytest.mark.proof
def test_a_card_is_written_mended_and_renamed(opened_set: OpenedSet, client: Client) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8")
    uri = client.open(opened_set.folder / CARD)
    assert client.findings(uri) == []
    client.change(uri, text.replace("gain 1 morale", "gain 1 moral"))
    (found,) = client.findings(uri, 1)
    assert found["code"] == "DOW2001" and found["range"]["start"] == {"line": 5, "character": 15}
    (fix,) = client.ask(
        "textDocument/codeAction",
        textDocument={"uri": uri},
        range=found["range"],
        context={"diagnostics": [found]},
    )
    assert fix["isPreferred"]
    mended = changed(text.replace("gain 1 morale", "gain 1 moral"), fix["edit"]["changes"][uri])
    assert mended == text
    client.change(uri, mended, 3)
    client.findings(uri, 0)

    line = text.split("\n").index('    given player 1 has "Aspirin"')
    assert client.about("prepareRename", uri, line, 25)["placeholder"] == "Aspirin"
    found = client.about("rename", uri, line, 25, newName="Aspirins")["changes"]
    assert uri in found and len(found) > 1
    with pytest.raises(ValueError, match="a second item `Tinned Soup`"):
        client.about("rename", uri, line, 25, newName="Tinned Soup")


@pytest.mark.proof
def test_the_server_answers_each_question_of_an_editor(
    opened_set: OpenedSet, client: Client
) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8")
    uri = client.open(
        opened_set.folder / CARD, text.replace("        gain 1 morale", "        gain ")
    )
    found = client.about("completion", uri, 5, 13)
    labels = [item["label"] for item in found["items"]]
    assert (
        labels[0] == "1 morale"
        and "1" in labels
        and found["items"][0]["textEdit"]["range"]["start"]["line"] == 5
    )
    assert client.about("signatureHelp", uri, 5, 13)["signatures"]
    assert "R-ACT-REQ-04" in client.about("hover", uri, 4, 9)["contents"]["value"]
    (place,) = client.about("definition", uri, 14, 25)
    assert place["uri"].endswith("aspirin.dow")
    more = client.about("references", uri, 14, 25, context={"includeDeclaration": True})
    assert len(more) > 3
    whole = {"textDocument": {"uri": uri}}
    first = client.ask("textDocument/documentSymbol", **whole)[0]
    assert first["name"] == "A Favour Owed" and first["children"][0]["name"] == "Pay it back"
    assert client.ask("textDocument/foldingRange", **whole)
    data = client.ask("textDocument/semanticTokens/full", **whole)["data"]
    assert len(data) % 5 == 0 and data[:3] == [0, 0, len("crossroads")]
    commands = {lens["command"]["command"] for lens in client.ask("textDocument/codeLens", **whole)}
    assert commands == {"dow.runTest", "dow.odds", "dow.coverage", "dow.printed"}


@pytest.mark.proof
def test_names_are_marked_in_their_file_and_found_in_the_set(
    opened_set: OpenedSet, client: Client
) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8")
    uri = client.open(opened_set.folder / CARD)
    client.findings(uri)
    line = text.split("\n").index('    given player 1 has "Aspirin"')
    marked = client.about("documentHighlight", uri, line, 25)
    lines = text.split("\n")
    spans = [(each["range"]["start"], each["range"]["end"]) for each in marked]
    said = [lines[start["line"]][start["character"] : end["character"]] for start, end in spans]
    assert set(said) == {'"Aspirin"'} and len(said) == text.count('"Aspirin"') > 1
    assert not client.about("documentHighlight", uri, 0, 2)  # a word of the language is no name
    found = client.ask("workspace/symbol", query="fav owe")
    assert found[0]["name"] == "A Favour Owed" and found[0]["location"]["uri"] == uri
    assert found[0]["containerName"].endswith(CARD)
    elsewhere = client.ask("workspace/symbol", query="amara diallo")
    assert elsewhere[0]["location"]["uri"].endswith("survivors/amara_diallo.dow")
    assert not client.ask("workspace/symbol", query="no such name here")


@pytest.mark.proof
def test_formatting_is_that_of_fmt(opened_set: OpenedSet, client: Client) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8")
    uri = client.open(opened_set.folder / CARD, text.replace("    ", "   "))
    options = {"tabSize": 4, "insertSpaces": True}
    edits = client.ask("textDocument/formatting", textDocument={"uri": uri}, options=options)
    assert changed(text.replace("    ", "   "), edits) == text
    client.change(uri, "# a card\n\nno card at all\n")
    assert not client.ask("textDocument/formatting", textDocument={"uri": uri}, options=options)
    assert client.shown[-1] == "not laid out: line 3 cannot be read yet"


@pytest.mark.proof
def test_a_new_line_is_put_where_it_belongs(opened_set: OpenedSet, client: Client) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8")
    uri = client.open(opened_set.folder / CARD, f'{text}\ntest "x"\n\n')
    line = text.count("\n") + 2
    options = {"tabSize": 4, "insertSpaces": True}
    (edit,) = client.about("onTypeFormatting", uri, line, 0, ch="\n", options=options)
    assert edit["newText"] == "    " and edit["range"]["start"] == {"line": line, "character": 0}


@pytest.mark.proof
def test_what_a_lens_does_is_done_with_the_text_that_is_not_saved(
    opened_set: OpenedSet, client: Client
) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8")
    uri = client.open(opened_set.folder / CARD)

    def run(command: str, name: str) -> str:
        return str(client.ask("workspace/executeCommand", command=command, arguments=[uri, name]))

    assert run("dow.runTest", "Paid on the spot") == "passed: Paid on the spot"
    client.change(uri, text.replace("gain 1 morale", "gain 2 morale"))
    assert "wanted `then morale = 6`" in run("dow.runTest", "Paid on the spot")
    assert "Gain 2 morale" in run("dow.printed", "A Favour Owed")
    assert run("dow.odds", "A Favour Owed").startswith("Owe it: nothing")
    client.change(uri, text.replace("gain 1 morale", "gain 2 moral"), 3)
    assert "mend this first" in run("dow.runTest", "Paid on the spot")


@pytest.mark.proof
def test_figures_are_shown_as_long_as_they_are_of_the_cards_as_they_stand(
    opened_set: OpenedSet, client: Client
) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8")
    uri = client.open(opened_set.folder / CARD)
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 500, "character": 0}}

    def shown() -> dict[str, str]:
        hints = client.ask("textDocument/inlayHint", textDocument={"uri": uri}, range=whole)
        return {hint["label"]: now.split("\n")[hint["position"]["line"]].strip() for hint in hints}

    now = text
    assert not shown()
    for command, name in (
        ("dow.odds", "A Favour Owed"),
        ("dow.runTest", "Paid on the spot"),
        ("dow.coverage", "A Favour Owed"),
    ):
        asked = {"command": command, "arguments": [uri, name]}
        assert client.ask("workspace/executeCommand", **asked)
    found = shown()
    assert found["passed"] == 'test "Paid on the spot"'
    assert [line for line in found.values() if line.startswith("option")]
    assert any("clauses seen by the tests" in label for label in found)
    now = text + "    then food = 9\n"  # of the last test: the odds are those of the card still
    client.change(uri, now, 3)
    assert set(shown()) == {label for label in found if found[label].startswith("option")}
    now = text.replace("gain 1 morale", "gain 2 morale")
    client.change(uri, now, 4)
    assert not shown()
    now = text.replace("gain 1 morale", "gain 1 moral")
    client.change(uri, now, 5)
    assert not shown()


@pytest.mark.proof
def test_what_the_lens_has_not_seen_is_given_a_test(opened_set: OpenedSet, client: Client) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8").split("\n\ntest ")[0] + "\n"
    uri = client.open(opened_set.folder / CARD, text)
    trigger = text.split("\n").index(next(line for line in text.split("\n") if " when " in line))
    place = {"line": trigger, "character": 6}
    context = {"diagnostics": []}

    def drafted() -> list[str]:
        given = {"range": {"start": place, "end": place}, "context": context}
        found = client.ask("textDocument/codeAction", textDocument={"uri": uri}, **given)
        return [each["title"] for each in found if each["title"].startswith("write a test in")]

    assert not drafted()
    asked = {"command": "dow.coverage", "arguments": [uri, "A Favour Owed"]}
    assert client.ask("workspace/executeCommand", **asked)
    (title,) = drafted()
    assert title.startswith("write a test in which `when ") and title.endswith("` holds")
    client.change(uri, f"{text}\n# another text\n", 3)
    assert not drafted()


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("quiet", (False, True))
def test_what_a_lens_says_is_shown_unless_the_client_shows_it(
    opened_set: OpenedSet, quiet: bool
) -> None:
    client = Client(opened_set.folder, snippets=False, quiet=quiet)
    uri = client.open(opened_set.folder / CARD)
    asked = {"command": "dow.printed", "arguments": [uri, "A Favour Owed"]}
    told = client.ask("workspace/executeCommand", **asked)
    items = client.about("completion", uri, 5, 8)["items"]
    assert not any("$" in item["textEdit"]["newText"] for item in items)
    assert client.shown == ([] if quiet else [told])
    assert client.close() == 0


@pytest.mark.proof
@pytest.mark.parametrize("site", ("", "https://example.org/dow/"))
def test_a_finding_leads_to_the_page_of_its_code_where_a_site_is_named(
    opened_set: OpenedSet, site: str
) -> None:
    client = Client(opened_set.folder, site=site)
    path = opened_set.folder / CARD
    uri = client.open(path)
    client.change(uri, path.read_text("utf-8").replace("gain 1 morale", "gain 1 moral"))
    (found,) = client.findings(uri, 1)
    wanted = {"href": f"https://example.org/dow/errors/{found['code']}/"} if site else None
    assert found.get("codeDescription") == wanted
    assert client.close() == 0


@pytest.mark.proof
def test_findings_in_other_files_and_after_closing(opened_set: OpenedSet, client: Client) -> None:
    path = opened_set.folder / "survivors/noor_haddad.dow"
    text = path.read_text("utf-8")
    uri = client.open(path)
    client.findings(uri)
    client.change(uri, text.replace('"Noor Haddad"', '"Noor Hadad"', 1))
    other = (opened_set.folder / CARD).as_uri()
    assert client.findings(other, 2)
    client.tell("textDocument/didClose", textDocument={"uri": uri})
    client.findings(other, 0)


@pytest.mark.proof
def test_an_untitled_document_and_one_with_wide_characters(
    opened_set: OpenedSet, client: Client
) -> None:
    text = 'item "A 𝔐 Spoon"\n    fod\n'
    item = {"uri": "untitled:Untitled-1", "languageId": "dow", "version": 1, "text": text}
    client.tell("textDocument/didOpen", textDocument=item)
    assert client.findings("untitled:Untitled-1")
    symbol = client.ask("textDocument/documentSymbol", textDocument={"uri": "untitled:Untitled-1"})[
        0
    ]
    assert symbol["selectionRange"]["end"]["character"] == len('item "A 𝔐 Spoon"') + 1


@pytest.mark.proof
def test_places_are_in_utf_16_whatever_a_client_likes_best(
    opened_set: OpenedSet, client: Client
) -> None:
    assert client.server["capabilities"]["positionEncoding"] == "utf-16"
    text = 'item "A 𝔐 Spoon" \n    food\n'
    uri = client.open(opened_set.folder / "items/school/spoon.dow", text)
    client.type_in(uri, 0, len('item "A 𝔐') + 1, "é")
    symbol = client.ask("textDocument/documentSymbol", textDocument={"uri": uri})[0]
    assert symbol["name"] == "A 𝔐é Spoon"
    client.type_in(uri, 0, symbol["selectionRange"]["end"]["character"], " # x", 3)
    data = client.ask("textDocument/semanticTokens/full", textDocument={"uri": uri})["data"]
    assert data[5:8] == [0, 5, len('"A 𝔐é Spoon"') + 1]


def test_without_the_package_one_line_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['pygls'] = None\n"
        "from dowlang.cli.app import perform\n"
        "sys.exit(perform(['lsp']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert "pip install 'dowlang[lsp]'" in done.stderr


def test_no_document_is_a_question_without_an_answer(opened_set: OpenedSet, client: Client) -> None:
    uri = Path("/nowhere/x.dow").as_uri()
    assert client.about("hover", uri, 0, 0) is None
    assert client.about("completion", uri, 0, 0) is None


@pytest.mark.proof
@pytest.mark.skipif(
    shutil.which("nvim") is None, reason="Neovim is not installed: apt install neovim"
)
def test_a_real_client_checks_completes_mends_and_renames(opened_set: OpenedSet) -> None:
    """Neovim without a screen opens a set and does with the keyboard's commands what people do."""
    script = Path(__file__).with_name("neovim.lua")
    done = subprocess.run(
        ["nvim", "--headless", "--clean", "-n", "-u", "NONE", "-c", f"luafile {script}"],
        capture_output=True,
        text=True,
        cwd=opened_set.folder,
        timeout=120,
        env={**os.environ, "DOW_PYTHON": sys.executable},
    )
    said = done.stdout + done.stderr
    assert "FAULT" not in said, said
    for step in (
        "diagnostics DOW2001",
        "completed gain 1 morale",
        "mended 0",
        "signature add {count}",
        "figures 2",
        "defined noor_haddad.dow",
        "renamed Noor Hadid",
    ):
        assert step in said, said


@pytest.mark.proof
@pytest.mark.skipif(
    shutil.which("nvim") is None, reason="Neovim is not installed: apt install neovim"
)
def test_the_settings_of_the_documentation_start_the_server(
    opened_set: OpenedSet, tmp_path: Path
) -> None:
    """Neovim as docs/editors.md sets it up tells a mistake, goes to it by a key, completes and
    indents by spaces.
    """
    told = (Path(__file__).parents[2] / "docs" / "editors.md").read_text("utf-8")
    (settings,) = re.findall(r"```lua\n(.*?)```", told, flags=re.DOTALL)
    (tmp_path / "init.lua").write_text(settings, "utf-8")
    (tmp_path / "dow").write_text(f'#!/bin/sh\nexec {sys.executable} -m dowlang.cli "$@"\n')
    (tmp_path / "dow").chmod(0o755)
    card = opened_set.folder / "crossroads" / "a_favour_owed.dow"
    card.write_text(card.read_text("utf-8").replace("gain 1 morale", "gain 1 moral"), "utf-8")
    waits = "vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 50)"
    found = "vim.diagnostic.get(0)[1]"
    says = (
        f"io.stdout:write({found}.message, tostring(vim.bo.expandtab), vim.bo.omnifunc, ' at ', "
        f"vim.fn.line('.') - {found}.lnum, ' keys ', #vim.api.nvim_buf_get_keymap(0, 'n'))"
    )
    done = subprocess.run(
        [
            *("nvim", "--headless", "-n", "-u", str(tmp_path / "init.lua"), str(card)),
            *("-c", f"lua {waits}", "-c", "normal ]d", "-c", f"lua {says}", "-c", "qall!"),
        ],
        capture_output=True,
        text=True,
        cwd=opened_set.folder,
        timeout=120,
        env={**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
    )
    said = "truev:lua.vim.lsp.omnifunc at 1 keys 8"
    assert "moral" in done.stdout and said in done.stdout, done.stdout + done.stderr
