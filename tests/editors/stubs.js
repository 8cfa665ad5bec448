// Stands in for the editor: starts the extension, and says what it registers and what it asks.
"use strict";
const Module = require("module");
const seen = { commands: {}, sent: [], options: null, server: null, panels: [], tests: [], results: [] };
const item = (id, label, uri) => ({
  id, label, uri, children: Object.assign(new Map(), { add(child) { this.set(child.id, child); } }),
});
const vscode = {
  workspace: {
    getConfiguration: () => ({ get: (name) => ({ command: "/here/dow", site: "https://example.org" })[name] }),
    createFileSystemWatcher: (glob) => glob,
    textDocuments: [{ languageId: "dow", uri: "file:///a.dow" }],
    asRelativePath: (uri) => String(uri),
    onDidOpenTextDocument: () => ({}), onDidSaveTextDocument: () => ({}),
    onDidChangeTextDocument: () => ({}), onDidCloseTextDocument: () => ({}),
  },
  window: {
    activeTextEditor: { document: { languageId: "dow", uri: "file:///a.dow" }, selection: { active: { line: 2 } } },
    onDidChangeTextEditorSelection: (handler) => { seen.follow = handler; },
    createWebviewPanel: (id, title) => {
      const panel = { id, title, webview: { html: "" }, onDidDispose() {} };
      seen.panels.push(panel);
      return panel;
    },
    showInformationMessage: (text) => seen.results.push(text),
    showErrorMessage: (text) => seen.results.push(text),
  },
  commands: {
    registerCommand: (name, run) => { seen.commands[name] = run; },
    // as in the editor the commands of the server go through the middleware of its client
    executeCommand: async (name, ...given) =>
      name.startsWith("dow.") ? seen.options.middleware.executeCommand(name, given, async () => `${name} of ${given[1]}`) : `<p>${given[0]}</p>`,
  },
  tests: {
    createTestController: () => ({
      items: Object.assign(new Map(), { add(each) { this.set(each.id, each); } }),
      createRunProfile: (label, kind, handler) => { seen.run = handler; },
      createTestItem: (id, label, uri) => {
        const made = item(id, label, uri);
        seen.tests.push(made);
        return made;
      },
      createTestRun: () => ({
        started() {}, end() {},
        passed: (each) => seen.results.push(`passed ${each.label}`),
        failed: (each, message) => seen.results.push(`failed ${each.label}: ${message.text}`),
      }),
    }),
  },
  TestRunProfileKind: { Run: 1 }, ViewColumn: { Beside: -2 },
  Range: class {}, TestMessage: class { constructor(text) { this.text = text; } },
};
const span = { start: { line: 1, character: 0 }, end: { line: 3, character: 5 } };
class LanguageClient {
  constructor(id, name, server, options) { seen.server = server; seen.options = options; }
  async start() {}
  async stop() {}
  async restart() { seen.results.push("restarted"); }
  async sendRequest(method, params) {
    if (method === "textDocument/documentSymbol") {
      const card = (name, line) => ({ name, detail: "crossroads", range: { start: { line }, end: { line } } });
      const tests = ["good", "bad"].map((name) => ({ name, detail: "test", range: span }));
      return [card("A card", 0), ...tests, card("Another card", 9)];
    }
    seen.sent.push(params);
    if (params.command === "dow.printed") return "### A card";
    return params.arguments[1] === "good" ? "passed: good" : "a.dow:3: test `bad`";
  }
}
const load = Module._load;
Module._load = (name, ...rest) =>
  name === "vscode" ? vscode
    : name === "vscode-languageclient/node" ? { LanguageClient, TransportKind: { stdio: 0 } } : load(name, ...rest);

(async () => {
  const extension = require(process.argv[2]);
  await extension.activate({ subscriptions: [] });
  await new Promise((done) => setTimeout(done, 50));
  await seen.options.middleware.executeCommand("dow.printed", ["file:///a.dow", "A card"]);
  await seen.options.middleware.executeCommand("dow.odds", ["file:///a.dow", "A card"], async () => "odds");
  for (const name of Object.keys(seen.commands)) await seen.commands[name]();
  vscode.window.activeTextEditor.selection.active.line = 9;
  await seen.commands["dowlang.runTest"]();
  seen.follow({ textEditor: vscode.window.activeTextEditor, selections: [{ active: { line: 9 } }] });
  await new Promise((done) => setTimeout(done, 400));
  await seen.run({}, { isCancellationRequested: false });
  console.log(JSON.stringify({
    server: seen.server, options: seen.options, results: seen.results,
    panel: seen.panels[0], commands: Object.keys(seen.commands), tests: seen.tests.map((each) => each.label),
  }));
})();
