// Light or dark: one choice for this page and the documents around it, kept as their theme keeps it.
import { kept } from "./kept.js";

const PLACE = `${new URL("..", location).pathname}.__palette`;
const SCHEMES = { light: "default", dark: "slate" }; // in the order of the palette in mkdocs.yml

// The one that was chosen here or there, else that of the system.
export function keptTheme() {
  try {
    const { scheme } = JSON.parse(kept.get(PLACE)).color;
    return scheme === SCHEMES.dark ? "dark" : "light";
  } catch {
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
}

// Keep a choice, and return it.
export function keepTheme(name) {
  const color = { media: `(prefers-color-scheme: ${name})`, scheme: SCHEMES[name], primary: "indigo", accent: "indigo" };
  kept.set(PLACE, JSON.stringify({ index: Object.keys(SCHEMES).indexOf(name), color }));
  return name;
}
