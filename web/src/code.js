// Texts that are only read, in colours: a card by the parts that the service tells, Python by its grammar.
import { classHighlighter, highlightCode } from "@lezer/highlight";
import { parser } from "@lezer/python";
import { element } from "./dom.js";

const coloured = (text, kind) => (kind ? element("span", { class: kind }, text) : text);

// `parts` are line, character, length and type of each.
export function cardCode(text, parts) {
  const lines = text.split("\n").map((line, number) => {
    const out = [];
    let at = 0;
    for (const [, from, length, type] of parts.filter(([of]) => of === number)) {
      out.push(line.slice(at, from), coloured(line.slice(from, from + length), `dow-${type}`));
      at = from + length;
    }
    return [...out, line.slice(at), "\n"];
  });
  return element("pre", { class: "code" }, lines.flat());
}

export function pythonCode(text) {
  const out = [];
  highlightCode(text, parser.parse(text), classHighlighter, (part, kind) => out.push(coloured(part, kind)), () => out.push("\n"));
  return element("pre", { class: "code", tabindex: "0" }, out);
}
