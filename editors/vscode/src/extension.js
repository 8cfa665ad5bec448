// The client of `dow lsp`: findings, completion and the rest come from the server; tests in the test explorer and
// the printed card beside the text are made here from what the server's commands say.
"use strict";
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

const PAUSE = 250; // milliseconds after a keystroke before the printed card is shown again
let client;

function serverOptions() {
  const settings = vscode.workspace.getConfiguration("dowlang");
  return { command: settings.get("command") || "dow", args: ["lsp"], transport: TransportKind.stdio };
}

function ask(command, uri, name) {
  return client.sendRequest("workspace/executeCommand", { command, arguments: [uri, name] });
}

// ---- the cards and tests of a text
async function symbolsOf(uri) {
  return (await client.sendRequest("textDocument/documentSymbol", { textDocument: { uri } })) || [];
}

// The card or the test that a line is in. In a test the card is the one above it.
async function symbolAt(uri, line, test) {
  const above = (await symbolsOf(uri)).filter((symbol) => symbol.range.start.line <= line);
  const last = above.at(-1);
  if (test) return last?.detail === "test" ? last : undefined;
  return above.filter((symbol) => symbol.detail !== "test").at(-1);
}

// Carry out a command of the server for what the cursor is in, as its lens does.
async function atCursor(command, test) {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== "dow") return;
  const uri = editor.document.uri.toString();
  const symbol = await symbolAt(uri, editor.selection.active.line, test);
  if (symbol) await vscode.commands.executeCommand(command, uri, symbol.name);
  else vscode.window.showInformationMessage(test ? "The cursor is in no test." : "The cursor is in no card.");
}

// ---- the printed card beside the text
class Printed {
  constructor() {
    this.panel = undefined;
    this.of = undefined;
    this.timer = undefined;
  }

  async show(uri, name) {
    this.of = { uri, name };
    if (!this.panel) {
      this.panel = vscode.window.createWebviewPanel(
        "dowPrinted", "Printed card", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: false });
      this.panel.onDidDispose(() => { this.panel = undefined; });
    }
    await this.draw();
  }

  later(document) {
    if (!this.panel || !this.of || document.uri.toString() !== this.of.uri) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.draw(), PAUSE);
  }

  // Show the card that the cursor has come into.
  follow({ textEditor: { document }, selections }) {
    if (!this.panel || document.languageId !== "dow") return;
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const uri = document.uri.toString();
      const symbol = await symbolAt(uri, selections[0].active.line, false);
      if (symbol) this.of = { uri, name: symbol.name };
      await this.draw();
    }, PAUSE);
  }

  async draw() {
    if (!this.panel) return;
    const { uri, name } = this.of;
    const text = (await ask("dow.printed", uri, name)) || "";
    const body = await vscode.commands.executeCommand("markdown.api.render", text);
    if (!this.panel) return;
    this.panel.title = name;
    this.panel.webview.html =
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">' +
      "<style>body{max-width:32em;padding:1em;border:1px solid var(--vscode-panel-border);border-radius:8px}</style>" +
      `</head><body>${body}</body></html>`;
  }
}

// ---- tests in the test explorer
class Tests {
  constructor(context) {
    this.controller = vscode.tests.createTestController("dow", "Tests of cards");
    this.controller.createRunProfile("Run", vscode.TestRunProfileKind.Run, (request, token) => this.run(request, token), true);
    context.subscriptions.push(this.controller);
  }

  async read(document) {
    if (document.languageId !== "dow") return;
    const uri = document.uri.toString();
    const tests = (await symbolsOf(uri)).filter((symbol) => symbol.detail === "test");
    if (!tests.length) {
      this.controller.items.delete(uri);
      return;
    }
    const file = this.controller.createTestItem(uri, vscode.workspace.asRelativePath(document.uri), document.uri);
    for (const test of tests) {
      const item = this.controller.createTestItem(`${uri}#${test.name}`, test.name, document.uri);
      item.range = new vscode.Range(test.range.start.line, 0, test.range.end.line, test.range.end.character);
      file.children.add(item);
    }
    this.controller.items.add(file);
  }

  async run(request, token) {
    const run = this.controller.createTestRun(request);
    const waiting = [];
    const wanted = request.include || [...this.controller.items].map(([, item]) => item);
    for (const item of wanted) {
      if (item.children.size) item.children.forEach((child) => waiting.push(child));
      else waiting.push(item);
    }
    for (const item of waiting) {
      if (token.isCancellationRequested) break;
      run.started(item);
      const begun = Date.now();
      const said = (await ask("dow.runTest", item.uri.toString(), item.label)) || "the file is not open";
      if (said.startsWith("passed: ")) run.passed(item, Date.now() - begun);
      else run.failed(item, new vscode.TestMessage(said), Date.now() - begun);
    }
    run.end();
  }
}

async function activate(context) {
  const printed = new Printed();
  client = new LanguageClient("dow", "Dowlang cards", serverOptions(), {
    documentSelector: [{ language: "dow" }],
    initializationOptions: { quiet: true, site: vscode.workspace.getConfiguration("dowlang").get("site") },
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{dow,toml}") },
    middleware: {
      async executeCommand(command, args, next) {
        if (command === "dow.printed") return printed.show(args[0], args[1]);
        const said = await next(command, args);
        if (said) {
          if (said.includes("\n")) await vscode.window.showInformationMessage(said, { modal: true });
          else vscode.window.showInformationMessage(said);
        }
        return said;
      },
    },
  });
  const offered = { printed: false, odds: false, coverage: false, runTest: true };
  context.subscriptions.push(
    ...Object.entries(offered).map(([name, test]) => vscode.commands.registerCommand(`dowlang.${name}`, () => atCursor(`dow.${name}`, test))),
    vscode.commands.registerCommand("dowlang.restart", () => client.restart()));
  try {
    await client.start();
  } catch (fault) {
    vscode.window.showErrorMessage(
      "`dow lsp` did not start. Install it with `pip install 'dowlang[lsp]'`, or set `dowlang.command` to the `dow` of your environment.");
    return;
  }
  const tests = new Tests(context);
  const read = (document) => tests.read(document).then(undefined, () => undefined);
  vscode.workspace.textDocuments.forEach(read);
  context.subscriptions.push(
    client,
    vscode.workspace.onDidOpenTextDocument(read),
    vscode.workspace.onDidSaveTextDocument(read),
    vscode.window.onDidChangeTextEditorSelection((event) => printed.follow(event)),
    vscode.workspace.onDidChangeTextDocument((event) => printed.later(event.document)),
    vscode.workspace.onDidCloseTextDocument((document) => tests.controller.items.delete(document.uri.toString())));
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
