// The switch of light and dark takes no letters: the keys that open the search do so from it too.
addEventListener(
  "keydown",
  ({ key, target }) => {
    if (["/", "f", "s"].includes(key) && target.matches?.(".md-option")) target.blur();
  },
  true,
);

// The search answers each letter, and one letter with nearly every page: who types fast waits for all these answers
// before the last one. It is asked once nobody types for a moment.
const PAUSE = 200;
let later = 0;
addEventListener(
  "keyup",
  (event) => {
    const { target, isTrusted } = event;
    if (!isTrusted || !target.matches?.("[data-md-component=search-query]")) return;
    event.stopPropagation();
    clearTimeout(later);
    later = setTimeout(() => target.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true })), PAUSE);
  },
  true,
);
