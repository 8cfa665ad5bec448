// Elements out of text. Nothing here reads HTML: what a card says is always text.
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false && child !== ""));
  return made;
}

export const find = (id) => document.getElementById(id);

export function fill(place, ...children) {
  place.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
}

export function download(name, text, type = "application/json") {
  const link = element("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// The few signs of Markdown that hovers have: titles, bold, code, quotations, lists, rules.
export function markdown(text) {
  const out = element("div", { class: "told" });
  for (const part of text.split(/\n\n+/)) {
    const lines = part.split("\n");
    if (part === "---") out.append(element("hr"));
    else if (lines.every((line) => line.startsWith("    "))) {
      out.append(element("pre", {}, lines.map((line) => line.slice(4)).join("\n")));
    } else if (part.startsWith("### ")) out.append(element("h4", {}, inline(part.slice(4))));
    else if (part.startsWith("> ")) out.append(element("blockquote", {}, inline(part.slice(2))));
    else if (/^ *- /.test(part)) {
      for (const line of lines) {
        const depth = line.search(/\S/) / 2;
        out.append(element("p", { class: `item depth-${Math.min(depth, 5)}` }, inline(line.trim().slice(2))));
      }
    } else out.append(element("p", {}, inline(part)));
  }
  return out;
}

function inline(text) {
  const parts = text.split(/(\*\*`[^`]+`\*\*|\*\*[^*]+\*\*|`[^`]+`|\*[^*\\]+\*)/);
  return parts.map((part) => {
    if (/^\*\*`.*`\*\*$/.test(part)) return element("code", {}, part.slice(3, -3));
    if (/^\*\*.*\*\*$/.test(part)) return element("b", {}, plain(part.slice(2, -2)));
    if (/^`.*`$/.test(part)) return element("code", {}, part.slice(1, -1));
    if (/^\*.*\*$/.test(part)) return element("i", {}, plain(part.slice(1, -1)));
    return plain(part);
  });
}

// A sentence in which code stands between backticks, as elements.
export const withCode = (text) => text.split(/(`[^`]+`)/).map((part) => (/^`.+`$/.test(part) ? element("code", {}, part.slice(1, -1)) : part));

// What is said of a line of the card, the line in it leading there. `line` is undefined or null for none.
export function withLine(text, line, jump) {
  const named = `line ${line}`;
  const at = text.indexOf(named);
  if (at < 0) return withCode(text);
  return [...withCode(text.slice(0, at)), element("button", { class: "plain", onclick: () => jump(line) }, named), ...withCode(text.slice(at + named.length))];
}

const plain = (text) => text.replace(/\\([\\`*_{}[\]<>#|~$])/g, "$1");
