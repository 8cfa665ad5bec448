// What `make check` asks of the page's JavaScript: mistakes, nothing about how it is laid out.
import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-var": "error",
      "prefer-const": "error",
    },
  },
  { files: ["**/*.mjs", "**/lint/*.js"], languageOptions: { globals: globals.node } },
  // written above it when the pages are built (`documents.py`)
  { files: ["**/pages/*.js"], languageOptions: { globals: { MESSAGES: "readonly", WORDS: "readonly" } } },
  { files: ["**/worker.js"], languageOptions: { globals: globals.worker } },
];
