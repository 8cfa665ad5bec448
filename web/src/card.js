// A card as it is printed: the page of the publisher in a frame without scripts, or lines of text.
import { element } from "./dom.js";

const ALONE = "<style>.cover,nav,.index,.chapter>h2{display:none}.book{display:block;padding:0}main{padding:8px}html{background:transparent;overflow:hidden}body{margin:0}</style>";

// The frame may not run scripts, whatever its text is: its sandbox and the page's policy both say so.
// `loaded` is called once it stands there.
export function showPrinted(frame, html, dark, loaded) {
  const theme = dark ? "(min-width: 0)" : "(max-width: 0)";
  frame.srcdoc = html
    .replaceAll("(prefers-color-scheme: dark)", theme)
    .replace("</head>", `${ALONE}</head>`);
  frame.onload = () => {
    fit(frame);
    frame.dataset.theme = dark ? "dark" : "light";
    loaded();
    // Who clicked on the card has the keys of the page still.
    frame.contentDocument?.addEventListener("keydown", (event) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (!/^F\d+$/.test(key) && !ctrlKey && !metaKey) return;
      const same = new KeyboardEvent("keydown", { key, shiftKey, ctrlKey, metaKey, altKey, cancelable: true });
      if (!dispatchEvent(same)) event.preventDefault();
    });
  };
}

// The frame is as high as its card: the pane around it scrolls, which keys can reach.
export function fit(frame) {
  const page = frame.contentDocument?.documentElement;
  if (!page) return;
  frame.style.height = "0";
  frame.style.height = `${page.scrollHeight}px`;
}

// Scroll the pane around the frame to a card, where it has several.
export function toCard(frame, name) {
  const cards = [...(frame.contentDocument?.querySelectorAll("article.card") ?? [])];
  const card = cards.find((each) => each.querySelector("h3")?.textContent.trim() === name);
  if (cards.length > 1 && card) frame.parentElement.scrollTop = frame.offsetTop - frame.parentElement.offsetTop + card.getBoundingClientRect().top - 8;
}

// `after` stands behind the name: what a page of the game says of the card.
export function cardText(card, after = "") {
  const rules = card.rules.map(([depth, text]) => element("p", { class: `item depth-${Math.min(depth, 5)}` }, text));
  return element(
    "article",
    { class: `card kind-${card.kind}` },
    element("h4", {}, `${card.name}${after}`, element("small", {}, [card.called, ...card.head].join(", "))),
    card.flavor ? element("blockquote", {}, card.flavor) : null,
    card.trigger ? element("p", { class: "trigger" }, `${card.trigger}:`) : null,
    rules,
  );
}
